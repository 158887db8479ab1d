// SPDX-License-Identifier: MIT
#include "tests/support/hidden.h"

#include <array>

namespace champclos::test {

namespace {

using Mapping = std::array<CardId, kMaxCardsPerDeck>;

CardSet mapped(CardSet cards, const Mapping &mapping) {
    CardSet result;
    cards.forEach([&](CardId card) { result.insert(mapping[static_cast<std::size_t>(card.value())]); });
    return result;
}

void change(CardId &card, const Mapping &mapping) {
    if (card)
        card = mapping[static_cast<std::size_t>(card.value())];
}

bool isFaceDown(const GameState &state, SeatId owner) {
    return state.combat.isActive && !state.combat.isRevealed &&
           seatOf(state.combat.side(Side::Attacker).fighter) == owner;
}

/// Gives every card of `from` another one of `from`, at random.
Mapping shuffledWithin(CardSet from, Rng &rng) {
    Mapping mapping;
    for (int card = 0; card < kMaxCardsPerDeck; ++card)
        mapping[static_cast<std::size_t>(card)] = CardId(card);
    CardStack before;
    from.forEach([&](CardId card) { before.push(card); });
    CardStack after = before;
    rng.shuffle(after);
    for (int card = 0; card < before.size(); ++card)
        mapping[static_cast<std::size_t>(before[card].value())] = after[card];
    return mapping;
}

/// Puts other cards into the places of one seat.
void replaceCards(GameState &state, SeatId owner, const Mapping &mapping) {
    SeatState &seat = state.seat(owner);
    seat.hand = mapped(seat.hand, mapping);
    for (CardId &card : seat.deck)
        change(card, mapping);
    for (CombatSide &side : state.combat.sides) {
        if (state.combat.isActive && seatOf(side.fighter) == owner)
            change(side.card, mapping);
        if (side.rememberedOwner == owner)
            change(side.remembered, mapping);
    }
    if (state.combat.isActive && seatOf(state.combat.side(Side::Attacker).fighter) == owner)
        change(state.combat.boostCard, mapping);
    for (Frame &frame : state.frames)
        if (frame.thatOwner == owner)
            change(frame.thatCard, mapping);
}

/// The hand and what was played from it face down.
CardSet handAndFaceDown(const GameState &state, SeatId owner) {
    CardSet cards = state.seat(owner).hand;
    if (isFaceDown(state, owner))
        for (CardId card : {state.combat.side(Side::Attacker).card, state.combat.boostCard})
            if (card)
                cards.insert(card);
    return cards;
}

} // namespace

CardSet hiddenCards(const Match &match, const GameState &state, SeatId owner, SeatId viewer) {
    const SeatState &seat = state.seat(owner);
    CardSet hidden;
    for (CardId card : seat.deck)
        hidden.insert(card);
    if (!match.friendsOf(viewer).contains(owner))
        hidden |= handAndFaceDown(state, owner);
    return hidden - seat.knownTo[static_cast<std::size_t>(viewer.value())];
}

GameState dealtAnew(const Match &match, const GameState &state, SeatId viewer, Rng &rng) {
    GameState other = state;
    for (int index = 0; index < match.seatCount; ++index) {
        const SeatId owner(index);
        const Mapping unknown = shuffledWithin(hiddenCards(match, state, owner, viewer), rng);
        replaceCards(other, owner, unknown);
        for (CardSet &known : other.seat(owner).knownTo) // what others know of them, they know of the new ones
            known = mapped(known, unknown);
        // Of cards that are known to have been in the hand, any may be the one that lies face down.
        if (isFaceDown(state, owner) && !match.friendsOf(viewer).contains(owner))
            replaceCards(other, owner, shuffledWithin(handAndFaceDown(other, owner), rng));
        rng.shuffle(other.seat(owner).sideDeck);
    }
    other.rng = Rng(rng.next());
    return other;
}

} // namespace champclos::test

// SPDX-License-Identifier: MIT
#include "tests/support/hidden.h"

#include <array>

namespace champclos::test {

namespace {

using Mapping = std::array<CardId, kMaxCardsPerDeck>;

Mapping unchanged() {
    Mapping mapping;
    for (int card = 0; card < kMaxCardsPerDeck; ++card)
        mapping[static_cast<std::size_t>(card)] = CardId(card);
    return mapping;
}

CardId &at(Mapping &mapping, CardId card) { return mapping[static_cast<std::size_t>(card.value())]; }

CardSet mapped(CardSet cards, const Mapping &mapping) {
    CardSet result;
    cards.forEach([&](CardId card) { result.insert(mapping[static_cast<std::size_t>(card.value())]); });
    return result;
}

void change(CardId &card, const Mapping &mapping) {
    if (card)
        card = mapping[static_cast<std::size_t>(card.value())];
}

void change(CardStack &cards, const Mapping &mapping) {
    for (CardId &card : cards)
        change(card, mapping);
}

/// Gives every card of `from` another one of `from`, at random.
void shuffleWithin(CardSet from, Mapping &mapping, Rng &rng) {
    CardStack before;
    from.forEach([&](CardId card) { before.push(card); });
    CardStack after = before;
    rng.shuffle(after);
    for (int card = 0; card < before.size(); ++card)
        at(mapping, before[card]) = after[card];
}

bool isFriend(const Match &match, SeatId viewer, SeatId owner) {
    return viewer && match.friendsOf(viewer).contains(owner);
}

bool isFaceDown(const GameState &state, SeatId owner) {
    return state.combat.isActive && !state.combat.isRevealed &&
           seatOf(state.combat.side(Side::Attacker).fighter) == owner;
}

/// Puts other cards into the hidden places of one seat.
void replaceHidden(GameState &state, SeatId owner, const Mapping &mapping) {
    SeatState &seat = state.seat(owner);
    seat.hand = mapped(seat.hand, mapping);
    change(seat.deck, mapping);
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

/// The same for every place of the seat, and for what is known of it.
void replaceAll(GameState &state, SeatId owner, const Mapping &mapping) {
    replaceHidden(state, owner, mapping);
    SeatState &seat = state.seat(owner);
    change(seat.discard, mapping);
    change(seat.pile, mapping);
    for (CardSet &known : seat.knownTo)
        known = mapped(known, mapping);
    for (Frame &frame : state.frames)
        if (frame.seat == owner)
            change(frame.card, mapping);
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

/// The cards among which a viewer may know some: who has seen the hand while a card lay face down is sure of the hand.
CardSet heldFor(const GameState &state, SeatId owner, SeatId viewer) {
    const bool isSure = viewer && isFaceDown(state, owner) && state.combat.handSeenBy.contains(viewer);
    return isSure ? state.seat(owner).hand : handAndFaceDown(state, owner);
}

Mapping pairIn(CardSet hidden, Rng &rng) {
    Mapping mapping = unchanged();
    if (hidden.size() < 2)
        return mapping;
    const CardId one = hidden.nth(rng.below(hidden.size()));
    hidden.erase(one);
    const CardId other = hidden.nth(rng.below(hidden.size()));
    at(mapping, one) = other;
    at(mapping, other) = one;
    return mapping;
}

/// Which copy is which means nothing, anywhere; nor does which of the copies in a hand somebody has seen.
void exchangeCopies(const SeatTables &tables, GameState &state, SeatId owner, Rng &rng) {
    Mapping mapping = unchanged();
    for (std::size_t kind = 0; kind < tables.deck.cards.size(); ++kind)
        shuffleWithin(tables.kinds[kind].copies, mapping, rng);
    replaceAll(state, owner, mapping);
    for (int viewer = 0; viewer < kMaxSeats; ++viewer)
        for (std::size_t kind = 0; kind < tables.deck.cards.size(); ++kind) {
            CardSet &known = state.seat(owner).knownTo[static_cast<std::size_t>(viewer)];
            const CardSet held = heldFor(state, owner, SeatId(viewer)) & tables.kinds[kind].copies;
            const int count = (known & held).size();
            known -= held;
            CardSet rest = held;
            for (int seen = 0; seen < count; ++seen) {
                const CardId card = rest.nth(rng.below(rest.size()));
                rest.erase(card);
                known.insert(card);
            }
        }
}

void dealSeat(const Match &match, GameState &state, SeatId owner, SeatId viewer, Deal deal, Rng &rng) {
    if (deal == Deal::Copies)
        return;
    const CardSet hidden = hiddenCards(match, state, owner, viewer);
    Mapping mapping = deal == Deal::OnePair ? pairIn(hidden, rng) : unchanged();
    if (deal == Deal::Everything)
        shuffleWithin(hidden, mapping, rng);
    replaceHidden(state, owner, mapping);
    for (CardSet &known : state.seat(owner).knownTo) // what others know of them, they know of the new ones
        known = mapped(known, mapping);
    // Of cards that are known to have been in the hand, any may be the one that lies face down.
    if (deal == Deal::Everything && isFaceDown(state, owner) && !isFriend(match, viewer, owner) &&
        heldFor(state, owner, viewer) != state.seat(owner).hand) {
        Mapping faceDown = unchanged();
        shuffleWithin(handAndFaceDown(state, owner), faceDown, rng);
        replaceHidden(state, owner, faceDown);
    }
    if (deal == Deal::Everything)
        rng.shuffle(state.seat(owner).sideDeck);
}

} // namespace

CardSet hiddenCards(const Match &match, const GameState &state, SeatId owner, SeatId viewer) {
    const SeatState &seat = state.seat(owner);
    CardSet hidden;
    for (CardId card : seat.deck)
        hidden.insert(card);
    if (!isFriend(match, viewer, owner))
        hidden |= handAndFaceDown(state, owner);
    return viewer ? hidden - seat.knownTo[static_cast<std::size_t>(viewer.value())] : hidden;
}

GameState twinOf(const Match &match, const GameState &state, SeatId viewer, Deal deal, Rng &rng) {
    GameState twin = state;
    const SeatId chosen(rng.below(match.seatCount));
    for (int index = 0; index < match.seatCount; ++index) {
        const SeatId owner(index);
        if (deal != Deal::OnePair || owner == chosen)
            dealSeat(match, twin, owner, viewer, deal, rng);
        exchangeCopies(match.seat(owner), twin, owner, rng);
    }
    return twin;
}

GameState dealtAnew(const Match &match, const GameState &state, SeatId viewer, Rng &rng) {
    GameState other = twinOf(match, state, viewer, Deal::Everything, rng);
    other.rng = Rng(rng.next());
    return other;
}

} // namespace champclos::test

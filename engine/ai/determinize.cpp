// SPDX-License-Identifier: MIT
#include "engine/ai/determinize.h"

namespace champclos::ai {

namespace {

using CardList = FixedVector<CardId, kMaxCardsPerDeck>;

/// The cards of a seat that lie where this observer sees them.
CardSet visibleCards(const GameState &seen, SeatId owner) {
    const SeatState &seat = seen.seat(owner);
    CardSet cards = seat.hand;
    for (const CardStack *stack : {&seat.deck, &seat.discard, &seat.pile})
        for (CardId card : *stack)
            if (card)
                cards.insert(card);
    if (seen.combat.isActive) {
        for (const CombatSide &side : seen.combat.sides)
            if (side.card && seatOf(side.fighter) == owner)
                cards.insert(side.card);
        if (seen.combat.boostCard && seatOf(seen.combat.side(Side::Attacker).fighter) == owner)
            cards.insert(seen.combat.boostCard);
    }
    for (const Frame &frame : seen.frames)
        if (frame.kind == FrameKind::Scheme && frame.seat == owner && frame.card)
            cards.insert(frame.card);
    return cards;
}

/// Takes one of the unknown cards that lie in `wanted`, at random; any of them if there is none.
CardId drawFrom(CardList &unknown, const CardSet &wanted, Rng &rng) {
    CardList fitting;
    for (CardId card : unknown)
        if (wanted.contains(card))
            fitting.push(card);
    const CardList &pool = fitting.isEmpty() ? unknown : fitting;
    if (pool.isEmpty())
        return CardId::none();
    const CardId card = pool[rng.below(pool.size())];
    unknown.removeAt(unknown.indexOf(card));
    return card;
}

void dealSideDeck(SeatState &seat, std::size_t cards, Rng &rng) {
    FixedVector<std::uint8_t, kMaxSideCards> unknown;
    for (std::size_t card = 0; card < cards; ++card) {
        const auto id = static_cast<std::uint8_t>(card);
        if (seat.sideCard != id && seat.sideDiscard.indexOf(id) < 0)
            unknown.push(id);
    }
    rng.shuffle(unknown);
    for (std::uint8_t &card : seat.sideDeck)
        if (card == SeatState::kNoSide && !unknown.isEmpty())
            card = unknown.pop();
}

} // namespace

void determinizeInto(const Match &match, const Observation &observation, Rng &rng, GameState &state) {
    state = observation.seen;
    state.rng = Rng(rng.next());
    for (int index = 0; index < match.seatCount; ++index) {
        const SeatId owner(index);
        const SeatTables &tables = match.seat(owner);
        SeatState &seat = state.seat(owner);
        CardList unknown;
        (tables.allCards - visibleCards(state, owner)).forEach([&](CardId card) { unknown.push(card); });
        // A hidden attack card is one its fighter may attack with; nothing is known of a hidden boost.
        if (CombatSide &attack = state.combat.side(Side::Attacker);
            state.combat.isActive && seatOf(attack.fighter) == owner) {
            if (observation.hasHiddenAttackCard)
                attack.card = drawFrom(unknown, tables.attackCards & match.fighter(attack.fighter).playable, rng);
            if (observation.hasHiddenBoost)
                state.combat.boostCard = drawFrom(unknown, tables.allCards, rng);
        }
        rng.shuffle(unknown);
        const int known = seat.hand.size();
        for (int missing = observation.handCount[static_cast<std::size_t>(index)] - known;
             missing > 0 && !unknown.isEmpty(); --missing)
            seat.hand.insert(unknown.pop());
        for (CardId &card : seat.deck)
            if (!card && !unknown.isEmpty())
                card = unknown.pop();
        if (tables.deck.sideDeck)
            dealSideDeck(seat, tables.deck.sideDeck->cards.size(), rng);
    }
}

GameState determinize(const Match &match, const Observation &observation, Rng &rng) {
    GameState state;
    determinizeInto(match, observation, rng, state);
    return state;
}

} // namespace champclos::ai

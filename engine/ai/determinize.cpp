// SPDX-License-Identifier: MIT
#include "engine/ai/determinize.h"

#include "engine/core/array_by.h"

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

/// A random member; the set must not be empty.
CardId anyOf(const CardSet &cards, Rng &rng) { return cards.nth(rng.below(cards.size())); }

/// What must have been in a hand: a card to attack with and, if a boost lies beside it, another one that has a boost.
struct Needed {
    CardSet fitting;
    CardSet boosts;
    bool hasBoost = false;

    /// How many cards a hand still lacks for that, at least.
    int lackingIn(const CardSet &held) const {
        const CardSet attacks = held & fitting;
        if (!hasBoost)
            return attacks.isEmpty() ? 1 : 0;
        const CardSet boosting = held & boosts;
        const bool isOneForBoth = attacks == boosting && attacks.size() == 1;
        return (attacks.isEmpty() ? 1 : 0) + (boosting.isEmpty() || isOneForBoth ? 1 : 0);
    }
};

/// Deals the attack card that lies face down, and perhaps a boost, out of what its owner held when it was played.
void dealHiddenAttack(const Match &match, const Observation &observation, CardList &unknown, Rng &rng,
                      GameState &state) {
    CombatSide &attack = state.combat.side(Side::Attacker);
    const SeatId owner = seatOf(attack.fighter);
    const Needed needed{.fitting = match.seat(owner).attackCards & match.fighter(attack.fighter).playable,
                        .boosts = match.seat(owner).boostCards,
                        .hasBoost = observation.hasHiddenBoost};
    SeatState &seat = state.seat(owner);
    CardSet held; // what is known of hand and combat together; a hand that was seen is there already
    const CardSet known = observation.viewer ? seat.knownTo[observation.viewer] : CardSet();
    for (int index = unknown.size() - 1; index >= 0; --index)
        if (known.contains(unknown[index]))
            held.insert(unknown.removeAt(index));
    const int hidden = 1 + (needed.hasBoost ? 1 : 0);
    int missing = observation.handCount[owner] + hidden - (held | seat.hand).size();
    for (int index = unknown.size() - 1; index >= 0 && missing > 0; --index) {
        const int lacking = needed.lackingIn(held);
        if (missing > lacking || needed.lackingIn(held | CardSet::of(unknown[index])) < lacking) {
            held.insert(unknown.removeAt(index));
            --missing;
        }
    }
    CardSet candidates = held & needed.fitting;
    if (const CardSet boosting = held & needed.boosts; needed.hasBoost && boosting.size() == 1)
        candidates -= boosting; // it is the boost
    attack.card = anyOf(candidates.isEmpty() ? held : candidates, rng);
    held.erase(attack.card);
    if (const CardSet boosting = held & needed.boosts; needed.hasBoost && !boosting.isEmpty()) {
        state.combat.boostCard = anyOf(boosting, rng);
        held.erase(state.combat.boostCard);
    }
    seat.hand |= held;
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
    state = observation.m_seen;
    state.rng = Rng(rng.next());
    for (int index = 0; index < match.seatCount; ++index) {
        const SeatId owner(index);
        const SeatTables &tables = match.seat(owner);
        SeatState &seat = state.seat(owner);
        CardList unknown;
        (tables.allCards - visibleCards(state, owner)).forEach([&](CardId card) { unknown.push(card); });
        rng.shuffle(unknown);
        if (observation.hasHiddenCombatCard(owner)) {
            dealHiddenAttack(match, observation, unknown, rng, state);
        } else {
            const int known = seat.hand.size();
            for (int missing = observation.handCount[SeatId(index)] - known; missing > 0 && !unknown.isEmpty();
                 --missing)
                seat.hand.insert(unknown.pop());
        }
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

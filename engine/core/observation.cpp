// SPDX-License-Identifier: MIT
#include "engine/core/observation.h"

namespace champclos {

Observation observe(const Match &match, const GameState &state, SeatId viewer) {
    Observation observation;
    observation.viewer = viewer;
    observation.seen = state;
    GameState &seen = observation.seen;
    seen.rng = Rng();
    const SeatSet friends = viewer ? match.friendsOf(viewer) : SeatSet();
    const bool hidesCombatCards = state.combat.isActive && !state.combat.isRevealed &&
                                  !friends.contains(seatOf(state.combat.side(Side::Attacker).fighter));
    std::array<CardSet, kMaxSeats> visible; // cards in hands and decks that this seat knows, by owner
    for (int owner = 0; owner < match.seatCount; ++owner) {
        const auto index = static_cast<std::size_t>(owner);
        SeatState &seat = seen.seats[index];
        CardSet known = viewer ? seat.knownTo[static_cast<std::size_t>(viewer.value())] : CardSet();
        if (friends.contains(SeatId(owner))) // P3: teammates may see each other's hands
            known |= seat.hand;
        visible[index] = known;
        observation.handCount[index] = static_cast<std::uint8_t>(seat.hand.size());
        observation.sideDeckCount[index] = static_cast<std::uint8_t>(seat.sideDeck.size());
        // A3: any of the cards known to be in this hand may be the one that was played face down. The viewer keeps
        // knownTo: each of them is still in the hand or in the combat.
        const bool hasFaceDownCard =
            hidesCombatCards && seatOf(state.combat.side(Side::Attacker).fighter) == SeatId(owner);
        seat.hand = hasFaceDownCard ? CardSet() : seat.hand & known;
        for (CardId &card : seat.deck) {
            if (!known.contains(card))
                card = CardId::none();
        }
        for (std::size_t other = 0; other < kMaxSeats; ++other)
            seat.knownTo[other] &= known;
        for (std::uint8_t &card : seat.sideDeck)
            card = SeatState::kNoSide;
    }
    if (hidesCombatCards) {
        CardId &attackCard = seen.combat.side(Side::Attacker).card;
        observation.hasHiddenAttackCard = static_cast<bool>(attackCard);
        observation.hasHiddenBoost = static_cast<bool>(seen.combat.boostCard);
        attackCard = CardId::none();
        seen.combat.boostCard = CardId::none();
    }
    // "That card" of an effect under way may still lie in a hidden place.
    const auto hideThatCard = [&](CardId &card, SeatId thatOwner) {
        if (!card)
            return;
        const auto owner = static_cast<std::size_t>(thatOwner.value());
        const SeatState &cards = state.seats[owner];
        const bool isHiddenPlace = cards.hand.contains(card) || cards.deck.indexOf(card) >= 0;
        if (isHiddenPlace && !visible[owner].contains(card))
            card = CardId::none();
    };
    for (Frame &frame : seen.frames)
        hideThatCard(frame.thatCard, frame.thatOwner);
    for (CombatSide &side : seen.combat.sides)
        hideThatCard(side.remembered, side.rememberedOwner);
    return observation;
}

} // namespace champclos

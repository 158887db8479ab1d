// SPDX-License-Identifier: MIT
#include "engine/core/observation.h"

namespace champclos {

Observation observe(const Match &match, const GameState &state, SeatId viewer) {
    Observation observation;
    observation.viewer = viewer;
    observation.seen = state;
    GameState &seen = observation.seen;
    seen.rng = Rng();
    const SeatSet friends = match.friendsOf(viewer);
    std::array<CardSet, kMaxSeats> visible; // cards in hands and decks that this seat knows, by owner
    for (int owner = 0; owner < match.seatCount; ++owner) {
        const auto index = static_cast<std::size_t>(owner);
        SeatState &seat = seen.seats[index];
        CardSet known = seat.knownTo[static_cast<std::size_t>(viewer.value())];
        if (friends.contains(SeatId(owner))) // P3: teammates may see each other's hands
            known |= seat.hand;
        visible[index] = known;
        observation.handCount[index] = static_cast<std::uint8_t>(seat.hand.size());
        observation.sideDeckCount[index] = static_cast<std::uint8_t>(seat.sideDeck.size());
        seat.hand &= known;
        for (CardId &card : seat.deck) {
            if (!known.contains(card))
                card = CardId::none();
        }
        for (std::size_t other = 0; other < kMaxSeats; ++other)
            seat.knownTo[other] &= known;
        for (std::uint8_t &card : seat.sideDeck)
            card = SeatState::kNoSide;
    }
    const auto hide = [&](CardId &card, SeatId owner) {
        if (card && !friends.contains(owner))
            card = CardId::none();
    };
    if (seen.combat.isActive && !seen.combat.isRevealed) {
        CombatSide &attack = seen.combat.side(Side::Attacker);
        const SeatId attacker = seatOf(attack.fighter);
        observation.hasHiddenAttackCard = attack.card && !friends.contains(attacker);
        observation.hasHiddenBoost = seen.combat.boostCard && !friends.contains(attacker);
        hide(attack.card, attacker);
        hide(seen.combat.boostCard, attacker);
    }
    // "That card" of an effect under way may still lie in a hidden place.
    for (Frame &frame : seen.frames)
        if (frame.thatCard) {
            const auto owner = static_cast<std::size_t>(frame.thatOwner.value());
            const SeatState &cards = state.seats[owner];
            const bool isHiddenPlace = cards.hand.contains(frame.thatCard) || cards.deck.indexOf(frame.thatCard) >= 0;
            if (isHiddenPlace && !visible[owner].contains(frame.thatCard))
                frame.thatCard = CardId::none();
        }
    return observation;
}

} // namespace champclos

// SPDX-License-Identifier: MIT
//
// What one seat may know: nobody peeks. Screens and bots are built from this and never from a GameState. The only code
// that decides what is hidden is observation.cpp (A14, P3).
#pragma once

#include "engine/core/match.h"
#include "engine/core/state.h"

#include <array>

namespace champclos {

struct Observation {
    SeatId viewer;
    /// The state as this seat sees it. Hidden cards are CardId::none() in decks and combat and missing from hands; the
    /// random generator is blank. While an opponent's card lies face down in a combat, nothing of that opponent's hand
    /// is sure: what was known of it is still in knownTo, and lies in the hand or in the combat. What others know is
    /// not shown. Copies of a card are numbered anew in every observation: a CardId says what kind of card it is, not
    /// which copy, and means nothing beside another observation or the state. Never feed it to apply: determinize it
    /// first (engine/ai).
    GameState seen;
    std::array<std::uint8_t, kMaxSeats> handCount{};
    std::array<std::uint8_t, kMaxSeats> sideDeckCount{};
    bool hasHiddenAttackCard = false;
    bool hasHiddenBoost = false;
    friend bool operator==(const Observation &, const Observation &) = default;

    const Decision &pending() const { return seen.pending; }
    /// True if a card of this seat lies face down in the combat and the viewer may not see it.
    bool hasHiddenCombatCard(SeatId seat) const {
        return hasHiddenAttackCard && seatOf(seen.combat.side(Side::Attacker).fighter) == seat;
    }
};

/// The fourth verb of the engine (rules/game.h). SeatId::none() looks on from outside and sees what all see.
Observation observe(const Match &match, const GameState &state, SeatId viewer);

} // namespace champclos

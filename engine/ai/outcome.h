// SPDX-License-Identifier: MIT
//
// What tends to come of an action: it is played on several deals of the unknown cards, everything under way is brought
// to its end by quick opinions, and the positions are added up. For explanations; the search has its own way to look
// ahead.
#pragma once

#include "engine/core/array_by.h"
#include "engine/core/match.h"
#include "engine/core/observation.h"
#include "engine/core/rng.h"

namespace champclos::ai {

/// Sums over deals; divide by `deals`. Health and cards are changes from the position before the action.
struct Outcome {
    struct OfFighter {
        int lost = 0;      ///< health lost, over all deals
        int mostLost = 0;  ///< in one deal
        int gained = 0;    ///< health recovered
        int defeated = 0;  ///< deals in which it is defeated
        int returned = 0;  ///< deals in which it came back
        int inDanger = 0;  ///< deals after which an opposing fighter can attack it
        int hasTarget = 0; ///< deals after which it can attack
        FighterId danger;  ///< somebody who can attack it, heroes first
        FighterId target;  ///< somebody whom it can attack, heroes first
    };
    int deals = 0;
    int wins = 0; ///< deals in which the game is over and won
    PerFighter<OfFighter> fighters{};
    PerSeat<int> cards{}; ///< change of the hand

    const OfFighter &of(FighterId fighter) const { return fighters[fighter]; }
    void add(const Outcome &other); ///< the sums; whom one can attack is not added up
    int cardsOf(SeatId seat) const { return cards[seat]; }
    /// True if it happens in at least a fifth of the deals: worth mentioning as what may happen.
    bool isLikely(int count) const { return count * 5 >= deals && count > 0; }
    bool isMostly(int count) const { return count * 2 > deals; }
};

Outcome outcomeOf(const Match &match, const Observation &observation, const Action &action, std::uint64_t seed);

/// The same when the turn after this one is over: what the others do with it is in it.
Outcome outcomeOfRound(const Match &match, const Observation &observation, const Action &action, std::uint64_t seed);

/// A position as it stands, counted the same way: nothing changes.
Outcome outcomeOfPlaces(const Match &match, const GameState &state);

} // namespace champclos::ai

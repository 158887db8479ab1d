// SPDX-License-Identifier: MIT
//
// Where a fighter could strike in its next turn: one maneuver, then one attack, without a boost or with the least that
// is needed. Asked of the rules (movement, targeting) on a state that the viewer cannot tell from the real one; no rule
// is told again here.
#pragma once

#include "engine/core/array_by.h"
#include "engine/core/match.h"
#include "engine/core/state.h"

namespace champclos::app {

struct StrikeReach {
    FighterId fighter;
    PerSpace<int> boost; ///< 0 without a boost, else the least; -1: not at all

    StrikeReach() { boost.fill(-1); }
    int at(SpaceId space) const { return boost[space]; }
    int countUpTo(int most) const; ///< spaces that need no larger boost
};

/// With boosts up to `most`.
StrikeReach strikeReach(const Match &match, const GameState &state, FighterId fighter, int most);

/// The highest boost that a seat's deck has.
int highestBoost(const Match &match, SeatId seat);

} // namespace champclos::app

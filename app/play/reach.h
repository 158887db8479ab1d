// SPDX-License-Identifier: MIT
//
// What a table shows about ways and distances: how far a fighter gets, on which way, what a boost would add. All of it
// is asked of the rules on a state that the viewer cannot tell from the real one; it allows nothing and forbids
// nothing. Where the other side can strike is in strike_reach.h.
#pragma once

#include "engine/core/array_by.h"
#include "engine/core/match.h"
#include "engine/core/state.h"

#include <vector>

namespace champclos::app {

/// Spaces by how many steps away they are; -1 where a fighter cannot end.
struct Reach {
    PerSpace<int> distance;
    SpaceSet spaces;  ///< without a boost
    SpaceSet boosted; ///< only with one
    int steps = 0;    ///< without a boost

    Reach() { distance.fill(-1); }
    int at(int space) const { return distance[space]; }
    /// 0 without a boost, -1 not at all.
    int boostFor(int space) const;
};

/// The way of a maneuver, before it or in it. `boost` is the most that could be added.
Reach maneuverReach(const Match &match, const GameState &state, FighterId fighter, int boost);

/// The way of the move that is asked for, to the spaces that are legal.
Reach moveReach(const Match &match, const GameState &state, FighterId fighter, const SpaceSet &legal);

/// The spaces of a way, the first step first; empty if there is none.
std::vector<SpaceId> wayTo(const Match &match, const GameState &state, FighterId fighter, SpaceId space);

/// How many cards a maneuver would have to draw from an empty deck, and what that does to each fighter (D2).
struct DrawDanger {
    int cards = 0;
    int damage = 0;
};
DrawDanger maneuverDanger(const Match &match, const GameState &state, SeatId seat);

} // namespace champclos::app

// SPDX-License-Identifier: MIT
//
// Where a fighter can go (M3, M4, B5, B6) and on which way it goes there. Pure questions about a state; the moving
// itself is a primitive, the order of moves belongs to the maneuver or the effect that allows them.
#pragma once

#include "engine/core/action.h"
#include "engine/rules/context.h"

namespace champclos {

/// Spaces a fighter may end on after at most `distance` steps, its own included.
SpaceSet reachOf(const Match &match, const GameState &state, FighterId fighter, int distance, bool through);

/// A shortest way for a move that is legal; the last space is `to`.
std::vector<SpaceId> pathOf(const Match &match, const GameState &state, FighterId fighter, SpaceId to, bool through);

/// True if one of `fighters` can leave its space.
bool canAnyMove(const Match &match, const GameState &state, FighterSet fighters, int distance, bool through);

/// The moves a frame allows: every waiting fighter to every space in reach.
void listMoves(const Match &match, const GameState &state, const Frame &frame, ActionList &actions);

/// The spaces nearest to `from` that are not `taken` (S3).
SpaceSet nearestFree(const Match &match, const SpaceSet &taken, SpaceId from);

} // namespace champclos

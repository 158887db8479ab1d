// SPDX-License-Identifier: MIT
//
// How good a state looks for one side, without playing on: a guess at the chance to win. Made of health, fighters,
// cards, time left, what lies in piles of a deck's own and who is to move; it knows no hero. Works on a full state, so
// bots only use it on determinized ones.
#pragma once

#include "engine/core/match.h"
#include "engine/core/state.h"

namespace champclos::ai {

/// What an ended game is worth to a seat: 1 won, 0 lost, a draw lies in the middle (V3).
inline double resultFor(const GameState &over, SeatId viewer) {
    return over.isDrawn() ? 0.5 : over.winners.contains(viewer) ? 1.0 : 0.0;
}

/// From 0 (lost) to 1 (won) for the team of `viewer`.
double evaluate(const Match &match, const GameState &state, SeatId viewer);

} // namespace champclos::ai

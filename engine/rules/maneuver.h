// SPDX-License-Identifier: MIT
//
// The maneuver (M1, M2): draw, perhaps boost, then move each fighter once. How far and where is movement.h.
#pragma once

#include "engine/core/action.h"
#include "engine/rules/context.h"

namespace champclos {

void beginManeuver(const Game &game, SeatId seat);
void stepManeuver(const Game &game);
void answerManeuver(const Game &game, const Action &action);
void listManeuverBoosts(const Match &match, const GameState &state, ActionList &actions);

/// A maneuver whose cards are drawn and whose boost is still to be chosen, and one whose fighters are moving: for
/// positions given by hand.
Frame maneuverToBoost(SeatId seat);
Frame movesUnderWay(const Match &match, const GameState &state, SeatId seat, int move, FighterSet moved);
/// Who has had its move in the maneuver on top of the stack.
FighterSet movedOf(const Match &match, const GameState &state);
FighterSet movedOf(const Match &match, const Observation &observation);

} // namespace champclos

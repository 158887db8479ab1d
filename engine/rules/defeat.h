// SPDX-License-Identifier: MIT
//
// Who has won (V1, V2): asked whenever a fighter was defeated; ends the game at once, in the middle of anything. And
// when nobody will (V3): asked at the end of every turn.
#pragma once

#include "engine/rules/context.h"

namespace champclos {

void checkVictory(const Game &game);

/// V3: every seat still in the game has had three turns in a row without a change. Nobody leaves the game or comes back
/// without one, so in such a run all of them take turns by turns, and counting all turns together is enough.
bool isStandstill(const Match &match, const GameState &state);
void endInADraw(const Game &game);

/// V2: a seat without a fighter takes no more turns.
bool isOut(const Match &match, const GameState &state, SeatId seat);

} // namespace champclos

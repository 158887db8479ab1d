// SPDX-License-Identifier: MIT
//
// Who has won (V1, V2): asked whenever a fighter was defeated; ends the game at once, in the middle of anything. When
// nobody will (V3): asked at the end of every turn. And who gives up (V4).
#pragma once

#include "engine/rules/context.h"

namespace champclos {

void checkVictory(const Game &game);

/// V4: ends the game if everybody of that side who is still in it has given up.
void concede(const Game &game, SeatId seat);

/// V3: every seat still in the game has had three turns in a row without a change. Nobody leaves the game or comes back
/// without one, so in such a run all of them take turns by turns, and counting all turns together is enough.
bool isStandstill(const Match &match, const GameState &state);
void endInADraw(const Game &game);

/// V2: a seat without a fighter takes no more turns.
bool isOut(const Match &match, const GameState &state, SeatId seat);
/// Whether it still has a fighter, or fighters are still being placed.
bool isInTheGame(const Match &match, const GameState &state, SeatId seat);

} // namespace champclos

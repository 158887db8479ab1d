// SPDX-License-Identifier: MIT
//
// Who has won (V1, V2). Asked whenever a fighter was defeated; ends the game at once, in the middle of anything.
#pragma once

#include "engine/rules/context.h"

namespace champclos {

void checkVictory(const Game &game);

/// V2: a seat without a fighter takes no more turns.
bool isOut(const Match &match, const GameState &state, SeatId seat);

} // namespace champclos

// SPDX-License-Identifier: MIT
//
// Playing a scheme card (C1).
#pragma once

#include "engine/core/action.h"
#include "engine/rules/context.h"

namespace champclos {

void beginScheme(const Game &game, SeatId seat, const Action &action);
void stepScheme(const Game &game);
void listSchemes(const Match &match, const GameState &state, SeatId seat, ActionList &actions);

} // namespace champclos

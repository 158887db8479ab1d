// SPDX-License-Identifier: MIT
//
// An attack from its declaration to the abilities after it (A1-A13). The numbers are in values.h, what cards do in
// effects/; here is the order of things, and the verse that a combat card may join.
#pragma once

#include "engine/core/action.h"
#include "engine/rules/context.h"

namespace champclos {

void beginCombat(const Game &game, SeatId seat, const Action &action);
void stepCombat(const Game &game);
void answerDefense(const Game &game, const Action &action);
/// T4: nothing more resolves, but the cards still go where they go, and a line that this completes is completed.
void cutCombatShort(const Game &game);

void listAttacks(const Match &match, const GameState &state, SeatId seat, ActionList &actions);
void listDefenses(const Match &match, const GameState &state, ActionList &actions);

/// For people and the protocol: "declared", "defend", "immediately" … of the combat under way.
const char *combatStageName(const FrameStack &frames);

} // namespace champclos

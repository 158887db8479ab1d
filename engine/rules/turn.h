// SPDX-License-Identifier: MIT
//
// The course of a turn (T1-T4): start, two actions, end, hand limit, next seat. Its frame lies at the bottom of the
// stack for the whole game; what an action does is in maneuver, scheme and combat.
#pragma once

#include "engine/core/action.h"
#include "engine/rules/context.h"

namespace champclos {

Frame firstTurn(SeatId seat);
/// A turn that has begun already, with its actions still to come: for positions given by hand.
Frame turnUnderWay(SeatId seat);

void stepTurn(const Game &game);
void answerTurn(const Game &game, const Action &action);
void listTurnActions(const Match &match, const GameState &state, ActionList &actions);
void listHandLimitDiscards(const Match &match, const GameState &state, ActionList &actions);

/// Remembers where everybody stands and forgets what held for the turn before.
void beginTurnRecords(const Match &match, GameState &state);

} // namespace champclos

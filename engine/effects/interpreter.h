// SPDX-License-Identifier: MIT
//
// Runs compiled sentences. An Effect frame walks its program one instruction at a time; an instruction that needs an
// answer posts a decision and waits, with everything it knows in the frame. What an instruction means is in the files
// verbs_*.cpp, one function for each.
#pragma once

#include "engine/core/action.h"
#include "engine/rules/context.h"

namespace champclos {

/// Puts an effect on the stack. Nothing happens if `entry` is 0.
void pushEffect(const Game &game, std::uint16_t entry, SeatId seat, FighterId fighter, CardId card, Timing timing);

/// Puts on the stack what wakes at this moment for a seat, in the order of its character card.
void pushTriggers(const Game &game, Trigger trigger, SeatId seat, FighterId fighter);

/// Goes on with the effect on top until it waits, has put another frame on top, or is done and gone.
void runEffect(const Game &game);

/// The answers to the question the effect on top waits with, and what an answer does.
void listEffectAnswers(const Match &match, const GameState &state, ActionList &actions);
void answerEffect(const Game &game, SeatId asked, const Action &action);

} // namespace champclos

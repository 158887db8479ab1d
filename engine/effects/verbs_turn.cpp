// SPDX-License-Identifier: MIT
#include "engine/effects/verbs.h"
#include "engine/rules/primitives.h"

namespace champclos {

namespace {

Flow runGainActions(const Effect &effect) {
    gainActions(effect.game, effect.frame.seat, effect.amount());
    return Flow::Next;
}

Flow runEndTurn(const Effect &effect) {
    effect.state().isTurnEnding = true; // game.cpp unwinds
    return Flow::Next;
}

constexpr Verb kTurnVerbs[] = {
    {.code = OpCode::GainActions,
     .word = Word::GainActions,
     .run = runGainActions,
     .canPay = [](Price &, const EffectView &view) { return view.state.turnSeat == view.frame.seat; }},
    {.code = OpCode::EndTurn, .word = Word::EndTurn, .run = runEndTurn},
};

} // namespace

std::span<const Verb> turnVerbs() { return kTurnVerbs; }

} // namespace champclos

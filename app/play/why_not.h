// SPDX-License-Identifier: MIT
//
// Why a thing on the table cannot be clicked: the actions that the click would mean are put to rules/why.h, and the
// reason that comes nearest to being allowed is told. It is asked on a state dealt from what the viewer knows, so that
// no answer can tell more.
#pragma once

#include "app/play/picker.h"
#include "engine/core/match.h"
#include "engine/core/state.h"
#include "engine/rules/why.h"

namespace champclos::app {

struct Refusal {
    Reason reason = Reason::Legal;
    const char *rule = "";
    bool isLegal() const { return reason == Reason::Legal; }
};

Refusal whyNotSpace(const Match &match, const GameState &state, const Picker &picker, SpaceId space);
Refusal whyNotFighter(const Match &match, const GameState &state, const Picker &picker, FighterId fighter);
Refusal whyNotCard(const Match &match, const GameState &state, const Picker &picker, SeatId owner, CardKind card);
Refusal whyNotVerb(const Match &match, const GameState &state, const Picker &picker, ActionKind verb);

} // namespace champclos::app

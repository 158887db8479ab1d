// SPDX-License-Identifier: MIT
//
// What a pending choice is for, as the protocol writes it (docs/protocol.md): whose effect asks, which part of its
// sentence is meant, and what each option says.
#pragma once

#include "engine/core/action.h"
#include "engine/core/match.h"
#include "engine/core/state.h"
#include "engine/io/json.h"

namespace champclos::cli {

/// Seat, owner, moment and sentence of the effect that asks; null if no effect does.
io::JsonValue askedForJson(const Match &match, const GameState &state, Language language);
/// Name and text of each option among the answers.
io::JsonValue optionsJson(const Match &match, const GameState &state, const ActionList &actions, Language language);

} // namespace champclos::cli

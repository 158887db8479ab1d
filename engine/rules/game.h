// SPDX-License-Identifier: MIT
//
// The whole engine in four verbs: start, legalActions, apply, observe. Play mode, bots, replay, tests, fuzzers and the
// command line use these and nothing else. No allocation in legalActions and apply (without a log).
#pragma once

#include "engine/core/action.h"
#include "engine/core/match.h"
#include "engine/core/observation.h"
#include "engine/core/state.h"
#include "engine/core/step.h"

namespace champclos {

/// A game at its first decision.
GameState start(const Match &match, std::uint64_t seed, StepLog *log = nullptr);

/// The answers to the pending decision, never empty, sorted; empty only if the game is over.
void legalActions(const Match &match, const GameState &state, ActionList &actions);

/// Applies a legal action and goes on to the next decision or the end.
void apply(const Match &match, GameState &state, const Action &action, StepLog *log = nullptr);

// observe, the fourth verb, is in core/observation.h: what one seat may know.

/// Goes on until a decision is pending or the game is over; apply does this itself.
void advance(const Match &match, GameState &state, StepLog *log = nullptr);

/// True for what legalActions lists, and for a concession (below).
bool isLegal(const Match &match, const GameState &state, const Action &action);

/// V4: whether a seat may give the game up, at whosever decision. legalActions does not list it: it answers nothing,
/// and whoever plays by that list (bots, searches, random games) never gives up by chance.
bool canConcede(const Match &match, const GameState &state, SeatId seat);
constexpr Action concession(SeatId seat) { return Action{.kind = ActionKind::Concede, .owner = seat}; }

} // namespace champclos

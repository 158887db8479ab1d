// SPDX-License-Identifier: MIT
//
// The clauses of `expect:` and `observe N:` in scenarios: what is so, and what a seat may see. Each answers with the
// sentence of what is different, or with nothing.
#pragma once

#include "engine/core/match.h"
#include "engine/core/state.h"

#include <string>

namespace champclos::test {

/// `2:bigfoot health 13`, `hand 1: feint snark`, `winner 1` …
std::string differenceFrom(const Match &match, const GameState &state, const std::string &clause);

/// `hand 1: feint ? ?`, `attack card: ?` …
std::string differenceSeen(const Match &match, const GameState &state, SeatId viewer, const std::string &clause);

/// What one seat sees of hands, decks and the combat, in one line a seat.
std::string observationText(const Match &match, const GameState &state, SeatId viewer);

/// Who stands where, who holds what, and what is asked: for messages.
std::string situation(const Match &match, const GameState &state);

} // namespace champclos::test

// SPDX-License-Identifier: MIT
//
// What holds in every state a game can reach, whatever was played. For tests, fuzzers and positions given by hand; the
// engine itself never asks.
#pragma once

#include "engine/core/match.h"
#include "engine/core/state.h"

#include <string>

namespace champclos {

/// The first broken one as a sentence; empty if all hold.
std::string brokenInvariant(const Match &match, const GameState &state);

} // namespace champclos

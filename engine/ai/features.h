// SPDX-License-Identifier: MIT
//
// A position in numbers, a row for each seat: health, hand, deck, what lies in piles of a deck's own, who can strike
// whom. The numbers are of the same kind for every deck, so no hero is known by name, and about 1 at most, so that they
// can be weighed together (value_net.h). Works on a full state, so bots only use it on determinized ones.
#pragma once

#include "engine/core/match.h"
#include "engine/core/state.h"

#include <array>

namespace champclos::ai {

inline constexpr int kFeatures = 64;
using Features = std::array<float, kFeatures>;

/// Of a position in which somebody chooses an action: nothing is under way.
Features featuresOf(const Match &match, const GameState &state, SeatId seat);

} // namespace champclos::ai

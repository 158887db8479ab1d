// SPDX-License-Identifier: MIT
//
// Random play and derived seeds under the names that the commands use; they live where the bots are.
#pragma once

#include "engine/ai/random_play.h"

namespace champclos::cli {

using ai::derivedSeed;
using ai::kDecisionCap;
using ai::playRandomly;

} // namespace champclos::cli

// SPDX-License-Identifier: MIT
//
// The part of `bench` that measures the levels that think by the clock: how many iterations their time is worth, so
// that other measurements can count instead of watching a clock, and whether they keep to their time.
#pragma once

#include "engine/ai/bot.h"
#include "engine/cli/bench_search.h"
#include "engine/io/library.h"

#include <vector>

namespace champclos::cli {

/// How many iterations a level does in its usual time, on average over positions. Counts the time of this program
/// alone, where the system can tell, so that it says what a core with nothing else to do would do.
double iterationsInTime(const std::vector<MiddleGame> &positions, ai::Level level);

struct LongestDecision {
    int decisions = 0;          ///< with more than one answer
    double milliseconds = 0;    ///< by the clock
    double ownMilliseconds = 0; ///< of this program alone, where the system can tell
};
/// Lets hard play games against itself, all decks by turns, and times every decision.
LongestDecision longestDecision(const io::Library &library, int games);

} // namespace champclos::cli

// SPDX-License-Identifier: MIT
//
// The part of `bench` that measures the search: iterations with uniformly random games to the end, from fixed positions
// in the middle of games, against what an iteration is made of. It measures the machinery, not how the bots use it.
#pragma once

#include "engine/core/match.h"
#include "engine/core/observation.h"

#include <memory>
#include <vector>

namespace champclos::cli {

/// A position in the middle of a random game, as the seat that has to choose an action sees it.
struct MiddleGame {
    std::shared_ptr<const Match> match;
    Observation observation;
};
/// Halfway through the random game that the seed stands for, at the next choice of an action.
MiddleGame middleGame(std::shared_ptr<const Match> match, std::uint64_t seed);

struct SearchSpeed {
    double iterationsPerSecond = 0;
    double nsIteration = 0;
    double nsDeterminize = 0; ///< its copy of the state included
    double nsPlayout = 0;
    /// An iteration against its parts. The copy is one of them, inside the determinization.
    double ratio() const { return nsIteration / (nsDeterminize + nsPlayout); }
};
SearchSpeed measureSearch(const std::vector<MiddleGame> &positions, int iterations, int rounds);

} // namespace champclos::cli

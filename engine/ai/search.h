// SPDX-License-Identifier: MIT
//
// Information-set Monte-Carlo tree search with one tree per seat. Each iteration deals the unknown cards anew, walks
// down all trees at once (the deciding seat chooses in its own tree; the others only see what they may see of its
// choice, so nobody plans on a face-down card), plays a few turns quickly and evaluates. The opponents are thus played
// as they would play from their own information.
#pragma once

#include "engine/ai/bot.h"
#include "engine/core/rng.h"

#include <vector>

namespace champclos::ai {

struct SearchOptions {
    int iterations = 2000;
    int milliseconds = 0;         ///< 0: iterations alone decide
    int playoutTurns = 3;         ///< turns played after the tree before evaluating; 0: to the end of the game
    bool isRandomPlayout = false; ///< uniformly random instead of quick opinions
    float exploration = 0.55F;
    const std::atomic<bool> *stop = nullptr;
};

/// What the search thinks of one action at the root.
struct Estimate {
    Action action;
    int visits = 0;
    double winRate = 0;
};

struct SearchResult {
    std::vector<Estimate> estimates; ///< most visited first
    int iterations = 0;
};

SearchResult search(const Match &match, const Observation &observation, const ActionList &legal,
                    const SearchOptions &options, Rng &rng);

/// Plays a determinized state on and says how it ends for the team of `viewer`, from 0 to 1.
double playout(const Match &match, GameState &state, SeatId viewer, const SearchOptions &options, Rng &rng,
               ActionList &buffer);

} // namespace champclos::ai

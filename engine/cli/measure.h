// SPDX-License-Identifier: MIT
//
// The measurements behind `bench`: each is taken in this process on this core, and what is compared is measured one
// after the other in the same minute. Times are the best of several rounds, because whatever else the machine does can
// only add to them.
#pragma once

#include "engine/core/match.h"

#include <cstdint>
#include <span>
#include <vector>

namespace champclos::cli {

struct PlaySpeed {
    double nsPerDecision = 0;  ///< legalActions, a random pick, apply
    double gamesPerSecond = 0; ///< setup included
    double decisionsPerGame = 0;
};
PlaySpeed measurePlay(const Match &match, int games, int rounds);

/// One number over the ends of fixed random games: it changes if and only if the engine plays differently.
std::uint32_t signatureOf(std::span<const Match *const> matches, int gamesEach);

double measureStateCopy(const Match &match, int rounds); ///< ns
double measureMemcpy(int rounds);                        ///< ns, the same number of bytes

/// ns of the least that any engine has to do for a decision: where a fighter can go in three steps on a board of 36
/// spaces, all in one machine word; a random pick among those; a write to a state. It flatters nobody: a real
/// battlefield is no grid, and its reach costs more.
double measureBareDecision(int rounds);

} // namespace champclos::cli

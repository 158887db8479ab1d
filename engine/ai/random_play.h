// SPDX-License-Identifier: MIT
//
// Uniformly random play, the fastest way through a game: no observation, no events. For statistics and measurements; a
// bot that somebody plays against comes from makeBot.
#pragma once

#include "engine/core/rng.h"
#include "engine/rules/game.h"

namespace champclos::ai {

inline constexpr int kDecisionCap = 20'000; ///< a game that is longer counts as unfinished

/// Plays on to the end or to the cap; the number of decisions taken.
inline int playRandomly(const Match &match, GameState &state, Rng &rng, ActionList &actions) {
    int decisions = 0;
    for (; !state.isOver() && decisions < kDecisionCap; ++decisions) {
        legalActions(match, state, actions);
        apply(match, state, actions[rng.below(actions.size())]);
    }
    return decisions;
}

/// The number-th seed that follows from a seed: neighbours have nothing in common.
inline std::uint64_t derivedSeed(std::uint64_t seed, std::uint64_t number) {
    Rng first(seed);
    return Rng(first.next() ^ (number * 0xD1342543DE82EF95u)).next();
}

} // namespace champclos::ai

// SPDX-License-Identifier: MIT
//
// How good a position is, judged as experience teaches: a small network over the features of all seats, whose weights
// were fitted to positions of games that the bots played among themselves (`champclos-cli learn`). It sees what counts
// together: little health behind a good hand, a strong card that nobody there can play. A side is judged for itself and
// against the others, so what is good for one team is as bad for the other.
#pragma once

#include "engine/ai/features.h"

#include <array>

namespace champclos::ai {

inline constexpr int kHiddenUnits = 32;

/// The weights of all layers in one row, those of a feature side by side.
struct ValueNet {
    static constexpr std::size_t kOwn = 0; ///< from the features of the seat that is judged to the hidden units
    static constexpr std::size_t kOther =
        kOwn + std::size_t(kFeatures) * kHiddenUnits; ///< from its opponents' features
    static constexpr std::size_t kBias = kOther + std::size_t(kFeatures) * kHiddenUnits;
    static constexpr std::size_t kOut = kBias + kHiddenUnits;   ///< what a hidden unit is worth
    static constexpr std::size_t kDirect = kOut + kHiddenUnits; ///< what a feature is worth whatever else there is
    static constexpr std::size_t kSize = kDirect + kFeatures;

    std::array<float, kSize> weights{};
    friend bool operator==(const ValueNet &, const ValueNet &) = default;
};

/// The logarithm of the odds that the team of `viewer` wins.
float logOdds(const ValueNet &net, const Match &match, const GameState &state, SeatId viewer);

/// From 0 (lost) to 1 (won) for the team of `viewer`; what is over is known.
double evaluate(const ValueNet &net, const Match &match, const GameState &state, SeatId viewer);

/// The weights that come with the program, in value_weights.cpp.
const ValueNet &learnedNet();

} // namespace champclos::ai

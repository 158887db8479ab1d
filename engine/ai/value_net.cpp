// SPDX-License-Identifier: MIT
#include "engine/ai/value_net.h"

#include "engine/ai/evaluate.h"
#include "engine/core/array_by.h"

#include <algorithm>
#include <cmath>

namespace champclos::ai {

namespace {

using Sums = std::array<float, kHiddenUnits>; ///< of the hidden units

void add(const float *weights, const Features &features, float scale, Sums &sums) {
    for (std::size_t feature = 0; feature < features.size(); ++feature, weights += kHiddenUnits) {
        const float value = features[feature] * scale;
        if (value == 0.0F)
            continue; // many are: no cauldron, no line, nobody in reach
        for (std::size_t unit = 0; unit < sums.size(); ++unit)
            sums[unit] += weights[unit] * value;
    }
}

float pointsOf(const ValueNet &net, const Features &features, Sums sums) {
    const float *weights = net.weights.data();
    add(weights + ValueNet::kOwn, features, 1.0F, sums);
    float points = 0;
    for (std::size_t unit = 0; unit < sums.size(); ++unit)
        points += weights[ValueNet::kOut + unit] * std::max(0.0F, sums[unit]);
    for (std::size_t feature = 0; feature < features.size(); ++feature)
        points += weights[ValueNet::kDirect + feature] * features[feature];
    return points;
}

} // namespace

float logOdds(const ValueNet &net, const Match &match, const GameState &state, SeatId viewer) {
    PerSeat<Features> rows{};
    std::array<Sums, 2> against{}; // by team: what its opponents add to the sums
    std::copy_n(net.weights.begin() + ValueNet::kBias, kHiddenUnits, against[0].begin());
    against[1] = against[0];
    const float share = match.isTeamPlay() ? 0.5F : 1.0F; // two opponents weigh as much as one
    for (int seat = 0; seat < match.seatCount; ++seat) {
        Features &row = rows[SeatId(seat)];
        row = featuresOf(match, state, SeatId(seat));
        add(net.weights.data() + ValueNet::kOther, row, share, against[1u - match.teamOf(SeatId(seat))]);
    }
    float lead = 0;
    for (int seat = 0; seat < match.seatCount; ++seat) {
        const std::uint8_t team = match.teamOf(SeatId(seat));
        const float points = pointsOf(net, rows[SeatId(seat)], against[team]);
        lead += team == match.teamOf(viewer) ? points : -points;
    }
    return lead;
}

double evaluate(const ValueNet &net, const Match &match, const GameState &state, SeatId viewer) {
    if (state.isOver())
        return resultFor(state, viewer);
    return 1.0 / (1.0 + std::exp(-static_cast<double>(logOdds(net, match, state, viewer))));
}

} // namespace champclos::ai

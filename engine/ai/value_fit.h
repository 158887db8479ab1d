// SPDX-License-Identifier: MIT
//
// Fits the weights of a network to lessons by stochastic descent (Adam with weight decay), on one thread, the same
// numbers from the same seed. What a deck is worth against another as a whole is fitted beside the network and then
// forgotten, so that a card is not blamed for the deck it belongs to.
#pragma once

#include "engine/ai/lessons.h"

#include <string>

namespace champclos::ai {

struct FitOptions {
    int epochs = 8;            ///< how often each lesson is looked at
    float rate = 0.002F;       ///< of descent at the beginning; it falls to a tenth
    float decay = 0.01F;       ///< how much weights are drawn to nothing
    float outcomeShare = 0.6F; ///< how far to trust how the game ended; the rest is what the search thought
    std::uint64_t seed = 1;
};

ValueNet fitNet(const std::vector<Lesson> &lessons, const FitOptions &options);

/// How well a network foretells outcomes.
struct Foresight {
    double loss = 0;    ///< mean negative logarithm of the chance it gave to what happened: the less, the better
    double correct = 0; ///< share of lessons in which the one it favoured won
};
Foresight foresightOf(const ValueNet &net, const std::vector<Lesson> &lessons);

/// The source file value_weights.cpp. `command` says how the weights came about.
std::string sourceOf(const ValueNet &net, const std::string &command);
/// As they will be after being written and read again.
ValueNet rounded(ValueNet net);

} // namespace champclos::ai

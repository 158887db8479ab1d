// SPDX-License-Identifier: MIT
//
// Positions to learn from: duels that the strong bot plays against itself with little effort, each choice of an action
// with its features, what the search thought of it, and how the game ended. What a game teaches follows from its seed
// alone, so the number of threads does not matter. Fitting a network to them is in value_fit.h.
#pragma once

#include "engine/ai/value_net.h"

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

namespace champclos::ai {

struct Lesson {
    Features first{}; ///< of the first seat
    Features second{};
    float outcome = 0;           ///< 1: the first seat won; 0.5: a draw
    float estimate = 0;          ///< what the search gave the first seat
    std::uint32_t game = 0;      ///< positions of one game belong together
    std::uint16_t firstDeck = 0; ///< a number of the deck, so that it can be told what a deck is worth as a whole
    std::uint16_t secondDeck = 0;
};

struct LessonPlan {
    struct Duel {
        std::shared_ptr<const Match> match;
        std::uint16_t firstDeck = 0;
        std::uint16_t secondDeck = 0;
    };
    std::vector<Duel> duels; ///< each game draws one of them
    std::int64_t games = 0;
    int iterations = 300; ///< of the search, for a decision
    std::uint64_t seed = 0;
    const ValueNet *net = nullptr; ///< none: the games are played with the evaluation written by hand
    int threads = 1;
    const std::atomic<bool> *stop = nullptr;
};

/// In the order of games; those of games that did not end are left out. `progress` is called on threads of its own.
std::vector<Lesson> playLessons(const LessonPlan &plan, const std::function<void(std::int64_t games)> &progress = {});

} // namespace champclos::ai

// SPDX-License-Identifier: MIT
//
// A whole game reviewed: every decision judged (judge.h), and what each seat could hope for over time. It goes over the
// game twice, quickly and then thoroughly, so that there is something to show at once; on several threads, and the same
// whatever their number. It neither reads nor writes files (io/review_io.h) and finds no words (text/review.h).
#pragma once

#include "engine/ai/judge.h"

#include <functional>
#include <vector>

namespace champclos::ai {

/// What a seat could hope for at a step of the game.
struct Prospect {
    std::size_t step = 0;
    SeatId seat;
    int turn = 0;
    double chance = 0.5;
    int effort = 0; ///< iterations; 0: not known yet
    friend bool operator==(const Prospect &, const Prospect &) = default;
};

inline constexpr int kReviewIterations = 8000;

struct ReviewPlan {
    int iterations = kReviewIterations; ///< for each decision
    int quickIterations = 200;          ///< of the first pass; 0: none
    bool isWithAllCards = false;
    std::uint64_t seed = 1;
    friend bool operator==(const ReviewPlan &, const ReviewPlan &) = default;
};

struct Review {
    ReviewPlan plan;
    std::vector<Judgement> judgements; ///< by step
    std::vector<Prospect>
        prospects;        ///< by step, then by seat: when turns begin, at the seat's own decisions, at the end
    bool isWhole = false; ///< all of it with the effort of the plan
    friend bool operator==(const Review &, const Review &) = default;
};

struct ReviewProgress {
    const Review &soFar;
    int done = 0; ///< of both passes
    int total = 0;
    bool isQuickDone = false; ///< everything has been judged once
};

struct ReviewRun {
    int threads = 1;
    const std::atomic<bool> *stop = nullptr;                   ///< becomes true to stop: what is judged stays
    std::function<void(const ReviewProgress &)> progress = {}; ///< on any of the threads, one at a time
};

Review review(const PastGame &game, const ReviewPlan &plan, const ReviewRun &run);

/// What a seat could hope for after so many actions: the last that is known by then; a half before anything is.
double prospectAt(const Review &review, SeatId seat, std::size_t step);
/// How things stood for whoever decided when it had come out: its next prospect.
double cameTo(const Review &review, const Judgement &judgement);

} // namespace champclos::ai

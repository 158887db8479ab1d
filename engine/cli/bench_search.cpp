// SPDX-License-Identifier: MIT
#include "engine/cli/bench_search.h"

#include "engine/ai/determinize.h"
#include "engine/ai/search.h"
#include "engine/cli/playout.h"

#include <algorithm>
#include <chrono>
#include <limits>

namespace champclos::cli {

namespace {

using Clock = std::chrono::steady_clock;

const ai::SearchOptions kRandomGames{.playoutTurns = ai::kToTheEnd, .isRandomPlayout = true};

/// The best time of `count` repetitions of `work`, in ns each.
template <class Work> double bestOf(int rounds, int count, Work work) {
    double best = std::numeric_limits<double>::max();
    for (int round = 0; round < rounds; ++round) {
        const auto begin = Clock::now();
        work();
        best = std::min(best, std::chrono::duration<double, std::nano>(Clock::now() - begin).count() / count);
    }
    return best;
}

SearchSpeed measureAt(const MiddleGame &position, ai::Searcher &searcher, int iterations, int rounds) {
    const Match &match = *position.match;
    const Observation &observation = position.observation;
    ai::SearchOptions options = kRandomGames;
    options.iterations = iterations;
    const auto actions = std::make_unique<ActionList>();
    Rng rng(1);
    std::vector<GameState> dealt(static_cast<std::size_t>(iterations));
    SearchSpeed speed;
    speed.nsDeterminize = bestOf(rounds, iterations, [&] {
        for (GameState &state : dealt)
            ai::determinizeInto(match, observation, rng, state);
    });
    GameState state;
    speed.nsPlayout = bestOf(rounds, iterations, [&] {
        for (const GameState &deal : dealt) {
            state = deal;
            ai::playout(match, state, observation.viewer, kRandomGames, rng, *actions);
        }
    });
    legalActions(match, dealt.front(), *actions);
    speed.nsIteration =
        bestOf(rounds, iterations, [&] { searcher.search(match, observation, *actions, options, rng); });
    return speed;
}

} // namespace

MiddleGame middleGame(std::shared_ptr<const Match> match, std::uint64_t seed) {
    const auto actions = std::make_unique<ActionList>();
    const GameState begin = start(*match, seed);
    GameState state = begin;
    Rng rng(seed);
    const int half = playRandomly(*match, state, rng, *actions) / 2;
    state = begin;
    rng = Rng(seed);
    for (int decision = 0; decision < half || state.pending.kind != DecisionKind::ChooseAction; ++decision) {
        legalActions(*match, state, *actions);
        apply(*match, state, (*actions)[rng.below(actions->size())]);
    }
    const Observation observation = observe(*match, state, state.pending.seat);
    return {std::move(match), observation};
}

SearchSpeed measureSearch(const std::vector<MiddleGame> &positions, int iterations, int rounds) {
    SearchSpeed mean;
    ai::Searcher searcher;
    for (const MiddleGame &position : positions) {
        const SearchSpeed speed = measureAt(position, searcher, iterations, rounds);
        const auto count = static_cast<double>(positions.size());
        mean.nsIteration += speed.nsIteration / count;
        mean.nsDeterminize += speed.nsDeterminize / count;
        mean.nsPlayout += speed.nsPlayout / count;
    }
    mean.iterationsPerSecond = 1e9 / mean.nsIteration;
    return mean;
}

} // namespace champclos::cli

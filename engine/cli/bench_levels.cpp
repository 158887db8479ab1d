// SPDX-License-Identifier: MIT
#include "engine/cli/bench_levels.h"

#include "engine/ai/determinize.h"
#include "engine/ai/random_play.h"
#include "engine/ai/search.h"
#include "engine/cli/content.h"
#include "engine/rules/game.h"

#include <algorithm>
#include <chrono>
#include <ctime>

namespace champclos::cli {

namespace {

using Clock = std::chrono::steady_clock;

double millisecondsSince(Clock::time_point begin) {
    return std::chrono::duration<double, std::milli>(Clock::now() - begin).count();
}

double ownMillisecondsSince(std::clock_t begin) {
    return 1e3 * static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
}

double ownMillisecondsOf(const MiddleGame &position, ai::Searcher &searcher, const ai::SearchOptions &options) {
    Rng rng(1);
    const auto actions = std::make_unique<ActionList>();
    legalActions(*position.match, ai::determinize(*position.match, position.observation, rng), *actions);
    const std::clock_t begin = std::clock();
    searcher.search(*position.match, position.observation, *actions, options, rng);
    return ownMillisecondsSince(begin);
}

void playTimed(const Match &match, std::uint64_t seed, LongestDecision &longest) {
    const auto actions = std::make_unique<ActionList>();
    const std::unique_ptr<ai::Bot> bot = ai::makeBot(ai::Level::Hard, seed);
    GameState state = start(match, seed);
    for (int decision = 0; !state.isOver() && decision < ai::kDecisionCap; ++decision) {
        legalActions(match, state, *actions);
        const Observation observation = observe(match, state, state.pending.seat);
        const auto begin = Clock::now();
        const std::clock_t own = std::clock();
        const Action action = bot->choose(match, observation, *actions, {});
        const double spent = ownMillisecondsSince(own);
        longest.milliseconds = std::max(longest.milliseconds, millisecondsSince(begin));
        longest.ownMilliseconds = std::max(longest.ownMilliseconds, spent);
        longest.decisions += actions->size() > 1 ? 1 : 0;
        apply(match, state, action);
    }
}

} // namespace

double iterationsInTime(const std::vector<MiddleGame> &positions, ai::Level level) {
    constexpr int kFirstGuess = 2000;
    ai::SearchOptions options = level == ai::Level::Hard ? ai::hardOptions() : ai::strongOptions();
    options.isThrifty = false;
    ai::Searcher searcher;
    double sum = 0;
    for (const MiddleGame &position : positions) {
        options.iterations = kFirstGuess;
        for (int round = 0; round < 2; ++round) { // trees that grow get slower, so the guess is tried out
            const double spent = std::max(0.1, ownMillisecondsOf(position, searcher, options));
            options.iterations = static_cast<int>(options.iterations * ai::usualMilliseconds(level) / spent);
        }
        sum += options.iterations;
    }
    return sum / static_cast<double>(positions.size());
}

LongestDecision longestDecision(const io::Library &library, int games) {
    const auto &decks = library.deckIds();
    const std::vector<std::string> boards = battlefieldsFor(library, 2);
    LongestDecision longest;
    for (int game = 0; game < games; ++game) {
        const auto number = static_cast<std::size_t>(game);
        const std::size_t other = number + 1 + number / decks.size();
        const auto match = matchOf(library, boards[number % boards.size()],
                                   {decks[number % decks.size()], decks[other % decks.size()]});
        playTimed(*match, number + 1, longest);
    }
    return longest;
}

} // namespace champclos::cli

// SPDX-License-Identifier: MIT
#include "engine/ai/lessons.h"

#include "engine/ai/evaluate.h"
#include "engine/ai/policy.h"
#include "engine/ai/random_play.h"
#include "engine/ai/search.h"
#include "engine/rules/game.h"

#include <thread>

namespace champclos::ai {

namespace {

constexpr int kLongestGame = 3000; ///< decisions; what is longer teaches nothing
constexpr int kOneCarelessIn = 25; ///< so many decisions is taken quickly: good games alone do not show what is bad

/// One thread's games.
class Teacher {
public:
    explicit Teacher(const LessonPlan &plan) : m_plan(plan), m_actions(std::make_unique<ActionList>()) {
        m_options = strongOptions();
        m_options.iterations = plan.iterations;
        m_options.net = plan.net;
        m_options.playoutTurns = plan.net != nullptr ? m_options.playoutTurns : 1;
        m_options.stop = plan.stop;
    }

    std::vector<Lesson> play(std::int64_t game) {
        Rng rng(derivedSeed(m_plan.seed, static_cast<std::uint64_t>(game)));
        const LessonPlan::Duel &duel = m_plan.duels[rng.below(static_cast<int>(m_plan.duels.size()))];
        const Match &match = *duel.match;
        GameState state = start(match, rng.next());
        std::vector<Lesson> lessons;
        for (int decision = 0; !state.isOver(); ++decision) {
            if (decision == kLongestGame || isStopped())
                return {};
            legalActions(match, state, *m_actions);
            const bool isLesson = state.pending.kind == DecisionKind::ChooseAction && m_actions->size() > 1;
            const Decided decided = decide(match, state, rng);
            if (isLesson && decided.hasEstimate)
                lessons.push_back({.first = featuresOf(match, state, SeatId(0)),
                                   .second = featuresOf(match, state, SeatId(1)),
                                   .estimate = decided.estimate,
                                   .game = static_cast<std::uint32_t>(game),
                                   .firstDeck = duel.firstDeck,
                                   .secondDeck = duel.secondDeck});
            apply(match, state, decided.action);
        }
        for (Lesson &lesson : lessons)
            lesson.outcome = static_cast<float>(resultFor(state, SeatId(0)));
        return lessons;
    }

    bool isStopped() const { return m_plan.stop != nullptr && m_plan.stop->load(std::memory_order_relaxed); }

private:
    struct Decided {
        Action action;
        float estimate = 0; ///< for the first seat
        bool hasEstimate = false;
    };

    Decided decide(const Match &match, const GameState &state, Rng &rng) {
        if (m_actions->size() == 1)
            return {.action = (*m_actions)[0]};
        if (rng.below(kOneCarelessIn) == 0)
            return {.action = quickAction(match, state, *m_actions, rng)};
        const Observation seen = observe(match, state, state.pending.seat);
        const SearchResult result = m_searcher.search(match, seen, *m_actions, m_options, rng);
        double sum = 0;
        double visits = 0;
        for (const Estimate &estimate : result.estimates) {
            sum += estimate.winRate * estimate.visits;
            visits += estimate.visits;
        }
        const auto mean = static_cast<float>(sum / visits);
        return {.action = result.estimates.front().action,
                .estimate = state.pending.seat == SeatId(0) ? mean : 1.0F - mean,
                .hasEstimate = true};
    }

    const LessonPlan &m_plan;
    SearchOptions m_options;
    Searcher m_searcher;
    std::unique_ptr<ActionList> m_actions;
};

} // namespace

std::vector<Lesson> playLessons(const LessonPlan &plan, const std::function<void(std::int64_t)> &progress) {
    std::vector<std::vector<Lesson>> byGame(static_cast<std::size_t>(plan.games));
    std::atomic<std::int64_t> next = 0;
    std::atomic<std::int64_t> played = 0;
    const auto work = [&] {
        Teacher teacher(plan);
        for (std::int64_t game = next++; game < plan.games && !teacher.isStopped(); game = next++) {
            byGame[game] = teacher.play(game);
            if (const std::int64_t done = ++played; progress)
                progress(done);
        }
    };
    std::vector<std::thread> threads;
    for (int thread = 1; thread < plan.threads; ++thread)
        threads.emplace_back(work);
    work();
    for (std::thread &thread : threads)
        thread.join();
    std::vector<Lesson> lessons;
    for (const std::vector<Lesson> &ofGame : byGame)
        lessons.insert(lessons.end(), ofGame.begin(), ofGame.end());
    return lessons;
}

} // namespace champclos::ai

// SPDX-License-Identifier: MIT
#include "engine/ai/review.h"

#include <algorithm>
#include <mutex>
#include <thread>

namespace champclos::ai {

namespace {

constexpr int kProspectShare = 4; ///< a look at a turn's beginning takes this part of what a decision takes

/// The first pass is for what is seen at once: no reasons.
class Reviewer {
public:
    Reviewer(const PastGame &game, const ReviewPlan &plan, const ReviewRun &run) : m_game(game), m_run(run) {
        m_review.plan = plan;
        for (std::size_t step = 0; step < game.actions.size(); ++step)
            if (isDecision(game, step)) {
                const GameState &state = game.states[step];
                m_review.judgements.push_back({.step = step,
                                               .seat = state.pending.seat,
                                               .turn = state.turnNumber,
                                               .played = game.actions[step],
                                               .best = game.actions[step]});
            }
        listProspects();
        const int passes = plan.quickIterations > 0 ? 2 : 1;
        m_total = passes * static_cast<int>(m_review.judgements.size() + m_looks.size());
    }

    Review reviewed() {
        if (m_review.plan.quickIterations > 0)
            pass(m_review.plan.quickIterations, false);
        pass(m_review.plan.iterations, true);
        m_review.isWhole = !isStopped();
        return std::move(m_review);
    }

private:
    bool isStopped() const { return m_run.stop != nullptr && m_run.stop->load(std::memory_order_relaxed); }

    void listProspects() {
        std::size_t judged = 0;
        for (std::size_t step = 0; step < m_game.states.size(); ++step) {
            const GameState &state = m_game.states[step];
            const bool isNewTurn = step == 0 || state.turnNumber != m_game.states[step - 1].turnNumber;
            const bool isLast = step + 1 == m_game.states.size();
            const bool isJudged =
                judged < m_review.judgements.size() && m_review.judgements[judged].step == step && ++judged > 0;
            for (int seat = 0; seat < m_game.match.seatCount; ++seat) {
                const bool isOwn = isJudged && state.pending.seat == SeatId(seat);
                if (!isNewTurn && !isLast && !isOwn)
                    continue;
                (isOwn ? m_own : m_looks).push_back(m_review.prospects.size());
                m_review.prospects.push_back({.step = step, .seat = SeatId(seat), .turn = state.turnNumber});
            }
        }
    }

    /// Decisions first: they are what is asked for, and they say what their seat could hope for.
    void pass(int iterations, bool isThorough) {
        m_next = 0;
        const auto work = [&] {
            Searcher searcher;
            const std::size_t decisions = m_review.judgements.size();
            const std::size_t tasks = decisions + m_looks.size();
            for (std::size_t task = m_next++; task < tasks && !isStopped(); task = m_next++)
                if (task < decisions)
                    judgeOne(task, iterations, isThorough, searcher);
                else
                    lookOne(m_looks[task - decisions], iterations, searcher);
        };
        std::vector<std::thread> threads;
        for (int thread = 1; thread < m_run.threads; ++thread)
            threads.emplace_back(work);
        work();
        for (std::thread &thread : threads)
            thread.join();
        if (!isThorough && !isStopped()) {
            m_isQuickDone = true;
            tell();
        }
    }

    JudgeOptions optionsFor(int iterations, bool isExplaining) const {
        return {.iterations = iterations,
                .isWithAllCards = m_review.plan.isWithAllCards,
                .isExplaining = isExplaining,
                .seed = m_review.plan.seed,
                .stop = m_run.stop};
    }

    void judgeOne(std::size_t place, int iterations, bool isThorough, Searcher &searcher) {
        Judgement judgement =
            judge(m_game, m_review.judgements[place].step, optionsFor(iterations, isThorough), searcher);
        const std::lock_guard lock(m_mutex);
        if (isStopped()) // it was cut short
            return;
        Prospect &own = m_review.prospects[m_own[place]];
        own.chance = judgement.before;
        own.effort = iterations;
        m_review.judgements[place] = std::move(judgement);
        ++m_done;
        tell();
    }

    void lookOne(std::size_t place, int iterations, Searcher &searcher) {
        const Prospect &asked = m_review.prospects[place];
        const double chance = chanceAt(m_game, asked.step, asked.seat,
                                       optionsFor(std::max(1, iterations / kProspectShare), false), searcher);
        const std::lock_guard lock(m_mutex);
        if (isStopped())
            return;
        m_review.prospects[place].chance = chance;
        m_review.prospects[place].effort = iterations;
        ++m_done;
        tell();
    }

    void tell() const {
        if (m_run.progress)
            m_run.progress({m_review, m_done, m_total, m_isQuickDone});
    }

    const PastGame &m_game;
    const ReviewRun &m_run;
    Review m_review;
    std::vector<std::size_t> m_own;   ///< by judgement: the prospect that it says
    std::vector<std::size_t> m_looks; ///< the other prospects
    std::mutex m_mutex;
    std::atomic<std::size_t> m_next = 0;
    int m_done = 0;
    int m_total = 0;
    bool m_isQuickDone = false;
};

} // namespace

Review review(const PastGame &game, const ReviewPlan &plan, const ReviewRun &run) {
    return Reviewer(game, plan, run).reviewed();
}

double prospectAt(const Review &review, SeatId seat, std::size_t step) {
    double chance = 0.5;
    for (const Prospect &prospect : review.prospects)
        if (prospect.seat == seat && prospect.step <= step && prospect.effort > 0)
            chance = prospect.chance;
    return chance;
}

double cameTo(const Review &review, const Judgement &judgement) {
    for (const Prospect &prospect : review.prospects)
        if (prospect.seat == judgement.seat && prospect.step > judgement.step && prospect.effort > 0)
            return prospect.chance;
    return judgement.after;
}

} // namespace champclos::ai

// SPDX-License-Identifier: MIT
#include "engine/ai/judge.h"

#include "engine/ai/ahead.h"
#include "engine/ai/evaluate.h"
#include "engine/ai/random_play.h"
#include "engine/rules/game.h"

#include <algorithm>
#include <memory>

namespace champclos::ai {

namespace {

constexpr std::size_t kConsidered = 3;
constexpr int kLeastVisits = 30; ///< an estimate from fewer tries is not worth showing

Observation seenBy(const PastGame &game, std::size_t step, SeatId seat, bool isWithAllCards) {
    if (!isWithAllCards)
        return observe(game.match, game.states[step], seat);
    Observation all = observeAll(game.match, game.states[step]);
    all.viewer = seat;
    return all;
}

SearchOptions searchOptions(const JudgeOptions &options, int iterations) {
    SearchOptions search = strongOptions();
    search.iterations = std::max(1, iterations);
    search.isThrifty = false;
    search.stop = options.stop;
    return search;
}

/// One decision before the judge.
class Case {
public:
    Case(const PastGame &game, std::size_t step, const JudgeOptions &options, Searcher &searcher)
        : m_game(game), m_options(options), m_searcher(searcher), m_state(game.states[step]),
          m_seen(seenBy(game, step, m_state.pending.seat, options.isWithAllCards)),
          m_seed(derivedSeed(options.seed, step)), m_legal(std::make_unique<ActionList>()) {
        legalActions(game.match, m_state, *m_legal);
        m_found.step = step;
        m_found.seat = m_state.pending.seat;
        m_found.turn = m_state.turnNumber;
        m_found.actionNumber = actionNumber(step);
        m_found.answers = m_legal->size();
        m_found.played = m_found.best = game.actions[step];
        m_found.effort = options.iterations;
    }

    Judgement judged() {
        Rng rng(m_seed);
        const SearchResult result =
            m_searcher.search(m_game.match, m_seen, *m_legal, searchOptions(m_options, m_options.iterations), rng);
        const Estimate &first = result.estimates.front();
        m_found.before = m_found.after = first.winRate;
        if (first.action != m_found.played)
            compare(first.action);
        consider(result);
        if (m_options.isExplaining)
            explain();
        return std::move(m_found);
    }

private:
    /// The first action of the turn is the one that leaves fewer than there were when the turn began.
    int actionNumber(std::size_t step) const {
        if (m_state.turnSeat != m_state.pending.seat || m_state.turnNumber == 0)
            return 0;
        int number = 0;
        for (std::size_t before = 0; before <= step; ++before) {
            const GameState &then = m_game.states[before];
            if (then.turnNumber == m_state.turnNumber && then.pending.kind == DecisionKind::ChooseAction &&
                then.pending.seat == then.turnSeat)
                ++number;
        }
        return number;
    }

    double valueOf(const Action &answer) {
        SearchOptions search = searchOptions(m_options, m_options.iterations / 2);
        // Fighters may move in any order: in the search they go by their numbers, in the game they did not have to.
        search.isPruning = m_state.pending.kind != DecisionKind::ChooseMove;
        search.answers = std::span(&answer, 1);
        Rng rng(m_seed + 1); // the same deals for both
        return m_searcher.search(m_game.match, m_seen, *m_legal, search, rng).value;
    }

    void compare(const Action &other) {
        m_found.after = valueOf(m_found.played);
        m_found.before = std::max(valueOf(other), m_found.after);
        if (m_found.before > m_found.after)
            m_found.best = other;
    }

    void consider(const SearchResult &result) {
        for (const Estimate &estimate : result.estimates)
            if (m_found.considered.size() < kConsidered && estimate.visits >= kLeastVisits &&
                estimate.action != m_found.best && estimate.action != m_found.played)
                m_found.considered.push_back({estimate.action, estimate.winRate, estimate.visits});
        std::stable_sort(m_found.considered.begin(), m_found.considered.end(),
                         [](const Candidate &left, const Candidate &right) { return left.win > right.win; });
    }

    /// Beside the answer that was given, what the next turns bring says more than a card drawn or a step taken.
    void explain() {
        m_found.reason = reasonFor(m_game.match, m_seen, *m_legal, m_found.best, m_seed);
        if (m_found.best == m_found.played)
            return;
        m_found.cost = costOf(m_game.match, m_seen, m_found.played, m_seed);
        if (!isFaint(m_found.reason.motive))
            return;
        const auto both = std::make_unique<ActionList>();
        both->push(m_found.best);
        both->push(m_found.played);
        const Reason ahead = reasonAhead(m_game.match, m_seen, *both, m_found.best, m_seed);
        if (ahead.motive != Motive::HardlyMatters)
            m_found.reason = ahead;
    }

    static bool isFaint(Motive motive) {
        return motive == Motive::Draws || motive == Motive::Approaches || motive == Motive::KeepsAway ||
               motive == Motive::KeepsCards || motive == Motive::HardlyMatters;
    }

    const PastGame &m_game;
    const JudgeOptions &m_options;
    Searcher &m_searcher;
    const GameState &m_state;
    const Observation m_seen;
    const std::uint64_t m_seed;
    std::unique_ptr<ActionList> m_legal;
    Judgement m_found;
};

} // namespace

Verdict verdictOf(double loss) {
    return loss < kStillBest       ? Verdict::Best
           : loss < kStillGood     ? Verdict::Good
           : loss < kStillDoubtful ? Verdict::Doubtful
                                   : Verdict::Mistake;
}

bool isDecision(const PastGame &game, std::size_t step) {
    const auto legal = std::make_unique<ActionList>();
    legalActions(game.match, game.states[step], *legal);
    return legal->size() > 1 && game.actions[step].kind != ActionKind::Concede;
}

Judgement judge(const PastGame &game, std::size_t step, const JudgeOptions &options, Searcher &searcher) {
    return Case(game, step, options, searcher).judged();
}

double chanceAt(const PastGame &game, std::size_t step, SeatId seat, const JudgeOptions &options, Searcher &searcher) {
    const GameState &state = game.states[step];
    if (state.isOver())
        return resultFor(state, seat);
    const auto legal = std::make_unique<ActionList>(); // what others may answer is of no use to who only looks on
    Rng rng(derivedSeed(options.seed, step));
    return searcher
        .search(game.match, seenBy(game, step, seat, options.isWithAllCards), *legal,
                searchOptions(options, options.iterations), rng)
        .value;
}

} // namespace champclos::ai

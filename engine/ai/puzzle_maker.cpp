// SPDX-License-Identifier: MIT
#include "engine/ai/puzzle_maker.h"

#include "engine/ai/random_play.h"
#include "engine/ai/search.h"
#include "engine/rules/game.h"

#include <algorithm>

namespace champclos::ai {

namespace {

constexpr int kLongestGame = 3000;  ///< decisions
constexpr int kFewestActions = 3;   ///< that there are to choose from
constexpr int kHealthInDanger = 7;  ///< of all heroes of a side together: only then can it be over soon
constexpr int kMostRefutations = 6; ///< written down
constexpr int kFirstTurnOfBest = 5; ///< before: much is a matter of taste
constexpr int kOneBestIn = 6;       ///< so many positions a long search is worth
constexpr int kFewestVisits = 40;   ///< of an action, for its chances to count
constexpr int kMostAsked = 40;      ///< decisions of a player that tries a puzzle

bool isStopped(const MakerPlan &plan) { return plan.stop != nullptr && plan.stop->load(std::memory_order_relaxed); }

int healthOf(const Match &match, const GameState &state, SeatId seat) {
    int health = 0;
    (match.seat(seat).heroes & state.alive).forEach([&](FighterId hero) { health += state.fighter(hero).health; });
    return health;
}

SeatId otherSeat(SeatId seat) { return SeatId(1 - seat.value()); }

Goal goalOf(PuzzleKind kind) { return kind == PuzzleKind::Win ? Goal::Win : Goal::Survive; }

SolverEffort effortOf(const MakerPlan &plan) { return {.answers = plan.answers, .stop = plan.stop}; }

/// Whether it is worth asking at all.
bool isPromising(const Match &match, const GameState &state, PuzzleKind kind, Rng &rng) {
    switch (kind) {
    case PuzzleKind::Win:
        return healthOf(match, state, otherSeat(state.turnSeat)) <= kHealthInDanger;
    case PuzzleKind::Survive:
        return healthOf(match, state, state.turnSeat) <= kHealthInDanger && state.actionsLeft == 1;
    case PuzzleKind::Best:
        return state.turnNumber >= kFirstTurnOfBest && rng.below(kOneBestIn) == 0;
    }
    return false;
}

std::optional<FoundPuzzle> solved(const Match &match, const GameState &state, PuzzleKind kind, const MakerPlan &plan) {
    Solver solver(match, state, goalOf(kind), effortOf(plan));
    if (solver.proof(state) != Proof::Holds)
        return std::nullopt;
    FoundPuzzle puzzle{.kind = kind, .state = state};
    std::optional<Action> key;
    std::vector<Action> wrong;
    for (const JudgedAction &judged : solver.judge(state)) {
        if (judged.proof == Proof::Unknown || (judged.proof == Proof::Holds && key))
            return std::nullopt;
        if (judged.proof == Proof::Holds)
            key = judged.action;
        else
            wrong.push_back(judged.action);
    }
    GameState end;
    puzzle.solution = solver.line(state, *key, end);
    if (puzzle.solution.empty() || solver.decided(end) != std::optional(true))
        return std::nullopt;
    for (const Action &action : wrong) {
        if (static_cast<int>(puzzle.refutations.size()) == kMostRefutations)
            break;
        if (std::vector<Ply> line = solver.follow(state, action, end); !line.empty())
            puzzle.refutations.push_back(std::move(line));
    }
    puzzle.answers = solver.answersTried();
    return puzzle;
}

/// Chances of the actions that were looked at closely, best first.
std::vector<Estimate> chancesOf(const Match &match, const GameState &state, int iterations, const MakerPlan &plan,
                                std::uint64_t seed) {
    SearchOptions options = strongOptions();
    options.iterations = iterations;
    options.milliseconds = 0;
    options.isThrifty = false;
    options.stop = plan.stop;
    const auto legal = std::make_unique<ActionList>();
    legalActions(match, state, *legal);
    Rng rng(seed);
    Searcher searcher;
    std::vector<Estimate> chances =
        searcher.search(match, observe(match, state, state.pending.seat), *legal, options, rng).estimates;
    std::erase_if(chances, [](const Estimate &estimate) { return estimate.visits < kFewestVisits; });
    std::stable_sort(chances.begin(), chances.end(),
                     [](const Estimate &one, const Estimate &other) { return one.winRate > other.winRate; });
    return chances;
}

/// Two searches agree on the action, the second of them after ten times the effort.
std::optional<FoundPuzzle> searched(const Match &match, const GameState &state, const MakerPlan &plan,
                                    std::uint64_t seed) {
    const auto marginOf = [](const std::vector<Estimate> &chances) {
        return chances.size() < 2 ? 0 : static_cast<int>(100 * (chances[0].winRate - chances[1].winRate));
    };
    const std::vector<Estimate> first = chancesOf(match, state, plan.bestIterations / 10, plan, seed);
    if (marginOf(first) < plan.leastMargin / 2)
        return std::nullopt;
    const std::vector<Estimate> second = chancesOf(match, state, plan.bestIterations, plan, seed + 1);
    if (marginOf(second) < plan.leastMargin || isStopped(plan) || first[0].action != second[0].action ||
        second[0].winRate < 0.2)
        return std::nullopt;
    FoundPuzzle puzzle{.kind = PuzzleKind::Best, .state = state};
    puzzle.solution = {{state, second[0].action}};
    for (std::size_t index = 1; index < second.size() && static_cast<int>(index) <= kMostRefutations; ++index)
        puzzle.refutations.push_back({{state, second[index].action}});
    puzzle.iterations = plan.bestIterations;
    puzzle.margin = marginOf(second);
    return puzzle;
}

/// True if a player that thinks as this level does finds its way to the goal.
bool finds(const Match &match, const FoundPuzzle &puzzle, Level level, Solver &solver, std::uint64_t seed) {
    const std::unique_ptr<Bot> bot = makeBot(level, seed);
    const auto legal = std::make_unique<ActionList>();
    GameState state = puzzle.state;
    for (int asked = 0; asked < kMostAsked; ++asked) {
        legalActions(match, state, *legal);
        const Action action = bot->choose(match, observe(match, state, state.pending.seat), *legal, {});
        if (puzzle.kind == PuzzleKind::Best)
            return action == puzzle.solution.front().action;
        if (solver.judge(state, action) != Proof::Holds)
            return false;
        GameState after;
        if (solver.follow(state, action, after).empty() || solver.decided(after))
            return true;
        state = after;
    }
    return true;
}

} // namespace

int starsOf(int tries, int easyMissed, int normalMissed) {
    if (tries == 0)
        return 1;
    // Twice as much counts what the better player misses.
    const double missed = (easyMissed + 2.0 * normalMissed) / (3.0 * tries);
    return std::min(5, 1 + static_cast<int>(missed * 5));
}

int FoundPuzzle::stars() const { return starsOf(tries, easyMissed, normalMissed); }

std::optional<FoundPuzzle> puzzleIn(const Match &match, const GameState &state, PuzzleKind kind, const MakerPlan &plan,
                                    std::uint64_t seed) {
    std::optional<Position> position = positionOf(match, state);
    if (!position || state.pending.kind != DecisionKind::ChooseAction || match.isTeamPlay())
        return std::nullopt;
    const auto legal = std::make_unique<ActionList>();
    legalActions(match, state, *legal);
    if (legal->size() < kFewestActions)
        return std::nullopt;
    const PositionResult again = makePosition(match, *position); // which copy lies where may be another
    if (!again.state)
        return std::nullopt;
    std::optional<FoundPuzzle> puzzle =
        kind == PuzzleKind::Best ? searched(match, *again.state, plan, seed) : solved(match, *again.state, kind, plan);
    if (puzzle)
        puzzle->position = std::move(*position);
    return puzzle;
}

void grade(const Match &match, FoundPuzzle &puzzle, const MakerPlan &plan, std::uint64_t seed) {
    Solver solver(match, puzzle.state, goalOf(puzzle.kind), {.answers = 20 * plan.answers, .stop = plan.stop});
    puzzle.tries = plan.tries;
    puzzle.easyMissed = puzzle.normalMissed = 0;
    for (int number = 0; number < plan.tries && !isStopped(plan); ++number) {
        const std::uint64_t own = derivedSeed(seed, static_cast<std::uint64_t>(number));
        puzzle.easyMissed += finds(match, puzzle, Level::Easy, solver, own) ? 0 : 1;
        puzzle.normalMissed += finds(match, puzzle, Level::Normal, solver, own) ? 0 : 1;
    }
}

std::vector<FoundPuzzle> puzzlesOfGame(const Match &match, std::uint64_t seed, const std::vector<PuzzleKind> &kinds,
                                       const MakerPlan &plan) {
    std::vector<FoundPuzzle> found;
    std::vector<PuzzleKind> wanted = kinds;
    Rng rng(seed);
    SearchOptions options = strongOptions();
    options.iterations = plan.playIterations;
    options.milliseconds = 0;
    options.stop = plan.stop;
    Searcher searcher;
    const auto legal = std::make_unique<ActionList>();
    GameState state = start(match, rng.next());
    for (int decision = 0; !state.isOver() && decision < kLongestGame && !wanted.empty() && !isStopped(plan);
         ++decision) {
        legalActions(match, state, *legal);
        if (state.pending.kind == DecisionKind::ChooseAction) {
            for (auto kind = wanted.begin(); kind != wanted.end();) {
                std::optional<FoundPuzzle> puzzle;
                if (isPromising(match, state, *kind, rng))
                    puzzle = puzzleIn(match, state, *kind, plan, rng.next());
                if (puzzle)
                    grade(match, *puzzle, plan, rng.next());
                if (puzzle && !isStopped(plan) && puzzle->easyMissed + puzzle->normalMissed >= plan.leastMissed) {
                    found.push_back(std::move(*puzzle));
                    kind = wanted.erase(kind);
                } else {
                    ++kind;
                }
            }
        }
        const SearchResult result =
            legal->size() > 1 ? searcher.search(match, observe(match, state, state.pending.seat), *legal, options, rng)
                              : SearchResult{};
        apply(match, state, result.estimates.empty() ? (*legal)[0] : result.estimates.front().action);
    }
    return found;
}

} // namespace champclos::ai

// SPDX-License-Identifier: MIT
#include "engine/ai/search.h"

#include "engine/ai/determinize.h"
#include "engine/ai/evaluate.h"
#include "engine/ai/policy.h"
#include "engine/ai/tree.h"
#include "engine/ai/value_net.h"
#include "engine/core/array_by.h"
#include "engine/rules/game.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <utility>

namespace champclos::ai {

namespace {

using Clock = std::chrono::steady_clock;

constexpr int kMaxDepth = 64;
constexpr int kMaxPlayoutDecisions = 4000;

double meanOf(const Edge &edge) { return edge.visits > 0 ? static_cast<double>(edge.total) / edge.visits : 0.0; }

/// An action as an opponent sees it when it is taken: a card played face down is just a card.
Action seenFrom(const Match &match, const GameState &state, const Action &action, SeatId viewer) {
    if (match.friendsOf(viewer).contains(state.pending.seat))
        return action;
    Action seen = action;
    const bool isFaceDown = action.kind == ActionKind::Attack ||
                            (action.kind == ActionKind::Boost && state.combat.isActive && !state.combat.isRevealed);
    if (isFaceDown && action.card)
        seen.card = CardKind(0);
    return seen;
}

/// Cheap questions: somebody who knows the game answers them at once.
bool isSmall(DecisionKind kind) {
    return kind == DecisionKind::ChooseDiscard || kind == DecisionKind::ChooseYesNo ||
           kind == DecisionKind::ChooseOption || kind == DecisionKind::ChoosePlacement;
}

} // namespace

class Searcher::Work {
public:
    SearchResult run(const Match &match, const Observation &observation, const ActionList &legal,
                     const SearchOptions &options, Rng &rng) {
        m_match = &match;
        m_observation = &observation;
        m_options = &options;
        m_rng = &rng;
        for (int seat = 0; seat < match.seatCount; ++seat)
            treeOf(SeatId(seat)).clear();
        SearchResult result;
        const auto begin = Clock::now();
        double sum = 0;
        do {
            sum += iterate();
            ++result.iterations;
        } while (!isEnough(result.iterations, begin));
        result.value = sum / result.iterations;
        collect(legal, result);
        return result;
    }

private:
    struct Step {
        std::uint32_t node;
        std::uint32_t place;
        SeatId seat;
    };
    struct Selection {
        std::uint32_t place;
        bool isNew;
    };

    Tree &treeOf(SeatId seat) { return m_trees[seat]; }

    bool isEnough(int iterations, Clock::time_point begin) {
        if (m_options->stop != nullptr && m_options->stop->load(std::memory_order_relaxed))
            return true;
        if (m_options->iterations > 0 && iterations >= m_options->iterations)
            return true;
        if (m_options->iterations <= 0 && m_options->milliseconds <= 0 && m_options->stop == nullptr)
            return true; // nobody said for how long
        double spent = m_options->iterations > 0 ? static_cast<double>(iterations) / m_options->iterations : 0.0;
        if (m_options->milliseconds > 0) {
            const std::chrono::duration<double, std::milli> elapsed = Clock::now() - begin;
            if (elapsed.count() >= m_options->milliseconds)
                return true;
            spent = std::max(spent, elapsed.count() / m_options->milliseconds);
        }
        constexpr int kBetweenChecks = 32;
        return m_options->isThrifty && iterations % kBetweenChecks == 0 && isClear(iterations, spent);
    }

    /// True if more thinking would hardly change the answer: the leader is out of reach of what is left of the budget,
    /// or far better than the next after a good part of it, or no better at all so that it does not matter.
    bool isClear(int iterations, double spent) {
        Tree &tree = treeOf(m_observation->viewer);
        const Node &root = tree.node(Tree::kRoot);
        const Edge *first = nullptr;
        const Edge *second = nullptr;
        for (std::uint32_t place = 0; place < root.count; ++place) {
            const Edge *edge = &tree.edge(Tree::kRoot, place);
            if (first == nullptr || edge->visits > first->visits)
                second = std::exchange(first, edge);
            else if (second == nullptr || edge->visits > second->visits)
                second = edge;
        }
        if (second == nullptr)
            return true;
        const double left = iterations * (1.0 / std::max(spent, 1e-6) - 1.0);
        if (first->visits > second->visits + left)
            return true;
        const double enough = isSmall(m_observation->pending().kind) ? 0.1 : 0.25;
        if (spent < enough || iterations < 200 || second->visits < 8)
            return false;
        const double lead = meanOf(*first) - meanOf(*second);
        constexpr double kNothing = 0.002; // a difference in the chance to win that nobody will ever notice
        if (spent >= 2 * enough && std::abs(lead) < kNothing && second->visits * 2 > first->visits)
            return true;
        const double deviation = m_options->playoutTurns == kToTheEnd ? 0.5 : 0.15; // of one value around its mean
        const double doubt = deviation * std::sqrt(1.0 / first->visits + 1.0 / second->visits);
        return lead > 4.0 * doubt;
    }

    void collect(const ActionList &legal, SearchResult &result) {
        Tree &tree = treeOf(m_observation->viewer);
        result.estimates.reserve(legal.size());
        for (const Action &action : legal) {
            Estimate estimate{action};
            const std::uint32_t place = tree.find(Tree::kRoot, action, 0);
            if (place < tree.node(Tree::kRoot).count) {
                const Edge &edge = tree.edge(Tree::kRoot, place);
                estimate.visits = static_cast<int>(edge.visits);
                estimate.winRate = meanOf(edge);
            }
            result.estimates.push_back(estimate);
        }
        std::stable_sort(result.estimates.begin(), result.estimates.end(), [](const Estimate &a, const Estimate &b) {
            return a.visits != b.visits ? a.visits > b.visits : a.winRate > b.winRate;
        });
    }

    double iterate() {
        determinizeInto(*m_match, *m_observation, *m_rng, m_state);
        PerSeat<std::uint32_t> at{};
        m_path.clear();
        while (!m_state.isOver() && !m_path.isFull()) {
            const SeatId seat = m_state.pending.seat;
            Tree &tree = treeOf(seat);
            listActions();
            const std::uint32_t node = at[seat];
            if (tree.isFull() && tree.node(node).count == 0)
                break;
            const auto [place, isNew] = select(tree, node);
            m_path.push({node, place, seat});
            const Action action = tree.edge(node, place).action;
            if (!isNew)
                descend(action, place, at);
            apply(*m_match, m_state, action);
            if (isNew)
                break;
        }
        const double value = playout(*m_match, m_state, m_observation->viewer, *m_options, *m_rng, m_actions);
        learn(static_cast<float>(value));
        return value;
    }

    /// What may be done, but not what comes to the same: fighters may move in any order (M2), and one that stays where
    /// it is has not moved. So in the tree they move by their numbers, and all who move go somewhere.
    void listActions() {
        if (m_path.isEmpty() && !m_options->answers.empty()) {
            m_actions.clear();
            for (const Action &action : m_options->answers)
                m_actions.push(action);
            return;
        }
        if (m_state.pending.kind != DecisionKind::ChooseMove || !m_options->isPruning) {
            legalActions(*m_match, m_state, m_actions);
            return;
        }
        legalActions(*m_match, m_state, m_moves);
        const FighterId before = lastMoved();
        const bool canStop = m_moves[m_moves.size() - 1].kind == ActionKind::Done;
        m_actions.clear();
        for (const Action &action : m_moves)
            if (!canStop || action.kind != ActionKind::Move ||
                (action.space != m_state.fighter(action.fighter).space && (!before || action.fighter > before)))
                m_actions.push(action);
    }

    /// Who moved just before in the same maneuver.
    FighterId lastMoved() {
        if (m_path.isEmpty() || m_state.frames.back().kind != FrameKind::Maneuver)
            return {};
        const Step &last = m_path.back();
        const Action &action = treeOf(last.seat).edge(last.node, last.place).action;
        return action.kind == ActionKind::Move ? action.fighter : FighterId();
    }

    /// Follows an action in every tree, in each as its owner sees it.
    void descend(const Action &action, std::uint32_t place, PerSeat<std::uint32_t> &at) {
        const SeatId actor = m_state.pending.seat;
        for (int viewer = 0; viewer < m_match->seatCount; ++viewer) {
            Tree &tree = treeOf(SeatId(viewer));
            auto &node = at[SeatId(viewer)];
            node = SeatId(viewer) == actor ? tree.childAt(node, place)
                                           : tree.childOf(node, seenFrom(*m_match, m_state, action, SeatId(viewer)));
        }
    }

    void learn(float value) {
        const auto own = m_match->teamOf(m_observation->viewer);
        for (const Step &step : m_path) {
            Tree &tree = treeOf(step.seat);
            const float gain = m_match->teamOf(step.seat) == own ? value : 1.0F - value;
            Edge &edge = tree.edge(step.node, step.place);
            ++edge.visits;
            edge.total += gain;
            Node &node = tree.node(step.node);
            ++node.visits;
            node.total += gain;
        }
    }

    /// The edge to follow among the actions legal now: what came of it so far, and a bonus that favours what opinion
    /// favours and shrinks with every visit.
    Selection select(Tree &tree, std::uint32_t node) {
        matchEdges(tree, node);
        const Node &here = tree.node(node);
        const float expected = (here.total + 0.5F) / (static_cast<float>(here.visits) + 1.0F);
        Edge *edges = &tree.edge(node, 0);
        float priors = 0;
        std::uint32_t visits = 1;
        for (int index = 0; index < m_actions.size(); ++index) {
            const Edge &edge = edges[m_places[index]];
            priors += edge.prior;
            visits += edge.visits;
        }
        const float reach = m_options->exploration * std::sqrt(static_cast<float>(visits));
        const float byOpinion = reach * (1.0F - m_options->curiosity) / priors;
        const float forAll = reach * m_options->curiosity / static_cast<float>(m_actions.size());
        float bestScore = -1e9F;
        std::uint32_t best = m_places[0];
        for (int index = 0; index < m_actions.size(); ++index) {
            const std::uint32_t place = m_places[index];
            const Edge &edge = edges[place];
            const float share = 1.0F / (static_cast<float>(edge.visits) + 1.0F);
            const float score = (edge.total + expected + byOpinion * edge.prior + forAll) * share;
            if (score > bestScore) {
                bestScore = score;
                best = place;
            }
        }
        return {best, edges[best].visits == 0};
    }

    /// Finds the edges of the actions that are legal now, and adds those that were never legal here before.
    void matchEdges(Tree &tree, std::uint32_t node) {
        tree.reserveEdges(node, m_actions.size());
        bool hasNew = false;
        std::uint32_t guess = 0;
        for (int index = 0; index < m_actions.size(); ++index) {
            std::uint32_t place = tree.find(node, m_actions[index], guess);
            if (place == tree.node(node).count) {
                tree.add(node, m_actions[index]);
                hasNew = true;
            } else if (tree.edge(node, place).prior <= 0) {
                hasNew = true; // until now it was only seen here as somebody else's choice
            }
            m_places[index] = place;
            guess = place + 1;
        }
        if (hasNew)
            setPriors(tree, node);
    }

    void setPriors(Tree &tree, std::uint32_t node) {
        const Opinion opinion(*m_match, m_state);
        float best = -1e9F;
        for (int index = 0; index < m_actions.size(); ++index) {
            const float worth = opinion.of(m_actions[index]);
            m_worths[index] = worth;
            best = std::max(best, worth);
        }
        for (int index = 0; index < m_actions.size(); ++index)
            tree.edge(node, m_places[index]).prior = std::exp((m_worths[index] - best) / m_options->temperature);
    }

    const Match *m_match = nullptr;
    const Observation *m_observation = nullptr;
    const SearchOptions *m_options = nullptr;
    Rng *m_rng = nullptr;
    PerSeat<Tree> m_trees;
    GameState m_state;
    ActionList m_actions;
    ActionList m_moves;
    FixedVector<Step, kMaxDepth> m_path;
    std::array<std::uint32_t, kMaxActions> m_places{};
    std::array<float, kMaxActions> m_worths{};
};

double playout(const Match &match, GameState &state, SeatId viewer, const SearchOptions &options, Rng &rng,
               ActionList &buffer) {
    const int lastTurn = state.turnNumber + options.playoutTurns;
    for (int decisions = 0; !state.isOver() && decisions < kMaxPlayoutDecisions; ++decisions) {
        if (options.playoutTurns != kToTheEnd && state.turnNumber >= lastTurn &&
            state.pending.kind == DecisionKind::ChooseAction)
            break;
        legalActions(match, state, buffer);
        const Action action =
            options.isRandomPlayout ? buffer[rng.below(buffer.size())] : quickAction(match, state, buffer, rng);
        apply(match, state, action);
    }
    return options.net != nullptr ? evaluate(*options.net, match, state, viewer) : evaluate(match, state, viewer);
}

SearchOptions strongOptions() { return {.iterations = 0, .playoutTurns = 0, .net = &learnedNet(), .isThrifty = true}; }

SearchOptions hardOptions() {
    SearchOptions options = strongOptions();
    options.net = nullptr;
    options.playoutTurns = 8;
    options.isPruning = false;
    options.exploration = 1.2F;
    return options;
}

Searcher::Searcher() : m_work(std::make_unique<Work>()) {}
Searcher::~Searcher() = default;
Searcher::Searcher(Searcher &&) noexcept = default;
Searcher &Searcher::operator=(Searcher &&) noexcept = default;

SearchResult Searcher::search(const Match &match, const Observation &observation, const ActionList &legal,
                              const SearchOptions &options, Rng &rng) {
    return m_work->run(match, observation, legal, options, rng);
}

} // namespace champclos::ai

// SPDX-License-Identifier: MIT
#include "engine/ai/search.h"

#include "engine/ai/determinize.h"
#include "engine/ai/evaluate.h"
#include "engine/ai/policy.h"
#include "engine/rules/game.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>

namespace champclos::ai {

namespace {

constexpr int kMaxDepth = 64;
constexpr std::size_t kMaxNodes = 200000;
constexpr int kMaxPlayoutDecisions = 4000;
constexpr float kPriorVisits = 1.0F;
constexpr float kPriorScale = 0.06F; ///< a point of opinion in terms of the chance to win

/// One edge of a tree: an action as the tree's owner sees it, and what came of it.
struct Edge {
    Action action;
    std::uint32_t child = 0; ///< 0: no node yet
    std::uint32_t visits = 0;
    std::uint32_t available = 0;
    float total = 0; ///< for the owner of the decision
    float prior = 0; ///< opinion relative to the best one, at most 0
};

struct Node {
    std::vector<Edge> edges;
};

/// One seat's view of the game tree.
class Tree {
public:
    void clear() {
        m_nodes.clear();
        m_nodes.emplace_back();
    }
    Node &node(std::uint32_t index) { return m_nodes[index]; }
    bool isFull() const { return m_nodes.size() >= kMaxNodes; }
    Edge *find(std::uint32_t index, const Action &action) {
        for (Edge &edge : m_nodes[index].edges)
            if (edge.action == action)
                return &edge;
        return nullptr;
    }
    Edge &add(std::uint32_t index, const Action &action) {
        m_nodes[index].edges.push_back(Edge{.action = action});
        return m_nodes[index].edges.back();
    }
    std::uint32_t childOf(std::uint32_t index, const Action &action) {
        Edge *edge = find(index, action);
        if (edge == nullptr)
            edge = &add(index, action);
        if (edge->child == 0) {
            edge->child = static_cast<std::uint32_t>(m_nodes.size());
            const std::uint32_t child = edge->child;
            m_nodes.emplace_back(); // invalidates edge
            return child;
        }
        return edge->child;
    }

private:
    std::vector<Node> m_nodes;
};

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

class Search {
public:
    Search(const Match &match, const Observation &observation, const SearchOptions &options, Rng &rng)
        : m_match(match), m_observation(observation), m_options(options), m_rng(rng) {
        for (Tree &tree : m_trees)
            tree.clear();
    }

    SearchResult run(const ActionList &legal) {
        using Clock = std::chrono::steady_clock;
        const auto deadline = Clock::now() + std::chrono::milliseconds(m_options.milliseconds);
        SearchResult result;
        for (;;) {
            iterate();
            ++result.iterations;
            if (m_options.stop != nullptr && m_options.stop->load(std::memory_order_relaxed))
                break;
            if (m_options.milliseconds > 0 ? Clock::now() >= deadline : result.iterations >= m_options.iterations)
                break;
            if (m_options.milliseconds > 0 && m_options.iterations > 0 && result.iterations >= m_options.iterations)
                break;
        }
        Tree &tree = m_trees[static_cast<std::size_t>(m_observation.viewer.value())];
        for (const Action &action : legal) {
            const Edge *edge = tree.find(0, action);
            Estimate estimate{action};
            if (edge != nullptr && edge->visits > 0) {
                estimate.visits = static_cast<int>(edge->visits);
                estimate.winRate = static_cast<double>(edge->total) / edge->visits;
            }
            result.estimates.push_back(estimate);
        }
        std::stable_sort(result.estimates.begin(), result.estimates.end(), [](const Estimate &a, const Estimate &b) {
            return a.visits != b.visits ? a.visits > b.visits : a.winRate > b.winRate;
        });
        return result;
    }

private:
    struct Step {
        std::uint32_t node;
        std::uint32_t edge;
        SeatId seat;
    };

    void iterate() {
        determinizeInto(m_match, m_observation, m_rng, m_state);
        std::array<std::uint32_t, kMaxSeats> at{};
        m_path.clear();
        while (!m_state.isOver() && m_path.size() < kMaxDepth) {
            const SeatId seat = m_state.pending.seat;
            Tree &tree = m_trees[static_cast<std::size_t>(seat.value())];
            legalActions(m_match, m_state, m_actions);
            const std::uint32_t node = at[static_cast<std::size_t>(seat.value())];
            const auto [edge, isNew] = select(tree, node);
            m_path.push_back({node, edge, seat});
            const Action action = tree.node(node).edges[edge].action;
            for (int viewer = 0; viewer < m_match.seatCount; ++viewer) {
                Tree &other = m_trees[static_cast<std::size_t>(viewer)];
                if (other.isFull())
                    continue;
                auto &place = at[static_cast<std::size_t>(viewer)];
                place = other.childOf(place, seenFrom(m_match, m_state, action, SeatId(viewer)));
            }
            apply(m_match, m_state, action);
            if (isNew || tree.isFull())
                break;
        }
        const double value = playout(m_match, m_state, m_observation.viewer, m_options, m_rng, m_actions);
        const auto own = m_match.teamOf(m_observation.viewer);
        for (const Step &step : m_path) {
            Edge &edge = m_trees[static_cast<std::size_t>(step.seat.value())].node(step.node).edges[step.edge];
            ++edge.visits;
            edge.total += static_cast<float>(m_match.teamOf(step.seat) == own ? value : 1.0 - value);
        }
    }

    struct Selection {
        std::uint32_t edge;
        bool isNew;
    };

    /// The edge to follow among the actions legal now: upper confidence bound, untried ones start from opinion.
    Selection select(Tree &tree, std::uint32_t node) {
        m_candidates.clear();
        bool hasNew = false;
        for (const Action &action : m_actions) {
            auto &edges = tree.node(node).edges;
            std::uint32_t found = 0;
            while (found < edges.size() && !(edges[found].action == action))
                ++found;
            if (found == edges.size()) {
                tree.add(node, action);
                hasNew = true;
            }
            m_candidates.push_back(found);
        }
        auto &edges = tree.node(node).edges;
        if (hasNew)
            setPriors(edges);
        float bestScore = -1e9F;
        std::uint32_t best = m_candidates.front();
        for (std::uint32_t index : m_candidates) {
            Edge &edge = edges[index];
            ++edge.available;
            const auto visits = static_cast<float>(edge.visits);
            const float mean = (edge.total + kPriorVisits * (0.5F + edge.prior)) / (visits + kPriorVisits);
            const float bonus = m_options.exploration *
                                std::sqrt(std::log(static_cast<float>(edge.available) + 1.0F) / (visits + 1.0F));
            if (mean + bonus > bestScore) {
                bestScore = mean + bonus;
                best = index;
            }
        }
        return {best, edges[best].visits == 0};
    }

    void setPriors(std::vector<Edge> &edges) {
        const Opinion opinion(m_match, m_state);
        float best = -1e9F;
        m_worths.clear();
        for (std::uint32_t index : m_candidates) {
            m_worths.push_back(opinion.of(edges[index].action));
            best = std::max(best, m_worths.back());
        }
        for (std::size_t place = 0; place < m_candidates.size(); ++place)
            edges[m_candidates[place]].prior = std::max(-0.4F, kPriorScale * (m_worths[place] - best));
    }

    const Match &m_match;
    const Observation &m_observation;
    const SearchOptions &m_options;
    Rng &m_rng;
    std::array<Tree, kMaxSeats> m_trees;
    GameState m_state;
    ActionList m_actions;
    std::vector<Step> m_path;
    std::vector<std::uint32_t> m_candidates;
    std::vector<float> m_worths;
};

} // namespace

double playout(const Match &match, GameState &state, SeatId viewer, const SearchOptions &options, Rng &rng,
               ActionList &buffer) {
    const int lastTurn = state.turnNumber + options.playoutTurns;
    for (int decisions = 0; !state.isOver() && decisions < kMaxPlayoutDecisions; ++decisions) {
        if (options.playoutTurns > 0 && state.turnNumber >= lastTurn &&
            state.pending.kind == DecisionKind::ChooseAction)
            break;
        legalActions(match, state, buffer);
        const Action action =
            options.isRandomPlayout ? buffer[rng.below(buffer.size())] : quickAction(match, state, buffer, rng);
        apply(match, state, action);
    }
    return evaluate(match, state, viewer);
}

SearchResult search(const Match &match, const Observation &observation, const ActionList &legal,
                    const SearchOptions &options, Rng &rng) {
    const auto searcher = std::make_unique<Search>(match, observation, options, rng);
    return searcher->run(legal);
}

} // namespace champclos::ai

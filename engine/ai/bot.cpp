// SPDX-License-Identifier: MIT
#include "engine/ai/bot.h"

#include "engine/ai/determinize.h"
#include "engine/ai/policy.h"
#include "engine/ai/search.h"
#include "engine/core/rng.h"
#include "engine/rules/game.h"

#include <algorithm>
#include <vector>

namespace champclos::ai {

namespace {

class RandomBot final : public Bot {
public:
    explicit RandomBot(std::uint64_t seed) : m_rng(seed) {}
    Action choose(const Match &, const Observation &, const ActionList &legal, const Budget &) override {
        return legal[m_rng.below(legal.size())];
    }

private:
    Rng m_rng;
};

/// Tries each promising action on a few deals, plays quickly to the end of the next turn, and takes the best average.
class FlatBot final : public Bot {
public:
    FlatBot(std::uint64_t seed, int trials, int candidates, SearchOptions playouts)
        : m_rng(seed), m_trials(trials), m_candidates(candidates), m_options(playouts) {}

    Action choose(const Match &match, const Observation &observation, const ActionList &legal,
                  const Budget &budget) override {
        if (legal.size() == 1)
            return legal[0];
        std::vector<int> order = promising(match, observation, legal);
        std::vector<double> totals(order.size(), 0.0);
        for (int trial = 0; trial < m_trials; ++trial) {
            if (budget.stop != nullptr && budget.stop->load(std::memory_order_relaxed) && trial > 0)
                break;
            determinizeInto(match, observation, m_rng, m_deal); // the same deal for every action: fewer trials needed
            for (std::size_t place = 0; place < order.size(); ++place) {
                m_state = m_deal;
                apply(match, m_state, legal[order[place]]);
                totals[place] += playout(match, m_state, observation.viewer, m_options, m_rng, m_buffer);
            }
        }
        const auto best = std::max_element(totals.begin(), totals.end());
        return legal[order[best - totals.begin()]];
    }

private:
    std::vector<int> promising(const Match &match, const Observation &observation, const ActionList &legal) {
        determinizeInto(match, observation, m_rng, m_deal);
        const Opinion opinion(match, m_deal);
        std::vector<std::pair<float, int>> worths;
        worths.reserve(legal.size());
        for (int index = 0; index < legal.size(); ++index)
            worths.emplace_back(-opinion.of(legal[index]), index);
        std::stable_sort(worths.begin(), worths.end(),
                         [](const auto &left, const auto &right) { return left.first < right.first; });
        if (static_cast<int>(worths.size()) > m_candidates)
            worths.resize(m_candidates);
        std::vector<int> order;
        order.reserve(worths.size());
        for (const auto &[worth, index] : worths)
            order.push_back(index);
        return order;
    }

    Rng m_rng;
    int m_trials;
    int m_candidates;
    SearchOptions m_options;
    GameState m_deal;
    GameState m_state;
    ActionList m_buffer;
};

/// Follows quick opinions, and now and then the second best of them. What options a card or an ability gives has to be
/// tried: no opinion knows what they do.
class EasyBot final : public Bot {
public:
    explicit EasyBot(std::uint64_t seed) : m_rng(seed), m_trying(seed + 1, 3, 12, SearchOptions{.playoutTurns = 0}) {}
    Action choose(const Match &match, const Observation &observation, const ActionList &legal,
                  const Budget &budget) override {
        if (legal.size() == 1)
            return legal[0];
        const DecisionKind kind = observation.pending().kind;
        if (kind == DecisionKind::ChooseOption || kind == DecisionKind::ChooseYesNo)
            return m_trying.choose(match, observation, legal, budget);
        const GameState state =
            determinize(match, observation, m_rng); // opinions count cards, they do not look at them
        const Opinion opinion(match, state);
        constexpr float kMistakes = 1.6F;
        const Action *best = &legal[0];
        float bestWorth = -1e9F;
        for (const Action &action : legal) {
            const float noise = kMistakes * static_cast<float>(m_rng.next() >> 40) * 0x1p-24F;
            if (const float worth = opinion.of(action) + noise; worth > bestWorth) {
                bestWorth = worth;
                best = &action;
            }
        }
        return *best;
    }

private:
    Rng m_rng;
    FlatBot m_trying;
};

/// Plain flat Monte Carlo: the same number of uniformly random games to the end after every legal action, each on a
/// deal of its own. No knowledge at all; kept to measure the others against.
class FlatMonteCarloBot final : public Bot {
public:
    explicit FlatMonteCarloBot(std::uint64_t seed) : m_rng(seed) {}

    Action choose(const Match &match, const Observation &observation, const ActionList &legal,
                  const Budget &budget) override {
        if (legal.size() == 1)
            return legal[0];
        constexpr int kPlayouts = 64;
        const SearchOptions toTheEnd{.playoutTurns = kToTheEnd, .isRandomPlayout = true};
        std::vector<double> totals(static_cast<std::size_t>(legal.size()), 0.0);
        for (int playouts = 0; playouts < kPlayouts; ++playouts) {
            for (std::size_t index = 0; index < totals.size(); ++index) {
                if (budget.stop != nullptr && budget.stop->load(std::memory_order_relaxed))
                    return best(legal, totals);
                determinizeInto(match, observation, m_rng, m_state);
                apply(match, m_state, legal[static_cast<int>(index)]);
                totals[index] += playout(match, m_state, observation.viewer, toTheEnd, m_rng, m_buffer);
            }
        }
        return best(legal, totals);
    }

private:
    static Action best(const ActionList &legal, const std::vector<double> &totals) {
        return legal[static_cast<int>(std::max_element(totals.begin(), totals.end()) - totals.begin())];
    }

    Rng m_rng;
    GameState m_state;
    ActionList m_buffer;
};

class SearchBot final : public Bot {
public:
    SearchBot(std::uint64_t seed, int milliseconds, const SearchOptions &options)
        : m_rng(seed), m_milliseconds(milliseconds), m_options(options) {}
    Action choose(const Match &match, const Observation &observation, const ActionList &legal,
                  const Budget &budget) override {
        if (legal.size() == 1)
            return legal[0];
        SearchOptions options = m_options;
        options.iterations = budget.iterations;
        options.milliseconds = budget.iterations > 0     ? budget.milliseconds
                               : budget.milliseconds > 0 ? budget.milliseconds
                                                         : m_milliseconds;
        options.stop = budget.stop;
        return m_searcher.search(match, observation, legal, options, m_rng).estimates.front().action;
    }

private:
    Rng m_rng;
    int m_milliseconds;
    SearchOptions m_options;
    Searcher m_searcher;
};

constexpr int kHardMilliseconds = 80;
constexpr int kExpertMilliseconds = 400;

} // namespace

std::optional<Level> levelNamed(std::string_view name) {
    for (std::size_t level = 0; level < kLevelNames.size(); ++level)
        if (name == kLevelNames[level])
            return static_cast<Level>(level);
    return std::nullopt;
}

int usualMilliseconds(Level level) {
    switch (level) {
    case Level::Hard:
        return kHardMilliseconds;
    case Level::Expert:
        return kExpertMilliseconds;
    case Level::Random:
    case Level::Easy:
    case Level::Normal:
    case Level::Flat64:
        return 0;
    }
    return 0;
}

std::unique_ptr<Bot> makeBot(Level level, std::uint64_t seed) {
    switch (level) {
    case Level::Random:
        return std::make_unique<RandomBot>(seed);
    case Level::Easy:
        return std::make_unique<EasyBot>(seed);
    case Level::Normal:
        return std::make_unique<FlatBot>(seed, 6, 12, SearchOptions{.playoutTurns = 1});
    case Level::Hard:
        return std::make_unique<SearchBot>(seed, kHardMilliseconds, hardOptions());
    case Level::Expert:
        return std::make_unique<SearchBot>(seed, kExpertMilliseconds, strongOptions());
    case Level::Flat64:
        return std::make_unique<FlatMonteCarloBot>(seed);
    }
    return nullptr;
}

} // namespace champclos::ai

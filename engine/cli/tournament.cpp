// SPDX-License-Identifier: MIT
#include "engine/cli/tournament.h"

#include "engine/cli/playout.h"
#include "engine/core/invariants.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cmath>
#include <condition_variable>
#include <mutex>
#include <thread>
#include <tuple>

namespace champclos::cli {

namespace {

constexpr std::size_t kMaxFaultsKept = 20;

struct Played {
    GameState state;
    int decisions = 0;
    std::string problem;
};

/// One thread's games and what it counts.
class Worker {
public:
    Worker(const std::vector<Pairing> &pairings, const TournamentSettings &settings)
        : tallies(pairings.size()), m_pairings(pairings), m_settings(settings),
          m_actions(std::make_unique<ActionList>()) {}

    void play(std::int64_t number) {
        const auto index = static_cast<std::size_t>(number / m_settings.gamesEach);
        const std::int64_t game = number % m_settings.gamesEach;
        const Pairing &pairing = m_pairings[index];
        const auto boards = static_cast<std::int64_t>(pairing.matches.size());
        const bool isSwapped = !pairing.swapped.empty() && (game / boards) % 2 == 1;
        const auto board = static_cast<std::size_t>(game % boards);
        const Match &match = isSwapped ? *pairing.swapped[board] : *pairing.matches[board];
        const std::uint64_t seed = derivedSeed(m_settings.seed, static_cast<std::uint64_t>(number));
        count(tallies[index], playGame(match, seed), match, isSwapped,
              Fault{index, game, seed, match.battlefield.id, {}});
    }

    std::vector<Tally> tallies;
    std::vector<Fault> faults;

private:
    Played playGame(const Match &match, std::uint64_t seed) {
        Played played{.state = start(match, seed)};
        Rng rng(derivedSeed(seed, 1));
        const bool isAllRandom = std::all_of(m_settings.bots.begin(), m_settings.bots.end(),
                                             [](ai::Level level) { return level == ai::Level::Random; });
        if (isAllRandom && !m_settings.isCheckingAlways)
            played.decisions = playRandomly(match, played.state, rng, *m_actions);
        else
            playWithBots(match, played, rng, seed);
        if (played.problem.empty())
            played.problem = brokenInvariant(match, played.state);
        return played;
    }

    void playWithBots(const Match &match, Played &played, Rng &rng, std::uint64_t seed) {
        std::vector<std::unique_ptr<ai::Bot>> bots;
        for (std::size_t seat = 0; seat < m_settings.bots.size(); ++seat)
            bots.push_back(m_settings.bots[seat] == ai::Level::Random
                               ? nullptr
                               : ai::makeBot(m_settings.bots[seat], derivedSeed(seed, seat + 2)));
        GameState &state = played.state;
        for (; !state.isOver() && played.decisions < kDecisionCap; ++played.decisions) {
            legalActions(match, state, *m_actions);
            if (m_actions->isEmpty()) {
                played.problem = "there is no legal action";
                return;
            }
            const auto &bot = bots[static_cast<std::size_t>(state.pending.seat.value())];
            const Action action =
                bot ? bot->choose(match, observe(match, state, state.pending.seat), *m_actions, m_settings.budget)
                    : (*m_actions)[rng.below(m_actions->size())];
            apply(match, state, action);
            if (m_settings.isCheckingAlways)
                played.problem = brokenInvariant(match, state);
            if (!played.problem.empty())
                return;
        }
    }

    void count(Tally &tally, const Played &played, const Match &match, bool isSwapped, Fault fault) {
        ++tally.games;
        tally.turns += played.state.turnNumber;
        tally.decisions += played.decisions;
        if (played.state.isOver()) {
            const std::size_t team = match.teamOf(played.state.winners.first());
            ++tally.wins[isSwapped ? 1 - team : team];
            tally.firstWins += team == 0 ? 1 : 0;
        } else {
            ++tally.unfinished;
        }
        if (played.problem.empty())
            return;
        ++tally.faults;
        fault.problem = played.problem;
        if (faults.size() < kMaxFaultsKept)
            faults.push_back(std::move(fault));
    }

    const std::vector<Pairing> &m_pairings;
    const TournamentSettings &m_settings;
    std::unique_ptr<ActionList> m_actions;
};

} // namespace

void Tally::add(const Tally &other) {
    games += other.games;
    wins[0] += other.wins[0];
    wins[1] += other.wins[1];
    firstWins += other.firstWins;
    unfinished += other.unfinished;
    turns += other.turns;
    decisions += other.decisions;
    faults += other.faults;
}

TournamentResult playTournament(const std::vector<Pairing> &pairings, const TournamentSettings &settings,
                                const std::function<void(std::int64_t)> &progress) {
    const std::int64_t total = settings.gamesEach * static_cast<std::int64_t>(pairings.size());
    const auto begin = std::chrono::steady_clock::now();
    std::atomic<std::int64_t> next = 0;
    std::mutex mutex;
    std::condition_variable isDone;
    int running = settings.threads;
    std::vector<Worker> workers;
    workers.reserve(static_cast<std::size_t>(settings.threads));
    for (int thread = 0; thread < settings.threads; ++thread)
        workers.emplace_back(pairings, settings);
    std::vector<std::thread> threads;
    threads.reserve(workers.size());
    for (Worker &worker : workers)
        threads.emplace_back([&] {
            for (std::int64_t game = next++; game < total; game = next++)
                worker.play(game);
            const std::lock_guard lock(mutex);
            --running;
            isDone.notify_one();
        });
    {
        std::unique_lock lock(mutex);
        while (!isDone.wait_for(lock, std::chrono::milliseconds(200), [&] { return running == 0; }))
            progress(std::min(next.load(), total));
    }
    for (std::thread &thread : threads)
        thread.join();
    TournamentResult result;
    result.tallies.resize(pairings.size());
    for (const Worker &worker : workers) {
        for (std::size_t index = 0; index < pairings.size(); ++index)
            result.tallies[index].add(worker.tallies[index]);
        result.faults.insert(result.faults.end(), worker.faults.begin(), worker.faults.end());
    }
    std::sort(result.faults.begin(), result.faults.end(), [](const Fault &left, const Fault &right) {
        return std::tie(left.pairing, left.game) < std::tie(right.pairing, right.game);
    });
    result.faults.resize(std::min(result.faults.size(), kMaxFaultsKept));
    result.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    return result;
}

Interval wilson(std::int64_t hits, std::int64_t of) {
    if (of == 0)
        return {0, 1};
    constexpr double kZ = 1.959964; // 95 %
    const auto n = static_cast<double>(of);
    const double share = static_cast<double>(hits) / n;
    const double centre = share + kZ * kZ / (2 * n);
    const double spread = kZ * std::sqrt(share * (1 - share) / n + kZ * kZ / (4 * n * n));
    const double scale = 1 + kZ * kZ / n;
    return {std::max(0.0, (centre - spread) / scale), std::min(1.0, (centre + spread) / scale)};
}

} // namespace champclos::cli

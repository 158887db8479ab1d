// SPDX-License-Identifier: MIT
//
// Many games between bots, on several threads, counted. Each game has a seed of its own that follows from the run's
// seed and the game's number, so that the counts do not depend on the number of threads.
#pragma once

#include "engine/ai/bot.h"
#include "engine/core/match.h"

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace champclos::cli {

/// Decks that meet. Game g is played on battlefield g modulo their number; `swapped` holds the same with the other team
/// first, and is empty if the order of seats is kept.
struct Pairing {
    std::vector<std::string> seats;
    std::vector<std::shared_ptr<const Match>> matches;
    std::vector<std::shared_ptr<const Match>> swapped;
};

struct TournamentSettings {
    std::vector<ai::Level> bots; ///< by seat
    ai::Budget budget;
    std::uint64_t seed = 0;
    std::int64_t gamesEach = 0; ///< of each pairing
    int threads = 1;
    bool isCheckingAlways = false; ///< after every decision, not only at the end of each game
};

struct Tally {
    std::int64_t games = 0;
    std::array<std::int64_t, 2> wins{}; ///< by team of the pairing; in a duel by deck
    std::int64_t firstWins = 0;         ///< of the team that went first
    std::int64_t unfinished = 0;
    std::int64_t turns = 0;
    std::int64_t decisions = 0;
    std::int64_t faults = 0;
    void add(const Tally &other);
};

struct Fault {
    std::size_t pairing = 0;
    std::int64_t game = 0; ///< number within the pairing
    std::uint64_t seed = 0;
    std::string battlefield;
    std::string problem;
};

struct TournamentResult {
    std::vector<Tally> tallies; ///< by pairing
    std::vector<Fault> faults;  ///< the first few, in the order of games
    double seconds = 0;
};

/// `progress` is called now and then with the number of games played, on the calling thread.
TournamentResult playTournament(const std::vector<Pairing> &pairings, const TournamentSettings &settings,
                                const std::function<void(std::int64_t)> &progress);

struct Interval {
    double low = 0;
    double high = 0;
};
/// Wilson's 95 % interval for a share.
Interval wilson(std::int64_t hits, std::int64_t of);

} // namespace champclos::cli

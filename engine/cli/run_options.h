// SPDX-License-Identifier: MIT
//
// What long runs of games have in common on the command line: levels, budgets, threads, shards; how far they are while
// they play; Ctrl-C, which ends a run and not the program, so that what was played is not lost.
#pragma once

#include "engine/ai/tournament.h"
#include "engine/cli/options.h"

#include <atomic>
#include <chrono>
#include <string>
#include <vector>

namespace champclos::cli {

/// Every level by name, separated by commas.
std::string levelNames();
/// Throws a Failure if there is no such level.
ai::Level levelOf(const std::string &name);
const char *nameOf(ai::Level level);

/// --bot or --bots, --ms and --iterations, for so many seats.
std::vector<ai::Player> playersOf(const Arguments &arguments, std::size_t seats);
/// --threads, or one for each core.
int threadsOf(const Arguments &arguments);
/// --shard i/n, counted from 1.
ai::Shard shardOf(const Arguments &arguments);

/// "3 s", "4 min", "2 h 10 min".
std::string durationText(double seconds);
/// "35 games/s", "12 games/min".
std::string rateText(std::int64_t games, double seconds);
/// "94.2 % (92.6 to 95.5)".
std::string percentText(const ai::Score &score);

/// While it lives, the first Ctrl-C (or a polite request to end) sets a flag; the second ends the program as usual.
/// There is one at a time.
class Interruption {
public:
    Interruption();
    ~Interruption();
    Interruption(const Interruption &) = delete;
    Interruption &operator=(const Interruption &) = delete;
    const std::atomic<bool> *flag() const;
    bool has() const { return flag()->load(); }
};

/// Says how far a run is: in one line that changes on a terminal, otherwise, if it was asked for, in a new line every
/// few seconds.
class ProgressLine {
public:
    ProgressLine(Console &console, bool isAsked, std::string what = {});
    void show(const ai::TournamentProgress &progress);
    void clear();

private:
    Console &m_console;
    bool m_isPlain;
    std::string m_what;
    std::chrono::steady_clock::time_point m_last{};
};

} // namespace champclos::cli

// SPDX-License-Identifier: MIT
//
// Computer players. A bot gets what its seat may know (an Observation, never a GameState), the legal actions and a
// budget, and gives one of the actions. The same bot with the same seed, asked the same, answers the same as long as
// its budget is counted in iterations.
#pragma once

#include "engine/core/action.h"
#include "engine/core/array_by.h"
#include "engine/core/match.h"
#include "engine/core/observation.h"

#include <array>
#include <atomic>
#include <memory>
#include <optional>
#include <string_view>

namespace champclos::ai {

/// Flat64 is plain flat Monte Carlo, 64 random games for every legal action: a yardstick for measurements.
enum class Level : unsigned char { Random, Easy, Normal, Hard, Expert, Flat64 };
inline constexpr EnumNames<Level, 6> kLevelNames = {"random", "easy", "normal", "hard", "expert", "flat64"};
/// The levels that are offered to players.
inline constexpr std::array kLevels = {Level::Random, Level::Easy, Level::Normal, Level::Hard, Level::Expert};

/// Knows every name, also of what is not offered.
std::optional<Level> levelNamed(std::string_view name);

/// How long a bot may think. What is 0 is left to the bot's level.
struct Budget {
    int milliseconds = 0;
    int iterations = 0;
    const std::atomic<bool> *stop = nullptr; ///< becomes true when the answer is wanted now
};

class Bot {
public:
    virtual ~Bot() = default;
    virtual Action choose(const Match &match, const Observation &observation, const ActionList &legal,
                          const Budget &budget) = 0;
};

std::unique_ptr<Bot> makeBot(Level level, std::uint64_t seed);

/// What a level takes for a decision if nobody says how much; 0: it does not look at a clock.
int usualMilliseconds(Level level);

} // namespace champclos::ai

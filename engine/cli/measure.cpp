// SPDX-License-Identifier: MIT
#include "engine/cli/measure.h"

#include "engine/cli/playout.h"

#include <algorithm>
#include <bit>
#include <chrono>
#include <cstring>
#include <limits>
#include <memory>

namespace champclos::cli {

namespace {

using Clock = std::chrono::steady_clock;

double nanosecondsSince(Clock::time_point begin) {
    return std::chrono::duration<double, std::nano>(Clock::now() - begin).count();
}

/// Makes the compiler believe that somebody reads and changes what `thing` points to.
inline void touch(const void *thing) {
#if defined(__GNUC__)
    asm volatile("" : : "r"(thing) : "memory");
#else
    static const void *volatile sink;
    sink = thing;
#endif
}

/// The best time of one of `count` repetitions of `work`, in ns.
template <class Work> double bestOf(int rounds, int count, Work work) {
    double best = std::numeric_limits<double>::max();
    for (int round = 0; round < rounds; ++round) {
        const auto begin = Clock::now();
        for (int index = 0; index < count; ++index)
            work(index);
        best = std::min(best, nanosecondsSince(begin) / count);
    }
    return best;
}

constexpr int kStates = 16; // few enough to stay in the first cache, as a bot's do
constexpr int kCopies = 20'000;

} // namespace

PlaySpeed measurePlay(const Match &match, int games, int rounds) {
    PlaySpeed speed{.nsPerDecision = std::numeric_limits<double>::max()};
    const auto actions = std::make_unique<ActionList>();
    std::vector<GameState> starts(static_cast<std::size_t>(games));
    for (int round = 0; round < rounds; ++round) {
        const auto begin = Clock::now();
        for (int game = 0; game < games; ++game)
            starts[game] = start(match, static_cast<std::uint64_t>(game));
        const double setup = nanosecondsSince(begin);
        std::int64_t decisions = 0;
        const auto beginOfPlay = Clock::now();
        for (int game = 0; game < games; ++game) {
            GameState state = starts[game];
            Rng rng(static_cast<std::uint64_t>(game) + 1'000'000);
            decisions += playRandomly(match, state, rng, *actions);
            touch(&state);
        }
        const double play = nanosecondsSince(beginOfPlay);
        speed.nsPerDecision = std::min(speed.nsPerDecision, play / static_cast<double>(decisions));
        speed.gamesPerSecond = std::max(speed.gamesPerSecond, games * 1e9 / (setup + play));
        speed.decisionsPerGame = static_cast<double>(decisions) / games;
    }
    return speed;
}

std::uint32_t signatureOf(std::span<const Match *const> matches, int gamesEach) {
    std::uint64_t signature = 0;
    const auto actions = std::make_unique<ActionList>();
    for (const Match *match : matches)
        for (int game = 0; game < gamesEach; ++game) {
            Rng rng(derivedSeed(1, static_cast<std::uint64_t>(game)));
            GameState state = start(*match, static_cast<std::uint64_t>(game));
            const int decisions = playRandomly(*match, state, rng, *actions);
            signature = (signature ^ hashOf(state)) * 0x9E3779B97F4A7C15u + static_cast<std::uint64_t>(decisions);
        }
    return static_cast<std::uint32_t>(signature ^ (signature >> 32));
}

double measureStateCopy(const Match &match, int rounds) {
    std::vector<GameState> from(kStates, start(match, 1));
    std::vector<GameState> to(kStates);
    return bestOf(rounds, kCopies, [&](int index) {
        to[index % kStates] = from[index % kStates];
        touch(to.data());
    });
}

double measureMemcpy(int rounds) {
    constexpr std::size_t kSize = sizeof(GameState);
    std::vector<unsigned char> from(kStates * kSize, 1);
    std::vector<unsigned char> to(kStates * kSize);
    return bestOf(rounds, kCopies, [&](int index) {
        const std::size_t offset = static_cast<std::size_t>(index % kStates) * kSize;
        std::memcpy(to.data() + offset, from.data() + offset, kSize);
        touch(to.data());
    });
}

double measureBareDecision(int rounds) {
    // Spaces 0-35 are the low bits of a word, six to a row: a step is four shifts.
    constexpr std::uint64_t kAll = (std::uint64_t(1) << 36) - 1;
    constexpr std::uint64_t kNotLast = 0b011111'011111'011111'011111'011111'011111;
    constexpr std::uint64_t kNotFirst = kNotLast << 1;
    GameState state;
    state.rng = Rng(1);
    state.fighters[0].space = SpaceId(14);
    constexpr int kDecisions = 200'000;
    return bestOf(rounds, kDecisions, [&](int) {
        std::uint64_t reach = std::uint64_t(1) << state.fighters[0].space.value();
        for (int step = 0; step < 3; ++step)
            reach |= ((reach & kNotLast) << 1) | ((reach & kNotFirst) >> 1) | ((reach << 6) & kAll) | (reach >> 6);
        for (int left = state.rng.below(std::popcount(reach)); left > 0; --left)
            reach &= reach - 1;
        state.fighters[0].space = SpaceId(std::countr_zero(reach));
        touch(&state);
    });
}

} // namespace champclos::cli

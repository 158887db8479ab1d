// SPDX-License-Identifier: MIT
//
// The random generator of a game: SplitMix64, eight bytes of state, the same numbers on every platform and compiler.
// It lives in the GameState, so that a seed and a list of actions give the same game. Not for anything secret.
#pragma once

#include <cstdint>
#include <utility>

namespace champclos {

class Rng {
public:
    constexpr Rng() = default;
    constexpr explicit Rng(std::uint64_t seed) : m_state(seed) {}

    constexpr std::uint64_t next() {
        m_state += 0x9E3779B97F4A7C15u;
        std::uint64_t z = m_state;
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
        z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
        return z ^ (z >> 31);
    }

    /// A number from 0 to `bound` - 1, each as likely as the others (Lemire's method). `bound` is at least 1.
    constexpr int below(int bound) {
        const auto range = static_cast<std::uint32_t>(bound);
        std::uint64_t product = (next() >> 32) * range;
        if (static_cast<std::uint32_t>(product) < range) {
            const std::uint32_t threshold = (0u - range) % range;
            while (static_cast<std::uint32_t>(product) < threshold)
                product = (next() >> 32) * range;
        }
        return static_cast<int>(product >> 32);
    }

    template <class List> constexpr void shuffle(List &list) {
        for (int left = static_cast<int>(list.size()); left > 1; --left) {
            const int other = below(left);
            std::swap(list[left - 1], list[other]);
        }
    }

    constexpr std::uint64_t state() const { return m_state; }
    friend constexpr bool operator==(const Rng &, const Rng &) = default;

private:
    std::uint64_t m_state = 0;
};

} // namespace champclos

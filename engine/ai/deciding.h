// SPDX-License-Identifier: MIT
//
// What decided a game: mistakes that cost most, blows that turned it, an empty deck, fighters lost. A review says by
// how much each changed the chances; the few weightiest are told, in the order in which they happened. Facts only, as
// all could see them when the game was over; the sentences are made in engine/text/review.h.
#pragma once

#include "engine/ai/review.h"

#include <vector>

namespace champclos::ai {

struct Deciding {
    enum class Kind : std::uint8_t {
        Mistake,    ///< `judgement` of `seat`; `number`: points lost
        Blow,       ///< `card` of `seat` takes `number` health from `fighter`
        Effect,     ///< the same outside of a combat's damage
        Exhaustion, ///< the deck of `seat` is empty from here on; `number`: health lost by it
        Defeat,     ///< `fighter`, no hero, falls
        Concession, ///< `seat` gives up
        Ending,     ///< `fighter`, a hero, falls, and the game is over
        Standstill, ///< nothing happened any more
    };
    Kind kind{};
    std::size_t step = 0; ///< the action it came of, counted from 0
    int turn = 0;
    SeatId seat;
    FighterId fighter;
    CardKind card; ///< of `seat`; none: an ability
    int number = 0;
    std::size_t judgement = 0; ///< place in the review
    double weight = 0;         ///< by how much it changed the chances, from 0 to 1
    friend bool operator==(const Deciding &, const Deciding &) = default;
};

inline constexpr std::size_t kTold = 3;

/// At most three, the earliest first; at least one of a game that is over.
std::vector<Deciding> whatDecided(const PastGame &game, const Review &review);

} // namespace champclos::ai

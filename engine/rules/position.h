// SPDX-License-Identifier: MIT
//
// A game that begins in the middle: a position given by hand, by names, for scenarios, puzzles and the protocol.
// Impossible positions are refused with a sentence; what is not named is out of the game.
#pragma once

#include "engine/core/match.h"
#include "engine/core/state.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace champclos {

struct Position {
    struct Seat {
        std::vector<std::string> hand;
        std::vector<std::string> draw;    ///< top first
        std::vector<std::string> discard; ///< oldest first
        std::vector<std::string> pile;    ///< oldest first
        std::optional<std::string> token; ///< side that is up
        std::optional<std::string> sideCard;
        std::vector<std::string> sideDeck; ///< top first
        std::vector<std::string> sideDiscard;
    };
    struct Fighter {
        std::string name; ///< `1:outlaw-2`
        std::string space;
        std::optional<int> health;            ///< full if left out
        std::optional<std::string> turnStart; ///< where it began this turn; here if left out
    };
    std::uint64_t seed = 0;
    int turnSeat = 1;
    int actions = kActionsPerTurn;
    int turnNumber = 1;
    std::vector<Seat> seats;
    std::vector<Fighter> fighters;
};

/// Where a problem is: of `seats`, `fighters` or `turn` the entry (from 0), of that the field of Position, of a list of
/// cards the card. Empty or -1 where that says more than is known.
struct PositionPlace {
    std::string_view list;
    int entry = -1;
    std::string_view field;
    int index = -1;
};

struct PositionResult {
    std::optional<GameState> state;
    std::string problem;
    PositionPlace place{};
};
PositionResult makePosition(const Match &match, const Position &position);

} // namespace champclos

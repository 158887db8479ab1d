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
    /// What another seat knows of the hidden cards of a seat.
    struct Knowledge {
        int viewer = 0;                ///< its seat, from 1
        std::vector<std::string> hand; ///< cards that it knows to be there
        std::vector<std::string> draw; ///< the deck, top first; empty where it does not know the card
    };
    struct Seat {
        std::vector<std::string> hand;
        std::vector<std::string> draw;    ///< top first
        std::vector<std::string> discard; ///< oldest first
        std::vector<std::string> pile;    ///< oldest first
        std::optional<std::string> token; ///< side that is up; the first if left out. Empty: none yet
        std::optional<std::string> sideCard;
        std::vector<std::string> sideDeck; ///< top first
        std::vector<std::string> sideDiscard;
        std::vector<Knowledge> knownTo;
    };
    struct Fighter {
        std::string name;          ///< `1:outlaw-2`
        std::string space;         ///< empty: defeated
        std::optional<int> health; ///< full if left out
        /// Where it began this turn; here if left out. Empty: nowhere, it has come back in this turn.
        std::optional<std::string> turnStart;
        bool tookDamage = false; ///< this turn
        bool isHeld = false;     ///< cannot leave its space this turn
    };
    /// A maneuver under way; its cards have been drawn.
    struct Maneuver {
        std::optional<int> move;        ///< how far its fighters may move; left out: the boost is still to be chosen
        std::vector<std::string> moved; ///< who has had its move
    };
    std::uint64_t seed = 0;
    std::optional<std::uint64_t> random; ///< the state of the random generator; left out: it begins with the seed
    int turnSeat = 1;
    int actions = kActionsPerTurn;
    int turnNumber = 1;
    int quietTurns = 1; ///< V3: turns in a row without a change, this one included; 0: something has changed in it
    std::vector<Seat> seats;
    std::vector<Fighter> fighters;
    std::optional<Maneuver> maneuver;
};

/// Where a problem is: of `seats`, `fighters`, `turn` or `maneuver` the entry (from 0), of that the field of Position,
/// of a list of cards the card. Empty or -1 where that says more than is known.
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

/// The position that makes this state again, but for which copy of a card lies where. Nothing in the middle of a
/// combat, an effect, the setup or the end of a turn: only before an action and between the moves of a maneuver, and
/// only if the seat whose turn it is still has a fighter.
std::optional<Position> positionOf(const Match &match, const GameState &state);

/// What others know of the hidden cards of a seat, as a position says it.
std::vector<Position::Knowledge> knowledgeOf(const Match &match, const GameState &state, SeatId owner);

} // namespace champclos

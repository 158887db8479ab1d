// SPDX-License-Identifier: MIT
//
// Positions given by hand as JSON, in the words of the protocol: turn, seats (hand, draw, discard and what the deck has
// of its own), fighters, and a maneuver under way. For the protocol and for records of games that began in the middle.
// Whether a position is possible is for makePosition (rules/position.h) to say.
#pragma once

#include "engine/core/match.h"
#include "engine/io/content_reader.h"
#include "engine/rules/position.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace champclos::io {

/// Under which keys a seat's things stand that only some decks have. Empty: the deck has none.
struct SeatKeys {
    std::string pile;        ///< the pile's id: "cauldron", "line"
    std::string sideCard;    ///< the side deck's id: "glamour"
    std::string sideDeck;    ///< "glamourDeck", top first
    std::string sideCount;   ///< "glamourDrawCount"
    std::string sideDiscard; ///< "glamourDiscard"
    bool hasToken = false;
};
SeatKeys seatKeysOf(const DeckDef &deck);

/// Reads the members of a position and reports what is wrong; the seed is left alone. Members that are neither of a
/// position nor among `others` are refused.
Position readPosition(ContentReader &reader, const JsonNode &node, const Match &match,
                      std::span<const std::string_view> others = {});

JsonValue toJson(const Position &position, const Match &match);
JsonValue toJson(const std::vector<Position::Knowledge> &knowledge);

/// The place of a problem as a path of that JSON: `seats[0].hand[2]`, `fighters."1:medusa".health`.
std::string pathOf(const PositionPlace &place, const Position &position, const Match &match);

/// A whole number in a range, or `fallback` and a report.
int readInteger(ContentReader &reader, const JsonNode &node, int least, int most, int fallback);
/// A seed, 0 if it is absent.
std::uint64_t readSeed(ContentReader &reader, const JsonNode &node);

} // namespace champclos::io

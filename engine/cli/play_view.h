// SPDX-License-Identifier: MIT
//
// What a person at the terminal sees: board, fighters, hand and the numbered answers to the pending decision.
// Everything is made from an Observation. What the person types is in play.cpp.
#pragma once

#include "engine/cli/board_text.h"
#include "engine/core/action.h"
#include "engine/core/localized.h"
#include "engine/core/match.h"
#include "engine/core/observation.h"

#include <string>

namespace champclos::cli {

/// The few words around the sentences of engine/text, in the rulebook's terms.
struct TableWords {
    const char *hand;
    const char *deck;
    const char *discard;
    const char *boost;
    const char *wonBy;
    const char *pressEnter;
};
const TableWords &tableWords(Language language);

struct View {
    const Match &match;
    Language language = Language::En;
    Colours colours = Colours::Off;

    std::string table(const Observation &observation) const; ///< board, zones, seats with their fighters
    std::string hand(const Observation &observation, SeatId seat) const;
    /// The decision and its answers, numbered from 1 in the order of the list; moves in one line for each fighter.
    std::string choices(const Observation &observation, const ActionList &actions) const;

private:
    std::string seatLine(const Observation &observation, SeatId seat) const;
};

} // namespace champclos::cli

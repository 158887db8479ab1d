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

struct View {
    const Match &match;
    Language language = Language::En;
    Colours colours = Colours::Off;
    std::size_t columns = io::kUsualColumns;

    std::string table(const Observation &observation) const; ///< board, zones, seats with their fighters
    std::string hand(const Observation &observation, SeatId seat) const;
    std::string discardPile(const Observation &observation, SeatId seat) const;
    /// The character card, what its owner has in the pile, and which token side or side card shows.
    std::string character(const Observation &observation, SeatId seat) const;
    /// The text of every card of the match with that id or name, or that begins so; empty if there is none.
    std::string cardsNamed(const std::string &name) const;
    /// The decision and its answers, numbered from 1 in the order of the list; moves in one line for each fighter.
    std::string choices(const Observation &observation, const ActionList &actions) const;

    /// "3. Maneuver", with the numbers of the card that it uses.
    std::string choice(const Observation &observation, const Action &action, int number) const;
    std::string folded(const std::string &text, std::size_t indent) const { return io::wrapped(text, columns, indent); }

private:
    std::string seatLine(const Observation &observation, SeatId seat) const;
    std::string pile(const Observation &observation, SeatId seat) const;
    std::string cardList(SeatId seat, CardSet cards) const;
    std::string fighterState(const Observation &observation, FighterId fighter) const;
};

} // namespace champclos::cli

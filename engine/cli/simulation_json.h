// SPDX-License-Identifier: MIT
//
// A simulation as JSON: what was to be played, what came out, and everything that is needed to add parts of a run. It
// tells nothing of the machine, the threads or the time, so that the same run gives the same bytes everywhere.
#pragma once

#include "engine/ai/tournament.h"
#include "engine/io/json.h"

#include <string>
#include <vector>

namespace champclos::cli {

/// What the places in a DeckUsage are called.
struct UsageNames {
    std::vector<std::string> cards;
    std::vector<std::string> spells;
    std::vector<std::string> sideCards;
    std::vector<std::string> tokenSides;
    friend bool operator==(const UsageNames &, const UsageNames &) = default;
};

/// The matches of the plan are not needed for any report, and missing if it was read.
struct Simulation {
    ai::TournamentPlan plan;
    ai::TournamentResult result;
    std::string content;                          ///< a hash of decks and battlefields
    std::vector<UsageNames> names;                ///< by place in TournamentResult::usage
    std::vector<std::vector<std::string>> spaces; ///< their ids by place in TournamentResult::heat
};

io::JsonValue toJson(const Simulation &simulation);
/// Nothing and a reason as a sentence if this is not what toJson wrote.
std::optional<Simulation> simulationFrom(const io::JsonValue &json, std::string &problem);

/// Which of what was to be played differs, as a word for people; empty if the two are parts of one run.
std::string differenceOf(const Simulation &left, const Simulation &right);

/// For people: every pairing, then decks, battlefields, first player, length.
std::string readable(const Simulation &simulation, int threads);

/// One line for each deck: what its special rules did, per game.
std::string usageText(const Simulation &simulation);

} // namespace champclos::cli

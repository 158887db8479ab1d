// SPDX-License-Identifier: MIT
//
// Scenarios: small text files that show a board, play a few actions and say what must come of it. One claim a file,
// named after a rule or a card. The format is explained in tests/scenarios/README.md. Everything goes through the
// public engine: makeMatch, makePosition, parseAction, isLegal, apply, explain, observe.
#pragma once

#include "engine/core/battlefield.h"
#include "engine/core/content.h"
#include "engine/rules/position.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace champclos::test {

struct ScenarioStep {
    int line = 0;
    std::string text;
};

/// A scenario as read, before anything is played.
struct Scenario {
    std::string claim; ///< the comment it opens with
    Battlefield board;
    std::vector<DeckDef> decks;
    Position position;
    std::optional<std::uint64_t> setupSeed; ///< begins with the setup instead of a position
    std::optional<ScenarioStep> refused;    ///< the position must be refused with these words
    std::vector<ScenarioStep> steps;
};

struct ScenarioResult {
    std::optional<Scenario> scenario;
    std::string problem; ///< `file:line: sentence`
};
ScenarioResult readScenario(const std::string &path);

/// Plays a scenario file. Empty if all of it holds, otherwise `file:line: sentence` and the situation at that moment.
std::string scenarioProblem(const std::string &path);

} // namespace champclos::test

// SPDX-License-Identifier: MIT
//
// A small deck written inside a scenario, for rules that no built-in deck shows. Fighters and cards are one line each,
// effects are the JSON of deck files; names in the languages are made from the ids. tests/scenarios/README.md has an
// example.
#pragma once

#include "engine/core/content.h"

#include <optional>
#include <string>
#include <vector>

namespace champclos::test {

struct SmallDeck {
    std::optional<DeckDef> deck;
    std::string problem;
};
/// From the lines below `deck NAME:`; a line with open brackets goes on in the next.
SmallDeck readSmallDeck(const std::string &name, const std::vector<std::string> &lines);

} // namespace champclos::test

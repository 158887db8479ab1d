// SPDX-License-Identifier: MIT
//
// The content that tests play with: the built-in decks and battlefields, and the small decks of tests/scenarios/decks
// (small_deck.h). A file that cannot be read ends the test program with its diagnostics: tests of the readers are
// elsewhere.
#pragma once

#include "engine/core/battlefield.h"
#include "engine/core/content.h"
#include "engine/core/match.h"

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace champclos::test {

inline constexpr std::array<const char *, 10> kDeckNames = {
    "alice",  "bigfoot",    "hamlet",  "king-arthur", "medusa",
    "sinbad", "robin-hood", "titania", "shakespeare", "wayward-sisters"};
inline constexpr std::array<const char *, 2> kBoardNames = {"greenwood", "marble-court"};

/// Nothing if there is no such file.
std::optional<DeckDef> findDeck(const std::string &name);
std::optional<Battlefield> findBoard(const std::string &name);

DeckDef deckNamed(const std::string &name);
Battlefield boardNamed(const std::string &name);
std::shared_ptr<const Match> matchOf(const std::string &board, const std::vector<std::string> &decks);

} // namespace champclos::test

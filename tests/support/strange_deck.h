// SPDX-License-Identifier: MIT
//
// Decks nobody would write: every sentence is put together at random from the table of words, as far as the linter lets
// it pass. What a stranger's deck may do to a game is tried with them.
#pragma once

#include "engine/core/content.h"

#include <cstdint>

namespace champclos::test {

/// The same deck for the same seed. It has a token, a side deck and tags, and, by turns, no pile, a pile with spells or
/// a verse; io::check finds no error in it.
DeckDef strangeDeck(std::uint64_t seed);

} // namespace champclos::test

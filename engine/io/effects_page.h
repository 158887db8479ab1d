// SPDX-License-Identifier: MIT
//
// The reference page of the effect vocabulary for deck authors, written from the table that the reader and the engine
// use (effects/vocabulary.h), with an example of each word from the decks it is given. docs/effects.md is what this
// writes; a test compares them.
#pragma once

#include "engine/core/content.h"

#include <string>
#include <vector>

namespace champclos::io {

std::string effectsPage(const std::vector<DeckDef> &decks);

} // namespace champclos::io

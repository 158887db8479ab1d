// SPDX-License-Identifier: MIT
//
// The first part of the reference page for deck authors (effects_page.h): what no single word can say. When each moment
// is, what an ability can modify, who is asked, what "that card" is, what a deck may have of its own, how names are
// written, what the limits are. Tables of the linter and the limits themselves are printed, not typed.
#pragma once

#include "engine/core/content.h"

#include <string>
#include <vector>

namespace champclos::io {

/// Chapters of Markdown; the examples are taken from the decks.
std::string effectsGuide(const std::vector<DeckDef> &decks);

} // namespace champclos::io

// SPDX-License-Identifier: MIT
//
// The reference sheet of a deck: character card, every card once in a grid of cells, special rules, legend. One page if
// it fits, then further ones; rows share the height of a page and none is lower than its text.
#pragma once

#include "app/print/sheet_frame.h"
#include "engine/core/content.h"

namespace champclos::app::print {

Document deckSheet(const DeckDef &deck, const SheetOptions &options, const TextMeasure &measure);

} // namespace champclos::app::print

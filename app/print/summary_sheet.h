// SPDX-License-Identifier: MIT
//
// Several heroes at a glance: a row for each with fighters, move value, abilities and the shape of the deck.
#pragma once

#include "app/print/sheet_frame.h"
#include "engine/core/content.h"

namespace champclos::app::print {

Document summarySheet(const std::vector<DeckDef> &decks, const SheetOptions &options, const TextMeasure &measure);

} // namespace champclos::app::print

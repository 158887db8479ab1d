// SPDX-License-Identifier: MIT
//
// What else a deck needs on the table, to cut out: a token for every fighter, in the sizes that fit the spaces of a
// board, the deck's own two-sided token, and a dial for every fighter with more than one health.
#pragma once

#include "app/print/sheet_frame.h"
#include "engine/core/content.h"

namespace champclos::app::print {

struct TokenOptions {
    SheetOptions sheet;
    double space = 30; ///< diameter of the board's spaces in millimetres
    bool hasStandees = false;
};

/// What several decks need is packed together.
Document tokenSheet(const std::vector<DeckDef> &decks, const TokenOptions &options, const TextMeasure &measure);

} // namespace champclos::app::print

// SPDX-License-Identifier: MIT
//
// What else a deck needs on the table, to cut out: a token for every fighter, in the sizes that fit the spaces of a
// board, the deck's own two-sided token, and a dial for every fighter with more than one health.
#pragma once

#include "app/print/sheet_frame.h"
#include "engine/core/content.h"

namespace champclos::app::print {

/// `space` is the diameter of the board's spaces in millimetres.
Document tokenSheet(const DeckDef &deck, const SheetOptions &options, double space, const TextMeasure &measure);

/// The numbers of a dial, each with its angle in degrees clockwise from the top.
std::vector<std::pair<int, double>> dialNumbers(int most);
/// Beyond this a dial has one disc for the tens and one for the units.
inline constexpr int kMostOnDial = 24;

} // namespace champclos::app::print

// SPDX-License-Identifier: MIT
//
// The player's aid: a turn, its actions and a combat in their order, with what is easily forgotten. One page; with two
// languages a column for each.
#pragma once

#include "app/print/sheet_frame.h"

namespace champclos::app::print {

Document aidSheet(const SheetOptions &options, const TextMeasure &measure);

} // namespace champclos::app::print

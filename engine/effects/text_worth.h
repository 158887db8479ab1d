// SPDX-License-Identifier: MIT
//
// What the text of a card is roughly worth to whoever plays it, read off its compiled sentences: damage here, a card
// there, conditions at their usual odds, of options the best. Computer players judge cards by it before they try them;
// no rule ever asks it, and it knows no card by name.
#pragma once

#include "engine/core/match.h"

namespace champclos {

/// Fills KindFacts::asAttack, asDefense and asScheme of a compiled deck.
void weighTexts(SeatTables &tables);

} // namespace champclos

// SPDX-License-Identifier: MIT
//
// What the text of a card is roughly worth to whoever plays it, read off its compiled sentences: damage here, a card
// there, conditions at their usual odds, of options the best. Computer players judge cards by it before they try them;
// no rule ever asks it, and it knows no card by name. What each word is worth is a row in word_worth.h.
#pragma once

#include "engine/core/array_by.h"
#include "engine/core/match.h"

#include <vector>

namespace champclos::ai {

struct TextWorth {
    float points = 0; ///< in points of hero health
    float value = 0;  ///< expected change of the card's value
    float total() const { return points + value; }
};

/// Of one kind of card.
struct KindWorth {
    TextWorth asAttack;
    TextWorth asDefense;
    TextWorth asScheme;
    TextWorth asCompletion;
};

/// A kind of card, and what its text is worth.
struct WeighedKind {
    const KindFacts &facts;
    const KindWorth &text;
};

/// Of the deck of one seat.
struct DeckWorth {
    PerKind<KindWorth> kinds{};
    std::vector<float> rest; ///< by instruction: what is left of the text from there
};

struct MatchWorth {
    PerSeat<DeckWorth> seats;
};

/// Worked out when it is first asked for, and kept with the match.
const MatchWorth &worthOf(const Match &match);

} // namespace champclos::ai

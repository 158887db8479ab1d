// SPDX-License-Identifier: MIT
//
// What each verb of the vocabulary is worth to whoever plays the card, one row each. Numbers of taste, in points of
// hero health or of a card's value; text_worth.h adds them up over a text. A verb without a row does not compile.
#pragma once

#include "engine/ai/text_worth.h"
#include "engine/core/program.h"

#include <cstdint>

namespace champclos::ai {

enum class PlayedAs : std::uint8_t { Attack, Defense, Scheme };

/// A verb in its text.
struct Said {
    const Program &program;
    const Op &op;
    PlayedAs as;
    int printedValue;    ///< of the card
    std::uint8_t picked; ///< the selector by which fighters were chosen before, or kNoIndex

    float amount() const;
    /// From 1 (an opponent whom one chooses) to -1 (oneself): how much one likes that it happens to its fighters.
    float aversion() const { return aversionTo(op.fighters, picked); }

private:
    float aversionTo(std::uint8_t selector, std::uint8_t chosenBy) const;
};

TextWorth worthOf(const Said &verb);

} // namespace champclos::ai

// SPDX-License-Identifier: MIT
//
// A card's sentence as a tree: a word of the vocabulary and its operands. One shape for verbs, conditions, amounts,
// selectors alike, so that reader, writer, linter, editor and text generator can be driven by one table
// (effects/vocabulary.h) instead of knowing each word. The engine executes a compiled form, never this tree.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace champclos {

enum class Word : std::uint8_t; ///< defined by effects/vocabulary.h

struct Term;
using Block = std::vector<Term>; ///< statements, resolved one after the other

/// Where in a file something was said. Never compared: the same sentence elsewhere is the same sentence.
struct SourcePlace {
    int line = 0;
    int column = 0;
    friend bool operator==(const SourcePlace &, const SourcePlace &) { return true; }
};

/// What fills one operand of a word. Which field counts is said by the operand's sort in the vocabulary.
struct Argument {
    bool isGiven = false;
    int number = 0;             ///< a plain number; 1 for a flag that is set
    std::string name;           ///< a fighter, card, tag, side or type by its id
    Block terms;                ///< one term, or a block of statements
    std::vector<Block> options; ///< the alternatives of a choice
    SourcePlace place;
    friend bool operator==(const Argument &, const Argument &) = default;
};

struct Term {
    Word word{};
    std::vector<Argument> arguments; ///< one for each operand of the word's row
    SourcePlace place;
    friend bool operator==(const Term &, const Term &) = default;
};

} // namespace champclos

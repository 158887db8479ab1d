// SPDX-License-Identifier: MIT
//
// The first half of the compiler: what a sentence speaks of. Fighters, spaces, amounts and conditions become rows in
// the tables of the program, named by their index. It emits no instruction: who has to be chosen is for the statement
// to say (compiler_statements.h).
#pragma once

#include "engine/core/match.h"
#include "engine/effects/vocabulary.h"

#include <string>
#include <string_view>
#include <vector>

namespace champclos {

// Operands of a term by their key; what was left out is null, false, the fallback or empty.
const Block *blockOf(const Term &term, std::string_view key);
bool hasFlag(const Term &term, std::string_view key);
int numberOf(const Term &term, std::string_view key, int fallback);
std::string nameOf(const Term &term, std::string_view key);
PlaceRef place(const Term &term, std::string_view key);

class ExpressionCompiler {
public:
    explicit ExpressionCompiler(SeatTables &tables) : m_tables(tables), m_program(tables.program) {}

    /// The set a term stands for; for a choice, the set to choose from.
    std::uint8_t selector(const Term &term);
    std::uint8_t fightersOperand(const Term &term, std::string_view key); ///< kNoIndex if it was left out
    std::uint8_t neededFighters(const Term &term, std::string_view key);
    std::uint8_t picked(); ///< those that the choice before has picked
    std::uint8_t spaces(const Term &statement, std::string_view key);
    std::uint8_t amount(const Term &term);
    std::uint8_t amountOperand(const Term &statement, std::string_view key);
    std::uint8_t condition(const Term &term);

    // Things of this deck by their names.
    std::uint8_t fighterIndex(const std::string &id);
    std::uint8_t cardIndex(const std::string &id);
    std::uint8_t tag(const std::string &name);
    std::uint32_t ingredientBit(const std::string &id) const;

    /// Only the first problem is kept.
    void fail(std::string problem);
    const std::string &problem() const { return m_problem; }

private:
    FighterSelector groupSelector(const Term &group);
    template <class T> std::uint8_t add(std::vector<T> &list, const T &item);

    SeatTables &m_tables;
    Program &m_program;
    std::string m_problem;
};

} // namespace champclos

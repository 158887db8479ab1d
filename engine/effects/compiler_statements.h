// SPDX-License-Identifier: MIT
//
// The second half of the compiler: statements become instructions. A choice inside a sentence ("one of them") becomes
// an instruction of its own before the verb. What a sentence speaks of is compiled by compiler_expressions.h.
#pragma once

#include "engine/effects/compiler_expressions.h"

namespace champclos {

class StatementCompiler {
public:
    StatementCompiler(Program &program, ExpressionCompiler &expressions)
        : m_program(program), m_expressions(expressions) {}

    /// Where the program of these statements starts; 0 if there are none.
    std::uint16_t entry(const Block &block, SentenceOwner owner);
    // Of all that was compiled so far: how deep choices are nested, and how often spells are cast.
    int deepestChoice() const { return m_deepest; }
    int castCount() const { return m_casts; }

private:
    std::uint16_t here() const { return static_cast<std::uint16_t>(m_program.ops.size()); }
    Op &emit(OpCode code);

    /// Emits the choice if there is one, and gives the selector for the verb that follows.
    std::uint8_t chosenFighters(const Term &statement, std::string_view key);
    Op &emitPick(std::uint8_t candidates);
    /// Emits the choice of a player if there is one.
    PlayerRef player(const Term &statement, std::string_view key);

    void compileBlock(const Block &block);
    void compileStatement(const Term &term);
    void compileWord(const Term &term);
    void compileVerb(const Term &term); ///< whatever has a row in verbs_*.cpp
    void compileCards(const Term &term, const char *key, Op &op);
    void compileIf(const Term &term);
    void compileMay(const Term &term);
    void compileChoose(const Term &term);
    void compileSwap(const Term &term);

    /// While it lives, the instructions come from this term, which is an operand of the one under way or a statement in
    /// one of its blocks.
    class Within {
    public:
        Within(StatementCompiler &compiler, const Block &block, std::size_t index);
        ~Within();
        Within(const Within &) = delete;
        Within &operator=(const Within &) = delete;

    private:
        StatementCompiler &m_compiler;
        const Term *const m_outer;
        const std::uint16_t m_outerPart;
    };

    Program &m_program;
    ExpressionCompiler &m_expressions;
    std::vector<int> m_skips;     ///< choices of the statement under way
    const Term *m_term = nullptr; ///< that statement; null: none, the effect begins
    std::uint16_t m_part = 0;     ///< the same as an index into Program::parts
    bool m_isRepeating = false;   ///< within a part that is done several times
    int m_depth = 0;              ///< of the choice under way
    int m_deepest = 0;
    int m_casts = 0;
};

} // namespace champclos

// SPDX-License-Identifier: MIT
//
// How the words of a sentence hang together: "that card" only after a card was named, no part that can never happen.
// It follows the statements in the order in which they are resolved and is generous: what may have been named counts
// as named. What each word means by itself is asked in term_check.h.
#pragma once

#include "engine/core/content.h"
#include "engine/io/diagnostic.h"

#include <string>
#include <vector>

namespace champclos::io {

/// True for what is reported here. Where a part of a sentence could not be read it is only a consequence.
bool isAboutFlow(DiagnosticCode code);
/// Whether a word says what "that card" is for what follows.
bool namesThatCard(Word word);

class FlowCheck {
public:
    explicit FlowCheck(Diagnostics &diagnostics) : m_diagnostics(diagnostics) {}

    /// A new card, ability or spell: nothing was named yet.
    void begin() { m_named = 0; }
    /// A list of statements. The windows of one card follow each other: what one names, a later one knows.
    void statements(const Block &block, const std::string &path);
    void single(const Block &terms, const std::string &path); ///< an amount or a condition, or none

private:
    /// A condition that was asked for on the way to where the walk is now; none once it may have changed.
    struct Fact {
        const Term *condition = nullptr;
        bool holds = false;
    };
    enum class Answer : std::uint8_t { Yes, No, Open };

    void term(const Term &term, const std::string &path);
    void mayStatement(const Term &term, const std::string &path);
    void ifStatement(const Term &term, const std::string &path);
    void options(const Argument &argument, const std::string &path);
    void branch(const Argument *argument, const std::string &path, Fact fact);
    void need(unsigned things, const char *word, const std::string &path);
    void forgetSide();
    Answer answerTo(const Term &condition, const Term *&because) const;

    Diagnostics &m_diagnostics;
    unsigned m_named = 0; ///< bits
    std::vector<Fact> m_facts;
};

} // namespace champclos::io

// SPDX-License-Identifier: MIT
//
// Sentences of the effect vocabulary as JSON, read and written by the table in effects/vocabulary.h: no word is known
// here by name, save the three that are written without their key (a number, a fighter by its id). Reading settles
// what is said; whether it makes sense is asked in term_check.h. A word whose first operand is still open while others
// are said is written with null there, so that unfinished sentences can be kept.
#pragma once

#include "engine/effects/vocabulary.h"
#include "engine/io/content_reader.h"

#include <string>
#include <vector>

namespace champclos::io {

/// A term that stands for one that could not be read, so that those after it keep their index. It has no arguments
/// although its word has operands.
Term brokenTerm();
bool isBroken(const Term &term);

class TermReader {
public:
    /// `fighterIds` tells an id that stands alone from a mistyped word.
    TermReader(ContentReader &reader, const Diagnostics &diagnostics, std::vector<std::string> fighterIds)
        : m_reader(reader), m_diagnostics(diagnostics), m_fighterIds(std::move(fighterIds)) {}

    Block statements(const JsonNode &node);        ///< a list; empty if the node is absent
    Block single(const JsonNode &node, Sort sort); ///< one term; empty if the node is absent

private:
    Term term(const JsonNode &node, Sort sort);
    Term plainTerm(const JsonNode &node, Sort sort);
    Term objectTerm(const JsonNode &node, Sort sort);
    Argument argument(const JsonNode &node, Sort sort);
    void reportUnknown(const JsonNode &node, const std::string &word, Sort sort);
    std::string suggestion(std::string_view word, Sort sort, const std::vector<std::string_view> &candidates) const;
    bool isFighter(const std::string &id) const;

    ContentReader &m_reader;
    const Diagnostics &m_diagnostics;
    std::vector<std::string> m_fighterIds;
};

/// The words of a sort as they are written in a file.
std::vector<std::string_view> wordsOf(Sort sort);
/// Each in quotes, with commas.
std::string listOf(const std::vector<std::string_view> &words);
/// What an author who wrote `word` probably meant, or empty: one of the candidates, or what is called otherwise here.
std::string meantWord(std::string_view word, Sort sort, const std::vector<std::string_view> &candidates);

/// A whole number that fits an int; 0 and a report if it is none.
int wholeNumber(ContentReader &reader, const JsonNode &node);

JsonValue toJson(const Term &term);
JsonValue toJson(const Block &statements);

} // namespace champclos::io

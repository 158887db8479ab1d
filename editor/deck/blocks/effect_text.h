// SPDX-License-Identifier: MIT
//
// Sentences under construction as text: written out in a language, and as the file writes a block, for copy and paste.
#pragma once

#include "engine/core/content.h"
#include "engine/effects/vocabulary.h"

#include <QString>

#include <optional>
#include <string>

namespace champclos::editor {

struct SentenceText {
    QString plain;
    QString html; ///< moments in bold
};
/// What the owner of an effect editor says: a card, the abilities, a spell, a side card.
SentenceText sentenceOf(const DeckDef &deck, const std::string &owner, Language language);

std::string textOf(const Term &term);
/// Nothing if the text is no word of that sort. A list of statements takes a statement.
std::optional<Term> termFrom(const std::string &text, Sort sort, const DeckDef &deck);
/// How a fighter's name sounds in sentences: a few, to check its grammar.
QString grammarSample(const DeckDef &deck, int fighter, Language language);

} // namespace champclos::editor

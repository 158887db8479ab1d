// SPDX-License-Identifier: MIT
//
// What the workshop calls the words of the vocabulary, their operands, sorts, moments and modifiers, in the language of
// the program. Texts are in the context "vocabulary" of the translations. A word without an entry here is called by its
// key, so that a new one appears by itself; a test fails until it has a name.
#pragma once

#include "engine/core/content.h"
#include "engine/effects/vocabulary.h"

#include <QString>

namespace champclos::editor {

QString wordLabel(Word word);                 ///< "deal damage"
QString operandLabel(Word word, int operand); ///< "to whom"; may be empty for one that needs no name
QString sortLabel(Sort sort);                 ///< "fighters"
QString timingChoice(Timing timing);          ///< "after combat"
QString triggerChoice(Trigger trigger);       ///< "at the start of your turn"
QString modifierChoice(Modifier modifier);    ///< "attack value"
QString nameIn(const DeckDef &deck, Sort sort, const std::string &id); ///< a fighter, card, tag, side or type

/// For the test that nothing is forgotten.
bool hasLabel(Word word);
bool hasLabel(Word word, int operand);

} // namespace champclos::editor

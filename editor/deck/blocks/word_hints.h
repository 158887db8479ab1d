// SPDX-License-Identifier: MIT
//
// One line of help for everything that can stand on a bar of the block editor, in the language of the program. What
// words and operands mean is said by the vocabulary table and translated with it (engine/text), so that a new word
// explains itself; only moments and what abilities modify are explained here.
#pragma once

#include "engine/core/content.h"
#include "engine/effects/vocabulary.h"

#include <QString>

namespace champclos::editor {

QString wordHint(Word word);
QString operandHint(Word word, int operand);
QString timingHint(Timing timing);
QString triggerHint(Trigger trigger);
QString modifierHint(Modifier modifier);

} // namespace champclos::editor

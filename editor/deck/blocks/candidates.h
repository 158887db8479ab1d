// SPDX-License-Identifier: MIT
//
// What may be put at a place of a sentence, and what may not and why. The words come from the vocabulary table, the
// names from the deck; whether one fits is found out by putting it there and asking the engine's own checks, so that
// the workshop never has an opinion of its own. Also the act of putting one there.
#pragma once

#include "editor/deck/blocks/block_rows.h"
#include "engine/core/content.h"
#include "engine/effects/vocabulary.h"

#include <QList>
#include <QString>

#include <functional>
#include <string>

namespace champclos::editor {

struct Candidate {
    enum class Kind { Word, Name, Number, Operand, Timing, Trigger, Modifier, AllFighters };
    Kind kind = Kind::Word;
    QString label;
    QString key;    ///< stable: the word's key, an id, a number
    QString shape;  ///< as in BlockPart
    int number = 0; ///< a number, or the index of a word, operand, timing, trigger or modifier
    bool fits = true;
    QString reason; ///< why not
    QString hint;   ///< what it means
    friend bool operator==(const Candidate &, const Candidate &) = default;
};

/// In the order of how often the built-in decks say them; what does not fit comes last.
QList<Candidate> candidatesFor(const DeckDef &deck, const BlockView &view);
/// Puts it at the focus of the view and moves the focus to what has to be said next. False if it cannot be put.
bool putCandidate(DeckDef &deck, BlockView &view, const Candidate &candidate);

/// Why what stands at or below a place cannot be played there, in a few words; empty if it can. What is only still open
/// is no reason.
QString misfit(const DeckDef &deck, const std::string &path);

/// Another word at a place, with as many of the old operands as it can use. A statement that is there is replaced.
bool replaceWord(DeckDef &deck, const std::string &path, Word word);
/// Where to go on after something was put at `path`: the next open slot, a number that may be meant to be another one,
/// or the place for the next statement.
std::string nextFocus(const DeckDef &deck, const std::string &path);

} // namespace champclos::editor

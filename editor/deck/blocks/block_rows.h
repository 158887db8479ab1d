// SPDX-License-Identifier: MIT
//
// The sentences of one card, ability, spell or side card as rows of blocks: bars, brackets around what belongs
// together, dashed places that may grow, and on each bar the slots with what fills them. Made from the vocabulary table
// alone; pure functions of the deck. How a block looks is said by its kind and shape, in words.
#pragma once

#include "engine/core/content.h"
#include "engine/effects/vocabulary.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace champclos::editor {

/// One thing on a bar.
struct BlockPart {
    enum class Kind { Label, Slot, Flag, More };
    Kind kind = Kind::Label;
    QString text;
    QString path;  ///< of what can be focused
    QString shape; ///< verb, moment, condition, who, amount, space, card
    bool isFilled = true;
    bool isNumber = false; ///< can be stepped up and down
    QString hint = {};     ///< what it means
    friend bool operator==(const BlockPart &, const BlockPart &) = default;
};

struct BlockRow {
    enum class Kind {
        When,    ///< a moment or what always holds; opens a bracket
        Scope,   ///< a statement around others; opens a bracket
        Section, ///< a further list of the bracket that is open
        Do,      ///< a statement
        Grow,    ///< a dashed place for one more
        Link,    ///< the same as plain words, outside the bracket
        Foot,    ///< closes a bracket
    };
    Kind kind = Kind::Do;
    int depth = 0;
    QString path;
    QString label;
    QStringList legs; ///< the tones of the brackets that are open around it, from the outside in
    QString tone;     ///< when, if, do
    QList<BlockPart> parts;
    bool hasProblem = false;
    QString hint = {}; ///< what it means
    friend bool operator==(const BlockRow &, const BlockRow &) = default;
};

/// What is being edited: "cards[3]", "abilities", "sideDeck.cards[0]", "pile.spells[1]".
struct BlockView {
    std::string owner;
    std::string focus;             ///< an optional operand is shown while it has the focus
    std::optional<Timing> pending; ///< a window of a card that is shown although nothing is said there yet
};
QList<BlockRow> blockRows(const DeckDef &deck, const BlockView &view);

/// The windows that a card of this deck may have, in their order.
std::vector<Timing> windowsFor(const DeckDef &deck, const CardDef &card);
QString shapeOf(Sort sort);
/// What stands in a slot, in a few words: "the opposing fighter", "8", "one of".
QString termText(const DeckDef &deck, const Term &term);

/// A focus that is no place of the deck: the optional operands of the word at a path.
std::string moreOf(const std::string &path);
bool isMore(const std::string &path);

} // namespace champclos::editor

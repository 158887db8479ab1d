// SPDX-License-Identifier: MIT
//
// A deck put together from cards that somebody else described, in a table or in the file of another program. It sees to
// ids, limits, fighters and copies, and writes down in words what could not be taken as it was. What a card does is
// kept as a note beside an empty effect, because a sentence has to be composed to be played. It reads no file itself.
#pragma once

#include "engine/core/content.h"

#include <QList>
#include <QString>

#include <optional>

namespace champclos::editor {

/// What is to be known about an import.
struct ImportRemark {
    int line = 0; ///< of the file, from 1; 0: about all of it
    QString text;
    friend bool operator==(const ImportRemark &, const ImportRemark &) = default;
};

struct ImportResult {
    std::optional<DeckDef> deck; ///< if there was at least one card
    QList<ImportRemark> remarks;
    int cards = 0;  ///< different ones
    int copies = 0; ///< all together
};

struct ForeignFighter {
    QString name;
    int health = 0; ///< 0: not said
    bool isRanged = false;
    int count = 1;
};

struct ForeignCard {
    int line = 0;
    QString name;
    LocalizedText names; ///< in further languages
    CardType type = CardType::Versatile;
    int copies = 1;
    int value = 0;
    std::optional<int> boost;
    QString fighter; ///< empty or "any": every one
    QString note;
};

class DeckBuilder {
public:
    /// `language` is the one of the names; `title` the name of the deck.
    DeckBuilder(Language language, const QString &title);

    void remark(int line, const QString &text) { m_result.remarks.append({line, text}); }
    void setMove(int move);
    /// The first one is the hero, unless another has the name of the deck.
    void addFighter(const ForeignFighter &fighter);
    /// False, with a remark, if there is no room for it.
    bool addCard(const ForeignCard &card);
    bool hasCards() const { return !m_deck.cards.empty(); }
    /// Whatever stands before the note of the first card.
    void addToFirstNote(const QString &text);
    ImportResult finished();

private:
    std::string fighterNamed(const QString &name);
    QString shortened(const QString &text, std::size_t most, int line);

    Language m_language;
    DeckDef m_deck;
    ImportResult m_result;
};

/// Lower case, without accents and anything but letters, digits and hyphens, so that spelling does not matter.
QString plainWord(const QString &text);
/// In any of our languages.
std::optional<CardType> cardTypeOf(const QString &word);

/// "Immediately: …", a line for each window that says something.
QString windowNote(const QString &immediately, const QString &during, const QString &after, const QString &other);

} // namespace champclos::editor

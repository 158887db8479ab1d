// SPDX-License-Identifier: MIT
//
// What stands on a card, in one language: words and numbers, ready to be drawn or read aloud. Values without identity,
// built from a deck by way of engine/text; how they look is in card_painter.h. Which cards may be played is nothing a
// face knows.
#pragma once

#include "app/paint/svg_art.h"
#include "engine/core/content.h"
#include "engine/core/localized.h"

#include <QMetaType>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace champclos::paint {

/// A moment and what happens then: "After combat", "Draw 1 card."
struct FaceText {
    QString label;
    QString text;
    QString lead{};    ///< the label as it begins a running text: "After combat:"
    QString running{}; ///< as it goes on after it
    friend bool operator==(const FaceText &, const FaceText &) = default;
};

struct CardFace {
    CardType type = CardType::Attack;
    int value = 0;            ///< of a scheme: none
    std::optional<int> boost; ///< none: the card has none, and no seal for it
    int copies = 1;
    QString id;
    QString name;
    QString who;       ///< "Medusa", "Any fighter"
    QString whoShort;  ///< for compact faces: "Medusa", "Any"
    QString typeName;  ///< "Attack"
    QString boostWord; ///< "Boost"
    QStringList marks; ///< ingredient, tags, syllables
    std::vector<FaceText> texts;
    Emblem emblem;
    QString picture; ///< of the author's own, in the place of the emblem; a name of pictures.h, or empty
    QString back;    ///< the same for the other side
    QString spoken;  ///< everything in one running text, for a screen reader

    bool hasValue() const { return type != CardType::Scheme; }
    bool isEmpty() const { return name.isEmpty(); }
    friend bool operator==(const CardFace &, const CardFace &) = default;
};

CardFace cardFace(const DeckDef &deck, const CardDef &card, Language language);

/// A card beside the deck: a glamour, a spell. It has neither value nor boost.
struct SideFace {
    QString id;
    QString name;
    QString kind;  ///< "Glamour", "Spell"
    QString needs; ///< ingredients of a spell
    QString text;
    Emblem emblem;
    QString spoken;
    friend bool operator==(const SideFace &, const SideFace &) = default;
};
std::vector<SideFace> sideCardFaces(const DeckDef &deck, Language language);
std::vector<SideFace> spellFaces(const DeckDef &deck, Language language);

struct FighterFace {
    QString name;       ///< "3 Harpies"
    QString role;       ///< "Sidekicks"
    QString facts;      ///< "1 health · melee"
    QString attackName; ///< "melee"
    AttackType attack = AttackType::Melee;
    int health = 0;
    int count = 1;
    Emblem emblem;
    friend bool operator==(const FighterFace &, const FighterFace &) = default;
};

/// The character card of a deck.
struct CharacterFace {
    QString name;
    FighterFace hero;
    int move = 0;
    QString healthWord; ///< "health"
    QString moveWord;   ///< "move"
    QString abilityWord;
    std::vector<QString> abilities;
    std::vector<QString> rules;      ///< of token, side deck and pile
    std::vector<FighterFace> others; ///< sidekicks, and heroes beyond the first
    Emblem emblem;
    QString spoken;
    bool isEmpty() const { return name.isEmpty(); }
    friend bool operator==(const CharacterFace &, const CharacterFace &) = default;
};
CharacterFace characterFace(const DeckDef &deck, Language language);

} // namespace champclos::paint

Q_DECLARE_METATYPE(champclos::paint::CardFace)
Q_DECLARE_METATYPE(champclos::paint::SideFace)
Q_DECLARE_METATYPE(champclos::paint::CharacterFace)

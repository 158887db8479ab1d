// SPDX-License-Identifier: MIT
//
// What a sheet says about a deck, in one language and in the order of the sheet: words and numbers from the deck by way
// of engine/text. Where they stand on the page is nothing it knows. A deck of a user's own is read exactly like the
// built-in ones.
#pragma once

#include "app/paint/svg_art.h"
#include "app/print/words.h"
#include "engine/core/array_by.h"
#include "engine/core/content.h"

#include <QString>

#include <array>
#include <vector>

namespace champclos::app::print {

struct FighterFacts {
    QString name;   ///< "Harpies"
    QString single; ///< "Harpy"
    int count = 1;
    QString role; ///< "Sidekicks"
    int health = 1;
    QString healthWords; ///< "health each"
    QString attack;      ///< "Ranged"
    AttackType attackType = AttackType::Melee;
    paint::Emblem emblem;
};

struct TextPart {
    QString label; ///< "After combat:"; may be empty
    QString text;  ///< as it goes on after the label
};

struct CardFacts {
    QString id;
    QString name;
    CardType type = CardType::Attack;
    QString typeName; ///< with what else a deck's own rules say of the card: "Attack · Snake"
    int value = 0;
    std::optional<int> boost;
    int copies = 1;
    QString forWhom; ///< "the Harpies"
    std::vector<TextPart> parts;
};

/// A special rule of the deck that has a name of its own: a spell, a glamour.
struct SpecialFacts {
    QString name;
    QString kind; ///< "Spell", or what it needs
    QString text;
};

struct DeckFacts {
    Language language{};
    QString id;
    QString name;
    QString author; ///< empty for the decks that come with the program
    int move = 0;
    std::vector<FighterFacts> fighters;
    std::vector<QString> abilities;
    std::vector<CardFacts> cards; ///< attack, versatile, defense, scheme; in each the highest value first
    std::vector<QString> rules;   ///< of the deck's token, side deck and pile
    std::vector<SpecialFacts> specials;
    paint::Emblem emblem;

    int cardCount() const;
    /// Copies by CardType.
    ArrayBy<CardType, int, 4> typeCounts() const;
};

/// The order in which types stand on a sheet.
inline constexpr std::array<CardType, 4> kSheetOrder = {CardType::Attack, CardType::Versatile, CardType::Defense,
                                                        CardType::Scheme};

/// In each type the highest value first.
std::vector<CardDef> sortedForSheet(std::vector<CardDef> cards);

DeckFacts deckFacts(const DeckDef &deck, Language language);

/// "6 attacks · 17 versatile · 3 defenses · 4 schemes"
QString typeSummary(const DeckFacts &deck);

} // namespace champclos::app::print

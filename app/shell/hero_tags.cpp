// SPDX-License-Identifier: MIT
#include "app/shell/hero_tags.h"

#include "app/play/table_texts.h"

namespace champclos::app {

namespace {

constexpr int kMostStyles = 2;
constexpr std::size_t kManyKinds = 14; ///< different cards to know

struct Shape {
    int fighters = 0;
    int heroes = 0;
    int health = 0;
    int attack = 0; ///< all values that can be attacked with
    int defenses = 0;
    int schemes = 0;
};

Shape shapeOf(const DeckDef &deck) {
    Shape shape;
    for (const FighterDef &fighter : deck.fighters) {
        shape.fighters += fighter.count;
        shape.heroes += fighter.role == Role::Hero ? fighter.count : 0;
        shape.health += fighter.health * fighter.count;
    }
    for (const CardDef &card : deck.cards) {
        if (card.type == CardType::Attack || card.type == CardType::Versatile)
            shape.attack += card.value * card.copies;
        shape.defenses += card.type == CardType::Defense ? card.copies : 0;
        shape.schemes += card.type == CardType::Scheme ? card.copies : 0;
    }
    return shape;
}

} // namespace

/// Each thing of its own beside the cards, more for one that has to be filled, and many different cards.
Difficulty difficultyOf(const DeckDef &deck) {
    int things = 0;
    things += deck.token ? 2 : 0;
    things += deck.sideDeck ? 2 : 0;
    things += deck.pile ? 3 : 0;
    things += deck.pile && deck.pile->syllableGoal > 0 ? 1 : 0;
    things += deck.tags.empty() ? 0 : 1;
    things += shapeOf(deck).heroes > 1 ? 1 : 0;
    things += deck.cards.size() >= kManyKinds ? 1 : 0;
    return things <= 1 ? Difficulty::Easy : things <= 3 ? Difficulty::Medium : Difficulty::Hard;
}

QString difficultyText(Difficulty difficulty) {
    switch (difficulty) {
    case Difficulty::Easy:
        return TableTexts::tr("easy to play");
    case Difficulty::Medium:
        return TableTexts::tr("takes practice");
    case Difficulty::Hard:
        return TableTexts::tr("demanding");
    }
    return {};
}

QStringList styleTexts(const DeckDef &deck) {
    const Shape shape = shapeOf(deck);
    QStringList styles;
    const auto add = [&](bool has, const QString &words) {
        if (has && styles.size() < kMostStyles)
            styles.push_back(words);
    };
    add(shape.heroes > 1, TableTexts::tr("several heroes"));
    add(shape.schemes >= 6, TableTexts::tr("cunning"));
    add(shape.fighters >= 4, TableTexts::tr("many fighters"));
    add(deck.move >= 3, TableTexts::tr("swift"));
    add(shape.attack >= 72, TableTexts::tr("hits hard"));
    add(shape.defenses >= 5, TableTexts::tr("well guarded"));
    add(shape.health >= 22, TableTexts::tr("tough"));
    add(deck.fighters.front().attack == AttackType::Ranged, TableTexts::tr("from afar"));
    add(styles.isEmpty(), TableTexts::tr("all-round"));
    return styles;
}

} // namespace champclos::app

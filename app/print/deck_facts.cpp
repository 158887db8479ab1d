// SPDX-License-Identifier: MIT
#include "app/print/deck_facts.h"
#include "engine/core/array_by.h"
#include "engine/text/noun.h"
#include "engine/text/text.h"

#include <QCoreApplication>

#include <algorithm>

namespace champclos::app::print {

namespace {

constexpr const char *kOwnAuthor = "Champclos";

QString joinedWith(const QStringList &items) { return items.join(QStringLiteral(" · ")); }

QString capitalized(QString text) {
    if (!text.isEmpty())
        text[0] = text[0].toUpper();
    return text;
}

/// "health" beside the heart; with several fighters "health each", which in French agrees with their name.
QString healthWords(const FighterDef &fighter, const Words &words) {
    QString text;
    if (fighter.count == 1)
        text = words.counted(QT_TRANSLATE_N_NOOP("print", "health"), fighter.health);
    else if (fighter.name.in(words.language()).gender == Gender::Feminine)
        text = words.counted(Source QT_TRANSLATE_N_NOOP3("print", "health each", "feminine"), fighter.health);
    else
        text = words.counted(Source QT_TRANSLATE_N_NOOP3("print", "health each", "masculine"), fighter.health);
    if (fighter.maxHealth != fighter.health)
        text += words(QT_TRANSLATE_NOOP("print", " (at most %1)")).arg(fighter.maxHealth);
    return text;
}

FighterFacts factsOf(const DeckDef &deck, const FighterDef &fighter, const Words &words) {
    const Noun &noun = fighter.name.in(words.language());
    FighterFacts facts;
    facts.single = QString::fromStdString(text::fighterTitle(fighter, words.language()));
    facts.name = fighter.count > 1 && !noun.plural.empty()
                     ? capitalized(QString::fromStdString(noun.plural))
                     : QString::fromStdString(text::fighterTitle(fighter, words.language()));
    facts.count = fighter.count;
    facts.role = QString::fromStdString(text::roleName(fighter, words.language()));
    facts.health = fighter.health;
    facts.healthWords = healthWords(fighter, words);
    facts.attack = capitalized(QString::fromStdString(text::attackTypeName(fighter.attack, words.language())));
    facts.attackType = fighter.attack;
    facts.emblem = paint::emblemOf(deck, fighter);
    return facts;
}

/// After "For": the fighter, or all of that name.
QString objectOf(const FighterDef &fighter, const Words &words) {
    const Noun &noun = fighter.name.in(words.language());
    if (fighter.count > 1 && !noun.plural.empty()) {
        const std::string &plural = noun.definitePlural.empty() ? noun.plural : noun.definitePlural;
        return words(QT_TRANSLATE_NOOP("print", "the %1")).arg(QString::fromStdString(plural));
    }
    const text::NounPhrase phrase = text::phraseOf(noun, words.language());
    const auto form = words.language() == Language::De ? text::Case::Accusative : text::Case::Nominative;
    return QString::fromStdString(text::smoothed(phrase.cases[form], words.language()));
}

QString forWhom(const DeckDef &deck, const CardDef &card, const Words &words) {
    QStringList names;
    for (const std::string &id : card.playedBy)
        for (const FighterDef &fighter : deck.fighters)
            if (fighter.id == id)
                names.append(objectOf(fighter, words));
    if (names.isEmpty())
        return words(QT_TRANSLATE_NOOP("print", "any fighter"));
    const QString last = names.takeLast();
    if (names.isEmpty())
        return last;
    return words(QT_TRANSLATE_NOOP("print", "%1 or %2")).arg(names.join(QStringLiteral(", ")), last);
}

QString label(const QString &text, const Words &words) {
    return text.isEmpty() ? QString() : words(QT_TRANSLATE_NOOP("print", "%1:")).arg(text);
}

CardFacts factsOf(const DeckDef &deck, const CardDef &card, const Words &words) {
    const Language language = words.language();
    CardFacts facts;
    facts.id = QString::fromStdString(card.id);
    facts.name = words.typeset(card.name.in(language));
    facts.type = card.type;
    QStringList typeAndMarks = {QString::fromStdString(text::cardTypeName(card.type, language))};
    const std::vector<std::string> all = text::cardFacts(deck, card, language);
    for (std::size_t index = 3; index < all.size(); ++index) // type, boost and fighter stand elsewhere
        typeAndMarks.append(words.typeset(all[index]));
    facts.typeName = joinedWith(typeAndMarks);
    facts.value = card.value;
    facts.boost = card.boost;
    facts.copies = card.copies;
    facts.forWhom = forWhom(deck, card, words);
    for (const text::Part &part : text::cardText(deck, card, language)) {
        // A scheme is called so already; it has one text and no other moment.
        const bool isScheme = part.label == text::timingLabel(Timing::Scheme, language);
        facts.parts.push_back({isScheme ? QString() : label(QString::fromStdString(part.label), words),
                               words.typeset(isScheme ? part.text : part.running)});
    }
    return facts;
}

void addSpecials(const DeckDef &deck, const Words &words, DeckFacts &facts) {
    const Language language = words.language();
    if (deck.pile) {
        for (std::size_t index = 0; index < deck.pile->spells.size(); ++index) {
            const PileDef::Spell &spell = deck.pile->spells[index];
            QStringList needs;
            for (const std::string &id : spell.needs)
                for (const PileDef::Ingredient &ingredient : deck.pile->ingredients)
                    if (ingredient.id == id)
                        needs.append(QString::fromStdString(ingredient.name.in(language)));
            facts.specials.push_back({words.typeset(spell.name.in(language)), needs.join(QStringLiteral(" + ")),
                                      words.typeset(text::spellText(deck, static_cast<int>(index), language))});
        }
    }
    if (deck.sideDeck) {
        for (std::size_t index = 0; index < deck.sideDeck->cards.size(); ++index)
            facts.specials.push_back({words.typeset(deck.sideDeck->cards[index].name.in(language)),
                                      capitalized(QString::fromStdString(deck.sideDeck->name.in(language).name)),
                                      words.typeset(text::sideCardText(deck, static_cast<int>(index), language))});
    }
}

} // namespace

int DeckFacts::cardCount() const {
    int count = 0;
    for (const CardFacts &card : cards)
        count += card.copies;
    return count;
}

ArrayBy<CardType, int, 4> DeckFacts::typeCounts() const {
    ArrayBy<CardType, int, 4> counts{};
    for (const CardFacts &card : cards)
        counts[card.type] += card.copies;
    return counts;
}

std::vector<CardDef> sortedForSheet(std::vector<CardDef> cards) {
    const auto rank = [](const CardDef &card) {
        return std::find(kSheetOrder.begin(), kSheetOrder.end(), card.type) - kSheetOrder.begin();
    };
    std::stable_sort(cards.begin(), cards.end(), [&](const CardDef &left, const CardDef &right) {
        return rank(left) != rank(right) ? rank(left) < rank(right) : left.value > right.value;
    });
    return cards;
}

DeckFacts deckFacts(const DeckDef &deck, Language language) {
    const Words words(language);
    DeckFacts facts;
    facts.language = language;
    facts.id = QString::fromStdString(deck.id);
    facts.name = words.typeset(deck.name.in(language));
    facts.author = deck.author == kOwnAuthor ? QString() : QString::fromStdString(deck.author);
    facts.move = deck.move;
    facts.emblem = paint::emblemOf(deck);
    for (const FighterDef &fighter : deck.fighters)
        facts.fighters.push_back(factsOf(deck, fighter, words));
    for (const std::string &ability : text::abilityText(deck, language))
        facts.abilities.push_back(words.typeset(ability));
    for (const CardDef &card : sortedForSheet(deck.cards))
        facts.cards.push_back(factsOf(deck, card, words));
    for (const std::string &rule : text::specialRules(deck, language))
        facts.rules.push_back(words.typeset(rule));
    addSpecials(deck, words, facts);
    return facts;
}

QString typeSummary(const DeckFacts &deck) {
    const Words words(deck.language);
    const ArrayBy<CardType, int, 4> counts = deck.typeCounts();
    const auto count = [&counts](CardType type) { return counts[type]; };
    QStringList parts;
    if (const int n = count(CardType::Attack))
        parts.append(words.counted(QT_TRANSLATE_N_NOOP("print", "%n attack(s)"), n));
    if (const int n = count(CardType::Versatile))
        parts.append(words.counted(QT_TRANSLATE_N_NOOP("print", "%n versatile"), n));
    if (const int n = count(CardType::Defense))
        parts.append(words.counted(QT_TRANSLATE_N_NOOP("print", "%n defense(s)"), n));
    if (const int n = count(CardType::Scheme))
        parts.append(words.counted(QT_TRANSLATE_N_NOOP("print", "%n scheme(s)"), n));
    return joinedWith(parts);
}

} // namespace champclos::app::print

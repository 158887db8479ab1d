// SPDX-License-Identifier: MIT
#include "app/play/card_words.h"
#include "app/play/table_texts.h"
#include "app/shell/rule_book.h"
#include "engine/text/text.h"

#include <algorithm>

namespace champclos::app {

using namespace Qt::StringLiterals;

namespace {

using Kind = RuleBlock::Kind;

/// Several lines stay several lines.
QString marked(const std::string &text) { return qt(text).replace(u'\n', "  \n"_L1); }

void addParts(QList<RuleBlock> &blocks, const std::vector<text::Part> &parts) {
    for (const text::Part &part : parts)
        if (!part.text.empty())
            blocks.push_back({Kind::Item, u"**%1**: %2"_s.arg(qt(part.label), marked(part.text))});
}

/// A word on cards, and which cards have it.
void addTags(QList<RuleBlock> &blocks, const DeckDef &deck, Language language) {
    for (const TagDef &tag : deck.tags) {
        QStringList cards;
        for (const CardDef &card : deck.cards)
            if (std::find(card.tags.begin(), card.tags.end(), tag.id) != card.tags.end())
                cards.push_back(qt(card.name.in(language)));
        blocks.push_back(
            {Kind::Text,
             TableTexts::tr("Cards with the word **%1**: %2.").arg(qt(tag.name.in(language)), cards.join(u", "_s))});
    }
}

/// A pile whose spells need ingredients: which cards bring which.
void addIngredients(QList<RuleBlock> &blocks, const DeckDef &deck, Language language) {
    if (!deck.pile)
        return;
    for (const PileDef::Ingredient &ingredient : deck.pile->ingredients) {
        QStringList cards;
        for (const CardDef &card : deck.cards)
            if (card.ingredient == ingredient.id)
                cards.push_back(qt(card.name.in(language)));
        blocks.push_back({Kind::Item, u"**%1**: %2"_s.arg(qt(ingredient.name.in(language)), cards.join(u", "_s))});
    }
}

RuleSection sectionOf(const DeckDef &deck, const QString &reference, Language language) {
    RuleSection section;
    section.chapter = TableTexts::tr("Heroes and their own rules");
    section.title = qt(deck.name.in(language));
    section.decks = {reference, qt(deck.id)};
    for (const std::string &rule : text::specialRules(deck, language))
        section.blocks.push_back({Kind::Text, marked(rule)});
    for (const std::string &ability : text::abilityText(deck, language))
        section.blocks.push_back({Kind::Text, marked(ability)});
    addParts(section.blocks, text::spellTexts(deck, language));
    addParts(section.blocks, text::sideCardTexts(deck, language));
    addIngredients(section.blocks, deck, language);
    addTags(section.blocks, deck, language);
    return section;
}

} // namespace

QList<RuleSection> sectionsOfDecks(const ContentLibrary &library) {
    QList<RuleSection> sections;
    for (const QString &reference : library.deckReferences())
        sections.push_back(sectionOf(*library.findDeck(reference), reference, library.language()));
    if (!sections.isEmpty())
        sections.first().isChapterStart = true;
    return sections;
}

} // namespace champclos::app

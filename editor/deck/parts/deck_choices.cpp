// SPDX-License-Identifier: MIT
#include "editor/deck/parts/deck_choices.h"

#include "app/paint/card_face.h"
#include "editor/deck/blocks/word_labels.h"
#include "editor/deck/document/deck_path.h"
#include "editor/deck/document/deck_problems.h"

namespace champclos::editor {

namespace {

template <class List> QList<Choice> namesOf(const List &list, const std::string &path, const DeckDef &deck) {
    QList<Choice> result;
    for (std::size_t index = 0; index < list.size(); ++index)
        result.append({qt(list[index].id), partTitle(deck, child(path, static_cast<int>(index)))});
    return result;
}

} // namespace

void DeckChoices::setDocument(DeckDocument *document) {
    if (!m_document.set(document, this, &DeckChoices::refresh))
        return;
    emit documentChanged();
    refresh();
}

void DeckChoices::refresh() {
    static const DeckDef kNone;
    const DeckDef &deck = m_document ? m_document->value() : kNone;
    const paint::Emblem emblem = deck.fighters.empty() ? paint::Emblem() : paint::emblemOf(deck);
    m_emblem = emblem.id;
    m_field = emblem.colours.field;
    m_charge = emblem.colours.charge;
    m_emblemsOfFighters.clear();
    for (const FighterDef &fighter : deck.fighters)
        m_emblemsOfFighters.append(paint::emblemOf(deck, fighter).id);
    QList<Choice> fighters;
    for (const FighterDef &fighter : deck.fighters)
        fighters.append({qt(fighter.id), nameIn(deck, Sort::Group, fighter.id)});
    m_fighters.setChoices(fighters);
    m_tags.setChoices(namesOf(deck.tags, "tags", deck));
    m_ingredients.setChoices(deck.pile ? namesOf(deck.pile->ingredients, "pile.ingredients", deck) : QList<Choice>());
    emit changed();
}

qreal DeckChoices::contrast() const { return paint::contrastRatio(m_field, m_charge); }

bool DeckChoices::takeEmblem(int fighter, const QString &emblem) {
    return m_document && m_document->setEmblem(fighter, emblem);
}

bool DeckChoices::takeColours(const QString &field, const QString &charge) {
    return m_document && m_document->setColours(field, charge);
}

QStringList DeckChoices::emblems() const { return paint::emblemIds(); }

bool DeckChoices::hasVerse() const { return m_document && m_document->hasPart(QStringLiteral("pile.syllableGoal")); }

QString DeckChoices::ownerOf(const QString &place) {
    const auto steps = parsePath(place.toStdString());
    if (!steps || steps->empty())
        return QStringLiteral("deck");
    const std::string &key = steps->front().key;
    const std::string second = steps->size() > 1 ? (*steps)[1].key : std::string();
    if (key == "cards" && steps->size() > 1)
        return qt(child("cards", (*steps)[1].index));
    if (key == "abilities")
        return QStringLiteral("abilities");
    if (key == "fighters")
        return steps->size() > 1 ? qt(child("fighters", (*steps)[1].index)) : QStringLiteral("deck");
    if (key == "sideDeck" && second == "cards" && steps->size() > 2)
        return qt(child("sideDeck.cards", (*steps)[2].index));
    if (key == "pile" && second == "spells" && steps->size() > 2)
        return qt(child("pile.spells", (*steps)[2].index));
    return key == "token" || key == "sideDeck" || key == "pile" || key == "tags" ? QStringLiteral("parts")
                                                                                 : QStringLiteral("deck");
}

} // namespace champclos::editor

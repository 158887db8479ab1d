// SPDX-License-Identifier: MIT
#include "app/paint/card_face.h"
#include "app/paint/pictures.h"

#include "engine/text/grammar.h"
#include "engine/text/text.h"
#include "engine/text/translation.h"

#include <QtGlobal>

namespace champclos::paint {

namespace {

QString q(const std::string &text) { return QString::fromStdString(text); }

QString word(Language language, const char *source) { return q(text::translated(language, "faces", source)); }

/// A description of several lines, as it is read aloud.
QString spokenFrom(const std::string &description) {
    QStringList lines;
    for (const QString &line : q(description).split(u'\n', Qt::SkipEmptyParts))
        lines.append(line.trimmed());
    return lines.join(u'\n');
}

QString capitalized(QString text) {
    if (!text.isEmpty())
        text[0] = text[0].toUpper();
    return text;
}

QString healthText(int health, Language language) {
    const std::string source = text::translated(language, "faces", QT_TRANSLATE_NOOP("faces", "{n} health"));
    return q(text::smoothed(
        text::expanded(source, {language, 0, {}}, text::Slots().with("n", text::number(health, language))), language));
}

FighterFace fighterFace(const DeckDef &deck, const FighterDef &fighter, Language language) {
    FighterFace face;
    const Noun &noun = fighter.name.in(language);
    face.name = fighter.count > 1 ? QStringLiteral("%1\u00A0%2").arg(fighter.count).arg(q(noun.plural))
                                  : q(text::fighterTitle(fighter, language));
    face.role = q(text::roleName(fighter, language));
    face.attackName = q(text::attackTypeName(fighter.attack, language));
    face.facts = healthText(fighter.health, language) + QStringLiteral(" · ") + face.attackName;
    face.attack = fighter.attack;
    face.health = fighter.health;
    face.count = fighter.count;
    face.emblem = emblemOf(deck, fighter);
    return face;
}

template <class List> QString nameIn(const List &list, const std::string &id, Language language) {
    for (const auto &entry : list)
        if (entry.id == id)
            return q(entry.name.in(language));
    return q(id);
}

QString needsOf(const DeckDef &deck, const PileDef::Spell &spell, Language language) {
    QStringList names;
    for (const std::string &id : spell.needs)
        names.append(nameIn(deck.pile->ingredients, id, language));
    return names.join(QStringLiteral(" + "));
}

FaceText faceText(const text::Part &part, Language language) {
    FaceText face{q(part.label), q(part.text), {}, q(part.running.empty() ? part.text : part.running)};
    const QString whole = q(text::joined(part, language));
    face.lead = whole.left(whole.size() - face.running.size()).trimmed();
    return face;
}

} // namespace

CardFace cardFace(const DeckDef &deck, const CardDef &card, Language language) {
    CardFace face;
    face.type = card.type;
    face.value = card.value;
    face.boost = card.boost;
    face.copies = card.copies;
    face.id = q(card.id);
    face.name = q(card.name.in(language));
    const bool isForAny = card.playedBy.empty();
    face.who = isForAny ? word(language, QT_TRANSLATE_NOOP("faces", "Any fighter"))
                        : q(text::playedByText(deck, card, language));
    face.whoShort = isForAny ? word(language, QT_TRANSLATE_NOOP("faces", "Any")) : face.who;
    face.typeName = q(text::cardTypeName(card.type, language));
    face.boostWord = word(language, QT_TRANSLATE_NOOP("faces", "Boost"));
    constexpr std::size_t kFirstMark = 3; // after type, boost and who
    const auto facts = text::cardFacts(deck, card, language);
    for (std::size_t index = kFirstMark; index < facts.size(); ++index)
        face.marks.append(q(facts[index]));
    for (const text::Part &part : text::cardText(deck, card, language))
        face.texts.push_back(faceText(part, language));
    face.emblem = emblemOf(deck, card);
    face.picture = pictureName(deck.pictures, card.picture);
    face.back = pictureName(deck.pictures, deck.back);
    face.spoken = spokenFrom(text::describeCard(deck, card, language));
    return face;
}

std::vector<SideFace> sideCardFaces(const DeckDef &deck, Language language) {
    std::vector<SideFace> faces;
    if (!deck.sideDeck)
        return faces;
    const QString kind = capitalized(q(deck.sideDeck->name.in(language).name));
    for (std::size_t index = 0; index < deck.sideDeck->cards.size(); ++index) {
        const SideDeckDef::Card &card = deck.sideDeck->cards[index];
        SideFace face{q(card.id), q(card.name.in(language)), kind, {}, {}, emblemOf(deck), {}};
        face.text = q(text::sideCardText(deck, static_cast<int>(index), language));
        face.spoken = face.name + u'\n' + face.text;
        faces.push_back(face);
    }
    return faces;
}

std::vector<SideFace> spellFaces(const DeckDef &deck, Language language) {
    std::vector<SideFace> faces;
    if (!deck.pile)
        return faces;
    const QString kind = word(language, QT_TRANSLATE_NOOP("faces", "Spell"));
    for (std::size_t index = 0; index < deck.pile->spells.size(); ++index) {
        const PileDef::Spell &spell = deck.pile->spells[index];
        SideFace face{q(spell.id), q(spell.name.in(language)), kind, needsOf(deck, spell, language), {}, emblemOf(deck),
                      {}};
        face.text = q(text::spellText(deck, static_cast<int>(index), language));
        face.spoken = face.name + u'\n' + face.needs + u'\n' + face.text;
        faces.push_back(face);
    }
    return faces;
}

CharacterFace characterFace(const DeckDef &deck, Language language) {
    CharacterFace face;
    face.name = q(deck.name.in(language));
    face.move = deck.move;
    face.emblem = emblemOf(deck);
    face.healthWord = word(language, QT_TRANSLATE_NOOP("faces", "health"));
    face.moveWord = word(language, QT_TRANSLATE_NOOP("faces", "move"));
    for (std::size_t index = 0; index < deck.fighters.size(); ++index) {
        const FighterFace fighter = fighterFace(deck, deck.fighters[index], language);
        if (index == 0)
            face.hero = fighter;
        else
            face.others.push_back(fighter);
    }
    for (const std::string &ability : text::abilityText(deck, language))
        face.abilities.push_back(q(ability));
    for (const std::string &rule : text::specialRules(deck, language))
        face.rules.push_back(q(rule));
    face.abilityWord = face.abilities.size() + face.rules.size() > 1
                           ? word(language, QT_TRANSLATE_NOOP("faces", "Abilities"))
                           : word(language, QT_TRANSLATE_NOOP("faces", "Ability"));
    face.spoken = spokenFrom(text::describeCharacter(deck, language));
    return face;
}

} // namespace champclos::paint

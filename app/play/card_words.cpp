// SPDX-License-Identifier: MIT
#include "app/play/card_words.h"

#include "app/paint/card_face.h"
#include "app/paint/pictures.h"
#include "engine/text/text.h"

namespace champclos::app {

namespace {

EmblemValues valuesOf(const paint::Emblem &emblem) { return {emblem.id, emblem.colours.field, emblem.colours.charge}; }

} // namespace

EmblemValues emblemOf(const DeckDef &deck, const FighterDef &fighter) {
    return valuesOf(paint::emblemOf(deck, fighter));
}
EmblemValues emblemOf(const DeckDef &deck) { return valuesOf(paint::emblemOf(deck)); }

QString backPictureOf(const DeckDef &deck) { return paint::pictureName(deck.pictures, deck.back); }

QVariant cardFace(const DeckDef &deck, const CardDef &card, Language language) {
    return QVariant::fromValue(paint::cardFace(deck, card, language));
}

QVariant characterFaceOf(const DeckDef &deck, Language language) {
    return QVariant::fromValue(paint::characterFace(deck, language));
}

QString cardTextOf(const DeckDef &deck, const CardDef &card, Language language) {
    QStringList parts;
    for (const text::Part &part : text::cardText(deck, card, language))
        parts.push_back(qt(text::joined(part, language)));
    return parts.join(u'\n');
}

QVariantMap cardMap(const DeckDef &deck, int kind, Language language) {
    const CardDef &card = deck.cards[kind];
    const paint::CardFace face = paint::cardFace(deck, card, language);
    return {{"kind", kind},
            {"name", qt(card.name.in(language))},
            {"type", QString::fromLatin1(kCardTypeNames[card.type])},
            {"typeText", qt(text::cardTypeName(card.type, language))},
            {"value", card.type == CardType::Scheme ? -1 : card.value},
            {"boost", card.boost.value_or(-1)},
            {"copies", card.copies},
            {"playedBy", qt(text::playedByText(deck, card, language))},
            {"marks", face.marks.join(QStringLiteral(" · "))},
            {"text", cardTextOf(deck, card, language)},
            {"face", QVariant::fromValue(face)}};
}

QVariantMap fighterMap(const DeckDef &deck, const FighterDef &fighter, Language language) {
    const EmblemValues emblem = emblemOf(deck, fighter);
    return {{"name", qt(fighter.count > 1 ? fighter.name.in(language).plural : text::fighterTitle(fighter, language))},
            {"emblem", emblem.id},
            {"emblemField", emblem.field},
            {"emblemCharge", emblem.charge},
            {"role", qt(text::roleName(fighter, language))},
            {"isHero", fighter.role == Role::Hero},
            {"health", fighter.health},
            {"maxHealth", fighter.maxHealth},
            {"count", fighter.count},
            {"attack", qt(text::attackTypeName(fighter.attack, language))},
            {"isRanged", fighter.attack == AttackType::Ranged}};
}

void CardTexts::setMatch(std::shared_ptr<const Match> match) {
    m_match = std::move(match);
    m_entries.clear();
    m_abilities.clear();
}

const CardTexts::Entry &CardTexts::of(SeatId seat, CardKind kind, Language language) const {
    const auto [it, isNew] = m_entries.try_emplace({seat.value(), kind.value(), language});
    if (isNew) {
        const QVariantMap map = cardMap(m_match->seat(seat).deck, kind.value(), language);
        it->second = {map["name"].toString(),
                      map["text"].toString(),
                      map["type"].toString(),
                      map["typeText"].toString(),
                      map["playedBy"].toString(),
                      map["marks"].toString(),
                      map["face"],
                      map["value"].toInt(),
                      map["boost"].toInt(),
                      map["copies"].toInt()};
    }
    return it->second;
}

QString CardTexts::ability(SeatId seat, Language language) const {
    const auto [it, isNew] = m_abilities.try_emplace({seat.value(), language});
    if (isNew) {
        const DeckDef &deck = m_match->seat(seat).deck;
        std::vector<std::string> texts = text::abilityText(deck, language);
        if (texts.empty())
            texts = text::specialRules(deck, language);
        QStringList lines;
        for (const std::string &line : texts)
            lines.push_back(qt(line));
        it->second = lines.join(u' ');
    }
    return it->second;
}

} // namespace champclos::app

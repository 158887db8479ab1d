// SPDX-License-Identifier: MIT
//
// Cards and fighters in words, faces, emblems and maps for QML. Everything is asked for in one language and from
// definitions; nothing here knows a rule.
#pragma once

#include "app/base/text.h"
#include "engine/core/content.h"
#include "engine/core/match.h"

#include <QString>
#include <QVariant>

#include <map>
#include <memory>
#include <string>
#include <tuple>

namespace champclos::app {

/// A drawing and its two colours.
struct EmblemValues {
    QString id;
    QVariant field;
    QVariant charge;
};
EmblemValues emblemOf(const DeckDef &deck, const FighterDef &fighter);
EmblemValues emblemOf(const DeckDef &deck); ///< of its first hero
QString backPictureOf(const DeckDef &deck); ///< of its cards; empty: the back is drawn

/// A champclos::paint::CardFace for the items that draw cards.
QVariant cardFace(const DeckDef &deck, const CardDef &card, Language language);
/// A champclos::paint::CharacterFace.
QVariant characterFaceOf(const DeckDef &deck, Language language);
QString cardTextOf(const DeckDef &deck, const CardDef &card, Language language); ///< all its sentences
/// {kind, name, type, typeText, value, boost, copies, playedBy, marks, text, face}; value and boost are -1 where there
/// is none
QVariantMap cardMap(const DeckDef &deck, int kind, Language language);
/// {name, emblem, emblemField, emblemCharge, role, isHero, health, maxHealth, count, attack, isRanged}
QVariantMap fighterMap(const DeckDef &deck, const FighterDef &fighter, Language language);

/// Texts that are made once and shown often, by match, seat, kind and language.
class CardTexts {
public:
    struct Entry {
        QString name;
        QString text;
        QString type;     ///< "attack" …
        QString typeText; ///< in words
        QString playedBy;
        QString marks; ///< ingredient, tags and syllables
        QVariant face;
        int value = 0;
        int boost = 0; ///< -1: none
        int copies = 0;
    };
    void setMatch(std::shared_ptr<const Match> match);
    const Entry &of(SeatId seat, CardKind kind, Language language) const;
    QString ability(SeatId seat, Language language) const;

private:
    std::shared_ptr<const Match> m_match;
    mutable std::map<std::tuple<int, int, Language>, Entry> m_entries;
    mutable std::map<std::pair<int, Language>, QString> m_abilities;
};

} // namespace champclos::app

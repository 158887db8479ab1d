// SPDX-License-Identifier: MIT
//
// One seat's hero sheet: the character card, the special rules with what is ready now, and the list of its deck with
// how many copies this viewer has seen. Everything comes from definitions and from an observation: of an opponent's
// cards it knows what the viewer knows.
#pragma once

#include "app/base/row_model.h"
#include "app/play/card_words.h"
#include "engine/core/observation.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace champclos::app {

class HeroSheet : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the table")
    Q_PROPERTY(int seat READ seat WRITE setSeat NOTIFY changed)
    Q_PROPERTY(QString name READ name NOTIFY changed)
    Q_PROPERTY(QString rule READ rule NOTIFY changed)
    Q_PROPERTY(QVariant character READ character NOTIFY changed)
    Q_PROPERTY(QStringList abilities READ abilities NOTIFY changed)
    Q_PROPERTY(QVariantList rules READ rules NOTIFY changed)
    Q_PROPERTY(champclos::app::RowModel *cards READ cards CONSTANT)
    Q_PROPERTY(QString sort READ sort WRITE setSort NOTIFY changed)
    Q_PROPERTY(int total READ total NOTIFY changed)
    Q_PROPERTY(int seenCount READ seenCount NOTIFY changed)

public:
    explicit HeroSheet(QObject *parent = nullptr);

    void show(const Match &match, const CardTexts &cards, const Observation &seen, Language language);

    int seat() const { return m_seat; }
    void setSeat(int seat);
    QString name() const { return m_name; }
    QString rule() const; ///< where the rule book tells of this deck; empty if there is none
    QVariant character() const { return m_character; }
    QStringList abilities() const { return m_abilities; } ///< one text each
    /// What the deck's token, side deck and pile are: {title, now, entries: [{name, needs, text, isReady, state}]}
    QVariantList rules() const { return m_rules; }
    RowModel *cards() const { return m_cards; }
    QString sort() const { return m_sort; } ///< "type" or "name"
    void setSort(const QString &sort);
    int total() const { return m_total; }
    int seenCount() const { return m_seenCount; }

Q_SIGNALS:
    void changed();

private:
    void write();
    void writeRules();
    void writeCards();
    QVariantMap tokenRule(const TokenDef &token) const;
    QVariantMap sideDeckRule(const SideDeckDef &sideDeck) const;
    QVariantMap pileRule(const PileDef &pile) const;
    QVariantList spellEntries(const PileDef &pile, const QStringList &held) const;
    const DeckDef &deck() const { return m_match->seat(SeatId(m_seat)).deck; }

    const Match *m_match = nullptr;
    const CardTexts *m_texts = nullptr;
    Observation m_seen;
    Language m_language{};
    int m_seat = -1;
    QString m_sort = QStringLiteral("type");
    QString m_name;
    QVariant m_character;
    QStringList m_abilities;
    QVariantList m_rules;
    RowModel *m_cards;
    int m_total = 0;
    int m_seenCount = 0;
};

/// The cards of `owner` that the observer knows or has seen, wherever they are now; of the own deck all but what is
/// still to be drawn.
CardSet seenCards(const Match &match, const Observation &seen, SeatId owner);

} // namespace champclos::app

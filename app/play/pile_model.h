// SPDX-License-Identifier: MIT
//
// The cards of one open pile, grouped by kind, in the order a reader asks for: a discard pile, a pile of a deck's own,
// or the list of all cards of a deck. Only public places can be opened.
#pragma once

#include "app/base/row_model.h"
#include "app/play/card_words.h"
#include "engine/core/observation.h"

#include <QtQml/qqmlregistration.h>

namespace champclos::app {

class PileModel : public champclos::app::RowModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the table")
    Q_PROPERTY(int seat READ seat WRITE setSeat NOTIFY changed)
    Q_PROPERTY(QString place READ place WRITE setPlace NOTIFY changed)
    Q_PROPERTY(QString sort READ sort WRITE setSort NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(int cardCount READ cardCount NOTIFY changed)

public:
    explicit PileModel(QObject *parent = nullptr);

    void show(const Match &match, const CardTexts &cards, const Observation &seen, Language language);

    int seat() const { return m_seat; }
    void setSeat(int seat);
    QString place() const { return m_place; } ///< "discard", "pile", "deckList"
    void setPlace(const QString &place);
    QString sort() const { return m_sort; } ///< "order" (newest first), "name", "type", "value"
    void setSort(const QString &sort);
    QString title() const;
    int cardCount() const { return m_cardCount; }

Q_SIGNALS:
    void changed();

private:
    void rebuild();

    const Match *m_match = nullptr;
    const CardTexts *m_cards = nullptr;
    Observation m_seen;
    Language m_language{};
    int m_seat = 0;
    QString m_place = QStringLiteral("discard");
    QString m_sort = QStringLiteral("order");
    int m_cardCount = 0;
};

} // namespace champclos::app

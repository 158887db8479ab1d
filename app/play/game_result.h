// SPDX-License-Identifier: MIT
//
// What the end page tells: who won and by what, or why nobody did, health over time, damage by card. Counted once from
// the record when the game is over; nothing here is asked during the game.
#pragma once

#include "engine/io/record.h"

#include <QObject>
#include <QVariant>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace champclos::app {

class GameResult : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the session")
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString causeText READ causeText NOTIFY changed)
    Q_PROPERTY(QVariantList winners READ winners NOTIFY changed)
    Q_PROPERTY(bool isViewerWinner READ isViewerWinner NOTIFY changed)
    Q_PROPERTY(int turns READ turns NOTIFY changed)
    Q_PROPERTY(QVariantList series READ series NOTIFY changed)
    Q_PROPERTY(QVariantList damage READ damage NOTIFY changed)
    Q_PROPERTY(int maxHealth READ maxHealth NOTIFY changed)
    Q_PROPERTY(int maxTurn READ maxTurn NOTIFY changed)

public:
    using QObject::QObject;
    void count(const io::GameRecord &record, SeatId viewer, Language language);

    QString title() const { return m_title; }
    QString causeText() const { return m_causeText; }
    QVariantList winners() const { return m_winners; }
    bool isViewerWinner() const { return m_isViewerWinner; }
    int turns() const { return m_turns; }
    QVariantList series() const { return m_series; }
    QVariantList damage() const { return m_damage; }
    int maxHealth() const { return m_maxHealth; }
    int maxTurn() const { return m_turns; }

Q_SIGNALS:
    void changed();

private:
    void countHealth(const io::GameRecord &record, Language language);
    void countDamage(const io::GameRecord &record, SeatId viewer, Language language);

    QString m_title;
    QString m_causeText;
    QVariantList m_winners;
    bool m_isViewerWinner = false;
    int m_turns = 0;
    QVariantList m_series;
    QVariantList m_damage;
    int m_maxHealth = 0;
};

} // namespace champclos::app

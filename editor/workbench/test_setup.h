// SPDX-License-Identifier: MIT
//
// How a test game is played: who sits opposite with which deck, on which battlefield, which side goes first. It is
// chosen once and remembered; what is being tested takes the place of the battlefield or of one's own deck. Both
// workbenches have one, with the same settings behind them.
#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace champclos::editor {

class TestSetup : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A test setup belongs to a workbench")
    Q_PROPERTY(QString deck READ deck WRITE setDeck NOTIFY changed) ///< one's own, if no deck is tested
    Q_PROPERTY(QString opponent READ opponent WRITE setOpponent NOTIFY changed)
    Q_PROPERTY(QString battlefield READ battlefield WRITE setBattlefield NOTIFY changed)
    Q_PROPERTY(QString level READ level WRITE setLevel NOTIFY changed)
    Q_PROPERTY(bool goesFirst READ goesFirst WRITE setGoesFirst NOTIFY changed)

public:
    explicit TestSetup(QObject *parent = nullptr);
    QString deck() const { return m_deck; }
    void setDeck(const QString &deck) { set(m_deck, deck); }
    QString opponent() const { return m_opponent; }
    void setOpponent(const QString &opponent) { set(m_opponent, opponent); }
    QString battlefield() const { return m_battlefield; }
    void setBattlefield(const QString &battlefield) { set(m_battlefield, battlefield); }
    QString level() const { return m_level; }
    void setLevel(const QString &level) { set(m_level, level); }
    bool goesFirst() const { return m_goesFirst; }
    void setGoesFirst(bool goesFirst) { set(m_goesFirst, goesFirst); }

signals:
    void changed();

private:
    template <class Value> void set(Value &member, const Value &value) {
        if (member == value)
            return;
        member = value;
        keep();
        emit changed();
    }
    void keep() const; ///< also for the next start

    QString m_deck;
    QString m_opponent;
    QString m_battlefield;
    QString m_level;
    bool m_goesFirst = true;
};

} // namespace champclos::editor

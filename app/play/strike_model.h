// SPDX-License-Identifier: MIT
//
// The other side's strike reach as a table shows it: who could strike, which spaces it would hit and with what boost,
// and which of the viewer's own fighters are in danger. One attacker at a time or all of them at once. What it says is
// computed in strike_reach.h.
#pragma once

#include "app/base/row_model.h"
#include "app/play/card_words.h"
#include "app/play/strike_reach.h"
#include "engine/core/observation.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace champclos::app {

class StrikeModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the table")
    Q_PROPERTY(champclos::app::RowModel *strikers READ strikers CONSTANT)
    Q_PROPERTY(champclos::app::RowModel *marks READ marks CONSTANT)
    Q_PROPERTY(champclos::app::RowModel *own READ own CONSTANT)
    Q_PROPERTY(int current READ current WRITE setCurrent NOTIFY changed)
    Q_PROPERTY(int pointed READ pointed WRITE setPointed NOTIFY changed)
    Q_PROPERTY(int highest READ highest NOTIFY changed)

public:
    explicit StrikeModel(QObject *parent = nullptr);

    RowModel *strikers() const { return m_strikers; }
    RowModel *marks() const { return m_marks; } ///< spaces that can be struck
    RowModel *own() const { return m_own; }     ///< the viewer's fighters, and who can strike them
    int current() const { return m_current; }   ///< a fighter; -1: all at once
    void setCurrent(int fighter);
    int pointed() const { return m_pointed; } ///< a fighter of the viewer: then only who can strike it counts; -1: none
    void setPointed(int fighter);
    int highest() const { return m_highest; } ///< boost of the decks that strike

    /// The next of those who strike, all of them after the last.
    Q_INVOKABLE void next();

    void show(const Match &match, const Observation &seen, const GameState &dealt, Language language);
    void clear();

Q_SIGNALS:
    void changed();

private:
    void write();
    void writeStrikers();
    void writeMarks();
    void writeOwn();
    bool isCounted(FighterId striker) const;
    QString title(FighterId fighter) const;

    const Match *m_match = nullptr;
    GameState m_state;
    SeatId m_viewer;
    Language m_language{};
    std::vector<StrikeReach> m_reaches;
    RowModel *m_strikers;
    RowModel *m_marks;
    RowModel *m_own;
    int m_current = -1;
    int m_pointed = -1;
    int m_highest = 0;
};

} // namespace champclos::app

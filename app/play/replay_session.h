// SPDX-License-Identifier: MIT
//
// A game of the past on the table: step, scrub, play at speed, through the eyes of one seat, of whoever decides, from
// outside, or with all hands on the table. Nothing is decided here; going on from a step makes a new game (shell).
#pragma once

#include "app/play/game_file.h"
#include "app/play/game_table.h"

#include <QTimer>
#include <QtQml/qqmlregistration.h>

namespace champclos::app {

class ReplaySession : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the shell")
    Q_PROPERTY(champclos::app::GameTable *table READ table CONSTANT)
    Q_PROPERTY(int stepCount READ stepCount NOTIFY opened)
    Q_PROPERTY(int step READ step WRITE setStep NOTIFY stepChanged)
    Q_PROPERTY(QString stepText READ stepText NOTIFY stepChanged)
    Q_PROPERTY(QString turnText READ turnText NOTIFY stepChanged)
    Q_PROPERTY(QVariantList hands READ hands NOTIFY stepChanged)
    Q_PROPERTY(int lowestSeat READ lowestSeat NOTIFY opened)
    Q_PROPERTY(bool isPlaying READ isPlaying NOTIFY playingChanged)
    Q_PROPERTY(double playSpeed READ playSpeed WRITE setPlaySpeed NOTIFY playingChanged)
    Q_PROPERTY(int eyes READ eyes WRITE setEyesOf NOTIFY stepChanged)
    Q_PROPERTY(QVariantList eyeChoices READ eyeChoices NOTIFY opened)
    Q_PROPERTY(QVariantList seatKinds READ seatKinds NOTIFY opened)
    Q_PROPERTY(QVariantList turnMarks READ turnMarks NOTIFY opened)
    Q_PROPERTY(QString title READ title NOTIFY opened)
    Q_PROPERTY(bool canContinueHere READ canContinueHere NOTIFY stepChanged)

public:
    static constexpr int kFromOutside = -1;
    static constexpr int kWhoeverDecides = -2;
    static constexpr int kAllHands = -3;

    explicit ReplaySession(QObject *parent = nullptr);

    void open(GameFile game, Language language);
    void setProgramLanguage(Language language);
    const GameFile &game() const { return m_game; }
    /// The game as it was at the step that is shown.
    GameFile gameHere() const;

    GameTable *table() const { return m_table; }
    int stepCount() const { return static_cast<int>(m_game.record.actions.size()); }
    int step() const { return m_step; }
    void setStep(int step);
    QString stepText() const; ///< what happened in this step, in one sentence
    QString turnText() const;
    /// The hands that these eyes see: [{seat, name, cards: [{face, name}]}].
    QVariantList hands() const;
    int lowestSeat() const; ///< whose panel is the lowest, whoever looks: seats keep their places
    bool isPlaying() const { return m_isPlaying; }
    double playSpeed() const { return m_playSpeed; }
    void setPlaySpeed(double speed);
    int eyes() const { return m_eyes; }
    void setEyesOf(int eyes);
    QVariantList eyeChoices() const;
    QVariantList seatKinds() const; ///< who played: [{seat, name, kind, level, language}]
    QVariantList turnMarks() const { return m_turnMarks; }
    QString title() const;
    bool canContinueHere() const;

    Q_INVOKABLE void play();
    Q_INVOKABLE void pause();
    Q_INVOKABLE void next();
    Q_INVOKABLE void previous();
    Q_INVOKABLE void nextTurn();
    Q_INVOKABLE void previousTurn();

Q_SIGNALS:
    void opened();
    void stepChanged();
    void playingChanged();

private:
    SeatId viewerAt(std::size_t step) const;
    Observation seenAt(std::size_t step) const;
    SeenLog stepsSeen(std::size_t step) const;
    SeatSet shownHands() const;
    void showStep();
    void goOn();
    void afterSteps();
    const std::shared_ptr<const Match> &match() const { return m_game.record.match; }
    QString seatName(int seat) const;
    int seatCount() const { return match() ? match()->seatCount : 0; }

    GameTable *m_table;
    GameFile m_game;
    QVariantList m_turnMarks;
    QTimer m_timer;
    Language m_programLanguage{};
    int m_step = 0;
    int m_eyes = kWhoeverDecides;
    double m_playSpeed = 1;
    bool m_isPlaying = false;
};

} // namespace champclos::app

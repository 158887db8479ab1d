// SPDX-License-Identifier: MIT
//
// One game from its first decision to its end: owns the record, asks people and computers in turn, hands the screen
// over behind a curtain, saves after every decision, takes back, gives hints. What is seen is the table's business
// (game_table.h), what is legal the engine's.
#pragma once

#include "app/play/bot_runner.h"
#include "app/play/game_file.h"
#include "app/play/game_result.h"
#include "app/play/game_table.h"
#include "app/play/teacher.h"

#include <QElapsedTimer>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

namespace champclos::app {

class GameSession : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the shell")
    Q_PROPERTY(champclos::app::GameTable *table READ table CONSTANT)
    Q_PROPERTY(Phase phase READ phase NOTIFY phaseChanged)
    Q_PROPERTY(int curtainSeat READ curtainSeat NOTIFY phaseChanged)
    Q_PROPERTY(QString curtainName READ curtainName NOTIFY phaseChanged)
    Q_PROPERTY(QString curtainText READ curtainText NOTIFY phaseChanged)
    Q_PROPERTY(bool isHumanTurn READ isHumanTurn NOTIFY phaseChanged)
    Q_PROPERTY(int thinkingSeat READ thinkingSeat NOTIFY phaseChanged)
    Q_PROPERTY(bool isFriendly READ isFriendly NOTIFY phaseChanged)
    Q_PROPERTY(bool isWatchOnly READ isWatchOnly NOTIFY phaseChanged)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY phaseChanged)
    Q_PROPERTY(QString undoReason READ undoReason NOTIFY phaseChanged)
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY phaseChanged)
    Q_PROPERTY(bool canConcede READ canConcede NOTIFY phaseChanged)
    Q_PROPERTY(bool isHinting READ isHinting NOTIFY hintChanged)
    Q_PROPERTY(QString hintText READ hintText NOTIFY hintChanged)
    Q_PROPERTY(QString hintReason READ hintReason NOTIFY hintChanged)
    Q_PROPERTY(QString savePath READ savePath NOTIFY saveChanged)
    Q_PROPERTY(QString saveProblem READ saveProblem NOTIFY saveChanged)
    Q_PROPERTY(champclos::app::GameResult *result READ result NOTIFY phaseChanged)

public:
    enum Phase { Idle, Curtain, Deciding, Thinking, Playing, Reading, Over };
    Q_ENUM(Phase)

    explicit GameSession(QObject *parent = nullptr);
    ~GameSession() override;

    /// Takes the game over and goes on with it. The language is the program's, for seats that have none of their own.
    void begin(GameFile game, Language programLanguage);
    void setProgramLanguage(Language language);
    void setPauses(int thinkingMilliseconds, bool afterCombat);
    /// Whether a turn that ends with a maneuver in which nobody moved is asked about.
    void setConfirmsIdleTurn(bool confirms) { m_confirmsIdleTurn = confirms; }
    /// Of a lesson: decides what is taken and what the others do. Nothing is taken back then. It outlives the game.
    void setTeacher(Teacher *teacher) { m_teacher = teacher; }
    /// Where it is saved after every decision; empty: nowhere.
    void setSavePath(const QString &path);
    const GameFile &game() const { return m_game; }

    GameTable *table() const { return m_table; }
    Phase phase() const { return m_phase; }
    int curtainSeat() const { return m_phase == Curtain ? m_curtain.value() : -1; }
    QString curtainName() const;
    QString curtainText() const;
    bool isHumanTurn() const { return m_phase == Deciding; }
    int thinkingSeat() const;
    bool isFriendly() const { return m_game.isFriendly; }
    bool isWatchOnly() const { return humans().isEmpty(); }
    bool canUndo() const { return undoTarget() >= 0; }
    QString undoReason() const;
    bool canRedo() const { return !m_undone.empty() && m_phase == Deciding; }
    bool canConcede() const { return !conceding().isEmpty(); }
    bool isHinting() const { return m_hints.isBusy(); }
    QString hintText() const { return m_hintText; }
    QString hintReason() const { return m_hintReason; }
    QString savePath() const { return m_savePath; }
    QString saveProblem() const { return m_saveProblem; }
    GameResult *result() const { return m_result; }

    Q_INVOKABLE void liftCurtain();
    Q_INVOKABLE void proceed(); ///< closes the ledger of a combat that is over
    Q_INVOKABLE bool undo();
    Q_INVOKABLE bool redo();
    Q_INVOKABLE void concede();                 ///< for whoever is at the screen (V4)
    Q_INVOKABLE bool isConcedingEnough() const; ///< it would end the game: no partner has to, too
    Q_INVOKABLE void askHint();
    Q_INVOKABLE void clearHint();
    Q_INVOKABLE bool saveAs(const QString &urlOrPath);
    Q_INVOKABLE QUrl suggestedFile() const; ///< to save as, among the user's documents

Q_SIGNALS:
    void phaseChanged();
    void hintChanged();
    void saveChanged();
    void message(const QString &text);
    void gameOver();

private:
    const io::GameRecord &record() const { return m_game.record; }
    const GameState &now() const { return m_game.record.now(); }
    const SeatKind &kindOf(SeatId seat) const { return m_game.seats[seat]; }
    SeatSet humans() const;
    int personCount() const;
    Language languageFor(SeatId seat) const;
    void setPhase(Phase phase);
    void choose(const Action &action);
    bool isFinal(const Action &action) const;
    void afterSteps();
    bool isToBeRead() const;
    void advance();
    void askPerson(SeatId seat);
    void askComputer(SeatId seat);
    void take(const Action &action);
    void answer(const Action &action);
    void look(SeatId viewer);
    void finish();
    void save();
    void resume();
    void tellPast();
    int undoTarget() const;
    SeatSet conceding() const;
    int personAtScreen() const;
    bool isWaitingForPerson() const;

    GameTable *m_table;
    GameFile m_game;
    std::vector<Action> m_undone; ///< what was taken back, the next to do again first
    BotRunner m_bots;
    BotRunner m_hints;
    Teacher *m_teacher = nullptr;
    QElapsedTimer m_thinking;
    GameResult *m_result = nullptr;
    Phase m_phase = Idle;
    SeatId m_curtain;
    int m_person = -1; ///< who sits at the screen; -1: nobody yet
    Language m_programLanguage{};
    int m_thinkingPause = 0;
    bool m_pauseAfterCombat = false;
    bool m_confirmsIdleTurn = false;
    int m_actedIn = 0; ///< number of the last combat in which a person answered after the reveal
    QString m_savePath;
    QString m_saveProblem;
    QString m_hintText;
    QString m_hintReason;
};

} // namespace champclos::app

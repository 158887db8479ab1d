// SPDX-License-Identifier: MIT
//
// The program without its windows: language, settings, content, the choices for a new game, the game or replay on the
// table, and the saved games. The one object that pages are given; it connects the parts and says what went wrong. It
// draws nothing and knows no rule.
#pragma once

#include "app/play/game_session.h"
#include "app/play/lesson_session.h"
#include "app/play/replay_session.h"
#include "app/play/review_session.h"
#include "app/shell/app_settings.h"
#include "app/shell/content_library.h"
#include "app/shell/language_control.h"
#include "app/shell/learning.h"
#include "app/shell/library_desk.h"
#include "app/shell/new_game.h"
#include "app/shell/save_list.h"
#include "app/shell/sounds.h"
#include "engine/core/array_by.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace champclos::app {

class AppShell : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the program")
    Q_PROPERTY(champclos::app::LanguageControl *language READ language CONSTANT)
    Q_PROPERTY(champclos::app::AppSettings *settings READ settings CONSTANT)
    Q_PROPERTY(champclos::app::Sounds *sounds READ sounds CONSTANT)
    Q_PROPERTY(champclos::app::ContentLibrary *library READ library CONSTANT)
    Q_PROPERTY(champclos::app::LibraryDesk *desk READ desk CONSTANT)
    Q_PROPERTY(champclos::app::NewGame *newGame READ newGame CONSTANT)
    Q_PROPERTY(champclos::app::GameSession *session READ session NOTIFY sessionChanged)
    Q_PROPERTY(bool isTest READ isTest NOTIFY sessionChanged) ///< the game on the table tries something out
    Q_PROPERTY(champclos::app::LessonSession *lesson READ lesson NOTIFY sessionChanged) ///< of the game on the table
    Q_PROPERTY(champclos::app::Learning *learning READ learning CONSTANT)
    Q_PROPERTY(champclos::app::ReplaySession *replay READ replay NOTIFY replayChanged)
    Q_PROPERTY(
        champclos::app::ReviewSession *review READ review NOTIFY replayChanged) ///< of the replay, once asked for
    Q_PROPERTY(champclos::app::SaveListModel *saves READ saves CONSTANT)
    Q_PROPERTY(bool canContinue READ canContinue NOTIFY savesChanged)
    Q_PROPERTY(QVariantMap continueSave READ continueSave NOTIFY savesChanged)
    Q_PROPERTY(QString message READ message NOTIFY messageChanged)

public:
    /// Where everything is kept; empty paths are the system's places.
    struct Places {
        QString settingsFile;
        QString userFolder;
    };
    explicit AppShell(QObject *parent = nullptr) : AppShell(Places(), parent) {}
    /// Another program has the same files open: nothing that it keeps is written over, and the user is told.
    void standBeside();
    explicit AppShell(const Places &places, QObject *parent = nullptr);
    ~AppShell() override;

    LanguageControl *language() const { return m_language; }
    AppSettings *settings() const { return m_settings; }
    Sounds *sounds() const { return m_sounds; }
    ContentLibrary *library() const { return m_library; }
    LibraryDesk *desk() const { return m_desk; }
    NewGame *newGame(); ///< made when it is first asked for
    GameSession *session() const { return m_session; }
    bool isTest() const { return m_isTest; }
    LessonSession *lesson() const { return m_lesson; }
    Learning *learning() const { return m_learning; }
    ReplaySession *replay() const { return m_replay; }
    ReviewSession *review() const { return m_review; }
    SaveListModel *saves() const { return m_saves; }
    bool canContinue() const { return !m_saves->newestUnfinished().isEmpty(); }
    QVariantMap continueSave() const { return m_saves->newestUnfinished(); }
    QString message() const { return m_message; }

    Q_INVOKABLE bool startGame();
    Q_INVOKABLE bool quickStart();
    Q_INVOKABLE bool continueGame();
    Q_INVOKABLE bool loadGame(const QString &urlOrPath);
    Q_INVOKABLE bool openReplay(const QString &urlOrPath);
    /// A new game from the step of the replay that is shown. `seats`: [{kind, level, language}], or as it was.
    Q_INVOKABLE bool playFromReplay(const QVariantList &seats);
    /// Reviews the replay that is open.
    Q_INVOKABLE bool reviewReplay();
    /// The same as playFromReplay, with the better answer to the moment that the review shows already given.
    Q_INVOKABLE bool playBetter(const QVariantList &seats);
    /// The game on the table as a replay.
    Q_INVOKABLE bool replaySession();
    /// A test game of a workshop against the computer, straight away. It is not among the saved games, and neither is
    /// what is played again after it.
    Q_INVOKABLE bool tryOut(const QString &battlefield, const QString &firstDeck, const QString &secondDeck,
                            int ownSeat, const QString &level);
    /// A lesson, where its learner left it or from its beginning.
    Q_INVOKABLE bool learn(const QString &lesson, bool anew = false);
    /// The game that the lesson on the table has led to, against the computer.
    Q_INVOKABLE bool playOn();
    Q_INVOKABLE void closeGame();
    Q_INVOKABLE void closeReplay();
    Q_INVOKABLE bool rematch();
    Q_INVOKABLE bool swapSides();
    Q_INVOKABLE bool otherBoard(const QString &battlefield);
    Q_INVOKABLE bool removeSave(const QString &path);
    Q_INVOKABLE void refreshSaves();
    Q_INVOKABLE void dismissMessage();
    /// Something for the user to know, shown by the window.
    Q_INVOKABLE void tell(const QString &text) { say(text); }
    /// What a file holds: "game", "battlefield", "deck", "package", or nothing of ours.
    Q_INVOKABLE QString kindOfFile(const QString &urlOrPath) const;

Q_SIGNALS:
    void sessionChanged();
    void replayChanged();
    void savesChanged();
    void messageChanged();

private:
    void say(const QString &text);
    void applySettings();
    void languageChanged();
    void lendLanguage();
    void open(GameFile game, const QString &savePath, bool isTest = false);
    void prepareSession();
    void openReplay(GameFile game);
    void playOn(GameFile game, const QVariantList &seats);
    bool playAgain(const std::string &battlefield, const std::vector<std::string> &decks,
                   const ListBy<SeatId, SeatKind> &seats);
    void resume(GameFile game, const QString &path);
    bool isOurs(const QString &path) const;
    std::optional<GameFile> load(const QString &path);

    LanguageControl *m_language;
    AppSettings *m_settings;
    Sounds *m_sounds;
    ContentLibrary *m_library;
    LibraryDesk *m_desk;
    NewGame *m_newGame = nullptr;
    SaveListModel *m_saves;
    Learning *m_learning;
    GameSession *m_session = nullptr;
    LessonSession *m_lesson = nullptr;
    bool m_isTest = false;
    ReplaySession *m_replay = nullptr;
    ReviewSession *m_review = nullptr; ///< of m_replay
    QString m_message;
    bool m_isBeside = false; ///< another program keeps the same files
};

} // namespace champclos::app

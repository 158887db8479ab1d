// SPDX-License-Identifier: MIT
//
// A lesson under way: the teacher of a game. It knows the present step, lets through what the step asks for, says why
// something else is not it, answers for the other seats, and shows a step slowly. It has no table and knows no rule:
// the game is a GameSession like any other, and what is legal the engine says. What lasts of it is kept by the shell.
#pragma once

#include "app/play/game_session.h"
#include "app/play/teacher.h"
#include "engine/io/lesson.h"

#include <QTimer>

namespace champclos::app {

class LessonSession : public QObject, private Teacher {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the shell")
    Q_PROPERTY(QString lessonId READ lessonId NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(int step READ step NOTIFY changed) ///< from 0
    Q_PROPERTY(int stepCount READ stepCount NOTIFY changed)
    Q_PROPERTY(QString stepTitle READ stepTitle NOTIFY changed)
    Q_PROPERTY(QString sentence READ sentence NOTIFY changed)
    Q_PROPERTY(QVariantList help READ help NOTIFY changed) ///< {icon, text}, the text styled
    Q_PROPERTY(QString noteTitle READ noteTitle NOTIFY noteChanged)
    Q_PROPERTY(QString noteText READ noteText NOTIFY noteChanged)
    Q_PROPERTY(QVariantList faintZones READ faintZones NOTIFY changed) ///< that do not matter now
    Q_PROPERTY(bool isRead READ isRead NOTIFY changed)                 ///< the step is done by going on
    Q_PROPERTY(bool isFree READ isFree NOTIFY changed)
    Q_PROPERTY(bool isLast READ isLast NOTIFY changed)
    Q_PROPERTY(bool isShowing READ isShowing NOTIFY changed)
    Q_PROPERTY(bool canPlayOn READ canPlayOn NOTIFY changed)
    Q_PROPERTY(QString spoken READ spoken NOTIFY changed) ///< the step for those who hear it

public:
    explicit LessonSession(GameSession &session, QObject *parent = nullptr);
    ~LessonSession() override;

    /// Begins at a step; `actions` led there from the last position, by their texts. If they do not any more, the
    /// lesson's own way is taken.
    void begin(io::Lesson lesson, int step, const QStringList &actions, Language programLanguage);
    void retranslate();

    const io::Lesson &lesson() const { return m_lesson; }
    QString lessonId() const;
    QString title() const;
    int step() const { return static_cast<int>(m_step); }
    int stepCount() const { return static_cast<int>(m_lesson.steps.size()); }
    QString stepTitle() const;
    QString sentence() const;
    QVariantList help() const;
    QString noteTitle() const { return m_noteTitle; }
    QString noteText() const { return m_noteText; }
    QVariantList faintZones() const;
    bool isRead() const { return kind() == io::StepKind::Read; }
    bool isFree() const { return kind() == io::StepKind::Free; }
    bool isLast() const { return m_step + 1 == m_lesson.steps.size(); }
    bool isShowing() const { return m_isShowing; }
    bool canPlayOn() const;
    QString spoken() const;
    QStringList actions() const; ///< since the last position, as texts

    Q_INVOKABLE void next();   ///< of a step that is only read
    Q_INVOKABLE void back();   ///< to the beginning of the step before
    Q_INVOKABLE void showMe(); ///< does the step, slowly

Q_SIGNALS:
    void changed();
    void noteChanged();
    void stepEntered(); ///< worth remembering

private:
    bool takes(const Action &action) override;
    std::optional<Action> answer() override;

    const io::LessonStep &now() const { return m_lesson.steps[m_step]; }
    io::StepKind kind() const { return m_lesson.steps.empty() ? io::StepKind::Read : now().kind(); }
    const io::GameRecord &record() const { return m_session.game().record; }
    Language language() const { return m_session.table()->language(); }
    void open(io::GameRecord record);
    void take(std::size_t step);
    void enter(std::size_t step);
    void arrive();
    void follow();
    void followPicks();
    bool isPicked(const io::LessonPick &pick) const;
    bool isStepDone() const;
    bool areTurnsOver();
    Wanted wantedNow() const;
    void want();
    void say(const QString &title, const QString &text);
    void sayOf(const std::vector<std::string> &tried, const QString &name, const QString &otherwise);
    void noteRefusal(const QString &text);
    void tick();
    void stopShowing();

    GameSession &m_session;
    io::Lesson m_lesson;
    Language m_programLanguage{};
    std::size_t m_step = 0;
    std::size_t m_done = 0;            ///< of what the step asks for
    std::vector<std::string> m_others; ///< what they still have to do
    int m_turns = 0;                   ///< free turns that have begun
    int m_turnSeen = 0;                ///< the number of the last of them
    QString m_noteTitle;
    QString m_noteText;
    QTimer m_showing;
    bool m_isShowing = false;
    bool m_isOpening = false; ///< a game is put on the table: nothing is followed yet
};

} // namespace champclos::app

// SPDX-License-Identifier: MIT
//
// A table: what is shown (view), what is pointed at (picking), what plays (motion), what is told (tale), and what is
// told to those who ask by ear. Games (game_session.h) and replays (replay_session.h) have one and say what is looked
// at, by whom, and what becomes of a chosen action. It is given observations and cut steps and nothing else.
#pragma once

#include "app/play/by_ear.h"
#include "app/play/motion.h"
#include "app/play/outlook.h"
#include "app/play/picking.h"
#include "app/play/table_view.h"
#include "app/play/tale.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace champclos::app {

class GameTable : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by a session")
    Q_PROPERTY(champclos::app::TableView *view READ view CONSTANT)
    Q_PROPERTY(champclos::app::Picking *picking READ picking CONSTANT)
    Q_PROPERTY(champclos::app::Motion *motion READ motion CONSTANT)
    Q_PROPERTY(champclos::app::Tale *tale READ tale CONSTANT)
    Q_PROPERTY(champclos::app::ByEar *ear READ ear CONSTANT)

public:
    explicit GameTable(QObject *parent = nullptr);

    TableView *view() const { return m_view; }
    Picking *picking() const { return m_picking; }
    Motion *motion() const { return m_motion; }
    Tale *tale() const { return m_tale; }
    ByEar *ear() const { return m_ear; }
    const Observation &seen() const { return m_outlook.seen; }
    Language language() const { return m_outlook.language; }
    SeatId viewer() const { return m_outlook.viewer; }
    const CardTexts &cards() const { return m_outlook.cards; }

    void openMatch(std::shared_ptr<const Match> match, SeatSet humans);
    void setEyes(SeatId viewer, Language language);
    /// What a teacher wants to be touched; absent: there is no teacher, and all that can be chosen glows.
    void setWanted(std::optional<Wanted> wanted);
    void setThinking(SeatId seat) { m_outlook.thinking = seat; }
    void forgetTexts(); ///< after the program's language changed: all texts are written anew
    /// Tells the past anew: begin, then what happened at each action, by its number, then where that led.
    void beginPast() { m_tale->begin(); }
    void addPast(const SeenLog &steps, int action);
    void endPast(const Observation &seen);
    /// Shows an observation as it is; nothing can be picked.
    void show(const Observation &seen);
    /// Shows it and lets the viewer answer.
    void ask(const Observation &seen, const ActionList &legal);
    /// Plays what happened at an action, step by step, to where it led; `played` follows.
    void play(SeenLog steps, int action, const Observation &after);
    void endCombat(); ///< it is over and may be read
    void closeLedger();
    void refresh();

Q_SIGNALS:
    void played();

private:
    Scene scene() const;
    void refreshBoard();
    void refreshPicks();
    void refreshStrikes();
    void addFigures(Scene &scene) const;
    void showStep(const SeenStep &step, int milliseconds);
    void finish();

    Outlook m_outlook;
    TableView *m_view;
    Picking *m_picking;
    Motion *m_motion;
    Tale *m_tale;
    ByEar *m_ear;
    Observation m_after;           ///< where the steps that play lead
    int m_action = 0;              ///< whose steps they are
    std::vector<int> m_handBefore; ///< by kind: the viewer's hand when it last chose an action; what came since is new
    bool m_hasStrikes = false;
};

} // namespace champclos::app

// SPDX-License-Identifier: MIT
//
// Everything a table view shows and everything that can be pointed at on it: models fed from observations, picking by
// narrowing, overlays, the log, the ledger, motion. Games (game_session.h) and replays (replay_session.h) stand on it
// and say what is looked at, by whom, and what becomes of a chosen action. It never holds the state of a game and
// decides no rule: legal is what it was told is legal.
#pragma once

#include "app/models/board_facts.h"
#include "app/models/combat_ledger.h"
#include "app/models/log_book.h"
#include "app/models/pile_model.h"
#include "app/models/row_model.h"
#include "app/models/scene.h"
#include "app/session/event_player.h"
#include "app/session/picker.h"
#include "app/session/why_not.h"

#include <QObject>

#include <memory>
#include <optional>
#include <vector>

namespace champclos::app {

class GameTable : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the shell")
    Q_PROPERTY(champclos::app::BoardFacts *board READ board CONSTANT)
    Q_PROPERTY(champclos::app::RowModel *spaces READ spaces CONSTANT)
    Q_PROPERTY(champclos::app::RowModel *lines READ lines CONSTANT)
    Q_PROPERTY(champclos::app::RowModel *fighters READ fighters CONSTANT)
    Q_PROPERTY(champclos::app::RowModel *seats READ seats CONSTANT)
    Q_PROPERTY(champclos::app::RowModel *hand READ hand CONSTANT)
    Q_PROPERTY(champclos::app::RowModel *choices READ choices CONSTANT)
    Q_PROPERTY(champclos::app::RowModel *log READ log CONSTANT)
    Q_PROPERTY(champclos::app::PileModel *piles READ piles CONSTANT)
    Q_PROPERTY(champclos::app::CombatLedger *combat READ combat CONSTANT)
    Q_PROPERTY(int viewer READ viewer NOTIFY viewerChanged)
    Q_PROPERTY(QString language READ language NOTIFY viewerChanged)
    Q_PROPERTY(int seatCount READ seatCount NOTIFY matchChanged)
    Q_PROPERTY(bool isTeamPlay READ isTeamPlay NOTIFY matchChanged)
    Q_PROPERTY(int turnNumber READ turnNumber NOTIFY shownChanged)
    Q_PROPERTY(int turnSeat READ turnSeat NOTIFY shownChanged)
    Q_PROPERTY(int toPlaySeat READ toPlaySeat NOTIFY shownChanged)
    Q_PROPERTY(int actionsLeft READ actionsLeft NOTIFY shownChanged)
    Q_PROPERTY(bool isOver READ isOver NOTIFY shownChanged)
    Q_PROPERTY(bool isSetup READ isSetup NOTIFY shownChanged)
    Q_PROPERTY(QString decisionKind READ decisionKind NOTIFY shownChanged)
    Q_PROPERTY(bool isAsked READ isAsked NOTIFY shownChanged)
    Q_PROPERTY(QString promptTitle READ promptTitle NOTIFY promptChanged)
    Q_PROPERTY(QString promptDetail READ promptDetail NOTIFY promptChanged)
    Q_PROPERTY(QString longestDetail READ longestDetail NOTIFY promptChanged)
    Q_PROPERTY(int promptSeat READ promptSeat NOTIFY promptChanged)
    Q_PROPERTY(QString warning READ warning NOTIFY promptChanged)
    Q_PROPERTY(bool hasPicks READ hasPicks NOTIFY picksChanged)
    Q_PROPERTY(int pickCount READ pickCount NOTIFY picksChanged)
    Q_PROPERTY(bool awaitsConfirm READ awaitsConfirm NOTIFY picksChanged)
    Q_PROPERTY(int hoveredSpace READ hoveredSpace WRITE setHoveredSpace NOTIFY overlayChanged)
    Q_PROPERTY(int hoveredFighter READ hoveredFighter WRITE setHoveredFighter NOTIFY overlayChanged)
    Q_PROPERTY(bool showThreat READ showThreat WRITE setShowThreat NOTIFY overlayChanged)
    Q_PROPERTY(QVariantList path READ path NOTIFY overlayChanged)
    Q_PROPERTY(int pathFighter READ pathFighter NOTIFY overlayChanged)
    Q_PROPERTY(QVariantMap attackLink READ attackLink NOTIFY overlayChanged)
    Q_PROPERTY(QVariantList trail READ trail NOTIFY shownChanged)
    Q_PROPERTY(bool isAnimating READ isAnimating NOTIFY animatingChanged)
    Q_PROPERTY(champclos::app::AnimationStep *animation READ animation CONSTANT)
    Q_PROPERTY(double speed READ speed WRITE setSpeed NOTIFY speedChanged)

public:
    explicit GameTable(QObject *parent = nullptr);

    BoardFacts *board() const { return m_board; }
    RowModel *spaces() const { return m_spaces; }
    RowModel *lines() const { return m_lines; }
    RowModel *fighters() const { return m_fighters; }
    RowModel *seats() const { return m_seats; }
    RowModel *hand() const { return m_hand; }
    RowModel *choices() const { return m_choices; }
    RowModel *log() const { return m_log; }
    PileModel *piles() const { return m_piles; }
    CombatLedger *combat() const { return m_combat; }

    int viewer() const { return m_viewer ? m_viewer.value() : -1; }
    QString language() const { return codeText(m_language); }
    int seatCount() const { return m_match ? m_match->seatCount : 0; }
    bool isTeamPlay() const { return m_match && m_match->isTeamPlay(); }
    int turnNumber() const { return m_seen.seen.turnNumber; }
    int turnSeat() const { return m_seen.seen.turnSeat ? m_seen.seen.turnSeat.value() : -1; }
    int toPlaySeat() const;
    int actionsLeft() const { return m_seen.seen.actionsLeft; }
    bool isOver() const { return m_seen.seen.isOver(); }
    bool isSetup() const { return m_seen.seen.turnNumber == 0; }
    QString decisionKind() const;
    bool isAsked() const { return !m_picker.isEmpty(); }
    QString promptTitle() const { return m_promptTitle; }
    QString promptDetail() const { return m_promptDetail; }
    /// The longest that the detail can become while this is decided: room for it keeps the table still.
    QString longestDetail() const { return m_longestDetail; }
    int promptSeat() const { return toPlaySeat(); }
    QString warning() const { return m_warning; }
    bool hasPicks() const { return !m_picker.picks().empty(); }
    int pickCount() const { return static_cast<int>(m_picker.picks().size()); }
    bool awaitsConfirm() const { return m_held.has_value(); }
    int hoveredSpace() const { return m_hoveredSpace; }
    void setHoveredSpace(int space);
    int hoveredFighter() const { return m_hoveredFighter; }
    void setHoveredFighter(int fighter);
    bool showThreat() const { return m_showThreat; }
    void setShowThreat(bool show);
    QVariantList path() const { return m_path; }
    int pathFighter() const { return m_pathFighter; }
    QVariantMap attackLink() const;
    QVariantList trail() const { return m_trail; }
    bool isAnimating() const { return m_player.isPlaying(); }
    AnimationStep *animation() const { return m_animation; }
    double speed() const { return m_player.speed(); }
    void setSpeed(double speed);

    Q_INVOKABLE bool clickSpace(int space);
    Q_INVOKABLE bool clickFighter(int fighter);
    Q_INVOKABLE bool clickCard(int row);
    Q_INVOKABLE bool clickChoice(int row);
    Q_INVOKABLE bool takeBack();
    Q_INVOKABLE void clearPicks();
    Q_INVOKABLE bool confirm();
    /// {text, rule}; empty if the thing can be clicked.
    Q_INVOKABLE QVariantMap whyNot(const QString &kind, int id) const;
    /// The id of the rule that tells of a thing or, if that is none, of what has to be decided now.
    Q_INVOKABLE QString ruleAt(const QString &kind, int id) const;
    /// The next thing that can be clicked, by id (spaces, fighters) or row (cards, choices); -1 if there is none. For
    /// "board" the next space that can be chosen itself or by the fighter on it, without going round.
    Q_INVOKABLE int nextEnabled(const QString &kind, int from, int direction) const;
    /// The neighbour of a space that lies most in a direction; the space itself if none does.
    Q_INVOKABLE int neighbour(int space, double dx, double dy) const;
    Q_INVOKABLE void highlight(const QVariantList &spaces, const QVariantList &fighters);
    Q_INVOKABLE void clearHighlight();
    Q_INVOKABLE void skip();
    Q_INVOKABLE QString spaceText(int space) const;
    Q_INVOKABLE QString seatName(int seat) const;
    Q_INVOKABLE QVariant face(int seat, int kind) const;
    /// {kind, name, type, …} of every card of a seat's deck.
    Q_INVOKABLE QVariantList deckCards(int seat) const;

    /// After the program's language changed: writes all texts anew.
    void retranslate();

Q_SIGNALS:
    void viewerChanged();
    void matchChanged();
    void shownChanged();
    void promptChanged();
    void picksChanged();
    void overlayChanged();
    void animatingChanged();
    void animationStarted();
    void speedChanged();
    void refused(const QString &text, const QString &rule);

protected:
    // What stands on the table.
    void openMatch(std::shared_ptr<const Match> match, SeatSet humans);
    const std::shared_ptr<const Match> &match() const { return m_match; }
    const Observation &seen() const { return m_seen; }
    Language viewerLanguage() const { return m_language; }
    SeatId viewerSeat() const { return m_viewer; }
    const CardTexts &cards() const { return m_cards; }

    void setEyes(SeatId viewer, Language language);
    void setThinking(SeatId seat) { m_thinking = seat; }
    /// The events of the past, by the number of the action that caused them; rewrites log, ledger and trail.
    void setPast(const std::vector<EventLog> &events, const Observation &seen);
    /// Shows an observation as it is; nothing can be picked.
    void show(const Observation &seen);
    /// Shows it and lets the viewer answer.
    void ask(const Observation &seen, const ActionList &legal);
    /// Plays what happened from the observation shown now to the next one, then calls eventsPlayed.
    void playEvents(const EventLog &events, int step, const Observation &after);
    void stopEvents() { m_player.stop(); }
    void dismissCombat(); ///< the ledger of a combat that is over stays closed, whoever looks
    void setPrompt(const QString &title, const QString &detail, const QString &longestDetail = {});
    void refresh();

    virtual void chosen(const Action &action) = 0;
    virtual void eventsPlayed() = 0;
    /// True for an action that should be confirmed: it cannot be taken back once it is taken.
    virtual bool isFinal(const Action &action) const = 0;

private:
    Scene scene() const;
    void addToScene(Scene &scene) const;
    bool pick(const Part &part);
    void afterPick();
    void refreshBoard();
    void refreshCards();
    void writePrompt();
    QString selectionText() const;
    QString selectionText(FighterId fighter, int steps, bool canBoost) const;
    QString longestDetail(const QString &always) const;
    QString missingText() const;
    void showEvent(const Event &event, int milliseconds);
    void remember(const Event &event, int step);
    void finishEvents();
    std::optional<Refusal> refusalOf(const QString &kind, int id) const;
    std::vector<Part> partsAt(const QString &kind, int id) const;
    void refuse(const QString &kind, int id);
    FighterId reachFighter() const;
    int nextOnBoard(int from, int step) const;
    int mostBoost() const;

    BoardFacts *m_board;
    RowModel *m_spaces;
    RowModel *m_lines;
    RowModel *m_fighters;
    RowModel *m_seats;
    RowModel *m_hand;
    RowModel *m_choices;
    RowModel *m_log;
    PileModel *m_piles;
    CombatLedger *m_combat;
    AnimationStep *m_animation;
    EventPlayer m_player;

    std::shared_ptr<const Match> m_match;
    CardTexts m_cards;
    LogBook m_book;
    std::vector<EventLog> m_past;
    Observation m_seen;
    GameState m_dealt;
    Observation m_after;
    int m_step = 0;
    int m_dismissed = 0; ///< number of the last combat whose ledger was closed
    Picker m_picker;
    std::vector<Choice> m_choiceList;
    std::optional<Action> m_held; ///< waits for confirm()
    FighterId m_preferred;        ///< selected before a maneuver, to go on with
    CardId m_pickedCard;
    SeatId m_viewer;
    Language m_language{};
    SeatSet m_humans;
    SeatId m_thinking;

    int m_hoveredSpace = -1;
    int m_hoveredFighter = -1;
    bool m_showThreat = false;
    QVariantList m_path;
    int m_pathFighter = -1;
    SpaceSet m_highlighted;
    FighterSet m_highlightedFighters;
    QVariantList m_trail;
    SpaceSet m_trailSpaces;
    QString m_promptTitle;
    QString m_promptDetail;
    QString m_longestDetail;
    QString m_warning;
};

} // namespace champclos::app

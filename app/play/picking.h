// SPDX-License-Identifier: MIT
//
// What is pointed at and narrowed down: which of the legal actions a person means, by clicking on spaces, fighters,
// cards and answers one after the other, and the prompt that says what is still to be said. It knows what it was told
// is legal and no rule; what becomes of the action that was chosen is the session's business.
#pragma once

#include "app/base/row_model.h"
#include "app/play/outlook.h"
#include "app/play/picker.h"
#include "app/play/scene.h"
#include "app/play/why_not.h"

#include <QElapsedTimer>
#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <functional>
#include <optional>

namespace champclos::app {

class Picking : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the table")
    Q_PROPERTY(champclos::app::RowModel *choices READ choices CONSTANT)
    Q_PROPERTY(QString promptTitle READ promptTitle NOTIFY promptChanged)
    Q_PROPERTY(QString promptDetail READ promptDetail NOTIFY promptChanged)
    Q_PROPERTY(QString longestDetail READ longestDetail NOTIFY promptChanged)
    Q_PROPERTY(QString warning READ warning NOTIFY promptChanged)
    Q_PROPERTY(int promptSeat READ promptSeat NOTIFY promptChanged)
    Q_PROPERTY(int question READ question NOTIFY questionChanged)
    Q_PROPERTY(int pickCount READ pickCount NOTIFY picksChanged)
    Q_PROPERTY(QString asked READ asked NOTIFY picksChanged)
    Q_PROPERTY(bool wantsCard READ wantsCard NOTIFY picksChanged)
    Q_PROPERTY(int hoveredSpace READ hoveredSpace WRITE setHoveredSpace NOTIFY hoverChanged)
    Q_PROPERTY(QVariantMap attackLink READ attackLink NOTIFY linkChanged)

public:
    /// What can be pointed at: a space or a fighter by its id, a card of the hand or an answer by its row.
    enum Kind { Nothing, Space, Fighter, Card, Choice };
    Q_ENUM(Kind)

    Picking(const Outlook &outlook, QObject *parent);

    // For the table.
    void ask(const ActionList &legal);
    void close(); ///< nothing can be picked
    void look();  ///< another viewer: nothing is pointed at
    void addTo(Scene &scene) const;
    void show(const Scene &scene);  ///< answers and prompt
    void tell(const QString &line); ///< in place of the prompt, while something happens
    /// For so long after the answers have changed, one that was not there before cannot be clicked: a double click must
    /// not give two answers. The program sets it; 0: none.
    static void setGuard(int milliseconds);
    /// True for an action that waits for confirm(): it cannot be taken back once it is taken.
    void setFinal(std::function<bool(const Action &)> isFinal) { m_isFinal = std::move(isFinal); }

    const Picker &picker() const { return m_picker; }
    bool isAsked() const { return !m_picker.isEmpty(); }
    bool awaitsConfirm() const { return m_held.has_value(); }
    int pickCount() const { return static_cast<int>(m_picker.picks().size()); }
    bool hasPicks() const { return !m_picker.picks().empty(); }

    int question() const { return m_question; } ///< grows with every decision that is asked
    QString asked() const;                      ///< the kind of decision, by the protocol's name; empty if none
    bool wantsCard() const; ///< it is known whom an attack is against, or that it is a scheme, but not the card
    RowModel *choices() const { return m_choices; }
    QString promptTitle() const { return m_title; }
    QString promptDetail() const { return m_detail; }
    /// The longest that the detail can become while this is decided: room for it keeps the table still.
    QString longestDetail() const { return m_longestDetail; }
    QString warning() const { return m_warning; }
    int promptSeat() const;
    int hoveredSpace() const { return m_hoveredSpace; }
    void setHoveredSpace(int space);
    int hoveredFighter() const { return m_hoveredFighter; }
    void setHoveredFighter(int fighter);
    /// {from, to} of the attack that is chosen or under way; empty if there is none.
    QVariantMap attackLink() const { return m_attackLink; }

    Q_INVOKABLE bool click(champclos::app::Picking::Kind kind, int id);
    Q_INVOKABLE bool takeBack(); ///< the last pick
    /// A fighter, by its space, or a card is dragged: what it can be dropped on is lit, and nothing is decided yet.
    /// False, with the reason told, if it cannot be chosen now.
    Q_INVOKABLE bool lift(champclos::app::Picking::Kind kind, int id);
    Q_INVOKABLE bool canLift(int space) const; ///< who stands there
    /// It is dropped on a space, or on none (-1): does what a click on each would do, or tells why not. `from` is what
    /// was lifted.
    Q_INVOKABLE bool drop(champclos::app::Picking::Kind kind, int from, int space);
    /// Whether what is lifted may be dropped there.
    Q_INVOKABLE bool canDrop(champclos::app::Picking::Kind kind, int space) const;
    void clear();
    bool confirm();
    /// As a click on it would; false if it cannot be picked.
    bool point(const Part &part);
    /// What was clicked in vain last.
    Kind refusedKind() const { return m_refused.kind; }
    int refusedId() const { return m_refused.id; }
    CardKind cardAt(int row) const; ///< of the hand; none if there is no such row
    QString choiceLabel(int row) const;
    /// {text, rule}; empty if the thing can be clicked.
    Q_INVOKABLE QVariantMap whyNot(champclos::app::Picking::Kind kind, int id) const;
    /// The id of the rule that tells of a thing or, if that is none, of what has to be decided now.
    Q_INVOKABLE QString ruleAt(champclos::app::Picking::Kind kind, int id) const;
    Q_INVOKABLE bool canClick(int space) const { return meaningOf({Space, space}) || errandTo({Space, space}); }
    /// The next thing that can be clicked; -1 if there is none. It goes round, but not on the board.
    Q_INVOKABLE int nextEnabled(champclos::app::Picking::Kind kind, int from, int direction) const;
    /// Where on the board the next answer is likely to be given: whoever is to be attacked or is to do it, if that is
    /// missing, or else `from` if it can be clicked, or else the first space that can; -1 if there is none.
    Q_INVOKABLE int likelySpace(int from) const;
    /// Of the fighter that is selected, or else the one that is pointed at; -1 if there is none.
    Q_INVOKABLE int selectedSpace() const;

Q_SIGNALS:
    void promptChanged();
    void questionChanged();
    void picksChanged();
    void hoverChanged();
    void linkChanged();
    void changed(); ///< everything that depends on the picks has to be shown anew
    void chosen(const champclos::Action &action);
    void refused(const QString &text, const QString &rule);

private:
    struct Thing {
        Kind kind = Nothing;
        int id = -1;
    };
    /// A maneuver that was asked for by a click on a space: the answers on the way are given as they are asked for.
    struct Errand {
        FighterId fighter;
        SpaceId space;
        int boost = 0; ///< what has to be paid for it
    };
    bool isThere(const Thing &thing) const;
    bool canAttack(int space) const; ///< who stands there
    void refuseDrop(Kind kind, int space);
    std::optional<Errand> errandTo(const Thing &thing) const;
    bool begin(const Errand &errand);
    void goOn();
    bool isPayable(const Action &action) const;
    bool isTooSoon(const app::Choice &choice) const;
    void noteChoices();
    std::optional<Part> meaningOf(const Thing &thing) const;
    std::vector<Part> partsAt(const Thing &thing) const;
    std::optional<Refusal> refusalOf(const Thing &thing) const;
    void refuse(const Thing &thing);
    bool pick(const Part &part);
    void unpick(const Part &part);
    FighterId reachFighter() const;
    int mostBoost() const;
    QVariantMap linkNow(const Scene &scene) const;
    // the prompt
    void writePrompt(const Scene &scene);
    void setPrompt(const QString &title, const QString &detail, const QString &longestDetail = {});
    QString selectionText(const Scene &scene) const;
    QString selectionText(FighterId fighter, int steps, bool canBoost) const;
    QString longestDetail(const QString &always) const;
    QString missingText() const;
    std::optional<ActionKind> verbBegun() const;

    const Outlook &m_outlook;
    RowModel *m_choices;
    std::function<bool(const Action &)> m_isFinal;
    Picker m_picker;
    std::vector<HandCard> m_hand;    ///< as it is shown
    std::vector<app::Choice> m_list; ///< the answers, as they are shown
    std::optional<Action> m_held;    ///< waits for confirm()
    Thing m_refused;
    std::optional<Errand> m_errand; ///< under way
    Reach m_reach;                  ///< of the fighter that is selected before a maneuver
    QStringList m_answers;          ///< that are shown
    QStringList m_answersBefore;    ///< that were shown before them
    QElapsedTimer m_answersShown;
    FighterId m_preferred; ///< selected before a maneuver, to go on with
    CardId m_pickedCard;   ///< which of several copies was clicked
    bool m_isLedgerOpen = false;
    int m_question = 0;
    int m_hoveredSpace = -1;
    int m_hoveredFighter = -1;
    QVariantMap m_attackLink;
    QString m_title;
    QString m_detail;
    QString m_longestDetail;
    QString m_warning;
};

} // namespace champclos::app

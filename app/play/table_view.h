// SPDX-License-Identifier: MIT
//
// What is shown of a game: the battlefield, spaces, fighters, seats, the hand and open piles as models, and whose turn
// it is. Fed with one scene for each change; it decides nothing and remembers nothing but what is marked on the board.
#pragma once

#include "app/base/row_model.h"
#include "app/play/board_facts.h"
#include "app/play/hero_sheet.h"
#include "app/play/outlook.h"
#include "app/play/pile_model.h"
#include "app/play/scene.h"
#include "app/play/strike_model.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace champclos::app {

class TableView : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the table")
    Q_PROPERTY(champclos::app::BoardFacts *board READ board CONSTANT)
    Q_PROPERTY(champclos::app::RowModel *spaces READ spaces CONSTANT)
    Q_PROPERTY(champclos::app::RowModel *lines READ lines CONSTANT)
    Q_PROPERTY(champclos::app::RowModel *fighters READ fighters CONSTANT)
    Q_PROPERTY(champclos::app::RowModel *seats READ seats CONSTANT)
    Q_PROPERTY(champclos::app::RowModel *hand READ hand CONSTANT)
    Q_PROPERTY(champclos::app::PileModel *piles READ piles CONSTANT)
    Q_PROPERTY(champclos::app::HeroSheet *sheet READ sheet CONSTANT)
    Q_PROPERTY(champclos::app::StrikeModel *strikes READ strikes CONSTANT)
    Q_PROPERTY(int viewer READ viewer NOTIFY viewerChanged)
    Q_PROPERTY(QString language READ language NOTIFY viewerChanged)
    Q_PROPERTY(int seatCount READ seatCount NOTIFY matchChanged)
    Q_PROPERTY(int turnNumber READ turnNumber NOTIFY shownChanged)
    Q_PROPERTY(bool showThreat READ showThreat WRITE setShowThreat NOTIFY overlayChanged)

public:
    TableView(const Outlook &outlook, QObject *parent);

    void showBattlefield();
    void show(const Scene &scene);      ///< everything
    void showBoard(const Scene &scene); ///< what changes with a pointer
    void showHand(const Scene &scene);

    BoardFacts *board() const { return m_board; }
    RowModel *spaces() const { return m_spaces; }
    RowModel *lines() const { return m_lines; }
    RowModel *fighters() const { return m_fighters; }
    RowModel *seats() const { return m_seats; }
    RowModel *hand() const { return m_hand; }
    PileModel *piles() const { return m_piles; }
    HeroSheet *sheet() const { return m_sheet; }
    StrikeModel *strikes() const { return m_strikes; }
    int viewer() const { return m_outlook.viewer ? m_outlook.viewer.value() : -1; }
    QString language() const { return codeText(m_outlook.language); }
    int seatCount() const { return m_outlook.match ? m_outlook.match->seatCount : 0; }
    int turnNumber() const { return m_outlook.seen.turnNumber(); }
    bool isOver() const { return m_outlook.seen.isOver(); }
    QString decisionKind() const; ///< by the protocol's name
    int toPlaySeat() const;
    bool showThreat() const { return m_showThreat; }
    void setShowThreat(bool show);
    SpaceSet highlighted() const { return m_highlighted; }
    FighterSet highlightedFighters() const { return m_highlightedFighters; }

    /// Marks what a line of the log or a hint speaks of.
    Q_INVOKABLE void highlight(const QVariantList &spaces, const QVariantList &fighters);
    Q_INVOKABLE void clearHighlight() { highlight({}, {}); }
    /// The neighbour of a space that lies most in a direction; the space itself if none does.
    Q_INVOKABLE int neighbour(int space, double dx, double dy) const;

Q_SIGNALS:
    void viewerChanged();
    void matchChanged();
    void shownChanged();
    void overlayChanged();
    void marksChanged(); ///< the board has to be shown anew

private:
    const Outlook &m_outlook;
    BoardFacts *m_board;
    RowModel *m_spaces;
    RowModel *m_lines;
    RowModel *m_fighters;
    RowModel *m_seats;
    RowModel *m_hand;
    PileModel *m_piles;
    HeroSheet *m_sheet;
    StrikeModel *m_strikes;
    bool m_showThreat = false;
    SpaceSet m_highlighted;
    FighterSet m_highlightedFighters;
};

} // namespace champclos::app

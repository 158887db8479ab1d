// SPDX-License-Identifier: MIT
#include "app/play/table_view.h"

#include <cmath>

namespace champclos::app {

TableView::TableView(const Outlook &outlook, QObject *parent)
    : QObject(parent), m_outlook(outlook), m_board(new BoardFacts(this)), m_spaces(new RowModel(spaceRoles(), this)),
      m_lines(new RowModel(lineRoles(), this)), m_fighters(new RowModel(fighterRoles(), this)),
      m_seats(new RowModel(seatRoles(), this)), m_hand(new RowModel(handRoles(), this)), m_piles(new PileModel(this)),
      m_sheet(new HeroSheet(this)), m_strikes(new StrikeModel(this)) {}

void TableView::showBattlefield() { m_board->show(m_outlook.match->battlefield, m_outlook.language); }

void TableView::show(const Scene &scene) {
    showBoard(scene);
    showHand(scene);
    m_seats->assign(seatRows(scene));
    m_piles->show(scene.match, scene.cards, scene.seen, scene.language);
    m_sheet->show(scene.match, scene.cards, scene.seen, scene.language);
    Q_EMIT shownChanged();
}

void TableView::showBoard(const Scene &scene) {
    m_spaces->assign(spaceRows(scene));
    m_lines->assign(lineRows(scene));
    m_fighters->assign(fighterRows(scene));
    Q_EMIT overlayChanged();
}

void TableView::showHand(const Scene &scene) { m_hand->assign(handRows(scene)); }

int TableView::toPlaySeat() const {
    const Decision &pending = m_outlook.seen.pending();
    return pending.kind == DecisionKind::None || !pending.seat ? -1 : pending.seat.value();
}

QString TableView::decisionKind() const {
    return QString::fromLatin1(kDecisionKindNames[m_outlook.seen.pending().kind]);
}

void TableView::setShowThreat(bool show) {
    if (show == m_showThreat)
        return;
    m_showThreat = show;
    Q_EMIT marksChanged();
}

void TableView::highlight(const QVariantList &spaces, const QVariantList &fighters) {
    m_highlighted = SpaceSet();
    m_highlightedFighters = FighterSet();
    for (const QVariant &space : spaces)
        if (const int id = space.toInt(); m_outlook.match && id >= 0 && id < m_outlook.match->board.spaceCount)
            m_highlighted.insert(SpaceId(id));
    for (const QVariant &fighter : fighters)
        if (const int id = fighter.toInt(); id >= 0 && id < kMaxFighters) {
            m_highlightedFighters.insert(FighterId(id));
            const SpaceId here = m_outlook.seen.fighter(FighterId(id)).space;
            if (spaces.isEmpty() && here) // of an attack there is only the place where they stand
                m_highlighted.insert(here);
        }
    Q_EMIT marksChanged();
}

int TableView::neighbour(int space, double dx, double dy) const {
    if (!m_outlook.match || space < 0 || space >= m_outlook.match->board.spaceCount)
        return -1;
    const auto &spaces = m_outlook.match->battlefield.spaces;
    const Space &here = spaces[space];
    int best = space;
    double bestScore = 0.3; // within some 70 degrees of the direction
    m_outlook.match->board.adjacentTo(SpaceId(space)).forEach([&](SpaceId id) {
        const Space &there = spaces[id];
        const double length = std::hypot(there.x - here.x, there.y - here.y) * std::hypot(dx, dy);
        const double score = length > 0 ? ((there.x - here.x) * dx + (there.y - here.y) * dy) / length : 0;
        if (score > bestScore) {
            bestScore = score;
            best = id.value();
        }
    });
    return best;
}

} // namespace champclos::app

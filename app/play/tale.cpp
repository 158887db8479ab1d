// SPDX-License-Identifier: MIT
#include "app/play/tale.h"

#include <algorithm>

namespace champclos::app {

Tale::Tale(const Outlook &outlook, QObject *parent)
    : QObject(parent), m_outlook(outlook), m_log(new RowModel(logRoles(), this)), m_combat(new CombatLedger(this)) {}

void Tale::openMatch() { m_closed = 0; }

void Tale::begin() {
    m_book.start(*m_outlook.match, m_outlook.language);
    m_combat->start(*m_outlook.match, m_outlook.cards, m_outlook.language);
    m_trail.clear();
    m_trailSpaces = SpaceSet();
}

void Tale::add(const SeenStep &step, int action) {
    m_book.add(step, action);
    m_combat->add(step);
    if (step.event.kind == EventKind::FighterMoved)
        follow(step.event);
}

void Tale::follow(const SeenEvent &move) {
    const int turn = m_book.turn();
    if (!m_trail.isEmpty() && m_trail.first().toMap().value(QStringLiteral("turn")).toInt() != turn) {
        m_trail.clear();
        m_trailSpaces = SpaceSet();
    }
    QVariantList spaces = {move.from.value()};
    m_trailSpaces.insert(move.from);
    for (SpaceId space : move.path) {
        spaces.push_back(space.value());
        m_trailSpaces.insert(space);
    }
    m_trail.push_back(QVariantMap{
        {"fighter", move.fighter.value()}, {"seat", seatOf(move.fighter).value()}, {"turn", turn}, {"spaces", spaces}});
}

void Tale::end() {
    m_combat->look(m_outlook.seen);
    m_closed = std::min(m_closed, m_combat->isOver() ? m_combat->number() : m_combat->number() - 1);
    if (m_combat->number() <= m_closed)
        m_combat->close();
}

void Tale::closeLedger() {
    m_closed = m_combat->number();
    m_combat->close();
}

void Tale::show() {
    m_log->assign(m_book.rows());
    m_combat->show();
    Q_EMIT changed();
}

} // namespace champclos::app

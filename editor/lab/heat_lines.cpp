// SPDX-License-Identifier: MIT
#include "editor/lab/heat_lines.h"

#include <QPainter>

namespace champclos::editor {

HeatLines::HeatLines(QQuickItem *parent) : QQuickPaintedItem(parent) {
    connect(this, &HeatLines::lookChanged, this, [this] { update(); });
}

void HeatLines::setHeat(HeatModel *heat) {
    if (heat == m_heat)
        return;
    if (m_heat != nullptr)
        m_heat->disconnect(this);
    m_heat = heat;
    if (m_heat != nullptr)
        connect(m_heat, &HeatModel::changed, this, [this] { update(); });
    emit lookChanged();
}

void HeatLines::paint(QPainter *painter) {
    if (m_heat == nullptr)
        return;
    const Battlefield &board = m_heat->board();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(m_colour, 2.5));
    for (const Line &line : board.lines) {
        const Space &a = board.spaces[line.a];
        const Space &b = board.spaces[line.b];
        painter->drawLine(m_origin + m_scale * QPointF(a.x, a.y), m_origin + m_scale * QPointF(b.x, b.y));
    }
}

} // namespace champclos::editor

// SPDX-License-Identifier: MIT
#include "app/items/seat_items.h"

#include "app/items/theme.h"
#include "app/paint/space_painter.h"

#include <QPainter>
#include <QPainterPath>

namespace champclos::items {

BadgeItem::BadgeItem(QQuickItem *parent) : PaintedItem(parent) { setImplicitSize(40, 40); }

void BadgeItem::paint(QPainter *painter) {
    paint::BoardStyle style;
    style.palette = &Theme::instance()->palette();
    style.pixels = pixelRatio();
    painter->setRenderHint(QPainter::Antialiasing);
    paint::paintHealthBadge(*painter, boundingRect().center(), height() / 1.34, m_seat, m_health, style);
}

DashItem::DashItem(QQuickItem *parent) : PaintedItem(parent) {}

void DashItem::paint(QPainter *painter) {
    QPen pen(m_colour.isValid() ? m_colour : Theme::instance()->muted(), m_stroke, Qt::CustomDashLine, Qt::FlatCap);
    pen.setDashPattern({3.2, 2.4});
    const qreal half = m_stroke / 2;
    QPainterPath path;
    path.addRoundedRect(boundingRect().adjusted(half, half, -half, -half), m_radius - half, m_radius - half);
    painter->setRenderHint(QPainter::Antialiasing);
    painter->strokePath(path, pen);
}

} // namespace champclos::items

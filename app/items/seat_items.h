// SPDX-License-Identifier: MIT
//
// Small signs of the table as QML items: the badge with a seat's health, the dashed frame of what cannot be done now.
#pragma once

#include "app/items/painted_item.h"

#include <QColor>

namespace champclos::items {

/// Shield, lozenge, roundel or square by seat, as on the board.
class BadgeItem : public champclos::items::PaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(int seat MEMBER m_seat NOTIFY lookChanged)
    Q_PROPERTY(int health MEMBER m_health NOTIFY lookChanged)

public:
    explicit BadgeItem(QQuickItem *parent = nullptr);
    void paint(QPainter *painter) override;

private:
    int m_seat = 0;
    int m_health = 0;
};

/// A rounded frame of dashes, or a dashed circle if its radius is half its height.
class DashItem : public champclos::items::PaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QColor colour MEMBER m_colour NOTIFY lookChanged)
    Q_PROPERTY(qreal radius MEMBER m_radius NOTIFY lookChanged)
    Q_PROPERTY(qreal stroke MEMBER m_stroke NOTIFY lookChanged)

public:
    explicit DashItem(QQuickItem *parent = nullptr);
    void paint(QPainter *painter) override;

private:
    QColor m_colour;
    qreal m_radius = 8;
    qreal m_stroke = 1.5;
};

} // namespace champclos::items

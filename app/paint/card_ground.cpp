// SPDX-License-Identifier: MIT
#include "app/paint/card_ground.h"
#include "app/paint/pictures.h"

#include <QPainterPath>

#include <algorithm>

namespace champclos::paint {

namespace {

constexpr double kGlow = 1.3, kHalo = 2.6, kFocus = 0.9;

QRectF grown(const QRectF &rect, double by) { return rect.adjusted(-by, -by, by, by); }

void fillRounded(QPainter &painter, const QRectF &rect, double radius, const QColor &colour) {
    QPainterPath path;
    path.addRoundedRect(rect, radius, radius);
    painter.fillPath(path, colour);
}

void strokeRounded(QPainter &painter, const QRectF &rect, double radius, const QPen &pen) {
    QPainterPath path;
    path.addRoundedRect(rect, radius, radius);
    painter.strokePath(path, pen);
}

void paintHalo(QPainter &painter, const QRectF &card, const CardStyle &style) {
    const Palette &palette = *style.palette;
    const bool isPlayable = style.state == CardState::Playable;
    if (isPlayable) {
        QColor halo = palette.glow;
        halo.setAlphaF(0.3F);
        fillRounded(painter, grown(card, kHalo), kCardRadius + kHalo, halo);
        fillRounded(painter, grown(card, kGlow), kCardRadius + kGlow, palette.glow);
    }
    if (style.hasFocus) {
        const double by = (isPlayable ? kGlow : 0.5) + kFocus / 2 + 0.3;
        strokeRounded(painter, grown(card, by), kCardRadius + by, QPen(palette.ink, kFocus));
    }
}

/// Two lighter corners leave a band from the lower left to the upper right.
void paintBend(QPainter &painter, const QRectF &r, const QColor &colour) {
    const double x = 0.295 * r.width();
    const double y = 0.61 * r.height();
    painter.setBrush(colour);
    painter.drawPolygon(QPolygonF({r.topLeft(), r.topLeft() + QPointF(x, 0), r.topLeft() + QPointF(0, y)}));
    painter.drawPolygon(QPolygonF({r.bottomRight(), r.bottomRight() - QPointF(x, 0), r.bottomRight() - QPointF(0, y)}));
}

void paintChevron(QPainter &painter, const QRectF &r, const QColor &colour) {
    const double side = r.top() + 0.86 * r.height();
    painter.setBrush(colour);
    painter.drawPolygon(QPolygonF({r.bottomLeft(),
                                   {r.left(), side},
                                   {r.center().x(), r.top() + 0.37 * r.height()},
                                   {r.right(), side},
                                   r.bottomRight()}));
}

void paintLozenges(QPainter &painter, const QRectF &r, const QColor &colour, double clear) {
    const double half = std::min(1.75, 0.085 * r.height()) * (r.height() > 30 ? 1.35 : 1);
    painter.setBrush(colour);
    const int columns = 9;
    for (int column = 0; column < columns; ++column)
        for (int row = 0; row < 2; ++row) {
            const QPointF at(r.left() + (column + 0.6) * r.width() / (columns + 0.2),
                             r.top() + (0.19 + 0.46 * row + (column % 2 == 0 ? 0 : 0.16)) * r.height());
            const QPointF away = at - r.center();
            if (std::hypot(away.x(), away.y()) > clear + half)
                painter.drawPolygon(QPolygonF(
                    {at + QPointF(0, -half), at + QPointF(half, 0), at + QPointF(0, half), at + QPointF(-half, 0)}));
        }
}

void paintDivision(QPainter &painter, const QRectF &rect, CardType type, const QColor &colour, double clear) {
    painter.setPen(Qt::NoPen);
    switch (type) {
    case CardType::Attack:
        paintBend(painter, rect, colour);
        break;
    case CardType::Defense:
        paintChevron(painter, rect, colour);
        break;
    case CardType::Versatile:
        painter.fillRect(QRectF(rect.left(), rect.top(), rect.width() / 2, rect.height()), colour);
        break;
    case CardType::Scheme:
        paintLozenges(painter, rect, colour, clear);
        break;
    }
}

} // namespace

CardInks inksOf(const CardStyle &style) {
    if (style.isInkSaver)
        return {Qt::white, Qt::black, QColor(0x40, 0x40, 0x40), Qt::black};
    const Palette &p = *style.palette;
    return {p.cardPaper, p.cardInk, p.cardMuted, p.cardLine};
}

void onCard(QPainter &painter, const QRectF &rect, const CardStyle &style, double outline, const QColor &ground,
            const std::function<void()> &draw) {
    const QRectF card(0, 0, kCardWidth, kCardHeight + style.extraHeight);
    const double radius = style.hasOutline ? kCardRadius : 0;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(rect.topLeft());
    painter.scale(rect.width() / card.width(), rect.height() / card.height());
    if (!style.isInkSaver) {
        paintHalo(painter, card, style);
        fillRounded(painter, grown(card, style.bleed), radius, ground);
    }
    draw();
    if (style.hasOutline)
        strokeRounded(painter, grown(card, -outline / 2), radius - outline / 2, QPen(inksOf(style).ink, outline));
    if (style.state == CardState::NotNow && !style.isInkSaver) {
        QColor veil = style.palette->page;
        veil.setAlphaF(0.5F);
        fillRounded(painter, card, radius, veil);
    }
    painter.restore();
}

void paintField(QPainter &painter, const QRectF &rect, const CardFace &face, const CardStyle &style) {
    const bool isLow = rect.height() < 16;
    const double ring = (isLow ? 0.94 : rect.height() > 30 ? 0.83 : 0.886) * rect.height();
    const double side = (isLow ? 0.74 : rect.height() > 30 ? 0.66 : 0.72) * rect.height();
    const QRectF place(rect.center().x() - side / 2, rect.center().y() - side / 2, side, side);
    const Emblem &emblem = face.emblem;
    const EmblemColours &colours = emblem.colours;
    QPainterPath edge;
    edge.addRoundedRect(rect, 0.9, 0.9);
    painter.save();
    if (!style.isInkSaver)
        painter.fillPath(edge, colours.field);
    if (!style.isInkSaver && !paintPicture(painter, face.picture, rect, edge)) {
        // Corners of the division would stand over the rounded ones: the stroke of the edge covers them.
        paintDivision(painter, rect.adjusted(0.15, 0.15, -0.15, -0.15), face.type,
                      mixed(colours.charge, colours.field, 0.17), ring / 2);
        painter.setPen(QPen(mixed(colours.charge, colours.field, 0.55), 0.3));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(rect.center(), ring / 2, ring / 2);
        paintCharge(painter, emblem, place);
    } else if (style.isInkSaver) {
        paintChargeOutline(painter, emblem.id, place, 0.35);
    }
    painter.strokePath(edge, QPen(inksOf(style).ink, 0.4));
    painter.restore();
}

} // namespace champclos::paint

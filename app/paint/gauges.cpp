// SPDX-License-Identifier: MIT
#include "app/paint/gauges.h"
#include "app/paint/svg_art.h"
#include "app/paint/text_block.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace champclos::paint {

namespace {

/// A disc with a scalloped edge, as wax is pressed.
QPainterPath waxPath(QPointF centre, double radius) {
    constexpr int kScallops = 14;
    QPainterPath path;
    for (int index = 0; index <= 2 * kScallops; ++index) {
        const double angle = std::numbers::pi * index / kScallops;
        const double reach = index % 2 == 0 ? radius : 0.87 * radius;
        const QPointF point = centre + reach * QPointF(std::sin(angle), -std::cos(angle));
        if (index == 0)
            path.moveTo(point);
        else
            path.lineTo(point);
    }
    path.closeSubpath();
    return path;
}

} // namespace

void paintSeal(QPainter &painter, const QRectF &rect, bool isSpent, const Palette &palette) {
    const double radius = std::min(rect.width(), rect.height()) / 2;
    const QPointF centre = rect.center();
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    if (isSpent) {
        const double stroke = 0.13 * radius;
        const double middle = 0.92 * radius - stroke / 2;
        const double period = 2 * std::numbers::pi * middle / 20 / stroke;
        QPen pen(palette.muted, stroke, Qt::CustomDashLine, Qt::FlatCap);
        pen.setDashPattern({0.62 * period, 0.38 * period});
        painter.setPen(pen);
        painter.drawEllipse(centre, middle, middle);
        painter.restore();
        return;
    }
    painter.setPen(QPen(palette.red, 0.1 * radius, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(palette.red);
    painter.drawPath(waxPath(centre, 0.95 * radius));
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(palette.onRed, 0.1 * radius));
    painter.drawEllipse(centre, 0.6 * radius, 0.6 * radius);
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette.onRed);
    const double width = 0.56 * radius;
    painter.drawPath(shieldPath(QRectF(centre.x() - width / 2, centre.y() - 0.3 * radius, width, 0.68 * radius)));
    painter.restore();
}

void paintDial(QPainter &painter, const QRectF &rect, const DialLook &look, const Palette &palette) {
    const double outer = std::min(rect.width(), rect.height()) / 2;
    const double width = 0.19 * outer;
    const double middle = outer - width / 2;
    const int most = std::max(look.most, 1);
    const double step = 360.0 / most;
    // The gap is as wide as a hairline everywhere; with many ticks it gives way before the ticks do.
    const double gap = most == 1 ? 0 : std::min(0.055 * 180 / std::numbers::pi, 0.3 * step);
    const QRectF arc(rect.center().x() - middle, rect.center().y() - middle, 2 * middle, 2 * middle);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    for (int tick = 0; tick < most; ++tick) {
        QPainterPath path;
        const double start = 90 - tick * step - gap / 2;
        path.arcMoveTo(arc, start);
        path.arcTo(arc, start, -(step - gap));
        const QColor colour = tick < look.value ? palette.seat(look.seat).line : palette.line;
        painter.strokePath(path, QPen(colour, width, Qt::SolidLine, Qt::FlatCap));
    }
    drawCentred(painter, rect.center(), QString::number(look.value), {Type::SerifBold, 0.84 * outer}, palette.ink);
    painter.restore();
}

} // namespace champclos::paint

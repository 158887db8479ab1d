// SPDX-License-Identifier: MIT
#include "app/paint/space_painter.h"
#include "app/paint/ring.h"
#include "app/paint/text_block.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace champclos::paint {

namespace {

// Of a start's pennant, in R: its pole from the middle, its top above it, and what it keeps from the board's edge.
constexpr double kPole = 0.82, kPennantTop = 1.92, kPennantWidth = 1.08, kFromEdge = 0.1;

// All in R.
constexpr double kOuterLine = 0.044, kInnerLine = 0.035, kJoint = 0.047;
constexpr double kTabRadius = 0.25, kTabLetter = 1.2; ///< the letter in parts of the tab's radius
constexpr double kPixel = 1.0 / 34;                   ///< a pixel of the design, which is drawn with R = 34
constexpr double kLeastTab = 7, kSmallBoard = 26;     ///< px

QPainterPath discPath(QPointF centre, double radius) {
    QPainterPath path;
    path.addEllipse(centre, radius, radius);
    return path;
}

void fillDisc(QPainter &painter, QPointF centre, double radius, const QColor &colour) {
    painter.fillPath(discPath(centre, radius), colour);
}

void strokeCircle(QPainter &painter, QPointF centre, double radius, const QPen &pen) {
    painter.strokePath(discPath(centre, radius), pen);
}

/// A whole number of dashes around a circle.
QPen dashedPen(const QColor &colour, double width, double radius, int dashes) {
    const double period = 2 * M_PI * radius / dashes / width;
    QPen pen(colour, width, Qt::CustomDashLine, Qt::FlatCap);
    pen.setDashPattern({0.58 * period, 0.42 * period});
    return pen;
}

QColor faded(QColor colour, float opacity) {
    colour.setAlphaF(opacity);
    return colour;
}

double lineFactor(const BoardStyle &style) { return style.palette->isHighContrast() ? 1.5 : 1; }

/// How much larger figures are drawn where R is so small that they could hardly be read.
double grown(double r, const BoardStyle &style) { return style.pixels > 0 && r * style.pixels < kSmallBoard ? 1.2 : 1; }

double tabRadius(double r, const Ring &ring, const BoardStyle &style) {
    const double radius = (ring.isForWorkshop ? 0.34 : kTabRadius) * r;
    return style.pixels > 0 ? std::max(radius, kLeastTab / style.pixels) : radius;
}

/// Tabs that are larger than their part of the ring grow outwards: what is inside stays in sight.
double tabDistance(double r, const Ring &ring, double radius) {
    return ring.tabDistance * r + (ring.isForWorkshop ? 0 : std::max(0.0, radius - kTabRadius * r));
}

// ---- what lies under a space

void paintGround(QPainter &painter, QPointF centre, double r, const SpaceLook &look, const Palette &palette) {
    switch (look.state) {
    case SpaceState::Rest:
        break;
    case SpaceState::Reachable: {
        fillDisc(painter, centre, 1.18 * r, palette.reach);
        const double width = 2 * kPixel * r;
        strokeCircle(painter, centre, 1.18 * r - width / 2, dashedPen(palette.teal, width, 1.18 * r, 28));
        break;
    }
    case SpaceState::OnPath: {
        fillDisc(painter, centre, 1.18 * r, palette.reach);
        strokeCircle(painter, centre, 1.18 * r, QPen(palette.teal, 3 * kPixel * r));
        break;
    }
    case SpaceState::Target:
        fillDisc(painter, centre, 1.41 * r, faded(palette.glow, 0.3F));
        fillDisc(painter, centre, 1.21 * r, palette.glow);
        break;
    case SpaceState::Selected:
        fillDisc(painter, centre, 1.21 * r, palette.teal);
        break;
    case SpaceState::Attack:
        strokeCircle(painter, centre, 1.24 * r, QPen(palette.red, 0.15 * r));
        break;
    case SpaceState::Boosted: {
        const double width = 1.5 * kPixel * r;
        strokeCircle(painter, centre, 1.18 * r - width / 2, dashedPen(palette.teal, width, 1.18 * r, 28));
        break;
    }
    }
    if (look.isHovered && look.state != SpaceState::Attack)
        strokeCircle(painter, centre, 1.1 * r, QPen(palette.ink, 2 * kPixel * r));
    if (look.hasFocus)
        strokeCircle(painter, centre, 1.34 * r, QPen(palette.ink, 3 * kPixel * r));
}

QColor insideColour(const SpaceLook &look, const BoardStyle &style) {
    if (style.isInkSaver)
        return Qt::white;
    const bool isReach = look.state == SpaceState::Reachable || look.state == SpaceState::OnPath;
    return isReach ? style.palette->reach : style.palette->space;
}

void paintRing(QPainter &painter, QPointF centre, double r, const SpaceLook &look, const BoardStyle &style) {
    const Ring ring = ringOf(look);
    const QColor line = style.isInkSaver ? QColor(Qt::black) : ink();
    const double factor = lineFactor(style);
    const auto segments = ringSegments(static_cast<int>(look.zones.size()));
    for (std::size_t index = 0; index < look.zones.size(); ++index) {
        const RingZone &zone = look.zones[index];
        if (!style.isInkSaver)
            painter.fillPath(segmentPath(centre, r, ring, segments[index]), zone.colour);
        paintPattern(painter, centre, r, ring, segments[index], zone.pattern,
                     style.isInkSaver ? QColor(Qt::black) : inkOn(zone.colour));
    }
    strokeCircle(painter, centre, r - kOuterLine * r / 2, QPen(line, factor * kOuterLine * r));
    strokeCircle(painter, centre, (1 - ring.width) * r, QPen(line, factor * kInnerLine * r));
    if (segments.size() > 1)
        for (const RingSegment &segment : segments)
            painter.strokePath(radialPath(centre, segment.start, (1 - ring.width) * r, r),
                               QPen(line, factor * kJoint * r, Qt::SolidLine, Qt::FlatCap));
}

void paintWithoutZone(QPainter &painter, QPointF centre, double r, const BoardStyle &style) {
    const QColor line = style.isInkSaver ? QColor(Qt::black) : ink();
    strokeCircle(painter, centre, r - kOuterLine * r / 2, QPen(line, kOuterLine * r));
    const QColor muted = style.isInkSaver ? QColor(0x40, 0x40, 0x40) : style.palette->muted;
    strokeCircle(painter, centre, 0.7 * r, dashedPen(muted, kOuterLine * r, 0.7 * r, 16));
}

void paintMiddle(QPainter &painter, QPointF centre, double r, const SpaceLook &look, const BoardStyle &style) {
    const Palette &palette = *style.palette;
    if (!look.number.isEmpty()) {
        const QColor colour = style.isInkSaver ? QColor(Qt::black) : palette.ink;
        drawCentred(painter, centre, look.number, shrunkTo(1.05 * r, look.number, {Type::Serif, 0.66 * r}), colour);
        return;
    }
    if (look.distance < 0)
        return;
    const QString text = QString::number(look.distance);
    const double size = r * grown(r, style);
    if (look.state == SpaceState::OnPath) {
        fillDisc(painter, centre, 0.5 * r, palette.teal);
        drawCentred(painter, centre, text, {Type::SansBold, 0.58 * size}, palette.onTeal);
    } else if (look.state == SpaceState::Reachable) {
        drawCentred(painter, centre, text, {Type::SansSemiBold, 0.52 * size}, palette.reachDigits);
    } else if (look.state == SpaceState::Boosted) {
        drawCentred(painter, centre, u'+' + text, {Type::SansSemiBold, 0.44 * size}, palette.reachDigits);
    }
}

void paintTabs(QPainter &painter, QPointF centre, double r, const SpaceLook &look, const BoardStyle &style) {
    const Ring ring = ringOf(look);
    const auto segments = ringSegments(static_cast<int>(look.zones.size()));
    const double radius = tabRadius(r, ring, style);
    for (std::size_t index = 0; index < look.zones.size(); ++index)
        paintZoneTab(painter, pointAt(centre, segments[index].tab, tabDistance(r, ring, radius)), radius,
                     look.zones[index], style);
}

// ---- tokens

TokenLook withFallenColours(TokenLook look, const Palette &palette) {
    look.colours = {palette.line, palette.surface};
    return look;
}

QPainterPath badgePath(QPointF centre, double height, int seat) {
    QPainterPath path;
    switch (seat % kSeatColours) {
    case 0: {
        const QRectF rect(centre.x() - 0.5 * height, centre.y() - 0.5 * height, height, 1.14 * height);
        path.moveTo(rect.topLeft());
        path.lineTo(rect.topRight());
        path.lineTo(rect.right(), rect.top() + 0.66 * rect.height());
        path.quadTo(rect.right() - 0.06 * rect.width(), rect.top() + 0.86 * rect.height(), centre.x(), rect.bottom());
        path.quadTo(rect.left() + 0.06 * rect.width(), rect.top() + 0.86 * rect.height(), rect.left(),
                    rect.top() + 0.66 * rect.height());
        path.closeSubpath();
        break;
    }
    case 1: {
        const double half = 0.64 * height;
        path.addPolygon(QPolygonF({centre + QPointF(0, -half), centre + QPointF(half, 0), centre + QPointF(0, half),
                                   centre + QPointF(-half, 0)}));
        path.closeSubpath();
        break;
    }
    case 2:
        path.addEllipse(centre, 0.55 * height, 0.55 * height);
        break;
    default:
        path.addRect(QRectF(centre.x() - 0.49 * height, centre.y() - 0.49 * height, 0.98 * height, 0.98 * height));
        break;
    }
    return path;
}

} // namespace

void paintSpace(QPainter &painter, QPointF centre, double r, const SpaceLook &look, const BoardStyle &style,
                SpacePart part) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    if (part != SpacePart::Tabs) {
        if (look.start > 0)
            paintPennant(painter, centre, r, look.start, style, look.pennant);
        if (!style.isInkSaver)
            paintGround(painter, centre, r, look, *style.palette);
        fillDisc(painter, centre, r - kOuterLine * r / 2, insideColour(look, style));
        if (look.zones.empty())
            paintWithoutZone(painter, centre, r, style);
        else
            paintRing(painter, centre, r, look, style);
        paintMiddle(painter, centre, r, look, style);
    }
    if (part != SpacePart::Base)
        paintTabs(painter, centre, r, look, style);
    painter.restore();
}

double tabReach(double r, double pixels) {
    BoardStyle style;
    style.pixels = pixels;
    const double radius = tabRadius(r, {}, style);
    return tabDistance(r, {}, radius) + radius;
}

void paintZoneTab(QPainter &painter, QPointF centre, double radius, const RingZone &zone, const BoardStyle &style) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor fill = style.isInkSaver ? QColor(Qt::white) : zone.colour;
    fillDisc(painter, centre, radius, fill);
    const double stroke = 0.14 * radius * lineFactor(style);
    strokeCircle(painter, centre, radius - stroke / 2, QPen(style.isInkSaver ? QColor(Qt::black) : ink(), stroke));
    drawCentred(painter, centre, zone.letter, {Type::SansBold, kTabLetter * radius},
                style.isInkSaver ? QColor(Qt::black) : inkOn(zone.colour));
    painter.restore();
}

void paintToken(QPainter &painter, QPointF centre, double r, const TokenLook &given, const BoardStyle &style) {
    const TokenLook look = given.isDefeated ? withFallenColours(given, *style.palette) : given;
    const SeatColours &seat = style.palette->seat(look.seat);
    const double radius = (look.isHero ? 0.75 : 0.54) * r;
    const double hairline = 0.03 * radius;
    const QColor rim = look.isDefeated ? style.palette->line : seat.line;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const double field = radius - 0.15 * radius - 2 * hairline;
    if (style.isInkSaver) {
        fillDisc(painter, centre, radius, Qt::white);
        strokeCircle(painter, centre, 0.97 * radius, QPen(Qt::black, 0.04 * radius));
        strokeCircle(painter, centre, field, QPen(Qt::black, 0.03 * radius));
    } else {
        fillDisc(painter, centre, radius, paper());
        fillDisc(painter, centre, radius - hairline, rim);
        fillDisc(painter, centre, field + hairline, paper());
        fillDisc(painter, centre, field, look.colours.field);
    }
    const double side = (look.isHero ? 1.24 : 1.38) * radius;
    const QRectF place(centre.x() - side / 2, centre.y() - side / 2, side, side);
    if (style.isInkSaver)
        paintChargeOutline(painter, look.emblem, place, 0.05 * radius);
    else
        paintCharge(painter, {look.emblem, look.colours}, place);
    if (look.isDefeated) {
        const QPointF reach = QPointF(0.62, -0.62) * radius;
        painter.setPen(QPen(style.palette->muted, 0.12 * radius, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(QLineF(centre - reach, centre + reach));
    } else if (look.health >= 0) {
        paintHealthBadge(painter, centre + QPointF(0, (look.isHero ? 0.85 : 0.68) * r),
                         (look.isHero ? 0.59 : 0.5) * r * grown(r, style), look.seat, look.health, style);
    }
    painter.restore();
}

void paintHealthBadge(QPainter &painter, QPointF centre, double height, int seat, int health, const BoardStyle &style) {
    const SeatColours &colours = style.palette->seat(seat);
    const QPainterPath path = badgePath(centre, height, seat);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(style.isInkSaver ? QColor(Qt::white) : colours.fill);
    painter.setPen(QPen(style.isInkSaver ? QColor(Qt::black) : paper(), 0.075 * height, Qt::SolidLine, Qt::FlatCap,
                        Qt::MiterJoin));
    painter.drawPath(path);
    painter.restore();
    const QString text = QString::number(health);
    drawCentred(painter, centre, text, shrunkTo(0.86 * height, text, {Type::SansBold, 0.72 * height}),
                style.isInkSaver ? QColor(Qt::black) : colours.digits);
}

PennantPlace pennantPlace(QPointF centre, double r, const QRectF &board) {
    constexpr double kMostDrop = 0.7; // further down it would hide behind the ring
    const double left = centre.x() - (kPole + kPennantWidth + kFromEdge) * r;
    const double right = centre.x() + (kPole + kPennantWidth + kFromEdge) * r;
    const double missing = board.top() - (centre.y() - (kPennantTop + kFromEdge) * r);
    return {left < board.left() && right <= board.right(), std::clamp(missing / r, 0.0, kMostDrop)};
}

void paintPennant(QPainter &painter, QPointF centre, double r, int number, const BoardStyle &style,
                  const PennantPlace &place) {
    const double side = place.isToRight ? -1 : 1;
    const SeatColours &seat = style.palette->seat(number - 1);
    const QColor line = style.isInkSaver ? QColor(Qt::black) : style.palette->ink;
    const double x = centre.x() - side * kPole * r;
    const double top = centre.y() - (kPennantTop - place.drop) * r;
    const double height = 0.74 * r;
    const double width = side * kPennantWidth * r;
    QPainterPath flag({x, top});
    flag.lineTo(x - width, top);
    flag.lineTo(x - width + side * 0.26 * r, top + height / 2);
    flag.lineTo(x - width, top + height);
    flag.lineTo(x, top + height);
    flag.closeSubpath();
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(line, 0.06 * r, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
    painter.drawLine(QLineF(x, top - 0.03 * r, x, centre.y() - 0.5 * r));
    painter.setBrush(style.isInkSaver ? QColor(Qt::white) : seat.fill);
    painter.drawPath(flag);
    painter.restore();
    drawCentred(painter, {x - side * 0.4 * r, top + height / 2}, QString::number(number), {Type::SerifBold, 0.64 * r},
                style.isInkSaver ? QColor(Qt::black) : seat.digits);
}

} // namespace champclos::paint

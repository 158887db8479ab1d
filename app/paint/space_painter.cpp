// SPDX-License-Identifier: MIT
#include "app/paint/space_painter.h"
#include "app/paint/board_marks.h"
#include "app/paint/pictures.h"
#include "app/paint/ring.h"
#include "app/paint/text_block.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace champclos::paint {

namespace {

constexpr double kPictureToken = 1.56; ///< of the radius: a picture fills the token up to its rim

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
    const double period = 2 * std::numbers::pi * radius / dashes / width;
    QPen pen(colour, width, Qt::CustomDashLine, Qt::FlatCap);
    pen.setDashPattern({0.58 * period, 0.42 * period});
    return pen;
}

/// Around what glows on a light board; on a dark one the glow itself is light enough.
QColor haloOnLight() { return QColor(0xE8, 0xB4, 0x40); }
/// "+n" of a space that takes a boost, which is gold; on light boards gold alone could not be read.
QColor boostText(const Palette &palette) { return palette.isDark() ? palette.gold : QColor(0x7A, 0x55, 0x10); }

QColor faded(QColor colour, float opacity) {
    colour.setAlphaF(opacity);
    return colour;
}

QColor spentColour() { return QColor(0xBF, 0xB0, 0x93); }

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

/// `outer` is the ring's radius, which may have swollen; marks keep their distance from it.
void paintGround(QPainter &painter, QPointF centre, double r, const SpaceLook &look, const Palette &palette) {
    const double outer = look.swell * r;
    switch (look.state) {
    case SpaceState::Rest:
    case SpaceState::Boosted:
        break;
    case SpaceState::Reachable: {
        fillDisc(painter, centre, outer + 0.16 * r, palette.reach);
        const double width = 2.4 * kPixel * r;
        strokeCircle(painter, centre, outer + 0.16 * r - width / 2,
                     dashedPen(palette.teal, width, outer + 0.16 * r, 28));
        break;
    }
    case SpaceState::OnPath: {
        fillDisc(painter, centre, outer + 0.16 * r, palette.reach);
        strokeCircle(painter, centre, outer + 0.16 * r, QPen(palette.teal, 3 * kPixel * r));
        break;
    }
    case SpaceState::Target:
        fillDisc(painter, centre, outer + 0.42 * r, faded(palette.isDark() ? palette.glow : haloOnLight(), 0.45F));
        fillDisc(painter, centre, outer + 0.2 * r, palette.glow);
        break;
    case SpaceState::Selected:
        fillDisc(painter, centre, outer + 0.2 * r, palette.teal);
        break;
    case SpaceState::Attack:
        fillDisc(painter, centre, outer + 0.22 * r, palette.surface);
        strokeCircle(painter, centre, outer + 0.22 * r, QPen(palette.red, 4 * kPixel * r));
        break;
    case SpaceState::Struck:
        strokeCircle(painter, centre, outer + 0.12 * r, QPen(palette.red, 4.5 * kPixel * r));
        break;
    case SpaceState::StruckBoosted:
        strokeCircle(painter, centre, outer + 0.12 * r, dashedPen(palette.red, 2.4 * kPixel * r, outer + 0.12 * r, 28));
        break;
    }
    if (look.isHovered && look.state != SpaceState::Attack)
        strokeCircle(painter, centre, outer + 0.1 * r, QPen(palette.ink, 2 * kPixel * r));
    if (look.hasFocus)
        strokeCircle(painter, centre, outer + 0.34 * r, QPen(palette.ink, 3 * kPixel * r));
}

QColor insideColour(const SpaceLook &look, const BoardStyle &style) {
    if (style.isInkSaver)
        return Qt::white;
    const bool isReach = look.state == SpaceState::Reachable || look.state == SpaceState::OnPath;
    if (look.state == SpaceState::Struck)
        return mixed(style.palette->red, style.palette->space, 0.17);
    return isReach ? style.palette->reach : style.palette->space;
}

void paintRing(QPainter &painter, QPointF centre, double r, const SpaceLook &look, const BoardStyle &style) {
    const Ring ring = ringOf(look);
    const QColor line = style.isInkSaver ? QColor(Qt::black) : ink();
    const double factor = lineFactor(style);
    const auto segments = ringSegments(static_cast<int>(look.zones.size()), look.marks.turn);
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
    if (look.state == SpaceState::Struck) {
        paintIcon(painter, QStringLiteral("melee"), QRectF(centre - QPointF(0.4, 0.4) * r, QSizeF(0.8, 0.8) * r),
                  palette.redText, palette.space);
        return;
    }
    if (look.distance < 0)
        return;
    const QString text = QString::number(look.distance);
    if (look.state == SpaceState::OnPath) {
        fillDisc(painter, centre, 0.54 * r, palette.teal);
        drawCentred(painter, centre, text, {Type::SansBold, 0.66 * r}, palette.onTeal);
    } else if (look.state == SpaceState::Reachable) {
        drawCentred(painter, centre, text, {Type::SansBold, 0.76 * r}, palette.reachDigits);
    } else if (look.state == SpaceState::Boosted) {
        drawCentred(painter, centre, u'+' + text, {Type::SansBold, 0.56 * r}, boostText(palette));
    } else if (look.state == SpaceState::StruckBoosted) {
        drawCentred(painter, centre, u'+' + text, {Type::SansBold, 0.56 * r}, palette.redText);
    }
}

void paintTabs(QPainter &painter, QPointF centre, double r, const SpaceLook &look, const BoardStyle &style) {
    const Ring ring = ringOf(look);
    const auto segments = ringSegments(static_cast<int>(look.zones.size()), look.marks.turn);
    const double radius = tabRadius(r, ring, style);
    for (std::size_t index = 0; index < look.zones.size(); ++index)
        paintZoneTab(painter, pointAt(centre, segments[index].tab, look.swell * tabDistance(r, ring, radius)), radius,
                     look.zones[index], style);
}

// ---- tokens

TokenLook withFallenColours(TokenLook look, const Palette &palette) {
    look.colours = {palette.line, palette.surface};
    return look;
}

/// The rim of a hero is a dial: one tick for each health, clockwise from 12, those that are spent without colour.
void paintRim(QPainter &painter, QPointF centre, double radius, const TokenLook &look, const Palette &palette) {
    const double hairline = 0.03 * radius;
    const double field = (look.isHero ? 0.8 : 0.82) * radius;
    const QColor colour = look.isDefeated ? palette.line : palette.seat(look.seat).line;
    fillDisc(painter, centre, radius, ink());
    fillDisc(painter, centre, radius - 0.6 * hairline, paper());
    const bool isDial = look.isHero && look.mostHealth > 1 && !look.isDefeated;
    const int ticks = isDial ? look.mostHealth : 1;
    const double width = radius - 2 * hairline - field;
    const double middle = field + hairline / 2 + width / 2;
    const QRectF arc(centre.x() - middle, centre.y() - middle, 2 * middle, 2 * middle);
    const double step = 360.0 / ticks;
    const double gap = isDial ? std::min(4.0, 0.3 * step) : 0;
    for (int tick = 0; tick < ticks; ++tick) {
        const bool isSpent = isDial && tick >= look.health;
        QPainterPath path;
        path.arcMoveTo(arc, 90 - tick * step - gap / 2);
        path.arcTo(arc, 90 - tick * step - gap / 2, gap - step);
        painter.strokePath(path, QPen(isSpent ? spentColour() : colour, width, Qt::SolidLine, Qt::FlatCap));
    }
    fillDisc(painter, centre, field, ink());
    fillDisc(painter, centre, field - 0.4 * hairline, look.colours.field);
}

void paintNumber(QPainter &painter, QPointF centre, double radius, int number) {
    fillDisc(painter, centre, radius, paper());
    strokeCircle(painter, centre, radius, QPen(ink(), 0.12 * radius));
    drawCentred(painter, centre, QString::number(number), {Type::SansBold, 1.3 * radius}, ink());
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
        const double half = 0.76 * height;
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
        const double outer = look.swell * r;
        fillDisc(painter, centre, outer - kOuterLine * outer / 2, insideColour(look, style));
        if (look.zones.empty())
            paintWithoutZone(painter, centre, outer, style);
        else
            paintRing(painter, centre, outer, look, style);
        paintMiddle(painter, centre, r, look, style);
    }
    if (part != SpacePart::Base) {
        paintTabs(painter, centre, r, look, style);
        if (!look.marks.passage.isEmpty())
            paintPassage(painter, centre, r, look.swell, look.marks.passage, style);
    }
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
    const double radius = (look.isHero ? kHeroToken : kSidekickToken) * r;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    if (style.isInkSaver) {
        fillDisc(painter, centre, radius, Qt::white);
        strokeCircle(painter, centre, 0.97 * radius, QPen(Qt::black, 0.04 * radius));
        strokeCircle(painter, centre, 0.78 * radius, QPen(Qt::black, 0.03 * radius));
    } else {
        paintRim(painter, centre, radius, look, *style.palette);
    }
    const double side = (isPicture(look.emblem) ? kPictureToken : look.isHero ? 1.2 : 1.3) * radius;
    const QRectF place(centre.x() - side / 2, centre.y() - side / 2, side, side);
    if (style.isInkSaver)
        paintChargeOutline(painter, look.emblem, place, 0.05 * radius);
    else if (look.isDefeated && isPicture(look.emblem))
        paintChargeOutline(painter, look.emblem, place, 0);
    else
        paintCharge(painter, {look.emblem, look.colours}, place);
    if (look.isDefeated) {
        const QPointF reach = QPointF(0.62, -0.62) * radius;
        painter.setPen(QPen(style.palette->muted, 0.12 * radius, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(QLineF(centre - reach, centre + reach));
    } else if (look.health >= 0) {
        const double below = look.isHero ? 1.2 : 0.82;
        const double height = (look.isHero ? 0.9 : 0.6 * grown(r, style)) * r;
        paintHealthBadge(painter, centre + QPointF(0, below * r), height, look.seat, look.health, style);
    }
    if (look.number > 0)
        paintNumber(painter, pointAt(centre, 45, (look.isHero ? 1.18 : 0.86) * r),
                    (look.isHero ? 0.28 : 0.24) * r * grown(r, style), look.number);
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

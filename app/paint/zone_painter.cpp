// SPDX-License-Identifier: MIT
#include "app/paint/zone_painter.h"
#include "app/paint/text_block.h"

#include <QImage>
#include <QPaintEngine>
#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>

namespace champclos::paint {

namespace {

constexpr double kFaintZone = 0.35;
constexpr double kTile = 22.0 / 33; ///< of a motif, in R

QColor faded(QColor colour, double opacity) {
    colour.setAlphaF(static_cast<float>(opacity));
    return colour;
}

QColor darkened(const QColor &colour, double share) { return mixed(colour, Qt::black, share); }

QPainterPath straight(QPointF from, QPointF to) {
    QPainterPath path(from);
    path.lineTo(to);
    return path;
}

/// Lines run from tile to tile; single signs are staggered.
bool isContinuous(ZonePattern pattern) {
    return pattern == ZonePattern::Double || pattern == ZonePattern::Wave || pattern == ZonePattern::Zigzag;
}

/// One sign of a motif, which repeats the pattern of the ring.
QPainterPath motifSign(ZonePattern pattern, QPointF centre, double tile) {
    const auto at = [&](double x, double y) { return centre + tile * QPointF(x, y); };
    QPainterPath path;
    switch (pattern) {
    case ZonePattern::Plain:
        break;
    case ZonePattern::Dots:
        path.addEllipse(centre, 1.7 / 22 * tile, 1.7 / 22 * tile);
        break;
    case ZonePattern::Ticks:
        path = straight(at(0, -0.15), at(0, 0.15));
        break;
    case ZonePattern::Dashes:
        path = straight(at(-0.2, 0), at(0.2, 0));
        break;
    case ZonePattern::Double:
        path = straight(at(-0.5, -0.1), at(0.5, -0.1));
        path.addPath(straight(at(-0.5, 0.1), at(0.5, 0.1)));
        break;
    case ZonePattern::Wave:
        path.moveTo(at(-0.5, 0));
        path.cubicTo(at(-0.3, -0.26), at(-0.2, -0.26), centre);
        path.cubicTo(at(0.2, 0.26), at(0.3, 0.26), at(0.5, 0));
        break;
    case ZonePattern::Zigzag:
        path.moveTo(at(-0.5, 0));
        path.lineTo(at(-0.25, -0.16));
        path.lineTo(at(0.25, 0.16));
        path.lineTo(at(0.5, 0));
        break;
    case ZonePattern::Cross:
        path = straight(at(-0.1, -0.1), at(0.1, 0.1));
        path.addPath(straight(at(-0.1, 0.1), at(0.1, -0.1)));
        break;
    }
    return path;
}

void drawMotif(QPainter &painter, const QPainterPath &signs, ZonePattern pattern, double tile, const QColor &colour) {
    if (pattern == ZonePattern::Dots)
        painter.fillPath(signs, colour);
    else
        painter.strokePath(signs, QPen(colour, 1.5 / 22 * tile, Qt::SolidLine,
                                       isContinuous(pattern) ? Qt::FlatCap : Qt::RoundCap, Qt::RoundJoin));
}

/// Where the signs of two neighbouring tiles stand, in tiles.
std::array<QPointF, 2> motifPlaces(ZonePattern pattern) {
    return isContinuous(pattern) ? std::array<QPointF, 2>{QPointF(0.5, 0.5), QPointF(1.5, 0.5)}
                                 : std::array<QPointF, 2>{QPointF(0.5, 0.25), QPointF(1.5, 0.75)};
}

/// On screen: a picture of two tiles, repeated.
void fillWithTiles(QPainter &painter, const QPainterPath &area, ZonePattern pattern, const QColor &colour, double r) {
    const double pixels = painter.deviceTransform().m11();
    const int side = std::max(4, qRound(kTile * r * pixels));
    QImage image(2 * side, side, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter tile(&image);
    tile.setRenderHint(QPainter::Antialiasing);
    for (const QPointF &place : motifPlaces(pattern))
        drawMotif(tile, motifSign(pattern, side * place, side), pattern, side, colour);
    tile.end();
    QBrush brush(image);
    brush.setTransform(QTransform::fromScale(1 / pixels, 1 / pixels));
    painter.fillPath(area, brush);
}

/// On paper: all signs that stand inside, as vectors.
void fillWithSigns(QPainter &painter, const ZoneArea &area, ZonePattern pattern, const QColor &colour, double r) {
    const double tile = kTile * r;
    const QRectF box = area.outline.boundingRect();
    QPainterPath signs;
    for (double y = std::floor(box.top() / tile) * tile; y < box.bottom(); y += tile)
        for (double x = std::floor(box.left() / tile / 2) * 2 * tile; x < box.right(); x += 2 * tile)
            for (const QPointF &place : motifPlaces(pattern))
                if (const QPointF centre = QPointF(x, y) + tile * place; area.field.at(centre) < -0.3 * r)
                    signs.addPath(motifSign(pattern, centre, tile));
    drawMotif(painter, signs, pattern, tile, colour);
}

void fillWithMotif(QPainter &painter, const ZoneArea &area, ZonePattern pattern, const QColor &colour, double r) {
    if (pattern == ZonePattern::Plain)
        return;
    if (painter.paintEngine()->type() == QPaintEngine::Raster)
        fillWithTiles(painter, area.outline, pattern, colour, r);
    else
        fillWithSigns(painter, area, pattern, colour, r);
}

// ---- names

constexpr double kNameSize = 0.47, kLeastNameSize = 13; ///< in R, and in pixels
constexpr double kLeastInside = 0.62;
constexpr double kFromCentre = 1.16; ///< letters reach that far from a space's centre, in R

double gapTo(const QRectF &box, QPointF point) {
    const double x = std::max({box.left() - point.x(), point.x() - box.right(), 0.0});
    const double y = std::max({box.top() - point.y(), point.y() - box.bottom(), 0.0});
    return std::hypot(x, y);
}

bool isCrossed(const QRectF &box, const QLineF &line) {
    if (box.contains(line.p1()) || box.contains(line.p2()))
        return true;
    const std::array<QLineF, 4> sides = {
        QLineF(box.topLeft(), box.topRight()), QLineF(box.topRight(), box.bottomRight()),
        QLineF(box.bottomRight(), box.bottomLeft()), QLineF(box.bottomLeft(), box.topLeft())};
    return std::any_of(sides.begin(), sides.end(), [&line](const QLineF &side) {
        return side.intersects(line, nullptr) == QLineF::BoundedIntersection;
    });
}

double shareInside(const QRectF &box, const AreaField &field, double margin) {
    constexpr int kAcross = 8, kDown = 3;
    int inside = 0;
    for (int column = 0; column <= kAcross; ++column)
        for (int row = 0; row <= kDown; ++row)
            inside += field.at({box.left() + box.width() * column / kAcross, box.top() + box.height() * row / kDown}) <
                      -margin;
    return inside / ((kAcross + 1.0) * (kDown + 1.0));
}

bool isFree(const QRectF &box, const BoardPlan &plan, const std::vector<ZoneName> &others) {
    const auto touches = [&](const ZoneName &other) { return other.box.intersects(box); };
    const double beside = 0.15 * plan.r + plan.pixel; // half a line's casing, and a little
    const QRectF wide = box.adjusted(-beside, -beside, beside, beside);
    return plan.frame.contains(wide) &&
           std::all_of(plan.centres.begin(), plan.centres.end(),
                       [&](QPointF centre) { return gapTo(box, centre) >= kFromCentre * plan.r; }) &&
           std::none_of(plan.lines.begin(), plan.lines.end(),
                        [&](const QLineF &line) { return isCrossed(wide, line); }) &&
           std::none_of(others.begin(), others.end(), touches);
}

std::vector<NearSpace> nearTo(const QRectF &box, const BoardPlan &plan) {
    constexpr double kReach = 1.9;
    std::vector<NearSpace> near;
    for (std::size_t space = 0; space < plan.centres.size(); ++space) {
        const QPointF centre = plan.centres[space];
        const QRectF badge(centre + QPointF(-0.62, 0.6) * plan.r, centre + QPointF(0.62, 1.85) * plan.r);
        const double gap = gapTo(box, centre) / plan.r;
        if (gap < kReach)
            near.push_back({static_cast<int>(space), gap, badge.intersects(box)});
    }
    return near;
}

} // namespace

void paintZones(QPainter &painter, const Battlefield &battlefield, const std::vector<ZoneArea> &areas,
                const BoardPlan &plan, const BoardStyle &style, ZoneLook look, const std::vector<int> &faint) {
    if (look == ZoneLook::Off)
        return;
    const bool isDark = style.palette->isDark();
    std::vector<std::size_t> order;
    for (std::size_t zone = 0; zone < areas.size(); ++zone)
        order.push_back(zone);
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        return battlefield.zones[a].letter < battlefield.zones[b].letter;
    });
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setClipRect(plan.frame, Qt::IntersectClip);
    for (const std::size_t zone : order) {
        const ZoneArea &area = areas[zone];
        const RingZone ring = ringZone(battlefield.zones[zone]);
        const bool isFaint = std::find(faint.begin(), faint.end(), static_cast<int>(zone)) != faint.end();
        painter.setOpacity(isFaint ? kFaintZone : 1);
        if (look == ZoneLook::Areas && !style.isInkSaver) {
            painter.fillPath(area.outline, faded(ring.colour, isDark ? 0.22 : 0.27));
            const QColor motif = isDark ? mixed(Qt::white, ring.colour, 0.25) : darkened(ring.colour, 0.62);
            if (!plan.isSmall)
                fillWithMotif(painter, area, ring.pattern, faded(motif, isDark ? 0.36 : 0.42), plan.r);
            QPainterPath band = area.outline;
            band.addPath(area.inner);
            band.setFillRule(Qt::OddEvenFill);
            painter.fillPath(band, faded(ring.colour, 0.5));
        }
        const QColor line = style.isInkSaver ? QColor(0x50, 0x50, 0x50)
                            : isDark         ? faded(ring.colour, 0.8)
                                             : faded(darkened(ring.colour, 0.55), 0.8);
        const double width = (look == ZoneLook::Outlines ? 2 : 1.2) * plan.pixel;
        painter.strokePath(area.outline, QPen(line, width, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
    }
    painter.restore();
}

std::vector<ZoneName> zoneNames(const Battlefield &battlefield, const std::vector<ZoneArea> &areas,
                                const BoardPlan &plan, Language language) {
    std::vector<ZoneName> names;
    const double size = std::max(kNameSize * plan.r, kLeastNameSize * plan.pixel);
    const double step = 0.2 * plan.r;
    for (std::size_t zone = 0; zone < areas.size(); ++zone) {
        const ZoneArea &area = areas[zone];
        ZoneName name{
            static_cast<int>(zone), QString::fromStdString(battlefield.zones[zone].name.in(language)), {}, size, {}};
        if (name.text.isEmpty() || area.outline.isEmpty())
            continue;
        const QSizeF room(textWidth(name.text, {Type::SerifBold, size}) + 2 * plan.pixel, 0.8 * size);
        const QRectF whole = area.outline.boundingRect();
        double best = 0, nearest = 0;
        for (double y = whole.top(); y < whole.bottom(); y += step)
            for (double x = whole.left(); x < whole.right(); x += step) {
                if (area.field.at({x, y}) > 0)
                    continue;
                const QRectF box(QPointF(x - room.width() / 2, y - room.height() / 2), room);
                const double inside = std::floor(20 * shareInside(box, area.field, 0.1 * plan.r)) / 20;
                const double away = QLineF(area.middle, {x, y}).length();
                if (inside < kLeastInside || inside < best || (inside == best && away >= nearest))
                    continue;
                if (!isFree(box, plan, names))
                    continue;
                best = inside;
                nearest = away;
                name.box = box;
            }
        if (best > 0) {
            name.near = nearTo(name.box, plan);
            names.push_back(std::move(name));
        }
    }
    return names;
}

void paintZoneName(QPainter &painter, const ZoneName &name, const QColor &ground, const BoardStyle &style,
                   double pixel) {
    const TextStyle text{Type::SerifBold, name.size};
    const QPointF baseline(name.box.center().x() - textWidth(name.text, text) / 2,
                           name.box.center().y() + 0.26 * name.size);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    QPainterPath outline;
    outline.addText({}, typeface(Type::SerifBold), name.text);
    painter.translate(baseline);
    painter.scale(name.size / 100, name.size / 100);
    painter.strokePath(
        outline, QPen(faded(ground, 0.85), 3.4 * pixel * 100 / name.size, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.restore();
    drawLine(painter, baseline, name.text, text, style.isInkSaver ? QColor(Qt::black) : style.palette->ink);
}

} // namespace champclos::paint

// SPDX-License-Identifier: MIT
#include "app/paint/board_painter.h"
#include "app/paint/board_marks.h"

#include <QPainter>
#include <QPainterPath>
#include <QRegularExpression>
#include <QStringList>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace champclos::paint {

namespace {

constexpr double kFromRing = 0.32; ///< where a bow begins and ends, in R from the ring
constexpr double kBowWidth = 0.2;

QPointF turned(QPointF direction, double degrees) {
    const double angle = degrees * std::numbers::pi / 180;
    return {direction.x() * std::cos(angle) - direction.y() * std::sin(angle),
            direction.x() * std::sin(angle) + direction.y() * std::cos(angle)};
}

/// Leaves and arrives 60 degrees off the line.
struct BowCurve {
    QPointF from, out, in, to;
    QPointF arrival; ///< direction of the head
};

BowCurve curveOf(const AttackBow &bow, double r) {
    const double length = std::max(bow.line.length(), 1e-6);
    const QPointF forward = (bow.line.p2() - bow.line.p1()) / length;
    const double side = bow.isToLeft ? -60 : 60;
    const QPointF leaving = turned(forward, side), coming = turned(-forward, -side);
    BowCurve curve;
    curve.from = bow.line.p1() + leaving * (bow.fromSwell + 0.24) * r;
    curve.to = bow.line.p2() + coming * (bow.toSwell + kFromRing) * r;
    const double bend = 0.42 * QLineF(curve.from, curve.to).length();
    curve.out = curve.from + leaving * bend;
    curve.in = curve.to + coming * bend;
    curve.arrival = -coming;
    return curve;
}

GroundColours seenGround(const Battlefield &battlefield, const BoardOptions &options) {
    return options.style.isInkSaver ? GroundColours{Qt::white, Qt::white}
                                    : groundColours(battlefield, *options.style.palette);
}

/// A pennant flies there, and half a name would be left.
bool isUnderPennant(const ZoneName &name, const Battlefield &battlefield, const BoardPlan &plan) {
    return std::any_of(battlefield.starts.begin(), battlefield.starts.end(), [&](SpaceId start) {
        const QPointF centre = plan.centre(start);
        const PennantPlace place = pennantPlace(centre, plan.r, plan.frame);
        const double left = place.isToRight ? 0.8 : -1.95;
        return QRectF(centre + QPointF(left, place.drop - 1.95) * plan.r, QSizeF(1.15, 0.85) * plan.r)
            .intersects(name.box);
    });
}

int startOf(const Battlefield &battlefield, std::size_t space) {
    for (std::size_t start = 0; start < battlefield.starts.size(); ++start)
        if (battlefield.starts[start] == SpaceId(static_cast<int>(space)))
            return static_cast<int>(start) + 1;
    return 0;
}

} // namespace

RingZone ringZone(const Zone &zone) {
    return {QString::fromStdString(zone.letter), QColor(QString::fromStdString(zone.colour)), zone.pattern};
}

RingZones ringZones(const Battlefield &battlefield, const Space &space) {
    RingZones zones;
    for (const ZoneId zone : space.zones)
        if (zone.value() < static_cast<int>(battlefield.zones.size()))
            zones.push_back(ringZone(battlefield.zones[zone]));
    return zones;
}

QString zoneKey(const RingZones &zones) {
    QStringList parts;
    for (const RingZone &zone : zones)
        parts.append(QStringLiteral("%1:%2:%3")
                         .arg(zone.letter, zone.colour.name(), QLatin1String(kZonePatternNames[zone.pattern])));
    return parts.join(u' ');
}

RingZones zonesOfKey(const QString &key) {
    RingZones zones;
    for (const QString &part : key.split(u' ', Qt::SkipEmptyParts)) {
        const QStringList fields = part.split(u':');
        if (fields.size() != 3 || !QColor(fields[1]).isValid())
            continue;
        const auto *name = std::find(kZonePatternNames.begin(), kZonePatternNames.end(), fields[2].toStdString());
        if (name != kZonePatternNames.end())
            zones.push_back({fields[0], QColor(fields[1]), static_cast<ZonePattern>(name - kZonePatternNames.begin())});
    }
    return zones;
}

SpaceMarks marksOf(const Space &space) { return {space.turn, QString::fromStdString(space.passage)}; }

QString markKey(const SpaceMarks &marks) {
    return marks == SpaceMarks() ? QString() : QString::number(marks.turn) + u' ' + marks.passage;
}

SpaceMarks marksOfKey(const QString &key) {
    const qsizetype blank = key.indexOf(u' ');
    return blank < 0 ? SpaceMarks() : SpaceMarks{key.left(blank).toInt(), key.mid(blank + 1)};
}

void paintEdge(QPainter &painter, const QLineF &line, double r, EdgeState state, const BoardStyle &style) {
    const Palette &palette = *style.palette;
    const auto stroke = [&painter, &line](const QColor &colour, double width, Qt::PenCapStyle cap = Qt::RoundCap) {
        painter.setPen(QPen(colour, width, Qt::SolidLine, cap));
        painter.drawLine(line);
    };
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    switch (state) {
    case EdgeState::Rest:
        stroke(style.isInkSaver ? QColor(Qt::black) : palette.edge, (style.isInkSaver           ? 0.06
                                                                     : palette.isHighContrast() ? 0.12
                                                                                                : 0.105) *
                                                                        r);
        break;
    case EdgeState::OnPath:
        stroke(palette.surface, 0.38 * r);
        stroke(palette.teal, 0.24 * r);
        break;
    case EdgeState::Trail: {
        QPen pen(palette.muted, 0.12 * r, Qt::CustomDashLine, Qt::RoundCap);
        pen.setDashPattern({0.1, 2.2});
        painter.setPen(pen);
        painter.drawLine(line);
        break;
    }
    }
    painter.restore();
}

void paintAttack(QPainter &painter, const AttackBow &bow, double r, const BoardStyle &style) {
    const BowCurve curve = curveOf(bow, r);
    const double head = 0.62 * r;
    const QPointF side(-curve.arrival.y(), curve.arrival.x());
    const QPointF base = curve.to - curve.arrival * head;
    QPainterPath shaft(curve.from);
    shaft.cubicTo(curve.out, curve.in - curve.arrival * head * 0.4, base + curve.arrival * 0.15 * head);
    QPainterPath tip;
    tip.addPolygon(QPolygonF({curve.to, base + side * 0.55 * head, base - side * 0.55 * head}));
    tip.closeSubpath();
    const double outline = 2.5 / 34 * r;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.strokePath(shaft, QPen(style.palette->surface, kBowWidth * r + 2 * outline, Qt::SolidLine, Qt::RoundCap));
    painter.strokePath(tip, QPen(style.palette->surface, 2 * outline, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.strokePath(shaft, QPen(style.palette->red, kBowWidth * r, Qt::SolidLine, Qt::RoundCap));
    painter.fillPath(tip, style.palette->red);
    painter.restore();
}

QRectF attackRect(const AttackBow &bow, double r) {
    const BowCurve curve = curveOf(bow, r);
    QPainterPath path(curve.from);
    path.cubicTo(curve.out, curve.in, curve.to);
    const double margin = 0.6 * r;
    return path.boundingRect().adjusted(-margin, -margin, margin, margin);
}

QRectF boardRect(const Battlefield &battlefield, const QRectF &target) {
    if (battlefield.width <= 0 || battlefield.height <= 0)
        return target;
    const double scale = std::min(target.width() / battlefield.width, target.height() / battlefield.height);
    QRectF rect(0, 0, battlefield.width * scale, battlefield.height * scale);
    rect.moveCenter(target.center());
    return rect;
}

Scenery sceneryOf(const Battlefield &battlefield, const BoardPlan &plan, const BoardOptions &options) {
    Scenery scenery;
    scenery.plan = plan;
    // Names and drawings know the zones even where these are not shown.
    scenery.areas = zoneAreas(battlefield, plan);
    if (plan.isSmall || !options.hasBackground)
        return scenery;
    if (options.zones == ZoneLook::Areas)
        scenery.names = zoneNames(battlefield, scenery.areas, plan, options.language);
    if (!options.style.isInkSaver && !options.style.palette->isHighContrast() && battlefield.ground.isEmpty())
        scenery.ornaments = ornamentsOf(battlefield, plan, scenery.areas, scenery.names);
    return scenery;
}

void paintScenery(QPainter &painter, const Battlefield &battlefield, const Scenery &scenery,
                  const BoardOptions &options, bool hasNames) {
    const BoardPlan &plan = scenery.plan;
    const Palette &palette = *options.style.palette;
    const GroundColours colours = seenGround(battlefield, options);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    if (!options.style.isInkSaver) {
        painter.fillRect(plan.frame, colours.ground);
        painter.setClipRect(plan.frame, Qt::IntersectClip);
        const bool hasPicture = !palette.isHighContrast() && paintGroundPicture(painter, battlefield, plan, palette);
        if (colours.dapple != colours.ground && !hasPicture)
            paintDapples(painter, plan, colours.dapple);
        if (!battlefield.art.empty() && !palette.isHighContrast() && !hasPicture)
            paintBoardArt(painter, QString::fromStdString(battlefield.art),
                          plan.place({0, 0, battlefield.width, battlefield.height}), palette);
    }
    paintZones(painter, battlefield, scenery.areas, plan, options.style, options.zones, options.faintZones);
    paintOrnaments(painter, scenery.ornaments, palette);
    if (hasNames)
        for (const ZoneName &name : scenery.names)
            paintZoneName(painter, name, colours.ground, options.style, plan.pixel);
    painter.restore();
}

void paintStill(QPainter &painter, const Battlefield &battlefield, const Scenery &scenery, const BoardOptions &options,
                bool hasNames) {
    const BoardPlan &plan = scenery.plan;
    if (options.hasBackground)
        paintScenery(painter, battlefield, scenery, options, hasNames);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    if (options.hasBackground && !options.style.isInkSaver) {
        const QColor casing = casingOn(seenGround(battlefield, options).ground, *options.style.palette);
        painter.setPen(QPen(casing, 0.3 * plan.r, Qt::SolidLine, Qt::FlatCap));
        for (const QLineF &line : plan.lines)
            painter.drawLine(line);
    }
    for (const QLineF &line : plan.lines)
        paintEdge(painter, line, plan.r, EdgeState::Rest, options.style);
    const QColor ground = options.hasBackground ? seenGround(battlefield, options).ground : QColor(Qt::white);
    if (!plan.isSmall) {
        for (std::size_t index = 0; index < plan.lines.size(); ++index)
            paintLineMarks(painter, plan.lines[index], plan.r, battlefield.lines[index], ground, options.style);
        paintSpaceNames(painter, battlefield, plan, options.language, ground, options.style);
    }
    painter.restore();
}

void paintBoard(QPainter &painter, const Battlefield &battlefield, const QRectF &target, const BoardOptions &options) {
    const QRectF rect = options.isFitted ? target : boardRect(battlefield, target);
    if (rect.isEmpty() || battlefield.width <= 0)
        return;
    const double pixel =
        options.style.pixels > 0 || options.isFitted ? 1 : rect.width() / battlefield.width; // paper has none
    BoardPlan plan = options.isFitted ? fittedPlan(battlefield, rect, pixel) : evenPlan(battlefield, rect, pixel);
    plan.isSmall = options.isFitted && rect.width() < kSmallBoard;
    Scenery scenery = sceneryOf(battlefield, plan, options);
    if (options.hasStarts)
        std::erase_if(scenery.names, [&](const ZoneName &name) { return isUnderPennant(name, battlefield, plan); });
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    paintStill(painter, battlefield, scenery, options, true);
    for (std::size_t index = 0; index < battlefield.spaces.size(); ++index) {
        SpaceLook look;
        look.zones = ringZones(battlefield, battlefield.spaces[index]);
        look.marks = marksOf(battlefield.spaces[index]);
        look.start = options.hasStarts ? startOf(battlefield, index) : 0;
        look.pennant = pennantPlace(plan.centres[index], plan.r, plan.frame);
        look.number = options.hasNumbers ? QString::number(index + 1) : QString();
        paintSpace(painter, plan.centres[index], plan.r, look, options.style,
                   plan.isSmall ? SpacePart::Base : SpacePart::Whole);
    }
    painter.restore();
}

} // namespace champclos::paint

// SPDX-License-Identifier: MIT
#include "app/paint/space_painter.h"

#include <QPainter>
#include <QPainterPath>
#include <QRegularExpression>
#include <QStringList>

#include <algorithm>
#include <cmath>

namespace champclos::paint {

namespace {

constexpr double kAttackRing = 1.32; ///< where an arrow has to stop, in R from the centre

void paintArrow(QPainter &painter, const QLineF &line, double r, const QColor &colour) {
    const double gap = line.length() - 2 * kAttackRing * r;
    if (gap <= 0)
        return;
    const QPointF forward = (line.p2() - line.p1()) / line.length();
    const QPointF side(-forward.y(), forward.x());
    const double head = std::min(0.8 * r, 0.75 * gap);
    const QPointF tip = line.p2() - forward * kAttackRing * r;
    const QPointF base = tip - forward * head;
    painter.setPen(QPen(colour, 0.22 * r, Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(QLineF(line.p1() + forward * 1.2 * r, base + forward * 0.1 * head));
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawPolygon(QPolygonF({tip, base + side * 0.6 * head, base - side * 0.6 * head}));
}

QColor groundOf(const Battlefield &battlefield, const BoardOptions &options) {
    const Palette &palette = *options.style.palette;
    if (options.style.isInkSaver)
        return Qt::white;
    const QColor own(QString::fromStdString(battlefield.background));
    if (!own.isValid())
        return palette.board;
    // A colour chosen for daylight only tints the night.
    return palette.isDark() ? mixed(own, palette.board, 0.12) : own;
}

QPointF centreOf(const Battlefield &battlefield, SpaceId space) {
    const Space &place = battlefield.spaces[static_cast<std::size_t>(space.value())];
    return {place.x, place.y};
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
        if (static_cast<std::size_t>(zone.value()) < battlefield.zones.size())
            zones.push_back(ringZone(battlefield.zones[static_cast<std::size_t>(zone.value())]));
    return zones;
}

QString zoneKey(const RingZones &zones) {
    QStringList parts;
    for (const RingZone &zone : zones)
        parts.append(QStringLiteral("%1:%2:%3")
                         .arg(zone.letter, zone.colour.name(),
                              QLatin1String(kZonePatternNames[static_cast<std::size_t>(zone.pattern)])));
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
                                                                                                : 0.09) *
                                                                        r);
        break;
    case EdgeState::OnPath:
        stroke(palette.surface, 0.38 * r);
        stroke(palette.teal, 0.24 * r);
        break;
    case EdgeState::Attack:
        paintArrow(painter, line, r, palette.red);
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

QRectF boardRect(const Battlefield &battlefield, const QRectF &target) {
    if (battlefield.width <= 0 || battlefield.height <= 0)
        return target;
    const double scale = std::min(target.width() / battlefield.width, target.height() / battlefield.height);
    QRectF rect(0, 0, battlefield.width * scale, battlefield.height * scale);
    rect.moveCenter(target.center());
    return rect;
}

void paintBoard(QPainter &painter, const Battlefield &battlefield, const QRectF &target, const BoardOptions &options) {
    const QRectF rect = boardRect(battlefield, target);
    if (rect.isEmpty() || battlefield.width <= 0)
        return;
    const double scale = rect.width() / battlefield.width;
    const QRectF whole(0, 0, battlefield.width, battlefield.height);
    BoardStyle style = options.style;
    style.pixels *= scale;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(rect.topLeft());
    painter.scale(scale, scale);
    if (options.hasBackground && !style.isInkSaver) {
        painter.fillRect(whole, groundOf(battlefield, options));
        if (!battlefield.art.empty())
            paintBoardArt(painter, QString::fromStdString(battlefield.art), whole, *style.palette);
    }
    for (const Line &line : battlefield.lines)
        paintEdge(painter, QLineF(centreOf(battlefield, line.a), centreOf(battlefield, line.b)), kBoardRadius,
                  EdgeState::Rest, style);
    for (std::size_t index = 0; index < battlefield.spaces.size(); ++index) {
        const Space &space = battlefield.spaces[index];
        SpaceLook look;
        look.zones = ringZones(battlefield, space);
        look.start = options.hasStarts ? startOf(battlefield, index) : 0;
        look.pennant = pennantPlace({space.x, space.y}, kBoardRadius, whole);
        look.number = options.hasNumbers ? QString::number(index + 1) : QString();
        paintSpace(painter, {space.x, space.y}, kBoardRadius, look, style);
    }
    painter.restore();
}

} // namespace champclos::paint

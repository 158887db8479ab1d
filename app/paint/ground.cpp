// SPDX-License-Identifier: MIT
#include "app/paint/ground.h"
#include "app/paint/pictures.h"
#include "app/paint/svg_art.h"
#include "app/paint/svg_source.h"

#include <QImage>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace champclos::paint {

namespace {

// In R and pixels of the design.
constexpr double kFromCentre = 1.52, kFromCentrePixels = 6;
constexpr double kFromLine = 0.36, kFromLinePixels = 7;
constexpr double kApart = 0.875; ///< 28 pixels where R is 32
constexpr double kWildApart = 1.3;
constexpr double kStrewnApart = 0.62;
constexpr double kSize = 0.86; ///< of a drawing
constexpr double kStrewnSize = 0.5;
constexpr int kTries = 1600;

GroundColours coloursOf(const QJsonObject &object) {
    return {QColor(object.value(u"ground").toString()), QColor(object.value(u"dapple").toString())};
}

QStringList namesIn(const QJsonValue &value) {
    QStringList names;
    for (const QJsonValue &name : value.toArray())
        names.append(name.toString());
    return names;
}

QHash<QString, Ground> readGrounds() {
    QHash<QString, Ground> grounds;
    const QJsonObject all = QJsonDocument::fromJson(svg::groundTable()).object();
    for (auto entry = all.begin(); entry != all.end(); ++entry) {
        const QJsonObject object = entry.value().toObject();
        Ground ground;
        ground.light = coloursOf(object.value(u"light").toObject());
        ground.dark = coloursOf(object.value(u"dark").toObject());
        ground.wild = namesIn(object.value(u"wild"));
        ground.afloat = namesIn(object.value(u"afloat"));
        for (const QString &colour : namesIn(object.value(u"water")))
            ground.water.push_back(QColor(colour).rgb());
        ground.strewn = object.value(u"strewn").toString();
        const QJsonObject zones = object.value(u"zones").toObject();
        for (auto zone = zones.begin(); zone != zones.end(); ++zone)
            ground.inZone.insert(zone.key(), namesIn(zone.value()));
        grounds.insert(entry.key(), ground);
    }
    return grounds;
}

/// Numbers between 0 and 1 that fill a line evenly, always the same: Halton's.
double spread(int index, int base) {
    double result = 0, share = 1;
    for (; index > 0; index /= base) {
        share /= base;
        result += share * (index % base);
    }
    return result;
}

QPointF spreadPoint(int index, const QRectF &rect) {
    return {rect.left() + spread(index + 20, 2) * rect.width(), rect.top() + spread(index + 20, 3) * rect.height()};
}

double distanceTo(const QLineF &line, QPointF point) {
    const QPointF along = line.p2() - line.p1();
    const double square = QPointF::dotProduct(along, along);
    const double share =
        square > 0 ? std::clamp(QPointF::dotProduct(point - line.p1(), along) / square, 0.0, 1.0) : 0.0;
    return QLineF(point, line.p1() + share * along).length();
}

/// Always the same for a number, and without a pattern.
unsigned scrambled(int index) {
    unsigned value = static_cast<unsigned>(index) * 2654435761U;
    value ^= value >> 15U;
    value *= 2246822519U;
    return value ^ (value >> 13U);
}

/// Where a board's picture shows water, at a quarter of its size.
class Water {
public:
    Water(const Battlefield &battlefield, const BoardPlan &plan, const Ground &ground)
        : m_plan(plan), m_ground(ground) {
        if (ground.water.empty())
            return;
        m_image =
            QImage((plan.frame.size() / (kCoarse * plan.pixel)).toSize().expandedTo({1, 1}), QImage::Format_RGB32);
        m_image.fill(ground.light.ground);
        QPainter painter(&m_image);
        painter.scale(m_image.width() / plan.frame.width(), m_image.height() / plan.frame.height());
        painter.translate(-plan.frame.topLeft());
        paintBoardArt(painter, QString::fromStdString(battlefield.art),
                      plan.place({0, 0, battlefield.width, battlefield.height}), palette(Brightness::Light));
    }
    bool isAt(QPointF point) const {
        if (m_image.isNull())
            return false;
        const QPointF place = point - m_plan.frame.topLeft();
        const int x = static_cast<int>(place.x() / m_plan.frame.width() * m_image.width());
        const int y = static_cast<int>(place.y() / m_plan.frame.height() * m_image.height());
        return m_image.valid(x, y) &&
               std::find(m_ground.water.begin(), m_ground.water.end(), m_image.pixel(x, y)) != m_ground.water.end();
    }

private:
    static constexpr double kCoarse = 4;
    const BoardPlan &m_plan;
    const Ground &m_ground;
    QImage m_image;
};

/// Finds places for drawings, one after the other.
class Gardener {
public:
    Gardener(const Battlefield &battlefield, const BoardPlan &plan, const std::vector<ZoneArea> &areas,
             const std::vector<ZoneName> &names)
        : m_battlefield(battlefield), m_plan(plan), m_areas(areas), m_names(names), m_ground(groundOf(battlefield)),
          m_water(battlefield, plan, m_ground) {}

    std::vector<Ornament> plant() {
        const double r = m_plan.r;
        for (int index = 0; index < kTries; ++index) {
            const QPointF point = spreadPoint(index, m_plan.frame);
            if (!isFree(point, kSize * r, kFromCentre * r + kFromCentrePixels * m_plan.pixel,
                        kFromLine * r + kFromLinePixels * m_plan.pixel, kApart * r))
                continue;
            if (const QString drawing = drawingAt(point, index); !drawing.isEmpty())
                add(drawing, point, kSize * r);
        }
        for (int index = 0; index < kTries && !m_ground.strewn.isEmpty(); ++index) {
            const QPointF point = spreadPoint(index + kTries, m_plan.frame);
            if (isOpen(point) && !m_water.isAt(point) &&
                isFree(point, kStrewnSize * r, 1.3 * r + 3 * m_plan.pixel, 0.3 * r + 3 * m_plan.pixel,
                       kStrewnApart * r))
                add(m_ground.strewn, point, kStrewnSize * r);
        }
        // Who stands further down stands in front.
        std::stable_sort(m_ornaments.begin(), m_ornaments.end(),
                         [](const Ornament &a, const Ornament &b) { return a.place.bottom() < b.place.bottom(); });
        return std::move(m_ornaments);
    }

private:
    void add(const QString &drawing, QPointF point, double size) {
        m_ornaments.push_back({drawing, {point.x() - size / 2, point.y() - size / 2, size, size}});
    }

    bool isFree(QPointF point, double size, double fromCentre, double fromLine, double apart) const {
        const double margin = size / 2 + 4 * m_plan.pixel;
        if (!m_plan.frame.adjusted(margin, margin, -margin, -margin).contains(point))
            return false;
        const QRectF box(point.x() - size / 2, point.y() - size / 2, size, size);
        return std::all_of(m_plan.centres.begin(), m_plan.centres.end(),
                           [&](QPointF centre) { return QLineF(centre, point).length() >= fromCentre; }) &&
               std::all_of(m_plan.lines.begin(), m_plan.lines.end(),
                           [&](const QLineF &line) { return distanceTo(line, point) >= fromLine; }) &&
               std::none_of(m_names.begin(), m_names.end(),
                            [&](const ZoneName &name) { return name.box.intersects(box); }) &&
               isApart(point, apart);
    }

    /// Well outside of all zones.
    bool isOpen(QPointF point) const {
        return std::all_of(m_areas.begin(), m_areas.end(),
                           [&](const ZoneArea &area) { return area.field.at(point) > 0.3 * m_plan.r; });
    }

    /// What belongs to a zone may stand on its edge, what is wild keeps away from it. Where zones overlap they take
    /// turns.
    QString drawingAt(QPointF point, int index) const {
        QStringList choice;
        for (std::size_t zone = 0; zone < m_areas.size(); ++zone)
            if (m_areas[zone].field.at(point) < 0.1 * m_plan.r)
                choice += m_ground.inZone.value(QString::fromStdString(m_battlefield.zones[zone].id));
        if (choice.isEmpty() && isOpen(point) && isApart(point, kWildApart * m_plan.r))
            choice = m_water.isAt(point) ? m_ground.afloat : m_ground.wild;
        return choice.isEmpty() ? QString() : choice[scrambled(index) % static_cast<unsigned>(choice.size())];
    }

    bool isApart(QPointF point, double distance) const {
        return std::all_of(m_ornaments.begin(), m_ornaments.end(), [&](const Ornament &other) {
            return QLineF(other.place.center(), point).length() >= distance;
        });
    }

    const Battlefield &m_battlefield;
    const BoardPlan &m_plan;
    const std::vector<ZoneArea> &m_areas;
    const std::vector<ZoneName> &m_names;
    const Ground &m_ground;
    const Water m_water;
    std::vector<Ornament> m_ornaments;
};

} // namespace

const Ground &groundOf(const Battlefield &battlefield) {
    static const QHash<QString, Ground> grounds = readGrounds();
    static const Ground none;
    QString name = QString::fromStdString(battlefield.art);
    if (name.endsWith(QStringLiteral(".svg")))
        name.chop(4);
    auto found = grounds.find(name);
    if (found == grounds.end())
        found = grounds.find(QStringLiteral("plain"));
    return found == grounds.end() ? none : *found;
}

GroundColours groundColours(const Battlefield &battlefield, const Palette &palette) {
    if (palette.isHighContrast())
        return {palette.board, palette.board};
    const Ground &ground = groundOf(battlefield);
    GroundColours colours = palette.isDark() ? ground.dark : ground.light;
    if (const QColor own(QString::fromStdString(battlefield.background)); own.isValid()) {
        // A colour chosen for daylight only tints the night.
        colours.ground = palette.isDark() ? mixed(own, palette.board, 0.12) : own;
        colours.dapple = mixed(Qt::black, colours.ground, 0.06);
    }
    return colours.ground.isValid() ? colours : GroundColours{palette.board, palette.board};
}

QColor casingOn(const QColor &ground, const Palette &palette) {
    return palette.isDark() ? mixed(Qt::black, ground, 0.4) : mixed(QColor(0xFF, 0xF9, 0xE8), ground, 0.6);
}

std::vector<Ornament> ornamentsOf(const Battlefield &battlefield, const BoardPlan &plan,
                                  const std::vector<ZoneArea> &areas, const std::vector<ZoneName> &names) {
    return Gardener(battlefield, plan, areas, names).plant();
}

QRectF groundPictureRect(const Battlefield &battlefield) {
    const GroundPicture &ground = battlefield.ground;
    const Picture *picture = findPicture(battlefield.pictures, ground.key);
    if (picture == nullptr || picture->data->width < 1)
        return {};
    const double height = ground.width * picture->data->height / picture->data->width;
    return {ground.x - ground.width / 2, ground.y - height / 2, ground.width, height};
}

bool paintGroundPicture(QPainter &painter, const Battlefield &battlefield, const BoardPlan &plan,
                        const Palette &palette) {
    const QString name = pictureName(battlefield.pictures, {battlefield.ground.key, {}});
    constexpr double kAtNight = 0.5;
    return !name.isEmpty() &&
           paintStretched(painter, name, plan.place(groundPictureRect(battlefield)),
                          {.opacity = battlefield.ground.opacity * (palette.isDark() ? kAtNight : 1)});
}

void paintOrnaments(QPainter &painter, const std::vector<Ornament> &ornaments, const Palette &palette) {
    for (const Ornament &ornament : ornaments)
        paintOrnament(painter, ornament.drawing, ornament.place, palette);
}

void paintDapples(QPainter &painter, const BoardPlan &plan, const QColor &colour) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setClipRect(plan.frame, Qt::IntersectClip);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    const auto count = static_cast<int>(plan.frame.width() * plan.frame.height() / (plan.r * plan.r) / 22);
    for (int index = 0; index < count; ++index) {
        const double size = (1 + 1.6 * spread(index + 3, 5)) * plan.r;
        painter.drawEllipse(spreadPoint(index + 300, plan.frame), size, 0.28 * size);
    }
    painter.restore();
}

} // namespace champclos::paint

// SPDX-License-Identifier: MIT
#include "app/paint/zone_area.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <utility>

namespace champclos::paint {

namespace {

// All in R.
constexpr double kDisc = 1.5;     ///< around a space: it may swell under a hero
constexpr double kCapsule = 0.86; ///< half the width along a line
constexpr double kClosing = 0.85;
constexpr double kBand = 0.2;
constexpr double kForeign = 1.12; ///< what a space of another zone keeps for itself
constexpr double kStep = 1.0 / 8;
constexpr double kDeep = 0.4; ///< further inside nobody asks how far

constexpr float kFar = 1e6F;

double distanceToSegment(QPointF point, const QLineF &line) {
    const QPointF along = line.p2() - line.p1();
    const double square = QPointF::dotProduct(along, along);
    const double share =
        square > 0 ? std::clamp(QPointF::dotProduct(point - line.p1(), along) / square, 0.0, 1.0) : 0.0;
    const QPointF gap = point - line.p1() - share * along;
    return std::hypot(gap.x(), gap.y());
}

bool isInside(QPointF point, const std::vector<QPointF> &corners) {
    bool isIn = false;
    for (std::size_t a = 0, b = corners.size() - 1; a < corners.size(); b = a++)
        if ((corners[a].y() > point.y()) != (corners[b].y() > point.y()) &&
            point.x() <
                (corners[b].x() - corners[a].x()) * (point.y() - corners[a].y()) / (corners[b].y() - corners[a].y()) +
                    corners[a].x())
            isIn = !isIn;
    return isIn;
}

/// The part of a graph that belongs to one zone.
class ZoneGraph {
public:
    ZoneGraph(const Battlefield &battlefield, const BoardPlan &plan, ZoneId zone) : m_plan(plan) {
        m_isOwn.resize(battlefield.spaces.size());
        m_next.resize(battlefield.spaces.size());
        for (std::size_t space = 0; space < battlefield.spaces.size(); ++space) {
            const std::vector<ZoneId> &zones = battlefield.spaces[space].zones;
            m_isOwn[space] = std::find(zones.begin(), zones.end(), zone) != zones.end();
            (m_isOwn[space] ? discs : foreign).push_back(plan.centres[space]);
        }
        for (const Line &line : battlefield.lines)
            if (const auto a = index(line.a), b = index(line.b); m_isOwn[a] && m_isOwn[b] && a != b) {
                capsules.emplace_back(plan.centres[a], plan.centres[b]);
                m_next[a].push_back(b);
                m_next[b].push_back(a);
            }
        findCycles();
    }

    std::vector<QPointF> discs;
    std::vector<QPointF> foreign;
    std::vector<QLineF> capsules;
    std::vector<std::vector<QPointF>> cycles;

private:
    static std::size_t index(SpaceId space) { return static_cast<std::size_t>(space.value()); }
    bool isLinked(std::size_t a, std::size_t b) const {
        return std::find(m_next[a].begin(), m_next[a].end(), b) != m_next[a].end();
    }

    /// Each once: the smallest space begins, and of its two neighbours the smaller comes first.
    void findCycles() {
        for (std::size_t a = 0; a < m_next.size(); ++a)
            for (const std::size_t b : m_next[a])
                for (const std::size_t c : m_next[b]) {
                    if (b <= a || c <= a || c == b)
                        continue;
                    if (b < c && isLinked(c, a))
                        add({a, b, c});
                    for (const std::size_t d : m_next[c])
                        if (d > b && d != c && isLinked(d, a))
                            add({a, b, c, d});
                }
    }

    /// Unless somebody else's space lies in it.
    void add(std::initializer_list<std::size_t> spaces) {
        std::vector<QPointF> corners;
        for (const std::size_t space : spaces)
            corners.push_back(m_plan.centres[space]);
        if (std::none_of(foreign.begin(), foreign.end(), [&](QPointF point) { return isInside(point, corners); }))
            cycles.push_back(std::move(corners));
    }

    const BoardPlan &m_plan;
    std::vector<bool> m_isOwn;
    std::vector<std::vector<std::size_t>> m_next;
};

QRectF around(QPointF point, double reach) { return {point.x() - reach, point.y() - reach, 2 * reach, 2 * reach}; }

QRectF boxOf(const std::vector<QPointF> &points, double reach) {
    QRectF box = around(points.front(), reach);
    for (const QPointF &point : points)
        box |= around(point, reach);
    return box;
}

void lower(float &value, double other) { value = std::min(value, static_cast<float>(other)); }

/// Discs, capsules and cycles: how far each point is from the nearest of them.
AreaField unionOf(const ZoneGraph &graph, double r) {
    AreaField field(boxOf(graph.discs, (kDisc + kClosing + 4 * kStep) * r), kStep * r);
    const double beyond = (kClosing + 3 * kStep) * r;
    for (const QPointF &centre : graph.discs)
        field.visit(around(centre, kDisc * r + beyond), [&](int column, int row) {
            const QPointF gap = field.point(column, row) - centre;
            lower(field.value(column, row), std::hypot(gap.x(), gap.y()) - kDisc * r);
        });
    for (const QLineF &line : graph.capsules)
        field.visit(boxOf({line.p1(), line.p2()}, kCapsule * r + beyond), [&](int column, int row) {
            lower(field.value(column, row), distanceToSegment(field.point(column, row), line) - kCapsule * r);
        });
    for (const std::vector<QPointF> &corners : graph.cycles)
        field.visit(boxOf(corners, beyond), [&](int column, int row) {
            const QPointF point = field.point(column, row);
            double distance = std::numeric_limits<double>::max();
            for (std::size_t a = 0, b = corners.size() - 1; a < corners.size(); b = a++)
                distance = std::min(distance, distanceToSegment(point, {corners[a], corners[b]}));
            lower(field.value(column, row), isInside(point, corners) ? -distance : distance);
        });
    return field;
}

/// Grown and shrunk again: what is left are the points far enough from all that even the grown area does not reach.
AreaField closed(const AreaField &area, double r) {
    const double closing = kClosing * r;
    const double reach = (kClosing + kDeep) * r;
    AreaField result = area;
    for (int row = 0; row < area.rows(); ++row)
        for (int column = 0; column < area.columns(); ++column)
            if (float &value = result.value(column, row); value < closing)
                value = static_cast<float>(-kDeep * r);
    for (int row = 0; row < area.rows(); ++row)
        for (int column = 0; column < area.columns(); ++column) {
            const double excess = area.value(column, row) - closing;
            if (excess < 0 || excess >= 1.5 * area.step())
                continue; // only what lies along the edge of the grown area counts
            const QPointF edge = area.point(column, row);
            result.visit(around(edge, reach), [&](int x, int y) {
                if (area.value(x, y) >= closing)
                    return;
                const QPointF gap = result.point(x, y) - edge;
                float &value = result.value(x, y);
                value = std::max(value, static_cast<float>(closing - (std::hypot(gap.x(), gap.y()) - excess)));
            });
        }
    return result;
}

ZoneArea areaOf(const ZoneGraph &graph, double r) {
    ZoneArea area;
    if (graph.discs.empty())
        return area;
    area.field = closed(unionOf(graph, r), r);
    for (const QPointF &centre : graph.foreign)
        area.field.visit(around(centre, (kForeign + kDeep) * r), [&](int column, int row) {
            const QPointF gap = area.field.point(column, row) - centre;
            float &value = area.field.value(column, row);
            value = std::max(value, static_cast<float>(kForeign * r - std::hypot(gap.x(), gap.y())));
        });
    area.outline = area.field.contour(0);
    area.inner = area.field.contour(-kBand * r);
    for (const QPointF &centre : graph.discs)
        area.middle += centre / static_cast<double>(graph.discs.size());
    return area;
}

} // namespace

AreaField::AreaField(const QRectF &rect, double step)
    : m_origin(rect.topLeft()), m_step(step), m_columns(static_cast<int>(std::ceil(rect.width() / step)) + 1),
      m_rows(static_cast<int>(std::ceil(rect.height() / step)) + 1),
      m_values(static_cast<std::size_t>(m_columns) * static_cast<std::size_t>(m_rows), kFar) {}

double AreaField::at(QPointF point) const {
    const QPointF place = (point - m_origin) / m_step;
    const int column = static_cast<int>(std::floor(place.x())), row = static_cast<int>(std::floor(place.y()));
    if (column < 0 || row < 0 || column + 1 >= m_columns || row + 1 >= m_rows)
        return kFar;
    const double x = place.x() - column, y = place.y() - row;
    return (1 - y) * ((1 - x) * value(column, row) + x * value(column + 1, row)) +
           y * ((1 - x) * value(column, row + 1) + x * value(column + 1, row + 1));
}

QPainterPath AreaField::contour(double level) const {
    // Marching squares. Every edge of the grid that the line crosses has a number; `next` leads from crossing to
    // crossing with the inside to the left.
    const auto number = [this](int column, int row, bool isUpright) {
        return 2 * (static_cast<std::size_t>(row) * static_cast<std::size_t>(m_columns) +
                    static_cast<std::size_t>(column)) +
               (isUpright ? 1 : 0);
    };
    constexpr std::size_t kNone = std::numeric_limits<std::size_t>::max();
    std::vector<std::size_t> next(2 * m_values.size(), kNone);
    for (int row = 0; row + 1 < m_rows; ++row)
        for (int column = 0; column + 1 < m_columns; ++column) {
            const std::array<float, 4> corners = {value(column, row), value(column + 1, row),
                                                  value(column + 1, row + 1), value(column, row + 1)};
            int kind = 0;
            for (std::size_t corner = 0; corner < 4; ++corner)
                kind |= corners[corner] < level ? 1 << corner : 0;
            if (kind == 0 || kind == 15)
                continue;
            const std::array<std::size_t, 4> sides = {number(column, row, false), number(column + 1, row, true),
                                                      number(column, row + 1, false), number(column, row, true)};
            const bool isJoined = corners[0] + corners[1] + corners[2] + corners[3] < 4 * level;
            for (std::size_t side = 0; side < 4; ++side) {
                // The line leaves through a side behind which the inside ends, clockwise: from there it came in.
                const bool isIn = (kind >> side & 1) != 0, isInNext = (kind >> ((side + 1) % 4) & 1) != 0;
                if (!isIn || isInNext)
                    continue;
                std::size_t from = (side + 3) % 4;
                while ((kind >> from & 1) != 0)
                    from = (from + 3) % 4;
                if ((kind == 5 || kind == 10) && isJoined) // two opposite corners, with the inside between them
                    from = (side + 1) % 4;
                next[sides[side]] = sides[from];
            }
        }
    const auto crossing = [&](std::size_t edge) {
        const auto cell = static_cast<int>(edge / 2);
        const int column = cell % m_columns, row = cell / m_columns;
        const bool isUpright = edge % 2 == 1;
        const float a = value(column, row), b = isUpright ? value(column, row + 1) : value(column + 1, row);
        const double share = std::clamp((level - a) / (b - a), 0.0, 1.0);
        return point(column, row) + m_step * (isUpright ? QPointF(0, share) : QPointF(share, 0));
    };
    QPainterPath path;
    for (std::size_t start = 0; start < next.size(); ++start) {
        std::vector<QPointF> points;
        for (std::size_t edge = start; next[edge] != kNone;) {
            const QPointF point = crossing(edge);
            if (points.empty() || QLineF(points.back(), point).length() > 0.4 * m_step)
                points.push_back(point);
            edge = std::exchange(next[edge], kNone);
        }
        if (points.size() < 3)
            continue;
        // Through the middles of its sides, bent towards its corners.
        path.moveTo((points.back() + points.front()) / 2);
        for (std::size_t corner = 0; corner < points.size(); ++corner)
            path.quadTo(points[corner], (points[corner] + points[(corner + 1) % points.size()]) / 2);
        path.closeSubpath();
    }
    return path;
}

std::vector<ZoneArea> zoneAreas(const Battlefield &battlefield, const BoardPlan &plan) {
    std::vector<ZoneArea> areas;
    for (std::size_t zone = 0; zone < battlefield.zones.size(); ++zone)
        areas.push_back(areaOf(ZoneGraph(battlefield, plan, ZoneId(static_cast<int>(zone))), plan.r));
    return areas;
}

} // namespace champclos::paint

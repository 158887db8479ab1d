// SPDX-License-Identifier: MIT
//
// Zones as areas, computed from the graph alone so that every board has them: discs around the spaces of a zone,
// capsules along its lines, its triangles and quadrangles filled, all that melted together. They are found as the level
// lines of a field of distances on a grid of R/8: this cannot fail on any drawing, as the union of paths can, and the
// field answers afterwards how far inside a zone something lies. Overlapping zones have overlapping areas.
#pragma once

#include "app/paint/board_plan.h"

#include <QPainterPath>

#include <vector>

namespace champclos::paint {

/// How far each point of a rectangle is from the edge of an area: below 0 inside.
class AreaField {
public:
    AreaField() = default;
    AreaField(const QRectF &rect, double step);

    int columns() const { return m_columns; }
    int rows() const { return m_rows; }
    double step() const { return m_step; }
    QPointF point(int column, int row) const { return m_origin + m_step * QPointF(column, row); }
    float &value(int column, int row) { return m_values[static_cast<std::size_t>(row * m_columns + column)]; }
    float value(int column, int row) const { return m_values[static_cast<std::size_t>(row * m_columns + column)]; }
    /// Between the points of the grid; far outside of it nothing is inside.
    double at(QPointF point) const;
    /// Calls it with column and row of all points of the grid in the rectangle.
    template <class Visit> void visit(const QRectF &rect, Visit visit) {
        const auto index = [this](double offset) { return static_cast<int>(offset / m_step); };
        const int left = std::max(0, index(rect.left() - m_origin.x()));
        const int right = std::min(m_columns - 1, index(rect.right() - m_origin.x()) + 1);
        const int bottom = std::min(m_rows - 1, index(rect.bottom() - m_origin.y()) + 1);
        for (int row = std::max(0, index(rect.top() - m_origin.y())); row <= bottom; ++row)
            for (int column = left; column <= right; ++column)
                visit(column, row);
    }
    /// The line along which the field has that value, closed and smooth.
    QPainterPath contour(double level) const;

private:
    QPointF m_origin;
    double m_step = 1;
    int m_columns = 0;
    int m_rows = 0;
    std::vector<float> m_values;
};

struct ZoneArea {
    QPainterPath outline; ///< of all its parts; empty for a zone without spaces
    QPainterPath inner;   ///< where the band along the edge ends
    AreaField field;
    QPointF middle; ///< of its spaces
};

/// One for each zone, in their order.
std::vector<ZoneArea> zoneAreas(const Battlefield &battlefield, const BoardPlan &plan);

} // namespace champclos::paint

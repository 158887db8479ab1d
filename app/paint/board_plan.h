// SPDX-License-Identifier: MIT
//
// Where a battlefield lies in a rectangle: the centres of its spaces and R, in units of the painter. On screen the
// board fills its frame: x and y are scaled apart, as far as that does not distort it, and spaces stay round. On paper
// and in the workshop it keeps its own proportions. Everything that is painted of a board is placed by this.
#pragma once

#include "engine/core/array_by.h"
#include "engine/core/battlefield.h"

#include <QLineF>
#include <QPointF>
#include <QRectF>

#include <vector>

namespace champclos::paint {

struct BoardPlan {
    QRectF frame; ///< what the ground fills
    QPointF origin;
    double scaleX = 1;
    double scaleY = 1;
    double r = 1;         ///< R, the outer radius of a space
    double pixel = 1;     ///< a pixel of the design, for hairlines
    bool isSmall = false; ///< too small for patterns, letters, names and ornaments
    ListBy<SpaceId, QPointF> centres;
    std::vector<QLineF> lines;

    QPointF at(double x, double y) const { return {origin.x() + scaleX * x, origin.y() + scaleY * y}; }
    /// Where a rectangle of the battlefield lies.
    QRectF place(const QRectF &rect) const { return {at(rect.left(), rect.top()), at(rect.right(), rect.bottom())}; }
    QPointF centre(SpaceId space) const { return centres[space]; }
};

inline constexpr double kMostStretch = 1.35; ///< between the two scales

/// As large as the frame allows.
BoardPlan fittedPlan(const Battlefield &battlefield, const QRectF &frame, double pixel = 1);
/// The battlefield's own proportions: its width by height are the frame.
BoardPlan evenPlan(const Battlefield &battlefield, const QRectF &frame, double pixel = 1);

} // namespace champclos::paint

// SPDX-License-Identifier: MIT
//
// The geometry of a space's ring: segments, and the patterns that run along them. Used by space_painter.h; others have
// no need to include it. Angles in degrees, clockwise from 12 o'clock; lengths in R where not said otherwise.
#pragma once

#include "app/paint/space_painter.h"

#include <QPainterPath>

namespace champclos::paint {

struct Ring {
    double width = 0.25;
    double tabDistance = 0.875; ///< of the letters' centres from the middle
    bool isForWorkshop = false;

    double middle() const { return 1 - width / 2; }
};
/// With a number in its middle, as in the workshop, a ring is wider and its letters sit on the rim.
Ring ringOf(const SpaceLook &look);

QPointF pointAt(QPointF centre, double angle, double distance);
QPainterPath segmentPath(QPointF centre, double r, const Ring &ring, const RingSegment &segment);
QPainterPath radialPath(QPointF centre, double angle, double from, double to);
void paintPattern(QPainter &painter, QPointF centre, double r, const Ring &ring, const RingSegment &segment,
                  ZonePattern pattern, const QColor &colour);

/// How far apart a pattern's elements are; 0 for those that have none.
double patternPeriod(ZonePattern pattern);

} // namespace champclos::paint

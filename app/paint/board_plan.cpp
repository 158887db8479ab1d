// SPDX-License-Identifier: MIT
#include "app/paint/board_plan.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace champclos::paint {

namespace {

constexpr double kLeastGap = 3.2; ///< between two centres, in R, where the spaces have the usual size
constexpr double kSide = 1.6;     ///< from the outermost centres to the frame, in R
constexpr double kBelow = 1.72;   ///< a badge hangs there
constexpr double kSidePixels = 5, kBelowPixels = 4;
constexpr double kLargest = 0.1;   ///< R in parts of the frame's shorter side: three spaces need not fill it
constexpr double kSmallest = 0.45; ///< of the usual R: spaces that lie on each other still are seen

QRectF boxOf(const Battlefield &battlefield) {
    double left = std::numeric_limits<double>::max(), top = left, right = -left, bottom = -left;
    for (const Space &space : battlefield.spaces) {
        left = std::min(left, space.x);
        right = std::max(right, space.x);
        top = std::min(top, space.y);
        bottom = std::max(bottom, space.y);
    }
    return {left, top, right - left, bottom - top};
}

double leastDistance(const Battlefield &battlefield, double scaleX, double scaleY) {
    double least = std::numeric_limits<double>::max();
    for (std::size_t a = 0; a < battlefield.spaces.size(); ++a)
        for (std::size_t b = a + 1; b < battlefield.spaces.size(); ++b)
            least = std::min(least, std::hypot(scaleX * (battlefield.spaces[a].x - battlefield.spaces[b].x),
                                               scaleY * (battlefield.spaces[a].y - battlefield.spaces[b].y)));
    return least;
}

/// Spaces of the usual size fill the room there is; whoever chose another size gets it.
bool isRoomFor(const Battlefield &battlefield, const BoardPlan &plan) {
    if (battlefield.radius != kUsualRadius)
        return battlefield.radius * std::min(plan.scaleX, plan.scaleY) >= plan.r;
    return leastDistance(battlefield, plan.scaleX, plan.scaleY) >= kLeastGap * plan.r;
}

/// The two scales for spaces of that size.
void scaleFor(BoardPlan &plan, const QRectF &box) {
    const double wide = plan.frame.width() - 2 * (kSide * plan.r + kSidePixels * plan.pixel);
    const double high = plan.frame.height() - (kSide + kBelow) * plan.r - (kSidePixels + kBelowPixels) * plan.pixel;
    const double none = std::numeric_limits<double>::max();
    plan.scaleX = box.width() > 0 ? std::max(wide, 1.0) / box.width() : none;
    plan.scaleY = box.height() > 0 ? std::max(high, 1.0) / box.height() : none;
    if (plan.scaleX == none && plan.scaleY == none)
        plan.scaleX = plan.scaleY = 1;
    plan.scaleX = std::min(plan.scaleX, kMostStretch * plan.scaleY);
    plan.scaleY = std::min(plan.scaleY, kMostStretch * plan.scaleX);
}

void placeSpaces(BoardPlan &plan, const Battlefield &battlefield) {
    for (const Space &space : battlefield.spaces)
        plan.centres.push_back(plan.at(space.x, space.y));
    for (const Line &line : battlefield.lines)
        plan.lines.emplace_back(plan.centre(line.a), plan.centre(line.b));
}

} // namespace

BoardPlan fittedPlan(const Battlefield &battlefield, const QRectF &frame, double pixel) {
    if (battlefield.spaces.empty())
        return evenPlan(battlefield, frame, pixel);
    BoardPlan plan;
    plan.frame = frame;
    plan.pixel = pixel;
    const QRectF box = boxOf(battlefield);
    // Larger spaces leave less room between the outermost ones, which asks for smaller spaces: halve the doubt.
    double low = 0, high = kLargest * std::min(frame.width(), frame.height());
    for (int step = 0; step < 40; ++step) {
        plan.r = (low + high) / 2;
        scaleFor(plan, box);
        (isRoomFor(battlefield, plan) ? low : high) = plan.r;
    }
    plan.r = low;
    scaleFor(plan, box);
    const double usual = battlefield.radius * std::min(plan.scaleX, plan.scaleY);
    plan.r = std::max(plan.r, std::min(kSmallest * usual, high));
    const double top = kSide * plan.r + kSidePixels * pixel, bottom = kBelow * plan.r + kBelowPixels * pixel;
    plan.origin = {frame.center().x() - plan.scaleX * box.center().x(),
                   frame.center().y() + (top - bottom) / 2 - plan.scaleY * box.center().y()};
    placeSpaces(plan, battlefield);
    return plan;
}

BoardPlan evenPlan(const Battlefield &battlefield, const QRectF &frame, double pixel) {
    BoardPlan plan;
    plan.frame = frame;
    plan.pixel = pixel;
    plan.origin = frame.topLeft();
    plan.scaleX = plan.scaleY = battlefield.width > 0 ? frame.width() / battlefield.width : 1;
    plan.r = battlefield.radius * plan.scaleX;
    placeSpaces(plan, battlefield);
    return plan;
}

} // namespace champclos::paint

// SPDX-License-Identifier: MIT
#include "editor/battlefield/alignment.h"

#include "editor/battlefield/board_edits.h"

#include <algorithm>
#include <cmath>

namespace champclos::editor {

namespace {

constexpr double kGuideOverhang = 110; // beyond the first and the last space on it

enum class Axis { X, Y };

double along(QPointF at, Axis axis) { return axis == Axis::X ? at.x() : at.y(); }
double across(QPointF at, Axis axis) { return axis == Axis::X ? at.y() : at.x(); }
QPointF pointFrom(double axisValue, double other, Axis axis) {
    return axis == Axis::X ? QPointF(axisValue, other) : QPointF(other, axisValue);
}

/// The nearest coordinate of another space within reach, or nothing.
std::optional<double> nearestCoordinate(const Battlefield &board, const SpaceSet &moving, QPointF wish, Axis axis) {
    std::optional<double> best;
    double reach = kSnapReach;
    for (int index = 0; index < spaceCount(board); ++index) {
        if (moving.contains(SpaceId(index)))
            continue;
        const double there = along(pointOf(board.spaces[index]), axis);
        if (const double distance = std::abs(there - along(wish, axis)); distance < reach) {
            reach = distance;
            best = there;
        }
    }
    return best;
}

double onGrid(double value) { return std::round(value / kSnapGrid) * kSnapGrid; }

/// The guide through everything at this coordinate, with the gaps between neighbours.
void addGuide(const Battlefield &board, const SpaceSet &moving, Axis axis, Aligned &result) {
    const double value = along(result.at, axis);
    QList<double> stops{across(result.at, axis)};
    for (int index = 0; index < spaceCount(board); ++index) {
        const QPointF at = pointOf(board.spaces[index]);
        if (moving.contains(SpaceId(index)) || std::abs(along(at, axis) - value) >= 0.5)
            continue;
        stops.append(across(at, axis));
        if (!result.partners.contains(index))
            result.partners.append(index);
    }
    if (stops.size() < 2)
        return;
    std::sort(stops.begin(), stops.end());
    const double end = axis == Axis::X ? board.height : board.width;
    const double from = std::max(0.0, stops.front() - kGuideOverhang);
    const double to = std::min(end, stops.back() + kGuideOverhang);
    result.guides.append({QLineF(pointFrom(value, from, axis), pointFrom(value, to, axis))});
    for (qsizetype index = 1; index < stops.size(); ++index)
        if (const int length = static_cast<int>(std::round(stops[index] - stops[index - 1])); length > 0)
            result.gaps.append({pointFrom(value, (stops[index] + stops[index - 1]) / 2, axis), length});
}

} // namespace

Aligned align(const Battlefield &board, const SpaceSet &moving, QPointF wish, Snapping snapping) {
    Aligned result{.at = placeOnBoard(board, wish), .guides = {}, .gaps = {}, .partners = {}};
    if (snapping == Snapping::Off)
        return result;
    std::optional<double> x;
    std::optional<double> y;
    if (snapping == Snapping::GridAndSpaces) {
        x = nearestCoordinate(board, moving, wish, Axis::X);
        y = nearestCoordinate(board, moving, wish, Axis::Y);
    }
    result.at = placeOnBoard(board, {x.value_or(onGrid(wish.x())), y.value_or(onGrid(wish.y()))});
    if (snapping == Snapping::GridAndSpaces) {
        addGuide(board, moving, Axis::X, result);
        addGuide(board, moving, Axis::Y, result);
        std::sort(result.partners.begin(), result.partners.end());
    }
    return result;
}

} // namespace champclos::editor

// SPDX-License-Identifier: MIT
//
// The shape of a battlefield and of parts of it: how far they reach, larger and smaller, more room at an edge.
#include "editor/battlefield/board_edits.h"

#include <algorithm>
#include <cmath>

namespace champclos::editor {

namespace {

bool isOnBoard(const Battlefield &board, QPointF at) {
    return at.x() >= 0 && at.x() <= board.width && at.y() >= 0 && at.y() <= board.height;
}

bool isLength(double length) { return length >= io::kSmallestBoard && length <= io::kLargestBoard; }

} // namespace

QRectF extentOf(const Battlefield &board, const SpaceSet &spaces) {
    const QPointF first = pointOf(board.spaces[spaces.first()]);
    double left = first.x();
    double right = left;
    double top = first.y();
    double bottom = top;
    spaces.forEach([&](SpaceId id) {
        const QPointF at = pointOf(board.spaces[id]);
        left = std::min(left, at.x());
        right = std::max(right, at.x());
        top = std::min(top, at.y());
        bottom = std::max(bottom, at.y());
    });
    return {QPointF(left, top), QPointF(right, bottom)};
}

bool scaleSpaces(Battlefield &board, const SpaceSet &spaces, QPointF fixed, double factorX, double factorY) {
    std::vector<std::pair<SpaceId, QPointF>> places;
    bool isInside = true;
    spaces.forEach([&](SpaceId id) {
        const QPointF arm = pointOf(board.spaces[id]) - fixed;
        const QPointF at = fixed + QPointF(arm.x() * factorX, arm.y() * factorY);
        isInside = isInside && isOnBoard(board, at);
        places.emplace_back(id, at);
    });
    if (isInside)
        for (const auto &[id, at] : places)
            moveSpace(board, id, at);
    return isInside;
}

bool scaleBoard(Battlefield &board, double factor) {
    const double width = std::round(board.width * factor), height = std::round(board.height * factor);
    if (!isLength(width) || !isLength(height))
        return false;
    board.width = width;
    board.height = height;
    for (Space &space : board.spaces) {
        space.x = std::clamp(std::round(space.x * factor), 0.0, width);
        space.y = std::clamp(std::round(space.y * factor), 0.0, height);
    }
    if (!board.trace.picture.empty()) {
        board.trace.x *= factor;
        board.trace.y *= factor;
        board.trace.width = std::clamp(board.trace.width * factor, io::kSmallestTrace, io::kLargestTrace);
    }
    return true;
}

bool addRoom(Battlefield &board, const QMarginsF &room) {
    Battlefield changed = board;
    changed.width += room.left() + room.right();
    changed.height += room.top() + room.bottom();
    if (!isLength(changed.width) || !isLength(changed.height))
        return false;
    if (!changed.trace.picture.empty()) {
        changed.trace.x += room.left();
        changed.trace.y += room.top();
    }
    for (Space &space : changed.spaces) {
        space.x += room.left();
        space.y += room.top();
        if (!isOnBoard(changed, pointOf(space)))
            return false;
    }
    board = std::move(changed);
    return true;
}

} // namespace champclos::editor

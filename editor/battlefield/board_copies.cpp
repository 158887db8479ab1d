// SPDX-License-Identifier: MIT
//
// Copies and arrangements of spaces: fragments for the clipboard, images under a symmetry, rows and columns.
#include "editor/battlefield/board_edits.h"

#include <QRectF>

#include <algorithm>
#include <cmath>

namespace champclos::editor {

namespace {

/// The images of a point under a symmetry around `centre`, without the point itself.
std::vector<QPointF> imagesOf(QPointF at, QPointF centre, Symmetry symmetry) {
    const QPointF arm = at - centre;
    switch (symmetry) {
    case Symmetry::LeftRight:
        return {centre + QPointF(-arm.x(), arm.y())};
    case Symmetry::TopBottom:
        return {centre + QPointF(arm.x(), -arm.y())};
    case Symmetry::HalfTurn:
        return {centre - arm};
    case Symmetry::QuarterTurns:
        return {centre + QPointF(-arm.y(), arm.x()), centre - arm, centre + QPointF(arm.y(), -arm.x())};
    }
    return {};
}

SpaceId spaceNear(const Battlefield &board, QPointF at) {
    for (int index = 0; index < spaceCount(board); ++index) {
        const QPointF arm = pointOf(board.spaces[index]) - at;
        if (std::hypot(arm.x(), arm.y()) < board.radius)
            return SpaceId(index);
    }
    return SpaceId::none();
}

/// One image of `spaces`: by index, where each went.
std::optional<std::vector<SpaceId>> addImage(Battlefield &board, const std::vector<SpaceId> &spaces, Symmetry symmetry,
                                             std::size_t turn) {
    const QPointF centre(board.width / 2, board.height / 2);
    std::vector<SpaceId> images;
    for (const SpaceId id : spaces) {
        const QPointF at = imagesOf(pointOf(board.spaces[id]), centre, symmetry)[turn];
        SpaceId image = spaceNear(board, at);
        if (image.isNone()) {
            image = addSpace(board, at);
            if (image.isNone())
                return std::nullopt;
            board.spaces[image].zones = board.spaces[id].zones;
            board.spaces[image].passage = board.spaces[id].passage;
            if (startNumber(board, id) > 0 && board.starts.size() < kMaxSeats)
                board.starts.push_back(image);
        }
        images.push_back(image);
    }
    return images;
}

double &coordinate(Space &space, Alignment alignment) { return alignment == Alignment::Columns ? space.x : space.y; }
double &otherCoordinate(Space &space, Alignment alignment) {
    return alignment == Alignment::Columns ? space.y : space.x;
}

} // namespace

Battlefield fragmentOf(const Battlefield &board, const SpaceSet &spaces) {
    Battlefield fragment = board;
    removeSpaces(fragment, allSpaces(board) - spaces);
    fragment.starts.clear();
    fragment.trace = {};
    return fragment;
}

std::optional<SpaceSet> addFragment(Battlefield &board, const Battlefield &fragment, QPointF offset) {
    if (spaceCount(board) + spaceCount(fragment) > kMaxSpaces)
        return std::nullopt;
    const auto zoneFor = [&](ZoneId zone) {
        const Zone &wanted = fragment.zones[zone];
        const auto found = std::find_if(board.zones.begin(), board.zones.end(),
                                        [&](const Zone &there) { return there.id == wanted.id; });
        if (found != board.zones.end())
            return ZoneId(static_cast<int>(found - board.zones.begin()));
        const ZoneId fresh = addZone(board);
        if (fresh)
            board.zones[fresh].id = wanted.id;
        return fresh;
    };
    SpaceSet added;
    const int first = spaceCount(board);
    const QPointF way = offsetOnBoard(board, placesOf(fragment, allSpaces(fragment)), offset);
    for (const Space &space : fragment.spaces) {
        const SpaceId id = addSpace(board, pointOf(space) + way);
        for (const ZoneId zone : space.zones)
            if (const ZoneId here = zoneFor(zone))
                putInZone(board, id, here);
        Space &copy = board.spaces[id];
        copy.name = space.name;
        copy.passage = space.passage;
        copy.turn = space.turn;
        added.insert(id);
    }
    for (const Line &line : fragment.lines)
        joinLike(board, SpaceId(first + line.a.value()), SpaceId(first + line.b.value()), line);
    return added;
}

bool areImagesOnBoard(const Battlefield &board, const SpaceSet &spaces, Symmetry symmetry) {
    const QRectF ground(0, 0, board.width, board.height);
    bool isInside = true;
    for (const QPointF at : placesOf(board, spaces))
        for (const QPointF image : imagesOf(at, ground.center(), symmetry))
            isInside = isInside && ground.contains(image);
    return isInside;
}

std::optional<SpaceSet> addImages(Battlefield &board, const SpaceSet &spaces, Symmetry symmetry) {
    std::vector<SpaceId> originals;
    spaces.forEach([&](SpaceId id) { originals.push_back(id); });
    const std::vector<Line> lines = board.lines;
    SpaceSet all;
    for (std::size_t turn = 0; turn < imagesOf({}, {}, symmetry).size(); ++turn) {
        const auto images = addImage(board, originals, symmetry, turn);
        if (!images)
            return std::nullopt;
        const auto imageOf = [&](SpaceId id) {
            const auto found = std::find(originals.begin(), originals.end(), id);
            return found == originals.end() ? SpaceId::none() : (*images)[found - originals.begin()];
        };
        for (const Line &line : lines)
            if (const SpaceId a = imageOf(line.a), b = imageOf(line.b); a && b)
                joinLike(board, a, b, line);
        for (const SpaceId image : *images)
            all.insert(image);
    }
    return all;
}

void turnOver(Battlefield &board, const SpaceSet &spaces, Symmetry symmetry) {
    if (spaces.isEmpty())
        return;
    const QPointF centre = extentOf(board, spaces).center();
    spaces.forEach(
        [&](SpaceId id) { moveSpace(board, id, imagesOf(pointOf(board.spaces[id]), centre, symmetry).front()); });
}

void alignSpaces(Battlefield &board, const SpaceSet &spaces, Alignment alignment) {
    if (spaces.size() < 2)
        return;
    double sum = 0;
    spaces.forEach([&](SpaceId id) { sum += coordinate(board.spaces[id], alignment); });
    const double mean = std::round(sum / spaces.size());
    spaces.forEach([&](SpaceId id) { coordinate(board.spaces[id], alignment) = mean; });
}

void spreadEvenly(Battlefield &board, const SpaceSet &spaces, Alignment alignment) {
    if (spaces.size() < 3)
        return;
    std::vector<SpaceId> order;
    spaces.forEach([&](SpaceId id) { order.push_back(id); });
    const auto place = [&](SpaceId id) -> double & { return otherCoordinate(board.spaces[id], alignment); };
    std::stable_sort(order.begin(), order.end(),
                     [&](SpaceId left, SpaceId right) { return place(left) < place(right); });
    const double first = place(order.front());
    const double step = (place(order.back()) - first) / static_cast<double>(order.size() - 1);
    for (std::size_t index = 0; index < order.size(); ++index)
        place(order[index]) = std::round(first + step * static_cast<double>(index));
}

} // namespace champclos::editor

// SPDX-License-Identifier: MIT
//
// Whole battlefields. What does not change during a game, from the ground to the lines, is painted in one go, so that a
// screen can keep it as one picture (app/items/board_still.h); spaces lie above it. Paper gets the same as vectors.
#pragma once

#include "app/paint/ground.h"

namespace champclos::paint {

struct BoardOptions {
    BoardStyle style;
    bool hasBackground = true; ///< colour, zones and drawings; without it only lines and spaces are drawn
    bool hasStarts = false;
    bool hasNumbers = false;
    bool isFitted = false; ///< fills the rectangle instead of keeping its proportions
    ZoneLook zones = ZoneLook::Areas;
    std::vector<int> faintZones;      ///< that step back behind the others
    Language language = Language::En; ///< of the names of zones
};

/// Everything that has to be computed once for a board and a size.
struct Scenery {
    BoardPlan plan;
    std::vector<ZoneArea> areas;
    std::vector<ZoneName> names;
    std::vector<Ornament> ornaments;
};
Scenery sceneryOf(const Battlefield &battlefield, const BoardPlan &plan, const BoardOptions &options);

/// Boards narrower than this many pixels leave out what could not be made out.
inline constexpr double kSmallBoard = 300;

/// Ground, dapples, water and floors, zones, ornaments; names as well, where nothing will ever stand on them. Where ink
/// is saved, only the outlines of zones.
void paintScenery(QPainter &painter, const Battlefield &battlefield, const Scenery &scenery,
                  const BoardOptions &options, bool hasNames);
/// The same with the lines.
void paintStill(QPainter &painter, const Battlefield &battlefield, const Scenery &scenery, const BoardOptions &options,
                bool hasNames);

/// The whole battlefield in the rectangle.
void paintBoard(QPainter &painter, const Battlefield &battlefield, const QRectF &target, const BoardOptions &options);
/// Where a battlefield that keeps its proportions lies in the rectangle.
QRectF boardRect(const Battlefield &battlefield, const QRectF &target);

} // namespace champclos::paint

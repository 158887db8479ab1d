// SPDX-License-Identifier: MIT
//
// Zones on the ground of a board: a wash of their colour with their pattern, a band along the edge, an outline; and
// their names, where the empty board has room for them. Nothing here changes during a game.
#pragma once

#include "app/paint/space_painter.h"
#include "app/paint/zone_area.h"

namespace champclos::paint {

/// `faint`: zones that step back behind the others.
void paintZones(QPainter &painter, const Battlefield &battlefield, const std::vector<ZoneArea> &areas,
                const BoardPlan &plan, const BoardStyle &style, ZoneLook look, const std::vector<int> &faint = {});

/// A space so near a name that a hero on it, or a mark around it, could touch the name.
struct NearSpace {
    int space = 0;
    double gap = 0;            ///< from the centre to the name, in R
    bool isUnderBadge = false; ///< the badge of a hero there would lie on it
};

struct ZoneName {
    int zone = 0;
    QString text;
    QRectF box;
    double size = 0; ///< of the letters
    std::vector<NearSpace> near;
};
/// Those for which there is room, on no space, letter or line and at least 62 % inside of their zone.
std::vector<ZoneName> zoneNames(const Battlefield &battlefield, const std::vector<ZoneArea> &areas,
                                const BoardPlan &plan, Language language);
void paintZoneName(QPainter &painter, const ZoneName &name, const QColor &ground, const BoardStyle &style,
                   double pixel);

} // namespace champclos::paint

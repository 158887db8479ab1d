// SPDX-License-Identifier: MIT
//
// What a battlefield is drawn on: the colours of its ground, and the small drawings that stand on it. Both come from
// resources/art: grounds.json says, by the name of a board's picture, which colours it has and which drawing tells
// which zone; boards without a picture of ours have a plain ground. Drawings stand where spaces, lines and names leave
// room, always in the same places.
#pragma once

#include "app/paint/zone_painter.h"

#include <QHash>
#include <QStringList>

namespace champclos::paint {

struct GroundColours {
    QColor ground;
    QColor dapple; ///< large flat spots on it
};

struct Ground {
    GroundColours light;
    GroundColours dark;
    QStringList wild;                   ///< drawings outside of the zones, by turns
    QStringList afloat;                 ///< the same on water, ice and glass
    std::vector<QRgb> water;            ///< how these are coloured in the picture, in the light theme
    QString strewn;                     ///< a small one where there is still room; empty: none
    QHash<QString, QStringList> inZone; ///< by the zone's id
};
const Ground &groundOf(const Battlefield &battlefield);
/// The colour under everything: the battlefield's own, or that of its ground. Raised contrast has none.
GroundColours groundColours(const Battlefield &battlefield, const Palette &palette);
/// Beside the lines, so that they stand out from zones and ground.
QColor casingOn(const QColor &ground, const Palette &palette);

struct Ornament {
    QString drawing;
    QRectF place;
};
std::vector<Ornament> ornamentsOf(const Battlefield &battlefield, const BoardPlan &plan,
                                  const std::vector<ZoneArea> &areas, const std::vector<ZoneName> &names);
void paintOrnaments(QPainter &painter, const std::vector<Ornament> &ornaments, const Palette &palette);
/// Where the picture of the ground lies, in units of the board; empty if there is none.
QRectF groundPictureRect(const Battlefield &battlefield);
/// The picture that the battlefield is played on, where it has one; false: its drawing is shown.
bool paintGroundPicture(QPainter &painter, const Battlefield &battlefield, const BoardPlan &plan,
                        const Palette &palette);
void paintDapples(QPainter &painter, const BoardPlan &plan, const QColor &colour);

} // namespace champclos::paint

// SPDX-License-Identifier: MIT
//
// Changes to a battlefield as plain functions of the value: add, join, paint, copy, mirror. They keep every reference
// good (lines, zones and starts follow when spaces go) and refuse what the limits of the engine forbid. No undo, no
// selection, no text: that is for the document and the tools.
#pragma once

#include "engine/core/battlefield.h"
#include "engine/io/battlefield_check.h"

#include <QMarginsF>
#include <QPointF>
#include <QRectF>
#include <QString>

#include <optional>

namespace champclos::editor {

inline QPointF pointOf(const Space &space) { return {space.x, space.y}; }
inline int spaceCount(const Battlefield &board) { return static_cast<int>(board.spaces.size()); }
inline int zoneCount(const Battlefield &board) { return static_cast<int>(board.zones.size()); }
inline bool isSpaceOf(const Battlefield &board, SpaceId id) { return id.value() < spaceCount(board); }
inline bool isZoneOf(const Battlefield &board, ZoneId id) { return id.value() < zoneCount(board); }
SpaceSet allSpaces(const Battlefield &board);

/// What people call a space: 17 for "s17", otherwise its id.
QString labelOf(const Battlefield &board, SpaceId space);

/// The part of an offset that keeps all of these places on the board, so that a group keeps its shape at the edge. A
/// group larger than the board is not held back.
QPointF offsetOnBoard(const Battlefield &board, const std::vector<QPointF> &places, QPointF offset);
std::vector<QPointF> placesOf(const Battlefield &board, const SpaceSet &spaces);

/// Inside the board, and in whole units: nobody draws finer, and files stay readable.
QPointF placeOnBoard(const Battlefield &board, QPointF at);

// ---- spaces
/// The new space, or none if the board is full.
SpaceId addSpace(Battlefield &board, QPointF at);
void moveSpace(Battlefield &board, SpaceId space, QPointF at);
void removeSpaces(Battlefield &board, const SpaceSet &spaces);

// ---- lines
bool isJoined(const Battlefield &board, SpaceId a, SpaceId b);
/// False if they are joined already, or the same.
bool join(Battlefield &board, SpaceId a, SpaceId b);
bool separate(Battlefield &board, SpaceId a, SpaceId b);
/// With the same kind of line, its arrow from `a` to `b`.
bool joinLike(Battlefield &board, SpaceId a, SpaceId b, const Line &pattern);

// ---- zones
bool isInZone(const Battlefield &board, SpaceId space, ZoneId zone);
/// False if it is there already or the ring has no room for one more.
bool putInZone(Battlefield &board, SpaceId space, ZoneId zone);
bool takeFromZone(Battlefield &board, SpaceId space, ZoneId zone);
/// A zone in the next free colour, pattern and letter; none if there are as many as the engine allows.
ZoneId addZone(Battlefield &board);
void removeZone(Battlefield &board, ZoneId zone);
/// The zone whose segment of the ring lies in that direction from the centre; none in a space without zones.
ZoneId zoneTowards(const Space &space, QPointF direction);

// ---- starts
int startNumber(const Battlefield &board, SpaceId space); ///< from 1; 0: none
/// Makes it start `number`, or none for 0. Numbers stay without gaps; a number that is taken changes hands.
void setStart(Battlefield &board, SpaceId space, int number);

// ---- copies
/// A part of a board: the spaces, the lines among them, and all zones. Starts are left out.
Battlefield fragmentOf(const Battlefield &board, const SpaceSet &spaces);
/// Adds a fragment moved by `offset`; its zones are those with the same ids, or new ones. The new spaces, or nothing if
/// there is no room for all of them.
std::optional<SpaceSet> addFragment(Battlefield &board, const Battlefield &fragment, QPointF offset);

enum class Symmetry : unsigned char { LeftRight, TopBottom, HalfTurn, QuarterTurns };
/// True if all images of the spaces around the middle of the board lie on it.
bool areImagesOnBoard(const Battlefield &board, const SpaceSet &spaces, Symmetry symmetry);
/// Completes the board around its middle: every space of `spaces` gets its images, with zones, lines and the next start
/// numbers. A space that is there already is taken for the image, so that doing it twice changes nothing. The images,
/// or nothing if there is no room for them.
std::optional<SpaceSet> addImages(Battlefield &board, const SpaceSet &spaces, Symmetry symmetry);
/// Turns the spaces over or around the middle of their own extent.
void turnOver(Battlefield &board, const SpaceSet &spaces, Symmetry symmetry);

// ---- shape
/// The smallest rectangle around the centres of these spaces.
QRectF extentOf(const Battlefield &board, const SpaceSet &spaces);
/// Apart or closer by the factors, as seen from `fixed`; false, and nothing changed, if one would leave the board.
bool scaleSpaces(Battlefield &board, const SpaceSet &spaces, QPointF fixed, double factorX, double factorY);
/// The board with everything on it, the size of its spaces aside; false if it would be too large or too small.
bool scaleBoard(Battlefield &board, double factor);
/// Moves the edges outwards by the margins; false if the size or a space does not allow it.
bool addRoom(Battlefield &board, const QMarginsF &room);

// ---- tidying
enum class Alignment : unsigned char { Rows, Columns };
void alignSpaces(Battlefield &board, const SpaceSet &spaces, Alignment alignment);
void spreadEvenly(Battlefield &board, const SpaceSet &spaces, Alignment alignment);

// ---- the whole
Battlefield newBattlefield();
/// "mill-yard-at-the-weir" for a name; what is left of it may be "battlefield".
std::string idFromName(const std::string &name);

} // namespace champclos::editor

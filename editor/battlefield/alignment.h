// SPDX-License-Identifier: MIT
//
// Where a dragged space wants to be: in line with others, or on the grid; and the guides that show it. Pure geometry in
// board units, linear in the number of spaces.
#pragma once

#include "engine/core/battlefield.h"
#include "engine/core/bitset.h"

#include <QLineF>
#include <QList>
#include <QPointF>

namespace champclos::editor {

inline constexpr double kGrid = 50;      ///< between the points that are drawn
inline constexpr double kSnapGrid = 25;  ///< between the places that a space falls into
inline constexpr double kSnapReach = 10; ///< how near is near enough to line up

struct Guide {
    QLineF line; ///< through all that line up, and a little beyond
    friend bool operator==(const Guide &, const Guide &) = default;
};

/// A distance between two neighbours on a guide.
struct Gap {
    QPointF at; ///< half way
    int length = 0;
    friend bool operator==(const Gap &, const Gap &) = default;
};

struct Aligned {
    QPointF at;
    QList<Guide> guides;
    QList<Gap> gaps;
    QList<int> partners; ///< spaces in line with it, in order
};

enum class Snapping : unsigned char { Off, Grid, GridAndSpaces };

/// `moving` are the spaces on the way: nothing lines up with them.
Aligned align(const Battlefield &board, const SpaceSet &moving, QPointF wish, Snapping snapping);

} // namespace champclos::editor

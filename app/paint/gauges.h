// SPDX-License-Identifier: MIT
//
// Small round signs of the seat panels: seals for actions left, dials for health.
#pragma once

#include "app/paint/tokens.h"

#include <QRectF>

class QPainter;

namespace champclos::paint {

/// Filled red: left. Dashed outline: spent.
void paintSeal(QPainter &painter, const QRectF &rect, bool isSpent, const Palette &palette);

struct DialLook {
    int value = 0;
    int most = 1;
    int seat = 0;
};
/// One tick per health, clockwise from 12; the spent part in `line`. The number in the middle.
void paintDial(QPainter &painter, const QRectF &rect, const DialLook &look, const Palette &palette);

} // namespace champclos::paint

// SPDX-License-Identifier: MIT
//
// From the bytes of a picture to pixels, within limits of memory. A part of app/paint that others have no need to
// include (pictures.h is the door), but the workshop, which makes small pictures of large ones.
#pragma once

#include "engine/core/picture.h"

#include <QImage>
#include <QRectF>
#include <QSize>

class QPainter;

namespace champclos::paint {

/// Longest side of a drawing as pixels.
inline constexpr int kDrawnSide = 2048;
/// The size of a picture as pixels.
QSize pixelSize(const PictureData &data);
/// Decoded at half the size so many times; null if that is not possible.
QImage decoded(const PictureData &data, int halvings);
/// A drawing as vectors: the part of it, in shares, fills the rectangle. False if it cannot be drawn.
bool paintDrawing(QPainter &painter, const PictureData &data, const QRectF &part, const QRectF &rect);

} // namespace champclos::paint

// SPDX-License-Identifier: MIT
//
// Whether a drawing in SVG may be shown: it is well-formed, refers to nothing outside of itself, has no part that could
// do anything but be drawn, and stays small when everything that it uses again is counted as often as it is used. It
// does not say how the drawing looks.
#pragma once

#include "engine/core/picture.h"

namespace champclos::io {

/// Fills in the size and, where there is a fault, its detail.
PictureFault inspectDrawing(PictureData &data);

} // namespace champclos::io

// SPDX-License-Identifier: MIT
//
// The part of a picture that is shown, as a frame of a fixed proportion that is moved and sized over the picture. Pure
// arithmetic: who asked, and what the picture is for, is known elsewhere.
#pragma once

#include "engine/core/picture.h"

#include <QSizeF>

namespace champclos::editor {

struct CropFrame {
    QSizeF picture;         ///< in pixels
    double proportion = 1;  ///< width : height of what is shown
    bool mayExceed = false; ///< the frame may reach beyond the picture: an emblem with a margin

    Crop largest() const; ///< as much of the picture as the frame can show, from its middle
    /// With the wished middle and width, in shares, brought into what is allowed.
    Crop placed(double middleX, double middleY, double width) const;
    Crop moved(const Crop &crop, double x, double y) const; ///< by shares of the picture
    Crop zoomed(const Crop &crop, double factor) const;     ///< above 1: nearer
};

} // namespace champclos::editor

// SPDX-License-Identifier: MIT
//
// Where everything on a card stands, in mm: measured before anything is drawn. A part of app/paint that others have no
// need to include; card_painter.h is the door.
#pragma once

#include "app/paint/card_painter.h"
#include "app/paint/text_block.h"

#include <vector>

namespace champclos::paint {

/// What differs between the faces.
struct Anatomy {
    double nameSize, nameMiddle, nameHeight;
    int nameLines;
    double whoSize, whoBase;
    double fieldTop, fieldHeight;
    double labelSize, textSize, textLine; ///< textSize 0: no effect text
    double footSize, footBase;
    double boostDiameter;
    QPointF boostCentre;
    double outline;
};
const Anatomy &anatomyOf(CardMode mode);

inline constexpr double kMargin = 4, kInnerWidth = 55; ///< of field and text
inline constexpr double kNameLeft = 20.5, kNameWidth = 39;
inline constexpr double kFootRule = 76.6;

struct MomentLayout {
    QString label;
    double labelBase = 0;
    double textTop = 0;
    TextBlock text;
};

struct CardLayout {
    TextBlock name;
    double fieldHeight = 0; ///< 0: the text needs its place
    double labelSize = 0;
    std::vector<MomentLayout> moments;
    CardFit fit;
};
CardLayout cardLayout(const CardFace &face, CardMode mode, double leastText);

/// The largest size, from the style's down to `least`, at which the text stands on so few lines of that width.
TextBlock fittedBlock(const QString &text, TextStyle style, double width, int lines, double least);

} // namespace champclos::paint

// SPDX-License-Identifier: MIT
//
// The face of a card in the hand: name, text, boost and user in a frame of any size, in pixels. Unlike the faces of
// card_painter.h it keeps the size of its letters and gives up the picture, then lines, when there is little room: the
// hand reminds, the reader beside the board tells. What may be played is nothing it knows.
#pragma once

#include "app/paint/card_painter.h"

namespace champclos::paint {

struct HandCardStyle {
    const Palette *palette = &paint::palette(Brightness::Light);
    CardState state = CardState::Rest;
    bool hasFocus = false;
    bool isLow = false;   ///< no picture, a smaller banner
    double unit = 1;      ///< pixels for each pixel as it was drawn
    double textScale = 1; ///< of the effect text
    QString nobody;       ///< not empty: no fighter is left that can play it, in words
};

/// How far the glow reaches beyond the card.
inline constexpr double kHandHalo = 7;

void paintHandCard(QPainter &painter, const QRectF &rect, const CardFace &face, const HandCardStyle &style);

/// How a face fits into a frame of that size: size of the text in drawn pixels, and whether all of it is there.
struct HandCardFit {
    double textSize = 0;
    double band = 0;
    bool isWhole = true;
    int nameLines = 1;
    bool isNameWhole = true;
};
HandCardFit handCardFit(const CardFace &face, const QSizeF &size, const HandCardStyle &style);

} // namespace champclos::paint

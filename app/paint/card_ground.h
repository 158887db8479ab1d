// SPDX-License-Identifier: MIT
//
// What all cards are drawn on: paper, edge, glow, the heraldic field. A part of app/paint that others have no need to
// include.
#pragma once

#include "app/paint/card_painter.h"

#include <QPainter>

#include <functional>

namespace champclos::paint {

/// Colours as the style wants them: of the theme, or black and white.
struct CardInks {
    QColor paper, ink, muted, line;
};
CardInks inksOf(const CardStyle &style);

/// Draws glow and paper, lets `draw` fill the card in mm, then draws outline, focus and what covers a card that cannot
/// be played now.
void onCard(QPainter &painter, const QRectF &rect, const CardStyle &style, double outline, const QColor &ground,
            const std::function<void()> &draw);

/// The field with its division by type and the emblem in the middle, or the card's own picture.
void paintField(QPainter &painter, const QRectF &rect, const CardFace &face, const CardStyle &style);

} // namespace champclos::paint

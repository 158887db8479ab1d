// SPDX-License-Identifier: MIT
//
// Cards of 63 x 88 mm, drawn at any size. Text never runs over its place: the painter measures, makes the picture
// smaller, then the text, and `fits` says whether that is still large enough to be read. Faces come from card_face.h.
#pragma once

#include "app/paint/card_face.h"
#include "app/paint/tokens.h"

#include <QRectF>

class QPainter;

namespace champclos::paint {

inline constexpr double kCardWidth = 63; // mm
inline constexpr double kCardHeight = 88;
inline constexpr double kCardRadius = 3;
/// How far glow and halo reach beyond the edge of a card, in mm.
inline constexpr double kCardHalo = 3.2;

/// Full: from 250 px wide. Reading: from 210 px, larger text, smaller picture. Compact: from 120 px, no text.
enum class CardMode : unsigned char { Full, Reading, Compact, Back };
enum class CardState : unsigned char { Rest, Playable, NotNow };

struct CardStyle {
    const Palette *palette = &paint::palette(Brightness::Light);
    CardMode mode = CardMode::Full;
    CardState state = CardState::Rest;
    bool hasFocus = false;
    bool isInkSaver = false;
    bool hasOutline = true; ///< none at a cut edge
    double bleed = 0;       ///< mm of paper and banner beyond the edge
    double extraHeight = 0; ///< mm that a card is taller than 88; the field takes them
    double leastText = 0;   ///< smallest effect text in mm that may be chosen before it has to shrink further
};

/// Effect text on screen is at least 11 pt: in mm of a card that is so many pixels wide.
double leastTextOnScreen(double cardPixels, double textScale = 1);
inline constexpr double kLeastTextOnPaper = 9 * 25.4 / 72;
/// Effect text in mm as the faces like it best.
inline constexpr double kFullText = 3.7;
inline constexpr double kReadingText = 4.4;

/// The card fills the rectangle, whose height should be 88/63 of its width, or more by what the style allows.
void paintCard(QPainter &painter, const QRectF &rect, const CardFace &face, const CardStyle &style);
/// The other side: the emblem on its field, or a picture of the author's own (a name of pictures.h) over all of it.
struct CardBack {
    Emblem emblem;
    QString picture{};
};
void paintBack(QPainter &painter, const QRectF &rect, const CardBack &back, const CardStyle &style);
void paintCharacter(QPainter &painter, const QRectF &rect, const CharacterFace &face, const CardStyle &style);
void paintSide(QPainter &painter, const QRectF &rect, const SideFace &face, const CardStyle &style);

/// How a face was laid out: its effect text in mm, and whether everything has its place.
struct CardFit {
    double textSize = 0;
    double fieldHeight = 0;
    bool isWhole = true; ///< nothing overlaps, nothing is cut
};
CardFit cardFit(const CardFace &face, CardMode mode, double leastText = 0);
CardFit characterFit(const CharacterFace &face);
/// The face is whole and its text as large as `leastText`.
bool fits(const CardFace &face, CardMode mode, double leastText);

} // namespace champclos::paint

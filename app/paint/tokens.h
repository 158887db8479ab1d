// SPDX-License-Identifier: MIT
//
// The design tokens: every colour, size, stroke and duration that the program is drawn with, for the light and the dark
// theme, each also with raised contrast. Values only: what is drawn with them is in the painters, and how a window
// follows the user's settings is in app/items/theme.h.
#pragma once

#include "engine/core/battlefield.h"
#include "engine/core/content.h"

#include <QColor>

#include <array>

namespace champclos::paint {

enum class Brightness : unsigned char { Light, Dark };
enum class Contrast : unsigned char { Normal, High };
/// How zones lie on the ground of a board: as areas, as lines around them, or not at all.
enum class ZoneLook : unsigned char { Areas, Outlines, Off };

inline constexpr int kSeatColours = 4;

/// What tells a seat apart. `line` is for rims and borders, `text` for words on page or surface.
struct SeatColours {
    QColor fill;
    QColor line;
    QColor text;
    QColor digits; ///< on `fill`
};

struct Palette {
    Brightness brightness = Brightness::Light;
    Contrast contrast = Contrast::Normal;
    QColor page, surface, ink, muted;
    QColor line; ///< decoration only, never the sole sign of a state
    QColor red, onRed, redText;
    QColor teal, onTeal;
    QColor gold; ///< never text on light
    QColor glow; ///< legal
    QColor board, space, edge;
    QColor reach, reachDigits;
    QColor ornament, ornamentDark;
    QColor sunk;                            ///< fill of a toggle that is on, of a chosen row
    QColor desk;                            ///< behind the panels of the table
    QColor bar, barText, barMuted, barLine; ///< the bar over the table, dark in both themes, and the line under it
    QColor tint;                            ///< chips and notes on a surface
    QColor good;                            ///< as text: new, ready, safe
    QColor mat;                             ///< around a board in the workshop
    QColor parchment;                       ///< of what fills a slot in the block editor; with `cardInk` on it
    QColor highlight;                       ///< behind a row that stands out in a table
    QColor cardPaper, cardInk, cardMuted, cardLine;
    std::array<SeatColours, kSeatColours> seats;

    bool isDark() const { return brightness == Brightness::Dark; }
    bool isHighContrast() const { return contrast == Contrast::High; }
    const SeatColours &seat(int index) const;
};

const Palette &palette(Brightness brightness, Contrast contrast = Contrast::Normal);

/// The two colours that text on coloured ground is chosen from: light theme's ink and paper, in every theme.
QColor ink();
QColor paper();
/// Whichever of the two stands out more on the ground.
QColor inkOn(const QColor &ground);

/// A card's type: as a fill, what stands on the fill, as text on card paper, and lightened for charts on dark.
struct TypeColours {
    QColor fill;
    QColor on;
    QColor text;
    QColor light;
};
const TypeColours &typeColours(CardType type);
QColor boostFill();

/// The eight zones a new battlefield begins with.
struct ZoneStyle {
    char letter;
    QColor colour;
    ZonePattern pattern;
};
const std::array<ZoneStyle, 8> &zoneStyles();

/// Heat map of a balance run in six steps, lightest first.
const std::array<QColor, 6> &heatSteps();

/// WCAG contrast ratio, 1 to 21.
double contrastRatio(const QColor &a, const QColor &b);
/// `top` over `bottom` with that opacity, as one solid colour: paper knows no transparency.
QColor mixed(const QColor &top, const QColor &bottom, double opacity);

namespace size { // px at 100 %
inline constexpr int kSpace1 = 4, kSpace2 = 8, kSpace3 = 12, kSpace4 = 16, kSpace5 = 24, kSpace6 = 32, kSpace7 = 48;
inline constexpr int kRadiusChip = 6, kRadiusButton = 8, kRadiusPrompt = 10, kRadiusPanel = 12;
inline constexpr double kStrokePanel = 1.5, kStrokeActive = 2.5, kStrokeRule = 1, kStrokeFocus = 3;
inline constexpr int kFocusOffset = 3;
inline constexpr int kButtonHeight = 36, kButtonWidth = 112;
inline constexpr int kWordmark = 104, kPage = 38, kPanel = 28, kName = 24, kSection = 21, kDial = 32;
inline constexpr int kBody = 15, kControl = 14, kCaption = 13;
inline constexpr double kLineHeight = 19.0 / 14.0; ///< of running text
} // namespace size

namespace motion { // ms at normal speed
inline constexpr int kHover = 90, kCardDraw = 180, kStep = 140, kMoveMost = 560, kPanel = 160, kCurtain = 200;
inline constexpr int kReveal = 300, kLedgerLine = 250, kLedgerMost = 1400, kDamage = 300;
} // namespace motion

} // namespace champclos::paint

// SPDX-License-Identifier: MIT
//
// The inks of the page. Each is a pair: what it is in colour and what it is where ink is to be saved, where there is
// nothing but black, and dark grey for what is muted.
#pragma once

#include <QRgb>

namespace champclos::app::print {

struct Ink {
    QRgb colour = 0;
    QRgb saver = 0;
    friend bool operator==(const Ink &, const Ink &) = default;
};

inline constexpr Ink kInk = {0xFF2A2320, 0xFF000000};
inline constexpr Ink kMuted = {0xFF6B5D52, 0xFF404040};
inline constexpr Ink kPaperInk = {0xFFFBF6EA, 0xFF000000}; ///< on what has a fill only in colour

constexpr Ink inColour(QRgb colour) { return {colour, 0xFF000000}; }

} // namespace champclos::app::print

// SPDX-License-Identifier: MIT
//
// A font file with other figures as its usual ones. Qt asks for the figures that a font shows by default, and before Qt
// 6.7 there is no way to ask for others: EB Garamond's are old-style, ours are lining; tables need Inter's tabular
// ones. So the bytes of the font are changed before it is registered: the character map leads the ten digits to the
// glyphs that a feature would put in their place, and the family gets a name of its own, which also keeps it apart from
// a font of the same name that the system may have. It knows OpenType and no more of it than that.
#pragma once

#include <QByteArray>

namespace champclos::paint {

/// The font with its digits as the feature ("lnum", "tnum") makes them, and `family` renamed to `newFamily`, which has
/// to be of the same length. A font that cannot be understood comes back unchanged.
QByteArray withFigures(const QByteArray &font, const char *feature, const QByteArray &family,
                       const QByteArray &newFamily);

} // namespace champclos::paint

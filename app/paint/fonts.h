// SPDX-License-Identifier: MIT
//
// The two type families of the program, from its own resources: EB Garamond with lining figures for titles, names and
// numbers; Inter for everything that is read at length, with a tabular variant for columns of numbers. The serif family
// goes by a name of its own: some systems have an EB Garamond whose bold lacks accented letters. Without the resources
// the system's fonts step in.
#pragma once

#include <QFont>
#include <QString>

namespace champclos::paint {

enum class Type : unsigned char { Serif, SerifBold, Sans, SansMedium, SansSemiBold, SansBold };

/// Registers the embedded fonts that every page needs; needs a QGuiApplication. Calling it again does nothing. All
/// functions below call it.
void registerFonts();
/// True if all of them were found in the resources.
bool hasOwnFonts();

QString serifFamily();
QString sansFamily();
/// Inter with figures of one width. Registered when it is first asked for, which is after the first page is shown; in
/// the thread of the windows.
QString tabularFamily();

/// Without hinting, so that widths grow with the size: text drawn under a scale breaks its lines in the same places on
/// screen, on paper and at every zoom.
QFont typeface(Type type, int pixelSize = 100);

} // namespace champclos::paint

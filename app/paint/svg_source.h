// SPDX-License-Identifier: MIT
//
// The texts of the drawings: found in the resources, and rewritten with other colours or as outlines. Nothing is drawn
// here (svg_art.h). A part of app/paint that others have no need to include.
#pragma once

#include <QByteArray>
#include <QColor>
#include <QMap>
#include <QString>
#include <QStringList>

#include <utility>
#include <vector>

namespace champclos::paint::svg {

struct Pair {
    QColor field;
    QColor charge;
};
const QMap<QString, Pair> &emblemPairs(); ///< of the emblems that are there
QByteArray emblemSource(const QString &id);

QStringList iconNames();
QByteArray iconSource(const QString &name);
/// The two colours of the drawings: emblems and two-coloured icons are light, what is cut out of them dark; icons of
/// one colour are dark.
QColor lightMark();
QColor darkMark();
/// The icon in that colour; an icon with colours of its own keeps them.
QByteArray icon(const QString &name, const QColor &colour, const QColor &ground);

/// The picture under a battlefield, in the colours of the dark theme if asked for; empty if there is none.
QByteArray boardSource(const QString &art, bool isDark);
/// A drawing that stands on a board, likewise. Kept, because one board asks for each many times.
QByteArray ornamentSource(const QString &name, bool isDark);
/// What grounds.json says.
QByteArray groundTable();

using Change = std::pair<QColor, QColor>; ///< from, to
QByteArray recoloured(const QByteArray &source, const std::vector<Change> &changes);

enum class Details : unsigned char { Outline, Solid };
struct OutlineLook {
    double stroke = 1; ///< in units of the drawing
    Details details = Details::Outline;
};
/// Black contours around the union of everything light, white inside, details in black.
QByteArray outlined(const QByteArray &source, const OutlineLook &look);

} // namespace champclos::paint::svg

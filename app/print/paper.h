// SPDX-License-Identifier: MIT
//
// Sheets of paper and what a printer does to them. All lengths of the print studio are millimetres, sizes of type are
// points. Nothing here draws.
#pragma once

#include "engine/core/array_by.h"

#include <QPointF>
#include <QSizeF>
#include <QString>

#include <optional>

namespace champclos::app::print {

enum class Paper : unsigned char { A4, Letter, A3, Tabloid };
inline constexpr EnumNames<Paper, 4> kPaperNames = {"a4", "letter", "a3", "tabloid"};

inline constexpr double kMmPerPoint = 25.4 / 72;
inline constexpr double kMmPerInch = 25.4;

QSizeF sizeOf(Paper paper);
/// The paper that sheets are laid out for: a larger one shows the same, larger.
Paper usualPaper(Paper paper);
std::optional<Paper> paperFromName(const QString &name);

enum class InkUse : unsigned char { Colour, Saver };

/// Distance of the calibration page's crosses from the edges.
inline constexpr double kCrossFromEdge = 20;

/// What a printer makes of 100 mm, and how far it misses the place of the upper left cross: both as measured on the
/// calibration page, and taken back when a page is painted for that printer.
struct Calibration {
    double widthOf100 = 100;
    double heightOf100 = 100;
    QPointF offset;
    bool isNeutral() const { return widthOf100 == 100 && heightOf100 == 100 && offset.isNull(); }
    friend bool operator==(const Calibration &, const Calibration &) = default;
};

} // namespace champclos::app::print

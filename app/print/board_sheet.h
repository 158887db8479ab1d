// SPDX-License-Identifier: MIT
//
// A battlefield on paper: as large as one page allows, or as a poster over several sheets at a true size of its spaces.
// Neighbouring sheets show the same strip of the board, with crosses that are laid on each other.
#pragma once

#include "app/print/page.h"
#include "engine/core/battlefield.h"

#include <vector>

namespace champclos::app::print {

struct BoardSheetOptions {
    Paper paper = Paper::A4;
    std::vector<Language> languages = {Language::En};
    bool isPoster = false;
    double spaceDiameter = 30; ///< of the poster, in millimetres
};

/// How a poster is parted into sheets.
struct Tiling {
    QSizeF page; ///< with its orientation
    int columns = 1;
    int rows = 1;
    QSizeF poster; ///< the board in true size
    QRectF window; ///< of each page in which the board is seen
    int sheets() const { return columns * rows; }
    /// The part of the poster that a sheet shows, in millimetres of the poster.
    QRectF part(int column, int row) const;
};

inline constexpr double kOverlap = 10;

/// The orientation with fewer sheets; upright if both are the same.
Tiling tilingOf(QSizeF paper, QSizeF poster);
/// Millimetres of the poster for a board whose spaces shall have that diameter.
QSizeF posterSize(const Battlefield &battlefield, double spaceDiameter);

Document boardSheets(const Battlefield &battlefield, const BoardSheetOptions &options, const TextMeasure &measure);

} // namespace champclos::app::print

// SPDX-License-Identifier: MIT
//
// A battlefield on paper: as large as one page allows; as a poster over several sheets at a true size of its spaces; or
// at that size on one page as large as it has to be. Neighbouring sheets of a poster show the same strip of the board,
// with crosses that are laid on each other; where there is a choice, no space lies under the seam.
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
    bool isWhole = false;      ///< the poster on one page of its own size
    bool hasNumbers = false;   ///< in the spaces
};

/// A space of a poster.
struct Disc {
    QPointF centre;
    double radius = 0;
};

/// How a poster is parted into sheets.
struct Tiling {
    QSizeF page;            ///< with its orientation
    std::vector<double> xs; ///< where the columns begin, in millimetres of the poster
    std::vector<double> ys; ///< where the rows do
    QSizeF poster;          ///< the board in true size
    QRectF window;          ///< of each page in which the board is seen
    int columns() const { return static_cast<int>(xs.size()); }
    int rows() const { return static_cast<int>(ys.size()); }
    int sheets() const { return columns() * rows(); }
    /// The part of the poster that a sheet shows, in millimetres of the poster.
    QRectF part(int column, int row) const;
};

inline constexpr double kOverlap = 10;
inline constexpr double kPosterMargin = 10; ///< what printers leave white, and a little

/// The orientation with fewer sheets, then the one whose seams cut less of the spaces; upright if both are the same.
Tiling tilingOf(QSizeF paper, QSizeF poster, const std::vector<Disc> &spaces = {});
/// Millimetres of the poster for a board whose spaces shall have that diameter.
QSizeF posterSize(const Battlefield &battlefield, double spaceDiameter);
std::vector<Disc> posterSpaces(const Battlefield &battlefield, double spaceDiameter);

/// The board and nothing else, in true size.
Page boardPicture(const Battlefield &battlefield, const BoardSheetOptions &options);

Document boardSheets(const Battlefield &battlefield, const BoardSheetOptions &options, const TextMeasure &measure);

} // namespace champclos::app::print

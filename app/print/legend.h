// SPDX-License-Identifier: MIT
//
// What the signs on a sheet mean: in a cell of its own, or as a strip where all cells are taken.
#pragma once

#include "app/print/sheet_frame.h"

namespace champclos::app::print {

/// In a cell with a dashed outline. The height it needs is kLegendHeight.
inline constexpr double kLegendHeight = 40;
/// In a place of two cells or more the entries stand in two columns, which need kWideLegendHeight.
inline constexpr double kWideLegendHeight = 29;
void drawLegend(Sketch &sketch, const QRectF &rect, const std::vector<Language> &languages);

/// Two lines across the page.
inline constexpr double kLegendStripHeight = 13;
void drawLegendStrip(Sketch &sketch, const QRectF &rect, const std::vector<Language> &languages);

/// One line of signs and single words, where nothing more fits.
inline constexpr double kLegendLineHeight = 6.6;
void drawLegendLine(Sketch &sketch, const QRectF &rect, const std::vector<Language> &languages);
/// The same without a frame, small enough for the foot of the page.
void drawLegendInFoot(Sketch &sketch, const QRectF &rect, const std::vector<Language> &languages);

} // namespace champclos::app::print

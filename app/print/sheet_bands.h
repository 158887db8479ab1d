// SPDX-License-Identifier: MIT
//
// The bands that a reference sheet is made of, and how they share pages: which of them fit, and how high each is. Pure
// arithmetic; what stands in a band is its own affair.
#pragma once

#include "app/print/sheet_frame.h"

#include <functional>
#include <span>
#include <vector>

namespace champclos::app::print {

enum class BandKind : unsigned char { Section, Row, Panel };

/// A horizontal part of a page: a section head, a row of cells, a panel of rules or the legend.
struct Band {
    BandKind kind = BandKind::Row;
    double least = 0;
    double usual = 0;                    ///< as high as it likes to be
    double gapBefore = SheetFrame::kGap; ///< none at the top of a page and under a section head
    QString section;                     ///< what to head it with where a page begins with it
    std::function<void(Sketch &, double top, double height)> draw;
};

/// One past the last band that has room on a page that begins with `first`; at least one, and no section head alone.
std::size_t lastThatFits(const std::vector<Band> &bands, std::size_t first, double available, std::size_t mostRows);

/// Heights of the bands of a page: section heads and panels as they are; rows share what is left, up to `most`, and
/// none is higher than its usual height times `stretch`.
std::vector<double> heightsOf(std::span<const Band> bands, double available, double most, double stretch);

/// Heights of rows that need at least so much each, share what is there, and want no more than `usual`.
std::vector<double> sharedHeights(const std::vector<double> &needs, double available, double usual);

} // namespace champclos::app::print

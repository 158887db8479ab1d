// SPDX-License-Identifier: MIT
//
// A turn, its actions and a combat in their order, as panels in two columns; with two languages a column for each. The
// player's aid is made of them, and reference sheets end with a brief choice where a page has room left.
#pragma once

#include "app/print/sheet_frame.h"

#include <vector>

namespace champclos::app::print {

enum class AidExtent : unsigned char { Whole, Brief }; ///< brief: without what is easily forgotten

class AidPanels {
public:
    AidPanels(const SheetOptions &options, AidExtent extent, const TextMeasure &measure)
        : m_options(options), m_extent(extent), m_measure(measure), m_frame(options.paper) {}

    /// Takes the largest text between the two at which the panels are no higher than that; says whether there is one.
    bool fit(double available, double mostPoints, double leastPoints);
    double height() const; ///< of the taller column, with the text that was taken
    /// Both columns end at the bottom.
    void draw(Sketch &sketch, double top, double bottom) const;

private:
    std::vector<std::size_t> panelsOf(int column) const;
    Language languageOf(int column) const;
    double heightOf(int column) const;
    double panelHeight(std::size_t panel, Language language) const;
    std::vector<TextLine> linesOf(std::size_t panel, std::size_t step, Language language) const;
    void drawPanel(Sketch &sketch, std::size_t panel, Language language, const QRectF &rect, double extra) const;

    SheetOptions m_options;
    AidExtent m_extent;
    const TextMeasure &m_measure;
    SheetFrame m_frame;
    TextSize m_size;
};

} // namespace champclos::app::print

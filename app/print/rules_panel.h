// SPDX-License-Identifier: MIT
//
// The special rules of a deck in a frame across the page: in one column, or in two if they are long or in two
// languages.
#pragma once

#include "app/print/deck_facts.h"
#include "app/print/sketch.h"

#include <vector>

namespace champclos::app::print {

class RulesPanel {
public:
    RulesPanel(const std::vector<DeckFacts> &decks, double width, const TextMeasure &measure);

    double height() const { return m_height; }
    void draw(Sketch &sketch, QPointF topLeft) const;

private:
    double m_width;
    double m_columnWidth = 0;
    double m_height = 0;
    std::vector<std::vector<TextLine>> m_columns;
};

} // namespace champclos::app::print

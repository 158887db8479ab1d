// SPDX-License-Identifier: MIT
//
// The character card across the top of a reference sheet: emblem, fighters with their health and way of attacking, the
// move value, and the abilities. It grows with its text.
#pragma once

#include "app/print/deck_facts.h"
#include "app/print/sheet_frame.h"

#include <vector>

namespace champclos::app::print {

class CharacterPanel {
public:
    /// With the deck's special rules if there is room for them; `hasRules` says whether there was.
    CharacterPanel(const std::vector<DeckFacts> &decks, const SheetFrame &frame, bool isTight,
                   const TextMeasure &measure);

    double height() const { return m_height; }
    bool hasRules() const { return m_hasRules; }
    void draw(Sketch &sketch, QPointF topLeft) const;

private:
    struct Block {
        double x = 0;
        std::vector<TextLine> lines;
    };

    void setText(TextSize size, bool withRules, const TextMeasure &measure);
    std::vector<Span> textOf(const DeckFacts &deck, bool withRules) const;
    void drawFighter(Sketch &sketch, QPointF corner, std::size_t fighter) const;
    void drawMove(Sketch &sketch, QPointF corner) const;
    void drawName(Sketch &sketch, QPointF corner, const QStringList &names, const QString &remark) const;
    double textWidth() const;
    double ruleY() const;
    int slotCount() const;
    double slotWidth() const;

    const std::vector<DeckFacts> &m_decks;
    double m_width;
    bool m_isShort; ///< Letter paper: everything a little closer
    std::vector<Block> m_texts;
    TextSize m_size;
    double m_height = 0;
    bool m_hasRules = false;
};

} // namespace champclos::app::print

// SPDX-License-Identifier: MIT
//
// One cell of a reference sheet: a card, or a rule of the deck with a name of its own. A cell is set first, which says
// how high it has to be, and drawn when its row knows how high it is. Text that is too long for a cell of the usual
// height is set small, and as large again as the row has room for; what is too long for a page goes on in a further
// cell.
#pragma once

#include "app/print/deck_facts.h"
#include "app/print/sheet_frame.h"

#include <array>
#include <optional>
#include <vector>

namespace champclos::app::print {

inline constexpr TextSize kCellText = {9, 4.2, 0.9};
inline constexpr TextSize kCellSmallText = {7.5, 3.2, 0.7};
/// From the largest down.
inline constexpr std::array kCellTexts = {kCellText, TextSize{8.5, 3.9, 0.85}, TextSize{8, 3.55, 0.75}, kCellSmallText};
inline constexpr int kLongText = 120; ///< signs

/// What a cell says in one language.
struct CellText {
    QString name;
    QString under; ///< the type
    std::vector<TextPart> parts;
    QString whomWord; ///< "For"
    QString whom;
};

struct CellContent {
    std::vector<CellText> texts; ///< one for each language of the sheet
    std::optional<CardType> type;
    int value = 0;
    std::optional<int> boost; ///< none: no disc
    int copies = 0;
    paint::Emblem emblem; ///< for cells that are no cards
};

CellContent cardCell(const std::vector<DeckFacts> &decks, std::size_t card);
CellContent specialCell(const std::vector<DeckFacts> &decks, std::size_t special);

class SheetCell {
public:
    SheetCell(CellContent content, double width, double usualHeight, const TextMeasure &measure);

    double height() const { return m_height; } ///< the least it can do with
    bool isSmall() const { return m_size.points < kCellText.points; }
    double points() const { return m_size.points; }
    /// The same with the largest text that a cell of that height has room for.
    SheetCell grownTo(double height, const TextMeasure &measure) const;
    void draw(Sketch &sketch, const QRectF &rect) const;

    /// Cells none of which is higher than that; this one alone if it is not.
    static std::vector<SheetCell> parted(const SheetCell &cell, double most);

private:
    struct Column {
        double x = 0;
        std::vector<TextLine> name;
        std::vector<TextLine> under;
        std::vector<TextLine> body;
        std::vector<TextLine> whom;
    };

    void setColumns(const TextMeasure &measure);
    void setHeight();
    double bodyTop() const;
    void drawBar(Sketch &sketch, const QRectF &rect) const;

    CellContent m_content;
    double m_width;
    double m_usualHeight;
    TextSize m_size = kCellText;
    double m_namePoints = 12.5;
    std::vector<Column> m_columns;
    double m_columnWidth = 0;
    double m_height = 0;
    bool m_isPart = false; ///< of a text that goes on elsewhere
};

} // namespace champclos::app::print

// SPDX-License-Identifier: MIT
//
// Cards to cut out: where each copy lies on the sheet, the marks for the knife, and the backs in mirrored places so
// that they meet their fronts when the sheet is turned. Or each card on a page of its own with a wider bleed, as print
// shops want them, or each design once, for pictures. How a card looks is app/paint's business.
#pragma once

#include "app/print/page.h"
#include "engine/core/array_by.h"
#include "engine/core/content.h"

#include <vector>

namespace champclos::app::print {

/// How the sheet is turned between front and back.
enum class Backs : unsigned char { None, LongEdge, ShortEdge };
inline constexpr EnumNames<Backs, 3> kBacksNames = {"none", "long", "short"};

struct CardOptions {
    Paper paper = Paper::A4;
    Language language = Language::En;
    QSizeF size = {63, 88};
    Backs backs = Backs::LongEdge;
    bool isSingle = false;     ///< one card a page
    bool isEachOnce = false;   ///< singles: every design once, all backs at the end, each with a name of its own
    double bleed = 3;          ///< of singles
    bool hasCharacter = false; ///< the character card too
};

inline constexpr double kSheetBleed = 1.5;
inline constexpr double kMostBleed = 5;

/// Places on a sheet of cards.
class CardGrid {
public:
    CardGrid(QSizeF page, QSizeF card);

    int columns() const { return m_columns; }
    int rows() const { return m_rows; }
    int capacity() const { return m_columns * m_rows; } ///< 0 if not even one card fits
    QRectF block() const;                               ///< all cards with their bleed
    QRectF front(int index) const;                      ///< as cut
    /// Where the back of that front lies, seen from behind.
    QRectF back(int index, Backs backs) const;
    double markLength(double margin) const;

private:
    QSizeF m_page;
    QSizeF m_card;
    int m_columns;
    int m_rows;
};

Document cardSheets(const DeckDef &deck, const CardOptions &options, const TextMeasure &measure);

} // namespace champclos::app::print

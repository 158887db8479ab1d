// SPDX-License-Identifier: MIT
//
// Text in the painter's own units, at sizes that need not be whole: single lines, and blocks that break their lines. It
// is laid out at one fixed size and drawn under a scale, so that the same words stand on the same lines on screen, on
// paper and at every zoom. Spaces that do not break (between a number and its noun) are respected.
#pragma once

#include "app/paint/fonts.h"

#include <QColor>
#include <QPointF>
#include <QRectF>
#include <QString>

#include <vector>

class QPainter;

namespace champclos::paint {

struct TextStyle {
    Type type = Type::Sans;
    double size = 1;
    double line = 0;    ///< from baseline to baseline; 0: 1.25 of the size
    double spacing = 0; ///< between letters, in parts of the size

    double lineHeight() const { return line > 0 ? line : 1.25 * size; }
};

enum class Align : unsigned char { Left, Centre, Right };

double textWidth(const QString &text, const TextStyle &style);
/// Height of capitals and lining figures, in parts of the size.
double capHeight(Type type);

/// One line with its baseline at the point.
void drawLine(QPainter &painter, QPointF baseline, const QString &text, const TextStyle &style, const QColor &colour,
              Align align = Align::Left);
/// One line with the middle of its capitals at the point.
void drawCentred(QPainter &painter, QPointF middle, const QString &text, const TextStyle &style, const QColor &colour);
/// The style, made smaller until the text is no wider than that.
TextStyle shrunkTo(double width, const QString &text, TextStyle style);

/// Text broken into lines. Line breaks of the text itself begin new paragraphs; a bullet hangs.
struct TextBlock {
    struct Line {
        QString text;
        double indent = 0;
    };
    std::vector<Line> lines;
    TextStyle style;
    double widest = 0; ///< wider than asked for only where a single word is

    double height() const { return style.lineHeight() * static_cast<double>(lines.size()); }
    bool isEmpty() const { return lines.empty(); }
};
TextBlock textBlock(const QString &text, const TextStyle &style, double width);
/// With the top of its first line at `top`; `width` counts for alignment only.
void drawBlock(QPainter &painter, QPointF topLeft, const TextBlock &block, const QColor &colour,
               Align align = Align::Left, double width = 0);

} // namespace champclos::paint

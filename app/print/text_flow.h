// SPDX-License-Identifier: MIT
//
// Running text set into lines: where lines break, and where each piece of a line stands. Spans may differ in face and
// ink within a line. A line is never longer than its width: a word that is too long for it alone is parted between
// letters. It does not paint and does not know pages.
#pragma once

#include "app/print/inks.h"
#include "app/print/typeface.h"

#include <QString>

#include <vector>

namespace champclos::app::print {

struct Span {
    QString text; ///< "\n" begins a new paragraph; one that begins with "• " hangs its further lines
    Face face = Face::Sans;
    Ink ink = kInk;
};

/// A piece of a line that is set in one go.
struct Run {
    double x = 0;
    double width = 0;
    QString text;
    Face face = Face::Sans;
    Ink ink = kInk;
};

struct TextLine {
    std::vector<Run> runs;
    double width = 0;
    bool isParagraphStart = false; ///< and no bullet
};

/// Size and distance of lines: points and millimetres.
struct TextSize {
    double points = 9;
    double leading = 4.2;
    double paragraphGap = 0; ///< before a new paragraph that is no bullet
    friend bool operator==(const TextSize &, const TextSize &) = default;
};

std::vector<TextLine> setLines(const std::vector<Span> &spans, double width, double points, const TextMeasure &measure);

/// As few lines as `setLines` makes, but of even length: for titles.
std::vector<TextLine> setBalanced(const std::vector<Span> &spans, double width, double points,
                                  const TextMeasure &measure);

/// From the first baseline to the last.
double depthOf(const std::vector<TextLine> &lines, const TextSize &size);
/// From the baseline of the line before to that of `line`.
double stepTo(const TextLine &line, const TextSize &size);

QString plainText(const std::vector<Span> &spans);

} // namespace champclos::app::print

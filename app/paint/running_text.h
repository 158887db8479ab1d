// SPDX-License-Identifier: MIT
//
// Paragraphs that begin with a bold lead and go on in plain type, broken into lines: "After combat: Draw 1 card." A
// part of app/paint; text of one type is text_block.h.
#pragma once

#include "app/paint/card_face.h"
#include "app/paint/text_block.h"

#include <vector>

namespace champclos::paint {

struct RunningLine {
    QString lead; ///< bold, in the colour of the lead
    QString text; ///< after it, on the same line
    double indent = 0;
    double textLeft = 0; ///< where the text begins
};

struct RunningText {
    std::vector<RunningLine> lines;
    double size = 0;
    double line = 0;
    double height() const { return line * static_cast<double>(lines.size()); }
};

/// `line` is from baseline to baseline.
RunningText runningText(const std::vector<FaceText> &parts, double size, double line, double width, bool hasLeads);
void drawRunning(QPainter &painter, QPointF topLeft, const RunningText &text, const QColor &lead, const QColor &ink);

} // namespace champclos::paint

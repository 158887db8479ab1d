// SPDX-License-Identifier: MIT
#include "app/print/rules_panel.h"
#include "app/paint/tokens.h"

#include <algorithm>

namespace champclos::app::print {

namespace {

constexpr TextSize kText = {9, 4.3, 1.2};
constexpr double kGap = 8;
constexpr double kInset = 4;
constexpr double kFirst = 6.2; ///< from the top to the first baseline
constexpr double kBelow = 3.6;

std::vector<TextLine> rulesIn(const DeckFacts &deck, double width, const TextMeasure &measure) {
    QStringList paragraphs;
    for (const QString &rule : deck.rules)
        paragraphs.append(rule);
    return setLines({{paragraphs.join(QLatin1Char('\n')), Face::Sans, kInk}}, width, kText.points, measure);
}

} // namespace

RulesPanel::RulesPanel(const std::vector<DeckFacts> &decks, double width, const TextMeasure &measure)
    : m_width(width), m_columnWidth(width - 2 * kInset) {
    constexpr std::size_t kMostAcross = 5;
    const double half = (m_columnWidth - kGap) / 2;
    if (decks.size() > 1)
        m_columnWidth = half;
    for (const DeckFacts &deck : decks)
        m_columns.push_back(rulesIn(deck, m_columnWidth, measure));
    if (decks.size() == 1 && m_columns.front().size() > kMostAcross) {
        m_columnWidth = half;
        const std::vector<TextLine> all = rulesIn(decks.front(), half, measure);
        const auto middle = all.begin() + static_cast<std::ptrdiff_t>((all.size() + 1) / 2);
        m_columns = {{all.begin(), middle}, {middle, all.end()}};
    }
    double depth = 0;
    for (const std::vector<TextLine> &lines : m_columns)
        depth = std::max(depth, depthOf(lines, kText));
    m_height = kFirst + depth + kBelow;
}

void RulesPanel::draw(Sketch &sketch, QPointF topLeft) const {
    const paint::Palette &palette = paint::palette(paint::Brightness::Light);
    sketch.box({topLeft, QSizeF(m_width, m_height)}, 1.5, filledAndOutlined(palette.cardPaper.rgb(), kInk.colour, 0.25),
               outlined(kBlack, 0.25));
    double x = topLeft.x() + kInset;
    for (const std::vector<TextLine> &lines : m_columns) {
        sketch.lines({x, topLeft.y() + kFirst}, lines, kText);
        x += m_columnWidth + kGap;
    }
}

} // namespace champclos::app::print

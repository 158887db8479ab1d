// SPDX-License-Identifier: MIT
#include "app/print/aid_panels.h"
#include "app/paint/tokens.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <span>

namespace champclos::app::print {

namespace {

struct Step {
    const char *name;
    const char *text;
};

constexpr std::array kTurn = {
    Step{QT_TRANSLATE_NOOP("print", "Start of turn."), QT_TRANSLATE_NOOP("print", "Resolve start-of-turn effects.")},
    Step{QT_TRANSLATE_NOOP("print", "Two actions."),
         QT_TRANSLATE_NOOP("print",
                           "Any two, even the same one twice. Neither may be skipped; an action you gain is added.")},
    Step{QT_TRANSLATE_NOOP("print", "End of turn."), QT_TRANSLATE_NOOP("print", "Resolve end-of-turn effects.")},
    Step{QT_TRANSLATE_NOOP("print", "Hand limit."), QT_TRANSLATE_NOOP("print", "Discard down to 7 cards.")},
};

constexpr std::array kActions = {
    Step{QT_TRANSLATE_NOOP("print", "Maneuver."),
         QT_TRANSLATE_NOOP("print", "Draw 1 card. You may boost: discard a card and add its boost to your move value. "
                                    "Then each of your fighters may move up to that many spaces, one after the other; "
                                    "through friendly fighters, never through opposing ones.")},
    Step{QT_TRANSLATE_NOOP("print", "Scheme."),
         QT_TRANSLATE_NOOP("print",
                           "Play a scheme card with a fighter that may use it, resolve its effects, then discard it.")},
    Step{QT_TRANSLATE_NOOP("print", "Attack."),
         QT_TRANSLATE_NOOP("print", "One of your fighters attacks an opposing fighter with an attack or versatile "
                                    "card. Melee: an adjacent target. Ranged: adjacent, or in the same zone.")},
};

constexpr std::array kCombat = {
    Step{QT_TRANSLATE_NOOP("print", "Cards."),
         QT_TRANSLATE_NOOP("print", "The attacker plays a card face down. The defender may answer with a defense or "
                                    "versatile card. Both are revealed at the same time.")},
    Step{QT_TRANSLATE_NOOP("print", "Immediately."),
         QT_TRANSLATE_NOOP("print", "First the defender’s card, then the attacker’s.")},
    Step{QT_TRANSLATE_NOOP("print", "During combat."),
         QT_TRANSLATE_NOOP("print", "First the defender’s card, then the attacker’s.")},
    Step{QT_TRANSLATE_NOOP("print", "Damage."),
         QT_TRANSLATE_NOOP("print", "Attack value minus defense value. If this deals at least 1 damage, the attacker "
                                    "has won the combat; otherwise the defender has.")},
    Step{QT_TRANSLATE_NOOP("print", "After combat."),
         QT_TRANSLATE_NOOP("print",
                           "First the defender’s card, then the attacker’s, even if its fighter was defeated.")},
    Step{QT_TRANSLATE_NOOP("print", "Discard."),
         QT_TRANSLATE_NOOP("print", "Each card goes to its player’s discard pile.")},
};

constexpr std::array kBoard = {
    Step{QT_TRANSLATE_NOOP("print", "Adjacent."), QT_TRANSLATE_NOOP("print", "Two spaces joined by a line.")},
    Step{
        QT_TRANSLATE_NOOP("print", "Zone."),
        QT_TRANSLATE_NOOP(
            "print", "All spaces with the same color and letter, wherever they are. A space may be in several zones.")},
};

constexpr std::array kReminders = {
    Step{QT_TRANSLATE_NOOP("print", "Empty deck."),
         QT_TRANSLATE_NOOP("print", "The discard pile is never shuffled back in: your fighters are exhausted. Each "
                                    "card you cannot draw deals 2 damage to each of them.")},
    Step{QT_TRANSLATE_NOOP("print", "Canceled."),
         QT_TRANSLATE_NOOP("print", "A card whose effects are canceled keeps its value.")},
    Step{QT_TRANSLATE_NOOP("print", "Defeated."),
         QT_TRANSLATE_NOOP("print", "A fighter with no health left leaves the battlefield at once.")},
    Step{QT_TRANSLATE_NOOP("print", "Victory."),
         QT_TRANSLATE_NOOP("print",
                           "A player whose last hero is defeated loses at once, even in the middle of an effect.")},
};

struct Panel {
    const char *title;
    std::span<const Step> steps;
    bool isNumbered;
};

const std::array<Panel, 5> &panels() {
    static const std::array<Panel, 5> all = {
        Panel{QT_TRANSLATE_NOOP("print", "Your turn"), kTurn, true},
        Panel{QT_TRANSLATE_NOOP("print", "The three actions"), kActions, false},
        Panel{QT_TRANSLATE_NOOP("print", "The battlefield"), kBoard, false},
        Panel{QT_TRANSLATE_NOOP("print", "A combat"), kCombat, true},
        Panel{QT_TRANSLATE_NOOP("print", "Remember"), kReminders, false},
    };
    return all;
}

constexpr double kInset = 4;
constexpr double kNumber = 7.5; ///< room for the number before a step

/// How close a panel is set; a page of its own has room, two languages have not.
struct Spacing {
    double title;   ///< points
    double titleAt; ///< baseline from the top
    double head;    ///< from the top to the first baseline
    double stepGap;
    double below;
};
constexpr Spacing kLoose = {17, 7.6, 15.4, 2.2, 4.2};
constexpr Spacing kMedium = {14, 6.6, 13, 1.8, 3.8};
constexpr Spacing kTight = {13, 6, 11.2, 1.4, 3.2};

const Spacing &spacing(const SheetOptions &options, AidExtent extent) {
    if (options.isBilingual())
        return kTight;
    return extent == AidExtent::Whole ? kLoose : kMedium;
}

void drawLozenge(Sketch &sketch, QPointF centre, QRgb colour) {
    constexpr double kHalf = 1.3;
    QPainterPath path(centre + QPointF(0, -kHalf));
    path.lineTo(centre + QPointF(kHalf, 0));
    path.lineTo(centre + QPointF(0, kHalf));
    path.lineTo(centre + QPointF(-kHalf, 0));
    path.closeSubpath();
    sketch.shape(path, filled(colour), outlined(kBlack, 0.3));
}

} // namespace

/// One language: the panels in two columns. Two: all of them in the column of the language.
std::vector<std::size_t> AidPanels::panelsOf(int column) const {
    const bool isWhole = m_extent == AidExtent::Whole;
    if (m_options.isBilingual())
        return isWhole ? std::vector<std::size_t>{0, 1, 2, 3, 4} : std::vector<std::size_t>{0, 1, 3};
    if (column == 1)
        return isWhole ? std::vector<std::size_t>{3, 4} : std::vector<std::size_t>{3, 2};
    return isWhole ? std::vector<std::size_t>{0, 1, 2} : std::vector<std::size_t>{0, 1};
}

Language AidPanels::languageOf(int column) const {
    return m_options.isBilingual() ? m_options.languages[column] : m_options.language();
}

bool AidPanels::fit(double available, double mostPoints, double leastPoints) {
    for (const TextSize size :
         {TextSize{10.5, 5.0}, TextSize{10, 4.8}, TextSize{9.5, 4.5}, TextSize{9, 4.3}, TextSize{8.5, 4.0},
          TextSize{8, 3.7}, TextSize{7.5, 3.3}, TextSize{7, 3.0}, TextSize{6.5, 2.8}}) {
        if (size.points > mostPoints || size.points < leastPoints)
            continue;
        m_size = size;
        if (height() <= available)
            return true;
    }
    return false;
}

double AidPanels::height() const { return std::max(heightOf(0), heightOf(1)); }

double AidPanels::heightOf(int column) const {
    double height = -SheetFrame::kGap;
    for (const std::size_t panel : panelsOf(column))
        height += SheetFrame::kGap + panelHeight(panel, languageOf(column));
    return height;
}

std::vector<TextLine> AidPanels::linesOf(std::size_t panel, std::size_t step, Language language) const {
    const Words words(language);
    const Step &said = panels()[panel].steps[step];
    const double width = m_frame.columnWidth(2) - 2 * kInset - kNumber;
    return setLines({{words(said.name) + QLatin1Char(' '), Face::SansSemiBold, kInk},
                     {words.typeset(words(said.text)), Face::Sans, kInk}},
                    width, m_size.points, m_measure);
}

double AidPanels::panelHeight(std::size_t panel, Language language) const {
    const Spacing &at = spacing(m_options, m_extent);
    double height = at.head + at.below;
    for (std::size_t step = 0; step < panels()[panel].steps.size(); ++step)
        height += m_size.leading * static_cast<double>(linesOf(panel, step, language).size()) + at.stepGap;
    return height - m_size.leading - at.stepGap;
}

void AidPanels::draw(Sketch &sketch, double top, double bottom) const {
    for (int column = 0; column < 2; ++column) {
        const std::vector<std::size_t> which = panelsOf(column);
        // What is left over is shared, so that both columns end at the same line.
        double steps = 0;
        for (const std::size_t panel : which)
            steps += static_cast<double>(panels()[panel].steps.size());
        const double extra = (bottom - top - heightOf(column)) / steps;
        double y = top;
        for (const std::size_t panel : which) {
            const double height =
                panelHeight(panel, languageOf(column)) + extra * static_cast<double>(panels()[panel].steps.size());
            drawPanel(sketch, panel, languageOf(column),
                      {m_frame.columnLeft(column, 2), y, m_frame.columnWidth(2), height}, extra);
            y += height + SheetFrame::kGap;
        }
    }
}

void AidPanels::drawPanel(Sketch &sketch, std::size_t panel, Language language, const QRectF &rect,
                          double extra) const {
    const paint::Palette &palette = paint::palette(paint::Brightness::Light);
    const Spacing &at = spacing(m_options, m_extent);
    sketch.box(rect, 2, filledAndOutlined(palette.cardPaper.rgb(), kInk.colour, 0.25), outlined(kBlack, 0.25));
    sketch.text(rect.topLeft() + QPointF(kInset, at.titleAt), Words(language)(panels()[panel].title),
                {Face::SerifBold, at.title, kInk});
    double y = rect.top() + at.head + extra / 2;
    for (std::size_t step = 0; step < panels()[panel].steps.size(); ++step) {
        const QPointF sign(rect.left() + kInset + 2.6, y);
        if (panels()[panel].isNumbered)
            sketch.text(
                sign + QPointF(0, 0.2), QString::number(step + 1),
                {Face::SerifBold, m_size.points + (m_options.isBilingual() ? 4.5 : 6), inColour(palette.red.rgb())},
                Align::Centre);
        else
            drawLozenge(sketch, sign - QPointF(0, 1.2), palette.red.rgb());
        y = sketch.lines({rect.left() + kInset + kNumber, y}, linesOf(panel, step, language), m_size) + m_size.leading +
            at.stepGap + extra;
    }
}

} // namespace champclos::app::print

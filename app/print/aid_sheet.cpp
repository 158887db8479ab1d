// SPDX-License-Identifier: MIT
#include "app/print/aid_sheet.h"
#include "app/paint/tokens.h"
#include "app/print/legend.h"

#include <QCoreApplication>

#include <array>
#include <span>

namespace champclos::app::print {

namespace {

struct Step {
    const char *name;
    const char *text;
};

constexpr std::array kTurn = {
    Step{QT_TRANSLATE_NOOP("print", "Start of turn."),
         QT_TRANSLATE_NOOP("print", "What happens at the start of your turn.")},
    Step{QT_TRANSLATE_NOOP("print", "Two actions."),
         QT_TRANSLATE_NOOP("print",
                           "Any two, also the same one twice. None may be skipped; one that you gain comes on top.")},
    Step{QT_TRANSLATE_NOOP("print", "End of turn."),
         QT_TRANSLATE_NOOP("print", "What happens at the end of your turn.")},
    Step{QT_TRANSLATE_NOOP("print", "Hand limit."), QT_TRANSLATE_NOOP("print", "Discard down to 7 cards.")},
};

constexpr std::array kActions = {
    Step{QT_TRANSLATE_NOOP("print", "Maneuver."),
         QT_TRANSLATE_NOOP("print",
                           "Draw 1 card. You may boost: discard a card and add its boost to your move value. Then "
                           "each of your fighters may move that far, one after the other; through friendly "
                           "fighters, never through opposing ones.")},
    Step{QT_TRANSLATE_NOOP("print", "Scheme."),
         QT_TRANSLATE_NOOP("print", "Play a scheme card with a fighter that may use it, do what it says, discard it.")},
    Step{QT_TRANSLATE_NOOP("print", "Attack."),
         QT_TRANSLATE_NOOP("print",
                           "One of your fighters attacks an opposing one with an attack or versatile card. Melee: "
                           "an adjacent target. Ranged: adjacent, or in the same zone.")},
};

constexpr std::array kCombat = {
    Step{QT_TRANSLATE_NOOP("print", "Cards."),
         QT_TRANSLATE_NOOP("print",
                           "The attacker puts a card face down. The defender may add a defense or versatile card. "
                           "Both are turned up together.")},
    Step{QT_TRANSLATE_NOOP("print", "Immediately."),
         QT_TRANSLATE_NOOP("print", "First the defender’s card, then the attacker’s.")},
    Step{QT_TRANSLATE_NOOP("print", "During combat."),
         QT_TRANSLATE_NOOP("print", "First the defender’s card, then the attacker’s.")},
    Step{QT_TRANSLATE_NOOP("print", "Damage."),
         QT_TRANSLATE_NOOP("print",
                           "The attack’s value minus the defense’s. With at least 1 damage the attacker has won, "
                           "otherwise the defender.")},
    Step{QT_TRANSLATE_NOOP("print", "After combat."),
         QT_TRANSLATE_NOOP("print",
                           "First the defender’s card, then the attacker’s; also of a fighter that was defeated.")},
    Step{QT_TRANSLATE_NOOP("print", "Discard."), QT_TRANSLATE_NOOP("print", "Both cards go to their discard piles.")},
};

constexpr std::array kBoard = {
    Step{QT_TRANSLATE_NOOP("print", "Adjacent."), QT_TRANSLATE_NOOP("print", "Two spaces that a line joins.")},
    Step{QT_TRANSLATE_NOOP("print", "Zone."),
         QT_TRANSLATE_NOOP("print",
                           "All spaces of one colour and letter, wherever they lie. A space may be in several zones.")},
};

constexpr std::array kReminders = {
    Step{QT_TRANSLATE_NOOP("print", "Empty deck."),
         QT_TRANSLATE_NOOP("print",
                           "It is never shuffled again. Each card that you cannot draw deals 2 damage to each of "
                           "your fighters.")},
    Step{QT_TRANSLATE_NOOP("print", "Canceled."),
         QT_TRANSLATE_NOOP("print", "A card whose effects are canceled keeps its value.")},
    Step{QT_TRANSLATE_NOOP("print", "Defeated."),
         QT_TRANSLATE_NOOP("print", "A fighter without health leaves the battlefield at once.")},
    Step{QT_TRANSLATE_NOOP("print", "Victory."),
         QT_TRANSLATE_NOOP("print", "Whoever’s last hero is defeated has lost, even in the middle of an effect.")},
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

/// How close a panel is set; two languages share the page.
struct Spacing {
    double title;   ///< points
    double titleAt; ///< baseline from the top
    double head;    ///< from the top to the first baseline
    double stepGap;
    double below;
};
constexpr Spacing kLoose = {17, 7.6, 15.4, 2.2, 4.2};
constexpr Spacing kTight = {13, 6, 11.2, 1.4, 3.2};

class AidSetter {
public:
    AidSetter(const SheetOptions &options, const TextMeasure &measure)
        : m_options(options), m_measure(measure), m_frame(options.paper),
          m_spacing(options.isBilingual() ? kTight : kLoose) {
        m_page.size = m_frame.size();
    }

    Document set() {
        Sketch sketch(m_page, m_measure);
        const Words words(m_options.language());
        const QString title = inAll(m_options.languages, QT_TRANSLATE_NOOP("print", "Turn and combat"));
        drawTitle(sketch, m_frame,
                  {title, inAll(m_options.languages, QT_TRANSLATE_NOOP("print", "Player’s aid")),
                   inAll(m_options.languages, QT_TRANSLATE_NOOP("print", "for all decks"))});
        const QRectF strip(m_frame.left(), m_frame.contentBottom() - kLegendStripHeight, m_frame.width(),
                           kLegendStripHeight);
        chooseSize(strip.top() - SheetFrame::kGap - m_frame.contentTop());
        for (int column = 0; column < 2; ++column)
            drawColumn(sketch, column, strip.top() - SheetFrame::kGap);
        drawLegendStrip(sketch, strip, m_options.languages);
        QStringList left = {QStringLiteral("Champclos")};
        for (const Language language : m_options.languages)
            left.append(Words(language).languageName());
        drawFoot(sketch, m_frame, {left.join(QStringLiteral(" · ")), {}, QStringLiteral("1 / 1")});
        Document document;
        document.title = words(QT_TRANSLATE_NOOP("print", "Turn and combat"));
        document.fileName = QStringLiteral("aid-") + QLatin1String(codeOf(m_options.language()));
        document.languages = m_options.languages;
        document.pages.push_back(std::move(m_page));
        return document;
    }

private:
    /// One language: two panels in each column. Two: all panels in the column of the language.
    std::vector<std::size_t> panelsOf(int column) const {
        if (m_options.isBilingual())
            return {0, 1, 2, 3, 4};
        return column == 0 ? std::vector<std::size_t>{0, 1, 2} : std::vector<std::size_t>{3, 4};
    }

    Language languageOf(int column) const {
        return m_options.isBilingual() ? m_options.languages[static_cast<std::size_t>(column)] : m_options.language();
    }

    void chooseSize(double available) {
        for (const TextSize size :
             {TextSize{10.5, 5.0}, TextSize{10, 4.8}, TextSize{9.5, 4.5}, TextSize{9, 4.3}, TextSize{8.5, 4.0},
              TextSize{8, 3.7}, TextSize{7.5, 3.3}, TextSize{7, 3.0}, TextSize{6.5, 2.8}}) {
            m_size = size;
            if (std::max(heightOf(0), heightOf(1)) <= available)
                return;
        }
    }

    double heightOf(int column) const {
        double height = -SheetFrame::kGap;
        for (const std::size_t panel : panelsOf(column))
            height += SheetFrame::kGap + panelHeight(panels()[panel], languageOf(column));
        return height;
    }

    std::vector<TextLine> linesOf(const Step &step, Language language) const {
        const Words words(language);
        const double width = m_frame.columnWidth(2) - 2 * kInset - kNumber;
        return setLines({{words(step.name) + QLatin1Char(' '), Face::SansSemiBold, kInk},
                         {words.typeset(words(step.text)), Face::Sans, kInk}},
                        width, m_size.points, m_measure);
    }

    double panelHeight(const Panel &panel, Language language) const {
        double height = m_spacing.head + m_spacing.below;
        for (const Step &step : panel.steps)
            height += m_size.leading * static_cast<double>(linesOf(step, language).size()) + m_spacing.stepGap;
        return height - m_size.leading - m_spacing.stepGap;
    }

    void drawColumn(Sketch &sketch, int column, double bottom) const {
        const std::vector<std::size_t> which = panelsOf(column);
        // What is left over is shared, so that both columns end at the same line.
        double steps = 0;
        for (const std::size_t index : which)
            steps += static_cast<double>(panels()[index].steps.size());
        const double extra = (bottom - m_frame.contentTop() - heightOf(column)) / steps;
        double y = m_frame.contentTop();
        for (const std::size_t index : which) {
            const double height = panelHeight(panels()[index], languageOf(column)) +
                                  extra * static_cast<double>(panels()[index].steps.size());
            drawPanel(sketch, panels()[index], languageOf(column),
                      {m_frame.columnLeft(column, 2), y, m_frame.columnWidth(2), height}, extra);
            y += height + SheetFrame::kGap;
        }
    }

    void drawPanel(Sketch &sketch, const Panel &panel, Language language, const QRectF &rect, double extra) const {
        const paint::Palette &palette = paint::palette(paint::Brightness::Light);
        sketch.box(rect, 2, filledAndOutlined(palette.cardPaper.rgb(), kInk.colour, 0.25), outlined(kBlack, 0.25));
        sketch.text(rect.topLeft() + QPointF(kInset, m_spacing.titleAt), Words(language)(panel.title),
                    {Face::SerifBold, m_spacing.title, kInk});
        const double gap = m_spacing.stepGap + extra;
        double y = rect.top() + m_spacing.head + extra / 2;
        int number = 1;
        for (const Step &step : panel.steps) {
            const std::vector<TextLine> lines = linesOf(step, language);
            if (panel.isNumbered)
                sketch.text({rect.left() + kInset + 2.6, y + 0.2}, QString::number(number),
                            {Face::SerifBold, m_size.points + 6, inColour(palette.red.rgb())}, Align::Centre);
            else
                drawLozenge(sketch, {rect.left() + kInset + 2.6, y - 1.2}, palette.red.rgb());
            y = sketch.lines({rect.left() + kInset + kNumber, y}, lines, m_size) + m_size.leading + gap;
            ++number;
        }
    }

    static void drawLozenge(Sketch &sketch, QPointF centre, QRgb colour) {
        constexpr double kHalf = 1.3;
        QPainterPath path(centre + QPointF(0, -kHalf));
        path.lineTo(centre + QPointF(kHalf, 0));
        path.lineTo(centre + QPointF(0, kHalf));
        path.lineTo(centre + QPointF(-kHalf, 0));
        path.closeSubpath();
        sketch.shape(path, filled(colour), outlined(kBlack, 0.3));
    }

    SheetOptions m_options;
    const TextMeasure &m_measure;
    SheetFrame m_frame;
    Spacing m_spacing;
    Page m_page;
    TextSize m_size;
};

} // namespace

Document aidSheet(const SheetOptions &options, const TextMeasure &measure) { return AidSetter(options, measure).set(); }

} // namespace champclos::app::print

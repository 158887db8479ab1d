// SPDX-License-Identifier: MIT
#include "app/print/deck_sheet.h"
#include "app/print/aid_panels.h"
#include "app/print/character_panel.h"
#include "app/print/deck_facts.h"
#include "app/print/legend.h"
#include "app/print/rules_panel.h"
#include "app/print/sheet_bands.h"
#include "app/print/sheet_cell.h"

#include <QCoreApplication>

#include <algorithm>
#include <memory>

namespace champclos::app::print {

namespace {

constexpr double kGap = SheetFrame::kGap;
constexpr std::size_t kRowsOnFirstPage = 4;
constexpr double kUsualOnA4 = 44.1;
constexpr double kUsualOnLetter = 41.5;
constexpr double kUsualSpecial = 32;  ///< height of cells that are no cards
constexpr double kTightSection = 1.2; ///< what a section head gives away where room is scarce
constexpr double kStretch = 1.3;      ///< rows may grow so much to fill a page that others follow

class SheetSetter {
public:
    SheetSetter(const DeckDef &deck, const SheetOptions &options, const TextMeasure &measure)
        : m_options(options), m_measure(measure), m_frame(options.paper),
          m_usual(options.paper == Paper::A4 ? kUsualOnA4 : kUsualOnLetter), m_columns(options.isBilingual() ? 2 : 3) {
        for (const Language language : options.languages)
            m_decks.push_back(deckFacts(deck, language));
        m_panel = std::make_unique<CharacterPanel>(m_decks, m_frame, false, measure);
        m_tightPanel = std::make_unique<CharacterPanel>(m_decks, m_frame, true, measure);
    }

    Document set() {
        setBands(fewestPages());
        std::size_t first = 0;
        for (const std::size_t end : pageEnds()) {
            drawPage(first, end);
            first = end;
        }
        finishPages();
        return {names(), m_decks.front().id + QLatin1Char('-') + codesOf(m_options.languages), m_options.languages,
                std::move(m_pages), inAll(m_options.languages, QT_TRANSLATE_NOOP("print", "Deck sheet"))};
    }

private:
    QString names() const {
        QStringList all;
        for (const DeckFacts &deck : m_decks)
            all.append(deck.name);
        return joinedOnce(all);
    }

    using MakeCell = CellContent (*)(const std::vector<DeckFacts> &, std::size_t);

    bool hasRulesPanel() const { return !m_decks.front().rules.empty() && !panel().hasRules(); }

    const CharacterPanel &panel() const { return m_tightness.legend == Legend::InFoot ? *m_tightPanel : *m_panel; }

    enum class Legend : unsigned char { Full, Line, InFoot };

    /// From which height on cells are set small, and how short the legend is where it has no cell.
    struct Tightness {
        double smallFrom = 0;
        Legend legend = Legend::Full;
    };

    /// The loosest that gives the fewest pages.
    Tightness fewestPages() {
        Tightness best;
        std::size_t fewest = 0;
        for (const Legend legend : {Legend::Full, Legend::Line, Legend::InFoot})
            for (const double less : {0.0, 3.0, 5.0, 7.0, 9.0, 11.0}) {
                if (legend == Legend::InFoot && m_options.isBilingual())
                    continue; // the foot is too short for two languages
                setBands({m_usual - less, legend});
                const std::size_t pages = pageEnds().size();
                if (fewest != 0 && pages >= fewest)
                    continue;
                best = {m_usual - less, legend};
                fewest = pages;
            }
        return best;
    }

    void setBands(const Tightness &tightness) {
        m_bands.clear();
        m_isLegendInFoot = false;
        m_tightness = tightness;
        const bool hasSpecials = !m_decks.front().specials.empty() || hasRulesPanel();
        QStringList remarks;
        for (const DeckFacts &deck : m_decks)
            remarks.append(typeSummary(deck));
        addSection(inAll(m_options.languages, QT_TRANSLATE_NOOP("print", "The cards")),
                   joinedOnce(remarks, QStringLiteral("\n")));
        addRows(cells(m_decks.front().cards.size(), cardCell), m_usual, !hasSpecials);
        if (!hasSpecials)
            return;
        addSection(inAll(m_options.languages, QT_TRANSLATE_NOOP("print", "Special rules")), {});
        if (hasRulesPanel())
            addRulesPanel();
        addRows(cells(m_decks.front().specials.size(), specialCell), kUsualSpecial, true);
    }

    std::vector<SheetCell> cells(std::size_t count, MakeCell make) const {
        std::vector<SheetCell> all;
        const double most = m_frame.contentBottom() - m_frame.contentTopAfter() - kSectionHeight;
        for (std::size_t index = 0; index < count; ++index) {
            const SheetCell cell(make(m_decks, index), m_frame.columnWidth(m_columns), m_tightness.smallFrom,
                                 m_measure);
            for (SheetCell &part : SheetCell::parted(cell, most))
                all.push_back(std::move(part));
        }
        return all;
    }

    void add(Band band) {
        if (!m_bands.empty() && m_bands.back().kind == BandKind::Section)
            band.gapBefore = 0;
        band.section = m_section;
        m_bands.push_back(std::move(band));
    }

    void addSection(const QString &title, const QString &remark) {
        m_section.clear();
        const double less = m_tightness.legend == Legend::InFoot ? kTightSection : 0;
        add({BandKind::Section,
             kSectionHeight - less,
             kSectionHeight - less,
             0,
             {},
             [this, title, remark, less](Sketch &sketch, double top, double) {
                 drawSection(sketch, m_frame, top - less, title, remark);
             }});
        m_section = title;
    }

    /// Rows of cells; the legend takes the last place of an unfinished row, or a strip of its own.
    void addRows(const std::vector<SheetCell> &cells, double usual, bool withLegend) {
        const auto columns = static_cast<std::size_t>(m_columns);
        for (std::size_t start = 0; start < cells.size(); start += columns) {
            const std::size_t end = std::min(start + columns, cells.size());
            std::vector<SheetCell> row(cells.begin() + static_cast<std::ptrdiff_t>(start),
                                       cells.begin() + static_cast<std::ptrdiff_t>(end));
            const bool hasLegend = withLegend && end - start < columns;
            double least = !hasLegend ? 0 : columns - row.size() > 1 ? kWideLegendHeight : kLegendHeight;
            for (const SheetCell &cell : row)
                least = std::max(least, cell.height());
            add({BandKind::Row,
                 least,
                 std::max(least, usual),
                 kGap,
                 {},
                 [this, row = std::move(row), hasLegend](Sketch &sketch, double top, double height) {
                     drawRow(sketch, row, hasLegend, top, height);
                 }});
        }
        if (withLegend && cells.size() % columns == 0)
            addLegend();
    }

    void addLegend() {
        m_isLegendInFoot = m_tightness.legend == Legend::InFoot;
        if (m_isLegendInFoot)
            return;
        const bool isFull = m_tightness.legend == Legend::Full;
        const auto draw = isFull ? drawLegendStrip : drawLegendLine;
        const double height = isFull ? kLegendStripHeight : kLegendLineHeight;
        add({BandKind::Panel, height, height, kGap, {}, [this, draw](Sketch &sketch, double top, double tall) {
                 draw(sketch, {m_frame.left(), top, m_frame.width(), tall}, m_options.languages);
             }});
    }

    void drawRow(Sketch &sketch, const std::vector<SheetCell> &row, bool hasLegend, double top, double height) const {
        const double width = m_frame.columnWidth(m_columns);
        for (std::size_t column = 0; column < row.size(); ++column)
            row[column]
                .grownTo(height, m_measure)
                .draw(sketch, {m_frame.columnLeft(static_cast<int>(column), m_columns), top, width, height});
        if (!hasLegend)
            return;
        const double left = m_frame.columnLeft(static_cast<int>(row.size()), m_columns);
        drawLegend(sketch, {left, top, m_frame.right() - left, height}, m_options.languages);
    }

    void addRulesPanel() {
        const RulesPanel rules(m_decks, m_frame.width(), m_measure);
        add({BandKind::Panel,
             rules.height(),
             rules.height(),
             kGap,
             {},
             [this, rules](Sketch &sketch, double top, double) {
                 rules.draw(sketch, {m_frame.left(), top});
             }});
    }

    /// Where the bands of a page begin: under the character card, or under a head that says what goes on.
    double topOf(std::size_t firstBand) const {
        if (firstBand == 0)
            return m_frame.contentTop() + panel().height();
        const double top = m_frame.contentTopAfter();
        return m_bands[firstBand].kind == BandKind::Panel ? top : top - 4;
    }

    /// Room for the section's title where a page begins in the middle of one.
    double headOf(std::size_t firstBand) const { return isContinued(firstBand) ? kSectionHeight : 0; }
    bool isContinued(std::size_t firstBand) const { return firstBand > 0 && m_bands[firstBand].kind == BandKind::Row; }

    std::vector<std::size_t> pageEnds() const {
        std::vector<std::size_t> ends;
        for (std::size_t next = 0; next < m_bands.size(); next = ends.back())
            ends.push_back(lastThatFits(m_bands, next, m_frame.contentBottom() - topOf(next) - headOf(next),
                                        next == 0 ? kRowsOnFirstPage : m_bands.size()));
        return ends;
    }

    void drawPage(std::size_t first, std::size_t end) {
        Page &page = m_pages.emplace_back();
        page.size = m_frame.size();
        Sketch sketch(page, m_measure);
        double y = topOf(first);
        if (isContinued(first)) {
            drawSection(sketch, m_frame, y, m_bands[first].section,
                        inAll(m_options.languages, QT_TRANSLATE_NOOP("print", "continued")));
            y += kSectionHeight;
        }
        const bool isLast = end == m_bands.size();
        const double stretch = isLast ? 1 : kStretch;
        const std::vector<double> heights =
            heightsOf({m_bands.data() + first, end - first}, m_frame.contentBottom() - y, m_usual * stretch, stretch);
        for (std::size_t index = first; index < end; ++index) {
            const Band &band = m_bands[index];
            y += index > first ? band.gapBefore : 0;
            band.draw(sketch, y, heights[index - first]);
            y += heights[index - first];
        }
        if (isLast && first > 0)
            drawAid(sketch, y);
    }

    /// A last page that is half empty has room for what is asked most often at the table.
    void drawAid(Sketch &sketch, double top) const {
        constexpr double kMostPoints = 9;
        constexpr double kLeastPoints = 7.5;
        AidPanels aid(m_options, AidExtent::Brief, m_measure);
        if (!aid.fit(m_frame.contentBottom() - top - kSectionHeight, kMostPoints, kLeastPoints))
            return;
        drawSection(sketch, m_frame, top, inAll(m_options.languages, QT_TRANSLATE_NOOP("print", "Turn and combat")),
                    inAll(m_options.languages, QT_TRANSLATE_NOOP("print", "for all decks")));
        aid.draw(sketch, top + kSectionHeight, top + kSectionHeight + aid.height());
    }

    /// Titles and feet, when it is known how many pages there are.
    void finishPages() {
        const auto count = static_cast<int>(m_pages.size());
        for (int index = 0; index < count; ++index) {
            Page page;
            page.size = m_frame.size();
            Sketch sketch(page, m_measure);
            const SheetTitle title = {names(), inAll(m_options.languages, QT_TRANSLATE_NOOP("print", "Deck sheet")),
                                      remark()};
            if (index == 0) {
                drawTitle(sketch, m_frame, title);
                panel().draw(sketch, {m_frame.left(), m_frame.contentTop()});
            } else {
                drawSmallTitle(sketch, m_frame, title);
            }
            Page &body = m_pages[index];
            page.marks.insert(page.marks.end(), std::make_move_iterator(body.marks.begin()),
                              std::make_move_iterator(body.marks.end()));
            drawFoot(sketch, m_frame, foot(index, count));
            if (m_isLegendInFoot)
                drawFootLegend(sketch);
            body = std::move(page);
        }
    }

    QString remark() const {
        QStringList texts;
        for (const DeckFacts &deck : m_decks) {
            const Words words(deck.language);
            texts.append(
                words.counted(QT_TRANSLATE_N_NOOP("print", "%n card(s)"), deck.cardCount()) + QStringLiteral(" · ") +
                words.counted(QT_TRANSLATE_N_NOOP("print", "%n different"), static_cast<int>(deck.cards.size())));
        }
        return joinedOnce(texts, QStringLiteral("\n"));
    }

    void drawFootLegend(Sketch &sketch) const {
        const double left = m_frame.left() + m_measure.width(foot(0, 1).left, Face::Sans, 7) + 6;
        drawLegendInFoot(sketch, {left, m_frame.footBaseline() - 2.9, m_frame.right() - 10 - left, 4},
                         m_options.languages);
    }

    /// A foot has room for one: the languages take turns.
    Language languageOfPage(int index) const {
        return m_options.languages[static_cast<std::size_t>(index) % m_options.languages.size()];
    }

    SheetFoot foot(int index, int count) const {
        QStringList left = {QStringLiteral("Champclos"), names()};
        for (const Language language : m_options.languages)
            left.append(Words(language).languageName());
        if (!m_decks.front().author.isEmpty())
            left.append(m_decks.front().author.left(40));
        const QString middle =
            m_isLegendInFoot
                ? QString()
                : Words(languageOfPage(index))(QT_TRANSLATE_NOOP(
                      "print",
                      "“Space”: a circle on the battlefield. “Zone”: all spaces with the same color and letter."));
        return {left.join(QStringLiteral(" · ")), middle, QStringLiteral("%1 / %2").arg(index + 1).arg(count)};
    }

    SheetOptions m_options;
    const TextMeasure &m_measure;
    SheetFrame m_frame;
    double m_usual;
    int m_columns;
    std::vector<DeckFacts> m_decks;
    std::unique_ptr<CharacterPanel> m_panel;
    std::unique_ptr<CharacterPanel> m_tightPanel;
    std::vector<Band> m_bands;
    QString m_section;
    Tightness m_tightness;
    bool m_isLegendInFoot = false;
    std::vector<Page> m_pages;
};

} // namespace

Document deckSheet(const DeckDef &deck, const SheetOptions &options, const TextMeasure &measure) {
    return SheetSetter(deck, options, measure).set();
}

} // namespace champclos::app::print

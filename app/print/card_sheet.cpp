// SPDX-License-Identifier: MIT
#include "app/print/card_sheet.h"
#include "app/print/card_stack.h"
#include "app/print/sketch.h"
#include "app/print/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace champclos::app::print {

namespace {

constexpr double kGutter = 2 * kSheetBleed;
constexpr double kLeastMargin = 3;
constexpr double kMarkLength = 4;
constexpr double kMarkDistance = 0.8;
constexpr double kMarkWidth = 0.15;

int countIn(double length, double card) {
    return std::max(0, static_cast<int>(std::floor((length - 2 * kLeastMargin) / (card + kGutter) + 1e-9)));
}

/// Short lines outside the block that lead the knife along the edges of rows and columns in use.
void drawCutMarks(Sketch &sketch, const CardGrid &grid, int cards) {
    const QSizeF page = sketch.page().size;
    const int columns = std::min(cards, grid.columns());
    const int rows = (cards + grid.columns() - 1) / grid.columns();
    QRectF block = grid.block();
    const QRectF last = grid.front((rows - 1) * grid.columns());
    block.setBottom(last.bottom() + kSheetBleed);
    block.setRight(grid.front(columns - 1).right() + kSheetBleed);
    const double above = grid.markLength(block.top());
    const double below = grid.markLength(page.height() - block.bottom());
    const double left = grid.markLength(block.left());
    const double right = grid.markLength(page.width() - block.right());
    for (int column = 0; column < columns; ++column) {
        for (const double x : {grid.front(column).left(), grid.front(column).right()}) {
            const double top = block.top() - kMarkDistance;
            const double bottom = block.bottom() + kMarkDistance;
            sketch.rule({x, top - above}, {x, top}, kMarkWidth, kBlack);
            sketch.rule({x, bottom}, {x, bottom + below}, kMarkWidth, kBlack);
        }
    }
    for (int row = 0; row < rows; ++row) {
        const QRectF card = grid.front(row * grid.columns());
        for (const double y : {card.top(), card.bottom()}) {
            const double start = block.left() - kMarkDistance;
            const double end = block.right() + kMarkDistance;
            sketch.rule({start - left, y}, {start, y}, kMarkWidth, kBlack);
            sketch.rule({end, y}, {end + right, y}, kMarkWidth, kBlack);
        }
    }
}

/// Under the block where there is room, else along its side.
void drawFootNote(Sketch &sketch, const CardGrid &grid, const QString &left, const QString &right) {
    const QSizeF page = sketch.page().size;
    const TypeStyle style = {Face::Sans, 6.5, kInk};
    if (page.height() - grid.block().bottom() >= 8) {
        sketch.text({12, page.height() - 3.2}, left, style);
        sketch.text({page.width() - 12, page.height() - 3.2}, right, style, Align::Right);
        return;
    }
    const auto upright = [&](const QString &text, double y) {
        const double width = sketch.measure().width(text, style.face, style.points);
        sketch.page().marks.emplace_back(
            TextMark{{grid.block().left() - 5.4, y + width}, width, text, style.face, style.points, style.ink, -90});
    };
    const double width = sketch.measure().width(left, style.face, style.points);
    upright(left, page.height() - 14 - width);
    upright(right, 14);
}

class CardSetter {
public:
    CardSetter(const DeckDef &deck, const CardOptions &options, const TextMeasure &measure)
        : m_options(options), m_measure(measure), m_words(options.language),
          m_stack(cardStack(deck, options.language, options.hasCharacter)) {
        m_document.title =
            m_words(QT_TRANSLATE_NOOP("print", "%1: cards")).arg(m_words.typeset(deck.name.in(options.language)));
        m_document.fileName =
            QString::fromStdString(deck.id) + QStringLiteral("-cards-") + QLatin1String(codeOf(options.language));
        m_document.languages = {options.language};
        m_name = m_words.typeset(deck.name.in(options.language));
    }

    Document set() {
        if (m_options.isSingle)
            setSingles();
        else
            setSheets();
        return std::move(m_document);
    }

private:
    QSizeF singlePage() const { return m_options.size + QSizeF(2 * m_options.bleed, 2 * m_options.bleed); }
    QRectF singlePlace() const { return {QPointF(m_options.bleed, m_options.bleed), m_options.size}; }

    void setSingles() {
        if (m_options.isEachOnce)
            return setDesigns();
        const QRectF place = singlePlace();
        for (const StackCard &card : expanded()) {
            m_document.pages.push_back({singlePage(), {frontMark(card, place, m_options.bleed)}, place});
            if (m_options.backs != Backs::None)
                m_document.pages.push_back({singlePage(), {backMark(card, place, m_options.bleed, 0)}, place});
        }
    }

    void setDesigns() {
        const QRectF place = singlePlace();
        const auto add = [&](Mark mark, const QString &name) {
            m_document.pages.push_back({singlePage(), {std::move(mark)}, place, {}, name});
        };
        int number = 0;
        const StackCard *beside = nullptr;
        for (const StackCard &card : m_stack) {
            add(frontMark(card, place, m_options.bleed),
                QStringLiteral("%1-%2-%3x").arg(++number, 2, 10, QLatin1Char('0')).arg(card.id).arg(card.copies));
            if (card.hasOtherBack)
                beside = &card;
        }
        if (m_options.backs == Backs::None || m_stack.empty())
            return;
        add(backMark(m_stack.front(), place, m_options.bleed, 0), QStringLiteral("back"));
        if (beside != nullptr)
            add(backMark(*beside, place, m_options.bleed, 0), QStringLiteral("back-beside"));
    }

    /// Every copy.
    std::vector<StackCard> expanded() const {
        std::vector<StackCard> cards;
        for (const StackCard &card : m_stack)
            cards.insert(cards.end(), static_cast<std::size_t>(card.copies), card);
        return cards;
    }

    void setSheets() {
        const CardGrid grid(sizeOf(m_options.paper), m_options.size);
        const int perPage = grid.capacity();
        if (perPage == 0)
            return;
        m_stack = expanded();
        const int count = static_cast<int>(m_stack.size());
        const int sheets = (count + perPage - 1) / perPage;
        for (int sheet = 0; sheet < sheets; ++sheet) {
            const int first = sheet * perPage;
            const int onSheet = std::min(perPage, count - first);
            setFronts(grid, first, onSheet, sheet, sheets);
            if (m_options.backs != Backs::None)
                setBacks(grid, first, onSheet, sheet, sheets);
        }
    }

    void setFronts(const CardGrid &grid, int first, int onSheet, int sheet, int sheets) {
        Page &page = m_document.pages.emplace_back();
        page.size = sizeOf(m_options.paper);
        for (int index = 0; index < onSheet; ++index)
            page.marks.emplace_back(frontMark(m_stack[first + index], grid.front(index), kSheetBleed));
        Sketch sketch(page, m_measure);
        drawCutMarks(sketch, grid, onSheet);
        drawFootNote(sketch, grid,
                     note(m_words(QT_TRANSLATE_NOOP("print", "front %1 / %2")).arg(sheet + 1).arg(sheets)), size());
    }

    void setBacks(const CardGrid &grid, int first, int onSheet, int sheet, int sheets) {
        Page &page = m_document.pages.emplace_back();
        page.size = sizeOf(m_options.paper);
        const double turn = m_options.backs == Backs::ShortEdge ? 180 : 0;
        for (int index = 0; index < onSheet; ++index)
            page.marks.emplace_back(
                backMark(m_stack[first + index], grid.back(index, m_options.backs), kSheetBleed, turn));
        Sketch sketch(page, m_measure);
        drawFootNote(sketch, grid, note(m_words(QT_TRANSLATE_NOOP("print", "back %1 / %2")).arg(sheet + 1).arg(sheets)),
                     size());
    }

    QString note(const QString &side) const { return QStringLiteral("Champclos · %1 · %2").arg(m_name, side); }

    QString size() const {
        return m_words(QT_TRANSLATE_NOOP("print", "%1 × %2 mm · bleed %3 mm · print at 100%"))
            .arg(m_words.number(m_options.size.width()), m_words.number(m_options.size.height()),
                 m_words.number(kSheetBleed));
    }

    static PictureMark frontMark(const StackCard &card, const QRectF &place, double bleed) {
        return {place, QStringLiteral("front ") + card.id,
                [paint = card.front, bleed](QPainter &painter, const QRectF &rect, InkUse ink) {
                    paint(painter, rect, bleed, ink);
                }};
    }

    static PictureMark backMark(const StackCard &card, const QRectF &place, double bleed, double turn) {
        return {place, QStringLiteral("back ") + card.id,
                [paint = card.back, bleed](QPainter &painter, const QRectF &rect, InkUse ink) {
                    paint(painter, rect, bleed, ink);
                },
                turn};
    }

    CardOptions m_options;
    const TextMeasure &m_measure;
    Words m_words;
    std::vector<StackCard> m_stack;
    QString m_name;
    Document m_document;
};

} // namespace

CardGrid::CardGrid(QSizeF page, QSizeF card)
    : m_page(page), m_card(card), m_columns(countIn(page.width(), card.width())),
      m_rows(countIn(page.height(), card.height())) {}

QRectF CardGrid::block() const {
    const QSizeF size(m_columns * (m_card.width() + kGutter), m_rows * (m_card.height() + kGutter));
    return {QPointF((m_page.width() - size.width()) / 2, (m_page.height() - size.height()) / 2), size};
}

QRectF CardGrid::front(int index) const {
    const QPointF corner = block().topLeft();
    return {QPointF(corner.x() + kSheetBleed + (index % m_columns) * (m_card.width() + kGutter),
                    corner.y() + kSheetBleed + (index / m_columns) * (m_card.height() + kGutter)),
            m_card};
}

QRectF CardGrid::back(int index, Backs backs) const {
    QRectF place = front(index);
    if (backs == Backs::ShortEdge)
        place.moveTop(m_page.height() - place.bottom());
    else
        place.moveLeft(m_page.width() - place.right());
    return place;
}

double CardGrid::markLength(double margin) const {
    constexpr double kFromEdge = 0.4;
    return std::clamp(margin - kMarkDistance - kFromEdge, 0.0, kMarkLength);
}

Document cardSheets(const DeckDef &deck, const CardOptions &options, const TextMeasure &measure) {
    return CardSetter(deck, options, measure).set();
}

} // namespace champclos::app::print

// SPDX-License-Identifier: MIT
#include "app/print/sheet_cell.h"
#include "app/paint/tokens.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace champclos::app::print {

namespace {

constexpr double kBar = 10.5;
constexpr double kRadius = 1.5;
constexpr double kTextLeft = 12.8;
constexpr double kTextRight = 2.4;
constexpr double kColumnGap = 5;
constexpr double kNameBaseline = 5.7;
constexpr double kNameLeading = 4.7;
constexpr double kUnderStep = 4.1; ///< from the name's last baseline
constexpr double kUnderLeading = 3.2;
constexpr double kBodyStep = 5.1;
constexpr double kSmallBodyStep = 4.4;
constexpr double kWhomBaseline = 4.3; ///< above the bottom
constexpr double kWhomLeading = 3.2;
constexpr double kBelowBody = 9.8;           ///< from the last baseline to the bottom: the boost's disc has to pass
constexpr double kBelowBodyBesideDisc = 8.7; ///< who may play it is no further line of the text
constexpr double kBelowBodyOnly = 3.6;
constexpr double kDisc = 7;
constexpr double kNameMost = 12.5;
constexpr double kNameLeast = 11;
constexpr double kUnderPoints = 7.2;
constexpr double kWhomPoints = 7.5;

std::vector<Span> bodySpans(const CellText &text) {
    std::vector<Span> spans;
    for (const TextPart &part : text.parts) {
        const QString start = spans.empty() ? QString() : QStringLiteral("\n");
        if (!part.label.isEmpty())
            spans.push_back({start + part.label + QLatin1Char(' '), Face::SansSemiBold, kInk});
        spans.push_back({(part.label.isEmpty() ? start : QString()) + part.text, Face::Sans, kInk});
    }
    return spans;
}

Ink typeInk(const CellContent &content) {
    return content.type ? inColour(paint::typeColours(*content.type).text.rgb()) : kMuted;
}

QString signsOf(const CellText &text) { return plainText(bodySpans(text)); }

double lastOf(double first, std::size_t lines, double leading) {
    return first + leading * (static_cast<double>(std::max<std::size_t>(lines, 1)) - 1);
}

} // namespace

CellContent cardCell(const std::vector<DeckFacts> &decks, std::size_t card) {
    CellContent cell;
    for (const DeckFacts &deck : decks) {
        const CardFacts &facts = deck.cards[card];
        cell.texts.push_back({facts.name, facts.typeName, facts.parts,
                              Words(deck.language)(QT_TRANSLATE_NOOP("print", "For")), facts.forWhom});
        cell.type = facts.type;
        cell.value = facts.value;
        cell.boost = facts.boost;
        cell.copies = facts.copies;
    }
    return cell;
}

CellContent specialCell(const std::vector<DeckFacts> &decks, std::size_t special) {
    CellContent cell;
    for (const DeckFacts &deck : decks) {
        const SpecialFacts &facts = deck.specials[special];
        cell.texts.push_back({facts.name, facts.kind, {{QString(), facts.text}}, {}, {}});
        cell.emblem = deck.emblem;
    }
    return cell;
}

SheetCell::SheetCell(CellContent content, double width, double usualHeight, const TextMeasure &measure)
    : m_content(std::move(content)), m_width(width), m_usualHeight(usualHeight) {
    const auto columns = static_cast<double>(m_content.texts.size());
    m_columnWidth = (m_width - kTextLeft - kTextRight - kColumnGap * (columns - 1)) / columns;
    m_namePoints = kNameMost;
    for (const CellText &text : m_content.texts) {
        while (m_namePoints > kNameLeast && measure.width(text.name, Face::SerifBold, m_namePoints) > m_columnWidth)
            m_namePoints -= 0.25;
    }
    setColumns(measure);
    const bool isLong = std::any_of(m_content.texts.begin(), m_content.texts.end(),
                                    [](const CellText &text) { return signsOf(text).size() > kLongText; });
    if (isLong || m_height > m_usualHeight) {
        m_size = kCellSmallText;
        setColumns(measure);
    }
}

SheetCell SheetCell::grownTo(double height, const TextMeasure &measure) const {
    if (m_isPart || !isSmall())
        return *this;
    SheetCell grown = *this;
    for (const TextSize &size : kCellTexts) {
        if (size.points <= m_size.points)
            break;
        grown.m_size = size;
        grown.setColumns(measure);
        if (grown.m_height <= height)
            return grown;
    }
    return *this;
}

void SheetCell::setColumns(const TextMeasure &measure) {
    m_columns.clear();
    double x = kTextLeft;
    for (const CellText &text : m_content.texts) {
        const bool isLast = &text == &m_content.texts.back();
        const double whomWidth = m_columnWidth - (isLast && m_content.boost ? kDisc + 1.5 : 0);
        Column column;
        column.x = x;
        column.name = setBalanced({{text.name, Face::SerifBold, kInk}}, m_columnWidth, m_namePoints, measure);
        column.under =
            setLines({{text.under, Face::SansMedium, typeInk(m_content)}}, m_columnWidth, kUnderPoints, measure);
        column.body = setLines(bodySpans(text), m_columnWidth, m_size.points, measure);
        if (!text.whom.isEmpty())
            column.whom = setLines(
                {{text.whomWord + QLatin1Char(' '), Face::Sans, kMuted}, {text.whom, Face::SansSemiBold, kInk}},
                whomWidth, kWhomPoints, measure);
        m_columns.push_back(std::move(column));
        x += m_columnWidth + kColumnGap;
    }
    setHeight();
}

double SheetCell::bodyTop() const {
    std::size_t names = 1;
    std::size_t unders = 1;
    for (const Column &column : m_columns) {
        names = std::max(names, column.name.size());
        unders = std::max(unders, column.under.size());
    }
    const double under = lastOf(kNameBaseline, names, kNameLeading) + kUnderStep;
    return lastOf(under, unders, kUnderLeading) + (isSmall() ? kSmallBodyStep : kBodyStep);
}

void SheetCell::setHeight() {
    m_height = 0;
    for (const Column &column : m_columns) {
        const double last = bodyTop() + depthOf(column.body, m_size);
        double below = kBelowBodyOnly;
        if (m_content.type) {
            const bool isOverDisc = m_content.boost && &column == &m_columns.back() && !column.body.empty() &&
                                    column.body.back().width > m_columnWidth - kDisc - 1.5;
            below = (isOverDisc ? kBelowBody : kBelowBodyBesideDisc) +
                    kWhomLeading * (static_cast<double>(std::max<std::size_t>(column.whom.size(), 1)) - 1);
        }
        m_height = std::max(m_height, last + below);
    }
}

void SheetCell::draw(Sketch &sketch, const QRectF &rect) const {
    const paint::Palette &palette = paint::palette(paint::Brightness::Light);
    sketch.box(rect, kRadius, filled(palette.cardPaper.rgb()), {});
    drawBar(sketch, rect);
    sketch.box(rect, kRadius, outlined(kInk.colour, 0.25), outlined(kBlack, 0.25));

    std::size_t names = 1;
    for (const Column &column : m_columns)
        names = std::max(names, column.name.size());
    const double under = rect.top() + lastOf(kNameBaseline, names, kNameLeading) + kUnderStep;
    for (const Column &column : m_columns) {
        const double x = rect.left() + column.x;
        if (&column != &m_columns.front())
            sketch.rule({x - kColumnGap / 2, rect.top() + 3}, {x - kColumnGap / 2, rect.bottom() - 3}, 0.15,
                        palette.line.rgb());
        sketch.lines({x, rect.top() + kNameBaseline}, column.name, {m_namePoints, kNameLeading});
        sketch.lines({x, under}, column.under, {kUnderPoints, kUnderLeading});
        sketch.lines({x, rect.top() + bodyTop()}, column.body, m_size);
        const double above = kWhomLeading * (static_cast<double>(column.whom.size()) - 1);
        sketch.lines({x, rect.bottom() - kWhomBaseline - above}, column.whom, {kWhomPoints, kWhomLeading});
    }
    if (m_content.boost)
        sketch.boost({rect.right() - 5.7, rect.bottom() - 5.3}, kDisc, QStringLiteral("+%1").arg(*m_content.boost),
                     9.4);
}

void SheetCell::drawBar(Sketch &sketch, const QRectF &rect) const {
    const QRectF bar(rect.left(), rect.top(), kBar, rect.height());
    const double middle = bar.center().x();
    const QRgb ground =
        m_content.type ? paint::typeColours(*m_content.type).fill.rgb() : m_content.emblem.colours.field.rgb();
    sketch.shape(leftRoundedPath(bar, kRadius), filled(ground), {});
    QPainterPath edge(bar.topRight());
    edge.lineTo(bar.bottomRight());
    sketch.shape(edge, {}, outlined(kBlack, 0.25));
    if (!m_content.type) {
        sketch.picture({{middle - 3.7, rect.top() + 2.4, 7.4, 7.4},
                        QStringLiteral("charge"),
                        [emblem = m_content.emblem](QPainter &painter, const QRectF &place, InkUse ink) {
                            if (ink == InkUse::Saver)
                                paint::paintChargeOutline(painter, emblem.id, place, 0.3);
                            else
                                paint::paintCharge(painter, emblem, place);
                        }});
        return;
    }
    const QRgb on = paint::typeColours(*m_content.type).on.rgb();
    sketch.typeIcon({middle - 3.1, rect.top() + 2.5, 6.2, 6.2}, *m_content.type, on, ground);
    if (*m_content.type != CardType::Scheme)
        sketch.text({middle, rect.top() + 16.8}, QString::number(m_content.value), {Face::SerifBold, 24, inColour(on)},
                    Align::Centre);
    sketch.text({middle, rect.bottom() - 3.6}, QStringLiteral("×%1").arg(m_content.copies),
                {Face::SansBold, 10.5, inColour(on)}, Align::Centre);
}

std::vector<SheetCell> SheetCell::parted(const SheetCell &cell, double most) {
    if (cell.m_height <= most)
        return {cell};
    std::vector<SheetCell> cells;
    SheetCell rest = cell;
    rest.m_isPart = true;
    const auto linesIn = [&](const SheetCell &part) {
        std::size_t longest = 0;
        for (const Column &column : part.m_columns)
            longest = std::max(longest, column.body.size());
        const double over = part.m_height - most;
        const auto tooMany = static_cast<std::size_t>(std::max(0.0, std::ceil(over / part.m_size.leading)));
        return std::max<std::size_t>(1, longest > tooMany ? longest - tooMany : 1);
    };
    while (rest.m_height > most) {
        const std::size_t count = linesIn(rest);
        SheetCell part = rest;
        for (std::size_t index = 0; index < part.m_columns.size(); ++index) {
            auto &head = part.m_columns[index].body;
            auto &tail = rest.m_columns[index].body;
            const auto cut = static_cast<std::ptrdiff_t>(std::min(count, head.size()));
            head.erase(head.begin() + cut, head.end());
            tail.erase(tail.begin(), tail.begin() + cut);
        }
        part.setHeight();
        rest.setHeight();
        cells.push_back(std::move(part));
        const bool isEmpty = std::all_of(rest.m_columns.begin(), rest.m_columns.end(),
                                         [](const Column &column) { return column.body.empty(); });
        if (isEmpty)
            return cells;
    }
    cells.push_back(std::move(rest));
    return cells;
}

} // namespace champclos::app::print

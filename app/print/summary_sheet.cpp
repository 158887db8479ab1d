// SPDX-License-Identifier: MIT
#include "app/print/summary_sheet.h"
#include "app/paint/tokens.h"
#include "app/print/deck_facts.h"
#include "engine/core/array_by.h"

#include <QCoreApplication>

#include <algorithm>

namespace champclos::app::print {

namespace {

constexpr double kField = 19;
constexpr double kNameLeft = 22.4;
constexpr double kNameWidth = 52;
constexpr double kTextLeft = 78;
constexpr double kShapeWidth = 25;
constexpr double kColumnGap = 5;
constexpr double kRowGap = 2.2;
constexpr double kFighterStep = 4.5;
constexpr double kLeastRow = 20;
constexpr double kTop = 5.2;

class SummaryRow {
public:
    SummaryRow(const DeckDef &deck, const SheetOptions &options, double width, const TextMeasure &measure) {
        for (const Language language : options.languages)
            m_decks.push_back(deckFacts(deck, language));
        const auto columns = static_cast<double>(m_decks.size());
        const double room = width - kTextLeft - kShapeWidth - 4;
        m_textWidth = (room - kColumnGap * (columns - 1)) / columns;
        setText({8, 3.6, 0.8}, measure);
        if (m_height > kLeastRow)
            setText({7.5, 3.2, 0.7}, measure);
    }

    double height() const { return m_height; }

    void draw(Sketch &sketch, const QRectF &rect) const {
        const paint::Palette &palette = paint::palette(paint::Brightness::Light);
        sketch.box(rect, 1.5, filled(palette.cardPaper.rgb()), {});
        const QRectF field(rect.left(), rect.top(), kField, rect.height());
        const paint::Emblem &emblem = m_decks.front().emblem;
        sketch.shape(leftRoundedPath(field, 1.5), filled(emblem.colours.field.rgb()), {});
        QPainterPath edge(field.topRight());
        edge.lineTo(field.bottomRight());
        sketch.shape(edge, {}, outlined(kBlack, 0.25));
        sketch.box(rect, 1.5, outlined(kInk.colour, 0.25), outlined(kBlack, 0.25));
        QRectF shield(0, 0, 12.6, 12.6 * paint::kShieldProportion);
        shield.moveCenter(field.center());
        sketch.shield(shield, emblem);
        drawNames(sketch, rect);
        double x = rect.left() + kTextLeft;
        for (const std::vector<TextLine> &lines : m_texts) {
            sketch.lines({x, rect.top() + kTop}, lines, m_size);
            x += m_textWidth + kColumnGap;
        }
        drawShape(sketch, {rect.right() - kShapeWidth - 2, rect.top(), kShapeWidth, rect.height()});
    }

private:
    void setText(TextSize size, const TextMeasure &measure) {
        m_size = size;
        m_texts.clear();
        double deepest = 0;
        for (const DeckFacts &deck : m_decks) {
            std::vector<QString> texts = deck.abilities;
            texts.insert(texts.end(), deck.rules.begin(), deck.rules.end());
            QStringList paragraphs;
            for (const QString &text : texts)
                paragraphs.append(text);
            m_texts.push_back(
                setLines({{paragraphs.join(QLatin1Char('\n')), Face::Sans, kInk}}, m_textWidth, size.points, measure));
            deepest = std::max(deepest, depthOf(m_texts.back(), size));
        }
        const double text = kTop + deepest + 2.6;
        const double fighters = 11.4 + kFighterStep * static_cast<double>(m_decks.front().fighters.size() - 1) + 3;
        m_height = std::max({kLeastRow, text, fighters});
    }

    void drawNames(Sketch &sketch, const QRectF &rect) const {
        QStringList names;
        for (const DeckFacts &deck : m_decks)
            names.append(deck.name);
        const QString name = joinedOnce(names);
        const double points = sketch.fittingPoints(name, Face::SerifBold, kNameWidth, 14, 8);
        const double x = rect.left() + kNameLeft;
        const std::vector<TextLine> lines =
            setLines({{name, Face::SerifBold, kInk}}, kNameWidth, points, sketch.measure());
        double y = sketch.lines({x, rect.top() + 6}, lines, {points, points * kMmPerPoint * 1.06}) + 5.4;
        for (std::size_t index = 0; index < m_decks.front().fighters.size(); ++index, y += kFighterStep)
            drawFighter(sketch, {x, y}, index);
    }

    void drawFighter(Sketch &sketch, QPointF at, std::size_t index) const {
        const FighterFacts &fighter = m_decks.front().fighters[index];
        const QRectF heart(at.x(), at.y() - 3, 4, 3.9);
        sketch.heart(heart, paint::palette(paint::Brightness::Light).red.rgb());
        sketch.text({heart.center().x(), heart.center().y() + 0.75}, QString::number(fighter.health),
                    {Face::SansBold, 5.6, kPaperInk}, Align::Centre);
        sketch.attackSign({at.x() + 5, at.y() - 2.7, 3.2, 3.2}, fighter.attackType);
        QStringList names;
        for (const DeckFacts &deck : m_decks)
            names.append(deck.fighters[index].name);
        const QString copies = fighter.count > 1 ? QStringLiteral(" ×%1").arg(fighter.count) : QString();
        QString name = joinedOnce(names) + copies;
        if (sketch.measure().width(name, Face::SansMedium, 6) > kNameWidth - 9.4)
            name = names.first() + copies;
        sketch.text({at.x() + 9.4, at.y()}, name,
                    {Face::SansMedium, sketch.fittingPoints(name, Face::SansMedium, kNameWidth - 9.4, 8, 5), kInk});
    }

    /// A bar for each type: how many of the cards are of it.
    void drawShape(Sketch &sketch, const QRectF &rect) const {
        const ArrayBy<CardType, int, 4> counts = m_decks.front().typeCounts();
        const paint::Palette &palette = paint::palette(paint::Brightness::Light);
        const QRectF move(rect.left(), rect.top() + 2.2, 4.6, 4.6);
        sketch.lozenge(move, palette.teal.rgb());
        sketch.text({move.center().x(), move.center().y() + 0.85}, QString::number(m_decks.front().move),
                    {Face::SansBold, 6.2, kPaperInk}, Align::Centre);
        QStringList words;
        for (const DeckFacts &deck : m_decks)
            words.append(Words(deck.language)(QT_TRANSLATE_NOOP("print", "Move")));
        QString word = joinedOnce(words);
        if (sketch.measure().width(word, Face::Sans, 5.5) > kShapeWidth - 6)
            word = words.first();
        sketch.text({move.right() + 1.4, move.center().y() + 0.95}, word,
                    {Face::Sans, sketch.fittingPoints(word, Face::Sans, kShapeWidth - 6, 7, 5.5), kMuted});
        double y = rect.top() + 8.8;
        for (const CardType type : kSheetOrder) {
            const int count = counts[type];
            if (count == 0)
                continue;
            sketch.typeIcon({rect.left() + 0.9, y - 1.25, 2.5, 2.5}, type, paint::typeColours(type).fill.rgb(),
                            palette.cardPaper.rgb());
            const double length = std::max(0.8, 14.0 * count / 30);
            sketch.box({rect.left() + 5.6, y - 0.9, length, 1.8}, 0.3, filled(paint::typeColours(type).fill.rgb()),
                       outlined(kBlack, 0.2));
            sketch.text({rect.left() + 5.6 + length + 1, y + 0.9}, QString::number(count),
                        {Face::SansMedium, 6.5, kInk});
            y += 2.95;
        }
    }

    std::vector<DeckFacts> m_decks;
    double m_textWidth = 0;
    TextSize m_size;
    std::vector<std::vector<TextLine>> m_texts;
    double m_height = 0;
};

} // namespace

Document summarySheet(const std::vector<DeckDef> &decks, const SheetOptions &options, const TextMeasure &measure) {
    const SheetFrame frame(options.paper);
    const Words words(options.language());
    std::vector<SummaryRow> rows;
    for (const DeckDef &deck : decks)
        rows.emplace_back(deck, options, frame.width(), measure);

    Document document;
    document.title = words(QT_TRANSLATE_NOOP("print", "The heroes"));
    document.fileName = QStringLiteral("summary-") + codesOf(options.languages);
    document.languages = options.languages;
    double y = 0;
    for (const SummaryRow &row : rows) {
        const bool isFirst = document.pages.empty();
        if (isFirst || y + row.height() > frame.contentBottom()) {
            Page &page = document.pages.emplace_back();
            page.size = frame.size();
            Sketch sketch(page, measure);
            drawSmallTitle(sketch, frame,
                           {inAll(options.languages, QT_TRANSLATE_NOOP("print", "The heroes")),
                            inAll(options.languages, QT_TRANSLATE_NOOP("print", "Overview")),
                            words.counted(QT_TRANSLATE_N_NOOP("print", "%n deck(s)"), static_cast<int>(decks.size()))});
            y = frame.contentTopAfter();
        }
        Sketch sketch(document.pages.back(), measure);
        row.draw(sketch, {frame.left(), y, frame.width(), row.height()});
        y += row.height() + kRowGap;
    }
    for (std::size_t index = 0; index < document.pages.size(); ++index) {
        Sketch sketch(document.pages[index], measure);
        QStringList left = {QStringLiteral("Champclos")};
        for (const Language language : options.languages)
            left.append(Words(language).languageName());
        drawFoot(sketch, frame,
                 {left.join(QStringLiteral(" · ")),
                  {},
                  QStringLiteral("%1 / %2").arg(index + 1).arg(document.pages.size())});
    }
    return document;
}

} // namespace champclos::app::print

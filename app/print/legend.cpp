// SPDX-License-Identifier: MIT
#include "app/print/legend.h"
#include "app/paint/tokens.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace champclos::app::print {

namespace {

constexpr int kEntries = 7;
constexpr std::array<const char *, kEntries> kMeanings = {
    QT_TRANSLATE_NOOP("print", "Attack: to attack with"),   QT_TRANSLATE_NOOP("print", "Versatile: attack or defense"),
    QT_TRANSLATE_NOOP("print", "Defense: to defend with"),  QT_TRANSLATE_NOOP("print", "Scheme: an action"),
    QT_TRANSLATE_NOOP("print", "Boost, if you discard it"), QT_TRANSLATE_NOOP("print", "Copies in the deck"),
    QT_TRANSLATE_NOOP("print", "Value in combat"),
};

constexpr std::array<const char *, kEntries> kNames = {
    QT_TRANSLATE_NOOP("print", "Attack"),  QT_TRANSLATE_NOOP("print", "Versatile"),
    QT_TRANSLATE_NOOP("print", "Defense"), QT_TRANSLATE_NOOP("print", "Scheme"),
    QT_TRANSLATE_NOOP("print", "Boost"),   QT_TRANSLATE_NOOP("print", "Copies"),
    QT_TRANSLATE_NOOP("print", "Value"),
};

/// Sign number `entry` about a point.
void drawSign(Sketch &sketch, QPointF centre, int entry) {
    constexpr double kHalf = 1.75;
    if (entry < 4) {
        const CardType type =
            std::array{CardType::Attack, CardType::Versatile, CardType::Defense, CardType::Scheme}[entry];
        sketch.typeIcon({centre.x() - kHalf, centre.y() - kHalf, 2 * kHalf, 2 * kHalf}, type,
                        paint::typeColours(type).fill.rgb(), kWhite);
    } else if (entry == 4) {
        sketch.boost(centre, 4.4, QStringLiteral("+n"), 5);
    } else if (entry == 5) {
        sketch.text(centre + QPointF(0, 1.1), QStringLiteral("×n"), {Face::SansBold, 8.5, kInk}, Align::Centre);
    } else {
        sketch.text(centre + QPointF(0, 1.2), QStringLiteral("n"), {Face::SerifBold, 13, kInk}, Align::Centre);
    }
}

QString meaning(const std::vector<Language> &languages, int entry) { return inAll(languages, kMeanings[entry]); }

/// One size for all entries: the largest at which the longest fits.
double pointsFor(const Sketch &sketch, const std::vector<Language> &languages, double width) {
    double points = 7.3;
    for (int entry = 0; entry < kEntries; ++entry)
        points = sketch.fittingPoints(meaning(languages, entry), Face::Sans, width, points, 5);
    return points;
}

constexpr int kStripColumns = 4;
constexpr double kTitlePoints = 12.5;

/// Columns as wide as what stands in them.
struct StripColumns {
    std::array<double, kStripColumns> left{};
    double total = 0;
};

template <class WordsOf>
StripColumns stripColumns(const TextMeasure &measure, const QString &title, const WordsOf &words, double points) {
    constexpr double kSign = 8; // with the space to its words and behind them
    std::array<double, kStripColumns> widths{};
    widths[0] = measure.width(title, Face::SerifBold, kTitlePoints) + 2;
    for (int entry = 0; entry < kEntries; ++entry) {
        double &width = widths[(entry + 1) % kStripColumns];
        width = std::max(width, measure.width(words(entry), Face::Sans, points) + kSign);
    }
    StripColumns columns;
    for (std::size_t column = 0; column < widths.size(); ++column) {
        columns.left[column] = columns.total;
        columns.total += widths[column];
    }
    return columns;
}

QString title(const std::vector<Language> &languages) { return inAll(languages, QT_TRANSLATE_NOOP("print", "Legend")); }

} // namespace

void drawLegend(Sketch &sketch, const QRectF &rect, const std::vector<Language> &languages) {
    sketch.box(rect, 1.5, outlined(kInk.colour, 0.25, true), outlined(kBlack, 0.25, true));
    sketch.text(rect.topLeft() + QPointF(2.6, 5.6), title(languages), {Face::SerifBold, kTitlePoints, kInk});
    constexpr double kFirst = 10.4;
    constexpr double kWide = 110; // more than a cell in two languages
    const int columns = rect.width() > kWide ? 2 : 1;
    const int rows = (kEntries + columns - 1) / columns;
    const double column = rect.width() / columns;
    const double step = std::min(columns == 1 ? 4.75 : 5.4, (rect.height() - kFirst - 3) / (rows - 1));
    const double points = pointsFor(sketch, languages, column - 10.4 - 2);
    for (int entry = 0; entry < kEntries; ++entry) {
        const QPointF centre = rect.topLeft() + QPointF(5.6 + column * (entry / rows), kFirst + step * (entry % rows));
        drawSign(sketch, centre, entry);
        sketch.text(centre + QPointF(4.8, 0.95), meaning(languages, entry), {Face::Sans, points, kInk});
    }
}

void drawLegendStrip(Sketch &sketch, const QRectF &rect, const std::vector<Language> &languages) {
    sketch.box(rect, 1.5, outlined(kInk.colour, 0.25, true), outlined(kBlack, 0.25, true));
    // Two languages have room for single words only.
    const bool isShort = languages.size() > 1;
    const auto words = [&](int entry) { return isShort ? inAll(languages, kNames[entry]) : meaning(languages, entry); };
    const double room = rect.width() - 4;
    double points = 7.5;
    StripColumns columns;
    do {
        points -= 0.25;
        columns = stripColumns(sketch.measure(), title(languages), words, points);
    } while (points > 5 && columns.total > room);
    const double gap = std::max(0.0, (room - columns.total) / (kStripColumns - 1));
    sketch.text(rect.topLeft() + QPointF(2.8, 5.3), title(languages), {Face::SerifBold, kTitlePoints, kInk});
    for (int entry = 0; entry < kEntries; ++entry) {
        const int place = entry + 1; // the title has the first
        const int column = place % kStripColumns;
        const QPointF centre =
            rect.topLeft() + QPointF(5 + columns.left[column] + gap * column, 4.1 + 4.9 * (place / kStripColumns));
        drawSign(sketch, centre, entry);
        sketch.text(centre + QPointF(4, 0.95), words(entry), {Face::Sans, points, kInk});
    }
}

void drawLegendLine(Sketch &sketch, const QRectF &rect, const std::vector<Language> &languages) {
    sketch.box(rect, 1.5, outlined(kInk.colour, 0.25, true), outlined(kBlack, 0.25, true));
    drawLegendInFoot(sketch, rect.adjusted(1.5, 0, -1.5, 0), languages);
}

void drawLegendInFoot(Sketch &sketch, const QRectF &rect, const std::vector<Language> &languages) {
    constexpr double kSign = 5.4;  // with the space to its word
    constexpr double kBetween = 2; // at least
    QString all;
    for (const char *name : kNames)
        all += inAll(languages, name);
    const double room = rect.width() - kEntries * kSign;
    const double points = sketch.fittingPoints(all, Face::Sans, room - kBetween * (kEntries - 1), 7, 4);
    const double gap = (room - sketch.measure().width(all, Face::Sans, points)) / (kEntries - 1);
    double x = rect.left();
    for (int entry = 0; entry < kEntries; ++entry) {
        drawSign(sketch, {x + 2.2, rect.center().y()}, entry);
        x += kSign + gap +
             sketch.text({x + kSign, rect.center().y() + 0.9}, inAll(languages, kNames[entry]),
                         {Face::Sans, points, kInk});
    }
}

} // namespace champclos::app::print

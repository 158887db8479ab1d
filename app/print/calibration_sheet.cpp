// SPDX-License-Identifier: MIT
#include "app/print/calibration_sheet.h"

#include <QCoreApplication>

namespace champclos::app::print {

namespace {

constexpr double kRuler = 100;
constexpr double kStepIndent = 7;

/// A ruler from `start` along a direction; its ticks stand to the side `up`.
void drawRuler(Sketch &sketch, QPointF start, QPointF along, QPointF up) {
    sketch.rule(start, start + along * kRuler, 0.2, kBlack);
    for (int mm = 0; mm <= static_cast<int>(kRuler); ++mm) {
        const double length = mm % 10 == 0 ? 6 : mm % 5 == 0 ? 4 : 2.4;
        const QPointF foot = start + along * mm;
        sketch.rule(foot, foot + up * length, mm % 10 == 0 ? 0.2 : 0.12, kBlack);
        if (mm % 10 != 0)
            continue;
        const QPointF at = foot + up * (length + (up.y() < 0 ? 1.2 : 2));
        sketch.text(up.y() < 0 ? at : at + QPointF(0, 1.1), QString::number(mm), {Face::SansMedium, 8, kInk},
                    up.y() < 0 ? Align::Centre : Align::Left);
    }
}

void drawCorners(Sketch &sketch, const QSizeF &page) {
    for (const double x : {kCrossFromEdge, page.width() - kCrossFromEdge})
        for (const double y : {kCrossFromEdge, page.height() - kCrossFromEdge}) {
            sketch.rule({x - 6, y}, {x + 6, y}, 0.15, kBlack);
            sketch.rule({x, y - 6}, {x, y + 6}, 0.15, kBlack);
            QPainterPath ring;
            ring.addEllipse(QPointF(x, y), 3, 3);
            sketch.shape(ring, outlined(kBlack, 0.15), outlined(kBlack, 0.15));
        }
}

std::vector<QString> stepsIn(Language language) {
    const Words words(language);
    return {
        words(QT_TRANSLATE_NOOP("print", "Print this page at 100%, without “fit to page”.")),
        words(QT_TRANSLATE_NOOP(
            "print",
            "Measure both rulers. If 100 mm does not measure 100 mm, enter what you measured as the printer’s scale.")),
        words(QT_TRANSLATE_NOOP("print", "Measure how far the upper-left cross is from the edges of the paper. It "
                                         "should be 20 mm from both; enter the difference as the printer’s offset.")),
        words(QT_TRANSLATE_NOOP("print", "Print again: with these settings, the rulers and crosses are accurate.")),
    };
}

QString settingIn(Language language, const Calibration &calibration) {
    const Words words(language);
    return words(QT_TRANSLATE_NOOP("print", "Current setting: 100 mm prints as %1 mm across and %2 mm down; offset %3 "
                                            "mm across and %4 mm down."))
        .arg(words.number(calibration.widthOf100), words.number(calibration.heightOf100),
             words.number(calibration.offset.x()), words.number(calibration.offset.y()));
}

/// A card and a space in true size, to lay the real things on.
void drawSamples(Sketch &sketch, QPointF at, const std::vector<Language> &languages) {
    const QRectF card(at, QSizeF(88, 63));
    sketch.box(card, 3, outlined(kBlack, 0.2), outlined(kBlack, 0.2));
    const QRectF space(card.right() + 8, card.center().y() - 15, 30, 30);
    QPainterPath ring;
    ring.addEllipse(space);
    sketch.shape(ring, outlined(kBlack, 0.2), outlined(kBlack, 0.2));
    const auto name = [&](const QRectF &rect, const char *what, const QString &size) {
        const QString text = inAll(languages, what);
        const double points = sketch.fittingPoints(text, Face::Sans, rect.width() - 4, 9, 6);
        sketch.text(rect.center() + QPointF(0, -1), text, {Face::Sans, points, kInk}, Align::Centre);
        sketch.text(rect.center() + QPointF(0, 3.6), size, {Face::SansBold, 9, kInk}, Align::Centre);
    };
    name(card, QT_TRANSLATE_NOOP("print", "Card"), QStringLiteral("63 × 88\u00A0mm"));
    name(space, QT_TRANSLATE_NOOP("print", "Space"), QStringLiteral("30\u00A0mm"));
}

/// Numbered steps in a column; returns where the next thing may begin.
double drawSteps(Sketch &sketch, QPointF at, double width, const std::vector<QString> &steps) {
    constexpr TextSize kText = {9, 4.4};
    double y = at.y();
    for (std::size_t index = 0; index < steps.size(); ++index) {
        sketch.text({at.x(), y}, QString::number(index + 1), {Face::SerifBold, 13, kInk});
        const std::vector<TextLine> lines =
            setLines({{steps[index], Face::Sans, kInk}}, width - kStepIndent, kText.points, sketch.measure());
        y = sketch.lines({at.x() + kStepIndent, y}, lines, kText) + 7;
    }
    return y;
}

} // namespace

Document calibrationSheet(const SheetOptions &options, const Calibration &calibration, const TextMeasure &measure) {
    Page page;
    page.size = sizeOf(options.paper);
    Sketch sketch(page, measure);
    drawCorners(sketch, page.size);
    const QString title = inAll(options.languages, QT_TRANSLATE_NOOP("print", "Calibration page"));
    sketch.text({page.size.width() / 2, 42}, title,
                {Face::SerifBold, sketch.fittingPoints(title, Face::SerifBold, page.size.width() - 60, 28, 14), kInk},
                Align::Centre);
    const double left = (page.size.width() - kRuler) / 2 - 12;
    drawRuler(sketch, {left + 12, 74}, {1, 0}, {0, -1});
    drawRuler(sketch, {left, 86}, {0, 1}, {1, 0});
    sketch.text({left + 12 + kRuler + 4, 74}, QStringLiteral("100 mm"), {Face::SansBold, 9, kInk});
    sketch.text({left, 86 + kRuler + 6}, QStringLiteral("100 mm"), {Face::SansBold, 9, kInk});

    const double textLeft = left + 22;
    const double width = page.size.width() - textLeft - 24;
    const auto count = static_cast<double>(options.languages.size());
    const double column = (width - 6 * (count - 1)) / count;
    for (std::size_t index = 0; index < options.languages.size(); ++index) {
        const double x = textLeft + static_cast<double>(index) * (column + 6);
        const double y = drawSteps(sketch, {x, 94}, column, stepsIn(options.languages[index]));
        const QString setting = settingIn(options.languages[index], calibration);
        sketch.lines({x + kStepIndent, y}, setLines({{setting, Face::Sans, kMuted}}, column - kStepIndent, 9, measure),
                     {9, 4.4});
    }
    drawSamples(sketch, {left, 197}, options.languages);
    Document document;
    document.title = Words(options.language())(QT_TRANSLATE_NOOP("print", "Calibration page"));
    document.fileName = QStringLiteral("calibration-") + codesOf(options.languages);
    document.languages = options.languages;
    document.pages.push_back(std::move(page));
    return document;
}

} // namespace champclos::app::print

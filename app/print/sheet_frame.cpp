// SPDX-License-Identifier: MIT
#include "app/print/sheet_frame.h"

#include <algorithm>

namespace champclos::app::print {

namespace {

void drawDoubleRule(Sketch &sketch, const SheetFrame &frame, double y) {
    sketch.rule({frame.left(), y}, {frame.right(), y}, 0.7, kInk.colour);
    sketch.rule({frame.left(), y + 1.2}, {frame.right(), y + 1.2}, 0.25, kInk.colour);
}

/// The title shrinks to leave room for its remark, and at the least size parts into two lines.
void drawTitleText(Sketch &sketch, QPointF baseline, const QString &title, double width, double most) {
    const double least = most / 2.4;
    const double points = sketch.fittingPoints(title, Face::SerifBold, width, most, least);
    const std::vector<TextLine> lines = setBalanced({{title, Face::SerifBold, kInk}}, width, points, sketch.measure());
    const double leading = points * kMmPerPoint * 1.06;
    sketch.lines(baseline - QPointF(0, leading * (static_cast<double>(lines.size()) - 1)), lines, {points, leading});
}

/// At the right end, the last line at that baseline; returns how wide they are.
double drawRemarks(Sketch &sketch, QPointF last, double leading, const SheetTitle &title) {
    const QStringList more = title.remarkMore.split(QLatin1Char('\n'));
    const auto above = static_cast<double>(more.size());
    double widest =
        sketch.text(last - QPointF(0, leading * above), title.remark, {Face::SansSemiBold, 8.5, kInk}, Align::Right);
    for (qsizetype line = 0; line < more.size(); ++line)
        widest = std::max(widest, sketch.text(last - QPointF(0, leading * (above - 1 - static_cast<double>(line))),
                                              more[line], {Face::Sans, 8.5, kMuted}, Align::Right));
    return widest;
}

} // namespace

void drawTitle(Sketch &sketch, const SheetFrame &frame, const SheetTitle &title) {
    const double taken = drawRemarks(sketch, {frame.right(), 22.8}, 4.3, title);
    drawTitleText(sketch, {frame.left(), 20.3}, title.title, frame.width() - taken - 6, 36);
    drawDoubleRule(sketch, frame, 25.9);
}

void drawSmallTitle(Sketch &sketch, const SheetFrame &frame, const SheetTitle &title) {
    const double taken = drawRemarks(sketch, {frame.right(), 18.1}, 4, title);
    drawTitleText(sketch, {frame.left(), 17.8}, title.title, frame.width() - taken - 6, 22);
    drawDoubleRule(sketch, frame, 20.9);
}

void drawSection(Sketch &sketch, const SheetFrame &frame, double top, const QString &title, const QString &remark) {
    const double taken = sketch.text({frame.left(), top + 9.4}, title, {Face::SerifBold, 17, kInk});
    const QStringList lines = remark.split(QLatin1Char('\n'));
    double points = 8;
    for (const QString &line : lines)
        points = sketch.fittingPoints(line, Face::Sans, frame.width() - taken - 5, points, 6);
    for (qsizetype line = 0; line < lines.size(); ++line)
        sketch.text({frame.right(), top + 9.6 - 3.6 * static_cast<double>(lines.size() - 1 - line)}, lines[line],
                    {Face::Sans, points, kMuted}, Align::Right);
}

void drawFoot(Sketch &sketch, const SheetFrame &frame, const SheetFoot &foot) {
    sketch.rule({frame.left(), frame.footRule()}, {frame.right(), frame.footRule()}, 0.25, kInk.colour);
    constexpr double kGapAround = 5;
    const TypeStyle style = {Face::Sans, 7, kMuted};
    const double y = frame.footBaseline();
    const double right = sketch.text({frame.right(), y}, foot.right, style, Align::Right);
    const double left = sketch.text({frame.left(), y}, foot.left, style);
    if (foot.middle.isEmpty())
        return;
    const double room = frame.width() - left - right - 2 * kGapAround;
    const double points = sketch.fittingPoints(foot.middle, Face::Sans, room, 7, 5.5);
    const double middle = frame.left() + left + kGapAround + room / 2;
    if (sketch.measure().width(foot.middle, Face::Sans, points) <= room)
        sketch.text({middle, y}, foot.middle, {Face::Sans, points, kMuted}, Align::Centre);
}

QString inAll(const std::vector<Language> &languages, const char *source) {
    QStringList texts;
    for (const Language language : languages)
        texts.append(Words(language)(source));
    return joinedOnce(texts);
}

QString joinedOnce(const QStringList &texts, const QString &separator) {
    QStringList once = texts;
    once.removeDuplicates();
    once.removeAll(QString());
    return once.join(separator);
}

} // namespace champclos::app::print

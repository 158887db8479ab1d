// SPDX-License-Identifier: MIT
#include "app/print/sheet_frame.h"

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

} // namespace

void drawTitle(Sketch &sketch, const SheetFrame &frame, const SheetTitle &title) {
    const double remark = std::max(sketch.measure().width(title.remark, Face::SansSemiBold, 8.5),
                                   sketch.measure().width(title.remarkMore, Face::Sans, 8.5));
    drawTitleText(sketch, {frame.left(), 20.3}, title.title, frame.width() - remark - 6, 36);
    sketch.text({frame.right(), 18.5}, title.remark, {Face::SansSemiBold, 8.5, kInk}, Align::Right);
    sketch.text({frame.right(), 22.8}, title.remarkMore, {Face::Sans, 8.5, kMuted}, Align::Right);
    drawDoubleRule(sketch, frame, 25.9);
}

void drawSmallTitle(Sketch &sketch, const SheetFrame &frame, const SheetTitle &title) {
    const double remark = std::max(sketch.measure().width(title.remark, Face::SansSemiBold, 8.5),
                                   sketch.measure().width(title.remarkMore, Face::Sans, 8.5));
    drawTitleText(sketch, {frame.left(), 17.8}, title.title, frame.width() - remark - 6, 22);
    sketch.text({frame.right(), 14.1}, title.remark, {Face::SansSemiBold, 8.5, kInk}, Align::Right);
    sketch.text({frame.right(), 18.1}, title.remarkMore, {Face::Sans, 8.5, kMuted}, Align::Right);
    drawDoubleRule(sketch, frame, 20.9);
}

void drawSection(Sketch &sketch, const SheetFrame &frame, double top, const QString &title, const QString &remark) {
    const double taken = sketch.text({frame.left(), top + 9.4}, title, {Face::SerifBold, 17, kInk});
    const double points = sketch.fittingPoints(remark, Face::Sans, frame.width() - taken - 5, 8, 6);
    sketch.text({frame.right(), top + 9.6}, remark, {Face::Sans, points, kMuted}, Align::Right);
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

// SPDX-License-Identifier: MIT
#include "app/paint/board_marks.h"
#include "app/paint/fonts.h"
#include "app/paint/ring.h"
#include "app/paint/text_block.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace champclos::paint {

namespace {

// All in R.
constexpr double kHead = 0.62, kHeadWidth = 0.7; ///< of a one-way arrow
constexpr double kSign = 0.98, kSignWidth = 0.62, kSignPoint = 0.3;
constexpr double kCasing = 0.12;
constexpr double kPassageAngle = 135, kArch = 0.6, kArchHeight = 0.68;
constexpr double kName = 0.42, kNameBelow = 1.4, kNameWidth = 3.4;
constexpr double kLeastName = 9.5; ///< px

/// Along a line: its middle, and the direction that the arrow points.
struct Course {
    QPointF middle;
    QPointF along;
    QPointF beside() const { return {-along.y(), along.x()}; }
    QPointF at(double forward, double aside = 0) const { return middle + along * forward + beside() * aside; }
};

Course courseOf(const QLineF &line) {
    const double length = std::max(line.length(), 1e-6);
    return {line.center(), (line.p2() - line.p1()) / length};
}

QPainterPath closed(const QPolygonF &polygon) {
    QPainterPath path;
    path.addPolygon(polygon);
    path.closeSubpath();
    return path;
}

QPainterPath headPath(const Course &course, double r, double from) {
    const double half = kHeadWidth * r / 2;
    return closed(QPolygonF({course.at(from + kHead * r), course.at(from, half), course.at(from + 0.2 * kHead * r),
                             course.at(from, -half)}));
}

/// A signpost that points downhill.
QPainterPath signPath(const Course &course, double r, double from) {
    const double half = kSignWidth * r / 2;
    const double tip = from + kSign * r;
    return closed(QPolygonF({course.at(from, half), course.at(tip - kSignPoint * r, half), course.at(tip),
                             course.at(tip - kSignPoint * r, -half), course.at(from, -half)}));
}

void paintHead(QPainter &painter, const QPainterPath &path, double r, const QColor &ground, const BoardStyle &style) {
    painter.strokePath(path, QPen(ground, 2 * kCasing * r, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.fillPath(path, style.isInkSaver ? QColor(Qt::black) : style.palette->edge);
}

void paintSign(QPainter &painter, const Course &course, double from, double r, const QColor &ground,
               const BoardStyle &style) {
    const QPainterPath path = signPath(course, r, from);
    const QColor line = style.isInkSaver ? QColor(Qt::black) : ink();
    painter.strokePath(path, QPen(ground, 2 * kCasing * r, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.fillPath(path, style.isInkSaver ? QColor(Qt::white) : paper());
    painter.strokePath(path, QPen(line, 0.06 * r, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
    drawCentred(painter, course.at(from + (kSign - 0.6 * kSignPoint) * r / 2), QStringLiteral("+1"),
                {Type::SansBold, 0.48 * r}, style.isInkSaver ? QColor(Qt::black) : QColor(0xA3, 0x1F, 0x1F));
}

} // namespace

void paintLineMarks(QPainter &painter, const QLineF &drawn, double r, const Line &line, const QColor &ground,
                    const BoardStyle &style) {
    if (!line.hasArrow())
        return;
    const Course course = courseOf(drawn);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const bool isBoth = line.isOneWay && line.isHighGround;
    if (line.isOneWay)
        paintHead(painter, headPath(course, r, (isBoth ? 0.16 : -kHead / 2) * r), r, ground, style);
    if (line.isHighGround)
        paintSign(painter, course, (isBoth ? -0.86 : -kSign / 2) * r, r, ground, style);
    painter.restore();
}

void paintPassage(QPainter &painter, QPointF centre, double r, double swell, const QString &letter,
                  const BoardStyle &style) {
    const QPointF at = pointAt(centre, kPassageAngle, (swell + 0.12) * r);
    const QRectF box(at.x() - kArch * r / 2, at.y() - kArchHeight * r / 2, kArch * r, kArchHeight * r);
    QPainterPath arch(box.bottomLeft());
    arch.lineTo(box.left(), box.top() + box.width() / 2);
    arch.arcTo(QRectF(box.topLeft(), QSizeF(box.width(), box.width())), 180, -180);
    arch.lineTo(box.bottomRight());
    arch.closeSubpath();
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(
        QPen(style.isInkSaver ? QColor(Qt::black) : paper(), 0.07 * r, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
    painter.setBrush(style.isInkSaver ? QColor(Qt::white) : ink());
    painter.drawPath(arch);
    painter.restore();
    drawCentred(painter, box.center() + QPointF(0, 0.06 * r), letter, {Type::SansBold, 0.46 * r},
                style.isInkSaver ? QColor(Qt::black) : paper());
}

void paintSpaceNames(QPainter &painter, const Battlefield &battlefield, const BoardPlan &plan, Language language,
                     const QColor &ground, const BoardStyle &style) {
    for (std::size_t index = 0; index < battlefield.spaces.size(); ++index) {
        const QString text = QString::fromStdString(battlefield.spaces[index].name.in(language));
        if (text.isEmpty())
            continue;
        const double least = style.pixels > 0 ? kLeastName / style.pixels : 0;
        const TextStyle letters =
            shrunkTo(kNameWidth * plan.r, text, {Type::SerifBold, std::max(kName * plan.r, least)});
        const QPointF middle = plan.centres[index] + QPointF(0, kNameBelow * plan.r);
        const QPointF baseline(middle.x() - textWidth(text, letters) / 2, middle.y() + 0.3 * letters.size);
        QPainterPath outline;
        outline.addText({}, typeface(letters.type), text);
        painter.save();
        painter.setRenderHint(QPainter::Antialiasing);
        painter.translate(baseline);
        painter.scale(letters.size / 100, letters.size / 100);
        painter.strokePath(outline, QPen(ground, 26, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.restore();
        drawLine(painter, baseline, text, letters, style.isInkSaver ? QColor(Qt::black) : style.palette->ink);
    }
}

} // namespace champclos::paint

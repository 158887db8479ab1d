// SPDX-License-Identifier: MIT
#include "app/print/sketch.h"
#include "app/paint/tokens.h"

#include <QPainter>

#include <algorithm>

namespace champclos::app::print {

namespace {

constexpr double kSignLine = 0.35;
constexpr double kSaverLine = 0.4;

double startOf(double at, double width, Align align) {
    switch (align) {
    case Align::Left:
        return at;
    case Align::Centre:
        return at - width / 2;
    case Align::Right:
        return at - width;
    }
    return at;
}

} // namespace

double Sketch::text(QPointF at, const QString &text, const TypeStyle &style, Align align) {
    if (text.isEmpty())
        return 0;
    const QString set = settable(text, style.face);
    const double width = m_measure.width(set, style.face, style.points);
    m_page.marks.emplace_back(
        TextMark{{startOf(at.x(), width, align), at.y()}, width, set, style.face, style.points, style.ink});
    return width;
}

double Sketch::lines(QPointF first, const std::vector<TextLine> &lines, TextSize size, Align align) {
    double y = first.y();
    for (const TextLine &line : lines) {
        if (&line != &lines.front())
            y += stepTo(line, size);
        const double x = startOf(first.x(), line.width, align);
        for (const Run &run : line.runs)
            m_page.marks.emplace_back(TextMark{{x + run.x, y}, run.width, run.text, run.face, size.points, run.ink});
    }
    return y;
}

double Sketch::fittingPoints(const QString &text, Face face, double width, double most, double least) const {
    double points = most;
    while (points > least && m_measure.width(text, face, points) > width)
        points -= 0.25;
    return std::max(points, least);
}

void Sketch::shape(const QPainterPath &path, const Look &colour, const Look &saver) {
    m_page.marks.emplace_back(ShapeMark{path, colour, saver});
}

void Sketch::box(const QRectF &rect, double radius, const Look &colour, const Look &saver) {
    shape(roundedPath(rect, radius), colour, saver);
}

void Sketch::rule(QPointF from, QPointF to, double width, QRgb colour, QRgb saver) {
    QPainterPath path(from);
    path.lineTo(to);
    shape(path, outlined(colour, width), outlined(saver, width));
}

void Sketch::typeIcon(const QRectF &rect, CardType type, QRgb colour, QRgb ground) {
    picture({rect, QStringLiteral("icon"), [type, colour, ground](QPainter &painter, const QRectF &place, InkUse ink) {
                 if (ink == InkUse::Saver)
                     paint::paintTypeOutline(painter, type, place, 0.35);
                 else
                     paint::paintIcon(painter, paint::typeIcon(type), place, QColor(colour), QColor(ground));
             }});
}

void Sketch::attackSign(const QRectF &rect, AttackType type) {
    const auto at = [&rect](double x, double y) {
        return QPointF(rect.left() + x * rect.width(), rect.top() + y * rect.height());
    };
    if (type == AttackType::Melee) {
        QPainterPath sword(at(0.50, 0));
        for (const QPointF &point :
             {at(0.62, 0.16), at(0.62, 0.60), at(0.80, 0.60), at(0.80, 0.72), at(0.58, 0.72), at(0.58, 0.88),
              at(0.64, 0.94), at(0.60, 1.0), at(0.40, 1.0), at(0.36, 0.94), at(0.42, 0.88), at(0.42, 0.72),
              at(0.20, 0.72), at(0.20, 0.60), at(0.38, 0.60), at(0.38, 0.16)})
            sword.lineTo(point);
        sword.closeSubpath();
        shape(sword, filled(kInk.colour), filled(kBlack));
        return;
    }
    QPainterPath bow(at(0.16, 0.02));
    bow.cubicTo(at(0.50, 0.08), at(0.70, 0.28), at(0.70, 0.5));
    bow.cubicTo(at(0.70, 0.72), at(0.50, 0.92), at(0.16, 0.98));
    bow.lineTo(at(0.16, 0.02));
    bow.moveTo(at(0, 0.5));
    bow.lineTo(at(0.98, 0.5));
    bow.moveTo(at(0.82, 0.34));
    bow.lineTo(at(0.99, 0.5));
    bow.lineTo(at(0.82, 0.66));
    shape(bow, outlined(kInk.colour, 0.4), outlined(kBlack, 0.4));
}

void Sketch::shield(const QRectF &rect, const paint::Emblem &emblem) {
    picture({rect, QStringLiteral("shield"), [emblem](QPainter &painter, const QRectF &place, InkUse ink) {
                 paint::ShieldLook look;
                 look.isInkSaver = ink == InkUse::Saver;
                 look.border = look.isInkSaver ? QColor(Qt::black) : paint::ink();
                 look.stroke = place.width() * 0.032;
                 paint::paintShield(painter, place, {emblem.id, emblem.colours.swapped()}, look);
             }});
}

void Sketch::heart(const QRectF &rect, QRgb fill) {
    shape(heartPath(rect), filledAndOutlined(fill, kInk.colour, kSignLine), outlined(kBlack, kSaverLine));
}

void Sketch::lozenge(const QRectF &rect, QRgb fill) {
    QPainterPath path(QPointF(rect.center().x(), rect.top()));
    path.lineTo(rect.right(), rect.center().y());
    path.lineTo(rect.center().x(), rect.bottom());
    path.lineTo(rect.left(), rect.center().y());
    path.closeSubpath();
    shape(path, filledAndOutlined(fill, kInk.colour, kSignLine), outlined(kBlack, kSaverLine));
}

void Sketch::boost(QPointF centre, double diameter, const QString &text, double points) {
    QPainterPath disc;
    disc.addEllipse(centre, diameter / 2, diameter / 2);
    shape(disc, filledAndOutlined(paint::boostFill().rgb(), kInk.colour, 0.3), outlined(kBlack, kSaverLine));
    const double drop = figureHeight(Face::SansBold) * points * kMmPerPoint / 2;
    this->text(centre + QPointF(0, drop), text, {Face::SansBold, points, kInk}, Align::Centre);
}

QPainterPath roundedPath(const QRectF &rect, double radius) {
    QPainterPath path;
    if (radius > 0)
        path.addRoundedRect(rect, radius, radius);
    else
        path.addRect(rect);
    return path;
}

QPainterPath leftRoundedPath(const QRectF &rect, double radius) {
    QPainterPath path(rect.topRight());
    path.lineTo(rect.left() + radius, rect.top());
    path.arcTo(QRectF(rect.left(), rect.top(), 2 * radius, 2 * radius), 90, 90);
    path.lineTo(rect.left(), rect.bottom() - radius);
    path.arcTo(QRectF(rect.left(), rect.bottom() - 2 * radius, 2 * radius, 2 * radius), 180, 90);
    path.lineTo(rect.bottomRight());
    path.closeSubpath();
    return path;
}

QPainterPath heartPath(const QRectF &rect) {
    const auto at = [&rect](double x, double y) {
        return QPointF(rect.left() + x * rect.width(), rect.top() + y * rect.height());
    };
    QPainterPath path(at(0.5, 1));
    path.cubicTo(at(0.30, 0.84), at(0, 0.62), at(0, 0.30));
    path.cubicTo(at(0, 0.12), at(0.12, 0), at(0.27, 0));
    path.cubicTo(at(0.38, 0), at(0.46, 0.06), at(0.5, 0.15));
    path.cubicTo(at(0.54, 0.06), at(0.62, 0), at(0.73, 0));
    path.cubicTo(at(0.88, 0), at(1, 0.12), at(1, 0.30));
    path.cubicTo(at(1, 0.62), at(0.70, 0.84), at(0.5, 1));
    path.closeSubpath();
    return path;
}

Look filled(QRgb fill) { return {fill, std::nullopt, 0, false}; }
Look outlined(QRgb line, double width, bool isDashed) { return {std::nullopt, line, width, isDashed}; }
Look filledAndOutlined(QRgb fill, QRgb line, double width) { return {fill, line, width, false}; }

} // namespace champclos::app::print

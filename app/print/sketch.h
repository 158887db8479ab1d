// SPDX-License-Identifier: MIT
//
// The pencil of the layouts: puts marks on a page, with the few shapes that the sheets are made of. Places are
// absolute; where they are is the layouts' business.
#pragma once

#include "app/paint/svg_art.h"
#include "app/print/page.h"

namespace champclos::app::print {

enum class Align : unsigned char { Left, Centre, Right };

struct TypeStyle {
    Face face = Face::Sans;
    double points = 9;
    Ink ink = kInk;
};

class Sketch {
public:
    Sketch(Page &page, const TextMeasure &measure) : m_page(page), m_measure(measure) {}

    const TextMeasure &measure() const { return m_measure; }
    Page &page() const { return m_page; }

    /// One line; returns its width. `at` is the left end, the middle or the right end of the baseline.
    double text(QPointF at, const QString &text, const TypeStyle &style, Align align = Align::Left);
    /// Lines from a first baseline downwards; returns the last baseline.
    double lines(QPointF first, const std::vector<TextLine> &lines, TextSize size, Align align = Align::Left);
    /// The largest size between the two, in steps of a half, at which the text is no wider than that.
    double fittingPoints(const QString &text, Face face, double width, double most, double least) const;

    void shape(const QPainterPath &path, const Look &colour, const Look &saver);
    void box(const QRectF &rect, double radius, const Look &colour, const Look &saver);
    void rule(QPointF from, QPointF to, double width, QRgb colour, QRgb saver = kBlack);
    void picture(PictureMark picture) { m_page.marks.emplace_back(std::move(picture)); }

    void typeIcon(const QRectF &rect, CardType type, QRgb colour, QRgb ground);
    /// A sword for melee, a bow for ranged.
    void attackSign(const QRectF &rect, AttackType type);
    void shield(const QRectF &rect, const paint::Emblem &emblem);
    void heart(const QRectF &rect, QRgb fill);
    void lozenge(const QRectF &rect, QRgb fill);
    /// The disc with "+3".
    void boost(QPointF centre, double diameter, const QString &text, double points);

private:
    Page &m_page;
    const TextMeasure &m_measure;
};

QPainterPath roundedPath(const QRectF &rect, double radius);
/// The left part of a rounded rectangle: its right side is straight.
QPainterPath leftRoundedPath(const QRectF &rect, double radius);
QPainterPath heartPath(const QRectF &rect);

Look filled(QRgb fill);
Look outlined(QRgb line, double width, bool isDashed = false);
Look filledAndOutlined(QRgb fill, QRgb line, double width);

} // namespace champclos::app::print

// SPDX-License-Identifier: MIT
//
// The one way in which type is measured and set on paper. Layout asks a TextMeasure and nothing else, so that a test
// can lay out pages with made-up widths; FontMeasure asks the real fonts, at one fixed size, so that the preview, the
// PDF and the printer break lines at the same words.
#pragma once

#include "app/paint/fonts.h"
#include "engine/core/array_by.h"

#include <QFont>
#include <QHash>
#include <QString>

class QPainter;

namespace champclos::app::print {

using Face = paint::Type;
inline constexpr int kFaces = 6;

/// How far letters reach above and below the baseline, in ems; enough for accents on capitals.
inline constexpr double kAscent = 0.80;
inline constexpr double kDescent = 0.24;

class TextMeasure {
public:
    TextMeasure() = default;
    TextMeasure(const TextMeasure &) = delete;
    TextMeasure &operator=(const TextMeasure &) = delete;
    virtual ~TextMeasure() = default;

    /// In ems.
    virtual double advance(const QString &text, Face face) const = 0;
    /// In millimetres.
    double width(const QString &text, Face face, double points) const;
};

class FontMeasure final : public TextMeasure {
public:
    double advance(const QString &text, Face face) const override;

private:
    mutable ArrayBy<Face, QHash<QString, double>, kFaces> m_known;
};

/// Without hinting, kUnitsPerEm pixels high: to be drawn under a scale.
inline constexpr int kUnitsPerEm = 100;
QFont fontOf(Face face);

/// The text as the face can set it: EB Garamond has no narrow space that does not break, a usual one stands in.
QString settable(QString text, Face face);

/// In ems; the same for all cuts of a family.
constexpr double capHeight(Face face) { return face <= Face::SerifBold ? 0.65 : 0.727; }
/// Of a lining figure.
constexpr double figureHeight(Face face) { return face <= Face::SerifBold ? 0.65 : 0.727; }

/// Draws a line of text at a baseline, in the painter's units (millimetres).
void drawText(QPainter &painter, QPointF baseline, const QString &text, Face face, double points);

} // namespace champclos::app::print

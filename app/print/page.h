// SPDX-License-Identifier: MIT
//
// A laid-out page: marks at places in millimetres, from the top left corner of the paper. Layout makes pages, the page
// painter paints them; between the two everything can be counted and measured. The places do not depend on how much ink
// is used: each mark knows its looks in colour and where ink is saved.
#pragma once

#include "app/print/inks.h"
#include "app/print/paper.h"
#include "app/print/text_flow.h"
#include "engine/core/localized.h"

#include <QPainterPath>
#include <QRectF>
#include <QString>

#include <functional>
#include <optional>
#include <variant>
#include <vector>

class QPainter;

namespace champclos::app::print {

/// One line of text in one face.
struct TextMark {
    QPointF baseline;
    double width = 0;
    QString text;
    Face face = Face::Sans;
    double points = 9;
    Ink ink = kInk;
    double turn = 0; ///< degrees clockwise about the start of the baseline
    QRectF bounds() const;
};

/// How a shape is filled and drawn round.
struct Look {
    std::optional<QRgb> fill;
    std::optional<QRgb> line;
    double lineWidth = 0;
    bool isDashed = false;
};

struct ShapeMark {
    QPainterPath path;
    Look colour;
    Look saver;
};

/// Something that knows how to paint itself into its place: an emblem, a card, a battlefield.
struct PictureMark {
    QRectF rect;
    QString what; ///< for those who count: "front gaze-of-stone"
    std::function<void(QPainter &, const QRectF &, InkUse)> paint;
    double turn = 0; ///< degrees about the middle: 0 or 180
    QRectF clip;     ///< where it is larger than its window; empty for no limit
};

using Mark = std::variant<TextMark, ShapeMark, PictureMark>;

struct Page {
    QSizeF size;
    std::vector<Mark> marks;
    QRectF trim;  ///< what remains when it is cut, for print shops; empty: nothing is cut
    QRectF bleed; ///< how far the print goes beyond that; empty: as far as the page
    QString name; ///< of a file of its own: "03-gaze-of-stone-2x"
};

struct Document {
    QString title;
    QString fileName; ///< without folder and ending
    std::vector<Language> languages;
    std::vector<Page> pages;
    QString about;        ///< what kind of thing it is, where the title does not say so
    bool isProof = false; ///< of something that is not finished

    /// As viewers and print queues show it: "Méduse – Aide de jeu".
    QString fullTitle() const { return about.isEmpty() ? title : title + QStringLiteral(" – ") + about; }
};

/// What stays out of a page: the smallest rectangle round all its marks.
QRectF boundsOf(const Mark &mark);

/// The page on larger paper: all of it larger, in the middle.
Page enlarged(const Page &page, QSizeF size);

inline constexpr QRgb kBlack = 0xFF000000;
inline constexpr QRgb kGrey = 0xFF404040;
inline constexpr QRgb kWhite = 0xFFFFFFFF;

} // namespace champclos::app::print

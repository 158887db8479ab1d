// SPDX-License-Identifier: MIT
#include "app/paint/text_block.h"

#include <QFontMetricsF>
#include <QGuiApplication>
#include <QPaintEngine>
#include <QPainter>
#include <QPainterPath>
#include <QScreen>
#include <QTextLayout>
#include <QTextOption>

#include <algorithm>
#include <cmath>

namespace champclos::paint {

namespace {

constexpr int kLayoutSize = 100; ///< pixel size at which everything is measured

QFont layoutFont(const TextStyle &style) {
    QFont font = typeface(style.type, kLayoutSize);
    if (style.spacing != 0)
        font.setLetterSpacing(QFont::AbsoluteSpacing, style.spacing * kLayoutSize);
    return font;
}

/// Antialiased outlines look thinner than their shape; as much is added to small ones as a screen takes away.
constexpr double kScreenWeight = 0.15, kLargeText = 40; // px

void drawOnScreen(QPainter &painter, QPointF at, const QString &text, const QFont &font, const QColor &colour) {
    const double pixels = std::sqrt(std::abs(painter.deviceTransform().determinant()));
    QPainterPath path;
    path.addText(at, font, text);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(colour);
    if (pixels > 0 && pixels * kLayoutSize < kLargeText)
        painter.setPen(QPen(colour, kScreenWeight / pixels, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    else
        painter.setPen(Qt::NoPen);
    painter.drawPath(path);
}

/// Qt multiplies the space between letters by the resolution of the device, which the painter's scale did already.
QFont onPaper(QFont font, const TextStyle &style, const QPainter &painter) {
    if (style.spacing != 0) {
        const double usual = QGuiApplication::primaryScreen()->logicalDotsPerInchY();
        font.setLetterSpacing(QFont::AbsoluteSpacing,
                              style.spacing * kLayoutSize * usual / painter.device()->logicalDpiY());
    }
    return font;
}

double scaleOf(const TextStyle &style) { return style.size / kLayoutSize; }

/// Breaks one paragraph; widths in layout units.
void breakParagraph(const QString &text, const QFont &font, double width, double indent, TextBlock &block) {
    QTextLayout layout(text, font);
    QTextOption option;
    option.setWrapMode(QTextOption::WordWrap);
    option.setUseDesignMetrics(true);
    layout.setTextOption(option);
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(std::max(width - indent, 1.0));
        const QString piece = text.mid(line.textStart(), line.textLength()).trimmed();
        block.lines.push_back({piece, indent});
        block.widest = std::max(block.widest, indent + QFontMetricsF(font).horizontalAdvance(piece));
    }
    layout.endLayout();
}

} // namespace

double textWidth(const QString &text, const TextStyle &style) {
    return QFontMetricsF(layoutFont(style)).horizontalAdvance(text) * scaleOf(style);
}

double capHeight(Type type) { return QFontMetricsF(typeface(type, kLayoutSize)).capHeight() / kLayoutSize; }

void drawLine(QPainter &painter, QPointF baseline, const QString &text, const TextStyle &style, const QColor &colour,
              Align align) {
    if (text.isEmpty())
        return;
    const QFont font = layoutFont(style);
    double x = 0;
    if (align != Align::Left) {
        const double width = QFontMetricsF(font).horizontalAdvance(text) - style.spacing * kLayoutSize;
        x = align == Align::Centre ? -width / 2 : -width;
    }
    painter.save();
    painter.translate(baseline);
    painter.scale(scaleOf(style), scaleOf(style));
    if (painter.paintEngine()->type() == QPaintEngine::Raster) {
        drawOnScreen(painter, {x, 0}, text, font, colour);
    } else { // text that can be searched and copied
        painter.setFont(onPaper(font, style, painter));
        painter.setPen(colour);
        painter.drawText(QPointF(x, 0), text);
    }
    painter.restore();
}

void drawCentred(QPainter &painter, QPointF middle, const QString &text, const TextStyle &style, const QColor &colour) {
    drawLine(painter, middle + QPointF(0, capHeight(style.type) * style.size / 2), text, style, colour, Align::Centre);
}

TextStyle shrunkTo(double width, const QString &text, TextStyle style) {
    const double needed = textWidth(text, style);
    if (needed > width && needed > 0) {
        style.size *= width / needed;
        style.line *= width / needed;
    }
    return style;
}

TextBlock textBlock(const QString &text, const TextStyle &style, double width) {
    TextBlock block;
    block.style = style;
    if (text.isEmpty())
        return block;
    const QFont font = layoutFont(style);
    const double scale = scaleOf(style);
    const QString bullet = QStringLiteral("• ");
    for (const QString &paragraph : text.split(u'\n')) {
        const std::size_t first = block.lines.size();
        if (paragraph.startsWith(bullet)) {
            breakParagraph(paragraph.mid(bullet.size()), font, width / scale,
                           QFontMetricsF(font).horizontalAdvance(bullet), block);
            if (first < block.lines.size()) {
                block.lines[first].text.prepend(bullet);
                block.lines[first].indent = 0;
            }
        } else {
            breakParagraph(paragraph, font, width / scale, 0, block);
        }
    }
    for (TextBlock::Line &line : block.lines)
        line.indent *= scale;
    block.widest *= scale;
    return block;
}

void drawBlock(QPainter &painter, QPointF topLeft, const TextBlock &block, const QColor &colour, Align align,
               double width) {
    const double height = block.style.lineHeight();
    // The baseline leaves the room above that the letters do not need to both sides of the line.
    double y = topLeft.y() + height / 2 + 0.36 * block.style.size;
    for (const TextBlock::Line &line : block.lines) {
        double x = topLeft.x() + line.indent;
        if (align == Align::Centre)
            x = topLeft.x() + width / 2;
        else if (align == Align::Right)
            x = topLeft.x() + width;
        drawLine(painter, {x, y}, line.text, block.style, colour, align);
        y += height;
    }
}

} // namespace champclos::paint

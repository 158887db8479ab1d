// SPDX-License-Identifier: MIT
#include "app/print/typeface.h"
#include "app/print/paper.h"

#include <QFontMetricsF>
#include <QPainter>

namespace champclos::app::print {

QFont fontOf(Face face) { return paint::typeface(face, kUnitsPerEm); }

QString settable(QString text, Face face) {
    return face <= Face::SerifBold ? text.replace(QChar(0x202F), QChar(0x00A0)) : text;
}

double TextMeasure::width(const QString &text, Face face, double points) const {
    return advance(text, face) * points * kMmPerPoint;
}

double FontMeasure::advance(const QString &text, Face face) const {
    QHash<QString, double> &known = m_known[face];
    if (const auto found = known.constFind(text); found != known.constEnd())
        return *found;
    const double width = QFontMetricsF(fontOf(face)).horizontalAdvance(text) / kUnitsPerEm;
    known.insert(text, width);
    return width;
}

void drawText(QPainter &painter, QPointF baseline, const QString &text, Face face, double points) {
    painter.save();
    painter.translate(baseline);
    const double scale = points * kMmPerPoint / kUnitsPerEm;
    painter.scale(scale, scale);
    painter.setFont(fontOf(face));
    painter.drawText(QPointF(), text);
    painter.restore();
}

} // namespace champclos::app::print

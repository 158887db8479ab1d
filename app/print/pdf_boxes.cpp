// SPDX-License-Identifier: MIT
#include "app/print/pdf_boxes.h"

#include <QRegularExpression>

namespace champclos::app::print {

namespace {

QString points(double millimetres) { return QString::number(millimetres / kMmPerPoint, 'f', 4); }

/// A place on the page as PDF gives it, from the lower left; `top` is where Qt puts the upper edge of the page.
QString box(const char *name, const QRectF &place, double top) {
    const auto height = [top](double y) { return points(top * kMmPerPoint - y); };
    return QStringLiteral("/%1 [%2 %3 %4 %5]")
        .arg(QLatin1String(name), points(place.left()), height(place.bottom()), points(place.right()),
             height(place.top()));
}

} // namespace

void setBoxes(PdfUpdate &pdf, const std::vector<Page> &pages) {
    static const QRegularExpression pattern(
        QStringLiteral("(\\d+) 0 obj\\n<<\\n/Type /Page\\n[^>]*?(/MediaBox \\[0 0 ([\\d.]+) ([\\d.]+)\\])"));
    auto each = pattern.globalMatch(pdf.text());
    for (const Page &page : pages) {
        if (!each.hasNext())
            return;
        const QRegularExpressionMatch match = each.next();
        const int number = match.captured(1).toInt();
        const double top = match.captured(4).toDouble();
        const QRectF whole(QPointF(), page.size);
        QString boxes = box("MediaBox", whole, top);
        if (!page.trim.isEmpty())
            boxes += QLatin1Char('\n') + box("BleedBox", page.bleed.isEmpty() ? whole : page.bleed, top) +
                     QLatin1Char('\n') + box("TrimBox", page.trim, top);
        pdf.replace(number, pdf.object(number).replace(match.captured(2), boxes).toLatin1());
    }
}

} // namespace champclos::app::print

// SPDX-License-Identifier: MIT
#include "app/print/aid_sheet.h"
#include "app/print/aid_panels.h"
#include "app/print/legend.h"

#include <QCoreApplication>

namespace champclos::app::print {

Document aidSheet(const SheetOptions &options, const TextMeasure &measure) {
    const SheetFrame frame(options.paper);
    Page page;
    page.size = frame.size();
    Sketch sketch(page, measure);
    const QString title = inAll(options.languages, QT_TRANSLATE_NOOP("print", "Turn and combat"));
    drawTitle(sketch, frame,
              {title, inAll(options.languages, QT_TRANSLATE_NOOP("print", "Player aid")),
               inAll(options.languages, QT_TRANSLATE_NOOP("print", "for all decks"))});
    const QRectF strip(frame.left(), frame.contentBottom() - kLegendStripHeight, frame.width(), kLegendStripHeight);
    const double bottom = strip.top() - SheetFrame::kGap;
    constexpr double kMostPoints = 10.5;
    constexpr double kLeastPoints = 6.5;
    AidPanels panels(options, AidExtent::Whole, measure);
    panels.fit(bottom - frame.contentTop(), kMostPoints, kLeastPoints);
    panels.draw(sketch, frame.contentTop(), bottom);
    drawLegendStrip(sketch, strip, options.languages);
    QStringList left = {QStringLiteral("Champclos")};
    for (const Language language : options.languages)
        left.append(Words(language).languageName());
    drawFoot(sketch, frame, {left.join(QStringLiteral(" · ")), {}, QStringLiteral("1 / 1")});

    Document document;
    document.title = title;
    document.fileName = QStringLiteral("aid-") + codesOf(options.languages);
    document.languages = options.languages;
    document.pages.push_back(std::move(page));
    return document;
}

} // namespace champclos::app::print

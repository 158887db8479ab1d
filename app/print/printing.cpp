// SPDX-License-Identifier: MIT
#include "app/print/printing.h"
#include "app/print/page_painter.h"

#include <QPageLayout>
#include <QPainter>
#include <QPrintDialog>
#include <QPrinter>
#include <QTransform>

#include <algorithm>

namespace champclos::app::print {

namespace {

QPageLayout layoutOf(const QSizeF &size) {
    const bool isLandscape = size.width() > size.height();
    const QPageSize page(isLandscape ? size.transposed() : size, QPageSize::Millimeter, QString(),
                         QPageSize::FuzzyMatch);
    return {page, isLandscape ? QPageLayout::Landscape : QPageLayout::Portrait, QMarginsF()};
}

} // namespace

std::shared_ptr<QPrinter> askForPrinter(const Document &document) {
    if (document.pages.empty())
        return nullptr;
    auto printer = std::make_shared<QPrinter>(QPrinter::HighResolution);
    printer->setDocName(document.fullTitle());
    printer->setCreator(QStringLiteral("Champclos"));
    printer->setFullPage(true);
    printer->setPageLayout(layoutOf(document.pages.front().size));
    printer->setFromTo(1, static_cast<int>(document.pages.size()));
    QPrintDialog dialog(printer.get());
    dialog.setOption(QAbstractPrintDialog::PrintPageRange);
    dialog.setMinMax(1, static_cast<int>(document.pages.size()));
    if (dialog.exec() != QDialog::Accepted)
        return nullptr;
    return printer;
}

bool printDocument(QPrinter &printer, const Document &document, const PrintSettings &settings,
                   const Progress &progress) {
    const auto total = static_cast<int>(document.pages.size());
    const bool isRange = printer.printRange() == QPrinter::PageRange;
    const int first = isRange ? std::clamp(printer.fromPage(), 1, total) : 1;
    const int last = isRange ? std::clamp(printer.toPage(), first, total) : total;
    QPainter painter;
    for (int number = first; number <= last; ++number) {
        const Page &page = document.pages[static_cast<std::size_t>(number) - 1];
        printer.setPageLayout(layoutOf(page.size));
        printer.setFullPage(true);
        if (number == first ? !painter.begin(&printer) : !printer.newPage())
            return false;
        painter.save();
        painter.scale(printer.logicalDpiX() / kMmPerInch, printer.logicalDpiY() / kMmPerInch);
        painter.setTransform(corrected(settings.calibration), true);
        paintPage(painter, page, settings.ink);
        painter.restore();
        if (progress && !progress(number - first + 1, last - first + 1)) {
            printer.abort();
            return false;
        }
    }
    return painter.end();
}

} // namespace champclos::app::print

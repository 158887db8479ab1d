// SPDX-License-Identifier: MIT
#include "app/print/pdf.h"
#include "app/print/page_painter.h"
#include "app/print/pdf_boxes.h"
#include "app/print/pdf_text.h"
#include "engine/io/files.h"

#include <QBuffer>
#include <QFileInfo>
#include <QPageLayout>
#include <QPainter>
#include <QPdfWriter>

namespace champclos::app::print {

namespace {

constexpr int kDotsPerInch = 1200;

QPageLayout layoutOf(const QSizeF &size) {
    const bool isLandscape = size.width() > size.height();
    const QPageSize page(isLandscape ? size.transposed() : size, QPageSize::Millimeter, QString(),
                         QPageSize::FuzzyMatch);
    return {page, isLandscape ? QPageLayout::Landscape : QPageLayout::Portrait, QMarginsF()};
}

void paintTo(QPainter &painter, const Page &page, const PrintSettings &settings) {
    painter.save();
    constexpr double kDotsPerMm = kDotsPerInch / kMmPerInch;
    painter.scale(kDotsPerMm, kDotsPerMm);
    painter.setTransform(corrected(settings.calibration), true);
    paintPage(painter, page, settings.ink);
    painter.restore();
}

} // namespace

std::optional<QByteArray> pdfOf(const Document &document, const PrintSettings &settings, const Progress &progress) {
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setResolution(kDotsPerInch);
    writer.setTitle(document.fullTitle());
    writer.setCreator(QStringLiteral("Champclos"));
    const auto total = static_cast<int>(document.pages.size());
    QPainter painter;
    for (int index = 0; index < total; ++index) {
        const Page &page = document.pages[index];
        writer.setPageLayout(layoutOf(page.size));
        if (index == 0)
            painter.begin(&writer);
        else
            writer.newPage();
        paintTo(painter, page, settings);
        if (progress && !progress(index + 1, total)) {
            painter.end();
            return std::nullopt;
        }
    }
    painter.end();
    const std::vector<FontUse> fonts = recordedText([&](QPainter &listener) {
        for (const Page &page : document.pages)
            paintTo(listener, page, settings);
    });
    PdfUpdate pdf(buffer.data());
    if (pdf.catalog() != 0) {
        setWholeText(pdf, fonts, codeOf(document.languages.front()));
        setBoxes(pdf, document.pages);
    }
    return pdf.written();
}

bool savePdf(const QString &path, const Document &document, const PrintSettings &settings, io::Diagnostics &diagnostics,
             const Progress &progress) {
    // A file that is written whole takes the place of what was there: a device must not be lost that way.
    if (const QFileInfo there(path); there.exists() && !there.isFile()) {
        const auto code = there.isDir() ? io::DiagnosticCode::FileIsDirectory : io::DiagnosticCode::FileNotRegular;
        diagnostics.append(io::Diagnostic{code, path.toStdString(), {}, {}, {}, {}});
        return false;
    }
    const std::optional<QByteArray> bytes = pdfOf(document, settings, progress);
    if (!bytes)
        return false;
    return io::writeFile(path.toStdString(), {bytes->constData(), static_cast<std::size_t>(bytes->size())},
                         diagnostics);
}

} // namespace champclos::app::print

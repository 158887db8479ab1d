// SPDX-License-Identifier: MIT
#include "editor/battlefield/board_export.h"

#include "app/paint/board_painter.h"

#include <QBuffer>
#include <QFileInfo>
#include <QImage>
#include <QPageLayout>
#include <QPainter>
#include <QPdfWriter>
#include <QSaveFile>
#include <QSvgGenerator>

namespace champclos::editor {

namespace {

constexpr double kLongSideMm = 400; // of the page of a PDF: a poster as large as the board looks on a table

paint::BoardOptions paintOptions(const ExportOptions &options) {
    paint::BoardOptions result;
    result.style.isInkSaver = options.isInkSaver;
    result.hasStarts = options.hasStarts;
    result.hasNumbers = options.hasNumbers;
    return result;
}

void paintWhole(QPainter &painter, const Battlefield &board, const QRectF &target, const ExportOptions &options) {
    painter.setRenderHint(QPainter::Antialiasing);
    paint::paintBoard(painter, board, target, paintOptions(options));
}

bool writePng(QIODevice &device, const Battlefield &board, const ExportOptions &options) {
    const QSizeF size(board.width * options.pixelsPerUnit, board.height * options.pixelsPerUnit);
    QImage image(size.toSize(), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::white);
    {
        QPainter painter(&image);
        paintWhole(painter, board, QRectF(QPointF(), size), options);
    }
    return image.save(&device, "PNG");
}

bool writeSvg(QIODevice &device, const Battlefield &board, const ExportOptions &options) {
    QSvgGenerator generator;
    generator.setOutputDevice(&device);
    generator.setSize(QSizeF(board.width, board.height).toSize());
    generator.setViewBox(QRectF(0, 0, board.width, board.height));
    generator.setTitle(QString::fromStdString(board.name.in(Language::En)));
    QPainter painter(&generator);
    paintWhole(painter, board, QRectF(0, 0, board.width, board.height), options);
    return painter.end();
}

bool writePdf(QIODevice &device, const Battlefield &board, const ExportOptions &options) {
    const double scale = kLongSideMm / std::max(board.width, board.height);
    QPdfWriter writer(&device);
    writer.setTitle(QString::fromStdString(board.name.in(Language::En)));
    writer.setResolution(600);
    writer.setPageSize(QPageSize(QSizeF(board.width * scale, board.height * scale), QPageSize::Millimeter));
    writer.setPageMargins(QMarginsF());
    QPainter painter(&writer);
    paintWhole(painter, board, QRectF(0, 0, writer.width(), writer.height()), options);
    return painter.end();
}

} // namespace

ExportResult exportBoard(const Battlefield &board, const QString &path, const ExportOptions &options) {
    const QString ending = QFileInfo(path).suffix().toLower();
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    bool isWritten = false;
    if (ending == QLatin1String("png"))
        isWritten = writePng(buffer, board, options);
    else if (ending == QLatin1String("svg"))
        isWritten = writeSvg(buffer, board, options);
    else if (ending == QLatin1String("pdf"))
        isWritten = writePdf(buffer, board, options);
    else
        return ExportResult::UnknownFormat;
    QSaveFile file(path);
    const bool isSaved = isWritten && file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() &&
                         file.flush() && file.commit();
    return isSaved ? ExportResult::Done : ExportResult::Unwritable;
}

} // namespace champclos::editor

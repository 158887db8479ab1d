// SPDX-License-Identifier: MIT
#include "app/print/pictures.h"
#include "app/print/page_painter.h"
#include "engine/io/files.h"

#include <QBuffer>
#include <QDir>
#include <QFileInfo>
#include <QPainter>

namespace champclos::app::print {

QImage pictureOf(const Page &page, QSize pixels, InkUse ink) {
    const QSize size = pixels.boundedTo({kMostPixels, kMostPixels}).expandedTo({1, 1});
    QImage image(size, QImage::Format_RGB32);
    image.fill(Qt::white);
    constexpr double kMmPerMetre = 1000;
    image.setDotsPerMeterX(qRound(size.width() / page.size.width() * kMmPerMetre));
    image.setDotsPerMeterY(qRound(size.height() / page.size.height() * kMmPerMetre));
    QPainter painter(&image);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.scale(size.width() / page.size.width(), size.height() / page.size.height());
    paintPage(painter, page, ink);
    return image;
}

bool savePicture(const QString &path, const QImage &picture, io::Diagnostics &diagnostics) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    picture.save(&buffer, "PNG");
    return io::writeFile(path.toStdString(), {bytes.constData(), static_cast<std::size_t>(bytes.size())}, diagnostics);
}

bool makeFolder(const QString &folder, io::Diagnostics &diagnostics) {
    if (QDir().mkpath(folder))
        return true;
    diagnostics.append(io::Diagnostic{io::DiagnosticCode::FileUnwritable, folder.toStdString(), {}, {}, {}, {}});
    return false;
}

bool savePictures(const QString &folder, const Document &document, const std::function<QSize(const Page &)> &pixels,
                  InkUse ink, io::Diagnostics &diagnostics,
                  const std::function<void(const QString &path, int pages)> &written, const Progress &progress) {
    const auto total = static_cast<int>(document.pages.size());
    const QDir place(total == 1 ? folder : QDir(folder).filePath(document.fileName));
    if (!makeFolder(place.path(), diagnostics))
        return false;
    for (int index = 0; index < total; ++index) {
        const Page &page = document.pages[static_cast<std::size_t>(index)];
        const QString name = total == 1            ? document.fileName
                             : page.name.isEmpty() ? QStringLiteral("%1").arg(index + 1, 2, 10, QLatin1Char('0'))
                                                   : page.name;
        const QString path = place.filePath(name + QStringLiteral(".png"));
        if (!savePicture(path, pictureOf(page, pixels(page), ink), diagnostics))
            return false;
        written(path, 1);
        if (progress && !progress(index + 1, total))
            return false;
    }
    return true;
}

} // namespace champclos::app::print

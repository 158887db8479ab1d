// SPDX-License-Identifier: MIT
#include "app/paint/picture_decoder.h"

#include <QBuffer>
#include <QImageReader>
#include <QPainter>
#include <QSvgRenderer>

#include <algorithm>

namespace champclos::paint {

namespace {

constexpr int kMostMegabytes = 160; ///< of one picture: what engine/io/picture_check.h lets pass, and a little

QByteArray bytesOf(const PictureData &data) {
    return QByteArray::fromRawData(data.bytes.data(), static_cast<qsizetype>(data.bytes.size()));
}

QSize halved(const QSize &size, int times) {
    return {std::max(1, size.width() >> times), std::max(1, size.height() >> times)};
}

QImage decodedPixels(const PictureData &data, const QSize &size) {
    QImageReader::setAllocationLimit(kMostMegabytes);
    QByteArray bytes = bytesOf(data);
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::ReadOnly);
    QImageReader reader(&buffer, data.type == PictureType::Png ? "png" : "jpeg");
    reader.setAutoDetectImageFormat(false);
    if (reader.size() != pixelSize(data)) // the decoder sees another picture than the one that was let pass
        return {};
    if (size != pixelSize(data))
        reader.setScaledSize(size);
    QImage image = reader.read();
    if (image.isNull())
        return {};
    return image.convertToFormat(image.hasAlphaChannel() ? QImage::Format_ARGB32_Premultiplied : QImage::Format_RGB32);
}

} // namespace

QSize pixelSize(const PictureData &data) {
    const QSize size(data.width, data.height);
    return data.type == PictureType::Svg ? size.scaled(kDrawnSide, kDrawnSide, Qt::KeepAspectRatio).expandedTo({1, 1})
                                         : size;
}

QImage decoded(const PictureData &data, int halvings) {
    if (data.fault != PictureFault::None)
        return {};
    const QSize size = halved(pixelSize(data), halvings);
    if (data.type != PictureType::Svg)
        return decodedPixels(data, size);
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    return paintDrawing(painter, data, {0, 0, 1, 1}, QRectF({0, 0}, QSizeF(size))) ? image : QImage();
}

bool paintDrawing(QPainter &painter, const PictureData &data, const QRectF &part, const QRectF &rect) {
    if (data.fault != PictureFault::None)
        return false;
    QSvgRenderer renderer;
    if (!renderer.load(bytesOf(data)))
        return false;
    renderer.setAspectRatioMode(Qt::IgnoreAspectRatio);
    const QRectF box = renderer.viewBoxF();
    if (box.isEmpty())
        return false;
    renderer.setViewBox(QRectF(box.x() + part.x() * box.width(), box.y() + part.y() * box.height(),
                               part.width() * box.width(), part.height() * box.height()));
    renderer.render(&painter, rect);
    return true;
}

} // namespace champclos::paint

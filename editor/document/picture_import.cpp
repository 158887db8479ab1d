// SPDX-License-Identifier: MIT
#include "editor/document/picture_import.h"

#include "editor/document/problem_model.h"
#include "engine/io/content_reader.h"
#include "engine/io/files.h"
#include "engine/io/picture_check.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFileInfo>
#include <QImageReader>

#include <algorithm>

namespace champclos::editor {

namespace {

constexpr std::size_t kLargestFile = std::size_t(64) << 20;
constexpr int kMostMegabytes = 512; ///< while a photo is made smaller
constexpr int kQuality = 88;

QString sentence(const io::Diagnostic &diagnostic) { return problemFrom(diagnostic).fact; }

QString sentence(const PictureData &data) {
    return sentence(io::Diagnostic{io::codeOf(data.fault), {}, {}, {}, io::argumentsOf(data), {}});
}

QByteArray encoded(const QImage &image, const char *format, int quality) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    return image.save(&buffer, format, quality) ? bytes : QByteArray();
}

bool isOpaque(const QImage &image) {
    if (!image.hasAlphaChannel())
        return true;
    const QImage alpha = image.convertToFormat(QImage::Format_Alpha8);
    for (int y = 0; y < alpha.height(); ++y) {
        const uchar *line = alpha.constScanLine(y);
        if (std::any_of(line, line + alpha.width(), [](uchar value) { return value != 0xFF; }))
            return false;
    }
    return true;
}

/// Photos become JPEG, what has few colors PNG; what one can see through is PNG in any case.
std::shared_ptr<const PictureData> smallest(const QImage &image) {
    const QByteArray png = encoded(image, "png", -1);
    const QByteArray jpeg =
        isOpaque(image) ? encoded(image.convertToFormat(QImage::Format_RGB32), "jpeg", kQuality) : QByteArray();
    const bool isPng = jpeg.isEmpty() || (!png.isEmpty() && png.size() <= jpeg.size());
    return io::inspected(isPng ? PictureType::Png : PictureType::Jpeg, (isPng ? png : jpeg).toStdString());
}

std::shared_ptr<const PictureData> fromPixels(const QByteArray &bytes, int longestSide) {
    QByteArray copy = bytes;
    QBuffer buffer(&copy);
    buffer.open(QIODevice::ReadOnly);
    QImageReader reader(&buffer);
    reader.setDecideFormatFromContent(true);
    reader.setAutoTransform(true);
    QSize size = reader.size();
    if (size.isValid() && std::max(size.width(), size.height()) > longestSide)
        reader.setScaledSize(size.scaled(longestSide, longestSide, Qt::KeepAspectRatio).expandedTo({1, 1}));
    QImageReader::setAllocationLimit(kMostMegabytes);
    QImage image = reader.read();
    if (image.isNull())
        return nullptr;
    // What does not say its size is made smaller now; so is what one can see through, until it may be kept.
    for (int side = longestSide; side >= 64; side = side * 3 / 4) {
        if (std::max(image.width(), image.height()) > side)
            image = image.scaled(side, side, Qt::KeepAspectRatio, Qt::SmoothTransformation);
        if (auto data = smallest(image); data->fault == PictureFault::None)
            return data;
    }
    return nullptr;
}

/// A name as a key: small letters and digits, hyphens for the rest.
std::string keyFrom(std::string_view name) {
    std::string key;
    for (const char sign : name) {
        const char small = sign >= 'A' && sign <= 'Z' ? static_cast<char>(sign - 'A' + 'a') : sign;
        const bool isPlain = (small >= 'a' && small <= 'z') || (small >= '0' && small <= '9');
        if (isPlain)
            key += small;
        else if (!key.empty() && key.back() != '-')
            key += '-';
    }
    constexpr std::size_t kLongest = io::kMaxIdLength - 4; // room for a number
    key = key.substr(0, kLongest);
    while (!key.empty() && key.back() == '-')
        key.pop_back();
    return key.empty() ? "picture" : key;
}

} // namespace

ImportedPicture importPicture(const QString &path, int longestSide) {
    ImportedPicture result;
    result.name = QFileInfo(path).completeBaseName();
    io::Diagnostics diagnostics;
    const std::optional<std::string> bytes = io::readFile(path.toStdString(), diagnostics, kLargestFile);
    if (!bytes) {
        result.problem = sentence(diagnostics.all().front());
        return result;
    }
    const std::optional<PictureType> type = io::typeOf(*bytes);
    if (type) {
        auto data = io::inspected(*type, *bytes);
        const bool isSmall = std::max(data->width, data->height) <= longestSide && bytes->size() < 150'000;
        const bool isWanted = *type == PictureType::Svg || (isSmall && *type == PictureType::Png);
        // Too many pixels, or too many bytes, is what is mended here, as far as a decoder can bear it.
        const bool isMendable =
            *type != PictureType::Svg &&
            (data->fault == PictureFault::TooLarge ||
             (data->fault == PictureFault::TooManyPixels &&
              static_cast<long long>(data->width) * data->height <= 4LL * io::kMaxPicturePixels / 2));
        if (data->fault != PictureFault::None && !isMendable)
            result.problem = sentence(*data);
        else if (isWanted)
            result.data = std::move(data);
    }
    if (!result.data && result.problem.isEmpty())
        result.data = fromPixels(QByteArray::fromStdString(*bytes), longestSide);
    if (!result.data && result.problem.isEmpty())
        result.problem = QCoreApplication::translate("champclos::editor::PictureImport",
                                                     "This file is no picture that can be read.");
    return result;
}

std::string addPicture(std::vector<Picture> &pictures, const std::shared_ptr<const PictureData> &data,
                       std::string_view name) {
    for (const Picture &picture : pictures)
        if (picture == Picture{picture.key, data})
            return picture.key;
    const std::string base = keyFrom(name);
    std::string key = base;
    for (int number = 2; findPicture(pictures, key) != nullptr; ++number)
        key = base + '-' + std::to_string(number);
    pictures.push_back({key, data});
    return key;
}

QStringList pictureFilters() {
    return {
        QCoreApplication::translate("champclos::editor::PictureImport", "Pictures (*.png *.jpg *.jpeg *.webp *.svg)")};
}

} // namespace champclos::editor

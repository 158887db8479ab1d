// SPDX-License-Identifier: MIT
#include "engine/io/picture_check.h"

#include "engine/io/content_reader.h"
#include "engine/io/svg_check.h"

#include <algorithm>
#include <cmath>

namespace champclos::io {

namespace {

constexpr std::string_view kPngStart = "\x89PNG\r\n\x1A\n";
constexpr std::string_view kJpegStart = "\xFF\xD8\xFF";
constexpr int kMostScans = 64; ///< of a JPEG: each is decoded over the whole picture

unsigned byteAt(std::string_view bytes, std::size_t at) { return static_cast<unsigned char>(bytes[at]); }
unsigned shortAt(std::string_view bytes, std::size_t at) { return byteAt(bytes, at) << 8U | byteAt(bytes, at + 1); }
unsigned longAt(std::string_view bytes, std::size_t at) { return shortAt(bytes, at) << 16U | shortAt(bytes, at + 2); }

void setSize(PictureData &data, unsigned width, unsigned height) {
    constexpr unsigned kMost = 1'000'000'000;
    data.width = static_cast<int>(std::min(width, kMost));
    data.height = static_cast<int>(std::min(height, kMost));
}

/// Walks over the chunks: the first says the size, the last is the end.
PictureFault inspectPng(PictureData &data) {
    const std::string_view bytes = data.bytes;
    constexpr std::size_t kFrame = 12; // length, name, checksum
    std::size_t at = kPngStart.size();
    bool hasPixels = false;
    while (at + kFrame <= bytes.size()) {
        const std::size_t length = longAt(bytes, at);
        const std::string_view name = bytes.substr(at + 4, 4);
        if (length > bytes.size() - at - kFrame)
            return PictureFault::Damaged;
        if (at == kPngStart.size()) {
            if (name != "IHDR" || length < 13)
                return PictureFault::Damaged;
            setSize(data, longAt(bytes, at + 8), longAt(bytes, at + 12));
        }
        hasPixels = hasPixels || name == "IDAT";
        if (name == "IEND")
            return hasPixels ? PictureFault::None : PictureFault::Damaged;
        at += length + kFrame;
    }
    return PictureFault::Damaged;
}

/// Walks over the segments; the pixels between them are skipped.
PictureFault inspectJpeg(PictureData &data) {
    const std::string_view bytes = data.bytes;
    std::size_t at = 2;
    int scans = 0;
    bool hasSize = false;
    while (at + 1 < bytes.size()) {
        if (byteAt(bytes, at) != 0xFF) { // pixels
            at = std::min(bytes.find('\xFF', at), bytes.size());
            continue;
        }
        const unsigned marker = byteAt(bytes, at + 1);
        const bool isAlone = marker == 0x00 || marker == 0x01 || (marker >= 0xD0 && marker <= 0xD7);
        if (marker == 0xFF || isAlone) {
            at += marker == 0xFF ? 1 : 2;
            continue;
        }
        if (marker == 0xD9)
            return hasSize && scans > 0 ? PictureFault::None : PictureFault::Damaged;
        if (at + 4 > bytes.size() || at + 2 + shortAt(bytes, at + 2) > bytes.size())
            return PictureFault::Damaged;
        const bool isFrame = marker >= 0xC0 && marker <= 0xCF && marker != 0xC4 && marker != 0xC8 && marker != 0xCC;
        if (isFrame) {
            if (hasSize || shortAt(bytes, at + 2) < 8)
                return PictureFault::Damaged;
            setSize(data, shortAt(bytes, at + 7), shortAt(bytes, at + 5));
            hasSize = true;
        }
        if (marker == 0xDA && ++scans > kMostScans)
            return PictureFault::TooComplex;
        at += 2 + shortAt(bytes, at + 2);
    }
    return PictureFault::Damaged;
}

PictureFault inspectPixels(PictureData &data) {
    const PictureFault fault = data.type == PictureType::Png ? inspectPng(data) : inspectJpeg(data);
    if (fault != PictureFault::None)
        return fault;
    if (data.width < 1 || data.height < 1)
        return PictureFault::Damaged;
    const bool isTooLarge = data.width > kMaxPictureSide || data.height > kMaxPictureSide ||
                            static_cast<long long>(data.width) * data.height > kMaxPicturePixels;
    return isTooLarge ? PictureFault::TooManyPixels : PictureFault::None;
}

PictureFault inspect(PictureData &data) {
    if (data.bytes.size() > (data.type == PictureType::Svg ? kMaxDrawingBytes : kMaxPictureBytes))
        return PictureFault::TooLarge;
    const std::optional<PictureType> actual = typeOf(data.bytes);
    if (!actual)
        return PictureFault::Damaged;
    if (*actual != data.type) {
        data.detail = kPictureTypeNames[*actual];
        return PictureFault::WrongType;
    }
    return data.type == PictureType::Svg ? inspectDrawing(data) : inspectPixels(data);
}

std::uint64_t hashOf(std::string_view bytes) {
    std::uint64_t hash = 0xCBF29CE484222325u; // FNV-1a
    for (const char c : bytes) {
        hash ^= static_cast<unsigned char>(c);
        hash *= 0x100000001B3u;
    }
    return hash;
}

} // namespace

std::optional<PictureType> typeOf(std::string_view bytes) {
    if (bytes.substr(0, kPngStart.size()) == kPngStart)
        return PictureType::Png;
    if (bytes.substr(0, kJpegStart.size()) == kJpegStart)
        return PictureType::Jpeg;
    const std::size_t text = bytes.find_first_not_of(" \t\r\n");
    const bool isMarkup =
        text != std::string_view::npos && (bytes[text] == '<' || bytes.substr(0, 4) == "\xEF\xBB\xBF<");
    return isMarkup && bytes.find("<svg") != std::string_view::npos ? std::optional(PictureType::Svg) : std::nullopt;
}

std::shared_ptr<const PictureData> inspected(PictureType type, std::string bytes) {
    auto data = std::make_shared<PictureData>();
    data->type = type;
    data->bytes = std::move(bytes);
    data->hash = hashOf(data->bytes);
    data->fault = inspect(*data);
    return data;
}

DiagnosticCode codeOf(PictureFault fault) {
    switch (fault) {
    case PictureFault::None:
    case PictureFault::Damaged:
        break;
    case PictureFault::TooLarge:
        return DiagnosticCode::PictureTooLarge;
    case PictureFault::WrongType:
        return DiagnosticCode::PictureWrongType;
    case PictureFault::TooManyPixels:
        return DiagnosticCode::PictureTooManyPixels;
    case PictureFault::Outside:
        return DiagnosticCode::PictureOutside;
    case PictureFault::Forbidden:
        return DiagnosticCode::PictureForbidden;
    case PictureFault::TooComplex:
        return DiagnosticCode::PictureTooComplex;
    }
    return DiagnosticCode::PictureDamaged;
}

std::vector<std::string> argumentsOf(const PictureData &data) {
    switch (data.fault) {
    case PictureFault::None:
    case PictureFault::TooComplex:
        break;
    case PictureFault::TooLarge:
        return {std::to_string((data.type == PictureType::Svg ? kMaxDrawingBytes : kMaxPictureBytes) / 1024)};
    case PictureFault::WrongType:
        return {quoted(kPictureTypeNames[data.type]), quoted(data.detail)};
    case PictureFault::Damaged:
        return {quoted(kPictureTypeNames[data.type])};
    case PictureFault::TooManyPixels:
        return {std::to_string(data.width), std::to_string(data.height), std::to_string(kMaxPictureSide),
                std::to_string(kMaxPicturePixels / 1'000'000)};
    case PictureFault::Outside:
    case PictureFault::Forbidden:
        return {quoted(data.detail)};
    }
    return {};
}

void checkPictures(const std::vector<Picture> &pictures, const std::vector<PicturePlace> &places,
                   Diagnostics &diagnostics) {
    ContentCheck check(diagnostics);
    if (pictures.size() > kMaxPictures)
        check.report(DiagnosticCode::PictureTooMany, "pictures",
                     {std::to_string(kMaxPictures), std::to_string(pictures.size())});
    std::vector<std::string_view> keys;
    for (const Picture &picture : pictures) {
        const std::string path = "pictures." + picture.key;
        keys.emplace_back(picture.key);
        check.id(picture.key, path);
        if (picture.data && picture.data->fault != PictureFault::None)
            check.report(codeOf(picture.data->fault), path, argumentsOf(*picture.data));
        if (std::none_of(places.begin(), places.end(),
                         [&](const PicturePlace &place) { return place.key == picture.key; }))
            check.report(DiagnosticCode::PictureUnused, path, {quoted(picture.key)});
    }
    for (const PicturePlace &place : places)
        if (std::find(keys.begin(), keys.end(), place.key) == keys.end())
            diagnostics.report(DiagnosticCode::PictureUnknown, {}, place.path + ".key", {quoted(place.key)},
                               diagnostics.isFull() ? std::string() : nearest(place.key, keys));
}

void checkCrop(const PictureUse &use, const std::string &path, Diagnostics &diagnostics) {
    constexpr double kMostBeyond = 2, kLargest = 3, kSmallest = 0.001;
    const auto isPlace = [](double place) { return std::abs(place) <= kMostBeyond; }; // false for NaN
    const auto isLength = [](double length) { return length >= kSmallest && length <= kLargest; };
    const Crop &crop = use.crop;
    if (!isPlace(crop.x) || !isPlace(crop.y) || !isLength(crop.width) || !isLength(crop.height))
        diagnostics.report(DiagnosticCode::PictureBadCrop, {}, path + ".crop");
}

} // namespace champclos::io

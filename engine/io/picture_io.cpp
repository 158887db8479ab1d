// SPDX-License-Identifier: MIT
#include "engine/io/picture_io.h"

#include "engine/io/picture_check.h"

#include <QByteArray>

#include <algorithm>

namespace champclos::io {

namespace {

std::optional<PictureType> typeAt(ContentReader &reader, const JsonNode &node) {
    const std::string word = reader.string(node);
    const auto *found = std::find(kPictureTypeNames.begin(), kPictureTypeNames.end(), word);
    if (found != kPictureTypeNames.end())
        return static_cast<PictureType>(found - kPictureTypeNames.begin());
    if (node.isPresent() && node.value->isString())
        reader.reportUnknown(DiagnosticCode::PictureUnknownType, node, word,
                             {kPictureTypeNames.begin(), kPictureTypeNames.end()});
    return std::nullopt;
}

/// Nothing in it after a report.
std::shared_ptr<const PictureData> dataAt(ContentReader &reader, const JsonNode &node) {
    const auto none = std::make_shared<const PictureData>();
    if (!reader.openObject(node, kPictureKeys))
        return none;
    const std::optional<PictureType> type = typeAt(reader, node.member("type"));
    const JsonNode data = node.member("data");
    if (!reader.expect(data, JsonKind::String))
        return none;
    const std::string &text = data.value->string();
    const auto decoded =
        QByteArray::fromBase64Encoding(QByteArray::fromRawData(text.data(), static_cast<qsizetype>(text.size())),
                                       QByteArray::AbortOnBase64DecodingErrors);
    if (!decoded || text.empty()) {
        reader.report(DiagnosticCode::PictureBadData, data);
        return none;
    }
    return type ? inspected(*type, decoded.decoded.toStdString()) : none;
}

} // namespace

std::string pictureKeyAt(ContentReader &reader, const JsonNode &node) {
    std::string key = reader.string(node);
    if (node.isPresent() && node.value->isString() && key.empty())
        reader.report(DiagnosticCode::ContentBadId, node, {quoted(key), std::to_string(kMaxIdLength)});
    return key;
}

PictureUse pictureUseAt(ContentReader &reader, const JsonNode &node) {
    PictureUse use;
    if (!node.isPresent() || !reader.openObject(node, kPictureUseKeys))
        return use;
    use.key = pictureKeyAt(reader, node.member("key"));
    if (const JsonNode crop = node.member("crop"); crop.isPresent())
        if (const auto numbers = reader.tuple(crop, 4); !numbers.empty())
            use.crop = {reader.number(numbers[0]), reader.number(numbers[1]), reader.number(numbers[2]),
                        reader.number(numbers[3])};
    return use.isEmpty() ? PictureUse() : use;
}

std::vector<Picture> picturesAt(ContentReader &reader, const JsonNode &node) {
    std::vector<Picture> pictures;
    if (!node.isPresent() || !reader.expect(node, JsonKind::Object))
        return pictures;
    if (node.value->size() > kMaxPictures) {
        reader.report(DiagnosticCode::PictureTooMany, node,
                      {std::to_string(kMaxPictures), std::to_string(node.value->size())});
        return pictures;
    }
    for (const JsonMember &member : node.value->members())
        pictures.push_back({member.key, dataAt(reader, node.member(member.key))});
    return pictures;
}

JsonValue toJson(const PictureUse &use) {
    JsonValue object = JsonValue::object({{"key", use.key}});
    if (use.crop != Crop())
        object.set("crop", JsonValue::array({use.crop.x, use.crop.y, use.crop.width, use.crop.height}));
    return object;
}

JsonValue toJson(const std::vector<Picture> &pictures) {
    JsonValue object = JsonValue::object();
    for (const Picture &picture : pictures) {
        const std::string &bytes = picture.data->bytes;
        const QByteArray text = QByteArray::fromRawData(bytes.data(), static_cast<qsizetype>(bytes.size())).toBase64();
        object.set(picture.key,
                   JsonValue::object({{"type", kPictureTypeNames[picture.data->type]}, {"data", text.toStdString()}}));
    }
    return object;
}

} // namespace champclos::io

// SPDX-License-Identifier: MIT
//
// Pictures inside of content files: `"pictures": { "wolf": { "type": "jpeg", "data": "…base64…" } }` at the end, and
// `{ "key": "wolf", "crop": [x, y, width, height] }` where one is shown. Decks and battlefields share this. What is
// wrong with a picture as such is asked in picture_check.h.
#pragma once

#include "engine/core/picture.h"
#include "engine/io/content_reader.h"

namespace champclos::io {

inline constexpr KeyRule kPictureKeys[] = {{"type"}, {"data"}};
inline constexpr KeyRule kPictureUseKeys[] = {{"key"}, {"crop", Presence::Optional}}; ///< left out: the whole picture
inline constexpr KeyRule kGroundKeys[] = {{"key"}, {"at"}, {"width"}, {"opacity"}};

/// The key of a picture that is shown there; an empty one is reported.
std::string pictureKeyAt(ContentReader &reader, const JsonNode &node);
/// Nothing if the node is absent.
PictureUse pictureUseAt(ContentReader &reader, const JsonNode &node);
std::vector<Picture> picturesAt(ContentReader &reader, const JsonNode &node);

JsonValue toJson(const PictureUse &use);
JsonValue toJson(const std::vector<Picture> &pictures);

} // namespace champclos::io

// SPDX-License-Identifier: MIT
//
// A picture from a file, made as small as it may be: no more pixels than 300 dpi need where it is shown, upright, as
// JPEG or PNG, whichever is smaller; a drawing stays as it is. What is refused says why, in the user's language. It
// changes no document.
#pragma once

#include "engine/core/picture.h"

#include <QString>
#include <QStringList>

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace champclos::editor {

/// Longest side in pixels. A card shows 55 mm of a picture, 650 pixels: half of one is still enough. A back is 94 mm
/// high with its bleed, a poster 420 mm wide.
inline constexpr int kSideOfCard = 1200, kSideOfEmblem = 1000, kSideOfBack = 1500, kSideOfGround = 5000;

struct ImportedPicture {
    std::shared_ptr<const PictureData> data; ///< nullptr: the problem says why
    QString problem;
    QString name; ///< of the file, without its ending
};
ImportedPicture importPicture(const QString &path, int longestSide);

/// The key of the picture, which is added unless it is there already. `name` is of a file, and only a wish.
std::string addPicture(std::vector<Picture> &pictures, const std::shared_ptr<const PictureData> &data,
                       std::string_view name);

/// For a file dialog.
QStringList pictureFilters();

} // namespace champclos::editor

// SPDX-License-Identifier: MIT
//
// What can be told of a picture without decoding it: its type by its first bytes, its size in pixels, whether it is
// whole, and whether it is harmless. Files come from strangers: what is refused here is never handed to a decoder. The
// pixels themselves are no concern of this layer (app/paint/pictures.h).
#pragma once

#include "engine/core/picture.h"
#include "engine/io/diagnostic.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace champclos::io {

inline constexpr std::size_t kMaxPictureBytes = std::size_t(8) << 20; ///< of one picture
inline constexpr std::size_t kMaxDrawingBytes = std::size_t(1) << 20; ///< of one SVG
inline constexpr std::size_t kMaxPictures = 96;                       ///< of one file
inline constexpr int kMaxPictureSide = 8192;
inline constexpr int kMaxPicturePixels = 36'000'000; ///< a poster of 420 by 594 mm at 300 dpi is 35 million
inline constexpr int kMaxDrawingParts = 20000;       ///< elements of an SVG, those counted that are used again
/// Of all pictures of a file, as base64: with the rest it is what a package takes of one file.
inline constexpr std::size_t kMaxPictureText = std::size_t(15) << 20;

/// The bytes with all that was found out about them.
std::shared_ptr<const PictureData> inspected(PictureType type, std::string bytes);
/// Of what type the bytes are; nothing if they are no picture we know.
std::optional<PictureType> typeOf(std::string_view bytes);

/// The fault of a picture as a diagnostic; None is not one.
DiagnosticCode codeOf(PictureFault fault);
std::vector<std::string> argumentsOf(const PictureData &data);

/// Where a file shows a picture: the place, and the key it says.
struct PicturePlace {
    std::string path;
    std::string key;
};
/// Reports what is wrong with the pictures of a file: their faults, keys that nothing is under, pictures that nobody
/// shows.
void checkPictures(const std::vector<Picture> &pictures, const std::vector<PicturePlace> &places,
                   Diagnostics &diagnostics);
void checkCrop(const PictureUse &use, const std::string &path, Diagnostics &diagnostics);

} // namespace champclos::io

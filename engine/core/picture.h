// SPDX-License-Identifier: MIT
//
// Pictures of an author's own: the encoded bytes as they lie in a deck or a battlefield, and which part of one is shown
// where. The bytes are shared, so that content stays cheap to copy. Nothing here decodes them, and no rule ever looks
// at a picture: without it a game is the same.
#pragma once

#include "engine/core/array_by.h"

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace champclos {

enum class PictureType : std::uint8_t { Png, Jpeg, Svg };
inline constexpr EnumNames<PictureType, 3> kPictureTypeNames = {"png", "jpeg", "svg"};

/// Why a picture is not shown.
enum class PictureFault : std::uint8_t {
    None,
    TooLarge,      ///< more bytes than a picture may have
    WrongType,     ///< the bytes are of another type than they are said to be
    Damaged,       ///< cut short, or no picture at all
    TooManyPixels, ///< would need too much memory
    Outside,       ///< a drawing that refers to something outside of itself
    Forbidden,     ///< a drawing with a part that is not drawn here
    TooComplex,    ///< a drawing of too many parts
};

/// Bytes that were looked at once (io/picture_check.h), and what was found.
struct PictureData {
    PictureType type = PictureType::Png;
    std::string bytes;
    std::uint64_t hash = 0;
    int width = 0; ///< pixels, or units of a drawing
    int height = 0;
    PictureFault fault = PictureFault::None;
    std::string detail; ///< what is at fault, as the message quotes it
};

struct Picture {
    std::string key;
    std::shared_ptr<const PictureData> data; ///< never null once read
    friend bool operator==(const Picture &left, const Picture &right) {
        return left.key == right.key &&
               (left.data == right.data ||
                (left.data && right.data && left.data->hash == right.data->hash &&
                 left.data->type == right.data->type && left.data->bytes == right.data->bytes));
    }
};

/// A part of a picture, in shares of its width and height. It may reach beyond the picture; nothing is there.
struct Crop {
    double x = 0;
    double y = 0;
    double width = 1;
    double height = 1;
    friend bool operator==(const Crop &, const Crop &) = default;
};

/// Where a deck shows one of its pictures.
struct PictureUse {
    std::string key; ///< empty: what the program draws
    Crop crop;
    bool isEmpty() const { return key.empty(); }
    friend bool operator==(const PictureUse &, const PictureUse &) = default;
};

/// The picture that a battlefield is played on.
struct GroundPicture {
    std::string key; ///< empty: none
    double x = 0;    ///< middle of the picture, in board units
    double y = 0;
    double width = 0;   ///< in board units; the height follows the picture
    double opacity = 1; ///< over the color of the ground
    bool isEmpty() const { return key.empty(); }
    friend bool operator==(const GroundPicture &, const GroundPicture &) = default;
};

/// The one of that key, or nullptr.
inline const Picture *findPicture(const std::vector<Picture> &pictures, std::string_view key) {
    for (const Picture &picture : pictures)
        if (picture.key == key && picture.data)
            return &picture;
    return nullptr;
}

} // namespace champclos

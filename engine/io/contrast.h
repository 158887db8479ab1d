// SPDX-License-Identifier: MIT
//
// How well one color can be read on another, as the Web Content Accessibility Guidelines measure it. Not about color
// blindness: that is for patterns and letters to solve.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace champclos::io {

inline constexpr double kReadableContrast = 4.5; ///< text of any size
inline constexpr double kVisibleContrast = 3;    ///< signs, and text that is large

/// From 1 to 21; colors as 0xRRGGBB.
double contrastRatio(std::uint32_t one, std::uint32_t other);
/// "#rrggbb" as a number.
std::optional<std::uint32_t> rgbOf(std::string_view text);

} // namespace champclos::io

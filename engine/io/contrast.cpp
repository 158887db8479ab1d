// SPDX-License-Identifier: MIT
#include "engine/io/contrast.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace champclos::io {

namespace {

double linear(std::uint32_t channel) {
    const double share = (channel & 0xFFU) / 255.0;
    return share <= 0.04045 ? share / 12.92 : std::pow((share + 0.055) / 1.055, 2.4);
}

double luminance(std::uint32_t rgb) {
    return 0.2126 * linear(rgb >> 16U) + 0.7152 * linear(rgb >> 8U) + 0.0722 * linear(rgb);
}

} // namespace

double contrastRatio(std::uint32_t one, std::uint32_t other) {
    const double first = luminance(one);
    const double second = luminance(other);
    return (std::max(first, second) + 0.05) / (std::min(first, second) + 0.05);
}

std::optional<std::uint32_t> rgbOf(std::string_view text) {
    if (text.size() != 7 || text.front() != '#')
        return std::nullopt;
    std::uint32_t rgb = 0;
    const auto result = std::from_chars(text.data() + 1, text.data() + text.size(), rgb, 16);
    return result.ec == std::errc() && result.ptr == text.data() + text.size() ? std::optional(rgb) : std::nullopt;
}

} // namespace champclos::io

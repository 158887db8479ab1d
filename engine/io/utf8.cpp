// SPDX-License-Identifier: MIT
#include "engine/io/utf8.h"

#include <algorithm>

namespace champclos::io {

namespace {

struct Decoded {
    std::uint32_t codePoint = 0;
    std::size_t length = 0; ///< 0 if the bytes are not valid
};

/// The table 3-7 of the Unicode standard: only the second byte has narrower bounds than 80..BF.
Decoded decode(std::string_view text, std::size_t offset) {
    const auto byteAt = [&](std::size_t index) { return static_cast<unsigned char>(text[index]); };
    const unsigned char lead = byteAt(offset);
    if (lead < 0x80)
        return {lead, 1};
    const std::size_t length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2;
    if (lead < 0xC2 || lead > 0xF4 || length > text.size() - offset)
        return {};
    const unsigned char low = lead == 0xE0 ? 0xA0 : lead == 0xF0 ? 0x90 : 0x80;
    const unsigned char high = lead == 0xED ? 0x9F : lead == 0xF4 ? 0x8F : 0xBF;
    if (byteAt(offset + 1) < low || byteAt(offset + 1) > high)
        return {};
    std::uint32_t codePoint = lead & (0xFFU >> (length + 1));
    for (std::size_t index = 1; index < length; ++index) {
        if (!isUtf8Continuation(byteAt(offset + index)))
            return {};
        codePoint = (codePoint << 6) | (byteAt(offset + index) & 0x3FU);
    }
    return {codePoint, length};
}

} // namespace

std::size_t firstInvalidUtf8(std::string_view text) {
    std::size_t offset = 0;
    while (offset < text.size()) {
        const std::size_t length = decode(text, offset).length;
        if (length == 0)
            return offset;
        offset += length;
    }
    return offset;
}

std::size_t utf8Length(std::string_view text, std::size_t offset) {
    return std::max<std::size_t>(decode(text, offset).length, 1);
}

std::size_t codePointCount(std::string_view text) {
    return static_cast<std::size_t>(std::count_if(
        text.begin(), text.end(), [](char c) { return !isUtf8Continuation(static_cast<unsigned char>(c)); }));
}

std::u32string codePoints(std::string_view text) {
    std::u32string result;
    result.reserve(text.size());
    for (std::size_t offset = 0; offset < text.size();) {
        const Decoded decoded = decode(text, offset);
        result += decoded.length == 0 ? U'\uFFFD' : static_cast<char32_t>(decoded.codePoint);
        offset += std::max<std::size_t>(decoded.length, 1);
    }
    return result;
}

void appendUtf8(std::string &text, std::uint32_t codePoint) {
    const auto append = [&](std::uint32_t byte) { text += static_cast<char>(byte); };
    if (codePoint < 0x80) {
        append(codePoint);
        return;
    }
    if (codePoint < 0x800) {
        append(0xC0 | (codePoint >> 6));
    } else {
        if (codePoint < 0x10000) {
            append(0xE0 | (codePoint >> 12));
        } else {
            append(0xF0 | (codePoint >> 18));
            append(0x80 | ((codePoint >> 12) & 0x3F));
        }
        append(0x80 | ((codePoint >> 6) & 0x3F));
    }
    append(0x80 | (codePoint & 0x3F));
}

TextPosition positionOf(std::string_view text, std::size_t offset) {
    const std::string_view before = text.substr(0, offset);
    const std::size_t newline = before.rfind('\n');
    const std::size_t lineStart = newline == std::string_view::npos ? 0 : newline + 1;
    return {static_cast<int>(std::count(before.begin(), before.end(), '\n')) + 1,
            static_cast<int>(codePointCount(before.substr(lineStart))) + 1};
}

std::string hexByte(char byte) {
    static constexpr char kDigits[] = "0123456789ABCDEF";
    const auto value = static_cast<unsigned char>(byte);
    return {'0', 'x', kDigits[value >> 4], kDigits[value & 0xF]};
}

} // namespace champclos::io

// SPDX-License-Identifier: MIT
//
// The little that the readers need to know about UTF-8: is it valid, how long is a character, where is a byte. It does
// not know about letters, cases or languages.
#pragma once

#include "engine/io/diagnostic.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace champclos::io {

constexpr bool isUtf8Continuation(unsigned char byte) { return (byte & 0xC0) == 0x80; }

/// Offset of the first byte that is not part of valid UTF-8 (overlong forms, surrogates and anything above U+10FFFF
/// are not), or the size of the text.
std::size_t firstInvalidUtf8(std::string_view text);
inline bool isUtf8(std::string_view text) { return firstInvalidUtf8(text) == text.size(); }

/// Bytes of the character at `offset`, at least 1 and never beyond the end of the text.
std::size_t utf8Length(std::string_view text, std::size_t offset);
std::size_t codePointCount(std::string_view text);
std::u32string codePoints(std::string_view text); ///< invalid bytes become U+FFFD
void appendUtf8(std::string &text, std::uint32_t codePoint);

/// Line and column of the byte at `offset`.
TextPosition positionOf(std::string_view text, std::size_t offset);
std::string hexByte(char byte); ///< "0xE9"

} // namespace champclos::io

// SPDX-License-Identifier: MIT
//
// Text for a screen of so many columns: how wide it is, and folded by words.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace champclos::io {

inline constexpr std::size_t kUsualColumns = 80;

/// Characters of UTF-8, without the escape sequences of colours.
std::size_t displayWidth(std::string_view text);

/// Folded at blanks so that no line is wider; lines after the first begin with `indent` blanks. The first begins at
/// `column`, after what is written already. No-break spaces hold.
std::string wrapped(std::string_view text, std::size_t columns, std::size_t indent, std::size_t column = 0);

/// A paragraph made of entries that are kept whole where they fit.
class Flow {
public:
    Flow(std::size_t columns, std::size_t indent) : m_columns(columns), m_indent(indent) {}
    void add(std::string_view entry, std::string_view separator = {});
    const std::string &text() const { return m_text; }

private:
    std::size_t m_columns;
    std::size_t m_indent;
    std::size_t m_column = 0;
    std::string m_text;
};

} // namespace champclos::io

// SPDX-License-Identifier: MIT
#include "engine/io/wrap.h"

#include <algorithm>

namespace champclos::io {

std::size_t displayWidth(std::string_view text) {
    std::size_t width = 0;
    for (std::size_t index = 0; index < text.size(); ++index) {
        if (text[index] == '\033')
            index = std::min(text.find('m', index), text.size());
        else if ((static_cast<unsigned char>(text[index]) & 0xC0) != 0x80) // the first byte of a character
            ++width;
    }
    return width;
}

std::string wrapped(std::string_view text, std::size_t columns, std::size_t indent, std::size_t column) {
    std::string all;
    bool isLineStart = true;
    std::size_t hanging = 0; // what belongs to a bullet stands beside it
    const auto newLine = [&] {
        all += '\n';
        all.append(indent + hanging, ' ');
        column = indent + hanging;
        isLineStart = true;
    };
    while (!text.empty()) {
        const std::size_t end = std::min(text.find_first_of(" \n"), text.size());
        const std::string_view word = text.substr(0, end);
        const std::size_t width = displayWidth(word);
        if (!isLineStart && column + 1 + width > columns)
            newLine();
        if (!isLineStart) {
            all += ' ';
            ++column;
        }
        all += word;
        column += width;
        isLineStart = false;
        if (end < text.size() && text[end] == '\n') {
            hanging = 0;
            newLine();
        } else if (word == "•" && column == indent + width) {
            hanging = 2;
        }
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return all;
}

void Flow::add(std::string_view entry, std::string_view separator) {
    const std::size_t width = displayWidth(entry);
    if (!m_text.empty()) {
        if (m_column + displayWidth(separator) + width > m_columns) {
            m_text += separator.substr(0, separator.find_last_not_of(' ') + 1); // a comma, but no blanks
            m_text += '\n';
            m_text.append(m_indent, ' ');
            m_column = m_indent;
        } else {
            m_text += separator;
            m_column += displayWidth(separator);
        }
    }
    const std::string folded = wrapped(entry, m_columns, m_indent, m_column);
    const std::size_t lastLine = folded.rfind('\n');
    m_text += folded;
    m_column = lastLine == std::string::npos ? m_column + width : displayWidth(folded.substr(lastLine + 1));
}

} // namespace champclos::io

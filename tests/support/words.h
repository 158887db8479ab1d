// SPDX-License-Identifier: MIT
//
// Cutting the lines of test files into words and clauses.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace champclos::test {

inline std::string trimmed(std::string_view text) {
    const std::size_t begin = text.find_first_not_of(" \t\r");
    if (begin == std::string_view::npos)
        return {};
    return std::string(text.substr(begin, text.find_last_not_of(" \t\r") - begin + 1));
}

inline std::vector<std::string> wordsOf(std::string_view text) {
    std::vector<std::string> words;
    std::string word;
    for (const char letter : text) {
        if (letter == ' ' || letter == '\t') {
            if (!word.empty())
                words.push_back(std::move(word));
            word.clear();
        } else {
            word += letter;
        }
    }
    if (!word.empty())
        words.push_back(std::move(word));
    return words;
}

/// The trimmed parts between `separator`s; empty ones are left out.
inline std::vector<std::string> partsOf(std::string_view text, std::string_view separator) {
    std::vector<std::string> parts;
    while (true) {
        const std::size_t end = text.find(separator);
        if (std::string part = trimmed(text.substr(0, end)); !part.empty())
            parts.push_back(std::move(part));
        if (end == std::string_view::npos)
            return parts;
        text.remove_prefix(end + separator.size());
    }
}

inline std::string joined(const std::vector<std::string> &words, std::string_view separator = " ") {
    std::string text;
    for (const std::string &word : words) {
        if (!text.empty())
            text += separator;
        text += word;
    }
    return text;
}

inline bool isNumber(std::string_view word) {
    return !word.empty() && word.size() < 9 && word.find_first_not_of("0123456789") == std::string_view::npos;
}

} // namespace champclos::test

// SPDX-License-Identifier: MIT
#include "editor/deck/document/deck_path.h"

#include <charconv>

namespace champclos::editor {

std::optional<Path> parsePath(std::string_view text) {
    Path path;
    while (!text.empty()) {
        if (text.front() == '[') {
            const std::size_t end = text.find(']');
            int index = -1;
            if (end == std::string_view::npos ||
                std::from_chars(text.data() + 1, text.data() + end, index).ptr != text.data() + end || index < 0)
                return std::nullopt;
            path.push_back({{}, index});
            text.remove_prefix(end + 1);
        } else {
            if (!path.empty() && text.front() != '.')
                return std::nullopt;
            if (!path.empty())
                text.remove_prefix(1);
            const std::size_t end = std::min(text.find_first_of(".["), text.size());
            if (end == 0)
                return std::nullopt;
            path.push_back({std::string(text.substr(0, end)), -1});
            text.remove_prefix(end);
        }
    }
    return path;
}

std::string pathText(const Path &path) {
    std::string text;
    for (const PathStep &step : path)
        text = step.isIndex() ? child(text, step.index) : child(text, step.key);
    return text;
}

std::string child(const std::string &path, std::string_view key) {
    return path.empty() ? std::string(key) : path + '.' + std::string(key);
}

std::string child(const std::string &path, int index) { return path + '[' + std::to_string(index) + ']'; }

std::string parentOf(const std::string &path) {
    const std::size_t end = path.find_last_of(".[");
    return end == std::string::npos ? std::string() : path.substr(0, end);
}

int lastIndex(const std::string &path) {
    const auto steps = parsePath(path);
    return steps && !steps->empty() ? steps->back().index : -1;
}

bool isWithin(std::string_view path, std::string_view root) {
    return path.substr(0, root.size()) == root &&
           (path.size() == root.size() || root.empty() || path[root.size()] == '.' || path[root.size()] == '[');
}

} // namespace champclos::editor

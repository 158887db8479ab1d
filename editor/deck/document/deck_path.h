// SPDX-License-Identifier: MIT
//
// The paths by which diagnostics name a place in a deck ("cards[3].after[0].to"), taken apart and put together. The
// workshop uses them as its one kind of address, so that a problem leads to its place without translation. They carry
// no meaning here: what stands at a path is known to deck_fields.h and deck_slots.h.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace champclos::editor {

struct PathStep {
    std::string key; ///< empty for an index
    int index = -1;
    bool isIndex() const { return key.empty(); }
    friend bool operator==(const PathStep &, const PathStep &) = default;
};
using Path = std::vector<PathStep>;

/// Nothing for what is no path.
std::optional<Path> parsePath(std::string_view text);
std::string pathText(const Path &path);

std::string child(const std::string &path, std::string_view key);
std::string child(const std::string &path, int index);
/// "cards[3].after" of "cards[3].after[0]"; empty at the top.
std::string parentOf(const std::string &path);
/// The number in the last brackets; -1 if the path does not end in one.
int lastIndex(const std::string &path);
/// True for `path` itself and all that is below it.
bool isWithin(std::string_view path, std::string_view root);

} // namespace champclos::editor

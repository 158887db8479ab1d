// SPDX-License-Identifier: MIT
//
// Whole files in, whole files out. Reading is bounded and says why it failed; writing either replaces the file
// completely or leaves the old one as it was. Paths are UTF-8; ":/..." names a built-in resource.
#pragma once

#include "engine/io/diagnostic.h"
#include "engine/io/json.h"

#include <optional>
#include <string>
#include <string_view>

namespace champclos::io {

/// The bytes of a file, or nothing and a diagnostic about `path`.
std::optional<std::string> readFile(const std::string &path, Diagnostics &diagnostics,
                                    std::size_t maxBytes = kMaxContentBytes);
/// Reads and parses; what is reported carries `path` as its file.
std::optional<JsonValue> readJsonFile(const std::string &path, Diagnostics &diagnostics, JsonLimits limits = {});

/// True if `path` now holds `content`; otherwise a diagnostic, and the file is as it was.
bool writeFile(const std::string &path, std::string_view content, Diagnostics &diagnostics);

} // namespace champclos::io

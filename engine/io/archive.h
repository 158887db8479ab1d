// SPDX-License-Identifier: MIT
//
// Zip archives in memory: files out of one, within limits, and files into one. It is the only place that knows libzip,
// and it trusts nothing that an archive says of itself: sizes are counted while they are unpacked, names are judged
// before anything is, and whatever is no plain file is refused. It writes nothing to disk and knows nothing of decks.
#pragma once

#include "engine/io/diagnostic.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace champclos::io {

struct ArchiveFile {
    std::string name; ///< with '/' between folders
    std::string bytes;
    friend bool operator==(const ArchiveFile &, const ArchiveFile &) = default;
};

inline constexpr std::size_t kMaxArchiveBytes = std::size_t(64) << 20; ///< packed, and again unpacked
inline constexpr std::size_t kMaxArchiveFiles = 1000;
inline constexpr std::size_t kMaxArchiveFileBytes = std::size_t(16) << 20; ///< unpacked
inline constexpr std::size_t kMaxArchiveGrowth = 100;                      ///< times its packed size, of more than …
inline constexpr std::size_t kHarmlessBytes = std::size_t(1) << 20;        ///< … so many bytes
inline constexpr std::size_t kMaxArchiveNameBytes = 200;

/// What is wrong with the name of a file that is to be written below a folder on any system; nothing if it may be.
std::optional<DiagnosticCode> faultOfName(std::string_view name);

/// All files in the order of the archive, without its folders; nothing and the reasons if a single one is unfit.
std::optional<std::vector<ArchiveFile>> unpack(std::string_view archive, Diagnostics &diagnostics);

/// The same bytes for the same files, whenever and wherever it is made.
std::optional<std::string> pack(const std::vector<ArchiveFile> &files, Diagnostics &diagnostics);

} // namespace champclos::io

// SPDX-License-Identifier: MIT
//
// A package: one archive (`.champclos`, a zip that every system opens) with decks and battlefields, pictures and all,
// and a package.json that says whose it is. Reading one looks at everything in it before anything is used; what is
// wrong is a diagnostic with its place inside. Where packages are installed is the matter of package_store.h.
#pragma once

#include "engine/io/archive.h"
#include "engine/io/content_reader.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace champclos::io {

inline constexpr std::string_view kPackageFormat = "champclos-package";
inline constexpr int kPackageVersion = 1;
inline constexpr std::string_view kPackageEnding = ".champclos";
inline constexpr std::string_view kManifestName = "package.json";

inline constexpr KeyRule kPackageKeys[] = {
    {"format"}, {"version"}, {"id"}, {"name"}, {"author"}, {"licence"}, {"release"}, {"files"},
};

/// What package.json says.
struct PackageManifest {
    std::string id;
    LocalizedText name; ///< in one language at least
    std::string author;
    std::string licence;
    std::string release = "1.0";    ///< "1.2.3": up to four numbers
    std::vector<std::string> files; ///< of the contents, such as decks/wolf-queen.json
    friend bool operator==(const PackageManifest &, const PackageManifest &) = default;
};

std::optional<PackageManifest> readManifest(std::string_view text, Diagnostics &diagnostics);
std::string writeManifest(const PackageManifest &manifest);

bool isRelease(std::string_view text);
/// Below 0 if `left` came before `right`; 1.0 and 1 are the same.
int compareReleases(std::string_view left, std::string_view right);

/// In the language, or in the next one that it has.
const std::string &nameIn(const LocalizedText &name, Language language);

/// What can be inside: a kind is one row of kContentKinds (package.cpp).
enum class ContentKind : unsigned char { Deck, Battlefield };
inline constexpr int kContentKindCount = 2;
inline constexpr std::array kContentKindsInOrder = {ContentKind::Deck, ContentKind::Battlefield};

/// One of the contents, as far as a list shows it; the file itself has the rest.
struct PackageItem {
    ContentKind kind{};
    std::string file; ///< in the archive
    std::string id;
    LocalizedText name;
    int size = 0; ///< cards, or spaces
};

struct Package {
    PackageManifest manifest;
    std::vector<PackageItem> items; ///< in the order of the manifest
    std::vector<ArchiveFile> files; ///< of the items, in the same order
};

const char *folderOf(ContentKind kind); ///< in a package, and in the folder of the user's data
const char *wordOf(ContentKind kind);   ///< "deck": for commands and JSON

/// The content of one file by itself, or nothing and the reasons.
std::optional<PackageItem> readItem(ContentKind kind, std::string_view text, Diagnostics &diagnostics);

/// The package, or nothing and the reasons; warnings do not prevent it. What is reported about a file inside carries
/// its name after that of the package.
std::optional<Package> readPackage(std::string_view archive, Diagnostics &diagnostics);
std::optional<Package> loadPackage(const std::string &path, Diagnostics &diagnostics);
/// By its first bytes: an archive, whatever is in it.
bool isArchive(std::string_view start);

/// A package of these files, with the manifest's own list made anew; nothing and the reasons if a file is unfit.
/// Paths lead to decks and battlefields on disk, or to those built in (":/…").
std::optional<Package> makePackage(PackageManifest manifest, const std::vector<std::string> &paths,
                                   Diagnostics &diagnostics);
std::optional<std::string> writePackage(const Package &package, Diagnostics &diagnostics);
bool savePackage(const std::string &path, const Package &package, Diagnostics &diagnostics);

} // namespace champclos::io

// SPDX-License-Identifier: MIT
#include "engine/io/package.h"

#include "engine/io/battlefield_io.h"
#include "engine/io/deck_io.h"
#include "engine/io/files.h"

#include <algorithm>
#include <array>

namespace champclos::io {

namespace {

std::optional<PackageItem> readDeckItem(std::string_view text, Diagnostics &diagnostics) {
    const std::optional<DeckDef> deck = readDeck(text, diagnostics);
    if (!deck)
        return std::nullopt;
    int cards = 0;
    for (const CardDef &card : deck->cards)
        cards += card.copies;
    return PackageItem{.id = deck->id, .name = deck->name, .size = cards};
}

std::optional<PackageItem> readBattlefieldItem(std::string_view text, Diagnostics &diagnostics) {
    const std::optional<Battlefield> board = readBattlefield(text, diagnostics);
    if (!board)
        return std::nullopt;
    return PackageItem{.id = board->id, .name = board->name, .size = static_cast<int>(board->spaces.size())};
}

std::string asItIs(const std::string &text) { return text; }

/// The picture that a board was drawn after lies on its author's disk, at a place that is nobody else's business.
std::string withoutTrace(const std::string &text) {
    Diagnostics ignored;
    std::optional<Battlefield> board = readBattlefield(text, ignored);
    if (!board || board->trace == Trace())
        return text;
    board->trace = {};
    return writeBattlefield(*board);
}

struct ContentKindRow {
    const char *word;
    const char *folder;
    std::string_view format;
    std::optional<PackageItem> (*read)(std::string_view text, Diagnostics &diagnostics);
    std::string (*forOthers)(const std::string &text); ///< what leaves its author's disk
};

constexpr ArrayBy<ContentKind, ContentKindRow, kContentKindCount> kContentKinds = {{{
    {"deck", "decks", kDeckFormat, readDeckItem, asItIs},
    {"battlefield", "battlefields", kBattlefieldFormat, readBattlefieldItem, withoutTrace},
}}};

/// Of a file in a package by its folder; nothing if this program knows none such.
std::optional<ContentKind> kindOfName(std::string_view name) {
    constexpr std::string_view kEnding = ".json";
    for (const ContentKind kind : kContentKindsInOrder) {
        const std::string folder = std::string(kContentKinds[kind].folder) + '/';
        if (name.substr(0, folder.size()) == folder && name.find('/', folder.size()) == std::string_view::npos &&
            name.size() > kEnding.size() && name.substr(name.size() - kEnding.size()) == kEnding)
            return kind;
    }
    return std::nullopt;
}

/// By the first format that it names: that of the file itself stands before those of what it holds.
std::optional<ContentKind> kindOfText(std::string_view text) {
    text.remove_prefix(std::min(text.find("\"champclos-"), text.size()));
    for (const ContentKind kind : kContentKindsInOrder) {
        const std::string format = quoted(kContentKinds[kind].format);
        if (text.substr(0, format.size()) == format)
            return kind;
    }
    return std::nullopt;
}

std::string nameFor(ContentKind kind, const std::string &id) {
    return std::string(kContentKinds[kind].folder) + '/' + id + ".json";
}

const ArchiveFile *find(const std::vector<ArchiveFile> &files, std::string_view name) {
    const auto it =
        std::find_if(files.begin(), files.end(), [name](const ArchiveFile &file) { return file.name == name; });
    return it == files.end() ? nullptr : &*it;
}

/// Takes the files that the manifest lists; whatever is wrong with one is said under its own name.
void takeItems(Package &package, std::vector<ArchiveFile> &files, const std::string &path, Diagnostics &diagnostics) {
    for (const std::string &name : package.manifest.files) {
        const ArchiveFile *file = find(files, name);
        const std::optional<ContentKind> kind = kindOfName(name);
        if (file == nullptr) {
            diagnostics.report(DiagnosticCode::PackageMissingFile, {}, name, {quoted(name)});
            continue;
        }
        if (!kind) { // of a later version of the program, perhaps
            diagnostics.report(DiagnosticCode::PackageUnknownKind, {}, name, {quoted(name)});
            continue;
        }
        Diagnostics own(path.empty() ? name : path + ": " + name);
        std::optional<PackageItem> item = readItem(*kind, file->bytes, own);
        if (item && nameFor(*kind, item->id) != name)
            own.report(DiagnosticCode::PackageOtherId, {}, "id", {quoted(nameFor(*kind, item->id)), quoted(name)});
        diagnostics.append(own);
        if (!item)
            continue;
        item->file = name;
        package.items.push_back(std::move(*item));
        package.files.push_back(*file);
    }
}

} // namespace

const char *folderOf(ContentKind kind) { return kContentKinds[kind].folder; }
const char *wordOf(ContentKind kind) { return kContentKinds[kind].word; }

std::optional<PackageItem> readItem(ContentKind kind, std::string_view text, Diagnostics &diagnostics) {
    std::optional<PackageItem> item = kContentKinds[kind].read(text, diagnostics);
    if (item)
        item->kind = kind;
    return item;
}

bool isArchive(std::string_view start) {
    using namespace std::string_view_literals;
    return start.substr(0, 4) == "PK\x03\x04"sv || start.substr(0, 4) == "PK\x05\x06"sv;
}

std::optional<Package> readPackage(std::string_view archive, Diagnostics &diagnostics) {
    const std::string path = diagnostics.file();
    std::optional<std::vector<ArchiveFile>> files = unpack(archive, diagnostics);
    if (!files)
        return std::nullopt;
    const ArchiveFile *manifestFile = find(*files, kManifestName);
    if (manifestFile == nullptr) {
        diagnostics.report(DiagnosticCode::PackageNoManifest, {}, {}, {quoted(kManifestName)});
        return std::nullopt;
    }
    Diagnostics own(path.empty() ? std::string(kManifestName) : path + ": " + std::string(kManifestName));
    std::optional<PackageManifest> manifest = readManifest(manifestFile->bytes, own);
    diagnostics.append(own);
    if (!manifest)
        return std::nullopt;
    Package package{.manifest = std::move(*manifest), .items = {}, .files = {}};
    Diagnostics found(path);
    takeItems(package, *files, path, found);
    for (const ArchiveFile &file : *files)
        if (file.name != kManifestName && std::find(package.manifest.files.begin(), package.manifest.files.end(),
                                                    file.name) == package.manifest.files.end())
            found.report(DiagnosticCode::PackageUnlistedFile, {}, file.name, {quoted(file.name)});
    if (package.items.empty() && !found.hasErrors())
        found.report(DiagnosticCode::PackageEmpty);
    diagnostics.append(found);
    return found.hasErrors() ? std::nullopt : std::optional(std::move(package));
}

std::optional<Package> loadPackage(const std::string &path, Diagnostics &diagnostics) {
    const std::optional<std::string> bytes = readFile(path, diagnostics, kMaxArchiveBytes);
    if (!bytes)
        return std::nullopt;
    Diagnostics own(path);
    std::optional<Package> package = readPackage(*bytes, own);
    diagnostics.append(own);
    return package;
}

std::optional<Package> makePackage(PackageManifest manifest, const std::vector<std::string> &paths,
                                   Diagnostics &diagnostics) {
    Package package;
    Diagnostics own;
    manifest.files.clear();
    for (const std::string &path : paths) {
        const std::optional<std::string> bytes = readFile(path, own, kMaxArchiveFileBytes);
        if (!bytes)
            continue;
        Diagnostics problems(path);
        const std::optional<ContentKind> kind = kindOfText(*bytes);
        if (!kind)
            problems.report(DiagnosticCode::PackageUnknownContent);
        if (std::optional<PackageItem> item = kind ? readItem(*kind, *bytes, problems) : std::nullopt) {
            item->file = nameFor(*kind, item->id);
            if (find(package.files, item->file) != nullptr)
                problems.report(DiagnosticCode::PackageNameTwice, {}, {}, {quoted(item->file)});
            manifest.files.push_back(item->file);
            package.files.push_back({item->file, kContentKinds[*kind].forOthers(*bytes)});
            package.items.push_back(std::move(*item));
        }
        own.append(problems);
    }
    // Read again as its receiver will: what cannot be installed is not made.
    Diagnostics signature;
    if (!readManifest(writeManifest(manifest), signature))
        signature.changeEach([](Diagnostic &diagnostic) { diagnostic.position = {}; });
    own.append(signature);
    if (package.items.empty() && !own.hasErrors())
        own.report(DiagnosticCode::PackageEmpty);
    package.manifest = std::move(manifest);
    diagnostics.append(own);
    return own.hasErrors() ? std::nullopt : std::optional(std::move(package));
}

std::optional<std::string> writePackage(const Package &package, Diagnostics &diagnostics) {
    std::vector<ArchiveFile> files = {{std::string(kManifestName), writeManifest(package.manifest)}};
    files.insert(files.end(), package.files.begin(), package.files.end());
    return pack(files, diagnostics);
}

bool savePackage(const std::string &path, const Package &package, Diagnostics &diagnostics) {
    const std::optional<std::string> bytes = writePackage(package, diagnostics);
    return bytes && writeFile(path, *bytes, diagnostics);
}

} // namespace champclos::io

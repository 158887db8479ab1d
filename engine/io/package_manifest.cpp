// SPDX-License-Identifier: MIT
//
// package.json: reading, writing, and what its version means.
#include "engine/io/deck_check.h"
#include "engine/io/package.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace champclos::io {

namespace {

constexpr std::size_t kMaxReleaseNumbers = 4;
using ReleaseNumbers = std::array<int, kMaxReleaseNumbers>;

std::optional<ReleaseNumbers> numbersOf(std::string_view text) {
    constexpr std::size_t kMaxDigits = 6;
    ReleaseNumbers numbers{};
    for (std::size_t index = 0; index < numbers.size(); ++index) {
        const std::size_t end = std::min(text.find('.'), text.size());
        const auto [stop, error] = std::from_chars(text.data(), text.data() + end, numbers[index]);
        if (end == 0 || end > kMaxDigits || error != std::errc() || stop != text.data() + end || text.front() == '-')
            return std::nullopt;
        if (end == text.size())
            return numbers;
        text.remove_prefix(end + 1);
    }
    return std::nullopt;
}

void checkManifest(const PackageManifest &manifest, Diagnostics &diagnostics) {
    ContentCheck check(diagnostics);
    check.id(manifest.id, "id");
    for (const Language language : kLanguages)
        check.text(manifest.name.in(language), kMaxTitleLength, std::string("name.") + codeOf(language));
    if (manifest.name == LocalizedText())
        check.report(DiagnosticCode::PackageNameless, "name");
    check.text(manifest.author, kMaxSignatureLength, "author");
    check.text(manifest.licence, kMaxSignatureLength, "licence");
    if (!isRelease(manifest.release))
        check.report(DiagnosticCode::PackageBadRelease, "release", {quoted(manifest.release)});
    std::vector<std::string> seen;
    for (std::size_t index = 0; index < manifest.files.size(); ++index) {
        const std::string path = "files[" + std::to_string(index) + ']';
        if (const std::optional<DiagnosticCode> fault = faultOfName(manifest.files[index]))
            check.report(*fault, path, {quoted(manifest.files[index])});
        else if (std::find(seen.begin(), seen.end(), manifest.files[index]) != seen.end())
            check.report(DiagnosticCode::PackageNameTwice, path, {quoted(manifest.files[index])});
        seen.push_back(manifest.files[index]);
    }
}

} // namespace

bool isRelease(std::string_view text) { return numbersOf(text).has_value(); }

int compareReleases(std::string_view left, std::string_view right) {
    const ReleaseNumbers first = numbersOf(left).value_or(ReleaseNumbers{});
    const ReleaseNumbers second = numbersOf(right).value_or(ReleaseNumbers{});
    return first < second ? -1 : first == second ? 0 : 1;
}

const std::string &nameIn(const LocalizedText &name, Language language) {
    if (!name.in(language).empty())
        return name.in(language);
    for (const Language other : kLanguages)
        if (!name.in(other).empty())
            return name.in(other);
    return name.in(language);
}

std::optional<PackageManifest> readManifest(std::string_view text, Diagnostics &diagnostics) {
    Diagnostics own(diagnostics.file());
    std::optional<PackageManifest> result;
    if (const std::optional<JsonValue> document = parseJson(text, own)) {
        ContentReader reader(own);
        const JsonNode root{&*document, {}};
        if (reader.openDocument(root, kPackageFormat, kPackageVersion) && reader.openObject(root, kPackageKeys)) {
            PackageManifest manifest;
            manifest.id = reader.string(root.member("id"));
            manifest.name = reader.localizedText(root.member("name"));
            manifest.author = reader.string(root.member("author"));
            manifest.licence = reader.string(root.member("licence"));
            manifest.release = reader.string(root.member("release"));
            for (const JsonNode &file : reader.list(root.member("files")))
                manifest.files.push_back(reader.string(file));
            if (manifest.files.size() > kMaxArchiveFiles)
                reader.report(DiagnosticCode::PackageTooManyFiles, root.member("files"),
                              {std::to_string(kMaxArchiveFiles), std::to_string(manifest.files.size())});
            else if (!own.hasErrors())
                checkManifest(manifest, own);
            own.changeEach([&](Diagnostic &diagnostic) {
                if (diagnostic.position == TextPosition())
                    diagnostic.position = locate(*document, diagnostic.path);
            });
            result = std::move(manifest);
        }
    }
    if (own.hasErrors())
        result.reset();
    diagnostics.append(own);
    return result;
}

std::string writeManifest(const PackageManifest &manifest) {
    JsonValue name = JsonValue::object();
    for (const Language language : kLanguages)
        if (!manifest.name.in(language).empty())
            name.set(codeOf(language), manifest.name.in(language));
    JsonValue files = JsonValue::array();
    for (const std::string &file : manifest.files)
        files.append(file);
    return writeJson(JsonValue::object({{"format", kPackageFormat},
                                        {"version", kPackageVersion},
                                        {"id", manifest.id},
                                        {"name", name},
                                        {"author", manifest.author},
                                        {"licence", manifest.licence},
                                        {"release", manifest.release},
                                        {"files", files}}));
}

} // namespace champclos::io

// SPDX-License-Identifier: MIT
//
// Which names of an archive may become files: the strictest rule of all systems counts, so that a package that can be
// installed on one of them can be on the others.
#include "engine/io/archive.h"
#include "engine/io/utf8.h"

#include <algorithm>
#include <array>

namespace champclos::io {

namespace {

char lowered(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

/// Windows opens a device by these names, in any folder and with any ending.
bool isDevice(std::string_view part) {
    static constexpr std::array<std::string_view, 6> kDevices = {"con", "prn", "aux", "nul", "conin$", "conout$"};
    std::string stem(part.substr(0, std::min(part.find('.'), part.size())));
    std::transform(stem.begin(), stem.end(), stem.begin(), lowered);
    while (!stem.empty() && stem.back() == ' ')
        stem.pop_back();
    if (std::find(kDevices.begin(), kDevices.end(), stem) != kDevices.end())
        return true;
    const bool isPort = stem.size() == 4 && (stem.substr(0, 3) == "com" || stem.substr(0, 3) == "lpt");
    return isPort && stem[3] >= '0' && stem[3] <= '9';
}

std::optional<DiagnosticCode> faultOfPart(std::string_view part) {
    if (part == "..")
        return DiagnosticCode::PackagePathOutside;
    if (part.empty() || part == "." || part.back() == '.' || part.back() == ' ' || part.front() == ' ')
        return DiagnosticCode::PackageBadName;
    if (isDevice(part))
        return DiagnosticCode::PackageReservedName;
    return std::nullopt;
}

bool isUnfit(char c) {
    static constexpr std::string_view kForbidden = "<>:\"|?*";
    const auto byte = static_cast<unsigned char>(c);
    return byte < 0x20 || byte == 0x7F || kForbidden.find(c) != std::string_view::npos;
}

} // namespace

std::optional<DiagnosticCode> faultOfName(std::string_view name) {
    const bool hasDrive = name.size() >= 2 && name[1] == ':' && lowered(name[0]) >= 'a' && lowered(name[0]) <= 'z';
    if (!name.empty() && (name.front() == '/' || name.find('\\') != std::string_view::npos || hasDrive))
        return DiagnosticCode::PackagePathOutside;
    if (name.size() > kMaxArchiveNameBytes || !isUtf8(name) || std::any_of(name.begin(), name.end(), isUnfit))
        return DiagnosticCode::PackageBadName;
    while (true) {
        const std::size_t end = std::min(name.find('/'), name.size());
        if (const std::optional<DiagnosticCode> fault = faultOfPart(name.substr(0, end)))
            return fault;
        if (end == name.size())
            return std::nullopt;
        name.remove_prefix(end + 1);
    }
}

} // namespace champclos::io

// SPDX-License-Identifier: MIT
#include "engine/io/diagnostic.h"

#include "engine/io/json.h"
#include "engine/io/utf8.h"

#include <algorithm>

namespace champclos::io {

namespace {

constexpr std::size_t kMaxQuoted = 60;      // code points of a file's text shown in a message
constexpr std::size_t kMaxSuggestable = 64; // longer words are not worth comparing
constexpr std::size_t kMaxCandidates = 512; // more than any content has; a hostile file may offer thousands

const char *nameOf(Severity severity) {
    switch (severity) {
    case Severity::Error:
        return "error";
    case Severity::Warning:
        return "warning";
    }
    return "";
}

} // namespace

std::string Diagnostic::message() const { return fillTemplate(infoOf(code).message, arguments); }

void Diagnostics::report(DiagnosticCode code, TextPosition position, std::string path,
                         std::vector<std::string> arguments, std::string suggestion) {
    append(Diagnostic{code, m_file, position, std::move(path), std::move(arguments), std::move(suggestion)});
}

void Diagnostics::append(Diagnostic diagnostic) {
    ++(diagnostic.severity() == Severity::Error ? m_errors : m_warnings);
    if (m_kept.size() < kMaxKept)
        m_kept.push_back(std::move(diagnostic));
}

void Diagnostics::append(const Diagnostics &other) {
    const std::size_t room = kMaxKept - std::min(kMaxKept, m_kept.size());
    const auto end = other.m_kept.begin() + static_cast<std::ptrdiff_t>(std::min(room, other.m_kept.size()));
    m_kept.insert(m_kept.end(), other.m_kept.begin(), end);
    m_errors += other.m_errors;
    m_warnings += other.m_warnings;
}

void Diagnostics::sort() {
    std::vector<std::string> files;
    for (const Diagnostic &diagnostic : m_kept)
        if (std::find(files.begin(), files.end(), diagnostic.file) == files.end())
            files.push_back(diagnostic.file);
    const auto rank = [&](const Diagnostic &diagnostic) {
        return std::find(files.begin(), files.end(), diagnostic.file) - files.begin();
    };
    std::stable_sort(m_kept.begin(), m_kept.end(), [&](const Diagnostic &left, const Diagnostic &right) {
        const auto leftRank = rank(left);
        const auto rightRank = rank(right);
        return leftRank != rightRank ? leftRank < rightRank : left.position < right.position;
    });
}

bool Diagnostics::contains(DiagnosticCode code) const {
    return std::any_of(m_kept.begin(), m_kept.end(),
                       [code](const Diagnostic &diagnostic) { return diagnostic.code == code; });
}

std::string format(const Diagnostic &diagnostic) {
    std::string text = diagnostic.file;
    if (diagnostic.position.line > 0) {
        text += text.empty() ? "" : ":";
        text += std::to_string(diagnostic.position.line) + ':' + std::to_string(diagnostic.position.column);
    }
    text += text.empty() ? "" : ": ";
    text += std::string(nameOf(diagnostic.severity())) + ": " + diagnostic.message();
    if (!diagnostic.suggestion.empty())
        text += "; did you mean " + quoted(diagnostic.suggestion) + "?";
    return text + " [" + diagnostic.id() + "]";
}

std::string format(const Diagnostics &diagnostics) {
    std::string text;
    for (const Diagnostic &diagnostic : diagnostics)
        text += format(diagnostic) + '\n';
    if (diagnostics.droppedCount() > 0)
        text += "... and " + std::to_string(diagnostics.droppedCount()) + " more\n";
    return text;
}

JsonValue toJson(const Diagnostic &diagnostic) {
    JsonValue value = JsonValue::object({{"code", diagnostic.id()},
                                         {"severity", nameOf(diagnostic.severity())},
                                         {"file", diagnostic.file},
                                         {"line", diagnostic.position.line},
                                         {"column", diagnostic.position.column},
                                         {"path", diagnostic.path},
                                         {"message", diagnostic.message()}});
    if (!diagnostic.suggestion.empty())
        value.set("suggestion", diagnostic.suggestion);
    return value;
}

std::string fillTemplate(std::string_view text, const std::vector<std::string> &arguments) {
    std::string result;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const bool isPlace = text[at] == '{' && at + 2 < text.size() && text[at + 2] == '}';
        const std::size_t index = isPlace ? static_cast<std::size_t>(text[at + 1] - '0') : arguments.size();
        if (index < arguments.size()) {
            result += arguments[index];
            at += 2;
        } else {
            result += text[at];
        }
    }
    return result;
}

std::string quoted(std::string_view text) {
    std::string result = "\"";
    std::size_t shown = 0;
    for (std::size_t offset = 0; offset < text.size(); ++shown) {
        if (shown == kMaxQuoted)
            return result + "…\"";
        const auto byte = static_cast<unsigned char>(text[offset]);
        const std::size_t length = utf8Length(text, offset);
        if (byte < 0x20 || byte == 0x7F || (byte >= 0x80 && length == 1))
            result += "<" + hexByte(text[offset]).substr(2) + ">";
        else
            result += text.substr(offset, length);
        offset += length;
    }
    return result + "\"";
}

int editDistance(std::string_view leftText, std::string_view rightText) {
    const std::u32string left = codePoints(leftText);
    const std::u32string right = codePoints(rightText);
    std::vector<int> older(right.size() + 1); // two rows back, for swaps
    std::vector<int> old(right.size() + 1);
    std::vector<int> row(right.size() + 1);
    for (std::size_t j = 0; j < row.size(); ++j)
        row[j] = static_cast<int>(j);
    for (std::size_t i = 1; i <= left.size(); ++i) {
        std::swap(older, old);
        std::swap(old, row);
        row[0] = static_cast<int>(i);
        for (std::size_t j = 1; j <= right.size(); ++j) {
            const int replaced = old[j - 1] + (left[i - 1] == right[j - 1] ? 0 : 1);
            row[j] = std::min({replaced, old[j] + 1, row[j - 1] + 1});
            if (i > 1 && j > 1 && left[i - 1] == right[j - 2] && left[i - 2] == right[j - 1])
                row[j] = std::min(row[j], older[j - 2] + 1);
        }
    }
    return row[right.size()];
}

std::string nearest(std::string_view word, const std::vector<std::string_view> &candidates) {
    if (word.size() > kMaxSuggestable)
        return {};
    // A third of the letters may be wrong, at least one: "zoen" is "zone", but "q" is not "x".
    int best = std::max(1, static_cast<int>(codePointCount(word)) / 3);
    if (codePointCount(word) < 2)
        best = 0;
    std::string_view result;
    for (std::size_t index = 0; index < std::min(candidates.size(), kMaxCandidates); ++index) {
        const std::string_view candidate = candidates[index];
        if (candidate.size() > kMaxSuggestable)
            continue;
        const int distance = editDistance(word, candidate);
        if (distance < best || (distance == best && result.empty())) {
            best = distance;
            result = candidate;
        }
    }
    return std::string(result);
}

} // namespace champclos::io

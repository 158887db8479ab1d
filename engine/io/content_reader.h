// SPDX-License-Identifier: MIT
//
// What all readers of content files share: walking a JSON document with the path at hand, and reporting unknown keys,
// missing keys and wrong types with their place. A reader goes on after a problem with an empty value, so that one
// pass finds everything. It knows nothing of battlefields or decks.
#pragma once

#include "engine/core/localized.h"
#include "engine/io/diagnostic.h"
#include "engine/io/json.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace champclos::io {

enum class Presence : unsigned char { Required, Optional };

struct KeyRule {
    std::string_view name;
    Presence presence = Presence::Required;
};

/// A value and the path that leads to it. A member that is absent has no value.
struct JsonNode {
    const JsonValue *value = nullptr;
    std::string path;

    bool isPresent() const { return value != nullptr; }
    JsonNode member(std::string_view key) const;
    JsonNode item(std::size_t index) const; ///< index < value->size()
};

class ContentReader {
public:
    explicit ContentReader(Diagnostics &diagnostics) : m_diagnostics(diagnostics) {}

    void report(DiagnosticCode code, const JsonNode &node, std::vector<std::string> arguments = {},
                std::string suggestion = {});
    /// Reports `code` about a word that is not among `candidates`, with what was probably meant.
    void reportUnknown(DiagnosticCode code, const JsonNode &node, std::string_view word,
                       const std::vector<std::string_view> &candidates);
    bool hasReports() const { return !m_paths.empty(); }
    /// True if `path` or something above it was reported: what a later check says about it is only a consequence.
    bool hasReported(std::string_view path) const;

    /// True if the node has that kind. Reports a wrong kind; an absent node is silent, openObject has reported it.
    bool expect(const JsonNode &node, JsonKind kind);
    /// Checks that the node is an object with these keys and no others. False if it is no object.
    bool openObject(const JsonNode &node, std::span<const KeyRule> keys);
    /// The format and version members; `oldest` is the first version that can still be read (0: only this one). False
    /// if there is no point in reading on.
    bool openDocument(const JsonNode &root, std::string_view format, std::int64_t version, std::int64_t oldest = 0);

    std::string string(const JsonNode &node);
    double number(const JsonNode &node);
    LocalizedText localizedText(const JsonNode &node); ///< an absent language is left empty
    std::vector<JsonNode> list(const JsonNode &node);
    /// A list of exactly `length` entries, or empty.
    std::vector<JsonNode> tuple(const JsonNode &node, std::size_t length);

private:
    Diagnostics &m_diagnostics;
    std::vector<std::string> m_paths;
};

/// Place of the value at a path such as spaces[3].at[0], or of the nearest one above it that exists.
TextPosition locate(const JsonValue &root, std::string_view path);

inline constexpr std::size_t kMaxIdLength = 40;
bool isId(std::string_view text); ///< lower-case letters and digits, single hyphens between them

/// Checks of values, the same for a file just read and for a document being edited.
class ContentCheck {
public:
    explicit ContentCheck(Diagnostics &diagnostics) : m_diagnostics(diagnostics) {}

    void report(DiagnosticCode code, std::string path, std::vector<std::string> arguments = {});
    void id(const std::string &id, const std::string &path);
    /// No control characters, at most `maxLength` characters.
    void text(const std::string &text, std::size_t maxLength, const std::string &path);
    /// The same for each language; all languages must be there, or none if `presence` is Optional.
    void localizedText(const LocalizedText &text, std::size_t maxLength, Presence presence, const std::string &path);

private:
    Diagnostics &m_diagnostics;
};

JsonValue toJson(const LocalizedText &text);

} // namespace champclos::io

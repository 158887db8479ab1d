// SPDX-License-Identifier: MIT
#include "engine/io/content_reader.h"

#include "engine/io/utf8.h"

#include <algorithm>
#include <charconv>

namespace champclos::io {

namespace {

constexpr std::array<KeyRule, kLanguages.size()> kLanguageKeys = {{{kLanguageCodes[0], Presence::Optional},
                                                                   {kLanguageCodes[1], Presence::Optional},
                                                                   {kLanguageCodes[2], Presence::Optional}}};

bool isPlainKey(std::string_view key) {
    return !key.empty() && key.size() <= kMaxIdLength && std::all_of(key.begin(), key.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '_';
    });
}

bool isControl(char32_t c) { return c < 0x20 || (c >= 0x7F && c < 0xA0) || c == 0x2028 || c == 0x2029; }

} // namespace

JsonNode JsonNode::member(std::string_view key) const {
    const std::string name = isPlainKey(key) ? std::string(key) : quoted(key);
    return {value != nullptr ? value->find(key) : nullptr, path.empty() ? name : path + '.' + name};
}

JsonNode JsonNode::item(std::size_t index) const {
    return {&value->items()[index], path + '[' + std::to_string(index) + ']'};
}

void ContentReader::report(DiagnosticCode code, const JsonNode &node, std::vector<std::string> arguments,
                           std::string suggestion) {
    if (!m_diagnostics.isFull())
        m_paths.push_back(node.path);
    m_diagnostics.report(code, node.isPresent() ? node.value->position() : TextPosition{}, node.path,
                         std::move(arguments), std::move(suggestion));
}

void ContentReader::reportUnknown(DiagnosticCode code, const JsonNode &node, std::string_view word,
                                  const std::vector<std::string_view> &candidates) {
    report(code, node, {quoted(word)}, m_diagnostics.isFull() ? std::string() : nearest(word, candidates));
}

bool ContentReader::hasReported(std::string_view path) const {
    return std::any_of(m_paths.begin(), m_paths.end(), [path](const std::string &reported) {
        if (path.substr(0, reported.size()) != reported)
            return false;
        return reported.empty() || path.size() == reported.size() || path[reported.size()] == '.' ||
               path[reported.size()] == '[';
    });
}

bool ContentReader::expect(const JsonNode &node, JsonKind kind) {
    if (!node.isPresent() || node.value->kind() == kind)
        return node.isPresent();
    report(DiagnosticCode::ContentWrongType, node, {nameOf(kind), nameOf(node.value->kind())});
    return false;
}

bool ContentReader::openObject(const JsonNode &node, std::span<const KeyRule> keys) {
    if (!expect(node, JsonKind::Object))
        return false;
    std::vector<std::string_view> absent;
    for (const KeyRule &rule : keys)
        if (!node.value->contains(rule.name))
            absent.push_back(rule.name);
    std::vector<std::string> meant; // a mistyped key is one problem, not an unknown and a missing one
    for (const JsonMember &member : node.value->members()) {
        if (std::any_of(keys.begin(), keys.end(), [&](const KeyRule &rule) { return rule.name == member.key; }))
            continue;
        if (m_diagnostics.isFull()) { // only counted: what was meant and the path are not worth their time
            m_diagnostics.report(DiagnosticCode::ContentUnknownKey);
            continue;
        }
        std::string suggestion = nearest(member.key, absent);
        meant.push_back(suggestion);
        m_diagnostics.report(DiagnosticCode::ContentUnknownKey, member.position, node.member(member.key).path,
                             {quoted(member.key)}, std::move(suggestion));
    }
    for (const KeyRule &rule : keys) {
        const JsonNode member = node.member(rule.name);
        if (member.isPresent() || rule.presence == Presence::Optional)
            continue;
        if (!m_diagnostics.isFull())
            m_paths.push_back(member.path);
        if (std::find(meant.begin(), meant.end(), rule.name) == meant.end())
            m_diagnostics.report(DiagnosticCode::ContentMissingKey, node.value->position(), member.path,
                                 {quoted(rule.name)});
    }
    return true;
}

bool ContentReader::openDocument(const JsonNode &root, std::string_view format, std::int64_t version,
                                 std::int64_t oldest) {
    if (!expect(root, JsonKind::Object))
        return false;
    const JsonNode formatNode = root.member("format");
    if (expect(formatNode, JsonKind::String) && formatNode.value->string() != format) {
        report(DiagnosticCode::ContentWrongFormat, formatNode, {quoted(format), quoted(formatNode.value->string())});
        return false;
    }
    const JsonNode versionNode = root.member("version");
    if (!expect(versionNode, JsonKind::Number))
        return true;
    const bool isWhole = versionNode.value->isInteger();
    const std::int64_t number = versionNode.value->integer();
    if (isWhole && number <= version && number >= (oldest == 0 ? version : oldest))
        return true;
    report(isWhole && number > version ? DiagnosticCode::ContentNewerVersion : DiagnosticCode::ContentUnknownVersion,
           versionNode, {quoted(versionNode.value->spelling()), std::to_string(version)});
    return false; // another version may mean anything by its keys
}

std::string ContentReader::string(const JsonNode &node) {
    return expect(node, JsonKind::String) ? node.value->string() : std::string();
}

double ContentReader::number(const JsonNode &node) { return expect(node, JsonKind::Number) ? node.value->number() : 0; }

LocalizedText ContentReader::localizedText(const JsonNode &node) {
    LocalizedText text;
    if (openObject(node, kLanguageKeys))
        for (const Language language : kLanguages)
            text.in(language) = string(node.member(codeOf(language)));
    return text;
}

std::vector<JsonNode> ContentReader::list(const JsonNode &node) {
    std::vector<JsonNode> nodes;
    if (expect(node, JsonKind::Array))
        for (std::size_t index = 0; index < node.value->size(); ++index)
            nodes.push_back(node.item(index));
    return nodes;
}

std::vector<JsonNode> ContentReader::tuple(const JsonNode &node, std::size_t length) {
    if (!expect(node, JsonKind::Array))
        return {};
    if (node.value->size() == length)
        return list(node);
    report(DiagnosticCode::ContentWrongLength, node, {std::to_string(length), std::to_string(node.value->size())});
    return {};
}

TextPosition locate(const JsonValue &root, std::string_view path) {
    const JsonValue *value = &root;
    while (!path.empty()) {
        const JsonValue *next = nullptr;
        if (path.front() == '[') {
            const std::size_t end = std::min(path.find(']'), path.size());
            std::size_t index = 0;
            std::from_chars(path.data() + 1, path.data() + end, index);
            next = value->isArray() && index < value->size() ? &value->items()[index] : nullptr;
            path.remove_prefix(std::min(end + 1, path.size()));
        } else {
            const std::size_t start = path.front() == '.' ? 1 : 0;
            const std::size_t end = std::min(path.find_first_of(".[", start), path.size());
            next = value->find(path.substr(start, end - start));
            path.remove_prefix(end);
        }
        if (next == nullptr)
            break;
        value = next;
    }
    return value->position();
}

bool isId(std::string_view text) {
    char previous = '-';
    for (const char c : text) {
        const bool isPart = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
        if (!isPart && (c != '-' || previous == '-'))
            return false;
        previous = c;
    }
    return text.size() <= kMaxIdLength && previous != '-';
}

void ContentCheck::report(DiagnosticCode code, std::string path, std::vector<std::string> arguments) {
    m_diagnostics.report(code, {}, std::move(path), std::move(arguments));
}

void ContentCheck::id(const std::string &id, const std::string &path) {
    if (!isId(id))
        report(DiagnosticCode::ContentBadId, path, {quoted(id), std::to_string(kMaxIdLength)});
}

void ContentCheck::text(const std::string &text, std::size_t maxLength, const std::string &path) {
    const std::u32string characters = codePoints(text);
    if (characters.size() > maxLength)
        report(DiagnosticCode::ContentTooLong, path, {std::to_string(characters.size()), std::to_string(maxLength)});
    if (std::any_of(characters.begin(), characters.end(), isControl))
        report(DiagnosticCode::ContentControlCharacter, path, {quoted(text)});
}

void ContentCheck::localizedText(const LocalizedText &text, std::size_t maxLength, Presence presence,
                                 const std::string &path) {
    // One language is enough: fallback_names.h sees to the others.
    if (text == LocalizedText() && presence == Presence::Required)
        report(DiagnosticCode::ContentMissingLanguage, path + '.' + codeOf(kLanguages.front()),
               {quoted(codeOf(kLanguages.front()))});
    for (const Language language : kLanguages)
        this->text(text.in(language), maxLength, path + '.' + codeOf(language));
}

JsonValue toJson(const LocalizedText &text) {
    JsonValue value = JsonValue::object();
    for (const Language language : kLanguages)
        value.set(codeOf(language), text.in(language));
    return value;
}

} // namespace champclos::io

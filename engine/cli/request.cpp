// SPDX-License-Identifier: MIT
#include "engine/cli/request.h"

#include "engine/text/text.h"

#include <QByteArray>
#include <QString>

namespace champclos::cli {

using io::JsonValue;

namespace {

[[noreturn]] void refuseType(std::string_view key, std::string_view wanted, const JsonValue &value) {
    throw Refusal{"wrong-type", io::quoted(key) + " must be " + std::string(wanted) + ", not " + nameOf(value.kind())};
}

std::string spelled(const JsonValue &number) {
    return number.spelling().empty() ? io::writeNumber(number.number()) : tidied(number.spelling(), 60);
}

} // namespace

std::string verbatim(const JsonValue &value) {
    if (value.isNumber() && !value.spelling().empty())
        return value.spelling();
    if (!value.isArray() && !value.isObject())
        return io::writeJsonLine(value);
    std::string text;
    for (const JsonValue &item : value.items())
        text += (text.empty() ? "" : ",") + verbatim(item);
    for (const io::JsonMember &member : value.members())
        text += (text.empty() ? "" : ",") + io::writeJsonLine(member.key) + ":" + verbatim(member.value);
    return value.isArray() ? "[" + text + "]" : "{" + text + "}";
}

std::string tidied(std::string_view text, std::size_t maxBytes) {
    const bool isCut = text.size() > maxBytes;
    std::size_t end = std::min(text.size(), maxBytes);
    while (isCut && end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0) == 0x80)
        --end;
    const QString valid = QString::fromUtf8(text.data(), static_cast<qsizetype>(end));
    return valid.toStdString() + (isCut ? "…" : "");
}

JsonValue Refusal::toJson() const {
    JsonValue error = JsonValue::object({{"code", code}, {"message", tidied(message)}});
    if (!rule.empty())
        error.set("rule", rule);
    if (diagnostics.isArray())
        error.set("diagnostics", diagnostics);
    return JsonValue::object({{"ok", false}, {"error", error}});
}

Refusal refusalFor(const io::Diagnostics &diagnostics) {
    Refusal refusal{"internal", "something is wrong", {}, JsonValue::array()};
    bool isFirst = true;
    for (const io::Diagnostic &diagnostic : diagnostics) {
        refusal.diagnostics.append(io::toJson(diagnostic));
        if (!isFirst || diagnostic.severity() != io::Severity::Error)
            continue;
        isFirst = false;
        refusal.code = diagnostic.id();
        refusal.message = diagnostic.path.empty() ? "" : diagnostic.path + ": ";
        refusal.message += diagnostic.message();
        if (!diagnostic.suggestion.empty())
            refusal.message += "; did you mean " + io::quoted(diagnostic.suggestion) + "?";
    }
    return refusal;
}

Request::Request(std::string_view line) {
    io::Diagnostics diagnostics;
    std::optional<JsonValue> json = io::parseJson(line, diagnostics, {.maxBytes = kMaxRequestBytes});
    if (!json || diagnostics.hasErrors()) {
        const io::Diagnostic &first = diagnostics.all().front();
        throw Refusal{"bad-json", "column " + std::to_string(first.position.column) + ": " + first.message()};
    }
    if (!json->isObject())
        throw Refusal{"bad-request", std::string("a request is a JSON object, not ") + nameOf(json->kind())};
    m_json = std::move(*json);
}

const JsonValue &Request::member(std::string_view key) const {
    const JsonValue *value = m_json.find(key);
    if (value == nullptr)
        throw Refusal{"missing-field", "the request needs " + io::quoted(key)};
    return *value;
}

std::string Request::text(std::string_view key) const {
    const JsonValue &value = member(key);
    if (!value.isString())
        refuseType(key, "a string", value);
    return value.string();
}

std::string Request::text(std::string_view key, std::string_view fallback) const {
    return has(key) ? text(key) : std::string(fallback);
}

std::vector<std::string> Request::texts(std::string_view key) const {
    const JsonValue &list = member(key);
    if (!list.isArray())
        refuseType(key, "an array of strings", list);
    std::vector<std::string> texts;
    for (const JsonValue &item : list.items()) {
        if (!item.isString())
            refuseType(key, "an array of strings", item);
        texts.push_back(item.string());
    }
    return texts;
}

int Request::integer(std::string_view key, int least, int most, std::optional<int> fallback) const {
    if (fallback && !has(key))
        return *fallback;
    const JsonValue &value = member(key);
    if (!value.isNumber())
        refuseType(key, "a number", value);
    if (!value.isInteger() || value.integer() < least || value.integer() > most)
        throw Refusal{"out-of-range", io::quoted(key) + " must be a whole number from " + std::to_string(least) +
                                          " to " + std::to_string(most) + ", not " + spelled(value)};
    return static_cast<int>(value.integer());
}

std::uint64_t Request::seed(std::uint64_t fallback) const {
    if (!has("seed"))
        return fallback;
    const JsonValue &value = member("seed");
    if (!value.isNumber())
        refuseType("seed", "a number", value);
    if (!value.isInteger() || value.integer() < 0)
        throw Refusal{"out-of-range",
                      "\"seed\" must be a whole number from 0 to 9223372036854775807, not " + spelled(value)};
    return static_cast<std::uint64_t>(value.integer());
}

bool Request::flag(std::string_view key) const {
    if (!has(key))
        return false;
    const JsonValue &value = member(key);
    if (value.kind() != io::JsonKind::Bool)
        refuseType(key, "true or false", value);
    return value.boolean();
}

Language Request::language() const {
    const std::string code = text("lang", codeOf(Language::En));
    if (const auto language = text::languageFromCode(code))
        return *language;
    throw Refusal{"unknown-language", "there is no language " + io::quoted(code) + ": en, fr, de", {}, {}};
}

} // namespace champclos::cli

// SPDX-License-Identifier: MIT
#include "engine/io/json.h"
#include "engine/io/utf8.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace champclos::io {

namespace {

constexpr std::size_t kLineWidth = 120;
constexpr int kIndent = 2;
constexpr int kShallow = 2; // an object of scalars and of lists of scalars may stand on one line

void appendString(std::string &out, std::string_view text) {
    out += '"';
    for (std::size_t offset = 0; offset < text.size();) {
        const char c = text[offset];
        const std::size_t length = utf8Length(text, offset);
        static constexpr std::string_view kEscaped = "\"\\\b\f\n\r\t";
        static constexpr std::string_view kLetters = "\"\\bfnrt";
        if (const std::size_t index = kEscaped.find(c); index != std::string_view::npos) {
            out += '\\';
            out += kLetters[index];
        } else if (static_cast<unsigned char>(c) < 0x20) {
            out += "\\u00" + hexByte(c).substr(2);
        } else if (length == 1 && static_cast<unsigned char>(c) >= 0x80) {
            out += "\xEF\xBF\xBD"; // never write what we would not read: U+FFFD for a stray byte
        } else {
            out += text.substr(offset, length);
        }
        offset += length;
    }
    out += '"';
}

/// How many levels of lists and objects a value has, counted only as far as `limit`.
int heightUpTo(int limit, const JsonValue &value) {
    if (!value.isArray() && !value.isObject())
        return 0;
    if (limit <= 1)
        return 1;
    int height = 0;
    for (const JsonValue &item : value.items())
        height = std::max(height, heightUpTo(limit - 1, item));
    for (const JsonMember &member : value.members())
        height = std::max(height, heightUpTo(limit - 1, member.value));
    return height + 1;
}

enum class Spacing { Tight, Airy };

void appendLine(std::string &out, const JsonValue &value, Spacing spacing) {
    const bool isAiry = spacing == Spacing::Airy;
    const char *comma = "";
    switch (value.kind()) {
    case JsonKind::Null:
        out += "null";
        return;
    case JsonKind::Bool:
        out += value.boolean() ? "true" : "false";
        return;
    case JsonKind::Number:
        out += value.isInteger() ? std::to_string(value.integer()) : writeNumber(value.number());
        return;
    case JsonKind::String:
        appendString(out, value.string());
        return;
    case JsonKind::Array:
        out += '[';
        for (const JsonValue &item : value.items()) {
            out += comma;
            comma = isAiry ? ", " : ",";
            appendLine(out, item, spacing);
        }
        out += ']';
        return;
    case JsonKind::Object:
        out += isAiry && value.size() > 0 ? "{ " : "{";
        for (const JsonMember &member : value.members()) {
            out += comma;
            comma = isAiry ? ", " : ",";
            appendString(out, member.key);
            out += isAiry ? ": " : ":";
            appendLine(out, member.value, spacing);
        }
        out += isAiry && value.size() > 0 ? " }" : "}";
        return;
    }
}

class IndentedWriter {
public:
    std::string write(const JsonValue &value) {
        if (value.size() > 0)
            appendBlock(value); // the outermost is always spread out, so that it can grow without a large change
        else
            appendLine(m_out, value, Spacing::Airy);
        m_out += '\n';
        return std::move(m_out);
    }

private:
    void append(const JsonValue &value) {
        if (value.size() > 0 && heightUpTo(kShallow + 1, value) > kShallow)
            return appendBlock(value);
        const std::size_t mark = m_out.size();
        appendLine(m_out, value, Spacing::Airy);
        const std::size_t lineStart = m_out.rfind('\n', mark) + 1; // npos + 1 is 0: the first line
        const std::size_t width = codePointCount(std::string_view(m_out).substr(lineStart)) + 1; // and a comma
        if (value.size() > 0 && width > kLineWidth) {
            m_out.resize(mark);
            appendBlock(value);
        }
    }
    void appendBlock(const JsonValue &value) {
        m_out += value.isObject() ? '{' : '[';
        m_indent += kIndent;
        const char *comma = "";
        for (const JsonValue &item : value.items()) {
            startLine(comma);
            append(item);
        }
        for (const JsonMember &member : value.members()) {
            startLine(comma);
            appendString(m_out, member.key);
            m_out += ": ";
            append(member.value);
        }
        m_indent -= kIndent;
        m_out += '\n';
        m_out.append(static_cast<std::size_t>(m_indent), ' ');
        m_out += value.isObject() ? '}' : ']';
    }
    void startLine(const char *&comma) {
        m_out += comma;
        comma = ",";
        m_out += '\n';
        m_out.append(static_cast<std::size_t>(m_indent), ' ');
    }

    std::string m_out;
    int m_indent = 0;
};

} // namespace

std::string writeNumber(double value) {
    if (!std::isfinite(value))
        return "null"; // JSON has no word for it
    const JsonValue number(value);
    if (number.isInteger())
        return std::to_string(number.integer());
    char buffer[32];
    const auto result = std::to_chars(buffer, buffer + sizeof buffer, value);
    return std::string(buffer, result.ptr);
}

std::string writeJson(const JsonValue &value) { return IndentedWriter().write(value); }

std::string writeJsonLine(const JsonValue &value) {
    std::string out;
    appendLine(out, value, Spacing::Tight);
    return out;
}

} // namespace champclos::io

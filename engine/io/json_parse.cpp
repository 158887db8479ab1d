// SPDX-License-Identifier: MIT
#include "engine/io/json.h"
#include "engine/io/utf8.h"

#include <algorithm>
#include <charconv>
#include <numeric>

namespace champclos::io {

namespace {

constexpr int kDeepest = 256; // what the recursion of parsing, copying and destroying is safe with
constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

bool isDigit(char c) { return c >= '0' && c <= '9'; }
bool isLetter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; }
// What continues something that was meant as a number or a word.
bool isWordPart(char c) { return isDigit(c) || isLetter(c) || c == '+' || c == '-' || c == '.'; }

} // namespace

/// Recursive descent over a text already known to be UTF-8; the depth limit bounds the recursion. A syntax error is
/// reported once and ends the parse: what follows it would only be guesses.
class JsonParser {
public:
    JsonParser(std::string_view text, Diagnostics &diagnostics, const JsonLimits &limits)
        : m_text(text), m_diagnostics(diagnostics), m_maxBytes(limits.maxBytes),
          m_maxDepth(std::clamp(limits.maxDepth, 1, kDeepest)) {}

    std::optional<JsonValue> document() {
        skipSpace();
        if (isAtEnd()) {
            m_diagnostics.report(DiagnosticCode::JsonEmpty, m_position);
            return std::nullopt;
        }
        JsonValue value;
        if (!parseValue(value))
            return std::nullopt;
        skipSpace();
        if (!isAtEnd()) {
            fail(peek() == '/' ? DiagnosticCode::JsonComment : DiagnosticCode::JsonTextAfterEnd, m_position,
                 {nextCharacter()});
            return std::nullopt;
        }
        return value;
    }

private:
    bool isAtEnd() const { return m_offset == m_text.size(); }
    char peek() const { return isAtEnd() ? '\0' : m_text[m_offset]; }
    void advance() {
        const auto byte = static_cast<unsigned char>(m_text[m_offset++]);
        if (byte == '\n') {
            ++m_position.line;
            m_position.column = 1;
        } else if (!isUtf8Continuation(byte)) {
            ++m_position.column;
        }
    }
    void skipWhile(bool (*isPart)(char)) {
        while (!isAtEnd() && isPart(peek()))
            advance();
    }
    void skipSpace() {
        skipWhile([](char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; });
    }
    /// The character at the current place as a message shows it.
    std::string nextCharacter() const { return quoted(m_text.substr(m_offset, utf8Length(m_text, m_offset))); }

    bool fail(DiagnosticCode code, TextPosition position, std::vector<std::string> arguments = {},
              std::string suggestion = {}) {
        m_diagnostics.report(code, position, {}, std::move(arguments), std::move(suggestion));
        return false;
    }
    bool failAtEnd() {
        const TextPosition open = m_open.empty() ? TextPosition{1, 1} : m_open.back();
        return fail(DiagnosticCode::JsonUnexpectedEnd, m_position,
                    {std::to_string(open.line), std::to_string(open.column)});
    }
    /// Something else than `code` asks for stands here.
    bool failExpected(DiagnosticCode code, std::vector<std::string> more = {}) {
        if (isAtEnd())
            return failAtEnd();
        if (peek() == '/')
            return fail(DiagnosticCode::JsonComment, m_position);
        more.insert(more.begin(), nextCharacter());
        return fail(code, m_position, std::move(more));
    }

    bool parseValue(JsonValue &value) {
        const TextPosition start = m_position;
        if (m_offset - m_dataBytes > m_maxBytes) // what values cost is proportional to this, not to long strings
            return fail(DiagnosticCode::JsonTooLarge, start, {std::to_string(m_maxBytes)});
        const bool isGood = parseContent(value);
        value.m_position = start;
        return isGood;
    }
    bool parseContent(JsonValue &value) {
        const char c = peek();
        if (c == '{')
            return parseObject(value);
        if (c == '[')
            return parseArray(value);
        if (c == '"') {
            std::string text;
            const bool isGood = parseString(text);
            value.m_data = std::move(text);
            return isGood;
        }
        if (isDigit(c) || c == '-' || c == '+' || (c == '.' && !isAtEnd()))
            return parseNumber(value);
        if (isLetter(c))
            return parseWord(value);
        return failExpected(DiagnosticCode::JsonExpectedValue);
    }

    bool open() {
        if (static_cast<int>(m_open.size()) >= m_maxDepth)
            return fail(DiagnosticCode::JsonTooDeep, m_position, {std::to_string(m_maxDepth)});
        m_open.push_back(m_position);
        advance();
        skipSpace();
        return true;
    }
    bool close() {
        m_open.pop_back();
        advance();
        return true;
    }
    /// After an entry: true if another one follows.
    bool hasNext(char closing, bool &isGood) {
        skipSpace();
        if (peek() == closing && !isAtEnd())
            return false;
        if (peek() != ',') {
            isGood = failExpected(DiagnosticCode::JsonExpectedComma, {std::string(1, closing)});
            return false;
        }
        const TextPosition comma = m_position;
        advance();
        skipSpace();
        if (peek() == closing && !isAtEnd()) {
            isGood = fail(DiagnosticCode::JsonTrailingComma, comma);
            return false;
        }
        return true;
    }

    bool parseArray(JsonValue &value) {
        value.m_data = JsonValue::Items();
        if (!open())
            return false;
        if (peek() == ']')
            return close();
        auto &items = std::get<JsonValue::Items>(value.m_data);
        bool isGood = true;
        do {
            items.emplace_back();
            if (!parseValue(items.back()))
                return false;
        } while (hasNext(']', isGood));
        return isGood && close();
    }

    bool parseObject(JsonValue &value) {
        value.m_data = JsonValue::Members();
        if (!open())
            return false;
        if (peek() == '}')
            return close();
        auto &members = std::get<JsonValue::Members>(value.m_data);
        bool isGood = true;
        do {
            if (!parseMember(members.emplace_back()))
                return false;
        } while (hasNext('}', isGood));
        if (isGood)
            reportDuplicates(members);
        return isGood && close();
    }
    bool parseMember(JsonMember &member) {
        if (peek() != '"')
            return failExpected(DiagnosticCode::JsonExpectedKey);
        member.position = m_position;
        if (!parseString(member.key))
            return false;
        skipSpace();
        if (peek() != ':')
            return failExpected(DiagnosticCode::JsonExpectedColon);
        advance();
        skipSpace();
        return parseValue(member.value);
    }
    // By sorting, not by comparing all pairs: a hostile object may have a hundred thousand keys.
    void reportDuplicates(const JsonValue::Members &members) {
        std::vector<std::size_t> order(members.size());
        std::iota(order.begin(), order.end(), std::size_t(0));
        std::stable_sort(order.begin(), order.end(),
                         [&](std::size_t a, std::size_t b) { return members[a].key < members[b].key; });
        std::size_t first = 0;
        for (std::size_t index = 1; index < order.size(); ++index) {
            const JsonMember &one = members[order[first]];
            const JsonMember &other = members[order[index]];
            if (one.key == other.key)
                fail(DiagnosticCode::JsonDuplicateKey, other.position,
                     {quoted(other.key), std::to_string(one.position.line)});
            else
                first = index;
        }
    }

    bool parseWord(JsonValue &value) {
        const TextPosition start = m_position;
        const std::size_t from = m_offset;
        skipWhile(isWordPart);
        const std::string_view word = m_text.substr(from, m_offset - from);
        if (word == "null")
            value.m_data = std::monostate();
        else if (word == "true" || word == "false")
            value.m_data = word == "true";
        else
            return fail(DiagnosticCode::JsonUnknownWord, start, {quoted(word)},
                        nearest(word, {"true", "false", "null"}));
        return true;
    }

    bool parseNumber(JsonValue &value) {
        const TextPosition start = m_position;
        const std::size_t from = m_offset;
        skipWhile(isWordPart);
        const std::string_view word = m_text.substr(from, m_offset - from);
        if (!isNumberSyntax(word))
            return fail(DiagnosticCode::JsonBadNumber, start, {quoted(word)});
        double real = 0;
        if (std::from_chars(word.data(), word.data() + word.size(), real).ec != std::errc())
            return fail(DiagnosticCode::JsonNumberOutOfRange, start, {quoted(word)});
        JsonValue::Number number = std::get<JsonValue::Number>(JsonValue(real).m_data);
        if (word.find_first_of(".eE") == std::string_view::npos) {
            // A double may have rounded it.
            const auto result = std::from_chars(word.data(), word.data() + word.size(), number.exact);
            number.isExact = result.ec == std::errc();
        }
        number.spelling = std::string(word);
        value.m_data = std::move(number);
        return true;
    }
    static bool isNumberSyntax(std::string_view word) {
        std::size_t at = 0;
        const auto skipDigits = [&] {
            const std::size_t from = at;
            while (at < word.size() && isDigit(word[at]))
                ++at;
            return at > from;
        };
        if (at < word.size() && word[at] == '-')
            ++at;
        if (at < word.size() && word[at] == '0')
            ++at;
        else if (!skipDigits())
            return false;
        if (at < word.size() && word[at] == '.') {
            ++at;
            if (!skipDigits())
                return false;
        }
        if (at < word.size() && (word[at] == 'e' || word[at] == 'E')) {
            ++at;
            if (at < word.size() && (word[at] == '+' || word[at] == '-'))
                ++at;
            if (!skipDigits())
                return false;
        }
        return at == word.size();
    }

    bool parseString(std::string &text) {
        m_open.push_back(m_position); // so that a missing quote at the end of the text names this place
        advance();
        const std::size_t from = m_offset;
        while (!isAtEnd() && peek() != '"') {
            takePlain(text);
            if (isAtEnd() || peek() == '"')
                break;
            const char c = peek();
            if (static_cast<unsigned char>(c) < 0x20)
                return fail(DiagnosticCode::JsonControlCharacter, m_position, {nextCharacter()});
            if (c == '\\') {
                if (!parseEscape(text))
                    return false;
            } else {
                text += c;
                advance();
            }
        }
        if (m_offset - from > kLongString)
            m_dataBytes += m_offset - from;
        return isAtEnd() ? failAtEnd() : close();
    }
    /// What needs no second look, in one go: pictures are long.
    void takePlain(std::string &text) {
        const std::size_t from = m_offset;
        while (m_offset < m_text.size() && m_text[m_offset] >= 0x20 && m_text[m_offset] < 0x7F &&
               m_text[m_offset] != '"' && m_text[m_offset] != '\\')
            ++m_offset;
        text.append(m_text, from, m_offset - from);
        m_position.column += static_cast<int>(m_offset - from);
    }
    bool parseEscape(std::string &text) {
        const TextPosition start = m_position;
        const std::size_t from = m_offset;
        advance();
        if (isAtEnd())
            return failAtEnd();
        static constexpr std::string_view kLetters = "\"\\/bfnrt";
        static constexpr std::string_view kMeanings = "\"\\/\b\f\n\r\t";
        const std::size_t letter = kLetters.find(peek());
        if (letter != std::string_view::npos) {
            text += kMeanings[letter];
            advance();
            return true;
        }
        const auto spelled = [&] { return quoted(m_text.substr(from, m_offset - from)); };
        std::uint32_t code = 0;
        if (peek() != 'u' || !parseHex(code)) {
            if (!isAtEnd() && peek() != '"')
                for (std::size_t rest = utf8Length(m_text, m_offset); rest > 0; --rest)
                    advance();
            return fail(DiagnosticCode::JsonBadEscape, start, {spelled()});
        }
        if (code >= 0xD800 && code < 0xDC00) {
            std::uint32_t low = 0;
            if (m_text.substr(m_offset, 2) == "\\u") {
                advance();
                if (!parseHex(low))
                    return fail(DiagnosticCode::JsonBadEscape, start, {spelled()});
            }
            if (low < 0xDC00 || low > 0xDFFF)
                return fail(DiagnosticCode::JsonLoneSurrogate, start, {spelled()});
            code = 0x10000 + ((code - 0xD800) << 10) + (low - 0xDC00);
        } else if (code >= 0xDC00 && code <= 0xDFFF) {
            return fail(DiagnosticCode::JsonLoneSurrogate, start, {spelled()});
        }
        appendUtf8(text, code);
        return true;
    }
    /// The four digits after the u at the current place.
    bool parseHex(std::uint32_t &code) {
        advance();
        const std::string_view digits = m_text.substr(m_offset, 4);
        const auto result = std::from_chars(digits.data(), digits.data() + digits.size(), code, 16);
        if (digits.size() != 4 || result.ptr != digits.data() + 4)
            return false;
        for (int count = 0; count < 4; ++count)
            advance();
        return true;
    }

    std::string_view m_text;
    Diagnostics &m_diagnostics;
    std::size_t m_maxBytes;
    int m_maxDepth;
    std::size_t m_offset = 0;
    std::size_t m_dataBytes = 0; ///< in long strings so far
    TextPosition m_position{1, 1};
    std::vector<TextPosition> m_open;
};

std::optional<JsonValue> parseJson(std::string_view text, Diagnostics &diagnostics, JsonLimits limits) {
    if (const std::size_t most = limits.maxBytes + limits.maxDataBytes; text.size() > most) {
        diagnostics.report(DiagnosticCode::JsonTooLarge, {1, 1}, {}, {std::to_string(most)});
        return std::nullopt;
    }
    if (const std::size_t bad = firstInvalidUtf8(text); bad != text.size()) {
        diagnostics.report(DiagnosticCode::JsonNotUtf8, positionOf(text, bad), {}, {hexByte(text[bad])});
        return std::nullopt;
    }
    if (text.substr(0, kByteOrderMark.size()) == kByteOrderMark) {
        diagnostics.report(DiagnosticCode::JsonByteOrderMark, {1, 1});
        return std::nullopt;
    }
    return JsonParser(text, diagnostics, limits).document();
}

} // namespace champclos::io

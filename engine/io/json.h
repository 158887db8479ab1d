// SPDX-License-Identifier: MIT
//
// A JSON document that remembers where each value and key stood, for content files and for the JSON-lines protocol.
// Reading is strict (RFC 8259, valid UTF-8, no byte order mark, no duplicate keys) and safe on hostile input: size and
// depth are limited, memory is proportional to the text. Not a general JSON library: no streaming, no comments.
#pragma once

#include "engine/io/diagnostic.h"

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace champclos::io {

enum class JsonKind : unsigned char { Null, Bool, Number, String, Array, Object };
const char *nameOf(JsonKind kind); ///< "null", "boolean", "number", "string", "array", "object"

struct JsonMember;

/// Reading never fails: a question about the wrong kind gives the fallback, an absent member gives null.
class JsonValue {
public:
    using Items = std::vector<JsonValue>;
    using Members = std::vector<JsonMember>;

    JsonValue();
    JsonValue(const JsonValue &other);
    JsonValue(JsonValue &&other) noexcept;
    JsonValue &operator=(const JsonValue &other);
    JsonValue &operator=(JsonValue &&other) noexcept;
    ~JsonValue();
    JsonValue(std::nullptr_t);
    template <std::same_as<bool> T> JsonValue(T value) : JsonValue(Tagged<bool>{value}) {}
    /// An unsigned number beyond the range of int64 becomes a double: write hashes as strings.
    template <std::integral T>
    requires(!std::same_as<T, bool> && !std::same_as<T, char>) JsonValue(T value) : JsonValue(integerOrReal(value)) {}
    template <std::floating_point T> JsonValue(T value) : JsonValue(Tagged<double>{static_cast<double>(value)}) {}
    JsonValue(const char *text);
    JsonValue(std::string_view text);
    JsonValue(std::string text);
    JsonValue(Items items);
    static JsonValue array(std::initializer_list<JsonValue> items = {});
    static JsonValue object(std::initializer_list<JsonMember> members = {}); ///< object({{"ok", true}, {"seat", 1}})

    JsonKind kind() const { return static_cast<JsonKind>(m_data.index()); }
    bool isNull() const { return kind() == JsonKind::Null; }
    bool isBool() const { return kind() == JsonKind::Bool; }
    bool isNumber() const { return kind() == JsonKind::Number; }
    bool isInteger() const; ///< a number without fraction that int64 holds exactly; 2.0 and 1e3 are integers
    bool isString() const { return kind() == JsonKind::String; }
    bool isArray() const { return kind() == JsonKind::Array; }
    bool isObject() const { return kind() == JsonKind::Object; }

    bool boolean(bool fallback = false) const;
    double number(double fallback = 0) const;
    std::int64_t integer(std::int64_t fallback = 0) const;
    const std::string &string() const;   ///< empty if this is no string
    const std::string &spelling() const; ///< a number as the text had it; empty if built or no number
    const Items &items() const;          ///< empty if this is no array
    const Members &members() const;      ///< empty if this is no object, in the order of the text
    std::size_t size() const;            ///< items or members

    const JsonValue *find(std::string_view key) const; ///< nullptr if absent or this is no object
    bool contains(std::string_view key) const { return find(key) != nullptr; }
    const JsonValue &operator[](std::string_view key) const; ///< null if absent
    const JsonValue &operator[](std::size_t index) const;    ///< null if beyond the end

    /// Adds or replaces a member and returns this, for chains. Anything but an object becomes an empty object first.
    JsonValue &set(std::string key, JsonValue value);
    /// Adds an item and returns this. Anything but an array becomes an empty array first.
    JsonValue &append(JsonValue value);

    TextPosition position() const { return m_position; } ///< of the first character; {0, 0} if built
    TextPosition keyPosition(std::string_view key) const;

    /// Same kind and content; members in the same order. Positions and spellings do not count.
    friend bool operator==(const JsonValue &left, const JsonValue &right);

private:
    friend class JsonParser;
    template <class T> struct Tagged { T value; };
    struct Number {
        double real = 0;
        std::int64_t exact = 0;
        bool isExact = false;
        std::string spelling;
    };
    explicit JsonValue(Tagged<bool> value);
    explicit JsonValue(Tagged<double> value);
    explicit JsonValue(Number number);
    template <class T> static Number integerOrReal(T value) {
        if (std::in_range<std::int64_t>(value))
            return {static_cast<double>(value), static_cast<std::int64_t>(value), true, {}};
        return {static_cast<double>(value), 0, false, {}};
    }

    std::variant<std::monostate, bool, Number, std::string, Items, Members> m_data; ///< in the order of JsonKind
    TextPosition m_position;
};

struct JsonMember {
    std::string key;
    JsonValue value;
    TextPosition position{}; ///< of the key's opening quote
};

inline constexpr std::size_t kMaxContentBytes = std::size_t(1) << 20;
inline constexpr std::size_t kLongString = 4096;

struct JsonLimits {
    std::size_t maxBytes = kMaxContentBytes;
    int maxDepth = 64;            ///< never more than 256, whatever is asked
    std::size_t maxDataBytes = 0; ///< beyond maxBytes, in strings of more than kLongString bytes: pictures
};

/// The value, or nothing after a problem that leaves no value. Duplicate keys are reported as errors but the value is
/// still given (the first one counts), so that the rest can be checked: ask diagnostics.hasErrors() before using it.
std::optional<JsonValue> parseJson(std::string_view text, Diagnostics &diagnostics, JsonLimits limits = {});

/// Canonical form of files: indented by two, what is shallow and fits within 120 columns on one line, '\n' at the end.
std::string writeJson(const JsonValue &value);
/// Everything on one line without spaces and without '\n', for the JSON-lines protocol.
std::string writeJsonLine(const JsonValue &value);
/// A number as the writer writes it: integers without decimals, others shortest that reads back the same.
std::string writeNumber(double value);

} // namespace champclos::io

// SPDX-License-Identifier: MIT
#include "engine/io/json.h"

#include <algorithm>
#include <cmath>

namespace champclos::io {

namespace {

// 2^63, the first double beyond int64.
constexpr double kInt64End = 9223372036854775808.0;

const JsonValue &nullValue() {
    static const JsonValue value;
    return value;
}

} // namespace

const char *nameOf(JsonKind kind) {
    switch (kind) {
    case JsonKind::Null:
        return "null";
    case JsonKind::Bool:
        return "boolean";
    case JsonKind::Number:
        return "number";
    case JsonKind::String:
        return "string";
    case JsonKind::Array:
        return "array";
    case JsonKind::Object:
        return "object";
    }
    return "";
}

// Here and not in the class, because JsonMember is complete only here.
JsonValue::JsonValue() = default;
JsonValue::JsonValue(const JsonValue &other) = default;
JsonValue::JsonValue(JsonValue &&other) noexcept = default;
JsonValue &JsonValue::operator=(const JsonValue &other) = default;
JsonValue &JsonValue::operator=(JsonValue &&other) noexcept = default;
JsonValue::~JsonValue() = default;
JsonValue::JsonValue(std::nullptr_t) {}
JsonValue::JsonValue(const char *text) : m_data(std::string(text)) {}
JsonValue::JsonValue(std::string_view text) : m_data(std::string(text)) {}
JsonValue::JsonValue(std::string text) : m_data(std::move(text)) {}
JsonValue::JsonValue(Items items) : m_data(std::move(items)) {}
JsonValue::JsonValue(Tagged<bool> value) : m_data(value.value) {}
JsonValue::JsonValue(Number number) : m_data(std::move(number)) {}

JsonValue::JsonValue(Tagged<double> value) {
    Number number;
    number.real = value.value;
    number.isExact = value.value >= -kInt64End && value.value < kInt64End && std::trunc(value.value) == value.value;
    if (number.isExact)
        number.exact = static_cast<std::int64_t>(value.value);
    m_data = std::move(number);
}

JsonValue JsonValue::array(std::initializer_list<JsonValue> items) {
    JsonValue value;
    value.m_data = Items(items);
    return value;
}

JsonValue JsonValue::object(std::initializer_list<JsonMember> members) {
    JsonValue value;
    value.m_data = Members(members);
    return value;
}

bool JsonValue::isInteger() const {
    const auto *number = std::get_if<Number>(&m_data);
    return number != nullptr && number->isExact;
}

bool JsonValue::boolean(bool fallback) const {
    const bool *value = std::get_if<bool>(&m_data);
    return value != nullptr ? *value : fallback;
}

double JsonValue::number(double fallback) const {
    const auto *number = std::get_if<Number>(&m_data);
    return number != nullptr ? number->real : fallback;
}

std::int64_t JsonValue::integer(std::int64_t fallback) const {
    const auto *number = std::get_if<Number>(&m_data);
    return number != nullptr && number->isExact ? number->exact : fallback;
}

const std::string &JsonValue::string() const {
    static const std::string kEmpty;
    const auto *text = std::get_if<std::string>(&m_data);
    return text != nullptr ? *text : kEmpty;
}

const std::string &JsonValue::spelling() const {
    static const std::string kEmpty;
    const auto *number = std::get_if<Number>(&m_data);
    return number != nullptr ? number->spelling : kEmpty;
}

const JsonValue::Items &JsonValue::items() const {
    static const Items kEmpty;
    const auto *items = std::get_if<Items>(&m_data);
    return items != nullptr ? *items : kEmpty;
}

const JsonValue::Members &JsonValue::members() const {
    static const Members kEmpty;
    const auto *members = std::get_if<Members>(&m_data);
    return members != nullptr ? *members : kEmpty;
}

std::size_t JsonValue::size() const { return isArray() ? items().size() : members().size(); }

const JsonValue *JsonValue::find(std::string_view key) const {
    for (const JsonMember &member : members())
        if (member.key == key)
            return &member.value;
    return nullptr;
}

const JsonValue &JsonValue::operator[](std::string_view key) const {
    const JsonValue *value = find(key);
    return value != nullptr ? *value : nullValue();
}

const JsonValue &JsonValue::operator[](std::size_t index) const {
    return index < items().size() ? items()[index] : nullValue();
}

JsonValue &JsonValue::set(std::string key, JsonValue value) {
    if (!isObject())
        m_data = Members();
    auto &members = std::get<Members>(m_data);
    const auto found =
        std::find_if(members.begin(), members.end(), [&](const JsonMember &member) { return member.key == key; });
    if (found != members.end())
        found->value = std::move(value);
    else
        members.push_back({std::move(key), std::move(value)});
    return *this;
}

JsonValue &JsonValue::append(JsonValue value) {
    if (!isArray())
        m_data = Items();
    std::get<Items>(m_data).push_back(std::move(value));
    return *this;
}

TextPosition JsonValue::keyPosition(std::string_view key) const {
    for (const JsonMember &member : members())
        if (member.key == key)
            return member.position;
    return {};
}

bool operator==(const JsonValue &left, const JsonValue &right) {
    if (left.kind() != right.kind())
        return false;
    switch (left.kind()) {
    case JsonKind::Null:
        return true;
    case JsonKind::Bool:
        return left.boolean() == right.boolean();
    case JsonKind::Number:
        return left.isInteger() && right.isInteger() ? left.integer() == right.integer()
                                                     : left.number() == right.number();
    case JsonKind::String:
        return left.string() == right.string();
    case JsonKind::Array:
        return left.items() == right.items();
    case JsonKind::Object:
        return std::equal(left.members().begin(), left.members().end(), right.members().begin(), right.members().end(),
                          [](const JsonMember &one, const JsonMember &other) {
                              return one.key == other.key && one.value == other.value;
                          });
    }
    return false;
}

} // namespace champclos::io

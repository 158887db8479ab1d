// SPDX-License-Identifier: MIT
//
// One request of the protocol: its members, each asked for with its type, and the refusals that answer what is missing
// or wrong. A Refusal is thrown by whoever notices and becomes the answer in Server::answer.
#pragma once

#include "engine/io/content_reader.h"
#include "engine/io/diagnostic.h"
#include "engine/io/json.h"
#include "engine/io/record.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace champclos::cli {

/// Room for a record of any size that is saved, and for what stands around it in a line.
inline constexpr std::size_t kMaxRequestBytes = io::kMaxRecordBytes + (std::size_t(1) << 20);

struct Refusal {
    std::string code;
    std::string message;
    std::string rule;          ///< id of the rule, where one applies
    io::JsonValue diagnostics; ///< an array, where a file has several problems

    io::JsonValue toJson() const; ///< {"ok":false,"error":{…}}
};

/// The refusal that tells what is wrong with content or a file; the code is that of the first error.
Refusal refusalFor(const io::Diagnostics &diagnostics);

class Request {
public:
    /// Throws a Refusal if the line is not a JSON object.
    explicit Request(std::string_view line);

    const io::JsonValue &json() const { return m_json; }
    bool has(std::string_view key) const { return m_json.contains(key); }
    /// Each throws a Refusal if the member is absent (or, with a fallback, only if it has the wrong type or range).
    std::string text(std::string_view key) const;
    std::string text(std::string_view key, std::string_view fallback) const;
    std::vector<std::string> texts(std::string_view key) const;
    int integer(std::string_view key, int least, int most, std::optional<int> fallback = std::nullopt) const;
    std::uint64_t seed(std::uint64_t fallback = 0) const;
    bool flag(std::string_view key) const; ///< false if it is absent
    Language language() const;             ///< `lang`; English if it is absent

private:
    const io::JsonValue &member(std::string_view key) const;
    io::JsonValue m_json;
};

/// As one line of JSON with every number as it was written: what is echoed must come back exactly.
std::string verbatim(const io::JsonValue &value);

/// At most so many bytes of a text, cut between characters; what is not UTF-8 is replaced.
std::string tidied(std::string_view text, std::size_t maxBytes = 1000);

} // namespace champclos::cli

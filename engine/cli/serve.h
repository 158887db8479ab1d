// SPDX-License-Identifier: MIT
//
// `champclos-cli serve`: the protocol of docs/protocol.md, one JSON object a line in, one a line out. A referee's seat:
// whoever talks to it may see everything. It holds one game at a time; a refusal changes nothing.
#pragma once

#include "engine/cli/request.h"
#include "engine/io/json.h"
#include "engine/io/library.h"
#include "engine/io/record.h"

#include <optional>
#include <string>
#include <string_view>

namespace champclos::cli {

class Server {
public:
    /// The answer to a line, without the line's end. Never throws, whatever the line is.
    std::string answer(std::string_view line);
    /// The answer to a line longer than kMaxRequestBytes.
    static std::string answerToTooLong();

private:
    io::JsonValue handle(const Request &request);
    io::JsonValue newGame(const Request &request);
    io::JsonValue position(const Request &request);
    io::JsonValue legal(const Request &request);
    io::JsonValue apply(const Request &request);
    io::JsonValue observe(const Request &request);
    io::JsonValue reveal(const Request &request);
    io::JsonValue why(const Request &request);
    io::JsonValue bot(const Request &request);
    io::JsonValue undo(const Request &request);
    io::JsonValue save(const Request &request);
    io::JsonValue load(const Request &request);
    io::JsonValue text(const Request &request);

    io::GameRecord &game(); ///< throws a Refusal if there is none
    Action parsedAction(const Request &request);

    using Handler = io::JsonValue (Server::*)(const Request &);
    struct Row {
        std::string_view name;
        Handler handler;
    };
    static const Row kRows[12];

    io::Library m_library;
    std::optional<io::GameRecord> m_game;
};

} // namespace champclos::cli

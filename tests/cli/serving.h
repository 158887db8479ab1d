// SPDX-License-Identifier: MIT
//
// Requests to the server of `champclos-cli serve` and what comes back, for the tests of the protocol. Header only.
#pragma once

#include "engine/cli/serve.h"
#include "engine/core/rng.h"
#include "engine/io/json.h"

#include <QtGlobal>

#include <string>
#include <vector>

namespace champclos::test {

using cli::Server;
using io::JsonValue;

inline JsonValue parsed(const std::string &line) {
    io::Diagnostics diagnostics;
    const auto value = io::parseJson(line, diagnostics, {.maxBytes = std::size_t(64) << 20});
    return value && diagnostics.isEmpty() ? *value : JsonValue("unreadable: " + line);
}

inline JsonValue ask(Server &server, const std::string &line) { return parsed(server.answer(line)); }

inline bool isOk(const JsonValue &answer) { return answer["ok"].boolean(); }
inline std::string codeOf(const JsonValue &answer) { return answer["error"]["code"].string(); }

inline std::string line(const JsonValue &value) { return io::writeJsonLine(value); }

inline constexpr const char *kNew = R"({"cmd":"new","battlefield":"greenwood","seats":["medusa","bigfoot"],"seed":7})";
inline constexpr const char *kPosition =
    R"({"cmd":"position","battlefield":"greenwood","seed":1,"turn":{"seat":1,"actions":2},)"
    R"("seats":[{"deck":"medusa","hand":["dash","feint"],"draw":["regroup","snipe"],"discard":["gaze-of-stone"]},)"
    R"({"deck":"bigfoot","hand":["skirmish"],"draw":[]}],)"
    R"("fighters":{"1:medusa":{"space":"s5","health":9},"1:harpy-1":{"space":"s6"},)"
    R"("2:bigfoot":{"space":"s7","health":3}}})";

/// Plays random legal actions until the game is over or `most` were played; the events in order.
inline std::vector<JsonValue> playOn(Server &server, std::uint64_t seed, int most) {
    std::vector<JsonValue> events;
    Rng rng(seed);
    for (int count = 0; count < most; ++count) {
        const JsonValue legal = ask(server, R"({"cmd":"legal"})");
        if (legal["over"].boolean())
            break;
        const auto &actions = legal["actions"].items();
        const std::string action = actions[static_cast<std::size_t>(rng.below(int(actions.size())))].string();
        const JsonValue answer = ask(server, line(JsonValue::object({{"cmd", "apply"}, {"action", action}})));
        if (!isOk(answer))
            qFatal("%s: %s", action.c_str(), line(answer).c_str());
        for (const JsonValue &event : answer["events"].items())
            events.push_back(event);
    }
    return events;
}

inline const JsonValue &seatOf(const JsonValue &observation, std::size_t seat) {
    return observation["seats"][seat - 1];
}

} // namespace champclos::test

// SPDX-License-Identifier: MIT
#include "engine/cli/commands.h"
#include "engine/cli/content.h"
#include "engine/cli/event_json.h"
#include "engine/cli/shapes.h"
#include "engine/io/record.h"
#include "engine/rules/game.h"
#include "engine/text/text.h"

#include <ostream>

namespace champclos::cli {

using io::JsonValue;

namespace {

/// What an event says, complete and in no language: `fighterMoved fighter=1:medusa from="s5" …`
std::string plainLine(const JsonValue &event) {
    std::string line = event["event"].string();
    for (const io::JsonMember &member : event.members())
        if (member.key != "event")
            line += " " + member.key + "=" +
                    (member.value.isString() ? member.value.string() : io::writeJsonLine(member.value));
    return line;
}

void printSteps(const io::GameRecord &record, std::optional<Language> language, Console &console) {
    const Match &match = *record.match;
    for (std::size_t number = 0; number < record.states.size(); ++number) {
        if (number > 0)
            console.out << number << ": " << record.states[number - 1].pending.seat.value() + 1 << " "
                        << record.actionText(number - 1) << '\n';
        for (const Step &step : record.stepsOf(number)) {
            const std::string line = language ? text::logLine(match, cut(match, step.event, SeatId::none()), *language)
                                              : plainLine(eventJson(match, cutForReferee(match, step.event)));
            if (!line.empty())
                console.out << "    " << line << '\n';
        }
    }
}

std::string resultText(const GameState &state) {
    if (state.isDrawn())
        return "drawn";
    return state.isOver() ? "won by seat " + io::writeJsonLine(seatNumbers(state.winners)) : "not over";
}

JsonValue replayJson(const io::GameRecord &record, bool withEvents) {
    const GameState &state = record.now();
    JsonValue seats = JsonValue::array();
    for (const std::string &deck : record.decks)
        seats.append(deck);
    JsonValue json = JsonValue::object({{"battlefield", record.battlefield},
                                        {"seats", seats},
                                        {"seed", record.seed},
                                        {"actions", record.actions.size()},
                                        {"turns", state.turnNumber},
                                        {"over", state.isOver()},
                                        {"winners", seatNumbers(state.winners)},
                                        {"drawn", state.isDrawn()},
                                        {"hash", io::hashText(hashOf(state))}});
    if (!withEvents)
        return json;
    JsonValue list = JsonValue::array();
    for (std::size_t number = 0; number < record.states.size(); ++number)
        list.append(JsonValue::object({{"action", number == 0 ? JsonValue() : JsonValue(record.actionText(number - 1))},
                                       {"events", refereeJson(*record.match, record.stepsOf(number))}}));
    return json.set("steps", list);
}

ExitCode runReplay(const Arguments &arguments, Console &console) {
    if (arguments.operands().size() != 1)
        Arguments::refuse("name one record");
    std::optional<Language> language;
    if (arguments.has("lang")) {
        language = text::languageFromCode(arguments.text("lang"));
        if (!language)
            Arguments::refuse("there is no language " + io::quoted(arguments.text("lang")) + ": en, fr, de");
    }
    const io::Library library;
    io::Diagnostics diagnostics;
    auto record = io::loadRecord(arguments.operands()[0], library, diagnostics);
    if (!record) {
        console.err << io::format(diagnostics);
        if (arguments.has("json")) {
            JsonValue list = JsonValue::array();
            for (const io::Diagnostic &diagnostic : diagnostics)
                list.append(io::toJson(diagnostic));
            console.out << io::writeJson(JsonValue::object({{"diagnostics", list}}));
        }
        const bool isFile = std::string_view(diagnostics.all().front().id()).substr(0, 5) == "file/";
        return isFile ? ExitCode::InputOutput : ExitCode::Problems;
    }
    const bool isVerified = diagnostics.isEmpty(); // whatever is said of a record that opens is a difference
    console.err << io::format(diagnostics);
    const auto played = static_cast<std::int64_t>(record->actions.size());
    record->rewindTo(static_cast<std::size_t>(arguments.integer("until", played, 0, played)));
    if (arguments.has("json")) {
        console.out << io::writeJson(replayJson(*record, arguments.has("events")).set("verified", isVerified));
        return isVerified ? ExitCode::Ok : ExitCode::Problems;
    }
    if (arguments.has("events"))
        printSteps(*record, language, console);
    const GameState &state = record->now();
    console.out << (isVerified ? "verified: " : "not verified: ") << record->actions.size() << " actions, "
                << state.turnNumber << " turns, " << resultText(state) << ", hash " << io::hashText(hashOf(state))
                << '\n';
    return isVerified ? ExitCode::Ok : ExitCode::Problems;
}

constexpr OptionSpec kOptions[] = {
    {"events", "", "print every action and what happened"},
    {"lang", "CODE", "with --events: as sentences in en, fr, or de, as spectators see them"},
    {"until", "N", "stop after so many actions"},
    {"json", "", "print JSON"},
};

} // namespace

constinit const CommandSpec kReplayCommand = {
    .name = "replay",
    .summary = "play a record again and verify it",
    .operands = "FILE",
    .options = kOptions,
    .details = "Plays every action of the record and compares the end with what the record says. Anything impossible\n"
               "is reported with its place; the exit code is then 1.",
    .examples = "replay game.json\nreplay game.json --events --lang fr\nreplay game.json --until 20 --json --events",
    .run = runReplay,
};

} // namespace champclos::cli

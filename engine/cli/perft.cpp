// SPDX-License-Identifier: MIT
#include "engine/cli/commands.h"
#include "engine/cli/content.h"
#include "engine/io/json.h"
#include "engine/io/record.h"
#include "engine/rules/action_text.h"
#include "engine/rules/game.h"

#include <chrono>
#include <memory>
#include <ostream>

namespace champclos::cli {

using io::JsonValue;

namespace {

constexpr int kMaxDepth = 32;

/// Counts sequences of decisions. The generator is in the state, so chance is fixed by the seed.
class Counter {
public:
    Counter(const Match &match, int depth) : m_match(match) {
        for (int level = 0; level < depth; ++level)
            m_buffers.push_back(std::make_unique<ActionList>());
    }

    std::int64_t leaves(const GameState &state, int depth) {
        if (depth == 0)
            return 1;
        if (state.isOver()) {
            ++m_ended;
            return 0;
        }
        ActionList &actions = *m_buffers[depth - 1];
        legalActions(m_match, state, actions);
        if (depth == 1)
            return actions.size();
        std::int64_t count = 0;
        for (const Action &action : actions) {
            GameState next = state;
            apply(m_match, next, action);
            count += leaves(next, depth - 1);
        }
        return count;
    }
    std::int64_t ended() const { return m_ended; }

private:
    const Match &m_match;
    std::vector<std::unique_ptr<ActionList>> m_buffers;
    std::int64_t m_ended = 0;
};

io::GameRecord startOf(const Arguments &arguments) {
    const io::Library library;
    io::Diagnostics diagnostics;
    std::optional<io::GameRecord> record;
    if (arguments.has("record")) {
        record = io::loadRecord(arguments.text("record"), library, diagnostics);
    } else {
        const std::vector<std::string> seats = seatsOf(arguments, library);
        record = io::beginGame(library, battlefieldFor(library, arguments, seats.size()), seats, arguments.seed(),
                               diagnostics);
    }
    refuseErrors(diagnostics);
    const auto played = static_cast<std::int64_t>(record->actions.size());
    record->rewindTo(static_cast<std::size_t>(arguments.integer("until", played, 0, played)));
    return std::move(*record);
}

ExitCode runPerft(const Arguments &arguments, Console &console) {
    const io::GameRecord record = startOf(arguments);
    const int depth = static_cast<int>(arguments.integer("depth", 3, 1, kMaxDepth));
    const auto begin = std::chrono::steady_clock::now();
    Counter counter(*record.match, depth);
    JsonValue divided = JsonValue::array();
    std::int64_t total = 0;
    if (arguments.has("divide")) {
        ActionList actions;
        legalActions(*record.match, record.now(), actions);
        for (const Action &action : actions) {
            GameState next = record.now();
            apply(*record.match, next, action);
            const std::int64_t leaves = counter.leaves(next, depth - 1);
            total += leaves;
            divided.append(
                JsonValue::object({{"action", actionText(*record.match, record.now(), action)}, {"leaves", leaves}}));
        }
    } else {
        total = counter.leaves(record.now(), depth);
    }
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    if (arguments.has("json")) {
        JsonValue json = JsonValue::object({{"depth", depth}, {"leaves", total}, {"ended", counter.ended()}});
        if (divided.size() > 0)
            json.set("divide", divided);
        console.out << io::writeJson(json.set("seconds", seconds));
        return ExitCode::Ok;
    }
    for (const JsonValue &row : divided.items())
        console.out << row["action"].string() << ": " << row["leaves"].integer() << '\n';
    console.out << "depth " << depth << ": " << total << " leaves, " << counter.ended() << " games over before, "
                << seconds << " s\n";
    return ExitCode::Ok;
}

constexpr OptionSpec kOptions[] = {
    {"depth", "N", "how many decisions deep (3)"},
    {"seats", "A,B", "the decks, two or four (robin-hood,bigfoot)"},
    {"battlefield", "ID", "id or file (the first that fits)"},
    {"seed", "N", "seed of the game (0)"},
    {"record", "FILE", "begin where this record ends"},
    {"until", "N", "begin after so many actions of the record"},
    {"divide", "", "count for each first action"},
    {"json", "", "print JSON"},
};

} // namespace

constinit const CommandSpec kPerftCommand = {
    .name = "perft",
    .summary = "count the leaves of the decision tree",
    .operands = {},
    .options = kOptions,
    .details = "Counts the sequences of that many decisions, placing the fighters included. Chance is\n"
               "fixed by the seed. Games that end earlier are counted separately.",
    .examples = "perft --depth 4\nperft --depth 3 --divide --seats medusa,alice --battlefield marble-court --seed 7\n"
                "perft --depth 2 --record game.json",
    .run = runPerft,
};

} // namespace champclos::cli

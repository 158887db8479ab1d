// SPDX-License-Identifier: MIT
#include "engine/cli/serve.h"

#include "engine/ai/bot.h"
#include "engine/cli/asking_json.h"
#include "engine/cli/card_text.h"
#include "engine/cli/commands.h"
#include "engine/cli/event_json.h"
#include "engine/cli/line_reader.h"
#include "engine/cli/shapes.h"
#include "engine/io/position_io.h"
#include "engine/rules/action_text.h"
#include "engine/rules/game.h"
#include "engine/rules/why.h"

#include <exception>
#include <ostream>

namespace champclos::cli {

using io::JsonValue;

namespace {

constexpr int kMostMilliseconds = 600'000;
constexpr int kMostIterations = 1'000'000'000;

JsonValue ok() { return JsonValue::object({{"ok", true}}); }

constexpr const char *kBadPosition = "bad-position";

/// The decks that the seats of a position name.
std::vector<std::string> decksNamed(const Request &request) {
    std::vector<std::string> names;
    const JsonValue &seats = request.json()["seats"];
    if (!seats.isArray())
        throw Refusal{kBadPosition, "seats: the request needs \"seats\", an array of objects"};
    for (const JsonValue &seat : seats.items()) {
        if (!seat["deck"].isString())
            throw Refusal{kBadPosition,
                          "seats[" + std::to_string(names.size()) +
                              "].deck: each seat of a position is an object and needs \"deck\", a string"};
        names.push_back(seat["deck"].string());
    }
    return names;
}

/// Says where in the request the content is named that the library does not have.
void locate(io::Diagnostics &diagnostics, const std::vector<std::string> &decks) {
    diagnostics.changeEach([&](io::Diagnostic &diagnostic) {
        if (diagnostic.code == io::DiagnosticCode::LibraryUnknownBattlefield)
            diagnostic.path = "battlefield";
        if (diagnostic.code == io::DiagnosticCode::LibraryBadMatch)
            diagnostic.path = "seats";
        for (std::size_t seat = decks.size(); seat-- > 0;)
            if (diagnostic.code == io::DiagnosticCode::LibraryUnknownDeck && !diagnostic.arguments.empty() &&
                diagnostic.arguments[0] == io::quoted(decks[seat]))
                diagnostic.path = "seats[" + std::to_string(seat) + "].deck";
    });
}

/// The request that makes this position again, without its command; null in the middle of something.
JsonValue positionJson(const io::GameRecord &game) {
    const auto position = positionOf(*game.match, game.now());
    if (!position)
        return nullptr;
    JsonValue json = JsonValue::object({{"battlefield", game.battlefield}});
    const JsonValue given = io::toJson(*position, *game.match);
    for (const io::JsonMember &member : given.members())
        json.set(member.key, member.value);
    return json;
}

/// A refusal of a member of the request, as one of the position. What is wrong in a file keeps its own code.
Refusal ofPosition(Refusal refusal) {
    for (const std::string_view code : {"missing-field", "wrong-type", "out-of-range"})
        if (refusal.code == code)
            refusal.code = kBadPosition;
    if (refusal.code.starts_with("library/"))
        refusal.code = kBadPosition;
    return refusal;
}

} // namespace

const Server::Row Server::kRows[12] = {
    {"new", &Server::newGame}, {"position", &Server::position}, {"legal", &Server::legal},
    {"apply", &Server::apply}, {"observe", &Server::observe},   {"reveal", &Server::reveal},
    {"why", &Server::why},     {"bot", &Server::bot},           {"undo", &Server::undo},
    {"save", &Server::save},   {"load", &Server::load},         {"text", &Server::text},
};

std::string Server::answer(std::string_view line) {
    JsonValue answer;
    const JsonValue *id = nullptr;
    std::optional<Request> request;
    try {
        request.emplace(line);
        id = request->json().find("id");
        answer = handle(*request);
    } catch (const Refusal &refusal) {
        answer = refusal.toJson();
    } catch (const std::exception &error) {
        answer = Refusal{"internal", error.what(), {}, {}}.toJson();
    }
    std::string text = io::writeJsonLine(answer);
    if (id != nullptr) {
        text.pop_back(); // every answer is an object with at least one member
        text += ",\"id\":" + verbatim(*id) + '}';
    }
    return text;
}

std::string Server::answerToTooLong() {
    return io::writeJsonLine(
        Refusal{"too-long", "a request has at most " + std::to_string(kMaxRequestBytes) + " bytes", {}, {}}.toJson());
}

JsonValue Server::handle(const Request &request) {
    const std::string name = request.text("cmd");
    std::vector<std::string_view> names;
    for (const Row &row : kRows) {
        if (row.name == name)
            return (this->*row.handler)(request);
        names.push_back(row.name);
    }
    const std::string meant = io::nearest(name, names);
    throw Refusal{"unknown-command", "there is no command " + io::quoted(name) +
                                         (meant.empty() ? "" : "; did you mean \"" + meant + "\"?")};
}

io::GameRecord &Server::game() {
    if (!m_game)
        throw Refusal{"no-game", "there is no game: begin one with \"new\", \"position\" or \"load\""};
    return *m_game;
}

JsonValue Server::newGame(const Request &request) {
    io::Diagnostics diagnostics;
    auto game =
        io::beginGame(m_library, request.text("battlefield"), request.texts("seats"), request.seed(), diagnostics);
    if (!game)
        throw refusalFor(diagnostics);
    m_game = std::move(*game);
    return ok().set("events", refereeJson(*m_game->match, m_game->stepsOf(0)));
}

JsonValue Server::position(const Request &request) {
    io::GameRecord game;
    try {
        game.battlefield = request.text("battlefield");
        game.decks = decksNamed(request);
        game.seed = request.seed();
        io::Diagnostics diagnostics;
        game.match = m_library.match(game.battlefield, game.decks, diagnostics);
        locate(diagnostics, game.decks);
        if (!game.match)
            throw refusalFor(diagnostics);
    } catch (const Refusal &refusal) {
        throw ofPosition(refusal);
    }
    io::Diagnostics found;
    io::ContentReader reader(found);
    constexpr std::string_view kOthers[] = {"cmd", "id", "battlefield", "seed"};
    game.position = io::readPosition(reader, {&request.json(), {}}, *game.match, kOthers);
    game.position->seed = game.seed;
    if (found.hasErrors()) {
        Refusal refusal = refusalFor(found);
        refusal.code = kBadPosition;
        throw refusal;
    }
    const PositionResult result = makePosition(*game.match, *game.position);
    if (!result.state) {
        const std::string path = io::pathOf(result.place, *game.position, *game.match);
        throw Refusal{kBadPosition, (path.empty() ? "" : path + ": ") + result.problem};
    }
    game.states.push_back(*result.state);
    m_game = std::move(game);
    return ok().set("events", JsonValue::array());
}

JsonValue Server::legal(const Request &request) {
    const GameState &state = game().now();
    const Language language = request.language();
    JsonValue answer = ok().set("over", state.isOver());
    if (state.isOver())
        return answer.set("winners", seatNumbers(state.winners)).set("cause", kCauseNames[state.cause]);
    ActionList actions;
    legalActions(*m_game->match, state, actions);
    JsonValue texts = JsonValue::array();
    for (const Action &action : actions)
        texts.append(actionText(*m_game->match, state, action));
    answer.set("seat", state.pending.seat.value() + 1)
        .set("decision", kDecisionKindNames[state.pending.kind])
        .set("actions", texts);
    if (JsonValue asked = askedForJson(*m_game->match, state, language); !asked.isNull())
        answer.set("for", std::move(asked));
    if (state.pending.kind == DecisionKind::ChooseOption)
        answer.set("options", optionsJson(*m_game->match, state, actions, language));
    return answer;
}

Action Server::parsedAction(const Request &request) {
    const io::GameRecord &current = game();
    const std::string text = request.text("action");
    if (current.now().isOver())
        throw Refusal{"game-over", sentenceOf(Reason::GameIsOver), ruleOfDecision(current.now()), {}};
    ParsedAction parsed = parseAction(*current.match, current.now(), text);
    if (!parsed.action)
        throw Refusal{"unknown-action", parsed.problem};
    return *parsed.action;
}

JsonValue Server::apply(const Request &request) {
    const Action action = parsedAction(request);
    if (const Explanation why = explain(*m_game->match, m_game->now(), action); !why.isLegal())
        throw Refusal{"illegal-action", why.sentence, why.rule, {}};
    StepLog steps;
    m_game->play(action, &steps);
    return ok().set("events", refereeJson(*m_game->match, steps));
}

JsonValue Server::observe(const Request &request) {
    const io::GameRecord &current = game();
    const SeatId viewer(request.integer("seat", 1, current.match->seatCount) - 1);
    JsonValue answer = ok();
    const JsonValue seen = observationJson(*current.match, champclos::observe(*current.match, current.now(), viewer));
    for (const io::JsonMember &member : seen.members())
        answer.set(member.key, member.value);
    return answer;
}

JsonValue Server::reveal(const Request &request) {
    JsonValue answer = ok();
    const JsonValue seen = revealJson(*game().match, game().now());
    for (const io::JsonMember &member : seen.members())
        answer.set(member.key, member.value);
    if (request.flag("position"))
        answer.set("position", positionJson(game()));
    return answer;
}

JsonValue Server::why(const Request &request) {
    const Action action = parsedAction(request);
    const Explanation why = explain(*m_game->match, m_game->now(), action);
    JsonValue answer = ok().set("legal", why.isLegal());
    if (why.isLegal())
        return answer;
    answer.set("rule", why.rule).set("message", why.sentence);
    if (JsonValue asked = askedForJson(*m_game->match, m_game->now(), request.language()); !asked.isNull())
        answer.set("for", std::move(asked));
    return answer;
}

JsonValue Server::bot(const Request &request) {
    const io::GameRecord &current = game();
    const std::string name = request.text("level");
    const auto level = ai::levelNamed(name);
    if (!level)
        throw Refusal{"unknown-level",
                      "there is no level " + io::quoted(name) + ": random, easy, normal, hard, expert"};
    const GameState &state = current.now();
    if (state.isOver())
        throw Refusal{"game-over", sentenceOf(Reason::GameIsOver), ruleOfDecision(current.now()), {}};
    const ai::Budget budget{.milliseconds = request.integer("ms", 0, kMostMilliseconds, 0),
                            .iterations = request.integer("iterations", 0, kMostIterations, 0)};
    Rng mixed(current.seed + current.actions.size()); // a bot asked at each decision of a game does not repeat itself
    const auto player = ai::makeBot(*level, request.seed(mixed.next()));
    ActionList actions;
    legalActions(*current.match, state, actions);
    const Action action =
        player->choose(*current.match, champclos::observe(*current.match, state, state.pending.seat), actions, budget);
    return ok().set("action", actionText(*current.match, state, action));
}

JsonValue Server::undo(const Request &) {
    io::GameRecord &current = game();
    if (current.actions.empty())
        throw Refusal{"nothing-to-undo", "no action has been applied yet"};
    current.rewindTo(current.actions.size() - 1);
    return ok().set("actions", current.actions.size());
}

JsonValue Server::save(const Request &request) {
    const io::GameRecord &current = game();
    if (!request.has("file")) {
        JsonValue record = io::toJson(current);
        if (io::writeJsonLine(record).size() > io::kMaxRecordBytes)
            throw Refusal{"too-long", "the record of this game is too long for a line"};
        return ok().set("record", std::move(record));
    }
    const std::string file = request.text("file");
    io::Diagnostics diagnostics;
    if (!io::saveRecord(file, current, diagnostics))
        throw refusalFor(diagnostics);
    return ok().set("file", file).set("actions", current.actions.size());
}

JsonValue Server::load(const Request &request) {
    io::Diagnostics diagnostics;
    auto loaded = request.has("record") && !request.has("file")
                      ? io::readRecord(request.json()["record"], m_library, diagnostics)
                      : io::loadRecord(request.text("file"), m_library, diagnostics);
    if (!loaded)
        throw refusalFor(diagnostics);
    m_game = std::move(*loaded);
    JsonValue answer = ok().set("actions", m_game->actions.size());
    JsonValue warnings = JsonValue::array();
    for (const io::Diagnostic &diagnostic : diagnostics)
        warnings.append(io::toJson(diagnostic));
    return diagnostics.isEmpty() ? answer : answer.set("warnings", warnings);
}

JsonValue Server::text(const Request &request) { return cardTextAnswer(m_library, request); }

namespace {

ExitCode runServe(const Arguments &, Console &console) {
    Server server;
    LineReader lines(console.in, kMaxRequestBytes);
    while (lines.next() && console.out)
        console.out << (lines.isTooLong() ? Server::answerToTooLong() : server.answer(lines.line())) << '\n'
                    << std::flush;
    return ExitCode::Ok;
}

} // namespace

constinit const CommandSpec kServeCommand = {
    .name = "serve",
    .summary = "drive the engine from another program, by JSON lines",
    .operands = {},
    .options = {},
    .details = "One JSON object a line on standard input, one answer a line on standard output, in order, until the\n"
               "input ends. Commands: new, position, legal, apply, observe, reveal, why, bot, undo, save, load, text.\n"
               "docs/protocol.md describes them.",
    .examples = "serve\nserve < game.jsonl > answers.jsonl",
    .run = runServe,
};

} // namespace champclos::cli

// SPDX-License-Identifier: MIT
#include "engine/io/record.h"

#include "engine/io/content_reader.h"
#include "engine/io/files.h"
#include "engine/io/position_io.h"
#include "engine/io/record_content.h"
#include "engine/rules/action_text.h"
#include "engine/rules/game.h"
#include "engine/rules/version.h"
#include "engine/rules/why.h"

#include <algorithm>

namespace champclos::io {

namespace {

constexpr KeyRule kRecordKeys[] = {
    {"format"},
    {"version"},
    {"rules", Presence::Optional},
    {"battlefield"},
    {"seats"},
    {"seed"},
    {"position", Presence::Optional},
    {"content", Presence::Optional},
    {"copies", Presence::Optional},
    {"actions"},
    {"hash"},
    {"winners"},
    {"drawn", Presence::Optional},
};

JsonValue winnersOf(const GameState &state) {
    JsonValue winners = JsonValue::array();
    state.winners.forEach([&](SeatId seat) { winners.append(seat.value() + 1); });
    return winners;
}

/// The lowest number by whose rules the game can be played: who cannot concede can still open one in which nobody does.
int rulesOf(const GameRecord &record) {
    const bool isConceded = std::any_of(record.actions.begin(), record.actions.end(),
                                        [](const Action &action) { return action.kind == ActionKind::Concede; });
    return isConceded ? kRulesVersion : kRulesWithoutConcession;
}

class RecordReader {
public:
    RecordReader(JsonNode root, const Library &library, Diagnostics &diagnostics)
        : m_root(std::move(root)), m_library(library), m_diagnostics(diagnostics), m_reader(diagnostics) {}

    std::optional<GameRecord> read() {
        if (!m_reader.openDocument(m_root, kRecordFormat, kRecordVersion, 1) ||
            !m_reader.openObject(m_root, kRecordKeys) || !readRules())
            return std::nullopt;
        m_record.battlefield = m_reader.string(m_root.member("battlefield"));
        for (const JsonNode &seat : m_reader.list(m_root.member("seats")))
            m_record.decks.push_back(m_reader.string(seat));
        m_record.seed = readSeed(m_reader, m_root.member("seed"));
        if (m_diagnostics.hasErrors() || !findMatch() || !begin() || !replay() || !isVerified())
            return std::nullopt;
        return std::move(m_record);
    }

private:
    /// By which rules it was played; records of version 1 do not say.
    bool readRules() {
        const JsonNode rules = m_root.member("rules");
        if (!rules.isPresent())
            return true;
        if (!m_reader.expect(rules, JsonKind::Number))
            return false;
        if (!rules.value->isInteger() || rules.value->integer() < 1 || rules.value->integer() > kRulesVersion) {
            m_reader.report(DiagnosticCode::RecordUnknownRules, rules,
                            {rules.value->spelling(), std::to_string(kRulesVersion)});
            return false;
        }
        m_rules = static_cast<int>(rules.value->integer());
        m_isAsPlayed = m_rules >= kRulesWithoutConcession;
        return true;
    }

    /// The copies in the record, or else the library's content, which may have changed since.
    bool findMatch() {
        const JsonNode copies = m_root.member("copies");
        m_record.match = copies.isPresent()
                             ? matchOfCopies(m_reader, copies, {m_record.battlefield, m_record.decks}, m_library)
                             : matchOfLibrary();
        if (!m_record.match)
            return false;
        const JsonNode content = m_root.member("content");
        if (content.isPresent() && m_reader.string(content) != hashText(contentHash(*m_record.match))) {
            m_isAsPlayed = false;
            m_hasOtherContent = true;
        }
        return true;
    }

    std::shared_ptr<const Match> matchOfLibrary() {
        Diagnostics found(m_diagnostics.file());
        auto match = m_library.match(m_record.battlefield, m_record.decks, found);
        // What is wrong with a file of content is said about that file; an unknown id about this one.
        found.changeEach([&](Diagnostic &diagnostic) {
            if (!diagnostic.file.empty() && diagnostic.file != m_diagnostics.file())
                return;
            const bool isBattlefield = diagnostic.code == DiagnosticCode::LibraryUnknownBattlefield;
            const JsonNode node = m_root.member(isBattlefield ? "battlefield" : "seats");
            diagnostic.file = m_diagnostics.file();
            diagnostic.path = node.path;
            diagnostic.position = node.value->position();
        });
        m_diagnostics.append(found);
        return match;
    }

    bool begin() {
        const JsonNode position = m_root.member("position");
        if (!position.isPresent()) {
            m_record.states.push_back(start(*m_record.match, m_record.seed));
            return true;
        }
        if (!m_reader.expect(position, JsonKind::Object))
            return false;
        m_record.position = readPosition(m_reader, position, *m_record.match);
        m_record.position->seed = m_record.seed;
        if (m_diagnostics.hasErrors())
            return false;
        const PositionResult result = makePosition(*m_record.match, *m_record.position);
        if (result.state)
            m_record.states.push_back(*result.state);
        else
            m_reader.report(DiagnosticCode::RecordBadPosition, position, {result.problem});
        return result.state.has_value();
    }

    bool replay() {
        int number = 0;
        for (const JsonNode &node : m_reader.list(m_root.member("actions"))) {
            const std::string text = m_reader.string(node);
            if (!node.value->isString() || !replay(node, text, std::to_string(++number)))
                return false;
            if (m_record.isCutShort)
                break;
        }
        return !m_diagnostics.hasErrors();
    }

    bool replay(const JsonNode &node, const std::string &text, const std::string &number) {
        const GameState &state = m_record.now();
        if (state.isOver())
            return partsHere(node, number, DiagnosticCode::RecordAfterEnd, {number, io::quoted(text)});
        const ParsedAction parsed = parseAction(*m_record.match, state, text);
        const bool isKnown = parsed.action && (parsed.action->kind != ActionKind::Concede || m_rules == kRulesVersion);
        if (!isKnown)
            return partsHere(node, number, DiagnosticCode::RecordUnknownAction,
                             {number, parsed.action ? "nobody could concede by these rules" : parsed.problem});
        if (const Explanation why = explain(*m_record.match, state, *parsed.action); !why.isLegal())
            return partsHere(node, number, DiagnosticCode::RecordIllegalAction,
                             {number, io::quoted(text), why.sentence, why.rule});
        m_record.play(*parsed.action);
        return true;
    }

    /// An action that is not possible: a mistake in a record of today's rules and content; otherwise the place where
    /// the game as it was played and as it would be played now part. True if the game up to there is worth having.
    bool partsHere(const JsonNode &node, const std::string &number, DiagnosticCode code,
                   std::vector<std::string> arguments) {
        if (!m_isAsPlayed) {
            sayWhatChanged();
            m_reader.report(DiagnosticCode::RecordCutShort, node, {number, io::quoted(node.value->string())});
            m_record.isCutShort = true;
            return true;
        }
        m_reader.report(code, node, std::move(arguments));
        return false;
    }

    void sayWhatChanged() {
        if (m_hasOtherContent)
            m_reader.report(DiagnosticCode::RecordContentChanged, m_root.member("content"));
        else
            m_reader.report(DiagnosticCode::RecordOlderRules, m_root.member("version"));
    }

    /// Whether the game ends as the record says. The hash is of a state in memory: where only that differs, the state
    /// has learned something since, and the game is as good as before.
    bool isVerified() {
        const std::string hash = m_reader.string(m_root.member("hash"));
        if (m_record.isCutShort)
            return !m_diagnostics.hasErrors();
        const JsonNode winners = m_root.member("winners");
        const JsonValue expected = winnersOf(m_record.now());
        const JsonNode drawn = m_root.member("drawn");
        const bool isOtherResult = *winners.value != expected;
        const bool isOtherDraw = drawn.isPresent() && *drawn.value != JsonValue(m_record.now().isDrawn());
        if (m_isAsPlayed && isOtherResult) {
            m_reader.report(DiagnosticCode::RecordWrongResult, winners,
                            {io::quoted(writeJsonLine(*winners.value)), writeJsonLine(expected)});
            return false;
        }
        if (m_isAsPlayed && isOtherDraw) {
            m_reader.report(DiagnosticCode::RecordWrongDraw, drawn);
            return false;
        }
        const std::string actual = hashText(hashOf(m_record.now()));
        if (m_isAsPlayed && hash != actual)
            m_reader.report(DiagnosticCode::RecordWrongHash, m_root.member("hash"), {actual, io::quoted(hash)});
        if (isOtherResult || isOtherDraw) {
            sayWhatChanged();
            m_reader.report(DiagnosticCode::RecordOtherResult, winners);
        }
        return !m_diagnostics.hasErrors();
    }

    const JsonNode m_root;
    const Library &m_library;
    Diagnostics &m_diagnostics;
    ContentReader m_reader;
    GameRecord m_record;
    int m_rules = 1;
    bool m_isAsPlayed = false; ///< by the rules of today, with the content of the record
    bool m_hasOtherContent = false;
};

} // namespace

void GameRecord::play(const Action &legal, StepLog *log) {
    GameState next = now();
    apply(*match, next, legal, log);
    actions.push_back(legal);
    states.push_back(next);
}

StepLog GameRecord::stepsOf(std::size_t action) const {
    StepLog steps;
    if (action > 0) {
        GameState state = states[action - 1];
        apply(*match, state, actions[action - 1], &steps);
    } else if (!position) {
        start(*match, seed, &steps);
    }
    return steps;
}

void GameRecord::rewindTo(std::size_t count) {
    actions.resize(count);
    states.resize(count + 1);
}

std::string GameRecord::actionText(std::size_t index) const {
    return champclos::actionText(*match, states[index], actions[index]);
}

std::optional<GameRecord> beginGame(const Library &library, const std::string &battlefield,
                                    const std::vector<std::string> &decks, std::uint64_t seed,
                                    Diagnostics &diagnostics) {
    GameRecord record{.battlefield = battlefield, .decks = decks, .seed = seed};
    record.match = library.match(battlefield, decks, diagnostics);
    if (!record.match)
        return std::nullopt;
    record.states.push_back(start(*record.match, seed));
    return record;
}

JsonValue toJson(const GameRecord &record) {
    JsonValue seats = JsonValue::array();
    for (const std::string &deck : record.decks)
        seats.append(deck);
    JsonValue actions = JsonValue::array();
    for (std::size_t index = 0; index < record.actions.size(); ++index)
        actions.append(record.actionText(index));
    JsonValue json = JsonValue::object({{"format", kRecordFormat},
                                        {"version", kRecordVersion},
                                        {"rules", rulesOf(record)},
                                        {"battlefield", record.battlefield},
                                        {"seats", seats},
                                        {"seed", record.seed}});
    if (record.position)
        json.set("position", toJson(*record.position, *record.match));
    json.set("content", hashText(contentHash(*record.match)));
    json.set("copies", copiesToJson(*record.match, record.decks));
    json.set("actions", actions);
    json.set("hash", hashText(hashOf(record.now())));
    json.set("winners", winnersOf(record.now()));
    if (record.now().isDrawn())
        json.set("drawn", true);
    return json;
}

bool saveRecord(const std::string &path, const GameRecord &record, Diagnostics &diagnostics) {
    const std::string text = writeJson(toJson(record));
    if (text.size() <= kMaxRecordBytes)
        return writeFile(path, text, diagnostics);
    // It could not be read again.
    diagnostics.append(Diagnostic{DiagnosticCode::FileTooLarge, path, {}, {}, {std::to_string(kMaxRecordBytes)}, {}});
    return false;
}

std::optional<GameRecord> readRecord(const JsonValue &document, const Library &library, Diagnostics &diagnostics) {
    Diagnostics own(diagnostics.file());
    std::optional<GameRecord> record = RecordReader({&document, {}}, library, own).read();
    if (own.hasErrors())
        record.reset();
    diagnostics.append(own);
    return record;
}

std::optional<GameRecord> loadRecord(const std::string &path, const Library &library, Diagnostics &diagnostics) {
    Diagnostics own;
    const auto document = readJsonFile(path, own, {.maxBytes = kMaxRecordBytes});
    std::optional<GameRecord> record;
    if (document && !own.hasErrors())
        record = readRecord(*document, library, own);
    diagnostics.append(own);
    return record;
}

std::string hashText(std::uint64_t hash) {
    constexpr char kDigits[] = "0123456789abcdef";
    std::string text(16, '0');
    for (auto digit = text.rbegin(); digit != text.rend(); ++digit, hash >>= 4)
        *digit = kDigits[hash & 0xF];
    return text;
}

} // namespace champclos::io

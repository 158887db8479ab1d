// SPDX-License-Identifier: MIT
#include "engine/io/puzzle.h"

#include "engine/io/files.h"
#include "engine/io/position_io.h"
#include "engine/io/record.h"
#include "engine/io/record_content.h"
#include "engine/rules/action_text.h"
#include "engine/rules/game.h"
#include "engine/rules/why.h"

#include <QDir>

#include <algorithm>
#include <limits>

namespace champclos::io {

namespace {

constexpr const char *kPuzzleFolder = ":/champclos/puzzles";
constexpr int kMostTries = 10'000;
constexpr int kMostIterations = 100'000'000;

class PuzzleReader {
public:
    PuzzleReader(JsonNode root, const Library &library, Diagnostics &diagnostics)
        : m_root(std::move(root)), m_library(library), m_diagnostics(diagnostics), m_reader(diagnostics) {}

    std::optional<Puzzle> read() {
        if (!m_reader.openDocument(m_root, kPuzzleFormat, kPuzzleVersion) || !m_reader.openObject(m_root, kPuzzleKeys))
            return std::nullopt;
        m_puzzle.id = m_reader.string(m_root.member("id"));
        if (m_root.member("id").isPresent() && m_root.member("id").value->isString() && !isId(m_puzzle.id))
            m_reader.report(DiagnosticCode::ContentBadId, m_root.member("id"),
                            {io::quoted(m_puzzle.id), std::to_string(kMaxIdLength)});
        readTask();
        readGrade();
        readEffort();
        m_puzzle.battlefield = m_reader.string(m_root.member("battlefield"));
        for (const JsonNode &seat : m_reader.list(m_root.member("seats")))
            m_puzzle.decks.push_back(m_reader.string(seat));
        if (m_puzzle.decks.size() != 2 && m_root.member("seats").isPresent() && !m_diagnostics.hasErrors())
            m_reader.report(DiagnosticCode::PuzzleNoDuel, m_root.member("seats"),
                            {std::to_string(m_puzzle.decks.size())});
        if (m_diagnostics.hasErrors() || !findMatch() || !readState())
            return std::nullopt;
        m_puzzle.solution = readLine(m_root.member("solution"));
        readRefutations();
        if (m_diagnostics.hasErrors())
            return std::nullopt;
        return std::move(m_puzzle);
    }

private:
    void readTask() {
        const JsonNode node = m_root.member("task");
        const std::string word = m_reader.string(node);
        const auto found = std::find(kPuzzleTaskNames.begin(), kPuzzleTaskNames.end(), word);
        if (found != kPuzzleTaskNames.end())
            m_puzzle.task = static_cast<PuzzleTask>(found - kPuzzleTaskNames.begin());
        else if (node.isPresent() && node.value->isString())
            m_reader.reportUnknown(DiagnosticCode::PuzzleUnknownTask, node, word,
                                   {kPuzzleTaskNames.begin(), kPuzzleTaskNames.end()});
    }

    int number(const JsonNode &node, int least, int most) {
        return node.isPresent() ? readInteger(m_reader, node, least, most, least) : least;
    }

    void readGrade() {
        const JsonNode node = m_root.member("grade");
        if (!m_reader.openObject(node, kPuzzleGradeKeys))
            return;
        m_puzzle.grade.stars = number(node.member("stars"), 1, kMaxGrade);
        m_puzzle.grade.tries = number(node.member("tries"), 0, kMostTries);
        m_puzzle.grade.easy = number(node.member("easy"), 0, m_puzzle.grade.tries);
        m_puzzle.grade.normal = number(node.member("normal"), 0, m_puzzle.grade.tries);
    }

    void readEffort() {
        const JsonNode node = m_root.member("effort");
        if (m_reader.openObject(node, kPuzzleEffortKeys)) {
            m_puzzle.effort.answers =
                static_cast<std::uint64_t>(number(node.member("answers"), 0, std::numeric_limits<int>::max()));
            m_puzzle.effort.iterations = number(node.member("iterations"), 0, kMostIterations);
            m_puzzle.effort.margin = number(node.member("margin"), 0, 100);
        }
        const JsonNode source = m_root.member("source");
        if (!source.isPresent() || !m_reader.openObject(source, kPuzzleSourceKeys))
            return;
        m_puzzle.source = PuzzleSource{.seed = readSeed(m_reader, source.member("seed")),
                                       .game = number(source.member("game"), 0, std::numeric_limits<int>::max())};
    }

    bool findMatch() {
        const JsonNode copies = m_root.member("copies");
        if (copies.isPresent()) {
            m_puzzle.match = matchOfCopies(m_reader, copies, {m_puzzle.battlefield, m_puzzle.decks}, m_library);
            return m_puzzle.match != nullptr;
        }
        Diagnostics found(m_diagnostics.file());
        m_puzzle.match = m_library.match(m_puzzle.battlefield, m_puzzle.decks, found);
        found.changeEach([&](Diagnostic &diagnostic) { // an unknown id is a mistake of this file
            if (!diagnostic.file.empty() && diagnostic.file != m_diagnostics.file())
                return;
            const bool isBattlefield = diagnostic.code == DiagnosticCode::LibraryUnknownBattlefield;
            const JsonNode node = m_root.member(isBattlefield ? "battlefield" : "seats");
            diagnostic.file = m_diagnostics.file();
            diagnostic.path = node.path;
            diagnostic.position = node.value->position();
        });
        m_diagnostics.append(found);
        return m_puzzle.match != nullptr;
    }

    bool readState() {
        const JsonNode node = m_root.member("position");
        if (!m_reader.expect(node, JsonKind::Object))
            return false;
        m_puzzle.position = readPosition(m_reader, node, *m_puzzle.match);
        if (m_diagnostics.hasErrors())
            return false;
        const PositionResult result = makePosition(*m_puzzle.match, m_puzzle.position);
        if (!result.state) {
            m_reader.report(DiagnosticCode::RecordBadPosition, node, {result.problem});
            return false;
        }
        m_state = *result.state;
        return true;
    }

    /// The first answer must be understood and allowed; of the others only their number counts, because what they name
    /// may be hidden in the position.
    PuzzleLine readLine(const JsonNode &node) {
        PuzzleLine line;
        const std::vector<JsonNode> answers = m_reader.list(node);
        for (const JsonNode &answer : answers)
            line.push_back(m_reader.string(answer));
        if (answers.empty() || answers.size() > kMaxPuzzleLine) {
            if (node.isPresent() && node.value->isArray())
                m_reader.report(DiagnosticCode::PuzzleLineLength, node,
                                {std::to_string(kMaxPuzzleLine), std::to_string(answers.size())});
            return line;
        }
        const ParsedAction parsed = parseAction(*m_puzzle.match, m_state, line.front());
        if (!parsed.action)
            m_reader.report(DiagnosticCode::PuzzleUnknownAction, answers.front(),
                            {io::quoted(line.front()), parsed.problem});
        else if (!isLegal(*m_puzzle.match, m_state, *parsed.action))
            m_reader.report(DiagnosticCode::PuzzleIllegalAction, answers.front(), {io::quoted(line.front())});
        return line;
    }

    void readRefutations() {
        const JsonNode node = m_root.member("refutations");
        if (!node.isPresent())
            return;
        const std::vector<JsonNode> lines = m_reader.list(node);
        if (lines.size() > kMaxRefutations)
            return m_reader.report(DiagnosticCode::PuzzleTooManyTries, node,
                                   {std::to_string(kMaxRefutations), std::to_string(lines.size())});
        for (const JsonNode &entry : lines) {
            PuzzleLine line = readLine(entry);
            if (!line.empty() && !m_puzzle.solution.empty() && line.front() == m_puzzle.solution.front())
                m_reader.report(DiagnosticCode::PuzzleTryIsSolution, entry, {io::quoted(line.front())});
            m_puzzle.refutations.push_back(std::move(line));
        }
    }

    const JsonNode m_root;
    const Library &m_library;
    Diagnostics &m_diagnostics;
    ContentReader m_reader;
    Puzzle m_puzzle;
    GameState m_state;
};

JsonValue toJson(const PuzzleLine &line) {
    JsonValue json = JsonValue::array();
    for (const std::string &answer : line)
        json.append(answer);
    return json;
}

} // namespace

GameState Puzzle::state() const { return *makePosition(*match, position).state; }

Action Puzzle::key() const { return *parseAction(*match, state(), solution.front()).action; }

JsonValue toJson(const Puzzle &puzzle, bool hasCopies) {
    JsonValue seats = JsonValue::array();
    for (const std::string &deck : puzzle.decks)
        seats.append(deck);
    JsonValue json = JsonValue::object({{"format", kPuzzleFormat},
                                        {"version", kPuzzleVersion},
                                        {"id", puzzle.id},
                                        {"task", kPuzzleTaskNames[puzzle.task]},
                                        {"battlefield", puzzle.battlefield},
                                        {"seats", seats}});
    if (hasCopies)
        json.set("copies", copiesToJson(*puzzle.match, puzzle.decks));
    json.set("position", toJson(puzzle.position, *puzzle.match));
    json.set("solution", toJson(puzzle.solution));
    if (!puzzle.refutations.empty()) {
        JsonValue tries = JsonValue::array();
        for (const PuzzleLine &line : puzzle.refutations)
            tries.append(toJson(line));
        json.set("refutations", tries);
    }
    json.set("grade", JsonValue::object({{"stars", puzzle.grade.stars},
                                         {"tries", puzzle.grade.tries},
                                         {"easy", puzzle.grade.easy},
                                         {"normal", puzzle.grade.normal}}));
    JsonValue effort = JsonValue::object();
    if (puzzle.task == PuzzleTask::Best)
        effort.set("iterations", puzzle.effort.iterations).set("margin", puzzle.effort.margin);
    else
        effort.set("answers", puzzle.effort.answers);
    json.set("effort", effort);
    if (puzzle.source)
        json.set("source", JsonValue::object({{"seed", puzzle.source->seed}, {"game", puzzle.source->game}}));
    return json;
}

bool savePuzzle(const std::string &path, const Puzzle &puzzle, Diagnostics &diagnostics) {
    return writeFile(path, writeJson(toJson(puzzle, true)), diagnostics);
}

std::optional<Puzzle> readPuzzle(const JsonValue &document, const Library &library, Diagnostics &diagnostics) {
    Diagnostics own(diagnostics.file());
    std::optional<Puzzle> puzzle = PuzzleReader({&document, {}}, library, own).read();
    if (own.hasErrors())
        puzzle.reset();
    diagnostics.append(own);
    return puzzle;
}

std::optional<Puzzle> loadPuzzle(const std::string &path, const Library &library, Diagnostics &diagnostics) {
    Diagnostics own(path);
    const auto document = readJsonFile(path, own, {.maxBytes = kMaxRecordBytes});
    std::optional<Puzzle> puzzle;
    if (document && !own.hasErrors())
        puzzle = readPuzzle(*document, library, own);
    diagnostics.append(own);
    return puzzle;
}

std::vector<std::string> puzzleIds() {
    std::vector<std::string> ids;
    const QStringList files = QDir(QLatin1String(kPuzzleFolder)).entryList({QStringLiteral("*.json")}, QDir::Files);
    for (const QString &file : files)
        ids.push_back(file.chopped(5).toStdString());
    std::sort(ids.begin(), ids.end());
    return ids;
}

std::optional<Puzzle> builtInPuzzle(const std::string &id, const Library &library, Diagnostics &diagnostics) {
    return loadPuzzle(std::string(kPuzzleFolder) + "/" + id + ".json", library, diagnostics);
}

} // namespace champclos::io

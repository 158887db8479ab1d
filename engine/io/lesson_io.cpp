// SPDX-License-Identifier: MIT
#include "engine/io/lesson_io.h"

#include "engine/io/battlefield_io.h"
#include "engine/io/files.h"
#include "engine/io/lesson_check.h"
#include "engine/io/position_io.h"
#include "engine/rules/setup.h"

#include <algorithm>

namespace champclos::io {

namespace {

constexpr std::size_t kMaxTitle = 60;
constexpr std::size_t kMaxSummary = 160;
constexpr std::size_t kMaxSentence = 200;
constexpr std::size_t kMaxHelpText = 240;
constexpr std::size_t kMaxCredit = 120;

/// Fills a Lesson part by part; without a match the positions stay unread.
class LessonReader {
public:
    LessonReader(JsonNode root, const Library *library, Diagnostics &diagnostics)
        : m_root(std::move(root)), m_library(library), m_diagnostics(diagnostics), m_reader(diagnostics),
          m_check(diagnostics) {}

    std::optional<Lesson> read() {
        if (!m_reader.openDocument(m_root, kLessonFormat, kLessonVersion) || !m_reader.openObject(m_root, kLessonKeys))
            return std::nullopt;
        readHead();
        readMatch();
        m_lesson.position = positionAt(m_root.member("position"));
        readSteps();
        return std::move(m_lesson);
    }

private:
    void readHead() {
        m_lesson.id = m_reader.string(m_root.member("id"));
        if (m_root.member("id").isPresent())
            m_check.id(m_lesson.id, "id");
        m_lesson.title = text(m_root.member("title"), kMaxTitle);
        m_lesson.summary = text(m_root.member("summary"), kMaxSummary);
        m_lesson.author = m_reader.string(m_root.member("author"));
        m_lesson.licence = m_reader.string(m_root.member("licence"));
        m_check.text(m_lesson.author, kMaxCredit, "author");
        m_check.text(m_lesson.licence, kMaxCredit, "licence");
        const JsonNode group = m_root.member("group");
        const std::string word = m_reader.string(group);
        const auto found = std::find(kLessonGroupNames.begin(), kLessonGroupNames.end(), word);
        if (found != kLessonGroupNames.end())
            m_lesson.group = static_cast<LessonGroup>(found - kLessonGroupNames.begin());
        else if (group.isPresent() && group.value->isString())
            m_reader.reportUnknown(DiagnosticCode::LessonUnknownGroup, group, word,
                                   {kLessonGroupNames.begin(), kLessonGroupNames.end()});
        m_lesson.order = readInteger(m_reader, m_root.member("order"), 0, 9999, 0);
        m_lesson.minutes = readInteger(m_reader, m_root.member("minutes"), 1, kMaxMinutes, 1);
        m_lesson.learner = readInteger(m_reader, m_root.member("learner"), 1, kMaxSeats, 1);
        m_lesson.seed = readSeed(m_reader, m_root.member("seed"));
        m_lesson.canPlayOn = flag(m_root.member("playOn"));
    }

    void readMatch() {
        for (const JsonNode &deck : m_reader.list(m_root.member("decks")))
            m_lesson.decks.push_back(m_reader.string(deck));
        const JsonNode board = m_root.member("battlefield");
        if (!board.isPresent() || m_library == nullptr || m_diagnostics.hasErrors())
            return;
        Diagnostics found(m_diagnostics.file());
        std::optional<Battlefield> field;
        if (board.value->isObject()) {
            Diagnostics own(m_diagnostics.file());
            field = readBattlefield(writeJson(*board.value), own);
            if (!field) // warnings are for boards on which games begin
                found.append(own);
            m_lesson.board = field;
        } else {
            m_lesson.battlefield = m_reader.string(board);
            field = m_lesson.battlefield.empty() ? std::nullopt : m_library->battlefield(m_lesson.battlefield, found);
        }
        std::vector<DeckDef> decks;
        if (m_lesson.decks.size() <= kMaxSeats)
            for (const std::string &name : m_lesson.decks)
                if (std::optional<DeckDef> deck = m_library->deck(name, found))
                    decks.push_back(std::move(*deck));
        // What is wrong with a file of content is said about that file; anything else about this one.
        found.changeEach([&](Diagnostic &diagnostic) {
            if (!diagnostic.file.empty() && diagnostic.file != m_diagnostics.file())
                return;
            const JsonNode node =
                m_root.member(diagnostic.code == DiagnosticCode::LibraryUnknownDeck ? "decks" : "battlefield");
            diagnostic.file = m_diagnostics.file();
            diagnostic.position = node.value->position();
            diagnostic.path = node.path;
        });
        m_diagnostics.append(found);
        if (!field || decks.size() != m_lesson.decks.size())
            return;
        MatchResult made = makeMatch(*field, decks);
        m_lesson.match = std::move(made.match);
        if (!m_lesson.match)
            m_reader.report(DiagnosticCode::LibraryBadMatch, m_root.member("decks"), {made.problem});
        else if (m_lesson.learner > m_lesson.match->seatCount)
            m_reader.report(DiagnosticCode::RecordBadNumber, m_root.member("learner"),
                            {"1", std::to_string(m_lesson.match->seatCount), std::to_string(m_lesson.learner)});
    }

    std::optional<Position> positionAt(const JsonNode &node) {
        if (!node.isPresent() || !m_lesson.match || !m_reader.expect(node, JsonKind::Object))
            return std::nullopt;
        const int before = m_diagnostics.errorCount();
        Position position = readPosition(m_reader, node, *m_lesson.match);
        if (m_diagnostics.errorCount() > before)
            return std::nullopt;
        position.seed = m_lesson.seed;
        if (const PositionResult made = makePosition(*m_lesson.match, position); !made.state) {
            m_reader.report(DiagnosticCode::RecordBadPosition, node, {made.problem});
            return std::nullopt;
        }
        return position;
    }

    void readSteps() {
        const JsonNode list = m_root.member("steps");
        if (list.isPresent() && list.value->isArray() && list.value->size() == 0)
            m_reader.report(DiagnosticCode::LessonNoSteps, list);
        for (const JsonNode &node : limited(list, kMaxSteps)) {
            LessonStep &step = m_lesson.steps.emplace_back();
            if (m_reader.openObject(node, kStepKeys))
                readStep(node, step);
        }
    }

    void readStep(const JsonNode &node, LessonStep &step) {
        step.title = text(node.member("title"), kMaxTitle);
        step.sentence = text(node.member("sentence"), kMaxSentence);
        for (const JsonNode &help : limited(node.member("help"), kMaxHelp))
            if (m_reader.openObject(help, kHelpKeys))
                step.help.push_back({iconAt(help.member("icon")), text(help.member("text"), kMaxHelpText)});
        for (const JsonNode &zone : limited(node.member("zones"), kMaxZones))
            step.zones.push_back(zoneAt(zone));
        step.showsThreat = flag(node.member("threat"));
        step.position = positionAt(node.member("position"));
        for (const JsonNode &action : limited(node.member("do"), kMaxActions))
            step.expected.push_back(m_reader.string(action));
        for (const JsonNode &action : limited(node.member("others"), kMaxActions))
            step.others.push_back(m_reader.string(action));
        step.isLedger = flag(node.member("ledger"));
        step.freeTurns = readInteger(m_reader, node.member("freeTurns"), 0, kMaxFreeTurns, 0);
        if ((step.isLedger || step.freeTurns > 0) + (step.isLedger && step.freeTurns > 0) + !step.expected.empty() > 1)
            m_reader.report(DiagnosticCode::LessonSeveralKinds, node);
        for (const JsonNode &note : limited(node.member("notes"), kMaxNotes))
            if (m_reader.openObject(note, kNoteKeys))
                step.notes.push_back({m_reader.string(note.member("try")), text(note.member("text"), kMaxHelpText)});
    }

    std::string iconAt(const JsonNode &node) {
        if (!node.isPresent())
            return {};
        std::string icon = m_reader.string(node);
        if (node.value->isString() &&
            std::find(std::begin(kLessonIcons), std::end(kLessonIcons), icon) == std::end(kLessonIcons))
            m_reader.reportUnknown(DiagnosticCode::LessonUnknownIcon, node, icon,
                                   {std::begin(kLessonIcons), std::end(kLessonIcons)});
        return icon;
    }

    std::string zoneAt(const JsonNode &node) {
        std::string id = m_reader.string(node);
        if (!m_lesson.match || !node.value->isString())
            return id;
        std::vector<std::string_view> ids;
        for (const Zone &zone : m_lesson.match->battlefield.zones)
            ids.push_back(zone.id);
        if (std::find(ids.begin(), ids.end(), id) == ids.end())
            m_reader.reportUnknown(DiagnosticCode::BattlefieldUnknownZone, node, id, ids);
        return id;
    }

    LocalizedText text(const JsonNode &node, std::size_t maxLength) {
        if (!node.isPresent())
            return {};
        LocalizedText read = m_reader.localizedText(node);
        if (!m_reader.hasReported(node.path))
            m_check.localizedText(read, maxLength, Presence::Required, node.path);
        return read;
    }

    bool flag(const JsonNode &node) {
        return node.isPresent() && m_reader.expect(node, JsonKind::Bool) && node.value->boolean();
    }

    /// The entries of an optional list; what is too much is reported and left.
    std::vector<JsonNode> limited(const JsonNode &node, std::size_t most) {
        if (!node.isPresent())
            return {};
        std::vector<JsonNode> nodes = m_reader.list(node);
        if (nodes.size() > most) {
            m_reader.report(DiagnosticCode::LessonTooMany, node, {std::to_string(most), std::to_string(nodes.size())});
            nodes.resize(most);
        }
        return nodes;
    }

    const JsonNode m_root;
    const Library *m_library; ///< none: what it is played with is not looked up
    Diagnostics &m_diagnostics;
    ContentReader m_reader;
    ContentCheck m_check;
    Lesson m_lesson;
};

enum class Purpose { Learn, Draft };

std::optional<Lesson> readFor(Purpose purpose, std::string_view text, const Library &library,
                              Diagnostics &diagnostics) {
    Diagnostics own(diagnostics.file());
    std::optional<Lesson> lesson;
    bool isUnderstood = false;
    if (const std::optional<JsonValue> document = parseJson(text, own)) {
        lesson = LessonReader({&*document, {}}, &library, own).read();
        isUnderstood = lesson && lesson->match && !own.hasErrors();
        if (isUnderstood)
            check(*lesson, own);
        own.changeEach([&](Diagnostic &diagnostic) {
            if (diagnostic.position == TextPosition() && diagnostic.file == diagnostics.file())
                diagnostic.position = locate(*document, diagnostic.path);
        });
    }
    own.sort();
    const bool isGood = purpose == Purpose::Draft ? isUnderstood : isUnderstood && !own.hasErrors();
    diagnostics.append(own);
    return isGood ? std::move(lesson) : std::nullopt;
}

JsonValue listOf(const std::vector<std::string> &texts) {
    JsonValue list = JsonValue::array();
    for (const std::string &text : texts)
        list.append(text);
    return list;
}

JsonValue toJson(const LessonStep &step, const Match &match) {
    JsonValue json = JsonValue::object({{"title", io::toJson(step.title)}, {"sentence", io::toJson(step.sentence)}});
    if (!step.help.empty()) {
        JsonValue help = JsonValue::array();
        for (const LessonHelp &line : step.help) {
            JsonValue entry = JsonValue::object();
            if (!line.icon.empty())
                entry.set("icon", line.icon);
            help.append(entry.set("text", io::toJson(line.text)));
        }
        json.set("help", help);
    }
    if (!step.zones.empty())
        json.set("zones", listOf(step.zones));
    if (step.showsThreat)
        json.set("threat", true);
    if (step.position)
        json.set("position", io::toJson(*step.position, match));
    if (!step.expected.empty())
        json.set("do", listOf(step.expected));
    if (!step.others.empty())
        json.set("others", listOf(step.others));
    if (step.isLedger)
        json.set("ledger", true);
    if (step.freeTurns > 0)
        json.set("freeTurns", step.freeTurns);
    if (!step.notes.empty()) {
        JsonValue notes = JsonValue::array();
        for (const LessonNote &note : step.notes)
            notes.append(JsonValue::object({{"try", note.tried}, {"text", io::toJson(note.text)}}));
        json.set("notes", notes);
    }
    return json;
}

} // namespace

std::optional<Lesson> readLesson(std::string_view text, const Library &library, Diagnostics &diagnostics) {
    return readFor(Purpose::Learn, text, library, diagnostics);
}

std::optional<Lesson> readLessonDraft(std::string_view text, const Library &library, Diagnostics &diagnostics) {
    return readFor(Purpose::Draft, text, library, diagnostics);
}

std::optional<Lesson> readLessonAlone(std::string_view text, Diagnostics &diagnostics) {
    Diagnostics own(diagnostics.file());
    std::optional<Lesson> lesson;
    if (const std::optional<JsonValue> document = parseJson(text, own))
        lesson = LessonReader({&*document, {}}, nullptr, own).read();
    if (own.hasErrors())
        lesson.reset();
    diagnostics.append(own);
    return lesson;
}

std::optional<Lesson> loadLesson(const std::string &path, const Library &library, Diagnostics &diagnostics) {
    const std::optional<std::string> text = readFile(path, diagnostics);
    if (!text)
        return std::nullopt;
    diagnostics.setFile(path);
    return readLesson(*text, library, diagnostics);
}

JsonValue toJson(const Lesson &lesson) {
    JsonValue json = JsonValue::object({{"format", kLessonFormat},
                                        {"version", kLessonVersion},
                                        {"id", lesson.id},
                                        {"title", toJson(lesson.title)},
                                        {"summary", toJson(lesson.summary)},
                                        {"author", lesson.author},
                                        {"licence", lesson.licence},
                                        {"group", kLessonGroupNames[lesson.group]}});
    if (lesson.order > 0)
        json.set("order", lesson.order);
    json.set("minutes", lesson.minutes);
    json.set("battlefield", lesson.board ? toJson(*lesson.board) : JsonValue(lesson.battlefield));
    json.set("decks", listOf(lesson.decks));
    if (lesson.learner > 1)
        json.set("learner", lesson.learner);
    if (lesson.seed > 0)
        json.set("seed", lesson.seed);
    if (lesson.position)
        json.set("position", toJson(*lesson.position, *lesson.match));
    if (lesson.canPlayOn)
        json.set("playOn", true);
    JsonValue steps = JsonValue::array();
    for (const LessonStep &step : lesson.steps)
        steps.append(toJson(step, *lesson.match));
    return json.set("steps", steps);
}

std::string writeLesson(const Lesson &lesson) { return writeJson(toJson(lesson)); }

} // namespace champclos::io

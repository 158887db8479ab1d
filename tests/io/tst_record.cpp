// SPDX-License-Identifier: MIT
//
// The built-in library and game records: what is saved is what was played; whatever was changed by hand is noticed,
// with its place.

#include "engine/io/files.h"
#include "engine/io/library.h"
#include "engine/io/record.h"
#include "engine/rules/action_text.h"
#include "engine/rules/game.h"
#include "engine/rules/version.h"
#include "tests/support/source_path.h"
#include "tests/support/test_program.h"

#include <QTemporaryDir>
#include <QTest>

#include <functional>

using namespace champclos;
using namespace champclos::io;

namespace {

GameRecord playedGame(const Library &library, std::uint64_t seed, int decisions) {
    Diagnostics diagnostics;
    auto record = beginGame(library, "greenwood", {"medusa", "shakespeare"}, seed, diagnostics);
    if (!record)
        qFatal("%s", format(diagnostics).c_str());
    Rng rng(seed);
    ActionList actions;
    for (int count = 0; count < decisions && !record->now().isOver(); ++count) {
        legalActions(*record->match, record->now(), actions);
        record->play(actions[rng.below(actions.size())]);
    }
    return std::move(*record);
}

/// The codes of all diagnostics, and where the first one is.
std::string codes(const Diagnostics &diagnostics) {
    std::string all;
    for (const Diagnostic &diagnostic : diagnostics)
        all += (all.empty() ? "" : " ") + std::string(diagnostic.id());
    return all;
}

JsonValue with(JsonValue json, const std::string &key, JsonValue value) {
    json.set(key, std::move(value));
    return json;
}

/// As the first version wrote it: without the rules and the copies.
JsonValue asVersion1(const JsonValue &json) {
    JsonValue old = JsonValue::object();
    for (const JsonMember &member : json.members())
        if (member.key != "rules" && member.key != "copies")
            old.set(member.key, member.key == "version" ? JsonValue(1) : member.value);
    return old;
}

} // namespace

class TestRecord : public QObject {
    Q_OBJECT

private slots:
    void theLibraryHasEveryFile();
    void everyPairingIsAMatch();
    void anUnknownIdIsSuggested();
    void aPathIsRead();
    void savesAndLoads();
    void savesInTheMiddleOfAnything();
    void seedsAreKept();
    void playsOnAfterLoading();
    void keepsAPosition();
    void aDrawnGameIsKnown();
    void aConcessionIsReplayed();
    void aConcessionOfATeamIsReplayed();
    void tampering_data();
    void tampering();
    void withoutCopiesTheLibraryIsAsked_data();
    void withoutCopiesTheLibraryIsAsked();
    void opensWithoutTheFilesItWasPlayedWith();
    void anotherHashAloneIsOnlyAWarning();
    void aGameOfOlderRulesOpensAsFarAsItGoes();
    void aGameWithOtherContentOpensAsFarAsItGoes();
    void saysWhereAnActionIsImpossible();
    void aBrokenFileIsRefused();
    void anUnwritableFileIsReported();

private:
    std::string path(const char *name) const { return m_folder.filePath(name).toStdString(); }
    Library m_library;
    QTemporaryDir m_folder;
};

void TestRecord::theLibraryHasEveryFile() {
    for (const auto &[ids, folder] : {std::pair(m_library.deckIds(), "/resources/decks"),
                                      std::pair(m_library.battlefieldIds(), "/resources/battlefields")}) {
        QStringList names;
        for (const std::string &id : ids)
            names << QString::fromStdString(id) + ".json";
        QCOMPARE(names, QDir(test::sourceFile(folder)).entryList({"*.json"}, QDir::Files, QDir::Name));
    }
    for (const std::string &id : m_library.deckIds()) {
        Diagnostics diagnostics;
        const auto deck = m_library.deck(id, diagnostics);
        QVERIFY2(deck, format(diagnostics).c_str());
        QCOMPARE(deck->id, id);
    }
}

void TestRecord::everyPairingIsAMatch() {
    for (const std::string &battlefield : m_library.battlefieldIds())
        for (const std::string &first : m_library.deckIds())
            for (const std::string &second : m_library.deckIds()) {
                Diagnostics diagnostics;
                QVERIFY2(m_library.match(battlefield, {first, second}, diagnostics), format(diagnostics).c_str());
            }
}

void TestRecord::anUnknownIdIsSuggested() {
    Diagnostics diagnostics;
    QVERIFY(!m_library.match("grenwood", {"medusa", "bigfot"}, diagnostics));
    QCOMPARE(codes(diagnostics), std::string("library/unknown-battlefield library/unknown-deck"));
    QCOMPARE(diagnostics.all()[0].suggestion, std::string("greenwood"));
    QCOMPARE(diagnostics.all()[1].suggestion, std::string("bigfoot"));
    Diagnostics three;
    QVERIFY(!m_library.match("greenwood", {"medusa", "bigfoot", "alice"}, three));
    QCOMPARE(codes(three), std::string("library/bad-match"));
    Diagnostics five;
    QVERIFY(!m_library.match("greenwood", {"medusa", "bigfoot", "alice", "sinbad", "hamlet"}, five));
    QCOMPARE(codes(five), std::string("library/bad-match"));
}

void TestRecord::aPathIsRead() {
    QVERIFY(Library::isPath("./medusa"));
    QVERIFY(Library::isPath("medusa.json"));
    QVERIFY(!Library::isPath("medusa"));
    Diagnostics diagnostics;
    const std::string file = test::sourcePath("resources/decks/medusa.json");
    QCOMPARE(m_library.deck(file, diagnostics), m_library.deck("medusa", diagnostics));
    QVERIFY(!m_library.deck("nothing.json", diagnostics));
    QCOMPARE(codes(diagnostics), std::string("file/missing"));
}

void TestRecord::savesAndLoads() {
    const GameRecord record = playedGame(m_library, 5, 100000);
    QVERIFY(record.now().isOver());
    Diagnostics diagnostics;
    QVERIFY(saveRecord(path("game.json"), record, diagnostics));
    const auto loaded = loadRecord(path("game.json"), m_library, diagnostics);
    QVERIFY2(loaded, format(diagnostics).c_str());
    QVERIFY(loaded->actions == record.actions);
    QVERIFY(loaded->states == record.states);
    QCOMPARE(writeJson(toJson(*loaded)), writeJson(toJson(record)));
}

void TestRecord::savesInTheMiddleOfAnything() {
    for (int decisions = 0; decisions < 60; ++decisions) {
        const GameRecord record = playedGame(m_library, 11, decisions);
        Diagnostics diagnostics;
        const auto loaded = readRecord(toJson(record), m_library, diagnostics);
        QVERIFY2(loaded, format(diagnostics).c_str());
        QVERIFY(loaded->now() == record.now());
    }
}

void TestRecord::seedsAreKept() {
    for (const std::uint64_t seed : {std::uint64_t(0), std::uint64_t(1) << 53, std::uint64_t(9223372036854775807)}) {
        const GameRecord record = playedGame(m_library, seed, 10);
        Diagnostics diagnostics;
        const auto document = parseJson(writeJson(toJson(record)), diagnostics);
        const auto loaded = readRecord(*document, m_library, diagnostics);
        QVERIFY2(loaded, format(diagnostics).c_str());
        QCOMPARE(loaded->seed, seed);
    }
}

void TestRecord::playsOnAfterLoading() {
    GameRecord record = playedGame(m_library, 8, 40);
    Diagnostics diagnostics;
    auto loaded = readRecord(toJson(record), m_library, diagnostics);
    QVERIFY(loaded);
    ActionList actions;
    legalActions(*record.match, record.now(), actions);
    record.play(actions[0]);
    loaded->play(actions[0]);
    QVERIFY(loaded->now() == record.now());
    loaded->rewindTo(10);
    QVERIFY(loaded->now() == record.states[10]);
}

void TestRecord::keepsAPosition() {
    GameRecord record{.battlefield = "greenwood", .decks = {"medusa", "shakespeare"}, .seed = 3};
    Diagnostics diagnostics;
    record.match = m_library.match(record.battlefield, record.decks, diagnostics);
    record.position = Position{.seed = 3, .turnSeat = 2, .actions = 1, .turnNumber = 9};
    record.position->seats.resize(2);
    record.position->seats[0].hand = {"dash"};
    record.position->seats[1].pile = {"alas"};
    record.position->fighters = {{"1:medusa", "s5", 9, {}}, {"2:shakespeare", "s7", {}, "s6"}};
    const PositionResult made = makePosition(*record.match, *record.position);
    QVERIFY2(made.state, made.problem.c_str());
    record.states.push_back(*made.state);
    const auto loaded = readRecord(toJson(record), m_library, diagnostics);
    QVERIFY2(loaded, format(diagnostics).c_str());
    QVERIFY(loaded->now() == record.now());
}

void TestRecord::aDrawnGameIsKnown() {
    // Two who sleep, with nothing left to draw or to play (V3).
    GameRecord record{.battlefield = "greenwood", .decks = {"titania", "titania"}};
    Diagnostics diagnostics;
    record.match = m_library.match(record.battlefield, record.decks, diagnostics);
    record.position = Position{.turnSeat = 2, .turnNumber = 30, .quietTurns = 3};
    record.position->seats.resize(2);
    record.position->seats[0].sideCard = record.position->seats[1].sideCard = "sleep";
    record.position->fighters = {{"1:titania", "s1", 9, {}}, {"2:titania", "s20", {}, {}}};
    const PositionResult made = makePosition(*record.match, *record.position);
    QVERIFY2(made.state, made.problem.c_str());
    record.states.push_back(*made.state);
    const auto play = [&](const char *text) {
        const ParsedAction parsed = parseAction(*record.match, record.now(), text);
        if (!parsed.action || !isLegal(*record.match, record.now(), *parsed.action))
            qFatal("%s", text);
        record.play(*parsed.action);
    };
    for (int turn = 0; turn < 4; ++turn)
        for (const char *action : {"maneuver", "done", "maneuver", "done"}) {
            QVERIFY(!record.now().isOver());
            QVERIFY(!toJson(record).contains("drawn"));
            const auto loaded = readRecord(toJson(record), m_library, diagnostics);
            QVERIFY2(loaded, format(diagnostics).c_str());
            QVERIFY(loaded->now() == record.now());
            play(action);
        }
    QVERIFY(record.now().isDrawn());
    const JsonValue json = toJson(record);
    QVERIFY(json["drawn"].boolean());
    QCOMPARE(json["winners"].size(), std::size_t(0));
    const auto loaded = readRecord(json, m_library, diagnostics);
    QVERIFY2(loaded, format(diagnostics).c_str());
    QVERIFY(loaded->now() == record.now());
    QVERIFY(!readRecord(with(json, "drawn", false), m_library, diagnostics));
    QCOMPARE(codes(diagnostics), std::string("record/wrong-draw"));

    record.position->quietTurns = 7;
    QVERIFY(!makePosition(*record.match, *record.position).state);
    record.position->quietTurns = -1;
    QVERIFY(!makePosition(*record.match, *record.position).state);
}

void TestRecord::aConcessionIsReplayed() {
    GameRecord record = playedGame(m_library, 5, 30);
    Diagnostics diagnostics;
    // A game without one is as it always was, also for programs that know of none.
    QCOMPARE(toJson(record)["rules"].integer(), std::int64_t(kRulesWithoutConcession));
    const SeatId loser = record.now().pending.seat;
    ActionList actions;
    legalActions(*record.match, record.now(), actions);
    for (const Action &action : actions)
        QVERIFY(action.kind != ActionKind::Concede);
    QVERIFY(isLegal(*record.match, record.now(), concession(loser)));
    record.play(concession(loser));
    QVERIFY(record.now().isOver() && !record.now().winners.contains(loser));
    QCOMPARE(record.now().cause, Cause::Conceded);
    QVERIFY(!isLegal(*record.match, record.now(), concession(loser)));

    const JsonValue json = toJson(record);
    QCOMPARE(json["rules"].integer(), std::int64_t(3));
    QCOMPARE(json["actions"].items().back().string(), "concede " + std::to_string(loser.value() + 1));
    const auto loaded = readRecord(json, m_library, diagnostics);
    QVERIFY2(loaded && diagnostics.isEmpty(), format(diagnostics).c_str());
    QVERIFY(loaded->now() == record.now());
    // By the rules before, nobody could: a program of that time says so by the number, this one by the action.
    QVERIFY(!readRecord(with(json, "rules", kRulesWithoutConcession), m_library, diagnostics));
    QCOMPARE(codes(diagnostics), std::string("record/unknown-action"));
}

void TestRecord::aConcessionOfATeamIsReplayed() {
    Diagnostics diagnostics;
    auto record = beginGame(m_library, "greenwood", {"medusa", "bigfoot", "alice", "medusa"}, 3, diagnostics);
    QVERIFY2(record, format(diagnostics).c_str());
    record->play(concession(SeatId(2))); // while fighters are placed
    QVERIFY(!record->now().isOver());
    QVERIFY(record->now().pending.kind == DecisionKind::ChoosePlacement);
    const auto half = readRecord(toJson(*record), m_library, diagnostics);
    QVERIFY2(half && half->now() == record->now(), format(diagnostics).c_str());
    record->play(concession(SeatId(0)));
    QVERIFY(record->now().winners.contains(SeatId(1)) && record->now().winners.contains(SeatId(3)));
    const auto whole = readRecord(toJson(*record), m_library, diagnostics);
    QVERIFY2(whole && whole->now() == record->now(), format(diagnostics).c_str());
}

void TestRecord::tampering_data() {
    QTest::addColumn<std::string>("key");
    QTest::addColumn<std::string>("value");
    QTest::addColumn<std::string>("code");
    const auto row = [](const char *key, const char *value, const char *code) {
        QTest::addRow("%s: %s", key, value) << std::string(key) << std::string(value) << std::string(code);
    };
    row("format", "\"champclos-deck\"", "content/wrong-format");
    row("version", "3", "content/newer-version");
    row("version", "0", "content/unknown-version");
    row("rules", "99", "record/unknown-rules");
    row("rules", "\"new\"", "content/wrong-type");
    row("version", "\"1\"", "content/wrong-type");
    row("battlefield", "7", "content/wrong-type");
    row("seats", "[\"medusa\",\"nobody\"]", "record/missing-copy");
    row("seats", "[\"medusa\"]", "library/bad-match");
    row("copies", "7", "content/wrong-type");
    row("copies", "{}", "content/missing-key");
    row("copies", "{\"battlefield\":{},\"decks\":{\"medusa\":{},\"shakespeare\":{}}}", "record/damaged-copy");
    row("seats", "[1,2]", "content/wrong-type");
    row("seats", "{}", "content/wrong-type");
    row("seed", "-1", "record/bad-seed");
    row("seed", "1.5", "record/bad-seed");
    row("seed", "9223372036854775808", "record/bad-seed");
    row("seed", "\"x\"", "record/bad-seed");
    row("actions", "7", "content/wrong-type");
    row("actions", "[7]", "content/wrong-type");
    row("actions", "[\"dance\"]", "record/unknown-action");
    row("actions", "[\"concede 1\"]", "record/unknown-action"); // its rules know of none
    row("actions", "[\"maneuver\"]", "record/illegal-action");
    row("actions", "[]", "record/wrong-result");
    row("hash", "12", "content/wrong-type");
    row("winners", "[]", "record/wrong-result");
    row("winners", "\"me\"", "record/wrong-result");
    row("drawn", "true", "record/wrong-draw");
    row("drawn", "7", "record/wrong-draw");
    row("position", "7", "content/wrong-type");
    row("position", "{}", "content/missing-key");
    row("position", "{\"seats\":[{\"deck\":\"medusa\"},{\"deck\":\"shakespeare\"}],\"fighters\":{}}",
        "record/bad-position");
    row("colour", "7", "content/unknown-key");
}

void TestRecord::tampering() {
    QFETCH(std::string, key);
    QFETCH(std::string, value);
    QFETCH(std::string, code);
    const JsonValue whole = toJson(playedGame(m_library, 5, 100000));
    Diagnostics diagnostics;
    const auto changed = parseJson(value, diagnostics);
    QVERIFY(changed && diagnostics.isEmpty());
    const std::string text = writeJson(with(whole, key, *changed));
    const auto document = parseJson(text, diagnostics);
    QVERIFY(document);
    QVERIFY(!readRecord(*document, m_library, diagnostics));
    QVERIFY(!diagnostics.isEmpty());
    QCOMPARE(std::string(diagnostics.all().front().id()), code);
    QVERIFY(diagnostics.all().front().position.line > 0);
}

void TestRecord::withoutCopiesTheLibraryIsAsked_data() {
    QTest::addColumn<std::string>("battlefield");
    QTest::addColumn<std::string>("deck");
    QTest::addColumn<std::string>("code");
    QTest::newRow("unknown battlefield") << std::string("moon") << std::string("medusa")
                                         << std::string("library/unknown-battlefield");
    QTest::newRow("unknown deck") << std::string("greenwood") << std::string("nobody")
                                  << std::string("library/unknown-deck");
    QTest::newRow("no file") << std::string("nothing.json") << std::string("medusa") << std::string("file/missing");
}

void TestRecord::withoutCopiesTheLibraryIsAsked() {
    QFETCH(std::string, battlefield);
    QFETCH(std::string, deck);
    QFETCH(std::string, code);
    JsonValue json = asVersion1(toJson(playedGame(m_library, 5, 30)));
    json.set("battlefield", battlefield);
    json.set("seats", JsonValue::array({JsonValue(deck), JsonValue("shakespeare")}));
    Diagnostics diagnostics;
    QVERIFY(!readRecord(json, m_library, diagnostics));
    QCOMPARE(codes(diagnostics), code);
}

void TestRecord::opensWithoutTheFilesItWasPlayedWith() {
    Diagnostics diagnostics;
    const std::string file = path("own.json");
    QVERIFY(QFile::copy(test::sourceFile("resources/decks/medusa.json"), QString::fromStdString(file)));
    auto record = beginGame(m_library, "greenwood", {file, "shakespeare"}, 5, diagnostics);
    QVERIFY2(record, format(diagnostics).c_str());
    const std::string text = writeJson(toJson(*record));
    QVERIFY(QFile::remove(QString::fromStdString(file)));
    const auto document = parseJson(text, diagnostics);
    const auto loaded = readRecord(*document, m_library, diagnostics);
    QVERIFY2(loaded && diagnostics.isEmpty(), format(diagnostics).c_str());
    QVERIFY(loaded->now() == record->now());
    QCOMPARE(writeJson(toJson(*loaded)), text);
}

void TestRecord::anotherHashAloneIsOnlyAWarning() {
    const GameRecord record = playedGame(m_library, 5, 100000);
    Diagnostics diagnostics;
    const auto loaded = readRecord(with(toJson(record), "hash", "0123456789abcdef"), m_library, diagnostics);
    QVERIFY2(loaded, format(diagnostics).c_str());
    QCOMPARE(codes(diagnostics), std::string("record/wrong-hash"));
    QVERIFY(loaded->now() == record.now());
    QVERIFY(!loaded->isCutShort);
}

void TestRecord::aGameOfOlderRulesOpensAsFarAsItGoes() {
    const GameRecord record = playedGame(m_library, 5, 60);
    JsonValue json = with(toJson(record), "rules", kRulesWithoutConcession - 1);
    Diagnostics same;
    auto loaded = readRecord(json, m_library, same);
    QVERIFY2(loaded && same.isEmpty(), format(same).c_str()); // nothing in it is played otherwise today
    QVERIFY(loaded->now() == record.now());

    JsonValue actions = JsonValue::array();
    for (std::size_t index = 0; index < record.actions.size(); ++index)
        actions.append(index == 40 ? JsonValue("attack 1:medusa x 1:medusa with dash") : json["actions"][index]);
    json.set("actions", actions);
    Diagnostics other;
    loaded = readRecord(json, m_library, other);
    QVERIFY2(loaded, format(other).c_str());
    QCOMPARE(codes(other), std::string("record/older-rules record/cut-short"));
    QCOMPARE(other.all().back().path, std::string("actions[40]"));
    QVERIFY(loaded->isCutShort);
    QCOMPARE(loaded->actions.size(), std::size_t(40));
    QVERIFY(loaded->now() == record.states[40]);
}

void TestRecord::aGameWithOtherContentOpensAsFarAsItGoes() {
    const GameRecord record = playedGame(m_library, 5, 60);
    JsonValue json = asVersion1(toJson(record)); // no copy: the library's decks are taken, which have changed
    json.set("content", "0123456789abcdef");
    json.set("actions", JsonValue::array({JsonValue("dance")}));
    Diagnostics diagnostics;
    const auto loaded = readRecord(json, m_library, diagnostics);
    QVERIFY2(loaded, format(diagnostics).c_str());
    QCOMPARE(codes(diagnostics), std::string("record/content-changed record/cut-short"));
    QVERIFY(loaded->isCutShort && loaded->actions.empty());
}

void TestRecord::saysWhereAnActionIsImpossible() {
    const GameRecord record = playedGame(m_library, 5, 30);
    JsonValue json = toJson(record);
    JsonValue actions = JsonValue::array();
    for (std::size_t index = 0; index < 30; ++index)
        actions.append(index == 20 ? JsonValue("attack 1:medusa x 1:medusa with dash") : json["actions"][index]);
    json.set("actions", actions);
    Diagnostics diagnostics;
    QVERIFY(writeFile(path("bad.json"), writeJson(json), diagnostics));
    QVERIFY(!loadRecord(path("bad.json"), m_library, diagnostics));
    const Diagnostic &first = diagnostics.all().front();
    QCOMPARE(std::string(first.id()), std::string("record/illegal-action"));
    QCOMPARE(first.path, std::string("actions[20]"));
    QCOMPARE(first.file, path("bad.json"));
    QVERIFY(first.position.line > 10);
    QVERIFY2(first.message().find("action 21, \"attack 1:medusa") == 0, first.message().c_str());
    JsonValue after = toJson(playedGame(m_library, 5, 100000));
    actions = after["actions"];
    actions.append("maneuver");
    after.set("actions", actions);
    Diagnostics late;
    QVERIFY(!readRecord(after, m_library, late));
    QCOMPARE(codes(late), std::string("record/after-end"));
}

void TestRecord::aBrokenFileIsRefused() {
    Diagnostics diagnostics;
    QVERIFY(!loadRecord(path("none.json"), m_library, diagnostics));
    QVERIFY(writeFile(path("half.json"), "{\"format\":", diagnostics));
    QVERIFY(!loadRecord(path("half.json"), m_library, diagnostics));
    QVERIFY(writeFile(path("list.json"), "[]", diagnostics));
    QVERIFY(!loadRecord(path("list.json"), m_library, diagnostics));
    QCOMPARE(codes(diagnostics), std::string("file/missing json/unexpected-end content/wrong-type"));
}

void TestRecord::anUnwritableFileIsReported() {
    Diagnostics diagnostics;
    QVERIFY(!saveRecord(path("no/such/folder/game.json"), playedGame(m_library, 1, 1), diagnostics));
    QCOMPARE(codes(diagnostics), std::string("file/unwritable"));
}

CHAMPCLOS_TEST_GUILESS(TestRecord)
#include "tst_record.moc"

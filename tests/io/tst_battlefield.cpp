// SPDX-License-Identifier: MIT
//
// Battlefield files: the shipped boards are canonical, well drawn and fair; whatever a board maker can do wrong has a
// broken file that yields exactly its code; the schema says what the reader says.
#include "engine/io/battlefield_check.h"
#include "engine/io/battlefield_io.h"
#include "engine/io/files.h"
#include "engine/io/library.h"
#include "engine/io/picture_check.h"
#include "engine/io/picture_io.h"
#include "engine/rules/setup.h"
#include "tests/support/source_path.h"
#include "tests/support/strange_board.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QElapsedTimer>
#include <QtTest>

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <set>

using namespace champclos;
using namespace champclos::io;

namespace {

const std::string kRoot = test::sourcePath("");
const std::string kBrokenFolder = kRoot + "/tests/broken/battlefields/";

std::string contentOf(const std::string &path) {
    Diagnostics diagnostics;
    return readFile(path, diagnostics).value_or("");
}

Battlefield shipped(const std::string &name) {
    Diagnostics diagnostics;
    auto board = loadBattlefield(kRoot + "/resources/battlefields/" + name, diagnostics);
    if (!diagnostics.isEmpty())
        qWarning("%s", format(diagnostics).c_str());
    return board.value_or(Battlefield());
}

std::string replaced(std::string text, const std::string &old, const std::string &by) {
    const std::size_t at = text.find(old);
    return at == std::string::npos ? "did not contain " + old : text.replace(at, old.size(), by);
}

/// Codes and paths of all problems, as "content/missing-key licence".
std::vector<std::string> problemsOf(const std::string &text) {
    Diagnostics diagnostics("x.json");
    readBattlefield(text, diagnostics);
    std::vector<std::string> problems;
    for (const Diagnostic &diagnostic : diagnostics)
        problems.push_back(std::string(diagnostic.id()) + " " + diagnostic.path);
    return problems;
}

using Distances = std::vector<std::vector<int>>;

Distances distancesOf(const Battlefield &board) {
    const std::size_t count = board.spaces.size();
    Distances distance(count, std::vector<int>(count, 1000));
    for (std::size_t index = 0; index < count; ++index)
        distance[index][index] = 0;
    for (const Line &line : board.lines) {
        const auto a = static_cast<std::size_t>(line.a.value());
        const auto b = static_cast<std::size_t>(line.b.value());
        distance[a][b] = distance[b][a] = 1;
    }
    for (std::size_t via = 0; via < count; ++via)
        for (std::size_t from = 0; from < count; ++from)
            for (std::size_t to = 0; to < count; ++to)
                distance[from][to] = std::min(distance[from][to], distance[from][via] + distance[via][to]);
    return distance;
}

bool sharesZone(const Space &one, const Space &other) {
    return std::any_of(one.zones.begin(), one.zones.end(), [&](ZoneId zone) {
        return std::find(other.zones.begin(), other.zones.end(), zone) != other.zones.end();
    });
}

std::vector<std::size_t> spacesInZonesOf(const Battlefield &board, SpaceId start) {
    std::vector<std::size_t> spaces;
    for (std::size_t index = 0; index < board.spaces.size(); ++index)
        if (sharesZone(board.spaces[index], board.spaces[static_cast<std::size_t>(start.value())]))
            spaces.push_back(index);
    return spaces;
}

/// Parts of a zone that do not hang together by lines within it.
int partsOf(const Battlefield &board, ZoneId zone) {
    const auto isIn = [&](SpaceId id) {
        const auto &zones = board.spaces[static_cast<std::size_t>(id.value())].zones;
        return std::find(zones.begin(), zones.end(), zone) != zones.end();
    };
    std::vector<int> part(board.spaces.size());
    for (std::size_t index = 0; index < part.size(); ++index)
        part[index] = static_cast<int>(index);
    for (const Line &line : board.lines) {
        const int a = part[static_cast<std::size_t>(line.a.value())];
        const int b = part[static_cast<std::size_t>(line.b.value())];
        if (isIn(line.a) && isIn(line.b))
            std::replace(part.begin(), part.end(), a, b);
    }
    std::set<int> parts;
    for (std::size_t index = 0; index < part.size(); ++index)
        if (isIn(SpaceId(static_cast<int>(index))))
            parts.insert(part[index]);
    return static_cast<int>(parts.size());
}

std::vector<std::string> keysOf(const JsonValue &object) {
    std::vector<std::string> keys;
    for (const JsonMember &member : object.members())
        keys.push_back(member.key);
    return keys;
}

/// The properties and required keys of a schema object are those of the reader's table, in the same order.
void compareKeys(const JsonValue &schema, std::span<const KeyRule> rules) {
    std::vector<std::string> all;
    std::vector<std::string> required;
    for (const KeyRule &rule : rules) {
        all.emplace_back(rule.name);
        if (rule.presence == Presence::Required)
            required.emplace_back(rule.name);
    }
    QVERIFY(keysOf(schema["properties"]) == all);
    std::vector<std::string> schemaRequired;
    for (const JsonValue &key : schema["required"].items())
        schemaRequired.push_back(key.string());
    QVERIFY(schemaRequired == required);
    QVERIFY(!schema["additionalProperties"].boolean(true));
}

} // namespace

class TestBattlefield : public QObject {
    Q_OBJECT

private slots:
    void shippedBoards_data();
    void shippedBoardIsCanonical_data() { shippedBoards_data(); }
    void shippedBoardIsCanonical();
    void shippedBoardIsWellDrawn_data() { shippedBoards_data(); }
    void shippedBoardIsWellDrawn();
    void shippedBoardIsFair_data() { shippedBoards_data(); }
    void shippedBoardIsFair();
    void thereIsABoardForDuelsAndOneForTeams();
    void writeThenReadIsIdentity();
    void whatIsPlainStaysReadableForOlderPrograms();
    void tracesAreBroughtIntoRange();
    void tracesDoNotChangeAGame();
    void everyCodeHasABrokenFile();
    void brokenFileYieldsExactlyItsCode_data();
    void brokenFileYieldsExactlyItsCode();
    void allProblemsInOnePassInOrderOfTheText();
    void consequencesAreNotReported();
    void draftsOpenWithErrorsOfPlay();
    void coordinatesThatAreNoNumbersAreOutside();
    void referencesOutOfRangeDoNotCrash();
    void hostileBoardsAreAnsweredSoon();
    void anythingCutShortIsRefused();
    void schemaSaysWhatTheReaderSays();
};

void TestBattlefield::shippedBoards_data() {
    QTest::addColumn<QString>("name");
    const QDir folder(QString::fromStdString(kRoot + "/resources/battlefields"));
    for (const QString &name : folder.entryList({"*.json"}, QDir::Files, QDir::Name))
        QTest::newRow(qPrintable(name)) << name;
}

void TestBattlefield::shippedBoardIsCanonical() {
    QFETCH(QString, name);
    const std::string text = contentOf(kRoot + "/resources/battlefields/" + name.toStdString());
    Diagnostics diagnostics(name.toStdString());
    const auto board = readBattlefield(text, diagnostics);
    QVERIFY2(diagnostics.isEmpty(), format(diagnostics).c_str());
    QVERIFY(board.has_value());
    QCOMPARE(writeBattlefield(*board), text);
    QCOMPARE(board->id + ".json", name.toStdString());
    for (std::size_t index = 0; index < board->spaces.size(); ++index)
        QCOMPARE(board->spaces[index].id, "s" + std::to_string(index + 1));
}

void TestBattlefield::shippedBoardIsWellDrawn() {
    QFETCH(QString, name);
    const Battlefield board = shipped(name.toStdString());
    QVERIFY(board.spaces.size() >= 28 && board.spaces.size() <= 40);
    QVERIFY(board.zones.size() >= 5 && board.zones.size() <= 10);
    std::vector<int> degree(board.spaces.size());
    for (const Line &line : board.lines) {
        ++degree[static_cast<std::size_t>(line.a.value())];
        ++degree[static_cast<std::size_t>(line.b.value())];
    }
    for (std::size_t index = 0; index < board.spaces.size(); ++index) {
        const Space &space = board.spaces[index];
        QVERIFY2(degree[index] >= 2 && degree[index] <= 5, space.id.c_str());
        QVERIFY2(space.zones.size() <= 3, space.id.c_str());
        // Room for the glow around the ring (1.41 R).
        const double margin = std::min({space.x, space.y, board.width - space.x, board.height - space.y});
        QVERIFY2(margin >= 1.41 * kUsualRadius, space.id.c_str());
    }
    // Crossing lines, lines over spaces and spaces too close are warnings of the check, and it has none.
    Diagnostics diagnostics;
    check(board, diagnostics);
    QVERIFY2(diagnostics.isEmpty(), format(diagnostics).c_str());
    int splitZones = 0;
    for (std::size_t zone = 0; zone < board.zones.size(); ++zone)
        splitZones += partsOf(board, ZoneId(static_cast<int>(zone))) > 1 ? 1 : 0;
    QVERIFY(splitZones >= 1); // B3
}

void TestBattlefield::shippedBoardIsFair() {
    QFETCH(QString, name);
    const Battlefield board = shipped(name.toStdString());
    const Distances distance = distancesOf(board);
    const auto between = [&](std::size_t one, std::size_t other) {
        return distance[static_cast<std::size_t>(board.starts[one].value())]
                       [static_cast<std::size_t>(board.starts[other].value())];
    };
    for (std::size_t one = 0; one < board.starts.size(); ++one) {
        QVERIFY(spacesInZonesOf(board, board.starts[one]).size() > 4);
        for (std::size_t other = one + 1; other < board.starts.size(); other += 2) { // opponents alternate (P2)
            // Nobody placed at a start is adjacent to an opponent placed at theirs after a move of 3 (tst_boards.cpp
            // asks for every deck whether anybody can strike).
            for (const std::size_t from : spacesInZonesOf(board, board.starts[one]))
                for (const std::size_t to : spacesInZonesOf(board, board.starts[other]))
                    QVERIFY(distance[from][to] >= 5);
        }
    }
    // Seats 1 and 2, and 3 and 4, have the same distances to their opponents, so neither team is nearer.
    const auto toOpponents = [&](std::size_t seat) {
        std::multiset<int> result;
        for (std::size_t other = (seat + 1) % 2; other < board.starts.size(); other += 2)
            result.insert(between(seat, other));
        return result;
    };
    for (std::size_t seat = 0; seat < board.starts.size(); seat += 2)
        QVERIFY(toOpponents(seat) == toOpponents(seat + 1));
}

void TestBattlefield::thereIsABoardForDuelsAndOneForTeams() {
    QCOMPARE(shipped("marble-court.json").starts.size(), std::size_t(2));
    QCOMPARE(shipped("greenwood.json").starts.size(), std::size_t(4));
}

void TestBattlefield::writeThenReadIsIdentity() {
    Battlefield board = shipped("greenwood.json");
    board.background = "#EFE4CC";
    board.art = "greenwood.svg";
    board.trace = {"sketches/été.png", 500, 350.5, 1200, 0.25};
    board.author = "Zoë \"the pen\" \\ Müller";
    board.spaces[0].x = 64.125;
    board.description = LocalizedText();
    Diagnostics diagnostics;
    const auto again = readBattlefield(writeBattlefield(board), diagnostics);
    QVERIFY2(diagnostics.isEmpty(), format(diagnostics).c_str());
    QVERIFY(again == board);
}

void TestBattlefield::whatIsPlainStaysReadableForOlderPrograms() {
    Battlefield board = shipped("greenwood.json");
    QVERIFY(writeBattlefield(board).find("\"version\": 1") != std::string::npos);
    const Battlefield plain = board;
    const std::function<void()> changes[] = {[&] { board.lines[3].isOneWay = true; },
                                             [&] { board.lines[4].isHighGround = true; },
                                             [&] { board.spaces[2].passage = board.spaces[9].passage = "P"; },
                                             [&] {
                                                 board.spaces[2].name.text = {"Well", "Puits", "Brunnen"};
                                             },
                                             [&] { board.spaces[2].turn = 30; },
                                             [&] { board.radius = 30; },
                                             [&] { board.starts.pop_back(); }};
    for (const auto &change : changes) {
        board = plain;
        change();
        const std::string text = writeBattlefield(board);
        QVERIFY(text.find("\"version\": 2") != std::string::npos);
        Diagnostics diagnostics;
        const auto again = readBattlefield(text, diagnostics);
        QVERIFY2(diagnostics.isEmpty(), format(diagnostics).c_str());
        QVERIFY(again == board);
    }
    for (std::uint64_t seed = 1; seed <= 50; ++seed) {
        board = test::strangeBoard(plain, seed);
        Diagnostics diagnostics;
        QVERIFY(readBattlefield(writeBattlefield(board), diagnostics) == board);
        QVERIFY2(!diagnostics.hasErrors(), format(diagnostics).c_str());
    }
}

void TestBattlefield::tracesAreBroughtIntoRange() {
    Battlefield board = shipped("greenwood.json");
    board.trace = {"far.png", -1e9, 1e9, 0, 7};
    Diagnostics diagnostics;
    const auto again = readBattlefield(writeBattlefield(board), diagnostics);
    QVERIFY2(diagnostics.isEmpty(), format(diagnostics).c_str());
    QVERIFY(again.has_value());
    QVERIFY((again->trace == Trace{"far.png", -kLargestBoard, 2 * kLargestBoard, kSmallestTrace, 1}));
    board.trace = {};
    QVERIFY(writeBattlefield(board).find("trace") == std::string::npos);
}

void TestBattlefield::tracesDoNotChangeAGame() {
    const Library library;
    Diagnostics diagnostics;
    std::vector<DeckDef> decks;
    for (const char *id : {"medusa", "bigfoot"})
        decks.push_back(*library.deck(id, diagnostics));
    Battlefield board = shipped("greenwood.json");
    const MatchResult without = makeMatch(board, decks);
    board.trace = {"sketch.png", 500, 350, 1000, 0.5};
    const MatchResult with = makeMatch(board, decks);
    QVERIFY(with.match != nullptr && without.match != nullptr);
    QCOMPARE(contentHash(*with.match), contentHash(*without.match));
}

void TestBattlefield::everyCodeHasABrokenFile() {
    for (const DiagnosticInfo &info : kDiagnosticTable) {
        const QString code = info.id;
        if (!code.startsWith("battlefield/"))
            continue;
        const QString path = QString::fromStdString(kBrokenFolder) + QString(code).replace('/', '-') + ".json";
        QVERIFY2(QFile::exists(path), qPrintable(path));
    }
}

void TestBattlefield::brokenFileYieldsExactlyItsCode_data() {
    QTest::addColumn<QString>("name");
    const QDir folder(QString::fromStdString(kBrokenFolder));
    const QStringList names = folder.entryList({"*.json"}, QDir::Files, QDir::Name);
    QVERIFY(!names.isEmpty());
    for (const QString &name : names)
        QTest::newRow(qPrintable(name)) << name;
}

void TestBattlefield::brokenFileYieldsExactlyItsCode() {
    QFETCH(QString, name);
    Diagnostics diagnostics;
    const auto board = loadBattlefield(kBrokenFolder + name.toStdString(), diagnostics);
    QVERIFY2(diagnostics.all().size() == 1, format(diagnostics).c_str());
    const Diagnostic &diagnostic = diagnostics.all().front();
    QCOMPARE(QString(diagnostic.id()).replace('/', '-') + ".json", name);
    QCOMPARE(board.has_value(), diagnostic.severity() == Severity::Warning);
    QVERIFY(diagnostic.position.line > 0 && diagnostic.position.column > 0);
    QVERIFY2(diagnostic.message().find('{') == std::string::npos, diagnostic.message().c_str());
}

void TestBattlefield::allProblemsInOnePassInOrderOfTheText() {
    std::string text = contentOf(kRoot + "/resources/battlefields/greenwood.json");
    text = replaced(text, "\"licence\"", "\"license\"");
    text = replaced(text, "\"dots\"", "\"dotts\"");
    text = replaced(text, "\"zones\": [\"briars\"]", "\"zones\": []");
    text = replaced(text, "[364, 66]", "[364, \"66\"]");
    text = replaced(text, "[\"s1\", \"s13\"]", "[\"s1\", \"s1\"]");
    text = replaced(text, "[\"s2\", \"s8\"]", "[\"s2\", \"s80\"]");
    text = replaced(text, "\"starts\": [\"s8\", \"s27\"", "\"starts\": [\"s8\", \"s8\"");
    const std::vector<std::string> expected = {
        "content/unknown-key license",         "battlefield/unknown-pattern zones[1].pattern",
        "content/wrong-type spaces[2].at[1]",  "battlefield/space-without-zone spaces[2].zones",
        "battlefield/line-to-itself lines[2]", "battlefield/unknown-space lines[4][1]",
        "battlefield/start-twice starts[1]"};
    QVERIFY(problemsOf(text) == expected);
}

void TestBattlefield::consequencesAreNotReported() {
    const std::string text = contentOf(kRoot + "/resources/battlefields/marble-court.json");
    const auto without = [&](const std::string &key) {
        return replaced(text, "\"" + key + "\":", "\"x-" + key + "-x\":");
    };
    using List = std::vector<std::string>;
    // Not a word about the references into a list that is not there, nor about spaces that no line reaches.
    QVERIFY((problemsOf(without("spaces")) == List{"content/missing-key spaces", "content/unknown-key x-spaces-x"}));
    QVERIFY((problemsOf(without("lines")) == List{"content/missing-key lines", "content/unknown-key x-lines-x"}));
    QVERIFY((problemsOf(replaced(text, "\"zones\": [\n", "\"zones\": 3, \"more\": [\n")) ==
             List{"content/wrong-type zones", "content/unknown-key more"}));
    QVERIFY(
        (problemsOf(replaced(text, "\"at\": [208, 82]", "\"at\": 208")) == List{"content/wrong-type spaces[0].at"}));
    QVERIFY((problemsOf("[1, 2]") == List{"content/wrong-type "}));
}

void TestBattlefield::draftsOpenWithErrorsOfPlay() {
    const std::string text = contentOf(kBrokenFolder + "battlefield-start-count.json");
    Diagnostics diagnostics;
    QVERIFY(!readBattlefield(text, diagnostics));
    const auto draft = readBattlefieldDraft(text, diagnostics);
    QVERIFY(draft.has_value());
    QCOMPARE(writeBattlefield(*draft), text);
    // What would be lost by saving it is not opened, not even as a draft.
    for (const char *name :
         {"content-unknown-key.json", "battlefield-unknown-zone.json", "battlefield-too-many-spaces.json"})
        QVERIFY2(!loadBattlefieldDraft(kBrokenFolder + name, diagnostics), name);
}

void TestBattlefield::coordinatesThatAreNoNumbersAreOutside() {
    for (const double bad : {std::numeric_limits<double>::quiet_NaN(), std::numeric_limits<double>::infinity()}) {
        Battlefield board = shipped("greenwood.json");
        board.spaces[4].y = bad;
        Diagnostics diagnostics;
        check(board, diagnostics);
        QCOMPARE(diagnostics.errorCount(), 1);
        QVERIFY(diagnostics.contains(DiagnosticCode::BattlefieldOutside));
        board.width = bad;
        Diagnostics more;
        check(board, more);
        QVERIFY(more.contains(DiagnosticCode::BattlefieldBadSize));
    }
}

void TestBattlefield::referencesOutOfRangeDoNotCrash() {
    Battlefield board = shipped("greenwood.json");
    board.lines.push_back({SpaceId(100), SpaceId::none()});
    board.spaces[0].zones.push_back(ZoneId(200));
    board.starts.push_back(SpaceId::none());
    Diagnostics diagnostics;
    check(board, diagnostics);
    Diagnostics again;
    QVERIFY(!readBattlefield(writeBattlefield(board), again));
    QVERIFY(again.contains(DiagnosticCode::BattlefieldUnknownSpace));
    check(Battlefield(), diagnostics);
    QVERIFY(!readBattlefield(writeBattlefield(Battlefield()), again));
}

void TestBattlefield::hostileBoardsAreAnsweredSoon() {
    const std::string text = contentOf(kBrokenFolder + "battlefield-unused-zone.json");
    const auto filled = [&](const std::string &key, const std::string &entry) {
        const std::size_t from = text.find("\"" + key + "\": [") + key.size() + 5;
        std::string entries;
        while (text.size() + entries.size() + entry.size() < kMaxContentBytes)
            entries += entry + ",";
        return text.substr(0, from) + entries + text.substr(from);
    };
    QElapsedTimer timer;
    timer.start();
    for (const std::string &hostile :
         {filled("lines", R"(["s1","s2"])"), filled("lines", R"(["q1","q2"])"), filled("lines", "[]"),
          filled("spaces", R"({"id":"s1","at":[1,1],"zones":["left"]})"), filled("spaces", "0"), filled("zones", "{}"),
          filled("starts", R"("s1")"), filled("starts", R"("nowhere")")}) {
        Diagnostics diagnostics;
        QVERIFY(!readBattlefield(hostile, diagnostics));
        QVERIFY(diagnostics.all().size() <= Diagnostics::kMaxKept);
    }
    QVERIFY(timer.elapsed() < 60000); // about a second; generous for sanitizers
}

void TestBattlefield::anythingCutShortIsRefused() {
    const std::string text = contentOf(kBrokenFolder + "battlefield-unused-zone.json");
    for (std::size_t length = 0; length + 2 < text.size(); ++length) {
        Diagnostics diagnostics;
        QVERIFY(!readBattlefield(text.substr(0, length), diagnostics));
        QCOMPARE(diagnostics.errorCount(), 1);
    }
}

void TestBattlefield::schemaSaysWhatTheReaderSays() {
    Diagnostics diagnostics;
    const auto schema = readJsonFile(kRoot + "/resources/schema/battlefield.schema.json", diagnostics);
    QVERIFY2(schema.has_value() && diagnostics.isEmpty(), format(diagnostics).c_str());
    const JsonValue &properties = (*schema)["properties"];
    const JsonValue &definitions = (*schema)["$defs"];
    compareKeys(*schema, kBattlefieldKeys);
    compareKeys(definitions["trace"], kTraceKeys);
    const JsonValue &trace = definitions["trace"]["properties"];
    QCOMPARE(trace["width"]["minimum"].number(), kSmallestTrace);
    QCOMPARE(trace["width"]["maximum"].number(), kLargestTrace);
    QCOMPARE(trace["at"]["items"]["minimum"].number(), -kLargestBoard);
    QCOMPARE(trace["at"]["items"]["maximum"].number(), 2 * kLargestBoard);
    QCOMPARE(static_cast<std::size_t>(trace["picture"]["maxLength"].integer()), kMaxPathLength);
    compareKeys(definitions["ground"], kGroundKeys);
    compareKeys(definitions["picture"], kPictureKeys);
    QCOMPARE(definitions["ground"]["properties"]["opacity"]["minimum"].number(), kFaintestGround);
    QCOMPARE(properties["pictures"]["maxProperties"].integer(), std::int64_t(kMaxPictures));
    compareKeys(definitions["zone"], kZoneKeys);
    compareKeys(definitions["space"], kSpaceKeys);
    QCOMPARE(properties["format"]["const"].string(), std::string(kBattlefieldFormat));
    QCOMPARE(properties["version"]["enum"].items().back().integer(), std::int64_t(kBattlefieldVersion));
    QCOMPARE(properties["version"]["enum"].items().front().integer(), std::int64_t(kPlainBattlefieldVersion));
    compareKeys(definitions["arrow"], kLineKeys);
    QCOMPARE(properties["radius"]["minimum"].number(), kSmallestRadius);
    QCOMPARE(properties["radius"]["maximum"].number(), kLargestRadius);
    QCOMPARE(definitions["space"]["properties"]["turn"]["maximum"].integer(), std::int64_t(kFullTurn - 1));
    QCOMPARE(properties["zones"]["maxItems"].integer(), std::int64_t(kMaxZones));
    QCOMPARE(properties["spaces"]["maxItems"].integer(), std::int64_t(kMaxSpaces));
    QCOMPARE(properties["size"]["items"]["minimum"].number(), kSmallestBoard);
    QCOMPARE(properties["size"]["items"]["maximum"].number(), kLargestBoard);
    const JsonValue &space = definitions["space"]["properties"];
    QCOMPARE(space["at"]["items"]["maximum"].number(), kLargestBoard);
    QCOMPARE(space["zones"]["maxItems"].integer(), std::int64_t(kMaxZonesPerSpace));
    const auto length = [&](const char *name) {
        return static_cast<std::size_t>(definitions[name]["maxLength"].integer());
    };
    QCOMPARE(length("id"), kMaxIdLength);
    QCOMPARE(length("shortText"), kMaxNameLength);
    QCOMPARE(length("longText"), kMaxDescriptionLength);
    QCOMPARE(length("credit"), kMaxCreditLength);
    std::vector<std::string> patterns;
    for (const JsonValue &pattern : definitions["zone"]["properties"]["pattern"]["enum"].items())
        patterns.push_back(pattern.string());
    QVERIFY(patterns == std::vector<std::string>(kZonePatternNames.begin(), kZonePatternNames.end()));
    for (const char *text : {"name", "description"})
        QVERIFY(keysOf(definitions[text]["properties"]) ==
                std::vector<std::string>(kLanguageCodes.begin(), kLanguageCodes.end()));
}

CHAMPCLOS_TEST_APPLESS(TestBattlefield)
#include "tst_battlefield.moc"

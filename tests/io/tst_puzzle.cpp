// SPDX-License-Identifier: MIT
//
// Puzzle files: the shipped ones are canonical and named after their id; what an author can do wrong has a broken file
// that yields exactly its code; one with copies of its content needs nothing else; the schema says what the reader
// says.
#include "engine/io/files.h"
#include "engine/io/puzzle.h"
#include "engine/rules/game.h"
#include "tests/support/source_path.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QTest>

#include <span>

using namespace champclos;
using namespace champclos::io;

namespace {

const std::string kRoot = test::sourcePath("");
const std::string kBrokenFolder = kRoot + "/tests/broken/puzzles/";
const std::string kGoodFile = kRoot + "/tests/compat/0.1.0/puzzles/hamlet-strikes.json";

std::vector<std::string> keysOf(std::span<const KeyRule> rules, bool isRequired) {
    std::vector<std::string> keys;
    for (const KeyRule &rule : rules)
        if (!isRequired || rule.presence == Presence::Required)
            keys.emplace_back(rule.name);
    return keys;
}

void compareKeys(const JsonValue &schema, std::span<const KeyRule> rules) {
    std::vector<std::string> properties;
    for (const JsonMember &member : schema["properties"].members())
        properties.push_back(member.key);
    QCOMPARE(properties, keysOf(rules, false));
    std::vector<std::string> required;
    for (const JsonValue &key : schema["required"].items())
        required.push_back(key.string());
    QCOMPARE(required, keysOf(rules, true));
    QVERIFY(!schema["additionalProperties"].boolean(true));
}

} // namespace

class TestPuzzle : public QObject {
    Q_OBJECT

private slots:
    void shippedOnesAreCanonical() {
        const Library library;
        const QDir folder(QString::fromStdString(kRoot + "/resources/puzzles"));
        const QStringList files = folder.entryList({"*.json"}, QDir::Files, QDir::Name);
        QCOMPARE(files.size(), static_cast<int>(puzzleIds().size()));
        for (const QString &file : files) {
            Diagnostics diagnostics;
            const std::string path = folder.filePath(file).toStdString();
            const auto puzzle = loadPuzzle(path, library, diagnostics);
            QVERIFY2(puzzle && diagnostics.isEmpty(), format(diagnostics).c_str());
            QCOMPARE(QString::fromStdString(puzzle->id) + ".json", file);
            QVERIFY2(readFile(path, diagnostics) == writeJson(toJson(*puzzle, false)), path.c_str());
        }
    }

    void brokenFileYieldsExactlyItsCode_data() {
        QTest::addColumn<QString>("name");
        const QDir folder(QString::fromStdString(kBrokenFolder));
        for (const QString &name : folder.entryList({"*.json"}, QDir::Files, QDir::Name))
            QTest::newRow(qPrintable(name)) << name;
    }
    void brokenFileYieldsExactlyItsCode() {
        QFETCH(QString, name);
        const Library library;
        Diagnostics diagnostics;
        const auto puzzle = loadPuzzle(kBrokenFolder + name.toStdString(), library, diagnostics);
        QVERIFY2(diagnostics.all().size() == 1, format(diagnostics).c_str());
        const Diagnostic &diagnostic = diagnostics.all().front();
        QCOMPARE(QString(diagnostic.id()).replace('/', '-') + ".json", name);
        QVERIFY(!puzzle);
        QVERIFY(diagnostic.position.line > 0 && diagnostic.position.column > 0);
        QVERIFY2(diagnostic.message().find('{') == std::string::npos, diagnostic.message().c_str());
    }

    void everyCodeHasABrokenFile() {
        for (const DiagnosticInfo &info : kDiagnosticTable)
            if (QString id = info.id; id.startsWith("puzzle/"))
                QVERIFY2(QFile::exists(QString::fromStdString(kBrokenFolder) + id.replace('/', '-') + ".json"),
                         info.id);
    }

    void copiesNeedNoLibrary() {
        const Library library;
        Diagnostics diagnostics;
        const auto puzzle = loadPuzzle(kGoodFile, library, diagnostics);
        QVERIFY2(puzzle, format(diagnostics).c_str());
        JsonValue json = toJson(*puzzle, true);
        json.set("battlefield", "/gone/nowhere.json");
        const auto again = readPuzzle(json, library, diagnostics);
        QVERIFY2(again, format(diagnostics).c_str());
        QCOMPARE(hashOf(again->state()), hashOf(puzzle->state()));
        QVERIFY(isLegal(*again->match, again->state(), again->key()));
    }

    void schemaSaysWhatTheReaderSays() {
        Diagnostics diagnostics;
        const auto schema = readJsonFile(kRoot + "/resources/schema/puzzle.schema.json", diagnostics);
        QVERIFY2(schema, format(diagnostics).c_str());
        compareKeys(*schema, kPuzzleKeys);
        compareKeys((*schema)["properties"]["grade"], kPuzzleGradeKeys);
        compareKeys((*schema)["properties"]["effort"], kPuzzleEffortKeys);
        compareKeys((*schema)["properties"]["source"], kPuzzleSourceKeys);
        QCOMPARE((*schema)["properties"]["version"]["const"].integer(), kPuzzleVersion);
        QCOMPARE((*schema)["properties"]["solution"]["maxItems"].integer(), kMaxPuzzleLine);
        QCOMPARE((*schema)["properties"]["refutations"]["maxItems"].integer(), kMaxRefutations);
    }
};

CHAMPCLOS_TEST_GUILESS(TestPuzzle)
#include "tst_puzzle.moc"

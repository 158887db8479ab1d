// SPDX-License-Identifier: MIT
//
// simulate, merge and ladder: parts of a run add up to the whole byte for byte, what does not belong together is
// refused, a stopped run prints what it has, and the page of strengths can be taken up again.

#include "engine/cli/commands.h"
#include "engine/cli/strength_page.h"
#include "engine/io/json.h"
#include "tests/cli/calling.h"
#include "tests/support/source_path.h"
#include "tests/support/test_program.h"

#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#ifndef Q_OS_WIN
#include <csignal>
#endif

using namespace champclos;
using namespace champclos::cli;
using namespace champclos::test;
using io::JsonValue;

namespace {

std::vector<std::string> with(std::vector<std::string> words, const std::vector<std::string> &more) {
    words.insert(words.end(), more.begin(), more.end());
    return words;
}

const std::vector<std::string> kRun = {
    "simulate", "--decks", "titania,hamlet,shakespeare", "--bots", "easy,random", "--games", "7", "--usage", "--json",
    "--seed",   "5"};

} // namespace

class TestSimulation : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void threadsDoNotMatter();
    void partsAddUp();
    void wholeRunsAreParts();
    void partsThatDoNotBelongTogether_data();
    void partsThatDoNotBelongTogether();
    void filesThatAreNoParts_data();
    void filesThatAreNoParts();
    void badArguments_data();
    void badArguments();
    void lineups();
    void budgetsBySeat();
    void writesFiles();
    void tellsHowFarItIs();
    void stopsWhenInterrupted();
    void ladderWritesAPage();
    void ladderResumes();
    void strengthRowsReadBack();

private:
    std::string path(const std::string &name) const {
        return m_folder.filePath(QString::fromStdString(name)).toStdString();
    }
    std::string text(const std::string &name) const {
        QFile file(QString::fromStdString(path(name)));
        return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
    }
    void write(const std::string &name, const std::string &content) const {
        QFile file(QString::fromStdString(path(name)));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(content.data(), qint64(content.size()));
    }
    QTemporaryDir m_folder;
};

void TestSimulation::initTestCase() {
    for (const char *part : {"1", "2", "3"})
        QCOMPARE(
            call(with(kRun, {"--shard", std::string(part) + "/3", "--out", path(std::string(part) + ".json")})).code,
            0);
    QCOMPARE(call(with(kRun, {"--out", path("whole.json")})).code, 0);
}

void TestSimulation::threadsDoNotMatter() {
    for (const char *threads : {"1", "3"})
        QVERIFY(call(with(kRun, {"--threads", threads})).out == text("whole.json"));
}

void TestSimulation::partsAddUp() {
    const Outcome merged = call({"merge", path("3.json"), path("1.json"), path("2.json"), "--json"});
    QVERIFY2(merged.code == 0, merged.err.c_str());
    QVERIFY(merged.out == text("whole.json"));
    QVERIFY(text("1.json") != text("2.json"));
    QCOMPARE(merged.json()["games"].integer(), 42); // where bots differ, each plays each deck
    std::vector<std::string> csvRun = kRun;
    std::replace(csvRun.begin(), csvRun.end(), std::string("--json"), std::string("--csv"));
    QCOMPARE(call({"merge", path("1.json"), path("2.json"), path("3.json"), "--csv"}).out, call(csvRun).out);
}

void TestSimulation::wholeRunsAreParts() {
    QVERIFY(call({"merge", path("whole.json"), "--json"}).out == text("whole.json"));
    QVERIFY(contains(call({"merge", path("whole.json")}).out, "42 games, 0 drawn, 0 unfinished, 0 faults"));
}

void TestSimulation::partsThatDoNotBelongTogether_data() {
    QTest::addColumn<QStringList>("change");
    QTest::addColumn<QString>("complaint");
    QTest::newRow("seed") << QStringList{"--seed", "6"} << "seeds differ";
    QTest::newRow("games") << QStringList{"--games", "8"} << "numbers of games differ";
    QTest::newRow("bots") << QStringList{"--bots", "easy,easy"} << "differ";
    QTest::newRow("budget") << QStringList{"--iterations", "9"} << "bots or budgets differ";
    QTest::newRow("decks") << QStringList{"--decks", "titania,hamlet,medusa"} << "pairings differ";
    QTest::newRow("boards") << QStringList{"--boards", "greenwood"} << "battlefields differ";
    QTest::newRow("parts") << QStringList{"--shard", "2/4"} << "numbers of parts differ";
}

void TestSimulation::partsThatDoNotBelongTogether() {
    QFETCH(QStringList, change);
    QFETCH(QString, complaint);
    std::vector<std::string> words = with(kRun, {"--shard", "2/3"});
    const auto option = std::find(words.begin(), words.end(), change[0].toStdString());
    if (option != words.end())
        *(option + 1) = change[1].toStdString();
    else
        words = with(words, {change[0].toStdString(), change[1].toStdString()});
    QCOMPARE(call(with(words, {"--out", path("other.json")})).code, 0);
    const Outcome refused = call({"merge", path("1.json"), path("other.json"), path("3.json")});
    QCOMPARE(refused.code, 1);
    QVERIFY(refused.out.empty());
    QVERIFY2(contains(refused.err, complaint.toStdString()), refused.err.c_str());
}

void TestSimulation::filesThatAreNoParts_data() {
    QTest::addColumn<QStringList>("files");
    QTest::addColumn<int>("code");
    QTest::addColumn<QString>("complaint");
    QTest::newRow("missing part") << QStringList{"1.json", "3.json"} << 1 << "of 3 parts, these are missing: 2";
    QTest::newRow("twice") << QStringList{"1.json", "2.json", "1.json"} << 1 << "part 1/3 is there twice";
    QTest::newRow("stopped") << QStringList{"stopped.json"} << 1 << "was stopped before its end";
    QTest::newRow("no file") << QStringList{"nowhere.json"} << 3 << "file/missing";
    QTest::newRow("no JSON") << QStringList{"text.json"} << 3 << "json/";
    QTest::newRow("other JSON") << QStringList{"other-format.json"} << 3 << "not the result of simulate --json";
    QTest::newRow("newer") << QStringList{"newer.json"} << 3 << "another version";
    QTest::newRow("less") << QStringList{"less.json"} << 3 << "\"content\" is missing";
    QTest::newRow("false") << QStringList{"false.json"} << 3 << "do not add up";
    QTest::newRow("nothing") << QStringList{} << 2 << "name the files";
}

void TestSimulation::filesThatAreNoParts() {
    const QString whole = QString::fromStdString(text("whole.json"));
    const auto put = [&](const char *name, const QString &content) { write(name, content.toStdString()); };
    put("text.json", "hello");
    put("other-format.json", "{}");
    put("newer.json", QString(whole).replace("\"version\": 1", "\"version\": 2"));
    put("less.json", QString(whole).remove(QRegularExpression("  \"content\": [^\n]*\n")));
    put("false.json", QString(whole).replace("\"games\": 42", "\"games\": 43"));
    put("stopped.json", QString(whole).replace("\"firstPlayer\"", "\"stopped\": true, \"firstPlayer\""));
    QFETCH(QStringList, files);
    QFETCH(int, code);
    QFETCH(QString, complaint);
    std::vector<std::string> words = {"merge"};
    for (const QString &file : files)
        words.push_back(path(file.toStdString()));
    const Outcome outcome = call(words);
    QVERIFY2(outcome.code == code && contains(outcome.err, complaint.toStdString()), outcome.err.c_str());
    QVERIFY(outcome.out.empty());
}

void TestSimulation::badArguments_data() {
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<int>("code");
    const auto row = [](const QString &words, int code) {
        QTest::addRow("%s", qPrintable(words)) << words.split(' ') << code;
    };
    row("simulate --decks medusa", 2);
    row("simulate --decks medusa,alice --seats medusa,alice", 2);
    row("simulate --against medusa --seats medusa,alice", 2);
    row("simulate --all-pairs --swap", 2);
    row("simulate --seats medusa,alice --bots easy,normal,hard", 2);
    row("simulate --seats medusa,alice --bots easy,nromal", 2);
    row("simulate --seats medusa,alice --ms 1,2,3", 2);
    row("simulate --seats medusa,alice --iterations x", 2);
    row("simulate --seats medusa,alice --iterations -5", 2);
    row("simulate --seats medusa,alice --shard 0/3", 2);
    row("simulate --seats medusa,alice --shard 4/3", 2);
    row("simulate --seats medusa,alice --shard 3", 2);
    row("simulate --seats medusa,alice --shard a/b", 2);
    row("simulate --seats medusa,alice --boards greenwood --battlefield greenwood", 2);
    row("simulate --seats medusa,alice --threads 0", 2);
    row("simulate --seats medusa,alice --out /no/such/folder/x.json", 3);
    row("simulate --seats medusa,alice --boards moon", 3);
    row("simulate --decks medusa,nobody", 3);
    row("merge --json --csv x.json", 2);
    row("ladder --levels easy", 2);
    row("ladder --levels easy,godlike", 2);
    row("ladder --pairs easy", 2);
    row("ladder --pairs easy:easy", 2);
    row("ladder --pairs easy:random:none", 2);
    row("ladder --pairs easy:random --levels easy,random", 2);
    row("ladder --ms 80", 2);
    row("ladder --quick --resume", 2);
    row("ladder --quick --decks nobody,medusa", 3);
}

void TestSimulation::badArguments() {
    QFETCH(QStringList, words);
    QFETCH(int, code);
    std::vector<std::string> arguments;
    for (const QString &word : words)
        arguments.push_back(word.toStdString());
    const Outcome outcome = call(arguments);
    QVERIFY2(outcome.code == code, (std::to_string(outcome.code) + " " + outcome.err).c_str());
    QVERIFY(outcome.out.empty() && !outcome.err.empty());
}

void TestSimulation::lineups() {
    const auto pairings = [](const std::vector<std::string> &words) {
        const Outcome outcome = call(with({"simulate", "--games", "1", "--csv", "--boards", "greenwood"}, words));
        return std::count(outcome.out.begin(), outcome.out.end(), '\n') - 1;
    };
    QCOMPARE(pairings({"--decks", "medusa,alice,hamlet"}), 3);
    QCOMPARE(pairings({"--decks", "medusa", "--against", "alice,hamlet,medusa"}), 3);
    QCOMPARE(pairings({"--decks", "medusa,alice", "--bots", "easy,random"}), 2);
    QVERIFY(contains(call({"simulate", "--boards", "all", "--games", "12", "--seats", "medusa,alice"}).out,
                     "marble-court"));
    QVERIFY(contains(call({"simulate", "--games", "4", "--decks", "medusa,alice", "--bots", "easy,random"}).out,
                     "\neasy "));
}

void TestSimulation::budgetsBySeat() {
    const JsonValue json = call({"simulate", "--games", "1", "--seats", "medusa,alice", "--bots", "hard,easy",
                                 "--iterations", "3,0", "--json"})
                               .json();
    QCOMPARE(json["budgets"][0]["iterations"].integer(), 3);
    QCOMPARE(json["budgets"][1]["iterations"].integer(-1), 0);
    QCOMPARE(json["bots"][1].string(), std::string("easy"));
}

void TestSimulation::writesFiles() {
    const std::vector<std::string> words = {"simulate", "--games", "3", "--seats", "medusa,alice", "--csv"};
    const Outcome silent = call(with(words, {"--out", path("table.csv")}));
    QCOMPARE(silent.code, 0);
    QVERIFY(silent.out.empty() && silent.err.empty());
    QCOMPARE(text("table.csv"), call(words).out);
}

void TestSimulation::tellsHowFarItIs() {
    const std::vector<std::string> words = {"simulate", "--games", "3", "--seats", "medusa,alice", "--csv"};
    QVERIFY(call(words).err.empty());
    const Outcome asked = call(with(words, {"--progress"}));
    QVERIFY2(contains(asked.err, "3 of 3 games (100%), "), asked.err.c_str());
    QVERIFY(!contains(asked.err, "\r"));
}

void TestSimulation::stopsWhenInterrupted() {
#ifndef Q_OS_WIN
    QProcess process;
    process.start(builtCli(), {"simulate", "--seats", "medusa,alice", "--games", "1000000000", "--bot", "easy",
                               "--json", "--progress"});
    QVERIFY(process.waitForStarted());
    process.setReadChannel(QProcess::StandardError);
    QVERIFY(process.waitForReadyRead(60000)); // it is playing
    ::kill(pid_t(process.processId()), SIGINT);
    QVERIFY(process.waitForFinished(60000));
    QCOMPARE(process.exitStatus(), QProcess::NormalExit);
    QCOMPARE(process.exitCode(), 130);
    QVERIFY(process.readAllStandardError().contains("stopped after "));
    io::Diagnostics diagnostics;
    const JsonValue json =
        io::parseJson(process.readAllStandardOutput().toStdString(), diagnostics).value_or(JsonValue());
    QVERIFY(json["stopped"].boolean());
    QCOMPARE(json["planned"].integer(), 1'000'000'000);
    QVERIFY(json["games"].integer() > 0);
#endif
}

void TestSimulation::ladderWritesAPage() {
    const std::vector<std::string> words = {"ladder",   "--levels",  "random,easy", "--games",          "20",
                                            "--boards", "greenwood", "--out",       path("strength.md")};
    const Outcome outcome = call(words);
    QVERIFY2(outcome.code == 0, outcome.err.c_str());
    QVERIFY2(contains(outcome.out, "easy against random: "), outcome.out.c_str());
    const std::string page = text("strength.md");
    QVERIFY2(contains(page, "| easy | random | 20 | "), page.c_str());
    QVERIFY(contains(page, "    champclos-cli ladder --pairs easy:random:20 --boards greenwood\n"));
    // The same page whatever the threads.
    QCOMPARE(call(with(words, {"--threads", "3"})).out, outcome.out);
    QCOMPARE(text("strength.md"), page);
}

void TestSimulation::ladderResumes() {
    const auto words = [&](const char *pairs) {
        return std::vector<std::string>{"ladder", "--pairs",          pairs,     "--boards", "greenwood",
                                        "--out",  path("resumed.md"), "--resume"};
    };
    QCOMPARE(call(words("easy:random:20")).code, 0);
    const Outcome second = call(words("easy:random:20,normal:easy:2"));
    QVERIFY2(contains(second.out, "(from before)"), second.out.c_str());
    QCOMPARE(strengthRows(text("resumed.md")).size(), std::size_t(2));
    QVERIFY(!contains(call(words("easy:random:40")).out, "(from before)")); // more games are wanted
    const std::vector<StrengthRow> rows = strengthRows(text("resumed.md"));
    QCOMPARE(rows.size(), std::size_t(2));
    QCOMPARE(rows[0].games, 40);
}

void TestSimulation::strengthRowsReadBack() {
    StrengthPage page{.command = "champclos-cli ladder", .decks = {"a"}, .battlefields = {"b"}, .rows = {}};
    page.put({.stronger = "hard",
              .weaker = "normal",
              .settings = "hard 80 ms, seed 3",
              .games = 400,
              .wins = 301,
              .first = 210,
              .turns = 6000,
              .worst = "a 60.0%",
              .best = "b 90.0%"});
    QVERIFY(strengthRows(strengthText(page)) == page.rows);
    QVERIFY(page.find("hard", "normal") != nullptr && page.find("normal", "hard") == nullptr);
    QVERIFY(strengthRows("| hard | normal | x |\n| a | b | c | d | e | f | g | h | i | j |\n").empty());
}

CHAMPCLOS_TEST_GUILESS(TestSimulation)
#include "tst_simulation.moc"

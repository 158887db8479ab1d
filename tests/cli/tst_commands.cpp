// SPDX-License-Identifier: MIT
//
// The commands of champclos-cli: help, exit codes, what they print; that counts do not depend on threads; a game typed
// by a person.

#include "engine/ai/tournament.h"
#include "engine/cli/board_text.h"
#include "engine/cli/commands.h"
#include "engine/io/json.h"
#include "engine/io/library.h"
#include "tests/cli/calling.h"
#include "tests/support/source_path.h"
#include "tests/support/test_program.h"

#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <set>

using namespace champclos;
using namespace champclos::cli;
using namespace champclos::test;
using io::JsonValue;

class TestCommands : public QObject {
    Q_OBJECT

private slots:
    void helps();
    void textFollowsTheSystem_data();
    void textFollowsTheSystem();
    void helpOfEachCommand_data();
    void helpOfEachCommand();
    void documentsNameEveryCommand();
    void exitCodes_data();
    void exitCodes();
    void suggests();
    void simulateCounts();
    void simulateDoesNotDependOnThreads();
    void simulateTeamsAndCsv();
    void wilsonIntervals();
    void perftCounts();
    void benchPrintsAllKeys();
    void lints();
    void replays();
    void textsOfCards();
    void describesItself_data();
    void describesItself();
    void playsByNumbers();
    void playExplainsUndoesAndSaves();
    void hotSeatKeepsSecrets();
    void drawsEverySpace();
    void aProcessHasItsExitCode();

private:
    std::string path(const char *name) const { return m_folder.filePath(name).toStdString(); }
    QTemporaryDir m_folder;
};

void TestCommands::helps() {
    const Outcome help = call({"--help"});
    QCOMPARE(help.code, 0);
    for (const CommandSpec *command : commands())
        QVERIFY2(contains(help.out, "  " + std::string(command->name) + " "), command->name.data());
    QCOMPARE(call({"help"}).out, help.out);
    QCOMPARE(call({}).code, 2);
    const Outcome version = call({"--version"});
    QVERIFY(contains(version.out, "champclos-cli "));
    QCOMPARE(version.code, 0);
}

void TestCommands::textFollowsTheSystem_data() {
    QTest::addColumn<QByteArray>("locale");
    QTest::addColumn<QByteArray>("liked");
    QTest::addColumn<std::string>("word");
    QTest::newRow("none") << QByteArray() << QByteArray() << std::string("Hero");
    QTest::newRow("C") << QByteArray("C.UTF-8") << QByteArray("fr") << std::string("Hero");
    QTest::newRow("French") << QByteArray("fr_CA.UTF-8") << QByteArray() << std::string("Héro");
    QTest::newRow("German") << QByteArray("de_DE.UTF-8") << QByteArray() << std::string("Held");
    QTest::newRow("liked first") << QByteArray("it_IT.UTF-8") << QByteArray("it:de:fr") << std::string("Held");
    QTest::newRow("not ours") << QByteArray("it_IT.UTF-8") << QByteArray() << std::string("Hero");
}

void TestCommands::textFollowsTheSystem() {
    QFETCH(QByteArray, locale);
    QFETCH(QByteArray, liked);
    QFETCH(std::string, word);
    for (const char *name : {"LC_ALL", "LC_MESSAGES"})
        qunsetenv(name);
    qputenv("LANG", locale);
    qputenv("LANGUAGE", liked);
    const Outcome said = call({"text", "--deck", "bigfoot"});
    QCOMPARE(said.code, 0);
    QVERIFY2(contains(said.out, word), said.out.c_str());
    QVERIFY(contains(call({"text", "--deck", "bigfoot", "--lang", "fr"}).out, "Héro")); // what is asked for counts
    for (const char *name : {"LANG", "LANGUAGE"})
        qunsetenv(name);
}

void TestCommands::helpOfEachCommand_data() {
    QTest::addColumn<int>("index");
    for (std::size_t index = 0; index < commands().size(); ++index)
        QTest::addRow("%s", std::string(commands()[index]->name).c_str()) << int(index);
}

void TestCommands::helpOfEachCommand() {
    QFETCH(int, index);
    const CommandSpec &command = *commands()[static_cast<std::size_t>(index)];
    const Outcome help = call({std::string(command.name), "--help"});
    QCOMPARE(help.code, 0);
    QVERIFY(help.err.empty());
    QVERIFY(contains(help.out, "Usage: champclos-cli " + std::string(command.name)));
    QVERIFY(contains(help.out, "Examples:\n  champclos-cli " + std::string(command.name)));
    for (const OptionSpec &option : command.options)
        QVERIFY(contains(help.out, "--" + std::string(option.name)));
    QCOMPARE(call({"help", std::string(command.name)}).out, help.out);
}

void TestCommands::documentsNameEveryCommand() {
    std::set<std::string> names;
    QFile page(test::sourceFile(QStringLiteral("docs/cli.md")));
    QVERIFY(page.open(QIODevice::ReadOnly));
    const QByteArray text = page.readAll();
    for (const CommandSpec *command : commands()) {
        names.emplace(command->name);
        QVERIFY2(text.contains(QByteArray("| `") + std::string(command->name).c_str() + "` |"),
                 std::string(command->name).c_str());
    }
    static const QRegularExpression use(QStringLiteral("champclos-cli ([a-z]+)"));
    for (const char *document : {"README.md", "CONTRIBUTING.md", "docs/cli.md", "docs/protocol.md"}) {
        QFile file(test::sourceFile(QLatin1String(document)));
        QVERIFY(file.open(QIODevice::ReadOnly));
        for (const QRegularExpressionMatch &match : use.globalMatch(QString::fromUtf8(file.readAll())))
            QVERIFY2(names.contains(match.captured(1).toStdString()), qPrintable(match.captured()));
    }
}

void TestCommands::exitCodes_data() {
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<int>("code");
    const auto row = [](const QStringList &words, int code) {
        QTest::addRow("%s", qPrintable(words.join(' '))) << words << code;
    };
    row({"dance"}, 2);
    row({"perft", "--depth"}, 2);
    row({"perft", "--depth", "x"}, 2);
    row({"perft", "--depth", "0"}, 2);
    row({"perft", "--depth=99999999999999999999"}, 2);
    row({"perft", "--depth", "1", "--depth", "2"}, 2);
    row({"perft", "--divide=yes"}, 2);
    row({"perft", "-d"}, 2);
    row({"perft", "file"}, 2);
    row({"perft", "--seats", "medusa"}, 2);
    row({"perft", "--seats", "medusa,,alice"}, 2);
    row({"perft", "--seats", "medusa,nobody"}, 3);
    row({"perft", "--battlefield", "moon"}, 3);
    row({"perft", "--battlefield", "marble-court", "--seats", "medusa,alice,hamlet,sinbad"}, 3);
    row({"perft", "--record", "/nowhere.json"}, 3);
    row({"perft", "--depth", "1"}, 0);
    row({"simulate"}, 2);
    row({"simulate", "--seats", "medusa,alice", "--all-pairs"}, 2);
    row({"simulate", "--seats", "medusa,alice", "--bot", "godlike"}, 2);
    row({"simulate", "--seats", "medusa,alice", "--bots", "random"}, 2);
    row({"simulate", "--seats", "medusa,alice", "--games", "-1"}, 2);
    row({"simulate", "--seats", "medusa,alice", "--seed", "-1"}, 2);
    row({"simulate", "--seats", "medusa,alice", "--json", "--csv"}, 2);
    row({"puzzles"}, 2);
    row({"puzzles", "fly"}, 2);
    row({"puzzles", "make"}, 2);
    row({"puzzles", "make", "--kind", "lose", "--out", "x"}, 2);
    row({"puzzles", "show"}, 2);
    row({"puzzles", "show", "/nowhere.json"}, 3);
    row({"lint"}, 2);
    row({"lint", "/nowhere.json"}, 3);
    row({"lint", "/"}, 3);
    row({"replay"}, 2);
    row({"replay", "/nowhere.json"}, 3);
    row({"replay", "/nowhere.json", "--lang", "tlh"}, 2);
    row({"text"}, 2);
    row({"text", "--deck", "nobody"}, 3);
    row({"text", "--deck", "medusa", "--card", "nothing"}, 2);
    row({"text", "--deck", "medusa", "--lang", "tlh"}, 2);
    row({"play", "--bots", "human"}, 2);
    row({"play", "--bots", "human,nobody"}, 2);
    row({"play", "--lang", "tlh"}, 2);
    row({"play", "--load", "/nowhere.json"}, 3);
    row({"serve"}, 0);
    row({"serve", "--port", "80"}, 2);
}

void TestCommands::exitCodes() {
    QFETCH(QStringList, words);
    QFETCH(int, code);
    std::vector<std::string> arguments;
    for (const QString &word : words)
        arguments.push_back(word.toStdString());
    const Outcome outcome = call(arguments);
    QVERIFY2(outcome.code == code, (std::to_string(outcome.code) + " " + outcome.err).c_str());
    if (code >= 2) {
        QVERIFY(outcome.out.empty());
        QVERIFY(!outcome.err.empty());
    }
}

void TestCommands::suggests() {
    QVERIFY(contains(call({"simluate"}).err, "did you mean \"simulate\"?"));
    QVERIFY(contains(call({"simulate", "--gmaes", "3"}).err, "did you mean --games?"));
    QVERIFY(contains(call({"text", "--deck", "medsua"}).err, "did you mean \"medusa\"?"));
}

void TestCommands::simulateCounts() {
    const Outcome outcome = call(
        {"simulate", "--games", "60", "--seats", "robin-hood,bigfoot", "--bot", "random", "--seed", "1", "--json"});
    QCOMPARE(outcome.code, 0);
    const JsonValue json = outcome.json();
    QCOMPARE(json["games"].integer(), 60);
    QCOMPARE(json["unfinished"].integer(-1), 0);
    QCOMPARE(json["faults"].integer(-1), 0);
    const JsonValue &pairing = json["pairings"][0];
    QCOMPARE(pairing["wins"][0].integer() + pairing["wins"][1].integer(), 60);
    QVERIFY(pairing["intervals"][0][0].number() < pairing["shares"][0].number());
    QVERIFY(pairing["intervals"][0][1].number() > pairing["shares"][0].number());
    QVERIFY(pairing["turns"].number() > 1 && pairing["decisions"].number() > pairing["turns"].number());
}

void TestCommands::simulateDoesNotDependOnThreads() {
    std::vector<std::string> results;
    for (const char *threads : {"1", "2", "7"}) {
        JsonValue json = call({"simulate", "--games", "40", "--seats", "titania,shakespeare", "--swap", "--bots",
                               "random,easy", "--iterations", "5", "--threads", threads, "--seed", "3", "--json"})
                             .json();
        QCOMPARE(json["games"].integer(), 40);
        json.set("threads", 0).set("seconds", 0).set("gamesPerSecond", 0);
        results.push_back(io::writeJson(json));
    }
    QCOMPARE(results[1], results[0]);
    QCOMPARE(results[2], results[0]);
}

void TestCommands::simulateTeamsAndCsv() {
    const Outcome teams =
        call({"simulate", "--games", "10", "--seats", "medusa,alice,hamlet,sinbad", "--check", "--csv"});
    QCOMPARE(teams.code, 0);
    QVERIFY2(contains(teams.out, "medusa+hamlet,alice+sinbad,10,"), teams.out.c_str());
    const Outcome pairs = call({"simulate", "--games", "2", "--all-pairs", "--csv"});
    QCOMPARE(std::count(pairs.out.begin(), pairs.out.end(), '\n'), 46);
    QVERIFY(
        contains(call({"simulate", "--games", "4", "--seats", "medusa,alice"}).out, "4 games, 0 drawn, 0 unfinished"));
}

void TestCommands::wilsonIntervals() {
    const ai::Interval half = ai::wilson(50, 100);
    QVERIFY(std::abs(half.low - 0.4038) < 0.001 && std::abs(half.high - 0.5962) < 0.001);
    QCOMPARE(ai::wilson(0, 0).high, 1.0);
    QCOMPARE(ai::wilson(0, 10).low, 0.0);
    QVERIFY(ai::wilson(10, 10).high <= 1.0 && ai::wilson(10, 10).low > 0.6);
}

void TestCommands::perftCounts() {
    const JsonValue whole = call({"perft", "--depth", "4", "--json"}).json();
    const JsonValue divided = call({"perft", "--depth", "4", "--divide", "--json"}).json();
    QVERIFY(whole["leaves"].integer() > 0);
    QCOMPARE(divided["leaves"].integer(), whole["leaves"].integer());
    std::int64_t sum = 0;
    for (const JsonValue &row : divided["divide"].items())
        sum += row["leaves"].integer();
    QCOMPARE(sum, whole["leaves"].integer());
    QCOMPARE(call({"perft", "--depth", "1", "--divide", "--json"}).json()["leaves"].integer(),
             call({"perft", "--depth", "1", "--json"}).json()["leaves"].integer());
}

void TestCommands::benchPrintsAllKeys() {
    const Outcome outcome = call({"bench", "--json", "--games", "5", "--rounds", "1", "--all"});
    QCOMPARE(outcome.code, 0);
    const JsonValue json = outcome.json();
    for (const char *key : {"nsPerDecision", "gamesPerSecond", "decisionsPerGame", "stateBytes", "nsCopy", "nsMemcpy",
                            "copyRatio", "nsBareDecision", "decisionRatio", "signature"})
        QVERIFY2(json[key].number() > 0, key);
    QCOMPARE(json["pairings"].size(), std::size_t(45));
    QCOMPARE(call({"bench", "--json", "--games", "1", "--rounds", "1"}).json()["signature"].integer(),
             json["signature"].integer());
    QVERIFY(contains(call({"bench", "--games", "1", "--rounds", "1"}).out,
                     "Bench: " + std::to_string(json["signature"].integer())));
}

void TestCommands::lints() {
    const std::string root = test::sourcePath("");
    const Outcome good =
        call({"lint", root + "/resources/decks/medusa.json", root + "/resources/battlefields/greenwood.json"});
    QCOMPARE(good.code, 0);
    QVERIFY2(contains(good.out, "2 files, 0 errors"), good.out.c_str());
    const Outcome bad = call({"lint", "--json", root + "/tests/broken/battlefields/battlefield-unknown-zone.json"});
    QCOMPARE(bad.code, 1);
    QCOMPARE(bad.json()["diagnostics"][0]["code"].string(), std::string("battlefield/unknown-zone"));
    QFile file(m_folder.filePath("strange.json"));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("{\"format\":\"shopping-list\"}") > 0);
    file.close();
    const Outcome strange = call({"lint", path("strange.json")});
    QCOMPARE(strange.code, 1);
    QVERIFY2(contains(strange.out, "content/wrong-format"), strange.out.c_str());
    // What can be read is examined, whatever else is missing.
    const Outcome missing = call({"lint", "/nowhere.json", path("strange.json")});
    QCOMPARE(missing.code, 3);
    QVERIFY2(contains(missing.err, "file/missing") && contains(missing.out, "1 file, 1 error"), missing.out.c_str());
    const JsonValue both = call({"lint", "--json", "/nowhere.json", path("strange.json")}).json();
    QCOMPARE(both["errors"].integer(), 2);
    QCOMPARE(both["diagnostics"].size(), std::size_t(2));
}

void TestCommands::replays() {
    const Outcome played = call({"play", "--bots", "random,random", "--seed", "5", "--save", path("game.json")});
    QVERIFY2(played.code == 0, played.err.c_str());
    const Outcome verified = call({"replay", path("game.json")});
    QVERIFY2(verified.code == 0, verified.err.c_str());
    QVERIFY(contains(verified.out, "verified: "));
    const JsonValue json = call({"replay", path("game.json"), "--json", "--events", "--until", "7"}).json();
    QCOMPARE(json["actions"].integer(), 7);
    QCOMPARE(json["steps"].size(), std::size_t(8));
    QVERIFY(contains(call({"replay", path("game.json"), "--events"}).out, "fighterPlaced"));
    QVERIFY(!call({"replay", path("game.json"), "--events", "--lang", "fr"}).out.empty());
    QCOMPARE(call({"lint", path("game.json")}).code, 0);
    QCOMPARE(call({"perft", "--depth", "2", "--record", path("game.json"), "--until", "12"}).code, 0);
    QFile file(m_folder.filePath("game.json"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QByteArray text = file.readAll();
    text.replace("\"seed\": 5", "\"seed\": 6");
    QFile changed(m_folder.filePath("changed.json"));
    QVERIFY(changed.open(QIODevice::WriteOnly) && changed.write(text) > 0);
    changed.close();
    const Outcome refused = call({"replay", path("changed.json")});
    QCOMPARE(refused.code, 1);
    QVERIFY2(contains(refused.err, "changed.json:") && contains(refused.err, "[record/"), refused.err.c_str());
}

void TestCommands::textsOfCards() {
    QVERIFY(contains(call({"text", "--deck", "medusa", "--card", "gaze-of-stone"}).out, "Gaze of Stone"));
    QVERIFY(contains(call({"text", "--deck", "medusa", "--lang", "fr"}).out, "Regard de pierre"));
    QVERIFY(call({"text", "--deck", "medusa", "--json", "--lang", "de"}).json()["cards"].size() > 5);
}

void TestCommands::describesItself_data() {
    QTest::addColumn<QString>("form");
    for (const char *form : {"bash", "zsh", "fish", "man"})
        QTest::newRow(form) << form;
}

void TestCommands::describesItself() {
    QFETCH(QString, form);
    const Outcome outcome = call({"describe", form.toStdString()});
    QCOMPARE(outcome.code, 0);
    QString text = QString::fromStdString(outcome.out);
    text.replace(QStringLiteral("\\-"), QStringLiteral("-")); // of the manual page
    for (const CommandSpec *command : commands()) {
        QVERIFY2(text.contains(QString::fromStdString(std::string(command->name))), command->name.data());
        for (const OptionSpec &option : command->options)
            QVERIFY2(text.contains(QString::fromStdString(std::string(option.name))), option.name.data());
    }
    QCOMPARE(call({"describe", "sh"}).code, 2);
    QCOMPARE(call({"describe"}).code, 2);
}

void TestCommands::playsByNumbers() {
    std::string input;
    for (int count = 0; count < 3000; ++count)
        input += "1\n";
    const Outcome outcome = call({"play", "--bots", "human,random", "--seed", "3"}, input);
    QCOMPARE(outcome.code, 0);
    QVERIFY(contains(outcome.out, "Victory: "));
    QVERIFY(!contains(outcome.out, "\033["));
    QCOMPARE(call({"play"}).code, 0); // the end of the input ends the game
    QVERIFY(contains(call({"play", "--seats", "medusa,alice", "--lang", "de"}, "quit\n").out, "Ablagestapel"));
}

void TestCommands::playExplainsUndoesAndSaves() {
    const Outcome outcome = call(
        {"play", "--seats", "medusa,bigfoot", "--battlefield", "greenwood", "--bots", "human,random", "--seed", "7"},
        "help\nwhy maneuver\n999\nplace\nplace 1:harpy-1 > s13\nundo\nundo\nplace 1:harpy-1 > s17\nhint\nlog\nshow\n"
        "dance\nsave\nsave " +
            path("saved.json") + "\nsave /no/such/folder/x.json\n\nquit\n");
    QCOMPARE(outcome.code, 0);
    for (const char *part : {"(T1)", "choose a number from 1", "which one?", "there is nothing to undo",
                             "is not an action", "save needs a file name", "saved: ", "file/unwritable"})
        QVERIFY2(contains(outcome.out, part), part);
    const Outcome replayed = call({"replay", path("saved.json"), "--events"});
    QVERIFY2(contains(replayed.out, "1: 1 place 1:harpy-1 > s17"), replayed.out.c_str());
    QVERIFY(contains(call({"play", "--load", path("saved.json")}, "quit\n").out, "s17"));
}

void TestCommands::hotSeatKeepsSecrets() {
    // Nothing of a hand is shown before Enter is pressed.
    const Outcome waiting = call({"play", "--bots", "human,human", "--seed", "1"});
    QVERIFY(contains(waiting.out, "press Enter"));
    QVERIFY(!contains(waiting.out, "boost"));
    const Outcome shown = call({"play", "--bots", "human,human", "--seed", "1"}, "\nquit\n");
    QVERIFY(contains(shown.out, "boost"));
}

void TestCommands::drawsEverySpace() {
    const io::Library library;
    for (const std::string &id : library.battlefieldIds()) {
        io::Diagnostics diagnostics;
        const auto match = library.match(id, {"robin-hood", "alice"}, diagnostics);
        GameState empty;
        empty.turnSeat = SeatId(0);
        const std::string board = boardText(*match, observe(*match, empty, SeatId::none()), Colours::Off);
        for (const Space &space : match->battlefield.spaces)
            QVERIFY2(contains(board, space.id + "/"), (id + " " + space.id + "\n" + board).c_str());
    }
}

void TestCommands::aProcessHasItsExitCode() {
    const auto codeOf = [](const QStringList &words) {
        QProcess process;
        process.start(builtCli(), words);
        process.closeWriteChannel();
        process.waitForFinished(60000);
        return process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1;
    };
    QCOMPARE(codeOf({"--version"}), 0);
    QCOMPARE(codeOf({"lint", "/nowhere.json"}), 3);
    QCOMPARE(codeOf({"dance"}), 2);
    QCOMPARE(codeOf({"replay", "/nowhere.json"}), 3);
    QCOMPARE(codeOf({"play"}), 0);
}

CHAMPCLOS_TEST_GUILESS(TestCommands)
#include "tst_commands.moc"

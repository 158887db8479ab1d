// SPDX-License-Identifier: MIT
//
// The reader of all command lines (engine/io/command_line.h): what it takes, what it refuses, and as what.
#include "engine/io/command_line.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <array>

using namespace champclos::io;

namespace {

constexpr std::array kTable = {OptionRow{.name = "games", .value = "N"}, OptionRow{.name = "all", .value = ""},
                               OptionRow{.name = "version", .value = "", .letter = 'v'}};
using Words = std::vector<std::string>;
using Given = std::vector<std::pair<std::size_t, std::string>>;

CommandLine read(const Words &words) { return readCommandLine(kTable, words); }

} // namespace

class TestCommandLine : public QObject {
    Q_OBJECT

private slots:
    void takesOptionsAndOperands() {
        const CommandLine line = read({"a", "--games", "5", "--all", "-", "b"});
        QCOMPARE(line.misuse, Misuse::None);
        QCOMPARE(line.options, (Given{{0, "5"}, {1, ""}}));
        QCOMPARE(line.operands, (Words{"a", "-", "b"}));
        QCOMPARE(read({"--games=-5"}).options, (Given{{0, "-5"}}));
        QCOMPARE(read({"--games", "-5"}).options, (Given{{0, "-5"}}));
        QCOMPARE(read({"-v"}).options, (Given{{2, ""}}));
        QCOMPARE(read({"--", "--all", "--"}).operands, (Words{"--all", "--"}));
    }

    void refuses_data() {
        QTest::addColumn<QString>("words");
        QTest::addColumn<int>("misuse");
        const auto row = [](const char *words, Misuse misuse) {
            QTest::newRow(words) << QString::fromLatin1(words) << static_cast<int>(misuse);
        };
        row("--gmes 5", Misuse::UnknownOption);
        row("-games 5", Misuse::UnknownOption);
        row("-x", Misuse::UnknownOption);
        row("--", Misuse::None);
        row("--all=yes", Misuse::TakesNoValue);
        row("--games", Misuse::NeedsValue);
        row("--games=", Misuse::NeedsValue);
        row("--games --all", Misuse::NeedsValue);
        row("--games 1 --games 2", Misuse::GivenTwice);
        row("--all --all", Misuse::GivenTwice);
    }
    void refuses() {
        QFETCH(QString, words);
        QFETCH(int, misuse);
        Words split;
        for (const QString &word : words.split(u' '))
            split.push_back(word.toStdString());
        const CommandLine line = read(split);
        QCOMPARE(static_cast<int>(line.misuse), misuse);
        QVERIFY(!line.wantsHelp);
    }

    void guessesWhatWasMeant() {
        QCOMPARE(read({"--gmes=5"}).written, std::string("--gmes"));
        QCOMPARE(read({"--gmes=5"}).meant, std::string("games"));
        QCOMPARE(read({"-games"}).meant, std::string("games"));
        QCOMPARE(read({"--hlep"}).meant, std::string("help"));
        QVERIFY(read({"--nonsense"}).meant.empty());
    }

    /// Who asks for help gets it, whatever else is wrong.
    void helpGoesBeforeMistakes() {
        QVERIFY(read({"--gmes", "--help"}).wantsHelp);
        QVERIFY(read({"-h"}).wantsHelp);
        QVERIFY(!read({"--", "--help"}).wantsHelp);
    }

    void helpIsFolded() {
        QCOMPARE(helpLine("--all", "every one", 10), std::string("  --all   every one\n"));
        QCOMPARE(helpLine("--a-long-term", "means", 10), std::string("  --a-long-term means\n"));
        const QString folded = QString::fromStdString(helpLine("x", "one two " + std::string(70, 'a'), 4));
        QCOMPARE(folded, QStringLiteral("  x one two\n    ") + QString(70, u'a') + u'\n');
    }
};

CHAMPCLOS_TEST_GUILESS(TestCommandLine)
#include "tst_command_line.moc"

// SPDX-License-Identifier: MIT
//
// What a person at the terminal reads in `play`: in one language, in 80 columns, with everything that is on the cards.
#include "engine/cli/commands.h"
#include "engine/core/localized.h"
#include "engine/io/wrap.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <sstream>

using namespace champclos;
using namespace champclos::cli;

namespace {

std::string played(const std::vector<std::string> &options, const std::string &input) {
    std::istringstream in(input);
    std::ostringstream out;
    std::ostringstream err;
    Console console{.in = in, .out = out, .err = err};
    std::vector<std::string> words = {"play"};
    words.insert(words.end(), options.begin(), options.end());
    run(words, console);
    return out.str() + err.str();
}

/// The lines without the prompts: what is typed would end their lines.
std::vector<std::string> linesOf(const std::string &text) {
    std::istringstream in(text);
    std::vector<std::string> lines;
    for (std::string line; std::getline(in, line);) {
        while (line.starts_with("> "))
            line.erase(0, 2);
        lines.push_back(line);
    }
    return lines;
}

bool contains(const std::string &text, const std::string &part) { return text.find(part) != std::string::npos; }

} // namespace

class TestPlay : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { qunsetenv("COLUMNS"); }

    void wraps() {
        QCOMPARE(io::displayWidth("Sœur\u00A02 \033[1mà\033[0m"), std::size_t(8));
        QCOMPARE(io::wrapped("aaa bbb ccc", 7, 2), std::string("aaa bbb\n  ccc"));
        QCOMPARE(io::wrapped("aaa b\u00A0b ccc", 5, 0), std::string("aaa\nb\u00A0b\nccc"));
        QCOMPARE(io::wrapped("x:\n• aa bb", 5, 0), std::string("x:\n• aa\n  bb"));
        QCOMPARE(io::wrapped("a bb", 6, 0, 4), std::string("a\nbb"));
        io::Flow flow(10, 1);
        for (const char *entry : {"one two", "three", "4"})
            flow.add(entry, ", ");
        QCOMPARE(flow.text(), std::string("one two,\n three, 4"));
    }

    void staysWithinTheScreen_data() {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("seats");
        for (const char *code : kLanguageCodes)
            for (const char *seats : {"wayward-sisters,shakespeare", "titania,hamlet", "shakespeare,wayward-sisters"})
                QTest::addRow("%s %s", code, seats) << QString::fromUtf8(code) << QString::fromUtf8(seats);
    }
    void staysWithinTheScreen() {
        QFETCH(QString, language);
        QFETCH(QString, seats);
        std::string input = "help\nhint\n";
        for (int count = 0; count < 150; ++count)
            input += "2\n1\ndiscard\ndiscard 2\nhero\nhero 2\n";
        const std::string out = played(
            {"--lang", language.toStdString(), "--seats", seats.toStdString(), "--bots", "human,random", "--seed", "5"},
            input);
        for (const std::string &line : linesOf(out))
            QVERIFY2(io::displayWidth(line) <= 80, line.c_str());
        if (language != QLatin1String("en"))
            for (const char *english : {"what can be typed", "the numbers", "which one", " the ", "discard pile"})
                QVERIFY2(!contains(out, english), english);
    }

    void followsTheScreen() {
        qputenv("COLUMNS", "60");
        const std::string out = played({"--seed", "5"}, "help\n");
        qunsetenv("COLUMNS");
        for (const std::string &line : linesOf(out))
            QVERIFY2(io::displayWidth(line) <= 60, line.c_str());
    }

    void showsWhatIsOnCards() {
        const std::string sisters = played({"--seats", "wayward-sisters,shakespeare", "--seed", "3"},
                                           "hero\nhero 3\ncard hurly-burly\ntext Hurly\ncard nonsense\nquit\n");
        for (const char *part : {"Snake", "Cauldron: empty", "numbered from 1 to 2", "not placed yet", "Hurly-Burly\n",
                                 "has a card called “nonsense”"})
            QVERIFY2(contains(sisters, part), part);
        QVERIFY(!contains(sisters, "defeated  "));
        const std::string poet = played({"--seats", "shakespeare,medusa", "--seed", "3"}, "discard\nquit\n");
        QVERIFY(contains(poet, "syllable"));
        QVERIFY(contains(poet, "William Shakespeare, discard pile (0):"));
    }

    void labelsShowNumbers() {
        std::string input;
        for (int count = 0; count < 40; ++count)
            input += "1\n";
        const std::string out = played({"--bots", "human,random", "--seed", "3"}, input);
        QVERIFY(contains(out, "(boost\u00A0") || contains(out, "(boost "));
    }
};

CHAMPCLOS_TEST_APPLESS(TestPlay)
#include "tst_play.moc"

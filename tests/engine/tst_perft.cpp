// SPDX-License-Identifier: MIT
//
// The numbers in tests/perft: from a position, all sequences of legal actions of a length are counted.
#include "engine/rules/game.h"
#include "tests/support/content.h"
#include "tests/support/random_game.h"
#include "tests/support/source_path.h"
#include "tests/support/test_program.h"
#include "tests/support/words.h"

#include <QFile>
#include <QtTest>

using namespace champclos;
using namespace champclos::test;

namespace {

const QString kFile = QString::fromStdString(sourcePath("tests/perft/counts.txt"));

/// Games that end earlier count as one sequence.
std::uint64_t perft(const Match &match, const GameState &state, int depth) {
    if (depth == 0 || state.isOver())
        return 1;
    ActionList actions;
    legalActions(match, state, actions);
    if (depth == 1)
        return static_cast<std::uint64_t>(actions.size());
    std::uint64_t count = 0;
    for (const Action &action : actions) {
        GameState next = state;
        apply(match, next, action);
        count += perft(match, next, depth - 1);
    }
    return count;
}

/// `board seats seed N after N depth N count N`
std::uint64_t countOf(const std::vector<std::string> &words) {
    const auto match = matchOf(words[0], partsOf(words[1], ","));
    const int before = std::stoi(words[5]);
    int played = 0;
    const GameState state = playRandomly(*match, std::stoull(words[3]),
                                         [&](const auto &, const auto &, const auto &) { return played++ < before; });
    return perft(*match, state, std::stoi(words[7]));
}

} // namespace

class TestPerft : public QObject {
    Q_OBJECT

private slots:
    void counts_data();
    void counts();
    void updates();
};

void TestPerft::counts_data() {
    QTest::addColumn<QString>("line");
    QFile file(kFile);
    QVERIFY(file.open(QIODevice::ReadOnly));
    for (const QString &line : QString::fromUtf8(file.readAll()).split('\n', Qt::SkipEmptyParts))
        if (!line.startsWith('#'))
            QTest::newRow(qPrintable(line.simplified())) << line.simplified();
}

void TestPerft::counts() {
    QFETCH(QString, line);
    if (qEnvironmentVariableIsSet("CHAMPCLOS_UPDATE_GOLDEN"))
        QSKIP("written anew");
    const auto words = wordsOf(line.toStdString());
    QCOMPARE(words.size(), std::size_t(10));
    if (kIsSanitized && words[9].size() > 6)
        QSKIP("too many for the sanitizers");
    QCOMPARE(countOf(words), std::stoull(words[9]));
}

void TestPerft::updates() {
    if (!qEnvironmentVariableIsSet("CHAMPCLOS_UPDATE_GOLDEN"))
        return;
    QFile file(kFile);
    QVERIFY(file.open(QIODevice::ReadWrite));
    QStringList lines = QString::fromUtf8(file.readAll()).split('\n');
    for (QString &line : lines)
        if (!line.isEmpty() && !line.startsWith('#'))
            line = line.section("count", 0, 0) + "count " +
                   QString::number(countOf(wordsOf(line.simplified().toStdString())));
    file.resize(0);
    file.write(lines.join('\n').toUtf8());
}

CHAMPCLOS_TEST_GUILESS(TestPerft)
#include "tst_perft.moc"

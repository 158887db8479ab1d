// SPDX-License-Identifier: MIT
//
// Golden playthroughs: whole games written down with decisions, actions, events, observations and hashes, compared byte
// for byte with tests/playthroughs. A difference is either a bug or a change of the rules that somebody has to read:
// CHAMPCLOS_UPDATE_GOLDEN=1 rewrites the files.
#include "engine/rules/action_text.h"
#include "engine/rules/game.h"
#include "tests/support/content.h"
#include "tests/support/event_text.h"
#include "tests/support/scenario_claims.h"
#include "tests/support/source_path.h"
#include "tests/support/test_program.h"

#include <QFile>
#include <QtTest>

using namespace champclos;
using namespace champclos::test;

namespace {

struct Playthrough {
    const char *name;
    const char *board;
    std::vector<std::string> seats;
    std::uint64_t seed;
};

const std::vector<Playthrough> kPlaythroughs = {
    {"robin-hood-bigfoot", "greenwood", {"robin-hood", "bigfoot"}, 1},
    {"bigfoot-robin-hood", "marble-court", {"bigfoot", "robin-hood"}, 2},
    {"team-robin-hood-bigfoot", "greenwood", {"robin-hood", "bigfoot", "bigfoot", "robin-hood"}, 3},
    {"team-of-others", "greenwood", {"medusa", "sinbad", "hamlet", "titania"}, 4},
    {"alice", "marble-court", {"alice", "medusa"}, 5},
    {"king-arthur", "greenwood", {"king-arthur", "sinbad"}, 6},
    {"medusa", "marble-court", {"medusa", "king-arthur"}, 7},
    {"sinbad", "greenwood", {"sinbad", "alice"}, 8},
    {"wayward-sisters", "greenwood", {"wayward-sisters", "hamlet"}, 9},
    {"hamlet", "marble-court", {"hamlet", "shakespeare"}, 10},
    {"titania", "greenwood", {"titania", "wayward-sisters"}, 11},
    {"shakespeare", "marble-court", {"shakespeare", "titania"}, 12},
};

constexpr int kShownAtFirst = 60;
constexpr int kShownAtLast = 6;
constexpr int kObservedEvery = 20;

std::string hex(std::uint64_t number) { return QString::number(number, 16).rightJustified(16, '0').toStdString(); }

/// One decision and what its answer led to.
std::string decisionText(const Match &match, GameState &state, Rng &choices, int number) {
    ActionList actions;
    legalActions(match, state, actions);
    const Action chosen = actions[choices.below(actions.size())];
    std::string text = "[" + std::to_string(number) + "] " + std::to_string(state.pending.seat.value() + 1) + " " +
                       kDecisionKindNames[static_cast<std::size_t>(state.pending.kind)] + ", " +
                       std::to_string(actions.size()) + " answers, hash " + hex(hashOf(state)) + "\n";
    if (number % kObservedEvery == 0)
        for (int seat = 0; seat < match.seatCount; ++seat)
            text += observationText(match, state, SeatId(seat));
    text += "> " + actionText(match, state, chosen) + "\n";
    StepLog log;
    apply(match, state, chosen, &log);
    for (const Step &step : log)
        text += "  " + eventText(match, step.event) + "\n";
    return text;
}

std::string playthroughText(const Playthrough &play) {
    const auto match = matchOf(play.board, play.seats);
    std::string text = "# " + std::string(play.board);
    for (const std::string &seat : play.seats)
        text += " " + seat;
    text += ", seed " + std::to_string(play.seed) + "\n";
    StepLog log;
    GameState state = start(*match, play.seed, &log);
    for (const Step &step : log)
        text += "  " + eventText(*match, step.event) + "\n";
    std::vector<std::string> decisions;
    Rng choices(play.seed);
    while (!state.isOver() && decisions.size() < 5000)
        decisions.push_back(decisionText(*match, state, choices, static_cast<int>(decisions.size()) + 1));
    const int count = static_cast<int>(decisions.size());
    for (int index = 0; index < count; ++index) {
        if (index < kShownAtFirst || index >= count - kShownAtLast)
            text += decisions[static_cast<std::size_t>(index)];
        else if (index == kShownAtFirst)
            text += "… " + std::to_string(count - kShownAtFirst - kShownAtLast) + " decisions\n";
    }
    return text + "end after " + std::to_string(count) + " decisions, hash " + hex(hashOf(state)) + "\n" +
           situation(*match, state);
}

} // namespace

class TestPlaythroughs : public QObject {
    Q_OBJECT

private slots:
    void isAsWritten_data();
    void isAsWritten();
};

void TestPlaythroughs::isAsWritten_data() {
    QTest::addColumn<int>("index");
    for (std::size_t index = 0; index < kPlaythroughs.size(); ++index)
        QTest::newRow(kPlaythroughs[index].name) << static_cast<int>(index);
}

void TestPlaythroughs::isAsWritten() {
    QFETCH(int, index);
    const Playthrough &play = kPlaythroughs[static_cast<std::size_t>(index)];
    const QByteArray text = QByteArray::fromStdString(playthroughText(play));
    QFile file(QString::fromStdString(sourcePath("tests/playthroughs/" + std::string(play.name) + ".txt")));
    if (qEnvironmentVariableIsSet("CHAMPCLOS_UPDATE_GOLDEN")) {
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(text), text.size());
        return;
    }
    QVERIFY2(file.open(QIODevice::ReadOnly), "CHAMPCLOS_UPDATE_GOLDEN=1 writes the file");
    const QList<QByteArray> wanted = file.readAll().split('\n');
    const QList<QByteArray> lines = text.split('\n');
    for (qsizetype line = 0; line < std::max(wanted.size(), lines.size()); ++line) {
        const QByteArray is = line < lines.size() ? lines[line] : "(nothing)";
        const QByteArray should = line < wanted.size() ? wanted[line] : "(nothing)";
        const QByteArray place = file.fileName().toUtf8() + ":" + QByteArray::number(line + 1);
        QVERIFY2(is == should, place + "\n    is:     " + is + "\n    should: " + should);
    }
}

CHAMPCLOS_TEST_GUILESS(TestPlaythroughs)
#include "tst_playthroughs.moc"

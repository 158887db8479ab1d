// SPDX-License-Identifier: MIT
//
// The puzzles that come with the program: enough of them, for every hero and on every battlefield, each solved again
// without the solver that made it (tests/support/plain_solver.h). The times are printed.
#include "engine/ai/solver.h"
#include "engine/io/position_io.h"
#include "engine/io/puzzle.h"
#include "engine/rules/action_text.h"
#include "engine/rules/game.h"
#include "tests/support/plain_solver.h"
#include "tests/support/random_game.h"
#include "tests/support/test_program.h"

#include <QElapsedTimer>
#include <QTest>

#include <cstdio>
#include <map>
#include <set>

using namespace champclos;

namespace {

constexpr std::size_t kLeastPuzzles = 100;
constexpr int kDeals = 600;
constexpr std::int64_t kMostAnswers = 3'000'000; ///< for one action of a puzzle

std::vector<io::Puzzle> allPuzzles() {
    const io::Library library;
    std::vector<io::Puzzle> puzzles;
    for (const std::string &id : io::puzzleIds()) {
        io::Diagnostics diagnostics;
        std::optional<io::Puzzle> puzzle = io::builtInPuzzle(id, library, diagnostics);
        if (!puzzle || !diagnostics.isEmpty())
            qFatal("%s", io::format(diagnostics).c_str());
        puzzles.push_back(std::move(*puzzle));
    }
    return puzzles;
}

} // namespace

class TestPuzzles : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { m_puzzles = allPuzzles(); }

    void areSpreadOverHeroesAndBattlefields() {
        const io::Library library;
        std::map<std::string, int> counts;
        std::set<std::string> positions;
        for (const io::Puzzle &puzzle : m_puzzles) {
            ++counts[puzzle.decks[static_cast<std::size_t>(puzzle.seat().value())]];
            ++counts[puzzle.battlefield];
            ++counts[io::kPuzzleTaskNames[puzzle.task]];
            QVERIFY(positions.insert(io::writeJson(io::toJson(puzzle.position, *puzzle.match))).second);
        }
        QVERIFY2(m_puzzles.size() >= kLeastPuzzles, std::to_string(m_puzzles.size()).c_str());
        for (const auto &[name, count] : counts)
            std::printf("%s: %d\n", name.c_str(), count);
        for (const std::string &deck : library.deckIds())
            QVERIFY2(counts[deck] >= 4, deck.c_str());
        for (const std::string &board : library.battlefieldIds())
            QVERIFY2(counts[board] >= 8, board.c_str());
        for (const char *task : io::kPuzzleTaskNames)
            QVERIFY2(counts[task] >= 5, task);
    }

    void areSolvedByOneActionAlone() {
        int tooLong = 0;
        int proved = 0;
        QElapsedTimer all;
        all.start();
        for (std::size_t index = 0; index < m_puzzles.size(); ++index) {
            const io::Puzzle &puzzle = m_puzzles[index];
            if (puzzle.task == io::PuzzleTask::Best || (test::kIsSanitized && index % 20 != 0))
                continue;
            QElapsedTimer timer;
            timer.start();
            const GameState state = puzzle.state();
            test::PlainSolver solver(*puzzle.match, state, puzzle.task == io::PuzzleTask::Win, kMostAnswers);
            const std::vector<GameState> worlds = solver.deals(kDeals, index + 1);
            ActionList legal;
            legalActions(*puzzle.match, state, legal);
            int open = 0;
            for (const Action &action : legal) {
                const std::optional<bool> holds = solver.holds(worlds, action);
                const bool isKey = action == puzzle.key();
                QVERIFY2(!holds || *holds == isKey,
                         (puzzle.id + ": " + actionText(*puzzle.match, state, action)).c_str());
                open += holds ? 0 : 1;
            }
            std::printf("%s: %d actions, %d worlds, %d ms%s\n", puzzle.id.c_str(), legal.size(),
                        static_cast<int>(worlds.size()), static_cast<int>(timer.elapsed()),
                        open > 0 ? ", not all within the limit" : "");
            ++(open > 0 ? tooLong : proved);
        }
        std::printf("%d puzzles solved, %d not all within the limit, %d s\n", proved, tooLong,
                    static_cast<int>(all.elapsed() / 1000));
        QVERIFY(proved > 0);
        QVERIFY(test::kIsSanitized || tooLong * 5 <= proved); // of the few that are solved there any may be a long one
    }

    void areRefutedAsTheySay() {
        for (const io::Puzzle &puzzle : m_puzzles) {
            if (puzzle.task == io::PuzzleTask::Best)
                continue;
            const GameState state = puzzle.state();
            ai::Solver solver(*puzzle.match, state,
                              puzzle.task == io::PuzzleTask::Win ? ai::Goal::Win : ai::Goal::Survive);
            for (const io::PuzzleLine &line : puzzle.refutations) {
                const Action wrong = *parseAction(*puzzle.match, state, line.front()).action;
                QCOMPARE(solver.judge(state, wrong), ai::Proof::Fails);
                GameState after;
                const std::vector<ai::Ply> plies = solver.follow(state, wrong, after);
                QVERIFY2(!plies.empty(), puzzle.id.c_str());
                for (const ai::Ply &ply : plies) // the seat sees the same game go on, whatever is dealt anew
                    QVERIFY(isLegal(*puzzle.match, ply.before, ply.action));
                const std::optional<bool> end = solver.decided(after);
                QVERIFY2(end ? !*end : solver.proof(after) == ai::Proof::Fails, puzzle.id.c_str());
            }
        }
    }

    void solverSaysWhenItIsTooMuch() {
        const io::Puzzle &puzzle = m_puzzles.front();
        const GameState state = puzzle.state();
        ai::Solver hasty(*puzzle.match, state, ai::Goal::Win, {.answers = 1});
        QCOMPARE(hasty.proof(state), ai::Proof::Unknown);
        const std::atomic<bool> stop = true;
        ai::Solver stopped(*puzzle.match, state, ai::Goal::Survive, {.stop = &stop});
        QCOMPARE(stopped.judge(state, puzzle.key()), ai::Proof::Unknown);
    }

private:
    std::vector<io::Puzzle> m_puzzles;
};

CHAMPCLOS_TEST_GUILESS(TestPuzzles)
#include "tst_puzzles.moc"

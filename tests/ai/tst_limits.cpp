// SPDX-License-Identifier: MIT
//
// What may never happen whatever the position: a search that loses its way when opinion favours nothing, an answer that
// comes late, a level that cannot play in a team. Times are those of this program alone or the best of several tries,
// because tests run beside other things.
#include "engine/ai/bot.h"
#include "engine/ai/random_play.h"
#include "engine/ai/search.h"
#include "engine/core/invariants.h"
#include "engine/rules/game.h"
#include "tests/support/content.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cmath>
#include <ctime>
#include <memory>
#include <thread>
#include <vector>

using namespace champclos;

namespace {

using Clock = std::chrono::steady_clock;

#if defined(__SANITIZE_ADDRESS__)
constexpr int kSlower = 20; ///< under the sanitizers everything takes longer
#else
constexpr int kSlower = 1;
#endif
constexpr int kLate = 20 * kSlower; ///< milliseconds that an answer may come late

std::shared_ptr<const Match> duelOf(std::size_t game) {
    const auto &decks = test::kDeckNames;
    return test::matchOf(test::kBoardNames[game % test::kBoardNames.size()],
                         {decks[game % decks.size()], decks[(game + 3) % decks.size()]});
}

/// Plays a random game and shows every position with a choice.
template <class Look> void lookInto(const Match &match, std::uint64_t seed, Look look) {
    const auto actions = std::make_unique<ActionList>();
    GameState state = start(match, seed);
    Rng rng(seed);
    for (int number = 0; !state.isOver() && !QTest::currentTestFailed(); ++number) {
        legalActions(match, state, *actions);
        if (actions->size() > 1)
            look(state, *actions, number);
        apply(match, state, (*actions)[rng.below(actions->size())]);
    }
}

} // namespace

class TestLimits : public QObject {
    Q_OBJECT

private slots:
    /// With a temperature near 0 all priors but the best one's are 0, and in another deal the best may not be legal.
    /// The search once took a place that does not exist then.
    void searchesWithoutPriors_data() {
        QTest::addColumn<float>("temperature");
        QTest::newRow("cold") << 0.02F;
        QTest::newRow("frozen") << 1e-6F;
        QTest::newRow("none") << 0.0F;
    }
    void searchesWithoutPriors() {
        QFETCH(float, temperature);
        ai::Searcher searcher;
        for (std::size_t game = 0; game < test::kDeckNames.size(); ++game) {
            const auto match = duelOf(game);
            lookInto(*match, game + 1, [&](const GameState &state, const ActionList &legal, int number) {
                if (number % 9 != 0)
                    return;
                const ai::SearchOptions options{.iterations = 80, .temperature = temperature, .curiosity = 0.0F};
                Rng rng(static_cast<std::uint64_t>(number));
                const Observation seen = observe(*match, state, state.pending.seat);
                const ai::SearchResult result = searcher.search(*match, seen, legal, options, rng);
                int visits = 0;
                for (const ai::Estimate &estimate : result.estimates) {
                    visits += estimate.visits;
                    QVERIFY(std::isfinite(estimate.winRate) && estimate.winRate >= 0 && estimate.winRate <= 1);
                }
                QCOMPARE(visits, 80);
                QVERIFY(isLegal(*match, state, result.estimates.front().action));
            });
        }
    }

    /// In its own time: what the machine gives to others in between is not the bot's fault. `bench --longest` measures
    /// the same by the clock over whole games.
    void keepsToItsBudget() {
        constexpr int kBudget = 10;
        double longest = 0;
        int decisions = 0;
        for (std::size_t game = 0; game < test::kDeckNames.size(); ++game) {
            const auto match = duelOf(game);
            const auto bot = ai::makeBot(ai::Level::Hard, game);
            lookInto(*match, game + 1, [&](const GameState &state, const ActionList &legal, int number) {
                if (number % 7 != 0)
                    return;
                const Observation seen = observe(*match, state, state.pending.seat);
                const std::clock_t begin = std::clock();
                bot->choose(*match, seen, legal, {.milliseconds = kBudget});
                longest = std::max(longest, 1e3 * static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC);
                ++decisions;
            });
        }
        QVERIFY(decisions > 100);
        QVERIFY2(longest <= kBudget + kLate, qPrintable(QString::number(longest)));
    }

    void stopsAtOnce_data() {
        QTest::addColumn<int>("level");
        for (ai::Level level : ai::kLevels)
            QTest::newRow(ai::kLevelNames[static_cast<std::size_t>(level)]) << static_cast<int>(level);
        QTest::newRow("flat64") << static_cast<int>(ai::Level::Flat64);
    }
    void stopsAtOnce() {
        QFETCH(int, level);
        const auto match = duelOf(1);
        std::vector<double> delays;
        lookInto(*match, 2, [&](const GameState &state, const ActionList &legal, int number) {
            if (number % 8 != 0 || delays.size() >= 15)
                return;
            const auto bot = ai::makeBot(static_cast<ai::Level>(level), 1);
            const Observation seen = observe(*match, state, state.pending.seat);
            std::atomic<bool> stop = false;
            std::atomic<Clock::time_point> asked = Clock::time_point();
            std::thread other([&] {
                std::this_thread::sleep_for(std::chrono::milliseconds(3));
                asked = Clock::now();
                stop = true;
            });
            const Action choice = bot->choose(*match, seen, legal, {.milliseconds = 60'000, .stop = &stop});
            const auto answered = Clock::now();
            other.join();
            delays.push_back(std::chrono::duration<double, std::milli>(answered - asked.load()).count());
            QVERIFY(isLegal(*match, state, choice));
        });
        QVERIFY(delays.size() >= 5);
        std::sort(delays.begin(), delays.end());
        QVERIFY2(delays[delays.size() / 4] < kLate, qPrintable(QString::number(delays[delays.size() / 4])));
    }

    /// Four seats, four levels; then every level has sat on every seat.
    void playsInTeams() {
        const std::array levels = {ai::Level::Easy, ai::Level::Normal, ai::Level::Hard, ai::Level::Expert};
        const auto actions = std::make_unique<ActionList>();
        for (std::size_t shift = 0; shift < levels.size(); ++shift) {
            const auto &decks = test::kDeckNames;
            const auto deck = [&](std::size_t place) { return decks[(shift * 3 + place) % decks.size()]; };
            const auto match = test::matchOf("greenwood", {deck(0), deck(1), deck(2), deck(3)});
            std::vector<std::unique_ptr<ai::Bot>> bots;
            for (std::size_t seat = 0; seat < levels.size(); ++seat)
                bots.push_back(ai::makeBot(levels[(seat + shift) % levels.size()], seat + 1));
            GameState state = start(*match, shift + 1);
            int decisions = 0;
            for (; !state.isOver() && decisions < ai::kDecisionCap; ++decisions) {
                legalActions(*match, state, *actions);
                const Observation seen = observe(*match, state, state.pending.seat);
                ai::Bot &bot = *bots[static_cast<std::size_t>(state.pending.seat.value())];
                const Action choice = bot.choose(*match, seen, *actions, {.iterations = 40});
                QVERIFY(isLegal(*match, state, choice));
                apply(*match, state, choice);
            }
            QVERIFY(state.isOver());
            QCOMPARE(state.winners.size(), 2);
            QCOMPARE(QString::fromStdString(brokenInvariant(*match, state)), QString());
        }
    }
};

CHAMPCLOS_TEST_GUILESS(TestLimits)
#include "tst_limits.moc"

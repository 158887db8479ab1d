// SPDX-License-Identifier: MIT
//
// Many games counted: the counts depend neither on threads nor on shards, they add up, players keep to their decks, and
// a stop is obeyed within a decision.
#include "engine/ai/tournament.h"
#include "tests/support/content.h"
#include "tests/support/test_program.h"

#include <QElapsedTimer>
#include <QTest>

#include <chrono>
#include <numeric>
#include <thread>

using namespace champclos;
using namespace champclos::ai;

namespace {

#if defined(__SANITIZE_ADDRESS__)
constexpr std::int64_t kGames = 12;
#else
constexpr std::int64_t kGames = 40;
#endif

Pairing pairing(const std::vector<std::string> &decks, std::vector<Player> players) {
    std::vector<std::shared_ptr<const Match>> matches = {test::matchOf("greenwood", decks)};
    if (decks.size() == 2)
        matches.push_back(test::matchOf("marble-court", decks));
    return pairingOf(matches, SeatOrder::Swapped, std::move(players));
}

TournamentPlan planOfTwo() {
    TournamentPlan plan;
    plan.pairings = {pairing({"titania", "shakespeare"}, {{Level::Easy}, {Level::Random}}),
                     pairing({"wayward-sisters", "hamlet"}, {{Level::Random}, {Level::Easy}})};
    plan.gamesEach = kGames;
    plan.seed = 7;
    return plan;
}

std::int64_t sum(const std::vector<std::int64_t> &numbers) {
    return std::accumulate(numbers.begin(), numbers.end(), std::int64_t(0));
}

} // namespace

class TestTournament : public QObject {
    Q_OBJECT

private slots:
    void threadsDoNotMatter() {
        const TournamentPlan plan = planOfTwo();
        const TournamentResult one = playTournament(plan, {.threads = 1});
        QCOMPARE(one.all().games, 2 * kGames);
        QVERIFY(!one.isStopped);
        for (const int threads : {2, 5})
            QVERIFY(playTournament(plan, {.threads = threads}) == one);
    }

    void shardsAddUp_data() {
        QTest::addColumn<int>("shards");
        for (const int shards : {2, 3, 7})
            QTest::addRow("%d", shards) << shards;
    }
    void shardsAddUp() {
        QFETCH(int, shards);
        TournamentPlan plan = planOfTwo();
        const TournamentResult whole = playTournament(plan, {.threads = 2});
        TournamentResult total = emptyResult(plan);
        std::int64_t games = 0;
        for (int shard = 0; shard < shards; ++shard) {
            plan.shard = {shard, shards};
            games += gamesOf(plan);
            total.add(playTournament(plan, {.threads = 1}));
        }
        QCOMPARE(games, 2 * kGames);
        QVERIFY(total == whole);
    }

    void moreShardsThanGames() {
        TournamentPlan plan = planOfTwo();
        plan.gamesEach = 1;
        std::int64_t games = 0;
        for (int shard = 0; shard < 5; ++shard) {
            plan.shard = {shard, 5};
            const TournamentResult result = playTournament(plan, {});
            QVERIFY(!result.isStopped);
            games += result.all().games;
        }
        QCOMPARE(games, 2);
    }

    void countsAddUp() {
        const TournamentPlan plan = planOfTwo();
        const TournamentResult result = playTournament(plan, {.threads = 2});
        const Tally all = result.all();
        QCOMPARE(all.wins[0] + all.wins[1] + all.unfinished, all.games);
        QCOMPARE(all.faults, 0);
        QVERIFY(all.decisions > all.turns && all.turns > all.games);
        std::int64_t deckWins = 0;
        for (const NamedTally &deck : talliesByDeck(plan, result)) {
            QCOMPARE(deck.games, kGames);
            deckWins += deck.wins;
        }
        QCOMPARE(deckWins, all.games);
        std::int64_t firstWins = 0;
        for (const NamedTally &battlefield : talliesByBattlefield(plan, result)) {
            QCOMPARE(battlefield.games, kGames);
            firstWins += battlefield.wins;
        }
        QCOMPARE(firstWins, all.firstWins);
    }

    void specialRulesAreCounted() {
        TournamentPlan plan = planOfTwo();
        const TournamentResult result = playTournament(plan, {.threads = 2});
        const auto usage = [&](const char *deck) {
            for (const DeckUsage &item : result.usage)
                if (item.deck == deck)
                    return item;
            return DeckUsage{};
        };
        QCOMPARE(usage("titania").games, kGames);
        QVERIFY(usage("titania").of(EventKind::SideCardTurned) >= kGames);
        QVERIFY(usage("titania").of(EventKind::SideCardDiscarded) > 0);
        const auto &spent = usage("titania").sideCardsSpent;
        QCOMPARE(std::accumulate(spent.begin(), spent.end(), std::int64_t(0)),
                 usage("titania").of(EventKind::SideCardDiscarded));
        QVERIFY(usage("shakespeare").of(EventKind::LineCompleted) > 0);
        QVERIFY(usage("wayward-sisters").of(EventKind::SpellCast) > 0);
        QVERIFY(usage("hamlet").of(EventKind::TokenTurned) > 0);
        QVERIFY(usage("hamlet").of(EventKind::SpellCast) == 0);
        std::int64_t turns = 0;
        for (const DeckUsage &item : result.usage)
            turns += item.of(EventKind::TurnStarted);
        QCOMPARE(turns, result.all().turns);
    }

    void heatMapsFollowEverybody() {
        const TournamentPlan plan = planOfTwo();
        const TournamentResult result = playTournament(plan, {.threads = 2});
        QCOMPARE(result.heat.size(), std::size_t(2));
        std::int64_t fell = 0;
        std::int64_t defeated = 0;
        for (const HeatMap &heat : result.heat) {
            QCOMPARE(heat.games, kGames);
            QCOMPARE(heat.stood.size(), test::boardNamed(heat.battlefield).spaces.size());
            QVERIFY(sum(heat.stood) > sum(heat.fell));
            fell += sum(heat.fell);
            // In every game that ended somebody was struck first, and nobody twice.
            QVERIFY(sum(heat.struckFirst) > 0 && sum(heat.struckFirst) <= heat.games);
        }
        for (const DeckUsage &item : result.usage)
            defeated += item.of(EventKind::FighterDefeated);
        QCOMPARE(fell, defeated);
    }

    void playersKeepToTheirDecks() {
        TournamentPlan plan;
        plan.pairings = {pairing({"medusa", "medusa"}, {{Level::Easy}, {Level::Random}})};
        plan.gamesEach = kGames;
        const TournamentResult result = playTournament(plan, {.threads = 2});
        // Whoever goes first, easy wins.
        for (const Tally &round : result.rounds[0])
            QVERIFY(round.wins[0] > round.wins[1]);
    }

    void teamsPlay() {
        TournamentPlan plan;
        plan.pairings = {pairing({"medusa", "alice", "hamlet", "sinbad"}, std::vector<Player>(4, {Level::Random}))};
        plan.gamesEach = 6;
        plan.isCheckingAlways = true;
        QCOMPARE(QString::fromStdString(teamName(plan.pairings[0], 0)), QString("medusa+hamlet"));
        QCOMPARE(plan.pairings[0].rounds[1].decks, (std::vector<std::string>{"alice", "medusa", "sinbad", "hamlet"}));
        const TournamentResult result = playTournament(plan, {.threads = 2});
        QCOMPARE(result.all().finished(), 6);
        QCOMPARE(result.all().faults, 0);
        QCOMPARE(result.usage.size(), std::size_t(4));
    }

    void countingEventsChangesNothingElse() {
        TournamentPlan plan;
        plan.pairings = {pairing({"titania", "hamlet"}, {{Level::Random}, {Level::Random}})};
        plan.gamesEach = kGames;
        const TournamentResult counted = playTournament(plan, {});
        plan.isCountingEvents = false;
        const TournamentResult quick = playTournament(plan, {});
        QVERIFY(counted.rounds == quick.rounds);
        QVERIFY(quick.usage.empty() && quick.heat.empty());
    }

    void stopsWithinADecision() {
        TournamentPlan plan;
        plan.pairings = {pairing({"medusa", "alice"}, std::vector<Player>(2, {Level::Expert, 60'000, 0}))};
        plan.gamesEach = 1000;
        std::atomic<bool> stop = false;
        QElapsedTimer timer;
        std::thread stopper([&] {
            std::this_thread::sleep_for(std::chrono::milliseconds(100));
            timer.start();
            stop = true;
        });
        const TournamentResult result = playTournament(plan, {.threads = 2, .stop = &stop});
        stopper.join();
        QVERIFY(timer.elapsed() < 5000); // a decision would have taken a minute
        QVERIFY(result.isStopped);
        QCOMPARE(result.all().games, 0);
    }

    void stoppedRunsCountWhatWasPlayed() {
        TournamentPlan plan = planOfTwo();
        plan.gamesEach = 1'000'000;
        std::atomic<bool> stop = false;
        std::int64_t seen = 0;
        double left = -1;
        const TournamentResult result =
            playTournament(plan, {.threads = 2, .stop = &stop, .progress = [&](const TournamentProgress &progress) {
                                      seen = progress.soFar.all().games;
                                      left = progress.secondsLeft;
                                      QCOMPARE(progress.total, 2'000'000);
                                      QCOMPARE(progress.games, seen);
                                      stop = stop || seen > 0;
                                  }});
        QVERIFY(result.isStopped);
        QVERIFY(seen > 0 && left > 0);
        QVERIFY(result.all().games >= seen);
        QCOMPARE(result.all().wins[0] + result.all().wins[1], result.all().games);
    }

    void commaSeparated() {
        TournamentPlan plan = planOfTwo();
        plan.gamesEach = 2;
        plan.pairings[0].seats[0] = "a, \"strange\" file.json";
        const std::string csv = toCsv(plan, playTournament(plan, {}));
        QCOMPARE(std::count(csv.begin(), csv.end(), '\n'), 3);
        QVERIFY(csv.find("\n\"a, \"\"strange\"\" file.json\",shakespeare,2,") != std::string::npos);
    }

    void wilsonIntervals() {
        const Interval half = wilson(50, 100);
        QVERIFY(std::abs(half.low - 0.4038) < 0.001 && std::abs(half.high - 0.5962) < 0.001);
        QCOMPARE(wilson(0, 0).high, 1.0);
        QCOMPARE(wilson(0, 10).low, 0.0);
        QVERIFY(wilson(10, 10).high <= 1.0 && wilson(10, 10).low > 0.6);
    }
};

CHAMPCLOS_TEST_GUILESS(TestTournament)
#include "tst_tournament.moc"

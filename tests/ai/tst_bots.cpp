// SPDX-License-Identifier: MIT
//
// Computer players see what their seat may see and nothing else: whatever is hidden can be dealt anew without changing
// their choice. The same seed and the same number of iterations give the same move; a stop is obeyed.
#include "engine/ai/bot.h"
#include "engine/ai/determinize.h"
#include "engine/ai/search.h"
#include "engine/core/invariants.h"
#include "engine/rules/game.h"
#include "tests/support/content.h"
#include "tests/support/test_program.h"

#include <QElapsedTimer>
#include <QTest>

#include <atomic>
#include <chrono>
#include <memory>
#include <thread>

using namespace champclos;

namespace {

#if defined(__SANITIZE_ADDRESS__)
constexpr int kGames = 3;
#else
constexpr int kGames = 12;
#endif
constexpr int kEvery = 1; ///< decisions between two looks
const ai::Budget kFewIterations{.iterations = 60};

struct Table {
    std::shared_ptr<const Match> match;
    GameState state;
};

/// A game of some decks, two or four, that game number `game` stands for.
Table tableOf(int game) {
    const auto deck = [](int place) {
        return test::kDeckNames[static_cast<std::size_t>(place) % test::kDeckNames.size()];
    };
    std::vector<std::string> seats = {deck(game), deck(game * 3 + 1)};
    if (game % 3 == 2)
        seats.insert(seats.end(), {deck(game + 5), deck(game + 7)});
    const auto match = test::matchOf("greenwood", seats);
    return {match, start(*match, static_cast<std::uint64_t>(game) + 1)};
}

/// Deals what `viewer` does not know. Returns how many cards in the hands of others it knew of, all of which must be
/// there.
int checkDeal(const Match &match, const GameState &state, SeatId viewer, Rng &rng) {
    const Observation seen = observe(match, state, viewer);
    const GameState dealt = ai::determinize(match, seen, rng);
    int found = 0;
    const bool isSame = observe(match, dealt, viewer) == seen && brokenInvariant(match, dealt).empty();
    match.opponentsOf(viewer).forEach([&](SeatId owner) {
        const SeatState &cards = state.seat(owner);
        const CardSet known = cards.hand & cards.knownTo[static_cast<std::size_t>(viewer.value())];
        const CardSet held = dealt.seat(owner).hand | dealt.combat.faceDown(owner);
        for (std::size_t kind = 0; kind < match.seat(owner).deck.cards.size(); ++kind) {
            const CardSet copies = match.seat(owner).kinds[kind].copies;
            if ((held & copies).size() < (known & copies).size())
                QTest::qFail("a card that is known was not dealt", __FILE__, __LINE__);
        }
        found += known.size();
    });
    if (!isSame)
        QTest::qFail("the deal looks different", __FILE__, __LINE__);
    return found;
}

/// Plays a game at random and looks at every few decisions.
template <class Look> void lookIntoGames(Look look) {
    const auto actions = std::make_unique<ActionList>();
    for (int game = 0; game < kGames; ++game) {
        auto [match, state] = tableOf(game);
        Rng rng(static_cast<std::uint64_t>(game));
        for (int decision = 0; !state.isOver(); ++decision) {
            legalActions(*match, state, *actions);
            if (decision % kEvery == 0)
                look(*match, state, *actions, rng);
            apply(*match, state, (*actions)[rng.below(actions->size())]);
        }
    }
}

} // namespace

class TestBots : public QObject {
    Q_OBJECT

private slots:
    void dealtAnewLooksTheSame() {
        int looks = 0;
        const auto other = std::make_unique<ActionList>();
        lookIntoGames([&](const Match &match, const GameState &state, const ActionList &legal, Rng &rng) {
            for (int seat = 0; seat < match.seatCount; ++seat) {
                const Observation seen = observe(match, state, SeatId(seat));
                const GameState dealt = ai::determinize(match, seen, rng);
                QVERIFY(observe(match, dealt, SeatId(seat)) == seen);
                QCOMPARE(QString::fromStdString(brokenInvariant(match, dealt)), QString());
                ++looks;
            }
            const GameState dealt = ai::determinize(match, observe(match, state, state.pending.seat), rng);
            legalActions(match, dealt, *other);
            QVERIFY(std::equal(legal.begin(), legal.end(), other->begin(), other->end()));
        });
        QVERIFY(looks > 100);
    }

    /// The seer's cards show, take and mix hidden cards in every way there is.
    void dealsAgreeWithWhatIsKnown() {
        const auto legal = std::make_unique<ActionList>();
        const auto other = std::make_unique<ActionList>();
        int known = 0;
        for (int game = 0; game < kGames; ++game) {
            const std::string deck = test::kDeckNames[static_cast<std::size_t>(game) % test::kDeckNames.size()];
            const auto match =
                test::matchOf("greenwood", game % 3 == 2 ? std::vector<std::string>{"seer", deck, "seer", "seer"}
                                                         : std::vector<std::string>{"seer", deck});
            GameState state = start(*match, static_cast<std::uint64_t>(game) + 1);
            Rng rng(static_cast<std::uint64_t>(game));
            while (!state.isOver()) {
                for (int seat = 0; seat < match->seatCount; ++seat)
                    known += checkDeal(*match, state, SeatId(seat), rng);
                legalActions(*match, state, *legal);
                const GameState dealt = ai::determinize(*match, observe(*match, state, state.pending.seat), rng);
                legalActions(*match, dealt, *other);
                QVERIFY(std::equal(legal->begin(), legal->end(), other->begin(), other->end()));
                apply(*match, state, (*legal)[rng.below(legal->size())]);
            }
        }
        QVERIFY(known > 1000);
    }

    void dealtAnewIsNotAlwaysTheSame() {
        const auto [match, state] = tableOf(0);
        Rng rng(1);
        const Observation seen = observe(*match, state, SeatId(0));
        int different = 0;
        for (int deal = 0; deal < 50; ++deal)
            different += ai::determinize(*match, seen, rng).seats[1].hand != state.seats[1].hand ? 1 : 0;
        QVERIFY(different > 40);
    }

    void nobodyPeeks_data() {
        QTest::addColumn<int>("level");
        for (ai::Level level : ai::kLevels)
            QTest::newRow(ai::kLevelNames[static_cast<std::size_t>(level)]) << static_cast<int>(level);
    }
    void nobodyPeeks() {
        QFETCH(int, level);
        std::uint64_t seed = 0;
        lookIntoGames([&](const Match &match, const GameState &state, const ActionList &legal, Rng &rng) {
            const SeatId seat = state.pending.seat;
            const Observation seen = observe(match, state, seat);
            const Observation dealt = observe(match, ai::determinize(match, seen, rng), seat);
            const auto first = ai::makeBot(static_cast<ai::Level>(level), ++seed);
            const auto second = ai::makeBot(static_cast<ai::Level>(level), seed);
            const Action choice = first->choose(match, seen, legal, kFewIterations);
            QVERIFY(choice == second->choose(match, dealt, legal, kFewIterations));
            QVERIFY(isLegal(match, state, choice));
        });
    }

    void stopsWhenAsked() {
        const auto [match, state] = tableOf(1);
        const auto legal = std::make_unique<ActionList>();
        legalActions(*match, state, *legal);
        std::atomic<bool> stop = true;
        const ai::Budget budget{.milliseconds = 60000, .stop = &stop};
        for (ai::Level level : ai::kLevels) {
            QElapsedTimer timer;
            timer.start();
            const Observation seen = observe(*match, state, state.pending.seat);
            const Action choice = ai::makeBot(level, 1)->choose(*match, seen, *legal, budget);
            QVERIFY(isLegal(*match, state, choice));
            QVERIFY(timer.elapsed() < 10000); // far below the budget, whatever else this machine does
        }
    }

    /// The yardstick plays whole games for every action, so it is only asked now and then.
    void theYardstickDoesNotPeek() {
        const auto [match, begin] = tableOf(3);
        GameState state = begin;
        const auto legal = std::make_unique<ActionList>();
        Rng rng(3);
        for (int decision = 0; decision < 60 && !state.isOver(); ++decision) {
            legalActions(*match, state, *legal);
            if (decision % 20 == 0) {
                const Observation seen = observe(*match, state, state.pending.seat);
                const Observation dealt = observe(*match, ai::determinize(*match, seen, rng), state.pending.seat);
                const Action choice = ai::makeBot(ai::Level::Flat64, 1)->choose(*match, seen, *legal, {});
                QVERIFY(choice == ai::makeBot(ai::Level::Flat64, 1)->choose(*match, dealt, *legal, {}));
                QVERIFY(isLegal(*match, state, choice));
            }
            apply(*match, state, (*legal)[rng.below(legal->size())]);
        }
    }

    void oneActionTakesNoTime() {
        const auto [match, state] = tableOf(0);
        const auto all = std::make_unique<ActionList>();
        legalActions(*match, state, *all);
        const auto one = std::make_unique<ActionList>();
        one->push((*all)[0]);
        const Observation seen = observe(*match, state, state.pending.seat);
        QElapsedTimer timer;
        timer.start();
        for (ai::Level level : ai::kLevels)
            QVERIFY(ai::makeBot(level, 1)->choose(*match, seen, *one, {.milliseconds = 60000}) == (*one)[0]);
        QVERIFY(timer.elapsed() < 10000);
    }

    /// How exactly the clock is kept depends on what else this machine does; `bench` and `ladder` measure it.
    void keepsToItsTime() {
        const auto legal = std::make_unique<ActionList>();
        for (int game = 0; game < 3; ++game) { // the third is a team game
            const auto [match, state] = tableOf(game);
            legalActions(*match, state, *legal);
            const Observation seen = observe(*match, state, state.pending.seat);
            QElapsedTimer timer;
            timer.start();
            ai::makeBot(ai::Level::Expert, 1)->choose(*match, seen, *legal, {.milliseconds = 40});
            QVERIFY(timer.elapsed() < 2000);
        }
    }

    void stopsInTheMiddle() {
        const auto [match, state] = tableOf(1);
        const auto legal = std::make_unique<ActionList>();
        legalActions(*match, state, *legal);
        std::atomic<bool> stop = false;
        std::thread other([&stop] {
            std::this_thread::sleep_for(std::chrono::milliseconds(30));
            stop = true;
        });
        const Observation seen = observe(*match, state, state.pending.seat);
        const ai::SearchOptions options{.iterations = 0, .milliseconds = 60000, .stop = &stop};
        Rng rng(1);
        QElapsedTimer timer;
        timer.start();
        const ai::SearchResult result = ai::Searcher().search(*match, seen, *legal, options, rng);
        const qint64 elapsed = timer.elapsed();
        other.join();
        QVERIFY(elapsed < 10000);
        QVERIFY(isLegal(*match, state, result.estimates.front().action));
    }

    /// Thinking stops when the answer is clear, and until then is the same as without thrift.
    void clearAnswersTakeLess() {
        int saved = 0;
        int looks = 0;
        ai::Searcher searcher;
        lookIntoGames([&](const Match &match, const GameState &state, const ActionList &legal, Rng &) {
            if (legal.size() < 2 || ++looks % 8 != 0)
                return;
            const Observation seen = observe(match, state, state.pending.seat);
            ai::SearchOptions options{.iterations = 300, .isThrifty = true};
            Rng first(1);
            const int thrifty = searcher.search(match, seen, legal, options, first).iterations;
            options.isThrifty = false;
            Rng second(1);
            QCOMPARE(searcher.search(match, seen, legal, options, second).iterations, 300);
            options.iterations = thrifty;
            Rng third(1);
            QCOMPARE(searcher.search(match, seen, legal, options, third).iterations, thrifty);
            QVERIFY(first == third);
            QVERIFY(thrifty <= 300);
            saved += 300 - thrifty;
        });
        QVERIFY(saved > 0);
    }

    void estimatesAddUp() {
        const auto [match, state] = tableOf(2);
        const auto legal = std::make_unique<ActionList>();
        legalActions(*match, state, *legal);
        Rng rng(1);
        const ai::SearchResult result =
            ai::Searcher().search(*match, observe(*match, state, state.pending.seat), *legal, {.iterations = 200}, rng);
        int visits = 0;
        for (const ai::Estimate &estimate : result.estimates) {
            visits += estimate.visits;
            QVERIFY(estimate.winRate >= 0.0 && estimate.winRate <= 1.0);
        }
        QCOMPARE(visits, 200);
        QCOMPARE(static_cast<int>(result.estimates.size()), legal->size());
    }

    /// M2: a move to where the fighter stands is no move; whoever need not move gains nothing by looking at it.
    void whatComesToTheSameIsNotSearched() {
        int left = 0;
        int searched = 0;
        lookIntoGames([&](const Match &match, const GameState &state, const ActionList &legal, Rng &rng) {
            if (state.pending.kind != DecisionKind::ChooseMove || legal.size() < 3)
                return;
            const bool canStop = legal[legal.size() - 1].kind == ActionKind::Done;
            const Observation seen = observe(match, state, state.pending.seat);
            const ai::SearchOptions options{.iterations = 4 * legal.size(), .curiosity = 1.0F};
            for (const ai::Estimate &estimate : ai::Searcher().search(match, seen, legal, options, rng).estimates) {
                const Action &action = estimate.action;
                const bool isStaying =
                    action.kind == ActionKind::Move && state.fighter(action.fighter).space == action.space;
                if (isStaying && canStop)
                    QCOMPARE(estimate.visits, 0);
                left += isStaying && canStop ? 1 : 0;
                searched += estimate.visits > 0 ? 1 : 0;
            }
        });
        QVERIFY(left > 50);
        QVERIFY(searched > 5 * left);
    }

    void levelsByName() {
        QVERIFY(ai::levelNamed("flat64") == ai::Level::Flat64);
        for (ai::Level level : ai::kLevels)
            QVERIFY(ai::levelNamed(ai::kLevelNames[static_cast<std::size_t>(level)]) == level);
        QVERIFY(!ai::levelNamed("grandmaster"));
    }
};

CHAMPCLOS_TEST_GUILESS(TestBots)
#include "tst_bots.moc"

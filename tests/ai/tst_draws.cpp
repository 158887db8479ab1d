// SPDX-License-Identifier: MIT
//
// Games that cannot end (V3): two decks whose fighters cannot hurt each other stand still and are drawn, whoever plays
// them; a draw lies between a victory and a defeat; tournaments count it as neither.
#include "engine/ai/bot.h"
#include "engine/ai/evaluate.h"
#include "engine/ai/random_play.h"
#include "engine/ai/search.h"
#include "engine/ai/tournament.h"
#include "engine/ai/value_net.h"
#include "engine/core/invariants.h"
#include "engine/rules/setup.h"
#include "tests/support/content.h"
#include "tests/support/small_deck.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace champclos;
using namespace champclos::ai;

namespace {

/// No effect hurts it, not even an empty deck, and it has nothing to attack with.
DeckDef statue() {
    const test::SmallDeck small = test::readSmallDeck(
        "statue", {"hero: statue 9 melee", "defense: stone 2 x3", "abilities: [{ \"modify\": \"noEffectDamage\" }]"});
    if (!small.deck)
        qFatal("%s", small.problem.c_str());
    return *small.deck;
}

std::shared_ptr<const Match> standingMatch(std::size_t seats) {
    const MatchResult made = makeMatch(test::boardNamed("greenwood"), std::vector<DeckDef>(seats, statue()));
    if (!made.match)
        qFatal("%s", made.problem.c_str());
    return made.match;
}

} // namespace

class TestDraws : public QObject {
    Q_OBJECT

private slots:
    void randomGamesAreDrawn_data() {
        QTest::addColumn<int>("seats");
        QTest::newRow("duel") << 2;
        QTest::newRow("teams") << 4;
    }
    void randomGamesAreDrawn() {
        QFETCH(int, seats);
        const auto match = standingMatch(static_cast<std::size_t>(seats));
        ActionList actions;
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            GameState state = start(*match, seed);
            Rng rng(seed);
            std::string problem;
            int turns = 0; // of them, the last ones without a change
            for (int decisions = 0; !state.isOver() && decisions < 2000 && problem.empty(); ++decisions) {
                legalActions(*match, state, actions);
                turns = state.turnNumber - state.quietTurns;
                apply(*match, state, actions[rng.below(actions.size())]);
                problem = brokenInvariant(*match, state);
            }
            QVERIFY2(problem.empty(), problem.c_str());
            QVERIFY(state.isOver() && state.isDrawn());
            QVERIFY(state.winners.isEmpty());
            QCOMPARE(state.turnNumber - turns, kQuietTurnsEach * seats);
        }
    }

    void everyLevelPlaysThemToTheEnd() {
        const auto match = standingMatch(2);
        ActionList actions;
        for (const Level level : {Level::Easy, Level::Normal, Level::Hard, Level::Expert}) {
            const auto bot = makeBot(level, 3);
            GameState state = start(*match, 3);
            int decisions = 0;
            for (; !state.isOver() && decisions < 400; ++decisions) {
                legalActions(*match, state, actions);
                apply(*match, state,
                      bot->choose(*match, observe(*match, state, state.pending.seat), actions,
                                  {.milliseconds = 0, .iterations = 20}));
            }
            QVERIFY(state.isDrawn());
        }
    }

    void aDrawLiesInTheMiddle() {
        const auto match = standingMatch(2);
        GameState state = start(*match, 1);
        Rng rng(1);
        ActionList actions;
        const double value = playout(*match, state, SeatId(0), {.playoutTurns = kToTheEnd}, rng, actions);
        QVERIFY(state.isDrawn());
        QCOMPARE(value, 0.5);
        for (const SeatId seat : {SeatId(0), SeatId(1)}) {
            QCOMPARE(evaluate(*match, state, seat), 0.5);
            QCOMPARE(evaluate(learnedNet(), *match, state, seat), 0.5);
        }
        state.cause = Cause::HeroesDefeated;
        state.winners = SeatSet::of(SeatId(1));
        QCOMPARE(evaluate(*match, state, SeatId(0)), 0.0);
        QCOMPARE(evaluate(*match, state, SeatId(1)), 1.0);
    }

    void tournamentsCountThem() {
        TournamentPlan plan;
        plan.pairings = {pairingOf({standingMatch(2)}, SeatOrder::Swapped, {{Level::Random}, {Level::Random}}),
                         pairingOf({test::matchOf("greenwood", {"medusa", "bigfoot"})}, SeatOrder::Swapped,
                                   {{Level::Random}, {Level::Random}})};
        plan.gamesEach = 6;
        plan.isCheckingAlways = true;
        const TournamentResult result = playTournament(plan, {.threads = 2});
        const Tally &drawn = result.tallies[0];
        QCOMPARE(drawn.drawn, 6);
        QCOMPARE(drawn.wins[0] + drawn.wins[1] + drawn.firstWins + drawn.unfinished + drawn.faults, 0);
        QCOMPARE(drawn.finished(), 6);
        QCOMPARE(drawn.decided(), 0);
        QCOMPARE(scoreOf(drawn, 0).games, 0);
        const Tally all = result.all();
        QCOMPARE(all.drawn, 6);
        QCOMPARE(all.wins[0] + all.wins[1], 6);
        QCOMPARE(firstPlayerScore(all).games, 6);
        QVERIFY(result.faults.empty());
        for (const NamedTally &deck : talliesByDeck(plan, result))
            QCOMPARE(deck.decided(), deck.name == "statue" ? 0 : 6);
        const std::string csv = toCsv(plan, result);
        QVERIFY2(csv.find("\nstatue,statue,6,0,0,0,") != std::string::npos && csv.find(",0,0,6\n") != std::string::npos,
                 csv.c_str());
    }
};

CHAMPCLOS_TEST_GUILESS(TestDraws)
#include "tst_draws.moc"

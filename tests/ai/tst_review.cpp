// SPDX-License-Identifier: MIT
//
// Reviews: what is judged, that it does not depend on threads or on what the deciding player could not know, that a win
// thrown away is a mistake, and that a review can be stopped.
#include "engine/ai/deciding.h"
#include "engine/ai/determinize.h"
#include "engine/rules/game.h"
#include "tests/support/content.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <memory>

using namespace champclos;

namespace {

struct Played {
    std::shared_ptr<const Match> match;
    std::vector<GameState> states;
    std::vector<Action> actions;
    ai::PastGame past() const { return {*match, states, actions}; }
};

Played played(ai::Level first, ai::Level second, std::uint64_t seed) {
    Played game{.match = test::matchOf("greenwood", {"medusa", "bigfoot"}), .states = {}, .actions = {}};
    const auto actions = std::make_unique<ActionList>();
    const std::array bots = {ai::makeBot(first, seed), ai::makeBot(second, seed + 1)};
    game.states.push_back(start(*game.match, seed));
    while (!game.states.back().isOver()) {
        GameState state = game.states.back();
        const SeatId seat = state.pending.seat;
        legalActions(*game.match, state, *actions);
        game.actions.push_back(bots[static_cast<std::size_t>(seat.value())]->choose(
            *game.match, observe(*game.match, state, seat), *actions, {.milliseconds = 0, .iterations = 50}));
        apply(*game.match, state, game.actions.back());
        game.states.push_back(state);
    }
    return game;
}

} // namespace

class TestReview : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void judgesEveryDecision();
    void doesNotDependOnThreads();
    void doesNotPeek();
    void marksAWinThrownAway();
    void canBeStopped();
    void tellsWhatDecided();
};

void TestReview::judgesEveryDecision() {
    const Played game = played(ai::Level::Easy, ai::Level::Normal, 1);
    int quick = 0;
    ai::ReviewRun run;
    run.progress = [&](const ai::ReviewProgress &progress) {
        quick = progress.isQuickDone && quick == 0 ? progress.done : quick;
        QVERIFY(progress.done <= progress.total);
    };
    const ai::Review review = ai::review(game.past(), {.iterations = 60, .quickIterations = 20}, run);
    QVERIFY(review.isWhole);
    QVERIFY(quick > 0);
    std::size_t decisions = 0;
    const auto legal = std::make_unique<ActionList>();
    for (std::size_t step = 0; step < game.actions.size(); ++step) {
        legalActions(*game.match, game.states[step], *legal);
        if (legal->size() == 1)
            continue;
        const ai::Judgement &judgement = review.judgements.at(decisions++);
        QCOMPARE(judgement.step, step);
        QCOMPARE(judgement.effort, 60);
        QVERIFY(judgement.before >= judgement.after && judgement.before <= 1 && judgement.after >= 0);
        QCOMPARE(judgement.best == judgement.played, judgement.loss() == 0);
        QVERIFY(std::find(legal->begin(), legal->end(), judgement.best) != legal->end());
    }
    QCOMPARE(decisions, review.judgements.size());
    const GameState &end = game.states.back();
    for (int seat = 0; seat < 2; ++seat)
        QCOMPARE(ai::prospectAt(review, SeatId(seat), game.actions.size()),
                 end.winners.contains(SeatId(seat)) ? 1.0 : 0.0);
    QCOMPARE(ai::verdictOf(0), ai::Verdict::Best);
    QCOMPARE(ai::verdictOf(0.02), ai::Verdict::Good);
    QCOMPARE(ai::verdictOf(0.07), ai::Verdict::Doubtful);
    QCOMPARE(ai::verdictOf(0.3), ai::Verdict::Mistake);
}

void TestReview::doesNotDependOnThreads() {
    const Played game = played(ai::Level::Easy, ai::Level::Easy, 2);
    const ai::ReviewPlan plan{.iterations = 80, .quickIterations = 10};
    const ai::Review one = ai::review(game.past(), plan, {.threads = 1});
    QVERIFY(one == ai::review(game.past(), plan, {.threads = 3}));
    QVERIFY(one != ai::review(game.past(), {.iterations = 80, .quickIterations = 10, .seed = 2}, {.threads = 1}));
}

/// What nobody could know may be dealt otherwise: the judgement stays the same, unless all cards count.
void TestReview::doesNotPeek() {
    const Played game = played(ai::Level::Normal, ai::Level::Normal, 3);
    ai::Searcher searcher;
    int differences = 0;
    for (std::size_t step = 0; step < game.actions.size(); step += 5) {
        if (!ai::isDecision(game.past(), step))
            continue;
        Played other = game;
        Rng rng(step);
        const Observation seen = observe(*game.match, game.states[step], game.states[step].pending.seat);
        other.states[step] = ai::determinize(*game.match, seen, rng);
        ai::JudgeOptions options{.iterations = 100};
        QVERIFY(ai::judge(game.past(), step, options, searcher) == ai::judge(other.past(), step, options, searcher));
        options.isWithAllCards = true;
        differences += ai::judge(game.past(), step, options, searcher).before !=
                               ai::judge(other.past(), step, options, searcher).before
                           ? 1
                           : 0;
    }
    QVERIFY(differences > 0);
}

/// The last attack of a game won it: not to have attacked would have been a mistake.
void TestReview::marksAWinThrownAway() {
    ai::Searcher searcher;
    const auto legal = std::make_unique<ActionList>();
    int found = 0;
    for (std::uint64_t seed = 1; seed < 12 && found < 2; ++seed) {
        Played game = played(ai::Level::Normal, ai::Level::Normal, seed);
        const SeatId winner = game.states.back().winners.first();
        for (std::size_t step = game.actions.size(); step-- > 0;) {
            const GameState &state = game.states[step];
            if (game.actions[step].kind != ActionKind::Attack || state.pending.seat != winner)
                continue;
            const ai::JudgeOptions options{.iterations = 600};
            if (ai::judge(game.past(), step, options, searcher).before < 0.97)
                break; // it was not sure
            legalActions(*game.match, state, *legal);
            game.actions[step] = *legal->begin(); // a maneuver, with which the game goes on
            const ai::Judgement judgement = ai::judge(game.past(), step, options, searcher);
            if (judgement.after < 0.85) {
                QCOMPARE(judgement.verdict(), ai::Verdict::Mistake);
                QCOMPARE(judgement.best.kind, ActionKind::Attack);
                ++found;
            }
            break;
        }
    }
    QVERIFY(found > 0);
}

void TestReview::canBeStopped() {
    const Played game = played(ai::Level::Easy, ai::Level::Easy, 4);
    std::atomic<bool> stop = false;
    ai::ReviewRun run{.threads = 2, .stop = &stop};
    run.progress = [&](const ai::ReviewProgress &progress) { stop = progress.done >= 5; };
    const ai::Review review = ai::review(game.past(), {.iterations = 100000, .quickIterations = 10}, run);
    QVERIFY(!review.isWhole);
    QVERIFY(!review.judgements.empty());
}

void TestReview::tellsWhatDecided() {
    for (std::uint64_t seed = 1; seed < 8; ++seed) {
        const Played game = played(ai::Level::Easy, ai::Level::Normal, seed);
        const ai::Review review = ai::review(game.past(), {.iterations = 60, .quickIterations = 0}, {});
        const std::vector<ai::Deciding> told = ai::whatDecided(game.past(), review);
        QVERIFY(!told.empty() && told.size() <= ai::kTold);
        QVERIFY(std::is_sorted(told.begin(), told.end(), [](const ai::Deciding &left, const ai::Deciding &right) {
            return left.step < right.step;
        }));
        for (const ai::Deciding &one : told)
            QVERIFY(one.step < game.actions.size() && one.weight > 0);
    }
    Played conceded = played(ai::Level::Easy, ai::Level::Normal, 9);
    conceded.actions.resize(10);
    conceded.states.resize(11);
    GameState state = conceded.states.back();
    const Action up = concession(SeatId(1));
    apply(*conceded.match, state, up);
    conceded.actions.push_back(up);
    conceded.states.push_back(state);
    const ai::Review review = ai::review(conceded.past(), {.iterations = 30, .quickIterations = 0}, {});
    const std::vector<ai::Deciding> told = ai::whatDecided(conceded.past(), review);
    QCOMPARE(told.back().kind, ai::Deciding::Kind::Concession);
    QCOMPARE(told.back().seat, SeatId(1));
}

CHAMPCLOS_TEST_GUILESS(TestReview)
#include "tst_review.moc"

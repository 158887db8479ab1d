// SPDX-License-Identifier: MIT
//
// Explanations: the best few actions and why, from what the seat may know. Every motive comes up in games; whatever is
// hidden can be dealt anew without changing a word.
#include "engine/ai/ahead.h"
#include "engine/ai/determinize.h"
#include "engine/ai/explain.h"
#include "engine/rules/game.h"
#include "tests/support/content.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <memory>
#include <set>

using namespace champclos;

namespace {

constexpr int kGames = 30;

std::shared_ptr<const Match> matchOf(int game) {
    const auto deck = [](int place) {
        return test::kDeckNames[static_cast<std::size_t>(place) % test::kDeckNames.size()];
    };
    return test::matchOf("greenwood", {deck(game), deck(game * 3 + 1)});
}

/// Plays a game at random and looks at every few decisions.
template <class Look> void lookIntoGames(int games, int every, Look look) {
    const auto actions = std::make_unique<ActionList>();
    for (int game = 0; game < games; ++game) {
        const auto match = matchOf(game);
        GameState state = start(*match, static_cast<std::uint64_t>(game));
        Rng rng(static_cast<std::uint64_t>(game));
        for (int decision = 0; !state.isOver(); ++decision) {
            legalActions(*match, state, *actions);
            if (decision % every == 0)
                look(*match, state, *actions, rng);
            apply(*match, state, (*actions)[rng.below(actions->size())]);
        }
    }
}

/// A reason names what its motive needs, and names fighters on the right sides.
bool isWhole(const Match &match, SeatId viewer, const ai::Reason &reason) {
    const FighterSet enemies = match.opposingFightersOf(viewer);
    const bool isOtherEnemy = !reason.other || enemies.contains(reason.other);
    const bool isFighterFriend = !reason.fighter || !enemies.contains(reason.fighter);
    switch (reason.motive) {
    case ai::Motive::Defeats:
        return isOtherEnemy && isFighterFriend && reason.other;
    case ai::Motive::Damages:
        return isOtherEnemy && isFighterFriend && reason.other && reason.number > 0;
    case ai::Motive::Survives:
    case ai::Motive::Returns:
        return isOtherEnemy && isFighterFriend && reason.fighter;
    case ai::Motive::Prevents:
    case ai::Motive::Heals:
        return isOtherEnemy && isFighterFriend && reason.fighter && reason.number > 0;
    case ai::Motive::CompletesPile:
    case ai::Motive::FeedsPile:
        return reason.seat == viewer;
    case ai::Motive::TakesCards:
        return match.opponentsOf(viewer).contains(reason.seat) && reason.number > 0;
    case ai::Motive::Draws:
        return reason.number > 0;
    case ai::Motive::Escapes:
    case ai::Motive::Threatens:
    case ai::Motive::Approaches:
    case ai::Motive::KeepsAway:
        return isOtherEnemy && isFighterFriend && reason.fighter && reason.other;
    case ai::Motive::StaysArmed:
    case ai::Motive::Exposes:
        return isOtherEnemy && isFighterFriend && reason.fighter && reason.other;
    case ai::Motive::StaysSafe:
    case ai::Motive::SavesSoon:
        return isFighterFriend && reason.fighter;
    case ai::Motive::HurtsSoon:
        return isOtherEnemy && reason.other;
    case ai::Motive::FewerCardsSoon:
        return match.opponentsOf(viewer).contains(reason.seat);
    case ai::Motive::SparesCards:
    case ai::Motive::Costs:
        return reason.seat && reason.card;
    case ai::Motive::OnlyAction:
    case ai::Motive::Wins:
    case ai::Motive::KeepsCards:
    case ai::Motive::MoreCardsSoon:
    case ai::Motive::HardlyMatters:
        return isOtherEnemy && isFighterFriend;
    }
    return false;
}

} // namespace

class TestExplain : public QObject {
    Q_OBJECT

private slots:
    void everyMotiveComesUp() {
        std::set<ai::Motive> found;
        lookIntoGames(kGames, 3, [&](const Match &match, const GameState &state, const ActionList &legal, Rng &rng) {
            const SeatId seat = state.pending.seat;
            const Observation seen = observe(match, state, seat);
            for (int look = 0; look < 3; ++look) {
                const Action &action = legal[rng.below(legal.size())];
                const ai::Reason reason = ai::reasonFor(match, seen, legal, action);
                QVERIFY2(isWhole(match, seat, reason), qPrintable(QString::number(static_cast<int>(reason.motive))));
                // Who is placed for the first time does not come back.
                QVERIFY(reason.motive != ai::Motive::Returns || state.turnNumber > 0);
                found.insert(reason.motive);
                QVERIFY(static_cast<int>(reason.motive) < ai::kReasons);
                if (const auto cost = ai::costOf(match, seen, action, 1)) {
                    QVERIFY(static_cast<int>(cost->motive) >= ai::kReasons && isWhole(match, seat, *cost));
                    found.insert(cost->motive);
                }
            }
        });
        for (int motive = 0; motive < ai::kMotives; ++motive)
            if (!found.contains(static_cast<ai::Motive>(motive)))
                QWARN(qPrintable(QStringLiteral("motive %1 never came up").arg(motive)));
        QCOMPARE(static_cast<int>(found.size()), ai::kMotives);
    }

    /// What the table would show: the best action by a search, its reason, and the chances before and after.
    void hintsNameACause() {
        int hints = 0;
        int vague = 0;
        lookIntoGames(12, 5, [&](const Match &match, const GameState &state, const ActionList &legal, Rng &) {
            const Observation seen = observe(match, state, state.pending.seat);
            const ai::Explanation why = ai::explain(match, seen, legal, {.iterations = 60}, 7);
            if (legal.size() == 1)
                return;
            ++hints;
            vague += why.reason.motive == ai::Motive::HardlyMatters ? 1 : 0;
            QVERIFY(isWhole(match, seen.viewer, why.reason));
            QVERIFY(why.before >= 0 && why.before <= 1);
            QVERIFY(why.candidates.front().visits > 0);
        });
        QVERIFY(hints > 200);
        QVERIFY2(vague * 20 <= hints, qPrintable(QStringLiteral("%1 of %2 hints name no cause").arg(vague).arg(hints)));
    }

    void nobodyPeeks() {
        std::uint64_t seed = 0;
        lookIntoGames(3, 17, [&](const Match &match, const GameState &state, const ActionList &legal, Rng &rng) {
            const SeatId seat = state.pending.seat;
            const Observation seen = observe(match, state, seat);
            const Observation dealt = observe(match, ai::determinize(match, seen, rng), seat);
            const ai::Budget budget{.iterations = 100};
            const ai::Explanation first = ai::explain(match, seen, legal, budget, ++seed);
            const ai::Explanation second = ai::explain(match, dealt, legal, budget, seed);
            QVERIFY(first.reason == second.reason);
            QVERIFY(first.cost == second.cost);
            QCOMPARE(first.before, second.before);
            QCOMPARE(first.candidates.size(), second.candidates.size());
            for (std::size_t place = 0; place < first.candidates.size(); ++place) {
                const ai::Candidate &candidate = first.candidates[place];
                QVERIFY(candidate.action == second.candidates[place].action);
                QCOMPARE(candidate.win, second.candidates[place].win);
                QVERIFY(candidate.win >= 0.0 && candidate.win <= 1.0);
                QVERIFY(std::find(legal.begin(), legal.end(), candidate.action) != legal.end());
            }
        });
    }

    void onlyOneAction() {
        const auto match = matchOf(0);
        const GameState state = start(*match, 1);
        const auto legal = std::make_unique<ActionList>();
        legalActions(*match, state, *legal);
        const auto one = std::make_unique<ActionList>();
        one->push((*legal)[0]);
        const ai::Explanation why = ai::explain(*match, observe(*match, state, state.pending.seat), *one, {});
        QCOMPARE(why.candidates.size(), std::size_t(1));
        QVERIFY(why.reason.motive == ai::Motive::OnlyAction);
    }
};

CHAMPCLOS_TEST_GUILESS(TestExplain)
#include "tst_explain.moc"

// SPDX-License-Identifier: MIT
//
// No world is forgotten: whatever comes of an answer in a game dealt anew (tests/support/hidden.h, written
// independently) is among what PossibleWorlds lists, for whoever looks; and what it lists could not be told from the
// game before.
#include "engine/ai/possible_worlds.h"
#include "engine/rules/action_text.h"
#include "tests/support/content.h"
#include "tests/support/hidden.h"
#include "tests/support/random_game.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <cstdio>
#include <set>

using namespace champclos;
using namespace champclos::ai;

struct WorldCounts {
    int decisions = 0;
    int intricate = 0;
    int outcomes = 0;
};

namespace {

constexpr int kDeals = 4;      ///< of each decision
constexpr int kOneIn = 17;     ///< so many decisions is looked at
constexpr int kLeastTurns = 6; ///< before: hands and decks are large
constexpr std::uint64_t kMostAnswers = 4000;

/// What is seen after every answer that the deciding seat may give with this action, or any action of another seat.
std::set<std::uint64_t> listed(PossibleWorlds &worlds, const GameState &state, SeatId viewer, const Action &action) {
    std::set<std::uint64_t> seen;
    const auto add = [&](const GameState &, const GameState &after) {
        seen.insert(hashOf(worlds.typical(after)));
        return true;
    };
    if (state.pending.seat == viewer) {
        worlds.forEachOutcome(worlds.typical(state), action, add);
    } else {
        worlds.forEachAnswer(state, [&](const GameState &world, const Action &answer) {
            return worlds.forEachOutcome(world, answer, add);
        });
    }
    return seen;
}

/// A deal may put a card face down that could not have been played.
bool isAttackPossible(const Match &match, const GameState &state) {
    const CombatSide &attack = state.combat.side(Side::Attacker);
    if (!state.combat.isActive || state.combat.isRevealed || !attack.card)
        return true;
    const SeatTables &tables = match.seat(seatOf(attack.fighter));
    return (tables.attackCards & match.fighter(attack.fighter).playable).contains(attack.card) &&
           (!state.combat.boostCard || tables.boostCards.contains(state.combat.boostCard));
}

} // namespace

class TestPossibleWorlds : public QObject {
    Q_OBJECT

private slots:
    void forgetNone_data() {
        QTest::addColumn<QString>("one");
        QTest::addColumn<QString>("other");
        const int count = static_cast<int>(test::kDeckNames.size());
        for (int index = 0; index < count; ++index)
            for (const int step : {1, 3}) {
                const char *one = test::kDeckNames[static_cast<std::size_t>(index)];
                const char *other = test::kDeckNames[static_cast<std::size_t>((index + step) % count)];
                QTest::addRow("%s %s", one, other) << one << other;
            }
    }
    void forgetNone() {
        QFETCH(QString, one);
        QFETCH(QString, other);
        const auto match = test::matchOf("greenwood", {one.toStdString(), other.toStdString()});
        Rng rng(7);
        WorldCounts counts;
        for (std::uint64_t seed = 1; seed <= static_cast<std::uint64_t>(test::scaled(3)); ++seed)
            test::playRandomly(*match, seed, [&](const GameState &state, const ActionList &, const Action &chosen) {
                if (state.turnNumber < kLeastTurns || rng.below(kOneIn) != 0)
                    return true;
                check(*match, state, chosen, SeatId(rng.below(2)), rng, counts);
                return !QTest::currentTestFailed();
            });
        std::printf("%s, %s: %d decisions, %d too intricate, %d ways to go on\n", qPrintable(one), qPrintable(other),
                    counts.decisions, counts.intricate, counts.outcomes);
        QVERIFY(counts.decisions > 0);
        QVERIFY(counts.intricate * 2 <= counts.decisions);
    }

private:
    static void check(const Match &match, const GameState &state, const Action &chosen, SeatId viewer, Rng &rng,
                      WorldCounts &counts) {
        PossibleWorlds worlds(match, viewer, kMostAnswers);
        const std::set<std::uint64_t> seen = listed(worlds, state, viewer, chosen);
        ++counts.decisions;
        if (worlds.isTooIntricate()) {
            ++counts.intricate;
            return;
        }
        counts.outcomes += static_cast<int>(seen.size());
        ActionList legal;
        for (int deal = 0; deal < kDeals; ++deal) {
            GameState dealt = test::dealtAnew(match, state, viewer, rng);
            if (!isAttackPossible(match, dealt))
                continue;
            legalActions(match, dealt, legal);
            const bool isOwn = dealt.pending.seat == viewer;
            const Action action = isOwn ? chosen : legal[rng.below(legal.size())];
            QVERIFY(std::find(legal.begin(), legal.end(), action) != legal.end());
            const GameState before = dealt;
            apply(match, dealt, action);
            QVERIFY2(seen.contains(hashOf(worlds.typical(dealt))),
                     qPrintable(QString("after %1 in turn %2 for seat %3")
                                    .arg(QString::fromStdString(actionText(match, before, action)))
                                    .arg(before.turnNumber)
                                    .arg(viewer.value() + 1)));
        }
    }
};

CHAMPCLOS_TEST_GUILESS(TestPossibleWorlds)
#include "tst_possible_worlds.moc"

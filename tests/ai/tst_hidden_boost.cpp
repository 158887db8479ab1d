// SPDX-License-Identifier: MIT
//
// What a bot imagines under a boost that lies face down: a card that has a boost (M1), and beside it an attack card.
#include "engine/ai/determinize.h"
#include "engine/core/invariants.h"
#include "engine/rules/game.h"
#include "engine/rules/position.h"
#include "engine/rules/setup.h"
#include "tests/support/content.h"
#include "tests/support/small_deck.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace champclos;

class TestHiddenBoost : public QObject {
    Q_OBJECT

private slots:
    void isACardWithABoost_data() {
        QTest::addColumn<QStringList>("hand");
        QTest::newRow("two cards") << QStringList{"vow", "spark"};
        QTest::newRow("the only boost could attack, too") << QStringList{"vow", "blow"};
        QTest::newRow("many cards") << QStringList{"vow", "vow", "spark", "rest", "rest"};
    }
    void isACardWithABoost() {
        QFETCH(QStringList, hand);
        const test::SmallDeck vower = test::readSmallDeck(
            "vower", {"hero: vower 12 melee", "attack: vow 3 boost none x8", "attack: blow 2 boost 1",
                      "scheme: rest boost none x8", "defense: spark 1 boost 2",
                      "abilities: [{ \"when\": \"onAttack\", \"do\": [{ \"may\": [\"boostFaceDown\"] }] }]"});
        QVERIFY2(vower.deck, vower.problem.c_str());
        const MatchResult made = makeMatch(test::boardNamed("greenwood"), {*vower.deck, test::deckNamed("rival")});
        QVERIFY2(made.match, made.problem.c_str());
        const Match &match = *made.match;
        Position position;
        position.seats.resize(2);
        for (const QString &card : hand)
            position.seats[0].hand.push_back(card.toStdString());
        position.seats[0].draw = {"rest", "rest", "vow", "vow"};
        for (const char *card : {"spark", "blow"}) // wherever they are, the other side has not seen them
            if (!hand.contains(QLatin1String(card)))
                position.seats[0].draw.emplace_back(card);
        position.seats[1].hand = {"wall"};
        position.fighters = {{"1:vower", "s1", {}, {}}, {"2:rival", "s2", {}, {}}};
        const PositionResult placed = makePosition(match, position);
        QVERIFY2(placed.state, placed.problem.c_str());
        GameState state = *placed.state;
        ActionList actions;
        const auto play = [&](ActionKind kind) { // the first answer of that kind: a vow, then the boost
            legalActions(match, state, actions);
            for (const Action &action : actions)
                if (action.kind == kind) {
                    apply(match, state, action);
                    return true;
                }
            return false;
        };
        QVERIFY(play(ActionKind::Attack) && play(ActionKind::Boost));
        QVERIFY(state.combat.boostCard);
        const Observation seen = observe(match, state, SeatId(1));
        QVERIFY(seen.hasHiddenAttackCard && seen.hasHiddenBoost);
        const SeatTables &tables = match.seat(SeatId(0));
        Rng rng(4);
        for (int deal = 0; deal < 300; ++deal) {
            const GameState dealt = ai::determinize(match, seen, rng);
            QVERIFY(tables.boostCards.contains(dealt.combat.boostCard));
            QVERIFY(tables.attackCards.contains(dealt.combat.side(Side::Attacker).card));
            QCOMPARE(dealt.seat(SeatId(0)).hand.size(), static_cast<int>(hand.size()) - 2);
            const std::string problem = brokenInvariant(match, dealt);
            QVERIFY2(problem.empty(), problem.c_str());
        }
    }
};

CHAMPCLOS_TEST_GUILESS(TestHiddenBoost)
#include "tst_hidden_boost.moc"

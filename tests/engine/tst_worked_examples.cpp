// SPDX-License-Identifier: MIT
//
// The worked examples at the end of the rules page, played on a real battlefield through the public engine.
#include "tests/support/table.h"
#include "tests/support/test_program.h"

#include <QtTest>

using namespace champclos;
using namespace champclos::test;

// The action is legal and is done.
#define PLAY(table, action)                                                                                            \
    do {                                                                                                               \
        const std::string problem = (table).play(action);                                                              \
        QVERIFY2(problem.empty(), problem.c_str());                                                                    \
    } while (false)
#define IS_SO(table, clause)                                                                                           \
    do {                                                                                                               \
        const std::string problem = (table).unlike(clause);                                                            \
        QVERIFY2(problem.empty(), problem.c_str());                                                                    \
    } while (false)

class TestWorkedExamples : public QObject {
    Q_OBJECT

private slots:
    void outlawAttacksBigfoot();
    void jabberwockAttacksArthur();
    void lineOfTenSyllables();
    void notToBe();
    void oneGlamourATurn();
    void spellFromTheCauldron();
};

// On Greenwood s9 is adjacent to s10, and s13 shares no zone with either.
void TestWorkedExamples::outlawAttacksBigfoot() {
    Table table(
        "greenwood", {"robin-hood", "bigfoot"},
        {.seats = {{.hand = {"wily-fighting", "piercing-shot", "defenders-of-sherwood"}}, {.hand = {"skirmish"}}},
         .fighters = {{"1:robin-hood", "s13", {}, {}}, {"1:outlaw-1", "s9", {}, {}}, {"2:bigfoot", "s10", {}, {}}}});
    QCOMPARE(table.refusal("attack 1:outlaw-1 x 2:bigfoot with piercing-shot"), "A1");
    QCOMPARE(table.refusal("attack 1:outlaw-1 x 2:bigfoot with defenders-of-sherwood"), "A1");
    QCOMPARE(table.refusal("attack 1:robin-hood x 2:bigfoot with piercing-shot"), "A2");
    PLAY(table, "attack 1:outlaw-1 x 2:bigfoot with wily-fighting");
    PLAY(table, "defend skirmish");
    QVERIFY(table.saw("combatResolved 3 4 0 defender"));
    QCOMPARE(table.asked(), "2 chooseFighter"); // AFTER, the defender first: Skirmish moves one of the two
    PLAY(table, "fighter 1:outlaw-1");
    QVERIFY(!table.isOffered("move 1:outlaw-1 > s13")); // Robin Hood stands there
    PLAY(table, "move 1:outlaw-1 > s1");
    QVERIFY(table.saw("effectStarted 1 wily-fighting after"));
    QVERIFY(!table.saw("damageDealt")); // nobody is adjacent any more
    IS_SO(table, "2:bigfoot health 16");
    IS_SO(table, "1:outlaw-1 at s1");
    IS_SO(table, "discard 1: wily-fighting");
    IS_SO(table, "discard 2: skirmish");
    QCOMPARE(table.asked(), "1 chooseMove"); // Robin Hood's ability moves the attacking fighter
    PLAY(table, "done");
    QCOMPARE(table.asked(), "1 chooseAction");
}

void TestWorkedExamples::jabberwockAttacksArthur() {
    Table table(
        "greenwood", {"alice", "king-arthur"},
        {.seats = {{.hand = {"jaws-that-bite", "snicker-snack", "looking-glass"}, .token = "small"},
                   {.hand = {"skirmish"}}},
         .fighters = {{"1:alice", "s13", {}, {}}, {"1:jabberwock", "s9", {}, {}}, {"2:king-arthur", "s10", {}, {}}}});
    QCOMPARE(table.refusal("attack 1:jabberwock x 2:king-arthur with snicker-snack"), "A1");
    QCOMPARE(table.refusal("attack 1:jabberwock x 2:king-arthur with looking-glass"), "A1");
    QCOMPARE(table.refusal("attack 1:alice x 2:king-arthur with snicker-snack"), "A2");
    PLAY(table, "attack 1:jabberwock x 2:king-arthur with jaws-that-bite");
    PLAY(table, "defend skirmish");
    QVERIFY(table.saw("combatResolved 4 4 0 defender"));
    PLAY(table, "fighter 1:jabberwock");
    PLAY(table, "move 1:jabberwock > s3"); // 1 away from s9, not adjacent to s10
    QVERIFY(table.saw("effectStarted 1 jaws-that-bite after"));
    QVERIFY(!table.saw("damageDealt"));
    QCOMPARE(table.asked(), "1 chooseAction");
    IS_SO(table, "2:king-arthur health 18");
}

void TestWorkedExamples::lineOfTenSyllables() {
    Table table("greenwood", {"shakespeare", "bigfoot"},
                {.seats = {{.hand = {"all-are-punished", "revise"},
                            .draw = {"horror", "horror", "horror"},
                            .pile = {"et-tu-brute", "alas"}},
                           {}},
                 .fighters = {{"1:shakespeare", "s9", {}, {}}, {"2:bigfoot", "s10", {}, {}}}});
    IS_SO(table, "syllables 1 6");
    PLAY(table, "attack 1:shakespeare x 2:bigfoot with all-are-punished");
    QVERIFY(table.saw("lineGrew 1 all-are-punished 10"));
    QVERIFY(table.saw("lineCompleted 1 all-are-punished"));
    QVERIFY(table.saw("cardDrawn 1 horror"));
    QVERIFY(table.saw("lineDiscarded 1"));
    IS_SO(table, "line 1: none");
    IS_SO(table, "discard 1: et-tu-brute alas all-are-punished");
    PLAY(table, "attack 1:shakespeare x 2:bigfoot with revise");
    IS_SO(table, "line 1: revise");
}

void TestWorkedExamples::notToBe() {
    const auto attack = [](const std::string &fighter) {
        Table table("greenwood", {"hamlet", "bigfoot"},
                    {.seats = {{.hand = {"to-sleep-perchance-to-dream"}, .token = "not-to-be"}, {}},
                     .fighters = {{"1:hamlet", "s9", {}, {}},
                                  {"1:rosencrantz-guildenstern", "s4", {}, {}},
                                  {"2:bigfoot", "s10", {}, {}}}});
        const std::string problem = table.play("attack 1:" + fighter + " x 2:bigfoot with to-sleep-perchance-to-dream");
        return problem.empty() ? table : throw std::runtime_error(problem);
    };
    QVERIFY(attack("hamlet").saw("combatResolved 5 0 5"));
    QVERIFY(attack("rosencrantz-guildenstern").saw("combatResolved 3 0 3"));
}

void TestWorkedExamples::oneGlamourATurn() {
    Table table("greenwood", {"bigfoot", "titania"},
                {.turnSeat = 1,
                 .actions = 1,
                 .seats = {{.draw = {"hoax", "hoax", "hoax"}},
                           {.hand = {"fairy-song"},
                            .draw = {"parting-gift", "parting-gift"},
                            .sideDeck = {"sleep", "rhyme", "love"}}},
                 .fighters = {{"1:bigfoot", "s10", {}, {}}, {"2:titania", "s9", {}, {}}}});
    IS_SO(table, "glamour 2 none");
    PLAY(table, "maneuver");
    PLAY(table, "boost none");
    PLAY(table, "done");
    PLAY(table, "no");                           // Bigfoot's ability: a card for being alone in his zone
    QVERIFY(table.saw("glamourTurned 2 sleep")); // her first turn starts
    IS_SO(table, "glamour 2 sleep");
    PLAY(table, "attack 2:titania x 1:bigfoot with fairy-song");
    while (table.asked() == "1 chooseDefense" || table.asked() == "1 chooseDiscard")
        PLAY(table, table.asked() == "1 chooseDefense" ? "defend none" : "discard hoax");
    QCOMPARE(table.asked(), "2 chooseYesNo");
    PLAY(table, "yes");
    QVERIFY(table.saw("glamourDiscarded 2 sleep"));
    QVERIFY(table.saw("combatResolved 5 0 5"));
    IS_SO(table, "glamour 2 none");
    PLAY(table, "maneuver");
    PLAY(table, "boost none");
    PLAY(table, "done");
    IS_SO(table, "turn 1");
    IS_SO(table, "glamour 2 none"); // no new one before her next turn
}

void TestWorkedExamples::spellFromTheCauldron() {
    Table table(
        "greenwood", {"wayward-sisters", "bigfoot"},
        {.seats = {{.hand = {"double-double"}, .draw = {"ward"}, .pile = {"toil-and-trouble"}}, {}},
         .fighters = {{"1:sister-1", "s9", {}, {}}, {"1:sister-2", "s1", {}, {}}, {"2:bigfoot", "s10", {}, {}}}});
    PLAY(table, "attack 1:sister-1 x 2:bigfoot with double-double"); // its leg and the snake in the cauldron
    QVERIFY(table.saw("cardDiscarded 1 double-double combat pile"));
    QCOMPARE(table.asked(), "1 chooseOption");
    QVERIFY(table.isOffered("option will-o-the-wisp"));
    QVERIFY(!table.isOffered("option evil-eye")); // no bat
    QVERIFY(table.isOffered("no"));
    PLAY(table, "option will-o-the-wisp");
    QVERIFY(table.saw("spellCast 1 will-o-the-wisp"));
    PLAY(table, "fighter 2:bigfoot");
    PLAY(table, "move 2:bigfoot > s15");
    IS_SO(table, "2:bigfoot at s15");
    IS_SO(table, "cauldron 1: none");
    IS_SO(table, "discard 1: toil-and-trouble double-double");
}

CHAMPCLOS_TEST_GUILESS(TestWorkedExamples)
#include "tst_worked_examples.moc"

// SPDX-License-Identifier: MIT
//
// Positions given by hand (docs/protocol.md): what decks have of their own, and why a position cannot be.
#include "tests/cli/serving.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace champclos;
using namespace champclos::test;

class TestServePositions : public QObject {
    Q_OBJECT

private slots:
    void ownThingsOfDecks_data();
    void ownThingsOfDecks();
    void refusesImpossiblePositions_data();
    void refusesImpossiblePositions();
    void saysWhereAPositionIsWrong_data();
    void saysWhereAPositionIsWrong();
    void whatHappenedThisTurn();
    void whoHasMoved();
    void whatOthersKnow();
    void tokenThatShowsNothingYet();
    void aTurnOfSomebodyWhoIsOut();
    void isSavedWithTheGame();
};

void TestServePositions::ownThingsOfDecks_data() {
    QTest::addColumn<std::string>("deck");
    QTest::addColumn<std::string>("hero");
    QTest::addColumn<std::string>("given");
    QTest::addColumn<std::string>("seen");
    const auto row = [](const char *deck, const char *hero, const char *given, const char *seen) {
        QTest::addRow("%s", deck) << std::string(deck) << std::string(hero) << std::string(given) << std::string(seen);
    };
    row("hamlet", "1:hamlet", R"("token":"not-to-be")", R"({"token":"not-to-be"})");
    row("alice", "1:alice", R"("token":"small")", R"({"token":"small"})");
    row("shakespeare", "1:shakespeare", R"("line":["et-tu-brute","alas"])",
        R"({"line":["et-tu-brute","alas"],"syllables":6})");
    row("wayward-sisters", "1:sister-1", R"("cauldron":["all-seeing-familiar"])",
        R"({"cauldron":["all-seeing-familiar"]})");
    row("titania", "1:titania", R"("glamour":"love","glamourDeck":["greed","sleep"],"glamourDiscard":["rhyme"])",
        R"({"glamour":"love","glamourDrawCount":2,"glamourDiscard":["rhyme"]})");
}

void TestServePositions::ownThingsOfDecks() {
    QFETCH(std::string, deck);
    QFETCH(std::string, hero);
    QFETCH(std::string, given);
    QFETCH(std::string, seen);
    Server server;
    const JsonValue answer =
        ask(server, R"({"cmd":"position","battlefield":"greenwood","seats":[{"deck":")" + deck + R"(","hand":[],)" +
                        given + R"(},{"deck":"bigfoot","hand":[]}],"fighters":{")" + hero +
                        R"(":{"space":"s1"},"2:bigfoot":{"space":"s34"}}})");
    QVERIFY2(isOk(answer), line(answer).c_str());
    const JsonValue expected = parsed(seen);
    const JsonValue observation = ask(server, R"({"cmd":"observe","seat":2})");
    for (const io::JsonMember &member : expected.members())
        QCOMPARE(line(seatOf(observation, 1)[member.key]), line(member.value));
    QVERIFY(!seatOf(observation, 2).contains(expected.members().front().key));
    if (deck == "titania")
        QCOMPARE(line(seatOf(ask(server, R"({"cmd":"reveal"})"), 1)["glamourDeck"]),
                 std::string(R"(["greed","sleep"])"));
}

void TestServePositions::refusesImpossiblePositions_data() {
    QTest::addColumn<std::string>("seat");
    QTest::addColumn<std::string>("fighters");
    const auto row = [](const char *name, const char *seat, const char *fighters) {
        QTest::addRow("%s", name) << std::string(seat) << std::string(fighters);
    };
    const char *const two = R"("1:medusa":{"space":"s1"},"2:bigfoot":{"space":"s2"})";
    row("a card too many", R"("hand":["gaze-of-stone","gaze-of-stone","gaze-of-stone","gaze-of-stone"])", two);
    row("a card of another deck", R"("hand":["savagery"])", two);
    row("two on a space", "", R"("1:medusa":{"space":"s1"},"2:bigfoot":{"space":"s1"})");
    row("no such space", "", R"("1:medusa":{"space":"s99"},"2:bigfoot":{"space":"s2"})");
    row("no such fighter", "", R"("1:medusa":{"space":"s1"},"2:bigfoot":{"space":"s2"},"1:harpy":{"space":"s3"}})");
    row("no hero", "", R"("1:harpy-1":{"space":"s1"},"2:bigfoot":{"space":"s2"})");
    row("too healthy", "", R"("1:medusa":{"space":"s1","health":17},"2:bigfoot":{"space":"s2"})");
    row("health as text", "", R"("1:medusa":{"space":"s1","health":"x"},"2:bigfoot":{"space":"s2"})");
    row("huge health", "", R"("1:medusa":{"space":"s1","health":1e300},"2:bigfoot":{"space":"s2"})");
    row("a fighter that is a number", "", R"("1:medusa":7,"2:bigfoot":{"space":"s2"})");
    row("a hand that is a text", R"("hand":"dash")", two);
    row("a card that is a number", R"("hand":[1])", two);
    row("a token it does not have", R"("token":"big")", two);
    row("a pile it does not have", R"("line":["dash"])", two);
    row("a mistyped key", R"("hnad":["dash"])", two);
    row("no health", "", R"("1:medusa":{"space":"s1","health":0},"2:bigfoot":{"space":"s2"})");
    row("damage as a number", "", R"("1:medusa":{"space":"s1","tookDamage":1},"2:bigfoot":{"space":"s2"})");
    row("a mistyped key of a fighter", "", R"("1:medusa":{"space":"s1","holds":true},"2:bigfoot":{"space":"s2"})");
    row("a mistyped key of a defeated fighter", "",
        R"("1:medusa":{"space":"s1"},"2:bigfoot":{"space":"s2"},"1:harpy-1":{"space":null,"heath":1})");
    row("a mistyped key of the request", "",
        R"("1:medusa":{"space":"s1"},"2:bigfoot":{"space":"s2"}},"trun":{"seat":1)");
    row("known cards that are not there", R"("knownTo":{"2":{"hand":["dash"]}})", two);
    row("known cards in the wrong place", R"("draw":["dash","feint"],"knownTo":{"2":{"draw":["feint"]}})", two);
    row("known to nobody", R"("hand":["dash"],"knownTo":{"3":{"hand":["dash"]}})", two);
    row("no such space at the start of the turn", "",
        R"("1:medusa":{"space":"s1","turnStart":"s99"},"2:bigfoot":{"space":"s2"})");
}

void TestServePositions::refusesImpossiblePositions() {
    QFETCH(std::string, seat);
    QFETCH(std::string, fighters);
    Server server;
    const JsonValue answer =
        ask(server, R"({"cmd":"position","battlefield":"greenwood","seats":[{"deck":"medusa")" +
                        (seat.empty() ? "" : "," + seat) + R"(},{"deck":"bigfoot"}],"fighters":{)" + fighters + "}}");
    QVERIFY(!isOk(answer));
    QVERIFY2(!answer["error"]["message"].string().empty(), line(answer).c_str());
    if (codeOf(answer) != "bad-json")
        QCOMPARE(codeOf(answer), std::string("bad-position"));
    QCOMPARE(codeOf(ask(server, R"({"cmd":"legal"})")), std::string("no-game"));
}

void TestServePositions::saysWhereAPositionIsWrong_data() {
    QTest::addColumn<std::string>("from");
    QTest::addColumn<std::string>("to");
    QTest::addColumn<std::string>("message");
    const auto row = [](const char *from, const char *to, const char *message) {
        QTest::addRow("%s", to) << std::string(from) << std::string(to) << std::string(message);
    };
    row(R"("actions":2)", R"("actions":0)", "turn.actions: this must be a whole number from 1 to 99, not \"0\"");
    row(R"("seat":1,)", R"("seat":3,)", "turn.seat: there is no seat 3");
    row(R"(["dash","feint"])", R"(["dash","feit"])", R"(seats[0].hand[1]: the deck of seat 1 has no card "feit")");
    row(R"("regroup","snipe")", R"("regroup","feint","feint","feint")", R"(seats[0].draw[1]: seat 1 has too many)");
    row(R"("health":9)", R"("health":17)", R"(fighters."1:medusa".health: this must be a whole number from 1 to 16)");
    row(R"("space":"s6")", R"("space":"s5")", R"(fighters."1:harpy-1".space: two fighters stand on the space "s5")");
    row("1:harpy-1", "1:harpy-9", R"(fighters."1:harpy-9": there is no fighter "1:harpy-9")");
    row("2:bigfoot", "2:jackalope", "fighters: team 2 has no hero");
    row(R"("seed":1)", R"("sead":1)", R"(sead: the key "sead" is unknown here; did you mean "seed"?)");
    row(R"("seed":1)", R"("random":"12")", "random: the state of the random generator is written as sixteen");
    row(R"("seed":1)", R"("maneuver":{"move":1,"moved":["2:bigfoot"]})",
        R"(maneuver.moved[0]: "2:bigfoot" is no fighter that this seat has moved)");
    row(R"("seed":1)", R"("maneuver":{"moved":["1:medusa"]})",
        "maneuver.moved: nobody has moved before the boost is chosen");
    row(R"("seed":1)", R"("maneuver":{"move":1,"moved":["1:medusa","1:harpy-1"]})",
        "maneuver: nothing is left to be decided in this maneuver");
    row(R"("deck":"bigfoot")", R"("deck":"bigfot")", R"(seats[1].deck: there is no deck "bigfot")");
    row(R"("battlefield":"greenwood")", R"("battlefield":"greenwod")", "battlefield: there is no battlefield");
    row(R"("battlefield":"greenwood",)", "", R"(the request needs "battlefield")");
    row(R"("seed":1)", R"("seed":-1)", R"("seed" must be)");
    row(R"({"deck":"bigfoot","hand":["skirmish"],"draw":[]})",
        R"({"deck":"shakespeare","line":["alas","alas","et-tu-brute","et-tu-brute"]})",
        "seats[1].line: the line of seat 2 has 12 syllables; at 10 it is completed and discarded");
}

void TestServePositions::saysWhereAPositionIsWrong() {
    QFETCH(std::string, from);
    QFETCH(std::string, to);
    QFETCH(std::string, message);
    std::string request = kPosition;
    const std::size_t begin = request.find(from);
    QVERIFY(begin != std::string::npos);
    request.replace(begin, from.size(), to);
    Server server;
    const JsonValue answer = ask(server, request);
    QCOMPARE(codeOf(answer), std::string("bad-position"));
    QVERIFY2(answer["error"]["message"].string().starts_with(message), line(answer).c_str());
}

void TestServePositions::whatHappenedThisTurn() {
    Server server;
    QVERIFY(
        isOk(ask(server, R"({"cmd":"position","battlefield":"greenwood","seats":[{"deck":"medusa","draw":["dash"]},)"
                         R"({"deck":"bigfoot"}],"fighters":{"1:medusa":{"space":"s5","tookDamage":true,)"
                         R"("turnStart":"s9"},"1:harpy-1":{"space":"s6","held":true},)"
                         R"("1:harpy-2":{"space":"s8","turnStart":null},)"
                         R"("1:harpy-3":{"space":null,"tookDamage":true},"2:bigfoot":{"space":"s30"}}})")));
    const JsonValue seen = ask(server, R"({"cmd":"observe","seat":2})");
    const auto fighter = [&](std::size_t index) {
        JsonValue json = JsonValue::object();
        for (const char *key : {"turnStart", "tookDamage", "held"})
            if (seen["fighters"][index].contains(key))
                json.set(key, seen["fighters"][index][key]);
        return line(json);
    };
    QCOMPARE(fighter(0), std::string(R"({"turnStart":"s9","tookDamage":true})"));
    QCOMPARE(fighter(1), std::string(R"({"held":true})"));
    QCOMPARE(fighter(2), std::string(R"({"turnStart":null})"));
    QCOMPARE(fighter(3), std::string(R"({"tookDamage":true})"));
    QCOMPARE(fighter(4), std::string("{}"));
    // Who is held does not move.
    QVERIFY(isOk(ask(server, R"({"cmd":"apply","action":"maneuver"})")));
    QVERIFY(isOk(ask(server, R"({"cmd":"apply","action":"boost none"})")));
    const JsonValue moves = ask(server, R"({"cmd":"legal"})");
    QCOMPARE(moves["decision"].string(), std::string("chooseMove"));
    for (const JsonValue &action : moves["actions"].items())
        QVERIFY(action.string().find("harpy-1") == std::string::npos);
    const JsonValue why = ask(server, R"({"cmd":"why","action":"move 1:harpy-1 > s6"})");
    QCOMPARE(why["rule"].string(), std::string("M2"));
}

void TestServePositions::whoHasMoved() {
    Server server;
    const std::string begin =
        R"({"cmd":"position","battlefield":"greenwood","turn":{"seat":1,"actions":0},)"
        R"("seats":[{"deck":"medusa","hand":["dash"]},{"deck":"bigfoot","draw":["feint"]}],)"
        R"("fighters":{"1:medusa":{"space":"s5"},"1:harpy-1":{"space":"s6"},"2:bigfoot":{"space":"s30"}},"maneuver":)";
    QVERIFY(isOk(ask(server, begin + R"({"move":1,"moved":["1:medusa"]}})")));
    const JsonValue legal = ask(server, R"({"cmd":"legal"})");
    QCOMPARE(legal["decision"].string(), std::string("chooseMove"));
    for (const JsonValue &action : legal["actions"].items())
        QVERIFY(action.string().find("medusa") == std::string::npos);
    QCOMPARE(ask(server, R"({"cmd":"why","action":"move 1:medusa > s5"})")["rule"].string(), std::string("M2"));
    QVERIFY(isOk(ask(server, R"({"cmd":"apply","action":"done"})")));
    QCOMPARE(ask(server, R"({"cmd":"legal"})")["seat"].integer(), 2);
    // Before the boost.
    QVERIFY(isOk(ask(server, begin + "{}}")));
    QCOMPARE(ask(server, R"({"cmd":"legal"})")["decision"].string(), std::string("chooseBoost"));
    QVERIFY(isOk(ask(server, R"({"cmd":"apply","action":"boost dash"})")));
    QVERIFY(ask(server, R"({"cmd":"reveal"})")["maneuver"]["move"].integer() > 2);
    // No action is left only while the last one is under way.
    QCOMPARE(codeOf(ask(server, begin + "null}")), std::string("bad-position"));
}

void TestServePositions::whatOthersKnow() {
    Server server;
    QVERIFY(isOk(ask(server, R"({"cmd":"position","battlefield":"greenwood","seats":[{"deck":"medusa",)"
                             R"("hand":["dash","feint","dash"],"draw":["snipe","regroup","feint"],)"
                             R"("knownTo":{"2":{"hand":["dash"],"draw":[null,"regroup"]}}},{"deck":"bigfoot"}],)"
                             R"("fighters":{"1:medusa":{"space":"s5"},"2:bigfoot":{"space":"s30"}}})")));
    const JsonValue seen = ask(server, R"({"cmd":"observe","seat":2})");
    QCOMPARE(line(seatOf(seen, 1)["hand"]), std::string(R"(["dash",null,null])"));
    QCOMPARE(line(seatOf(seen, 1)["drawKnown"]), std::string(R"([null,"regroup",null])"));
    QCOMPARE(line(seatOf(ask(server, R"({"cmd":"reveal"})"), 1)["knownTo"]),
             std::string(R"({"2":{"hand":["dash"],"draw":[null,"regroup"]}})"));
}

void TestServePositions::tokenThatShowsNothingYet() {
    Server server;
    const auto shown = [&](const std::string &given) {
        const JsonValue answer = ask(
            server, R"({"cmd":"position","battlefield":"greenwood","seats":[{"deck":"hamlet")" + given +
                        R"(},{"deck":"bigfoot"}],"fighters":{"1:hamlet":{"space":"s5"},"2:bigfoot":{"space":"s30"}}})");
        return isOk(answer) ? line(seatOf(ask(server, R"({"cmd":"observe","seat":2})"), 1)["token"]) : line(answer);
    };
    QCOMPARE(shown(""), std::string("\"to-be\""));
    QCOMPARE(shown(R"(,"token":"not-to-be")"), std::string("\"not-to-be\""));
    QCOMPARE(shown(R"(,"token":null)"), std::string("null"));
}

void TestServePositions::aTurnOfSomebodyWhoIsOut() {
    Server server;
    const std::string seats = R"("seats":[{"deck":"medusa"},{"deck":"alice"},{"deck":"sinbad"},{"deck":"hamlet"}],)"
                              R"("fighters":{"1:medusa":{"space":"s1"},"2:alice":{"space":"s30"}}})";
    const JsonValue refused = ask(server, R"({"cmd":"position","battlefield":"greenwood","turn":{"seat":3},)" + seats);
    QCOMPARE(codeOf(refused), std::string("bad-position"));
    QCOMPARE(refused["error"]["message"].string(),
             std::string("turn.seat: seat 3 has no fighter left: its turn is passed over"));
    QVERIFY(isOk(ask(server, R"({"cmd":"position","battlefield":"greenwood","turn":{"seat":2},)" + seats)));
}

void TestServePositions::isSavedWithTheGame() {
    Server server;
    QVERIFY(isOk(ask(server, R"({"cmd":"position","battlefield":"greenwood","random":"fedcba9876543210",)"
                             R"("turn":{"seat":1,"actions":0},"seats":[{"deck":"medusa","hand":["dash","feint"],)"
                             R"("knownTo":{"2":{"hand":["dash"]}}},{"deck":"bigfoot"}],"fighters":{)"
                             R"("1:medusa":{"space":"s5","tookDamage":true,"turnStart":null},)"
                             R"("1:harpy-1":{"space":"s6","held":true},"1:harpy-2":{"space":null,"tookDamage":true},)"
                             R"("2:bigfoot":{"space":"s30"}},"maneuver":{"move":2,"moved":[]}})")));
    QVERIFY(isOk(ask(server, R"({"cmd":"apply","action":"move 1:medusa > s5"})")));
    const JsonValue record = ask(server, R"({"cmd":"save"})")["record"];
    QCOMPARE(record["position"]["random"].string(), std::string("fedcba9876543210"));
    Server other;
    const JsonValue loaded = ask(other, line(JsonValue::object({{"cmd", "load"}, {"record", record}})));
    QVERIFY2(isOk(loaded), line(loaded).c_str());
    QCOMPARE(other.answer(R"({"cmd":"reveal","position":true})"), server.answer(R"({"cmd":"reveal","position":true})"));
    JsonValue broken = record;
    broken.set("position", JsonValue(record["position"]).set("trun", 1));
    QCOMPARE(codeOf(ask(other, line(JsonValue::object({{"cmd", "load"}, {"record", broken}})))),
             std::string("content/unknown-key"));
}

CHAMPCLOS_TEST_GUILESS(TestServePositions)
#include "tst_serve_positions.moc"

// SPDX-License-Identifier: MIT
//
// Positions given by hand (docs/protocol.md): what decks have of their own, and why a position cannot be.
#include "tests/cli/serving.h"

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

QTEST_GUILESS_MAIN(TestServePositions)
#include "tst_serve_positions.moc"

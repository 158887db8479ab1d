// SPDX-License-Identifier: MIT
//
// The protocol of docs/protocol.md: every command, every shape, every refusal, and whatever else may come down a pipe.

#include "engine/cli/line_reader.h"
#include "engine/cli/serve.h"
#include "engine/core/rng.h"

#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <set>
#include <sstream>

using namespace champclos;
using namespace champclos::cli;
using io::JsonValue;

namespace {

JsonValue parsed(const std::string &line) {
    io::Diagnostics diagnostics;
    const auto value = io::parseJson(line, diagnostics, {.maxBytes = std::size_t(64) << 20});
    return value && diagnostics.isEmpty() ? *value : JsonValue("unreadable: " + line);
}

JsonValue ask(Server &server, const std::string &line) { return parsed(server.answer(line)); }

bool isOk(const JsonValue &answer) { return answer["ok"].boolean(); }
std::string codeOf(const JsonValue &answer) { return answer["error"]["code"].string(); }

std::string line(const JsonValue &value) { return io::writeJsonLine(value); }

const char *const kNew = R"({"cmd":"new","battlefield":"greenwood","seats":["medusa","bigfoot"],"seed":7})";
const char *const kPosition =
    R"({"cmd":"position","battlefield":"greenwood","seed":1,"turn":{"seat":1,"actions":2},)"
    R"("seats":[{"deck":"medusa","hand":["dash","feint"],"draw":["regroup","snipe"],"discard":["gaze-of-stone"]},)"
    R"({"deck":"bigfoot","hand":["skirmish"],"draw":[]}],)"
    R"("fighters":{"1:medusa":{"space":"s5","health":9},"1:harpy-1":{"space":"s6"},)"
    R"("2:bigfoot":{"space":"s7","health":3}}})";

/// Plays random legal actions until the game is over or `most` were played; the events in order.
std::vector<JsonValue> playOn(Server &server, std::uint64_t seed, int most) {
    std::vector<JsonValue> events;
    Rng rng(seed);
    for (int count = 0; count < most; ++count) {
        const JsonValue legal = ask(server, R"({"cmd":"legal"})");
        if (legal["over"].boolean())
            break;
        const auto &actions = legal["actions"].items();
        const std::string action = actions[static_cast<std::size_t>(rng.below(int(actions.size())))].string();
        const JsonValue answer = ask(server, line(JsonValue::object({{"cmd", "apply"}, {"action", action}})));
        if (!isOk(answer))
            qFatal("%s: %s", action.c_str(), line(answer).c_str());
        for (const JsonValue &event : answer["events"].items())
            events.push_back(event);
    }
    return events;
}

const JsonValue &seatOf(const JsonValue &observation, std::size_t seat) { return observation["seats"][seat - 1]; }

} // namespace

class TestServe : public QObject {
    Q_OBJECT

private slots:
    void beginsAGame();
    void listsAndApplies();
    void observesAsTheProtocolShows();
    void hidesWhatASeatMayNotKnow();
    void revealsEverything();
    void explains();
    void asksABot();
    void undoes();
    void savesAndLoads();
    void saysCardTexts();
    void ownThingsOfDecks_data();
    void ownThingsOfDecks();
    void refusesImpossiblePositions_data();
    void refusesImpossiblePositions();
    void saysWhereAPositionIsWrong_data();
    void saysWhereAPositionIsWrong();
    void showsASchemeBeingResolved();
    void refuses_data();
    void refuses();
    void refusalsChangeNothing();
    void echoesIds();
    void playsWholeGamesByScript_data();
    void playsWholeGamesByScript();
    void theSameSeedGivesTheSameAnswers();
    void survivesGarbage();
    void cutsLongLines();
    void aProcessAnswersEveryLine();

private:
    QTemporaryDir m_folder;
};

void TestServe::beginsAGame() {
    Server server;
    QVERIFY(isOk(ask(server, kNew)));
    const JsonValue legal = ask(server, R"({"cmd":"legal"})");
    QCOMPARE(legal["over"].boolean(true), false);
    QCOMPARE(legal["seat"].integer(), 1);
    QCOMPARE(legal["decision"].string(), std::string("choosePlacement"));
    QVERIFY(legal["actions"].size() > 1);
    QVERIFY(
        isOk(ask(server, R"({"cmd":"new","battlefield":"greenwood","seats":["medusa","alice","sinbad","hamlet"]})")));
}

void TestServe::listsAndApplies() {
    Server server;
    QVERIFY(isOk(ask(server, kPosition)));
    QCOMPARE(line(ask(server, R"({"cmd":"legal"})")),
             std::string(R"({"ok":true,"over":false,"seat":1,"decision":"chooseAction","actions":["maneuver",)"
                         R"("attack 1:harpy-1 x 2:bigfoot with dash","attack 1:harpy-1 x 2:bigfoot with feint"]})"));
    const JsonValue answer = ask(server, R"({"cmd":"apply","action":"attack 1:harpy-1 x 2:bigfoot with dash"})");
    QCOMPARE(line(answer),
             std::string(R"({"ok":true,"events":[{"event":"actionTaken","seat":1,"action":"attack"},)"
                         R"({"event":"attackDeclared","attacker":"1:harpy-1","defender":"2:bigfoot"}]})"));
    const JsonValue defended = ask(server, R"({"cmd":"apply","action":"defend skirmish"})");
    std::set<std::string> kinds;
    for (const JsonValue &event : defended["events"].items()) {
        kinds.insert(event["event"].string());
        if (event["event"].string() == "combatRevealed")
            QCOMPARE(line(event),
                     std::string(R"({"event":"combatRevealed","attackCard":"dash","defenseCard":"skirmish"})"));
        if (event["event"].string() == "combatResolved") {
            QCOMPARE(event["damage"].integer(-1), 0);
            QCOMPARE(event["winner"].integer(), 2);
        }
    }
    QVERIFY(kinds.contains("combatRevealed") && kinds.contains("combatResolved"));
}

void TestServe::observesAsTheProtocolShows() {
    Server server;
    QVERIFY(isOk(ask(server, kPosition)));
    QVERIFY(isOk(ask(server, R"({"cmd":"apply","action":"attack 1:harpy-1 x 2:bigfoot with dash"})")));
    const JsonValue own = ask(server, R"({"cmd":"observe","seat":1})");
    QCOMPARE(own["viewer"].integer(), 1);
    QCOMPARE(line(own["turn"]), std::string(R"({"number":1,"seat":1,"actions":1})"));
    QCOMPARE(line(own["fighters"][0]),
             std::string(R"({"id":"1:medusa","hero":true,"attack":"ranged","space":"s5","health":9,"maxHealth":16})"));
    QCOMPARE(line(own["fighters"][2]),
             std::string(R"({"id":"1:harpy-2","hero":false,"attack":"melee","space":null,"health":0,"maxHealth":1})"));
    QCOMPARE(line(seatOf(own, 1)),
             std::string(R"({"seat":1,"team":1,"deck":"medusa","hand":["feint"],"handCount":1,"drawCount":2,)"
                         R"("discard":["gaze-of-stone"]})"));
    QCOMPARE(line(own["combat"]), std::string(R"({"attacker":"1:harpy-1","defender":"2:bigfoot",)"
                                              R"("attackCard":"dash","defenseCard":null,"stage":"defend"})"));
    QCOMPARE(line(own["decision"]), std::string(R"({"seat":2,"kind":"chooseDefense"})"));
    const JsonValue other = ask(server, R"({"cmd":"observe","seat":2})");
    QVERIFY(other["combat"]["attackCard"].isNull());
    QCOMPARE(line(seatOf(other, 1)["hand"]), std::string("[null]"));
    QVERIFY(!seatOf(other, 1).contains("draw"));
}

void TestServe::hidesWhatASeatMayNotKnow() {
    Server server;
    QVERIFY(isOk(ask(server, R"({"cmd":"new","battlefield":"greenwood","seats":["medusa","titania"],"seed":3})")));
    for (int round = 0; round < 30; ++round) {
        playOn(server, static_cast<std::uint64_t>(round), 5);
        const JsonValue all = ask(server, R"({"cmd":"reveal"})");
        for (int viewer = 1; viewer <= 2; ++viewer) {
            const JsonValue seen = ask(server, R"({"cmd":"observe","seat":)" + std::to_string(viewer) + "}");
            for (std::size_t seat = 1; seat <= 2; ++seat) {
                const JsonValue &hand = seatOf(seen, seat)["hand"];
                QCOMPARE(hand.size(), std::size_t(seatOf(seen, seat)["handCount"].integer()));
                QCOMPARE(hand.size(), seatOf(all, seat)["hand"].size());
                if (int(seat) == viewer)
                    QCOMPARE(line(hand), line(seatOf(all, seat)["hand"]));
                QVERIFY(!seatOf(seen, seat).contains("draw"));
                QVERIFY(!seatOf(seen, seat).contains("glamourDeck"));
            }
        }
    }
    // Teammates may see each other's hands (P3).
    QVERIFY(
        isOk(ask(server, R"({"cmd":"new","battlefield":"greenwood","seats":["medusa","alice","sinbad","hamlet"]})")));
    const JsonValue seen = ask(server, R"({"cmd":"observe","seat":1})");
    QVERIFY(seatOf(seen, 3)["hand"][0].isString());
    QVERIFY(seatOf(seen, 2)["hand"][0].isNull());
    QCOMPARE(seatOf(seen, 3)["team"].integer(), 1);
    QCOMPARE(seatOf(seen, 4)["team"].integer(), 2);
}

void TestServe::revealsEverything() {
    Server server;
    QVERIFY(isOk(ask(server, kPosition)));
    const JsonValue all = ask(server, R"({"cmd":"reveal"})");
    QVERIFY(isOk(all));
    QCOMPARE(line(seatOf(all, 1)["draw"]), std::string(R"(["regroup","snipe"])"));
    QCOMPARE(line(seatOf(all, 2)["hand"]), std::string(R"(["skirmish"])"));
}

void TestServe::explains() {
    Server server;
    QVERIFY(isOk(ask(server, kPosition)));
    QCOMPARE(line(ask(server, R"({"cmd":"why","action":"maneuver"})")), std::string(R"({"ok":true,"legal":true})"));
    const JsonValue why = ask(server, R"({"cmd":"why","action":"attack 1:medusa x 2:bigfoot with feint"})");
    QVERIFY(isOk(why));
    QCOMPARE(why["legal"].boolean(true), false);
    QCOMPARE(why["rule"].string(), std::string("A2"));
    QVERIFY(!why["message"].string().empty());
    // A card of the other seat: an action, but not now. A card of nobody is none.
    for (const char *action : {"defend skirmish", "boost skirmish", "discard skirmish", "card skirmish"}) {
        const JsonValue explained = ask(server, line(JsonValue::object({{"cmd", "why"}, {"action", action}})));
        QCOMPARE(explained["rule"].string(), std::string("T1"));
        const JsonValue applied = ask(server, line(JsonValue::object({{"cmd", "apply"}, {"action", action}})));
        QCOMPARE(codeOf(applied), std::string("illegal-action"));
        QCOMPARE(applied["error"]["rule"].string(), std::string("T1"));
    }
    QCOMPARE(codeOf(ask(server, R"({"cmd":"why","action":"defend pizza"})")), std::string("unknown-action"));
}

void TestServe::asksABot() {
    Server server;
    QVERIFY(isOk(ask(server, kNew)));
    for (const char *level : {"random", "easy"}) {
        const std::string request =
            line(JsonValue::object({{"cmd", "bot"}, {"level", level}, {"iterations", 20}, {"seed", 4}}));
        const JsonValue answer = ask(server, request);
        QVERIFY2(isOk(answer), line(answer).c_str());
        const JsonValue why =
            ask(server, line(JsonValue::object({{"cmd", "why"}, {"action", answer["action"].string()}})));
        QVERIFY(why["legal"].boolean());
        QCOMPARE(line(ask(server, request)), line(answer));
    }
}

void TestServe::undoes() {
    Server server;
    QVERIFY(isOk(ask(server, kNew)));
    std::vector<std::string> states = {server.answer(R"({"cmd":"reveal"})")};
    for (int count = 0; count < 25; ++count) {
        playOn(server, static_cast<std::uint64_t>(count), 1);
        states.push_back(server.answer(R"({"cmd":"reveal"})"));
    }
    for (std::size_t left = 25; left-- > 0;) {
        QCOMPARE(ask(server, R"({"cmd":"undo"})")["actions"].integer(-1), std::int64_t(left));
        QCOMPARE(server.answer(R"({"cmd":"reveal"})"), states[left]);
    }
    QCOMPARE(codeOf(ask(server, R"({"cmd":"undo"})")), std::string("nothing-to-undo"));
}

void TestServe::savesAndLoads() {
    const std::string file = m_folder.filePath("game é.json").toStdString();
    const std::string save = line(JsonValue::object({{"cmd", "save"}, {"file", file}}));
    const std::string load = line(JsonValue::object({{"cmd", "load"}, {"file", file}}));
    for (const char *begin : {kNew, kPosition}) {
        Server server;
        QVERIFY(isOk(ask(server, begin)));
        playOn(server, 1, 30);
        const std::string state = server.answer(R"({"cmd":"reveal"})");
        QVERIFY(isOk(ask(server, save)));
        Server other;
        QVERIFY(isOk(ask(other, load)));
        QCOMPARE(other.answer(R"({"cmd":"reveal"})"), state);
        // Without a file the record is in the answer, and in the request.
        const JsonValue record = ask(server, R"({"cmd":"save"})")["record"];
        QVERIFY(isOk(ask(other, line(JsonValue::object({{"cmd", "load"}, {"record", record}})))));
        QCOMPARE(other.answer(R"({"cmd":"reveal"})"), state);
    }
    Server server;
    QVERIFY(isOk(ask(server, kNew)));
    QCOMPARE(codeOf(ask(server, R"({"cmd":"load","file":"/nowhere/at/all.json"})")), std::string("file/missing"));
    QCOMPARE(codeOf(ask(server, R"({"cmd":"save","file":"/nowhere/at/all.json"})")), std::string("file/unwritable"));
    QCOMPARE(codeOf(ask(server, R"({"cmd":"load","record":{"format":"x"}})")), std::string("content/wrong-format"));
    QVERIFY(isOk(ask(server, R"({"cmd":"legal"})")));
}

void TestServe::saysCardTexts() {
    Server server;
    std::set<std::string> texts;
    for (const char *language : {"en", "fr", "de"}) {
        const JsonValue answer =
            ask(server,
                line(JsonValue::object({{"cmd", "text"}, {"deck", "medusa"}, {"card", "dash"}, {"lang", language}})));
        QVERIFY2(isOk(answer), line(answer).c_str());
        QVERIFY(!answer["text"].string().empty());
        texts.insert(answer["text"].string());
    }
    QCOMPARE(texts.size(), std::size_t(3));
    QVERIFY(ask(server, R"({"cmd":"text","deck":"medusa"})")["cards"].size() > 5);
    QVERIFY(!ask(server, R"({"cmd":"text","deck":"medusa","card":"dash"})").contains("syllables"));
    QVERIFY(ask(server, R"({"cmd":"text","deck":"shakespeare","card":"alas"})")["syllables"].integer() > 0);
    QVERIFY(ask(server, R"({"cmd":"text","deck":"wayward-sisters","card":"all-seeing-familiar"})")["ingredient"]
                .isString());
    int syllables = 0;
    const JsonValue whole = ask(server, R"({"cmd":"text","deck":"shakespeare"})");
    for (const JsonValue &card : whole["cards"].items())
        syllables += card.contains("syllables") ? 1 : 0;
    QVERIFY(syllables > 5);
}

void TestServe::ownThingsOfDecks_data() {
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

void TestServe::ownThingsOfDecks() {
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

void TestServe::refusesImpossiblePositions_data() {
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

void TestServe::refusesImpossiblePositions() {
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

void TestServe::saysWhereAPositionIsWrong_data() {
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

void TestServe::saysWhereAPositionIsWrong() {
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

void TestServe::showsASchemeBeingResolved() {
    // A scheme that asks something while it lies on the table, in some game of some deck.
    Server server;
    int shown = 0;
    int discarded = 0;
    for (int seed = 0; seed < 4; ++seed) {
        QVERIFY(isOk(ask(server, R"({"cmd":"new","battlefield":"greenwood","seats":["medusa","sinbad"],"seed":)" +
                                     std::to_string(seed) + "}")));
        std::string played; // the scheme that was played last, until it is put away
        for (int step = 0; step < 300 && !ask(server, R"({"cmd":"legal"})")["over"].boolean(); ++step) {
            for (const JsonValue &event : playOn(server, static_cast<std::uint64_t>(seed * 1000 + step), 1)) {
                const std::string kind = event["event"].string();
                if (kind == "schemePlayed")
                    played = line(JsonValue::object(
                        {{"seat", event["seat"]}, {"card", event["card"]}, {"fighter", event["fighter"]}}));
                if (kind == "cardDiscarded" && event["from"].string() == "scheme") {
                    QCOMPARE(line(event["card"]), line(parsed(played)["card"]));
                    played.clear();
                    ++discarded;
                }
            }
            if (ask(server, R"({"cmd":"legal"})")["over"].boolean())
                break;
            for (const char *request :
                 {R"({"cmd":"reveal"})", R"({"cmd":"observe","seat":1})", R"({"cmd":"observe","seat":2})"})
                QCOMPARE(line(ask(server, request)["scheme"]), played.empty() ? std::string("null") : played);
            shown += played.empty() ? 0 : 1;
        }
    }
    QVERIFY(shown > 0 && discarded > 0);
}

void TestServe::refuses_data() {
    QTest::addColumn<std::string>("request");
    QTest::addColumn<std::string>("code");
    const auto row = [](const char *request, const char *code) {
        QTest::addRow("%s", request) << std::string(request) << std::string(code);
    };
    row("", "bad-json");
    row("   ", "bad-json");
    row("hello", "bad-json");
    row("{\"cmd\":\"le", "bad-json");
    row("{\"cmd\":\"legal\"} {}", "bad-json");
    row("{\"cmd\":\"legal\",\"cmd\":\"undo\"}", "bad-json");
    row("{\"cmd\":\"\xFF\"}", "bad-json");
    row("{\"cmd\":1e999}", "bad-json");
    row("[]", "bad-request");
    row("null", "bad-request");
    row("7", "bad-request");
    row("{}", "missing-field");
    row("{\"cmd\":7}", "wrong-type");
    row("{\"cmd\":\"lgeal\"}", "unknown-command");
    row("{\"cmd\":\"\"}", "unknown-command");
    row("{\"cmd\":\"new\"}", "missing-field");
    row("{\"cmd\":\"new\",\"battlefield\":\"greenwood\"}", "missing-field");
    row("{\"cmd\":\"new\",\"battlefield\":7,\"seats\":[]}", "wrong-type");
    row("{\"cmd\":\"new\",\"battlefield\":\"greenwood\",\"seats\":\"medusa\"}", "wrong-type");
    row("{\"cmd\":\"new\",\"battlefield\":\"greenwood\",\"seats\":[1,2]}", "wrong-type");
    row("{\"cmd\":\"new\",\"battlefield\":\"greenwood\",\"seats\":[]}", "library/bad-match");
    row("{\"cmd\":\"new\",\"battlefield\":\"greenwood\",\"seats\":[\"medusa\",\"alice\",\"sinbad\"]}",
        "library/bad-match");
    row("{\"cmd\":\"new\",\"battlefield\":\"marble-court\",\"seats\":[\"medusa\",\"alice\",\"sinbad\",\"hamlet\"]}",
        "library/bad-match");
    row("{\"cmd\":\"new\",\"battlefield\":\"moon\",\"seats\":[\"medusa\",\"alice\"]}", "library/unknown-battlefield");
    row("{\"cmd\":\"new\",\"battlefield\":\"greenwood\",\"seats\":[\"medusa\",\"x\"]}", "library/unknown-deck");
    row("{\"cmd\":\"new\",\"battlefield\":\"/no.json\",\"seats\":[\"medusa\",\"alice\"]}", "file/missing");
    row("{\"cmd\":\"new\",\"battlefield\":\"/\",\"seats\":[\"medusa\",\"alice\"]}", "file/is-directory");
    row("{\"cmd\":\"new\",\"battlefield\":\"/dev/zero\",\"seats\":[\"medusa\",\"alice\"]}", "file/not-regular");
    row("{\"cmd\":\"new\",\"battlefield\":\"greenwood\",\"seats\":[\"medusa\",\"alice\"],\"seed\":\"x\"}",
        "wrong-type");
    row("{\"cmd\":\"new\",\"battlefield\":\"greenwood\",\"seats\":[\"medusa\",\"alice\"],\"seed\":-1}", "out-of-range");
    row("{\"cmd\":\"new\",\"battlefield\":\"greenwood\",\"seats\":[\"medusa\",\"alice\"],\"seed\":1.5}",
        "out-of-range");
    row("{\"cmd\":\"new\",\"battlefield\":\"greenwood\",\"seats\":[\"medusa\",\"alice\"],"
        "\"seed\":99999999999999999999}",
        "out-of-range");
    row("{\"cmd\":\"position\",\"battlefield\":\"greenwood\"}", "bad-position");
    row("{\"cmd\":\"position\",\"battlefield\":\"greenwood\",\"seats\":[1,2]}", "bad-position");
    row("{\"cmd\":\"position\",\"battlefield\":\"greenwood\",\"seats\":[{\"deck\":\"medusa\"},{\"deck\":\"alice\"}]}",
        "bad-position");
    row("{\"cmd\":\"apply\"}", "missing-field");
    row("{\"cmd\":\"apply\",\"action\":7}", "wrong-type");
    row("{\"cmd\":\"apply\",\"action\":\"\"}", "unknown-action");
    row("{\"cmd\":\"apply\",\"action\":\"dance\"}", "unknown-action");
    row("{\"cmd\":\"apply\",\"action\":\"move 9:nobody > s1\"}", "unknown-action");
    row("{\"cmd\":\"apply\",\"action\":\"scheme \\u0000 by 1:medusa\"}", "unknown-action");
    row("{\"cmd\":\"apply\",\"action\":\"maneuver\"}", "illegal-action");
    row("{\"cmd\":\"apply\",\"action\":\"done\"}", "illegal-action");
    row("{\"cmd\":\"apply\",\"action\":\"place 2:bigfoot > s1\"}", "illegal-action");
    row("{\"cmd\":\"why\",\"action\":\"dance\"}", "unknown-action");
    row("{\"cmd\":\"observe\"}", "missing-field");
    row("{\"cmd\":\"observe\",\"seat\":\"1\"}", "wrong-type");
    row("{\"cmd\":\"observe\",\"seat\":0}", "out-of-range");
    row("{\"cmd\":\"observe\",\"seat\":3}", "out-of-range");
    row("{\"cmd\":\"observe\",\"seat\":1e18}", "out-of-range");
    row("{\"cmd\":\"bot\"}", "missing-field");
    row("{\"cmd\":\"bot\",\"level\":\"godlike\"}", "unknown-level");
    row("{\"cmd\":\"bot\",\"level\":\"random\",\"ms\":-5}", "out-of-range");
    row("{\"cmd\":\"bot\",\"level\":\"random\",\"ms\":1e300}", "out-of-range");
    row("{\"cmd\":\"undo\"}", "nothing-to-undo");
    row("{\"cmd\":\"save\",\"file\":7}", "wrong-type");
    row("{\"cmd\":\"load\"}", "missing-field");
    row("{\"cmd\":\"text\",\"deck\":\"medusa\",\"card\":\"dsh\"}", "unknown-card");
    row("{\"cmd\":\"text\",\"deck\":\"medusa\",\"card\":\"dash\",\"lang\":\"tlh\"}", "unknown-language");
    row("{\"cmd\":\"text\",\"deck\":\"nobody\"}", "library/unknown-deck");
}

void TestServe::refuses() {
    QFETCH(std::string, request);
    QFETCH(std::string, code);
    Server server;
    QVERIFY(isOk(ask(server, kNew)));
    const std::string before = server.answer(R"({"cmd":"reveal"})");
    const JsonValue answer = ask(server, request);
    QVERIFY2(answer.contains("ok") && !isOk(answer), line(answer).c_str());
    QCOMPARE(codeOf(answer), code);
    QVERIFY(!answer["error"]["message"].string().empty());
    if (code == "illegal-action")
        QVERIFY(!answer["error"]["rule"].string().empty());
    QCOMPARE(server.answer(R"({"cmd":"reveal"})"), before);
    Server without;
    for (const char *name : {"legal", "apply", "observe", "reveal", "why", "bot", "undo", "save"}) {
        const JsonValue early = JsonValue::object({{"cmd", name}, {"action", "done"}, {"seat", 1}, {"level", "easy"}});
        QCOMPARE(codeOf(ask(without, line(early))), std::string("no-game"));
    }
}

void TestServe::refusalsChangeNothing() {
    Server server;
    QVERIFY(isOk(ask(server, kNew)));
    playOn(server, 3, 100000);
    QVERIFY(ask(server, R"({"cmd":"legal"})")["over"].boolean());
    QCOMPARE(codeOf(ask(server, R"({"cmd":"apply","action":"maneuver"})")), std::string("game-over"));
    QCOMPARE(codeOf(ask(server, R"({"cmd":"bot","level":"random"})")), std::string("game-over"));
    QVERIFY(ask(server, R"({"cmd":"observe","seat":1})")["decision"].isNull());
    QVERIFY(isOk(ask(server, R"({"cmd":"undo"})")));
    QVERIFY(!ask(server, R"({"cmd":"legal"})")["over"].boolean(true));
}

void TestServe::echoesIds() {
    Server server;
    QCOMPARE(line(ask(server, R"({"id":[1,"x"],"cmd":"legal"})")["id"]), std::string(R"([1,"x"])"));
    QCOMPARE(ask(server, R"({"id":"a"})")["id"].string(), std::string("a"));
    QVERIFY(!ask(server, R"({"cmd":"legal"})").contains("id"));
    for (const std::string id :
         {"12345678901234567890123", "1.50", "1E3", "-0", R"([9007199254740993.0,{"a":1e2}])", "{}", "[]"})
        QVERIFY(server.answer("{\"cmd\":\"legal\",\"id\":" + id + "}").ends_with(",\"id\":" + id + "}"));
}

void TestServe::playsWholeGamesByScript_data() {
    QTest::addColumn<std::string>("seats");
    for (const char *seats :
         {R"(["robin-hood","bigfoot"])", R"(["alice","king-arthur"])", R"(["shakespeare","wayward-sisters"])",
          R"(["titania","hamlet"])", R"(["sinbad","medusa"])", R"(["robin-hood","titania","shakespeare","alice"])"})
        QTest::addRow("%s", seats) << std::string(seats);
}

void TestServe::playsWholeGamesByScript() {
    QFETCH(std::string, seats);
    static const std::set<std::string> kKnown = {
        "turnStarted",      "turnEnded",        "actionTaken",     "actionsGained",  "cardDrawn",
        "exhausted",        "cardDiscarded",    "boosted",         "fighterMoved",   "fighterPlaced",
        "fightersSwapped",  "schemePlayed",     "attackDeclared",  "combatRevealed", "effectStarted",
        "effectsCancelled", "valueChanged",     "combatResolved",  "damageDealt",    "healthRecovered",
        "healthSet",        "fighterDefeated",  "fighterReturned", "tokenTurned",    "spellCast",
        "glamourTurned",    "glamourDiscarded", "lineGrew",        "lineCompleted",  "lineDiscarded",
        "handLookedAt",     "cardRevealed",     "cardMoved",       "deckShuffled",   "gameOver",
        "fighterHeld",      "damagePrevented",  "glamourReturned", "cardLookedAt"};
    Server server;
    for (int seed = 0; seed < 3; ++seed) {
        QVERIFY(isOk(ask(server, R"({"cmd":"new","battlefield":"greenwood","seats":)" + seats +
                                     ",\"seed\":" + std::to_string(seed) + "}")));
        const std::vector<JsonValue> events = playOn(server, static_cast<std::uint64_t>(seed), 100000);
        for (const JsonValue &event : events)
            QVERIFY2(kKnown.contains(event["event"].string()), line(event).c_str());
        const JsonValue legal = ask(server, R"({"cmd":"legal"})");
        QVERIFY(legal["over"].boolean());
        QVERIFY(legal["winners"].size() >= 1 && legal["cause"].isString());
        QCOMPARE(events.back()["event"].string(), std::string("gameOver"));
        QCOMPARE(line(events.back()["winners"]), line(legal["winners"]));
    }
}

void TestServe::theSameSeedGivesTheSameAnswers() {
    std::vector<std::string> ends;
    for (int run = 0; run < 2; ++run) {
        Server server;
        QVERIFY(isOk(ask(server, kNew)));
        playOn(server, 12, 60);
        ends.push_back(server.answer(R"({"cmd":"reveal"})"));
    }
    QCOMPARE(ends[0], ends[1]);
}

void TestServe::survivesGarbage() {
    Server server;
    QVERIFY(isOk(ask(server, kNew)));
    const std::string good = R"({"cmd":"apply","action":"place 1:harpy-1 > s1"})";
    Rng rng(99);
    for (int round = 0; round < 3000; ++round) {
        std::string bad = round % 2 == 0 ? good : kPosition;
        for (int change = 0; change <= round % 7; ++change)
            bad[static_cast<std::size_t>(rng.below(int(bad.size())))] = static_cast<char>(rng.below(256));
        if (round % 3 == 0)
            bad.resize(static_cast<std::size_t>(rng.below(int(bad.size()))));
        const std::string answer = server.answer(bad);
        QVERIFY(answer.find('\n') == std::string::npos);
        QVERIFY2(parsed(answer).contains("ok"), answer.c_str());
    }
    QVERIFY(!isOk(ask(server, std::string(100000, '['))));
    QVERIFY(!isOk(ask(server, R"({"cmd":"apply","action":")" + std::string(500000, 'x') + "\"}")));
    QVERIFY(!isOk(ask(server, R"({"cmd":"apply","action":"x)" + std::string(100000, '\xC3') + "\"}")));
    std::string accents;
    for (int count = 0; count < 500; ++count)
        accents += "é";
    const std::string cut = server.answer(R"({"cmd":"apply","action":"x)" + accents + "\"}");
    QVERIFY2(parsed(cut).contains("ok"), cut.c_str());
}

void TestServe::cutsLongLines() {
    std::istringstream in("abc\r\n\n" + std::string(100, 'x') + "\nlast");
    LineReader lines(in, 10);
    QVERIFY(lines.next());
    QCOMPARE(lines.line(), std::string("abc"));
    QVERIFY(lines.next());
    QCOMPARE(lines.line(), std::string());
    QVERIFY(lines.next());
    QVERIFY(lines.isTooLong());
    QCOMPARE(lines.line().size(), std::size_t(10));
    QVERIFY(lines.next());
    QVERIFY(!lines.isTooLong());
    QCOMPARE(lines.line(), std::string("last"));
    QVERIFY(!lines.next());
}

void TestServe::aProcessAnswersEveryLine() {
    QProcess process;
    process.start(CHAMPCLOS_CLI, {"serve"});
    QVERIFY(process.waitForStarted());
    // Answers come at once, not only when the input ends.
    process.write(QByteArray(kNew) + "\r\n");
    QVERIFY(process.waitForReadyRead(30000));
    QVERIFY(process.readLine().startsWith("{\"ok\":true"));
    process.write("{\"cmd\":\"apply\",\"action\":\"" + QByteArray(10 * 1024 * 1024, 'x') + "\"}\n");
    process.write("\n\xFF\xFE\n{\"cmd\":\"le\n");
    process.write("{\"cmd\":\"legal\"}");
    process.closeWriteChannel();
    QVERIFY(process.waitForFinished(60000));
    const QList<QByteArray> answers = process.readAllStandardOutput().trimmed().split('\n');
    QCOMPARE(answers.size(), 5);
    QVERIFY(answers[0].contains("too-long"));
    QVERIFY(answers[1].contains("bad-json"));
    QVERIFY(answers[2].contains("bad-json"));
    QVERIFY(answers[3].contains("bad-json"));
    QVERIFY(answers[4].startsWith("{\"ok\":true,\"over\":false"));
    QCOMPARE(process.exitCode(), 0);
    QCOMPARE(process.exitStatus(), QProcess::NormalExit);
    QVERIFY(process.readAllStandardError().isEmpty());
}

QTEST_GUILESS_MAIN(TestServe)
#include "tst_serve.moc"

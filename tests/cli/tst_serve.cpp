// SPDX-License-Identifier: MIT
//
// The protocol of docs/protocol.md: every command and every shape. Positions and refusals have tests of their own.
#include "engine/io/deck_io.h"
#include "engine/io/files.h"
#include "engine/rules/game.h"
#include "tests/cli/serving.h"
#include "tests/support/source_path.h"
#include "tests/support/test_program.h"

#include <QTemporaryDir>
#include <QTest>

#include <set>

using namespace champclos;
using namespace champclos::test;

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
    void describesWholeDecks();
    void saysWhatAChoiceIsFor();
    void reportsTheBoostOfAnAttack();
    void showsASchemeBeingResolved();
    void showsAManeuver();
    void loadsALongRecord();
    void echoesIds();
    void playsWholeGamesByScript_data();
    void playsWholeGamesByScript();
    void theSameSeedGivesTheSameAnswers();
    void aGameThatStandsStillIsDrawn();
    void aCardMayHaveNoBoost();

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
    QCOMPARE(line(own["turn"]), std::string(R"({"number":1,"seat":1,"actions":1,"quietTurns":0})"));
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

void TestServe::describesWholeDecks() {
    Server server;
    const JsonValue robin = ask(server, R"({"cmd":"text","deck":"robin-hood"})");
    QCOMPARE(robin["move"].integer(), 2);
    QCOMPARE(line(robin["fighters"][1]), std::string(R"({"fighter":"outlaw","name":"Outlaw","hero":false,)"
                                                     R"("attack":"melee","health":1,"maxHealth":1,"count":4})"));
    for (const JsonValue &card : robin["cards"].items()) {
        QVERIFY(card["playedBy"].isArray() && card["playedBy"].size() > 0);
        for (const JsonValue &fighter : card["playedBy"].items())
            QVERIFY(fighter.string() == "robin-hood" || fighter.string() == "outlaw");
        QVERIFY(!card["playedByText"].string().empty());
    }
    QVERIFY(!robin.contains("spells") && !robin.contains("glamours") && !robin.contains("token"));

    const JsonValue sisters = ask(server, R"({"cmd":"text","deck":"wayward-sisters","lang":"fr"})");
    QVERIFY(sisters["spells"].size() > 3);
    for (const JsonValue &spell : sisters["spells"].items()) {
        QVERIFY(!spell["spell"].string().empty() && !spell["name"].string().empty() && !spell["text"].string().empty());
        QVERIFY(spell["needs"].size() > 0);
    }
    QCOMPARE(sisters["pile"]["id"].string(), std::string("cauldron"));
    QVERIFY(sisters["pile"]["ingredients"].size() > 2);

    const JsonValue titania = ask(server, R"({"cmd":"text","deck":"titania","lang":"de"})");
    QVERIFY(titania["glamours"].size() > 3);
    for (const JsonValue &glamour : titania["glamours"].items())
        QVERIFY(!glamour["glamour"].string().empty() && !glamour["text"].string().empty());

    const JsonValue alice = ask(server, R"({"cmd":"text","deck":"alice"})");
    QCOMPARE(alice["token"]["sides"].size(), std::size_t(2));
    QCOMPARE(alice["token"]["sides"][0]["side"].string(), std::string("big"));
    QCOMPARE(ask(server, R"({"cmd":"text","deck":"shakespeare"})")["pile"]["syllables"].integer(), 10);
}

void TestServe::saysWhatAChoiceIsFor() {
    Server server;
    QVERIFY(isOk(ask(server, R"({"cmd":"position","battlefield":"greenwood","seats":[)"
                             R"({"deck":"titania","hand":["gift-of-the-fair-folk"]},)"
                             R"({"deck":"bigfoot"}],"fighters":{"1:titania":{"space":"s5"},)"
                             R"("2:bigfoot":{"space":"s7"}}})")));
    QVERIFY(!ask(server, R"({"cmd":"legal"})").contains("for"));
    QVERIFY(isOk(ask(server, R"({"cmd":"apply","action":"scheme gift-of-the-fair-folk by 1:titania"})")));
    const JsonValue options = ask(server, R"({"cmd":"legal"})");
    QCOMPARE(options["decision"].string(), std::string("chooseOption"));
    QCOMPARE(options["for"]["seat"].integer(), 1);
    QCOMPARE(options["for"]["card"].string(), std::string("gift-of-the-fair-folk"));
    QCOMPARE(options["for"]["effect"].string(), std::string("scheme"));
    QCOMPARE(options["for"]["name"].string(), std::string("Gift of the Fair Folk"));
    QCOMPARE(options["options"].size(), std::size_t(3));
    QCOMPARE(options["options"][1]["name"].string(), std::string("2"));
    QCOMPARE(options["options"][1]["text"].string(), std::string("Draw 2\u00A0cards."));
    QVERIFY(isOk(ask(server, R"({"cmd":"apply","action":"option 1"})")));
    const JsonValue fighters = ask(server, R"({"cmd":"legal"})");
    QCOMPARE(fighters["decision"].string(), std::string("chooseFighter"));
    QVERIFY(!fighters.contains("options"));
    QVERIFY(fighters["for"]["sentence"].string().find("recovers 2") != std::string::npos);
    const JsonValue german = ask(server, R"({"cmd":"legal","lang":"de"})");
    QVERIFY(german["for"]["sentence"].string() != fighters["for"]["sentence"].string());
    QCOMPARE(codeOf(ask(server, R"({"cmd":"legal","lang":"tlh"})")), std::string("unknown-language"));
    // A refusal says it, too.
    const JsonValue why = ask(server, R"({"cmd":"why","action":"fighter 2:jackalope"})");
    QCOMPARE(line(why["for"]), line(fighters["for"]));
}

void TestServe::reportsTheBoostOfAnAttack() {
    Server server;
    QVERIFY(isOk(ask(server, R"({"cmd":"position","battlefield":"greenwood","seats":[)"
                             R"({"deck":"king-arthur","hand":["excalibur","noble-sacrifice"]},{"deck":"bigfoot"}],)"
                             R"("fighters":{"1:king-arthur":{"space":"s6"},"2:bigfoot":{"space":"s7"}}})")));
    QVERIFY(isOk(ask(server, R"({"cmd":"apply","action":"attack 1:king-arthur x 2:bigfoot with excalibur"})")));
    const JsonValue legal = ask(server, R"({"cmd":"legal"})");
    QCOMPARE(legal["for"]["ability"].integer(), 1);
    QCOMPARE(legal["for"]["effect"].string(), std::string("onAttack"));
    const JsonValue answer = ask(server, R"({"cmd":"apply","action":"boost noble-sacrifice"})");
    std::string changed;
    for (const JsonValue &event : answer["events"].items())
        if (event["event"].string() == "valueChanged")
            changed += line(event);
    QCOMPARE(changed, std::string(R"({"event":"valueChanged","seat":1,"card":"excalibur","from":6,"to":9,)"
                                  R"("reason":"boost"})"));
}

void TestServe::showsAManeuver() {
    Server server;
    QVERIFY(isOk(ask(server, kPosition)));
    const auto shown = [&] { return line(ask(server, R"({"cmd":"observe","seat":2})")["maneuver"]); };
    QCOMPARE(shown(), std::string("null"));
    QVERIFY(isOk(ask(server, R"({"cmd":"apply","action":"maneuver"})")));
    QCOMPARE(shown(), std::string(R"({"move":null,"moved":[]})"));
    QVERIFY(isOk(ask(server, R"({"cmd":"apply","action":"boost none"})")));
    QCOMPARE(shown(), std::string(R"({"move":3,"moved":[]})"));
    QVERIFY(isOk(ask(server, R"({"cmd":"apply","action":"move 1:medusa > s5"})")));
    QCOMPARE(shown(), std::string(R"({"move":3,"moved":["1:medusa"]})"));
    QVERIFY(isOk(ask(server, R"({"cmd":"apply","action":"done"})")));
    QCOMPARE(shown(), std::string("null"));
}

void TestServe::loadsALongRecord() {
    // Two decks that go on as long as one likes: nothing hurts, and each turn all cards go back into the deck.
    io::Diagnostics diagnostics;
    auto deck = io::loadDeck(test::sourcePath("resources/decks/robin-hood.json"), diagnostics);
    QVERIFY(deck);
    io::JsonValue json = io::toJson(*deck);
    json.set("id", "endless");
    json.set("abilities", parsed(R"([{"modify":"noEffectDamage"},)"
                                 R"({"when":"endOfTurn","do":[{"put":{"allFrom":"hand"},"into":"deck"},)"
                                 R"({"put":{"allFrom":"discardPile"},"into":"deck"}]}])"));
    const std::string file = m_folder.filePath("endless.json").toStdString();
    QVERIFY2(io::writeFile(file, io::writeJson(json), diagnostics), io::format(diagnostics).c_str());
    auto game = io::beginGame(io::Library(), "greenwood", {file, file}, 3, diagnostics);
    QVERIFY2(game, io::format(diagnostics).c_str());
    ActionList actions;
    Rng rng(5);
    std::size_t bytes = 0;
    while (bytes < (std::size_t(1) << 20) && !game->now().isOver()) {
        legalActions(*game->match, game->now(), actions);
        const bool isAction = game->now().pending.kind == DecisionKind::ChooseAction; // maneuvers only
        game->play(actions[isAction ? 0 : rng.below(actions.size())]);
        bytes += game->actionText(game->actions.size() - 1).size() + 3;
    }
    QVERIFY(!game->now().isOver());
    const std::string request =
        line(JsonValue::object({{"cmd", "load"}, {"record", io::toJson(*game)}})); // as `save` writes it
    QVERIFY(request.size() > (std::size_t(1) << 20));
    Server server;
    const JsonValue loaded = ask(server, request);
    QVERIFY2(isOk(loaded), line(loaded).substr(0, 400).c_str());
    QCOMPARE(loaded["actions"].integer(), std::int64_t(game->actions.size()));
    QCOMPARE(line(ask(server, R"({"cmd":"save"})")["record"]), line(io::toJson(*game)));
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
        "fighterHeld",      "damagePrevented",  "glamourReturned", "cardLookedAt",   "declined"};
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

void TestServe::aGameThatStandsStillIsDrawn() {
    Server server;
    const auto position = [&](const std::string &turn) {
        return ask(server,
                   R"({"cmd":"position","battlefield":"greenwood","turn":)" + turn +
                       R"(,"seats":[{"deck":"titania","glamour":"sleep"},{"deck":"titania","glamour":"sleep"}],)"
                       R"("fighters":{"1:titania":{"space":"s1"},"2:titania":{"space":"s20"}}})");
    };
    QCOMPARE(codeOf(position(R"({"seat":2,"quietTurns":7})")), std::string("bad-position"));
    QVERIFY(isOk(position(R"({"seat":2,"quietTurns":6})")));
    QCOMPARE(ask(server, R"({"cmd":"observe","seat":1})")["turn"]["quietTurns"].integer(), 6);
    JsonValue answer;
    for (const char *action : {"maneuver", "done", "maneuver", "done"})
        answer = ask(server, line(JsonValue::object({{"cmd", "apply"}, {"action", action}})));
    const JsonValue &last = answer["events"].items().back();
    QCOMPARE(line(last), std::string(R"({"event":"gameOver","winners":[],"cause":"standstill"})"));
    const JsonValue legal = ask(server, R"({"cmd":"legal"})");
    QVERIFY(legal["over"].boolean());
    QCOMPARE(line(legal["winners"]), std::string("[]"));
    QCOMPARE(legal["cause"].string(), std::string("standstill"));
    for (const char *request : {R"({"cmd":"observe","seat":1})", R"({"cmd":"reveal"})"}) {
        const JsonValue seen = ask(server, request);
        QVERIFY(seen["over"].boolean() && seen["decision"].isNull());
        QCOMPARE(seen["cause"].string(), std::string("standstill"));
    }
    const JsonValue refused = ask(server, R"({"cmd":"apply","action":"maneuver"})");
    QCOMPARE(codeOf(refused), std::string("game-over"));
    QCOMPARE(refused["error"]["rule"].string(), std::string("V3"));
    const JsonValue saved = ask(server, R"({"cmd":"save"})");
    QVERIFY(saved["record"]["drawn"].boolean());
    QVERIFY(isOk(ask(server, R"({"cmd":"load","record":)" + line(saved["record"]) + "}")));
}

void TestServe::aCardMayHaveNoBoost() {
    Server server;
    const JsonValue card = ask(server, R"({"cmd":"text","deck":"sinbad","card":"voyage-apes"})");
    QVERIFY(card.contains("boost") && card["boost"].isNull());
    QCOMPARE(ask(server, R"({"cmd":"text","deck":"sinbad","card":"voyage-home"})")["boost"].integer(), 1);
    int without = 0;
    const JsonValue deck = ask(server, R"({"cmd":"text","deck":"sinbad"})");
    for (const JsonValue &entry : deck["cards"].items())
        without += entry["boost"].isNull() ? 1 : 0;
    QCOMPARE(without, 6);
    QVERIFY(isOk(ask(server, R"({"cmd":"position","battlefield":"greenwood","seats":[{"deck":"sinbad",)"
                             R"("hand":["voyage-apes"],"draw":["voyage-eyes"]},{"deck":"bigfoot"}],)"
                             R"("fighters":{"1:sinbad":{"space":"s1"},"2:bigfoot":{"space":"s20"}}})")));
    QVERIFY(isOk(ask(server, R"({"cmd":"apply","action":"maneuver"})")));
    QCOMPARE(line(ask(server, R"({"cmd":"legal"})")["actions"]), std::string(R"(["boost none"])"));
    const JsonValue why = ask(server, R"({"cmd":"why","action":"boost voyage-apes"})");
    QVERIFY(!why["legal"].boolean());
    QCOMPARE(why["rule"].string(), std::string("M1"));
    QCOMPARE(why["message"].string(), std::string("A card without a boost cannot be used to boost."));
}

CHAMPCLOS_TEST_GUILESS(TestServe)
#include "tst_serve.moc"

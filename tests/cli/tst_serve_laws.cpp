// SPDX-License-Identifier: MIT
//
// What holds of the protocol in every game, tried in random ones with all decks: a position that `reveal` gives is the
// same game again; every choice says what it is for; what may be declined is declined as docs/protocol.md says.
#include "tests/cli/serving.h"
#include "tests/support/random_game.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <map>
#include <set>

using namespace champclos;
using namespace champclos::test;

namespace {

const std::vector<std::string> kSeats = {R"(["robin-hood","king-arthur"])",
                                         R"(["alice","bigfoot"])",
                                         R"(["shakespeare","wayward-sisters"])",
                                         R"(["titania","hamlet"])",
                                         R"(["sinbad","medusa"])",
                                         R"(["titania","king-arthur","shakespeare","alice"])",
                                         R"(["robin-hood","wayward-sisters","hamlet","king-arthur"])"};

std::string begun(const std::string &seats, int seed) {
    return R"({"cmd":"new","battlefield":"greenwood","seats":)" + seats + ",\"seed\":" + std::to_string(seed) + "}";
}

/// Everything that can be seen of a game, but for the hash, which also tells the copies of a card apart.
std::string everything(Server &server, int seats) {
    const JsonValue revealed = ask(server, R"({"cmd":"reveal"})");
    JsonValue all = JsonValue::object();
    for (const io::JsonMember &member : revealed.members())
        if (member.key != "hash")
            all.set(member.key, member.value);
    std::string text = line(all) + server.answer(R"({"cmd":"legal"})");
    for (int seat = 1; seat <= seats; ++seat)
        text += '\n' + server.answer(R"({"cmd":"observe","seat":)" + std::to_string(seat) + "}");
    return text;
}

/// Where two texts part; empty if they are the same.
std::string difference(const std::string &one, const std::string &other) {
    if (one == other)
        return {};
    std::size_t at = 0;
    while (at < one.size() && at < other.size() && one[at] == other[at])
        ++at;
    const std::size_t begin = at < 100 ? 0 : at - 100;
    return "\n" + one.substr(begin, 200) + "\n" + other.substr(begin, 200);
}

} // namespace

class TestServeLaws : public QObject {
    Q_OBJECT

private slots:
    void aRevealedPositionIsTheSameGame_data() { eachTable(); }
    void aRevealedPositionIsTheSameGame();
    void everyChoiceSaysWhatItIsFor_data() { eachTable(); }
    void everyChoiceSaysWhatItIsFor();
    void whatMayBeDeclined();

private:
    static void eachTable() {
        QTest::addColumn<std::string>("seats");
        for (const std::string &seats : kSeats)
            QTest::addRow("%s", seats.c_str()) << seats;
    }
};

void TestServeLaws::aRevealedPositionIsTheSameGame() {
    QFETCH(std::string, seats);
    const int count = static_cast<int>(parsed(seats).size());
    std::set<std::string> decisions;
    int positions = 0;
    std::set<std::string> told; // what positions had to say
    for (int seed = 0; seed < scaled(4); ++seed) {
        Server server;
        QVERIFY(isOk(ask(server, begun(seats, seed))));
        for (int step = 0; step < 400; ++step) {
            const JsonValue legal = ask(server, R"({"cmd":"legal"})");
            if (legal["over"].boolean())
                break;
            const JsonValue position = ask(server, R"({"cmd":"reveal","position":true})")["position"];
            const std::string decision = legal["decision"].string();
            const bool isBetweenActions = decision == "chooseAction";
            if (isBetweenActions)
                QVERIFY(!position.isNull());
            if (!position.isNull()) {
                ++positions;
                decisions.insert(decision);
                JsonValue request = JsonValue::object({{"cmd", "position"}});
                for (const io::JsonMember &member : position.members())
                    request.set(member.key, member.value);
                Server other;
                const JsonValue answer = ask(other, line(request));
                QVERIFY2(isOk(answer), (line(answer) + "\n" + line(request)).c_str());
                const std::string wrong = difference(everything(other, count), everything(server, count));
                QVERIFY2(wrong.empty(), wrong.c_str());
                QCOMPARE(line(ask(other, R"({"cmd":"reveal","position":true})")["position"]), line(position));
                for (const char *word : {"\"tookDamage\"", "\"held\"", "\"turnStart\"", "\"knownTo\"", "\"moved\":[\""})
                    if (line(position).find(word) != std::string::npos)
                        told.insert(word);
                if (step % 10 == 0) { // and it goes on alike, what is random included
                    Server again;
                    QVERIFY(isOk(ask(again, line(request))));
                    Server played;
                    const JsonValue record = ask(server, R"({"cmd":"save"})")["record"];
                    QVERIFY(isOk(ask(played, line(JsonValue::object({{"cmd", "load"}, {"record", record}})))));
                    const auto one = playOn(again, static_cast<std::uint64_t>(step), 40);
                    const auto two = playOn(played, static_cast<std::uint64_t>(step), 40);
                    QCOMPARE(one.size(), two.size());
                    for (std::size_t event = 0; event < one.size(); ++event)
                        QCOMPARE(line(one[event]), line(two[event]));
                }
            }
            playOn(server, static_cast<std::uint64_t>(seed * 1000 + step), 1);
        }
    }
    QVERIFY(positions > scaled(100));
    if (kIsSanitized) // one game need not have everything
        return;
    QCOMPARE(decisions, (std::set<std::string>{"chooseAction", "chooseBoost", "chooseMove"}));
    QVERIFY(told.contains("\"tookDamage\"") && told.contains("\"turnStart\"") && told.contains("\"moved\":[\""));
}

void TestServeLaws::everyChoiceSaysWhatItIsFor() {
    QFETCH(std::string, seats);
    const std::set<std::string> ofTheRules = {"chooseAction",    "chooseBoost",   "chooseMove",
                                              "choosePlacement", "chooseDefense", "chooseDiscard"};
    int effects = 0;
    for (int seed = 0; seed < scaled(4); ++seed) {
        Server server;
        QVERIFY(isOk(ask(server, begun(seats, seed))));
        for (int step = 0; step < 500; ++step) {
            const JsonValue legal = ask(server, R"({"cmd":"legal"})");
            if (legal["over"].boolean())
                break;
            const JsonValue &asked = legal["for"];
            if (asked.isNull()) {
                QVERIFY2(ofTheRules.contains(legal["decision"].string()), line(legal).c_str());
            } else {
                ++effects;
                const int owners = int(asked.contains("card")) + int(asked.contains("ability")) +
                                   int(asked.contains("glamour")) + int(asked.contains("spell"));
                QCOMPARE(owners, 1);
                QVERIFY2(!asked["name"].string().empty() && !asked["sentence"].string().empty(), line(legal).c_str());
                QVERIFY(asked.contains("effect") || asked.contains("spell"));
            }
            QCOMPARE(legal.contains("options"), legal["decision"].string() == "chooseOption");
            std::size_t named = 0;
            for (const JsonValue &action : legal["actions"].items())
                if (action.string().starts_with("option ")) {
                    const JsonValue &option = legal["options"][named++];
                    QCOMPARE("option " + option["name"].string(), action.string());
                    QVERIFY(!option["text"].string().empty());
                }
            QCOMPARE(legal["options"].size(), named);
            playOn(server, static_cast<std::uint64_t>(seed * 1000 + step), 1);
        }
    }
    QVERIFY(effects > 0);
}

void TestServeLaws::whatMayBeDeclined() {
    // As the table in docs/protocol.md: with what each kind of decision can be declined or ended, and with nothing
    // else.
    const std::map<std::string, std::set<std::string>> table = {
        {"chooseAction", {}},
        {"chooseBoost", {"boost none"}},
        {"chooseMove", {"done"}},
        {"choosePlacement", {"no"}},
        {"chooseDefense", {"defend none"}},
        {"chooseDiscard", {"no"}},
        {"chooseCard", {"no", "done"}},
        {"chooseFighter", {"no"}},
        {"chooseSpace", {}},
        {"chooseOption", {"no"}},
        {"chooseYesNo", {"no"}},
    };
    std::map<std::string, std::set<std::string>> seen;
    for (const std::string &seats : kSeats)
        for (int seed = 20; seed < 20 + scaled(10); ++seed) {
            Server server;
            QVERIFY(isOk(ask(server, begun(seats, seed))));
            for (int step = 0; step < 500; ++step) {
                const JsonValue legal = ask(server, R"({"cmd":"legal"})");
                if (legal["over"].boolean())
                    break;
                std::set<std::string> &declined = seen[legal["decision"].string()];
                bool hasDone = false;
                for (const JsonValue &action : legal["actions"].items())
                    if (const std::string &text = action.string();
                        text == "no" || text == "done" || text.ends_with(" none")) {
                        declined.insert(text);
                        hasDone = hasDone || text == "done";
                    }
                if (legal["decision"].string() == "chooseMove")
                    QVERIFY(hasDone);
                playOn(server, static_cast<std::uint64_t>(seed * 1000 + step), 1);
            }
        }
    for (const auto &[decision, texts] : seen) {
        QVERIFY2(table.contains(decision), decision.c_str());
        for (const std::string &text : texts)
            QVERIFY2(table.at(decision).contains(text), (decision + ": " + text).c_str());
    }
    if (kIsSanitized)
        return;
    QCOMPARE(seen.size(), table.size());
    QVERIFY(seen["chooseDiscard"].contains("no") && seen["chooseFighter"].contains("no"));
}

CHAMPCLOS_TEST_GUILESS(TestServeLaws)
#include "tst_serve_laws.moc"

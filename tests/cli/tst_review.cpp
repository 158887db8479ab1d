// SPDX-License-Identifier: MIT
//
// The command `review`, and reviews as JSON: they come back as they went, and only for their own game.
#include "engine/io/review_io.h"
#include "engine/text/review.h"
#include "tests/cli/calling.h"
#include "tests/support/test_program.h"

#include <QTemporaryDir>
#include <QTest>

using namespace champclos;
using namespace champclos::test;
using io::JsonValue;

class TestReviewCommand : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void prints_data();
    void prints();
    void printsJson();
    void refuses();
    void measures();
    void comesBack();
    void belongsToItsGame();

private:
    std::string path(const char *name) const { return m_folder.filePath(QLatin1String(name)).toStdString(); }
    io::GameRecord record(const char *name) const {
        io::Diagnostics diagnostics;
        return *io::loadRecord(path(name), io::Library(), diagnostics);
    }
    QTemporaryDir m_folder;
};

void TestReviewCommand::initTestCase() {
    for (const auto &[name, seed] : {std::pair("one.json", "5"), std::pair("two.json", "6")})
        QCOMPARE(call({"play", "--bots", "easy,normal", "--seats", "medusa,shakespeare", "--seed", seed, "--lang", "en",
                       "--save", path(name)})
                     .code,
                 0);
}

void TestReviewCommand::prints_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("word");
    QTest::newRow("en") << "en"
                        << "Shakespeare: ";
    QTest::newRow("fr") << "fr"
                        << "optimal";
    QTest::newRow("de") << "de"
                        << "zweifelhaft";
}

void TestReviewCommand::prints() {
    QFETCH(QString, language);
    QFETCH(QString, word);
    const Outcome outcome =
        call({"review", path("one.json"), "--iterations", "60", "--lang", language.toStdString(), "--all"});
    QVERIFY2(outcome.code == 0, outcome.err.c_str());
    QVERIFY2(contains(outcome.out, word.toStdString()), outcome.out.c_str());
    QVERIFY(contains(outcome.out, "What decided the game"));
    QVERIFY2(!contains(outcome.out, "{") && !contains(outcome.out, "  \n"), outcome.out.c_str());
}

void TestReviewCommand::printsJson() {
    const Outcome outcome = call({"review", path("one.json"), "--iterations", "40", "--json", "--threads", "2"});
    const JsonValue json = outcome.json();
    QVERIFY(json["whole"].boolean());
    QVERIFY(json["judgements"].size() > 10 && json["prospects"].size() > 10 && json["decided"].size() > 0);
    for (const JsonValue &judgement : json["judgements"].items()) {
        QVERIFY(!judgement["playedText"].string().empty() && !judgement["why"].string().empty());
        QVERIFY(judgement["loss"].number(-1) >= 0);
    }
    QCOMPARE(call({"review", path("one.json"), "--iterations", "40", "--json", "--threads", "1"}).out, outcome.out);
    QVERIFY(call({"review", path("one.json"), "--iterations", "40", "--json", "--all-cards"}).out != outcome.out);
}

void TestReviewCommand::refuses() {
    QCOMPARE(call({"review"}).code, 2);
    QCOMPARE(call({"review", "/nowhere.json"}).code, 3);
    QCOMPARE(call({"review", path("one.json"), "--iterations", "many"}).code, 2);
    QCOMPARE(call({"review", path("one.json"), "--lang", "tlh"}).code, 2);
}

void TestReviewCommand::measures() {
    const Outcome outcome = call({"review", "--measure", "1", "--iterations", "10", "--threads", "1"});
    QVERIFY2(outcome.code == 0 && contains(outcome.out, "correlation"), outcome.out.c_str());
}

void TestReviewCommand::comesBack() {
    const io::GameRecord game = record("one.json");
    const ai::Review review = ai::review(io::pastOf(game), {.iterations = 50, .quickIterations = 0}, {});
    const JsonValue json = io::toJson(review, game);
    const std::optional<ai::Review> again = io::readReview(json, game);
    QVERIFY(again && again->isWhole && again->plan == review.plan);
    QCOMPARE(io::writeJson(io::toJson(*again, game)), io::writeJson(json));
    for (std::size_t place = 0; place < review.judgements.size(); ++place)
        for (const Language language : kLanguages)
            QCOMPARE(text::whyText(*game.match, again->judgements[place], language),
                     text::whyText(*game.match, review.judgements[place], language));
}

void TestReviewCommand::belongsToItsGame() {
    const io::GameRecord game = record("one.json");
    const JsonValue json = io::toJson(ai::review(io::pastOf(game), {.iterations = 20, .quickIterations = 0}, {}), game);
    QVERIFY(!io::readReview(json, record("two.json")));
    QVERIFY(!io::readReview(JsonValue(), game));
    for (const auto &[key, value] :
         {std::pair<const char *, JsonValue>("judge", 99), {"version", 99}, {"plan", JsonValue()}, {"prospects", 1}}) {
        JsonValue changed = json;
        changed.set(key, value);
        QVERIFY2(!io::readReview(changed, game), key);
    }
    JsonValue broken = json;
    JsonValue list = JsonValue::array();
    list.append(JsonValue(json["judgements"][0]).set("best", "dance"));
    QVERIFY(!io::readReview(broken.set("judgements", list), game));
    list = JsonValue::array();
    list.append(JsonValue(json["judgements"][0]).set("step", 100000));
    QVERIFY(!io::readReview(broken.set("judgements", list), game));
}

CHAMPCLOS_TEST_GUILESS(TestReviewCommand)
#include "tst_review.moc"

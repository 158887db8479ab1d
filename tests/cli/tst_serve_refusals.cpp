// SPDX-License-Identifier: MIT
//
// What may come down the pipe of `champclos-cli serve`: refusals, garbage, long lines; none of it changes a game.
#include "engine/cli/line_reader.h"
#include "tests/cli/serving.h"
#include "tests/support/source_path.h"
#include "tests/support/test_program.h"

#include <QProcess>
#include <QTest>

#include <sstream>

using namespace champclos;
using namespace champclos::test;

class TestServeRefusals : public QObject {
    Q_OBJECT

private slots:
    void refuses_data();
    void refuses();
    void refusalsChangeNothing();
    void survivesGarbage();
    void cutsLongLines();
    void aProcessAnswersEveryLine();
};

void TestServeRefusals::refuses_data() {
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
    row("{\"cmd\":\"save\",\"file\":\"x\\u0000y\"}", "file/unwritable");
    row("{\"cmd\":\"load\"}", "missing-field");
    row("{\"cmd\":\"load\",\"file\":\"x\\u0000y\"}", "file/missing");
    row("{\"cmd\":\"text\",\"deck\":\"medusa\",\"card\":\"dsh\"}", "unknown-card");
    row("{\"cmd\":\"text\",\"deck\":\"medusa\",\"card\":\"dash\",\"lang\":\"tlh\"}", "unknown-language");
    row("{\"cmd\":\"text\",\"deck\":\"nobody\"}", "library/unknown-deck");
}

void TestServeRefusals::refuses() {
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

void TestServeRefusals::refusalsChangeNothing() {
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

void TestServeRefusals::survivesGarbage() {
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

void TestServeRefusals::cutsLongLines() {
    std::istringstream in("abc\r\n\n" + std::string(100, 'x') + "\nlast");
    cli::LineReader lines(in, 10);
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

void TestServeRefusals::aProcessAnswersEveryLine() {
    QProcess process;
    process.start(builtCli(), {"serve"});
    QVERIFY(process.waitForStarted());
    // Answers come at once, not only when the input ends.
    process.write(QByteArray(kNew) + "\r\n");
    QVERIFY(process.waitForReadyRead(30000));
    QVERIFY(process.readLine().startsWith("{\"ok\":true"));
    process.write("{\"cmd\":\"apply\",\"action\":\"" + QByteArray(static_cast<qsizetype>(cli::kMaxRequestBytes), 'x') +
                  "\"}\n");
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

CHAMPCLOS_TEST_GUILESS(TestServeRefusals)
#include "tst_serve_refusals.moc"

// SPDX-License-Identifier: MIT
//
// The JSON layer: what it accepts and refuses, where it says a problem is, that it survives hostile texts, and that
// what it writes is canonical and reads back the same.
#include "engine/io/json.h"
#include "engine/io/utf8.h"
#include "tests/support/test_program.h"

#include <QElapsedTimer>
#include <QtTest>

#include <limits>

using namespace champclos::io;

namespace {

JsonValue parsed(std::string_view text) {
    Diagnostics diagnostics;
    const auto value = parseJson(text, diagnostics);
    if (!value || !diagnostics.isEmpty())
        qWarning("%s", format(diagnostics).c_str());
    return value.value_or(JsonValue("not parsed"));
}

/// Code and place of the only problem, as "json/bad-number 1:5".
std::string problemOf(std::string_view text, JsonLimits limits = {}) {
    Diagnostics diagnostics;
    const auto value = parseJson(text, diagnostics, limits);
    if (diagnostics.all().size() != 1)
        return std::to_string(diagnostics.all().size()) + " problems";
    const Diagnostic &first = diagnostics.all().front();
    return std::string(first.id()) + " " + std::to_string(first.position.line) + ":" +
           std::to_string(first.position.column);
}

} // namespace

class TestJson : public QObject {
    Q_OBJECT

private slots:
    void accepts_data();
    void accepts();
    void refuses_data();
    void refuses();
    void refusesBadUtf8_data();
    void refusesBadUtf8();
    void numbersKeepTheirSpellingAndExactness();
    void positionsAreThoseOfTheText();
    void duplicateKeysAreAllReportedAndTheFirstCounts();
    void limitsHold();
    void hostileTextsAreAnsweredSoon();
    void mutatedTextsNeverCrashAndReadBack();
    void questionsToTheWrongKindGiveTheFallback();
    void valuesAreBuiltWithEase();
    void writesCanonically();
    void writesOneLine();
    void writesOnlyWhatItWouldRead();
};

void TestJson::accepts_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("line");
    const auto row = [](const char *text, const char *line) {
        QTest::newRow(quoted(text).c_str()) << QByteArray(text) << QByteArray(line);
    };
    row("null", "null");
    row(" \t\r\n true \n", "true");
    row("false", "false");
    row("[]", "[]");
    row("{}", "{}");
    row("[ [ ] , { } ]", "[[],{}]");
    row("{\"b\":1,\"a\":{\"c\":[null]}}", "{\"b\":1,\"a\":{\"c\":[null]}}");
    row("\"\"", "\"\"");
    row(R"("\"\\\/\b\f\n\r\t")", R"("\"\\/\b\f\n\r\t")");
    row(R"("\u00e9\u20ac\uD834\udd1e")", "\"é€𝄞\"");
    row(R"("\u0000\u001f")", R"("\u0000\u001F")");
    row("\"\x7f\"", "\"\x7f\"");
    row("0", "0");
    row("-0", "0");
    row("-12", "-12");
    row("1.0", "1");
    row("1E2", "100");
    row("1e+2", "100");
    row("25e-1", "2.5");
    row("0.1", "0.1");
    row("1e-7", "1e-07");
    row("123456789012345678", "123456789012345678");
    row("9223372036854775807", "9223372036854775807");
    row("-9223372036854775808", "-9223372036854775808");
}

void TestJson::accepts() {
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, line);
    const JsonValue value = parsed(text.toStdString());
    QCOMPARE(writeJsonLine(value), line.toStdString());
    QVERIFY(parsed(writeJsonLine(value)) == value);
    QVERIFY(parsed(writeJson(value)) == value);
}

void TestJson::refuses_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("problem");
    const auto row = [](const char *text, const char *problem) {
        QTest::newRow(quoted(text).c_str()) << QByteArray(text) << QByteArray(problem);
    };
    row("", "json/empty 1:1");
    row(" \n ", "json/empty 2:2");
    row("\xEF\xBB\xBF{}", "json/byte-order-mark 1:1");
    row("[", "json/unexpected-end 1:2");
    row("{", "json/unexpected-end 1:2");
    row("[1,", "json/unexpected-end 1:4");
    row("[1", "json/unexpected-end 1:3");
    row("{\"a\"", "json/unexpected-end 1:5");
    row("{\"a\":", "json/unexpected-end 1:6");
    row("\"abc", "json/unexpected-end 1:5");
    row("\"abc\\", "json/unexpected-end 1:6");
    row("]", "json/expected-value 1:1");
    row("[,1]", "json/expected-value 1:2");
    row("[1,,2]", "json/expected-value 1:4");
    row("{\"a\":}", "json/expected-value 1:6");
    row("['a']", "json/expected-value 1:2");
    row("[é]", "json/expected-value 1:2");
    row("{a:1}", "json/expected-key 1:2");
    row("{1:1}", "json/expected-key 1:2");
    row("{\"a\":1,2}", "json/expected-key 1:8");
    row("{\"a\" 1}", "json/expected-colon 1:6");
    row("{\"a\",1}", "json/expected-colon 1:5");
    row("[1 2]", "json/expected-comma 1:4");
    row("[1}", "json/expected-comma 1:3");
    row("{\"a\":1]", "json/expected-comma 1:7");
    row("[\"é\" 2]", "json/expected-comma 1:6");
    row("[1,]", "json/trailing-comma 1:3");
    row("{\"a\":1,}", "json/trailing-comma 1:7");
    row("[] []", "json/text-after-end 1:4");
    row("1 x", "json/text-after-end 1:3");
    row("// x\n1", "json/comment 1:1");
    row("[1 /* x */]", "json/comment 1:4");
    row("{ // x\n}", "json/comment 1:3");
    row("1 // x", "json/comment 1:3");
    row("tru", "json/unknown-word 1:1");
    row("[True]", "json/unknown-word 1:2");
    row("NaN", "json/unknown-word 1:1");
    row("-Infinity", "json/bad-number 1:1");
    row("+1", "json/bad-number 1:1");
    row("01", "json/bad-number 1:1");
    row("-", "json/bad-number 1:1");
    row("1.", "json/bad-number 1:1");
    row(".5", "json/bad-number 1:1");
    row("1e", "json/bad-number 1:1");
    row("1e+", "json/bad-number 1:1");
    row("0x10", "json/bad-number 1:1");
    row("1.2.3", "json/bad-number 1:1");
    row("1e400", "json/number-out-of-range 1:1");
    row("\"\\q\"", "json/bad-escape 1:2");
    row("\"\\u12\"", "json/bad-escape 1:2");
    row("\"\\u12g4\"", "json/bad-escape 1:2");
    row("\"\\u-123\"", "json/bad-escape 1:2");
    row("\"\\U0041\"", "json/bad-escape 1:2");
    row("\"\\ud800\"", "json/lone-surrogate 1:2");
    row("\"\\ud800\\u0041\"", "json/lone-surrogate 1:2");
    row("\"x\\udc00\"", "json/lone-surrogate 1:3");
    row("\"a\nb\"", "json/control-character 1:3");
    row("\"a\tb\"", "json/control-character 1:3");
    row("{\"a\":1,\"a\":2}", "json/duplicate-key 1:8");
}

void TestJson::refuses() {
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, problem);
    QCOMPARE(problemOf(text.toStdString()), problem.toStdString());
}

void TestJson::refusesBadUtf8_data() {
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("stray continuation") << QByteArray("\x80");
    QTest::newRow("cut short") << QByteArray("\xC3");
    QTest::newRow("overlong slash") << QByteArray("\xC0\xAF");
    QTest::newRow("overlong three") << QByteArray("\xE0\x80\xAF");
    QTest::newRow("overlong four") << QByteArray("\xF0\x80\x80\xAF");
    QTest::newRow("surrogate") << QByteArray("\xED\xA0\x80");
    QTest::newRow("above U+10FFFF") << QByteArray("\xF4\x90\x80\x80");
    QTest::newRow("latin-1") << QByteArray("\xE9t\xE9");
    QTest::newRow("0xFF") << QByteArray("\xFF");
}

void TestJson::refusesBadUtf8() {
    QFETCH(QByteArray, bytes);
    QVERIFY(!isUtf8(bytes.toStdString()));
    QCOMPARE(problemOf("[\n \"é" + bytes.toStdString() + "\"]"), std::string("json/not-utf8 2:4"));
}

void TestJson::numbersKeepTheirSpellingAndExactness() {
    const JsonValue list = parsed("[1.50, 2.0, 9007199254740993, 9223372036854775808, 1e3]");
    QCOMPARE(list[0].spelling(), std::string("1.50"));
    QVERIFY(!list[0].isInteger());
    QVERIFY(list[1].isInteger());
    QCOMPARE(list[1].integer(), std::int64_t(2));
    QCOMPARE(list[2].integer(), std::int64_t(9007199254740993)); // a double would round it
    QVERIFY(!list[3].isInteger());
    QCOMPARE(list[3].number(), 9223372036854775808.0);
    QCOMPARE(list[4].integer(), std::int64_t(1000));
}

void TestJson::positionsAreThoseOfTheText() {
    const JsonValue value = parsed("{\n  \"é\": [1,\n\t\"x\"],\n  \"b\": { \"c\": null }\n}");
    QVERIFY((value.position() == TextPosition{1, 1}));
    QVERIFY((value.keyPosition("é") == TextPosition{2, 3}));
    QVERIFY((value["é"].position() == TextPosition{2, 8}));
    QVERIFY((value["é"][1].position() == TextPosition{3, 2}));
    QVERIFY((value["b"].keyPosition("c") == TextPosition{4, 10}));
    QVERIFY((value["b"]["c"].position() == TextPosition{4, 15}));
    QVERIFY((JsonValue(1).position() == TextPosition{}));
}

void TestJson::duplicateKeysAreAllReportedAndTheFirstCounts() {
    Diagnostics diagnostics;
    const auto value = parseJson(R"({"a":1,"b":{"x":1,"x":2},"a":2,"a":3})", diagnostics);
    QVERIFY(value.has_value());
    QCOMPARE(diagnostics.errorCount(), 3);
    QCOMPARE((*value)["a"].integer(), std::int64_t(1));
}

void TestJson::limitsHold() {
    const std::string deep = std::string(64, '[') + std::string(64, ']');
    QVERIFY(parsed(deep).isArray());
    QCOMPARE(problemOf('[' + deep + ']'), std::string("json/too-deep 1:65"));
    QCOMPARE(problemOf("[[[1]]]", {kMaxContentBytes, 2}), std::string("json/too-deep 1:3"));
    QCOMPARE(problemOf("[1,2]", {4, 64}), std::string("json/too-large 1:1"));
    QVERIFY(parsed("[1,2]").isArray());
    // A caller's generous limit does not make the recursion unsafe.
    QCOMPARE(problemOf(std::string(100000, '['), {kMaxContentBytes, 1000000}), std::string("json/too-deep 1:257"));
}

void TestJson::hostileTextsAreAnsweredSoon() {
    QElapsedTimer timer;
    timer.start();
    QCOMPARE(problemOf(std::string(1000000, '[')), std::string("json/too-deep 1:65"));
    QCOMPARE(problemOf(std::string(1000000, ' ')), std::string("json/empty 1:1000001"));
    QCOMPARE(problemOf(std::string(400000, '9')), std::string("json/number-out-of-range 1:1"));
    QCOMPARE(parsed("0." + std::string(400000, '3')).number(), 1.0 / 3);
    std::string keys = "{";
    for (int index = 0; index < 80000; ++index)
        keys += "\"k\":0,";
    keys += "\"k\":0}";
    Diagnostics diagnostics;
    QVERIFY(parseJson(keys, diagnostics).has_value());
    QCOMPARE(diagnostics.errorCount(), 80000);
    QCOMPARE(diagnostics.all().size(), Diagnostics::kMaxKept);
    std::string zeros = "[0";
    while (zeros.size() < kMaxContentBytes - 2)
        zeros += ",0";
    QVERIFY(parsed(zeros + "]").size() > 500000);
    QVERIFY(timer.elapsed() < 20000); // generous for sanitizers; a quadratic reader would need minutes
}

void TestJson::mutatedTextsNeverCrashAndReadBack() {
    const std::string seed = R"({"a":[1,-2.5e3,"é\u00e9\n",null,true],"b":{"c":{},"d":[]},"e":"𝄞"})";
    static constexpr std::string_view kAlphabet = "{}[]\",:\\/u0d89eE+-.tfn \n\x80\xC3\xED\xF0";
    std::uint32_t random = 1;
    const auto next = [&](std::size_t below) {
        random = random * 1664525U + 1013904223U;
        return static_cast<std::size_t>(random >> 8) % below;
    };
    int good = 0;
    for (int round = 0; round < 20000; ++round) {
        std::string text = seed;
        for (std::size_t change = 0; change <= next(3); ++change) {
            const std::size_t at = next(text.size());
            if (next(2) == 0)
                text[at] = kAlphabet[next(kAlphabet.size())];
            else
                text.erase(at, 1 + next(4));
        }
        Diagnostics diagnostics;
        const auto value = parseJson(text, diagnostics);
        QVERIFY2(value.has_value() || diagnostics.hasErrors(), text.c_str());
        if (!value)
            continue;
        ++good;
        Diagnostics again;
        QVERIFY2(parseJson(writeJson(*value), again) == value, text.c_str());
        QVERIFY2(parseJson(writeJsonLine(*value), again) == value, text.c_str());
    }
    QVERIFY(good > 100);
}

void TestJson::questionsToTheWrongKindGiveTheFallback() {
    const JsonValue text("x");
    QCOMPARE(text.integer(7), std::int64_t(7));
    QCOMPARE(text.number(0.5), 0.5);
    QVERIFY(text.boolean(true));
    QVERIFY(text.items().empty() && text.members().empty());
    QVERIFY(text["a"]["b"][3].isNull());
    QVERIFY(text.find("a") == nullptr);
    QVERIFY(JsonValue(1).string().empty());
    QCOMPARE(JsonValue(2.5).integer(-1), std::int64_t(-1));
}

void TestJson::valuesAreBuiltWithEase() {
    const std::vector<JsonValue> cards = {"dash", nullptr};
    JsonValue answer = JsonValue::object({{"ok", true}, {"seat", 1}, {"cards", cards}, {"none", JsonValue::array()}});
    answer.set("seat", 2).set("name", std::string("é")).set("size", cards.size());
    answer.set("list", JsonValue().append(1).append(0.5));
    QCOMPARE(writeJsonLine(answer),
             std::string(R"({"ok":true,"seat":2,"cards":["dash",null],"none":[],"name":"é","size":2,"list":[1,0.5]})"));
    QVERIFY(answer == parsed(writeJsonLine(answer)));
    QVERIFY(answer.contains("ok") && !answer.contains("error"));
    const std::uint64_t hash = ~std::uint64_t(0);
    QVERIFY(!JsonValue(hash).isInteger());
}

void TestJson::writesCanonically() {
    JsonValue wide = JsonValue::array();
    for (int index = 100; index < 126; ++index)
        wide.append(index);
    const JsonValue value = JsonValue::object(
        {{"short", JsonValue::array({1, 2})},
         {"pairs", JsonValue::array({JsonValue::array({"a", "b"}), JsonValue::array({"b", "c"})})},
         {"deep", JsonValue::array({JsonValue::object({{"id", "s1"}, {"at", JsonValue::array({1, 2.5})}})})},
         {"empty", JsonValue::object()},
         {"wide", wide}});
    const std::string text = writeJson(value);
    QVERIFY2(text.rfind("{\n  \"short\": [1, 2],\n"
                        "  \"pairs\": [[\"a\", \"b\"], [\"b\", \"c\"]],\n"
                        "  \"deep\": [\n    { \"id\": \"s1\", \"at\": [1, 2.5] }\n  ],\n"
                        "  \"empty\": {},\n  \"wide\": [\n    100,\n    101,\n",
                        0) == 0,
             text.c_str());
    QVERIFY(text.size() > 4 && text.substr(text.size() - 10) == "125\n  ]\n}\n");
    QCOMPARE(writeJson(parsed(text)), text);
    QCOMPARE(writeJson(JsonValue::array()), std::string("[]\n"));
    QCOMPARE(writeJson(JsonValue(3)), std::string("3\n"));
}

void TestJson::writesOneLine() {
    const std::string line = writeJsonLine(parsed("{\"a\": \"x\\ny\",\n \"b\": [1, 2]}"));
    QCOMPARE(line, std::string(R"({"a":"x\ny","b":[1,2]})"));
}

void TestJson::writesOnlyWhatItWouldRead() {
    QCOMPARE(writeJsonLine(JsonValue("a\xFF"
                                     "b\xED\xA0\x80")),
             std::string("\"a\xEF\xBF\xBD"
                         "b\xEF\xBF\xBD\xEF\xBF\xBD\xEF\xBF\xBD\""));
    QCOMPARE(writeNumber(std::numeric_limits<double>::infinity()), std::string("null"));
    QCOMPARE(writeNumber(-0.0), std::string("0"));
    QCOMPARE(writeNumber(1e300), std::string("1e+300"));
    for (const double value : {0.1, 1.0 / 3, 5e-324, 1.7976931348623157e308, -2.5e-10})
        QCOMPARE(parsed(writeNumber(value)).number(), value);
}

CHAMPCLOS_TEST_APPLESS(TestJson)
#include "tst_json.moc"

// SPDX-License-Identifier: MIT
//
// Giving up by clicks, and a game watched again: hands, ledger and seats of a replay, its steps in words, the way from
// a hero's sheet into the rule book. Whatever the console would say makes a test fail.
#include "tests/program/table_hand.h"
#include "tests/support/test_program.h"

using namespace champclos;
using namespace champclos::test;

class ProgramTaleTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepareScreens(); }
    void init() { failOnAnyWarning(); }
    void concededByClicks_data();
    void concededByClicks();
    void replayShowsHandsAndLedger_data();
    void replayShowsHandsAndLedger();
    void sheetLeadsToItsRules();
    void hintNamesItsChances();
};

namespace {

std::optional<io::GameRecord> wholeGame(const io::Library &library) {
    return recordUntil(library, "greenwood", {"medusa", "bigfoot"},
                       [](const GameState &state) { return state.isOver(); });
}

QString textOfItem(const Screen &screen, const char *name) {
    const QQuickItem *item = screen.find(name);
    return item != nullptr ? item->property("text").toString() : QString();
}

QRectF placeOf(const QQuickItem &item) { return item.mapRectToScene({0, 0, item.width(), item.height()}); }

} // namespace

void ProgramTaleTest::concededByClicks_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("title");
    QTest::newRow("en") << "en"
                        << "Bigfoot wins the game.";
    QTest::newRow("fr") << "fr"
                        << "Bigfoot remporte la partie.";
    QTest::newRow("de") << "de"
                        << "Bigfoot gewinnt die Partie.";
}

void ProgramTaleTest::concededByClicks() {
    QFETCH(QString, language);
    QFETCH(QString, title);
    Screen screen(language);
    const auto record = recordUntil(screen.shell().library()->library(), "greenwood", {"medusa", "bigfoot"},
                                    [](const GameState &state) {
                                        return state.pending == Decision{DecisionKind::ChooseAction, SeatId(0)};
                                    });
    QVERIFY(record.has_value());
    QVERIFY(screen.open(*record, SeatSet::of(SeatId(0))));
    QVERIFY(screen.click("menuButton"));
    QVERIFY(screen.waitFor([&] { return screen.find("concedeEntry") != nullptr; }));
    QVERIFY(screen.click("concedeEntry"));
    QVERIFY(screen.waitFor([&] { return screen.find("concedeConfirm") != nullptr; }));
    screen.press(Qt::Key_Escape); // it asks, and no is an answer
    QVERIFY(screen.waitFor([&] { return screen.find("concedeConfirm") == nullptr; }));
    QCOMPARE(screen.session()->phase(), app::GameSession::Deciding);
    QVERIFY(screen.click("menuButton"));
    QVERIFY(screen.waitFor([&] { return screen.find("concedeEntry") != nullptr; }));
    QVERIFY(screen.click("concedeEntry"));
    QVERIFY(screen.waitFor([&] { return screen.find("concedeConfirm") != nullptr; }));
    QVERIFY(screen.click("concedeConfirm"));
    QVERIFY(screen.waitFor([&] { return screen.find("endSheet") != nullptr; }));
    QCOMPARE(textOfItem(screen, "endTitle"), title);
    QVERIFY(!textOfItem(screen, "endCause").isEmpty());
    QVERIFY(screen.click("lookAtTable"));
    QVERIFY(screen.click("menuButton"));
    QVERIFY(screen.waitFor([&] { return screen.find("concedeEntry") != nullptr; }));
    QVERIFY(!screen.find("concedeEntry")->isEnabled()); // not twice
    screen.press(Qt::Key_Escape);
    QVERIFY(screen.click("resultsButton"));
    QVERIFY(screen.click("watchAgain"));
    QCOMPARE(screen.room(), QStringLiteral("replay"));
    screen.shell().replay()->setStep(screen.shell().replay()->stepCount());
    screen.settle();
    QVERIFY(!textOfItem(screen, "stepWords").isEmpty());
    screen.press(Qt::Key_Escape); // one step back each time
    QVERIFY(screen.waitFor([&] { return screen.find("endSheet") != nullptr; }));
    screen.press(Qt::Key_Escape);
    QCOMPARE(screen.room(), QStringLiteral("home"));
}

void ProgramTaleTest::replayShowsHandsAndLedger_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<double>("scale");
    QTest::newRow("en") << "en" << QSize(1440, 900) << 1.0;
    QTest::newRow("fr") << "fr" << QSize(1366, 768) << 1.0;
    QTest::newRow("de, largest text") << "de" << QSize(1024, 640) << 1.3;
}

void ProgramTaleTest::replayShowsHandsAndLedger() {
    QFETCH(QString, language);
    QFETCH(QSize, size);
    QFETCH(double, scale);
    Screen screen(language, size);
    screen.shell().settings()->setTextScale(scale);
    const auto record = wholeGame(screen.shell().library()->library());
    QVERIFY(record.has_value());
    QVERIFY(screen.open(*record, {}));
    QCOMPARE(screen.room(), QStringLiteral("replay"));
    app::ReplaySession *replay = screen.shell().replay();
    replay->setEyesOf(app::ReplaySession::kAllHands);
    QStringList places;
    bool hasLedger = false;
    for (int step = 0; step <= replay->stepCount(); step += 3) {
        replay->setStep(step);
        screen.settle();
        QVERIFY(screen.find("replayHands") != nullptr);
        for (const QVariant &hand : replay->hands()) {
            const QVariantMap map = hand.toMap();
            const int cards = static_cast<int>(map.value(QStringLiteral("cards")).toList().size());
            const QString name = QStringLiteral("replayCard-%1-%2").arg(map.value(QStringLiteral("seat")).toInt());
            QVERIFY(cards == 0 || screen.find(name.arg(cards - 1)) != nullptr);
            QVERIFY(screen.find(name.arg(cards)) == nullptr);
        }
        hasLedger = hasLedger || screen.find("combat") != nullptr;
        const QString order =
            QString::number(placeOf(*screen.find("seat-0")).top() < placeOf(*screen.find("seat-1")).top());
        if (!places.contains(order))
            places.push_back(order);
        const QQuickItem *words = screen.find("stepWords");
        QVERIFY(placeOf(*words).bottom() <= screen.window()->height()); // within its bar
        if (step > 30)
            step += 20;
    }
    QVERIFY(hasLedger);
    QCOMPARE(places.size(), 1); // seats keep their places
    const int turn = replay->step();
    screen.press(Qt::Key_Up);
    QVERIFY(replay->step() < turn);
    screen.press(Qt::Key_Escape);
    QVERIFY(screen.room() != QStringLiteral("replay"));
}

void ProgramTaleTest::sheetLeadsToItsRules() {
    Screen screen(QStringLiteral("de"), {1440, 900});
    const auto record = recordUntil(screen.shell().library()->library(), "greenwood", {"titania", "wayward-sisters"},
                                    [](const GameState &state) {
                                        return state.pending == Decision{DecisionKind::ChooseAction, SeatId(0)};
                                    });
    QVERIFY(record.has_value());
    QVERIFY(screen.open(*record, SeatSet::of(SeatId(0))));
    screen.press('i');
    QVERIFY(screen.waitFor([&] { return screen.find("sheetRules") != nullptr; }));
    QVERIFY(screen.click("sheetRules"));
    QCOMPARE(screen.room(), QStringLiteral("rules"));
    QVERIFY(screen.waitFor([&] { return screen.find("ruleContents") != nullptr; }));
    QCOMPARE(screen.window()->property("rule").toString(), QStringLiteral("deck:titania"));
    screen.press(Qt::Key_Escape);
    QCOMPARE(screen.room(), QStringLiteral("table"));
}

void ProgramTaleTest::hintNamesItsChances() {
    Screen screen(QStringLiteral("en"), {1440, 900});
    const auto record = recordUntil(
        screen.shell().library()->library(), "greenwood", {"medusa", "bigfoot"}, [](const GameState &state) {
            return state.turnNumber > 3 && state.pending == Decision{DecisionKind::ChooseMove, SeatId(0)};
        });
    QVERIFY(record.has_value());
    QVERIFY(screen.open(*record, SeatSet::of(SeatId(0))));
    screen.press('h');
    QVERIFY(screen.waitFor([&] { return !screen.session()->hintText().isEmpty(); }));
    const QString reason = screen.session()->hintReason();
    QVERIFY2(reason.contains(QRegularExpression(QStringLiteral("^\\S.+\\. Chances: \\d+% → \\d+%\\.$"))),
             qPrintable(reason));
}

CHAMPCLOS_TEST(ProgramTaleTest)
#include "tst_tale.moc"

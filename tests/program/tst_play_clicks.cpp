// SPDX-License-Identifier: MIT
//
// The mouse alone: whole games in each language from the first page to the end page by clicks on what is there to be
// clicked, and an answer on the screen to every kind of decision that the engine asks.
#include "tests/program/table_hand.h"
#include "tests/support/random_game.h"
#include "tests/support/test_program.h"

using namespace champclos;
using namespace champclos::test;

class PlayClicksTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepareScreens(); }
    void init() { failOnAnyWarning(); }
    void wholeGame_data();
    void wholeGame();
    void everyKindOfDecision_data();
    void everyKindOfDecision();
    void refusalGivesAReason();
};

void PlayClicksTest::wholeGame_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<bool>("isHotSeat");
    QTest::addRow("English, two people") << QStringLiteral("en") << true;
    if (kIsSanitized)
        return;
    QTest::addRow("French, against the computer") << QStringLiteral("fr") << false;
    QTest::addRow("German, against the computer") << QStringLiteral("de") << false;
}

void PlayClicksTest::wholeGame() {
    QFETCH(QString, language);
    QFETCH(bool, isHotSeat);
    Screen screen(language, isHotSeat ? QSize(1280, 800) : QSize(1024, 640));
    screen.shell().newGame()->setSeat(1, QStringLiteral("level"), QStringLiteral("easy"));
    QVERIFY(screen.click("play"));
    QCOMPARE(screen.room(), QStringLiteral("newGame"));
    if (isHotSeat)
        screen.shell().newGame()->setSeat(1, QStringLiteral("kind"), QStringLiteral("human"));
    screen.settle();
    QVERIFY(screen.click("startGame"));
    QCOMPARE(screen.room(), QStringLiteral("table"));

    MouseHand hand(screen, 11);
    int clicks = 0;
    while (hand.isReady() && hand.session()->phase() != app::GameSession::Over) {
        QVERIFY2(++clicks < 6000, "the game does not end");
        QVERIFY(!hand.session()->table()->picking()->promptTitle().isEmpty());
        const QString trouble = hand.act();
        QVERIFY2(trouble.isEmpty(), qPrintable(trouble));
        if (QTest::currentTestFailed())
            return;
    }
    QCOMPARE(hand.session()->phase(), app::GameSession::Over);
    QCOMPARE(hand.curtains > 0, isHotSeat);
    QVERIFY(hand.readings > 0);
    for (const char *kind : {"chooseAction", "chooseMove", "chooseBoost", "chooseDefense"})
        QVERIFY2(hand.answered.count(QString::fromLatin1(kind)) > 0, kind);
    QVERIFY(screen.find("endSheet") != nullptr);
    QVERIFY(!screen.find("endTitle")->property("text").toString().isEmpty());
    QVERIFY(screen.click("lookAtTable"));
    QVERIFY(screen.find("endSheet") == nullptr);
    const QString told = screen.find("promptTitle")->property("text").toString();
    QVERIFY2(!told.contains(u'(') && !told.contains(QStringLiteral(": ")), qPrintable(told)); // no card asks any more
    QVERIFY(screen.click("resultsButton"));
    QVERIFY(screen.find("endSheet") != nullptr);
    QVERIFY(screen.click("rematch"));
    QVERIFY(screen.find("endSheet") == nullptr);
}

void PlayClicksTest::everyKindOfDecision_data() {
    QTest::addColumn<int>("kind");
    for (int kind = 1; kind < kDecisionKinds; ++kind)
        QTest::newRow(kDecisionKindNames[static_cast<std::size_t>(kind)]) << kind;
}

/// From a saved game that stands at such a decision; other games until one is found.
void PlayClicksTest::everyKindOfDecision() {
    QFETCH(int, kind);
    static constexpr const char *kLanguageCodes[] = {"en", "fr", "de"};
    Screen screen(QString::fromLatin1(kLanguageCodes[kind % 3]));
    const io::Library &library = screen.shell().library()->library();
    std::optional<io::GameRecord> record;
    for (int game = 0; game < 12 && !record; ++game)
        record = recordUntil(library, "greenwood", decksFor(game * 3), [&](const GameState &state) {
            return state.pending.kind == static_cast<DecisionKind>(kind);
        });
    QVERIFY2(record.has_value(), "no game asks this");
    SeatSet asked;
    asked.insert(record->now().pending.seat);
    QVERIFY(screen.open(*record, asked));
    MouseHand hand(screen, 3);
    QVERIFY(hand.isReady());
    const QString name = QString::fromLatin1(kDecisionKindNames[static_cast<std::size_t>(kind)]);
    QCOMPARE(hand.session()->table()->view()->decisionKind(), name);
    QVERIFY(screen.find("promptTitle") != nullptr);
    for (int clicks = 0; clicks < 60 && hand.answered.count(name) == 0; ++clicks) {
        const QString trouble = hand.act();
        QVERIFY2(trouble.isEmpty(), qPrintable(trouble));
    }
    QVERIFY(hand.answered.count(name) > 0);
}

void PlayClicksTest::refusalGivesAReason() {
    Screen screen(QStringLiteral("de"));
    const auto record = recordUntil(screen.shell().library()->library(), "greenwood", {"medusa", "bigfoot"},
                                    [](const GameState &state) {
                                        return state.pending.kind == DecisionKind::ChooseAction && state.turnNumber > 2;
                                    });
    QVERIFY(record.has_value());
    SeatSet asked;
    asked.insert(record->now().pending.seat);
    QVERIFY(screen.open(*record, asked));
    int space = -1;
    for (int row = 0; row < screen.session()->table()->view()->spaces()->count() && space < 0; ++row)
        if (!screen.session()->table()->picking()->whyNot(app::Picking::Space, row).isEmpty())
            space = row;
    QVERIFY(space >= 0);
    QVERIFY(screen.click(QStringLiteral("space-%1").arg(space)));
    const QQuickItem *notice = screen.find("notice");
    QVERIFY(notice != nullptr);
    QCOMPARE(notice->property("text").toString(), screen.session()
                                                      ->table()
                                                      ->picking()
                                                      ->whyNot(app::Picking::Space, space)
                                                      .value(QStringLiteral("text"))
                                                      .toString());
}

CHAMPCLOS_TEST(PlayClicksTest)
#include "tst_play_clicks.moc"

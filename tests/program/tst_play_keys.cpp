// SPDX-License-Identifier: MIT
//
// The keyboard alone: a whole game against the computer in French, from the first page to the end page, with undo,
// hint, rules and menu on the way. No mouse, and nothing is called that a key would call.
#include "tests/program/table_hand.h"
#include "tests/support/test_program.h"

using namespace champclos;
using namespace champclos::test;

class PlayKeysTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepareScreens(); }
    void init() { failOnAnyWarning(); }
    void wholeGameInFrench();
    void menuOpensAndCloses();
    void savesUnderANewName();
};

namespace {

void startByKeys(Screen &screen) {
    screen.shell().newGame()->setSeat(1, QStringLiteral("level"), QStringLiteral("random"));
    QCOMPARE(screen.room(), QStringLiteral("home"));
    screen.press(Qt::Key_Return); // "play" has the focus
    QCOMPARE(screen.room(), QStringLiteral("newGame"));
    screen.press(Qt::Key_Return); // so has "begin"
    QCOMPARE(screen.room(), QStringLiteral("table"));
    QVERIFY(screen.session() != nullptr);
}

/// Takes the last decision back and lets the game go on from there.
void undoOnce(Screen &screen) {
    const std::size_t before = screen.session()->game().record.actions.size();
    screen.press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(screen.session()->game().record.actions.size() < before);
    QVERIFY(screen.session()->canRedo());
    screen.press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(screen.session()->game().record.actions.size(), before);
}

void askForHint(Screen &screen) {
    screen.press('h');
    QVERIFY(screen.waitFor([&] { return !screen.session()->hintText().isEmpty(); }));
    QVERIFY(!screen.session()->hintReason().isEmpty());
}

void readTheRules(Screen &screen) {
    const std::uint64_t before = hashOf(screen.session()->game().record.now());
    screen.press(Qt::Key_F1);
    QCOMPARE(screen.room(), QStringLiteral("rules"));
    screen.press(Qt::Key_Escape);
    QCOMPARE(screen.room(), QStringLiteral("table"));
    QCOMPARE(hashOf(screen.session()->game().record.now()), before);
}

} // namespace

void PlayKeysTest::wholeGameInFrench() {
    Screen screen(QStringLiteral("fr"));
    startByKeys(screen);
    if (QTest::currentTestFailed())
        return;
    KeyHand hand(screen, 7);
    bool hasUndone = false;
    bool hasAsked = false;
    bool hasRead = false;
    int keys = 0;
    while (hand.isReady() && hand.session()->phase() != app::GameSession::Over) {
        QVERIFY2(++keys < 6000, "the game does not end");
        const bool isDeciding = hand.session()->phase() == app::GameSession::Deciding;
        if (isDeciding && !hasUndone && hand.session()->canUndo()) {
            undoOnce(screen);
            hasUndone = true;
        } else if (isDeciding && !hasAsked && hand.session()->table()->view()->turnNumber() > 0) {
            askForHint(screen);
            hasAsked = true;
        } else if (isDeciding && !hasRead && hand.session()->table()->view()->turnNumber() > 2) {
            readTheRules(screen);
            hasRead = true;
        } else {
            const QString trouble = hand.act();
            QVERIFY2(trouble.isEmpty(), qPrintable(trouble));
        }
        if (QTest::currentTestFailed())
            return;
    }
    QCOMPARE(hand.session()->phase(), app::GameSession::Over);
    QVERIFY(hasUndone && hasAsked && hasRead);
    QVERIFY(screen.find("endSheet") != nullptr);
    QCOMPARE(screen.window()->activeFocusItem()->objectName(), QStringLiteral("rematch"));
    for (const char *means : {"digit", "hand", "letter", "button", "arrow", "tab"})
        QVERIFY2(hand.means.count(QString::fromLatin1(means)) > 0, means);
    QVERIFY(hand.readings > 0);

    // Guarded: the rematch may well be made at the address where the finished game was.
    const QPointer<app::GameSession> finished = screen.session();
    screen.press(Qt::Key_Return); // a rematch
    QVERIFY(screen.session() != nullptr && finished != screen.session());
    QVERIFY(screen.find("endSheet") == nullptr);
}

void PlayKeysTest::menuOpensAndCloses() {
    Screen screen(QStringLiteral("fr"));
    startByKeys(screen);
    if (QTest::currentTestFailed())
        return;
    KeyHand hand(screen, 1);
    QVERIFY(hand.isReady());
    screen.press(Qt::Key_Escape);
    QVERIFY(screen.find("menuList") != nullptr);
    QCOMPARE(screen.find("menuList")->property("currentIndex").toInt(), 0);
    screen.press(Qt::Key_Escape);
    QVERIFY(screen.find("menuList") == nullptr);
    QCOMPARE(screen.room(), QStringLiteral("table"));
    screen.press(Qt::Key_Escape);
    const int entries = screen.find("menuList")->property("count").toInt();
    for (int entry = 0; entry < entries; ++entry) // the last one leaves the game
        screen.press(Qt::Key_Down);
    screen.press(Qt::Key_Return);
    QCOMPARE(screen.room(), QStringLiteral("home"));
    QVERIFY(screen.shell().canContinue());
}

/// The menu names the key, and the dialog a file.
void PlayKeysTest::savesUnderANewName() {
    Screen screen(QStringLiteral("de"));
    startByKeys(screen);
    if (QTest::currentTestFailed())
        return;
    KeyHand hand(screen, 1);
    QVERIFY(hand.isReady());
    const QObject *dialog = screen.window()->findChild<QObject *>(QStringLiteral("saveGameDialog"));
    QVERIFY(dialog != nullptr);
    QVERIFY(!dialog->property("visible").toBool());
    screen.press(Qt::Key_S, Qt::ControlModifier);
    QVERIFY(dialog->property("visible").toBool());
    const QFileInfo file(dialog->property("selectedFile").toUrl().toLocalFile());
    QVERIFY2(file.dir().exists(), qPrintable(file.path()));
    QCOMPARE(file.suffix(), QStringLiteral("champclos"));
    QVERIFY2(file.fileName().startsWith(screen.session()->table()->view()->seats()->value(0, "name").toString()),
             qPrintable(file.fileName()));
    screen.press(Qt::Key_Escape);
    QVERIFY(screen.waitFor([dialog] { return !dialog->property("visible").toBool(); }));
    QCOMPARE(screen.room(), QStringLiteral("table"));
}

CHAMPCLOS_TEST(PlayKeysTest)
#include "tst_play_keys.moc"

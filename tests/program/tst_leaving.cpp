// SPDX-License-Identifier: MIT
//
// Closing the window with work in the workshops that is not saved: it asks, by keys and by clicks, also from another
// room; it saves, throws away or stays as it is told, and what was thrown away does not come back at the next start.
#include "tests/program/deck_hand.h"

#include "editor/battlefield/battlefield_workbench.h"
#include "editor/deck/shelf/deck_workbench.h"
#include "editor/document/recovery.h"
#include "editor/workbench/own_content.h"
#include "tests/support/test_program.h"

#include <QApplication>
#include <QSettings>

using namespace champclos;
using namespace champclos::editor;
using namespace champclos::test;

class LeavingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepareScreens(); }
    void init();
    void nothingToAsk();
    void staysWhenCancelled();
    void throwsAway();
    void saves();
    void savesBoth();
    void saysWhatCouldNotBeSaved();
    void asksBeforeALostGame();

private:
    std::unique_ptr<QTemporaryDir> m_folder;
};

namespace {

BattlefieldWorkbench &deskOf(Screen &screen) {
    return *screen.main().engine().singletonInstance<BattlefieldWorkbench *>(
        qmlTypeId("Champclos.Editor", 1, 0, "BattlefieldWorkbench"));
}

DeckWorkbench &tableOf(Screen &screen) {
    return *screen.main().engine().singletonInstance<DeckWorkbench *>(
        qmlTypeId("Champclos.Editor", 1, 0, "DeckWorkbench"));
}

/// A new board with one space, drawn by a click.
void drawSomething(Screen &screen) {
    QVERIFY(screen.click("room-battlefields"));
    QVERIFY(screen.click("newButton"));
    QVERIFY(screen.waitFor([&] { return screen.find("canvas") != nullptr; }));
    QVERIFY(screen.click("tool-add-space"));
    QVERIFY(screen.click("canvas"));
    QVERIFY(deskOf(screen).editor()->document()->isDirty());
}

/// As the button of the window's frame does it; true if it asks.
bool closeAsks(Screen &screen) {
    screen.window()->close();
    return screen.window()->isVisible() && screen.waitFor([&] { return screen.find("leavingSave") != nullptr; }, 5000);
}

/// A click after which there may be no window to wait for.
void answer(Screen &screen, const char *button) {
    const QQuickItem *item = screen.find(button);
    QVERIFY(item != nullptr);
    QTest::mouseClick(screen.window(), Qt::LeftButton, {},
                      item->mapToScene({item->width() / 2, item->height() / 2}).toPoint());
}

bool isGone(Screen &screen) {
    return QTest::qWaitFor([&] { return !screen.window()->isVisible(); }, kPatience);
}

} // namespace

void LeavingTest::init() {
    failOnAnyWarning();
    m_folder = std::make_unique<QTemporaryDir>();
    QStandardPaths::setTestModeEnabled(true);
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_folder->path());
    setRecoveryFolder(m_folder->filePath(QStringLiteral("recovery")));
    for (const QString &folder : {ownBattlefieldFolder(), ownDeckFolder()})
        QDir(folder).removeRecursively();
}

void LeavingTest::nothingToAsk() {
    Screen screen(QStringLiteral("en"), {1280, 800}, m_folder->path());
    QVERIFY(!closeAsks(screen));
    QVERIFY(isGone(screen));
}

void LeavingTest::staysWhenCancelled() {
    Screen screen(QStringLiteral("fr"), {1024, 640}, m_folder->path());
    drawSomething(screen);
    QVERIFY(closeAsks(screen));
    QVERIFY(screen.find("leavingSave")->hasActiveFocus());
    screen.press(Qt::Key_Escape);
    QVERIFY(screen.waitFor([&] { return screen.find("leavingSave") == nullptr; }));
    QVERIFY(screen.window()->isVisible());
    QVERIFY(closeAsks(screen)); // and asks again
    QVERIFY(screen.click("leavingCancel"));
    QVERIFY(screen.waitFor([&] { return screen.find("leavingSave") == nullptr; }));
    QVERIFY(screen.window()->isVisible());
    QVERIFY(deskOf(screen).editor()->document()->isDirty());
    deskOf(screen).editor()->document()->abandon();
}

void LeavingTest::throwsAway() {
    {
        Screen screen(QStringLiteral("de"), {1024, 640}, m_folder->path());
        drawSomething(screen);
        deskOf(screen).editor()->document()->autosave();
        screen.main().enter(QStringLiteral("home")); // it is still on the table there
        screen.settle();
        screen.press(Qt::Key_Escape); // quits
        QVERIFY(screen.waitFor([&] { return screen.find("leavingDiscard") != nullptr; }));
        answer(screen, "leavingDiscard");
        QVERIFY(isGone(screen));
        QMetaObject::invokeMethod(qApp, "aboutToQuit"); // what was open is kept then
    }
    const Screen again(QStringLiteral("de"), {1024, 640}, m_folder->path());
    QVERIFY(again.find("unsavedWork") == nullptr);
    QVERIFY(QDir(ownBattlefieldFolder()).entryList({QStringLiteral("*.json")}).isEmpty());
}

void LeavingTest::saves() {
    Screen screen(QStringLiteral("en"), {1024, 640}, m_folder->path());
    drawSomething(screen);
    QVERIFY(closeAsks(screen));
    QTest::keyClick(screen.window(), Qt::Key_Return);
    QVERIFY(isGone(screen));
    QVERIFY(!deskOf(screen).editor()->document()->isDirty());
    QCOMPARE(QDir(ownBattlefieldFolder()).entryList({QStringLiteral("*.json")}).size(), 1);
}

void LeavingTest::savesBoth() {
    Screen screen(QStringLiteral("de"), {1024, 640}, m_folder->path());
    drawSomething(screen);
    DeckWorkbench &table = tableOf(screen);
    QVERIFY(table.file()->openCopy(QStringLiteral(":/champclos/decks/medusa.json")));
    table.setProperty("isOpen", true);
    QVERIFY(table.document()->setField(QStringLiteral("fighters[0].health"), 7));
    QVERIFY(table.file()->isDirty());
    QVERIFY(closeAsks(screen));
    answer(screen, "leavingSave");
    QVERIFY(isGone(screen));
    QCOMPARE(QDir(ownBattlefieldFolder()).entryList({QStringLiteral("*.json")}).size(), 1);
    QCOMPARE(QDir(ownDeckFolder()).entryList({QStringLiteral("*.json")}).size(), 1);
}

void LeavingTest::saysWhatCouldNotBeSaved() {
    Screen screen(QStringLiteral("en"), {1024, 640}, m_folder->path());
    drawSomething(screen);
    const QString folder = ownBattlefieldFolder();
    QDir(folder).removeRecursively();
    QVERIFY(QDir().mkpath(QFileInfo(folder).path()));
    QFile inTheWay(folder);
    QVERIFY(inTheWay.open(QIODevice::WriteOnly)); // where the folder should be
    QVERIFY(closeAsks(screen));
    QVERIFY(screen.click("leavingSave"));
    QVERIFY(screen.waitFor([&] { return screen.find("message") != nullptr; }));
    QVERIFY(screen.window()->isVisible());
    QCOMPARE(screen.room(), QStringLiteral("battlefields"));
    deskOf(screen).editor()->document()->abandon();
    inTheWay.remove();
}

/// A disk that takes nothing: the menu does not claim that the game is saved, and nobody leaves without knowing.
void LeavingTest::asksBeforeALostGame() {
    Screen screen(QStringLiteral("en"), {1024, 640}, m_folder->path());
    const QString games = m_folder->filePath(QStringLiteral("games"));
    QFile inTheWay(games);
    QDir(games).removeRecursively();
    QVERIFY(inTheWay.open(QIODevice::WriteOnly)); // where the folder should be
    QVERIFY(screen.click("play"));
    QVERIFY(screen.click("startGame"));
    QCOMPARE(screen.room(), QStringLiteral("table"));
    QVERIFY(!screen.session()->saveProblem().isEmpty());
    QMetaObject::invokeMethod(screen.window(), "goHome");
    QVERIFY(screen.waitFor([&] { return screen.find("stayAtTable") != nullptr; }));
    QVERIFY(screen.find("stayAtTable")->hasActiveFocus());
    screen.press(Qt::Key_Return);
    QVERIFY(screen.waitFor([&] { return screen.find("stayAtTable") == nullptr; }));
    QCOMPARE(screen.room(), QStringLiteral("table"));
    screen.window()->close(); // by the frame: the same question
    QVERIFY(screen.waitFor([&] { return screen.find("leaveUnsaved") != nullptr; }));
    QVERIFY(screen.window()->isVisible());
    QVERIFY(screen.click("stayAtTable"));
    QVERIFY(screen.waitFor([&] { return screen.find("leaveUnsaved") == nullptr; }));
    QMetaObject::invokeMethod(screen.window(), "goHome");
    QVERIFY(screen.waitFor([&] { return screen.find("leaveUnsaved") != nullptr; }));
    QVERIFY(screen.click("leaveUnsaved"));
    QVERIFY(screen.waitFor([&] { return screen.room() == u"home"; }));
    inTheWay.remove();
}

CHAMPCLOS_TEST(LeavingTest)
#include "tst_leaving.moc"

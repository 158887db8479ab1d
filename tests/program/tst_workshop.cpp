// SPDX-License-Identifier: MIT
//
// The battlefield workshop inside the program, by real mouse and keys: a board of thirty spaces from nothing to a file
// and back, files dropped on the window, and a program that is killed while somebody draws.
//
// Started with --draw and a folder, this test is itself the program that gets killed. With CHAMPCLOS_PICTURES set to a
// folder, it leaves pictures of what it did there.
#include "tests/program/screen.h"

#include "editor/battlefield/battlefield_workbench.h"
#include "editor/battlefield/board_canvas.h"
#include "editor/document/recovery.h"
#include "tests/support/random_game.h"
#include "tests/support/test_program.h"

#include <QApplication>
#include <QDragEnterEvent>
#include <QElapsedTimer>
#include <QMimeData>
#include <QProcess>
#include <QSettings>
#include <QStandardPaths>
#include <QThread>

#include <cstdio>
#include <cstring>

using namespace champclos;
using namespace champclos::editor;
using namespace champclos::test;

namespace {

BattlefieldWorkbench &deskOf(Screen &screen) {
    const int type = qmlTypeId("Champclos.Editor", 1, 0, "BattlefieldWorkbench");
    return *screen.main().engine().singletonInstance<BattlefieldWorkbench *>(type);
}

void keepApart(const QString &folder) {
    QStandardPaths::setTestModeEnabled(true);
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, folder);
    setRecoveryFolder(folder + QStringLiteral("/recovery"));
}

/// A hand on the canvas: board coordinates become mouse events of the window.
class BoardHand {
public:
    explicit BoardHand(Screen &screen) : m_screen(screen) {}

    QPoint at(QPointF board) const {
        auto *canvas = static_cast<BoardCanvas *>(m_screen.find("canvas"));
        return canvas->mapToScene(canvas->toItem(board.x(), board.y())).toPoint();
    }
    void click(QPointF board) {
        QTest::mouseMove(m_screen.window(), at(board));
        QTest::mouseClick(m_screen.window(), Qt::LeftButton, {}, at(board));
    }
    void drag(const QList<QPointF> &way) {
        QTest::mousePress(m_screen.window(), Qt::LeftButton, {}, at(way.front()));
        for (qsizetype index = 1; index < way.size(); ++index)
            for (int step = 1; step <= 5; ++step)
                QTest::mouseMove(m_screen.window(), at(way[index - 1] + (way[index] - way[index - 1]) * step / 5));
        QTest::mouseRelease(m_screen.window(), Qt::LeftButton, {}, at(way.back()));
    }

private:
    Screen &m_screen;
};

void takePicture(Screen &screen, const char *name) {
    const QString folder = qEnvironmentVariable("CHAMPCLOS_PICTURES");
    if (folder.isEmpty())
        return;
    screen.settle();
    screen.window()->grabWindow().save(QStringLiteral("%1/%2.png").arg(folder, QString::fromLatin1(name)));
}

/// Left half of a board of thirty: three columns of five.
QPointF place(int column, int row) { return {100.0 + 150 * column, 100.0 + 125 * row}; }

void openEmpty(Screen &screen) {
    QVERIFY(screen.click("room-battlefields"));
    QVERIFY(screen.click("newButton"));
    screen.settle();
}

void drawHalf(Screen &screen, BoardHand &hand) {
    QVERIFY(screen.click("tool-add-space"));
    for (int column = 0; column < 3; ++column) {
        QVERIFY(screen.click(QStringLiteral("zone-%1").arg(column)));
        for (int row = 0; row < 5; ++row)
            hand.click(place(column, row));
    }
    takePicture(screen, "1-spaces");
    QVERIFY(screen.click("tool-connect"));
    for (int row = 0; row < 5; ++row)
        hand.drag({place(0, row), place(1, row), place(2, row)});
    for (int column = 0; column < 3; ++column)
        hand.drag({place(column, 0), place(column, 1), place(column, 2), place(column, 3), place(column, 4)});
    QVERIFY(screen.click("tool-start-flag"));
    hand.click(place(0, 2));
    takePicture(screen, "2-half");
}

void dropOn(Screen &screen, const QString &path) {
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(path)});
    const QPoint middle(700, 400);
    QDragEnterEvent enter(middle, Qt::CopyAction, &data, Qt::LeftButton, {});
    QCoreApplication::sendEvent(screen.window(), &enter);
    QDropEvent drop(middle, Qt::CopyAction, &data, Qt::LeftButton, {});
    QCoreApplication::sendEvent(screen.window(), &drop);
    screen.settle();
}

QString boardFile(const QTemporaryDir &folder, const char *id) {
    const QString name = QString::fromLatin1(id) + QStringLiteral(".json");
    QFile::copy(QStringLiteral(":/champclos/battlefields/") + name, folder.filePath(name));
    QFile(folder.filePath(name)).setPermissions(QFile::ReadOwner | QFile::WriteOwner);
    return folder.filePath(name);
}

/// Draws three spaces, says so when they are kept safe, and waits to be killed.
int drawUntilKilled(const QString &folder) {
    prepareScreens();
    keepApart(folder);
    Screen screen(QStringLiteral("en"), {1440, 900}, folder);
    openEmpty(screen);
    QObject::connect(deskOf(screen).editor()->document(), &Document::autosaved, [&screen] {
        std::printf("safe %d\n", spaceCount(deskOf(screen).editor()->board()));
        std::fflush(stdout);
    });
    screen.click("tool-add-space");
    BoardHand hand(screen);
    for (int row = 0; row < 3; ++row)
        hand.click(place(0, row));
    return QApplication::exec();
}

} // namespace

class WorkshopTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepareScreens(); }
    void init() {
        failOnAnyWarning();
        m_folder = std::make_unique<QTemporaryDir>();
        keepApart(m_folder->path());
    }
    void thirtySpacesByHand();
    void aFileIsDroppedOnTheWindow();
    void aBalanceRunShowsProgressAndIsCancelledAtOnce();
    void killedWhileDrawingIsOfferedAtTheNextStart();
    void keysAreShown();

private:
    std::unique_ptr<QTemporaryDir> m_folder;
};

void WorkshopTest::thirtySpacesByHand() {
    Screen screen(QStringLiteral("en"), {1440, 900}, m_folder->path());
    openEmpty(screen);
    BattlefieldEditor &editor = *deskOf(screen).editor();
    Document &document = *editor.document();
    const std::string empty = document.text();
    BoardHand hand(screen);
    drawHalf(screen, hand);
    QCOMPARE(spaceCount(editor.board()), 15);
    screen.press('v');
    screen.press(Qt::Key_Escape);
    screen.press('m'); // the other half, with zones, lines and the second start
    QCOMPARE(spaceCount(editor.board()), 30);
    QCOMPARE(editor.board().starts.size(), 2U);
    QVERIFY(screen.click("tool-connect"));
    for (int row = 0; row < 5; ++row)
        hand.drag({place(2, row), {1000 - place(2, row).x(), place(2, row).y()}});
    takePicture(screen, "3-mirrored");
    QCOMPARE(document.problems()->count(), 0);
    QVERIFY(editor.isPlayable());

    // Copy, paste, duplicate, turn; then everything back and forth again, step by step.
    screen.press('v');
    hand.drag({{40, 40}, {460, 160}});
    QCOMPARE(editor.selectionCount(), 3);
    screen.press(Qt::Key_C, Qt::ControlModifier);
    screen.press(Qt::Key_V, Qt::ControlModifier);
    screen.press(Qt::Key_D, Qt::ControlModifier);
    QCOMPARE(spaceCount(editor.board()), 36);
    takePicture(screen, "4-pasted");
    for (int step = 0; step < 20; ++step)
        screen.press(Qt::Key_Down, step % 2 == 0 ? Qt::NoModifier : Qt::ShiftModifier);
    const std::string full = document.text();
    int steps = 0;
    for (; document.canUndo() && steps < 200; ++steps)
        screen.press(Qt::Key_Z, Qt::ControlModifier);
    qInfo("%d steps", steps);
    QVERIFY(steps >= 30);
    QCOMPARE(document.text(), empty);
    QVERIFY(!document.isDirty());
    for (int step = 0; step < steps; ++step)
        screen.press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(document.text(), full);
    for (int step = 0; step < 3; ++step) // the nudges, the duplicate and the paste
        screen.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(spaceCount(editor.board()), 30);

    // Saved, opened again from the shelf, exported.
    screen.press(Qt::Key_S, Qt::ControlModifier);
    QVERIFY(!document.isDirty() && document.hasPath());
    const std::string saved = document.text();
    const QString path = document.path();
    QVERIFY(screen.click("fileButton"));
    QVERIFY(document.saveAs(m_folder->filePath(QStringLiteral("thirty.json"))));
    screen.press(Qt::Key_Escape);
    BattlefieldDocument again;
    QVERIFY(again.open(m_folder->filePath(QStringLiteral("thirty.json"))));
    QCOMPARE(again.text(), saved);
    const QString pictures = qEnvironmentVariable("CHAMPCLOS_PICTURES", m_folder->path());
    for (const char *name : {"thirty.png", "thirty.svg", "thirty.pdf"}) {
        const QString file = pictures + u'/' + QString::fromLatin1(name);
        QVERIFY(editor.exportPicture(QUrl::fromLocalFile(file).toString(), false));
        QVERIFY(QFileInfo(file).size() > 1000);
    }
    QVERIFY(screen.find("noticeText") != nullptr); // it says that the picture is there
    QVERIFY(!editor.exportPicture(m_folder->filePath(QStringLiteral("no/such/folder/x.png")), false));
    screen.settle();
    takePicture(screen, "5-exported");
    QFile::remove(path);
}

void WorkshopTest::aFileIsDroppedOnTheWindow() {
    const QString first = boardFile(*m_folder, "greenwood");
    const QString second = boardFile(*m_folder, "marble-court");
    Screen screen(QStringLiteral("en"), {1440, 900}, m_folder->path());
    Document &document = *deskOf(screen).editor()->document();
    dropOn(screen, first);
    QCOMPARE(screen.room(), QStringLiteral("library")); // elsewhere it is offered first
    screen.press(Qt::Key_Escape);
    screen.press(Qt::Key_Escape);
    QVERIFY(screen.click("room-battlefields"));
    dropOn(screen, first);
    QCOMPARE(screen.room(), QStringLiteral("battlefields"));
    QCOMPARE(document.path(), first);
    dropOn(screen, second); // the workshop is in front already
    QCOMPARE(document.path(), second);
    deskOf(screen).editor()->selectSpace(0);
    deskOf(screen).editor()->nudge(2, 0);
    dropOn(screen, first);
    QCOMPARE(document.path(), second); // it asks first
    QVERIFY(document.isDirty());
    QVERIFY(screen.waitFor([&] { return screen.find("discardButton") != nullptr; }));
    QVERIFY(screen.click("discardButton"));
    QVERIFY(screen.waitFor([&] { return document.path() == first; }));
    QVERIFY(!document.isDirty());
    QFile other(m_folder->filePath(QStringLiteral("words.txt")));
    QVERIFY(other.open(QIODevice::WriteOnly));
    other.write("words");
    other.close();
    dropOn(screen, other.fileName());
    QVERIFY(screen.find("message") != nullptr);
    QCOMPARE(document.path(), first);
}

/// 200 games of the expert, as the page offers them.
void WorkshopTest::aBalanceRunShowsProgressAndIsCancelledAtOnce() {
    Screen screen(QStringLiteral("en"), {1440, 900}, m_folder->path());
    QVERIFY(screen.click("room-battlefields"));
    dropOn(screen, boardFile(*m_folder, "greenwood"));
    BalanceRun &run = *deskOf(screen).run();
    QVERIFY(screen.click("balanceButton"));
    QVERIFY(screen.waitFor([&] { return screen.find("startRun") != nullptr; }));
    screen.settle();
    QVERIFY(screen.click("startRun"));
    QVERIFY(run.isRunning());
    QCOMPARE(run.total(), 200);
    QVERIFY(run.settingsText().contains(QStringLiteral("expert")));
    QVERIFY(screen.find("cancelRun") != nullptr);
    QElapsedTimer timer;
    qint64 longest = 0;
    while (run.isRunning() && run.games() == 0) { // the window stays awake all the time
        timer.start();
        QCoreApplication::processEvents();
        longest = std::max(longest, timer.elapsed());
        QThread::msleep(5);
    }
    QVERIFY(run.isRunning());
    QVERIFY(run.progress() > 0 && run.progress() < 1);
    QVERIFY(!run.timeText().isEmpty());
    timer.start();
    QVERIFY(screen.click("cancelRun"));
    qInfo("longest pause %lld ms, cancelled within %lld ms", longest, timer.elapsed());
    constexpr qint64 kAtOnce = kIsSanitized ? 50000 : 5000; // generous: the machine may be busy
    QVERIFY(longest < kAtOnce && timer.elapsed() < kAtOnce);
    QVERIFY(run.isCancelled() && !run.isRunning());
    QVERIFY(run.games() > 0 && run.games() < 200); // what was played is kept
    QVERIFY(screen.find("cancelRun") == nullptr);
    takePicture(screen, "8-cancelled");
    QVERIFY(screen.click("balanceBack"));
    QVERIFY(screen.find("canvas") != nullptr);
    dropOn(screen, boardFile(*m_folder, "marble-court")); // another board: nothing is known about it
    QVERIFY(!run.hasResult());
}

void WorkshopTest::killedWhileDrawingIsOfferedAtTheNextStart() {
    QProcess program;
    program.start(QCoreApplication::applicationFilePath(),
                  {QStringLiteral("workshop"), QStringLiteral("--draw"), m_folder->path()});
    QByteArray told;
    while (told != "safe 3" && program.waitForReadyRead(60000))
        while (program.canReadLine())
            told = program.readLine().trimmed();
    QVERIFY2(told == "safe 3", program.readAllStandardError().constData());
    program.kill();
    QVERIFY(program.waitForFinished());
    QCOMPARE(program.exitStatus(), QProcess::CrashExit);

    Screen screen(QStringLiteral("en"), {1440, 900}, m_folder->path());
    QVERIFY(screen.find("unsavedWork") != nullptr); // on the first page
    takePicture(screen, "6-offered");
    QVERIFY(screen.click("unsavedWork"));
    QCOMPARE(screen.room(), QStringLiteral("battlefields"));
    QVERIFY(screen.waitFor([&] { return screen.find("recoverButton") != nullptr; }));
    QVERIFY(screen.click("recoverButton"));
    QVERIFY(screen.waitFor([&] { return screen.find("canvas") != nullptr; }));
    BattlefieldEditor &editor = *deskOf(screen).editor();
    QCOMPARE(spaceCount(editor.board()), 3);
    QVERIFY(editor.document()->isDirty());
    editor.document()->abandon();
}

void WorkshopTest::keysAreShown() {
    Screen screen(QStringLiteral("de"), {1024, 640}, m_folder->path());
    openEmpty(screen);
    QVERIFY(screen.click("keysButton"));
    QVERIFY(screen.waitFor([&] { return screen.find("keySheetClose") != nullptr; }));
    takePicture(screen, "7-keys");
    screen.press(Qt::Key_Escape);
    QVERIFY(screen.waitFor([&] { return screen.find("keySheetClose") == nullptr; }));
    QVERIFY(screen.find("canvas") != nullptr);
}

int runWorkshopTest(int argc, char **argv) {
    QApplication application(argc, argv);
    if (argc == 3 && std::strcmp(argv[1], "--draw") == 0)
        return drawUntilKilled(QString::fromLocal8Bit(argv[2]));
    WorkshopTest test;
    return QTest::qExec(&test, argc, argv);
}

CHAMPCLOS_TEST_MAIN(WorkshopTest, runWorkshopTest)

#include "tst_workshop.moc"

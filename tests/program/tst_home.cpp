// SPDX-License-Identifier: MIT
//
// The first page and the list of saved games: how they lie in windows of every size, also after a change of size or
// language, and what a new user finds in an empty list; deleting a game by clicks.
#include "tests/program/table_hand.h"
#include "tests/support/test_program.h"

#include <QScreen>

#include <algorithm>

using namespace champclos;
using namespace champclos::test;

class HomeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepareScreens(); }
    void init() { failOnAnyWarning(); }
    void firstSizeFitsTheScreen();
    void comesToRest_data();
    void comesToRest();
    void largestTextKeepsItsColumn_data();
    void largestTextKeepsItsColumn();
    void continueShowsHealth();
    void emptyListLeadsToAGame();
    void deletesAGame();
    void continueHasTheFocus();
    void largestTextCoversNothing_data();
    void largestTextCoversNothing();
    void windowIsRemembered();
    void replayIsLeftQuietly();
    void settingsThatCannotBeWrittenSaySo();
    void settingsOfTheWrongKindSaySo();
};

namespace {

const QStringList kRooms{QStringLiteral("learn"), QStringLiteral("library"), QStringLiteral("battlefields"),
                         QStringLiteral("decks"), QStringLiteral("print"),   QStringLiteral("replays"),
                         QStringLiteral("rules"), QStringLiteral("settings")};

/// Of its content, in the window.
double contentTop(const QQuickItem *tile) {
    const auto *content = tile->property("contentItem").value<QQuickItem *>();
    return content->childItems().constFirst()->mapToScene({}).y();
}

QStringList gamesIn(const Screen &screen) {
    return QDir(screen.folder() + QStringLiteral("/games")).entryList({QStringLiteral("*.json")});
}

/// As somebody leaves it who has just begun.
void leaveAGame(Screen &screen) {
    QVERIFY(screen.click("play"));
    QVERIFY(screen.click("startGame"));
    screen.shell().closeGame();
    screen.main().enter(QStringLiteral("home"));
    screen.settle();
    QCOMPARE(gamesIn(screen).size(), 1);
}

} // namespace

void HomeTest::firstSizeFitsTheScreen() {
    const QTemporaryDir folder;
    app::AppShell shell({folder.filePath(QStringLiteral("settings.json")), folder.path()});
    const app::MainWindow main(shell);
    const QSize available = QGuiApplication::primaryScreen()->availableSize();
    const QSize least = main.window()->minimumSize();
    QVERIFY(main.window()->width() <= std::max(available.width(), least.width()));
    constexpr int kTitleBar = 30;
    QVERIFY(main.window()->height() <= std::max(available.height() - kTitleBar, least.height()));
}

void HomeTest::comesToRest_data() {
    QTest::addColumn<QSize>("before");
    QTest::addColumn<QSize>("after");
    QTest::newRow("smaller") << QSize(1440, 900) << QSize(1024, 640);
    QTest::newRow("lower") << QSize(1024, 800) << QSize(1024, 640);
    QTest::newRow("larger") << QSize(1024, 640) << QSize(1920, 1080);
}

void HomeTest::comesToRest() {
    QFETCH(QSize, before);
    QFETCH(QSize, after);
    Screen screen(QStringLiteral("en"), before);
    for (const char *language : {"fr", "de"}) {
        screen.window()->resize(before);
        screen.settle();
        screen.shell().language()->setCode(QString::fromLatin1(language));
        screen.window()->resize(after);
        screen.settle(4);
        const QQuickItem *tagline = screen.find("tagline");
        QVERIFY(tagline != nullptr);
        QVERIFY(tagline->height() < tagline->property("contentHeight").toDouble() + 2); // of the lines that it has now
        const QQuickItem *shields = screen.find("shields");
        if (after.height() < 780) { // on the first start, learning has their place
            QVERIFY(shields == nullptr || !shields->isVisible());
        } else {
            QVERIFY(shields != nullptr);
            QVERIFY(shields->height() > 50);
            QVERIFY(shields->mapToScene({0, shields->height()}).y() < after.height());
        }
        for (int row = static_cast<int>(kRooms.size() % 2); row < kRooms.size(); row += 2) // icons stand in one line
            QCOMPARE(contentTop(screen.find(QStringLiteral("room-") + kRooms[row])),
                     contentTop(screen.find(QStringLiteral("room-") + kRooms[row + 1])));
    }
}

void HomeTest::largestTextKeepsItsColumn_data() {
    QTest::addColumn<QSize>("size");
    for (const QSize size : {QSize(1024, 640), QSize(1200, 800), QSize(1440, 900), QSize(1920, 1080)})
        QTest::addRow("%d", size.width()) << size;
}

void HomeTest::largestTextKeepsItsColumn() {
    QFETCH(QSize, size);
    Screen screen(QStringLiteral("de"), size);
    leaveAGame(screen);
    screen.shell().settings()->setTextScale(1.3);
    screen.settle(4);
    const double limit = screen.find("room-battlefields")->mapToScene({}).x();
    for (const char *name : {"play", "continue"}) {
        const QQuickItem *tile = screen.find(name);
        QVERIFY2(tile->mapToScene({tile->width(), 0}).x() < limit, name);
    }
}

void HomeTest::continueShowsHealth() {
    Screen screen(QStringLiteral("de"));
    leaveAGame(screen);
    QVERIFY(!screen.shell().continueSave().value(QStringLiteral("stateText")).toString().contains(u'0')); // no turn yet
    const QVariantList emblems = screen.shell().continueSave().value(QStringLiteral("emblems")).toList();
    QCOMPARE(emblems.size(), 2);
    for (const QVariant &emblem : emblems)
        QVERIFY(emblem.toMap().value(QStringLiteral("health")).toInt() > 5);
}

void HomeTest::emptyListLeadsToAGame() {
    Screen screen(QStringLiteral("fr"));
    QVERIFY(screen.click("room-replays"));
    QVERIFY(screen.waitFor([&] { return screen.find("emptyRoomAction") != nullptr; }));
    QVERIFY(screen.click("emptyRoomAction"));
    QCOMPARE(screen.room(), QStringLiteral("newGame"));
}

void HomeTest::deletesAGame() {
    Screen screen(QStringLiteral("de"));
    leaveAGame(screen);
    QVERIFY(screen.click("room-replays"));
    QVERIFY(screen.waitFor([&] { return screen.find("removeSave") != nullptr; }));
    QVERIFY(screen.click("removeSave"));
    QVERIFY(screen.waitFor([&] { return screen.find("removeForGood") != nullptr; }));
    screen.press(Qt::Key_Return); // the focus is on the harmless answer
    QVERIFY(screen.waitFor([&] { return screen.find("removeForGood") == nullptr; }));
    QCOMPARE(gamesIn(screen).size(), 1);
    QVERIFY(screen.click("removeSave"));
    QVERIFY(screen.waitFor([&] { return screen.find("removeForGood") != nullptr; }));
    QVERIFY(screen.click("removeForGood"));
    QVERIFY(screen.waitFor([&] { return screen.find("emptyRoomAction") != nullptr; }));
    QVERIFY(gamesIn(screen).isEmpty());
    QVERIFY(!screen.shell().canContinue());
}

void HomeTest::continueHasTheFocus() {
    Screen screen(QStringLiteral("fr"));
    QCOMPARE(screen.window()->activeFocusItem()->objectName(), QStringLiteral("play"));
    leaveAGame(screen);
    QCOMPARE(screen.window()->activeFocusItem()->objectName(), QStringLiteral("continue"));
    screen.press(Qt::Key_Return);
    QCOMPARE(screen.room(), QStringLiteral("table"));
}

void HomeTest::largestTextCoversNothing_data() {
    QTest::addColumn<double>("scale");
    for (const double scale : {0.8, 1.0, 1.3, 1.5, 2.0})
        QTest::addRow("%d", qRound(scale * 100)) << scale;
}

/// A game of four to go on with, in the smallest window.
void HomeTest::largestTextCoversNothing() {
    QFETCH(double, scale);
    Screen screen(QStringLiteral("de"));
    screen.shell().newGame()->setPlayers(4);
    leaveAGame(screen);
    screen.shell().settings()->setTextScale(scale);
    screen.settle(4);
    const auto place = [&](const QString &name) {
        const QQuickItem *item = screen.find(name);
        return item == nullptr ? QRectF() : item->mapRectToScene({0, 0, item->width(), item->height()});
    };
    QStringList names{QStringLiteral("play"), QStringLiteral("continue"), QStringLiteral("homeFooter")};
    for (const QString &room : kRooms)
        names.push_back(QStringLiteral("room-") + room);
    for (const QString &name : names) {
        QVERIFY2(!place(name).isEmpty(), qPrintable(name));
        for (const QString &other : names)
            QVERIFY2(name == other || !place(name).intersects(place(other)), qPrintable(name + u' ' + other));
    }
}

void HomeTest::windowIsRemembered() {
    const QTemporaryDir folder;
    const auto shell = [&] {
        return std::make_unique<app::AppShell>(
            app::AppShell::Places{folder.filePath(QStringLiteral("settings.json")), folder.path()});
    };
    const bool isRoomy = QGuiApplication::primaryScreen()->availableSize().width() > 1100;
    {
        const auto first = shell();
        const app::MainWindow main(*first);
        main.window()->resize(1060, 650);
        QCoreApplication::processEvents();
    }
    {
        const auto second = shell();
        const app::MainWindow main(*second);
        QCOMPARE(second->settings()->window().place.size(), QSize(1060, 650));
        QVERIFY(!isRoomy || main.window()->width() == 1060); // never larger than the screen
        QVERIFY(!(main.window()->windowStates() & Qt::WindowMaximized));
        main.window()->showMaximized();
        QCoreApplication::processEvents();
    }
    const auto third = shell();
    const app::MainWindow main(*third);
    QVERIFY(main.window()->windowStates() & Qt::WindowMaximized);
}

/// Replays, Watch, Escape, Escape: one step each, and nothing on the console.
void HomeTest::replayIsLeftQuietly() {
    Screen screen(QStringLiteral("en"));
    leaveAGame(screen);
    QVERIFY(screen.click("room-replays"));
    QVERIFY(screen.waitFor([&] { return screen.find("removeSave") != nullptr; }));
    screen.press(Qt::Key_Return); // the list has the focus: watches
    QCOMPARE(screen.room(), QStringLiteral("replay"));
    screen.settle(4);
    screen.press(Qt::Key_Escape);
    QCOMPARE(screen.room(), QStringLiteral("replays"));
    screen.settle(4);
    QVERIFY(screen.shell().replay() == nullptr);
    screen.press(Qt::Key_Return);
    QCOMPARE(screen.room(), QStringLiteral("replay"));
    screen.window()->resize(1440, 800);
    screen.settle(4);
    QVERIFY(screen.click("pathLink")); // where we are is a way back too
    QCOMPARE(screen.room(), QStringLiteral("replays"));
    screen.press(Qt::Key_Escape);
    QCOMPARE(screen.room(), QStringLiteral("home"));
    screen.settle(4);
}

void HomeTest::settingsThatCannotBeWrittenSaySo() {
    const QTemporaryDir folder;
    QFile inTheWay(folder.filePath(QStringLiteral("config")));
    QVERIFY(inTheWay.open(QIODevice::WriteOnly)); // where the folder should be
    app::AppShell shell({folder.filePath(QStringLiteral("config/settings.json")), folder.path()});
    shell.dismissMessage();
    shell.settings()->setHighContrast(true);
    QVERIFY(shell.settings()->highContrast());
    QVERIFY(!shell.message().isEmpty());
    shell.dismissMessage();
    shell.settings()->setHighContrast(false);
    QVERIFY(shell.message().isEmpty()); // said once
}

void HomeTest::settingsOfTheWrongKindSaySo() {
    const QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("settings.json")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(
        R"({"format": "champclos-settings", "version": 1, "textScale": "large", "theme": "pink", "friendly": true})");
    file.close();
    const app::AppShell shell({file.fileName(), folder.path()});
    QVERIFY(shell.message().contains(QStringLiteral("textScale, theme")));
    QCOMPARE(shell.settings()->textScale(), 1.0);
    QVERIFY(shell.settings()->friendly()); // the rest counts
}

CHAMPCLOS_TEST(HomeTest)
#include "tst_home.moc"

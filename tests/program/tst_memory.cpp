// SPDX-License-Identifier: MIT
//
// What is left is gone: pages, documents and games of one run of the program, one after the other, and the second half
// of them finds no more memory in use than the first. A page that stays behind is a hundredfold of what is allowed.
#include "tests/program/screen.h"
#include "tests/support/memory.h"

#include "app/paint/svg_art.h"
#include "app/print/studio.h"
#include "editor/battlefield/battlefield_workbench.h"
#include "editor/deck/shelf/deck_workbench.h"
#include "tests/support/test_program.h"

#include <QImage>
#include <QPainter>

#include <array>

using namespace champclos;
using namespace champclos::editor;
using namespace champclos::test;

class MemoryTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init() { failOnAnyWarning(); }
    void pagesAreLeft();
    void gamesEnd();
    void coloursAreForgotten();
};

namespace {

template <class Singleton> Singleton &singleton(Screen &screen, const char *name) {
    return *screen.main().engine().singletonInstance<Singleton *>(qmlTypeId("Champclos.Editor", 1, 0, name));
}

/// What is thrown away is really gone: what waits for the event loop, what waits for the collection of garbage.
std::size_t measured(Screen &screen) {
    screen.main().engine().collectGarbage();
    screen.settle();
    return memoryInUse();
}

void goHome(Screen &screen) {
    QMetaObject::invokeMethod(screen.window(), "goHome");
    screen.settle();
}

QString copyOf(const Screen &screen, const char *folder, const char *id) {
    const QString name = QString::fromLatin1(id) + QStringLiteral(".json");
    const QString path = screen.folder() + u'/' + name;
    QFile::copy(QStringLiteral(":/champclos/%1/%2").arg(QLatin1String(folder), name), path);
    QFile(path).setPermissions(QFile::ReadOwner | QFile::WriteOwner);
    return path;
}

/// Opens it, changes something, saves it, plays some games on it and goes away.
void editBattlefield(Screen &screen, int round) {
    screen.main().openFile(copyOf(screen, "battlefields", round % 2 == 0 ? "greenwood" : "harpy-isle"));
    screen.settle();
    QCOMPARE(screen.room(), QStringLiteral("battlefields"));
    auto &desk = singleton<BattlefieldWorkbench>(screen, "BattlefieldWorkbench");
    for (int step = 0; step < 10; ++step)
        desk.editor()->document()->edit({BattlefieldDocument::kContext, "Move"}, {},
                                        [step](Battlefield &board) { board.spaces[0].x += step % 2 == 0 ? 1 : -1; });
    screen.settle(1);
    QVERIFY(desk.save());
    desk.run()->startOnBoard(desk.editor()->board(), {QStringLiteral("medusa"), QStringLiteral("bigfoot")}, 4,
                             QStringLiteral("random"), 1);
    QVERIFY(screen.waitFor([&] { return !desk.run()->isRunning(); }));
}

void editDeck(Screen &screen, int round) {
    screen.main().openFile(copyOf(screen, "decks", round % 2 == 0 ? "medusa" : "titania"));
    screen.settle();
    QCOMPARE(screen.room(), QStringLiteral("decks"));
    auto &table = singleton<DeckWorkbench>(screen, "DeckWorkbench");
    QVERIFY(table.property("isOpen").toBool());
    for (const char *pane : {"card:1", "abilities", "parts"}) {
        QVERIFY2(screen.click(pane), pane);
        screen.settle(1);
    }
    for (int step = 0; step < 10; ++step)
        QVERIFY(table.document()->setField(QStringLiteral("fighters[0].health"), 10 + step % 2));
    screen.settle(1);
    QVERIFY(table.save());
}

void previewPrints(Screen &screen) {
    screen.main().enter(QStringLiteral("print"));
    screen.settle();
    auto *studio = screen.window()->property("roomItem").value<QQuickItem *>()->findChild<app::print::PrintStudio *>();
    QVERIFY(studio != nullptr);
    for (const char *kind : {"cards", "board", "tokens", "aid"}) {
        studio->setKind(QLatin1String(kind));
        screen.settle();
    }
}

/// One game that is under way, and one that is over.
void openGames(Screen &screen) {
    const io::Library &library = screen.shell().library()->library();
    for (const bool isOver : {false, true}) {
        const auto record = recordUntil(library, "greenwood", {"medusa", "bigfoot"}, [isOver](const GameState &state) {
            return isOver ? state.isOver() : state.turnNumber > 3;
        });
        QVERIFY(record.has_value());
        SeatSet both;
        both.insert(SeatId(0));
        both.insert(SeatId(1));
        QVERIFY(screen.open(*record, both));
        QCOMPARE(screen.room(), isOver ? QStringLiteral("replay") : QStringLiteral("table"));
        goHome(screen);
    }
}

} // namespace

void MemoryTest::initTestCase() {
    if (memoryInUse() == 0)
        QSKIP("this system does not say how much memory is in use");
    prepareScreens();
}

void MemoryTest::pagesAreLeft() {
    Screen screen(QStringLiteral("en"));
    std::vector<std::size_t> sizes;
    for (int round = 0; round < 6; ++round) {
        for (const char *room : {"newGame", "library", "settings", "replays", "rules", "battlefields", "decks"}) {
            screen.main().enter(QString::fromLatin1(room));
            screen.settle();
        }
        editBattlefield(screen, round);
        editDeck(screen, round);
        previewPrints(screen);
        openGames(screen);
        if (QTest::currentTestFailed())
            return;
        sizes.push_back(measured(screen));
    }
    const QByteArray trouble = growth(sizes);
    QVERIFY2(trouble.isEmpty(), trouble.constData());
}

void MemoryTest::gamesEnd() {
    static constexpr std::array kDecks{"medusa", "sinbad", "titania", "king-arthur", "hamlet"};
    Screen screen(QStringLiteral("de"));
    std::vector<std::size_t> sizes;
    for (int game = 0; game < 10; ++game) {
        app::NewGame *wanted = screen.shell().newGame();
        wanted->setSeedText(QString::number(game + 1));
        for (int seat = 0; seat < 2; ++seat) {
            wanted->setSeat(seat, QStringLiteral("kind"), QStringLiteral("computer"));
            wanted->setSeat(seat, QStringLiteral("level"), QStringLiteral("random"));
            wanted->setSeat(seat, QStringLiteral("deck"),
                            QString::fromLatin1(kDecks[static_cast<std::size_t>(game + seat) % kDecks.size()]));
        }
        QVERIFY(screen.click("play"));
        screen.settle();
        QVERIFY(screen.click("startGame"));
        QCOMPARE(screen.room(), QStringLiteral("table"));
        QVERIFY(screen.waitFor([&] { return screen.session()->phase() == app::GameSession::Over; }));
        QVERIFY(screen.find("endSheet") != nullptr);
        goHome(screen);
        sizes.push_back(measured(screen));
    }
    const QByteArray trouble = growth(sizes);
    QVERIFY2(trouble.isEmpty(), trouble.constData());
}

/// A drawing in other colours is another drawing; decks may have any.
void MemoryTest::coloursAreForgotten() {
    QImage image(64, 64, QImage::Format_ARGB32_Premultiplied);
    std::vector<std::size_t> sizes;
    for (int round = 0; round < 10; ++round) {
        for (int shade = 0; shade < 200; ++shade) {
            QPainter painter(&image);
            const QColor field(round * 20, shade, 90);
            paint::paintCharge(painter, {QStringLiteral("medusa"), {field, Qt::white}}, image.rect());
        }
        sizes.push_back(memoryInUse());
    }
    const QByteArray trouble = growth(sizes);
    QVERIFY2(trouble.isEmpty(), trouble.constData());
}

CHAMPCLOS_TEST(MemoryTest)
#include "tst_memory.moc"

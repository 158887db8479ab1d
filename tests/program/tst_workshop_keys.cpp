// SPDX-License-Identifier: MIT
//
// The workshops by keys alone: each page has the focus at once, Tab leads everywhere and out again, Return does what a
// click does, Escape goes one step back.
#include "tests/program/deck_hand.h"
#include "tests/program/tab_walk.h"

#include "app/print/studio.h"
#include "editor/battlefield/battlefield_workbench.h"
#include "editor/deck/shelf/deck_workbench.h"
#include "editor/document/recovery.h"
#include "editor/workbench/own_content.h"
#include "engine/io/library.h"
#include "tests/support/test_program.h"

#include <QSettings>

using namespace champclos;
using namespace champclos::editor;
using namespace champclos::test;

class WorkshopKeysTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepareScreens(); }
    void init();
    void everyPage_data();
    void everyPage();
    void battlefieldsByKeys();
    void decksByKeys();
    void testGameAndBack();
    void theColourPickerIsAllThere();
    void anExportTakesOneEnter();
    void ownContentIsEverywhere();
    void comingBackFindsThePageAsItWas_data();
    void comingBackFindsThePageAsItWas();
    void tipsCoverNoMenuAndNoOtherPage();
    void nothingIsGrantedUnasked();
    void aForeignFileIsNamedAsPeopleWriteIt();
    void aWorkshopPrintsWhatIsOpen();

private:
    std::unique_ptr<QTemporaryDir> m_folder;
};

namespace {

template <class Bench> Bench &benchOf(Screen &screen, const char *name) {
    return *screen.main().engine().singletonInstance<Bench *>(qmlTypeId("Champclos.Editor", 1, 0, name));
}
BattlefieldWorkbench &boards(Screen &screen) { return benchOf<BattlefieldWorkbench>(screen, "BattlefieldWorkbench"); }
DeckWorkbench &decks(Screen &screen) { return benchOf<DeckWorkbench>(screen, "DeckWorkbench"); }

bool isFocused(Screen &screen, const char *name) {
    const QQuickItem *item = screen.find(name);
    return item != nullptr && item->hasActiveFocus();
}

/// One of one's own on each shelf, and a file opened before.
void fillShelves() {
    for (const auto &[folder, name] :
         {std::pair(ownBattlefieldFolder(), "battlefields/greenwood"), std::pair(ownDeckFolder(), "decks/medusa")}) {
        QDir().mkpath(folder);
        const QString copy = folder + QStringLiteral("/own.json");
        QFile::copy(QStringLiteral(":/champclos/%1.json").arg(QLatin1String(name)), copy);
        QFile(copy).setPermissions(QFile::ReadOwner | QFile::WriteOwner);
    }
}

/// What can be read on the page, and where.
QStringList wordsOn(const QQuickItem *item) {
    QStringList words;
    const QList<QQuickItem *> children = item->childItems();
    for (const QQuickItem *child : children) {
        if (!child->isVisible())
            continue;
        if (child->inherits("QQuickText") || child->inherits("QQuickTextInput")) {
            const QRectF place = child->mapRectToScene({0, 0, child->width(), child->height()});
            words.append(QStringLiteral("%1 %2,%3 %4x%5")
                             .arg(child->property("text").toString())
                             .arg(qRound(place.x()))
                             .arg(qRound(place.y()))
                             .arg(qRound(place.width()))
                             .arg(qRound(place.height())));
        }
        words += wordsOn(child);
    }
    return words;
}

/// The tip that is shown; empty if there is none.
QString shownTip(const QQuickItem *item) {
    const QList<QQuickItem *> children = item->childItems();
    for (const QQuickItem *child : children) {
        if (!child->isVisible())
            continue;
        if (child->parent() != nullptr && child->parent()->inherits("QQuickToolTip"))
            return child->parent()->property("text").toString();
        if (const QString tip = shownTip(child); !tip.isEmpty())
            return tip;
    }
    return {};
}

} // namespace

void WorkshopKeysTest::init() {
    failOnAnyWarning();
    m_folder = std::make_unique<QTemporaryDir>();
    QStandardPaths::setTestModeEnabled(true);
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_folder->path());
    setRecoveryFolder(m_folder->filePath(QStringLiteral("recovery")));
    for (const QString &folder : {ownBattlefieldFolder(), ownDeckFolder()})
        QDir(folder).removeRecursively();
}

void WorkshopKeysTest::everyPage_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<QSize>("size");
    QTest::addRow("English, small") << QStringLiteral("en") << QSize(1024, 640);
    QTest::addRow("German, large") << QStringLiteral("de") << QSize(1440, 900);
}

void WorkshopKeysTest::everyPage() {
    QFETCH(QString, language);
    QFETCH(QSize, size);
    fillShelves();
    Screen screen(language, size, m_folder->path());
    TabWalk walk(screen);
    screen.main().enter(QStringLiteral("battlefields"));
    walk.around(QStringLiteral("battlefield shelf"));
    QVERIFY(boards(screen).file()->open(ownBattlefieldFolder() + QStringLiteral("/own.json")));
    boards(screen).setOpen(true);
    walk.around(QStringLiteral("battlefield workshop"));
    boards(screen).startBalance({QStringLiteral("medusa"), QStringLiteral("bigfoot")}, 2, QStringLiteral("random"), 1);
    QVERIFY(screen.waitFor([&] { return !boards(screen).run()->isRunning(); }));
    boards(screen).setBalancing(true);
    walk.around(QStringLiteral("battlefield balance"));
    screen.main().enter(QStringLiteral("decks"));
    walk.around(QStringLiteral("deck shelf"));
    QVERIFY(decks(screen).file()->open(ownDeckFolder() + QStringLiteral("/own.json")));
    decks(screen).setOpen(true);
    for (const char *owner : {"deck", "abilities", "parts", "cards[1]"}) {
        decks(screen).setOwner(QString::fromLatin1(owner));
        walk.around(QStringLiteral("deck workshop, ") + QString::fromLatin1(owner));
    }
    decks(screen).startBalance({QStringLiteral("bigfoot")}, 2, QStringLiteral("random"), 1);
    QVERIFY(screen.waitFor([&] { return !decks(screen).run()->isRunning(); }));
    decks(screen).setBalancing(true);
    walk.around(QStringLiteral("deck balance"));
    for (const QString &trouble : walk.troubles)
        qInfo("%s", qPrintable(trouble));
    qInfo("%d things that can be touched", walk.things);
    QVERIFY(walk.things > 150);
    QVERIFY2(walk.troubles.isEmpty(), qPrintable(QStringLiteral("%1 troubles").arg(walk.troubles.size())));
}

void WorkshopKeysTest::battlefieldsByKeys() {
    Screen screen(QStringLiteral("en"), {1280, 800}, m_folder->path());
    screen.main().enter(QStringLiteral("battlefields"));
    screen.settle();
    QVERIFY(isFocused(screen, "newButton"));
    screen.press(Qt::Key_Return);
    QVERIFY(screen.waitFor([&] { return isFocused(screen, "canvas"); }));
    screen.press('s'); // its keys are alive at once
    QCOMPARE(boards(screen).editor()->tool(), BattlefieldEditor::Space);
    screen.press(Qt::Key_Left);
    screen.press(Qt::Key_Return);
    QCOMPARE(spaceCount(boards(screen).editor()->board()), 1);
    screen.press(Qt::Key_N, Qt::ControlModifier);
    QVERIFY(screen.waitFor([&] { return isFocused(screen, "keepButton"); }));
    QVERIFY(screen.click("discardButton"));
    QVERIFY(screen.waitFor([&] { return isFocused(screen, "canvas"); }));
    QCOMPARE(spaceCount(boards(screen).editor()->board()), 0);
    screen.press('v');
    QCOMPARE(boards(screen).editor()->tool(), BattlefieldEditor::Select);
    // A notice about one board does not stay over another.
    boards(screen).editor()->paste();
    boards(screen).editor()->notify(BattlefieldEditor::Notice::NothingToPaste);
    QVERIFY(!boards(screen).editor()->notice().isEmpty());
    screen.press(Qt::Key_N, Qt::ControlModifier);
    QVERIFY(boards(screen).editor()->notice().isEmpty());
    screen.press(Qt::Key_Escape);
    QVERIFY(screen.waitFor([&] { return isFocused(screen, "newButton"); })); // the shelf
    screen.press(Qt::Key_Escape);
    QCOMPARE(screen.room(), QStringLiteral("home"));
}

void WorkshopKeysTest::decksByKeys() {
    Screen screen(QStringLiteral("en"), {1280, 800}, m_folder->path());
    screen.main().enter(QStringLiteral("decks"));
    screen.settle();
    QVERIFY(isFocused(screen, "newButton"));
    screen.press(Qt::Key_Return);
    QVERIFY(screen.waitFor([&] { return isFocused(screen, "hero"); }));
    QQuickItem *newCard = screen.find("newCard");
    QVERIFY(newCard != nullptr);
    newCard->forceActiveFocus(Qt::TabFocusReason);
    for (int card = 0; card < 2; ++card)
        screen.press(Qt::Key_Return);
    QCOMPARE(decks(screen).document()->designCount(), 2);
    QCOMPARE(decks(screen).owner(), QStringLiteral("cards[1]"));
    for (int step = 0; step < 20 && !isFocused(screen, "card:0"); ++step)
        screen.press(Qt::Key_Backtab);
    QVERIFY(isFocused(screen, "card:0"));
    screen.press(Qt::Key_Return);
    QCOMPARE(decks(screen).owner(), QStringLiteral("cards[0]"));
    screen.press(Qt::Key_Escape);
    QVERIFY(screen.waitFor([&] { return screen.find("discardButton") != nullptr; }));
    QVERIFY(screen.click("discardButton"));
    QVERIFY(screen.waitFor([&] { return isFocused(screen, "newButton"); }));
    screen.press(Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(screen.room(), QStringLiteral("home"));
}

/// "Back to the workshop" leads to the same card, and the game is in no list.
void WorkshopKeysTest::testGameAndBack() {
    fillShelves();
    Screen screen(QStringLiteral("en"), {1280, 800}, m_folder->path());
    screen.main().openFile(ownDeckFolder() + QStringLiteral("/own.json"));
    screen.settle();
    decks(screen).setOwner(QStringLiteral("cards[3]"));
    screen.settle();
    screen.press(Qt::Key_F5);
    QVERIFY(screen.waitFor([&] { return screen.room() == QStringLiteral("table"); }));
    QVERIFY(screen.shell().isTest());
    QVERIFY(screen.click("backToWorkshop"));
    QVERIFY(screen.waitFor([&] { return screen.room() == QStringLiteral("decks"); }));
    QVERIFY(screen.waitFor([&] { return isFocused(screen, "card:3"); }));
    QCOMPARE(decks(screen).owner(), QStringLiteral("cards[3]"));
    QVERIFY(!screen.shell().canContinue());
}

/// A panel behind the colours, and all of it in the window.
void WorkshopKeysTest::theColourPickerIsAllThere() {
    Screen screen(QStringLiteral("en"), {1024, 640}, m_folder->path());
    screen.main().enter(QStringLiteral("battlefields"));
    screen.settle();
    screen.press(Qt::Key_Return);
    QVERIFY(screen.click("zoneColour"));
    QVERIFY(screen.waitFor([&] { return screen.find("colourPanel") != nullptr; }));
    const auto placeOf = [&](const char *name) {
        const QQuickItem *item = screen.find(name);
        return item->mapRectToScene({0, 0, item->width(), item->height()});
    };
    const QRectF panel = placeOf("colourPanel");
    for (const char *colour : {"colour-0", "colour-7"})
        QVERIFY2(panel.contains(placeOf(colour)), colour);
    QVERIFY(QRectF({}, QSizeF(screen.window()->size())).contains(panel));
    screen.press(Qt::Key_Escape);
    QVERIFY(screen.waitFor([&] { return screen.find("colourPanel") == nullptr; }));
}

/// The dialog proposes a name, one Enter writes the file, and what lies under it hears nothing meanwhile.
void WorkshopKeysTest::anExportTakesOneEnter() {
    fillShelves();
    Screen screen(QStringLiteral("en"), {1280, 800}, m_folder->path());
    screen.main().openFile(ownBattlefieldFolder() + QStringLiteral("/own.json"));
    screen.settle();
    QObject *dialog = screen.window()->findChild<QObject *>(QStringLiteral("exportDialog"));
    QVERIFY(dialog != nullptr);
    screen.press(Qt::Key_E, Qt::ControlModifier);
    QVERIFY(screen.waitFor([&] { return dialog->property("visible").toBool(); }));
    const QString picture = ownBattlefieldFolder() + QStringLiteral("/greenwood.png");
    QCOMPARE(dialog->property("selectedFile").toUrl(), QUrl::fromLocalFile(picture));
    QVERIFY(screen.waitFor([&] { return isFocused(screen, "fileNameTextField"); }));
    screen.press(Qt::Key_Return);
    QVERIFY(screen.waitFor([&] { return QFileInfo(picture).size() > 1000; }, 10000));
    QVERIFY(screen.waitFor([&] { return !dialog->property("visible").toBool(); }));
    screen.press(Qt::Key_E, Qt::ControlModifier);
    QVERIFY(screen.waitFor([&] { return isFocused(screen, "fileNameTextField"); }));
    const BattlefieldEditor::Tools tool = boards(screen).editor()->tool();
    QVERIFY(screen.click("tool-connect")); // under the dialog
    QCOMPARE(boards(screen).editor()->tool(), tool);
}

/// What one made stands beside what came with the program: for test games, balance runs, and in print; by its id too.
void WorkshopKeysTest::ownContentIsEverywhere() {
    fillShelves();
    const QString deck = ownDeckFolder() + QStringLiteral("/own.json");
    QFile unfinished(ownDeckFolder() + QStringLiteral("/unfinished.json"));
    QVERIFY(unfinished.open(QIODevice::WriteOnly));
    unfinished.write(QByteArray::fromStdString(DeckDocument().text()));
    unfinished.close();
    Screen screen(QStringLiteral("en"), {1280, 800}, m_folder->path());
    screen.main().enter(QStringLiteral("print"));
    screen.settle();
    const auto *studio =
        screen.window()->property("roomItem").value<QQuickItem *>()->findChild<app::print::PrintStudio *>();
    QVERIFY(studio != nullptr);
    const auto references = [](const QVariantList &list) {
        QStringList found;
        for (const QVariant &entry : list)
            found.append(entry.toMap().value(QStringLiteral("reference")).toString());
        return found;
    };
    QVERIFY(references(studio->property("decks").toList()).contains(deck));
    QVERIFY(references(studio->property("battlefields").toList())
                .contains(ownBattlefieldFolder() + QStringLiteral("/own.json")));
    screen.main().enter(QStringLiteral("decks"));
    screen.settle();
    decks(screen).refreshChoices();
    QVERIFY(decks(screen).decks()->values(99).contains(deck));
    QVERIFY(!decks(screen).decks()->values(99).contains(unfinished.fileName()));
    io::Diagnostics diagnostics;
    QVERIFY(io::Library().deck("own", diagnostics).has_value());
    QVERIFY(!io::Library().deck("nobody", diagnostics).has_value());
}

void WorkshopKeysTest::comingBackFindsThePageAsItWas_data() {
    QTest::addColumn<bool>("isDeck");
    QTest::addColumn<QString>("owner");
    QTest::addRow("battlefield") << false << QString();
    for (const char *owner : {"deck", "abilities", "parts", "cards[1]"})
        QTest::addRow("%s", owner) << true << QString::fromLatin1(owner);
}

/// A test game leads away and back; every word stands where it stood.
void WorkshopKeysTest::comingBackFindsThePageAsItWas() {
    QFETCH(bool, isDeck);
    QFETCH(QString, owner);
    fillShelves();
    Screen screen(QStringLiteral("de"), {1440, 900}, m_folder->path());
    screen.main().openFile((isDeck ? ownDeckFolder() : ownBattlefieldFolder()) + QStringLiteral("/own.json"));
    screen.settle(3);
    if (isDeck)
        decks(screen).setOwner(owner);
    screen.settle(3);
    const QStringList before = wordsOn(screen.window()->contentItem());
    QVERIFY(before.size() > 20);
    screen.press(Qt::Key_F5);
    QVERIFY(screen.waitFor([&] { return screen.room() == QStringLiteral("table"); }));
    QVERIFY(screen.click("backToWorkshop"));
    QVERIFY(screen.waitFor([&] { return screen.room() != QStringLiteral("table"); }));
    screen.settle(3);
    QCOMPARE(wordsOn(screen.window()->contentItem()), before);
}

void WorkshopKeysTest::tipsCoverNoMenuAndNoOtherPage() {
    fillShelves();
    Screen screen(QStringLiteral("en"), {1280, 800}, m_folder->path());
    screen.main().enter(QStringLiteral("decks"));
    screen.settle();
    const auto tip = [&] { return shownTip(screen.window()->contentItem()); };
    const auto pointAt = [&](const char *name) {
        QTest::mouseMove(screen.window(), screen.middleOf(QString::fromLatin1(name)).toPoint());
        return screen.waitFor([&] { return !tip().isEmpty(); });
    };
    QVERIFY(pointAt("tileMenu"));
    QVERIFY(screen.click("tileMenu"));
    QVERIFY(screen.waitFor([&] { return screen.find("removeEntry") != nullptr; }));
    QTest::qWait(700); // longer than a tip lets wait
    QCOMPARE(tip(), QString());
    screen.press(Qt::Key_Escape);
    QVERIFY(decks(screen).file()->open(ownDeckFolder() + QStringLiteral("/own.json")));
    decks(screen).setOpen(true);
    screen.settle();
    QVERIFY(pointAt("testButton"));
    screen.press(Qt::Key_F5);
    QVERIFY(screen.waitFor([&] { return screen.room() == QStringLiteral("table"); }));
    QTest::mouseMove(screen.window(), {640, 400});
    QVERIFY(screen.waitFor([&] { return tip().isEmpty(); }));
}

/// Whoever makes something says under which license others may have it; until then, none.
void WorkshopKeysTest::nothingIsGrantedUnasked() {
    Screen screen(QStringLiteral("en"), {1280, 800}, m_folder->path());
    QCOMPARE(decks(screen).document()->field(QStringLiteral("licence")).toString(), QString());
    QCOMPARE(boards(screen).editor()->licence(), QString());
}

void WorkshopKeysTest::aForeignFileIsNamedAsPeopleWriteIt() {
    Screen screen(QStringLiteral("en"), {1280, 800}, m_folder->path());
    QMetaObject::invokeMethod(screen.window(), "openFile",
                              Q_ARG(QVariant, QUrl::fromLocalFile(QStringLiteral("/somewhere/my notes.txt"))),
                              Q_ARG(QVariant, QString()));
    QVERIFY(screen.shell().message().contains(QStringLiteral("“/somewhere/my notes.txt”")));
}

/// As it is, saved or not, finished or not; Escape leads back.
void WorkshopKeysTest::aWorkshopPrintsWhatIsOpen() {
    fillShelves();
    Screen screen(QStringLiteral("en"), {1280, 800}, m_folder->path());
    screen.main().openFile(ownDeckFolder() + QStringLiteral("/own.json"));
    screen.settle();
    QVERIFY(decks(screen).document()->removeEntry(QStringLiteral("cards"), 0)); // not playable any more
    decks(screen).setOwner(QStringLiteral("cards[2]"));
    screen.settle();
    screen.press(Qt::Key_P, Qt::ControlModifier);
    QVERIFY(screen.waitFor([&] { return screen.room() == QStringLiteral("print"); }));
    const auto *studio =
        screen.window()->property("roomItem").value<QQuickItem *>()->findChild<app::print::PrintStudio *>();
    QVERIFY(studio != nullptr);
    QCOMPARE(studio->chosen().size(), 1);
    QVERIFY(studio->pageCount() > 0);
    QVERIFY(studio->document()->isProof);
    screen.press(Qt::Key_Escape);
    QVERIFY(screen.waitFor([&] { return screen.room() == QStringLiteral("decks"); }));
    QCOMPARE(decks(screen).owner(), QStringLiteral("cards[2]"));
}

CHAMPCLOS_TEST(WorkshopKeysTest)
#include "tst_workshop_keys.moc"

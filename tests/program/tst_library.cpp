// SPDX-License-Identifier: MIT
//
// The library by clicks, in two homes on one machine: an author duplicates a hero, renames it, and exports a package; a
// friend gets it as an argument, looks at what it is, adds it, plays it, and prints its sheet. And what is hostile is
// refused in the same drawer.
#include "app/base/folders.h"
#include "engine/io/package_store.h"
#include "engine/io/user_content.h"
#include "tests/program/screen.h"
#include "tests/support/raw_zip.h"
#include "tests/support/test_program.h"

#include <QSettings>
#include <QStandardPaths>

using namespace champclos;
using namespace champclos::test;

namespace {

/// The files of another user.
void moveTo(const QTemporaryDir &home) {
    for (const char *name : {"HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME"})
        qputenv(name, home.path().toLocal8Bit());
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, home.path());
}

QQuickItem *tile(const Screen &screen, const QString &id) { return screen.find(QStringLiteral("content-") + id); }

void type(Screen &screen, const QString &words) {
    screen.press(Qt::Key_A, Qt::ControlModifier);
    for (const QChar letter : words)
        QTest::keyClick(screen.window(), letter.toLatin1());
    screen.settle();
}

void write(const QString &path, const std::string &bytes) {
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes.data(), static_cast<qint64>(bytes.size()));
}

} // namespace

class LibraryTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepareScreens(); }
    void init() {
        failOnAnyWarning();
        m_author = std::make_unique<QTemporaryDir>();
        m_friend = std::make_unique<QTemporaryDir>();
    }
    void fromAuthorToFriend();
    void searchesAndNarrows();
    void unfinishedOnesAreMarkedAndNotOffered();
    void aForeignDeckIsAddedOrNot();
    void aHostilePackageIsRefused();
    void updatesSaySo();
    void isReachedByKeysAlone();

private:
    QString exported();

    std::unique_ptr<QTemporaryDir> m_author;
    std::unique_ptr<QTemporaryDir> m_friend;
};

/// A package by the author's clicks; empty if one of them failed.
QString LibraryTest::exported() {
    moveTo(*m_author);
    Screen screen(QStringLiteral("en"), {1440, 900}, app::dataFolder());
    const auto isDone = [&](bool isGood) {
        if (!isGood)
            qWarning("%s", qPrintable(screen.room()));
        return isGood;
    };
    if (!isDone(screen.click("room-library") && screen.click("deckShelf/all")) ||
        !isDone(screen.click("content-medusa") && screen.click("duplicateIt")) ||
        !isDone(screen.waitFor([&] { return tile(screen, QStringLiteral("medusa-copy")) != nullptr; })) ||
        !isDone(screen.click("moreActions") && screen.waitFor([&] { return screen.find("renameEntry") != nullptr; })) ||
        !isDone(screen.click("renameEntry") && screen.waitFor([&] { return screen.find("newName") != nullptr; })))
        return {};
    type(screen, QStringLiteral("Gorgon"));
    if (!isDone(screen.click("renameButton") &&
                screen.waitFor([&] { return screen.find("renameDialog") == nullptr; })) ||
        !isDone(screen.click("exportIt") && screen.waitFor([&] { return screen.find("packageName") != nullptr; })) ||
        !isDone(screen.click("packageAuthor")))
        return {};
    type(screen, QStringLiteral("Ada"));
    if (!isDone(screen.click("exportSave")))
        return {};
    auto *dialog = screen.window()->findChild<QObject *>(QStringLiteral("packageFileDialog"));
    const QString path = m_author->filePath(QStringLiteral("gorgon.champclos"));
    if (dialog == nullptr || !dialog->setProperty("selectedFile", QUrl::fromLocalFile(path)) ||
        !QMetaObject::invokeMethod(dialog, "accept") || !isDone(screen.waitFor([&] { return QFile::exists(path); })))
        return {};
    return path;
}

void LibraryTest::fromAuthorToFriend() {
    const QString package = exported();
    QVERIFY(!package.isEmpty());

    moveTo(*m_friend);
    Screen screen(QStringLiteral("en"), {1440, 900}, app::dataFolder());
    screen.main().receiveFile(package); // as the argument of the program does
    QVERIFY(screen.waitFor([&] { return screen.find("packageDrawer") != nullptr; }));
    QCOMPARE(screen.find("offerTitle")->property("text").toString(), QStringLiteral("Gorgon"));
    QVERIFY(io::PackageStore().packages().empty()); // shown is not added
    QVERIFY(screen.click("addToLibrary"));
    QVERIFY(screen.waitFor([&] { return screen.find("packageDrawer") == nullptr; }));
    QCOMPARE(io::PackageStore().packages().size(), std::size_t(1));
    QCOMPARE(io::PackageStore().packages().front().manifest.author, std::string("Ada"));
    QVERIFY(io::userFiles(io::UserContent::Decks).empty());

    QVERIFY(screen.click("content-medusa-copy"));
    QVERIFY(screen.click("playIt"));
    QCOMPARE(screen.room(), QStringLiteral("newGame"));
    QVERIFY(screen.click("startGame"));
    QVERIFY(screen.waitFor([&] { return screen.session() != nullptr; }));
    const Match &match = *screen.session()->game().record.match;
    QCOMPARE(match.seat(SeatId(0)).deck.name.in(Language::En), std::string("Gorgon"));
    screen.shell().closeGame();
    screen.settle();

    screen.main().enter(QStringLiteral("library"));
    screen.settle();
    QVERIFY(screen.click("sources/installed"));
    QVERIFY(screen.click("content-medusa-copy"));
    QVERIFY(screen.click("printIt"));
    QCOMPARE(screen.room(), QStringLiteral("print"));
    auto *studio = screen.window()->findChild<QObject *>(QStringLiteral("printStudio"));
    QVERIFY(studio != nullptr);
    QCOMPARE(studio->property("chosen").toStringList().size(), 1);
    QVERIFY(studio->property("chosen").toStringList().first().endsWith(QStringLiteral("medusa-copy.json")));
    QVERIFY(screen.waitFor([&] { return studio->property("pageCount").toInt() > 0; }));
    const QString sheet = m_friend->filePath(QStringLiteral("sheet.pdf"));
    QVERIFY(QMetaObject::invokeMethod(studio, "savePdf", Q_ARG(QUrl, QUrl::fromLocalFile(sheet))));
    QVERIFY(screen.waitFor([&] { return QFileInfo(sheet).size() > 1000; }));
}

void LibraryTest::searchesAndNarrows() {
    moveTo(*m_author);
    Screen screen(QStringLiteral("en"), {1440, 900}, app::dataFolder());
    QVERIFY(screen.click("room-library"));
    QVERIFY(screen.click("librarySearch"));
    type(screen, QStringLiteral("robin"));
    QCOMPARE(screen.shell().desk()->decks()->count(), 1);
    QCOMPARE(screen.shell().desk()->battlefields()->count(), 0);
    QVERIFY(tile(screen, QStringLiteral("robin-hood")) != nullptr);
    QVERIFY(screen.click("sources/mine"));
    QCOMPARE(screen.shell().desk()->decks()->count(), 0);
    QCOMPARE(screen.shell().desk()->deckCounts().value(QStringLiteral("builtIn")).toInt(), 10);
}

void LibraryTest::unfinishedOnesAreMarkedAndNotOffered() {
    moveTo(*m_author);
    QDir().mkpath(QString::fromStdString(io::userFolder(io::UserContent::Decks)));
    QFile medusa(QStringLiteral(":/champclos/decks/medusa.json"));
    const io::Library content; // makes the built-in files readable
    QVERIFY(medusa.open(QIODevice::ReadOnly));
    QByteArray text = medusa.readAll();
    text.replace("\"id\": \"medusa\"", "\"id\": \"draft\"").replace("\"copies\": 3", "\"copies\": 4");
    write(app::decksFolder() + QStringLiteral("/draft.json"), text.toStdString());
    Screen screen(QStringLiteral("en"), {1440, 900}, app::dataFolder());
    QVERIFY(screen.click("room-library"));
    QVERIFY(screen.click("content-draft"));
    QVERIFY(!screen.shell()
                 .desk()
                 ->content(app::decksFolder() + QStringLiteral("/draft.json"))
                 .value(QStringLiteral("isPlayable"))
                 .toBool());
    QVERIFY(!screen.find("playIt")->isEnabled());
    QVERIFY(!screen.shell().library()->deckReferences().contains(app::decksFolder() + QStringLiteral("/draft.json")));
}

void LibraryTest::aForeignDeckIsAddedOrNot() {
    moveTo(*m_friend);
    Screen screen(QStringLiteral("fr"), {1024, 640}, app::dataFolder());
    const QString path = m_author->filePath(QStringLiteral("medusa.json"));
    QVERIFY(QFile::copy(QStringLiteral(":/champclos/decks/medusa.json"), path));
    screen.main().receiveFile(path);
    QVERIFY(screen.waitFor([&] { return screen.find("packageDrawer") != nullptr; }));
    screen.press(Qt::Key_Escape);
    QVERIFY(screen.find("packageDrawer") == nullptr);
    QVERIFY(io::userFiles(io::UserContent::Decks).empty());
    screen.main().receiveFile(path);
    screen.settle();
    screen.press(Qt::Key_Return); // the focus is on "add"
    QVERIFY(screen.find("packageDrawer") == nullptr);
    QCOMPARE(io::userFiles(io::UserContent::Decks).size(), std::size_t(1));
    // A second time it stands beside the first, under an id of its own.
    screen.main().receiveFile(path);
    screen.settle();
    screen.press(Qt::Key_Return);
    QCOMPARE(io::userFiles(io::UserContent::Decks).size(), std::size_t(2));
    QVERIFY(QFile::exists(app::decksFolder() + QStringLiteral("/medusa-2.json")));
}

void LibraryTest::aHostilePackageIsRefused() {
    moveTo(*m_friend);
    Screen screen(QStringLiteral("de"), {1024, 640}, app::dataFolder());
    const QString path = m_author->filePath(QStringLiteral("evil.champclos"));
    write(path, RawZip::of({{"package.json", "{}"}, {"../evil.json", "{}"}}));
    screen.main().receiveFile(path);
    QVERIFY(screen.waitFor([&] { return screen.find("packageDrawer") != nullptr; }));
    QVERIFY(screen.find("addToLibrary") == nullptr);
    const QVariantList checks = screen.shell().desk()->offer()->checks();
    QCOMPARE(checks.size(), 1);
    QVERIFY2(checks.first()
                 .toMap()
                 .value(QStringLiteral("text"))
                 .toString()
                 .contains(QStringLiteral("führt aus dem Paket hinaus")),
             qPrintable(checks.first().toMap().value(QStringLiteral("text")).toString()));
    QVERIFY(screen.click("notNow"));
    QVERIFY(io::PackageStore().packages().empty());
}

void LibraryTest::updatesSaySo() {
    const QString package = exported();
    QVERIFY(!package.isEmpty());
    moveTo(*m_friend);
    io::Diagnostics diagnostics;
    auto older = io::loadPackage(package.toStdString(), diagnostics);
    QVERIFY(older);
    older->manifest.release = "0.9";
    QVERIFY(io::PackageStore().install(*older, io::Consent::Ask, diagnostics));
    Screen screen(QStringLiteral("en"), {1440, 900}, app::dataFolder());
    screen.main().receiveFile(package);
    screen.settle();
    QCOMPARE(screen.shell().desk()->offer()->items().first().toMap().value(QStringLiteral("mark")).toString(),
             QStringLiteral("0.9 → 1.0"));
    QVERIFY(screen.click("addToLibrary"));
    QCOMPARE(screen.shell().message(), QStringLiteral("“Gorgon” is in your library; it replaces version 0.9."));
    QCOMPARE(io::PackageStore().packages().front().manifest.release, std::string("1.0"));
}

void LibraryTest::isReachedByKeysAlone() {
    moveTo(*m_author);
    Screen screen(QStringLiteral("en"), {1440, 900}, app::dataFolder());
    QVERIFY(screen.click("room-library"));
    screen.press(Qt::Key_Tab); // from the search to the first tile
    QVERIFY(screen.window()->activeFocusItem()->objectName().startsWith(QStringLiteral("content-")));
    const QString first = screen.window()->activeFocusItem()->objectName();
    screen.press(Qt::Key_Right);
    QVERIFY(screen.window()->activeFocusItem()->objectName().startsWith(QStringLiteral("content-")));
    QVERIFY(screen.window()->activeFocusItem()->objectName() != first);
    screen.press(Qt::Key_Return);
    QCOMPARE(screen.room(), QStringLiteral("newGame"));
    screen.press(Qt::Key_Escape);
    QCOMPARE(screen.room(), QStringLiteral("library"));
    screen.press(Qt::Key_Escape);
    QCOMPARE(screen.room(), QStringLiteral("home"));
}

CHAMPCLOS_TEST(LibraryTest)
#include "tst_library.moc"

// SPDX-License-Identifier: MIT
//
// Files that last, as the windows read them: games and settings of every release in tests/compat open, for ever. Decks,
// battlefields and records are tested with the engine (tests/io/tst_compat.cpp).

#include "app/play/game_file.h"
#include "app/shell/app_settings.h"
#include "tests/support/source_path.h"
#include "tests/support/test_program.h"

#include <QDirIterator>
#include <QTemporaryDir>
#include <QTest>

using namespace champclos;

class TestCompat : public QObject {
    Q_OBJECT

private slots:
    void games_data() { addFiles("games"); }
    void games();
    void settings_data() { addFiles("settings"); }
    void settings();

private:
    static void addFiles(const QString &folder) {
        QTest::addColumn<QString>("file");
        QDirIterator files(test::sourceFile("tests/compat"), {"*.json"}, QDir::Files, QDirIterator::Subdirectories);
        int count = 0;
        while (files.hasNext()) {
            const QString file = files.next();
            if (QFileInfo(file).dir().dirName() != folder)
                continue;
            QTest::newRow(qPrintable(QFileInfo(file).fileName())) << file;
            ++count;
        }
        QVERIFY2(count > 0, qPrintable("no files of " + folder));
    }
};

void TestCompat::games() {
    QFETCH(QString, file);
    io::Diagnostics diagnostics;
    const auto game = app::readGame(file, io::Library(), diagnostics);
    QVERIFY2(game, io::format(diagnostics).c_str());
    QCOMPARE(game->seats.size(), game->record.decks.size());
    QVERIFY(app::summaryOf(file).problem.isEmpty());
}

void TestCompat::settings() {
    QFETCH(QString, file);
    const QTemporaryDir folder;
    const QString copy = folder.filePath("settings.json");
    QVERIFY(QFile::copy(file, copy));
    const app::AppSettings settings(copy);
    QVERIFY2(settings.problem().isEmpty(), qPrintable(settings.problem()));
    QVERIFY(QFile::exists(copy)); // not set aside
}

CHAMPCLOS_TEST_GUILESS(TestCompat)
#include "tst_compat.moc"

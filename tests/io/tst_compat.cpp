// SPDX-License-Identifier: MIT
//
// Files that last: tests/compat holds decks, battlefields, records and puzzles as every release wrote them, in a folder
// for each release. All of them open, for ever, and what is written from them can be read. Files are added there, never
// changed.

#include "engine/io/battlefield_io.h"
#include "engine/io/deck_io.h"
#include "engine/io/library.h"
#include "engine/io/puzzle.h"
#include "engine/io/record.h"
#include "tests/support/source_path.h"
#include "tests/support/test_program.h"

#include <QDirIterator>
#include <QTest>

using namespace champclos;
using namespace champclos::io;

class TestCompat : public QObject {
    Q_OBJECT

private slots:
    void decks_data() { addFiles("decks"); }
    void decks();
    void battlefields_data() { addFiles("battlefields"); }
    void battlefields();
    void records_data() { addFiles("records"); }
    void records();
    void puzzles_data() { addFiles("puzzles"); }
    void puzzles();

private:
    /// A row for each file in a folder of this name, whatever the release.
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

void TestCompat::decks() {
    QFETCH(QString, file);
    Diagnostics diagnostics;
    const auto deck = loadDeck(file.toStdString(), diagnostics);
    QVERIFY2(deck, format(diagnostics).c_str());
    QCOMPARE(readDeck(writeDeck(*deck), diagnostics), deck);
}

void TestCompat::battlefields() {
    QFETCH(QString, file);
    Diagnostics diagnostics;
    const auto battlefield = loadBattlefield(file.toStdString(), diagnostics);
    QVERIFY2(battlefield, format(diagnostics).c_str());
    QCOMPARE(readBattlefield(writeBattlefield(*battlefield), diagnostics), battlefield);
}

void TestCompat::records() {
    QFETCH(QString, file);
    const Library library;
    Diagnostics diagnostics;
    const auto record = loadRecord(file.toStdString(), library, diagnostics);
    QVERIFY2(record, format(diagnostics).c_str());
    QVERIFY(!record->actions.empty());
    const auto again = readRecord(toJson(*record), library, diagnostics);
    QVERIFY2(again, format(diagnostics).c_str());
    QVERIFY(again->states == record->states);
}

void TestCompat::puzzles() {
    QFETCH(QString, file);
    const Library library;
    Diagnostics diagnostics;
    const auto puzzle = loadPuzzle(file.toStdString(), library, diagnostics);
    QVERIFY2(puzzle, format(diagnostics).c_str());
    const auto again = readPuzzle(toJson(*puzzle, true), library, diagnostics);
    QVERIFY2(again, format(diagnostics).c_str());
    QCOMPARE(hashOf(again->state()), hashOf(puzzle->state()));
    QCOMPARE(again->solution, puzzle->solution);
}

CHAMPCLOS_TEST_GUILESS(TestCompat)
#include "tst_compat.moc"

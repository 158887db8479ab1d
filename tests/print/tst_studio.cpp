// SPDX-License-Identifier: MIT
//
// The print page's object without a page: choices change the pages, a PDF is saved, work can be stopped, and a file of
// the user's own joins the others.
#include "app/print/studio.h"
#include "tests/support/content.h"
#include "tests/support/source_path.h"
#include "tests/support/test_program.h"

#include <QFile>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace champclos;
using namespace champclos::app::print;

class TestStudio : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void choicesChangeThePages() {
        PrintStudio studio;
        studio.setPaper("a4");
        QCOMPARE(studio.kind(), QStringLiteral("sheet"));
        QCOMPARE(studio.decks().size(), 10);
        studio.chooseAll(false);
        studio.choose("medusa", true);
        QTRY_COMPARE_WITH_TIMEOUT(studio.pageCount(), 1, 30000);
        studio.setKind("cards");
        QCOMPARE(studio.pageCount(), 8);
        studio.setBacks("none");
        QTRY_COMPARE_WITH_TIMEOUT(studio.pageCount(), 4, 30000);
        studio.setSingle(true);
        QTRY_COMPARE_WITH_TIMEOUT(studio.pageCount(), 30, 30000);
        studio.setKind("board");
        QCOMPARE(studio.pageCount(), 1);
        QVERIFY(studio.pageRatio(0) > 1);
        studio.setPoster(true);
        QTRY_COMPARE_WITH_TIMEOUT(studio.pageCount(), 4, 30000);
        studio.chooseAll(false);
        QTRY_COMPARE_WITH_TIMEOUT(studio.pageCount(), 0, 30000);
        QVERIFY(!studio.problem().isEmpty());
    }

    void theWindowsLanguageIsTheFirstChoice() {
        PrintStudio studio;
        studio.setUiLanguage("fr");
        QCOMPARE(studio.language(), QStringLiteral("fr"));
        studio.setSecondLanguage("de");
        QCOMPARE(studio.secondLanguage(), QStringLiteral("de"));
        studio.setLanguage("de");
        QCOMPARE(studio.secondLanguage(), QString());
        studio.setUiLanguage("en");
        QCOMPARE(studio.language(), QStringLiteral("de"));
    }

    void savesAPdf() {
        QTemporaryDir folder;
        PrintStudio studio;
        studio.setKind("aid");
        studio.savePdf(QUrl::fromLocalFile(folder.filePath("aid.pdf")));
        QVERIFY(studio.isBusy());
        QTRY_VERIFY_WITH_TIMEOUT(!studio.isBusy(), 30000);
        QVERIFY(QFile::exists(folder.filePath("aid.pdf")));
        QVERIFY(studio.message().contains("aid.pdf"));
        QVERIFY(studio.isMessageGood());
        studio.savePdf(QUrl::fromLocalFile(folder.filePath("aid.pdf/no.pdf")));
        QTRY_VERIFY_WITH_TIMEOUT(!studio.isBusy(), 30000);
        QVERIFY(!studio.message().isEmpty());
        QVERIFY(!studio.isMessageGood());
    }

    void saysWhatThePagesMeasure() {
        PrintStudio studio;
        studio.setPaper("a4");
        studio.setKind("board");
        QVERIFY(studio.summary().endsWith("A4"));
        QVERIFY(studio.suggestedUrl().fileName().endsWith("-en.pdf"));
        studio.setPoster(true);
        studio.setDiameter(40);
        QTRY_VERIFY(studio.summary().contains("588 × 412"));
        QTRY_VERIFY(studio.suggestedUrl().fileName().endsWith("-poster-en.pdf"));
        studio.chooseAll(false);
        QTRY_VERIFY(studio.summary().isEmpty());
    }

    void savesPictures() {
        QTemporaryDir folder;
        PrintStudio studio;
        studio.setUiLanguage("fr");
        studio.setKind("cards");
        studio.chooseAll(false);
        studio.choose("medusa", true);
        studio.setOutput("png");
        studio.setDotsPerInch(72);
        studio.setPictureBleed(true);
        QTRY_VERIFY_WITH_TIMEOUT(studio.summary().contains(QStringLiteral("196 × 266")), 30000);
        studio.savePictures(QUrl::fromLocalFile(folder.path()));
        QTRY_VERIFY_WITH_TIMEOUT(!studio.isBusy() && studio.isMessageGood(), 30000);
        QVERIFY(QFile::exists(folder.filePath("medusa-cards-fr/back.png")));
        studio.setOutput("tabletop");
        studio.setKind("board"); // which cannot be that
        QCOMPARE(studio.output(), QStringLiteral("pdf"));
    }

    void canBeStopped() {
        QTemporaryDir folder;
        PrintStudio studio;
        studio.setKind("cards");
        connect(&studio, &PrintStudio::progressChanged, &studio, [&studio] {
            if (studio.progress() > 0)
                studio.cancel();
        });
        studio.savePdf(QUrl::fromLocalFile(folder.filePath("cards.pdf")));
        QTRY_VERIFY_WITH_TIMEOUT(!studio.isBusy(), 30000);
        QVERIFY(!QFile::exists(folder.filePath("cards.pdf")));
        QVERIFY(!studio.message().isEmpty());
    }

    void ownFilesJoin() {
        QTemporaryDir folder;
        const QString own = folder.filePath("own.json");
        QVERIFY(QFile::copy(QString::fromStdString(test::sourcePath("resources/decks/medusa.json")), own));
        PrintStudio studio;
        studio.addFile(QUrl::fromLocalFile(own));
        QCOMPARE(studio.decks().size(), 11);
        QVERIFY(studio.chosen().contains(own));
        studio.addFile(QUrl::fromLocalFile(folder.filePath("nothing.json")));
        QVERIFY(!studio.message().isEmpty());
        QCOMPARE(studio.decks().size(), 11);
    }
};

CHAMPCLOS_TEST(TestStudio)
#include "tst_studio.moc"

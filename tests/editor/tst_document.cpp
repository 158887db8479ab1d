// SPDX-License-Identifier: MIT
//
// The document layer: steps of undo, merging, labels that follow the language, files, autosave and recovery.
#include "editor/battlefield/battlefield_document.h"
#include "editor/battlefield/board_edits.h"
#include "editor/document/recent_files.h"
#include "engine/io/library.h"
#include "tests/support/source_path.h"
#include "tests/support/test_program.h"

#include <QAbstractItemModelTester>
#include <QFile>
#include <QGuiApplication>
#include <QProcess>
#include <QSettings>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <cstdio>

#ifdef Q_OS_UNIX
#include <sys/resource.h>
#include <unistd.h>
#endif

using namespace champclos;
using namespace champclos::editor;

namespace {

bool addAt(BattlefieldDocument &document, double x, const QString &key = {}) {
    return document.edit({BattlefieldDocument::kContext, "Add space"}, key, [x](Battlefield &board) {
        addSpace(board, {x, 100});
    });
}

#ifdef Q_OS_UNIX
/// As long as it lives, nothing longer than a few bytes can be written.
class FullDisk {
public:
    FullDisk() {
        m_signal = std::signal(SIGXFSZ, SIG_IGN);
        getrlimit(RLIMIT_FSIZE, &m_before);
        rlimit tiny = m_before;
        tiny.rlim_cur = 16;
        setrlimit(RLIMIT_FSIZE, &tiny);
    }
    ~FullDisk() {
        setrlimit(RLIMIT_FSIZE, &m_before);
        std::signal(SIGXFSZ, m_signal);
    }
    FullDisk(const FullDisk &) = delete;
    FullDisk &operator=(const FullDisk &) = delete;

private:
    rlimit m_before{};
    void (*m_signal)(int) = SIG_DFL;
};
#endif

} // namespace

class TestDocument : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName(QStringLiteral("champclos-test"));
        QCoreApplication::setApplicationName(QStringLiteral("tst_document"));
        QSettings().clear();
    }
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        setRecoveryFolder(m_folder->filePath(QStringLiteral("recovery")));
    }

    void anEditIsAStep() {
        BattlefieldDocument document;
        const std::string before = document.text();
        QVERIFY(!document.isDirty() && !document.canUndo());
        QVERIFY(addAt(document, 100));
        QVERIFY(document.isDirty() && document.canUndo());
        QCOMPARE(document.undoText(), QStringLiteral("Add space"));
        const std::string after = document.text();
        document.undo();
        QCOMPARE(document.text(), before);
        QVERIFY(!document.isDirty());
        QCOMPARE(document.redoText(), QStringLiteral("Add space"));
        document.redo();
        QCOMPARE(document.text(), after);
    }

    void nothingChangedIsNoStep() {
        BattlefieldDocument document;
        QVERIFY(!document.edit({BattlefieldDocument::kContext, "Nothing"}, {}, [](Battlefield &) {}));
        QVERIFY(!document.canUndo());
    }

    void equalKeysMerge() {
        BattlefieldDocument document;
        const std::string before = document.text();
        addAt(document, 100, QStringLiteral("drag"));
        for (int x = 101; x < 150; ++x)
            document.edit({BattlefieldDocument::kContext, "Move"}, QStringLiteral("drag"), [x](Battlefield &board) {
                moveSpace(board, SpaceId(0), {double(x), 100});
            });
        QCOMPARE(document.undoText(), QStringLiteral("Move"));
        document.undo();
        QCOMPARE(document.text(), before);
        QVERIFY(!document.canUndo());
    }

    void movedAndMovedBackDissolves() {
        BattlefieldDocument document;
        addAt(document, 100);
        const auto moveTo = [&](double x) {
            document.edit({BattlefieldDocument::kContext, "Move"}, QStringLiteral("drag"), [x](Battlefield &board) {
                moveSpace(board, SpaceId(0), {x, 100});
            });
        };
        moveTo(200);
        moveTo(100);
        QCOMPARE(document.undoText(), QStringLiteral("Add space"));
    }

    void savesAndOpensByteForByte() {
        BattlefieldDocument document;
        addAt(document, 100); // no zone, no start: a draft is kept as it is
        const QString path = m_folder->filePath(QStringLiteral("my board.json"));
        QSignalSpy saved(&document, &Document::saved);
        QVERIFY(!document.save());
        QVERIFY(document.saveAs(QUrl::fromLocalFile(path).toString()));
        QCOMPARE(saved.size(), 1);
        QVERIFY(!document.isDirty());
        BattlefieldDocument other;
        QVERIFY(other.open(path));
        QCOMPARE(other.value(), document.value());
        QCOMPARE(other.text(), document.text());
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), QByteArray::fromStdString(document.text()));
        QCOMPARE(RecentFiles::paths(QStringLiteral("battlefield")).value(0), path);
    }

    void builtInBoardsAreWrittenAsTheyAre() {
        const io::Library library;
        for (const std::string &id : library.battlefieldIds()) {
            const QString path = test::sourceFile(QStringLiteral("resources/battlefields/%1.json").arg(qt(id)));
            BattlefieldDocument document;
            QVERIFY2(document.open(path), id.c_str());
            QFile file(path);
            QVERIFY(file.open(QIODevice::ReadOnly));
            QCOMPARE(QByteArray::fromStdString(document.text()), file.readAll());
            QCOMPARE(document.problems()->errorCount(), 0);
        }
    }

    void aDamagedFileChangesNothing_data() {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<int>("line");
        QTest::newRow("empty") << QByteArray() << 0;
        QTest::newRow("no json") << QByteArray("{\n \"format\": oops }") << 2;
        QTest::newRow("another format") << QByteArray("{ \"format\": \"champclos-deck\", \"version\": 1 }") << 1;
        QTest::newRow("cut off") << QByteArray("{\n\"format\": \"champclos-battlefield\",\n\"version\": 1,") << 3;
    }
    void aDamagedFileChangesNothing() {
        QFETCH(QByteArray, content);
        QFETCH(int, line);
        const QString path = m_folder->filePath(QStringLiteral("bad.json"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(content);
        file.close();
        BattlefieldDocument document;
        addAt(document, 100);
        const std::string before = document.text();
        QVERIFY(!document.open(path));
        QCOMPARE(document.text(), before);
        QVERIFY(document.isDirty() && document.canUndo() && !document.hasPath());
        QVERIFY(document.fileProblems()->count() > 0);
        QVERIFY(!document.fileProblems()->problems()[0].fact.isEmpty());
        if (line > 0)
            QVERIFY(document.fileProblems()->problems()[0].line >= 1);
        QVERIFY(!document.open(m_folder->filePath(QStringLiteral("gone.json"))));
        QCOMPARE(document.text(), before);
    }

    void anUnwritablePlaceIsSaid() {
        BattlefieldDocument document;
        addAt(document, 100);
        QVERIFY(!document.saveAs(m_folder->filePath(QStringLiteral("no/such/folder/x.json"))));
        QVERIFY(document.isDirty());
        QCOMPARE(document.fileProblems()->count(), 1);
    }

#ifdef Q_OS_UNIX
    void aFullDiskIsSaidAndCostsNothing() {
        const QString path = m_folder->filePath(QStringLiteral("full.json"));
        BattlefieldDocument document;
        addAt(document, 100);
        QVERIFY(document.saveAs(path));
        const std::string saved = document.text();
        for (int x = 200; x < 900; x += 130)
            addAt(document, x);
        {
            const FullDisk full;
            QVERIFY(!document.save());
            QCOMPARE(document.fileProblems()->count(), 1);
            QVERIFY(!document.fileProblems()->problems()[0].fact.isEmpty());
            document.autosave();
            QVERIFY(document.isUnsafe()); // the status line says so
        }
        QVERIFY(document.isDirty());
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), QByteArray::fromStdString(saved)); // the old file is whole
        document.autosave();
        QVERIFY(!document.isUnsafe());
        QVERIFY(document.save());
        QVERIFY(!document.isUnsafe() && !document.isDirty());
        QVERIFY(!document.saveAs(QStringLiteral("/dev/full")));
        QCOMPARE(document.path(), path);
    }

    void aReadOnlyFileIsOpenedButNotOverwritten() {
        if (geteuid() == 0)
            QSKIP("nothing is read-only for root");
        const QString path = m_folder->filePath(QStringLiteral("locked.json"));
        BattlefieldDocument document;
        QVERIFY(document.saveAs(path));
        QVERIFY(QFile::setPermissions(path, QFile::ReadOwner));
        BattlefieldDocument other;
        QVERIFY(other.open(path));
        addAt(other, 100);
        QVERIFY(!other.save());
        QCOMPARE(other.fileProblems()->count(), 1);
        QVERIFY(other.isDirty());
        QVERIFY(other.saveAs(m_folder->filePath(QStringLiteral("unlocked.json"))));
    }
#endif

    void twoProgramsKeepTheirOwnWork() {
        QProcess other;
        other.start(QCoreApplication::applicationFilePath(),
                    {QStringLiteral("document"), QStringLiteral("--edit"), recoveryFolder()});
        QVERIFY(other.waitForStarted());
        QVERIFY(other.waitForReadyRead(20'000));
        BattlefieldDocument own;
        addAt(own, 500);
        addAt(own, 700);
        own.autosave();
        QVERIFY(RecoveryModel::leftBehind(QStringLiteral("battlefield")).isEmpty()); // both live
        own.crash();
        const QList<RecoveryNote> left = RecoveryModel::leftBehind(QStringLiteral("battlefield"));
        QCOMPARE(left.size(), 1); // the other one is still at work
        BattlefieldDocument again;
        QVERIFY(again.recover(left[0].key));
        QCOMPARE(spaceCount(again.value()), 2);
        again.abandon();
        other.kill();
        QVERIFY(other.waitForFinished());
        QCOMPARE(RecoveryModel::leftBehind(QStringLiteral("battlefield")).size(), 1);
    }

    void aCrashIsRecovered() {
        const QString path = m_folder->filePath(QStringLiteral("b.json"));
        std::string lost;
        {
            BattlefieldDocument document;
            QVERIFY(document.saveAs(path));
            addAt(document, 300);
            QTRY_VERIFY_WITH_TIMEOUT(document.autosavedAt().isValid(), 30'000); // by itself
            lost = document.text();
            RecoveryModel while_alive;
            while_alive.setKind(QStringLiteral("battlefield"));
            QCOMPARE(while_alive.count(), 0); // its owner lives
            document.crash();
        }
        RecoveryModel model;
        QAbstractItemModelTester tester(&model);
        model.setKind(QStringLiteral("battlefield"));
        QCOMPARE(model.count(), 1);
        const QModelIndex row = model.index(0);
        QCOMPARE(row.data(RecoveryModel::PathRole).toString(), path);
        BattlefieldDocument next;
        QVERIFY(next.recover(row.data(RecoveryModel::KeyRole).toString()));
        QCOMPARE(next.text(), lost);
        QCOMPARE(next.path(), path);
        QVERIFY(next.isDirty());
        QVERIFY(next.save());
        model.refresh();
        QCOMPARE(model.count(), 0);
    }

    void whatAKilledProgramLeavesIsOffered() {
        QProcess other;
        other.start(QCoreApplication::applicationFilePath(),
                    {QStringLiteral("document"), QStringLiteral("--edit"), recoveryFolder()});
        QVERIFY(other.waitForStarted());
        QVERIFY(other.waitForReadyRead(20'000)); // it says so when its edit is kept safe
        QCOMPARE(RecoveryModel::leftBehind(QStringLiteral("battlefield")).size(), 0);
        other.kill(); // no chance to tidy up
        QVERIFY(other.waitForFinished());
        const QList<RecoveryNote> left = RecoveryModel::leftBehind(QStringLiteral("battlefield"));
        QCOMPARE(left.size(), 1);
        BattlefieldDocument document;
        QVERIFY(document.recover(left[0].key));
        QCOMPARE(spaceCount(document.value()), 1);
        document.abandon();
    }

    void savedOrAbandonedWorkIsNotOffered() {
        {
            BattlefieldDocument document;
            addAt(document, 300);
            document.autosave();
            document.abandon();
        }
        {
            BattlefieldDocument document;
            addAt(document, 300);
            document.autosave();
            QVERIFY(document.saveAs(m_folder->filePath(QStringLiteral("c.json"))));
            document.crash();
        }
        {
            BattlefieldDocument document; // undone to the start: nothing to lose
            addAt(document, 300);
            document.autosave();
            document.undo();
            document.autosave();
            document.crash();
        }
        QCOMPARE(RecoveryModel::leftBehind(QStringLiteral("battlefield")).size(), 0);
    }

    void recentFilesAreAModel() {
        RecentFiles recent;
        QAbstractItemModelTester tester(&recent);
        recent.setKind(QStringLiteral("battlefield"));
        for (int number = 0; number < 20; ++number)
            RecentFiles::remember(QStringLiteral("battlefield"),
                                  m_folder->filePath(QStringLiteral("%1.json").arg(number)));
        recent.refresh();
        QCOMPARE(recent.count(), RecentFiles::kMost);
        QCOMPARE(recent.index(0).data(RecentFiles::NameRole).toString(), QStringLiteral("19"));
        QVERIFY(!recent.index(0).data(RecentFiles::ExistsRole).toBool());
        recent.forget(recent.index(0).data(RecentFiles::PathRole).toString());
        QCOMPARE(recent.index(0).data(RecentFiles::NameRole).toString(), QStringLiteral("18"));
    }

    void problemsAreAModel() {
        BattlefieldDocument document;
        QAbstractItemModelTester tester(document.problems());
        for (int x = 0; x < 6; ++x)
            addAt(document, 100 + 130 * x);
        QVERIFY(document.problems()->errorCount() > 6);
        while (document.canUndo())
            document.undo();
        while (document.canRedo())
            document.redo();
    }

    void aCopyHasNoFileAndAnotherId() {
        BattlefieldDocument document;
        QVERIFY(document.openCopy(test::sourceFile(QStringLiteral("resources/battlefields/greenwood.json"))));
        QVERIFY(!document.hasPath());
        QVERIFY(document.value().id != "greenwood");
        QCOMPARE(document.problems()->errorCount(), 0);
    }

private:
    std::unique_ptr<QTemporaryDir> m_folder;
};

/// The other program: edits, waits for the autosave, says so, and lives until it is killed.
int editAndWait(int argc, char **argv) {
    const QGuiApplication application(argc, argv);
    setRecoveryFolder(QString::fromLocal8Bit(argv[2]));
    BattlefieldDocument document;
    QObject::connect(&document, &Document::autosaved, [] {
        std::puts("safe");
        std::fflush(stdout);
    });
    addAt(document, 300);
    return QGuiApplication::exec();
}

int runTestDocument(int argc, char **argv) {
    if (argc == 3 && qstrcmp(argv[1], "--edit") == 0)
        return editAndWait(argc, argv);
    const QGuiApplication application(argc, argv);
    TestDocument test;
    return QTest::qExec(&test, argc, argv);
}

CHAMPCLOS_TEST_MAIN(TestDocument, runTestDocument)

#include "tst_document.moc"

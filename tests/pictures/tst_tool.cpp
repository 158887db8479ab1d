// SPDX-License-Identifier: MIT
//
// champclos-pictures as a process: what it says to wrong arguments, and that a picture is there afterwards, with
// something on it and nothing to complain of, one from each of its scripts.
#include "tests/support/source_path.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QFileInfo>
#include <QImage>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <set>

class PicturesToolTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void refusesWrongArguments_data();
    void refusesWrongArguments();
    void draws_data();
    void draws();
};

namespace {

struct Outcome {
    int status = -1;
    QString err;
};

Outcome run(const QStringList &arguments) {
    const QTemporaryDir runtime; // about which Qt would have something to say
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("XDG_RUNTIME_DIR"), runtime.path());
    QProcess tool;
    tool.setProcessEnvironment(environment);
    tool.start(champclos::test::builtPicturesTool(), arguments);
    const bool isDone = tool.waitForFinished(300000) && tool.exitStatus() == QProcess::NormalExit;
    return {isDone ? tool.exitCode() : -1, QString::fromUtf8(tool.readAllStandardError())};
}

} // namespace

void PicturesToolTest::refusesWrongArguments_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("complaint");
    const QString folder = QDir::temp().filePath(QStringLiteral("none"));
    QTest::newRow("no folder") << QStringList() << QStringLiteral("folder");
    QTest::newRow("two folders") << QStringList{folder, folder} << QStringLiteral("folder");
    QTest::newRow("no such picture") << QStringList{folder, QStringLiteral("--only"), QStringLiteral("no-such")}
                                     << QStringLiteral("table-action");
}

void PicturesToolTest::refusesWrongArguments() {
    QFETCH(QStringList, arguments);
    QFETCH(QString, complaint);
    const Outcome outcome = run(arguments);
    QCOMPARE(outcome.status, 2);
    QVERIFY2(outcome.err.contains(complaint), qPrintable(outcome.err));
}

void PicturesToolTest::draws_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<QSize>("size");
    for (const char *name :
         {"home-continue-en-light-1024", "deck-grammar-fr-light-1024", "board-problems-de-light-1024"})
        QTest::newRow(name) << QString::fromLatin1(name) << QSize(1024, 640);
    QTest::newRow("print-board") << QStringLiteral("print-board-de-dark-1920") << QSize(1920, 1080);
    QTest::newRow("table-pile") << QStringLiteral("table-pile-en-dark-1440") << QSize(1440, 900);
}

void PicturesToolTest::draws() {
    QFETCH(QString, name);
    QFETCH(QSize, size);
    const QTemporaryDir folder;
    const Outcome outcome = run({folder.path(), QStringLiteral("--only"), name});
    QVERIFY2(outcome.status == 0, qPrintable(outcome.err));
    QCOMPARE(outcome.err, QString());
    const QString file = name + QStringLiteral(".png");
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList{file});
    const QImage picture(folder.filePath(file));
    QCOMPARE(picture.size(), size);
    std::set<QRgb> colours;
    for (int y = 0; y < size.height(); y += 3)
        for (int x = 0; x < size.width(); x += 3)
            colours.insert(picture.pixel(x, y));
    QVERIFY(colours.size() > 50);
}

CHAMPCLOS_TEST_GUILESS(PicturesToolTest)
#include "tst_tool.moc"

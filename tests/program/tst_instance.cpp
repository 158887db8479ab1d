// SPDX-License-Identifier: MIT
//
// One home, two programs: the second finds the first and hands its file over, or learns that nobody answers and stands
// beside it without writing over anything; after the first has gone, the next is first again.
#include "app/program/instance.h"
#include "app/shell/app_shell.h"
#include "tests/support/test_program.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <future>

using namespace champclos::app;

class InstanceTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void handsOver();
    void firstAgain();
    void nobodyAnswers();
    void besideWritesNothingOver();
};

void InstanceTest::handsOver() {
    const QTemporaryDir folder;
    Instance first(folder.path());
    QVERIFY(first.isFirst());
    QSignalSpy asked(&first, &Instance::asked);
    auto second = std::async([&] {
        const Instance instance(folder.path());
        return !instance.isFirst() && instance.handOver(QStringLiteral("/tmp/é board.json"));
    });
    QTRY_COMPARE_WITH_TIMEOUT(asked.size(), 1, 60000);
    QCOMPARE(asked.first().first().toString(), QStringLiteral("/tmp/é board.json"));
    QVERIFY(second.get());
}

void InstanceTest::firstAgain() {
    const QTemporaryDir folder;
    { QVERIFY(Instance(folder.path()).isFirst()); }
    QVERIFY(Instance(folder.path()).isFirst());
}

/// A program that hangs holds the lock and does not answer.
void InstanceTest::nobodyAnswers() {
    const QTemporaryDir folder;
    QLockFile lock(folder.filePath(QStringLiteral("running.lock")));
    QVERIFY(lock.tryLock(0));
    const Instance second(folder.path());
    QVERIFY(!second.isFirst());
    QVERIFY(!second.handOver({}));
}

void InstanceTest::besideWritesNothingOver() {
    const QTemporaryDir folder;
    const AppShell::Places places{folder.filePath(QStringLiteral("settings.json")), folder.path()};
    const auto settings = [&] {
        QFile file(places.settingsFile);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    };
    AppShell first(places);
    first.settings()->setAutosaveFolder(folder.filePath(QStringLiteral("games")));
    QVERIFY(first.startGame());
    const QByteArray before = settings();
    AppShell second(places);
    second.standBeside();
    QVERIFY(!second.message().isEmpty());
    second.settings()->setTheme(QStringLiteral("dark"));
    QCOMPARE(second.settings()->theme(), QStringLiteral("dark")); // for as long as it runs
    QCOMPARE(settings(), before);
    QVERIFY(second.continueGame());
    QVERIFY(second.session()->savePath() != first.session()->savePath());
}

CHAMPCLOS_TEST(InstanceTest)
#include "tst_instance.moc"

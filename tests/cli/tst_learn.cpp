// SPDX-License-Identifier: MIT
//
// learn: what it writes follows from the options alone, says how it came about, and a stopped run leaves no file.
#include "tests/cli/calling.h"
#include "tests/support/source_path.h"
#include "tests/support/test_program.h"

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#ifndef Q_OS_WIN
#include <csignal>
#endif

using namespace champclos;
using test::call;
using test::contains;
using test::Outcome;

class TestLearn : public QObject {
    Q_OBJECT

private slots:
    void writesASource() {
        const std::vector<std::string> words = {"learn", "--from-scratch", "--rounds", "2",    "--games",
                                                "10",    "--iterations",   "8",        "--out"};
        const auto learn = [&](const char *file, const char *threads) {
            std::vector<std::string> all = words;
            all.insert(all.end(), {path(file), "--threads", threads});
            return call(all);
        };
        const Outcome outcome = learn("alone.cpp", "1");
        QVERIFY2(outcome.code == 0, outcome.err.c_str());
        QVERIFY2(contains(outcome.out, "round 2: "), outcome.out.c_str());
        QVERIFY(outcome.err.empty());
        const QByteArray source = text("alone.cpp");
        QVERIFY(source.contains("`champclos-cli learn --from-scratch --rounds 2 --games 10 --iterations 8`"));
        QVERIFY(source.contains("const ValueNet &learnedNet()"));
        QCOMPARE(learn("together.cpp", "3").out, outcome.out);
        QCOMPARE(text("together.cpp"), source);
    }

    void refusesWhatCannotBe_data() {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<int>("code");
        QTest::newRow("no game") << QStringList{"--games", "0"} << 2;
        QTest::newRow("no round") << QStringList{"--rounds", "0"} << 2;
        QTest::newRow("mistyped") << QStringList{"--iteration", "3"} << 2;
        QTest::newRow("no folder") << QStringList{"--rounds",     "1",
                                                  "--games",      "10",
                                                  "--iterations", "2",
                                                  "--out",        QString::fromStdString(path("none/file"))}
                                   << 3;
    }
    void refusesWhatCannotBe() {
        QFETCH(QStringList, words);
        QFETCH(int, code);
        std::vector<std::string> all = {"learn"};
        for (const QString &word : words)
            all.push_back(word.toStdString());
        const Outcome outcome = call(all);
        QCOMPARE(outcome.code, code);
        QVERIFY(!outcome.err.empty());
    }

    void stopsWhenInterrupted() {
#ifndef Q_OS_WIN
        QProcess process;
        process.start(test::builtCli(), {"learn", "--games", "1000000", "--iterations", "1", "--progress", "--out",
                                         QString::fromStdString(path("stopped.cpp"))});
        QVERIFY(process.waitForStarted());
        process.setReadChannel(QProcess::StandardError);
        QVERIFY(process.waitForReadyRead(60000)); // it is playing
        ::kill(pid_t(process.processId()), SIGINT);
        QVERIFY(process.waitForFinished(60000));
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        QCOMPARE(process.exitCode(), 130);
        QVERIFY(!QFile::exists(QString::fromStdString(path("stopped.cpp"))));
#endif
    }

private:
    std::string path(const char *name) const { return m_folder.filePath(name).toStdString(); }
    QByteArray text(const char *name) const {
        QFile file(m_folder.filePath(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    QTemporaryDir m_folder;
};

CHAMPCLOS_TEST_GUILESS(TestLearn)
#include "tst_learn.moc"

// SPDX-License-Identifier: MIT
//
// The program as a process, on a machine without a display: help, version and mistakes in the arguments are answered
// with a text and an exit status, and a window that cannot be opened is explained, in three languages, never an abort.
#include "tests/support/source_path.h"
#include "tests/support/test_program.h"

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>

class CommandLineTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void answersWithoutDisplay_data();
    void answersWithoutDisplay();
    void explainsADeadDisplay();
    void speaksTheSystemsLanguage_data();
    void speaksTheSystemsLanguage();
    void opensNoWindowForAWrongArgument();
    void doesNotWaitAtAPipe();
    void secondHandsOverToTheFirst();
};

namespace {

struct Outcome {
    int status = -1;
    QString out;
    QString err;
};

QProcessEnvironment bareEnvironment(const QString &home) {
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char *gone :
         {"DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET", "QT_QPA_PLATFORM", "LANGUAGE", "LC_ALL", "LC_MESSAGES"})
        environment.remove(QString::fromLatin1(gone));
    environment.insert(QStringLiteral("LANG"), QStringLiteral("C.UTF-8"));
    for (const char *place : {"XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "HOME"})
        environment.insert(QString::fromLatin1(place), home);
    return environment;
}

Outcome run(const QStringList &arguments, const QStringList &settings = {}) {
    const QTemporaryDir home;
    QProcessEnvironment environment = bareEnvironment(home.path());
    for (const QString &setting : settings)
        environment.insert(setting.section(u'=', 0, 0), setting.section(u'=', 1));
    QProcess program;
    program.setProcessEnvironment(environment);
    program.start(champclos::test::builtProgram(), arguments);
    if (!program.waitForFinished(60000) || program.exitStatus() != QProcess::NormalExit)
        return {-1, {}, QString::fromUtf8(program.readAllStandardError())};
    return {program.exitCode(), QString::fromUtf8(program.readAllStandardOutput()),
            QString::fromUtf8(program.readAllStandardError())};
}

} // namespace

void CommandLineTest::answersWithoutDisplay_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("status");
    QTest::addColumn<QString>("out");
    QTest::addColumn<QString>("err");
    const auto row = [](const char *name, const QStringList &arguments, int status, const char *out, const char *err) {
        QTest::addRow("%s", name) << arguments << status << QString::fromUtf8(out) << QString::fromUtf8(err);
    };
    row("help", {QStringLiteral("--help")}, 0, "[file]", "");
    row("help, short", {QStringLiteral("-h")}, 0, "champclos print --help", "");
    row("version", {QStringLiteral("--version")}, 0, "Champclos ", "");
    row("unknown option", {QStringLiteral("--nonsense")}, 2, "", "nonsense");
    row("no such file", {QStringLiteral("no-such-file.json")}, 2, "", "There is no file “no-such-file.json”.");
    row("two files", {QStringLiteral("a.json"), QStringLiteral("b.json")}, 2, "", "Only one file");
    row("a window", {}, 1, "", "WAYLAND_DISPLAY");
    row("what works without one", {}, 1, "", "champclos-cli play");
}

void CommandLineTest::answersWithoutDisplay() {
    QFETCH(QStringList, arguments);
    QFETCH(int, status);
    QFETCH(QString, out);
    QFETCH(QString, err);
    const Outcome outcome = run(arguments);
    QVERIFY2(outcome.status == status, qPrintable(QString::number(outcome.status) + outcome.err));
    QVERIFY2(outcome.out.contains(out), qPrintable(outcome.out));
    QVERIFY2(outcome.err.contains(err), qPrintable(outcome.err));
    if (status == 0)
        QCOMPARE(outcome.err, QString());
    else
        QCOMPARE(outcome.out, QString());
}

void CommandLineTest::explainsADeadDisplay() {
    const Outcome outcome = run({}, {QStringLiteral("DISPLAY=:4711")});
    QVERIFY2(outcome.status == 1, qPrintable(outcome.err));
    QVERIFY2(outcome.err.contains(QStringLiteral("champclos print")), qPrintable(outcome.err));
}

void CommandLineTest::speaksTheSystemsLanguage_data() {
    QTest::addColumn<QString>("locale");
    QTest::addColumn<QString>("help");
    QTest::addColumn<QString>("complaint");
    QTest::newRow("fr") << QStringLiteral("fr_FR.UTF-8") << QStringLiteral("Duels de héros")
                        << QStringLiteral("aucun écran");
    QTest::newRow("de") << QStringLiteral("de_DE.UTF-8") << QStringLiteral("Heldenduelle")
                        << QStringLiteral("keinen Bildschirm");
}

void CommandLineTest::speaksTheSystemsLanguage() {
    QFETCH(QString, locale);
    QFETCH(QString, help);
    QFETCH(QString, complaint);
    // A locale that is not installed is still the one that the user asks for.
    const QStringList settings{QStringLiteral("LC_ALL=") + locale, QStringLiteral("LANGUAGE=") + locale.left(2)};
    const QString answer = run({QStringLiteral("--help")}, settings).out;
    QVERIFY2(answer.contains(help), qPrintable(answer));
    const QString refusal = run({}, settings).err;
    QVERIFY2(refusal.contains(complaint), qPrintable(refusal));
}

/// Also where there is a display.
void CommandLineTest::opensNoWindowForAWrongArgument() {
    const Outcome outcome = run({QStringLiteral("--nonsense")}, {QStringLiteral("QT_QPA_PLATFORM=offscreen")});
    QVERIFY2(outcome.status == 2, qPrintable(outcome.err));
    QVERIFY2(outcome.err.contains(QStringLiteral("--help")), qPrintable(outcome.err));
}

/// A folder or a named pipe is no file to open; reading the pipe would never end.
void CommandLineTest::doesNotWaitAtAPipe() {
    const QTemporaryDir folder;
    const QString pipe = folder.filePath(QStringLiteral("pipe.json"));
    QCOMPARE(::mkfifo(pipe.toLocal8Bit().constData(), 0600), 0);
    for (const QString &path : {pipe, folder.path()}) {
        const Outcome outcome = run({path}, {QStringLiteral("QT_QPA_PLATFORM=offscreen")});
        QVERIFY2(outcome.status == 2, qPrintable(outcome.err));
        QVERIFY2(outcome.err.contains(QStringLiteral("is not a file")), qPrintable(outcome.err));
    }
}

/// Two programs with one home: the second says so and ends, the first stays.
void CommandLineTest::secondHandsOverToTheFirst() {
    const QTemporaryDir home;
    QProcessEnvironment environment = bareEnvironment(home.path());
    environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
    QProcess first;
    first.setProcessEnvironment(environment);
    first.start(champclos::test::builtProgram(), QStringList());
    QVERIFY(first.waitForStarted());
    const QString lock = home.filePath(QStringLiteral("Champclos/Champclos/running.lock"));
    QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(lock), 60000);
    QProcess second;
    second.setProcessEnvironment(environment);
    second.start(champclos::test::builtProgram(), QStringList());
    QVERIFY(second.waitForFinished(60000));
    QCOMPARE(second.exitCode(), 0);
    const QString said = QString::fromUtf8(second.readAllStandardOutput());
    QVERIFY2(said.contains(QStringLiteral("already running")), qPrintable(said));
    QCOMPARE(first.state(), QProcess::Running);
    first.kill();
    QVERIFY(first.waitForFinished(60000));
}

CHAMPCLOS_TEST_GUILESS(CommandLineTest)
#include "tst_command_line.moc"

// SPDX-License-Identifier: MIT
//
// What a crash and damaged files cost: nothing. A program that is killed in the middle of a combat goes on at the same
// decision; files that cannot be read are set aside, and the window says so.
//
// Started with --play and a folder, this test is itself the program that gets killed.
#include "tests/program/table_hand.h"
#include "tests/support/source_path.h"
#include "tests/support/test_program.h"

#include <QApplication>
#include <QProcess>

#include <cstdio>
#include <cstring>

using namespace champclos;
using namespace champclos::test;

class RecoveryTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepareScreens(); }
    void init() { failOnAnyWarning(); }
    void killedInCombatGoesOnThere();
    void killedProgramHasSaved();
    void damagedSaveIsSetAside();
    void damagedSettingsAreSetAside();
};

namespace {

/// The decision, the state and all that can be chosen, in one line.
QString positionOf(const app::GameSession &session) {
    QString text = QStringLiteral("at %1 %2 %3")
                       .arg(session.table()->view()->decisionKind())
                       .arg(session.table()->view()->viewer())
                       .arg(QString::fromStdString(io::hashText(hashOf(session.game().record.now()))));
    for (const Clicker::Target &target : Clicker(const_cast<app::GameSession &>(session), 0).enabled())
        text += QStringLiteral(" %1-%2").arg(target.kind).arg(target.id);
    return text;
}

bool isAskedInCombat(const app::GameSession &session) {
    return session.phase() == app::GameSession::Deciding && session.game().record.now().combat.isActive &&
           !session.table()->picking()->hasPicks();
}

/// Clicks its way into a combat, says where it stands, and waits to be killed.
int playUntilKilled(const QString &folder) {
    prepareScreens();
    Screen screen(QStringLiteral("de"), {1024, 640}, folder);
    screen.shell().newGame()->setSeat(1, QStringLiteral("level"), QStringLiteral("random"));
    screen.click("play");
    screen.click("startGame");
    MouseHand hand(screen, 5);
    for (int clicks = 0; clicks < 3000 && hand.isReady() && !isAskedInCombat(*hand.session()); ++clicks)
        if (const QString trouble = hand.act(); !trouble.isEmpty())
            return 1;
    std::puts(qPrintable(positionOf(*hand.session())));
    std::fflush(stdout);
    return QApplication::exec();
}

void writeFile(const QString &path, const QByteArray &content) {
    QDir().mkpath(QFileInfo(path).absolutePath());
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(content);
}

QByteArray contentOf(const QString &path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QString messageOn(const Screen &screen) {
    const QQuickItem *message = screen.find("message");
    return message == nullptr ? QString() : message->property("text").toString();
}

} // namespace

void RecoveryTest::killedInCombatGoesOnThere() {
    const QTemporaryDir folder;
    QProcess program;
    program.start(QCoreApplication::applicationFilePath(),
                  {QStringLiteral("recovery"), QStringLiteral("--play"), folder.path()});
    QString told;
    while (!told.startsWith(u"at ") && program.waitForReadyRead(60000))
        told = QString::fromUtf8(program.readLine()).trimmed();
    QVERIFY2(told.startsWith(u"at "), qPrintable(QString::fromUtf8(program.readAllStandardError())));
    program.kill();
    QVERIFY(program.waitForFinished());
    QCOMPARE(program.exitStatus(), QProcess::CrashExit);

    Screen screen(QStringLiteral("de"), {1024, 640}, folder.path());
    QVERIFY(screen.click("continue"));
    QCOMPARE(screen.room(), QStringLiteral("table"));
    MouseHand hand(screen, 1);
    QVERIFY(hand.isReady());
    QCOMPARE(positionOf(*hand.session()), told);
    QVERIFY(screen.find("combat") != nullptr);
    const QString trouble = hand.act();
    QVERIFY2(trouble.isEmpty(), qPrintable(trouble));
}

/// The program itself, with a game that it was given on the command line.
void RecoveryTest::killedProgramHasSaved() {
    const QTemporaryDir folder;
    const io::Library library;
    const auto record = recordUntil(library, "marble-court", {"alice", "medusa"}, [](const GameState &state) {
        return state.pending.kind == DecisionKind::ChooseDefense && state.turnNumber > 2;
    });
    QVERIFY(record.has_value());
    io::Diagnostics diagnostics;
    const QString given = folder.filePath(QStringLiteral("given.champclos"));
    const app::GameFile game{*record, {{true, {}, {}, 0}, {true, {}, {}, 0}}, false, QDateTime::currentDateTimeUtc()};
    QVERIFY(app::writeGame(given, game, diagnostics));

    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char *place : {"XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "HOME"})
        environment.insert(QString::fromLatin1(place), folder.path());
    environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
    QProcess program;
    program.setProcessEnvironment(environment);
    program.start(builtProgram(), {given});
    const QDir games(folder.filePath(QStringLiteral("Champclos/Champclos/games")));
    QTRY_VERIFY_WITH_TIMEOUT(!games.entryList({QStringLiteral("*.json")}).isEmpty(), 30000);
    program.kill();
    QVERIFY(program.waitForFinished());

    const QStringList saved = games.entryList({QStringLiteral("*.json")});
    QCOMPARE(saved.size(), 1);
    const auto again = app::readGame(games.filePath(saved.first()), library, diagnostics);
    QVERIFY(again.has_value());
    QCOMPARE(hashOf(again->record.now()), hashOf(record->now()));
    QCOMPARE(again->seats, game.seats);
}

void RecoveryTest::damagedSaveIsSetAside() {
    const QTemporaryDir folder;
    { // a game that was left
        Screen screen(QStringLiteral("fr"), {1024, 640}, folder.path());
        QVERIFY(screen.click("play"));
        QVERIFY(screen.click("startGame"));
    }
    QDir games(folder.filePath(QStringLiteral("games")));
    const QString name = games.entryList({QStringLiteral("*.json")}).value(0);
    const QByteArray whole = contentOf(games.filePath(name));
    const QByteArray half = whole.left(whole.size() / 2);
    writeFile(games.filePath(name), half);
    Screen screen(QStringLiteral("fr"), {1024, 640}, folder.path());
    QVERIFY(screen.find("continue") == nullptr);
    QVERIFY(messageOn(screen).contains(name));
    QVERIFY(!games.exists(name));
    QCOMPARE(contentOf(games.filePath(name + QStringLiteral(".damaged-1"))), half);
    QVERIFY(screen.click("closeMessage"));
    QVERIFY(screen.find("message") == nullptr);
    QVERIFY(screen.click("play"));
    QVERIFY(screen.click("startGame")); // and it can be played
    QCOMPARE(screen.room(), QStringLiteral("table"));
}

void RecoveryTest::damagedSettingsAreSetAside() {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("settings.json"));
    const QByteArray damaged = "{ \"format\": \"champclos-settings\", \"theme\": ";
    writeFile(path, damaged);
    const Screen screen(QStringLiteral("de"), {1024, 640}, folder.path());
    QVERIFY(messageOn(screen).contains(QStringLiteral("settings.json.damaged-1")));
    QCOMPARE(contentOf(path + QStringLiteral(".damaged-1")), damaged);
}

int runRecoveryTest(int argc, char **argv) {
    QApplication application(argc, argv);
    if (argc == 3 && std::strcmp(argv[1], "--play") == 0)
        return playUntilKilled(QString::fromLocal8Bit(argv[2]));
    RecoveryTest test;
    return QTest::qExec(&test, argc, argv);
}

CHAMPCLOS_TEST_MAIN(RecoveryTest, runRecoveryTest)

#include "tst_recovery.moc"

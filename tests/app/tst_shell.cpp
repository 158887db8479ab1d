// SPDX-License-Identifier: MIT
//
// The program without its windows: settings that survive, damaged files that are set aside and cost nothing, content of
// users with its mistakes, the choices for a new game, and a game that goes on after a crash.
#include "app/play/table_texts.h"
#include "app/shell/app_shell.h"
#include "tests/app/clicking.h"
#include "tests/support/test_program.h"

#include <QDeadlineTimer>
#include <QDir>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>

using namespace champclos;
using namespace champclos::test;
using app::AppShell;
using app::GameSession;

class ShellTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void settingsSurvive();
    void damagedSettingsAreSetAside();
    void languageSwitchesLive();
    void seatLanguageIsLentOnly();
    void oneClickStartsAGame();
    void newGameKeepsToTheRules();
    void damagedContentIsListed();
    void crashLosesNothing();
    void damagedSaveIsSetAside();
    void endPageGoesOn();
    void testGamesAreNotSaved();

private:
    AppShell::Places places() const { return {m_folder->filePath("settings.json"), m_folder->filePath("data")}; }
    std::unique_ptr<AppShell> makeShell() const {
        auto shell = std::make_unique<AppShell>(places());
        shell->settings()->setMotion(QStringLiteral("instant"));
        shell->settings()->setAutosaveFolder(m_folder->filePath("games"));
        return shell;
    }
    /// A shell whose next game is the same in every run.
    std::unique_ptr<AppShell> makeSeededShell() const {
        auto shell = makeShell();
        shell->newGame()->setSeedText(QStringLiteral("5"));
        shell->newGame()->setFirstSeat(0);
        return shell;
    }
    static void write(const QString &path, const QByteArray &content) {
        QDir().mkpath(QFileInfo(path).absolutePath());
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(content);
    }
    static void play(GameSession &session, Clicker &clicker, int actions) {
        const QDeadlineTimer patience(60'000);
        while (!patience.hasExpired() && static_cast<int>(session.game().record.actions.size()) < actions) {
            if (session.phase() == GameSession::Deciding)
                clicker.clickAnything();
            else if (session.phase() == GameSession::Reading)
                session.proceed();
            else
                QTest::qWait(1);
        }
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void ShellTest::init() {
    QStandardPaths::setTestModeEnabled(true);
    m_folder = std::make_unique<QTemporaryDir>();
}

void ShellTest::settingsSurvive() {
    {
        app::AppSettings settings(places().settingsFile);
        QCOMPARE(settings.theme(), QStringLiteral("system"));
        QVERIFY(settings.problem().isEmpty());
        settings.setTheme(QStringLiteral("dark"));
        settings.setTextScale(9);
        settings.setDefaultLevel(QStringLiteral("hard"));
        settings.setLanguage(QStringLiteral("de"));
        settings.setMotion(QStringLiteral("fast"));
        QCOMPARE(settings.zoneLook(), QStringLiteral("areas"));
        settings.setZoneLook(QStringLiteral("outlines"));
    }
    app::AppSettings settings(places().settingsFile);
    QCOMPARE(settings.theme(), QStringLiteral("dark"));
    QCOMPARE(settings.textScale(), 2.0);
    QCOMPARE(settings.defaultLevel(), QStringLiteral("hard"));
    QCOMPARE(settings.language(), QStringLiteral("de"));
    QCOMPARE(settings.zoneLook(), QStringLiteral("outlines"));
    settings.setZoneLook(QStringLiteral("nonsense"));
    QCOMPARE(settings.zoneLook(), QStringLiteral("areas"));
    QCOMPARE(settings.motionFactor(), 0.5);
    settings.setReducedMotion(true);
    QCOMPARE(settings.motionFactor(), 0.0);
    QCOMPARE(settings.levels().size(), 5);
}

void ShellTest::damagedSettingsAreSetAside() {
    const QByteArray damaged = "{ \"format\": \"champclos-settings\", \"theme\": ";
    write(places().settingsFile, damaged);
    const auto shell = makeShell();
    QVERIFY(!shell->message().isEmpty());
    QFile aside(places().settingsFile + QStringLiteral(".damaged-1"));
    QVERIFY(aside.open(QIODevice::ReadOnly));
    QCOMPARE(aside.readAll(), damaged);
    QCOMPARE(shell->settings()->theme(), QStringLiteral("system"));
    shell->dismissMessage();
    QVERIFY(shell->message().isEmpty());
    write(places().settingsFile, "[]");
    app::AppSettings again(places().settingsFile);
    QVERIFY(!again.problem().isEmpty());
    QVERIFY(QFile::exists(places().settingsFile + QStringLiteral(".damaged-2")));
}

void ShellTest::languageSwitchesLive() {
    const auto shell = makeSeededShell();
    QSignalSpy changed(shell->language(), &app::LanguageControl::changed);
    shell->language()->setCode(QStringLiteral("fr"));
    const QString board = shell->library()->battlefield(QStringLiteral("greenwood")).value("name").toString();
    shell->language()->setCode(QStringLiteral("de"));
    QVERIFY(shell->library()->battlefield(QStringLiteral("greenwood")).value("name").toString() != board);
    QVERIFY(changed.count() >= 1);
    QVERIFY(shell->quickStart());
    const QString prompt = shell->session()->table()->picking()->promptDetail();
    shell->language()->setCode(QStringLiteral("en"));
    QCOMPARE(shell->session()->table()->view()->language(), QStringLiteral("en"));
    QVERIFY(shell->session()->table()->picking()->promptDetail() != prompt);
    QCOMPARE(shell->language()->codes().size(), shell->language()->names().size());
    shell->language()->setCode(QStringLiteral("fr")); // remembered
    QCOMPARE(app::AppSettings(places().settingsFile).language(), QStringLiteral("fr"));
    QCOMPARE(app::TableTexts::tr("Stay here"), QStringLiteral("Rester ici"));
}

void ShellTest::seatLanguageIsLentOnly() {
    const auto shell = makeShell();
    shell->language()->setCode(QStringLiteral("en"));
    shell->newGame()->setSeat(0, QStringLiteral("language"), QStringLiteral("fr"));
    shell->newGame()->setFirstSeat(0);
    QVERIFY(shell->startGame());
    QCOMPARE(shell->session()->table()->view()->language(), QStringLiteral("fr"));
    QCOMPARE(shell->language()->shownCode(), QStringLiteral("fr"));
    QCOMPARE(shell->language()->code(), QStringLiteral("en"));
    shell->closeGame();
    QCOMPARE(shell->language()->shownCode(), QStringLiteral("en"));
}

void ShellTest::oneClickStartsAGame() {
    const auto shell = makeSeededShell();
    QVERIFY(shell->newGame()->isValid());
    QVERIFY(shell->quickStart());
    QVERIFY(shell->session() != nullptr);
    QCOMPARE(shell->session()->table()->view()->seatCount(), 2);
    QTRY_VERIFY_WITH_TIMEOUT(shell->session()->phase() == GameSession::Deciding, 30000);
    QVERIFY(shell->session()->table()->view()->viewer() >= 0);
    shell->closeGame();
    QVERIFY(shell->session() == nullptr);
    QVERIFY(shell->canContinue());
    QVERIFY(!shell->continueSave().value("title").toString().isEmpty());
}

void ShellTest::newGameKeepsToTheRules() {
    {
        const auto shell = makeShell();
        app::NewGame &game = *shell->newGame();
        game.setPlayers(4);
        QCOMPARE(game.seatCount(), 4);
        QCOMPARE(game.seats()->count(), 4);
        for (int row = 0; row < game.battlefields()->count(); ++row)
            QVERIFY(game.battlefields()->value(row, "starts").toInt() >= 4);
        game.setSeedText(QStringLiteral("many"));
        QVERIFY(!game.isValid());
        QVERIFY(!shell->startGame());
        QVERIFY(!shell->message().isEmpty());
        game.setSeedText(QStringLiteral("42"));
        QVERIFY(game.isValid());
        game.setPlayers(3); // one person runs two seats of a team
        game.setSoloTeam(1);
        game.setSeat(1, QStringLiteral("kind"), QStringLiteral("human"));
        QVERIFY(game.seats()->value(3, "isSecondOfSolo").toBool());
        QCOMPARE(game.seats()->value(3, "kind").toString(), QStringLiteral("human"));
        QCOMPARE(game.seats()->value(3, "title"), game.seats()->value(1, "title"));
        game.setSeat(0, QStringLiteral("deck"), QStringLiteral("titania"));
        game.setFirstSeat(2);
        QVERIFY(shell->startGame());
        const app::GameFile &file = shell->session()->game();
        QCOMPARE(file.record.decks[2], std::string("titania"));
        QCOMPARE(file.record.seed, std::uint64_t(42));
        QCOMPARE(file.seats[1].person, file.seats[3].person);
        QVERIFY(file.seats[0].person != file.seats[2].person);
    }
    const auto shell = makeShell(); // remembered
    QCOMPARE(shell->newGame()->players(), 3);
    QCOMPARE(shell->newGame()->seats()->value(0, "deck").toString(), QStringLiteral("titania"));
    shell->newGame()->setPlayers(2);
    QCOMPARE(shell->newGame()->seats()->count(), 2);
    QVERIFY(shell->newGame()->firstSeat() < 2);
}

void ShellTest::damagedContentIsListed() {
    write(places().userFolder + "/decks/broken.json", "{ \"format\": \"champclos-deck\", ");
    write(places().userFolder + "/battlefields/broken.json", "not a battlefield");
    const auto shell = makeShell();
    QCOMPARE(shell->library()->problems().size(), 2);
    for (const QVariant &problem : shell->library()->problems())
        QVERIFY(!problem.toMap().value("text").toString().isEmpty());
    const app::RowModel *decks = shell->library()->decks();
    QCOMPARE(decks->count(), shell->library()->deckReferences().size());
    QCOMPARE(decks->find(QStringLiteral("reference"), shell->library()->userDeckFolder() + "/broken.json"), -1);
    const QVariantMap deck = shell->library()->deck(shell->library()->deckReferences().first());
    QVERIFY(!deck.value("cards").toList().isEmpty());
    QVERIFY(!deck.value("fighters").toList().isEmpty());
    QVERIFY(shell->library()->deck(QStringLiteral("none")).isEmpty());
    QVERIFY(shell->quickStart());
}

void ShellTest::crashLosesNothing() {
    GameState state;
    QString choices;
    {
        const auto shell = makeSeededShell();
        QVERIFY(shell->startGame());
        Clicker clicker(*shell->session(), 3);
        play(*shell->session(), clicker, 25);
        QVERIFY(shell->session()->game().record.actions.size() >= 25);
        QTRY_VERIFY_WITH_TIMEOUT(shell->session()->phase() == GameSession::Deciding ||
                                     shell->session()->phase() == GameSession::Reading,
                                 30000);
        state = shell->session()->game().record.now();
        // Nothing is closed in order: what is on the disk now is what a crash leaves.
        QVERIFY(QFile::copy(shell->session()->savePath(), m_folder->filePath("crashed.json")));
        shell->session()->table()->picking()->clear();
        choices = textOf(shell->session()->table()->picking()->choices());
    }
    QVERIFY(QDir(m_folder->filePath("games")).removeRecursively());
    QVERIFY(QDir().mkpath(m_folder->filePath("games")));
    QVERIFY(QFile::copy(m_folder->filePath("crashed.json"), m_folder->filePath("games/game-1.json")));
    const auto shell = makeShell();
    shell->refreshSaves();
    QVERIFY(shell->canContinue());
    QVERIFY(shell->continueGame());
    QVERIFY(shell->session()->game().record.states.back() == state ||
            shell->session()->game().record.states[25] == state);
    QCOMPARE(shell->session()->savePath(), m_folder->filePath("games/game-1.json"));
}

void ShellTest::damagedSaveIsSetAside() {
    const auto shell = makeSeededShell();
    QVERIFY(shell->startGame());
    QTRY_VERIFY_WITH_TIMEOUT(shell->session()->phase() == GameSession::Deciding, 30000);
    const QString good = shell->session()->savePath();
    shell->closeGame();
    QTest::qWait(20);
    const QString bad = m_folder->filePath("games/game-later.json");
    QFile source(good);
    QVERIFY(source.open(QIODevice::ReadOnly));
    QByteArray content = source.readAll();
    const QByteArray damaged = content.replace("\"hash\"", "\"hasch\"");
    write(bad, damaged);
    shell->refreshSaves();
    QVERIFY(shell->continueGame()); // goes on with the next one that can be read
    QVERIFY(!shell->message().isEmpty());
    QVERIFY(!QFile::exists(bad));
    QFile aside(bad + QStringLiteral(".damaged-1"));
    QVERIFY(aside.open(QIODevice::ReadOnly));
    QCOMPARE(aside.readAll(), damaged);
    QCOMPARE(shell->session()->savePath(), good);
    const QString elsewhere = m_folder->filePath("elsewhere.json"); // what is not ours stays where it is
    write(elsewhere, "{}");
    QVERIFY(!shell->loadGame(elsewhere));
    QVERIFY(QFile::exists(elsewhere));
    QVERIFY(!shell->loadGame(m_folder->filePath("missing.json")));
    QVERIFY(!shell->message().isEmpty());
}

void ShellTest::endPageGoesOn() {
    const auto shell = makeSeededShell();
    shell->settings()->setPauseAfterCombat(false);
    for (int row = 0; row < 2; ++row) {
        shell->newGame()->setSeat(row, QStringLiteral("kind"), QStringLiteral("computer"));
        shell->newGame()->setSeat(row, QStringLiteral("level"), QStringLiteral("random"));
    }
    QVERIFY(shell->startGame());
    QTRY_COMPARE_WITH_TIMEOUT(shell->session()->phase(), GameSession::Over, 30000);
    const std::vector<std::string> decks = shell->session()->game().record.decks;
    const std::string board = shell->session()->game().record.battlefield;
    QVERIFY(shell->replaySession());
    QVERIFY(shell->replay()->stepCount() > 0);
    QVERIFY(!shell->replay()->canContinueHere() || shell->replay()->step() < shell->replay()->stepCount());
    shell->replay()->setStep(5);
    QVERIFY(shell->playFromReplay({}));
    QVERIFY(shell->session()->game().record.actions.size() >= 5);
    shell->closeReplay();
    QVERIFY(shell->rematch());
    QCOMPARE(shell->session()->game().record.decks, decks);
    QVERIFY(shell->swapSides());
    QCOMPARE(shell->session()->game().record.decks, decks);
    QVERIFY(shell->otherBoard({}));
    QVERIFY(shell->session()->game().record.battlefield != board);
}

/// A test game of a workshop leaves nothing among the saved games, and neither does what is played again after it.
void ShellTest::testGamesAreNotSaved() {
    const auto shell = makeSeededShell();
    QVERIFY(shell->tryOut(QStringLiteral("greenwood"), QStringLiteral("medusa"), QStringLiteral("bigfoot"), 1,
                          QStringLiteral("random")));
    QVERIFY(shell->isTest());
    QVERIFY(!shell->session()->game().seats[0].isHuman && shell->session()->game().seats[1].isHuman);
    QVERIFY(shell->rematch());
    QVERIFY(shell->isTest());
    shell->closeGame();
    QVERIFY(!shell->isTest());
    QVERIFY(!shell->canContinue());
    QCOMPARE(shell->saves()->rowCount({}), 0);
    QVERIFY(shell->startGame());
    QVERIFY(!shell->isTest());
}

CHAMPCLOS_TEST_GUILESS(ShellTest)
#include "tst_shell.moc"

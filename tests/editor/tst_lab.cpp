// SPDX-License-Identifier: MIT
//
// Balance runs: in the background, with progress, cancelled at once, the same numbers for the same seed, and words.
#include "editor/battlefield/battlefield_editor.h"
#include "editor/document/recovery.h"
#include "editor/lab/balance_run.h"
#include "engine/io/library.h"
#include "tests/support/small_deck.h"
#include "tests/support/test_program.h"

#include <QAbstractItemModelTester>
#include <QElapsedTimer>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace champclos;
using namespace champclos::editor;

namespace {

BalanceSetup smallSetup(ai::Level level, int gamesEach) {
    const io::Library library;
    io::Diagnostics diagnostics;
    BalanceSetup setup;
    setup.boards = {*library.battlefield(library.defaultBattlefield(), diagnostics)};
    for (const char *id : {"medusa", "bigfoot", "alice"})
        setup.decks.push_back(*library.deck(id, diagnostics));
    setup.level = level;
    setup.gamesEach = gamesEach;
    setup.seed = 7;
    return setup;
}

} // namespace

class TestLab : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { setRecoveryFolder(m_folder.path()); }

    void aRunCountsEverything() {
        BalanceRun run;
        QAbstractItemModelTester seats(run.seats());
        QAbstractItemModelTester decks(run.decks());
        QAbstractItemModelTester pairings(run.pairings());
        QAbstractItemModelTester heat(run.heat());
        QSignalSpy finished(&run, &BalanceRun::finished);
        QVERIFY(run.start(smallSetup(ai::Level::Random, 40)));
        QVERIFY(run.isRunning());
        QVERIFY(run.waitForFinished(120'000));
        QVERIFY(run.isFinished() && !run.isCancelled());
        QCOMPARE(finished.size(), 1);
        QCOMPARE(run.games(), 120);
        QCOMPARE(run.pairings()->count(), 3);
        QCOMPARE(run.decks()->count(), 3);
        QCOMPARE(run.seats()->count(), 2);
        QStringList titles;
        for (const HeatModel::Views view : {HeatModel::Fell, HeatModel::FirstStrike, HeatModel::Stood}) {
            run.heat()->setView(view);
            double sum = 0;
            for (int space = 0; space < run.heat()->count(); ++space)
                sum += run.heat()->shareOf(space);
            QVERIFY(std::abs(sum - 100) < 0.01);
            QCOMPARE(run.heat()->legend().size(), 6);
            QVERIFY(!titles.contains(run.heat()->title()));
            titles.append(run.heat()->title());
        }
        QVERIFY(!run.sentence().isEmpty() && !run.reason().isEmpty());
    }

    /// Each card of the tested deck: what was counted adds up with the games.
    void cardsHaveFigures() {
        BalanceRun run;
        QAbstractItemModelTester tester(run.cards());
        const io::Library library;
        io::Diagnostics diagnostics;
        const DeckDef deck = *library.deck("medusa", diagnostics);
        QVERIFY(run.startWithDeck(deck, {QStringLiteral("bigfoot"), QStringLiteral("alice")},
                                  {QStringLiteral("greenwood"), QString::fromStdString(library.battlefieldIds()[0])},
                                  40, QStringLiteral("random"), 1));
        QVERIFY(run.waitForFinished(120'000));
        QCOMPARE(run.cards()->count(), static_cast<int>(deck.cards.size()));
        const ai::Tally all = run.result().all();
        double damage = 0;
        for (const CardFigure &figure : run.cards()->figures()) {
            QVERIFY(figure.whenDrawn.games > 0 && figure.whenDrawn.games <= all.decided());
            QVERIFY(figure.whenDrawn.wins <= figure.whenDrawn.games);
            damage += figure.damage * figure.played;
        }
        const auto usage = std::find_if(run.result().usage.begin(), run.result().usage.end(),
                                        [](const ai::DeckUsage &each) { return each.deck == "medusa"; });
        QVERIFY(usage != run.result().usage.end());
        QVERIFY(std::abs(damage * static_cast<double>(usage->games) - static_cast<double>(usage->damageDealt)) < 0.5);
        QCOMPARE(run.plan().pairings[0].rounds.size(), 4U); // two battlefields, both orders
    }

    void theExpertJudges() {
        BalanceSetup setup = smallSetup(ai::Level::Expert, 2);
        setup.decks.resize(2);
        BalanceRun run;
        QVERIFY(run.start(setup));
        run.cancel();
        for (const ai::Player &player : run.plan().pairings[0].players)
            QCOMPARE(player, (ai::Player{.level = ai::Level::Expert, .milliseconds = 0, .iterations = 1000}));
        QCOMPARE(BalanceRun::judges().first().toMap().value("value").toString(), QStringLiteral("expert"));
        QVERIFY(BalanceRun::expectedTime(200, "expert") != BalanceRun::expectedTime(200, "normal"));
    }

    void aRunIsAboutTheBoardItWasPlayedOn() {
        BattlefieldEditor editor;
        BalanceRun run;
        QVERIFY(editor.document()->openCopy(QStringLiteral(":/champclos/battlefields/greenwood.json")));
        QVERIFY(run.startOnBoard(editor.board(), {QStringLiteral("medusa"), QStringLiteral("bigfoot")}, 2,
                                 QStringLiteral("random"), 1));
        QVERIFY(run.waitForFinished(120'000));
        QVERIFY(run.isAbout(editor.board()));
        editor.setName(QStringLiteral("en"), QStringLiteral("Another name"));
        editor.selectSpace(3);
        editor.nudge(5, 5);
        QVERIFY(run.isAbout(editor.board())); // the same graph: nothing that was found out is wrong
        editor.removeSelection();
        QVERIFY(!run.isAbout(editor.board()));
        editor.document()->undo();
        QVERIFY(run.isAbout(editor.board()));
        run.clear();
        QVERIFY(!run.hasResult() && !run.isFinished() && run.sentence().isEmpty());
        QCOMPARE(run.pairings()->count(), 0);
        QCOMPARE(run.heat()->count(), 0);
        editor.document()->abandon();
    }

    void drawnGamesAreSaid() {
        BalanceSetup setup = smallSetup(ai::Level::Random, 8);
        setup.decks.clear();
        for (const char *id : {"statue", "pillar"}) {
            const auto small = test::readSmallDeck(id, {"hero: " + std::string(id) + " 9 melee", "defense: stone 2 x3",
                                                        "abilities: [{ \"modify\": \"noEffectDamage\" }]"});
            QVERIFY2(small.deck, small.problem.c_str());
            setup.decks.push_back(*small.deck);
        }
        BalanceRun run;
        QVERIFY(run.start(setup));
        QVERIFY(run.waitForFinished(120'000));
        QCOMPARE(run.result().all().drawn, 8);
        QVERIFY2(run.turnsText().contains(" · 8 game"), qPrintable(run.turnsText())); // no translation here
        QCOMPARE(run.pairings()->rows().front().score.games, 0); // nobody won: no share to speak of
        QVERIFY(!run.sentence().isEmpty());
    }

    void theSameSeedGivesTheSame() {
        BalanceRun first;
        BalanceRun second;
        QVERIFY(first.start(smallSetup(ai::Level::Random, 10)) && second.start(smallSetup(ai::Level::Random, 10)));
        QVERIFY(first.waitForFinished(120'000) && second.waitForFinished(120'000));
        QVERIFY(first.result() == second.result());
    }

    void cancelIsAtOnce() {
        BalanceRun run;
        QVERIFY(run.start(smallSetup(ai::Level::Hard, 2000)));
        QTest::qWait(100); // bots are thinking
        QVERIFY(run.isRunning());
        QElapsedTimer timer;
        timer.start();
        run.cancel();
        const qint64 waited = timer.elapsed();
        qInfo("cancelled within %lld ms", waited);
        // The run would take hours; how long a thread waits for its turn depends on what else this machine does.
        QVERIFY2(waited < 10'000, "cancelling keeps the window waiting");
        QVERIFY(run.isCancelled() && !run.isRunning());
        QVERIFY(run.start(smallSetup(ai::Level::Random, 2))); // and again
        QVERIFY(run.waitForFinished(120'000));
        QCOMPARE(run.games(), 6);
    }

    void theWindowIsNeverBlocked() {
        BalanceRun run;
        QSignalSpy progress(&run, &BalanceRun::progressChanged);
        QVERIFY(run.start(smallSetup(ai::Level::Normal, 200)));
        QElapsedTimer timer;
        qint64 longest = 0;
        for (int beat = 0; (beat < 60 || (progress.size() < 2 && beat < 2000)) && run.isRunning(); ++beat) {
            timer.start();
            QCoreApplication::processEvents();
            longest = std::max(longest, timer.elapsed());
            QThread::msleep(25);
        }
        qInfo("longest pause of the event loop: %lld ms", longest);
        QVERIFY(progress.size() > 1);
        QVERIFY(longest < 5'000); // the whole run takes minutes
    }

    void destructionDuringARunIsClean() {
        auto run = std::make_unique<BalanceRun>();
        QVERIFY(run->start(smallSetup(ai::Level::Normal, 500)));
        QTest::qWait(50);
        run.reset();
        QCoreApplication::processEvents();
    }

    void whatCannotBePlayedIsSaid() {
        BalanceRun run;
        BalanceSetup setup = smallSetup(ai::Level::Random, 2);
        setup.decks.resize(1);
        QVERIFY(!run.start(setup));
        QVERIFY(!run.problem().isEmpty());
        setup = smallSetup(ai::Level::Random, 2);
        setup.boards[0].starts.clear();
        QVERIFY(!run.start(setup));
        QVERIFY(!run.problem().isEmpty());
    }

    void aTableIsSaved() {
        BalanceRun run;
        QVERIFY(run.start(smallSetup(ai::Level::Random, 2)));
        QVERIFY(run.waitForFinished(120'000));
        const QString path = m_folder.filePath(QStringLiteral("run.csv"));
        QVERIFY(run.saveCsv(QUrl::fromLocalFile(path).toString()));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll().trimmed().count('\n'), 3);
        QVERIFY(run.exportProblem().isEmpty());
        QVERIFY(!run.saveCsv(m_folder.filePath(QStringLiteral("no/run.csv"))));
        QVERIFY(!run.exportProblem().isEmpty()); // and the page says it
        run.dismissExportProblem();
        QVERIFY(run.exportProblem().isEmpty());
    }

    void theChampionIsSpokenOf() {
        BalanceRun run;
        BalanceSetup setup = smallSetup(ai::Level::Random, 30);
        setup.pairs = {{0, 1}, {0, 2}};
        setup.champion = 0;
        QVERIFY(run.start(setup));
        QVERIFY(run.waitForFinished(120'000));
        QVERIFY2(run.sentence().startsWith(QStringLiteral("Medusa")), qPrintable(run.sentence()));
    }

private:
    QTemporaryDir m_folder;
};

CHAMPCLOS_TEST(TestLab)
#include "tst_lab.moc"

// SPDX-License-Identifier: MIT
//
// What happens around the decisions of a game: it is saved after every one and comes back exactly, also in the middle
// of a combat; it can be taken back as far as nothing was revealed; computers answer from another thread and can be
// stopped; motion takes the time it may take and can be skipped; a replay shows what the game showed.
#include "app/play/game_session.h"
#include "app/play/replay_session.h"
#include "app/play/undo_barrier.h"
#include "engine/rules/game.h"
#include "engine/text/text.h"
#include "tests/app/clicking.h"
#include "tests/support/test_program.h"

#include <QDeadlineTimer>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QThread>

#include <atomic>

using namespace champclos;
using namespace champclos::test;
using app::GameSession;

class SessionTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void savedAfterEveryDecision();
    void unwritableFolderDoesNotStopTheGame();
    void suggestedNameIsValidEverywhere();
    void undoStopsAtWhatWasRevealed();
    void friendlyUndoGoesBeyond();
    void undoAndRedoGiveTheSameGame();
    void undoAgainstTheComputer();
    void computersPlayToTheEnd();
    void computerCanBeStopped();
    void hintNamesALegalAction();
    void hintMarksWhoMoves();
    void whoDecidesIsTold();
    void ledgerTellsACombat();
    void motionCanBeSkipped();
    void theTableWaitsWithTheLedger();
    void replayFollowsTheRecord();
    void resultCountsDamage();

private:
    QTemporaryDir m_folder;
};

namespace {

void playUntil(GameSession &session, Clicker &clicker, const std::function<bool()> &isEnough, int most = 6000) {
    for (int clicks = 0; clicks < most && !isEnough() && session.phase() != GameSession::Over; ++clicks) {
        if (session.phase() == GameSession::Reading)
            session.proceed();
        else if (session.phase() == GameSession::Curtain)
            session.liftCurtain();
        else
            clicker.clickAnything();
    }
}

} // namespace

void SessionTest::savedAfterEveryDecision() {
    const QString path = m_folder.filePath("every.json");
    const io::Library library;
    app::GameFile game = gameOf({"titania", "wayward-sisters"}, 21);
    game.seats[1].isHuman = true;
    game.seats[1].language = QStringLiteral("fr");
    game.isFriendly = true;
    GameSession session;
    session.table()->motion()->setSpeed(0);
    session.setSavePath(path);
    session.begin(std::move(game), Language::En);
    Clicker clicker(session, 2);
    std::size_t checked = 0;
    bool wasInCombat = false;
    playUntil(session, clicker, [&] {
        const std::size_t actions = session.game().record.actions.size();
        if (actions % 9 != 0 && !session.game().record.now().combat.isActive)
            return false;
        wasInCombat = wasInCombat || session.game().record.now().combat.isActive;
        io::Diagnostics diagnostics;
        const std::optional<app::GameFile> read = app::readGame(path, library, diagnostics);
        if (!read || !(read->record.now() == session.game().record.now()) ||
            read->record.actions != session.game().record.actions || read->seats != session.game().seats ||
            !read->isFriendly)
            return true;
        GameSession second; // resumes at the same decision with the same things on the table
        second.table()->motion()->setSpeed(0);
        second.begin(*read, Language::En);
        if (textOf(second.table()->picking()->choices()) != textOf(session.table()->picking()->choices()) &&
            !session.table()->picking()->hasPicks())
            return true;
        ++checked;
        return checked >= 60;
    });
    QVERIFY(checked >= 40);
    QVERIFY(wasInCombat);
}

void SessionTest::unwritableFolderDoesNotStopTheGame() {
    QFile file(m_folder.filePath("file"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    GameSession session;
    QSignalSpy messages(&session, &GameSession::message);
    session.table()->motion()->setSpeed(0);
    session.setSavePath(m_folder.filePath("file/below/game.json")); // below a file there is no folder
    session.begin(gameOf({"medusa", "bigfoot"}, 3), Language::En);
    Clicker clicker(session, 2);
    playUntil(session, clicker, [&] { return session.game().record.actions.size() > 20; });
    QVERIFY(session.game().record.actions.size() > 20);
    QVERIFY(!session.saveProblem().isEmpty());
    QCOMPARE(messages.count(), 1); // said once, not after every decision
    QVERIFY(!session.saveAs(m_folder.filePath("file/other.json")));
    QVERIFY(session.saveAs(m_folder.filePath("copy.json")));
    QVERIFY(QFile::exists(m_folder.filePath("copy.json")));
}

/// Whatever the author of a deck called its hero.
void SessionTest::suggestedNameIsValidEverywhere() {
    app::GameFile game = gameOf({"robin-hood", "bigfoot"}, 1);
    const QDateTime when({2026, 3, 9}, {7, 5});
    QCOMPARE(app::fileNameFor(game, Language::De, when),
             QStringLiteral("Robin Hood - Bigfoot 2026-03-09 07.05.champclos"));
    Match odd = *game.record.match;
    odd.seats[0].deck.name.in(Language::En) = "A/C: <\"Who?\"> \\ *|\n";
    game.record.match = std::make_shared<const Match>(odd);
    QCOMPARE(app::fileNameFor(game, Language::En, when), QStringLiteral("AC Who - Bigfoot 2026-03-09 07.05.champclos"));
    odd.seats[0].deck.name.in(Language::En) = std::string(500, 'x');
    game.record.match = std::make_shared<const Match>(odd);
    QVERIFY(app::fileNameFor(game, Language::En, when).size() < 160);
}

void SessionTest::undoStopsAtWhatWasRevealed() {
    GameSession session;
    session.table()->motion()->setSpeed(0);
    session.begin(gameOf({"medusa", "bigfoot"}, 6), Language::En);
    Clicker clicker(session, 6);
    int free = 0;
    int stopped = 0;
    for (int round = 0; round < 300 && session.phase() == GameSession::Deciding; ++round) {
        const io::GameRecord &record = session.game().record;
        if (session.canUndo()) {
            ++free;
            const std::size_t step = record.actions.size() - 1;
            const GameState &before = record.states[step];
            const GameState &after = record.states[step + 1];
            QVERIFY(before.rng == after.rng);
            for (int seat = 0; seat < 2; ++seat) // one person: nobody drew
                QVERIFY(after.seat(SeatId(seat)).deck.size() >= before.seat(SeatId(seat)).deck.size());
        } else if (!record.actions.empty()) {
            ++stopped;
            QVERIFY(!session.undo());
            QVERIFY(!session.undoReason().isEmpty());
        }
        clicker.clickAnything();
    }
    QVERIFY(free > 10);
    QVERIFY(stopped > 10);
}

void SessionTest::friendlyUndoGoesBeyond() {
    app::GameFile game = gameOf({"medusa", "bigfoot"}, 6);
    game.isFriendly = true;
    GameSession session;
    session.table()->motion()->setSpeed(0);
    session.begin(std::move(game), Language::En);
    Clicker clicker(session, 6);
    playUntil(session, clicker, [&] { return session.table()->view()->turnNumber() > 3; });
    const std::size_t actions = session.game().record.actions.size();
    for (std::size_t back = 1; back <= actions; ++back) {
        QVERIFY(session.undo());
        QCOMPARE(session.game().record.actions.size(), actions - back);
        QCOMPARE(session.phase(), GameSession::Deciding);
    }
    QVERIFY(!session.canUndo());
}

void SessionTest::undoAndRedoGiveTheSameGame() {
    app::GameFile game = gameOf({"alice", "sinbad"}, 8);
    game.isFriendly = true;
    GameSession session;
    session.table()->motion()->setSpeed(0);
    const ModelWatch watch(session);
    session.begin(std::move(game), Language::De);
    Clicker clicker(session, 6);
    playUntil(session, clicker,
              [&] { return session.table()->view()->turnNumber() > 3 && !session.table()->picking()->hasPicks(); });
    const QString before = everythingOn(*session.table());
    const GameState state = session.game().record.now();
    for (int step = 0; step < 12; ++step)
        QVERIFY(session.undo());
    for (int step = 0; step < 12; ++step)
        QVERIFY(session.redo());
    QVERIFY(!session.canRedo());
    QVERIFY(session.game().record.now() == state);
    QCOMPARE(session.table()->tale()->log()->count(), static_cast<int>(before.count(u"isHeading")));
}

void SessionTest::undoAgainstTheComputer() {
    app::GameFile game = gameOf({"medusa", "bigfoot"}, 9);
    game.seats[1] = {false, ai::Level::Random, {}, 1};
    game.isFriendly = true;
    GameSession session;
    session.table()->motion()->setSpeed(0);
    session.begin(std::move(game), Language::En);
    Clicker clicker(session, 6);
    const QDeadlineTimer patience(60'000);
    while (!patience.hasExpired() && session.table()->view()->turnNumber() < 4) {
        if (session.phase() == GameSession::Deciding)
            clicker.clickAnything();
        else
            QTest::qWait(1);
        QVERIFY(session.phase() != GameSession::Curtain);
        QCOMPARE(session.table()->view()->viewer(), 0);
    }
    QTRY_COMPARE_WITH_TIMEOUT(session.phase(), GameSession::Deciding, 30000);
    const std::size_t actions = session.game().record.actions.size();
    QVERIFY(session.undo());
    QVERIFY(session.game().record.actions.size() < actions);
    QCOMPARE(session.table()->view()->toPlaySeat(), 0);
    QCOMPARE(session.phase(), GameSession::Deciding);
}

void SessionTest::computersPlayToTheEnd() {
    app::GameFile game = gameOf({"robin-hood", "hamlet", "shakespeare", "titania"}, 2);
    for (app::SeatKind &seat : game.seats)
        seat.isHuman = false;
    GameSession session;
    session.table()->motion()->setSpeed(0);
    const ModelWatch watch(session);
    QSignalSpy over(&session, &GameSession::gameOver);
    session.begin(std::move(game), Language::Fr);
    QTRY_COMPARE_WITH_TIMEOUT(session.phase(), GameSession::Over, 30000);
    QCOMPARE(over.count(), 1);
    QVERIFY(session.isWatchOnly());
}

void SessionTest::computerCanBeStopped() {
    app::GameFile game = gameOf({"medusa", "bigfoot"}, 9);
    game.seats[0] = {false, ai::Level::Expert, {}, 0};
    game.isFriendly = true;
    {
        GameSession session;
        session.table()->motion()->setSpeed(0);
        session.begin(game, Language::En);
        QCOMPARE(session.phase(), GameSession::Thinking);
        QCOMPARE(session.thinkingSeat(), 0);
        QTest::qWait(20);
        session.begin(game, Language::En); // the answer for the old game is not taken for the new one
        QCOMPARE(session.phase(), GameSession::Thinking);
        QVERIFY(session.game().record.actions.empty());
    }
    std::atomic<bool> wasStopped = false;
    {
        app::BotRunner endless; // closing does not wait until its work is done
        endless.run(
            [&wasStopped](const std::atomic<bool> &stop) {
                const QDeadlineTimer patience(60'000);
                while (!stop && !patience.hasExpired())
                    QThread::yieldCurrentThread();
                wasStopped = stop.load();
                return QVariant();
            },
            [](const QVariant &) {});
    }
    QVERIFY(wasStopped);
    app::BotRunner runner;
    QSignalSpy answers(&runner, &app::BotRunner::answered);
    auto legal = std::make_shared<ActionList>();
    legalActions(*game.record.match, game.record.now(), *legal);
    runner.ask(
        {game.record.match, observe(*game.record.match, game.record.now(), SeatId(0)), legal, ai::Level::Hard, 1});
    runner.cancel();
    QTest::qWait(300);
    QCOMPARE(answers.count(), 0);
    runner.ask(
        {game.record.match, observe(*game.record.match, game.record.now(), SeatId(0)), legal, ai::Level::Random, 1});
    QTRY_COMPARE_WITH_TIMEOUT(answers.count(), 1, 30000);
}

void SessionTest::hintNamesALegalAction() {
    GameSession session;
    session.table()->motion()->setSpeed(0);
    session.begin(gameOf({"medusa", "bigfoot"}, 6), Language::En);
    Clicker clicker(session, 6);
    playUntil(session, clicker, [&] { return session.table()->view()->decisionKind() == u"chooseAction"; });
    session.askHint();
    QVERIFY(session.isHinting());
    QTRY_VERIFY_WITH_TIMEOUT(!session.hintText().isEmpty(), 20000);
    QVERIFY(!session.isHinting());
    QVERIFY(!session.hintReason().isEmpty());
    session.clearHint();
    QVERIFY(session.hintText().isEmpty());
    session.askHint();
    session.clearHint(); // nobody waits for it
    QVERIFY(!session.isHinting());
}

/// Fighters of one name look alike: the one that should move is marked, not only the space it should go to.
void SessionTest::hintMarksWhoMoves() {
    GameSession session;
    session.table()->motion()->setSpeed(0);
    session.begin(gameOf({"robin-hood", "medusa"}, 6), Language::En);
    Clicker clicker(session, 6);
    int marked = 0;
    for (int decisions = 0; decisions < 12 && marked == 0; ++decisions) {
        playUntil(session, clicker, [&] { return session.table()->view()->decisionKind() == u"chooseMove"; });
        session.askHint();
        QTRY_VERIFY_WITH_TIMEOUT(!session.hintText().isEmpty(), 20000);
        bool isGoal = false;
        bool isMover = false;
        for (int row = 0; row < session.table()->view()->spaces()->count(); ++row)
            if (session.table()->view()->spaces()->value(row, "isHighlighted").toBool())
                (session.table()->view()->spaces()->value(row, "fighter").toInt() < 0 ? isGoal : isMover) = true;
        QCOMPARE(isGoal && !isMover, false);
        marked += isGoal && isMover;
        clicker.clickAnything();
    }
    QVERIFY(marked > 0);
}

void SessionTest::whoDecidesIsTold() {
    app::GameFile game = gameOf({"medusa", "bigfoot"}, 6);
    game.seats[0].isHuman = false;
    GameSession session;
    session.begin(game, Language::En);
    QCOMPARE(session.phase(), GameSession::Thinking);
    const QString why =
        session.table()->picking()->whyNot(app::Picking::Space, 0).value(QStringLiteral("text")).toString();
    QVERIFY2(why.contains(QStringLiteral("Medusa")), qPrintable(why));
}

void SessionTest::ledgerTellsACombat() {
    GameSession session;
    session.table()->motion()->setSpeed(0);
    session.setPauses(0, true);
    session.begin(gameOf({"medusa", "bigfoot"}, 6), Language::En);
    Clicker clicker(session, 11);
    int combats = 0;
    for (int clicks = 0; clicks < 8000 && combats < 12 && session.phase() != GameSession::Over; ++clicks) {
        const app::CombatLedger *ledger = session.table()->tale()->combat();
        if (session.phase() != GameSession::Reading) {
            if (session.table()->view()->decisionKind() == u"chooseDefense") // the other card is still to come
                QCOMPARE(ledger->stageText(), QStringLiteral("The attack card is face down."));
            clicker.clickAnything();
            continue;
        }
        ++combats;
        QVERIFY(ledger->isOpen() && ledger->isOver() && ledger->isRevealed());
        QCOMPARE(ledger->lines()->count(), 7);
        if (ledger->isSettled()) {
            const int difference = ledger->attackValue() - ledger->defenseValue();
            const QString sign = difference == ledger->damage() ? QStringLiteral("=") : QStringLiteral("→");
            QCOMPARE(ledger->damageText(), QStringLiteral("%1 − %2 %3 %4") // an equation only if it is true
                                               .arg(ledger->attackValue())
                                               .arg(ledger->defenseValue())
                                               .arg(sign)
                                               .arg(ledger->damage()));
            QCOMPARE(ledger->healthText().contains(u'→'), ledger->damage() > 0);
            for (const bool isAttack : {true, false}) { // the terms that count add up
                int sum = 0;
                for (const QVariant &term : isAttack ? ledger->attackTerms() : ledger->defenseTerms())
                    sum += term.toMap().value("isStruck").toBool() ? 0 : term.toMap().value("value").toInt();
                QCOMPARE(std::max(0, sum), isAttack ? ledger->attackValue() : ledger->defenseValue());
            }
            QVERIFY(!ledger->winnerText().isEmpty());
        }
        session.proceed();
        QVERIFY(!ledger->isOpen());
    }
    QVERIFY(combats >= 3);
}

/// Turn and seats stand where the combat is that is being read, and the one that decides the game is read, too.
void SessionTest::theTableWaitsWithTheLedger() {
    int readings = 0;
    int ahead = 0;   // the game itself had gone on to the next turn
    int decided = 0; // games whose last combat was read before the end page
    for (int game = 0; game < 6; ++game) {
        GameSession session;
        session.table()->motion()->setSpeed(0);
        session.setPauses(0, true);
        session.begin(gameOf({"robin-hood", "medusa"}, static_cast<std::uint64_t>(game) + 16), Language::En);
        Clicker clicker(session, static_cast<std::uint64_t>(game));
        bool wasRead = false;
        for (int clicks = 0; clicks < 20000 && session.phase() != GameSession::Over; ++clicks) {
            wasRead = session.phase() == GameSession::Reading;
            if (!wasRead) {
                clicker.clickAnything();
                continue;
            }
            ++readings;
            const io::GameRecord &record = session.game().record;
            const bool isAtTheEnd =
                session.table()->seen() == observe(*record.match, record.now(), session.table()->viewer());
            QVERIFY(session.table()->tale()->combat()->isOver());
            QVERIFY(session.table()->seen().combat().isActive || isAtTheEnd);
            ahead += record.now().turnNumber > session.table()->view()->turnNumber() ? 1 : 0;
            session.proceed();
            QVERIFY(!session.table()->tale()->combat()->isOpen());
        }
        QCOMPARE(session.phase(), GameSession::Over);
        decided += wasRead ? 1 : 0;
    }
    QVERIFY(readings > 3);
    QVERIFY(ahead > 0);
    QVERIFY(decided > 0);
}

void SessionTest::motionCanBeSkipped() {
    GameSession session;
    session.table()->motion()->setSpeed(1);
    session.begin(gameOf({"medusa", "bigfoot"}, 6), Language::En);
    Clicker clicker(session, 6);
    const app::Motion *motion = session.table()->motion();
    QSignalSpy steps(motion, &app::Motion::started);
    int shown = 0; // milliseconds of motion since the last click
    connect(motion, &app::Motion::started, &session, [&] { shown += motion->duration(); });
    for (int clicks = 0; clicks < 400 && session.table()->view()->turnNumber() < 2; ++clicks) {
        if (session.phase() == GameSession::Playing) {
            QVERIFY(session.table()->motion()->isPlaying());
            QVERIFY(motion->duration() > 0);
            if (clicks % 2 == 0) {
                session.table()->motion()->skip();
            } else {
                QTRY_VERIFY_WITH_TIMEOUT(session.phase() != GameSession::Playing, 30'000);
                QVERIFY2(shown <= 2200, qPrintable(QString::number(shown)));
            }
        } else if (session.phase() == GameSession::Reading) {
            session.proceed();
        } else {
            shown = 0;
            clicker.clickAnything();
        }
        if (steps.count() > 40)
            session.table()->motion()->setSpeed(0);
    }
    QVERIFY(steps.count() > 5);
    if (session.phase() == GameSession::Playing)
        session.table()->motion()->skip();
    QVERIFY(!session.table()->motion()->isPlaying());
}

void SessionTest::replayFollowsTheRecord() {
    GameSession session;
    session.table()->motion()->setSpeed(0);
    session.begin(gameOf({"robin-hood", "hamlet"}, 6), Language::En);
    Clicker clicker(session, 6);
    playUntil(session, clicker, [&] { return session.table()->view()->turnNumber() > 4; });
    app::ReplaySession replay;
    replay.table()->motion()->setSpeed(0);
    const ModelWatch watch(*replay.table());
    replay.open(session.game(), Language::Fr);
    QCOMPARE(replay.stepCount(), static_cast<int>(session.game().record.actions.size()));
    for (int step = 0; step < replay.stepCount(); ++step) {
        replay.next();
        QCOMPARE(replay.step(), step + 1);
        QCOMPARE(replay.table()->picking()->choices()->count(), 0);
    }
    const QString atEnd = textOf(replay.table()->view()->fighters()) + textOf(replay.table()->tale()->log());
    replay.setStep(0);
    QVERIFY(textOf(replay.table()->view()->fighters()) + textOf(replay.table()->tale()->log()) != atEnd);
    replay.setStep(replay.stepCount());
    QCOMPARE(textOf(replay.table()->view()->fighters()) + textOf(replay.table()->tale()->log()), atEnd);
    replay.setEyesOf(app::ReplaySession::kFromOutside);
    QCOMPARE(replay.table()->view()->hand()->count(), 0);
    replay.setEyesOf(1);
    QCOMPARE(replay.table()->view()->viewer(), 1);
    QVERIFY(!replay.turnMarks().isEmpty());
    replay.previousTurn();
    QVERIFY(replay.step() < replay.stepCount());
    QVERIFY(replay.canContinueHere());
    QCOMPARE(static_cast<int>(replay.gameHere().record.actions.size()), replay.step());
    replay.setStep(0);
    replay.play();
    QTRY_COMPARE_WITH_TIMEOUT(replay.step(), replay.stepCount(), 10000);
    QVERIFY(!replay.isPlaying());
}

void SessionTest::resultCountsDamage() {
    GameSession session;
    session.table()->motion()->setSpeed(0);
    session.begin(gameOf({"robin-hood", "medusa"}, 16), Language::En);
    Clicker clicker(session, 6);
    playUntil(
        session, clicker, [] { return false; }, 20000);
    QCOMPARE(session.phase(), GameSession::Over);
    const io::GameRecord &record = session.game().record;
    int lost = 0; // more than somebody has cannot be lost
    int dealt = 0;
    GameState before = record.states.front();
    for (std::size_t action = 1; action < record.states.size(); ++action)
        for (const auto &[event, after] : record.stepsOf(action)) {
            if (event.kind == EventKind::DamageDealt) {
                lost += before.fighter(event.fighter).health - after.fighter(event.fighter).health;
                dealt += event.amount;
            }
            before = after;
        }
    QVERIFY(lost < dealt);
    int counted = 0;
    for (const QVariant &row : session.result()->damage())
        counted += row.toMap().value("damage").toInt();
    QCOMPARE(counted, lost);
}

CHAMPCLOS_TEST_GUILESS(SessionTest)
#include "tst_session.moc"

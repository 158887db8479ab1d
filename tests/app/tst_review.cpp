// SPDX-License-Identifier: MIT
//
// The review of a game: judged in the background, first results at once, kept on disk, told in every language, and
// played on from with the better answer.
#include "app/base/folders.h"
#include "app/shell/app_shell.h"
#include "engine/rules/game.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace champclos;
using namespace champclos::app;

namespace {

/// A finished game between two computers.
QString playedGame(const QString &folder, std::uint64_t seed) {
    io::Diagnostics diagnostics;
    GameFile game;
    game.record = *io::beginGame(io::Library(), "greenwood", {"medusa", "bigfoot"}, seed, diagnostics);
    game.seats = {SeatKind{.isHuman = true}, SeatKind{.isHuman = false}};
    const auto actions = std::make_unique<ActionList>();
    const auto bot = ai::makeBot(ai::Level::Easy, seed);
    while (!game.record.now().isOver()) {
        legalActions(*game.record.match, game.record.now(), *actions);
        const SeatId seat = game.record.now().pending.seat;
        game.record.play(
            bot->choose(*game.record.match, observe(*game.record.match, game.record.now(), seat), *actions, {}));
    }
    const QString path = folder + QStringLiteral("/game-%1.json").arg(seed);
    writeGame(path, game, diagnostics);
    return path;
}

} // namespace

class TestReviewSession : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void showsSomethingAtOnce();
    void isKept();
    void canBeStopped();
    void followsChoices();
    void playsOnWithTheBetterMove();
    void isAboutAReplay();

private:
    bool open(std::uint64_t seed, int iterations) {
        if (!m_shell->openReplay(playedGame(m_folder.path(), seed)) || !m_shell->reviewReplay())
            return false;
        m_shell->review()->setIterations(iterations);
        m_shell->review()->begin();
        return true;
    }
    QTemporaryDir m_folder;
    std::unique_ptr<AppShell> m_shell;
};

void TestReviewSession::init() {
    QDir(reviewsFolder()).removeRecursively();
    m_shell = std::make_unique<AppShell>(AppShell::Places{m_folder.filePath("settings.json"), m_folder.path()});
}

void TestReviewSession::showsSomethingAtOnce() {
    QVERIFY(open(1, 20000));
    QTRY_VERIFY_WITH_TIMEOUT(m_shell->review()->hasResult(), 30000);
    QVERIFY(m_shell->review()->isRunning());
    QVERIFY(!m_shell->review()->isWhole());
    QVERIFY(!m_shell->review()->points().isEmpty());
}

void TestReviewSession::isKept() {
    QVERIFY(open(2, 60));
    QSignalSpy finished(m_shell->review(), &ReviewSession::finished);
    QTRY_VERIFY_WITH_TIMEOUT(m_shell->review()->isWhole(), 60000);
    QCOMPARE(finished.size(), 1);
    QVERIFY(!m_shell->review()->isRunning());
    QCOMPARE(QDir(reviewsFolder()).entryList(QDir::Files).size(), 1);
    const ai::Review first = m_shell->review()->review();
    m_shell->review()->begin();
    QVERIFY(m_shell->review()->isWhole() && !m_shell->review()->isRunning()); // without a thought
    QCOMPARE(m_shell->review()->review().judgements.size(), first.judgements.size());
    QFile kept(QDir(reviewsFolder()).filePath(QDir(reviewsFolder()).entryList(QDir::Files).first()));
    QVERIFY(kept.open(QIODevice::WriteOnly));
    kept.write("{ broken");
    kept.close();
    m_shell->review()->begin();
    QVERIFY(m_shell->review()->isRunning());
    QTRY_VERIFY_WITH_TIMEOUT(m_shell->review()->isWhole(), 60000);
}

void TestReviewSession::canBeStopped() {
    QVERIFY(open(3, 1000000));
    m_shell->review()->cancel();
    QVERIFY(!m_shell->review()->isRunning());
    m_shell->review()->begin();
    m_shell->closeReplay(); // while it is judged
    QVERIFY(m_shell->review() == nullptr);
}

void TestReviewSession::followsChoices() {
    QVERIFY(open(4, 60));
    ReviewSession *review = m_shell->review();
    QTRY_VERIFY_WITH_TIMEOUT(review->isWhole(), 60000);
    const int mine = review->moments()->count();
    review->setFilter(ReviewSession::BothSides);
    const int both = review->moments()->count();
    review->setFilter(ReviewSession::AllTurns);
    QVERIFY(mine <= both && both <= review->moments()->count());
    QCOMPARE(review->moments()->count(), static_cast<int>(review->review().judgements.size()));
    review->setCurrent(0);
    QCOMPARE(m_shell->replay()->step(), review->moments()->value(0, "step").toInt());
    review->next();
    QCOMPARE(review->current(), 1);
    QCOMPARE(m_shell->replay()->step(), review->moments()->value(1, "step").toInt());
    review->previous();
    review->previous();
    QCOMPARE(review->current(), 0);
    const QString english = review->moments()->value(0, "accessibleText").toString();
    m_shell->language()->setCode(QStringLiteral("de"));
    QVERIFY(review->moments()->value(0, "accessibleText").toString() != english);
    QVERIFY(!review->summary().isEmpty() && review->summary().size() <= 3);
    m_shell->language()->setCode(QStringLiteral("en"));
    const QVariantList points = review->points();
    review->setSeat(1);
    QVERIFY(review->points() != points);
    review->setWithAllCards(true);
    QTRY_VERIFY_WITH_TIMEOUT(review->isWhole(), 60000);
    QVERIFY(review->review().plan.isWithAllCards);
}

void TestReviewSession::playsOnWithTheBetterMove() {
    QVERIFY(open(5, 80));
    ReviewSession *review = m_shell->review();
    QTRY_VERIFY_WITH_TIMEOUT(review->isWhole(), 60000);
    review->setFilter(ReviewSession::AllTurns);
    for (int row = 0; row < review->moments()->count() && !review->betterAnswer(); ++row)
        review->setCurrent(row);
    QVERIFY(review->betterAnswer());
    const int step = m_shell->replay()->step();
    const Action better = *review->betterAnswer();
    QVERIFY(m_shell->playBetter(m_shell->replay()->seatKinds()));
    const io::GameRecord &record = m_shell->session()->game().record;
    QVERIFY(record.actions.size() > static_cast<std::size_t>(step));
    QCOMPARE(record.actions[static_cast<std::size_t>(step)], better);
}

void TestReviewSession::isAboutAReplay() {
    QVERIFY(!m_shell->reviewReplay());
    QVERIFY(!m_shell->playBetter({}));
}

CHAMPCLOS_TEST_GUILESS(TestReviewSession)
#include "tst_review.moc"

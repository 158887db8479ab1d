// SPDX-License-Identifier: MIT
//
// A game that is drawn (V3) on its way through the program: the end page, the seats, the log, the file and the list of
// saved games, in three languages.
#include "app/play/card_words.h"
#include "app/play/game_file.h"
#include "app/play/game_result.h"
#include "app/play/game_session.h"
#include "app/play/replay_session.h"
#include "app/shell/content_library.h"
#include "app/shell/save_list.h"
#include "engine/rules/action_text.h"
#include "engine/rules/game.h"
#include "engine/text/text.h"
#include "tests/support/test_program.h"

#include <QTemporaryDir>
#include <QTest>

using namespace champclos;
using namespace champclos::app;

namespace {

/// Two who sleep, with nothing left to draw or to play, a turn before the end.
GameFile standingGame() {
    const io::Library library;
    io::Diagnostics diagnostics;
    GameFile game;
    io::GameRecord &record = game.record;
    record.battlefield = "greenwood";
    record.decks = {"titania", "titania"};
    record.match = library.match(record.battlefield, record.decks, diagnostics);
    record.position = Position{.turnSeat = 2, .turnNumber = 30, .quietTurns = 6};
    record.position->seats.resize(2);
    record.position->seats[0].sideCard = record.position->seats[1].sideCard = "sleep";
    record.position->fighters = {{"1:titania", "s1", 9, {}}, {"2:titania", "s20", {}, {}}};
    record.states.push_back(*makePosition(*record.match, *record.position).state);
    game.seats = {SeatKind{}, SeatKind{}};
    return game;
}

void playToTheEnd(io::GameRecord &record) {
    for (const char *action : {"maneuver", "done", "maneuver", "done"})
        record.play(*parseAction(*record.match, record.now(), action).action);
}

} // namespace

class DrawTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void endPageTellsWhy_data();
    void endPageTellsWhy();
    void replayShowsNoWinner();
    void listOfSavedGamesKnowsIt();
};

void DrawTest::endPageTellsWhy_data() {
    QTest::addColumn<Language>("language");
    QTest::addColumn<QString>("title");
    QTest::addColumn<QString>("line");
    QTest::newRow("en") << Language::En << "The game is a draw."
                        << "Three turns each without a change: the game is a draw.";
    QTest::newRow("fr") << Language::Fr << "La partie se termine par un match nul."
                        << QString("Trois tours chacun sans aucun changement%1: match nul.").arg(QChar(0xA0));
    QTest::newRow("de") << Language::De << "Die Partie endet unentschieden."
                        << "Je drei Züge ohne Veränderung: Die Partie endet unentschieden.";
}

void DrawTest::endPageTellsWhy() {
    QFETCH(Language, language);
    QFETCH(QString, title);
    QFETCH(QString, line);
    GameFile game = standingGame();
    playToTheEnd(game.record);
    QVERIFY(game.record.now().isDrawn());
    GameResult result;
    result.count(game.record, SeatId(0), language);
    QCOMPARE(result.title(), title);
    QVERIFY(result.winners().isEmpty());
    QVERIFY(!result.isViewerWinner());
    QVERIFY(result.causeText().contains("30"));
    const Match &match = *game.record.match;
    const SeenEvent last = cut(match, game.record.stepsOf(game.record.actions.size()).back().event, SeatId(0));
    QCOMPARE(qt(text::logLine(match, last, language)), line);
    QCOMPARE(qt(text::prompt(*game.record.match, observe(*game.record.match, game.record.now(), SeatId(1)), language)),
             title);
}

void DrawTest::replayShowsNoWinner() {
    GameFile game = standingGame();
    playToTheEnd(game.record);
    ReplaySession replay;
    replay.open(game, Language::En);
    replay.setStep(replay.stepCount());
    QVERIFY(replay.table()->view()->isOver());
    QVERIFY(!replay.canContinueHere());
    for (int row = 0; row < 2; ++row) {
        QCOMPARE(replay.table()->view()->seats()->at(row).value("status").toString(), QString("draw"));
        QVERIFY(!replay.table()->view()->seats()->at(row).value("isWinner").toBool());
        QVERIFY(!replay.table()->view()->seats()->at(row).value("isToPlay").toBool());
    }
}

void DrawTest::listOfSavedGamesKnowsIt() {
    const QTemporaryDir folder;
    GameFile game = standingGame();
    playToTheEnd(game.record);
    io::Diagnostics diagnostics;
    QVERIFY(writeGame(folder.filePath("whole.json"), game, diagnostics));
    QVERIFY(io::saveRecord(folder.filePath("plain.json").toStdString(), game.record, diagnostics));
    for (const char *name : {"whole.json", "plain.json"}) {
        const GameSummary summary = summaryOf(folder.filePath(name));
        QVERIFY2(summary.problem.isEmpty(), qPrintable(summary.problem));
        QVERIFY(summary.isOver && summary.isDrawn);
        QVERIFY(summary.winners.empty());
        const auto loaded = readGame(folder.filePath(name), io::Library(), diagnostics);
        QVERIFY(loaded && loaded->record.now().isDrawn());
    }
    const GameFile unfinished = standingGame();
    QVERIFY(writeGame(folder.filePath("unfinished.json"), unfinished, diagnostics));
    QVERIFY(!summaryOf(folder.filePath("unfinished.json")).isOver);
    ContentLibrary library;
    SaveListModel saves;
    saves.read(folder.path(), library);
    QCOMPARE(saves.count(), 3);
    int drawn = 0;
    for (int row = 0; row < saves.count(); ++row)
        drawn +=
            saves.at(row).value("isOver").toBool() && saves.at(row).value("stateText").toString() == "drawn" ? 1 : 0;
    QCOMPARE(drawn, 2);
    QCOMPARE(saves.newestUnfinished().value("path").toString(), folder.filePath("unfinished.json"));
}

CHAMPCLOS_TEST_GUILESS(DrawTest)
#include "tst_draw.moc"

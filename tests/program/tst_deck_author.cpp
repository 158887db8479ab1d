// SPDX-License-Identifier: MIT
//
// A deck as an author makes one, by clicks and keys alone, from the first page to a game: a hero with a sidekick, an
// ability, a token with two sides, thirty cards with choices, conditions and schemes; read in three languages, without
// a problem, undone and done again byte for byte, saved, opened again, played to the end by two bots, tried at the
// table.
#include "tests/program/deck_hand.h"

#include "editor/deck/blocks/deck_slots.h"
#include "editor/lab/balance_run.h"
#include "editor/workbench/own_content.h"
#include "engine/io/deck_check.h"
#include "engine/io/deck_io.h"
#include "tests/support/test_program.h"

#include <set>

using namespace champclos;
using namespace champclos::test;

class DeckAuthorTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        prepareScreens();
        QDir(editor::ownDeckFolder()).removeRecursively();
    }
    void init() { failOnAnyWarning(); }
    void fromNothingToAGame();
    void whatDoesNotFitIsRefused();
    void blocksAreDragged();
    void damagedFile();

private:
    void hero(DeckHand &hand);
    void cards(DeckHand &hand);
    void sentences(DeckHand &hand);
    void undoneAndDoneAgain(Screen &screen, DeckHand &hand);
    void savedAndPlayed(const QString &path);
};

namespace {

void card(DeckHand &hand, int index, const QStringList &names, const QStringList &blocks) {
    const QString path = QStringLiteral("cards[%1]").arg(index);
    const char *const languages[] = {"en", "fr", "de"};
    hand.click(QStringLiteral("newCard"));
    for (int language = 0; language < 3; ++language)
        hand.write(QStringLiteral("%1.name.%2").arg(path, QLatin1String(languages[language])), names[language]);
    QStringList places = blocks;
    hand.choose(places.replaceInStrings(QStringLiteral("%"), path));
}

void names(DeckHand &hand, const QString &path, const QStringList &texts) {
    hand.write(path + QStringLiteral(".en"), texts[0]);
    hand.write(path + QStringLiteral(".fr"), texts[1]);
    hand.write(path + QStringLiteral(".de"), texts[2]);
}

/// Back to the shelf without saving.
void leave(Screen &screen, DeckHand &hand) {
    screen.press(Qt::Key_Left, Qt::AltModifier);
    hand.click("discardButton");
    QVERIFY(screen.waitFor([&] { return hand.find("deckShelf") != nullptr; }));
}

QByteArray bytesOf(const QString &path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

void DeckAuthorTest::hero(DeckHand &hand) {
    names(hand, "fighters[0].name", {"Ogress", "Ogresse", "Ogerin"});
    hand.stepUp("fighters[0].health", 2);
    hand.click("newFighter");
    names(hand, "fighters[1].name", {"Goblin", "Gobelin", "Kobold"});
    hand.stepUp("fighters[1].count", 1);
    hand.click("colours:4");
    hand.click("parts");
    hand.click("part:token");
    names(hand, "token.name", {"mood", "humeur", "Laune"});
    names(hand, "token.sides[0].name", {"CALM", "CALME", "RUHIG"});
    names(hand, "token.sides[1].name", {"ANGRY", "EN COLÈRE", "WÜTEND"});
    hand.click("abilities");
    hand.choose({"@row:abilities.when", "startOfTurn", "may", "turnToken"});
    hand.choose({"@row:abilities.modify", "attackValue", "1", "@slot:abilities[1].while", "sideIs"});
    hand.click("fits:" + hand.document()->field("token.sides[1].id").toString());
}

void DeckAuthorTest::cards(DeckHand &hand) {
    // %: the path of the card.
    card(hand, 0, {"Club", "Massue", "Keule"}, {"damage", "opposingFighter", "@slot:%.after[0].damage", "2"});
    card(hand, 1, {"Roar", "Rugissement", "Gebrüll"},
         {"if", "wonCombat", "discard", "2", "@slot:%.after[0].then[0].+", "who", "opponent", "@row:%.after[0].else[0]",
          "draw"});
    card(hand, 2, {"Leap", "Bond", "Sprung"},
         {"move", "yourFighter", "@slot:%.after[0].+", "through", "@slot:%.after[0].upTo", "3"});
    card(hand, 3, {"Rest", "Repos", "Rast"}, {"recover", "ogress"});
    card(hand, 4, {"Trick", "Ruse", "List"}, {"@slot:%.after", "immediately", "cancelEffects"});
    card(hand, 5, {"Rage", "Rage", "Wut"}, {"@slot:%.after", "during", "may", "boostValue"});
    card(hand, 6, {"Crush", "Broyage", "Zermalmen"}, {"@slot:%.after", "during", "addValue", "2"});
    card(hand, 7, {"Horde", "Horde", "Horde"}, {"move", "each", "goblin"});
    card(hand, 8, {"Plan", "Plan", "Plan"}, {"endTurn"});
    hand.choose({"@type:scheme", "@slot:cards[8].effect[0]", "gainActions", "1"});
    card(hand, 9, {"Return", "Retour", "Rückkehr"},
         {"choose", "draw", "1", "@row:%.after[0].of[1][0]", "return", "goblin", "zoneOf", "yourHero"});
}

void DeckAuthorTest::sentences(DeckHand &hand) {
    hand.click("card:1");
    QCOMPARE(hand.sentence("EN"), QString("<b>After combat:</b> If you won the combat, your opponent discards "
                                          "2\u00A0cards. Otherwise, draw 1\u00A0card."));
    QVERIFY2(hand.sentence("FR").startsWith("<b>Après le combat\u00A0:</b> si vous avez remporté le combat"),
             qPrintable(hand.sentence("FR")));
    QVERIFY2(hand.sentence("DE").startsWith("<b>Nach dem Kampf:</b> Wenn du den Kampf gewonnen hast"),
             qPrintable(hand.sentence("DE")));
    for (int index = 0; index < 10; ++index) {
        hand.click(QStringLiteral("card:%1").arg(index));
        for (const char *language : {"EN", "FR", "DE"})
            QVERIFY2(hand.sentence(language).size() > 10, qPrintable(QString::number(index)));
    }
}

void DeckAuthorTest::undoneAndDoneAgain(Screen &screen, DeckHand &hand) {
    const std::string end = hand.document()->text();
    editor::DeckDocument fresh;
    int steps = 0;
    for (; hand.document()->canUndo(); ++steps)
        QTest::keyClick(screen.window(), Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(steps > 60);
    QCOMPARE(hand.document()->text(), fresh.text());
    QVERIFY(!hand.document()->isDirty());
    while (hand.document()->canRedo())
        QTest::keyClick(screen.window(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    screen.settle();
    QCOMPARE(hand.document()->text(), end);
}

void DeckAuthorTest::savedAndPlayed(const QString &path) {
    io::Diagnostics diagnostics;
    std::optional<DeckDef> deck = io::loadDeck(path.toStdString(), diagnostics);
    QVERIFY(deck.has_value());
    io::check(*deck, diagnostics);
    QCOMPARE(QString::fromStdString(io::format(diagnostics)), QString());
    QCOMPARE(QByteArray::fromStdString(io::writeDeck(*deck)), bytesOf(path));
    std::set<Word> words;
    for (Block *block : editor::blocksOf(*deck))
        editor::forEachTerm(*block, [&](const Term &term) { words.insert(term.word); });
    QVERIFY2(words.size() >= 20, qPrintable(QString::number(words.size())));
    int copies = 0;
    for (const CardDef &each : deck->cards)
        copies += each.copies;
    QCOMPARE(copies, 30);
    QVERIFY(deck->fighters.size() == 2 && deck->fighters[1].role == Role::Sidekick && deck->token.has_value());

    editor::DeckDocument document;
    QVERIFY(document.open(path));
    editor::BalanceRun run;
    QVERIFY(run.startWithDeck(document.value(), {"bigfoot"}, {}, 2, "random", 1));
    QVERIFY(run.waitForFinished(120000));
    QTRY_COMPARE(run.games(), 2);
    QCOMPARE(static_cast<int>(run.result().all().games), 2);
}

void DeckAuthorTest::fromNothingToAGame() {
    Screen screen("en", {1440, 900});
    screen.main().enter("decks");
    screen.settle();
    DeckHand hand(screen);
    hand.click("newButton");
    QVERIFY(hand.document() != nullptr);
    hero(hand);
    cards(hand);
    QVERIFY2(hand.troubles.isEmpty(), qPrintable(hand.troubles.join(", ")));
    QCOMPARE(hand.document()->cardCount(), 30);
    for (const editor::Problem &problem : hand.document()->problems()->problems())
        QFAIL(qPrintable(problem.fact + ": " + problem.reason));
    sentences(hand);
    undoneAndDoneAgain(screen, hand);
    hand.click("saveButton");
    QVERIFY(!hand.document()->isDirty());
    const QString path = hand.document()->path();
    savedAndPlayed(path);
    hand.click("testButton");
    QVERIFY(screen.waitFor([&] { return screen.room() == "table" && screen.session() != nullptr; }));
    QCOMPARE(bytesOf(path),
             QByteArray::fromStdString(hand.document() ? hand.document()->text() : bytesOf(path).toStdString()));
}

void DeckAuthorTest::whatDoesNotFitIsRefused() {
    Screen screen("en", {1440, 900});
    screen.main().enter("decks");
    screen.settle();
    DeckHand hand(screen);
    hand.click("newButton");
    card(hand, 0, {"A", "A", "A"}, {"@slot:%.after", "during", "revealTopCard", "addValue", "thatBoost"});
    const std::string before = hand.document()->text();
    // Its boost is spoken of before the card is revealed: the block stays where it is, and the bar says why.
    hand.click("row:cards[0].during[1]");
    QTest::keyClick(screen.window(), Qt::Key_Up, Qt::ControlModifier);
    screen.settle();
    QCOMPARE(hand.document()->text(), before);
    QVERIFY(hand.find("refusal") != nullptr);
    // Values are settled after the combat: that moment is struck.
    hand.click("slot:cards[0].during");
    hand.click("misfits");
    const QQuickItem *after = hand.find("fits:after");
    QVERIFY(after != nullptr);
    QVERIFY(!after->property("fits").toBool());
    QVERIFY(!after->property("reason").toString().isEmpty());
    QVERIFY(hand.troubles.isEmpty());
    // Abandoned: the next window begins on the shelf.
    leave(screen, hand);
}

void DeckAuthorTest::blocksAreDragged() {
    Screen screen("en", {1440, 900});
    screen.main().enter("decks");
    screen.settle();
    DeckHand hand(screen);
    hand.click("newButton");
    card(hand, 0, {"A", "A", "A"}, {"draw", "2", "recover", "yourHero"});
    const QQuickItem *from = hand.find("row:cards[0].after[1]");
    const QQuickItem *to = hand.find("row:cards[0].after[0]");
    QVERIFY2(from != nullptr && to != nullptr && hand.troubles.isEmpty(), qPrintable(hand.troubles.join(", ")));
    const QPoint start = from->mapToScene({from->property("depth").toInt() * 22 + 18.0, from->height() - 24}).toPoint();
    const QPoint end = to->mapToScene({40, to->height() / 2}).toPoint();
    QTest::mousePress(screen.window(), Qt::LeftButton, {}, start);
    for (int step = 1; step <= 5; ++step)
        QTest::mouseMove(screen.window(), start + (end - start) * step / 5, 20);
    screen.settle(1);
    QVERIFY(hand.find("dropMark") != nullptr); // shows where it would go
    QTest::mouseRelease(screen.window(), Qt::LeftButton, {}, end);
    screen.settle();
    QCOMPARE(hand.find("dropMark"), nullptr);
    const Block &effect = hand.document()->value().cards[0].effects[static_cast<std::size_t>(Timing::After)];
    QVERIFY(effect.size() == 2 && effect[0].word == Word::Recover && effect[1].word == Word::Draw);
    // Digits typed quickly are one number.
    hand.click("slot:cards[0].after[1].draw");
    QTest::keyClick(screen.window(), '1');
    QTest::keyClick(screen.window(), '2');
    screen.settle(1);
    QVERIFY2(hand.sentence("EN").contains("12"), qPrintable(hand.sentence("EN")));
    leave(screen, hand);
}

void DeckAuthorTest::damagedFile() {
    Screen screen("de", {1440, 900});
    const QString path = screen.folder() + "/damaged.json";
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{\n  \"format\": \"champclos-deck\",\n  \"cards\": [ { \"id\": 7 ]\n}\n");
    file.close();
    screen.main().enter("decks");
    screen.settle();
    QQuickItem *shelf = DeckHand(screen).find("deckShelf");
    QVERIFY(shelf != nullptr);
    auto *document = shelf->property("document").value<editor::DeckDocument *>();
    screen.main().openFile(path);
    QVERIFY(document->fileProblems()->count() > 0);
    QCOMPARE(document->fileProblems()->problems()[0].line, 3);
    QVERIFY(screen.waitFor([&] { return DeckHand(screen).find("troubleSeen") != nullptr; }));
    screen.press(Qt::Key_Return); // understood
    QVERIFY(screen.waitFor([&] { return DeckHand(screen).find("troubleSeen") == nullptr; }));
    QVERIFY(DeckHand(screen).find("deckShelf") != nullptr);
}

CHAMPCLOS_TEST(DeckAuthorTest)
#include "tst_deck_author.moc"

// SPDX-License-Identifier: MIT
//
// A game of one's own choosing: seats, heroes, level and battlefield are taken in the New game page by real clicks, and
// once more by keys alone; then the game is played to its end the same way, and was the one that was chosen.
#include "tests/program/table_hand.h"
#include "tests/support/test_program.h"

#include <set>

using namespace champclos;
using namespace champclos::test;

class NewGameTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepareScreens(); }
    void init() { failOnAnyWarning(); }
    void byClicks();
    void byKeys();
    void threePlayers();
    void focusStaysInView();
    void firstFollowsTheHero();
    void teamsHaveDifferentHeroes();
    void randomHeroIsNobodys();
    void focusPreviews();
    void nothingIsSaidTwice_data();
    void nothingIsSaidTwice();
    void damagedFilesSayWhy();
};

namespace {

/// Until the end page, whoever moves; says what went wrong, or nothing.
QString playToTheEnd(TableHand &hand) {
    for (int touches = 0; touches < 6000 && hand.isReady(); ++touches) {
        if (hand.session()->phase() == app::GameSession::Over)
            return {};
        if (const QString trouble = hand.act(); !trouble.isEmpty())
            return trouble;
    }
    return QStringLiteral("the game does not end");
}

struct Wanted {
    std::vector<std::string> decks;
    std::string battlefield;
};

void checkGame(const app::GameFile &game, const Wanted &wanted) {
    QCOMPARE(game.record.decks, wanted.decks);
    QCOMPARE(game.record.battlefield, wanted.battlefield);
    QVERIFY(game.seats[0].isHuman);
    QVERIFY(!game.seats[1].isHuman);
    QCOMPARE(game.seats[1].level, ai::Level::Random);
}

/// The row of a choice in a ChoiceBox or list of the page.
int rowOf(const QVariantList &options, const char *value) {
    for (int row = 0; row < options.size(); ++row)
        if (options[row].toMap().value(QStringLiteral("value")).toString() == QLatin1String(value))
            return row;
    return -1;
}

/// With the keyboard's focus in a list: arrows until that row is the current one.
bool walkTo(Screen &screen, const char *list, int row) {
    const QQuickItem *item = screen.find(list);
    for (int steps = 0; item != nullptr && steps < 40; ++steps) {
        const int at = item->property("currentIndex").toInt();
        if (at == row)
            return true;
        screen.press(at < row ? Qt::Key_Right : Qt::Key_Left);
    }
    return false;
}

} // namespace

void NewGameTest::byClicks() {
    Screen screen(QStringLiteral("de"), {1280, 800});
    QVERIFY(screen.click("play"));
    QVERIFY(screen.click("players/2"));

    QVERIFY(screen.click("level-1")); // opens the list
    const int level = rowOf(screen.shell().settings()->levels(), "random");
    QVERIFY(screen.waitFor([&] { return screen.find(QStringLiteral("level-1/%1").arg(level)) != nullptr; }));
    QVERIFY(screen.click(QStringLiteral("level-1/%1").arg(level)));

    QVERIFY(screen.click("hero-medusa"));
    QVERIFY(screen.click("changeHero-1"));
    QVERIFY(screen.click("hero-sinbad"));
    QVERIFY(screen.click("board-marble-court"));
    QVERIFY(screen.click("startGame"));
    QCOMPARE(screen.room(), QStringLiteral("table"));
    checkGame(screen.session()->game(), {{"medusa", "sinbad"}, "marble-court"});
    if (QTest::currentTestFailed())
        return;

    MouseHand hand(screen, 5);
    const QString trouble = playToTheEnd(hand);
    QVERIFY2(trouble.isEmpty(), qPrintable(trouble));
    QVERIFY(screen.find("endSheet") != nullptr);
    QVERIFY(screen.click("watchAgain"));
    QCOMPARE(screen.room(), QStringLiteral("replay"));
}

void NewGameTest::byKeys() {
    Screen screen(QStringLiteral("fr"), {1280, 800});
    screen.press(Qt::Key_Return); // "play" has the focus
    QCOMPARE(screen.room(), QStringLiteral("newGame"));
    KeyHand hand(screen, 4);

    QVERIFY(hand.tabTo(QStringLiteral("level-1")));
    for (int steps = 0; steps < 10 && screen.shell().newGame()->seats()->value(1, "level") != QStringLiteral("random");
         ++steps)
        screen.press(Qt::Key_Up);
    const auto rowOfHero = [&](const char *id) {
        return screen.shell().library()->decks()->find(QStringLiteral("reference"), QString::fromLatin1(id));
    };
    QVERIFY(hand.tabTo(QStringLiteral("heroes")));
    QVERIFY(walkTo(screen, "heroes", rowOfHero("titania")));
    screen.press(Qt::Key_Return);
    QVERIFY(hand.tabTo(QStringLiteral("changeHero-1")));
    screen.press(Qt::Key_Return);
    QVERIFY(hand.tabTo(QStringLiteral("heroes")));
    QVERIFY(walkTo(screen, "heroes", rowOfHero("king-arthur")));
    screen.press(Qt::Key_Space);
    QVERIFY(hand.tabTo(QStringLiteral("boards")));
    QVERIFY(walkTo(
        screen, "boards",
        screen.shell().newGame()->battlefields()->find(QStringLiteral("reference"), QStringLiteral("frozen-pass"))));
    screen.press(Qt::Key_Return);
    QVERIFY(hand.tabTo(QStringLiteral("startGame")));
    screen.press(Qt::Key_Return);
    QCOMPARE(screen.room(), QStringLiteral("table"));
    checkGame(screen.session()->game(), {{"titania", "king-arthur"}, "frozen-pass"});
    if (QTest::currentTestFailed())
        return;

    const QString trouble = playToTheEnd(hand);
    QVERIFY2(trouble.isEmpty(), qPrintable(trouble));
    QCOMPARE(screen.window()->activeFocusItem()->objectName(), QStringLiteral("rematch"));
}

/// One person runs a team of two seats, which one is chosen here.
void NewGameTest::threePlayers() {
    Screen screen(QStringLiteral("en"), {1280, 800});
    QVERIFY(screen.click("play"));
    QVERIFY(screen.find("soloTeam") == nullptr);
    QVERIFY(screen.click("players/3"));
    QVERIFY(screen.click("soloTeam/1"));
    QVERIFY(screen.click("startGame"));
    const std::vector<app::SeatKind> seats = screen.session()->game().seats;
    QCOMPARE(seats.size(), std::size_t(4));
    QCOMPARE(seats[1].person, seats[3].person);
    QVERIFY(seats[0].person != seats[2].person);
}

/// In a small window the last choices are further down.
void NewGameTest::focusStaysInView() {
    Screen screen(QStringLiteral("de"), {1024, 640});
    screen.press(Qt::Key_Return);
    KeyHand hand(screen, 4);
    for (const char *name : {"moreChoices", "kind-0"}) {
        QVERIFY(hand.tabTo(QString::fromLatin1(name)));
        QVERIFY(screen.waitFor([&] {
            const QQuickItem *item = screen.find(name);
            const double top = item->mapToScene({}).y();
            return top > 48 && top + item->height() < 624; // below the bar, within the panel
        }));
    }
}

void NewGameTest::firstFollowsTheHero() {
    Screen screen(QStringLiteral("en"), {1280, 800});
    QVERIFY(screen.click("play"));
    QVERIFY(screen.click("hero-medusa"));
    const auto shown = [&] { return screen.find("firstSeat")->property("displayText").toString(); };
    QVERIFY2(shown().contains(QStringLiteral("Medusa")), qPrintable(shown()));
    QVERIFY(screen.click("hero-sinbad"));
    QVERIFY2(shown().contains(QStringLiteral("Sinbad")), qPrintable(shown()));
}

void NewGameTest::teamsHaveDifferentHeroes() {
    Screen screen(QStringLiteral("en"), {1280, 800});
    QVERIFY(screen.click("play"));
    QVERIFY(screen.click("players/4"));
    const app::RowModel *seats = screen.shell().newGame()->seats();
    const auto deck = [&](int seat) { return seats->value(seat, "deck").toString(); };
    std::set<QString> decks;
    for (int seat = 0; seat < 4; ++seat)
        decks.insert(deck(seat));
    QCOMPARE(decks.size(), std::size_t(4));
    const QString mine = deck(0);
    const QString partners = deck(2);
    QVERIFY(screen.click(QStringLiteral("hero-") + partners)); // the two of a team exchange
    QCOMPARE(deck(0), partners);
    QCOMPARE(deck(2), mine);
}

void NewGameTest::randomHeroIsNobodys() {
    Screen screen(QStringLiteral("fr"), {1280, 800});
    QVERIFY(screen.click("play"));
    const app::RowModel *seats = screen.shell().newGame()->seats();
    for (int turn = 0; turn < 12; ++turn) {
        const QString before = seats->value(0, "deck").toString();
        QVERIFY(screen.click("randomHero"));
        QVERIFY(seats->value(0, "deck").toString() != before);
        QVERIFY(seats->value(0, "deck") != seats->value(1, "deck"));
    }
}

/// The keyboard starts at the chosen hero, and what it points at is shown before it is taken.
void NewGameTest::focusPreviews() {
    Screen screen(QStringLiteral("en"), {1280, 800});
    QVERIFY(screen.click("play"));
    KeyHand hand(screen, 4);
    QVERIFY(hand.tabTo(QStringLiteral("heroes")));
    const QString chosen = screen.shell().newGame()->seats()->value(0, "deck").toString();
    QCOMPARE(screen.window()->activeFocusItem()->objectName(), QStringLiteral("hero-") + chosen);
    const QString before = screen.find("heroTags")->property("text").toString();
    screen.press(Qt::Key_Left);
    QVERIFY(screen.find("heroTags")->property("text").toString() != before);
    QCOMPARE(screen.shell().newGame()->seats()->value(0, "deck").toString(), chosen);
}

void NewGameTest::nothingIsSaidTwice_data() {
    QTest::addColumn<QSize>("size");
    QTest::newRow("small, without the card") << QSize(1024, 640);
    QTest::newRow("with the card") << QSize(1440, 900);
}

/// A hero with rules and spells of its own: each of them once, and the cards keep room to be read.
void NewGameTest::nothingIsSaidTwice() {
    QFETCH(QSize, size);
    Screen screen(QStringLiteral("en"), size);
    QVERIFY(screen.click("play"));
    QVERIFY(screen.click("hero-wayward-sisters"));
    screen.settle(4);
    const QVariantMap deck = screen.shell().library()->deck(QStringLiteral("wayward-sisters"));
    const QString beside = screen.find("heroRules")->property("text").toString();
    const QQuickItem *card = screen.find("characterCard");
    QCOMPARE(card != nullptr, size.width() > 1024);
    const QString onCard = card == nullptr ? QString() : card->property("fullText").toString();
    QStringList sentences;
    for (const char *part : {"abilities", "special"})
        sentences += deck.value(QLatin1String(part)).toStringList();
    QVERIFY(sentences.size() > 2);
    for (const QVariant &spell : deck.value(QStringLiteral("extras")).toList()) {
        QVERIFY(beside.contains(spell.toMap().value(QStringLiteral("text")).toString()));
        QVERIFY(beside.contains(spell.toMap().value(QStringLiteral("label")).toString())); // with its ingredients
    }
    for (const QString &sentence : sentences)
        QVERIFY2(beside.count(sentence) + onCard.count(sentence) == 1, qPrintable(sentence));
    const QQuickItem *cards = screen.find("deckCards");
    QVERIFY(cards != nullptr && cards->width() >= 280);
}

void NewGameTest::damagedFilesSayWhy() {
    const QTemporaryDir folder;
    QVERIFY(QDir(folder.path()).mkpath(QStringLiteral("battlefields")));
    const QString path = folder.filePath(QStringLiteral("battlefields/broken.json"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{ \"format\": \"champclos-battlefield\", ");
    file.close();
    Screen screen(QStringLiteral("en"), {1280, 800}, folder.path());
    QVERIFY(screen.click("play"));
    const QQuickItem *tile = screen.find(QStringLiteral("board-") + path);
    QVERIFY(tile != nullptr);
    const QString chosen = screen.shell().newGame()->battlefield();
    KeyHand hand(screen, 4);
    QVERIFY(hand.tabTo(QStringLiteral("boards")));
    screen.press(Qt::Key_End);
    QVERIFY(
        walkTo(screen, "boards", screen.shell().newGame()->battlefields()->find(QStringLiteral("reference"), path)));
    screen.press(Qt::Key_Return);
    QCOMPARE(screen.shell().newGame()->battlefield(), chosen);
    QVERIFY(screen.shell().message().contains(QStringLiteral("broken.json")));
}

CHAMPCLOS_TEST(NewGameTest)
#include "tst_new_game.moc"

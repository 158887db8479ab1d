// SPDX-License-Identifier: MIT
//
// What a turn costs: clicks and keys of a maneuver with two fighters, an attack, a defence, and of whole games against
// the computer. The figures are printed.
#include "tests/program/table_hand.h"
#include "tests/support/test_program.h"

using namespace champclos;
using namespace champclos::test;

class PlayCountsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepareScreens(); }
    void init() { failOnAnyWarning(); }
    void maneuverOfTwo_data() { addHands(); }
    void maneuverOfTwo();
    void attack_data() { addHands(); }
    void attack();
    void defence_data() { addHands(); }
    void defence();
    void wholeGame_data();
    void wholeGame();

private:
    static void addHands() {
        QTest::addColumn<bool>("isByKeys");
        QTest::newRow("clicks") << false;
        QTest::newRow("keys") << true;
    }
};

namespace {

/// One hand of each kind at one screen; the keys know already that keys are used.
struct Hands {
    Hands(Screen &screen, bool isByKeys)
        : m_screen(screen), m_isByKeys(isByKeys), m_mouse(screen, 1), m_keys(screen, 1) {
        m_keys.isQuick = true;
        if (isByKeys)
            screen.press(Qt::Key_Tab);
        screen.settle();
        screen.clicks = screen.keys = 0;
    }
    QString take(const char *kind, int id) {
        const Clicker::Target target{QString::fromLatin1(kind), id};
        return m_isByKeys ? m_keys.take(target) : m_mouse.take(target);
    }
    int used() const { return m_isByKeys ? m_screen.keys : m_screen.clicks; }

private:
    Screen &m_screen;
    bool m_isByKeys;
    MouseHand m_mouse;
    KeyHand m_keys;
};

std::optional<io::GameRecord> gameAt(const std::vector<std::string> &decks,
                                     const std::function<bool(const GameState &)> &isWanted) {
    return recordUntil(io::Library(), "greenwood", decks, isWanted);
}

bool openFor(Screen &screen, const io::GameRecord &record) {
    SeatSet humans;
    humans.insert(record.now().pending.seat);
    return screen.open(record, humans);
}

const app::RowModel *spaces(const Screen &screen) { return screen.session()->table()->view()->spaces(); }

/// An empty space that the selected fighter gets to without a boost.
int freeSpace(const Screen &screen) {
    for (int row = 0; row < spaces(screen)->count(); ++row)
        if (spaces(screen)->value(row, "isReachable").toBool() && spaces(screen)->value(row, "fighter").toInt() < 0 &&
            spaces(screen)->value(row, "boostNeeded").toInt() == 0 && spaces(screen)->value(row, "isEnabled").toBool())
            return row;
    return -1;
}

} // namespace

void PlayCountsTest::maneuverOfTwo() {
    QFETCH(bool, isByKeys);
    const auto record = gameAt({"bigfoot", "medusa"}, [](const GameState &state) {
        return state.pending.kind == DecisionKind::ChooseAction && state.turnNumber == 1 &&
               state.pending.seat == SeatId(0);
    });
    QVERIFY(record.has_value());
    Screen screen(QStringLiteral("en"), {1440, 900});
    QVERIFY(openFor(screen, *record));
    Hands hands(screen, isByKeys);
    const auto begun = screen.session()->game().record.now().actionsLeft;
    const int hero = record->match->seat(SeatId(0)).heroes.first().value();
    QCOMPARE(hands.take("fighter", hero), QString());
    QVERIFY(freeSpace(screen) >= 0);
    QCOMPARE(hands.take("space", freeSpace(screen)), QString());
    QVERIFY(screen.waitFor([&] { return freeSpace(screen) >= 0; }, 5000)); // the other is selected by itself
    QCOMPARE(hands.take("space", freeSpace(screen)), QString());
    QVERIFY(screen.waitFor([&] { return screen.session()->game().record.now().actionsLeft < begun; }, 5000));
    QCOMPARE(screen.session()->table()->view()->decisionKind(), QStringLiteral("chooseAction"));
    qInfo("maneuver with two fighters: %d %s", hands.used(), isByKeys ? "keys" : "clicks");
    QCOMPARE(hands.used(), 3);
}

/// Whom to attack, with which card.
void PlayCountsTest::attack() {
    QFETCH(bool, isByKeys);
    int target = -1;
    const io::Library library;
    const auto first = gameAt({"bigfoot", "medusa"}, [](const GameState &) { return true; });
    const auto record = gameAt({"bigfoot", "medusa"}, [&](const GameState &state) {
        if (state.pending.kind != DecisionKind::ChooseAction || state.turnNumber < 2)
            return false;
        const auto legal = std::make_unique<ActionList>();
        legalActions(*first->match, state, *legal);
        FighterSet attackers;
        for (const Action &action : *legal)
            if (action.kind == ActionKind::Attack) {
                attackers.insert(action.fighter);
                target = action.target.value();
            }
        return attackers.size() == 1;
    });
    QVERIFY(record.has_value());
    Screen screen(QStringLiteral("de"));
    QVERIFY(openFor(screen, *record));
    Hands hands(screen, isByKeys);
    QCOMPARE(hands.take("fighter", target), QString());
    const int card = screen.session()->table()->picking()->nextEnabled(app::Picking::Card, -1, 1);
    QCOMPARE(hands.take("card", card), QString());
    QVERIFY(screen.session()->game().record.now().combat.isActive);
    qInfo("attack: %d %s", hands.used(), isByKeys ? "keys" : "clicks");
    QCOMPARE(hands.used(), 2);
}

void PlayCountsTest::defence() {
    QFETCH(bool, isByKeys);
    const auto record = gameAt({"bigfoot", "medusa"}, [](const GameState &state) {
        return state.pending.kind == DecisionKind::ChooseDefense && state.turnNumber >= 2;
    });
    QVERIFY(record.has_value());
    Screen screen(QStringLiteral("fr"));
    QVERIFY(openFor(screen, *record));
    Hands hands(screen, isByKeys);
    const int card = screen.session()->table()->picking()->nextEnabled(app::Picking::Card, -1, 1);
    QCOMPARE(hands.take("card", card), QString());
    QVERIFY(screen.session()->game().record.now().pending.kind != DecisionKind::ChooseDefense);
    qInfo("defence: %d %s", hands.used(), isByKeys ? "key" : "click");
    QCOMPARE(hands.used(), 1);
}

void PlayCountsTest::wholeGame_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("seed");
    QTest::newRow("en") << QStringLiteral("en") << 3;
    QTest::newRow("de") << QStringLiteral("de") << 8;
}

/// The same kind of player with one hand and with the other: what takes a click takes a key, and seldom more.
void PlayCountsTest::wholeGame() {
    QFETCH(QString, language);
    QFETCH(int, seed);
    Screen screen(language, {1440, 900});
    screen.shell().newGame()->setSeat(1, QStringLiteral("level"), QStringLiteral("easy"));
    screen.press(Qt::Key_Return);
    screen.press(Qt::Key_Return);
    QCOMPARE(screen.room(), QStringLiteral("table"));
    KeyHand hand(screen, static_cast<std::uint64_t>(seed));
    hand.isQuick = true;
    screen.keys = 0;
    int things = 0; ///< each of them is a click of the mouse
    while (hand.isReady() && hand.session()->phase() != app::GameSession::Over) {
        QVERIFY2(++things < 6000, "the game does not end");
        const QString trouble = hand.act();
        QVERIFY2(trouble.isEmpty(), qPrintable(trouble));
    }
    qInfo("whole game against easy (%s): %d clicks, %d keys, %.2f keys a click, %zu decisions", qPrintable(language),
          things, screen.keys, double(screen.keys) / things, hand.session()->game().record.actions.size());
    QVERIFY(screen.keys <= things * 3 / 2);
}

CHAMPCLOS_TEST(PlayCountsTest)
#include "tst_play_counts.moc"

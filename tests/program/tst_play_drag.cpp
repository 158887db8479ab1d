// SPDX-License-Identifier: MIT
//
// Dragging: a token to a space is the move, a card to a fighter the attack; what it can be dropped on is lit meanwhile,
// and a drop that is not possible says why and changes nothing. And fingers: what a pointer is told by resting on a
// thing they are told by holding it.
#include "tests/program/table_hand.h"
#include "tests/support/test_program.h"

#include <QPointingDevice>

using namespace champclos;
using namespace champclos::test;

class PlayDragTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepareScreens(); }
    void init() { failOnAnyWarning(); }
    void tokenToASpace();
    void tokenAfterAnother();
    void tokenBeyondItsReach();
    void tokenToASpaceThatHasToBePaid();
    void cardToATarget();
    void cardToNobody();
    void fingerHoldsACard();
    void fingerNeedsRoom();
};

namespace {

std::optional<io::GameRecord> gameAt(const std::vector<std::string> &decks,
                                     const std::function<bool(const Match &, const GameState &)> &isWanted) {
    const auto first = recordUntil(io::Library(), "greenwood", decks, [](const GameState &) { return true; });
    return recordUntil(io::Library(), "greenwood", decks,
                       [&](const GameState &state) { return isWanted(*first->match, state); });
}

bool openFor(Screen &screen, const io::GameRecord &record) {
    SeatSet humans;
    humans.insert(record.now().pending.seat);
    return screen.open(record, humans);
}

bool isFirstAction(const Match &, const GameState &state) {
    return state.pending.kind == DecisionKind::ChooseAction && state.turnNumber == 1 && state.pending.seat == SeatId(0);
}

bool canAttack(const Match &match, const GameState &state) {
    if (state.pending.kind != DecisionKind::ChooseAction)
        return false;
    const auto legal = std::make_unique<ActionList>();
    legalActions(match, state, *legal);
    return std::any_of(legal->begin(), legal->end(),
                       [](const Action &action) { return action.kind == ActionKind::Attack; });
}

int heroOf(const Screen &screen) {
    const io::GameRecord &record = screen.session()->game().record;
    return record.match->seat(record.now().pending.seat).heroes.first().value();
}

int spaceOf(const Screen &screen, int fighter) {
    return screen.session()->game().record.now().fighter(FighterId(fighter)).space.value();
}

QPointF placeOfSpace(const Screen &screen, int space) { return screen.middleOf(QStringLiteral("space-%1").arg(space)); }

/// The first empty space of that kind while the hero is selected, which it is not afterwards.
int spaceWhere(Screen &screen, const std::function<bool(const app::RowModel &, int)> &isWanted) {
    screen.session()->table()->picking()->click(app::Picking::Fighter, heroOf(screen));
    const app::RowModel &rows = *screen.session()->table()->view()->spaces();
    int found = -1;
    for (int row = 0; row < rows.count() && found < 0; ++row)
        if (rows.value(row, "fighter").toInt() < 0 && isWanted(rows, row))
            found = row;
    screen.session()->table()->picking()->clear();
    screen.settle();
    return found;
}

} // namespace

void PlayDragTest::tokenToASpace() {
    const auto record = gameAt({"bigfoot", "medusa"}, isFirstAction);
    QVERIFY(record.has_value());
    Screen screen(QStringLiteral("en"), {1440, 900});
    QVERIFY(openFor(screen, *record));
    const int hero = heroOf(screen);
    const int goal = spaceWhere(screen, [](const app::RowModel &rows, int row) {
        return rows.value(row, "isReachable").toBool() && rows.value(row, "boostNeeded").toInt() == 0;
    });
    QVERIFY(goal >= 0);
    screen.drag(placeOfSpace(screen, spaceOf(screen, hero)), placeOfSpace(screen, goal), [&] {
        QCOMPARE(screen.find("board")->property("dropGoal").toInt(), goal);
        QVERIFY(screen.session()->table()->view()->spaces()->value(goal, "isOnPath").toBool());
    });
    QVERIFY(screen.waitFor([&] { return spaceOf(screen, hero) == goal; }, 5000));
}

/// The hero by keys, whose frame goes with the first press of the pointer; then its companion with the pointer.
void PlayDragTest::tokenAfterAnother() {
    const auto record = gameAt({"bigfoot", "medusa"}, isFirstAction);
    QVERIFY(record.has_value());
    Screen screen(QStringLiteral("en"), {1440, 900});
    QVERIFY(openFor(screen, *record));
    KeyHand hand(screen, 1);
    hand.isQuick = true;
    screen.press('b');
    QVERIFY(screen.find("board")->property("isKeyed").toBool());
    screen.press('m');
    screen.press('n'); // no boost
    QVERIFY(screen.waitFor([&] { return screen.session()->table()->view()->decisionKind() == u"chooseMove"; }, 5000));
    const int hero = heroOf(screen);
    const int goal =
        spaceWhere(screen, [](const app::RowModel &rows, int row) { return rows.value(row, "isReachable").toBool(); });
    QVERIFY(goal >= 0);
    screen.drag(placeOfSpace(screen, spaceOf(screen, hero)), placeOfSpace(screen, goal),
                [&] { QVERIFY(!screen.find("board")->property("isKeyed").toBool()); });
    QVERIFY(screen.waitFor([&] { return spaceOf(screen, hero) == goal; }, 5000));
}

void PlayDragTest::tokenBeyondItsReach() {
    const auto record = gameAt({"bigfoot", "medusa"}, isFirstAction);
    QVERIFY(record.has_value());
    Screen screen(QStringLiteral("en"), {1440, 900});
    QVERIFY(openFor(screen, *record));
    const int hero = heroOf(screen);
    const int from = spaceOf(screen, hero);
    const int goal =
        spaceWhere(screen, [](const app::RowModel &rows, int row) { return rows.value(row, "distance").toInt() <= 0; });
    QVERIFY(goal >= 0);
    screen.drag(placeOfSpace(screen, from), placeOfSpace(screen, goal),
                [&] { QCOMPARE(screen.find("board")->property("dropGoal").toInt(), -1); });
    QCOMPARE(spaceOf(screen, hero), from);
    QVERIFY(screen.find("notice") != nullptr);
    QVERIFY(screen.find("notice")->property("text").toString().contains(QStringLiteral("out of reach")));
}

void PlayDragTest::tokenToASpaceThatHasToBePaid() {
    const auto record = gameAt({"bigfoot", "medusa"}, isFirstAction);
    QVERIFY(record.has_value());
    Screen screen(QStringLiteral("en"), {1440, 900});
    QVERIFY(openFor(screen, *record));
    const int hero = heroOf(screen);
    int boost = 0;
    const int goal = spaceWhere(screen, [&](const app::RowModel &rows, int row) {
        boost = rows.value(row, "boostNeeded").toInt();
        return boost > 0 && rows.value(row, "isEnabled").toBool();
    });
    QVERIFY(goal >= 0);
    screen.drag(placeOfSpace(screen, spaceOf(screen, hero)), placeOfSpace(screen, goal));
    QVERIFY(screen.waitFor([&] { return screen.session()->table()->view()->decisionKind() == u"chooseBoost"; }, 5000));
    const app::RowModel *hand = screen.session()->table()->view()->hand();
    int offered = -1;
    for (int row = 0; row < hand->count(); ++row)
        if (hand->value(row, "isEnabled").toBool()) {
            QVERIFY(hand->value(row, "boost").toInt() >= boost);
            offered = row;
        }
    QVERIFY(offered >= 0);
    QVERIFY(screen.click(QStringLiteral("card-%1").arg(offered), {0.5, 0.3}));
    QVERIFY(screen.waitFor([&] { return spaceOf(screen, hero) == goal; }, 5000));
}

void PlayDragTest::cardToATarget() {
    const auto record = gameAt({"bigfoot", "medusa"}, canAttack);
    QVERIFY(record.has_value());
    Screen screen(QStringLiteral("fr"));
    QVERIFY(openFor(screen, *record));
    const app::RowModel *fighters = screen.session()->table()->view()->fighters();
    const app::RowModel *hand = screen.session()->table()->view()->hand();
    const int row = fighters->find(QStringLiteral("isTarget"), true);
    QVERIFY(row >= 0);
    const int target = fighters->value(row, "fighterId").toInt();
    int card = -1;
    for (int each = 0; each < hand->count() && card < 0; ++each)
        if (hand->value(each, "isEnabled").toBool() && hand->value(each, "value").toInt() >= 0)
            card = each;
    QVERIFY(card >= 0);
    screen.drag(
        screen.middleOf(QStringLiteral("card-%1").arg(card)), placeOfSpace(screen, spaceOf(screen, target)), [&] {
            QCOMPARE(screen.find("board")->property("dropGoal").toInt(), spaceOf(screen, target));
            QVERIFY(!screen.session()->game().record.now().combat.isActive); // nothing is decided before the drop
        });
    const bool isAttack = screen.session()->game().record.now().combat.isActive;
    QVERIFY(isAttack || screen.session()->table()->picking()->pickCount() == 2); // or who attacks is still to be said
}

void PlayDragTest::cardToNobody() {
    const auto record = gameAt({"bigfoot", "medusa"}, canAttack);
    QVERIFY(record.has_value());
    Screen screen(QStringLiteral("de"), {1440, 900});
    QVERIFY(openFor(screen, *record));
    const std::size_t before = record->actions.size();
    const app::RowModel *hand = screen.session()->table()->view()->hand();
    int card = -1;
    for (int each = 0; each < hand->count() && card < 0; ++each)
        if (hand->value(each, "isEnabled").toBool() && hand->value(each, "value").toInt() >= 0)
            card = each;
    QVERIFY(card >= 0);
    const int empty = screen.session()->table()->view()->spaces()->find(QStringLiteral("fighter"), -1);
    const QPointF from = screen.middleOf(QStringLiteral("card-%1").arg(card));
    screen.drag(from, placeOfSpace(screen, empty));
    QCOMPARE(screen.session()->game().record.actions.size(), before);
    QVERIFY(screen.find("notice") != nullptr);
    QCOMPARE(screen.session()->table()->picking()->pickCount(), 0);
    screen.drag(from, from + QPointF(0, -40)); // and back into the hand
    QCOMPARE(screen.session()->table()->picking()->pickCount(), 0);
}

void PlayDragTest::fingerHoldsACard() {
    const auto record = gameAt({"bigfoot", "medusa"}, isFirstAction);
    QVERIFY(record.has_value());
    Screen screen(QStringLiteral("en"));
    QVERIFY(openFor(screen, *record));
    QVERIFY(screen.find("smallReader") == nullptr);
    static QPointingDevice *finger = QTest::createTouchDevice();
    const app::RowModel *hand = screen.session()->table()->view()->hand();
    int idle = 0;
    while (idle < hand->count() && hand->value(idle, "isEnabled").toBool())
        ++idle;
    QVERIFY(idle < hand->count());
    const QPoint at = screen.middleOf(QStringLiteral("card-%1").arg(idle)).toPoint();
    QTest::touchEvent(screen.window(), finger).press(1, at);
    QVERIFY(screen.waitFor([&] { return screen.find("smallReader") != nullptr; }, 5000));
    QVERIFY(screen.waitFor([&] { return screen.find("whyTip") != nullptr; }, 5000));
    const QQuickItem *card = screen.find(QStringLiteral("card-%1").arg(idle));
    QVERIFY(screen.waitFor([&] { return card->property("isHeld").toBool(); }, 5000));
    QTest::touchEvent(screen.window(), finger).release(1, at);
    QCOMPARE(screen.session()->table()->picking()->pickCount(), 0);
    QVERIFY(screen.find("notice") == nullptr); // it was no click
}

/// Nine millimetres of whatever the screen has.
void PlayDragTest::fingerNeedsRoom() {
    const auto record = gameAt({"bigfoot", "medusa"}, isFirstAction);
    QVERIFY(record.has_value());
    Screen screen(QStringLiteral("en"));
    QVERIFY(openFor(screen, *record));
    static QPointingDevice *finger = QTest::createTouchDevice();
    const QPoint at = screen.middleOf(QStringLiteral("seat-1")).toPoint();
    QTest::touchEvent(screen.window(), finger).press(1, at);
    QTest::touchEvent(screen.window(), finger).release(1, at);
    screen.settle();
    const double least = 9 / 25.4 * screen.window()->screen()->physicalDotsPerInch();
    for (const char *name : {"choice-0", "menuButton", "hintButton", "card-0"})
        QVERIFY2(screen.find(name)->height() >= std::min(least, 44.0) - 1, name);
    QVERIFY(2 * screen.find("board")->property("radius").toDouble() >= least);
}

CHAMPCLOS_TEST(PlayDragTest)
#include "tst_play_drag.moc"

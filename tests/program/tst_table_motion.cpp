// SPDX-License-Identifier: MIT
//
// What moves at the table, at normal speed: a fighter walks from where it stood, a struck one shows what it lost, cards
// come from the deck and are turned when they are revealed, an opponent's scheme lies there to be read. Any key or
// click brings all of it to rest, and with reduced motion nothing moves.
#include "tests/program/table_hand.h"
#include "tests/support/test_program.h"

#include "app/items/speech.h"

#include <QDeadlineTimer>
#include <QSignalSpy>

using namespace champclos;
using namespace champclos::test;

class TableMotionTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepareScreens(); }
    void init() { failOnAnyWarning(); }
    void fightersWalk();
    void returnSkipsToo();
    void cardsComeFromTheDeck();
    void blowsAreSeen();
    void cardsAreTurned();
    void foreignSchemeIsShown_data();
    void foreignSchemeIsShown();
    void soundIsSetByClicks();
};

namespace {

using Phase = app::GameSession;

constexpr double kLeisurely = 25; ///< so that a busy machine does not miss it

/// Plays by clicks until a step of that kind is announced, and calls `look` at that moment, when everything has begun
/// to move; false if none came.
bool playUntil(Screen &screen, const QString &kind, const std::function<bool()> &look) {
    app::Motion *motion = screen.session()->table()->motion();
    motion->setSpeed(kLeisurely);
    bool isFound = false;
    const auto connection = QObject::connect(motion, &app::Motion::started, motion, [&] {
        isFound = isFound || (motion->kind() == kind && motion->duration() > 0 && look());
    });
    MouseHand hand(screen, 3);
    for (QDeadlineTimer patience(kPatience); !isFound && !patience.hasExpired();) {
        screen.settle(); // a click may be a whole maneuver: the next click would skip its motion
        if (isFound)
            break;
        const Phase::Phase phase = screen.session()->phase();
        if (phase == Phase::Over)
            break;
        if (phase == Phase::Playing || phase == Phase::Thinking) {
            QTest::qWait(5);
            continue;
        }
        if (!hand.act().isEmpty())
            break;
    }
    QObject::disconnect(connection);
    return isFound;
}

bool openGame(Screen &screen, const std::vector<std::string> &decks, DecisionKind kind, int turn,
              const std::function<bool(const GameState &)> &isWanted = {}) {
    const auto record = recordUntil(io::Library(), "greenwood", decks, [&](const GameState &state) {
        return state.pending.kind == kind && state.turnNumber >= turn && (!isWanted || isWanted(state));
    });
    SeatSet all;
    all.insert(SeatId(0));
    all.insert(SeatId(1));
    return record && screen.open(*record, all);
}

QObject *tokenOf(const Screen &screen, int fighter) { return screen.find(QStringLiteral("fighter-%1").arg(fighter)); }

} // namespace

/// A single step too, which would be over at once if the way began behind it.
void TableMotionTest::fightersWalk() {
    Screen screen(QStringLiteral("en"), {1440, 900});
    QVERIFY(openGame(screen, {"medusa", "bigfoot"}, DecisionKind::ChooseAction, 2));
    screen.shell().settings()->setMotion(QStringLiteral("normal"));
    app::Motion *motion = screen.session()->table()->motion();
    const QObject *token = nullptr;
    QVERIFY(playUntil(screen, QStringLiteral("move"), [&] {
        token = tokenOf(screen, motion->fighter());
        return token->property("isMoving").toBool() && token->property("progress").toDouble() == 0 &&
               motion->path().size() > 1;
    }));
    if (motion->isPlaying())      // the next click of the hand may have skipped it already
        screen.press(Qt::Key_F9); // any key
    QVERIFY(!token->property("isMoving").toBool());
}

/// Return chooses a space, but not while something moves: who wants to go on chooses nothing by it.
void TableMotionTest::returnSkipsToo() {
    Screen screen(QStringLiteral("en"), {1440, 900});
    QVERIFY(openGame(screen, {"medusa", "bigfoot"}, DecisionKind::ChooseDefense, 2));
    screen.shell().settings()->setMotion(QStringLiteral("slow"));
    app::Motion *motion = screen.session()->table()->motion();
    QVERIFY(playUntil(screen, QStringLiteral("damage"), [&] { return motion->isPlaying(); }));
    screen.find("board")->forceActiveFocus();
    const std::size_t actions = screen.session()->game().record.actions.size();
    screen.press(Qt::Key_Return);
    QVERIFY(!motion->isPlaying());
    QCOMPARE(screen.session()->game().record.actions.size(), actions);
}

void TableMotionTest::cardsComeFromTheDeck() {
    Screen screen(QStringLiteral("en"), {1440, 900});
    QVERIFY(openGame(screen, {"medusa", "bigfoot"}, DecisionKind::ChooseAction, 2));
    screen.shell().settings()->setMotion(QStringLiteral("normal"));
    QVERIFY(playUntil(screen, QStringLiteral("draw"), [&] {
        return screen.find("flyingCard") != nullptr && screen.find("hand")->property("arriving").toInt() >= 0;
    }));
    QVERIFY(screen.session()->table()->motion()->isPlaying());
    QSignalSpy skipped(screen.session()->table()->motion(), &app::Motion::skipped);
    screen.clickAt({720, 400}); // any click
    QCOMPARE(skipped.count(), 1);
    QVERIFY(screen.find("flyingCard") == nullptr);
    QCOMPARE(screen.find("hand")->property("arriving").toInt(), -1);
}

void TableMotionTest::blowsAreSeen() {
    Screen screen(QStringLiteral("en"), {1440, 900});
    QVERIFY(openGame(screen, {"medusa", "bigfoot"}, DecisionKind::ChooseDefense, 2));
    screen.shell().settings()->setMotion(QStringLiteral("normal"));
    app::Motion *motion = screen.session()->table()->motion();
    const QQuickItem *blow = nullptr;
    QVERIFY(playUntil(screen, QStringLiteral("damage"), [&] {
        blow = tokenOf(screen, motion->fighter())->findChild<QQuickItem *>(QStringLiteral("blow"));
        return blow != nullptr && blow->isVisible() && blow->property("amount").toInt() == motion->amount();
    }));
    QVERIFY(motion->isPlaying());
    screen.press(Qt::Key_F9);
    QVERIFY(!blow->isVisible());
}

void TableMotionTest::cardsAreTurned() {
    Screen screen(QStringLiteral("en"), {1440, 900});
    QVERIFY(openGame(screen, {"medusa", "bigfoot"}, DecisionKind::ChooseDefense, 2));
    screen.shell().settings()->setMotion(QStringLiteral("normal"));
    const QQuickItem *attack = screen.find("attackCard");
    QVERIFY(attack != nullptr);
    QVERIFY(attack->property("hasCard").toBool());
    QVERIFY(!attack->property("isFaceUp").toBool());
    QVERIFY(playUntil(screen, QStringLiteral("reveal"), [&] {
        return !attack->property("isHidden").toBool() && !attack->property("isFaceUp").toBool(); // it is being turned
    }));
    QVERIFY(screen.waitFor([&] { return attack->property("isFaceUp").toBool(); }));
    QVERIFY(screen.waitFor([&] { return attack->property("turn").toDouble() == 1; }));
}

void TableMotionTest::foreignSchemeIsShown_data() {
    QTest::addColumn<bool>("isReduced");
    QTest::addColumn<bool>("isClicked");
    QTest::newRow("until a key") << false << false;
    QTest::newRow("until a click") << false << true;
    QTest::newRow("without motion") << true << false;
}

void TableMotionTest::foreignSchemeIsShown() {
    QFETCH(bool, isReduced);
    QFETCH(bool, isClicked);
    for (int turn = 2; turn < 24; ++turn) { // the computer plays by chance: until it plays a scheme
        Screen screen(QStringLiteral("en"), {1440, 900});
        const auto record = recordUntil(io::Library(), "greenwood", {"medusa", "hamlet"}, [&](const GameState &state) {
            return state.pending.kind == DecisionKind::ChooseAction && state.turnNumber >= turn &&
                   state.pending.seat == SeatId(1);
        });
        SeatSet me;
        me.insert(SeatId(0));
        screen.shell().settings()->setMotion(QStringLiteral("slow"));
        screen.shell().settings()->setReducedMotion(isReduced);
        auto *speech =
            screen.main().engine().singletonInstance<items::Speech *>(qmlTypeId("Champclos.Items", 1, 0, "Speech"));
        QVERIFY(speech != nullptr);
        QStringList said;
        connect(speech, &items::Speech::said, &screen.shell(), [&](const QString &words) { said.push_back(words); });
        QVERIFY(record && screen.open(*record, me));
        const auto isMyTurn = [&] {
            return screen.session()->phase() == Phase::Deciding || screen.session()->phase() == Phase::Over;
        };
        const auto isShown = [&] { return screen.find("shownScheme") != nullptr; };
        if (!QTest::qWaitFor([&] { return isShown() || isMyTurn(); }, kPatience) || !isShown())
            continue;
        const QString text = screen.find("shownScheme")->property("fullText").toString();
        QVERIFY(!text.isEmpty());
        QVERIFY2(said.contains(text), qPrintable(said.join(u'\n')));
        if (isClicked)
            screen.clickAt({500, 400});
        else
            screen.press(Qt::Key_F9);
        QVERIFY(!isShown());
        return;
    }
    QFAIL("no scheme was played");
}

void TableMotionTest::soundIsSetByClicks() {
    Screen screen(QStringLiteral("de"), {1440, 900});
    QVERIFY(screen.click("room-settings"));
    QCOMPARE(screen.shell().settings()->sound(), QStringLiteral("medium"));
    QVERIFY(screen.click("sound/off"));
    QCOMPARE(screen.shell().settings()->sound(), QStringLiteral("off"));
    screen.press(Qt::Key_Right);
    QCOMPARE(screen.shell().settings()->sound(), QStringLiteral("quiet"));
    QVERIFY(screen.click("speed/slow"));
    QCOMPARE(screen.shell().settings()->motionFactor(), 2.0);
}

CHAMPCLOS_TEST(TableMotionTest)
#include "tst_table_motion.moc"

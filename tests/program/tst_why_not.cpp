// SPDX-License-Identifier: MIT
//
// "Why not?" on the screen: whatever cannot be chosen tells its reason beside it, after a moment under the pointer or
// with the keyboard's focus; the tip covers nothing that can be chosen, and F1 opens the rule of what is focused.
#include "tests/program/table_hand.h"
#include "tests/support/test_program.h"

using namespace champclos;
using namespace champclos::test;

class WhyNotTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepareScreens(); }
    void init() { failOnAnyWarning(); }
    void spaceUnderThePointer_data();
    void spaceUnderThePointer();
    void cardUnderThePointer();
    void answerThatIsNotLegal();
    void keyboardFocus();
    void toldOnce();
    void linkOpensTheRule();
    void helpOpensTheRuleOfTheDecision();
};

namespace {

/// A game that waits for a person at such a decision.
bool openAt(Screen &screen, DecisionKind kind) {
    const auto record =
        recordUntil(screen.shell().library()->library(), "greenwood", {"king-arthur", "alice"},
                    [kind](const GameState &state) { return state.pending.kind == kind && state.turnNumber > 2; });
    SeatSet asked;
    if (record)
        asked.insert(record->now().pending.seat);
    return record && screen.open(*record, asked);
}

QString reasonOf(Screen &screen, app::Picking::Kind kind, int id) {
    return screen.session()->table()->picking()->whyNot(kind, id).value(QStringLiteral("text")).toString();
}

int firstWithReason(Screen &screen, app::Picking::Kind kind, int count) {
    for (int id = 0; id < count; ++id)
        if (!reasonOf(screen, kind, id).isEmpty())
            return id;
    return -1;
}

/// An empty space that cannot be chosen.
int firstEmptyWithReason(Screen &screen) {
    for (int space = 0; space < screen.session()->table()->view()->spaces()->count(); ++space)
        if (screen.session()->table()->view()->spaces()->value(space, "fighter").toInt() < 0 &&
            !reasonOf(screen, app::Picking::Space, space).isEmpty())
            return space;
    return -1;
}

void restOn(Screen &screen, const QString &name) {
    const QQuickItem *item = screen.find(name);
    QVERIFY2(item != nullptr, qPrintable(name));
    QTest::mouseMove(screen.window(), item->mapToScene({item->width() / 2, item->height() / 2}).toPoint());
}

QRectF sceneRect(const QQuickItem &item) { return item.mapRectToScene({0, 0, item.width(), item.height()}); }

bool showsTip(Screen &screen, const QString &text) {
    return screen.waitFor(
        [&] {
            const QQuickItem *tip = screen.find("whyTip");
            return tip != nullptr && tip->property("text").toString() == text;
        },
        3000);
}

/// The tip lies in the window and over nothing that can be chosen.
void checkPlace(Screen &screen) {
    const QRectF tip = sceneRect(*screen.find("whyTip"));
    QVERIFY(QRectF(QPointF(), screen.window()->size()).contains(tip));
    MouseHand hand(screen, 1);
    for (const Clicker::Target &target : hand.onScreen()) {
        const QString name = QStringLiteral("%1-%2").arg(target.kind).arg(target.id);
        const QQuickItem *item = target.kind == u"fighter" ? nullptr : screen.find(name);
        if (item != nullptr)
            QVERIFY2(!tip.contains(item->mapToScene({item->width() / 2, item->height() / 2})), qPrintable(name));
    }
}

/// No tip comes as long as the notice is there.
bool staysAlone(Screen &screen) {
    const auto isTold = [&] { return screen.find("notice") == nullptr || screen.find("whyTip") != nullptr; };
    return screen.waitFor(isTold, 6000) && screen.find("whyTip") == nullptr;
}

} // namespace

void WhyNotTest::spaceUnderThePointer_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<QSize>("size");
    QTest::addRow("small, French") << QStringLiteral("fr") << QSize(1024, 640);
    QTest::addRow("large, German") << QStringLiteral("de") << QSize(1440, 900);
}

void WhyNotTest::spaceUnderThePointer() {
    QFETCH(QString, language);
    QFETCH(QSize, size);
    Screen screen(language, size);
    QVERIFY(openAt(screen, DecisionKind::ChooseMove));
    int asked = 0;
    for (int space = 0; space < screen.session()->table()->view()->spaces()->count() && asked < 5; ++space) {
        if (screen.session()->table()->view()->spaces()->value(space, "fighter").toInt() >= 0 ||
            reasonOf(screen, app::Picking::Space, space).isEmpty())
            continue;
        ++asked;
        restOn(screen, QStringLiteral("space-%1").arg(space));
        QVERIFY(showsTip(screen, reasonOf(screen, app::Picking::Space, space)));
        checkPlace(screen);
        if (QTest::currentTestFailed())
            return;
    }
    QVERIFY(asked > 0);
    QTest::mouseMove(screen.window(), {2, 2}); // it goes when the pointer does
    QVERIFY(screen.waitFor([&] { return screen.find("whyTip") == nullptr; }, 3000));
}

void WhyNotTest::cardUnderThePointer() {
    Screen screen(QStringLiteral("fr"));
    QVERIFY(openAt(screen, DecisionKind::ChooseMove));
    const int card = firstWithReason(screen, app::Picking::Card, screen.session()->table()->view()->hand()->count());
    QVERIFY(card >= 0);
    const QQuickItem *item = screen.find(QStringLiteral("card-%1").arg(card));
    QTest::mouseMove(screen.window(), item->mapToScene({6, 40}).toPoint());
    QVERIFY(showsTip(screen, reasonOf(screen, app::Picking::Card, card)));
    checkPlace(screen);
}

/// An answer that is not legal cannot be taken, but it can be asked.
void WhyNotTest::answerThatIsNotLegal() {
    Screen screen(QStringLiteral("en"), {1280, 800});
    const auto record = recordUntil(
        screen.shell().library()->library(), "greenwood", {"medusa", "bigfoot"}, [](const GameState &state) {
            return state.pending.kind == DecisionKind::ChooseAction && state.turnNumber == 1;
        });
    QVERIFY(record.has_value());
    SeatSet asked;
    asked.insert(record->now().pending.seat);
    QVERIFY(screen.open(*record, asked));
    const int answer =
        firstWithReason(screen, app::Picking::Choice, screen.session()->table()->picking()->choices()->count());
    QVERIFY(answer >= 0);
    const QString name = QStringLiteral("choice-%1").arg(answer);
    restOn(screen, name);
    QVERIFY(showsTip(screen, reasonOf(screen, app::Picking::Choice, answer)));
    const std::size_t before = screen.session()->game().record.actions.size();
    QVERIFY(screen.click(name));
    QCOMPARE(screen.session()->game().record.actions.size(), before);
    QCOMPARE(screen.find("notice")->property("text").toString(), reasonOf(screen, app::Picking::Choice, answer));
    QVERIFY(staysAlone(screen));
}

void WhyNotTest::keyboardFocus() {
    Screen screen(QStringLiteral("de"), {1280, 800});
    QVERIFY(openAt(screen, DecisionKind::ChooseMove));
    KeyHand hand(screen, 1);
    QVERIFY(hand.tabTo(QStringLiteral("hand")));
    const int card = screen.find("hand")->property("current").toInt();
    QVERIFY(showsTip(screen, reasonOf(screen, app::Picking::Card, card)));
    const QString rule =
        screen.session()->table()->picking()->whyNot(app::Picking::Card, card).value(QStringLiteral("rule")).toString();
    screen.press(Qt::Key_F1);
    QCOMPARE(screen.room(), QStringLiteral("rules"));
    QCOMPARE(screen.window()->property("rule").toString(), rule);
}

/// A click on what is not possible tells why at once; the tip does not say it again while the pointer stays.
void WhyNotTest::toldOnce() {
    for (const char *language : {"en", "fr", "de"}) {
        Screen screen(QString::fromLatin1(language), {1280, 800});
        QVERIFY(openAt(screen, DecisionKind::ChooseMove));
        const int space = firstEmptyWithReason(screen);
        QVERIFY(space >= 0);
        restOn(screen, QStringLiteral("space-%1").arg(space));
        QVERIFY(showsTip(screen, reasonOf(screen, app::Picking::Space, space)));
        const QString link = screen.find("whyRule")->property("text").toString();
        QVERIFY2(!link.contains(screen.find("whyTip")->property("rule").toString()), qPrintable(link));
        QVERIFY2(link.contains(u"(F1)"), qPrintable(link));
        QVERIFY(screen.click(QStringLiteral("space-%1").arg(space)));
        QCOMPARE(screen.find("notice")->property("text").toString(), reasonOf(screen, app::Picking::Space, space));
        screen.settle();
        for (const char *name : {"side", "prompt"}) { // which are there to be read
            const auto place = [](const QQuickItem &item) { return item.mapRectToScene(item.boundingRect()); };
            QVERIFY(!place(*screen.find("notice")).intersects(place(*screen.find(name))));
        }
        restOn(screen, QStringLiteral("seat-0")); // a hand that trembles
        restOn(screen, QStringLiteral("space-%1").arg(space));
        QVERIFY(staysAlone(screen));
        const int card =
            firstWithReason(screen, app::Picking::Card, screen.session()->table()->view()->hand()->count());
        const QQuickItem *item = screen.find(QStringLiteral("card-%1").arg(card));
        screen.clickAt(item->mapToScene({6, 40}));
        QCOMPARE(screen.find("notice")->property("text").toString(), reasonOf(screen, app::Picking::Card, card));
        QVERIFY(staysAlone(screen));
    }
}

void WhyNotTest::linkOpensTheRule() {
    Screen screen(QStringLiteral("fr"), {1280, 800});
    QVERIFY(openAt(screen, DecisionKind::ChooseMove));
    const int space = firstEmptyWithReason(screen);
    QVERIFY(space >= 0);
    restOn(screen, QStringLiteral("space-%1").arg(space));
    QVERIFY(showsTip(screen, reasonOf(screen, app::Picking::Space, space)));
    QVERIFY(screen.click("whyRule"));
    QCOMPARE(screen.room(), QStringLiteral("rules"));
    QCOMPARE(screen.window()->property("rule").toString(), QStringLiteral("M3"));
}

void WhyNotTest::helpOpensTheRuleOfTheDecision() {
    const std::pair<DecisionKind, const char *> rules[] = {
        {DecisionKind::ChooseAction, "T2"}, {DecisionKind::ChooseBoost, "M1"}, {DecisionKind::ChooseDefense, "A3"}};
    for (const auto &[kind, rule] : rules) {
        Screen screen(QStringLiteral("en"));
        QVERIFY(openAt(screen, kind));
        screen.press(Qt::Key_F1);
        QCOMPARE(screen.room(), QStringLiteral("rules"));
        QCOMPARE(screen.window()->property("rule").toString(), QString::fromLatin1(rule));
        screen.press(Qt::Key_Escape);
        QCOMPARE(screen.room(), QStringLiteral("table"));
    }
}

CHAMPCLOS_TEST(WhyNotTest)
#include "tst_why_not.moc"

// SPDX-License-Identifier: MIT
//
// Everything that can be touched says what it is: on every page, in the positions of a game and in what opens over
// them, each thing that takes the keyboard's focus or a click has an accessible name, a role and a state, in the
// language of the program.
#include "tests/program/bus.h"
#include "tests/program/table_hand.h"
#include "tests/support/test_program.h"

#include <QAccessible>

using namespace champclos;
using namespace champclos::test;

class AccessibleTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() {
        prepareScreens();
        QAccessible::setActive(true);
    }
    void init() { failOnAnyWarning(); }
    void everyPage_data();
    void everyPage();
    void spacesTellWhatStandsThere();
    void bus_data();
    void bus();
    void pressWorks();
};

namespace {

/// Why the item needs a name; nothing if nobody touches it.
QString useOf(const QQuickItem &item) {
    if (item.inherits("QQuickAbstractButton"))
        return QStringLiteral("a button");
    if (item.activeFocusOnTab())
        return QStringLiteral("takes the focus");
    const QList<QObject *> children = item.children();
    for (const QObject *child : children)
        if (child->inherits("QQuickTapHandler") && child->property("enabled").toBool())
            return QStringLiteral("can be clicked");
    return {};
}

QString pathOf(const QQuickItem *item) {
    QStringList names;
    for (; item != nullptr && names.size() < 5; item = item->parentItem()) {
        QString name = QString::fromLatin1(item->metaObject()->className());
        name.remove(QRegularExpression(QStringLiteral("_QML.*|^QQuick")));
        names.push_back(item->objectName().isEmpty() ? name : item->objectName());
    }
    return names.join(QStringLiteral(" < "));
}

class NameCheck {
public:
    explicit NameCheck(const QQuickWindow &window) { visit(window.contentItem()); }
    QStringList troubles;
    int things = 0;

private:
    void visit(QQuickItem *item) {
        if (!item->isVisible() || item->opacity() == 0)
            return;
        if (const QString use = useOf(*item); !use.isEmpty() && item->width() > 0)
            check(item, use);
        const QList<QQuickItem *> children = item->childItems();
        for (QQuickItem *child : children)
            visit(child);
    }
    /// Its own words, or those of what it is the drawn part of.
    static QAccessibleInterface *speakerFor(QQuickItem *item) {
        for (int steps = 0; item != nullptr && steps < 3; ++steps, item = item->parentItem()) {
            QAccessibleInterface *face = QAccessible::queryAccessibleInterface(item);
            if (face != nullptr && !face->text(QAccessible::Name).isEmpty())
                return face;
        }
        return nullptr;
    }
    void check(QQuickItem *item, const QString &use) {
        ++things;
        const auto complain = [&](const char *what) {
            troubles.push_back(QStringLiteral("%1 (%2) %3").arg(pathOf(item), use, QLatin1String(what)));
        };
        QAccessibleInterface *face = speakerFor(item);
        if (face == nullptr)
            return complain("has no name");
        if (face->role() == QAccessible::NoRole || face->role() == QAccessible::Client)
            return complain("has no role");
        if (item->activeFocusOnTab() && item->isEnabled() && face->object() == item && !face->state().focusable)
            complain("does not say that it takes the focus");
        if (item->hasActiveFocus() && !item->isFocusScope() && face->object() == item && !face->state().focused)
            complain("does not say that it has the focus");
        if (face->role() == QAccessible::RadioButton && !face->state().checkable && !face->state().checked)
            complain("does not say whether it is taken");
    }
};

class Walk {
public:
    explicit Walk(Screen &screen) : m_screen(screen) {}
    QStringList troubles;

    void look(const QString &page) {
        QTest::qWait(60);
        m_screen.settle();
        const NameCheck check(*m_screen.window());
        if (check.things == 0)
            troubles.push_back(page + QStringLiteral(": there is nothing to touch"));
        for (const QString &trouble : check.troubles)
            troubles.push_back(page + QStringLiteral(": ") + trouble);
    }
    void room(const char *name) {
        m_screen.main().enter(QString::fromLatin1(name));
        look(QString::fromLatin1(name));
    }
    bool open(DecisionKind kind, int turn, bool isHotSeat = false) {
        const auto record =
            recordUntil(io::Library(), "greenwood", {"titania", "wayward-sisters"},
                        [&](const GameState &state) { return state.pending.kind == kind && state.turnNumber >= turn; });
        if (!record)
            return false;
        SeatSet humans;
        humans.insert(record->now().pending.seat);
        for (int seat = 0; isHotSeat && seat < 2; ++seat)
            humans.insert(SeatId(seat));
        return m_screen.open(*record, humans, !isHotSeat);
    }
    void position(DecisionKind kind, int turn, bool isHotSeat = false) {
        const QString name = QString::fromLatin1(kDecisionKindNames[static_cast<std::size_t>(kind)]);
        if (!open(kind, turn, isHotSeat))
            troubles.push_back(name + QStringLiteral(": not reached"));
        look(name);
    }
    /// What opens when that is clicked; Escape closes it again.
    void opened(const char *by) {
        if (!m_screen.click(by))
            troubles.push_back(QString::fromLatin1(by) + QStringLiteral(": not to be seen"));
        QTest::qWait(250);
        look(QStringLiteral("after ") + QString::fromLatin1(by));
        m_screen.press(Qt::Key_Escape);
        QTest::qWait(250);
    }
    void end() {
        io::GameRecord record = *recordUntil(io::Library(), "greenwood", {"king-arthur", "shakespeare"},
                                             [](const GameState &state) { return state.isOver(); });
        record.rewindTo(record.actions.size() - 4);
        SeatSet humans;
        humans.insert(SeatId(0));
        humans.insert(SeatId(1));
        m_screen.open(record, humans);
        MouseHand hand(m_screen, 1);
        for (int clicks = 0; clicks < 3000 && hand.isReady(); ++clicks) {
            if (hand.session()->phase() == app::GameSession::Reading && hand.readings == 0)
                look(QStringLiteral("combat"));
            if (hand.session()->phase() == app::GameSession::Over || !hand.act().isEmpty())
                break;
        }
        look(QStringLiteral("end"));
    }

private:
    Screen &m_screen;
};

} // namespace

void AccessibleTest::everyPage_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<QSize>("size");
    QTest::addRow("French, small") << QStringLiteral("fr") << QSize(1024, 640);
    QTest::addRow("German, large") << QStringLiteral("de") << QSize(1440, 900);
}

void AccessibleTest::everyPage() {
    QFETCH(QString, language);
    QFETCH(QSize, size);
    Screen screen(language, size);
    Walk walk(screen);
    walk.look(QStringLiteral("home"));
    walk.room("newGame");
    walk.opened("level-1");
    screen.shell().newGame()->setPlayers(3);
    walk.room("newGame");
    for (const char *room : {"library", "settings", "rules", "battlefields", "decks", "print"})
        walk.room(room);
    using D = DecisionKind;
    walk.position(D::ChoosePlacement, 0);
    walk.position(D::ChooseMove, 3);
    walk.position(D::ChooseDefense, 3);
    walk.position(D::ChooseDefense, 3, true); // the curtain
    walk.position(D::ChooseCard, 2);
    walk.position(D::ChooseAction, 5);
    walk.opened("menuButton");
    walk.opened("discard-0");
    if (screen.find("logButton") != nullptr)
        walk.opened("logButton");
    walk.end();
    screen.shell().replaySession();
    screen.shell().replay()->setStep(3);
    walk.room("replay");
    walk.opened("playOnButton");
    screen.shell().closeGame();
    walk.room("replays");
    walk.room("home"); // with a game to go on with
    screen.shell().tell(QStringLiteral("…"));
    walk.look(QStringLiteral("a message"));
    for (const QString &trouble : walk.troubles)
        qInfo("%s", qPrintable(trouble));
    QVERIFY2(walk.troubles.isEmpty(), qPrintable(QStringLiteral("%1 troubles").arg(walk.troubles.size())));
}

/// As a blind player hears it: the space, its zones, its lines, who stands there and whether it can be chosen.
void AccessibleTest::spacesTellWhatStandsThere() {
    Screen screen(QStringLiteral("en"));
    Walk walk(screen);
    QVERIFY(walk.open(DecisionKind::ChooseMove, 3));
    const Battlefield &battlefield = screen.session()->game().record.match->battlefield;
    const auto zoneOf = [&](int space) {
        const ZoneId zone = battlefield.spaces[SpaceId(space)].zones.front();
        return QString::fromStdString(battlefield.zones[zone].name.in(Language::En));
    };
    int standing = 0;
    int open = 0;
    for (int space = 0; space < screen.session()->table()->view()->spaces()->count(); ++space) {
        QQuickItem *item = screen.find(QStringLiteral("space-%1").arg(space));
        QVERIFY(item != nullptr);
        const QString said = QAccessible::queryAccessibleInterface(item)->text(QAccessible::Name);
        QVERIFY2(said.contains(zoneOf(space)) && said.contains(QStringLiteral("lines to")), qPrintable(said));
        const int fighter = screen.session()->table()->view()->spaces()->value(space, "fighter").toInt();
        if (fighter >= 0) {
            const app::RowModel *fighters = screen.session()->table()->view()->fighters();
            const int row = fighters->find(QStringLiteral("fighterId"), fighter);
            QVERIFY2(said.contains(fighters->value(row, "title").toString()), qPrintable(said));
            ++standing;
        } else if (screen.session()->table()->view()->spaces()->value(space, "isEnabled").toBool()) {
            QVERIFY2(said.contains(QStringLiteral("can be chosen")), qPrintable(said));
            ++open;
        }
    }
    QVERIFY(standing > 0 && open > 0);
}

void AccessibleTest::bus_data() {
    QTest::addColumn<QString>("room");
    for (const char *room : {"home", "newGame", "settings", "rules", "print", "replays", "replay"})
        QTest::newRow(room) << QString::fromLatin1(room);
}

/// On each page of the house: nothing without a name, nothing that Tab does not come to, no trap, a focus at once, and
/// Escape leads one step back.
void AccessibleTest::bus() {
    QFETCH(QString, room);
    Screen screen(QStringLiteral("de"), {1280, 800});
    Walk walk(screen);
    QVERIFY(walk.open(DecisionKind::ChooseAction, 5)); // so that there is a game to go on with
    QVERIFY(screen.shell().replaySession());
    screen.shell().replay()->setStep(3);
    screen.shell().closeGame();
    screen.main().enter(room);
    screen.settle(4);

    const QQuickItem *focused = screen.window()->activeFocusItem();
    QVERIFY(focused != nullptr);
    QAccessibleInterface *face = QAccessible::queryAccessibleInterface(const_cast<QQuickItem *>(focused));
    QVERIFY2(face != nullptr && !face->text(QAccessible::Name).isEmpty(), qPrintable(pathOf(focused)));

    const BusWalk bus(*screen.window());
    const TabRound tabs(screen);
    QStringList unreached;
    for (const BusWalk::Thing &thing : bus.interactive)
        if (!thing.face->state().disabled && !tabs.reaches(thing))
            unreached.push_back(BusWalk::describe(*thing.face));
    qInfo("%s: %d exposed, %zu interactive, %zu stops; nameless %d, useless %d, doubled %d, wrong state %d, "
          "unreached %d",
          qPrintable(room), bus.exposed, bus.interactive.size(), tabs.stops.size(), int(bus.nameless.size()),
          int(bus.useless.size()), int(bus.doubles.size()), int(bus.wrongStates.size()), int(unreached.size()));
    for (const QString &trouble : bus.nameless + bus.useless + bus.doubles + bus.wrongStates + unreached)
        qInfo("%s", qPrintable(trouble));
    QVERIFY(bus.interactive.size() > 3);
    QVERIFY(tabs.isRound);
    QCOMPARE(bus.nameless.size() + bus.useless.size() + bus.doubles.size() + bus.wrongStates.size(), 0);
    QCOMPARE(unreached.size(), 0);
    if (room != u"home") {
        screen.press(Qt::Key_Escape);
        QVERIFY(screen.room() != room);
    }
}

/// What the bus offers, it does.
void AccessibleTest::pressWorks() {
    Screen screen(QStringLiteral("en"), {1280, 800});
    const auto act = [&](const char *name, const QString &action) {
        QQuickItem *item = screen.find(name);
        QAccessibleInterface *face = item != nullptr ? QAccessible::queryAccessibleInterface(item) : nullptr;
        if (face == nullptr || !face->actionInterface()->actionNames().contains(action))
            return false;
        face->actionInterface()->doAction(action);
        screen.settle();
        return true;
    };
    const QString press = QAccessibleActionInterface::pressAction();
    const QString toggle = QAccessibleActionInterface::toggleAction();
    QVERIFY(act("room-settings", press));
    QCOMPARE(screen.room(), QStringLiteral("settings"));
    QVERIFY(act("highContrast", toggle));
    QVERIFY(screen.shell().settings()->highContrast());
    QVERIFY(act("highContrast", press));
    QVERIFY(!screen.shell().settings()->highContrast());
    QVERIFY(act("theme/dark", press));
    QCOMPARE(screen.shell().settings()->theme(), QStringLiteral("dark"));
    QVERIFY(act("settingsDone", press));
    QCOMPARE(screen.room(), QStringLiteral("home"));
    QVERIFY(act("play", press));
    QVERIFY(act("players/4", press));
    QCOMPARE(screen.shell().newGame()->players(), 4);
    QVERIFY(act("hero-medusa", press));
    QCOMPARE(screen.shell().newGame()->seats()->value(0, "deck").toString(), QStringLiteral("medusa"));
    QVERIFY(act("level-1", press));
    QVERIFY(screen.waitFor([&] { return screen.find("level-1/0") != nullptr; }));
    QVERIFY(act("level-1/0", press));
    QCOMPARE(screen.shell().newGame()->seats()->value(1, "level").toString(), QStringLiteral("random"));
    QVERIFY(act("friendly", toggle));
    QVERIFY(screen.shell().newGame()->friendly());
    QVERIFY(act("startGame", press));
    QCOMPARE(screen.room(), QStringLiteral("table"));
}

CHAMPCLOS_TEST(AccessibleTest)
#include "tst_accessible.moc"

// SPDX-License-Identifier: MIT
//
// What a player can see at the table without knowing the hero: abilities, how everybody fights, special things by name,
// the hero sheet, the strike reach, what a boost leads to. By real clicks and keys.
#include "tests/program/table_hand.h"
#include "tests/support/test_program.h"

#include "engine/rules/targeting.h"

#include <array>

using namespace champclos;
using namespace champclos::test;

class TableLookTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepareScreens(); }
    void init() { failOnAnyWarning(); }
    void abilitiesAreInSight_data();
    void abilitiesAreInSight();
    void specialThingsHaveNames_data();
    void specialThingsHaveNames();
    void linesCountSyllables();
    void specialThingOpensItsSheet();
    void sheetTellsWhatWasSeen();
    void boardKeepsItsPlaceInCombat_data();
    void boardKeepsItsPlaceInCombat();
    void logIsReachableInCombat();
    void idleButtonsHaveDashes();
    void strikesAreThoseOfTheRules();
    void boostsSayWhatTheyLeadTo();
    void drawnCardIsMarked();
    void drawerLeavesNoFrame();
};

namespace {

std::optional<io::GameRecord> gameAt(const std::vector<std::string> &decks, DecisionKind kind, int turn,
                                     const std::function<bool(const GameState &)> &isWanted = {}) {
    return recordUntil(io::Library(), "greenwood", decks, [=](const GameState &state) {
        return state.pending.kind == kind && state.turnNumber >= turn && (!isWanted || isWanted(state));
    });
}

bool openFor(Screen &screen, const io::GameRecord &record) {
    SeatSet humans;
    humans.insert(record.now().pending.seat);
    return screen.open(record, humans);
}

QString textOf(const Screen &screen, const QString &name) {
    const QQuickItem *item = screen.find(name);
    return item != nullptr ? item->property("text").toString() : QString();
}

QRectF placeOf(const QQuickItem &item) { return item.mapRectToScene({0, 0, item.width(), item.height()}); }

} // namespace

void TableLookTest::abilitiesAreInSight_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("players");
    for (const char *language : {"en", "fr", "de"}) {
        for (const QSize size : {QSize(1024, 640), QSize(1366, 768), QSize(1440, 900)})
            QTest::addRow("%s %d", language, size.width()) << QString::fromLatin1(language) << size << 2;
        QTest::addRow("%s 1024, four", language) << QString::fromLatin1(language) << QSize(1024, 640) << 4;
    }
}

/// All of it, or its beginning with the way to the rest; never silently nothing.
void TableLookTest::abilitiesAreInSight() {
    QFETCH(QString, language);
    QFETCH(QSize, size);
    QFETCH(int, players);
    const std::vector<std::string> decks = io::Library().deckIds();
    Screen screen(language, size);
    for (std::size_t deck = 0; deck + 1 < decks.size(); deck += static_cast<std::size_t>(players)) {
        std::vector<std::string> seated;
        for (int seat = 0; seat < players; ++seat)
            seated.push_back(decks[(deck + static_cast<std::size_t>(seat)) % decks.size()]);
        const auto record = gameAt(seated, DecisionKind::ChooseAction, 2);
        QVERIFY(record && openFor(screen, *record));
        for (int seat = 0; seat < players; ++seat) {
            const QVariantMap facts = screen.session()->table()->view()->seats()->at(seat);
            const QString whole = facts.value(QStringLiteral("ability")).toString();
            if (whole.isEmpty())
                continue;
            const auto isTold = [&] {
                QString shown = textOf(screen, QStringLiteral("ability-%1").arg(seat));
                if (shown.endsWith(QStringLiteral(" …")))
                    shown.chop(2);
                return shown == whole || (!shown.isEmpty() && whole.startsWith(shown) &&
                                          screen.find(QStringLiteral("allOf-%1").arg(seat)));
            };
            QVERIFY2(screen.waitFor(isTold, 3000), seated[static_cast<std::size_t>(seat)].c_str());
            const QQuickItem *panel = screen.find(QStringLiteral("seat-%1").arg(seat));
            const QQuickItem *words = screen.find(QStringLiteral("ability-%1").arg(seat));
            QVERIFY2(placeOf(*panel).adjusted(-1, -1, 1, 1).contains(placeOf(*words)),
                     seated[static_cast<std::size_t>(seat)].c_str());
            QVERIFY(!textOf(screen, QStringLiteral("attackChip-%1").arg(seat)).isEmpty());
        }
    }
}

void TableLookTest::specialThingsHaveNames_data() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<QStringList>("decks");
    const QStringList duel = {"titania", "wayward-sisters"};
    const QStringList four = {"titania", "hamlet", "alice", "shakespeare"};
    for (const QSize size : {QSize(1024, 640), QSize(1440, 900)}) {
        QTest::addRow("duel %d", size.width()) << size << duel;
        QTest::addRow("four %d", size.width()) << size << four;
    }
}

void TableLookTest::specialThingsHaveNames() {
    QFETCH(QSize, size);
    QFETCH(QStringList, decks);
    std::vector<std::string> ids;
    for (const QString &deck : decks)
        ids.push_back(deck.toStdString());
    const auto record = gameAt(ids, DecisionKind::ChooseAction, 4);
    QVERIFY(record.has_value());
    Screen screen(QStringLiteral("de"), size);
    QVERIFY(openFor(screen, *record));
    for (int seat = 0; seat < decks.size(); ++seat) {
        const QQuickItem *row = screen.find(QStringLiteral("special-%1-0").arg(seat));
        QVERIFY2(row != nullptr, qPrintable(decks[seat]));
        const QVariantMap facts = screen.session()->table()->view()->seats()->at(seat);
        const QVariantMap special = facts.value(QStringLiteral("specials")).toList().value(0).toMap();
        QStringList shown;
        for (const QQuickItem *child : row->childItems())
            if (child->isVisible() && child->inherits("QQuickText"))
                shown.push_back(child->property("text").toString());
        QVERIFY2(shown.join(u' ').contains(special.value(QStringLiteral("label")).toString()),
                 qPrintable(shown.join(u'|')));
    }
}

/// A glamour has no pile of its own to show: its sheet opens, not the discard pile.
/// Not copies: a card stands in a line once.
void TableLookTest::linesCountSyllables() {
    const auto record = gameAt({"shakespeare", "bigfoot"}, DecisionKind::ChooseAction, 3, [](const GameState &state) {
        return state.pending.seat == SeatId(0) && !state.seat(SeatId(0)).pile.isEmpty();
    });
    Screen screen(QStringLiteral("en"), {1440, 900});
    QVERIFY(record && openFor(screen, *record));
    const QVariantList specials =
        screen.session()->table()->view()->seats()->at(0).value(QStringLiteral("specials")).toList();
    QVERIFY(!specials.isEmpty());
    const QString things = specials.constFirst().toMap().value(QStringLiteral("things")).toString();
    QVERIFY2(things.contains(QStringLiteral("syllable")), qPrintable(things));
    QVERIFY2(!things.contains(u'×'), qPrintable(things));
}

void TableLookTest::specialThingOpensItsSheet() {
    const auto record = gameAt({"titania", "bigfoot"}, DecisionKind::ChooseAction, 2);
    QVERIFY(record.has_value());
    Screen screen(QStringLiteral("en"), {1440, 900});
    QVERIFY(openFor(screen, *record));
    QVERIFY(screen.click("special-0-0"));
    QVERIFY(screen.waitFor([&] { return screen.find("heroSheet") != nullptr; }));
    QVERIFY(screen.find("closePile") == nullptr);
    QCOMPARE(screen.session()->table()->view()->sheet()->seat(), 0);
    screen.press(Qt::Key_Escape);
    QVERIFY(screen.find("heroSheet") == nullptr);
}

/// By key, click on the head, click on the deck; and of an opponent it tells only what this viewer saw.
void TableLookTest::sheetTellsWhatWasSeen() {
    const auto record = gameAt({"medusa", "bigfoot"}, DecisionKind::ChooseAction, 6);
    QVERIFY(record.has_value());
    Screen screen(QStringLiteral("en"), {1440, 900});
    QVERIFY(openFor(screen, *record));
    const int viewer = screen.session()->table()->view()->viewer();
    screen.press('i');
    QVERIFY(screen.waitFor([&] { return screen.find("heroSheet") != nullptr; }));
    const app::HeroSheet *sheet = screen.session()->table()->view()->sheet();
    QCOMPARE(sheet->seat(), viewer);
    QCOMPARE(sheet->total() - sheet->seenCount(),
             screen.session()->table()->view()->seats()->at(viewer).value("deckCount").toInt());
    screen.press('i');
    QCOMPARE(sheet->seat(), 1 - viewer);
    const QVariantMap other = screen.session()->table()->view()->seats()->at(1 - viewer);
    const int open = other.value("discardCount").toInt();
    QVERIFY(sheet->seenCount() >= open);
    QVERIFY(sheet->seenCount() <= open + other.value("handCount").toInt());
    screen.press('i');
    QVERIFY(screen.find("heroSheet") == nullptr);
    QVERIFY(screen.click(QStringLiteral("deck-%1").arg(1 - viewer)));
    QVERIFY(screen.waitFor([&] { return screen.find("heroSheet") != nullptr; }));
    QCOMPARE(sheet->seat(), 1 - viewer);
    QVERIFY(screen.click("closeSheet"));
    QVERIFY(screen.click(QStringLiteral("seatHead-%1").arg(viewer)));
    QVERIFY(screen.waitFor([&] { return screen.find("heroSheet") != nullptr; }));
    QCOMPARE(sheet->seat(), viewer);
}

void TableLookTest::boardKeepsItsPlaceInCombat_data() {
    QTest::addColumn<QSize>("size");
    for (const QSize size : {QSize(1024, 640), QSize(1366, 768), QSize(1920, 1080)})
        QTest::addRow("%d", size.width()) << size;
}

/// From choosing an attack to the end of the combat and on.
void TableLookTest::boardKeepsItsPlaceInCombat() {
    QFETCH(QSize, size);
    const auto before = gameAt({"medusa", "bigfoot"}, DecisionKind::ChooseAction, 2);
    const auto record = gameAt({"medusa", "bigfoot"}, DecisionKind::ChooseDefense, 2);
    QVERIFY(before && record);
    SeatSet humans;
    humans.insert(SeatId(0));
    humans.insert(SeatId(1));
    Screen screen(QStringLiteral("de"), size);
    QVERIFY(screen.open(*before, humans));
    const QRectF board = placeOf(*screen.find("board"));
    QVERIFY(screen.open(*record, humans));
    QVERIFY(screen.waitFor([&] { return screen.find("seat-0") != nullptr; }));
    QTest::qWait(500);        // until the panels are laid out
    const auto panels = [&] { // from above; they change places with the viewer
        std::array<QRectF, 2> places = {placeOf(*screen.find("seat-0")), placeOf(*screen.find("seat-1"))};
        if (places[0].top() > places[1].top())
            std::swap(places[0], places[1]);
        return places;
    };
    std::array<QRectF, 2> seats = panels();
    int viewer = screen.session()->table()->view()->viewer();
    MouseHand hand(screen, 3);
    bool wasCombat = false;
    for (int clicks = 0; clicks < 12 && hand.isReady(); ++clicks) {
        QCOMPARE(placeOf(*screen.find("board")), board);
        if (std::exchange(viewer, screen.session()->table()->view()->viewer()) !=
            screen.session()->table()->view()->viewer()) {
            QTest::qWait(500);
            seats = panels();
        }
        QCOMPARE(panels()[0], seats[0]);
        QCOMPARE(panels()[1], seats[1]);
        if (const QQuickItem *ledger = screen.find("combat"))
            QVERIFY(!placeOf(*ledger).intersects(board));
        wasCombat = wasCombat || screen.session()->table()->tale()->combat()->isOpen();
        if (screen.session()->phase() == app::GameSession::Over)
            break;
        QCOMPARE(hand.act(), QString());
    }
    QVERIFY(wasCombat);
}

void TableLookTest::logIsReachableInCombat() {
    for (const QSize size : {QSize(1024, 640), QSize(1440, 900)}) {
        const auto record = gameAt({"medusa", "bigfoot"}, DecisionKind::ChooseDefense, 2);
        QVERIFY(record.has_value());
        Screen screen(QStringLiteral("en"), size);
        QVERIFY(openFor(screen, *record));
        QVERIFY(screen.waitFor([&] { return screen.find("combat") != nullptr; }));
        QVERIFY(screen.find("logLines") == nullptr);
        screen.press('l');
        QVERIFY(screen.find("logLines") != nullptr);
        screen.press('l');
        QVERIFY(screen.find("combat") != nullptr);
    }
}

/// What cannot be done is not only paler: it has a frame of dashes, in every theme.
void TableLookTest::idleButtonsHaveDashes() {
    const auto record = gameAt({"medusa", "bigfoot"}, DecisionKind::ChooseAction, 1, [](const GameState &state) {
        return state.turnNumber <= 2; // nobody is near yet
    });
    QVERIFY(record.has_value());
    Screen screen(QStringLiteral("en"), {1440, 900});
    screen.shell().settings()->setHighContrast(true);
    QVERIFY(openFor(screen, *record));
    int idle = 0;
    for (int row = 0; row < screen.session()->table()->picking()->choices()->count(); ++row) {
        QQuickItem *button = screen.find(QStringLiteral("choice-%1").arg(row));
        QVERIFY(button != nullptr);
        const bool isEnabled = screen.session()->table()->picking()->choices()->value(row, "isEnabled").toBool();
        QCOMPARE(button->findChild<QObject *>(QStringLiteral("idleFrame")) != nullptr, !isEnabled);
        idle += !isEnabled;
    }
    QVERIFY(idle > 0);
}

/// Every fighter of the viewer that could be attacked if it were the others' turn is marked, without a boost.
void TableLookTest::strikesAreThoseOfTheRules() {
    const auto record = gameAt({"medusa", "bigfoot"}, DecisionKind::ChooseAction, 4,
                               [](const GameState &state) { return state.pending.seat == SeatId(0); });
    QVERIFY(record.has_value());
    Screen screen(QStringLiteral("en"), {1440, 900});
    QVERIFY(openFor(screen, *record));
    QCOMPARE(screen.session()->table()->view()->strikes()->marks()->count(), 0);
    screen.press('t');
    const app::RowModel *marks = screen.session()->table()->view()->strikes()->marks();
    QVERIFY(marks->count() > 0);
    const GameState &state = record->now();
    const auto boostAt = [&](SpaceId space) {
        const int row = marks->find(QStringLiteral("spaceId"), space.value());
        return row < 0 ? -1 : marks->value(row, "boost").toInt();
    };
    (record->match->opposingFightersOf(SeatId(0)) & state.alive).forEach([&](FighterId enemy) {
        strikeSpaces(*record->match, state, enemy).forEach([&](SpaceId space) { QCOMPARE(boostAt(space), 0); });
    });
    const app::RowModel *own = screen.session()->table()->view()->strikes()->own();
    QVERIFY(own->count() > 0);
    for (int row = 0; row < own->count(); ++row) {
        const SpaceId space = state.fighter(FighterId(own->value(row, "fighterId").toInt())).space;
        QCOMPARE(own->value(row, "boost").toInt(), boostAt(space));
    }
    screen.press('t');
    QCOMPARE(marks->count(), 0);
}

void TableLookTest::boostsSayWhatTheyLeadTo() {
    const auto record = gameAt({"medusa", "bigfoot"}, DecisionKind::ChooseBoost, 2,
                               [](const GameState &state) { return !state.combat.isActive; });
    QVERIFY(record.has_value());
    Screen screen(QStringLiteral("en"), {1440, 900});
    QVERIFY(openFor(screen, *record));
    const app::RowModel *hand = screen.session()->table()->view()->hand();
    const int move = screen.session()
                         ->table()
                         ->view()
                         ->seats()
                         ->at(screen.session()->table()->view()->viewer())
                         .value("move")
                         .toInt();
    for (int row = 0; row < hand->count(); ++row)
        if (hand->value(row, "isEnabled").toBool())
            QVERIFY(hand->value(row, "outcome")
                        .toString()
                        .contains(QString::number(move + hand->value(row, "boost").toInt())));
    QVERIFY(screen.find("outcome") != nullptr);
}

void TableLookTest::drawnCardIsMarked() {
    const auto record = gameAt({"medusa", "bigfoot"}, DecisionKind::ChooseAction, 2);
    QVERIFY(record.has_value());
    Screen screen(QStringLiteral("en"), {1440, 900});
    QVERIFY(openFor(screen, *record));
    const app::RowModel *hand = screen.session()->table()->view()->hand();
    const int before = hand->count();
    QCOMPARE(hand->find(QStringLiteral("isNew"), true), -1);
    screen.press('m');
    QVERIFY(screen.waitFor([&] { return hand->count() > before; }));
    int marked = 0;
    for (int row = 0; row < hand->count(); ++row)
        marked += hand->value(row, "isNew").toBool();
    QCOMPARE(marked, hand->count() - before);
    QVERIFY(screen.find("newMark") != nullptr);
}

void TableLookTest::drawerLeavesNoFrame() {
    const auto record = gameAt({"medusa", "bigfoot"}, DecisionKind::ChooseAction, 4);
    QVERIFY(record.has_value());
    Screen screen(QStringLiteral("en"), {1440, 900});
    QVERIFY(openFor(screen, *record));
    QVERIFY(screen.click("discard-0"));
    QVERIFY(screen.waitFor([&] { return screen.find("closePile") != nullptr; }));
    QVERIFY(screen.click("closePile"));
    QVERIFY(screen.find("closePile") == nullptr);
    QVERIFY(!screen.find("board")->property("isKeyed").toBool());
}

CHAMPCLOS_TEST(TableLookTest)
#include "tst_table_look.moc"

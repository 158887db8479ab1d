// SPDX-License-Identifier: MIT
//
// The table in windows of many sizes: board, question, hand and seats do not overlap, and neither does what stands
// beside them where there is a column for it; nothing leaves the window; the board has the size that was drawn, from
// the first click of a turn to the last.
#include "tests/program/screen.h"
#include "tests/support/test_program.h"

using namespace champclos;
using namespace champclos::test;

class TableLayoutTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepareScreens(); }
    void init() { failOnAnyWarning(); }
    void nothingOverlaps_data();
    void nothingOverlaps();
    void boardStaysStill_data();
    void boardStaysStill();
    void reachOfTheOthersIsExplained();
    void panelsOfAReplayUseTheirRoom_data();
    void panelsOfAReplayUseTheirRoom();
    void keysWalkAlongTheLog();
    void clickOnACardLeavesNoFrame();
};

namespace {

const io::GameRecord &position(DecisionKind kind) {
    static std::map<DecisionKind, io::GameRecord> known;
    if (!known.contains(kind)) {
        const auto wanted = [kind](const GameState &state) {
            return state.pending.kind == kind && state.turnNumber >= 4;
        };
        known.emplace(kind, *recordUntil(io::Library(), "greenwood", {"shakespeare", "medusa"}, wanted));
    }
    return known.at(kind);
}

bool openAt(Screen &screen, DecisionKind kind) {
    SeatSet humans;
    humans.insert(position(kind).now().pending.seat);
    return screen.open(position(kind), humans);
}

/// Where one of several fighters has to be picked.
std::optional<io::GameRecord> positionWithChoice(DecisionKind kind) {
    const io::Library library;
    const std::vector<std::string> decks{"robin-hood", "medusa"};
    const auto first = recordUntil(library, "greenwood", decks, [](const GameState &) { return true; });
    return recordUntil(library, "greenwood", decks, [&](const GameState &state) {
        if (state.pending.kind != kind || state.turnNumber < 2)
            return false;
        const auto legal = std::make_unique<ActionList>();
        legalActions(*first->match, state, *legal);
        FighterSet fighters;
        for (const Action &action : *legal)
            if (action.kind == ActionKind::Move || action.kind == ActionKind::Attack)
                fighters.insert(action.fighter);
        return fighters.size() > 1;
    });
}

QRectF placeOf(const QQuickItem &item) { return item.mapRectToScene({0, 0, item.width(), item.height()}); }

bool isCountInPanel(const Screen &screen, int seat) {
    const QQuickItem *panel = screen.find(QStringLiteral("seat-%1").arg(seat));
    const QQuickItem *pile = screen.find(QStringLiteral("discard-%1").arg(seat));
    return panel != nullptr && pile != nullptr && placeOf(*panel).contains(placeOf(*pile));
}

/// What overlaps or is out of the window, in words.
QStringList troubles(const Screen &screen) {
    QStringList found;
    QList<QPair<QString, QRectF>> places;
    const bool hasSide = screen.find("logButton") == nullptr; // else what is asked for lies over the table for a while
    for (const char *name : {"prompt", "board", "hand", "side", "seat-0", "seat-1"})
        if (const QQuickItem *item = screen.find(name); item != nullptr && (hasSide || qstrcmp(name, "side") != 0))
            places.push_back({QString::fromLatin1(name), placeOf(*item)});
    const QRectF window(QPointF(), QSizeF(screen.window()->size()));
    for (int first = 0; first < places.size(); ++first) {
        if (!window.adjusted(-1, -1, 1, 1).contains(places[first].second))
            found.push_back(places[first].first + QStringLiteral(" leaves the window"));
        for (int second = first + 1; second < places.size(); ++second)
            if (places[first].second.adjusted(1, 1, -1, -1).intersects(places[second].second))
                found.push_back(places[first].first + QStringLiteral(" lies over ") + places[second].first);
    }
    for (const int seat : {0, 1})
        if (!isCountInPanel(screen, seat))
            found.push_back(QStringLiteral("the counts leave the panel of seat %1").arg(seat));
    if (places.size() < 5)
        found.push_back(QStringLiteral("half of the table is not to be seen"));
    return found;
}

} // namespace

void TableLayoutTest::nothingOverlaps_data() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<double>("textScale");
    QTest::addColumn<QSizeF>("board"); ///< at least
    QTest::newRow("smallest") << QSize(1024, 640) << 1.0 << QSizeF(814, 398);
    QTest::newRow("smallest, largest text") << QSize(1024, 640) << 1.3 << QSizeF(780, 390);
    QTest::newRow("narrow and high") << QSize(1080, 900) << 1.0 << QSizeF(860, 650);
    QTest::newRow("just wide") << QSize(1280, 720) << 1.0 << QSizeF(760, 460);
    QTest::newRow("medium") << QSize(1366, 768) << 1.0 << QSizeF(854, 512);
    QTest::newRow("large") << QSize(1440, 900) << 1.0 << QSizeF(876, 614);
    QTest::newRow("large, larger text") << QSize(1440, 900) << 1.15 << QSizeF(876, 614);
    QTest::newRow("full") << QSize(1920, 1080) << 1.0 << QSizeF(1242, 735);
    QTest::newRow("huge") << QSize(2560, 1440) << 1.0 << QSizeF(1650, 980);
}

void TableLayoutTest::nothingOverlaps() {
    QFETCH(QSize, size);
    QFETCH(double, textScale);
    QFETCH(QSizeF, board);
    Screen screen(QStringLiteral("de"), size);
    screen.shell().settings()->setTextScale(textScale);
    const auto check = [&](const char *when) {
        QStringList found;
        const bool isFine = screen.waitFor([&] { return (found = troubles(screen)).isEmpty(); }, 3000);
        QVERIFY2(isFine, qPrintable(QLatin1String(when) + QStringLiteral(": ") + found.join(QStringLiteral(", "))));
    };
    QVERIFY(openAt(screen, DecisionKind::ChooseAction));
    check("action");
    const QRectF seen = placeOf(*screen.find("boardGround"));
    QVERIFY2(seen.width() >= board.width() - 1 && seen.height() >= board.height() - 1,
             qPrintable(QStringLiteral("%1x%2").arg(seen.width()).arg(seen.height())));
    QVERIFY(screen.click("discard-0"));
    check("pile");
    screen.press(Qt::Key_Escape);
    if (screen.find("logButton") != nullptr) {
        QVERIFY(screen.click("logButton"));
        check("log");
        screen.press(Qt::Key_Escape);
    }
    QVERIFY(openAt(screen, DecisionKind::ChooseDefense));
    check("defence");
}

void TableLayoutTest::boardStaysStill_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<DecisionKind>("kind");
    for (const char *language : {"en", "fr", "de"})
        for (const QSize size : {QSize(1024, 640), QSize(1366, 800), QSize(1920, 1080)})
            for (const DecisionKind kind : {DecisionKind::ChooseMove, DecisionKind::ChooseAction})
                QTest::addRow("%s %d %s", language, size.width(), kind == DecisionKind::ChooseMove ? "move" : "action")
                    << QString::fromLatin1(language) << size << kind;
}

/// Between two clicks of one decision nothing moves under the pointer.
void TableLayoutTest::boardStaysStill() {
    QFETCH(QString, language);
    QFETCH(QSize, size);
    QFETCH(DecisionKind, kind);
    Screen screen(language, size);
    const auto record = positionWithChoice(kind);
    QVERIFY(record.has_value());
    SeatSet humans;
    humans.insert(record->now().pending.seat);
    QVERIFY(screen.open(*record, humans));
    QVERIFY(isCountInPanel(screen, 0) && isCountInPanel(screen, 1));
    const QRectF board = placeOf(*screen.find("board"));
    app::GameSession *session = screen.session();
    const QString before = session->table()->picking()->promptDetail();
    int picked = 0;
    for (int row = 0; row < session->table()->view()->fighters()->count(); ++row) {
        if (!session->table()->view()->fighters()->value(row, "isEnabled").toBool())
            continue;
        const QString space =
            QStringLiteral("space-%1").arg(session->table()->view()->fighters()->value(row, "spaceId").toInt());
        QVERIFY(screen.click(space));
        screen.settle();
        picked += session->table()->picking()->promptDetail() != before ? 1 : 0;
        QCOMPARE(placeOf(*screen.find("board")), board);
        session->table()->picking()->clear();
    }
    QVERIFY(picked > 0);
}

/// Nothing moves when it comes, and it covers none of the answers.
void TableLayoutTest::reachOfTheOthersIsExplained() {
    for (const char *language : {"en", "fr", "de"})
        for (const double textScale : {1.0, 1.3}) {
            Screen screen(QString::fromLatin1(language), {1440, 900});
            screen.shell().settings()->setTextScale(textScale);
            QVERIFY(openAt(screen, DecisionKind::ChooseAction));
            QVERIFY(screen.find("threatPanel") == nullptr);
            const QRectF board = placeOf(*screen.find("board"));
            screen.press('t');
            screen.settle();
            QVERIFY(screen.find("threatPanel") != nullptr);
            QCOMPARE(placeOf(*screen.find("board")), board);
            QVERIFY(!placeOf(*screen.find("threatPanel")).intersects(placeOf(*screen.find("prompt"))));
            QVERIFY2(!placeOf(*screen.find("side")).intersects(board), language);
            screen.press('t');
            QVERIFY(screen.find("threatPanel") == nullptr);
        }
}

void TableLayoutTest::panelsOfAReplayUseTheirRoom_data() {
    QTest::addColumn<QString>("first");
    QTest::addColumn<QString>("second");
    const std::vector<std::string> decks = io::Library().deckIds();
    for (std::size_t deck = 0; deck + 1 < decks.size(); deck += 2)
        QTest::newRow(decks[deck].c_str())
            << QString::fromStdString(decks[deck]) << QString::fromStdString(decks[deck + 1]);
}

/// With the largest text in the smallest window nothing is cut.
void TableLayoutTest::panelsOfAReplayUseTheirRoom() {
    QFETCH(QString, first);
    QFETCH(QString, second);
    const auto record = recordUntil(io::Library(), "greenwood", {first.toStdString(), second.toStdString()},
                                    [](const GameState &state) { return state.isOver(); });
    QVERIFY(record.has_value());
    for (const char *language : {"en", "fr", "de"}) {
        Screen screen(QString::fromLatin1(language));
        screen.shell().settings()->setTextScale(1.3);
        QVERIFY(screen.open(*record, {}));
        QCOMPARE(screen.room(), QStringLiteral("replay"));
        screen.settle();
        QVERIFY(isCountInPanel(screen, 0) && isCountInPanel(screen, 1));
        double room = 0;
        double need = 0;
        for (const char *name : {"seat-0", "seat-1"}) {
            const QQuickItem *seat = screen.find(name);
            QVERIFY(seat != nullptr);
            need += seat->property("leastHeight").toDouble();
            room += seat->height();
            QVERIFY2(placeOf(*seat).bottom() < 540, qPrintable(QString::number(placeOf(*seat).bottom())));
        }
        QVERIFY2(need <= room, qPrintable(QStringLiteral("%1 of %2").arg(need).arg(room)));
    }
}

/// The line that the keyboard is on is shown on the board, and goes with the focus.
void TableLayoutTest::keysWalkAlongTheLog() {
    Screen screen(QStringLiteral("en"), {1440, 900});
    QVERIFY(openAt(screen, DecisionKind::ChooseAction));
    QQuickItem *log = screen.find("logLines");
    QVERIFY(log != nullptr);
    const auto isShown = [&] {
        const auto *spaces = screen.session()->table()->view()->spaces();
        for (int row = 0; row < spaces->count(); ++row)
            if (spaces->value(row, "isHighlighted").toBool())
                return true;
        return false;
    };
    QVERIFY(!isShown());
    log->forceActiveFocus(Qt::TabFocusReason);
    for (int lines = 0; lines < 30 && !isShown(); ++lines)
        screen.press(Qt::Key_Up);
    QVERIFY(isShown());
    screen.find("board")->forceActiveFocus(Qt::TabFocusReason);
    QVERIFY(!isShown());
}

/// The frame of the keyboard stands where the keyboard is used, not where the pointer clicked last.
void TableLayoutTest::clickOnACardLeavesNoFrame() {
    Screen screen(QStringLiteral("en"), {1440, 900});
    QVERIFY(openAt(screen, DecisionKind::ChooseBoost));
    const auto framed = [&] {
        int count = 0;
        for (int row = 0; row < screen.session()->table()->view()->hand()->count(); ++row)
            if (const QQuickItem *card = screen.find(QStringLiteral("card-%1").arg(row)))
                count += card->property("focused").toBool();
        return count;
    };
    const int before = screen.session()->table()->view()->hand()->count();
    QVERIFY(before > 1);
    QVERIFY(screen.click("card-0"));
    QVERIFY(screen.waitFor([&] { return screen.session()->table()->view()->hand()->count() == before - 1; }));
    QCOMPARE(framed(), 0);
    screen.find("hand")->forceActiveFocus(Qt::TabFocusReason);
    screen.press(Qt::Key_Right);
    QCOMPARE(framed(), 1);
}

CHAMPCLOS_TEST(TableLayoutTest)
#include "tst_table_layout.moc"

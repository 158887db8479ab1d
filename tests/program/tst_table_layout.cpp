// SPDX-License-Identifier: MIT
//
// The table in windows of many sizes: nothing lies over the board, the question, the hand or the seats, whatever is
// open beside them; nothing leaves the window; the board has the room that is there.
#include "tests/program/screen.h"

using namespace champclos;
using namespace champclos::test;

class TableLayoutTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepareScreens(); }
    void init() { failOnAnyWarning(); }
    void nothingOverlaps_data();
    void nothingOverlaps();
    void keysWalkAlongTheLog();
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

QRectF placeOf(const QQuickItem &item) { return item.mapRectToScene({0, 0, item.width(), item.height()}); }

/// What overlaps or is out of the window, in words.
QStringList troubles(const Screen &screen) {
    QStringList found;
    QList<QPair<QString, QRectF>> places;
    for (const char *name : {"prompt", "board", "hand", "side", "seat-0", "seat-1"})
        if (const QQuickItem *item = screen.find(name))
            places.push_back({QString::fromLatin1(name), placeOf(*item)});
    const QRectF window(QPointF(), QSizeF(screen.window()->size()));
    for (int first = 0; first < places.size(); ++first) {
        if (!window.adjusted(-1, -1, 1, 1).contains(places[first].second))
            found.push_back(places[first].first + QStringLiteral(" leaves the window"));
        for (int second = first + 1; second < places.size(); ++second)
            if (places[first].second.adjusted(1, 1, -1, -1).intersects(places[second].second))
                found.push_back(places[first].first + QStringLiteral(" lies over ") + places[second].first);
    }
    if (places.size() < 5)
        found.push_back(QStringLiteral("half of the table is not to be seen"));
    return found;
}

} // namespace

void TableLayoutTest::nothingOverlaps_data() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<double>("textScale");
    QTest::addColumn<double>("radius");
    QTest::newRow("smallest") << QSize(1024, 640) << 1.0 << 15.0;
    QTest::newRow("smallest, largest text") << QSize(1024, 640) << 1.3 << 13.0;
    QTest::newRow("narrow and high") << QSize(1080, 900) << 1.0 << 17.0;
    QTest::newRow("just wide") << QSize(1240, 700) << 1.0 << 15.0;
    QTest::newRow("laptop") << QSize(1440, 900) << 1.15 << 22.0;
    QTest::newRow("large") << QSize(2560, 1440) << 1.0 << 40.0;
}

void TableLayoutTest::nothingOverlaps() {
    QFETCH(QSize, size);
    QFETCH(double, textScale);
    QFETCH(double, radius);
    Screen screen(QStringLiteral("de"), size);
    screen.shell().settings()->setTextScale(textScale);
    const auto check = [&](const char *when) {
        QStringList found;
        const bool isFine = screen.waitFor([&] { return (found = troubles(screen)).isEmpty(); }, 3000);
        QVERIFY2(isFine, qPrintable(QLatin1String(when) + QStringLiteral(": ") + found.join(QStringLiteral(", "))));
    };
    QVERIFY(openAt(screen, DecisionKind::ChooseAction));
    check("action");
    const double seen = screen.find("board")->property("radius").toDouble();
    QVERIFY2(seen >= radius, qPrintable(QString::number(seen)));
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

/// The line that the keyboard is on is shown on the board, and goes with the focus.
void TableLayoutTest::keysWalkAlongTheLog() {
    Screen screen(QStringLiteral("en"), {1440, 900});
    QVERIFY(openAt(screen, DecisionKind::ChooseAction));
    QQuickItem *log = screen.find("logLines");
    QVERIFY(log != nullptr);
    const auto isShown = [&] {
        const auto *spaces = screen.session()->spaces();
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

QTEST_MAIN(TableLayoutTest)
#include "tst_table_layout.moc"

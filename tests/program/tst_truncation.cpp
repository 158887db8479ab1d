// SPDX-License-Identifier: MIT
//
// No text is cut off: every text item that can be seen, on every page and in several positions of a game, in all
// languages, in the smallest window and in a large one, has room for its words within itself, its button, its panel and
// whatever clips it. What is painted inside cards and boards is measured where it is painted (tests/paint).
#include "tests/program/table_hand.h"
#include "tests/program/text_check.h"
#include "tests/support/test_program.h"

#include <map>
#include <optional>

using namespace champclos;
using namespace champclos::test;

class TruncationTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepareScreens(); }
    void init() { failOnAnyWarning(); }
    void everyPage_data();
    void everyPage();
    void largestTextInTheSmallestWindow_data();
    void largestTextInTheSmallestWindow();
};

namespace {

constexpr int kLeastLetters = 11; ///< pixels, on the table

struct Moment {
    const char *name;
    const char *battlefield;
    std::vector<std::string> decks;
    std::function<bool(const GameState &)> isWanted;
    bool isHotSeat = false;
};

std::vector<Moment> moments() {
    const auto at = [](DecisionKind kind, int turn) {
        return [kind, turn](const GameState &state) { return state.pending.kind == kind && state.turnNumber >= turn; };
    };
    using D = DecisionKind;
    return {
        {"set-up", "greenwood", {"robin-hood", "bigfoot"}, at(D::ChoosePlacement, 0)},
        {"action", "looking-glass-garden", {"medusa", "wayward-sisters"}, at(D::ChooseAction, 5)},
        {"move", "greenwood", {"king-arthur", "sinbad"}, at(D::ChooseMove, 5)},
        {"boost", "frozen-pass", {"sinbad", "king-arthur"}, at(D::ChooseBoost, 4)},
        {"defence", "marble-court", {"alice", "medusa"}, at(D::ChooseDefense, 4)},
        {"option", "looking-glass-garden", {"hamlet", "wayward-sisters"}, at(D::ChooseOption, 2)},
        {"discard", "wooden-theatre", {"shakespeare", "titania"}, at(D::ChooseDiscard, 3)},
        {"card", "greenwood", {"robin-hood", "wayward-sisters"}, at(D::ChooseCard, 5)},
        {"yes or no", "harpy-isle", {"medusa", "titania"}, at(D::ChooseYesNo, 2)},
        {"teams", "greenwood", {"titania", "shakespeare", "hamlet", "wayward-sisters"}, at(D::ChooseAction, 8)},
        {"curtain", "greenwood", {"wayward-sisters", "bigfoot"}, at(D::ChooseDefense, 3), true},
    };
}

/// Each is played only once for all languages and sizes.
const io::GameRecord &recordOf(const Moment &position) {
    static std::map<std::string, io::GameRecord> known;
    const auto found = known.find(position.name);
    if (found != known.end())
        return found->second;
    const auto record = recordUntil(io::Library(), position.battlefield, position.decks, position.isWanted);
    if (!record)
        qFatal("no game comes to the position %s", position.name);
    return known.emplace(position.name, *record).first->second;
}

class Walk {
public:
    explicit Walk(Screen &screen) : m_screen(screen) {}
    QStringList troubles;

    void look(const QString &page) {
        QTest::qWait(60); // lists lay out what they made a frame later, or several on a busy machine
        std::optional<TextCheck> check;
        (void)QTest::qWaitFor(
            [&] {
                m_screen.settle();
                check.emplace(*m_screen.window(), m_screen.room() == u"table" ? kLeastLetters : 0);
                return check->texts >= 2 && check->troubles.isEmpty();
            },
            3000);
        if (check->texts < 2)
            troubles.push_back(page + QStringLiteral(": there is no text"));
        for (const QString &trouble : check->troubles)
            troubles.push_back(page + QStringLiteral(": ") + trouble);
    }
    void room(const char *name) {
        m_screen.main().enter(QString::fromLatin1(name));
        look(QString::fromLatin1(name));
    }
    void position(const Moment &position) {
        const io::GameRecord &record = recordOf(position);
        SeatSet humans;
        humans.insert(record.now().pending.seat);
        for (int seat = 0; position.isHotSeat && seat < record.match->seatCount; ++seat)
            humans.insert(SeatId(seat));
        if (!m_screen.open(record, humans, !position.isHotSeat)) {
            troubles.push_back(QStringLiteral("%1: cannot be opened").arg(QLatin1String(position.name)));
            return;
        }
        look(QString::fromLatin1(position.name));
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
    void hint() {
        position(moments()[1]);
        m_screen.press('h');
        if (!m_screen.waitFor([this] { return !m_screen.session()->hintText().isEmpty(); }))
            troubles.push_back(QStringLiteral("hint: does not come"));
        look(QStringLiteral("hint"));
    }
    /// The last decisions of a game by clicks, with the combats to be read on the way.
    void end() {
        io::GameRecord record = *recordUntil(io::Library(), "marble-court", {"king-arthur", "shakespeare"},
                                             [](const GameState &state) { return state.isOver(); });
        record.rewindTo(record.actions.size() - 4);
        SeatSet humans;
        humans.insert(SeatId(0));
        humans.insert(SeatId(1));
        m_screen.open(record, humans);
        MouseHand hand(m_screen, 1);
        for (int clicks = 0; clicks < 3000 && hand.isReady(); ++clicks) {
            if (hand.session()->phase() == app::GameSession::Reading && hand.readings < 3)
                look(QStringLiteral("combat"));
            if (hand.session()->phase() == app::GameSession::Over || !hand.act().isEmpty())
                break;
        }
        if (hand.session()->phase() != app::GameSession::Over)
            troubles.push_back(QStringLiteral("end: not reached"));
        look(QStringLiteral("end"));
    }

    void report() const {
        for (const QString &trouble : troubles)
            qInfo("%s", qPrintable(trouble));
        QVERIFY2(troubles.isEmpty(), qPrintable(QStringLiteral("%1 texts are cut off").arg(troubles.size())));
    }

private:
    Screen &m_screen;
};

} // namespace

void TruncationTest::everyPage_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<double>("textScale");
    for (const char *language : {"en", "fr", "de"})
        for (const QSize size : {QSize(1024, 640), QSize(1920, 1080)})
            QTest::addRow("%s %d", language, size.width()) << QString::fromLatin1(language) << size << 1.0;
    QTest::addRow("de, largest text") << QStringLiteral("de") << QSize(1920, 1080) << 1.3;
}

void TruncationTest::everyPage() {
    QFETCH(QString, language);
    QFETCH(QSize, size);
    QFETCH(double, textScale);
    Screen screen(language, size);
    screen.shell().settings()->setTextScale(textScale);
    Walk walk(screen);
    walk.look(QStringLiteral("home"));
    walk.room("newGame");
    screen.shell().newGame()->setPlayers(3);
    walk.look(QStringLiteral("newGame, three players"));
    screen.shell().newGame()->setPlayers(4);
    walk.look(QStringLiteral("newGame, teams"));
    walk.room("library");
    walk.room("settings");
    walk.room("rules");
    for (const Moment &position : moments())
        walk.position(position);
    walk.hint();
    walk.opened("discard-0");
    walk.end();
    screen.shell().replaySession();
    walk.room("replay");
    screen.shell().replay()->setStep(screen.shell().replay()->stepCount() / 2);
    walk.opened("playOnButton");
    screen.shell().closeGame();
    walk.room("replays");
    walk.room("home"); // with games to go on with
    walk.report();
}

void TruncationTest::largestTextInTheSmallestWindow_data() {
    QTest::addColumn<QString>("language");
    for (const char *language : {"en", "fr", "de"})
        QTest::newRow(language) << QString::fromLatin1(language);
}

/// The pages around the table, where what does not fit can be scrolled to.
void TruncationTest::largestTextInTheSmallestWindow() {
    QFETCH(QString, language);
    Screen screen(language, {1024, 640});
    screen.shell().settings()->setTextScale(1.3);
    Walk walk(screen);
    walk.look(QStringLiteral("home"));
    walk.room("newGame");
    walk.room("library");
    walk.room("settings");
    walk.opened("resetSettings");
    walk.room("rules");
    walk.room("replays");
    walk.end();
    walk.report();
}

CHAMPCLOS_TEST(TruncationTest)
#include "tst_truncation.moc"

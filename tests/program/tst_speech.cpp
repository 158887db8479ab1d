// SPDX-License-Identifier: MIT
//
// What a screen reader is told of a game, and nothing else: where the cursor goes on the board and in the hand, what is
// asked, what happened, what went wrong; a key repeats the question, another reads the whole position.
#include "app/items/speech.h"
#include "tests/program/table_hand.h"
#include "tests/support/test_program.h"

#include <QAccessible>

using namespace champclos;
using namespace champclos::test;

class SpeechTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() {
        prepareScreens();
        QAccessible::setActive(true);
    }
    void init() { failOnAnyWarning(); }
    void cursorIsTold();
    void questionsAndAnswersAreSaid_data();
    void questionsAndAnswersAreSaid();
    void messagesAreSaid();
    void lettersCanBeSwitchedOff();
};

namespace {

QStringList focused;
QStringList said;

/// Hears what is handed to the bus; off screen there is no bus to hear it from.
class Listening {
public:
    explicit Listening(Screen &screen) {
        focused.clear();
        said.clear();
        const auto *speech =
            screen.main().engine().singletonInstance<items::Speech *>(qmlTypeId("Champclos.Items", 1, 0, "Speech"));
        QObject::connect(speech, &items::Speech::said, &m_ear, [](const QString &words) { said.push_back(words); });
        QObject::connect(speech, &items::Speech::focusTold, &m_ear, [](QQuickItem *item) {
            focused.push_back(QAccessible::queryAccessibleInterface(item)->text(QAccessible::Name));
        });
    }

private:
    QObject m_ear;
};

bool begin(Screen &screen) { return screen.click("play") && screen.click("startGame") && screen.room() == u"table"; }

bool wasSaid(const QString &words) {
    return std::any_of(said.begin(), said.end(), [&](const QString &line) { return line.contains(words); });
}

} // namespace

void SpeechTest::cursorIsTold() {
    Screen screen(QStringLiteral("en"), {1280, 800});
    QVERIFY(begin(screen));
    KeyHand hand(screen, 4);
    QVERIFY(hand.isReady());
    QVERIFY(hand.tabTo(QStringLiteral("board")));
    const Listening listening(screen);
    const QQuickItem *board = screen.find("board");
    for (const Qt::Key key : {Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down}) {
        const int before = board->property("current").toInt();
        focused.clear();
        screen.press(key);
        const int now = board->property("current").toInt();
        if (now == before)
            continue;
        const QQuickItem *space = screen.find(QStringLiteral("space-%1").arg(now));
        QVERIFY(space != nullptr);
        QVERIFY(!focused.isEmpty());
        QCOMPARE(focused.constLast(), space->property("accessibleText").toString());
    }
}

void SpeechTest::questionsAndAnswersAreSaid_data() {
    QTest::addColumn<QString>("language");
    for (const char *language : {"en", "fr"})
        QTest::newRow(language) << QString::fromLatin1(language);
}

void SpeechTest::questionsAndAnswersAreSaid() {
    QFETCH(QString, language);
    Screen screen(language, {1280, 800});
    const Listening listening(screen);
    QVERIFY(begin(screen));
    KeyHand hand(screen, 4);
    QVERIFY(hand.isReady());
    QVERIFY(screen.waitFor([&] { return wasSaid(screen.session()->table()->picking()->promptTitle()); }));
    int questions = 0;
    for (int touches = 0; touches < 40 && hand.isReady(); ++touches) {
        if (screen.session()->phase() == app::GameSession::Over)
            break;
        said.clear();
        const QString before = screen.session()->table()->picking()->promptTitle();
        QCOMPARE(hand.act(), QString());
        if (!hand.isReady() || screen.session()->phase() != app::GameSession::Deciding)
            continue;
        const QString now = screen.session()->table()->picking()->promptTitle();
        if (now != before) {
            ++questions;
            QVERIFY2(screen.waitFor([&] { return wasSaid(now); }, 5000), qPrintable(now));
        }
    }
    QVERIFY(questions > 3);
    const app::RowModel *log = screen.session()->table()->tale()->log();
    QVERIFY(log->count() > 5);
    said.clear();
    screen.press(Qt::Key_F2);
    QVERIFY(wasSaid(screen.session()->table()->picking()->promptTitle()));
    said.clear();
    screen.press(Qt::Key_F3);
    QVERIFY(!said.isEmpty());
    QVERIFY(wasSaid(screen.session()->table()->ear()->position()));
    for (const auto &[key, words] : {std::pair(Qt::Key_F5, screen.session()->table()->ear()->threatTo(
                                                               screen.session()->table()->picking()->hoveredSpace())),
                                     std::pair(Qt::Key_F6, screen.session()->table()->ear()->sinceLastTurn())}) {
        said.clear();
        screen.press(key);
        QVERIFY2(wasSaid(words), qPrintable(words));
    }
    said.clear();
    screen.press(Qt::Key_F4);
    QCOMPARE(said.size(), 1);
}

void SpeechTest::messagesAreSaid() {
    Screen screen(QStringLiteral("en"));
    const Listening listening(screen);
    screen.shell().tell(QStringLiteral("The disk is full."));
    QVERIFY(wasSaid(QStringLiteral("The disk is full.")));
}

/// Somebody who speaks to the machine, or whose hand trembles, does not play a card by a stray letter.
void SpeechTest::lettersCanBeSwitchedOff() {
    Screen screen(QStringLiteral("en"), {1280, 800});
    QVERIFY(begin(screen));
    QVERIFY(screen.waitFor([&] { return screen.session()->isHumanTurn(); }));
    screen.shell().settings()->setSingleKeys(false);
    screen.press('t');
    QVERIFY(!screen.session()->table()->view()->showThreat());
    screen.shell().settings()->setSingleKeys(true);
    screen.press('t');
    QVERIFY(screen.session()->table()->view()->showThreat());
}

CHAMPCLOS_TEST(SpeechTest)
#include "tst_speech.moc"

// SPDX-License-Identifier: MIT
//
// The guided duel from the first click on the first page to its end, by the mouse and by keys, in each language: only
// what is meant glows, wrong tries are answered and change nothing, it can be left and taken up, and shown.
#include "app/items/theme.h"
#include "app/play/lesson_session.h"
#include "engine/rules/game.h"
#include "tests/program/screen.h"
#include "tests/program/table_hand.h"
#include "tests/support/test_program.h"

using namespace champclos;
using namespace champclos::test;

namespace {

void addLanguages() {
    QTest::addColumn<QString>("language");
    for (const char *code : {"en", "fr", "de"})
        QTest::newRow(code) << QString::fromLatin1(code);
}

/// A learner who does what glows and nothing else.
class Learner {
public:
    enum class By { Mouse, Keys };
    Learner(Screen &screen, By by) : m_screen(screen), m_by(by) {}

    app::LessonSession *lesson() const { return m_screen.shell().lesson(); }
    app::GameSession *session() const { return m_screen.session(); }
    int steps = 0;

    /// Until something is to do; false if that never comes.
    bool isReady() {
        return m_screen.waitFor([this] {
            using P = app::GameSession;
            const P::Phase phase = session()->phase();
            return phase != P::Playing && phase != P::Thinking && phase != P::Idle;
        });
    }
    /// One touch; says what is wrong, or nothing.
    QString act() {
        if (!isReady())
            return QStringLiteral("nothing comes");
        if (session()->phase() == app::GameSession::Reading)
            return press("continueCombat", Qt::Key_Return);
        if (lesson()->isRead())
            return press("stepForward", Qt::Key_Return);
        return touchWhatGlows();
    }

private:
    QString press(const char *name, Qt::Key key) {
        if (m_by == By::Mouse)
            return m_screen.click(name) ? QString() : QStringLiteral("there is no ") + QLatin1String(name);
        if (!m_screen.waitFor([&] {
                const QQuickItem *focus = m_screen.window()->activeFocusItem();
                return focus != nullptr && focus->objectName() == QLatin1String(name);
            }))
            return QStringLiteral("the keys are not on ") + QLatin1String(name);
        m_screen.press(key);
        return {};
    }
    QString touchWhatGlows() {
        const app::TableView *view = session()->table()->view();
        const app::RowModel *choices = session()->table()->picking()->choices();
        QStringList glowing;
        QString key;
        for (int row = 0; row < view->spaces()->count(); ++row)
            if (view->spaces()->value(row, "isTarget").toBool()) {
                glowing.push_back(QStringLiteral("space-%1").arg(view->spaces()->value(row, "spaceId").toInt()));
                key = keyOfSpace(view->spaces()->value(row, "spaceId").toInt());
            }
        for (int row = 0; row < view->hand()->count(); ++row)
            if (view->hand()->value(row, "isLit").toBool()) {
                glowing.push_back(QStringLiteral("card-%1").arg(row));
                key = QString::number(row + 1);
            }
        for (int row = 0; row < choices->count(); ++row)
            if (choices->value(row, "isPrimary").toBool()) {
                glowing.push_back(QStringLiteral("choice-%1").arg(row));
                key = m_screen.find("prompt")->property("keys").toList().value(row).toString();
            }
        // One thing, or every card where any will do.
        const bool areCards = std::all_of(glowing.begin(), glowing.end(),
                                          [](const QString &name) { return name.startsWith(QLatin1String("card-")); });
        if (glowing.isEmpty() || (glowing.size() > 1 && !areCards))
            return QStringLiteral("glows in step %1: %2").arg(lesson()->step()).arg(glowing.join(u' '));
        if (m_by == By::Keys) {
            if (key.isEmpty())
                return QStringLiteral("no key leads to ") + glowing.back();
            for (const QChar letter : key)
                m_screen.press(letter.toLatin1());
            return {};
        }
        // A space is a point: its item has no size.
        return m_screen.click(glowing.back()) ? QString() : QStringLiteral("cannot click ") + glowing.back();
    }
    QString keyOfSpace(int space) const {
        const QVariantMap keys = m_screen.find("board")->property("keys").value<QJSValue>().toVariant().toMap();
        return keys.value(QString::number(space)).toString();
    }

    Screen &m_screen;
    By m_by;
};

} // namespace

class TestLearn : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { prepareScreens(); }
    void init() { failOnAnyWarning(); }
    void byClicks_data() { addLanguages(); }
    void byClicks() { guidedDuel(Learner::By::Mouse); }
    void byKeys_data() { addLanguages(); }
    void byKeys() { guidedDuel(Learner::By::Keys); }
    void wrongTriesAreAnswered();
    void leftAndTakenUp();
    void shown();
    void backToTheStepBefore();
    void everyLessonByClicks_data();
    void everyLessonByClicks();

private:
    void guidedDuel(Learner::By by);
    void finish(Learner &learner, Screen &screen, Learner::By by);
};

void TestLearn::finish(Learner &learner, Screen &screen, Learner::By by) {
    MouseHand clicks(screen, 1);
    for (int touches = 0; !learner.lesson()->isLast(); ++touches) {
        QVERIFY2(touches < 400, "no end");
        QVERIFY(learner.isReady());
        if (learner.lesson()->isLast())
            break;
        if (learner.lesson()->isFree()) {
            const QString trouble = clicks.act();
            QVERIFY2(trouble.isEmpty(), qPrintable(trouble));
            continue;
        }
        const int before = learner.lesson()->step();
        const QString trouble = learner.act();
        QVERIFY2(trouble.isEmpty(), qPrintable(QStringLiteral("step %1: ").arg(before) + trouble));
        QVERIFY2(learner.lesson()->noteText().isEmpty(), qPrintable(learner.lesson()->noteText()));
    }
    Q_UNUSED(by)
}

void TestLearn::guidedDuel(Learner::By by) {
    QFETCH(QString, language);
    Screen screen(language, {1440, 900});
    QVERIFY(screen.find("learnFirst") != nullptr);
    if (by == Learner::By::Mouse) {
        QVERIFY(screen.click("learnFirst"));
    } else { // it stands before Play, where the keys are at first
        screen.press(Qt::Key_Backtab, Qt::ShiftModifier);
        QCOMPARE(screen.window()->activeFocusItem()->objectName(), QStringLiteral("learnFirst"));
        screen.press(Qt::Key_Return);
    }
    QCOMPARE(screen.room(), QStringLiteral("table"));
    Learner learner(screen, by);
    QVERIFY(learner.lesson() != nullptr);
    finish(learner, screen, by);
    if (QTest::currentTestFailed())
        return;
    QVERIFY(screen.shell().learning()->isFirstDone());
    QVERIFY(learner.lesson()->canPlayOn());
    QVERIFY(screen.waitFor([&] { return screen.find("playOn") != nullptr; }));
    QVERIFY(screen.click("playOn"));
    QVERIFY(screen.waitFor([&] { return screen.session() != nullptr && screen.shell().lesson() == nullptr; }));
    QCOMPARE(screen.room(), QStringLiteral("table"));
    QVERIFY(screen.find("teacher") == nullptr);
    QVERIFY(!screen.session()->savePath().isEmpty());
}

void TestLearn::wrongTriesAreAnswered() {
    Screen screen(QStringLiteral("en"), {1024, 640});
    QVERIFY(screen.shell().learn(QStringLiteral("first-duel")));
    screen.window()->setProperty("room", QStringLiteral("table"));
    screen.settle();
    Learner learner(screen, Learner::By::Mouse);
    QVERIFY(learner.act().isEmpty()); // read
    const auto hash = [&] { return hashOf(screen.session()->game().record.now()); };
    const auto before = hash();
    QVERIFY(screen.click("choice-1")); // Attack: nobody is within reach
    QVERIFY(screen.find("noteText") != nullptr);
    QVERIFY(learner.lesson()->noteText().contains(QStringLiteral("closer")));
    QCOMPARE(hash(), before);
    QVERIFY(screen.click("card-2")); // A Momentary Glance: a scheme that would be allowed
    QVERIFY(!learner.lesson()->noteText().isEmpty());
    QVERIFY(!learner.lesson()->noteTitle().isEmpty());
    QCOMPARE(hash(), before);
    QCOMPARE(learner.lesson()->step(), 1);
    QVERIFY(learner.act().isEmpty()); // and now as it is meant
    QVERIFY(learner.lesson()->noteText().isEmpty());
    QCOMPARE(learner.lesson()->step(), 2);
    const auto walking = hash();
    QVERIFY(screen.click("card-0")); // a boost, which is allowed, but not wanted
    QVERIFY(learner.lesson()->noteText().contains(QStringLiteral("boost")));
    QCOMPARE(hash(), walking);
}

void TestLearn::leftAndTakenUp() {
    QTemporaryDir folder;
    {
        Screen screen(QStringLiteral("de"), {1024, 640}, folder.path());
        QVERIFY(screen.click("learnFirst"));
        Learner learner(screen, Learner::By::Mouse);
        while (learner.lesson()->step() < 7) {
            const QString trouble = learner.act();
            QVERIFY2(trouble.isEmpty(), qPrintable(trouble));
            QVERIFY(learner.isReady());
        }
        QVERIFY(screen.click("leaveButton"));
        QCOMPARE(screen.room(), QStringLiteral("learn"));
        QVERIFY(screen.find("lesson-first-duel") != nullptr);
        screen.press(Qt::Key_Escape);
        QCOMPARE(screen.room(), QStringLiteral("home"));
    }
    Screen screen(QStringLiteral("fr"), {1024, 640}, folder.path());
    QVERIFY(screen.click("learnFirst"));
    QCOMPARE(screen.shell().lesson()->step(), 7);
    Learner learner(screen, Learner::By::Mouse);
    const QString trouble = learner.act(); // Bigfoot glows
    QVERIFY2(trouble.isEmpty(), qPrintable(trouble));
    QVERIFY(screen.waitFor([&] { return learner.lesson()->step() == 8; }));
}

void TestLearn::shown() {
    Screen screen(QStringLiteral("en"), {1440, 900});
    QVERIFY(screen.click("learnFirst"));
    app::LessonSession *lesson = screen.shell().lesson();
    while (!lesson->isFree() && !lesson->isLast()) {
        const int step = lesson->step();
        QVERIFY2(screen.click(lesson->isRead() ? "stepForward" : "showMe"), qPrintable(QString::number(step)));
        QVERIFY2(screen.waitFor([&] { return lesson->step() != step; }, 20000), qPrintable(QString::number(step)));
        QVERIFY(screen.waitFor([&] {
            return screen.session()->phase() == app::GameSession::Deciding ||
                   screen.session()->phase() == app::GameSession::Reading;
        }));
    }
    QVERIFY(lesson->isFree());
}

void TestLearn::backToTheStepBefore() {
    Screen screen(QStringLiteral("en"), {1440, 900});
    QVERIFY(screen.click("learnFirst"));
    Learner learner(screen, Learner::By::Mouse);
    while (learner.lesson()->step() < 5)
        QVERIFY(learner.act().isEmpty() && learner.isReady());
    QVERIFY(screen.click("stepBack"));
    QCOMPARE(learner.lesson()->step(), 4);
    while (learner.lesson()->step() < 9) {
        const QString trouble = learner.act();
        QVERIFY2(trouble.isEmpty(), qPrintable(trouble));
        QVERIFY(learner.isReady());
    }
}

void TestLearn::everyLessonByClicks_data() {
    QTest::addColumn<QString>("lesson");
    const io::Library library;
    for (const std::string &id : library.lessonIds())
        if (id != "first-duel")
            QTest::newRow(id.c_str()) << QString::fromStdString(id);
}

void TestLearn::everyLessonByClicks() {
    QFETCH(QString, lesson);
    Screen screen(QStringLiteral("fr"), {1024, 640});
    QVERIFY(screen.click("room-learn"));
    QCOMPARE(screen.room(), QStringLiteral("learn"));
    QVERIFY(screen.shell().learn(lesson));
    screen.window()->setProperty("room", QStringLiteral("table"));
    screen.settle();
    Learner learner(screen, Learner::By::Mouse);
    finish(learner, screen, Learner::By::Mouse);
    if (QTest::currentTestFailed())
        return;
    QVERIFY(screen.shell().learning()->progressOf(lesson).isDone);
}

CHAMPCLOS_TEST(TestLearn)
#include "tst_learn.moc"

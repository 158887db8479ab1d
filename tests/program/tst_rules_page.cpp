// SPDX-License-Identifier: MIT
//
// The rule book as somebody reads it: the contents go along with the text, a click in them leads to its section, and a
// search leaves what was looked for.
#include "tests/program/screen.h"
#include "tests/support/test_program.h"

#include <QWheelEvent>

using namespace champclos;
using namespace champclos::test;

class RulesPageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepareScreens(); }
    void init() { failOnAnyWarning(); }
    void contentsFollowTheText();
    void searchFinds();
};

namespace {

int currentSection(const Screen &screen) { return screen.find("ruleContents")->property("currentIndex").toInt(); }

void scroll(Screen &screen, const char *name, int notches) {
    const QQuickItem *item = screen.find(name);
    const QPointF middle = item->mapToScene({item->width() / 2, item->height() / 2});
    for (int notch = 0; notch < notches; ++notch) {
        QWheelEvent wheel(middle, screen.window()->mapToGlobal(middle), {0, -400}, {0, -400}, Qt::NoButton, {},
                          Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(screen.window(), &wheel);
        screen.settle(1);
    }
}

} // namespace

void RulesPageTest::contentsFollowTheText() {
    Screen screen(QStringLiteral("de"));
    QVERIFY(screen.click("room-rules"));
    QVERIFY(screen.waitFor([&] { return screen.find("ruleText") != nullptr; }));
    QCOMPARE(currentSection(screen), 0);
    scroll(screen, "ruleText", 12);
    QVERIFY(screen.waitFor([&] { return currentSection(screen) > 0; }, 10000));
    screen.press(Qt::Key_Escape);
    QCOMPARE(screen.room(), QStringLiteral("home"));
}

void RulesPageTest::searchFinds() {
    Screen screen(QStringLiteral("en"));
    screen.press(Qt::Key_F1);
    QVERIFY(screen.waitFor([&] { return screen.find("ruleContents") != nullptr; }));
    const int all = screen.find("ruleContents")->property("count").toInt();
    for (const char letter : {'z', 'o', 'n', 'e'}) // the field has the focus
        screen.press(letter);
    QVERIFY(screen.waitFor([&] { return screen.find("ruleContents")->property("count").toInt() < all; }));
    QVERIFY(screen.find("ruleContents")->property("count").toInt() > 0);
}

CHAMPCLOS_TEST(RulesPageTest)
#include "tst_rules_page.moc"

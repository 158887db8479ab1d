// SPDX-License-Identifier: MIT
//
// The rule book as somebody reads it: the contents go along with the text, a click in them leads to its section, and a
// search leaves what was looked for.
#include "app/shell/rule_book.h"
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
    void heroesHaveTheirRules_data();
    void heroesHaveTheirRules();
    void opensAtADeck();
    void helpIsAboutTheRoom();
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

void RulesPageTest::heroesHaveTheirRules_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("word");
    QTest::addColumn<QString>("deck");
    const auto row = [](const char *language, const char *word, const char *deck) {
        QTest::addRow("%s %s", language, word)
            << QString::fromLatin1(language) << QString::fromUtf8(word) << QString::fromLatin1(deck);
    };
    row("en", "cauldron", "wayward-sisters");
    row("fr", "chaudron", "wayward-sisters");
    row("de", "Kessel", "wayward-sisters");
    row("en", "glamour", "titania");
    row("fr", "charme", "titania");
    row("de", "Blendwerk", "titania");
    row("en", "syllable", "shakespeare");
    row("fr", "syllabe", "shakespeare");
    row("de", "Silbe", "shakespeare");
    row("en", "voyage", "sinbad");
    row("fr", "voyage", "sinbad");
    row("de", "Reise", "sinbad");
}

void RulesPageTest::heroesHaveTheirRules() {
    QFETCH(QString, language);
    QFETCH(QString, word);
    QFETCH(QString, deck);
    app::AppShell shell;
    shell.language()->setCode(language);
    app::RuleBook book;
    book.setLanguage(language);
    book.setLibrary(shell.library());
    book.setFilter(word);
    const int row = book.rowOfRule(QStringLiteral("deck:") + deck);
    QVERIFY(row >= 0);
    QCOMPARE(book.titleAt(row), shell.library()->deckName(deck));
    QVERIFY(book.count() <= 6); // and not everything
}

void RulesPageTest::opensAtADeck() {
    Screen screen(QStringLiteral("en"));
    QMetaObject::invokeMethod(screen.window(), "openDeckRules", Q_ARG(QVariant, QStringLiteral("titania")));
    QVERIFY(screen.waitFor([&] { return screen.find("ruleContents") != nullptr && currentSection(screen) > 20; }));
    screen.press(Qt::Key_Escape);
    QCOMPARE(screen.room(), QStringLiteral("home"));
}

void RulesPageTest::helpIsAboutTheRoom() {
    Screen screen(QStringLiteral("fr"));
    QVERIFY(screen.click("room-print"));
    screen.press(Qt::Key_F1);
    QVERIFY(screen.waitFor([&] { return screen.find("books") != nullptr; }));
    QCOMPARE(screen.find("books")->property("value").toString(), QStringLiteral("manual"));
    QVERIFY(screen.waitFor([&] { return currentSection(screen) > 20; })); // the fifth of six pages
    screen.press(Qt::Key_Escape);
    QCOMPARE(screen.room(), QStringLiteral("print"));
    screen.press(Qt::Key_Escape);
    QVERIFY(screen.waitFor([&] { return screen.room() == QStringLiteral("home"); }));
    QVERIFY(screen.click("room-rules"));
    QVERIFY(screen.waitFor([&] { return screen.find("books") != nullptr; }));
    QCOMPARE(screen.find("books")->property("value").toString(), QStringLiteral("rules"));
}

CHAMPCLOS_TEST(RulesPageTest)
#include "tst_rules_page.moc"

// SPDX-License-Identifier: MIT
//
// Played by ear: a program that hears only what the accessibility bus says and answers with keys sets up a game, places
// its fighters, asks about the position, and plays a whole duel, in two languages. It needs a machine with Xvfb, D-Bus,
// AT-SPI and xdotool (./dev installs them) and is skipped elsewhere.
#include "tests/bus/maker.h"
#include "tests/bus/player.h"
#include "tests/support/test_program.h"

#include <QDirIterator>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace champclos;
using namespace champclos::test;

class BlindTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() {
        if (const QString missing = Desk::missing(); !missing.isEmpty())
            QSKIP(qPrintable(missing + QStringLiteral(" is not here, so nothing can be heard.")));
    }
    void aWholeDuel_data() { addLanguages(); }
    void aWholeDuel();
    void aBattlefield_data() { addLanguages(); }
    void aBattlefield();
    void aCard_data() { addLanguages(); }
    void aCard();
    void aSheet_data() { addLanguages(); }
    void aSheet();

private:
    static void addLanguages() {
        QTest::addColumn<QString>("language");
        QTest::newRow("en") << QStringLiteral("en_US");
        QTest::newRow("fr") << QStringLiteral("fr_FR");
    }
};

namespace {

/// What was made: the one file of that format under the home.
QJsonObject madeOf(const Desk &desk, const QString &format) {
    QDirIterator files(desk.path("home"), {QStringLiteral("*.json")}, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        if (!file.open(QIODevice::ReadOnly))
            continue;
        const QJsonObject made = QJsonDocument::fromJson(file.readAll()).object();
        if (made.value(u"format").toString() == format)
            return made;
    }
    return {};
}

} // namespace

/// Level, hero, and seed are chosen by what is heard; the keys for those who ask are asked; then it is played to its
/// end, with attacks, defenses, and spells.
void BlindTest::aWholeDuel() {
    QFETCH(QString, language);
    const Words words = wordsOf(language);
    Desk desk;
    QCOMPARE(desk.open(), QString());
    Ear ear(desk);
    QCOMPARE(desk.openProgram(language), QString());
    Player player(desk, ear, words);
    player.beginGame(QStringLiteral("1"));
    player.playUntil(words.act, 12);
    const std::size_t before = ear.count();
    for (const char *key : {"F3", "F4", "F5", "F6"})
        player.press(QString::fromLatin1(key));
    QVERIFY2(player.trouble.isEmpty(), qPrintable(player.trouble + u'\n' + ear.transcript()));
    QVERIFY2(player.wasSaid(words.hero, before), qPrintable(ear.transcript())); // the position
    QVERIFY2(ear.count() >= before + 4, qPrintable(ear.transcript()));
    QVERIFY2(ear.sounds[before].kind == Ear::Sound::Words, qPrintable(ear.transcript()));
    player.playToTheEnd(400);
    const QString heard = ear.transcript();
    QVERIFY2(player.trouble.isEmpty(), qPrintable(player.trouble + u'\n' + heard));
    qInfo("%d questions, %d attacks, %d defenses, %d spells", player.questions, player.attacks, player.defenses,
          player.spells());
    QVERIFY2(player.attacks > 0 && player.defenses > 0 && player.spells() > 0, qPrintable(heard));
}

void BlindTest::aBattlefield() {
    QFETCH(QString, language);
    Desk desk;
    QCOMPARE(desk.open(), QString());
    Ear ear(desk);
    QCOMPARE(desk.openProgram(language), QString());
    Maker maker(desk, ear, wordsOf(language));
    maker.drawBattlefield();
    const QString heard = ear.transcript();
    {
        QFile file("/tmp/ear/board-" + language);
        if (file.open(QIODevice::WriteOnly))
            file.write(ear.transcript().toUtf8());
    }
    QVERIFY2(maker.trouble.isEmpty(), qPrintable(maker.trouble + u'\n' + heard));
    QJsonObject board;
    QVERIFY2(QTest::qWaitFor(
                 [&] {
                     board = madeOf(desk, QStringLiteral("champclos-battlefield"));
                     return !board.isEmpty();
                 },
                 30'000),
             qPrintable(heard));
    QCOMPARE(board.value(u"spaces").toArray().size(), 12);
    QCOMPARE(board.value(u"lines").toArray().size(), 11);
    QCOMPARE(board.value(u"starts").toArray().size(), 2);
}

void BlindTest::aCard() {
    QFETCH(QString, language);
    Desk desk;
    QCOMPARE(desk.open(), QString());
    Ear ear(desk);
    QCOMPARE(desk.openProgram(language), QString());
    Maker maker(desk, ear, wordsOf(language));
    maker.writeCard(QStringLiteral("Ember"));
    const QString heard = ear.transcript();
    QVERIFY2(maker.trouble.isEmpty(), qPrintable(maker.trouble + u'\n' + heard));
    QJsonObject deck;
    QVERIFY2(QTest::qWaitFor(
                 [&] {
                     deck = madeOf(desk, QStringLiteral("champclos-deck"));
                     return !deck.isEmpty();
                 },
                 30'000),
             qPrintable(heard));
    const QJsonArray cards = deck.value(u"cards").toArray();
    const auto card = std::find_if(cards.begin(), cards.end(), [](const QJsonValue &each) {
        return each.toObject().value(u"name").toObject().value(u"en").toString() == u"Ember";
    });
    QVERIFY2(card != cards.end(), qPrintable(heard));
    QVERIFY(QJsonDocument(card->toObject()).toJson().contains("draw"));
}

void BlindTest::aSheet() {
    QFETCH(QString, language);
    Desk desk;
    QCOMPARE(desk.open(), QString());
    Ear ear(desk);
    QCOMPARE(desk.openProgram(language), QString());
    Maker maker(desk, ear, wordsOf(language));
    maker.printSheet();
    const auto sheet = [&] {
        QDirIterator files(desk.path("home"), {QStringLiteral("*.pdf")}, QDir::Files, QDirIterator::Subdirectories);
        return files.hasNext() ? files.next() : QString();
    };
    const bool isPrinted = QTest::qWaitFor([&] { return !sheet().isEmpty(); }, 30'000);
    QVERIFY2(maker.trouble.isEmpty(), qPrintable(maker.trouble + u'\n' + ear.transcript()));
    QVERIFY2(isPrinted, qPrintable(ear.transcript()));
}

CHAMPCLOS_TEST_GUILESS(BlindTest)
#include "tst_blind.moc"

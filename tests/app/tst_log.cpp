// SPDX-License-Identifier: MIT
//
// The log of the table, over random games with every deck: it speaks of steps and zones, which the board shows, and not
// of numbers of spaces, which it does not; it says nothing twice; and every line that tells of a fighter can be shown.
#include "app/play/log_book.h"
#include "engine/core/rng.h"
#include "engine/rules/game.h"
#include "tests/app/clicking.h"
#include "tests/support/test_program.h"

#include <QRegularExpression>

using namespace champclos;
using namespace champclos::test;
using app::LogBook;
using app::RowModel;

namespace {

SeenLog randomGame(const Match &match, std::uint64_t seed) {
    StepLog steps;
    GameState state = start(match, seed, &steps);
    Rng chance(seed);
    ActionList legal;
    for (int decisions = 0; decisions < 3000 && !state.isOver(); ++decisions) {
        legalActions(match, state, legal);
        apply(match, state, legal[static_cast<int>(chance.below(static_cast<std::uint32_t>(legal.size())))], &steps);
    }
    return cut(match, steps, SeatId(0));
}

QVariant value(const RowModel::Row &row, const char *role) { return row[app::logRoles().indexOf(role)]; }

} // namespace

class LogTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void noNumbersOfSpaces_data();
    void noNumbersOfSpaces();
    void drawsAreOneLine();
    void boostIsToldOnce();
    void lineIsDiscardedOnce();
    void causesAreNamed();
};

void LogTest::noNumbersOfSpaces_data() {
    QTest::addColumn<int>("language");
    QTest::addColumn<QString>("number");
    QTest::newRow("en") << static_cast<int>(Language::En) << QStringLiteral("\\bspace[\\s\\x{a0}]s?\\d");
    QTest::newRow("fr") << static_cast<int>(Language::Fr) << QStringLiteral("\\bcase[\\s\\x{a0}]s?\\d");
    QTest::newRow("de") << static_cast<int>(Language::De) << QStringLiteral("\\bFeld[\\s\\x{a0}]s?\\d");
}

void LogTest::noNumbersOfSpaces() {
    QFETCH(int, language);
    QFETCH(QString, number);
    const QRegularExpression kNumber(number);
    int spoken = 0;
    for (int game = 0; game < 10; ++game) {
        const app::GameFile file = gameOf(decksFor(game), static_cast<std::uint64_t>(game + 1));
        LogBook book;
        book.start(*file.record.match, static_cast<Language>(language));
        for (const SeenStep &step : randomGame(*file.record.match, static_cast<std::uint64_t>(game + 1)))
            book.add(step, 0);
        for (const RowModel::Row &row : book.rows()) {
            const QString text = value(row, "text").toString();
            QVERIFY2(!text.isEmpty() && !text.contains(kNumber), qPrintable(text));
            spoken += value(row, "accessibleText").toString().contains(kNumber) ? 1 : 0; // the board's spaces have them
        }
    }
    QVERIFY(spoken > 100);
}

void LogTest::drawsAreOneLine() {
    const app::GameFile file = gameOf({"medusa", "bigfoot"}, 1);
    LogBook book;
    book.start(*file.record.match, Language::En);
    for (const Step &step : file.record.stepsOf(0))
        book.add(cut(*file.record.match, step, SeatId(0)), 0);
    QStringList draws;
    for (const RowModel::Row &row : book.rows())
        if (const QString text = value(row, "text").toString(); text.contains(QStringLiteral("draw")))
            draws.push_back(text);
    QCOMPARE(draws.size(), 2);
    QCOMPARE(draws[0].count(u'“'), 5); // the viewer's own, by name
    QCOMPARE(draws[1], QStringLiteral("Bigfoot draws 5 cards."));
}

void LogTest::boostIsToldOnce() {
    const app::GameFile file = gameOf({"medusa", "bigfoot"}, 1);
    LogBook book;
    book.start(*file.record.match, Language::En);
    SeenEvent discarded{.kind = EventKind::CardDiscarded, .seat = SeatId(0), .card = CardKind(3)};
    discarded.fromPlace = CardPlace::Hand;
    const SeenEvent boosted{.kind = EventKind::Boosted, .seat = SeatId(0), .card = CardKind(3), .amount = 2};
    book.add({discarded, {}}, 0);
    QCOMPARE(book.rows().size(), 2U); // under the head of the set-up
    book.add({boosted, {}}, 0);
    QCOMPARE(book.rows().size(), 2U);
    QVERIFY(value(book.rows().back(), "text").toString().contains(QStringLiteral("boosts with")));
}

/// The line goes as a whole, not card by card as well; a cauldron that is emptied says what was in it.
void LogTest::lineIsDiscardedOnce() {
    const app::GameFile file = gameOf({"shakespeare", "wayward-sisters"}, 1);
    LogBook book;
    book.start(*file.record.match, Language::En);
    SeenEvent moved{.kind = EventKind::CardMoved, .seat = SeatId(1), .card = CardKind(0)};
    moved.fromPlace = CardPlace::Pile;
    moved.toPlace = CardPlace::Discard;
    book.add({moved, {}}, 0);
    QCOMPARE(book.rows().size(), 2U); // under the head of the set-up
    const SeenEvent discarded{.kind = EventKind::LineDiscarded, .seat = SeatId(0)};
    book.add({discarded, {}}, 0);
    moved.seat = SeatId(0);
    book.add({moved, {}}, 0);
    book.add({moved, {}}, 0);
    QCOMPARE(book.rows().size(), 3U);
    QCOMPARE(value(book.rows().back(), "text").toString(), QStringLiteral("Shakespeare discards the line."));
}

/// Damage of an effect says whose, and cards drawn for two reasons are two lines.
void LogTest::causesAreNamed() {
    int damages = 0;
    int draws = 0;
    for (int game = 0; game < 10; ++game) {
        const app::GameFile file = gameOf(decksFor(game), static_cast<std::uint64_t>(game + 1));
        LogBook book;
        book.start(*file.record.match, Language::En);
        for (const SeenStep &step : randomGame(*file.record.match, static_cast<std::uint64_t>(game + 1))) {
            book.add(step, 0);
            const QString text = book.rows().empty() ? QString() : value(book.rows().back(), "text").toString();
            const bool isEffect =
                !step.after.frames().isEmpty() && step.after.frames().back().kind == FrameKind::Effect;
            if (step.event.kind == EventKind::DamageDealt && step.event.source == DamageSource::Effect && isEffect) {
                ++damages;
                QVERIFY2(text.endsWith(QStringLiteral(").")), qPrintable(text));
            }
            if (step.event.kind == EventKind::CardDrawn) {
                draws += isEffect ? 1 : 0;
                QCOMPARE(text.endsWith(QStringLiteral(").")), isEffect);
            }
        }
    }
    QVERIFY(damages > 5);
    QVERIFY(draws > 5);
}

CHAMPCLOS_TEST_GUILESS(LogTest)
#include "tst_log.moc"

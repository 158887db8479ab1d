// SPDX-License-Identifier: MIT
//
// What the table tells those who ask by ear, in three languages, over whole games: every space by its zones and its
// lines, the position without gaps, a way that the rules allow, who can strike, and what happened since the own turn.
#include "app/play/by_ear.h"
#include "app/shell/language_control.h"
#include "tests/app/clicking.h"
#include "tests/support/test_program.h"

#include <QRegularExpression>

using namespace champclos;
using namespace champclos::test;
using app::GameSession;

class ByEarTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void spacesTellZonesAndLines_data() { addLanguages(); }
    void spacesTellZonesAndLines();
    void positionTellsEverybody_data() { addLanguages(); }
    void positionTellsEverybody();
    void wayLeadsThere();
    void threatAgreesWithTheMarks();
    void sinceLastTurnTellsTheOthers();

private:
    static void addLanguages() {
        QTest::addColumn<QString>("code");
        for (const char *code : {"en", "fr", "de"})
            QTest::newRow(code) << QString::fromLatin1(code);
    }
};

namespace {

void begin(GameSession &session, Language language, int seed) {
    session.table()->motion()->setSpeed(0);
    session.begin(gameOf({"wayward-sisters", "bigfoot"}, static_cast<std::uint64_t>(seed)), language);
}

bool isFinished(const QString &text) {
    static const QRegularExpression holes(QStringLiteral("%[\\dn]|\\{|\\bs\\d"));
    return !text.isEmpty() && !text.contains(holes);
}

void playOn(GameSession &session, Clicker &clicker) {
    if (session.phase() == GameSession::Reading)
        session.proceed();
    else
        clicker.clickAnything();
}

/// A fighter's row by role.
QVariant ofFighter(const GameSession &session, int row, const char *role) {
    return session.table()->view()->fighters()->value(row, role);
}

} // namespace

void ByEarTest::spacesTellZonesAndLines() {
    QFETCH(QString, code);
    app::LanguageControl language;
    language.setCode(code);
    GameSession session;
    begin(session, language.language(), 1);
    const app::RowModel *spaces = session.table()->view()->spaces();
    const Match &match = *session.game().record.match;
    for (int row = 0; row < spaces->count(); ++row) {
        const QString text = spaces->value(row, "accessibleText").toString();
        QVERIFY2(isFinished(text), qPrintable(text));
        const SpaceId space(spaces->value(row, "spaceId").toInt());
        for (const QVariant &zone : spaces->value(row, "zones").toList())
            QVERIFY2(text.contains(zone.toMap().value(QStringLiteral("name")).toString()), qPrintable(text));
        match.board.adjacentTo(space).forEach([&](SpaceId next) {
            QVERIFY2(text.contains(QRegularExpression(QStringLiteral("\\b%1\\b").arg(app::spaceLabel(match, next)))),
                     qPrintable(text));
        });
    }
}

void ByEarTest::positionTellsEverybody() {
    QFETCH(QString, code);
    app::LanguageControl language;
    language.setCode(code);
    GameSession session;
    begin(session, language.language(), 2);
    Clicker clicker(session, 5);
    for (int clicks = 0; clicks < 120 && session.phase() != GameSession::Over; ++clicks) {
        playOn(session, clicker);
        const QString text = session.table()->ear()->position();
        QVERIFY2(isFinished(text), qPrintable(text));
        for (int row = 0; row < session.table()->view()->fighters()->count(); ++row)
            QVERIFY2(text.contains(ofFighter(session, row, "title").toString()), qPrintable(text));
        const app::RowModel *hand = session.table()->view()->hand();
        for (int row = 0; row < hand->count(); ++row)
            QVERIFY2(text.contains(hand->value(row, "name").toString()), qPrintable(text));
        QVERIFY(text.split(QRegularExpression(QStringLiteral("\\s+"))).size() < 190); // a minute
    }
}

/// The spaces that are told lie on lines from the walker to a neighbour of the goal, and nobody stands on the last.
void ByEarTest::wayLeadsThere() {
    app::LanguageControl language;
    language.setCode(QStringLiteral("en"));
    GameSession session;
    begin(session, Language::En, 3);
    Clicker clicker(session, 7);
    const Match &match = *session.game().record.match;
    static const QRegularExpression told(
        QStringLiteral("^(.+), \\d+ health, space.(\\d+),.* in \\d+ steps?: (.+)\\.$"));
    int ways = 0;
    for (int clicks = 0; clicks < 150 && session.phase() != GameSession::Over; ++clicks) {
        playOn(session, clicker);
        const QString text = session.table()->ear()->wayToNext(-1);
        QVERIFY2(text.isEmpty() == (session.table()->view()->viewer() < 0) && (text.isEmpty() || isFinished(text)),
                 qPrintable(text));
        const QRegularExpressionMatch found = told.match(text);
        if (!found.hasMatch())
            continue;
        ++ways;
        const QStringList way =
            found.captured(3).replace(QStringLiteral(" and "), QStringLiteral(", ")).split(QStringLiteral(", "));
        const auto idOf = [&](const QString &label) {
            return SpaceId(session.table()->view()->spaces()->find(QStringLiteral("label"), u's' + label));
        };
        for (int step = 1; step < way.size(); ++step)
            QVERIFY2(match.board.adjacentTo(idOf(way[step - 1])).contains(idOf(way[step])), qPrintable(text));
        QVERIFY2(match.board.adjacentTo(idOf(way.constLast())).contains(idOf(found.captured(2))), qPrintable(text));
    }
    QVERIFY(ways > 20);
}

void ByEarTest::threatAgreesWithTheMarks() {
    GameSession session;
    begin(session, Language::En, 4);
    Clicker clicker(session, 9);
    for (int clicks = 0; clicks < 60; ++clicks)
        playOn(session, clicker);
    QVERIFY(session.table()->view()->viewer() >= 0);
    session.table()->view()->setShowThreat(true);
    const app::RowModel *marks = session.table()->view()->strikes()->marks();
    int safe = 0;
    for (int space = 0; space < session.table()->view()->spaces()->count(); ++space) {
        const QString text = session.table()->ear()->threatTo(space);
        QVERIFY2(isFinished(text), qPrintable(text));
        const bool isMarked = marks->find(QStringLiteral("spaceId"), space) >= 0;
        QVERIFY2(text.contains(QStringLiteral("nobody")) != isMarked, qPrintable(text));
        safe += isMarked ? 0 : 1;
    }
    QVERIFY(marks->count() > 0);
    QVERIFY(safe + marks->count() == session.table()->view()->spaces()->count());
}

void ByEarTest::sinceLastTurnTellsTheOthers() {
    GameSession session;
    app::GameFile game = gameOf({"wayward-sisters", "bigfoot"}, 5);
    game.seats[1].isHuman = false;
    session.table()->motion()->setSpeed(0);
    session.begin(std::move(game), Language::En);
    Clicker clicker(session, 11);
    int checked = 0;
    for (int clicks = 0; clicks < 400 && checked < 3 && session.phase() != GameSession::Over; ++clicks) {
        QVERIFY(QTest::qWaitFor([&] { return session.phase() != GameSession::Thinking; }, 30'000));
        const bool isOwnTurn = session.table()->seen().turnNumber() > 2 &&
                               session.table()->seen().turnSeat() == SeatId(0) &&
                               session.table()->seen().actionsLeft() == 2;
        if (isOwnTurn && session.phase() == GameSession::Deciding) {
            const QString text = session.table()->ear()->sinceLastTurn();
            const int turn = session.table()->seen().turnNumber();
            QVERIFY2(text.startsWith(QStringLiteral("Turn %1 ").arg(turn - 1)), qPrintable(text));
            QVERIFY2(!text.contains(QStringLiteral("Turn %1 ").arg(turn)), qPrintable(text));
            ++checked;
        }
        playOn(session, clicker);
    }
    QVERIFY(checked > 0);
}

CHAMPCLOS_TEST(ByEarTest)
#include "tst_by_ear.moc"

// SPDX-License-Identifier: MIT
//
// What a game tells of itself: the log says what was declined and what caused what, the ledger where an attack began,
// the end page what was really lost and who gave up, a replay every step in a sentence and every hand that its eyes may
// see.
#include "app/play/game_result.h"
#include "app/play/log_book.h"
#include "app/play/replay_session.h"
#include "engine/rules/game.h"
#include "tests/app/clicking.h"
#include "tests/support/test_program.h"

#include <QRegularExpression>

using namespace champclos;
using namespace champclos::app;
using namespace champclos::test;

namespace {

/// Played at random to the end, or for so many decisions.
GameFile playedGame(const std::vector<std::string> &decks, std::uint64_t seed, int decisions = 100000) {
    GameFile game = gameOf(decks, seed);
    Rng rng(seed);
    const auto legal = std::make_unique<ActionList>();
    for (int count = 0; count < decisions && !game.record.now().isOver(); ++count) {
        legalActions(*game.record.match, game.record.now(), *legal);
        game.record.play((*legal)[rng.below(legal->size())]);
    }
    return game;
}

QString last(const LogBook &book) {
    const auto text = logRoles().indexOf("text");
    return book.rows().empty() ? QString() : book.rows().back()[text].toString();
}

/// Tells every step of some games to `look`, with the log so far.
template <class Look> void readLogs(int games, Look look) {
    for (int game = 0; game < games; ++game) {
        const GameFile file = playedGame(decksFor(game), static_cast<std::uint64_t>(game + 1));
        const io::GameRecord &record = file.record;
        LogBook book;
        book.start(*record.match, Language::En);
        for (std::size_t action = 0; action < record.states.size(); ++action)
            for (const Step &step : record.stepsOf(action)) {
                const SeenStep seen = cut(*record.match, step, SeatId(0));
                book.add(seen, static_cast<int>(action));
                look(*record.match, seen, book);
            }
    }
}

} // namespace

class TaleTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatIsDeclinedIsTold();
    void movesOfEffectsNameTheirCause();
    void noEffectsAreNotCancelled();
    void arrowStartsWhereTheAttackerStood();
    void overkillIsNotCounted();
    void ingredientsAreOnTheButtons();
    void concededGames_data();
    void concededGames();
    void concedingInATeam();
    void concedingWhileTheComputerThinks();
    void everyStepOfAReplayIsASentence_data();
    void everyStepOfAReplayIsASentence();
    void replaysShowHands();
    void seatsOfAReplayKeepTheirPlaces();
};

void TaleTest::whatIsDeclinedIsTold() {
    int declined = 0;
    readLogs(20, [&](const Match &, const SeenStep &step, const LogBook &book) {
        if (step.event.kind != EventKind::Declined)
            return;
        ++declined;
        // Who, and which card or ability it was about.
        QVERIFY2(last(book).contains(QRegularExpression(
                     QStringLiteral("(not boost|not use the ability|declines? an effect of “.+”)\\.?$"))),
                 qPrintable(last(book)));
    });
    QVERIFY(declined > 20);
}

void TaleTest::movesOfEffectsNameTheirCause() {
    int moves = 0;
    int own = 0;
    readLogs(10, [&](const Match &, const SeenStep &step, const LogBook &book) {
        if (step.event.kind != EventKind::FighterMoved)
            return;
        const bool isEffect = step.after.frames().back().kind == FrameKind::Effect;
        moves += isEffect ? 1 : 0;
        own += isEffect ? 0 : 1;
        static const QRegularExpression kWithCause(QStringLiteral(" zones?[^(]* \\(.+\\)\\.$"));
        QVERIFY2(last(book).contains(kWithCause) == isEffect, qPrintable(last(book)));
    });
    QVERIFY(moves > 10 && own > 100);
}

void TaleTest::noEffectsAreNotCancelled() {
    int plain = 0;
    int cancelled = 0;
    for (int game = 0; game < 10; ++game) {
        const GameFile file = gameOf(decksFor(game), 1);
        const auto &cards = file.record.match->seat(SeatId(0)).deck.cards;
        for (std::size_t kind = 0; kind < cards.size(); ++kind) {
            const auto &effects = cards[kind].effects;
            const bool hasText =
                std::any_of(effects.begin(), effects.end(), [](const Block &effect) { return !effect.empty(); });
            (hasText ? cancelled : plain) += 1;
            LogBook book;
            book.start(*file.record.match, Language::En);
            book.add(
                {{.kind = EventKind::EffectsCancelled, .seat = SeatId(0), .card = CardKind(static_cast<int>(kind))},
                 {}},
                0);
            QCOMPARE(last(book).startsWith(QStringLiteral("The effects of ")), hasText);
        }
    }
    QVERIFY(cancelled > 0 && plain > 0);
}

void TaleTest::arrowStartsWhereTheAttackerStood() {
    int moved = 0;
    for (int game = 0; game < 12; ++game) {
        ReplaySession replay;
        replay.table()->motion()->setSpeed(0);
        replay.open(playedGame(decksFor(game), static_cast<std::uint64_t>(game + 1)), Language::En);
        for (int step = 1; step <= replay.stepCount(); ++step) {
            const GameState &before = replay.game().record.states[static_cast<std::size_t>(step - 1)];
            const GameState &after = replay.game().record.states[static_cast<std::size_t>(step)];
            const Combat &combat = after.combat.isActive ? after.combat : before.combat;
            if (!combat.isActive)
                continue;
            const FighterId attacker = combat.side(Side::Attacker).fighter;
            SpaceId stood;
            for (int at = step; at > 0 && !stood; --at)
                for (const Step &told : replay.game().record.stepsOf(static_cast<std::size_t>(at)))
                    if (told.event.kind == EventKind::AttackDeclared)
                        stood = told.after.fighter(attacker).space;
            if (after.fighter(attacker).space == stood)
                continue;
            replay.setStep(step);
            if (!replay.table()->tale()->combat()->isOpen())
                continue;
            ++moved;
            QCOMPARE(replay.table()->picking()->attackLink().value(QStringLiteral("from")).toInt(), stood.value());
        }
    }
    QVERIFY(moved > 0);
}

void TaleTest::overkillIsNotCounted() {
    for (int game = 0; game < 8; ++game) {
        const GameFile file = playedGame(decksFor(game), static_cast<std::uint64_t>(game + 1));
        GameResult result;
        result.count(file.record, SeatId(0), Language::En);
        int lost = 0;
        GameState before = file.record.states.front();
        for (std::size_t action = 1; action < file.record.states.size(); ++action)
            for (const Step &step : file.record.stepsOf(action)) {
                if (step.event.kind == EventKind::DamageDealt)
                    lost += std::max<int>(0, before.fighter(step.event.fighter).health) -
                            std::max<int>(0, step.after.fighter(step.event.fighter).health);
                before = step.after;
            }
        int counted = 0;
        for (const QVariant &row : result.damage())
            counted += row.toMap().value(QStringLiteral("damage")).toInt();
        QCOMPARE(counted, lost);
    }
}

void TaleTest::ingredientsAreOnTheButtons() {
    int seen = 0;
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        ReplaySession replay;
        GameFile file = playedGame({"wayward-sisters", "bigfoot"}, seed);
        const Match &match = *file.record.match;
        replay.setEyesOf(0);
        replay.open(std::move(file), Language::En);
        replay.setStep(replay.stepCount());
        PileModel *pile = replay.table()->view()->piles();
        pile->setSeat(0);
        pile->setPlace(QStringLiteral("discard"));
        for (int row = 0; row < pile->count(); ++row) {
            const CardDef &card =
                match.seat(SeatId(0)).deck.cards[static_cast<std::size_t>(pile->value(row, "kind").toInt())];
            QCOMPARE(pile->value(row, "marks").toString().isEmpty(), card.ingredient.empty());
            seen += card.ingredient.empty() ? 0 : 1;
        }
    }
    QVERIFY(seen > 0);
}

void TaleTest::concededGames_data() {
    QTest::addColumn<Language>("language");
    QTest::addColumn<QString>("cause");
    QTest::newRow("en") << Language::En << "Medusa concedes.";
    QTest::newRow("fr") << Language::Fr << "Méduse abandonne.";
    QTest::newRow("de") << Language::De << "Medusa gibt auf.";
}

void TaleTest::concededGames() {
    QFETCH(Language, language);
    QFETCH(QString, cause);
    GameSession session;
    session.table()->motion()->setSpeed(0);
    GameFile file = playedGame({"medusa", "bigfoot"}, 3, 12);
    file.seats[1].isHuman = false;
    file.isFriendly = true;
    session.begin(std::move(file), language);
    QTRY_COMPARE(session.phase(), GameSession::Deciding);
    QVERIFY(session.canConcede() && session.isConcedingEnough());
    const std::size_t before = session.game().record.actions.size();
    session.concede();
    QCOMPARE(session.phase(), GameSession::Over);
    QVERIFY(!session.canConcede());
    QCOMPARE(session.game().record.actions.size(), before + 1);
    QVERIFY2(session.result()->causeText().startsWith(cause), qPrintable(session.result()->causeText()));
    const RowModel *log = session.table()->tale()->log();
    QCOMPARE(log->value(log->count() - 2, "text").toString(), cause);
    // In a friendly game it can be taken back like any decision.
    QVERIFY(session.undo());
    QCOMPARE(session.phase(), GameSession::Deciding);
}

void TaleTest::concedingInATeam() {
    GameFile file = gameOf({"medusa", "bigfoot", "alice", "titania"}, 5);
    for (std::size_t seat : {1U, 3U})
        file.seats[seat].isHuman = false;
    file.seats[2].person = 1; // a partner of flesh and blood
    GameSession session;
    session.table()->motion()->setSpeed(0);
    session.begin(file, Language::En);
    QTRY_COMPARE(session.phase(), GameSession::Curtain);
    QVERIFY(!session.canConcede()); // nobody is at the screen
    session.liftCurtain();
    QVERIFY(session.canConcede() && !session.isConcedingEnough());
    session.concede();
    QCOMPARE(session.phase(), GameSession::Deciding); // where it was
    QVERIFY(!session.canConcede());

    file.seats[2].isHuman = false; // a computer follows its partner
    GameSession other;
    other.table()->motion()->setSpeed(0);
    other.begin(file, Language::En);
    QTRY_COMPARE(other.phase(), GameSession::Deciding);
    QVERIFY(other.isConcedingEnough());
    other.concede();
    QCOMPARE(other.phase(), GameSession::Over);
    QVERIFY(other.result()->causeText().contains(QStringLiteral("Medusa concedes. Alice concedes.")));
}

void TaleTest::concedingWhileTheComputerThinks() {
    GameFile file = playedGame({"medusa", "bigfoot"}, 3, 12);
    while (file.record.now().pending.seat != SeatId(1)) {
        const auto legal = std::make_unique<ActionList>();
        legalActions(*file.record.match, file.record.now(), *legal);
        file.record.play((*legal)[0]);
    }
    file.seats[1] = {false, ai::Level::Expert, {}, 1};
    GameSession session;
    session.setPauses(60000, false);
    session.begin(std::move(file), Language::En);
    QCOMPARE(session.phase(), GameSession::Thinking);
    QVERIFY(session.canConcede());
    session.concede();
    QCOMPARE(session.phase(), GameSession::Over);
    QVERIFY(session.game().record.now().winners.contains(SeatId(1)));
}

void TaleTest::everyStepOfAReplayIsASentence_data() {
    QTest::addColumn<Language>("language");
    QTest::addColumn<QString>("number");
    QTest::newRow("en") << Language::En << QStringLiteral("\\bspace[\\s\\x{a0}]s?\\d");
    QTest::newRow("fr") << Language::Fr << QStringLiteral("\\bcase[\\s\\x{a0}]s?\\d");
    QTest::newRow("de") << Language::De << QStringLiteral("\\bFeld[\\s\\x{a0}]s?\\d");
}

/// Whoever looks: with an end, more than one word, and no numbers of spaces, which the board does not show.
void TaleTest::everyStepOfAReplayIsASentence() {
    QFETCH(Language, language);
    QFETCH(QString, number);
    const QRegularExpression kNumber(number);
    for (int game = 0; game < 10; ++game)
        for (int eyes : {ReplaySession::kWhoeverDecides, ReplaySession::kAllHands, 1}) {
            ReplaySession replay;
            replay.table()->motion()->setSpeed(0);
            replay.open(playedGame(decksFor(game), static_cast<std::uint64_t>(game + 1)), language);
            replay.setEyesOf(eyes);
            for (int step = 1; step <= replay.stepCount(); step += 7) {
                replay.setStep(step);
                const QString text = replay.stepText();
                QVERIFY2(text.count(u' ') > 0 && !text.contains(kNumber), qPrintable(text));
                QVERIFY2(QStringLiteral(".!?…”»“").contains(text.back()) || text.contains(u':'), qPrintable(text));
                QVERIFY(!replay.turnText().isEmpty());
            }
        }
}

void TaleTest::replaysShowHands() {
    ReplaySession replay;
    replay.open(playedGame({"medusa", "bigfoot"}, 4), Language::En);
    const auto sizes = [&] {
        QList<int> list;
        for (const QVariant &hand : replay.hands())
            list.push_back(static_cast<int>(hand.toMap().value(QStringLiteral("cards")).toList().size()));
        return list;
    };
    for (int step = 0; step <= replay.stepCount(); step += 5) {
        replay.setStep(step);
        const GameState &state = replay.game().record.states[static_cast<std::size_t>(step)];
        const int first = state.seat(SeatId(0)).hand.size();
        const int second = state.seat(SeatId(1)).hand.size();
        replay.setEyesOf(ReplaySession::kAllHands);
        QCOMPARE(sizes(), QList<int>({first, second}));
        replay.setEyesOf(1);
        QCOMPARE(sizes(), QList<int>({second}));
        replay.setEyesOf(ReplaySession::kFromOutside);
        QVERIFY(replay.hands().isEmpty());
    }
}

void TaleTest::seatsOfAReplayKeepTheirPlaces() {
    GameFile game = playedGame({"medusa", "bigfoot"}, 4);
    game.seats[0].isHuman = false;
    ReplaySession replay;
    replay.open(std::move(game), Language::En);
    for (int eyes : {ReplaySession::kAllHands, ReplaySession::kFromOutside, 0, 1}) {
        replay.setEyesOf(eyes);
        QCOMPARE(replay.lowestSeat(), 1); // the person's
    }
}

CHAMPCLOS_TEST(TaleTest)
#include "tst_tale.moc"

// SPDX-License-Identifier: MIT
//
// Nobody sees on the screen what they may not know: a table is given cut steps and observations and nothing else, these
// stay the same, byte for byte, when what the viewer cannot know is dealt anew and copies of a card change places, and
// so does everything a table shows, word for word. Behind the curtain only public things are left.
#include "app/play/game_session.h"
#include "engine/ai/determinize.h"
#include "engine/rules/game.h"
#include "tests/app/clicking.h"
#include "tests/support/hidden.h"
#include "tests/support/random_game.h"
#include "tests/support/test_program.h"

using namespace champclos;
using namespace champclos::test;

namespace {

/// A table that shows what it is given.
void lookAt(app::GameTable &table, const std::shared_ptr<const Match> &match, const Observation &seen,
            const std::vector<SeenLog> &past, Language language) {
    table.openMatch(match, SeatSet());
    table.setEyes(seen.viewer, language);
    table.beginPast();
    for (std::size_t action = 0; action < past.size(); ++action)
        table.addPast(past[action], static_cast<int>(action));
    table.endPast(seen);
    if (!seen.viewer || seen.viewer != seen.pending().seat)
        return table.show(seen);
    Rng rng(7);
    const auto legal = std::make_unique<ActionList>();
    legalActions(*match, ai::determinize(*match, seen, rng), *legal);
    table.ask(seen, *legal);
}

/// Which copy of a card stands for which, by owner.
class Exchange {
public:
    Exchange(const Match &match, Rng &rng) : m_match(match) {
        for (int seat = 0; seat < match.seatCount; ++seat)
            for (std::size_t kind = 0; kind < match.seat(SeatId(seat)).deck.cards.size(); ++kind) {
                CardStack copies;
                match.seat(SeatId(seat)).kinds[kind].copies.forEach([&](CardId card) { copies.push(card); });
                CardStack others = copies;
                rng.shuffle(others);
                for (int copy = 0; copy < copies.size(); ++copy)
                    m_cards[static_cast<std::size_t>(seat)][static_cast<std::size_t>(copies[copy].value())] =
                        others[copy];
            }
    }

    /// A step with another card where the viewer may not know which it was, and another copy where it may.
    Step dealtAnew(Step step, SeatId viewer, Rng &rng) const {
        Event &event = step.event;
        const bool isSeen = viewer ? event.seenBy.contains(viewer) : event.seenBy == SeatSet::fromWord(0xFF);
        if (!isSeen && event.card && event.seat)
            event.card = CardId(rng.below(m_match.seat(event.seat).cardCount));
        else
            change(event.seat, event.card);
        change(event.other, event.otherCard);
        step.after = test::dealtAnew(m_match, step.after, viewer, rng);
        return step;
    }

private:
    void change(SeatId owner, CardId &card) const {
        if (owner && card)
            card = m_cards[static_cast<std::size_t>(owner.value())][static_cast<std::size_t>(card.value())];
    }

    const Match &m_match;
    std::array<std::array<CardId, kMaxCardsPerDeck>, kMaxSeats> m_cards{};
};

} // namespace

class PrivacyTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void hiddenThingsDoNotShow_data();
    void hiddenThingsDoNotShow();
    void curtainHidesHandsAndChoices();
    void onePersonNeverSeesACurtain();
    void eachSeatReadsItsOwnLanguage();
    void watchersSeeNoHand();
};

void PrivacyTest::hiddenThingsDoNotShow_data() {
    QTest::addColumn<int>("game");
    for (int game = 0; game < (test::kIsSanitized ? 2 : 6); ++game)
        QTest::addRow("game %d", game) << game;
}

void PrivacyTest::hiddenThingsDoNotShow() {
    QFETCH(int, game);
    const app::GameFile file = gameOf(decksFor(game), static_cast<std::uint64_t>(game) + 3);
    const Match &match = *file.record.match;
    GameState state = file.record.now();
    const auto legal = std::make_unique<ActionList>();
    Rng rng(static_cast<std::uint64_t>(game));
    const Language language = kLanguages[static_cast<std::size_t>(game) % kLanguages.size()];
    std::vector<std::vector<SeenLog>> past(static_cast<std::size_t>(match.seatCount) +
                                           1); // by viewer, the onlooker last
    const auto viewerAt = [&](std::size_t index) {
        return index + 1 == past.size() ? SeatId::none() : SeatId(static_cast<int>(index));
    };
    app::GameTable one;
    app::GameTable other;
    for (int decision = 0; decision < 240 && !state.isOver(); ++decision) {
        legalActions(match, state, *legal);
        StepLog steps;
        apply(match, state, (*legal)[rng.below(legal->size())], &steps);
        const bool isHiddenCombat = state.combat.isActive && !state.combat.isRevealed;
        for (std::size_t index = 0; index < past.size(); ++index) {
            const SeatId viewer = viewerAt(index);
            past[index].push_back(cut(match, steps, viewer));
            const Exchange exchange(match, rng);
            for (std::size_t step = 0; step < steps.size(); ++step)
                QVERIFY(cut(match, exchange.dealtAnew(steps[step], viewer, rng), viewer) == past[index].back()[step]);
            if (decision % 23 != 0 && !isHiddenCombat)
                continue;
            const Observation seen = observe(match, state, viewer);
            const Observation otherwise = observe(match, test::dealtAnew(match, state, viewer, rng), viewer);
            lookAt(one, file.record.match, seen, past[index], language);
            lookAt(other, file.record.match, otherwise, past[index], language);
            QCOMPARE(everythingOn(other), everythingOn(one));
            QCOMPARE(one.view()->hand()->count(), viewer ? static_cast<int>(seen.handCount[index]) : 0);
        }
    }
}

void PrivacyTest::curtainHidesHandsAndChoices() {
    app::GameFile game = gameOf({"medusa", "king-arthur"}, 12);
    game.seats[1].person = 1;
    app::GameSession session;
    session.table()->motion()->setSpeed(0);
    session.begin(std::move(game), Language::En);
    Clicker clicker(session, 3);
    int curtains = 0;
    int last = -1;
    for (int clicks = 0; clicks < 3000 && session.phase() != app::GameSession::Over; ++clicks) {
        if (session.phase() == app::GameSession::Curtain) {
            ++curtains;
            QCOMPARE(session.table()->view()->viewer(), -1);
            QCOMPARE(session.table()->view()->hand()->count(), 0);
            QCOMPARE(session.table()->picking()->choices()->count(), 0);
            QVERIFY(!session.table()->picking()->isAsked());
            QVERIFY(!session.curtainName().isEmpty());
            QVERIFY(session.curtainSeat() != last);
            QVERIFY(!session.table()->picking()->click(app::Picking::Space, 0));
            last = session.curtainSeat();
            session.liftCurtain();
            QCOMPARE(session.table()->view()->viewer(), last);
        }
        QCOMPARE(session.phase(), app::GameSession::Deciding);
        QCOMPARE(session.table()->view()->viewer(), session.table()->view()->toPlaySeat());
        clicker.clickAnything();
    }
    QVERIFY(curtains > 4);
}

void PrivacyTest::onePersonNeverSeesACurtain() {
    app::GameFile game = gameOf({"medusa", "bigfoot", "alice", "hamlet"}, 5);
    app::GameSession session; // one person in all four seats
    session.table()->motion()->setSpeed(0);
    QObject::connect(&session, &app::GameSession::phaseChanged, &session,
                     [&] { QVERIFY(session.phase() != app::GameSession::Curtain); });
    session.begin(std::move(game), Language::En);
    Clicker clicker(session, 8);
    for (int clicks = 0; clicks < 400 && session.phase() == app::GameSession::Deciding; ++clicks)
        clicker.clickAnything();
}

void PrivacyTest::eachSeatReadsItsOwnLanguage() {
    app::GameFile game = gameOf({"medusa", "bigfoot"}, 12);
    game.seats[0].language = QStringLiteral("fr");
    game.seats[1].language = QStringLiteral("de");
    game.seats[1].person = 1;
    app::GameSession session;
    session.table()->motion()->setSpeed(0);
    session.begin(std::move(game), Language::En);
    Clicker clicker(session, 3);
    std::array<QString, 2> space;
    for (int clicks = 0; clicks < 2000 && (space[0].isEmpty() || space[1].isEmpty()); ++clicks) {
        if (session.phase() == app::GameSession::Curtain)
            session.liftCurtain();
        QCOMPARE(session.table()->view()->language(),
                 session.table()->view()->viewer() == 0 ? QStringLiteral("fr") : QStringLiteral("de"));
        space[static_cast<std::size_t>(session.table()->view()->viewer())] = session.table()->view()->board()->name();
        clicker.clickAnything();
    }
    QVERIFY(space[0] != space[1]);
}

void PrivacyTest::watchersSeeNoHand() {
    app::GameFile game = gameOf({"medusa", "bigfoot"}, 12);
    game.seats[0].isHuman = game.seats[1].isHuman = false;
    app::GameSession session;
    session.table()->motion()->setSpeed(0);
    session.begin(std::move(game), Language::En);
    for (int rounds = 0; rounds < 40 && session.phase() != app::GameSession::Over; ++rounds) {
        QCOMPARE(session.table()->view()->viewer(), -1);
        QCOMPARE(session.table()->view()->hand()->count(), 0);
        QTest::qWait(1);
    }
    QTRY_COMPARE_WITH_TIMEOUT(session.phase(), app::GameSession::Over, 30000);
    QCOMPARE(session.table()->view()->hand()->count(), 0);
}

CHAMPCLOS_TEST_GUILESS(PrivacyTest)
#include "tst_privacy.moc"

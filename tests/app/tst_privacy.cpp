// SPDX-License-Identifier: MIT
//
// Nobody sees on the screen what they may not know: everything a table shows stays the same, word for word, when what
// the viewer cannot know is dealt anew and copies of a card change places, in the state, in the past and while an
// action is shown. Behind the curtain only public things are left.
#include "app/session/game_session.h"
#include "engine/ai/determinize.h"
#include "engine/rules/game.h"
#include "tests/app/clicking.h"
#include "tests/support/hidden.h"
#include "tests/support/test_program.h"

using namespace champclos;
using namespace champclos::test;

namespace {

/// A table that shows what it is given.
class BareTable : public app::GameTable {
public:
    void lookAt(const std::shared_ptr<const Match> &match, const Observation &seen, const std::vector<EventLog> &events,
                Language language) {
        openMatch(match, SeatSet());
        setEyes(seen.viewer, language);
        setPast(events, seen);
        const auto legal = std::make_unique<ActionList>();
        if (seen.viewer && seen.viewer == seen.pending().seat) {
            Rng rng(7);
            const GameState dealt = ai::determinize(*match, seen, rng);
            legalActions(*match, dealt, *legal);
            ask(seen, *legal);
        } else {
            show(seen);
        }
    }

protected:
    void chosen(const Action &) override {}
    void eventsPlayed() override {}
    bool isFinal(const Action &) const override { return false; }
};

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

    /// The events with other cards wherever the viewer may not know which it was, and other copies where it may.
    EventLog dealtAnew(EventLog log, SeatId viewer, Rng &rng) const {
        for (Event &event : log) {
            const bool isSeen = viewer ? event.seenBy.contains(viewer) : event.seenBy == SeatSet::fromWord(0xFF);
            if (!isSeen && event.card && event.seat)
                event.card = CardId(rng.below(m_match.seat(event.seat).cardCount));
            else
                change(event.seat, event.card);
            change(event.other, event.otherCard);
        }
        return log;
    }

private:
    void change(SeatId owner, CardId &card) const {
        if (owner && card)
            card = m_cards[static_cast<std::size_t>(owner.value())][static_cast<std::size_t>(card.value())];
    }

    const Match &m_match;
    std::array<std::array<CardId, kMaxCardsPerDeck>, kMaxSeats> m_cards{};
};

std::vector<EventLog> dealtAnew(const Match &match, std::vector<EventLog> events, SeatId viewer, Rng &rng) {
    const Exchange exchange(match, rng);
    for (EventLog &log : events)
        log = exchange.dealtAnew(std::move(log), viewer, rng);
    return events;
}

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
    for (int game = 0; game < 6; ++game)
        QTest::addRow("game %d", game) << game;
}

void PrivacyTest::hiddenThingsDoNotShow() {
    QFETCH(int, game);
    const app::GameFile file = gameOf(decksFor(game), static_cast<std::uint64_t>(game) + 3);
    const Match &match = *file.record.match;
    GameState state = file.record.now();
    std::vector<EventLog> events(1);
    start(match, file.record.seed, &events.front());
    const auto legal = std::make_unique<ActionList>();
    Rng rng(static_cast<std::uint64_t>(game));
    const Language language = kLanguages[static_cast<std::size_t>(game) % kLanguages.size()];
    BareTable one;
    BareTable other;
    for (int decision = 0; decision < 240 && !state.isOver(); ++decision) {
        legalActions(match, state, *legal);
        events.emplace_back();
        const GameState before = state;
        apply(match, state, (*legal)[rng.below(legal->size())], &events.back());
        for (int viewer = -1; viewer < match.seatCount; ++viewer) {
            const SeatId seat = viewer < 0 ? SeatId::none() : SeatId(viewer);
            Observation shown = observe(match, before, seat);
            Observation otherwise = observe(match, test::dealtAnew(match, before, seat, rng), seat);
            const EventLog dealt = Exchange(match, rng).dealtAnew(events.back(), seat, rng);
            for (std::size_t event = 0; event < dealt.size(); ++event) {
                app::retouch(match, shown, events.back()[event]);
                app::retouch(match, otherwise, dealt[event]);
                QVERIFY(shown == otherwise);
            }
        }
        const bool isHiddenCombat = state.combat.isActive && !state.combat.isRevealed;
        if (decision % 23 != 0 && !isHiddenCombat)
            continue;
        for (int viewer = -1; viewer < match.seatCount; ++viewer) {
            const SeatId seat = viewer < 0 ? SeatId::none() : SeatId(viewer);
            const Observation seen = observe(match, state, seat);
            one.lookAt(file.record.match, seen, events, language);
            const GameState anew = test::dealtAnew(match, state, seat, rng);
            other.lookAt(file.record.match, observe(match, anew, seat), dealtAnew(match, events, seat, rng), language);
            QCOMPARE(everythingOn(other), everythingOn(one));
            QCOMPARE(one.hand()->count(),
                     seat ? static_cast<int>(seen.handCount[static_cast<std::size_t>(viewer)]) : 0);
        }
    }
}

void PrivacyTest::curtainHidesHandsAndChoices() {
    app::GameFile game = gameOf({"medusa", "king-arthur"}, 12);
    game.seats[1].person = 1;
    app::GameSession session;
    session.setSpeed(0);
    session.begin(std::move(game), Language::En);
    Clicker clicker(session, 3);
    int curtains = 0;
    int last = -1;
    for (int clicks = 0; clicks < 3000 && session.phase() != app::GameSession::Over; ++clicks) {
        if (session.phase() == app::GameSession::Curtain) {
            ++curtains;
            QCOMPARE(session.viewer(), -1);
            QCOMPARE(session.hand()->count(), 0);
            QCOMPARE(session.choices()->count(), 0);
            QVERIFY(!session.isAsked());
            QVERIFY(!session.curtainName().isEmpty());
            QVERIFY(session.curtainSeat() != last);
            QVERIFY(!session.clickSpace(0));
            last = session.curtainSeat();
            session.liftCurtain();
            QCOMPARE(session.viewer(), last);
        }
        QCOMPARE(session.phase(), app::GameSession::Deciding);
        QCOMPARE(session.viewer(), session.toPlaySeat());
        clicker.clickAnything();
    }
    QVERIFY(curtains > 4);
}

void PrivacyTest::onePersonNeverSeesACurtain() {
    app::GameFile game = gameOf({"medusa", "bigfoot", "alice", "hamlet"}, 5);
    app::GameSession session; // one person in all four seats
    session.setSpeed(0);
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
    session.setSpeed(0);
    session.begin(std::move(game), Language::En);
    Clicker clicker(session, 3);
    std::array<QString, 2> space;
    for (int clicks = 0; clicks < 2000 && (space[0].isEmpty() || space[1].isEmpty()); ++clicks) {
        if (session.phase() == app::GameSession::Curtain)
            session.liftCurtain();
        QCOMPARE(session.language(), session.viewer() == 0 ? QStringLiteral("fr") : QStringLiteral("de"));
        space[static_cast<std::size_t>(session.viewer())] = session.board()->name();
        clicker.clickAnything();
    }
    QVERIFY(space[0] != space[1]);
}

void PrivacyTest::watchersSeeNoHand() {
    app::GameFile game = gameOf({"medusa", "bigfoot"}, 12);
    game.seats[0].isHuman = game.seats[1].isHuman = false;
    app::GameSession session;
    session.setSpeed(0);
    session.begin(std::move(game), Language::En);
    for (int rounds = 0; rounds < 40 && session.phase() != app::GameSession::Over; ++rounds) {
        QCOMPARE(session.viewer(), -1);
        QCOMPARE(session.hand()->count(), 0);
        QTest::qWait(1);
    }
    QTRY_COMPARE_WITH_TIMEOUT(session.phase(), app::GameSession::Over, 30000);
    QCOMPARE(session.hand()->count(), 0);
}

CHAMPCLOS_TEST_GUILESS(PrivacyTest)
#include "tst_privacy.moc"

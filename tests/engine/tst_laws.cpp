// SPDX-License-Identifier: MIT
//
// What holds in every game, tried in thousands of random ones: all pairs of decks, all battlefields, duels and teams.
#include "engine/core/invariants.h"
#include "engine/core/observation.h"
#include "engine/rules/action_text.h"
#include "engine/rules/defeat.h"
#include "engine/rules/why.h"
#include "tests/support/content.h"
#include "tests/support/event_text.h"
#include "tests/support/hidden.h"
#include "tests/support/random_game.h"
#include "tests/support/scenario_claims.h"
#include "tests/support/settings.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <algorithm>
#include <cstring>
#include <functional>

using namespace champclos;
using namespace champclos::test;

namespace {

int cardsOf(const GameState &state, SeatId owner) {
    const SeatState &seat = state.seat(owner);
    int count = seat.hand.size() + seat.deck.size() + seat.discard.size() + seat.pile.size();
    if (state.combat.isActive) {
        for (const CombatSide &side : state.combat.sides)
            count += side.card && seatOf(side.fighter) == owner ? 1 : 0;
        count += state.combat.boostCard && seatOf(state.combat.side(Side::Attacker).fighter) == owner ? 1 : 0;
    }
    for (const Frame &frame : state.frames)
        count += frame.kind == FrameKind::Scheme && frame.seat == owner && frame.card ? 1 : 0;
    return count;
}

/// What is wrong with the list of answers; empty if nothing.
std::string listProblem(const ActionList &actions) {
    if (actions.isEmpty())
        return "no legal action";
    for (int index = 1; index < actions.size(); ++index)
        if (!(actions[index - 1] < actions[index]))
            return "legal actions are not sorted or not unique";
    return {};
}

std::string textProblem(const Match &match, const GameState &state, const Action &action) {
    const std::string text = actionText(match, state, action);
    const ParsedAction parsed = parseAction(match, state, text);
    if (!parsed.action)
        return "\"" + text + "\" does not parse: " + parsed.problem;
    return *parsed.action == action ? "" : "\"" + text + "\" parses to another action";
}

/// Follows the events and says where they do not lead to the state after them.
class EventReader {
public:
    EventReader(const Match &match, const GameState &before) : m_match(match), m_state(before) {}

    void read(const Event &event) {
        switch (event.kind) {
        case EventKind::DamageDealt:
            return setHealth(event.fighter, std::max(0, health(event.fighter) - event.amount));
        case EventKind::HealthRecovered:
            return setHealth(event.fighter, health(event.fighter) + event.amount);
        case EventKind::HealthSet:
            return setHealth(event.fighter, event.amount);
        case EventKind::FighterMoved:
        case EventKind::FighterPlaced:
            m_state.fighter(event.fighter).space = event.to;
            return;
        case EventKind::FightersSwapped:
            return std::swap(m_state.fighter(event.fighter).space, m_state.fighter(event.target).space);
        case EventKind::FighterDefeated:
            m_state.fighter(event.fighter).space = SpaceId::none();
            m_state.alive.erase(event.fighter);
            return;
        case EventKind::FighterReturned:
            m_state.fighter(event.fighter).space = event.to;
            m_state.alive.insert(event.fighter);
            return setHealth(event.fighter, m_match.fighter(event.fighter).health);
        case EventKind::TurnStarted:
            m_state.turnSeat = event.seat;
            m_state.turnNumber = static_cast<std::uint16_t>(event.amount);
            return;
        case EventKind::TokenTurned:
            m_state.seat(event.seat).tokenSide = static_cast<std::uint8_t>(event.index);
            return;
        case EventKind::SideCardTurned:
            m_state.seat(event.seat).sideCard = static_cast<std::uint8_t>(event.index);
            return;
        case EventKind::SideCardDiscarded:
            m_state.seat(event.seat).sideCard = SeatState::kNoSide;
            return;
        case EventKind::GameOver:
            m_state.winners = event.seats;
            return;
        default: // NOLINT: cards are counted elsewhere
            return;
        }
    }

    std::string differenceTo(const GameState &after) const {
        for (int seat = 0; seat < m_match.seatCount; ++seat) {
            std::string problem;
            m_match.seat(SeatId(seat)).allFighters.forEach([&](FighterId fighter) {
                if (m_state.fighter(fighter).health != after.fighter(fighter).health)
                    problem = "the events give another health";
                if (after.alive.contains(fighter) && m_state.fighter(fighter).space != after.fighter(fighter).space)
                    problem = "the events lead to another space";
            });
            if (!problem.empty())
                return problem;
            const SeatState &told = m_state.seat(SeatId(seat));
            const SeatState &is = after.seat(SeatId(seat));
            if (told.tokenSide != is.tokenSide || told.sideCard != is.sideCard)
                return "the events give another token or side card";
        }
        if (m_state.turnSeat != after.turnSeat || m_state.turnNumber != after.turnNumber)
            return "the events give another turn";
        return m_state.winners == after.winners ? "" : "the events give another winner";
    }

private:
    int health(FighterId fighter) const { return m_state.fighter(fighter).health; }
    void setHealth(FighterId fighter, int value) { m_state.fighter(fighter).health = static_cast<std::int8_t>(value); }

    const Match &m_match;
    GameState m_state;
};

/// Applies with and without a log, on the state and on copies.
std::string applyProblem(const Match &match, const GameState &state, const Action &action) {
    GameState plain = state;
    apply(match, plain, action);
    GameState saved; // a save file is the bytes of a state
    std::memcpy(static_cast<void *>(&saved), &state, sizeof state);
    if (!(saved == state) || hashOf(saved) != hashOf(state))
        return "a copy by memcpy is not the same state";
    EventLog log;
    apply(match, saved, action, &log);
    if (!(saved == plain) || hashOf(saved) != hashOf(plain))
        return "with a log, the same action leads to another state";
    if (state.turnNumber == 0) // the setup: fighters come with their health
        return {};
    EventReader reader(match, state);
    for (const Event &event : log)
        reader.read(event);
    return reader.differenceTo(plain);
}

/// A viewer sees the same, and is offered the same, when everything it cannot see is dealt anew.
std::string leakProblem(const Match &match, const GameState &state, Rng &rng) {
    for (int seat = 0; seat < match.seatCount; ++seat) {
        const SeatId viewer(seat);
        const GameState other = dealtAnew(match, state, viewer, rng);
        const Observation seen = observe(match, state, viewer);
        if (!(seen == observe(match, other, viewer)))
            return "seat " + std::to_string(seat + 1) + " sees what is hidden from it";
        if (!(seen.seen.rng == Rng()))
            return "an observer sees the random generator";
        for (int owner = 0; owner < match.seatCount; ++owner)
            if (seen.seen.seat(SeatId(owner)).hand.size() >
                (state.seat(SeatId(owner)).hand - hiddenCards(match, state, SeatId(owner), viewer)).size())
                return "an observer sees a card in a hidden hand";
        if (state.pending.seat != viewer)
            continue;
        ActionList offered;
        ActionList offeredElsewhere;
        legalActions(match, state, offered);
        legalActions(match, other, offeredElsewhere);
        if (!std::equal(offered.begin(), offered.end(), offeredElsewhere.begin(), offeredElsewhere.end()))
            return "seat " + std::to_string(seat + 1) + " can tell what is hidden from what it is offered";
    }
    return {};
}

} // namespace

class TestLaws : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { m_settings = makeSettings(); }
    void invariantsHoldAndGamesEnd();
    void cardsAreConserved();
    void actionsReadBack();
    void explanationsAgree();
    void applyDependsOnTheStateAlone();
    void nobodyPeeks();
    void eventsTellNoMore();
    void turnsGoRound();
    void sameSeedSameGame();

private:
    /// Plays `games` games of each setting and asks `problemOf` at every decision.
    using Problem = std::function<std::string(const Match &, const GameState &, const ActionList &, const Action &)>;
    void inAllGames(int games, const Problem &problemOf);

    std::vector<Setting> m_settings;
};

void TestLaws::inAllGames(int games, const Problem &problemOf) {
    const std::size_t step = kIsSanitized ? 11 : 1; // coprime to the ten decks
    for (std::size_t index = 0; index < m_settings.size(); index += step) {
        const Setting &setting = m_settings[index];
        for (int game = 0; game < games; ++game) {
            std::string problem;
            const std::uint64_t seed = setting.seed * 1000 + static_cast<std::uint64_t>(game);
            int decision = 0;
            const Match &match = *setting.match;
            const GameState last =
                playRandomly(match, seed, [&](const GameState &state, const ActionList &actions, const Action &chosen) {
                    problem = problemOf(match, state, actions, chosen);
                    if (!problem.empty())
                        problem += "\nbefore: " + actionText(match, state, chosen) + "\n" + situation(match, state);
                    ++decision;
                    return problem.empty();
                });
            if (problem.empty() && !last.isOver())
                problem = "the game does not end";
            if (problem.empty())
                problem = brokenInvariant(match, last);
            QVERIFY2(problem.empty(), (setting.name + " seed " + std::to_string(seed) + " decision " +
                                       std::to_string(decision) + ": " + problem)
                                          .c_str());
        }
    }
}

void TestLaws::invariantsHoldAndGamesEnd() {
    inAllGames(12, [](const Match &match, const GameState &state, const ActionList &actions, const Action &) {
        const std::string problem = brokenInvariant(match, state);
        return problem.empty() ? listProblem(actions) : problem;
    });
}

void TestLaws::cardsAreConserved() {
    inAllGames(6, [](const Match &match, const GameState &state, const ActionList &, const Action &) -> std::string {
        for (int seat = 0; seat < match.seatCount; ++seat) {
            const SeatTables &tables = match.seat(SeatId(seat));
            if (cardsOf(state, SeatId(seat)) != tables.cardCount)
                return "a card of seat " + std::to_string(seat + 1) + " is gone";
            const SeatState &it = state.seat(SeatId(seat));
            const int sideCards = it.sideDeck.size() + it.sideDiscard.size() + (it.sideCard != SeatState::kNoSide);
            if (tables.deck.sideDeck && sideCards != static_cast<int>(tables.deck.sideDeck->cards.size()))
                return "a side card of seat " + std::to_string(seat + 1) + " is gone";
        }
        return {};
    });
}

void TestLaws::actionsReadBack() {
    int count = 0;
    inAllGames(3, [&](const Match &match, const GameState &state, const ActionList &actions, const Action &) {
        std::string problem;
        if (++count % 3 == 0)
            for (int index = 0; index < actions.size() && problem.empty(); index += 1 + actions.size() / 8)
                problem = textProblem(match, state, actions[index]);
        return problem;
    });
}

void TestLaws::explanationsAgree() {
    ActionList before; // answers to another question: mostly not legal now
    int count = 0;
    inAllGames(
        3, [&](const Match &match, const GameState &state, const ActionList &actions, const Action &) -> std::string {
            const auto isIn = [&](const Action &action) {
                return std::find(actions.begin(), actions.end(), action) != actions.end();
            };
            if (++count % 3 != 0) {
                if (count % 3 == 1)
                    before = actions;
                return {};
            }
            for (int index = 0; index < actions.size(); index += 1 + actions.size() / 8)
                if (!explain(match, state, actions[index]).isLegal())
                    return "explain() refuses a legal action: " + actionText(match, state, actions[index]);
            for (int index = 0; index < before.size(); index += 1 + before.size() / 8) {
                const bool isPossible = (!before[index].fighter || (state.alive | match.opposingFightersOf(SeatId(0)) |
                                                                    match.opposingFightersOf(SeatId(1)))
                                                                       .contains(before[index].fighter));
                if (!isPossible) // from a game with other fighters
                    continue;
                const Explanation why = explain(match, state, before[index]);
                if (why.isLegal() != isIn(before[index]))
                    return "explain() and the list of legal actions disagree";
                if (!why.isLegal() && (why.sentence.empty() || std::string(why.rule).empty()))
                    return "explain() gives no reason";
            }
            return {};
        });
}

void TestLaws::applyDependsOnTheStateAlone() {
    inAllGames(6, [](const Match &match, const GameState &state, const ActionList &, const Action &chosen) {
        return applyProblem(match, state, chosen);
    });
}

void TestLaws::nobodyPeeks() {
    Rng rng(11);
    int count = 0;
    inAllGames(10, [&](const Match &match, const GameState &state, const ActionList &, const Action &) {
        // Effects and combats hide the most; of the other decisions a few will do.
        const bool isInteresting = state.frames.size() > 2 || state.combat.isActive;
        return isInteresting || ++count % 8 == 0 ? leakProblem(match, state, rng) : std::string();
    });
}

void TestLaws::eventsTellNoMore() {
    inAllGames(
        4, [](const Match &match, const GameState &state, const ActionList &, const Action &chosen) -> std::string {
            GameState after = state;
            EventLog log;
            apply(match, after, chosen, &log);
            for (std::size_t index = 0; index < log.size(); ++index) {
                const Event &event = log[index];
                if (!event.card)
                    continue;
                // Nor is it sure where it is once the deck is shuffled, or a copy has left the hand.
                const bool isMixedLater = std::any_of(log.begin(), log.end(), [&](const Event &later) {
                    return later.seat == event.seat &&
                           (later.kind == EventKind::DeckShuffled ||
                            (later.card && later.fromPlace == CardPlace::Hand &&
                             match.seat(event.seat).kind(later.card) == match.seat(event.seat).kind(event.card)));
                });
                for (int seat = 0; !isMixedLater && seat < match.seatCount; ++seat)
                    if (event.seenBy.contains(SeatId(seat)) &&
                        hiddenCards(match, after, event.seat, SeatId(seat)).contains(event.card))
                        return "an event shows seat " + std::to_string(seat + 1) +
                               " a hidden card: " + eventText(match, event);
            }
            return {};
        });
}

void TestLaws::turnsGoRound() {
    SeatId seat;
    int number = 0;
    inAllGames(6, [&](const Match &match, const GameState &state, const ActionList &, const Action &) -> std::string {
        if (state.turnNumber <= 1) {
            number = state.turnNumber;
            seat = SeatId(0);
            return state.turnSeat == SeatId(0) ? "" : "the first turn is not the first player's (S4)";
        }
        if (state.turnNumber == number)
            return state.turnSeat == seat ? "" : "a turn changes hands";
        if (state.turnNumber != number + 1)
            return "a turn without a decision"; // every turn has two actions (T1), unless its player is defeated first
        for (SeatId next = SeatId((seat.value() + 1) % match.seatCount); next != state.turnSeat;
             next = SeatId((next.value() + 1) % match.seatCount))
            if (!isOut(match, state, next))
                return "a seat was passed over that still has a fighter (P2)";
        number = state.turnNumber;
        seat = state.turnSeat;
        return {};
    });
}

void TestLaws::sameSeedSameGame() {
    for (std::size_t index = 0; index < m_settings.size(); index += kIsSanitized ? 23 : 3) {
        const Setting &setting = m_settings[index];
        const auto play = [&] {
            return hashOf(
                playRandomly(*setting.match, 77, [](const auto &, const auto &, const auto &) { return true; }));
        };
        QCOMPARE(play(), play());
    }
}

CHAMPCLOS_TEST_GUILESS(TestLaws)
#include "tst_laws.moc"

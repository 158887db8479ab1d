// SPDX-License-Identifier: MIT
//
// What holds in every game, tried in thousands of random ones: all pairs of decks, all battlefields, duels and teams.
#include "engine/core/invariants.h"
#include "engine/core/observation.h"
#include "engine/rules/action_text.h"
#include "engine/rules/defeat.h"
#include "engine/rules/primitives.h"
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

std::string cardsProblem(const Match &match, const GameState &state) {
    for (int seat = 0; seat < match.seatCount; ++seat)
        for (int card = 0; card < match.seat(SeatId(seat)).cardCount; ++card)
            if (placeOf(state, SeatId(seat), CardId(card)) == CardPlace::Out && state.combat.boostCard != CardId(card))
                return "a card of seat " + std::to_string(seat + 1) + " is nowhere";
    return {};
}

/// The state of a step is the one after its event: what the event says is so, and nothing else has changed unsaid.
class StepReader {
public:
    StepReader(const Match &match, const GameState &before) : m_match(match), m_before(before) {}

    std::string problemIn(const Step &step) {
        std::string problem = untrue(step);
        if (problem.empty())
            problem = unsaid(step.event, step.after);
        if (problem.empty())
            problem = cardsProblem(m_match, step.after);
        m_before = step.after;
        return problem.empty() ? "" : eventText(m_match, step.event) + ": " + problem;
    }

    /// After the last of them.
    std::string problemAtTheEnd(const GameState &after) const { return unsaid({}, after); }

private:
    /// B5, B6: every step of it is one.
    bool isWay(const Event &event) const {
        SpaceId at = event.from;
        for (SpaceId next : event.path) {
            if (!m_match.board.stepsFrom(at).contains(next))
                return false;
            at = next;
        }
        return at == event.to;
    }

    std::string untrue(const Step &step) const {
        const Event &event = step.event;
        const GameState &after = step.after;
        const auto health = [](const GameState &state, FighterId fighter) {
            return int(state.fighter(fighter).health);
        };
        switch (event.kind) { // NOLINT: of the others the state says nothing
        case EventKind::DamageDealt:
            return health(after, event.fighter) == std::max(0, health(m_before, event.fighter) - event.amount)
                       ? ""
                       : "another health";
        case EventKind::HealthRecovered:
            return health(after, event.fighter) == health(m_before, event.fighter) + event.amount ? ""
                                                                                                  : "another health";
        case EventKind::HealthSet:
            return health(after, event.fighter) == event.amount ? "" : "another health";
        case EventKind::FighterMoved:
            if (!isWay(event))
                return "a way that nobody can go";
            [[fallthrough]];
        case EventKind::FighterPlaced:
        case EventKind::FighterReturned:
            return after.fighter(event.fighter).space == event.to ? "" : "another space";
        case EventKind::FightersSwapped:
            return after.fighter(event.fighter).space == m_before.fighter(event.target).space ? "" : "another space";
        case EventKind::FighterDefeated:
            return after.alive.contains(event.fighter) ? "still there" : "";
        case EventKind::CardDrawn:
            return after.seat(event.seat).hand.contains(event.card) ? "" : "not in the hand";
        case EventKind::CardDiscarded:
        case EventKind::CardMoved:
            return placeOf(after, event.seat, event.card) == event.toPlace ? "" : "somewhere else";
        case EventKind::TurnStarted:
            return after.turnSeat == event.seat && after.turnNumber == event.amount ? "" : "another turn";
        case EventKind::TokenTurned:
            return after.seat(event.seat).tokenSide == event.index ? "" : "another side";
        case EventKind::SideCardTurned:
            return after.seat(event.seat).sideCard == event.index ? "" : "another side card";
        case EventKind::AttackDeclared:
            return after.combat.isActive ? "" : "no combat";
        case EventKind::CombatRevealed:
            return after.combat.isRevealed ? "" : "still face down";
        case EventKind::CombatResolved:
            return after.combat.isSettled && after.combat.damage == event.damage ? "" : "another damage";
        case EventKind::GameOver:
            return after.isOver() && after.winners == event.seats && after.cause == event.cause ? "" : "not so";
        default:
            return {};
        }
    }

    std::string unsaid(const Event &event, const GameState &after) const {
        std::string problem;
        m_match.everybody().forEach([&](FighterId fighter) {
            const FighterState &was = m_before.fighter(fighter);
            const FighterState &is = after.fighter(fighter);
            const bool isTold = event.fighter == fighter || event.target == fighter;
            if (!isTold && (was.space != is.space || was.health != is.health ||
                            m_before.alive.contains(fighter) != after.alive.contains(fighter)))
                problem = "a fighter has changed, and nobody says so";
        });
        for (int index = 0; index < m_match.seatCount; ++index) {
            const SeatState &was = m_before.seats[static_cast<std::size_t>(index)];
            const SeatState &is = after.seats[static_cast<std::size_t>(index)];
            if ((was.tokenSide != is.tokenSide || was.sideCard != is.sideCard ||
                 was.discard.size() != is.discard.size() || was.pile.size() != is.pile.size() ||
                 was.deck.size() != is.deck.size()) &&
                event.seat != SeatId(index))
                problem = "cards or a token have changed, and nobody says so";
        }
        if ((m_before.turnSeat != after.turnSeat || m_before.turnNumber != after.turnNumber) &&
            event.kind != EventKind::TurnStarted)
            problem = "a turn has begun, and nobody says so";
        if (m_before.isOver() != after.isOver() && event.kind != EventKind::GameOver)
            problem = "the game is over, and nobody says so";
        return problem;
    }

    const Match &m_match;
    GameState m_before;
};

/// Applies with and without a log, on the state and on copies.
std::string applyProblem(const Match &match, const GameState &state, const Action &action) {
    GameState plain = state;
    apply(match, plain, action);
    GameState saved; // a save file is the bytes of a state
    std::memcpy(static_cast<void *>(&saved), &state, sizeof state);
    if (!(saved == state) || hashOf(saved) != hashOf(state))
        return "a copy by memcpy is not the same state";
    StepLog log;
    apply(match, saved, action, &log);
    if (!(saved == plain) || hashOf(saved) != hashOf(plain))
        return "with a log, the same action leads to another state";
    if (state.turnNumber == 0) // the setup: fighters come with their health
        return {};
    StepReader reader(match, state);
    for (const Step &step : log)
        if (std::string problem = reader.problemIn(step); !problem.empty())
            return problem;
    return reader.problemAtTheEnd(plain);
}

/// A viewer sees the same, and is offered the same, when everything it cannot see is dealt anew.
std::string leakProblem(const Match &match, const GameState &state, Rng &rng) {
    for (int seat = 0; seat < match.seatCount; ++seat) {
        const SeatId viewer(seat);
        const GameState other = dealtAnew(match, state, viewer, rng);
        const Observation seen = observe(match, state, viewer);
        if (!(seen == observe(match, other, viewer)))
            return "seat " + std::to_string(seat + 1) + " sees what is hidden from it";
        for (int owner = 0; owner < match.seatCount; ++owner)
            if (seen.seat(SeatId(owner)).hand.size() >
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
            StepLog log;
            apply(match, after, chosen, &log);
            for (std::size_t index = 0; index < log.size(); ++index) {
                const Event &event = log[index].event;
                if (!event.card)
                    continue;
                // Nor is it sure where it is once the deck is shuffled, or a copy has left the hand.
                const bool isMixedLater = std::any_of(log.begin(), log.end(), [&](const Step &step) {
                    const Event &later = step.event;
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

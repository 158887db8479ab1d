// SPDX-License-Identifier: MIT
#include "engine/ai/outcome.h"

#include "engine/ai/determinize.h"
#include "engine/ai/policy.h"
#include "engine/core/array_by.h"
#include "engine/rules/game.h"
#include "engine/rules/targeting.h"

#include <algorithm>
#include <memory>

namespace champclos::ai {

namespace {

constexpr int kDeals = 40;
constexpr int kRoundDeals = 16; ///< a round takes several times as long
constexpr int kMostDecisions = 200;

FighterId heroFirst(const Match &match, FighterSet fighters) {
    FighterId found;
    fighters.forEach([&](FighterId fighter) {
        if (!found || (match.fighter(fighter).isHero && !match.fighter(found).isHero))
            found = fighter;
    });
    return found;
}

/// The fighters who could attack `fighter` where they all stand, if it were their turn.
FighterSet attackersOf(const Match &match, const GameState &state, FighterId fighter) {
    FighterSet attackers;
    (match.opposingFightersOf(seatOf(fighter)) & state.alive).forEach([&](FighterId enemy) {
        if (state.fighter(enemy).space && strikeSpaces(match, state, enemy).contains(state.fighter(fighter).space))
            attackers.insert(enemy);
    });
    return attackers;
}

/// Whom it could attack. Fighters that are still to be placed stand nowhere.
FighterSet targetsFrom(const Match &match, const GameState &state, FighterId fighter) {
    const SpaceSet spaces = strikeSpaces(match, state, fighter);
    FighterSet targets;
    (match.opposingFightersOf(seatOf(fighter)) & state.alive).forEach([&](FighterId enemy) {
        if (state.fighter(enemy).space && spaces.contains(state.fighter(enemy).space))
            targets.insert(enemy);
    });
    return targets;
}

void countPlaces(const Match &match, const GameState &state, Outcome &outcome) {
    state.alive.forEach([&](FighterId fighter) {
        if (!state.fighter(fighter).space)
            return;
        Outcome::OfFighter &of = outcome.fighters[fighter];
        if (const FighterSet attackers = attackersOf(match, state, fighter); !attackers.isEmpty()) {
            ++of.inDanger;
            of.danger = heroFirst(match, attackers);
        }
        if (const FighterSet targets = targetsFrom(match, state, fighter); !targets.isEmpty()) {
            ++of.hasTarget;
            of.target = heroFirst(match, targets);
        }
    });
}

/// Brings to an end what the action began: a combat, a scheme, a maneuver; and plays on to a turn, if it is one to
/// come.
void settle(const Match &match, GameState &state, int turn, Rng &rng, ActionList &buffer) {
    for (int decisions = 0; decisions < kMostDecisions && !state.isOver(); ++decisions) {
        if (state.pending.kind == DecisionKind::ChooseAction && state.turnNumber >= turn)
            return;
        legalActions(match, state, buffer);
        const Action action = quickAction(match, state, buffer, rng);
        apply(match, state, action);
    }
}

void countChanges(const Match &match, const GameState &before, const GameState &after, SeatId viewer,
                  Outcome &outcome) {
    ++outcome.deals;
    outcome.wins += after.isOver() && after.winners.contains(viewer) ? 1 : 0;
    for (int seat = 0; seat < match.seatCount; ++seat) {
        const SeatId id(seat);
        outcome.cards[SeatId(seat)] += after.seat(id).hand.size() - before.seat(id).hand.size();
        match.seat(id).allFighters.forEach([&](FighterId fighter) {
            Outcome::OfFighter &of = outcome.fighters[fighter];
            const bool wasAlive = before.alive.contains(fighter);
            const bool isAlive = after.alive.contains(fighter);
            const int left = isAlive ? after.fighter(fighter).health : 0;
            const int change = wasAlive ? left - before.fighter(fighter).health : 0;
            of.lost += std::max(0, -change);
            of.mostLost = std::max(of.mostLost, -change);
            of.gained += std::max(0, change);
            of.defeated += wasAlive && !isAlive ? 1 : 0;
            of.returned += !wasAlive && isAlive ? 1 : 0;
        });
    }
    countPlaces(match, after, outcome);
}

Outcome outcomeUntil(const Match &match, const Observation &observation, const Action &action, std::uint64_t seed,
                     int deals, int turn) {
    Outcome outcome;
    Rng rng(seed); // the same deals for every action that is compared
    const auto buffer = std::make_unique<ActionList>();
    GameState before;
    for (int deal = 0; deal < deals; ++deal) {
        Rng ofDeal(rng.next());
        determinizeInto(match, observation, ofDeal, before);
        GameState after = before;
        apply(match, after, action);
        settle(match, after, turn, ofDeal, *buffer);
        countChanges(match, before, after, observation.viewer, outcome);
    }
    return outcome;
}

} // namespace

void Outcome::add(const Outcome &other) {
    deals += other.deals;
    wins += other.wins;
    for (std::size_t index = 0; index < fighters.size(); ++index) {
        OfFighter &into = fighters[index];
        const OfFighter &from = other.fighters[index];
        into.lost += from.lost;
        into.mostLost = std::max(into.mostLost, from.mostLost);
        into.gained += from.gained;
        into.defeated += from.defeated;
        into.returned += from.returned;
    }
    for (std::size_t seat = 0; seat < cards.size(); ++seat)
        cards[seat] += other.cards[seat];
}

Outcome outcomeOf(const Match &match, const Observation &observation, const Action &action, std::uint64_t seed) {
    return outcomeUntil(match, observation, action, seed, kDeals, 0);
}

Outcome outcomeOfRound(const Match &match, const Observation &observation, const Action &action, std::uint64_t seed) {
    return outcomeUntil(match, observation, action, seed, kRoundDeals, observation.turnNumber() + 2);
}

Outcome outcomeOfPlaces(const Match &match, const GameState &state) {
    Outcome outcome;
    outcome.deals = 1;
    countPlaces(match, state, outcome);
    return outcome;
}

} // namespace champclos::ai

// SPDX-License-Identifier: MIT
#include "engine/ai/evaluate.h"

#include "engine/rules/targeting.h"

#include <algorithm>
#include <cmath>

namespace champclos::ai {

namespace {

// Weights in points of hero health, tuned by self-play (champclos-cli ladder).
constexpr double kSidekickHealth = 0.45;
constexpr double kSidekick = 0.6;
constexpr double kFirstCards = 0.75; ///< each of the first five in hand
constexpr double kMoreCards = 0.25;
constexpr double kDeckCard = 0.08;
constexpr double kExhausted = 2.5; ///< an empty deck hurts with every draw
constexpr double kTarget = 0.35;   ///< each fighter that has a target and a card for it
constexpr double kSteepness = 2.6;

double strengthOf(const Match &match, const GameState &state, SeatId id) {
    const SeatTables &tables = match.seat(id);
    const SeatState &seat = state.seat(id);
    double points = 0;
    const CardSet attackCards = seat.hand & tables.attackCards;
    (tables.allFighters & state.alive).forEach([&](FighterId fighter) {
        const int health = state.fighter(fighter).health;
        points += match.fighter(fighter).isHero ? health : kSidekick + kSidekickHealth * health;
        if (attackCards.intersects(match.fighter(fighter).playable) && state.fighter(fighter).space &&
            !targetsOf(match, state, fighter).isEmpty())
            points += kTarget;
    });
    const int cards = seat.hand.size();
    points += kFirstCards * std::min(cards, 5) + kMoreCards * std::max(0, cards - 5);
    points += kDeckCard * std::min(seat.deck.size(), 15);
    if (seat.deck.isEmpty())
        points -= kExhausted;
    return points;
}

} // namespace

double evaluate(const Match &match, const GameState &state, SeatId viewer) {
    if (state.isOver())
        return state.winners.contains(viewer) ? 1.0 : 0.0;
    double points[2] = {0, 0};
    double heroes[2] = {0, 0};
    for (int seat = 0; seat < match.seatCount; ++seat) {
        const SeatId id(seat);
        points[match.teamOf(id)] += strengthOf(match, state, id);
        (match.seat(id).heroes & state.alive).forEach([&](FighterId hero) {
            heroes[match.teamOf(id)] += state.fighter(hero).health;
        });
    }
    const int own = match.teamOf(viewer);
    // The same lead counts for more when little health is left.
    const double lead = (points[own] - points[1 - own]) / (heroes[0] + heroes[1] + 6.0);
    return 1.0 / (1.0 + std::exp(-2.0 * kSteepness * lead));
}

} // namespace champclos::ai

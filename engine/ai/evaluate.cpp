// SPDX-License-Identifier: MIT
#include "engine/ai/evaluate.h"

#include "engine/rules/values.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace champclos::ai {

namespace {

// In points of hero health. Fitted to who won some thousand games of the search against itself, decks of all heroes and
// all battlefields mixed, from the positions at each choice of an action.
constexpr double kHeroInPeril = -0.85; ///< a hero of little health
constexpr int kPeril = 4;
constexpr double kSidekick = 0.92;
constexpr double kSidekickHealth = 0.16;
constexpr double kFirstCards = 0.80; ///< each of the first five in hand, whatever it is
constexpr double kMoreCards = 0.23;
constexpr double kNoCards = -1.52;
constexpr double kAttackValue = 0.11; ///< a point of value on a card in hand
constexpr double kDefenseValue = 0.10;
constexpr double kBestDefense = 0.23;
constexpr double kBoostValue = 0.13;
constexpr double kScheme = 0.18;
constexpr double kVersatile = -0.20; ///< it counts as attack and as defense, but is played once
constexpr double kDeckCard = 0.75;
constexpr int kDeckCards = 15; ///< more than these do not matter
constexpr double kExhausted = -3.31;
constexpr double kVerse = 0.65; ///< a whole line
constexpr double kIngredient = 0.44;
constexpr double kSideCard = 0.36;
constexpr double kAction = 0.41; ///< left in this turn
constexpr double kDistance = 0.08;
constexpr int kFar = 9;
constexpr double kPoint = 0.254; ///< what a point does to the logarithm of the odds

double ofHand(const SeatTables &tables, const SeatState &seat) {
    const int cards = seat.hand.size();
    double points = kFirstCards * std::min(cards, 5) + kMoreCards * std::max(0, cards - 5);
    if (cards == 0)
        points += kNoCards;
    int bestDefense = 0;
    seat.hand.forEach([&](CardId card) {
        const KindFacts &facts = tables.facts(card);
        points += kBoostValue * facts.boost;
        switch (facts.type) {
        case CardType::Attack:
            points += kAttackValue * facts.value;
            break;
        case CardType::Defense:
            points += kDefenseValue * facts.value;
            bestDefense = std::max<int>(bestDefense, facts.value);
            break;
        case CardType::Versatile:
            points += (kAttackValue + kDefenseValue) * facts.value + kVersatile;
            bestDefense = std::max<int>(bestDefense, facts.value);
            break;
        case CardType::Scheme:
            points += kScheme;
            break;
        }
    });
    return points + kBestDefense * bestDefense;
}

/// What a deck has beside its cards: a line, a cauldron, a side card that is face up.
double ofSpecialRules(const Match &match, const GameState &state, SeatId id) {
    const SeatTables &tables = match.seat(id);
    const SeatState &seat = state.seat(id);
    double points = seat.sideCard != SeatState::kNoSide ? kSideCard : 0.0;
    if (!tables.hasPile)
        return points;
    if (tables.syllableGoal > 0)
        return points + kVerse * syllablesOf(match, state, id) / tables.syllableGoal;
    std::uint32_t ingredients = 0;
    for (CardId card : seat.pile)
        if (const std::uint8_t ingredient = tables.facts(card).ingredient; ingredient != kNoIndex)
            ingredients |= std::uint32_t(1) << ingredient;
    return points + kIngredient * std::popcount(ingredients);
}

double strengthOf(const Match &match, const GameState &state, SeatId id) {
    const SeatTables &tables = match.seat(id);
    const SeatState &seat = state.seat(id);
    double points = ofHand(tables, seat) + ofSpecialRules(match, state, id);
    const FighterSet enemies = match.opposingFightersOf(id) & state.alive;
    (tables.allFighters & state.alive).forEach([&](FighterId fighter) {
        const int health = state.fighter(fighter).health;
        if (!match.fighter(fighter).isHero) {
            points += kSidekick + kSidekickHealth * health;
            return;
        }
        points += health + (health <= kPeril ? kHeroInPeril : 0.0);
        int nearest = kFar;
        enemies.forEach([&](FighterId enemy) {
            if (state.fighter(enemy).space && state.fighter(fighter).space)
                nearest =
                    std::min(nearest, match.board.distance(state.fighter(fighter).space, state.fighter(enemy).space));
        });
        points += kDistance * nearest;
    });
    points += kDeckCard * std::min(seat.deck.size(), kDeckCards);
    if (seat.deck.isEmpty())
        points += kExhausted;
    if (state.turnSeat == id)
        points += kAction * state.actionsLeft;
    return points;
}

} // namespace

double evaluate(const Match &match, const GameState &state, SeatId viewer) {
    if (state.isOver())
        return state.winners.contains(viewer) ? 1.0 : 0.0;
    double lead = 0;
    const int own = match.teamOf(viewer);
    for (int seat = 0; seat < match.seatCount; ++seat) {
        const double points = strengthOf(match, state, SeatId(seat));
        lead += match.teamOf(SeatId(seat)) == own ? points : -points;
    }
    return 1.0 / (1.0 + std::exp(-kPoint * lead));
}

} // namespace champclos::ai

// SPDX-License-Identifier: MIT
#include "engine/ai/evaluate.h"

#include "engine/ai/reach.h"
#include "engine/ai/text_worth.h"
#include "engine/rules/values.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace champclos::ai {

namespace {

// In points of hero health. Fitted to who won some ten thousand games of the bots among themselves, decks of all heroes
// and all battlefields mixed, from the positions at each choice of an action; what a deck is worth as a whole was
// fitted beside it, so that a card is not blamed for the deck it belongs to.
constexpr double kWounded = -0.36; ///< a hero of little health
constexpr int kWoundedHealth = 8;
constexpr double kSidekickHealth = 0.15;
constexpr double kFirstCards = 0.97; ///< each of the first five in hand, whatever it is
constexpr double kMoreCards = 0.61;
constexpr double kDeadCard = -1.30; ///< a card in hand that no living fighter may play
constexpr double kDeadInDeck = -0.46;
constexpr double kBestAttack = 0.23; ///< a point of value or text of the best attack in hand
constexpr double kBestDefense = 0.32;
constexpr double kDefenseText = 0.11; ///< a point of text of any defense
constexpr double kBoostValue = 0.08;
constexpr double kScheme = -0.61; ///< it neither hits nor wards off
constexpr double kSchemeText = 0.11;
constexpr double kDeckCard = 0.30;
constexpr int kDeckCards = 15; ///< more than these do not matter
constexpr double kLastCard = 1.18;
constexpr int kLastCards = 5; ///< of the deck
constexpr double kExhausted = -2.95;
constexpr double kVerse = -1.79;     ///< a whole line: the longer, the fewer cards fit
constexpr double kCompletion = 0.91; ///< a point of the text of a card in hand that completes the line
constexpr double kFitting = 0.3;     ///< points that any such card has
constexpr double kIngredient = 0.51;
constexpr double kAction = 1.02;     ///< left in this turn
constexpr double kReachable = -0.09; ///< an opponent who can move up to a hero and strike
constexpr double kStrikesHero = 0.28;
constexpr double kDistance = 0.06;
constexpr int kFar = 9;
constexpr double kPoint = 0.240; ///< what a point does to the logarithm of the odds

CardSet playableCards(const Match &match, const GameState &state, SeatId id) {
    CardSet cards;
    (match.seat(id).allFighters & state.alive).forEach([&](FighterId fighter) {
        cards |= match.fighter(fighter).playable;
    });
    return cards;
}

/// What a hand adds up to, card by card.
struct HandSum {
    double points = 0;
    float bestAttack = 0;
    float bestDefense = 0;
    float completion = 0;

    void addAttack(const WeighedKind &card) {
        bestAttack = std::max(bestAttack, static_cast<float>(card.facts.value) + card.text.asAttack.total());
    }
    void addDefense(const WeighedKind &card) {
        points += kDefenseText * static_cast<double>(card.text.asDefense.points);
        bestDefense = std::max(bestDefense, static_cast<float>(card.facts.value) + card.text.asDefense.total());
    }
    void add(const WeighedKind &card) {
        switch (card.facts.type) {
        case CardType::Attack:
            return addAttack(card);
        case CardType::Defense:
            return addDefense(card);
        case CardType::Versatile:
            addAttack(card);
            return addDefense(card);
        case CardType::Scheme:
            points += kScheme + kSchemeText * static_cast<double>(card.text.asScheme.points);
            return;
        }
    }
};

double ofCards(const Match &match, const GameState &state, SeatId id) {
    const SeatTables &tables = match.seat(id);
    const SeatState &seat = state.seat(id);
    const CardSet playable = playableCards(match, state, id);
    const int cards = seat.hand.size();
    const int missing = tables.syllableGoal > 0 ? tables.syllableGoal - syllablesOf(match, state, id) : 0;
    const PerKind<KindWorth> &texts = worthOf(match).seats[id].kinds;
    HandSum hand;
    seat.hand.forEach([&](CardId card) {
        const KindFacts &facts = tables.facts(card);
        const KindWorth &text = texts[tables.kind(card)];
        hand.points += kBoostValue * facts.boost;
        if (!playable.contains(card)) {
            hand.points += kDeadCard;
            return;
        }
        if (missing > 0 && facts.syllables == missing)
            hand.completion = std::max(hand.completion, static_cast<float>(kFitting) + text.asCompletion.total());
        hand.add({facts, text});
    });
    int deadInDeck = 0;
    for (CardId card : seat.deck)
        deadInDeck += playable.contains(card) ? 0 : 1;
    const int deck = seat.deck.size();
    return hand.points + kFirstCards * std::min(cards, 5) + kMoreCards * std::max(0, cards - 5) +
           kBestAttack * static_cast<double>(hand.bestAttack) + kBestDefense * static_cast<double>(hand.bestDefense) +
           kCompletion * static_cast<double>(hand.completion) + kDeadInDeck * deadInDeck +
           kDeckCard * std::min(deck, kDeckCards) + kLastCard * std::min(deck, kLastCards) +
           (deck == 0 ? kExhausted : 0.0);
}

/// What a deck has beside its cards: a line, a cauldron.
double ofPile(const Match &match, const GameState &state, SeatId id) {
    const SeatTables &tables = match.seat(id);
    if (!tables.hasPile)
        return 0;
    if (tables.syllableGoal > 0)
        return kVerse * syllablesOf(match, state, id) / tables.syllableGoal;
    std::uint32_t ingredients = 0;
    for (CardId card : state.seat(id).pile)
        if (const std::uint8_t ingredient = tables.facts(card).ingredient; ingredient != kNoIndex)
            ingredients |= std::uint32_t(1) << ingredient;
    return kIngredient * std::popcount(ingredients);
}

double ofHero(const Match &match, const GameState &state, FighterId hero, FighterSet enemies) {
    const int health = state.fighter(hero).health;
    double points = health + (health <= kWoundedHealth ? kWounded : 0.0);
    if (!state.fighter(hero).space)
        return points;
    int nearest = kFar;
    enemies.forEach([&](FighterId enemy) {
        if (!state.fighter(enemy).space)
            return;
        nearest = std::min(nearest, match.board.distance(state.fighter(hero).space, state.fighter(enemy).space));
        points += canReach(match, state, enemy, hero) ? kReachable : 0.0;
    });
    return points + kDistance * nearest;
}

bool strikesHero(const Match &match, const GameState &state, FighterId fighter, FighterSet enemies) {
    if (!state.fighter(fighter).space)
        return false;
    const SpaceSet spaces = strikeSpaces(match, state, fighter);
    bool isTrue = false;
    enemies.forEach([&](FighterId enemy) {
        const SpaceId at = state.fighter(enemy).space;
        isTrue = isTrue || (match.fighter(enemy).isHero && at && spaces.contains(at));
    });
    return isTrue;
}

double strengthOf(const Match &match, const GameState &state, SeatId id) {
    double points = ofCards(match, state, id) + ofPile(match, state, id);
    const FighterSet enemies = match.opposingFightersOf(id) & state.alive;
    bool hasHeroInReach = false;
    (match.seat(id).allFighters & state.alive).forEach([&](FighterId fighter) {
        points += match.fighter(fighter).isHero ? ofHero(match, state, fighter, enemies)
                                                : kSidekickHealth * state.fighter(fighter).health;
        hasHeroInReach = hasHeroInReach || strikesHero(match, state, fighter, enemies);
    });
    points += hasHeroInReach ? kStrikesHero : 0.0;
    if (state.turnSeat == id)
        points += kAction * state.actionsLeft;
    return points;
}

} // namespace

double evaluate(const Match &match, const GameState &state, SeatId viewer) {
    if (state.isOver())
        return resultFor(state, viewer);
    double lead = 0;
    const int own = match.teamOf(viewer);
    for (int seat = 0; seat < match.seatCount; ++seat) {
        const double points = strengthOf(match, state, SeatId(seat));
        lead += match.teamOf(SeatId(seat)) == own ? points : -points;
    }
    return 1.0 / (1.0 + std::exp(-kPoint * lead));
}

} // namespace champclos::ai

// SPDX-License-Identifier: MIT
#include "engine/ai/features.h"

#include "engine/ai/reach.h"
#include "engine/ai/text_worth.h"
#include "engine/effects/expressions.h"
#include "engine/rules/values.h"

#include <algorithm>
#include <bit>
#include <cassert>

namespace champclos::ai {

namespace {

constexpr int kFar = 9; ///< distances beyond do not matter

float attackOf(const WeighedKind &card) { return static_cast<float>(card.facts.value) + card.text.asAttack.value; }
float defenseOf(const WeighedKind &card) { return static_cast<float>(card.facts.value) + card.text.asDefense.value; }
bool isAttack(const KindFacts &facts) { return facts.type == CardType::Attack || facts.type == CardType::Versatile; }
bool isDefense(const KindFacts &facts) { return facts.type == CardType::Defense || facts.type == CardType::Versatile; }

/// Cards of one use in a hand.
struct Stock {
    int count = 0;
    float best = 0;
    float second = 0;
    float sum = 0;
    float text = 0;

    void add(float worth, float points) {
        ++count;
        sum += worth;
        text += points;
        second = std::max(second, std::min(best, worth));
        best = std::max(best, worth);
    }
};

/// How a seat's fighters stand to the others.
struct Stand {
    int nearest = kFar; ///< from a hero to whoever is nearest
    int nearestHero = kFar;
    int sidekickToHero = kFar;
    int heroStruck = 0;  ///< how often somebody could attack a hero
    int heroReached = 0; ///< the same after a move
    int striking = 0;    ///< fighters that could attack
    int reaching = 0;    ///< the same after a move
    int sidekickStruck = 0;
    int sidekickStriking = 0;
    bool strikesHero = false;
    bool heroStrikesHero = false;
    bool reachesHero = false;
    CardSet forStrike; ///< what those who could attack a hero may play
    CardSet forReach;
};

class Describer {
public:
    Describer(const Match &match, const GameState &state, SeatId seat)
        : m_match(match), m_state(state), m_seat(seat), m_tables(match.seat(seat)), m_worth(worthOf(match).seats[seat]),
          m_own(state.seat(seat)), m_alive(m_tables.allFighters & state.alive),
          m_enemies(match.opposingFightersOf(seat) & state.alive) {
        m_alive.forEach([&](FighterId fighter) { m_playable |= match.fighter(fighter).playable; });
        if (m_tables.syllableGoal > 0)
            m_syllables = syllablesOf(match, state, seat);
    }

    Features features() {
        addFighters();
        addHand();
        addDeck();
        addPiles();
        addTurn();
        addStand(stand());
        addAbilities();
        assert(m_next == kFeatures);
        return m_features;
    }

private:
    void add(float value) { m_features[m_next++] = value; }
    void add(int value, float unit) { add(static_cast<float>(value) / unit); }
    void addIf(bool isTrue) { add(isTrue ? 1.0F : 0.0F); }

    void addFighters() {
        int health = 0, most = 0, lowest = 0, heroes = 0, sidekickHealth = 0, sidekicks = 0;
        m_tables.allFighters.forEach([&](FighterId fighter) {
            const FighterFacts &facts = m_match.fighter(fighter);
            const int now = m_state.alive.contains(fighter) ? m_state.fighter(fighter).health : 0;
            most += facts.isHero ? facts.maxHealth : 0;
            if (now == 0)
                return;
            (facts.isHero ? heroes : sidekicks) += 1;
            (facts.isHero ? health : sidekickHealth) += now;
            if (facts.isHero)
                lowest = lowest == 0 ? now : std::min(lowest, now);
        });
        add(health, 10);
        add(std::min(health, 4), 4);
        add(std::min(health, 8), 8);
        add(lowest, 8);
        add(heroes, 2);
        add(sidekickHealth, 6);
        add(sidekicks, 4);
        addIf(sidekicks > 0);
        add(most, 20);
    }

    void addHand() {
        const int missing = m_tables.syllableGoal - m_syllables;
        Stock attacks, defenses, schemes;
        int versatiles = 0, dead = 0, boosts = 0, bestBoost = 0;
        float completion = 0;
        m_own.hand.forEach([&](CardId card) {
            const KindFacts &facts = m_tables.facts(card);
            const KindWorth &text = m_worth.kinds[m_tables.kind(card)];
            boosts += facts.boost;
            bestBoost = std::max<int>(bestBoost, facts.boost);
            if (!m_playable.contains(card)) {
                ++dead;
                return;
            }
            if (isAttack(facts))
                attacks.add(attackOf({facts, text}), text.asAttack.points);
            if (isDefense(facts))
                defenses.add(defenseOf({facts, text}), text.asDefense.points);
            versatiles += facts.type == CardType::Versatile ? 1 : 0;
            if (facts.type == CardType::Scheme)
                schemes.add(text.asScheme.points, 0);
            if (m_tables.syllableGoal > 0 && facts.syllables == missing)
                completion = std::max(completion, 0.3F + text.asCompletion.total());
        });
        const int cards = m_own.hand.size();
        add(cards, 7);
        add(std::min(cards, 3), 3);
        add(std::max(0, cards - 5), 3);
        addStock(attacks, 5, 12);
        addStock(defenses, 4, 10);
        add(versatiles, 4);
        add(schemes.count, 3);
        add(schemes.best / 4);
        add(schemes.sum / 6);
        add(bestBoost, 4);
        add(boosts, 12);
        add(dead, 3);
        add(completion / 4);
    }

    void addStock(const Stock &stock, float unit, float unitOfSum) {
        add(stock.count, 4);
        add(stock.best / unit);
        add(stock.second / unit);
        add(stock.sum / unitOfSum);
        add(stock.text / 5);
    }

    void addDeck() {
        int dead = 0, attacks = 0, defenses = 0;
        for (CardId card : m_own.deck) {
            const KindFacts &facts = m_tables.facts(card);
            if (!m_playable.contains(card)) {
                ++dead;
                continue;
            }
            attacks += isAttack(facts) ? facts.value : 0;
            defenses += isDefense(facts) ? facts.value : 0;
        }
        const int cards = m_own.deck.size();
        add(cards, 20);
        add(std::min(cards, 5), 5);
        addIf(cards == 0);
        add(dead, 10);
        add(attacks, 40);
        add(defenses, 40);
    }

    /// What a deck has beside its cards: a line, a cauldron, a token, a side deck.
    void addPiles() {
        add(m_tables.syllableGoal > 0 ? static_cast<float>(m_syllables) / static_cast<float>(m_tables.syllableGoal)
                                      : 0.0F);
        const std::uint32_t ingredients = m_tables.spellNeeds.empty() ? 0 : ingredientsOf(m_match, m_state, m_seat);
        float spell = 0;
        for (std::size_t index = 0; index < m_tables.spellNeeds.size(); ++index)
            if ((m_tables.spellNeeds[index] & ~ingredients) == 0)
                spell = std::max(spell, m_worth.rest[m_tables.spellEntries[index]]);
        float side = 0;
        if (m_own.sideCard != SeatState::kNoSide)
            for (const auto &triggers : m_tables.triggers)
                for (const TriggerEntry &trigger : triggers)
                    side += trigger.sideCard == m_own.sideCard ? m_worth.rest[trigger.pc] : 0.0F;
        add(std::popcount(ingredients), 3);
        add(spell / 3);
        add(side / 3);
        add(m_own.tokenSide == SeatState::kNoSide ? 0.0F : m_own.tokenSide == 0 ? 1.0F : -1.0F);
        addIf(m_own.sideCard != SeatState::kNoSide);
        add(m_own.sideDeck.size(), 6);
    }

    void addTurn() {
        const bool isTurn = m_state.turnSeat == m_seat;
        addIf(isTurn);
        add(isTurn ? m_state.actionsLeft : 0, 2);
        add(m_tables.move, 4);
    }

    Stand stand() const {
        Stand stand;
        m_alive.forEach([&](FighterId fighter) {
            if (!m_state.fighter(fighter).space)
                return;
            bool isStriking = false;
            bool isReaching = false;
            m_enemies.forEach([&](FighterId enemy) {
                if (!m_state.fighter(enemy).space)
                    return;
                const bool strikes = canStrike(m_match, m_state, fighter, enemy);
                const bool reaches = strikes || canReach(m_match, m_state, fighter, enemy);
                isStriking = isStriking || strikes;
                isReaching = isReaching || reaches;
                compare(fighter, enemy, strikes, reaches, stand);
            });
            stand.striking += isStriking ? 1 : 0;
            stand.reaching += isReaching ? 1 : 0;
        });
        return stand;
    }

    void compare(FighterId fighter, FighterId enemy, bool strikes, bool reaches, Stand &stand) const {
        const FighterFacts &facts = m_match.fighter(fighter);
        const bool isHeroThere = m_match.fighter(enemy).isHero;
        const int distance = m_match.board.distance(m_state.fighter(fighter).space, m_state.fighter(enemy).space);
        const bool isStruck = canStrike(m_match, m_state, enemy, fighter);
        if (facts.isHero) {
            stand.nearest = std::min(stand.nearest, distance);
            if (isHeroThere)
                stand.nearestHero = std::min(stand.nearestHero, distance);
            stand.heroStruck += isStruck ? 1 : 0;
            stand.heroReached += isStruck || canReach(m_match, m_state, enemy, fighter) ? 1 : 0;
        } else {
            if (isHeroThere)
                stand.sidekickToHero = std::min(stand.sidekickToHero, distance);
            stand.sidekickStruck += isStruck ? 1 : 0;
            stand.sidekickStriking += strikes ? 1 : 0;
        }
        if (!isHeroThere)
            return;
        stand.strikesHero = stand.strikesHero || strikes;
        stand.heroStrikesHero = stand.heroStrikesHero || (strikes && facts.isHero);
        stand.reachesHero = stand.reachesHero || reaches;
        if (strikes)
            stand.forStrike |= facts.playable;
        if (reaches)
            stand.forReach |= facts.playable;
    }

    void addStand(const Stand &stand) {
        add(stand.nearest, kFar);
        add(stand.nearestHero, kFar);
        add(stand.sidekickToHero, kFar);
        add(stand.heroStruck, 2);
        add(stand.heroReached, 3);
        add(stand.striking, 3);
        add(stand.reaching, 3);
        add(stand.sidekickStruck, 3);
        add(stand.sidekickStriking, 3);
        addIf(stand.strikesHero);
        addIf(stand.heroStrikesHero);
        addIf(stand.reachesHero);
        add(bestAttack(stand.forStrike) / 5);
        add(bestAttack(stand.forReach) / 5);
    }

    float bestAttack(CardSet cards) const {
        float best = 0;
        (m_own.hand & m_tables.attackCards & cards).forEach([&](CardId card) {
            best = std::max(best, attackOf({m_tables.facts(card), m_worth.kinds[m_tables.kind(card)]}));
        });
        return best;
    }

    /// What the heroes are good at, where they stand.
    void addAbilities() {
        const SpaceSet occupied = m_state.occupied();
        bool isRanged = false;
        int room = 0, attack = 0, defense = 0;
        (m_tables.heroes & m_alive).forEach([&](FighterId hero) {
            isRanged = isRanged || m_match.fighter(hero).isRanged;
            if (const SpaceId at = m_state.fighter(hero).space)
                room = std::max(room, (m_match.board.adjacentTo(at) - occupied).size());
            attack = std::max(attack, modifierFor(m_match, m_state, m_seat, hero, Modifier::AttackValue));
            defense = std::max(defense, modifierFor(m_match, m_state, m_seat, hero, Modifier::DefenseValue));
        });
        addIf(isRanged);
        add(room, 4);
        add(attack, 2);
        add(defense, 2);
    }

    const Match &m_match;
    const GameState &m_state;
    SeatId m_seat;
    const SeatTables &m_tables;
    const DeckWorth &m_worth;
    const SeatState &m_own;
    FighterSet m_alive;
    FighterSet m_enemies;
    CardSet m_playable;
    int m_syllables = 0;
    Features m_features{};
    int m_next = 0;
};

} // namespace

Features featuresOf(const Match &match, const GameState &state, SeatId seat) {
    return Describer(match, state, seat).features();
}

} // namespace champclos::ai

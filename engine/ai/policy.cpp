// SPDX-License-Identifier: MIT
#include "engine/ai/policy.h"

#include "engine/core/array_by.h"
#include "engine/rules/targeting.h"
#include "engine/rules/values.h"

#include <algorithm>
#include <cmath>

namespace champclos::ai {

namespace {

constexpr float kTypicalDefense = 2.2F; ///< of a defender that holds cards
constexpr float kTypicalAttack = 3.4F;
constexpr float kTypicalBoost = 1.5F;   ///< of a card that lies face down under an attack
constexpr float kText = 0.6F;           ///< how far opinions trust a point of a combat card's text
constexpr float kSchemeText = 0.7F;     ///< the same of a scheme,
constexpr float kSchemeWorth = 0.3F;    ///< and what any scheme is worth beside it
constexpr float kCompletionText = 0.8F; ///< the same of a completed line
constexpr float kSpoiltLine = -0.6F;
constexpr float kCardWorth = 0.75F;
constexpr float kNoise = 0.8F;

float attackOf(const WeighedKind &card) { return static_cast<float>(card.facts.value) + card.text.asAttack.value; }
float defenseOf(const WeighedKind &card) { return static_cast<float>(card.facts.value) + card.text.asDefense.value; }

/// How much a card is worth keeping.
float keepWorth(const WeighedKind &card) {
    const float attack = attackOf(card) + kText * card.text.asAttack.points;
    const float defense = defenseOf(card) + kText * card.text.asDefense.points;
    switch (card.facts.type) {
    case CardType::Attack:
        return attack;
    case CardType::Defense:
        return defense;
    case CardType::Versatile:
        return std::max(attack, defense) + 0.6F;
    case CardType::Scheme:
        return 0.8F + 0.9F * card.text.asScheme.points;
    }
    return 0;
}

} // namespace

Opinion::Opinion(const Match &match, const GameState &state)
    : m_match(match), m_state(state), m_worth(worthOf(match)), m_seat(state.pending.seat),
      m_enemies(match.opposingFightersOf(m_seat) & state.alive),
      m_attackCards(state.seat(m_seat).hand & match.seat(m_seat).attackCards),
      m_handSize(state.seat(m_seat).hand.size()) {
    if (match.seat(m_seat).syllableGoal > 0)
        m_syllables = syllablesOf(match, state, m_seat);
    if (m_handSize > 1 && state.pending.kind == DecisionKind::ChooseAction)
        for (const TriggerEntry &trigger : match.seat(m_seat).triggers[Trigger::OnAttack])
            if (trigger.sideCard == kNoIndex || trigger.sideCard == state.seat(m_seat).sideCard)
                m_attackAbility += m_worth.seats[m_seat].rest[trigger.pc];
    if (state.frames.isEmpty() || state.frames.back().kind != FrameKind::Effect)
        return;
    const Frame &frame = state.frames.back();
    m_program = &match.seat(frame.seat).program;
    m_rest = m_worth.seats[frame.seat].rest.data();
    m_pc = frame.pc;
    m_side = match.friendsOf(m_seat).contains(frame.seat) ? 1.0F : -1.0F;
}

WeighedKind Opinion::cardOf(SeatId owner, CardKind kind) const {
    return {m_match.seat(owner).facts(kind), m_worth.seats[owner].kinds[kind]};
}

float Opinion::of(const Action &action) const {
    switch (action.kind) {
    case ActionKind::Maneuver:
        return ofManeuver();
    case ActionKind::Scheme:
        return ofScheme(action);
    case ActionKind::Attack:
        return ofAttack(action);
    case ActionKind::Boost:
        return ofBoost(action);
    case ActionKind::Move:
    case ActionKind::Place:
        return ofMove(action);
    case ActionKind::Defend:
        return ofDefense(action);
    case ActionKind::Discard:
        return ofDiscard(action);
    case ActionKind::Card:
        return keepWorth(cardOf(action.owner, action.card));
    case ActionKind::Fighter:
        return ofFighter(action);
    case ActionKind::Done:
        return 0.15F;
    case ActionKind::Yes:
        return ofYes();
    case ActionKind::Space:
        return ofSpace(action);
    case ActionKind::Option:
        return ofOption(action);
    case ActionKind::No:
    case ActionKind::Concede:
        return 0.0F;
    }
    return 0.0F;
}

float Opinion::expectedDefense(FighterId target) const {
    const int cards = m_state.seat(seatOf(target)).hand.size();
    const float isDefended = 1.0F - std::pow(0.45F, static_cast<float>(std::min(cards, 6)));
    const bool isWorthIt = m_match.fighter(target).isHero || m_state.fighter(target).health > 2;
    return kTypicalDefense * isDefended * (isWorthIt ? 1.0F : 0.5F);
}

float Opinion::ofAttack(const Action &action) const {
    const WeighedKind card = cardOf(m_seat, action.card);
    const float more = m_attackAbility +
                       static_cast<float>(modifierFor(m_match, m_state, m_seat, action.fighter, Modifier::AttackValue));
    const float damage = std::max(0.0F, attackOf(card) + more - expectedDefense(action.target));
    const auto health = static_cast<float>(m_state.fighter(action.target).health);
    const bool isHero = m_match.fighter(action.target).isHero;
    const float useful = std::min(damage, health + 1.0F);
    const float kill = damage >= health ? (isHero ? 8.0F : 1.2F) : 0.0F;
    return useful * (isHero ? 1.0F : 0.55F) + kill - 0.35F * static_cast<float>(card.facts.boost > 3 ? 1 : 0) + 0.3F +
           kText * card.text.asAttack.points + ofLine(card);
}

/// What a card does to the line it goes to: completes it, lengthens it, or spoils it.
float Opinion::ofLine(const WeighedKind &card) const {
    const int goal = m_match.seat(m_seat).syllableGoal;
    if (goal == 0)
        return 0;
    const int after = m_syllables + card.facts.syllables;
    if (after == goal)
        return kCompletionText * card.text.asCompletion.total();
    return after > goal ? kSpoiltLine * static_cast<float>(m_syllables) / static_cast<float>(goal) : 0.0F;
}

float Opinion::ofScheme(const Action &action) const {
    return kSchemeWorth + kSchemeText * cardOf(m_seat, action.card).text.asScheme.points;
}

float Opinion::ofManeuver() const {
    float worth = m_handSize <= 2 ? 1.8F : m_handSize <= 4 ? 1.1F : 0.5F;
    if (m_state.seat(m_seat).deck.isEmpty())
        worth -= 3.0F;
    return worth;
}

int Opinion::nearestEnemy(SpaceId space) const {
    int nearest = kMaxSpaces;
    m_enemies.forEach([&](FighterId enemy) {
        nearest = std::min(nearest, m_match.board.distance(space, m_state.fighter(enemy).space));
    });
    return nearest;
}

/// How a fighter likes a space: targets for what it holds, distance from what threatens it.
float Opinion::placeFor(FighterId fighter, SpaceId space) const {
    const FighterFacts &facts = m_match.fighter(fighter);
    const bool isOwn = seatOf(fighter) == m_seat;
    const bool canStrike = isOwn && m_attackCards.intersects(facts.playable);
    const SpaceSet &adjacent = m_match.board.adjacentTo(space);
    const SpaceSet &mates = m_match.board.zoneMatesOf(space);
    float worth = 0;
    bool hasTarget = false;
    m_enemies.forEach([&](FighterId enemy) {
        const SpaceId at = m_state.fighter(enemy).space;
        const bool isAdjacent = adjacent.contains(at);
        const bool canHit = isAdjacent || (facts.isRanged && mates.contains(at));
        const bool canBeHit = isAdjacent || (m_match.fighter(enemy).isRanged && mates.contains(at));
        if (canHit && canStrike && !hasTarget) {
            hasTarget = true;
            worth += m_match.fighter(enemy).isHero ? 1.3F : 0.8F;
        }
        if (canBeHit && facts.isHero)
            worth -= canHit ? 0.5F : 0.9F;
    });
    const auto distance = static_cast<float>(std::min(nearestEnemy(space), 9));
    worth += canStrike ? -0.12F * distance : facts.isHero ? 0.10F * distance : 0.0F;
    return isOwn ? worth : -worth;
}

float Opinion::ofMove(const Action &action) const {
    const SpaceId from = m_state.fighter(action.fighter).space;
    const float before = from ? placeFor(action.fighter, from) : 0.0F;
    return placeFor(action.fighter, action.space) - before;
}

float Opinion::ofDefense(const Action &action) const {
    const FighterId defender = m_state.combat.side(Side::Defender).fighter;
    const bool isHero = m_match.fighter(defender).isHero;
    const auto health = static_cast<float>(m_state.fighter(defender).health);
    if (!action.card)
        return isHero && health <= 6 ? -1.5F : isHero ? -0.3F : 0.2F;
    const WeighedKind card = cardOf(m_seat, action.card);
    const float attack = kTypicalAttack + (m_state.combat.boostCard ? kTypicalBoost : 0.0F);
    const float prevented = std::min({defenseOf(card), attack, health});
    const float price = kCardWorth + 0.12F * static_cast<float>(card.facts.boost);
    return prevented * (isHero ? 0.8F : 0.5F) - price + (health <= kTypicalAttack ? 0.6F : 0.0F) +
           kText * card.text.asDefense.points + ofLine(card);
}

float Opinion::ofBoost(const Action &action) const {
    if (!action.card)
        return 0.5F;
    const WeighedKind card = cardOf(m_seat, action.card);
    const bool isForAttack = m_state.combat.isActive;
    if (isForAttack)
        return 0.6F * static_cast<float>(card.facts.boost) - 0.3F * keepWorth(card) - 0.2F;
    // A longer move is worth a card only if it brings somebody to blows who could not get there without it.
    float gain = 0;
    (m_match.seat(m_seat).heroes & m_state.alive).forEach([&](FighterId hero) {
        const int missing = nearestEnemy(m_state.fighter(hero).space) - 1 - m_match.seat(m_seat).move;
        if (missing > 0 && missing <= card.facts.boost && m_attackCards.size() >= 2)
            gain = 1.2F;
    });
    return gain + 0.05F * static_cast<float>(card.facts.boost) - 0.25F * keepWorth(card);
}

float Opinion::ofDiscard(const Action &action) const { return -keepWorth(cardOf(action.owner, action.card)); }

float Opinion::ofFighter(const Action &action) const {
    const auto health = static_cast<float>(m_state.fighter(action.fighter).health);
    const float weak = 1.0F / (1.0F + health);
    const float worth = (m_match.fighter(action.fighter).isHero ? 1.0F : 0.5F) + weak;
    const bool isEnemy = m_enemies.contains(action.fighter);
    const OpCode next = m_program != nullptr ? m_program->ops[m_pc + 1u].code : OpCode::Damage;
    if (next == OpCode::Recover || next == OpCode::SetHealth) {
        const float missing = static_cast<float>(m_match.fighter(action.fighter).maxHealth) - health;
        return isEnemy ? -2.0F * worth : std::min(missing, 2.0F) * worth;
    }
    if (next == OpCode::MoveFighters || next == OpCode::PlaceFighters)
        return isEnemy ? 0.0F : 0.3F;
    return isEnemy ? worth : -0.2F * worth;
}

/// A space for what a text does there: best where opponents are.
float Opinion::ofSpace(const Action &action) const {
    const SpaceSet &adjacent = m_match.board.adjacentTo(action.space);
    float worth = 0;
    m_enemies.forEach([&](FighterId enemy) {
        const SpaceId at = m_state.fighter(enemy).space;
        const float one = m_match.fighter(enemy).isHero ? 1.0F : 0.5F;
        worth += at == action.space ? 1.5F * one : at && adjacent.contains(at) ? 0.5F * one : 0.0F;
    });
    return worth;
}

/// What an option says, if it is one of a text.
float Opinion::ofOption(const Action &action) const {
    if (m_program == nullptr)
        return 0;
    const Op &op = m_program->ops[m_pc];
    if (op.code == OpCode::PickOption) // counted from 1
        return m_side * m_rest[m_program->ops[m_pc + action.option].jump];
    if (op.code == OpCode::CastSpell) // counted from 0
        return m_side * m_rest[m_match.seat(m_state.frames.back().seat).spellEntries[action.option]];
    return 0;
}

float Opinion::ofYes() const {
    constexpr float kUnknown = 0.8F;
    if (m_program == nullptr || m_program->ops[m_pc].code != OpCode::AskMay)
        return kUnknown;
    return m_side * (m_rest[m_pc + 1u] - m_rest[m_program->ops[m_pc].jump]);
}

const Action &quickAction(const Match &match, const GameState &state, const ActionList &actions, Rng &rng) {
    if (actions.size() == 1)
        return actions[0];
    const Opinion opinion(match, state);
    constexpr int kLooks = 6; // of many alike, a few are enough
    int best = 0;
    float bestWorth = -1e9F;
    const int looks = std::min(actions.size(), kLooks);
    for (int look = 0; look < looks; ++look) {
        const int index = looks == actions.size() ? look : rng.below(actions.size());
        const float noise = kNoise * static_cast<float>(rng.next() >> 40) * 0x1p-24F;
        const float worth = opinion.of(actions[index]) + noise;
        if (worth > bestWorth) {
            bestWorth = worth;
            best = index;
        }
    }
    return actions[best];
}

} // namespace champclos::ai

// SPDX-License-Identifier: MIT
#include "engine/rules/combat.h"

#include "engine/core/array_by.h"
#include "engine/effects/interpreter.h"
#include "engine/rules/primitives.h"
#include "engine/rules/targeting.h"
#include "engine/rules/values.h"

#include <algorithm>
#include <utility>

namespace champclos {

namespace {

enum Stage : std::uint8_t {
    Declared,
    Attacked,
    Defend,
    Reveal,
    ImmediatelyDefender,
    ImmediatelyAttacker,
    DuringDefender,
    DuringAttacker,
    DealDamage,
    AfterDefender,
    AfterAttacker,
    AbilitiesDefender,
    AbilitiesAttacker,
    PutAwayDefender,
    VerseDefender,
    PutAwayAttacker,
    VerseAttacker,
    AfterTheAttack,
    Over,
};

const char *const kStageNames[] = {"declared",    "declared",  "defend",      "reveal",     "immediately",
                                   "immediately", "during",    "during",      "damage",     "after",
                                   "after",       "abilities", "abilities",   "cleanup",    "cleanup",
                                   "cleanup",     "cleanup",   "afterAttack", "afterAttack"};

void startEffect(const Game &game, Side which, Timing timing) {
    const CombatSide &side = game.state.combat.side(which);
    if (!side.card || (side.isCancelled && timing != Timing::Completion))
        return;
    const SeatId seat = seatOf(side.fighter);
    const std::uint16_t entry = game.match.seat(seat).facts(side.card).entry[timing];
    if (entry == 0)
        return;
    pushEffect(game, entry, seat, side.fighter, side.card, timing);
    game.report(
        [&] { return Event{.kind = EventKind::EffectStarted, .seat = seat, .card = side.card, .timing = timing}; });
}

void reveal(const Game &game) {
    const Combat &combat = game.state.combat;
    turnFaceUp(game);
    const CombatSide &attack = combat.side(Side::Attacker);
    const CombatSide &defense = combat.side(Side::Defender);
    game.report([&] {
        return Event{.kind = EventKind::CombatRevealed,
                     .seat = seatOf(attack.fighter),
                     .other = seatOf(defense.fighter),
                     .card = attack.card,
                     .otherCard = defense.card};
    });
    if (combat.boostCard) {
        const SeatTables &seat = game.match.seat(seatOf(attack.fighter));
        const int boost = seat.facts(combat.boostCard).boost;
        game.report([&] {
            return Event{
                .kind = EventKind::Boosted, .seat = seatOf(attack.fighter), .card = combat.boostCard, .amount = boost};
        });
        game.report([&] {
            GameState without = game.state;
            without.combat.boostCard = CardId::none();
            return Event{.kind = EventKind::ValueChanged,
                         .seat = seatOf(attack.fighter),
                         .card = attack.card,
                         .amount = cardValue(game.match, game.state, Side::Attacker),
                         .before = cardValue(game.match, without, Side::Attacker),
                         .reason = ValueReason::Boost};
        });
    }
}

void reportChange(const Game &game, Side which, int before, int after, ValueReason reason) {
    const CombatSide &side = game.state.combat.side(which);
    if (before != after)
        game.report([&] {
            return Event{.kind = EventKind::ValueChanged,
                         .seat = seatOf(side.fighter),
                         .card = side.card,
                         .amount = after,
                         .before = before,
                         .reason = reason};
        });
}

/// What is added without being written on the card.
void reportAdditions(const Game &game, Side which) {
    const int printed = cardValue(game.match, game.state, which);
    const int level = valueOnLevelGround(game.match, game.state, which);
    reportChange(game, which, printed, level, ValueReason::Ability);
    reportChange(game, which, level, combatValue(game.match, game.state, which), ValueReason::HighGround);
}

void settle(const Game &game) {
    Combat &combat = game.state.combat;
    if (game.log != nullptr) [[unlikely]]
        for (Side side : kSides)
            reportAdditions(game, side);
    const int attack = combatValue(game.match, game.state, Side::Attacker);
    const int defense = combatValue(game.match, game.state, Side::Defender);
    const FighterId defender = combat.side(Side::Defender).fighter;
    const bool isThere = game.state.alive.contains(defender);
    const int damage = combat.isPrevented || !isThere ? 0 : std::clamp(attack - defense, 0, kMaxCombatValue); // A9
    combat.damage = static_cast<std::uint8_t>(damage);
    combat.isSettled = true;
    game.report([&] {
        return Event{.kind = EventKind::CombatResolved,
                     .fighter = combat.side(Side::Attacker).fighter,
                     .target = defender,
                     .amount = attack,
                     .before = defense,
                     .damage = damage,
                     .isAttackerWinner = damage > 0};
    });
    dealDamage(game, FighterSet::of(defender), damage, DamageSource::Combat);
}

/// The card of one side goes to the line, if its deck has one for combat cards, or where discarded cards go.
void putAway(const Game &game, Side which) {
    CombatSide &side = game.state.combat.side(which);
    const SeatId seat = seatOf(side.fighter);
    if (which == Side::Attacker && game.state.combat.boostCard) {
        const CardId boost = std::exchange(game.state.combat.boostCard, CardId::none());
        discardCard(game, seat, boost, CardPlace::Combat, false);
    }
    if (!side.card)
        return;
    const SeatTables &tables = game.match.seat(seat);
    const CardId card = std::exchange(side.card, CardId::none());
    if (tables.syllableGoal == 0)
        return discardCard(game, seat, card, CardPlace::Combat, false);
    if (lengthenLine(game, seat, card) == tables.syllableGoal) {
        game.report([&] { return Event{.kind = EventKind::LineCompleted, .seat = seat, .card = card}; });
        const std::uint16_t entry = tables.facts(card).entry[Timing::Completion];
        game.top().options = 1; // the line was completed: it goes even if the completion takes a card back
        pushEffect(game, entry, seat, side.fighter, card, Timing::Completion);
        if (entry != 0)
            game.report([&] {
                return Event{
                    .kind = EventKind::EffectStarted, .seat = seat, .card = card, .timing = Timing::Completion};
            });
    }
}

void endVerse(const Game &game, Side which) {
    const SeatId seat = seatOf(game.state.combat.side(which).fighter);
    const SeatTables &tables = game.match.seat(seat);
    Frame &frame = game.top();
    const bool isCompleted = frame.options != 0;
    frame.options = 0;
    if (tables.syllableGoal == 0 || (!isCompleted && syllablesOf(game.match, game.state, seat) < tables.syllableGoal))
        return;
    game.report([&] { return Event{.kind = EventKind::LineDiscarded, .seat = seat}; });
    discardPile(game, seat);
}

SeatId seatOfSide(const Game &game, Side which) { return seatOf(game.state.combat.side(which).fighter); }

void pushSideTriggers(const Game &game, Trigger trigger, Side which) {
    pushTriggers(game, trigger, seatOfSide(game, which), game.state.combat.side(which).fighter);
}

} // namespace

void beginCombat(const Game &game, SeatId seat, const Action &action) {
    const CardId card = copyInHand(game.state, game.match, seat, action.card);
    layFaceDown(game, seat, card);
    Combat &combat = game.state.combat;
    combat = Combat{};
    combat.isActive = true;
    combat.side(Side::Attacker).fighter = action.fighter;
    combat.side(Side::Attacker).card = card;
    combat.side(Side::Defender).fighter = action.target;
    game.state.frames.push(Frame{.kind = FrameKind::Combat, .step = Declared, .seat = seat});
    game.report(
        [&] { return Event{.kind = EventKind::AttackDeclared, .fighter = action.fighter, .target = action.target}; });
}

void stepCombat(const Game &game) {
    Frame &frame = game.top();
    const auto step = static_cast<Stage>(frame.step);
    ++frame.step;
    switch (step) {
    case Declared:
        return pushSideTriggers(game, Trigger::OnAttack, Side::Attacker);
    case Attacked:
        return pushSideTriggers(game, Trigger::WhenAttacked, Side::Defender);
    case Defend: // an empty hand is public: nothing to ask
        if (!game.state.seat(seatOfSide(game, Side::Defender)).hand.isEmpty())
            game.ask(DecisionKind::ChooseDefense, seatOfSide(game, Side::Defender));
        return;
    case Reveal:
        return reveal(game);
    case ImmediatelyDefender:
        return startEffect(game, Side::Defender, Timing::Immediately);
    case ImmediatelyAttacker:
        return startEffect(game, Side::Attacker, Timing::Immediately);
    case DuringDefender:
        return startEffect(game, Side::Defender, Timing::During);
    case DuringAttacker:
        return startEffect(game, Side::Attacker, Timing::During);
    case DealDamage:
        return settle(game);
    case AfterDefender:
        return startEffect(game, Side::Defender, Timing::After);
    case AfterAttacker:
        return startEffect(game, Side::Attacker, Timing::After);
    case AbilitiesDefender:
        return pushSideTriggers(game, Trigger::AfterCombat, Side::Defender);
    case AbilitiesAttacker:
        return pushSideTriggers(game, Trigger::AfterCombat, Side::Attacker);
    case PutAwayDefender:
        return putAway(game, Side::Defender);
    case VerseDefender:
        return endVerse(game, Side::Defender);
    case PutAwayAttacker:
        return putAway(game, Side::Attacker);
    case VerseAttacker:
        return endVerse(game, Side::Attacker);
    case AfterTheAttack:
        if (!frame.isCutShort)
            pushSideTriggers(game, Trigger::AfterAttack, Side::Attacker);
        return;
    case Over:
        game.state.combat = Combat{};
        game.state.isTurnEnding = frame.isCutShort;
        game.state.frames.pop();
        return;
    }
}

void answerDefense(const Game &game, const Action &action) {
    if (!action.card)
        return;
    const SeatId seat = seatOfSide(game, Side::Defender);
    const CardId card = copyInHand(game.state, game.match, seat, action.card);
    takeFromHand(game, seat, card);
    game.state.combat.side(Side::Defender).card = card;
}

void cutCombatShort(const Game &game) {
    turnFaceUp(game); // the cards go where all see them
    Frame &frame = game.top();
    frame.step = std::max<std::uint8_t>(frame.step, PutAwayDefender);
    frame.isCutShort = true;
    game.state.isTurnEnding = false; // until the combat is over: the completion of a line resolves whole
}

void listAttacks(const Match &match, const GameState &state, SeatId seat, ActionList &actions) {
    const SeatTables &tables = match.seat(seat);
    const CardSet attackCards = state.seat(seat).hand & tables.attackCards;
    if (attackCards.isEmpty())
        return;
    (tables.allFighters & state.alive).forEach([&](FighterId fighter) {
        const CardSet cards = attackCards & match.fighter(fighter).playable;
        if (cards.isEmpty())
            return;
        targetsOf(match, state, fighter).forEach([&](FighterId target) {
            for (CardSet rest = cards; !rest.isEmpty();) {
                const CardKind card = tables.kind(rest.first());
                actions.push(Action{
                    .kind = ActionKind::Attack, .fighter = fighter, .target = target, .card = card, .owner = seat});
                rest -= tables.facts(card).copies;
            }
        });
    });
}

void listDefenses(const Match &match, const GameState &state, ActionList &actions) {
    const FighterId defender = state.combat.side(Side::Defender).fighter;
    const SeatId seat = seatOf(defender);
    const SeatTables &tables = match.seat(seat);
    for (CardSet rest = state.seat(seat).hand & tables.defenseCards & match.fighter(defender).playable;
         !rest.isEmpty();) {
        const CardKind card = tables.kind(rest.first());
        actions.push(Action{.kind = ActionKind::Defend, .card = card, .owner = seat});
        rest -= tables.facts(card).copies;
    }
    actions.push(Action{.kind = ActionKind::Defend, .owner = seat});
}

const char *combatStageName(const FrameStack &frames) {
    for (const Frame &frame : frames)
        if (frame.kind == FrameKind::Combat) // the step that is next; what is under way is the one before
            return kStageNames[std::clamp(frame.step - 1, 0, static_cast<int>(Over))];
    return "";
}

} // namespace champclos

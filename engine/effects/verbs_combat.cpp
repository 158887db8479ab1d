// SPDX-License-Identifier: MIT
#include "engine/effects/prices.h"
#include "engine/effects/verbs.h"
#include "engine/rules/primitives.h"
#include "engine/rules/values.h"

#include <algorithm>
#include <utility>

namespace champclos {

namespace {

/// Changes one side of the combat and reports how its value changed.
template <class Change> void changeValue(const Effect &effect, Side which, ValueReason reason, Change change) {
    CombatSide &side = effect.state().combat.side(which);
    const int before = cardValue(effect.match(), effect.state(), which);
    change(side);
    const int after = cardValue(effect.match(), effect.state(), which);
    effect.game.report([&] {
        return Event{.kind = EventKind::ValueChanged,
                     .seat = seatOf(side.fighter),
                     .card = side.card,
                     .amount = after,
                     .before = before,
                     .reason = reason};
    });
}

std::int8_t clampedValue(int value) { return static_cast<std::int8_t>(std::clamp(value, 0, kMaxCombatValue)); }

Flow runCancelEffects(const Effect &effect) {
    if (!effect.state().combat.isActive)
        return Flow::Next;
    CombatSide &side = effect.otherSideOfCombat();
    if (!side.card)
        return Flow::Next;
    side.isCancelled = true;
    const SeatId seat = seatOf(side.fighter);
    effect.game.report([&] { return Event{.kind = EventKind::EffectsCancelled, .seat = seat, .card = side.card}; });
    // The stated exception of A7: a boost played face down with the attack card goes with its effects.
    Combat &combat = effect.state().combat;
    if (combat.boostCard && &side == &combat.side(Side::Attacker)) {
        changeValue(effect, Side::Attacker, ValueReason::Boost, [&](CombatSide &) {
            const CardId boost = std::exchange(combat.boostCard, CardId::none());
            discardCard(effect.game, seat, boost, CardPlace::Combat, false);
        });
    }
    return Flow::Next;
}

Flow runIgnoreValue(const Effect &effect) {
    if (effect.state().combat.isActive && effect.otherSideOfCombat().card)
        changeValue(effect, otherSide(sideOf(effect.state(), effect.frame)), ValueReason::Ignored,
                    [](CombatSide &side) { side.isIgnored = true; });
    return Flow::Next;
}

Flow runSetValue(const Effect &effect) {
    const int value = effect.amount();
    if (effect.state().combat.isActive)
        changeValue(effect, sideOf(effect.state(), effect.frame), ValueReason::Replaced,
                    [&](CombatSide &side) { side.replaced = clampedValue(value); });
    return Flow::Next;
}

Flow runAddValue(const Effect &effect) {
    const int value = effect.amount();
    if (effect.state().combat.isActive && value > 0)
        changeValue(effect, sideOf(effect.state(), effect.frame), ValueReason::Added,
                    [&](CombatSide &side) { side.added = clampedValue(side.added + value); });
    return Flow::Next;
}

Flow runPreventDamage(const Effect &effect) {
    effect.state().combat.isPrevented = true;
    effect.game.report([&] { return Event{.kind = EventKind::DamagePrevented, .seat = effect.frame.seat}; });
    return Flow::Next;
}

bool canBoostFaceDown(const EffectView &view) {
    const Combat &combat = view.state.combat; // one, and with the attack card
    return combat.isActive && !combat.boostCard && sideOf(view.state, view.frame) == Side::Attacker;
}

Flow runBoost(const Effect &effect) {
    const Combat &combat = effect.state().combat;
    const CardSet hand = effect.state().seat(effect.frame.seat).hand;
    // Who may say no is asked even if no card of the hand has a boost: not asking would tell.
    const bool canBoost =
        effect.op.isOptional ? !hand.isEmpty() : hand.intersects(effect.match().seat(effect.frame.seat).boostCards);
    if (!combat.isActive || !canBoost ||
        (effect.op.code == OpCode::BoostFaceDown && !canBoostFaceDown(effect.view()))) {
        rememberCard(effect, effect.frame.seat, CardId::none());
        return effect.skipped();
    }
    return effect.ask(DecisionKind::ChooseBoost, effect.frame.seat);
}

void listBoost(const EffectView &view, ActionList &actions) {
    const SeatId seat = view.frame.seat;
    listKinds(view.match, seat, view.state.seat(seat).hand & view.match.seat(seat).boostCards, ActionKind::Boost,
              actions);
    if (view.op.isOptional)
        actions.push(Action{.kind = ActionKind::Boost, .owner = seat});
}

Flow answerBoostValue(const Effect &effect, const Action &action) {
    if (!action.card)
        return Flow::Jump;
    const SeatId seat = effect.frame.seat;
    const CardId card = copyInHand(effect.state(), effect.match(), seat, action.card);
    const int boost = effect.match().seat(seat).facts(action.card).boost;
    discardFromHand(effect.game, seat, card);
    rememberCard(effect, seat, card);
    effect.game.report([&] { return Event{.kind = EventKind::Boosted, .seat = seat, .card = card, .amount = boost}; });
    changeValue(effect, sideOf(effect.state(), effect.frame), ValueReason::Boost,
                [&](CombatSide &side) { side.added = clampedValue(side.added + boost); });
    return Flow::Next;
}

Flow answerBoostFaceDown(const Effect &effect, const Action &action) {
    if (!action.card)
        return Flow::Jump;
    const SeatId seat = effect.frame.seat;
    const CardId card = copyInHand(effect.state(), effect.match(), seat, action.card);
    layFaceDown(effect.game, seat, card);
    effect.state().combat.boostCard = card;
    return Flow::Next;
}

bool canPayBoost(Price &price, const EffectView &view) {
    return view.state.combat.isActive && price.takeFromHand(view, view.frame.seat, 1);
}
bool canPayFaceDown(Price &price, const EffectView &view) { return canBoostFaceDown(view) && canPayBoost(price, view); }
bool isAlwaysDeclinable(const Op &) { return true; }

constexpr Verb kCombatVerbs[] = {
    {.code = OpCode::CancelEffects, .word = Word::CancelEffects, .run = runCancelEffects},
    {.code = OpCode::IgnoreValue, .word = Word::IgnoreValue, .run = runIgnoreValue},
    {.code = OpCode::SetValue, .word = Word::ValueIs, .run = runSetValue},
    {.code = OpCode::AddValue, .word = Word::AddValue, .run = runAddValue},
    {.code = OpCode::PreventDamage, .word = Word::PreventDamage, .run = runPreventDamage},
    {.code = OpCode::BoostValue,
     .word = Word::BoostValue,
     .run = runBoost,
     .list = listBoost,
     .answer = answerBoostValue,
     .listsNo = true,
     .canDecline = isAlwaysDeclinable,
     .canPay = canPayBoost},
    {.code = OpCode::BoostFaceDown,
     .word = Word::BoostFaceDown,
     .run = runBoost,
     .list = listBoost,
     .answer = answerBoostFaceDown,
     .listsNo = true,
     .canDecline = isAlwaysDeclinable,
     .canPay = canPayFaceDown},
};

} // namespace

std::span<const Verb> combatVerbs() { return kCombatVerbs; }

} // namespace champclos

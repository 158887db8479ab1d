// SPDX-License-Identifier: MIT
#include "engine/effects/prices.h"
#include "engine/effects/verbs.h"
#include "engine/rules/movement.h"
#include "engine/rules/primitives.h"
#include "engine/rules/values.h"

namespace champclos {

namespace {

/// M5: empty spaces, and the fighter's own unless the text rules it out.
SpaceSet placementsOf(const EffectView &view, FighterId fighter) {
    const SpaceSet named = spacesOf(view.match, view.state, view.frame, view.op.spaces);
    SpaceSet spaces = named - view.state.occupied();
    const SpaceId own = view.state.fighter(fighter).space;
    if (!isElsewhere(view.op) && named.contains(own))
        spaces.insert(own);
    return spaces;
}

FighterSet defeatedOf(const EffectView &view) {
    const auto &named = view.match.seat(view.frame.seat).named;
    return returningFighter(view.op) < named.size() ? named[returningFighter(view.op)] - view.state.alive
                                                    : FighterSet();
}

SpaceSet returnSpaces(const EffectView &view) {
    return spacesOf(view.match, view.state, view.frame, view.op.spaces) - view.state.occupied();
}

struct Pair {
    FighterId one;
    FighterId other;
};

/// The two that swap, both free to leave their spaces; nobody if the text does not name two.
Pair swapPair(const EffectView &view) {
    const FighterSet first = view.fighters();
    const FighterSet second = fightersOf(view.match, view.state, view.frame, partnersOf(view.op));
    const FighterSet both = first | second;
    if (both.size() != 2 || withoutHeld(view.state, both) != both)
        return {};
    if (first == second) // both were picked
        return {both.first(), both.nth(1)};
    return first.size() == 1 && second.size() == 1 ? Pair{first.first(), second.first()} : Pair{};
}

Flow runDamage(const Effect &effect) {
    const FighterSet defeated = dealDamage(effect.game, effect.fighters(), effect.amount(), DamageSource::Effect);
    effect.frame.someoneDefeated = !defeated.isEmpty();
    return Flow::Next;
}

Flow runRecover(const Effect &effect) {
    const int amount = effect.amount();
    effect.fighters().forEach([&](FighterId fighter) { recoverHealth(effect.game, fighter, amount); });
    return Flow::Next;
}

Flow runSetHealth(const Effect &effect) {
    const int amount = effect.amount();
    effect.fighters().forEach([&](FighterId fighter) { setHealth(effect.game, fighter, amount); });
    return Flow::Next;
}

Flow runMove(const Effect &effect) {
    Frame &frame = effect.frame;
    if (!frame.isBusy) {
        frame.waiting = withoutHeld(effect.state(), effect.fighters());
        frame.count = static_cast<std::uint8_t>(effect.amount());
        frame.moveThrough = isThrough(effect.op);
    }
    if (!canAnyMove(effect.match(), effect.state(), frame.waiting, frame.count, frame.moveThrough))
        return Flow::Next;
    return effect.ask(DecisionKind::ChooseMove, frame.seat);
}

Flow answerMove(const Effect &effect, const Action &action) {
    if (action.kind == ActionKind::Done)
        return Flow::Next;
    moveFighter(effect.game, action.fighter, action.space, effect.frame.moveThrough);
    effect.frame.waiting.erase(action.fighter);
    return Flow::Again;
}

Flow answerPlace(const Effect &effect, const Action &action) {
    if (action.kind == ActionKind::No)
        return Flow::Jump;
    placeFighter(effect.game, action.fighter, action.space);
    if (isHeld(effect.op))
        holdFighter(effect.game, action.fighter);
    effect.frame.waiting.erase(action.fighter);
    return Flow::Again;
}

Flow runPlace(const Effect &effect) {
    Frame &frame = effect.frame;
    const bool isFirst = !frame.isBusy;
    if (isFirst)
        frame.waiting = withoutHeld(effect.state(), effect.fighters());
    FighterSet possible;
    SpaceSet spaces;
    frame.waiting.forEach([&](FighterId fighter) {
        if (const SpaceSet own = placementsOf(effect.view(), fighter); !own.isEmpty()) {
            possible.insert(fighter);
            spaces = own;
        }
    });
    frame.waiting = possible;
    if (possible.isEmpty())
        return isFirst ? effect.skipped() : Flow::Next;
    if (possible.size() == 1 && spaces.size() == 1 && !effect.canBeDeclined())
        return answerPlace(effect,
                           Action{.kind = ActionKind::Place, .fighter = possible.first(), .space = spaces.first()});
    return effect.ask(DecisionKind::ChoosePlacement, frame.seat);
}

void listPlace(const EffectView &view, ActionList &actions) {
    view.frame.waiting.forEach([&](FighterId fighter) {
        actions.pushForSpaces(Action{.kind = ActionKind::Place, .fighter = fighter}, placementsOf(view, fighter));
    });
}

Flow answerReturn(const Effect &effect, const Action &action) {
    returnFighter(effect.game, action.fighter, action.space);
    return Flow::Again;
}

Flow runReturn(const Effect &effect) {
    if (effect.frame.isBusy && !isAll(effect.op))
        return Flow::Next;
    const FighterSet defeated = defeatedOf(effect.view());
    const SpaceSet spaces = returnSpaces(effect.view());
    if (defeated.isEmpty() || spaces.isEmpty())
        return Flow::Next;
    if (spaces.size() == 1)
        return answerReturn(effect,
                            Action{.kind = ActionKind::Place, .fighter = defeated.first(), .space = spaces.first()});
    return effect.ask(DecisionKind::ChoosePlacement, effect.frame.seat);
}

void listReturn(const EffectView &view, ActionList &actions) {
    const FighterId fighter = defeatedOf(view).first(); // those of one name are alike
    actions.pushForSpaces(Action{.kind = ActionKind::Place, .fighter = fighter}, returnSpaces(view));
}

bool canPlace(const EffectView &view) {
    bool found = false;
    withoutHeld(view.state, view.fighters()).forEach([&](FighterId fighter) {
        found = found || !placementsOf(view, fighter).isEmpty();
    });
    return found;
}

bool canReturn(const EffectView &view) { return !defeatedOf(view).isEmpty() && !returnSpaces(view).isEmpty(); }

bool canSwap(const EffectView &view) { return static_cast<bool>(swapPair(view).one); }

Flow runSwap(const Effect &effect) {
    if (const Pair pair = swapPair(effect.view()); pair.one)
        swapFighters(effect.game, pair.one, pair.other);
    return Flow::Next;
}

void listFighterMoves(const EffectView &view, ActionList &actions) {
    listMoves(view.match, view.state, view.frame, actions);
}

bool isAnybody(const EffectView &view) { return !view.fighters().isEmpty(); }

// What they cost as a price.
bool canHurt(Price &, const EffectView &view) {
    bool found = Price::isPicked(view, view.op.fighters);
    view.fighters().forEach([&](FighterId fighter) {
        found = found || !hasPermission(view.match, view.state, fighter, Modifier::NoEffectDamage);
    });
    return found;
}
bool isSomebody(Price &, const EffectView &view) { return Price::isSomebody(view); }
bool canSomebodyMove(Price &, const EffectView &view) {
    return Price::isPicked(view, view.op.fighters) || !withoutHeld(view.state, view.fighters()).isEmpty();
}
bool canSomebodyBePlaced(Price &, const EffectView &view) {
    return Price::isPicked(view, view.op.fighters) || canPlace(view);
}
bool canTwoSwap(Price &, const EffectView &view) {
    return Price::isPicked(view, view.op.fighters) || Price::isPicked(view, partnersOf(view.op)) || canSwap(view);
}

constexpr Verb kBoardVerbs[] = {
    {.code = OpCode::Damage, .word = Word::Damage, .run = runDamage, .canBegin = isAnybody, .canPay = canHurt},
    {.code = OpCode::Recover, .word = Word::Recover, .run = runRecover, .canBegin = isAnybody, .canPay = isSomebody},
    {.code = OpCode::SetHealth, .word = Word::SetHealth, .run = runSetHealth, .canPay = isSomebody},
    {.code = OpCode::MoveFighters,
     .word = Word::Move,
     .run = runMove,
     .list = listFighterMoves,
     .answer = answerMove,
     .canPay = canSomebodyMove},
    {.code = OpCode::PlaceFighters,
     .word = Word::Place,
     .run = runPlace,
     .list = listPlace,
     .answer = answerPlace,
     .canDecline = [](const Op &) { return true; },
     .canPay = canSomebodyBePlaced},
    {.code = OpCode::ReturnFighters,
     .word = Word::Return,
     .run = runReturn,
     .list = listReturn,
     .answer = answerReturn,
     .canPay = [](Price &, const EffectView &view) { return canReturn(view); }},
    {.code = OpCode::Swap, .run = runSwap, .canBegin = canSwap, .canPay = canTwoSwap},
};

} // namespace

std::span<const Verb> boardVerbs() { return kBoardVerbs; }

} // namespace champclos

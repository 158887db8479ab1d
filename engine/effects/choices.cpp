// SPDX-License-Identifier: MIT
//
// What a program lets players choose beside its verbs: whether, which part, whom, where, against whom.
#include "engine/effects/prices.h"
#include "engine/effects/verbs.h"
#include "engine/rules/defeat.h"

namespace champclos {

namespace {

SpaceSet spaceCandidates(const EffectView &view) {
    return spacesOf(view.match, view.state, view.frame, view.op.spaces);
}

SeatSet opponentCandidates(const EffectView &view) {
    SeatSet seats;
    view.match.opponentsOf(view.frame.seat).forEach([&](SeatId seat) {
        if (!isOut(view.match, view.state, seat))
            seats.insert(seat);
    });
    return seats;
}

/// A6: an option that was chosen before cannot be chosen, nor one for "that card" where there is none.
bool canChoose(const EffectView &view, int option) {
    const auto &ops = view.match.seat(view.frame.seat).program.ops;
    const Op &first = ops[ops[view.frame.pc + 1 + option].jump];
    const bool isThatCard = first.code == OpCode::Put && cardsOf(first) == CardsRef::ThatCard;
    return ((view.frame.options >> option) & 1) == 0 &&
           (!isThatCard || canPut(EffectView{view.match, view.state, view.frame, first}));
}

bool canChooseAny(const EffectView &view) {
    for (int option = 0; option < optionCount(view.op); ++option)
        if (canChoose(view, option))
            return true;
    return false;
}

/// Whether the first thing that may be done can be done at all; if not, it is not asked.
bool canBeginNext(const Effect &effect) {
    const Op &next = effect.match().seat(effect.frame.seat).program.ops[effect.frame.pc + 1u];
    const auto canBegin = verbOf(next).canBegin;
    return canBegin == nullptr || canBegin(EffectView{effect.match(), effect.state(), effect.frame, next});
}

FighterSet candidatesOf(const EffectView &view) {
    FighterSet fighters = view.fighters() - view.frame.picked;
    if (isOnlyUnheld(view.op))
        fighters = withoutHeld(view.state, fighters);
    if (partnersOf(view.op) == kNoIndex)
        return fighters;
    const FighterSet partners =
        withoutHeld(view.state, fightersOf(view.match, view.state, view.frame, partnersOf(view.op)));
    if (partners.isEmpty())
        return FighterSet();
    return partners.size() == 1 ? fighters - partners : fighters; // nobody swaps with itself
}

Flow runAskMay(const Effect &effect) {
    if (priceLength(effect.op) > 0 ? !canPay(effect.view()) : !canBeginNext(effect))
        return Flow::Jump;
    return effect.ask(DecisionKind::ChooseYesNo, effect.player());
}

Flow runRepeat(const Effect &effect) {
    if (++effect.frame.repeats < effect.op.count)
        return Flow::Jump;
    effect.frame.repeats = 0;
    return Flow::Next;
}

Flow runPickOption(const Effect &effect) {
    if (effect.frame.count >= effect.op.count || !canChooseAny(effect.view()))
        return Flow::Jump;
    return effect.ask(DecisionKind::ChooseOption, effect.player());
}

Flow answerPickOption(const Effect &effect, const Action &action) {
    const int option = action.option - 1;
    effect.frame.options = static_cast<std::uint16_t>(effect.frame.options | (1u << option));
    ++effect.frame.count;
    const auto &ops = effect.match().seat(effect.frame.seat).program.ops;
    Frame nested = effect.frame; // the option knows what the sentence knows so far
    nested.pc = ops[effect.frame.pc + 1 + option].jump;
    nested.isBusy = false;
    nested.hasBegun = false;
    nested.count = 0;
    nested.repeats = 0;
    nested.options = 0;
    effect.state().frames.push(nested);
    return Flow::Nested;
}

void listPickOption(const EffectView &view, ActionList &actions) {
    for (int option = 0; option < optionCount(view.op); ++option)
        if (canChoose(view, option))
            actions.push(Action{.kind = ActionKind::Option, .option = static_cast<std::uint8_t>(option + 1)});
}

Flow runPickFighters(const Effect &effect) {
    Frame &frame = effect.frame;
    if (!frame.isBusy && !addsToPicked(effect.op))
        frame.picked = FighterSet();
    const FighterSet fighters = candidatesOf(effect.view());
    if (frame.picked.size() >= effect.op.count || fighters.isEmpty())
        return frame.picked.isEmpty() ? Flow::Jump : Flow::Next;
    if (fighters.size() == 1 && !effect.canBeDeclined()) {
        frame.picked |= fighters;
        return Flow::Again;
    }
    return effect.ask(DecisionKind::ChooseFighter, frame.seat);
}

Flow answerPickFighters(const Effect &effect, const Action &action) {
    if (action.kind == ActionKind::No)
        return Flow::Jump;
    effect.frame.picked.insert(action.fighter);
    return effect.frame.picked.size() >= effect.op.count ? Flow::Next : Flow::Again;
}

void listPickFighters(const EffectView &view, ActionList &actions) {
    candidatesOf(view).forEach(
        [&](FighterId fighter) { actions.push(Action{.kind = ActionKind::Fighter, .fighter = fighter}); });
}

Flow answerPickSpace(const Effect &effect, const Action &action) {
    effect.frame.otherSpace = effect.frame.space;
    effect.frame.space = action.space;
    return Flow::Next;
}

Flow runPickSpace(const Effect &effect) {
    const SpaceSet spaces = spaceCandidates(effect.view());
    if (spaces.isEmpty())
        return Flow::Next;
    if (spaces.size() == 1)
        return answerPickSpace(effect, Action{.kind = ActionKind::Space, .space = spaces.first()});
    return effect.ask(DecisionKind::ChooseSpace, effect.frame.seat);
}

void listPickSpace(const EffectView &view, ActionList &actions) {
    actions.pushForSpaces(Action{.kind = ActionKind::Space}, spaceCandidates(view));
}

Flow runPickPlayer(const Effect &effect) {
    const SeatSet seats = opponentCandidates(effect.view());
    if (seats.size() == 1) {
        effect.frame.player = seats.first();
        return Flow::Next;
    }
    return effect.ask(DecisionKind::ChooseOption, effect.frame.seat);
}

Flow answerPickPlayer(const Effect &effect, const Action &action) {
    effect.frame.player = action.owner;
    return Flow::Next;
}

void listPickPlayer(const EffectView &view, ActionList &actions) {
    opponentCandidates(view).forEach(
        [&](SeatId seat) { actions.push(Action{.kind = ActionKind::Option, .owner = seat}); });
}

void listYesNo(const EffectView &, ActionList &actions) {
    actions.push(Action{.kind = ActionKind::Yes});
    actions.push(Action{.kind = ActionKind::No});
}

Flow runJumpUnless(const Effect &effect) {
    return isTrue(effect.match(), effect.state(), effect.frame, conditionOf(effect.op)) ? Flow::Next : Flow::Jump;
}

constexpr Verb kChoices[] = {
    {.code = OpCode::Jump, .run = [](const Effect &) { return Flow::Jump; }},
    {.code = OpCode::JumpUnless, .run = runJumpUnless},
    {.code = OpCode::AskMay,
     .run = runAskMay,
     .list = listYesNo,
     .answer = [](const Effect &,
                  const Action &action) { return action.kind == ActionKind::Yes ? Flow::Next : Flow::Jump; },
     .listsNo = true},
    {.code = OpCode::CheckPrice,
     .run = [](const Effect &effect) { return canPay(effect.view()) ? Flow::Next : Flow::Jump; }},
    {.code = OpCode::Repeat, .run = runRepeat},
    {.code = OpCode::PickOption, .run = runPickOption, .list = listPickOption, .answer = answerPickOption},
    {.code = OpCode::PickFighters,
     .run = runPickFighters,
     .list = listPickFighters,
     .answer = answerPickFighters,
     .canDecline = [](const Op &) { return true; },
     .canPay =
         [](Price &, const EffectView &view) {
             const int kept = addsToPicked(view.op) ? 1 : 0; // whom the choice before it will have picked
             return candidatesOf(view).size() >= view.op.count - kept;
         }},
    {.code = OpCode::PickSpace,
     .run = runPickSpace,
     .list = listPickSpace,
     .answer = answerPickSpace,
     .canPay = [](Price &, const EffectView &view) { return !spaceCandidates(view).isEmpty(); }},
    {.code = OpCode::PickPlayer,
     .run = runPickPlayer,
     .list = listPickPlayer,
     .answer = answerPickPlayer,
     .canPay =
         [](Price &price, const EffectView &) {
             price.namePlayer();
             return true;
         }},
};

} // namespace

std::span<const Verb> choices() { return kChoices; }

} // namespace champclos

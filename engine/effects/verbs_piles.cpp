// SPDX-License-Identifier: MIT
#include "engine/effects/interpreter.h"
#include "engine/effects/verbs.h"
#include "engine/rules/primitives.h"

namespace champclos {

namespace {

/// Bits of the spells that may be cast now.
std::uint32_t castable(const EffectView &view) {
    const SeatTables &tables = view.match.seat(view.frame.seat);
    const std::uint32_t ingredients = ingredientsOf(view.match, view.state, view.frame.seat);
    std::uint32_t spells = 0;
    for (std::size_t spell = 0; spell < tables.spellNeeds.size() && spell < 16; ++spell)
        if ((isFree(view.op) || (tables.spellNeeds[spell] & ~ingredients) == 0) &&
            ((view.frame.options >> spell) & 1) == 0)
            spells |= 1u << spell;
    return spells;
}

void listBits(std::uint32_t bits, ActionList &actions) {
    for (int index = 0; index < 32; ++index)
        if (((bits >> index) & 1) != 0)
            actions.push(Action{.kind = ActionKind::Option, .option = static_cast<std::uint8_t>(index)});
}

Flow runTurnToken(const Effect &effect) {
    const SeatState &seat = effect.state().seat(effect.frame.seat);
    turnToken(effect.game, effect.frame.seat, seat.tokenSide == 0 ? 1 : 0);
    return Flow::Next;
}

Flow runChooseSide(const Effect &effect) { return effect.ask(DecisionKind::ChooseOption, effect.frame.seat); }

Flow answerChooseSide(const Effect &effect, const Action &action) {
    turnToken(effect.game, effect.frame.seat, action.option);
    return Flow::Next;
}

void listChooseSide(const EffectView &, ActionList &actions) { listBits(0b11, actions); }

Flow runTurnUpSideCard(const Effect &effect) {
    turnUpSideCard(effect.game, effect.frame.seat);
    return Flow::Next;
}

Flow runDiscardSideCard(const Effect &effect) {
    discardSideCard(effect.game, effect.frame.seat);
    return Flow::Next;
}

Flow answerReturnSideCard(const Effect &effect, const Action &action) {
    returnSideCard(effect.game, effect.frame.seat, action.option);
    return Flow::Next;
}

Flow runReturnSideCard(const Effect &effect) {
    const auto &discarded = effect.state().seat(effect.frame.seat).sideDiscard;
    if (discarded.isEmpty())
        return Flow::Next;
    if (discarded.size() == 1)
        return answerReturnSideCard(effect, Action{.kind = ActionKind::Option, .option = discarded[0]});
    return effect.ask(DecisionKind::ChooseOption, effect.frame.seat);
}

void listReturnSideCard(const EffectView &view, ActionList &actions) {
    std::uint32_t bits = 0;
    for (std::uint8_t card : view.state.seat(view.frame.seat).sideDiscard)
        bits |= 1u << card;
    listBits(bits, actions);
}

Flow runCastSpell(const Effect &effect) {
    Frame &frame = effect.frame;
    if (frame.count > 0 && !isFree(effect.op)) // a spell was cast from the pile: all of it goes
        discardPile(effect.game, frame.seat);
    if (frame.count >= effect.op.count || castable(effect.view()) == 0)
        return frame.count == 0 ? effect.skipped() : Flow::Next;
    return effect.ask(DecisionKind::ChooseOption, frame.seat);
}

Flow answerCastSpell(const Effect &effect, const Action &action) {
    Frame &frame = effect.frame;
    if (action.kind == ActionKind::No)
        return Flow::Jump;
    frame.options = static_cast<std::uint16_t>(frame.options | (1u << action.option));
    ++frame.count;
    pushEffect(effect.game, effect.match().seat(frame.seat).spellEntries[action.option], frame.seat, frame.fighter,
               CardId::none(), frame.timing);
    effect.game.report([&] { return Event{.kind = EventKind::SpellCast, .seat = frame.seat, .index = action.option}; });
    return Flow::Nested;
}

void listCastSpell(const EffectView &view, ActionList &actions) { listBits(castable(view), actions); }

bool isSideCardUp(const EffectView &view) { return view.state.seat(view.frame.seat).sideCard != SeatState::kNoSide; }

constexpr Verb kPileVerbs[] = {
    {.code = OpCode::TurnToken, .word = Word::TurnToken, .run = runTurnToken},
    {.code = OpCode::ChooseSide,
     .word = Word::ChooseSide,
     .run = runChooseSide,
     .list = listChooseSide,
     .answer = answerChooseSide},
    {.code = OpCode::TurnUpSideCard,
     .word = Word::TurnUpSideCard,
     .run = runTurnUpSideCard,
     .canPay =
         [](Price &, const EffectView &view) {
             return !isSideCardUp(view) && !view.state.seat(view.frame.seat).sideDeck.isEmpty();
         }},
    {.code = OpCode::DiscardSideCard,
     .word = Word::DiscardSideCard,
     .run = runDiscardSideCard,
     .canBegin = isSideCardUp,
     .canPay = [](Price &, const EffectView &view) { return isSideCardUp(view); }},
    {.code = OpCode::ReturnSideCard,
     .word = Word::ReturnSideCard,
     .run = runReturnSideCard,
     .list = listReturnSideCard,
     .answer = answerReturnSideCard,
     .canPay = [](Price &, const EffectView &view) { return !view.state.seat(view.frame.seat).sideDiscard.isEmpty(); }},
    {.code = OpCode::CastSpell,
     .word = Word::CastSpell,
     .run = runCastSpell,
     .list = listCastSpell,
     .answer = answerCastSpell,
     .canDecline = [](const Op &) { return true; },
     .canPay = [](Price &, const EffectView &view) { return castable(view) != 0; }},
};

} // namespace

std::span<const Verb> pileVerbs() { return kPileVerbs; }

} // namespace champclos

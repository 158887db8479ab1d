// SPDX-License-Identifier: MIT
#include "engine/effects/interpreter.h"

#include "engine/effects/verbs.h"
#include "engine/rules/movement.h"
#include "engine/rules/primitives.h"

namespace champclos {

namespace {

const Op &opAt(const Match &match, const Frame &frame) { return match.seat(frame.seat).program.ops[frame.pc]; }

/// Leaves an instruction: what it needed only for itself is forgotten.
void leave(Frame &frame, std::uint16_t pc) {
    frame.pc = pc;
    frame.isBusy = false;
    frame.hasBegun = false;
    frame.count = 0;
    frame.options = 0;
    frame.waiting = FighterSet();
}

Flow run(const Effect &effect) {
    switch (effect.op.code) {
    case OpCode::End:
    case OpCode::OptionEntry:
        return Flow::Next; // never reached: runEffect ends the effect
    case OpCode::Jump:
        return Flow::Jump;
    case OpCode::JumpUnless:
        return isTrue(effect.match(), effect.state(), effect.frame, effect.op.amount) ? Flow::Next : Flow::Jump;
    case OpCode::AskMay:
        return runAskMay(effect);
    case OpCode::CheckPrice:
        return runCheckPrice(effect);
    case OpCode::Repeat:
        return runRepeat(effect);
    case OpCode::PickOption:
        return runPickOption(effect);
    case OpCode::PickFighters:
        return runPickFighters(effect);
    case OpCode::PickSpace:
        return runPickSpace(effect);
    case OpCode::PickPlayer:
        return runPickPlayer(effect);
    case OpCode::Draw:
        return runDraw(effect);
    case OpCode::DiscardChosen:
        return runDiscardChosen(effect);
    case OpCode::DiscardRandom:
        return runDiscardRandom(effect);
    case OpCode::DiscardTop:
        return runDiscardTop(effect);
    case OpCode::LookAtHand:
        return runLookAtHand(effect);
    case OpCode::ChooseFromHand:
        return runChooseFromHand(effect);
    case OpCode::Search:
        return runSearch(effect);
    case OpCode::LookAtTop:
        return runLookAtTop(effect);
    case OpCode::ShowTopCard:
        return runShowTopCard(effect);
    case OpCode::Put:
        return runPut(effect);
    case OpCode::Damage:
        return runDamage(effect);
    case OpCode::Recover:
        return runRecover(effect);
    case OpCode::SetHealth:
        return runSetHealth(effect);
    case OpCode::MoveFighters:
        return runMove(effect);
    case OpCode::PlaceFighters:
        return runPlace(effect);
    case OpCode::ReturnFighters:
        return runReturn(effect);
    case OpCode::Swap:
        return runSwap(effect);
    case OpCode::CancelEffects:
        return runCancelEffects(effect);
    case OpCode::IgnoreValue:
        return runIgnoreValue(effect);
    case OpCode::SetValue:
        return runSetValue(effect);
    case OpCode::AddValue:
        return runAddValue(effect);
    case OpCode::PreventDamage:
        return runPreventDamage(effect);
    case OpCode::BoostValue:
    case OpCode::BoostFaceDown:
        return runBoost(effect);
    case OpCode::GainActions:
        gainActions(effect.game, effect.frame.seat, effect.amount());
        return Flow::Next;
    case OpCode::EndTurn:
        return runEndTurn(effect);
    case OpCode::TurnToken:
        return runTurnToken(effect);
    case OpCode::ChooseSide:
        return runChooseSide(effect);
    case OpCode::TurnUpSideCard:
        return runTurnUpSideCard(effect);
    case OpCode::DiscardSideCard:
        return runDiscardSideCard(effect);
    case OpCode::ReturnSideCard:
        return runReturnSideCard(effect);
    case OpCode::CastSpell:
        return runCastSpell(effect);
    }
    return Flow::Next;
}

Flow answer(const Effect &effect, const Action &action) {
    switch (effect.op.code) {
    case OpCode::AskMay:
        return action.kind == ActionKind::Yes ? Flow::Next : Flow::Jump;
    case OpCode::PickOption:
        return answerPickOption(effect, action);
    case OpCode::PickFighters:
        return answerPickFighters(effect, action);
    case OpCode::PickSpace:
        return answerPickSpace(effect, action);
    case OpCode::PickPlayer:
        return answerPickPlayer(effect, action);
    case OpCode::Draw:
        return answerDraw(effect, action);
    case OpCode::DiscardChosen:
        return answerDiscardChosen(effect, action);
    case OpCode::ChooseFromHand:
        return answerChooseFromHand(effect, action);
    case OpCode::LookAtTop:
        return answerLookAtTop(effect, action);
    case OpCode::Put:
        return answerPut(effect, action);
    case OpCode::MoveFighters:
        return answerMove(effect, action);
    case OpCode::PlaceFighters:
        return answerPlace(effect, action);
    case OpCode::ReturnFighters:
        return answerReturn(effect, action);
    case OpCode::BoostValue:
        return answerBoostValue(effect, action);
    case OpCode::BoostFaceDown:
        return answerBoostFaceDown(effect, action);
    case OpCode::ChooseSide:
        return answerChooseSide(effect, action);
    case OpCode::ReturnSideCard:
        return answerReturnSideCard(effect, action);
    case OpCode::CastSpell:
        return answerCastSpell(effect, action);
    case OpCode::End:
    case OpCode::Jump:
    case OpCode::JumpUnless:
    case OpCode::CheckPrice:
    case OpCode::Repeat:
    case OpCode::OptionEntry:
    case OpCode::DiscardRandom:
    case OpCode::DiscardTop:
    case OpCode::LookAtHand:
    case OpCode::Search:
    case OpCode::ShowTopCard:
    case OpCode::Damage:
    case OpCode::Recover:
    case OpCode::SetHealth:
    case OpCode::Swap:
    case OpCode::CancelEffects:
    case OpCode::IgnoreValue:
    case OpCode::SetValue:
    case OpCode::AddValue:
    case OpCode::PreventDamage:
    case OpCode::GainActions:
    case OpCode::EndTurn:
    case OpCode::TurnToken:
    case OpCode::TurnUpSideCard:
    case OpCode::DiscardSideCard:
        break; // these never ask
    }
    return Flow::Next;
}

/// Moves the program on. True if the next instruction may run now.
bool follow(const Effect &effect, Flow flow) {
    switch (flow) {
    case Flow::Next:
        leave(effect.frame, static_cast<std::uint16_t>(effect.frame.pc + 1));
        return true;
    case Flow::Jump:
        if (effect.op.isRepeated)
            effect.frame.repeats = 0;
        leave(effect.frame, effect.op.jump);
        return true;
    case Flow::Again:
        effect.frame.isBusy = true;
        return true;
    case Flow::Wait:
    case Flow::Nested:
        effect.frame.isBusy = true;
        return false;
    }
    return false;
}

} // namespace

void pushEffect(const Game &game, std::uint16_t entry, SeatId seat, FighterId fighter, CardId card, Timing timing) {
    if (entry == 0)
        return;
    game.state.frames.push(Frame{
        .kind = FrameKind::Effect, .seat = seat, .fighter = fighter, .pc = entry, .card = card, .timing = timing});
}

void pushTriggers(const Game &game, Trigger trigger, SeatId seat, FighterId fighter) {
    const auto &entries = game.match.seat(seat).triggers[static_cast<std::size_t>(trigger)];
    for (auto entry = entries.rbegin(); entry != entries.rend(); ++entry) // NOLINT: the first one ends up on top
        if (entry->sideCard == kNoIndex || entry->sideCard == game.state.seat(seat).sideCard)
            pushEffect(game, entry->pc, seat, fighter, CardId::none(), Timing::Scheme);
}

void runEffect(const Game &game) {
    Frame &frame = game.top();
    while (!game.state.isOver() && !game.state.isTurnEnding) {
        const Op &op = opAt(game.match, frame);
        if (op.code == OpCode::End) {
            game.state.frames.pop();
            return;
        }
        const Effect effect{game, frame, op};
        if (!follow(effect, run(effect)))
            return;
    }
}

void answerEffect(const Game &game, const Action &action) {
    Frame &frame = game.top();
    const Effect effect{game, frame, opAt(game.match, frame)};
    const Flow flow = answer(effect, action);
    if (flow == Flow::Again || flow == Flow::Nested)
        frame.hasBegun = true;
    follow(effect, flow);
}

void listEffectAnswers(const Match &match, const GameState &state, ActionList &actions) {
    const Frame &frame = state.frames.back();
    const EffectView view{match, state, frame, opAt(match, frame)};
    switch (view.op.code) {
    case OpCode::AskMay:
        actions.push(Action{.kind = ActionKind::Yes});
        actions.push(Action{.kind = ActionKind::No});
        return;
    case OpCode::PickOption:
        listPickOption(view, actions);
        break;
    case OpCode::PickFighters:
        listPickFighters(view, actions);
        break;
    case OpCode::PickSpace:
        listPickSpace(view, actions);
        break;
    case OpCode::PickPlayer:
        listPickPlayer(view, actions);
        break;
    case OpCode::Draw:
        listDraw(view, actions);
        break;
    case OpCode::DiscardChosen:
        listDiscard(view, actions);
        break;
    case OpCode::ChooseFromHand:
        listChooseFromHand(view, actions);
        break;
    case OpCode::LookAtTop:
        listLookAtTop(view, actions);
        break;
    case OpCode::Put:
        listPut(view, actions);
        break;
    case OpCode::MoveFighters:
        listMoves(match, state, frame, actions);
        break;
    case OpCode::PlaceFighters:
        listPlace(view, actions);
        break;
    case OpCode::ReturnFighters:
        listReturn(view, actions);
        break;
    case OpCode::BoostValue:
    case OpCode::BoostFaceDown:
        listBoost(view, actions);
        return; // "boost none" is its no
    case OpCode::ChooseSide:
        listChooseSide(view, actions);
        break;
    case OpCode::ReturnSideCard:
        listReturnSideCard(view, actions);
        break;
    case OpCode::CastSpell:
        listCastSpell(view, actions);
        break;
    case OpCode::End:
    case OpCode::Jump:
    case OpCode::JumpUnless:
    case OpCode::CheckPrice:
    case OpCode::Repeat:
    case OpCode::OptionEntry:
    case OpCode::DiscardRandom:
    case OpCode::DiscardTop:
    case OpCode::LookAtHand:
    case OpCode::Search:
    case OpCode::ShowTopCard:
    case OpCode::Damage:
    case OpCode::Recover:
    case OpCode::SetHealth:
    case OpCode::Swap:
    case OpCode::CancelEffects:
    case OpCode::IgnoreValue:
    case OpCode::SetValue:
    case OpCode::AddValue:
    case OpCode::PreventDamage:
    case OpCode::GainActions:
    case OpCode::EndTurn:
    case OpCode::TurnToken:
    case OpCode::TurnUpSideCard:
    case OpCode::DiscardSideCard:
        break; // these never ask
    }
    if (view.op.isOptional && !view.frame.hasBegun)
        actions.push(Action{.kind = ActionKind::No});
}

} // namespace champclos

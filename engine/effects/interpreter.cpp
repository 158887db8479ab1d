// SPDX-License-Identifier: MIT
#include "engine/effects/interpreter.h"

#include "engine/core/array_by.h"
#include "engine/effects/verbs.h"

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

/// Whether an answer turns down all that the effect would let its player do. A decline is told: the others have waited
/// for it, and what does not happen has to have a reason.
bool isDeclined(const Effect &effect, const Action &action) {
    switch (action.kind) { // NOLINT: other answers do something
    case ActionKind::No:
        return true;
    case ActionKind::Boost:
        return !action.card;
    case ActionKind::Done: // of several moves or cards none
        return !effect.frame.hasBegun;
    case ActionKind::Option: // none of "up to so many"
        return effect.op.code == OpCode::Draw && action.option == 0;
    default:
        return false;
    }
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
    const auto &entries = game.match.seat(seat).triggers[trigger];
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
        if (!follow(effect, verbOf(op).run(effect)))
            return;
    }
}

void answerEffect(const Game &game, SeatId asked, const Action &action) {
    Frame &frame = game.top();
    const Effect effect{game, frame, opAt(game.match, frame)};
    if (isDeclined(effect, action))
        game.report(
            [&] { return Event{.kind = EventKind::Declined, .seat = asked, .other = frame.seat, .index = frame.pc}; });
    const Flow flow = verbOf(effect.op).answer(effect, action);
    if (flow == Flow::Again || flow == Flow::Nested)
        frame.hasBegun = true;
    follow(effect, flow);
}

void listEffectAnswers(const Match &match, const GameState &state, ActionList &actions) {
    const Frame &frame = state.frames.back();
    const EffectView view{match, state, frame, opAt(match, frame)};
    const Verb &verb = verbOf(view.op);
    verb.list(view, actions);
    if (view.op.isOptional && !verb.listsNo && !view.frame.hasBegun)
        actions.push(Action{.kind = ActionKind::No});
}

} // namespace champclos

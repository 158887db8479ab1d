// SPDX-License-Identifier: MIT
#include "engine/rules/turn.h"

#include "engine/effects/interpreter.h"
#include "engine/effects/verbs.h"
#include "engine/rules/combat.h"
#include "engine/rules/defeat.h"
#include "engine/rules/maneuver.h"
#include "engine/rules/primitives.h"
#include "engine/rules/scheme.h"

namespace champclos {

namespace {

enum Stage : std::uint8_t { Start, Act, HandLimit, Finish };

SeatId nextSeat(const Match &match, const GameState &state, SeatId seat) {
    do
        seat = SeatId((seat.value() + 1) % match.seatCount);
    while (isOut(match, state, seat)); // P2
    return seat;
}

} // namespace

Frame firstTurn(SeatId seat) { return Frame{.kind = FrameKind::Turn, .step = Start, .seat = seat}; }
Frame turnUnderWay(SeatId seat) { return Frame{.kind = FrameKind::Turn, .step = Act, .seat = seat}; }

void beginTurnRecords(const Match &match, GameState &state) {
    match.everybody().forEach([&](FighterId fighter) { // the defeated too: that happened in another turn
        FighterState &it = state.fighter(fighter);
        it.turnStart = it.space;
        it.tookDamage = false;
        it.isHeld = false;
    });
}

void stepTurn(const Game &game) {
    GameState &state = game.state;
    Frame &frame = game.top();
    switch (static_cast<Stage>(frame.step)) {
    case Start:
        ++state.turnNumber;
        ++state.quietTurns;
        state.turnSeat = frame.seat;
        state.actionsLeft = kActionsPerTurn;
        beginTurnRecords(game.match, state);
        frame.step = Act;
        game.report(
            [&] { return Event{.kind = EventKind::TurnStarted, .seat = frame.seat, .amount = state.turnNumber}; });
        pushTriggers(game, Trigger::StartOfTurn, frame.seat, FighterId::none());
        return;
    case Act:
        if (isOut(game.match, state, frame.seat)) {
            state.actionsLeft = 0;
            frame.step = Finish;
        } else if (state.actionsLeft > 0) {
            game.ask(DecisionKind::ChooseAction, frame.seat);
        } else {
            frame.step = HandLimit;
            pushTriggers(game, Trigger::EndOfTurn, frame.seat, FighterId::none());
        }
        return;
    case HandLimit:
        if (state.seat(frame.seat).hand.size() > kHandLimit) // T3
            game.ask(DecisionKind::ChooseDiscard, frame.seat);
        else
            frame.step = Finish;
        return;
    case Finish:
        game.report([&] { return Event{.kind = EventKind::TurnEnded, .seat = frame.seat}; });
        if (isStandstill(game.match, state))
            return endInADraw(game);
        frame = firstTurn(nextSeat(game.match, state, frame.seat));
        return;
    }
}

void answerTurn(const Game &game, const Action &action) {
    const SeatId seat = game.top().seat;
    if (action.kind == ActionKind::Discard)
        return discardFromHand(game, seat, copyInHand(game.state, game.match, seat, action.card));
    --game.state.actionsLeft;
    const ActionTaken taken = action.kind == ActionKind::Maneuver ? ActionTaken::Maneuver
                              : action.kind == ActionKind::Scheme ? ActionTaken::Scheme
                                                                  : ActionTaken::Attack;
    game.report([&] { return Event{.kind = EventKind::ActionTaken, .seat = seat, .action = taken}; });
    switch (taken) {
    case ActionTaken::Maneuver:
        beginManeuver(game, seat);
        break;
    case ActionTaken::Scheme:
        beginScheme(game, seat, action);
        break;
    case ActionTaken::Attack:
        beginCombat(game, seat, action);
        break;
    }
}

void listTurnActions(const Match &match, const GameState &state, ActionList &actions) {
    const SeatId seat = state.frames.back().seat;
    actions.push(Action{.kind = ActionKind::Maneuver});
    listSchemes(match, state, seat, actions);
    listAttacks(match, state, seat, actions);
}

void listHandLimitDiscards(const Match &match, const GameState &state, ActionList &actions) {
    const SeatId seat = state.frames.back().seat;
    listKinds(match, seat, state.seat(seat).hand, ActionKind::Discard, actions);
}

} // namespace champclos

// SPDX-License-Identifier: MIT
#include "engine/rules/maneuver.h"

#include "engine/effects/interpreter.h"
#include "engine/effects/verbs.h"
#include "engine/rules/movement.h"
#include "engine/rules/primitives.h"
#include "engine/rules/values.h"

#include <algorithm>

namespace champclos {

namespace {

enum Stage : std::uint8_t { DrawCards, BoostMove, BeforeMoves, BeginMoves, Moves };

/// Works on states and on observations.
template <class Fighters> FighterSet movers(FighterSet own, FighterSet alive, const Fighters &fighters) {
    FighterSet free = own & alive;
    free.forEach([&](FighterId fighter) {
        if (fighters.fighter(fighter).isHeld)
            free.erase(fighter);
    });
    return free;
}
FighterSet movers(const Match &match, const GameState &state, SeatId seat) {
    return movers(match.seat(seat).allFighters, state.alive, state);
}

} // namespace

Frame maneuverToBoost(SeatId seat) { return Frame{.kind = FrameKind::Maneuver, .step = BoostMove, .seat = seat}; }

Frame movesUnderWay(const Match &match, const GameState &state, SeatId seat, int move, FighterSet moved) {
    return Frame{.kind = FrameKind::Maneuver,
                 .step = Moves,
                 .seat = seat,
                 .waiting = movers(match, state, seat) - moved,
                 .count = static_cast<std::uint8_t>(move)};
}

FighterSet movedOf(const Match &match, const GameState &state) {
    const Frame &frame = state.frames.back();
    return movers(match, state, frame.seat) - frame.waiting;
}

FighterSet movedOf(const Match &match, const Observation &observation) {
    const Frame &frame = observation.frames().back();
    return movers(match.seat(frame.seat).allFighters, observation.alive(), observation) - frame.waiting;
}

void beginManeuver(const Game &game, SeatId seat) {
    game.state.frames.push(Frame{.kind = FrameKind::Maneuver, .step = DrawCards, .seat = seat});
}

void stepManeuver(const Game &game) {
    Frame &frame = game.top();
    switch (static_cast<Stage>(frame.step)) {
    case DrawCards:
        drawCards(game, frame.seat, maneuverDraw(game.match, game.state, frame.seat));
        frame.step = BoostMove;
        return;
    case BoostMove:
        if (game.state.seat(frame.seat).hand.isEmpty())
            frame.step = BeforeMoves;
        else // even if no card of the hand has a boost: not asking would tell
            game.ask(DecisionKind::ChooseBoost, frame.seat);
        return;
    case BeforeMoves:
        frame.step = BeginMoves;
        pushTriggers(game, Trigger::OnManeuver, frame.seat, FighterId::none());
        return;
    case BeginMoves: // only now: a boosting card may itself count for an ability in the discard pile
        frame.count = static_cast<std::uint8_t>(
            std::min(kMaxSpaces, moveValue(game.match, game.state, frame.seat) + frame.amount));
        frame.waiting = movers(game.match, game.state, frame.seat);
        frame.step = Moves;
        return;
    case Moves:
        if (canAnyMove(game.match, game.state, frame.waiting, frame.count, false))
            game.ask(DecisionKind::ChooseMove, frame.seat);
        else
            game.state.frames.pop();
        return;
    }
}

void answerManeuver(const Game &game, const Action &action) {
    Frame &frame = game.top();
    if (action.kind == ActionKind::Boost) {
        frame.step = BeforeMoves;
        if (!action.card)
            return;
        const int boost = game.match.seat(frame.seat).facts(action.card).boost;
        const CardId card = copyInHand(game.state, game.match, frame.seat, action.card);
        discardFromHand(game, frame.seat, card);
        frame.amount = static_cast<std::int8_t>(boost);
        game.report(
            [&] { return Event{.kind = EventKind::Boosted, .seat = frame.seat, .card = card, .amount = boost}; });
        return;
    }
    if (action.kind == ActionKind::Done) {
        game.state.frames.pop();
        return;
    }
    moveFighter(game, action.fighter, action.space, false);
    frame.waiting.erase(action.fighter);
}

void listManeuverBoosts(const Match &match, const GameState &state, ActionList &actions) {
    const SeatId seat = state.frames.back().seat;
    listKinds(match, seat, state.seat(seat).hand & match.seat(seat).boostCards, ActionKind::Boost, actions);
    actions.push(Action{.kind = ActionKind::Boost, .owner = seat});
}

} // namespace champclos

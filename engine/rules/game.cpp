// SPDX-License-Identifier: MIT
#include "engine/rules/game.h"

#include "engine/effects/interpreter.h"
#include "engine/rules/combat.h"
#include "engine/rules/defeat.h"
#include "engine/rules/maneuver.h"
#include "engine/rules/movement.h"
#include "engine/rules/scheme.h"
#include "engine/rules/setup.h"
#include "engine/rules/turn.h"

#include <algorithm>

namespace champclos {

namespace {

void step(const Game &game) {
    switch (game.top().kind) {
    case FrameKind::Setup:
        return stepSetup(game);
    case FrameKind::Turn:
        return stepTurn(game);
    case FrameKind::Maneuver:
        return stepManeuver(game);
    case FrameKind::Scheme:
        return stepScheme(game);
    case FrameKind::Combat:
        return stepCombat(game);
    case FrameKind::Effect:
        return runEffect(game);
    }
}

/// T4: effects and the maneuver end where they are, a combat and a scheme still put their cards away.
void unwindTurn(const Game &game) {
    switch (game.top().kind) {
    case FrameKind::Effect:
    case FrameKind::Maneuver:
        game.state.frames.pop();
        return;
    case FrameKind::Combat:
        return cutCombatShort(game);
    case FrameKind::Scheme:
        return stepScheme(game);
    case FrameKind::Turn:
        game.state.actionsLeft = 0;
        game.state.isTurnEnding = false;
        return;
    case FrameKind::Setup:
        game.state.isTurnEnding = false;
        return;
    }
}

void advanceGame(const Game &game) {
    while (!game.isWaiting() && !game.state.isOver()) {
        if (game.state.isTurnEnding)
            unwindTurn(game);
        else
            step(game);
    }
}

} // namespace

GameState start(const Match &match, std::uint64_t seed, StepLog *log) {
    GameState state;
    const Game game{match, state, log};
    beginSetup(game, seed);
    advanceGame(game);
    return state;
}

void legalActions(const Match &match, const GameState &state, ActionList &actions) {
    actions.clear();
    if (state.pending.kind == DecisionKind::None)
        return;
    switch (state.frames.back().kind) {
    case FrameKind::Setup:
        return listPlacements(match, state, actions);
    case FrameKind::Turn:
        return state.pending.kind == DecisionKind::ChooseDiscard ? listHandLimitDiscards(match, state, actions)
                                                                 : listTurnActions(match, state, actions);
    case FrameKind::Maneuver:
        return state.pending.kind == DecisionKind::ChooseBoost ? listManeuverBoosts(match, state, actions)
                                                               : listMoves(match, state, state.frames.back(), actions);
    case FrameKind::Combat:
        return listDefenses(match, state, actions);
    case FrameKind::Effect:
        return listEffectAnswers(match, state, actions);
    case FrameKind::Scheme:
        return; // never waits itself
    }
}

void apply(const Match &match, GameState &state, const Action &action, StepLog *log) {
    const Game game{match, state, log};
    if (action.kind == ActionKind::Concede)
        return concede(game, action.owner); // what was asked is still asked, unless the game is over
    const SeatId asked = state.pending.seat;
    state.pending = Decision{};
    switch (game.top().kind) {
    case FrameKind::Setup:
        answerSetup(game, action);
        break;
    case FrameKind::Turn:
        answerTurn(game, action);
        break;
    case FrameKind::Maneuver:
        answerManeuver(game, action);
        break;
    case FrameKind::Combat:
        answerDefense(game, action);
        break;
    case FrameKind::Effect:
        answerEffect(game, asked, action);
        break;
    case FrameKind::Scheme:
        break; // never waits itself
    }
    advanceGame(game);
}

void advance(const Match &match, GameState &state, StepLog *log) { advanceGame(Game{match, state, log}); }

bool isLegal(const Match &match, const GameState &state, const Action &action) {
    if (action.kind == ActionKind::Concede)
        return canConcede(match, state, action.owner) && action == concession(action.owner);
    ActionList actions;
    legalActions(match, state, actions);
    return std::find(actions.begin(), actions.end(), action) != actions.end();
}

bool canConcede(const Match &match, const GameState &state, SeatId seat) {
    return !state.isOver() && seat && seat.value() < match.seatCount && !state.conceded.contains(seat) &&
           isInTheGame(match, state, seat);
}

} // namespace champclos

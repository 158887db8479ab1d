// SPDX-License-Identifier: MIT
#include "engine/rules/defeat.h"

namespace champclos {

namespace {

void endWon(const Game &game, int team, Cause cause) {
    SeatSet winners;
    for (int seat = 0; seat < game.match.seatCount; ++seat)
        if (game.match.teamOf(SeatId(seat)) == team)
            winners.insert(SeatId(seat));
    game.state.winners = winners;
    game.state.cause = cause;
    game.state.pending = Decision{};
    game.report([&] { return Event{.kind = EventKind::GameOver, .cause = cause, .seats = winners}; });
}

/// V4: somebody of the team has, and nobody who is still in the game has not.
bool hasGivenUp(const Match &match, const GameState &state, int team) {
    bool hasAny = false;
    for (int index = 0; index < match.seatCount; ++index) {
        const SeatId seat(index);
        if (match.teamOf(seat) != team)
            continue;
        if (state.conceded.contains(seat))
            hasAny = true;
        else if (isInTheGame(match, state, seat))
            return false;
    }
    return hasAny;
}

} // namespace

void checkVictory(const Game &game) {
    const GameState &state = game.state;
    const bool hasLost[2] = {!state.heroesAlive.intersects(game.match.teamHeroes[0]),
                             !state.heroesAlive.intersects(game.match.teamHeroes[1])};
    if (state.isOver())
        return;
    // V1: both at the same moment: the player whose turn it is wins.
    if (hasLost[0] || hasLost[1])
        return endWon(game,
                      hasLost[0] && hasLost[1] ? game.match.teamOf(state.turnSeat)
                      : hasLost[0]             ? 1
                                               : 0,
                      Cause::HeroesDefeated);
    if (state.conceded.isEmpty()) [[likely]]
        return;
    for (const int team : {0, 1}) // the last of a team who has not given up may just have lost the last fighter
        if (!state.isOver() && hasGivenUp(game.match, state, team))
            endWon(game, 1 - team, Cause::Conceded);
}

void concede(const Game &game, SeatId seat) {
    game.state.conceded.insert(seat);
    game.report([&] { return Event{.kind = EventKind::Conceded, .seat = seat}; });
    const int team = game.match.teamOf(seat);
    if (hasGivenUp(game.match, game.state, team))
        endWon(game, 1 - team, Cause::Conceded);
}

bool isStandstill(const Match &match, const GameState &state) {
    if (state.quietTurns < 2 * kQuietTurnsEach) // at least one seat of each side is in the game
        return false;
    int seats = 0;
    for (int seat = 0; seat < match.seatCount; ++seat)
        seats += isOut(match, state, SeatId(seat)) ? 0 : 1;
    return state.quietTurns >= kQuietTurnsEach * seats;
}

void endInADraw(const Game &game) {
    game.state.cause = Cause::Standstill;
    game.report([&] { return Event{.kind = EventKind::GameOver, .cause = game.state.cause}; });
}

bool isOut(const Match &match, const GameState &state, SeatId seat) {
    return !state.alive.intersects(match.seat(seat).allFighters);
}

bool isInTheGame(const Match &match, const GameState &state, SeatId seat) {
    const bool isSetup = !state.frames.isEmpty() && state.frames[0].kind == FrameKind::Setup;
    return isSetup || !isOut(match, state, seat);
}

} // namespace champclos

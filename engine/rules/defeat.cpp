// SPDX-License-Identifier: MIT
#include "engine/rules/defeat.h"

namespace champclos {

void checkVictory(const Game &game) {
    const GameState &state = game.state;
    const bool hasLost[2] = {!state.heroesAlive.intersects(game.match.teamHeroes[0]),
                             !state.heroesAlive.intersects(game.match.teamHeroes[1])};
    if (state.isOver() || (!hasLost[0] && !hasLost[1]))
        return;
    // V1: both at the same moment: the player whose turn it is wins.
    const int winner = hasLost[0] && hasLost[1] ? game.match.teamOf(state.turnSeat) : hasLost[0] ? 1 : 0;
    SeatSet winners;
    for (int seat = 0; seat < game.match.seatCount; ++seat)
        if (game.match.teamOf(SeatId(seat)) == winner)
            winners.insert(SeatId(seat));
    game.state.winners = winners;
    game.state.cause = Cause::HeroesDefeated;
    game.state.pending = Decision{};
    game.report([&] { return Event{.kind = EventKind::GameOver, .cause = game.state.cause, .seats = winners}; });
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

} // namespace champclos

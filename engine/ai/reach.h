// SPDX-License-Identifier: MIT
//
// Who could hurt whom, now and after a move. Guesses for computer players: nobody stands in the way, and whether there
// is a card for it is another matter. Whom a fighter may attack is for rules/targeting.h to say.
#pragma once

#include "engine/rules/targeting.h"

#include <algorithm>

namespace champclos::ai {

/// Both must be on the battlefield.
inline bool canStrike(const Match &match, const GameState &state, FighterId fighter, FighterId target) {
    return strikeSpaces(match, state, fighter).contains(state.fighter(target).space);
}

/// True if `fighter` could walk up to `target` and attack in one turn.
inline bool canReach(const Match &match, const GameState &state, FighterId fighter, FighterId target) {
    const SpaceId from = state.fighter(fighter).space;
    const SpaceId to = state.fighter(target).space;
    const int move = std::min(match.seat(seatOf(fighter)).move, kMaxTabledDistance);
    if (match.board.within[from][move].intersects(match.board.adjacentTo(to)))
        return true;
    return match.fighter(fighter).isRanged && match.board.within[from][move].intersects(match.board.zoneMatesOf(to));
}

} // namespace champclos::ai

// SPDX-License-Identifier: MIT
//
// Whom a fighter may attack (A2).
#pragma once

#include "engine/core/match.h"
#include "engine/core/state.h"

namespace champclos {

/// The spaces a fighter's attack reaches from where it stands.
inline SpaceSet strikeSpaces(const Match &match, const GameState &state, FighterId fighter) {
    const SpaceId space = state.fighter(fighter).space;
    SpaceSet spaces = match.board.adjacentTo(space);
    if (match.fighter(fighter).isRanged)
        spaces |= match.board.zoneMatesOf(space);
    return spaces;
}

inline FighterSet targetsOf(const Match &match, const GameState &state, FighterId fighter) {
    const SpaceSet spaces = strikeSpaces(match, state, fighter);
    FighterSet targets;
    (match.opposingFightersOf(seatOf(fighter)) & state.alive).forEach([&](FighterId target) {
        if (spaces.contains(state.fighter(target).space))
            targets.insert(target);
    });
    return targets;
}

} // namespace champclos

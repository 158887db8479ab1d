// SPDX-License-Identifier: MIT
//
// Every number and permission that is derived rather than stored, each computed in one place: move values, combat
// values, what continuous abilities add. Asked when needed, never applied and undone.
#pragma once

#include "engine/rules/context.h"

namespace champclos {

/// What the continuous abilities of the fighter's seat add for it.
int modifierFor(const Match &match, const GameState &state, SeatId seat, FighterId fighter, Modifier kind);
bool isPermitted(const Match &match, const GameState &state, FighterId fighter, Modifier kind);
inline bool hasPermission(const Match &match, const GameState &state, FighterId fighter, Modifier kind) {
    return !match.seat(seatOf(fighter)).modifiers[kind].empty() && // hardly any deck has one
           isPermitted(match, state, fighter, kind);
}
inline bool hasPermission(const Game &game, FighterId fighter, Modifier kind) {
    return hasPermission(game.match, game.state, fighter, kind);
}

inline constexpr int kMaxCombatValue = 99; ///< what effects can make of a card's value, and the damage of a combat

int moveValue(const Match &match, const GameState &state, SeatId seat);    ///< M1, before the boost
int maneuverDraw(const Match &match, const GameState &state, SeatId seat); ///< M1

/// The value of one side's card before abilities, and with all that counts (A8, B7).
int cardValue(const Match &match, const GameState &state, Side which);
int combatValue(const Match &match, const GameState &state, Side which);
/// The same without what the battlefield adds.
int valueOnLevelGround(const Match &match, const GameState &state, Side which);

inline constexpr int kHighGround = 1;
/// B7: what is added to an attack from one space on another.
int highGroundBonus(const Match &match, SpaceId attacker, SpaceId defender);
/// To the attack under way, from where both stand now.
int highGroundBonus(const Match &match, const GameState &state);

int syllablesOf(const SeatTables &tables, const CardStack &pile);
int syllablesOf(const Match &match, const GameState &state, SeatId seat); ///< of the line

} // namespace champclos

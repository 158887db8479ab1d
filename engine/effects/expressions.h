// SPDX-License-Identifier: MIT
//
// The questions inside a sentence: which fighters, which spaces, how much, whether. Pure functions of the state and of
// the frame that asks; "you", "your fighter" and "that card" are the frame's. `index` is a place in the program of the
// frame's seat. They can be asked of what a viewer sees, too: of a card that lies face down they know that it is there.
#pragma once

#include "engine/core/match.h"
#include "engine/core/state.h"

namespace champclos {

FighterSet fightersOf(const Match &match, const GameState &state, const Frame &frame, std::uint8_t index);
SpaceSet spacesOf(const Match &match, const GameState &state, const Frame &frame, std::uint8_t index);
int amountOf(const Match &match, const GameState &state, const Frame &frame, std::uint8_t index);
bool isTrue(const Match &match, const GameState &state, const Frame &frame, std::uint8_t index);

/// Which side of the combat the frame's player is on; only asked during a combat.
Side sideOf(const GameState &state, const Frame &frame);
SeatId playerOf(const GameState &state, const Frame &frame, PlayerRef ref);

/// The card a sentence speaks of as "that card": of this effect, or, on a combat card, of an earlier window of it.
struct ThatCard {
    CardId card;
    SeatId owner;
};
ThatCard thatCardOf(const GameState &state, const Frame &frame);

/// Those who may leave their space this turn.
FighterSet withoutHeld(const GameState &state, FighterSet fighters);

/// Bits of the different ingredients in a seat's pile.
std::uint32_t ingredientsOf(const Match &match, const GameState &state, SeatId seat);

} // namespace champclos

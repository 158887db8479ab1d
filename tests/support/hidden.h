// SPDX-License-Identifier: MIT
//
// Another game that one player could not tell from this one: everything hidden from that player is dealt anew. Written
// from the rules (A3, A14, P3), independently of core/observation.cpp, to test it.
#pragma once

#include "engine/core/match.h"
#include "engine/core/rng.h"
#include "engine/core/state.h"

namespace champclos::test {

/// The cards of `owner` that `viewer` does not know the place of.
CardSet hiddenCards(const Match &match, const GameState &state, SeatId owner, SeatId viewer);

/// `state` with the hidden cards of every seat, the order of decks and side decks, and the generator changed.
GameState dealtAnew(const Match &match, const GameState &state, SeatId viewer, Rng &rng);

} // namespace champclos::test

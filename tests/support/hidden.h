// SPDX-License-Identifier: MIT
//
// Another game that one player could not tell from this one: what is hidden from that player is dealt anew, and copies
// of a card, which nobody can tell apart, change places. Written from the rules (A3, A14, P3), independently of
// core/observation.cpp, to test it.
#pragma once

#include "engine/core/match.h"
#include "engine/core/rng.h"
#include "engine/core/state.h"

namespace champclos::test {

/// The cards of `owner` that `viewer` does not know the place of. Nobody knows less than SeatId::none(), who looks on.
CardSet hiddenCards(const Match &match, const GameState &state, SeatId owner, SeatId viewer);

enum class Deal : std::uint8_t {
    Everything, ///< all that is hidden, in every place
    OnePair,    ///< two hidden cards of one seat change places; the games stay alike for longer
    Copies,     ///< nothing but which of the copies is which
};

/// `state` with other hidden cards, and other copies of all cards. The random generator stays.
GameState twinOf(const Match &match, const GameState &state, SeatId viewer, Deal deal, Rng &rng);

/// `state` with everything changed that is hidden from `viewer`, the random generator included.
GameState dealtAnew(const Match &match, const GameState &state, SeatId viewer, Rng &rng);

} // namespace champclos::test

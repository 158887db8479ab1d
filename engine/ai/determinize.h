// SPDX-License-Identifier: MIT
//
// A full state that a seat cannot tell from the real one: what it does not know is dealt anew, each possibility as
// likely as the others. Observing the result gives the observation it came from.
#pragma once

#include "engine/core/match.h"
#include "engine/core/observation.h"
#include "engine/core/rng.h"

namespace champclos::ai {

GameState determinize(const Match &match, const Observation &observation, Rng &rng);

/// The same into a state that is there already, which spares a copy.
void determinizeInto(const Match &match, const Observation &observation, Rng &rng, GameState &state);

} // namespace champclos::ai

// SPDX-License-Identifier: MIT
//
// What a seat may know, and everything, as the protocol writes it (docs/protocol.md). What a seat may know is written
// from its Observation alone: nobody peeks.
#pragma once

#include "engine/core/match.h"
#include "engine/core/observation.h"
#include "engine/core/state.h"
#include "engine/io/json.h"

namespace champclos::cli {

/// Turn, fighters, seats, combat, decision; without "ok".
io::JsonValue observationJson(const Match &match, const Observation &observation);
/// The same with every hand, and each seat's deck, top first.
io::JsonValue revealJson(const Match &match, const GameState &state);

io::JsonValue seatNumbers(SeatSet seats);
io::JsonValue cardOrNull(const Match &match, SeatId owner, CardId card);
io::JsonValue cardOrNull(const Match &match, SeatId owner, CardKind card);
io::JsonValue spaceOrNull(const Match &match, SpaceId space);

} // namespace champclos::cli

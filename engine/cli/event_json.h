// SPDX-License-Identifier: MIT
//
// Events in the words of the protocol (docs/protocol.md), as they were cut: whole for a referee, without hidden cards
// for a player.
#pragma once

#include "engine/core/match.h"
#include "engine/core/step.h"
#include "engine/io/json.h"

namespace champclos::cli {

const char *eventName(EventKind kind);

io::JsonValue eventJson(const Match &match, const SeenEvent &event);
/// All of them, for a referee.
io::JsonValue refereeJson(const Match &match, const StepLog &steps);

/// "hand", "deck", "discard", "combat", or the id of the deck's own pile.
std::string placeName(const Match &match, SeatId seat, CardPlace place);

} // namespace champclos::cli

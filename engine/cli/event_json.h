// SPDX-License-Identifier: MIT
//
// Events in the words of the protocol (docs/protocol.md). Complete, as a referee sees them: whoever passes them on to
// players has to leave out what Event::seenBy hides.
#pragma once

#include "engine/core/event.h"
#include "engine/core/match.h"
#include "engine/core/state.h"
#include "engine/io/json.h"

namespace champclos::cli {

const char *eventName(EventKind kind);

/// `after` is the state after the events; it knows why a game is over.
io::JsonValue eventJson(const Match &match, const Event &event, const GameState &after);
io::JsonValue eventsJson(const Match &match, const EventLog &events, const GameState &after);

/// "hand", "deck", "discard", "combat", or the id of the deck's own pile.
std::string placeName(const Match &match, SeatId seat, CardPlace place);

} // namespace champclos::cli

// SPDX-License-Identifier: MIT
//
// Turns a deck's sentences into the flat program that the interpreter runs. A choice inside a sentence ("one of them")
// becomes an instruction of its own before the verb, so that only choosing instructions ever wait for a player. It
// trusts the deck to be well formed (io/deck_check.h) but never reads out of bounds if it is not.
#pragma once

#include "engine/core/match.h"

#include <string>

namespace champclos {

/// Fills program, entries, triggers and modifiers of `tables` from `tables.deck`, whose fighters and kinds are already
/// in place. Returns what is too large or unknown, as a sentence; empty if all went well.
std::string compileDeck(SeatTables &tables);

} // namespace champclos

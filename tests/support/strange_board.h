// SPDX-License-Identifier: MIT
//
// Battlefields nobody would draw: a known one whose lines and spaces say, at random, all that a battlefield can say.
// What a stranger's battlefield may do to a game is tried with them.
#pragma once

#include "engine/core/battlefield.h"

#include <cstdint>

namespace champclos::test {

/// The same board for the same seed; io::check finds no error in it.
Battlefield strangeBoard(Battlefield board, std::uint64_t seed);

} // namespace champclos::test

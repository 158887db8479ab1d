// SPDX-License-Identifier: MIT
//
// The number of the rules: records name the rules they were played by. Not the version of the program or of a format.
#pragma once

namespace champclos {

/// Raised whenever the same actions may lead to another game.
/// 2: V3 draws a game, T4 completes a line, a card may have no boost (M1), more choices among hidden cards are asked.
/// 3: a player may concede (V4). A game in which nobody does is one of 2, and its record says so.
inline constexpr int kRulesVersion = 3;
inline constexpr int kRulesWithoutConcession = 2;

} // namespace champclos

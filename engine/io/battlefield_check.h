// SPDX-License-Identifier: MIT
//
// What is wrong with a battlefield as such, whether it was read from a file or is being drawn: the loader, the linter
// and the workshop's list of problems ask here. Paths are those of the file, places in a text are not known here.
#pragma once

#include "engine/core/battlefield.h"
#include "engine/io/diagnostic.h"

namespace champclos::io {

inline constexpr double kSmallestRadius = 16, kLargestRadius = 70; ///< R of the spaces, in board units
inline constexpr double kLeastGap = 3.2;                           ///< between the centres of two spaces, in R
inline constexpr int kNoTurn = -1, kFullTurn = 360;                ///< degrees that no ring is turned by
inline constexpr double kSmallestBoard = 200;
inline constexpr double kLargestBoard = 4000;
inline constexpr double kSmallestTrace = 20; ///< width of a picture to draw after
inline constexpr double kLargestTrace = 4 * kLargestBoard;
inline constexpr double kFaintestGround = 0.1; ///< opacity of the picture that is played on
inline constexpr int kMaxZonesPerSpace = 4;    ///< as many segments as a ring shows
inline constexpr int kSpacesForSidekicks = 4;
inline constexpr std::size_t kMaxNameLength = 60;
inline constexpr std::size_t kMaxDescriptionLength = 400;
inline constexpr std::size_t kMaxCreditLength = 120;
inline constexpr std::size_t kMaxPathLength = 1000;

/// Reports every problem. A reference to nothing (none()) is left out of account: whoever made it has reported it.
void check(const Battlefield &battlefield, Diagnostics &diagnostics);

} // namespace champclos::io

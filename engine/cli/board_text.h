// SPDX-License-Identifier: MIT
//
// The battlefield drawn with letters: spaces where the board has them, with their id and the letters of their zones;
// below, who stands there. Made from an Observation, for `play`.
#pragma once

#include "engine/core/match.h"
#include "engine/core/observation.h"
#include "engine/io/wrap.h"

#include <string>

namespace champclos::cli {

enum class Colours : unsigned char { Off, On };

/// Several lines, none wider than `columns`.
std::string boardText(const Match &match, const Observation &observation, Colours colours,
                      std::size_t columns = io::kUsualColumns);

/// How a fighter is marked on the board: its seat and the beginning of its id, "1M", "2O3".
std::string fighterMark(const Match &match, FighterId fighter);

/// In the colour of a seat, if colours are on.
std::string coloured(const std::string &text, SeatId seat, Colours colours);
std::string faint(const std::string &text, Colours colours);
std::string bold(const std::string &text, Colours colours);

} // namespace champclos::cli

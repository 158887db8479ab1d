// SPDX-License-Identifier: MIT
//
// The content that options name, for commands: what cannot be had ends the command with the reasons.
#pragma once

#include "engine/cli/options.h"
#include "engine/core/battlefield.h"
#include "engine/core/match.h"
#include "engine/io/diagnostic.h"
#include "engine/io/library.h"

#include <memory>
#include <string>
#include <vector>

namespace champclos::cli {

/// Throws a Failure with the diagnostics if there are errors among them.
void refuseErrors(const io::Diagnostics &diagnostics);

std::shared_ptr<const Match> matchOf(const io::Library &library, const std::string &battlefield,
                                     const std::vector<std::string> &decks);

/// The --battlefield given, or the default one, or the first built-in one with enough start spaces for so many seats.
std::string battlefieldFor(const io::Library &library, const Arguments &arguments, std::size_t seats);
/// The ids of all built-in battlefields with enough start spaces.
std::vector<std::string> battlefieldsFor(const io::Library &library, std::size_t seats);

/// The --seats given, two or four, or the default ones.
std::vector<std::string> seatsOf(const Arguments &arguments, const io::Library &library);

} // namespace champclos::cli

// SPDX-License-Identifier: MIT
//
// The commands of champclos-cli and the way in. A new command is a file with its CommandSpec and one line in
// commands.cpp.
#pragma once

#include "engine/cli/options.h"

namespace champclos::cli {

extern const CommandSpec kPlayCommand;
extern const CommandSpec kServeCommand;
extern const CommandSpec kSimulateCommand;
extern const CommandSpec kMergeCommand;
extern const CommandSpec kLadderCommand;
extern const CommandSpec kLearnCommand;
extern const CommandSpec kReplayCommand;
extern const CommandSpec kReviewCommand;
extern const CommandSpec kPuzzlesCommand;
extern const CommandSpec kPerftCommand;
extern const CommandSpec kBenchCommand;
extern const CommandSpec kLintCommand;
extern const CommandSpec kTextCommand;
extern const CommandSpec kPackageCommand;
extern const CommandSpec kDescribeCommand;

std::span<const CommandSpec *const> commands();

/// Runs `champclos-cli words...`; everything that goes wrong becomes a message and a code.
ExitCode run(const std::vector<std::string> &words, Console &console);

} // namespace champclos::cli

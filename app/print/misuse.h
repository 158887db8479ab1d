// SPDX-License-Identifier: MIT
//
// What is wrong with a command line (engine/io/command_line.h), as a sentence for the user: the same for the program
// and for its print command.
#pragma once

#include "engine/io/command_line.h"

#include <QString>

#include <functional>

namespace champclos::app::print {

/// `said` translates a text of the context "print".
QString sentenceOf(const io::CommandLine &line, std::span<const io::OptionRow> table,
                   const std::function<QString(const char *)> &said);

} // namespace champclos::app::print

// SPDX-License-Identifier: MIT
//
// What only the system can tell: the arguments, and what the streams lead to. The only file of the program that calls
// the system by itself, and the place where it becomes the same on Windows: all text is UTF-8, lines end with '\n'. It
// does not know what is written.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace champclos::cli {

enum class Stream : int { Out = 1, Err = 2 };

/// Once, before anything is read or written: the arguments without the program's name.
std::vector<std::string> openTerminal(int argc, char **argv);
bool isTerminalAt(Stream stream);
/// Of the terminal that Out is; 0 if it does not say.
std::size_t terminalColumns();
/// COLUMNS, or what the terminal says, or 80; within reason.
std::size_t screenColumns(bool isTerminal);

} // namespace champclos::cli

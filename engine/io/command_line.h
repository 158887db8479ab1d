// SPDX-License-Identifier: MIT
//
// The words of a command line, read by a table of options: the one reader of all our programs. Options are long
// (`--games 100` or `--games=100`) and given once; `--` ends them; `--help` and `-h` are known everywhere and go before
// any mistake. What is wrong is told as a fact, with what was probably meant: each program says it in its own language.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace champclos::io {

struct OptionRow {
    std::string_view name;  ///< without the dashes
    std::string_view value; ///< what its value is called in the help; empty for a switch
    char letter = 0;        ///< for `-v`, if it has one
};

enum class Misuse : unsigned char { None, UnknownOption, TakesNoValue, NeedsValue, GivenTwice };

struct CommandLine {
    std::vector<std::pair<std::size_t, std::string>> options; ///< row of the table and value, in the order given
    std::vector<std::string> operands;
    bool wantsHelp = false;
    Misuse misuse = Misuse::None; ///< the first; what stands after it was not read
    std::string written;          ///< UnknownOption: as it was given, with its dashes
    std::string meant;            ///< UnknownOption: the name of one that is there; empty if none is near
    std::size_t row = 0;          ///< of the option of any other misuse
};

CommandLine readCommandLine(std::span<const OptionRow> table, std::span<const std::string> words);

/// A line of a help: a term, and from `column` on what it means, folded at the edge of a terminal.
std::string helpLine(std::string_view term, std::string_view meaning, std::size_t column);

} // namespace champclos::io

// SPDX-License-Identifier: MIT
//
// The command line of one command: a table of its options, the help made from it, and the arguments as they were given,
// read by io/command_line.h and refused in plain English.
#pragma once

#include "engine/cli/console.h"

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace champclos::cli {

struct OptionSpec {
    std::string_view name;  ///< without the dashes
    std::string_view value; ///< what its value is called in the help; empty for a switch
    std::string_view help;
};

class Arguments;

struct CommandSpec {
    std::string_view name;
    std::string_view summary;  ///< one line
    std::string_view operands; ///< in the usage line: "FILE..."; empty if there are none
    std::span<const OptionSpec> options;
    std::string_view details;  ///< paragraphs for the help
    std::string_view examples; ///< one a line, without the program's name
    ExitCode (*run)(const Arguments &arguments, Console &console);
};

class Arguments {
public:
    /// Throws a Failure with ExitCode::Usage.
    Arguments(const CommandSpec &command, const std::vector<std::string> &words);

    bool has(std::string_view option) const { return m_values.contains(option); }
    std::string text(std::string_view option, std::string_view fallback = {}) const;
    std::vector<std::string> list(std::string_view option) const; ///< separated by commas; empty if not given
    /// Throws a Failure if it is no whole number in the range.
    std::int64_t integer(std::string_view option, std::int64_t fallback, std::int64_t least, std::int64_t most) const;
    std::uint64_t seed(std::uint64_t fallback = 0) const; ///< --seed
    const std::vector<std::string> &operands() const { return m_operands; }

    [[noreturn]] static void refuse(const std::string &message);

private:
    std::map<std::string_view, std::string, std::less<>> m_values;
    std::vector<std::string> m_operands;
};

std::string helpOf(const CommandSpec &command);

} // namespace champclos::cli

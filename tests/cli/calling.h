// SPDX-License-Identifier: MIT
//
// champclos-cli without a process: words in, exit code and both outputs back. Header only.
#pragma once

#include "engine/cli/commands.h"
#include "engine/io/json.h"

#include <sstream>
#include <string>
#include <vector>

namespace champclos::test {

struct Outcome {
    int code = -1;
    std::string out;
    std::string err;
    io::JsonValue json() const {
        io::Diagnostics diagnostics;
        return io::parseJson(out, diagnostics).value_or(io::JsonValue());
    }
};

inline Outcome call(const std::vector<std::string> &words, const std::string &input = {}) {
    std::istringstream in(input);
    std::ostringstream out;
    std::ostringstream err;
    cli::Console console{.in = in, .out = out, .err = err};
    const cli::ExitCode code = cli::run(words, console);
    return {static_cast<int>(code), out.str(), err.str()};
}

inline bool contains(const std::string &text, const std::string &part) { return text.find(part) != std::string::npos; }

} // namespace champclos::test

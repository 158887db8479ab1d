// SPDX-License-Identifier: MIT
#include "engine/cli/commands.h"
#include "engine/cli/terminal.h"

#include <cstdlib>
#include <iostream>

int main(int argc, char **argv) {
    using namespace champclos::cli;
    const std::vector<std::string> arguments = openTerminal(argc, argv);
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    const bool isOutTerminal = isTerminalAt(Stream::Out);
    const char *noColour = std::getenv("NO_COLOR"); // NOLINT(concurrency-mt-unsafe): no threads yet
    Console console{.in = std::cin,
                    .out = std::cout,
                    .err = std::cerr,
                    .isOutTerminal = isOutTerminal,
                    .isErrTerminal = isTerminalAt(Stream::Err),
                    .hasColours = isOutTerminal && (noColour == nullptr || *noColour == '\0')};
    return static_cast<int>(run(arguments, console));
}

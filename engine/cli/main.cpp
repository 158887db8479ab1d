// SPDX-License-Identifier: MIT
#include "engine/cli/commands.h"

#include <cstdlib>
#include <iostream>

#ifdef _WIN32
#include <io.h>
#define isatty _isatty
#else
#include <unistd.h>
#endif

int main(int argc, char **argv) {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    const bool isOutTerminal = isatty(1) != 0;
    const char *noColour = std::getenv("NO_COLOR"); // NOLINT(concurrency-mt-unsafe): no threads yet
    champclos::cli::Console console{.in = std::cin,
                                    .out = std::cout,
                                    .err = std::cerr,
                                    .isOutTerminal = isOutTerminal,
                                    .isErrTerminal = isatty(2) != 0,
                                    .hasColours = isOutTerminal && (noColour == nullptr || *noColour == '\0')};
    return static_cast<int>(champclos::cli::run({argv + 1, argv + argc}, console));
}

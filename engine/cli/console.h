// SPDX-License-Identifier: MIT
//
// What a command sees of the world: its streams, whether a person looks at them, and the codes it may end with.
// Commands never touch std::cout themselves, so that tests can run them without a process.
#pragma once

#include <iosfwd>
#include <string>

namespace champclos::cli {

enum class ExitCode : int {
    Ok = 0,
    Problems = 1,      ///< the command ran and found something wrong: a bad file, a fault, a game that was refused
    Usage = 2,         ///< the command line could not be understood
    InputOutput = 3,   ///< a file or content could not be read or written
    Internal = 4,      ///< a mistake in this program
    Interrupted = 130, ///< a long run was stopped by Ctrl-C; what it had done by then is printed
};

struct Console {
    std::istream &in;
    std::ostream &out;
    std::ostream &err;
    bool isOutTerminal = false;
    bool isErrTerminal = false;
    bool hasColours = false; ///< a terminal, and NO_COLOR is not set
};

/// Thrown by commands, caught by run(): ends the program with a message for people.
struct Failure {
    ExitCode code = ExitCode::InputOutput;
    std::string message;
};

} // namespace champclos::cli

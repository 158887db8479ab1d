// SPDX-License-Identifier: MIT
#include "engine/cli/commands.h"

#include "engine/io/command_line.h"
#include "engine/io/diagnostic.h"

#include <array>
#include <exception>
#include <ostream>

namespace champclos::cli {

namespace {

constexpr std::array kCommands = {&kPlayCommand,    &kServeCommand,   &kSimulateCommand, &kMergeCommand,
                                  &kLadderCommand,  &kLearnCommand,   &kReplayCommand,   &kReviewCommand,
                                  &kPuzzlesCommand, &kPerftCommand,   &kBenchCommand,    &kLintCommand,
                                  &kTextCommand,    &kPackageCommand, &kDescribeCommand};

std::string generalHelp() {
    std::string help = "champclos-cli: hero duels on the command line\n\n"
                       "Usage: champclos-cli COMMAND [options]\n\nCommands:\n";
    for (const CommandSpec *command : kCommands)
        help += "  " + std::string(command->name) + std::string(10 - command->name.size(), ' ') +
                std::string(command->summary) + "\n";
    return help + "\n"
                  "  champclos-cli COMMAND --help    explains a command\n"
                  "  champclos-cli --version         prints the version\n\n"
                  "Exit codes: 0 done; 1 something is wrong with what was examined; 2 the command\n"
                  "line is not understood; 3 a file or content cannot be read or written;\n"
                  "4 a bug in this program; 130 stopped by Ctrl-C.\n";
}

const CommandSpec &commandNamed(const std::string &name) {
    std::vector<std::string_view> names;
    for (const CommandSpec *command : kCommands) {
        if (command->name == name)
            return *command;
        names.push_back(command->name);
    }
    const std::string meant = io::nearest(name, names);
    Arguments::refuse("there is no command " + io::quoted(name) +
                      (meant.empty() ? "" : "; did you mean \"" + meant + "\"?"));
}

ExitCode runUnguarded(const std::vector<std::string> &words, Console &console) {
    if (words.empty()) {
        console.err << generalHelp();
        return ExitCode::Usage;
    }
    if (words[0] == "--help" || words[0] == "-h" || (words[0] == "help" && words.size() == 1)) {
        console.out << generalHelp();
        return ExitCode::Ok;
    }
    if (words[0] == "--version") {
        console.out << "champclos-cli " CHAMPCLOS_VERSION "\n";
        return ExitCode::Ok;
    }
    const bool isHelp = words[0] == "help";
    const CommandSpec &command = commandNamed(words[isHelp ? 1 : 0]);
    const std::vector<std::string> rest(words.begin() + 1, words.end());
    if (isHelp || io::readCommandLine({}, rest).wantsHelp) {
        console.out << helpOf(command);
        return ExitCode::Ok;
    }
    return command.run(Arguments(command, rest), console);
}

} // namespace

std::span<const CommandSpec *const> commands() { return kCommands; }

ExitCode run(const std::vector<std::string> &words, Console &console) {
    ExitCode code = ExitCode::Internal;
    try {
        code = runUnguarded(words, console);
    } catch (const Failure &failure) {
        code = failure.code;
        console.err << "champclos-cli: " << failure.message << "\n";
        if (code == ExitCode::Usage)
            console.err << "champclos-cli: try --help\n";
    } catch (const std::exception &error) {
        console.err << "champclos-cli: internal error: " << error.what() << "\n";
    }
    console.out.flush();
    if (!console.out && code == ExitCode::Ok) {
        console.err << "champclos-cli: the output could not be written\n";
        code = ExitCode::InputOutput;
    }
    return code;
}

} // namespace champclos::cli

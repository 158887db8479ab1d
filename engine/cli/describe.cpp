// SPDX-License-Identifier: MIT
#include "engine/cli/commands.h"

#include <algorithm>
#include <ostream>

namespace champclos::cli {

namespace {

/// The text with a backslash before each of the characters; its lines become one.
std::string escaped(std::string_view text, std::string_view characters) {
    std::string result;
    for (const char c : text) {
        if (characters.find(c) != std::string_view::npos)
            result += '\\';
        result += c == '\n' ? ' ' : c;
    }
    return result;
}

/// What stands between single quotes in a shell that knows no other way to write one.
std::string quotedForZsh(std::string_view text) {
    std::string result;
    for (const char c : escaped(text, "\\:[]")) {
        if (c == '\'')
            result += "'\\''";
        else
            result += c;
    }
    return result;
}

void describeForBash(std::ostream &out) {
    out << "# Completions of champclos-cli for bash, made by \"champclos-cli describe bash\".\n"
           "_champclos_cli() {\n"
           "    local word=${COMP_WORDS[COMP_CWORD]} options=\n"
           "    if [ \"$COMP_CWORD\" -eq 1 ]; then\n"
           "        mapfile -t COMPREPLY < <(compgen -W \"--help --version help";
    for (const CommandSpec *command : commands())
        out << ' ' << command->name;
    out << "\" -- \"$word\")\n"
           "        return\n"
           "    fi\n"
           "    case ${COMP_WORDS[1]} in\n";
    for (const CommandSpec *command : commands()) {
        out << "        " << command->name << ") options=\"";
        for (const OptionSpec &option : command->options)
            out << "--" << option.name << ' ';
        out << "--help\" ;;\n";
    }
    out << "    esac\n"
           "    if [[ $word == -* ]]; then\n"
           "        mapfile -t COMPREPLY < <(compgen -W \"$options\" -- \"$word\")\n"
           "    else\n"
           "        compopt -o filenames\n"
           "        mapfile -t COMPREPLY < <(compgen -f -- \"$word\")\n"
           "    fi\n"
           "}\n"
           "complete -F _champclos_cli champclos-cli\n";
}

void describeForZsh(std::ostream &out) {
    out << "#compdef champclos-cli\n"
           "# Made by \"champclos-cli describe zsh\".\n"
           "local -a commands\n"
           "commands=(\n";
    for (const CommandSpec *command : commands())
        out << "    '" << command->name << ':' << quotedForZsh(command->summary) << "'\n";
    out << ")\n"
           "if (( CURRENT == 2 )); then\n"
           "    _describe command commands\n"
           "    return\n"
           "fi\n"
           "shift words\n"
           "(( CURRENT-- ))\n"
           "case $words[1] in\n";
    for (const CommandSpec *command : commands()) {
        out << "    " << command->name << ")\n        _arguments";
        for (const OptionSpec &option : command->options) {
            out << " \\\n            '--" << option.name << (option.value.empty() ? "" : "=") << '['
                << quotedForZsh(option.help) << ']';
            if (!option.value.empty())
                out << ':' << quotedForZsh(option.value) << ":_files";
            out << '\'';
        }
        out << " \\\n            '--help[explain the command]' '*:file:_files' ;;\n";
    }
    out << "esac\n";
}

void describeForFish(std::ostream &out) {
    out << "# Completions of champclos-cli for fish, made by \"champclos-cli describe fish\".\n";
    const auto quoted = [](std::string_view text) { return "'" + escaped(text, "\\'") + "'"; };
    for (const CommandSpec *command : commands()) {
        out << "complete -c champclos-cli -n __fish_use_subcommand -f -a " << command->name << " -d "
            << quoted(command->summary) << '\n';
        for (const OptionSpec &option : command->options)
            out << "complete -c champclos-cli -n '__fish_seen_subcommand_from " << command->name << "' -l "
                << option.name << (option.value.empty() ? " -d " : " -r -d ") << quoted(option.help) << '\n';
    }
}

/// A line of a manual page: hyphens that can be copied, and nothing that is taken for a request.
std::string roff(std::string_view text) {
    std::string result;
    for (const char c : text) {
        if (result.empty() && (c == '.' || c == '\''))
            result += "\\&";
        if (c == '\\')
            result += "\\e";
        else if (c == '-')
            result += "\\-";
        else
            result += c;
    }
    return result;
}

std::vector<std::string> linesOf(std::string_view text) {
    std::vector<std::string> lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        lines.emplace_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

void describeCommandAsManual(const CommandSpec &command, std::ostream &out) {
    out << ".SS " << roff(command.name) << "\n.B champclos\\-cli " << roff(command.name);
    if (!command.options.empty())
        out << " [options]";
    if (!command.operands.empty())
        out << ' ' << roff(command.operands);
    out << "\n.PP\n" << roff(command.summary) << ".\n";
    for (const OptionSpec &option : command.options) {
        out << ".TP\n\\fB\\-\\-" << roff(option.name) << "\\fR";
        if (!option.value.empty())
            out << " \\fI" << roff(option.value) << "\\fR";
        out << '\n';
        for (const std::string &line : linesOf(option.help))
            out << roff(line) << '\n';
    }
    if (!command.details.empty())
        out << ".PP\n";
    for (const std::string &line : linesOf(command.details))
        out << (line.empty() ? std::string(".PP") : roff(line)) << '\n';
    if (!command.examples.empty()) {
        out << ".PP\n.EX\n";
        for (const std::string &line : linesOf(command.examples))
            out << "champclos\\-cli " << roff(line) << '\n';
        out << ".EE\n";
    }
}

void describeAsManual(std::ostream &out) {
    out << ".TH CHAMPCLOS\\-CLI 6 \"\" \"Champclos " CHAMPCLOS_VERSION "\" Games\n"
           ".SH NAME\nchampclos\\-cli \\- hero duels on the command line\n"
           ".SH SYNOPSIS\n.B champclos\\-cli\n.I command\n[options]\n"
           ".SH DESCRIPTION\n"
           "Plays and simulates card\\-driven duels of heroes, checks decks, battlefields, records, and lessons, and "
           "says what\n"
           "cards say in English, French, and German. Options are long and take their value as\n"
           ".B \\-\\-games 100\nor\n.BR \\-\\-games=100 .\n"
           ".SH COMMANDS\n";
    for (const CommandSpec *command : commands())
        describeCommandAsManual(*command, out);
    out << ".SH EXIT STATUS\n"
           ".TP\n0\ndone\n"
           ".TP\n1\nsomething is wrong with what was examined\n"
           ".TP\n2\nthe command line is not understood\n"
           ".TP\n3\na file or content cannot be read or written\n"
           ".TP\n4\na bug in this program\n"
           ".TP\n130\na long run was stopped by Ctrl\\-C\n"
           ".SH SEE ALSO\n.BR champclos (6)\n";
}

ExitCode runDescribe(const Arguments &arguments, Console &console) {
    struct Form {
        std::string_view name;
        void (*write)(std::ostream &out);
    };
    static constexpr Form kForms[] = {
        {"bash", describeForBash}, {"zsh", describeForZsh}, {"fish", describeForFish}, {"man", describeAsManual}};
    if (arguments.operands().size() == 1)
        for (const Form &form : kForms)
            if (form.name == arguments.operands().front()) {
                form.write(console.out);
                return ExitCode::Ok;
            }
    Arguments::refuse("name one of bash, zsh, fish, or man");
}

} // namespace

constinit const CommandSpec kDescribeCommand = {
    .name = "describe",
    .summary = "print the completions for a shell, or the manual page",
    .operands = "bash|zsh|fish|man",
    .options = {},
    .details = "Packages install both; this is for those who did not install one. All of it is made from the table\n"
               "that the commands themselves are read by.",
    .examples = "describe bash > ~/.local/share/bash-completion/completions/champclos-cli\n"
                "describe man | man -l -",
    .run = runDescribe,
};

} // namespace champclos::cli

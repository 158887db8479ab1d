// SPDX-License-Identifier: MIT
#include "engine/cli/options.h"

#include "engine/io/command_line.h"
#include "engine/io/wrap.h"

#include <algorithm>
#include <charconv>
#include <limits>
#include <utility>

namespace champclos::cli {

namespace {

/// What is wrong with the words, as a part of a sentence.
std::string reasonOf(const CommandSpec &command, const io::CommandLine &line) {
    const std::string option = command.options.empty() ? "" : "--" + std::string(command.options[line.row].name);
    switch (line.misuse) {
    case io::Misuse::None:
        break;
    case io::Misuse::UnknownOption:
        return "there is no option " + line.written +
               (line.meant.empty() ? "" : "; did you mean --" + line.meant + "?");
    case io::Misuse::TakesNoValue:
        return option + " takes no value";
    case io::Misuse::NeedsValue:
        return option + " needs a value: " + std::string(command.options[line.row].value);
    case io::Misuse::GivenTwice:
        return option + " is given twice";
    }
    return {};
}

/// Paragraphs folded anew; a line that begins with a blank stays a line of its own.
std::string folded(std::string_view text) {
    std::string joined(text);
    for (std::size_t end = joined.find('\n'); end != std::string::npos; end = joined.find('\n', end + 1)) {
        const bool isParagraph = end > 0 && joined[end - 1] == '\n';
        const char next = end + 1 < joined.size() ? joined[end + 1] : '\n';
        if (!isParagraph && next != '\n' && next != ' ')
            joined[end] = ' ';
    }
    return io::wrapped(joined, io::kUsualColumns, 0);
}

/// An example that is too long goes on in the next line as shells allow it.
std::string exampleText(std::string_view example) {
    constexpr std::size_t kIndent = 6;
    std::string text = io::wrapped("  champclos-cli " + std::string(example), io::kUsualColumns - 2, kIndent);
    for (std::size_t end = text.find('\n'); end != std::string::npos; end = text.find('\n', end + 3))
        text.insert(end, " \\");
    return text;
}

} // namespace

void Arguments::refuse(const std::string &message) { throw Failure{ExitCode::Usage, message}; }

Arguments::Arguments(const CommandSpec &command, const std::vector<std::string> &words) {
    std::vector<io::OptionRow> table;
    for (const OptionSpec &option : command.options)
        table.push_back({option.name, option.value});
    io::CommandLine line = io::readCommandLine(table, words);
    if (line.misuse != io::Misuse::None)
        refuse(reasonOf(command, line));
    for (auto &[row, value] : line.options)
        m_values.emplace(command.options[row].name, std::move(value));
    m_operands = std::move(line.operands);
    if (command.operands.empty() && !m_operands.empty())
        refuse("\"" + m_operands.front() + "\" was not expected");
}

std::string Arguments::text(std::string_view option, std::string_view fallback) const {
    const auto found = m_values.find(option);
    return found != m_values.end() ? found->second : std::string(fallback);
}

std::vector<std::string> Arguments::list(std::string_view option) const {
    std::vector<std::string> parts;
    if (!has(option))
        return parts;
    const std::string all = text(option);
    for (std::size_t begin = 0; begin <= all.size();) {
        const std::size_t comma = std::min(all.find(',', begin), all.size());
        parts.push_back(all.substr(begin, comma - begin));
        if (parts.back().empty())
            refuse("--" + std::string(option) + " has an empty entry: \"" + all + "\"");
        begin = comma + 1;
    }
    return parts;
}

std::int64_t Arguments::integer(std::string_view option, std::int64_t fallback, std::int64_t least,
                                std::int64_t most) const {
    if (!has(option))
        return fallback;
    const std::string given = text(option);
    std::int64_t number = 0;
    const auto [end, error] = std::from_chars(given.data(), given.data() + given.size(), number);
    if (error != std::errc() || end != given.data() + given.size() || number < least || number > most)
        refuse("--" + std::string(option) + " must be a whole number from " + std::to_string(least) + " to " +
               std::to_string(most) + ", not \"" + given + "\"");
    return number;
}

std::uint64_t Arguments::seed(std::uint64_t fallback) const {
    return has("seed") ? static_cast<std::uint64_t>(integer("seed", 0, 0, std::numeric_limits<std::int64_t>::max()))
                       : fallback;
}

std::string helpOf(const CommandSpec &command) {
    std::string help = "champclos-cli " + std::string(command.name) + ": " + std::string(command.summary) +
                       "\n\nUsage: champclos-cli " + std::string(command.name);
    help += command.options.empty() ? "" : " [options]";
    help += command.operands.empty() ? "" : " " + std::string(command.operands);
    help += "\n\n";
    if (!command.details.empty())
        help += folded(command.details) + "\n\n";
    help += "Options:\n";
    constexpr std::size_t kMeaningAt = 26;
    const auto line = [&](const std::string &left, std::string_view right) {
        help += io::helpLine(left, right, kMeaningAt);
    };
    for (const OptionSpec &option : command.options)
        line("--" + std::string(option.name) + (option.value.empty() ? "" : " " + std::string(option.value)),
             option.help);
    line("--help", "show this");
    help += "\nExamples:\n";
    for (std::string_view rest = command.examples; !rest.empty();) {
        const std::size_t end = std::min(rest.find('\n'), rest.size());
        help += exampleText(rest.substr(0, end)) + "\n";
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    return help;
}

} // namespace champclos::cli

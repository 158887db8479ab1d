// SPDX-License-Identifier: MIT
#include "engine/io/command_line.h"

#include "engine/io/diagnostic.h"
#include "engine/io/wrap.h"

#include <algorithm>

namespace champclos::io {

namespace {

constexpr std::string_view kHelp = "help";

class Reader {
public:
    Reader(std::span<const OptionRow> table, std::span<const std::string> words) : m_table(table), m_words(words) {}

    CommandLine read() {
        m_line.wantsHelp = asksForHelp();
        bool areOptionsOver = false;
        while (m_next < m_words.size() && m_line.misuse == Misuse::None) {
            const std::string_view word = m_words[m_next++];
            if (word == "--" && !areOptionsOver)
                areOptionsOver = true;
            else if (areOptionsOver || word.size() < 2 || word[0] != '-')
                m_line.operands.emplace_back(word);
            else if (!isHelp(word))
                takeOption(word);
        }
        return std::move(m_line);
    }

private:
    static bool isHelp(std::string_view word) { return word == "--help" || word == "-h"; }

    bool asksForHelp() const {
        const auto end = std::find(m_words.begin(), m_words.end(), "--");
        return std::any_of(m_words.begin(), end, isHelp);
    }

    void takeOption(std::string_view word) {
        const std::size_t equals = std::min(word.find('='), word.size());
        const std::string_view written = word.substr(0, equals);
        const auto option = std::find_if(m_table.begin(), m_table.end(), [&](const OptionRow &row) {
            return written[1] == '-' ? written.substr(2) == row.name
                                     : written.size() == 2 && row.letter != 0 && written[1] == row.letter;
        });
        if (option == m_table.end())
            return refuseUnknown(written);
        m_line.row = static_cast<std::size_t>(option - m_table.begin());
        std::string value(equals < word.size() ? word.substr(equals + 1) : std::string_view());
        if (option->value.empty() && equals < word.size())
            m_line.misuse = Misuse::TakesNoValue;
        else if (!option->value.empty() && equals == word.size() && m_next < m_words.size() &&
                 !m_words[m_next].starts_with("--"))
            value = m_words[m_next++];
        if (!option->value.empty() && value.empty())
            m_line.misuse = Misuse::NeedsValue;
        else if (std::any_of(m_line.options.begin(), m_line.options.end(),
                             [&](const auto &given) { return given.first == m_line.row; }))
            m_line.misuse = Misuse::GivenTwice;
        if (m_line.misuse == Misuse::None)
            m_line.options.emplace_back(m_line.row, std::move(value));
    }

    void refuseUnknown(std::string_view written) {
        std::vector<std::string_view> names = {kHelp};
        for (const OptionRow &row : m_table)
            names.push_back(row.name);
        m_line.misuse = Misuse::UnknownOption;
        m_line.written = written;
        m_line.meant = nearest(written.substr(std::min(written.find_first_not_of('-'), written.size())), names);
    }

    std::span<const OptionRow> m_table;
    std::span<const std::string> m_words;
    std::size_t m_next = 0;
    CommandLine m_line;
};

} // namespace

CommandLine readCommandLine(std::span<const OptionRow> table, std::span<const std::string> words) {
    return Reader(table, words).read();
}

std::string helpLine(std::string_view term, std::string_view meaning, std::size_t column) {
    std::string start = "  " + std::string(term);
    const std::size_t width = displayWidth(start);
    start.append(width < column ? column - width : 1, ' ');
    return start + wrapped(meaning, kUsualColumns, column, displayWidth(start)) + "\n";
}

} // namespace champclos::io

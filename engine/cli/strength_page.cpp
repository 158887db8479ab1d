// SPDX-License-Identifier: MIT
#include "engine/cli/strength_page.h"

#include "engine/io/wrap.h"

#include <algorithm>
#include <cmath>
#include <iomanip>
#include <sstream>

namespace champclos::cli {

namespace {

constexpr std::size_t kColumns = 10;
constexpr const char *kHeading =
    "| level | against | games | won | share | 95% interval | first player | turns per game | "
    "by deck | settings |\n"
    "|---|---|--:|--:|--:|---|--:|--:|---|---|\n";

std::string joined(const std::vector<std::string> &names) {
    std::string text;
    for (const std::string &name : names)
        text += (text.empty() ? "" : ", ") + name;
    return text;
}

std::string percent(double share) {
    std::ostringstream out;
    out << std::fixed << std::setprecision(1) << share * 100;
    return out.str();
}

std::string rowText(const StrengthRow &row) {
    const ai::Score score = ai::score(row.wins, row.games);
    const ai::Score first = ai::score(row.first, row.games);
    std::ostringstream out;
    out << "| " << row.stronger << " | " << row.weaker << " | " << row.games << " | " << row.wins << " | "
        << percent(score.share) << "% | " << percent(score.interval.low) << " to " << percent(score.interval.high)
        << "% | " << percent(first.share) << "% | " << std::fixed << std::setprecision(1)
        << static_cast<double>(row.turns) / static_cast<double>(std::max<std::int64_t>(1, row.games)) << " | "
        << row.worst << " to " << row.best << " | " << row.settings << " |\n";
    return out.str();
}

/// The cells of a line of a table.
std::vector<std::string> cells(const std::string &line) {
    std::vector<std::string> list;
    for (std::size_t begin = line.find('|'); begin != std::string::npos;) {
        const std::size_t end = line.find('|', begin + 1);
        if (end == std::string::npos)
            break;
        std::string cell = line.substr(begin + 1, end - begin - 1);
        cell.erase(0, cell.find_first_not_of(' '));
        cell.erase(cell.find_last_not_of(' ') + 1);
        list.push_back(cell);
        begin = end;
    }
    return list;
}

double number(const std::string &text) {
    std::istringstream in(text);
    double value = -1;
    in >> value;
    return value;
}

bool readRow(const std::vector<std::string> &cell, StrengthRow &row) {
    if (cell.size() != kColumns || !ai::levelNamed(cell[0]) || !ai::levelNamed(cell[1]))
        return false;
    row.stronger = cell[0];
    row.weaker = cell[1];
    row.games = static_cast<std::int64_t>(number(cell[2]));
    row.wins = static_cast<std::int64_t>(number(cell[3]));
    const auto games = static_cast<double>(row.games);
    row.first = std::llround(number(cell[6]) / 100 * games);
    row.turns = std::llround(number(cell[7]) * games);
    const std::size_t middle = cell[8].find(" to ");
    if (row.games < 1 || row.wins < 0 || row.wins > row.games || middle == std::string::npos)
        return false;
    row.worst = cell[8].substr(0, middle);
    row.best = cell[8].substr(middle + 4);
    row.settings = cell[9];
    return true;
}

} // namespace

const StrengthRow *StrengthPage::find(const std::string &stronger, const std::string &weaker) const {
    for (const StrengthRow &row : rows)
        if (row.stronger == stronger && row.weaker == weaker)
            return &row;
    return nullptr;
}

void StrengthPage::put(StrengthRow row) {
    for (StrengthRow &old : rows)
        if (old.stronger == row.stronger && old.weaker == row.weaker) {
            old = std::move(row);
            return;
        }
    rows.push_back(std::move(row));
}

std::string strengthText(const StrengthPage &page) {
    const auto paragraph = [](const std::string &text) { return io::wrapped(text, 120, 0) + "\n\n"; };
    std::string text = "# How strong the levels are\n\n";
    text += paragraph("Written by `champclos-cli ladder`; do not edit. `./dev strength` measures the rows that the "
                      "project promises, and takes an hour or two on two cores.");
    text += "    " + page.command + "\n\n";
    text += paragraph("Duels over " + std::to_string(page.decks.size()) + " decks (" + joined(page.decks) + ") and " +
                      std::to_string(page.battlefields.size()) + " battlefields (" + joined(page.battlefields) +
                      "). Either level plays every deck equally often, against every deck; each game is played a "
                      "second time with the seats swapped. Intervals are Wilson's; a game that is drawn or does not "
                      "end is won by nobody.");
    text += kHeading;
    for (const StrengthRow &row : page.rows)
        text += rowText(row);
    text += "\n" +
            paragraph("*First player*: how often whoever went first won, of either level. *By deck*: the share "
                      "of the first level with the deck with which it won least, and most. *Settings*: what a "
                      "level may spend on a decision if not what it usually takes (hard 80 ms, expert 400 ms), "
                      "the seed, and a number that changes when one of the two bots plays differently. Iterations "
                      "for a time are what `champclos-cli bench --levels` counts in that time on a core with nothing "
                      "else to do; counted that way, a row is the same on every machine. `flat64` "
                      "is not a level for players: plain flat Monte Carlo, "
                      "64 random games for every legal action, kept as a yardstick.");
    text.pop_back();
    return text;
}

std::vector<StrengthRow> strengthRows(const std::string &text) {
    std::vector<StrengthRow> rows;
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);)
        if (StrengthRow row; readRow(cells(line), row))
            rows.push_back(row);
    return rows;
}

} // namespace champclos::cli

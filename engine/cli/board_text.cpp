// SPDX-License-Identifier: MIT
#include "engine/cli/board_text.h"

#include "engine/core/array_by.h"
#include "engine/rules/names.h"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <vector>

namespace champclos::cli {

namespace {

constexpr int kWidest = 104;
constexpr int kRows = 30;
constexpr const char *kSeatColours[kMaxSeats] = {"\033[1;36m", "\033[1;31m", "\033[1;32m", "\033[1;35m"};
constexpr const char *kPlain = "\033[0m";

/// Characters on squared paper, each with the seat whose colour it has, or none.
class Paper {
public:
    explicit Paper(int columns) : m_columns(columns), m_cells(static_cast<std::size_t>(kRows * columns)) {}

    int columns() const { return m_columns; }
    void put(int column, int row, const std::string &glyph, SeatId seat, bool isFaint) {
        if (column < 0 || column >= m_columns || row < 0 || row >= kRows)
            return;
        m_cells[indexOf(column, row)] = {glyph, seat, isFaint};
    }
    void write(int column, int row, const std::string &ascii, SeatId seat = {}) {
        for (const char c : ascii)
            put(column++, row, std::string(1, c), seat, false);
    }
    /// True if nothing but lines would be covered, and nothing written is touched.
    bool isFree(int column, int row, int length) const {
        if (column < 0 || row < 0 || row >= kRows || column + length > m_columns)
            return false;
        for (int at = std::max(0, column - 1); at < std::min(m_columns, column + length + 1); ++at)
            if (const Cell &cell = m_cells[indexOf(at, row)]; !cell.glyph.empty() && !cell.isFaint)
                return false;
        return true;
    }

    std::string text(Colours colours) const {
        std::string all;
        for (int row = 0; row < kRows; ++row) {
            std::string line;
            int blanks = 0;
            for (int column = 0; column < m_columns; ++column) {
                const Cell &cell = m_cells[indexOf(column, row)];
                if (cell.glyph.empty() || cell.glyph == " ") {
                    ++blanks;
                    continue;
                }
                line += std::string(static_cast<std::size_t>(blanks), ' ');
                blanks = 0;
                line += cell.seat      ? coloured(cell.glyph, cell.seat, colours)
                        : cell.isFaint ? faint(cell.glyph, colours)
                                       : cell.glyph;
            }
            if (!line.empty() || !all.empty())
                all += line + "\n";
        }
        while (all.size() > 1 && all[all.size() - 2] == '\n')
            all.pop_back();
        return all;
    }

private:
    std::size_t indexOf(int column, int row) const {
        return static_cast<std::size_t>(row) * static_cast<std::size_t>(m_columns) + static_cast<std::size_t>(column);
    }
    struct Cell {
        std::string glyph;
        SeatId seat;
        bool isFaint = false;
    };
    int m_columns;
    std::vector<Cell> m_cells;
};

struct Place {
    int column;
    int row;
};

constexpr int kMargin = 7; // for what is written to the right of the last space

Place placeOf(const Paper &paper, const Battlefield &battlefield, SpaceId space) {
    const Space &at = battlefield.spaces[space];
    const double width = std::max(1.0, battlefield.width);
    const double height = std::max(1.0, battlefield.height);
    return {static_cast<int>(std::lround(at.x / width * (paper.columns() - kMargin))),
            static_cast<int>(std::lround(at.y / height * (kRows - 2)))};
}

void drawLine(Paper &paper, Place from, Place to) {
    const int steps = std::max({1, std::abs(to.column - from.column) / 2, std::abs(to.row - from.row)});
    for (int step = 0; step <= steps; ++step)
        paper.put(from.column + 2 + (to.column - from.column) * step / steps,
                  from.row + (to.row - from.row) * step / steps, "·", {}, true);
}

/// Writes as near to the place as there is room, rows below tried before rows above.
Place writeNear(Paper &paper, Place place, const std::string &ascii, SeatId seat = {}) {
    const int length = static_cast<int>(ascii.size());
    for (const int row : {0, 1, -1})
        for (const int column : {0, -1, 1, -2, 2, -3, 3, -4, 4, -5, 5})
            if (paper.isFree(place.column + column, place.row + row, length)) {
                paper.write(place.column + column, place.row + row, ascii, seat);
                return {place.column + column, place.row + row};
            }
    paper.write(std::min(place.column, paper.columns() - length), place.row, ascii, seat);
    return place;
}

} // namespace

std::string coloured(const std::string &text, SeatId seat, Colours colours) {
    return colours == Colours::On ? kSeatColours[seat.value()] + text + kPlain : text;
}
std::string faint(const std::string &text, Colours colours) {
    return colours == Colours::On ? "\033[2m" + text + kPlain : text;
}
std::string bold(const std::string &text, Colours colours) {
    return colours == Colours::On ? "\033[1m" + text + kPlain : text;
}

std::string fighterMark(const Match &match, FighterId fighter) {
    const auto &fighters = match.seat(seatOf(fighter)).deck.fighters;
    const std::size_t def = match.fighter(fighter).def;
    const std::string &id = fighters[def].id;
    std::size_t length = 1; // as many letters as tell it from the others of its seat
    for (std::size_t other = 0; other < fighters.size(); ++other)
        while (other != def && length < id.size() && fighters[other].id.compare(0, length, id, 0, length) == 0)
            ++length;
    std::string mark = std::to_string(seatOf(fighter).value() + 1) + id.substr(0, length);
    mark[1] = static_cast<char>(std::toupper(static_cast<unsigned char>(mark[1])));
    if (fighters[def].count > 1)
        mark += std::to_string(fighter.value() - match.seat(seatOf(fighter)).named[def].first().value() + 1);
    return mark;
}

std::string boardText(const Match &match, const Observation &observation, Colours colours, std::size_t columns) {
    const Battlefield &battlefield = match.battlefield;
    Paper paper(std::min(static_cast<int>(columns), kWidest));
    for (const Line &line : battlefield.lines)
        drawLine(paper, placeOf(paper, battlefield, line.a), placeOf(paper, battlefield, line.b));
    ListBy<SpaceId, Place> places;
    for (std::size_t index = 0; index < battlefield.spaces.size(); ++index) {
        const SpaceId space(static_cast<int>(index));
        std::string label = spaceName(match, space) + "/";
        for (const ZoneId zone : battlefield.spaces[index].zones)
            label += battlefield.zones[zone].letter;
        places.push_back(writeNear(paper, placeOf(paper, battlefield, space), label));
    }
    for (int seat = 0; seat < match.seatCount; ++seat)
        (match.seat(SeatId(seat)).allFighters & observation.alive()).forEach([&](FighterId fighter) {
            if (const SpaceId space = observation.fighter(fighter).space) {
                const Place place = places[space];
                writeNear(paper, {place.column, place.row + 1}, "[" + fighterMark(match, fighter) + "]", SeatId(seat));
            }
        });
    return paper.text(colours);
}

} // namespace champclos::cli

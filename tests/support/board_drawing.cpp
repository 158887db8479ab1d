// SPDX-License-Identifier: MIT
#include "tests/support/board_drawing.h"

#include <algorithm>

namespace champclos::test {

namespace {

bool isName(char letter) { return (letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9'); }

class Drawing {
public:
    explicit Drawing(const std::vector<std::string> &rows) : m_rows(rows) {}

    BoardDrawing read() {
        readSpaces();
        for (int row = 0; row < static_cast<int>(m_rows.size()); ++row)
            for (int column = 0; column < static_cast<int>(m_rows[static_cast<std::size_t>(row)].size()); ++column)
                readMark(row, column);
        auto &lines = m_result.board.lines;
        const auto key = [](const Line &line) { return line.a.value() * kMaxSpaces + line.b.value(); };
        std::sort(lines.begin(), lines.end(), [&](const Line &x, const Line &y) { return key(x) < key(y); });
        lines.erase(std::unique(lines.begin(), lines.end()), lines.end());
        return m_result;
    }

private:
    struct Place {
        int row = 0;
        int begin = 0;
        int end = 0;
    };

    char at(int row, int column) const {
        if (row < 0 || row >= static_cast<int>(m_rows.size()) || column < 0)
            return ' ';
        const std::string &text = m_rows[static_cast<std::size_t>(row)];
        return column < static_cast<int>(text.size()) ? text[static_cast<std::size_t>(column)] : ' ';
    }

    void readSpaces() {
        for (int row = 0; row < static_cast<int>(m_rows.size()); ++row)
            for (int column = 0; column < longest(); ++column) {
                if (!isName(at(row, column)))
                    continue;
                const int begin = column;
                std::string id;
                for (; isName(at(row, column)); ++column)
                    id += at(row, column);
                if (spaceNamed(m_result.board, id))
                    fail("the space \"" + id + "\" is drawn twice");
                m_result.board.spaces.push_back({.id = id, .x = begin * 10.0, .y = row * 20.0});
                m_places.push_back({row, begin, column});
            }
    }

    int longest() const {
        std::size_t most = 0;
        for (const std::string &row : m_rows)
            most = std::max(most, row.size());
        return static_cast<int>(most);
    }

    /// The space found by walking from a mark over marks of the same kind.
    SpaceId walk(int row, int column, int down, int right, char mark) const {
        do {
            row += down;
            column += right;
        } while (at(row, column) == mark || (at(row, column) == 'X' && down != 0 && right != 0));
        for (std::size_t space = 0; space < m_places.size(); ++space)
            if (m_places[space].row == row && m_places[space].begin <= column && column < m_places[space].end)
                return SpaceId(static_cast<int>(space));
        return SpaceId::none();
    }

    void join(int row, int column, int down, int right, char mark) {
        const SpaceId one = walk(row, column, down, right, mark);
        const SpaceId other = walk(row, column, -down, -right, mark);
        if (!one || !other)
            return fail(std::string("a line ") + mark + " ends nowhere: row " + std::to_string(row + 1) + ", column " +
                        std::to_string(column + 1));
        m_result.board.lines.push_back({std::min(one, other), std::max(one, other)});
    }

    void readMark(int row, int column) {
        switch (at(row, column)) {
        case '-':
            return join(row, column, 0, 1, '-');
        case '|':
            return join(row, column, 1, 0, '|');
        case '/':
            return join(row, column, 1, -1, '/');
        case '\\':
            return join(row, column, 1, 1, '\\');
        case 'X':
            join(row, column, 1, -1, '/');
            return join(row, column, 1, 1, '\\');
        case ' ':
            return;
        default:
            if (!isName(at(row, column)))
                fail(std::string("a board has no \"") + at(row, column) + "\"");
        }
    }

    void fail(const std::string &problem) {
        if (m_result.problem.empty())
            m_result.problem = problem;
    }

    const std::vector<std::string> &m_rows;
    std::vector<Place> m_places;
    BoardDrawing m_result;
};

} // namespace

BoardDrawing readDrawing(const std::vector<std::string> &rows) { return Drawing(rows).read(); }

SpaceId spaceNamed(const Battlefield &board, const std::string &id) {
    for (std::size_t space = 0; space < board.spaces.size(); ++space)
        if (board.spaces[space].id == id)
            return SpaceId(static_cast<int>(space));
    return SpaceId::none();
}

} // namespace champclos::test

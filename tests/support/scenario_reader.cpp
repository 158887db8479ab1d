// SPDX-License-Identifier: MIT
#include "tests/support/board_drawing.h"
#include "tests/support/content.h"
#include "tests/support/scenario.h"
#include "tests/support/small_deck.h"
#include "tests/support/words.h"

#include <algorithm>
#include <fstream>
#include <map>

namespace champclos::test {

namespace {

/// `key: value` at the margin and the indented lines below it.
struct Entry {
    int line = 0;
    std::string key;
    std::string value;
    std::vector<ScenarioStep> block; ///< with their indentation, for drawings
};

bool isIndented(const std::string &text) { return !text.empty() && (text[0] == ' ' || text[0] == '\t'); }

std::string withoutComment(const std::string &line) {
    std::size_t end = line.size();
    if (trimmed(line).starts_with("#"))
        end = 0;
    else if (const std::size_t comment = line.find(" # "); comment != std::string::npos)
        end = comment;
    const std::string text = line.substr(0, end);
    return text.substr(0, text.find_last_not_of(" \t\r") + 1);
}

class Reader {
public:
    explicit Reader(const std::string &path) : m_path(path) {}

    ScenarioResult read() {
        std::ifstream file(m_path);
        if (!file)
            return {std::nullopt, m_path + ": cannot be read"};
        readLines(file);
        for (const Entry &entry : m_entries)
            fill(entry);
        finish();
        if (!m_problem.empty())
            return {std::nullopt, m_problem};
        return {m_scenario, {}};
    }

private:
    void fail(int line, const std::string &problem) {
        if (m_problem.empty())
            m_problem = m_path + ":" + std::to_string(line) + ": " + problem;
    }

    void readLines(std::istream &file) {
        bool isScript = false;
        std::string raw;
        for (int line = 1; std::getline(file, raw); ++line) {
            if (!isScript && m_entries.empty() && raw.starts_with("#"))
                m_scenario.claim += (m_scenario.claim.empty() ? "" : " ") + trimmed(raw.substr(1));
            const std::string text = withoutComment(raw);
            if (text.empty())
                continue;
            if (text == "--" || text == "---")
                isScript = true;
            else if (isScript)
                addStep(line, text);
            else
                addHeader(line, text);
        }
        if (m_scenario.claim.empty())
            fail(1, "a scenario opens with its claim: # M3: a fighter …");
    }

    void addStep(int line, const std::string &text) {
        if (!isIndented(text))
            m_scenario.steps.push_back({line, text});
        else if (m_scenario.steps.empty())
            fail(line, "an indented line continues the one above, and there is none");
        else
            m_scenario.steps.back().text += " " + trimmed(text);
    }

    void addHeader(int line, const std::string &text) {
        if (isIndented(text)) {
            if (m_entries.empty())
                return fail(line, "an indented line belongs to a key above, and there is none");
            m_entries.back().block.push_back({line, text});
            return;
        }
        const std::size_t colon = text.find(':');
        if (colon == std::string::npos)
            return fail(line, "a line of the set-up is \"key: value\"");
        m_entries.push_back({line, trimmed(text.substr(0, colon)), trimmed(text.substr(colon + 1)), {}});
    }

    void fill(const Entry &entry) {
        const auto words = wordsOf(entry.key);
        if (entry.key == "board")
            fillBoard(entry);
        else if (entry.key == "zones")
            m_zones = entry;
        else if (entry.key == "lines")
            addLines(entry);
        else if (entry.key == "one-way")
            addArrows(entry, &Line::isOneWay);
        else if (entry.key == "high ground")
            addArrows(entry, &Line::isHighGround);
        else if (entry.key == "passages")
            addPassages(entry);
        else if (entry.key == "starts")
            m_starts = entry;
        else if (words.size() == 2 && words[0] == "deck")
            fillDeck(entry, words[1]);
        else if (words.size() == 2 && words[0] == "seat")
            fillSeat(entry, words[1]);
        else if (entry.key == "turn")
            fillTurn(entry);
        else if (entry.key == "seed" && isNumber(entry.value))
            m_scenario.position.seed = std::stoull(entry.value);
        else if (entry.key == "setup" && isNumber(entry.value))
            m_scenario.setupSeed = std::stoull(entry.value);
        else if (entry.key == "refused")
            m_scenario.refused = ScenarioStep{entry.line, entry.value};
        else
            fail(entry.line, "there is no such line in the set-up: \"" + entry.key + "\"");
    }

    void fillBoard(const Entry &entry) {
        if (!entry.value.empty()) {
            auto board = findBoard(entry.value);
            if (!board)
                return fail(entry.line, "there is no battlefield \"" + entry.value + "\"");
            m_scenario.board = *board;
            return;
        }
        std::vector<std::string> rows;
        for (const ScenarioStep &row : entry.block)
            rows.push_back(row.text);
        const BoardDrawing drawing = readDrawing(rows);
        if (!drawing.problem.empty())
            return fail(entry.line, drawing.problem);
        m_scenario.board = drawing.board;
        m_scenario.board.id = "drawn";
        for (std::size_t space = 0; space < std::min<std::size_t>(4, drawing.board.spaces.size()); ++space)
            m_scenario.board.starts.push_back(SpaceId(static_cast<int>(space)));
    }

    SpaceId space(int line, const std::string &id) {
        const SpaceId found = spaceNamed(m_scenario.board, id);
        if (!found)
            fail(line, "there is no space \"" + id + "\"");
        return found;
    }

    /// `A = a b c ; B = c d`, on one line or several.
    void addZones(const Entry &entry) {
        std::vector<std::string> parts = partsOf(entry.value, ";");
        for (const ScenarioStep &line : entry.block)
            for (std::string &part : partsOf(line.text, ";"))
                parts.push_back(std::move(part));
        for (const std::string &part : parts) {
            const auto sides = partsOf(part, "=");
            if (sides.size() != 2)
                return fail(entry.line, "a zone is \"A = a b c\"");
            Battlefield &board = m_scenario.board;
            board.zones.push_back({.id = sides[0], .letter = sides[0]});
            for (const std::string &id : wordsOf(sides[1]))
                if (const SpaceId found = space(entry.line, id))
                    board.spaces[static_cast<std::size_t>(found.value())].zones.push_back(
                        ZoneId(static_cast<int>(board.zones.size()) - 1));
        }
    }

    /// Lines that cannot be drawn: `a-f b-g`.
    void addLines(const Entry &entry) {
        for (const std::string &word : wordsOf(entry.value))
            if (const auto ends = endsOf(entry, word, "-"))
                m_scenario.board.lines.push_back({ends->first, ends->second});
    }
    std::optional<std::pair<SpaceId, SpaceId>> endsOf(const Entry &entry, const std::string &word,
                                                      const std::string &between) {
        const auto ends = partsOf(word, between);
        if (ends.size() != 2) {
            fail(entry.line, "a line is \"a" + between + "f\"");
            return std::nullopt;
        }
        return std::pair(space(entry.line, ends[0]), space(entry.line, ends[1]));
    }
    /// `a>b c>d`: the line between them, drawn or not, gets an arrow.
    void addArrows(const Entry &entry, bool Line::*kind) {
        for (const std::string &word : wordsOf(entry.value)) {
            const auto ends = endsOf(entry, word, ">");
            if (!ends)
                return;
            auto &lines = m_scenario.board.lines;
            auto line = std::find_if(lines.begin(), lines.end(), [&](const Line &drawn) {
                return std::minmax(drawn.a, drawn.b) == std::minmax(ends->first, ends->second);
            });
            if (line == lines.end())
                line = lines.insert(line, Line());
            line->a = ends->first;
            line->b = ends->second;
            (*line).*kind = true;
        }
    }
    /// `P = a d ; Q = b f`
    void addPassages(const Entry &entry) {
        for (const std::string &part : partsOf(entry.value, ";")) {
            const auto sides = partsOf(part, "=");
            if (sides.size() != 2)
                return fail(entry.line, "a passage is \"P = a d\"");
            for (const std::string &id : wordsOf(sides[1]))
                if (const SpaceId found = space(entry.line, id))
                    m_scenario.board.spaces[found].passage = sides[0];
        }
    }

    void fillDeck(const Entry &entry, const std::string &name) {
        std::vector<std::string> lines;
        for (const ScenarioStep &line : entry.block)
            lines.push_back(line.text);
        SmallDeck small = readSmallDeck(name, lines);
        if (!small.deck)
            return fail(entry.line, small.problem);
        m_decks[name] = *small.deck;
    }

    void fillSeat(const Entry &entry, const std::string &number) {
        Position &position = m_scenario.position;
        if (number != std::to_string(position.seats.size() + 1))
            return fail(entry.line, "seats come in order, 1 first");
        if (const auto own = m_decks.find(entry.value); own != m_decks.end()) {
            m_scenario.decks.push_back(own->second);
        } else if (auto deck = findDeck(entry.value)) {
            m_scenario.decks.push_back(*deck);
        } else {
            return fail(entry.line, "there is no deck \"" + entry.value + "\"");
        }
        position.seats.emplace_back();
        for (const ScenarioStep &line : entry.block) {
            const std::string text = trimmed(line.text);
            const std::size_t colon = text.find(':');
            if (colon == std::string::npos)
                return fail(line.line, "a line of a seat is \"hand: feint snark\"");
            fillSeatLine(line.line, position.seats.back(), trimmed(text.substr(0, colon)), text.substr(colon + 1));
        }
    }

    void fillSeatLine(int line, Position::Seat &seat, const std::string &key, const std::string &value) {
        const auto words = wordsOf(value);
        if (key == "hand")
            seat.hand = words;
        else if (key == "draw")
            seat.draw = words;
        else if (key == "discard")
            seat.discard = words;
        else if (key == "pile" || key == "cauldron" || key == "line")
            seat.pile = words;
        else if (key == "token" && words.size() == 1)
            seat.token = words[0];
        else if (key == "glamour" && words.size() == 1)
            seat.sideCard = words[0];
        else if (key == "glamour draw")
            seat.sideDeck = words;
        else if (key == "glamour discard")
            seat.sideDiscard = words;
        else if (key == "at")
            placeFighters(line, value);
        else
            fail(line, "a seat has no line \"" + key + "\"");
    }

    /// `robin-hood a 13, outlaw-1 b from c`
    void placeFighters(int line, const std::string &value) {
        Position &position = m_scenario.position;
        for (const std::string &part : partsOf(value, ",")) {
            const auto words = wordsOf(part);
            if (words.size() < 2)
                return fail(line, "a fighter is placed by \"name space\", with its health behind if it is not full");
            Position::Fighter fighter{.name = std::to_string(position.seats.size()) + ":" + words[0],
                                      .space = words[1]};
            for (std::size_t word = 2; word < words.size(); ++word) {
                if (isNumber(words[word]))
                    fighter.health = std::stoi(words[word]);
                else if (words[word] == "from" && word + 1 < words.size())
                    fighter.turnStart = words[++word];
                else
                    return fail(line, "\"" + words[word] + "\" says nothing about a fighter");
            }
            position.fighters.push_back(std::move(fighter));
        }
    }

    /// `1 actions 2 number 5`
    void fillTurn(const Entry &entry) {
        const auto words = wordsOf(entry.value);
        for (std::size_t word = 0; word < words.size(); ++word) {
            if (word == 0 && isNumber(words[0]))
                m_scenario.position.turnSeat = std::stoi(words[0]);
            else if (word + 1 < words.size() && words[word] == "actions" && isNumber(words[word + 1]))
                m_scenario.position.actions = std::stoi(words[++word]);
            else if (word + 1 < words.size() && words[word] == "number" && isNumber(words[word + 1]))
                m_scenario.position.turnNumber = std::stoi(words[++word]);
            else if (word + 1 < words.size() && words[word] == "quiet" && isNumber(words[word + 1]))
                m_scenario.position.quietTurns = std::stoi(words[++word]);
            else
                return fail(entry.line, "a turn is \"1 actions 2 number 5 quiet 1\"");
        }
    }

    void finish() {
        if (m_zones)
            addZones(*m_zones);
        if (m_starts) {
            m_scenario.board.starts.clear();
            for (const std::string &id : wordsOf(m_starts->value))
                m_scenario.board.starts.push_back(space(m_starts->line, id));
        }
        if (m_scenario.board.spaces.empty())
            fail(1, "a scenario needs a board");
        if (m_scenario.steps.empty() && !m_scenario.refused)
            fail(1, "nothing is played or expected below \"--\"");
    }

    std::string m_path;
    std::string m_problem;
    Scenario m_scenario;
    std::vector<Entry> m_entries;
    std::map<std::string, DeckDef> m_decks;
    std::optional<Entry> m_zones;
    std::optional<Entry> m_starts;
};

} // namespace

ScenarioResult readScenario(const std::string &path) { return Reader(path).read(); }

} // namespace champclos::test

// SPDX-License-Identifier: MIT
#include "editor/battlefield/figures.h"

#include "editor/battlefield/board_edits.h"
#include "engine/rules/game.h"
#include "engine/rules/setup.h"

#include <algorithm>
#include <memory>

namespace champclos::editor {

namespace {

int piecesWithout(const BoardTables &tables, SpaceSet rest) {
    int pieces = 0;
    for (; !rest.isEmpty(); ++pieces) {
        SpaceSet fresh = SpaceSet::of(rest.first());
        while (!fresh.isEmpty()) {
            rest -= fresh;
            SpaceSet next;
            fresh.forEach([&](SpaceId id) { next |= tables.adjacentTo(id); });
            fresh = next & rest;
        }
    }
    return pieces;
}

SpaceSet chokePointsOf(const BoardTables &tables) {
    SpaceSet result;
    const int pieces = piecesWithout(tables, tables.all);
    tables.all.forEach([&](SpaceId id) {
        SpaceSet rest = tables.all;
        rest.erase(id);
        if (!tables.adjacentTo(id).isEmpty() && piecesWithout(tables, rest) > pieces)
            result.insert(id);
    });
    return result;
}

/// Plays the beginning of a game until somebody can attack in the first turn, or not.
class Opening {
public:
    explicit Opening(const Match &match) : m_match(match), m_actions(std::make_unique<ActionList>()) {}

    bool canStrike(bool withBoost) {
        GameState state = start(m_match, 1);
        for (int guard = 0; guard < 200 && state.pending.kind != DecisionKind::ChooseAction; ++guard) {
            if (state.isOver())
                return false;
            legalActions(m_match, state, *m_actions);
            apply(m_match, state, (*m_actions)[0]);
        }
        return hasAttack(state) || canAfterManeuver(state, withBoost);
    }

private:
    bool hasAttack(const GameState &state) {
        legalActions(m_match, state, *m_actions);
        return std::any_of(m_actions->begin(), m_actions->end(),
                           [](const Action &action) { return action.kind == ActionKind::Attack; });
    }
    std::vector<Action> legal(const GameState &state) {
        legalActions(m_match, state, *m_actions);
        return {m_actions->begin(), m_actions->end()};
    }
    static const Action *find(const std::vector<Action> &actions, ActionKind kind) {
        const auto found =
            std::find_if(actions.begin(), actions.end(), [kind](const Action &action) { return action.kind == kind; });
        return found == actions.end() ? nullptr : &*found;
    }

    bool canAfterManeuver(GameState state, bool withBoost) {
        const std::vector<Action> actions = legal(state);
        const Action *maneuver = find(actions, ActionKind::Maneuver);
        if (maneuver == nullptr)
            return false;
        apply(m_match, state, *maneuver);
        if (state.pending.kind != DecisionKind::ChooseBoost)
            return canAfterMoving(state);
        for (const Action &boost : legal(state)) {
            if (static_cast<bool>(boost.card) && !withBoost)
                continue;
            GameState boosted = state;
            apply(m_match, boosted, boost);
            if (canAfterMoving(boosted))
                return true;
        }
        return false;
    }
    /// One fighter goes as far as it likes, the others stay; what an ability asks on the way gets its first answer.
    bool canAfterMoving(GameState state) {
        settle(state, DecisionKind::ChooseMove);
        if (state.pending.kind != DecisionKind::ChooseMove)
            return state.pending.kind == DecisionKind::ChooseAction && hasAttack(state);
        for (const Action &move : legal(state)) {
            GameState moved = state;
            apply(m_match, moved, move);
            for (int guard = 0; guard < 20 && moved.pending.kind == DecisionKind::ChooseMove; ++guard) {
                const std::vector<Action> rest = legal(moved);
                const Action *done = find(rest, ActionKind::Done);
                apply(m_match, moved, done != nullptr ? *done : rest.front());
            }
            settle(moved, DecisionKind::ChooseAction);
            if (moved.pending.kind == DecisionKind::ChooseAction && moved.pending.seat == state.pending.seat &&
                hasAttack(moved))
                return true;
        }
        return false;
    }
    void settle(GameState &state, DecisionKind wanted) {
        for (int guard = 0; guard < 20 && !state.isOver() && state.pending.kind != wanted &&
                            state.pending.kind != DecisionKind::ChooseAction;
             ++guard)
            apply(m_match, state, legal(state).front());
    }

    const Match &m_match;
    std::unique_ptr<ActionList> m_actions;
};

} // namespace

SpaceSet chokePoints(const Battlefield &board) { return chokePointsOf(boardTables(board)); }

BoardFigures boardFigures(const Battlefield &board) {
    const BoardTables tables = boardTables(board);
    BoardFigures figures{.spaces = spaceCount(board),
                         .lines = static_cast<int>(board.lines.size()),
                         .zones = zoneCount(board),
                         .zoneSizes = {},
                         .distances = {},
                         .chokePoints = chokePointsOf(tables)};
    for (int zone = 0; zone < zoneCount(board); ++zone)
        figures.zoneSizes.push_back(tables.zoneSpaces[zone].size());
    const int starts = static_cast<int>(std::min<std::size_t>(board.starts.size(), kMaxSeats));
    for (int from = 0; from < starts; ++from)
        for (int to = from + 1; to < starts; ++to) {
            if ((from + to) % 2 == 0) // seats 1 and 3 are on one side
                continue;
            const int steps = tables.distance(board.starts[from], board.starts[to]);
            figures.distances.push_back({from + 1, to + 1, steps >= kMaxSpaces ? -1 : steps});
        }
    return figures;
}

FirstStrike firstStrike(const Battlefield &board, const std::vector<DeckDef> &decks) {
    FirstStrike result;
    for (std::size_t index = 0; index < decks.size(); ++index) {
        const DeckDef &other = decks[(index + 1) % decks.size()];
        const MatchResult made = makeMatch(board, {decks[index], other});
        if (made.match == nullptr)
            continue;
        ++result.decks;
        Opening opening(*made.match);
        const bool isPlain = opening.canStrike(false);
        result.withoutBoost += isPlain ? 1 : 0;
        result.withBoost += isPlain || opening.canStrike(true) ? 1 : 0;
    }
    return result;
}

} // namespace champclos::editor

// SPDX-License-Identifier: MIT
#include "engine/ai/solver.h"

#include "engine/rules/game.h"

#include <algorithm>
#include <memory>

namespace champclos::ai {

namespace {

std::vector<Action> legalOf(const Match &match, const GameState &state) {
    const auto list = std::make_unique<ActionList>();
    legalActions(match, state, *list);
    return {list->begin(), list->end()};
}

} // namespace

Solver::Solver(const Match &match, const GameState &position, Goal goal, SolverEffort effort)
    : m_match(match), m_seat(position.turnSeat), m_goal(goal), m_turn(position.turnNumber), m_effort(effort),
      m_worlds(match, position.turnSeat, effort.answers) {}

std::optional<bool> Solver::decided(const GameState &state) const {
    if (state.isOver())
        return state.winners.contains(m_seat) || (m_goal == Goal::Survive && state.isDrawn());
    if (state.turnNumber == m_turn)
        return std::nullopt;
    if (m_goal == Goal::Win)
        return false;
    return state.turnSeat == m_seat ? std::optional(true) : std::nullopt;
}

bool Solver::isStopped() {
    m_isStopped = m_isStopped || m_worlds.isTooIntricate() ||
                  (m_effort.stop != nullptr && m_effort.stop->load(std::memory_order_relaxed));
    return m_isStopped;
}

/// What strikes comes first: it wins or refutes most often.
std::vector<Action> Solver::ordered(const GameState &state) {
    std::vector<Action> actions = legalOf(m_match, state);
    std::stable_partition(actions.begin(), actions.end(),
                          [](const Action &action) { return action.kind != ActionKind::Maneuver; });
    return actions;
}

/// True if nothing but moves of the last maneuver are left and nothing happens at the end of the turn: nobody falls.
bool Solver::isLastMove(const GameState &state) const {
    const SeatTables &tables = m_match.seat(m_seat);
    return m_goal == Goal::Win && state.actionsLeft == 0 && state.pending.seat == m_seat && state.frames.size() == 2 &&
           state.frames.back().kind == FrameKind::Maneuver && tables.triggers[Trigger::OnManeuver].empty() &&
           tables.triggers[Trigger::EndOfTurn].empty();
}

/// True if the seat reaches its goal from here for sure. Means nothing once the search is stopped.
bool Solver::isGood(const GameState &state) {
    if (const std::optional<bool> end = decided(state))
        return *end;
    if (isStopped() || isLastMove(state))
        return false;
    const GameState typical = m_worlds.typical(state);
    const std::uint64_t key = hashOf(typical);
    if (const auto known = m_known.find(key); known != m_known.end())
        return known->second;
    bool good = false;
    if (state.pending.seat == m_seat) {
        for (const Action &action : ordered(typical)) {
            good = isGoodFor(typical, action);
            if (good || isStopped())
                break;
        }
    } else { // on the world as it is: what an effect under way remembers may be hidden from the seat
        good = m_worlds.forEachAnswer(
            state, [this](const GameState &world, const Action &answer) { return isGoodFor(world, answer); });
    }
    if (isStopped())
        return false;
    m_known.emplace(key, good);
    return good;
}

bool Solver::isGoodFor(const GameState &world, const Action &action) {
    if (isStopped())
        return false;
    return m_worlds.forEachOutcome(world, action,
                                   [this](const GameState &, const GameState &after) { return isGood(after); });
}

Proof Solver::judge(const GameState &state, const Action &action) {
    const bool good = isGoodFor(m_worlds.typical(state), action);
    return isStopped() ? Proof::Unknown : good ? Proof::Holds : Proof::Fails;
}

std::vector<JudgedAction> Solver::judge(const GameState &state) {
    std::vector<JudgedAction> judged;
    for (const Action &action : ordered(m_worlds.typical(state)))
        judged.push_back({action, judge(state, action)});
    return judged;
}

Proof Solver::proof(const GameState &state) {
    const bool good = isGood(state);
    return isStopped() ? Proof::Unknown : good ? Proof::Holds : Proof::Fails;
}

bool Solver::walk(const GameState &state, bool isFailing, std::vector<Ply> &plies, GameState &after) {
    if (decided(state) || state.pending.seat == m_seat) {
        after = state;
        return isGood(state) != isFailing;
    }
    return !m_worlds.forEachAnswer(state, [&](const GameState &world, const Action &answer) {
        return m_worlds.forEachOutcome(world, answer, [&](const GameState &before, const GameState &next) {
            plies.push_back({before, answer});
            if (walk(next, isFailing, plies, after))
                return false;
            plies.pop_back();
            return true;
        });
    });
}

std::vector<Ply> Solver::follow(const GameState &state, const Action &action, GameState &after) {
    const GameState typical = m_worlds.typical(state);
    const bool isFailing = judge(state, action) == Proof::Fails;
    std::vector<Ply> plies;
    std::vector<Ply> best;
    after = typical;
    bool hasMore = false;
    m_worlds.forEachOutcome(typical, action, [&](const GameState &before, const GameState &next) {
        plies.assign(1, {before, action});
        GameState end = next;
        if (!walk(next, isFailing, plies, end))
            return true;
        const bool goesOn = !decided(end);
        if (best.empty() || (goesOn && !hasMore)) {
            best = plies;
            after = end;
            hasMore = goesOn;
        }
        return !isFailing && !hasMore;
    });
    return best;
}

std::vector<Ply> Solver::line(const GameState &state, const Action &action, GameState &end) {
    std::vector<Ply> plies = follow(state, action, end);
    while (!plies.empty() && !decided(end)) {
        const GameState now = m_worlds.typical(end);
        const std::vector<Action> actions = ordered(now);
        const auto holding = std::find_if(actions.begin(), actions.end(),
                                          [&](const Action &next) { return judge(now, next) == Proof::Holds; });
        const std::vector<Ply> more = follow(now, holding != actions.end() ? *holding : actions.front(), end);
        if (more.empty())
            break;
        plies.insert(plies.end(), more.begin(), more.end());
    }
    return plies;
}

} // namespace champclos::ai

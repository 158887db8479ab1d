// SPDX-License-Identifier: MIT
#include "tests/support/plain_solver.h"

#include "engine/rules/game.h"
#include "tests/support/hidden.h"

#include <algorithm>
#include <memory>
#include <set>

namespace champclos::test {

namespace {

constexpr std::size_t kFirstFew = 5; ///< worlds that a bad action mostly fails in already
constexpr int kNextCards = 2;

std::vector<Action> legalIn(const Match &match, const GameState &state) {
    const auto list = std::make_unique<ActionList>();
    legalActions(match, state, *list);
    return {list->begin(), list->end()};
}

/// What of a deal may matter soon: the other hand, by kinds, the card on top of the other deck, and the next own cards.
std::vector<int> signatureOf(const Match &match, const GameState &state, SeatId viewer) {
    const SeatId other(1 - viewer.value());
    std::vector<int> signature;
    state.seat(other).hand.forEach([&](CardId card) { signature.push_back(match.seat(other).kind(card).value()); });
    std::sort(signature.begin(), signature.end());
    if (const CardStack &others = state.seat(other).deck; !others.isEmpty())
        signature.push_back(100 + match.seat(other).kind(others.back()).value());
    const CardStack &deck = state.seat(viewer).deck;
    for (int place = 0; place < std::min(kNextCards, deck.size()); ++place)
        signature.push_back(200 + match.seat(viewer).kind(deck[deck.size() - 1 - place]).value());
    return signature;
}

} // namespace

PlainSolver::PlainSolver(const Match &match, const GameState &position, bool isToWin, std::int64_t mostAnswers)
    : m_match(match), m_position(position), m_seat(position.turnSeat), m_isToWin(isToWin), m_mostAnswers(mostAnswers) {}

std::vector<GameState> PlainSolver::deals(int tries, std::uint64_t seed) const {
    Rng rng(seed);
    std::vector<GameState> worlds{m_position};
    std::set<std::vector<int>> known{signatureOf(m_match, m_position, m_seat)};
    for (int number = 0; number < tries; ++number) {
        const GameState dealt = dealtAnew(m_match, m_position, m_seat, rng);
        if (known.insert(signatureOf(m_match, dealt, m_seat)).second)
            worlds.push_back(dealt);
    }
    return worlds;
}

std::optional<bool> PlainSolver::holds(const std::vector<GameState> &worlds, const Action &action) {
    m_answers = 0;
    const bool good = isGood(worlds, action);
    return m_answers > m_mostAnswers ? std::nullopt : std::optional(good);
}

/// Plays on until the seat is asked; false if it has missed its goal.
bool PlainSolver::spread(const GameState &state, std::vector<Alike> &groups) {
    if (state.isOver())
        return state.winners.contains(m_seat) || (!m_isToWin && state.isDrawn());
    if (state.turnNumber != m_position.turnNumber && (m_isToWin || state.turnSeat == m_seat))
        return !m_isToWin;
    if (state.pending.seat == m_seat) {
        const Observation seen = observe(m_match, state, m_seat);
        const auto alike =
            std::find_if(groups.begin(), groups.end(), [&](const Alike &group) { return group.seen == seen; });
        if (alike != groups.end())
            alike->worlds.push_back(state);
        else
            groups.push_back({seen, {state}});
        return true;
    }
    for (const Action &answer : legalIn(m_match, state)) {
        if (++m_answers > m_mostAnswers)
            return false;
        GameState next = state;
        apply(m_match, next, answer);
        if (!spread(next, groups))
            return false;
    }
    return true;
}

bool PlainSolver::isGood(const std::vector<GameState> &worlds, const Action &action) {
    std::vector<Alike> groups;
    for (const GameState &world : worlds) {
        if (++m_answers > m_mostAnswers)
            return false;
        GameState next = world;
        apply(m_match, next, action);
        if (!spread(next, groups))
            return false;
    }
    return std::all_of(groups.begin(), groups.end(),
                       [this](const Alike &group) { return hasGoodAction(group.worlds); });
}

bool PlainSolver::hasGoodAction(const std::vector<GameState> &worlds) {
    for (const Action &action : legalIn(m_match, worlds.front())) {
        if (worlds.size() > kFirstFew && !isGood({worlds.begin(), worlds.begin() + kFirstFew}, action))
            continue;
        if (isGood(worlds, action))
            return true;
    }
    return false;
}

} // namespace champclos::test

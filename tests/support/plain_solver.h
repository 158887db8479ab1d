// SPDX-License-Identifier: MIT
//
// Whether an action wins this turn, or lets its player live until the next one, found out the plain way: many worlds
// that the player cannot tell apart are dealt in full, and all of them are played on side by side, every answer of the
// other player in each; worlds that look alike must be answered alike. It shares nothing with ai/solver.h but the
// question, and is far slower. That an action fails is proved by it; that it holds is proved for the worlds dealt.
#pragma once

#include "engine/core/match.h"
#include "engine/core/observation.h"
#include "engine/core/state.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace champclos::test {

class PlainSolver {
public:
    /// For the seat whose turn it is. `isToWin`: this turn; otherwise to live until its next one.
    PlainSolver(const Match &match, const GameState &position, bool isToWin, std::int64_t mostAnswers);

    /// Deals that differ in the other hand or in the next few own cards; the position itself is the first.
    std::vector<GameState> deals(int tries, std::uint64_t seed) const;

    /// Nothing if that takes too many answers.
    std::optional<bool> holds(const std::vector<GameState> &worlds, const Action &action);
    std::int64_t answers() const { return m_answers; }

private:
    struct Alike {
        Observation seen;
        std::vector<GameState> worlds;
    };
    bool isGood(const std::vector<GameState> &worlds, const Action &action);
    bool hasGoodAction(const std::vector<GameState> &worlds);
    bool spread(const GameState &state, std::vector<Alike> &groups);

    const Match &m_match;
    GameState m_position;
    SeatId m_seat;
    bool m_isToWin;
    std::int64_t m_mostAnswers;
    std::int64_t m_answers = 0;
};

} // namespace champclos::test

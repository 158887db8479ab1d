// SPDX-License-Identifier: MIT
//
// Decides exactly whether a seat can win in its turn, or be sure to live until its next one, whatever the other player
// holds and answers, whatever is drawn and whatever chance brings: a search over what the seat can know, in which its
// own choices never depend on anything hidden. It says so for each of the legal actions and shows how a wrong one
// fails. It guesses nothing: what is too large or too intricate for it has no verdict. Duels only; it is not a player
// (bot.h), which has to act on what is likely.
#pragma once

#include "engine/ai/possible_worlds.h"

#include <atomic>
#include <optional>
#include <unordered_map>
#include <vector>

namespace champclos::ai {

enum class Goal : unsigned char {
    Win,     ///< before this turn is over
    Survive, ///< until its next turn begins
};

enum class Proof : unsigned char { Holds, Fails, Unknown };

struct SolverEffort {
    std::uint64_t answers = 1'000'000; ///< tried at most, over all that a solver is asked
    const std::atomic<bool> *stop = nullptr;
};

/// One answer, with the world in which it is given. Worlds of a row may differ in what the seat cannot know.
struct Ply {
    GameState before;
    Action action;
};

struct JudgedAction {
    Action action;
    Proof proof = Proof::Unknown;
};

class Solver {
public:
    /// For the seat whose turn it is in `position`.
    Solver(const Match &match, const GameState &position, Goal goal, SolverEffort effort = {});

    SeatId seat() const { return m_seat; }

    /// What becomes of each legal action of the seat, which must be asked in `state`.
    std::vector<JudgedAction> judge(const GameState &state);
    Proof judge(const GameState &state, const Action &action);
    /// Of the best action.
    Proof proof(const GameState &state);

    /// The action and what follows until the seat is asked again or all is decided: what refutes the action if it
    /// fails, otherwise the answers that leave the seat the most to do. `after` is the state that this leads to.
    std::vector<Ply> follow(const GameState &state, const Action &action, GameState &after);

    /// Played to the end: `action` and then what is best, or where nothing is any more, the first thing at hand.
    std::vector<Ply> line(const GameState &state, const Action &action, GameState &end);

    /// Nothing if the goal is neither reached nor missed yet.
    std::optional<bool> decided(const GameState &state) const;
    std::uint64_t answersTried() const { return m_worlds.played(); }
    bool isTooIntricate() const { return m_worlds.isTooIntricate(); }

private:
    bool isGood(const GameState &state);
    bool isGoodFor(const GameState &typical, const Action &action);
    bool isStopped();
    bool isLastMove(const GameState &state) const;
    /// Goes on from `state` until the seat is asked or all is decided; true if a way was found that is as wanted.
    bool walk(const GameState &state, bool isFailing, std::vector<Ply> &plies, GameState &after);
    std::vector<Action> ordered(const GameState &state);

    const Match &m_match;
    SeatId m_seat;
    Goal m_goal;
    int m_turn;
    SolverEffort m_effort;
    bool m_isStopped = false;
    PossibleWorlds m_worlds;
    std::unordered_map<std::uint64_t, bool> m_known; ///< by the hash of what the seat sees
};

} // namespace champclos::ai

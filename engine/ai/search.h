// SPDX-License-Identifier: MIT
//
// Information-set Monte-Carlo tree search with one tree per seat. Each iteration deals the unknown cards anew, walks
// down all trees at once (the deciding seat chooses in its own tree; the others only see what they may see of its
// choice, so nobody plans on a face-down card), plays a few turns quickly and evaluates. The opponents are thus played
// as they would play from their own information.
#pragma once

#include "engine/ai/bot.h"
#include "engine/core/rng.h"

#include <span>
#include <vector>

namespace champclos::ai {

struct ValueNet;

inline constexpr int kToTheEnd = -1;

struct SearchOptions {
    int iterations = 2000; ///< 0: time alone decides
    int milliseconds = 0;  ///< 0: iterations alone decide
    /// Turns played after the tree before evaluating; 0: until the next choice of an action; or kToTheEnd of the game.
    int playoutTurns = 1;
    bool isRandomPlayout = false;  ///< uniformly random instead of quick opinions
    const ValueNet *net = nullptr; ///< judges positions; none: the evaluation written by hand (evaluate.h)
    bool isThrifty = false;        ///< stops when the answer is clear
    bool isPruning = true;         ///< does not look at what comes to the same: see listActions
    float exploration = 0.45F;
    float temperature = 1.0F; ///< points of opinion by which an action has to be worse to be tried e times less
    float curiosity = 0.15F;  ///< how much of the exploration does not care about opinions
    const std::atomic<bool> *stop = nullptr;
    /// Answers to look at, each legal; empty: all. One alone is looked into as deep as the search goes.
    std::span<const Action> answers = {};
};

/// As the strong bots search: expert, which judges positions by what was learned from many games, and hard, which plays
/// on for some turns and then judges by rules of thumb.
SearchOptions strongOptions();
SearchOptions hardOptions();

/// What the search thinks of one action at the root.
struct Estimate {
    Action action;
    int visits = 0;
    double winRate = 0;
};

struct SearchResult {
    std::vector<Estimate> estimates; ///< most visited first
    int iterations = 0;
    double value = 0; ///< of the position for the viewer's team, whoever is asked: the mean of all iterations
};

/// Keeps its memory from one search to the next, and nothing else.
class Searcher {
public:
    Searcher();
    ~Searcher();
    Searcher(Searcher &&) noexcept;
    Searcher &operator=(Searcher &&) noexcept;

    SearchResult search(const Match &match, const Observation &observation, const ActionList &legal,
                        const SearchOptions &options, Rng &rng);

private:
    class Work;
    std::unique_ptr<Work> m_work;
};

/// Plays a determinized state on and says how it ends for the team of `viewer`, from 0 to 1.
double playout(const Match &match, GameState &state, SeatId viewer, const SearchOptions &options, Rng &rng,
               ActionList &buffer);

} // namespace champclos::ai

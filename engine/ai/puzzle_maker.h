// SPDX-License-Identifier: MIT
//
// Finds puzzles in games that the expert's search plays against itself: positions in which one action wins this turn,
// or is needed to live, whatever is hidden, and no other does (solver.h); or which a long search judges clearly best.
// Then it lets computer players try, to say how hard they are. It reads and writes no files; a puzzle as a file is
// io/puzzle.h.
#pragma once

#include "engine/ai/solver.h"
#include "engine/rules/position.h"

#include <atomic>
#include <memory>
#include <optional>
#include <vector>

namespace champclos::ai {

enum class PuzzleKind : unsigned char { Win, Survive, Best };
inline constexpr int kPuzzleKinds = 3;

struct MakerPlan {
    int playIterations = 60;         ///< of the search that plays the games
    std::uint64_t answers = 250'000; ///< that the solver may try for one position
    int bestIterations = 6000;       ///< of the search that finds a best move
    int leastMargin = 15;            ///< percent by which the best move must win more often than the next
    int tries = 20;                  ///< of each level, for the grade
    int leastMissed = 4;             ///< of the tries of easy and normal together: what nobody misses is no puzzle
    const std::atomic<bool> *stop = nullptr;
};

struct FoundPuzzle {
    PuzzleKind kind{};
    Position position;
    GameState state;
    std::vector<Ply> solution;
    std::vector<std::vector<Ply>> refutations;
    std::uint64_t answers = 0;
    int iterations = 0;
    int margin = 0;
    int tries = 0;
    int easyMissed = 0;
    int normalMissed = 0;
    int stars() const;
};

/// From 1 to 5, by how often computer players miss it.
int starsOf(int tries, int easyMissed, int normalMissed);

/// The puzzle of that kind in this position, if it is one and worth it; not graded yet.
std::optional<FoundPuzzle> puzzleIn(const Match &match, const GameState &state, PuzzleKind kind, const MakerPlan &plan,
                                    std::uint64_t seed);
void grade(const Match &match, FoundPuzzle &puzzle, const MakerPlan &plan, std::uint64_t seed);

/// Plays one game and gives what it holds: at most one puzzle of each kind wanted.
std::vector<FoundPuzzle> puzzlesOfGame(const Match &match, std::uint64_t seed, const std::vector<PuzzleKind> &kinds,
                                       const MakerPlan &plan);

} // namespace champclos::ai

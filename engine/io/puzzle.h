// SPDX-License-Identifier: MIT
//
// A puzzle as a file: a position, what is asked of the seat whose turn it is, the action that does it and how it goes
// on, wrong tries with what refutes them, how hard it is, and where it comes from. Reading checks that the position is
// possible and that the actions are allowed in it. Whether the solution is one is for the solver to say
// (ai/solver.h, `champclos-cli puzzles check`).
#pragma once

#include "engine/io/content_reader.h"
#include "engine/io/library.h"
#include "engine/rules/position.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace champclos::io {

inline constexpr std::string_view kPuzzleFormat = "champclos-puzzle";
inline constexpr int kPuzzleVersion = 1;

enum class PuzzleTask : unsigned char { Win, Survive, Best };
inline constexpr EnumNames<PuzzleTask, 3> kPuzzleTaskNames = {"win", "survive", "best"};

inline constexpr int kMaxGrade = 5;
inline constexpr int kMaxPuzzleLine = 64; ///< answers
inline constexpr int kMaxRefutations = 32;

/// Answers as text (rules/action_text.h): the first is the seat's, the others are what follows.
using PuzzleLine = std::vector<std::string>;

/// How often computer players do not find the solution.
struct PuzzleGrade {
    int stars = 1; ///< 1 to kMaxGrade
    int tries = 0; ///< of each level; 0: nobody has tried
    int easy = 0;  ///< of these missed
    int normal = 0;
};

/// By what the solution was found: answers tried by the solver, or iterations of the search and by how much the best
/// action wins more often than the next one, in percent.
struct PuzzleEffort {
    std::uint64_t answers = 0;
    int iterations = 0;
    int margin = 0;
};

/// The game that the position was met in; nothing of one that was set up by hand.
struct PuzzleSource {
    std::uint64_t seed = 0;
    int game = 0;
};

struct Puzzle {
    std::string id;
    PuzzleTask task = PuzzleTask::Win;
    std::string battlefield;        ///< id or path
    std::vector<std::string> decks; ///< by seat, id or path
    std::shared_ptr<const Match> match;
    Position position;
    PuzzleLine solution;
    std::vector<PuzzleLine> refutations;
    PuzzleGrade grade;
    PuzzleEffort effort;
    std::optional<PuzzleSource> source;

    GameState state() const; ///< the position, which was found to be possible
    Action key() const;      ///< the first action of the solution
    SeatId seat() const { return SeatId(position.turnSeat - 1); }
};

inline constexpr KeyRule kPuzzleKeys[] = {
    {"format"},
    {"version"},
    {"id"},
    {"task"},
    {"battlefield"},
    {"seats"},
    {"copies", Presence::Optional},
    {"position"},
    {"solution"},
    {"refutations", Presence::Optional},
    {"grade"},
    {"effort"},
    {"source", Presence::Optional},
};
inline constexpr KeyRule kPuzzleGradeKeys[] = {{"stars"}, {"tries"}, {"easy"}, {"normal"}};
inline constexpr KeyRule kPuzzleEffortKeys[] = {
    {"answers", Presence::Optional}, {"iterations", Presence::Optional}, {"margin", Presence::Optional}};
inline constexpr KeyRule kPuzzleSourceKeys[] = {{"seed"}, {"game"}};

/// With copies of the content if the puzzle is to be opened where its decks may be missing.
JsonValue toJson(const Puzzle &puzzle, bool hasCopies);
bool savePuzzle(const std::string &path, const Puzzle &puzzle, Diagnostics &diagnostics);

std::optional<Puzzle> readPuzzle(const JsonValue &document, const Library &library, Diagnostics &diagnostics);
std::optional<Puzzle> loadPuzzle(const std::string &path, const Library &library, Diagnostics &diagnostics);

/// The puzzles that come with the program: their ids, and one of them.
std::vector<std::string> puzzleIds();
std::optional<Puzzle> builtInPuzzle(const std::string &id, const Library &library, Diagnostics &diagnostics);

} // namespace champclos::io

// SPDX-License-Identifier: MIT
//
// One decision of a game that is over, judged: what the best answer promised, what the one given did, how far apart
// they are and why. The judge is the expert's search. It knows what the deciding seat could know, or, if it is asked
// to, all cards. The best answer and the one given are looked into once more, each alone and with the same effort, so
// that the answer with the luckiest tries does not pass for the best. Ids and numbers only; sentences are made in
// engine/text/review.h.
#pragma once

#include "engine/ai/explain.h"
#include "engine/ai/search.h"
#include "engine/core/match.h"
#include "engine/core/state.h"

#include <optional>
#include <span>
#include <vector>

namespace champclos::ai {

/// A game with its past, as a record holds it.
struct PastGame {
    const Match &match;
    std::span<const GameState> states; ///< before the first action, and after each
    std::span<const Action> actions;
};

enum class Verdict : std::uint8_t { Best, Good, Doubtful, Mistake };
inline constexpr EnumNames<Verdict, 4> kVerdictNames = {"best", "good", "doubtful", "mistake"};

/// In chances to win, from 0 to 1: what is lost by an answer that is still called so.
inline constexpr double kStillBest = 0.01;
inline constexpr double kStillGood = 0.04;
inline constexpr double kStillDoubtful = 0.10;
Verdict verdictOf(double loss);

struct Judgement {
    std::size_t step = 0; ///< the number of actions before it
    SeatId seat;
    int turn = 0;
    int actionNumber = 0; ///< of the turn, from 1; 0: in somebody else's turn or before the first
    int answers = 0;      ///< how many there were
    Action played;
    Action best;                       ///< `played` where nothing else is better
    double before = 0;                 ///< the chance to win with the best answer
    double after = 0;                  ///< with the one given
    std::vector<Candidate> considered; ///< other answers, the best first, a few
    Reason reason;                     ///< what speaks for the best one
    std::optional<Reason> cost;        ///< what the one given costs, if it is not the best
    int effort = 0;                    ///< iterations; 0: not judged yet

    double loss() const { return before > after ? before - after : 0.0; }
    Verdict verdict() const { return verdictOf(loss()); }
    friend bool operator==(const Judgement &, const Judgement &) = default;
};

struct JudgeOptions {
    int iterations = 0;
    bool isWithAllCards = false; ///< what nobody knew counts, too
    bool isExplaining = true;    ///< reasons are looked for
    std::uint64_t seed = 1;
    const std::atomic<bool> *stop = nullptr;
};

/// Whether there was anything to decide: conceding answers no question.
bool isDecision(const PastGame &game, std::size_t step);

/// `step` must be a decision. The same options give the same judgement.
Judgement judge(const PastGame &game, std::size_t step, const JudgeOptions &options, Searcher &searcher);

/// What a seat could hope for at a step, whoever is asked there: its chance to win, from 0 to 1.
double chanceAt(const PastGame &game, std::size_t step, SeatId seat, const JudgeOptions &options, Searcher &searcher);

} // namespace champclos::ai

// SPDX-License-Identifier: MIT
//
// A lesson: a position, and steps that lead through it, each with a sentence, what counts as done, what the others do
// meanwhile, and what is said to particular tries that lead elsewhere. It says what is wanted and never what is
// allowed: every action in it is an action of the rules, by its text. How it is shown and heard is the table's
// business.
#pragma once

#include "engine/core/action.h"
#include "engine/core/array_by.h"
#include "engine/core/battlefield.h"
#include "engine/core/localized.h"
#include "engine/core/match.h"
#include "engine/core/state.h"
#include "engine/rules/position.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace champclos::io {

/// A line under the sentence, with a sign before it if that helps.
struct LessonHelp {
    std::string icon; ///< one of kLessonIcons, or empty
    LocalizedText text;
};

/// What is said to a particular try that is not what the step asks for.
struct LessonNote {
    std::string tried; ///< "space s3", "fighter 2:jackalope", "card snipe", or an action, in which * is any word
    LocalizedText text;
};

enum class StepKind : unsigned char {
    Read,   ///< done when its reader goes on
    Do,     ///< done when everything was done that it names
    Ledger, ///< done when the ledger of the combat is closed
    Free,   ///< done after some turns of the learner's own choice
};

struct LessonStep {
    LocalizedText title;
    LocalizedText sentence;
    std::vector<LessonHelp> help;
    std::vector<std::string> zones;    ///< that matter; empty: all
    std::optional<Position> position;  ///< of a step that begins anew
    std::vector<std::string> expected; ///< actions of the learner, in order; * is any word. "pick X": points at it
    std::vector<std::string> others;   ///< what everybody else does meanwhile, in order
    std::vector<LessonNote> notes;
    bool showsThreat = false; ///< where the other side can strike is marked
    bool isLedger = false;
    int freeTurns = 0;

    StepKind kind() const {
        return freeTurns > 0      ? StepKind::Free
               : isLedger         ? StepKind::Ledger
               : expected.empty() ? StepKind::Read
                                  : StepKind::Do;
    }
};

enum class LessonGroup : unsigned char { Start, Rules, Heroes };
inline constexpr EnumNames<LessonGroup, 3> kLessonGroupNames = {"start", "rules", "heroes"};

struct Lesson {
    std::string id;
    LocalizedText title;
    LocalizedText summary;
    std::string author;
    std::string licence;
    LessonGroup group = LessonGroup::Rules;
    int order = 0; ///< within its group
    int minutes = 1;
    std::string battlefield;          ///< an id, or empty if it brings its own
    std::optional<Battlefield> board; ///< its own
    std::vector<std::string> decks;   ///< by seat
    int learner = 1;                  ///< the seat, from 1
    std::uint64_t seed = 0;
    std::optional<Position> position; ///< absent: it begins with the setup
    bool canPlayOn = false;           ///< its end is a game that may be gone on with
    std::vector<LessonStep> steps;
    std::shared_ptr<const Match> match; ///< of battlefield and decks

    SeatId learnerSeat() const { return SeatId(learner - 1); }
    /// The state in which a step begins that has a position, or the lesson itself (step -1).
    GameState begin(int step) const;
};

inline constexpr std::string_view kLessonIcons[] = {"attack", "boost",  "chart", "deck",      "defense", "discard",
                                                    "hand",   "heart",  "hint",  "info",      "melee",   "move",
                                                    "ranged", "scheme", "team",  "versatile", "warning", "zone"};

/// What a learner points at on the way to an action: a verb, a fighter, a space, or a card of the own hand.
struct LessonPick {
    std::optional<ActionKind> verb; ///< maneuver, attack or scheme
    FighterId fighter;              ///< who acts, or who is meant
    SpaceId space;
    CardKind card;

    bool isPartOf(const Action &action) const;
};
/// Of "pick 2:bigfoot"; absent if the text is an action. Nothing if there is no such thing.
std::optional<LessonPick> pickOf(const Match &match, SeatId learner, std::string_view text);

/// The legal actions that a text of a lesson means, in the order of the rules: one, or several if it has a *.
std::vector<Action> actionsMeant(const Match &match, const GameState &state, std::string_view text);
/// Whether a text means another one: word by word, * is any word and at the end any words.
bool isSameText(std::string_view pattern, std::string_view text);
/// Whether an action is one of them.
bool isMeant(const Match &match, const GameState &state, std::string_view text, const Action &action);

} // namespace champclos::io

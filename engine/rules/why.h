// SPDX-License-Identifier: MIT
//
// Why an action is not allowed: the rule and the reason, for the "why?" of players and the refusals of the protocol.
// It explains what legalActions has decided and never decides itself: an action is legal exactly if it is in that list.
#pragma once

#include "engine/core/action.h"
#include "engine/core/match.h"
#include "engine/core/state.h"

#include <array>
#include <string>

namespace champclos {

enum class Reason : std::uint8_t {
    Legal,
    GameIsOver,        ///< V1, V3
    OtherDecision,     ///< T1: something else must be answered first
    NotYourFighter,    ///< P3
    FighterDefeated,   ///< F3
    CardNotInHand,     ///< C1, A3, M1
    CardNotAScheme,    ///< C1
    CardNotForAttack,  ///< A1
    CardNotForDefense, ///< A3
    CardNotForFighter, ///< C1, A1
    CardWithoutBoost,  ///< M1
    TargetDefeated,    ///< F3
    TargetFriendly,    ///< A2, P3
    TargetOutOfReach,  ///< A2
    FighterHeld,       ///< its space cannot be left this turn
    FighterMoved,      ///< M2
    SpaceOccupied,     ///< M3, M5
    SpaceTooFar,       ///< M3
    SpaceNotNamed,     ///< M5, S3: not one of the spaces the text names
    NotAChoice,        ///< A6: not among what may be chosen
    AgainstOneWay,     ///< B5: the line to that space leads the other way
    ThroughPassage,    ///< B6: the ends of a passage are not adjacent
};
inline constexpr int kReasons = 22;

struct Explanation {
    Reason reason = Reason::Legal;
    const char *rule = ""; ///< id in the rules
    std::string sentence;  ///< English; engine/text says it in the player's language from the reason
    bool isLegal() const { return reason == Reason::Legal; }
};

Explanation explain(const Match &match, const GameState &state, const Action &action);

/// The rule and the sentence of a reason. Which rule it is may depend on what was tried.
const char *ruleOf(Reason reason);
const char *ruleOf(Reason reason, ActionKind tried);
const char *sentenceOf(Reason reason);

/// The rule that tells of the decision that waits, and of an answer to it: what a player reads who asks "what is
/// this?".
const char *ruleOfDecision(const GameState &state);
const char *ruleOfAnswer(const GameState &state, ActionKind answer);

} // namespace champclos

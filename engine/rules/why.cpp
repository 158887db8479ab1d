// SPDX-License-Identifier: MIT
#include "engine/rules/why.h"

#include "engine/core/array_by.h"
#include "engine/rules/game.h"
#include "engine/rules/targeting.h"

namespace champclos {

namespace {

struct ReasonRow {
    const char *rule;
    const char *sentence;
};

constexpr ArrayBy<Reason, ReasonRow, kReasons> kReasonRows = {{{
    {"", "This is allowed."},
    {"V1", "The game is over."},
    {"T1", "You have to make another decision first."},
    {"P3", "You can act only with your own fighters."},
    {"F3", "A defeated fighter cannot act."},
    {"M1", "You do not have this card in your hand."},
    {"C1", "Only a scheme card can be played as a scheme."},
    {"A1", "Only attack and versatile cards can be used to attack."},
    {"A3", "Only defense and versatile cards can be used to defend."},
    {"C1", "This fighter may not play this card."},
    {"M1", "A card without a boost cannot be used to boost."},
    {"F3", "A defeated fighter cannot be attacked."},
    {"A2", "Only opposing fighters can be attacked."},
    {"A2", "The target is neither adjacent nor, for a ranged fighter, in a shared zone."},
    {"M2", "This fighter cannot leave its space this turn."},
    {"M2", "Each fighter may move only once."},
    {"M3", "This space is occupied."},
    {"M3", "This space is out of reach: too far, or opposing fighters are in the way."},
    {"M5", "You cannot choose this space."},
    {"A6", "You cannot choose this now."},
    {"B5", "The line to this space is one-way: a move goes along its arrow only."},
    {"B6", "The ends of a passage are not adjacent: fighters move through it, but do not attack through it."},
}}};

bool isAsked(const GameState &state, ActionKind kind) {
    switch (kind) {
    case ActionKind::Maneuver:
    case ActionKind::Scheme:
    case ActionKind::Attack:
        return state.pending.kind == DecisionKind::ChooseAction;
    case ActionKind::Boost:
        return state.pending.kind == DecisionKind::ChooseBoost;
    case ActionKind::Move:
        return state.pending.kind == DecisionKind::ChooseMove;
    case ActionKind::Place:
        return state.pending.kind == DecisionKind::ChoosePlacement;
    case ActionKind::Defend:
        return state.pending.kind == DecisionKind::ChooseDefense;
    case ActionKind::Discard:
        return state.pending.kind == DecisionKind::ChooseDiscard;
    case ActionKind::Card:
        return state.pending.kind == DecisionKind::ChooseCard;
    case ActionKind::Fighter:
        return state.pending.kind == DecisionKind::ChooseFighter;
    case ActionKind::Space:
        return state.pending.kind == DecisionKind::ChooseSpace;
    case ActionKind::Option:
        return state.pending.kind == DecisionKind::ChooseOption;
    case ActionKind::Yes:
        return state.pending.kind == DecisionKind::ChooseYesNo;
    case ActionKind::Done:
    case ActionKind::No:
        return false; // where they answer something they are legal, and nobody asks why not
    case ActionKind::Concede:
        return true; // at any time
    }
    return false;
}

bool holds(const Match &match, const GameState &state, const Action &action) {
    return action.card && action.owner &&
           state.seat(action.owner).hand.intersects(match.seat(action.owner).facts(action.card).copies);
}

CardSet copiesOf(const Match &match, const Action &action) {
    return match.seat(action.owner).facts(action.card).copies;
}

/// A step of a move leads there, but no line does.
bool isThroughPassage(const Match &match, SpaceId from, SpaceId to) {
    return match.board.stepsFrom(from).contains(to) && !match.board.adjacentTo(from).contains(to);
}
/// A line leads there, but no step of a move does.
bool isAgainstOneWay(const Match &match, SpaceId from, SpaceId to) {
    return from && to && match.board.adjacentTo(from).contains(to) && !match.board.stepsFrom(from).contains(to);
}

Reason whyNotPlayed(const Match &match, const GameState &state, const Action &action) {
    if (seatOf(action.fighter) != state.pending.seat)
        return Reason::NotYourFighter;
    if (!state.alive.contains(action.fighter))
        return Reason::FighterDefeated;
    if (!holds(match, state, action))
        return Reason::CardNotInHand;
    const CardSet wanted =
        action.kind == ActionKind::Scheme ? match.seat(action.owner).schemeCards : match.seat(action.owner).attackCards;
    if (!wanted.intersects(copiesOf(match, action)))
        return action.kind == ActionKind::Scheme ? Reason::CardNotAScheme : Reason::CardNotForAttack;
    if (!match.fighter(action.fighter).playable.intersects(copiesOf(match, action)))
        return Reason::CardNotForFighter;
    if (action.kind == ActionKind::Attack) {
        if (!match.opposingFightersOf(state.pending.seat).contains(action.target))
            return Reason::TargetFriendly;
        if (!state.alive.contains(action.target))
            return Reason::TargetDefeated;
        if (!targetsOf(match, state, action.fighter).contains(action.target))
            return isThroughPassage(match, state.fighter(action.fighter).space, state.fighter(action.target).space)
                       ? Reason::ThroughPassage
                       : Reason::TargetOutOfReach;
    }
    return Reason::NotAChoice;
}

Reason whyNotMoved(const Match &match, const GameState &state, const Action &action) {
    if (!state.alive.contains(action.fighter) && action.kind == ActionKind::Move)
        return Reason::FighterDefeated;
    const bool isManeuver = state.frames.back().kind == FrameKind::Maneuver;
    if (isManeuver && seatOf(action.fighter) != state.pending.seat)
        return Reason::NotYourFighter;
    if (state.fighter(action.fighter).isHeld)
        return Reason::FighterHeld;
    if (!state.frames.back().waiting.contains(action.fighter) && action.kind == ActionKind::Move)
        return isManeuver ? Reason::FighterMoved : Reason::NotAChoice;
    if (state.occupied().contains(action.space) && state.fighter(action.fighter).space != action.space)
        return Reason::SpaceOccupied;
    if (action.kind != ActionKind::Move)
        return Reason::SpaceNotNamed;
    return isAgainstOneWay(match, state.fighter(action.fighter).space, action.space) ? Reason::AgainstOneWay
                                                                                     : Reason::SpaceTooFar;
}

Reason whyNotDefended(const Match &match, const GameState &state, const Action &action) {
    if (!holds(match, state, action))
        return Reason::CardNotInHand;
    if (!match.seat(action.owner).defenseCards.intersects(copiesOf(match, action)))
        return Reason::CardNotForDefense;
    const FighterId defender = state.combat.side(Side::Defender).fighter;
    if (!match.fighter(defender).playable.intersects(copiesOf(match, action)))
        return Reason::CardNotForFighter;
    return Reason::NotAChoice;
}

Reason whyNot(const Match &match, const GameState &state, const Action &action) {
    if (state.isOver())
        return Reason::GameIsOver;
    if (!isAsked(state, action.kind))
        return Reason::OtherDecision;
    switch (action.kind) {
    case ActionKind::Scheme:
    case ActionKind::Attack:
        return whyNotPlayed(match, state, action);
    case ActionKind::Move:
    case ActionKind::Place:
        return whyNotMoved(match, state, action);
    case ActionKind::Defend:
        return whyNotDefended(match, state, action);
    case ActionKind::Boost:
        if (action.card && holds(match, state, action) &&
            !match.seat(action.owner).boostCards.intersects(copiesOf(match, action)))
            return Reason::CardWithoutBoost;
        [[fallthrough]];
    case ActionKind::Discard:
        return action.card && !holds(match, state, action) ? Reason::CardNotInHand : Reason::NotAChoice;
    case ActionKind::Fighter:
        return state.alive.contains(action.fighter) ? Reason::NotAChoice : Reason::FighterDefeated;
    case ActionKind::Maneuver:
    case ActionKind::Card:
    case ActionKind::Space:
    case ActionKind::Option:
    case ActionKind::Done:
    case ActionKind::Yes:
    case ActionKind::No:
    case ActionKind::Concede:
        return Reason::NotAChoice;
    }
    return Reason::NotAChoice;
}

} // namespace

const char *ruleOf(Reason reason, ActionKind tried) {
    if (reason == Reason::CardNotForFighter || reason == Reason::CardNotInHand) {
        if (tried == ActionKind::Attack)
            return "A1";
        if (tried == ActionKind::Defend)
            return "A3";
        if (tried == ActionKind::Scheme)
            return "C1";
        if (tried == ActionKind::Discard)
            return "T3";
    }
    if (reason == Reason::NotAChoice && tried == ActionKind::Concede)
        return "V4";
    return ruleOf(reason);
}
const char *ruleOf(Reason reason) { return kReasonRows[reason].rule; }
const char *sentenceOf(Reason reason) { return kReasonRows[reason].sentence; }

const char *ruleOfDecision(const GameState &state) {
    const FrameKind asking = state.frames.isEmpty() ? FrameKind::Turn : state.frames.back().kind;
    const bool isEffect = asking == FrameKind::Effect;
    switch (state.pending.kind) {
    case DecisionKind::None:
        return state.isDrawn() ? "V3" : state.cause == Cause::Conceded ? "V4" : "V1";
    case DecisionKind::ChooseAction:
        return "T2";
    case DecisionKind::ChooseBoost:
        return isEffect ? "A8" : "M1";
    case DecisionKind::ChooseMove:
        return isEffect ? "M3" : "M2";
    case DecisionKind::ChoosePlacement:
        return asking == FrameKind::Setup ? "S3" : "M5";
    case DecisionKind::ChooseDefense:
        return "A3";
    case DecisionKind::ChooseDiscard:
        return isEffect ? "A6" : "T3";
    case DecisionKind::ChooseCard:
    case DecisionKind::ChooseFighter:
    case DecisionKind::ChooseSpace:
    case DecisionKind::ChooseOption:
    case DecisionKind::ChooseYesNo:
        return "A6";
    }
    return "";
}

const char *ruleOfAnswer(const GameState &state, ActionKind answer) {
    if (answer == ActionKind::Maneuver)
        return "M1";
    if (answer == ActionKind::Scheme)
        return "C1";
    return answer == ActionKind::Attack ? "A1" : ruleOfDecision(state);
}

Explanation explain(const Match &match, const GameState &state, const Action &action) {
    const Reason reason =
        !state.isOver() && isLegal(match, state, action) ? Reason::Legal : whyNot(match, state, action);
    const bool isSetup = !state.frames.isEmpty() && state.frames.back().kind == FrameKind::Setup;
    const char *rule = ruleOf(reason, action.kind);
    if (reason == Reason::GameIsOver)
        rule = ruleOfDecision(state);
    if (isSetup && reason == Reason::SpaceNotNamed)
        rule = "S3";
    if (isSetup && reason == Reason::SpaceOccupied)
        rule = "B1";
    return {reason, rule, sentenceOf(reason)};
}

} // namespace champclos

// SPDX-License-Identifier: MIT
//
// How a game goes on, one step at a time: an event and the state right after it. apply() writes steps to a log if it is
// given one. They are complete and stay with whoever runs the game; log lines, the ledger, motion, the protocol and
// statistics are made from steps that were cut for somebody's eyes. The cutting is in observation.cpp, with observe().
#pragma once

#include "engine/core/event.h"
#include "engine/core/match.h"
#include "engine/core/observation.h"
#include "engine/core/state.h"

#include <vector>

namespace champclos {

struct Step {
    Event event;
    GameState after;
};
using StepLog = std::vector<Step>;

/// An event as somebody gets to know of it: cards are kinds, and a card that is not shown has none. Fields as in Event.
struct SeenEvent {
    EventKind kind{};
    SeatId seat;
    SeatId other;
    FighterId fighter;
    FighterId target;
    FighterId defender;
    CardKind card;
    CardKind otherCard;
    bool isCardHidden = false; ///< there is a card, and it is not shown
    SpaceId from;
    SpaceId to;
    int amount = 0;
    int before = 0;
    int damage = 0;
    int index = 0;
    CardPlace fromPlace{};
    CardPlace toPlace{};
    bool isRandom = false;
    bool isAttackerWinner = false;
    DamageSource source{};
    ValueReason reason{};
    ActionTaken action{};
    Timing timing{};
    Cause cause{};
    SeatSet seats;
    std::vector<SpaceId> path;
    friend bool operator==(const SeenEvent &, const SeenEvent &) = default;
};

struct SeenStep {
    SeenEvent event;
    Observation after;
    friend bool operator==(const SeenStep &, const SeenStep &) = default;
};
using SeenLog = std::vector<SeenStep>;

/// What one seat gets of it; SeatId::none() looks on from outside and gets what all get.
SeenEvent cut(const Match &match, const Event &event, SeatId viewer);
SeenStep cut(const Match &match, const Step &step, SeatId viewer);
SeenLog cut(const Match &match, const StepLog &steps, SeatId viewer);

/// For the referee, who sees every card.
SeenEvent cutForReferee(const Match &match, const Event &event);

} // namespace champclos

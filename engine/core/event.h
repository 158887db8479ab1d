// SPDX-License-Identifier: MIT
//
// What happened, as facts in the past: ids and numbers only. An event never asks for anything, and it is complete: what
// one seat gets to know of it is cut out of it with the state it led to (core/step.h).
#pragma once

#include "engine/core/array_by.h"
#include "engine/core/bitset.h"
#include "engine/core/content.h"
#include "engine/core/ids.h"
#include "engine/core/state.h"

#include <cstdint>
#include <vector>

namespace champclos {

enum class EventKind : std::uint8_t {
    TurnStarted,
    TurnEnded,
    ActionTaken,
    ActionsGained,
    CardDrawn,
    Exhausted,
    CardDiscarded,
    Boosted,
    FighterMoved,
    FighterPlaced,
    FightersSwapped,
    FighterHeld,
    SchemePlayed,
    AttackDeclared,
    CombatRevealed,
    EffectStarted,
    EffectsCancelled,
    ValueChanged,
    DamagePrevented,
    CombatResolved,
    DamageDealt,
    HealthRecovered,
    HealthSet,
    FighterDefeated,
    FighterReturned,
    TokenTurned,
    SpellCast,
    SideCardTurned,
    SideCardDiscarded,
    SideCardReturned,
    LineGrew,
    LineCompleted,
    LineDiscarded,
    HandLookedAt,
    CardRevealed,
    CardLookedAt,
    CardMoved,
    DeckShuffled,
    Declined, ///< what an effect would have let `seat` do
    Conceded,
    GameOver,
};

/// Where a card is. Scheme: being resolved; Out: not in this game (a position given by hand).
enum class CardPlace : std::uint8_t { Hand, Deck, Discard, Pile, Combat, Scheme, Out };
inline constexpr EnumNames<CardPlace, 7> kCardPlaceNames = {"hand",   "deck",   "discard", "pile",
                                                            "combat", "scheme", "out"};

enum class DamageSource : std::uint8_t { Combat, Effect, Exhaustion };
inline constexpr EnumNames<DamageSource, 3> kDamageSourceNames = {"combat", "effect", "exhaustion"};

enum class ValueReason : std::uint8_t { Replaced, Added, Boost, Ability, Ignored, HighGround };
inline constexpr EnumNames<ValueReason, 6> kValueReasonNames = {"replaced", "added",   "boost",
                                                                "ability",  "ignored", "highGround"};

enum class ActionTaken : std::uint8_t { Maneuver, Scheme, Attack };
inline constexpr EnumNames<ActionTaken, 3> kActionTakenNames = {"maneuver", "scheme", "attack"};

/// One fact. Which fields count depends on the kind; the others keep their defaults.
struct Event {
    EventKind kind{};
    SeatId seat;        ///< whose turn, card, hand …
    SeatId other;       ///< HandLookedAt: by whom; Declined: whose effect
    FighterId fighter;  ///< who moved, was hit …; the attacker
    FighterId target;   ///< the defender; the other of a swap
    FighterId defender; ///< FightersSwapped: who defends from now on, if that is somebody else
    CardId card;        ///< of `seat`; CombatRevealed: the attack card
    CardId otherCard;   ///< CombatRevealed: the defense card
    SpaceId from;
    SpaceId to;
    int amount = 0; ///< damage, health, actions, turn number, syllables, new value; the attack value
    int before = 0; ///< the value before; the defense value
    int damage = 0; ///< CombatResolved
    int index = 0;  ///< token side, spell, side card; Declined: the instruction; CardMoved: the PlaceRef
    CardPlace fromPlace{};
    CardPlace toPlace{};
    bool isRandom = false;
    bool isAttackerWinner = false;
    DamageSource source{};
    ValueReason reason{};
    ActionTaken action{};
    Timing timing{};
    Cause cause{};                            ///< GameOver
    SeatSet seats;                            ///< GameOver: the winners; none: it is drawn
    SeatSet seenBy = SeatSet::fromWord(0xFF); ///< who may see which card it was; the rest of the event is public
    std::vector<SpaceId> path;                ///< FighterMoved: every space on the way, the last one included
};

} // namespace champclos

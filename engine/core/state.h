// SPDX-License-Identifier: MIT
//
// Everything that changes in a game, in one small trivially copyable value: copy is undo, copy is save, copy is
// lookahead. What is still to be resolved is a stack of frames inside it, so all of that works in the middle of a card.
// It holds ids and small numbers only; what they mean is in the Match. Where cards lie, where fighters stand and how
// healthy they are is written in rules/primitives*.cpp alone, which report it (engine.writes looks after that); what is
// under way (turn, combat, frames, question) by the chapter of rules/ or effects/ that runs it.
#pragma once

#include "engine/core/action.h"
#include "engine/core/array_by.h"
#include "engine/core/bitset.h"
#include "engine/core/content.h"
#include "engine/core/fixed_vector.h"
#include "engine/core/ids.h"
#include "engine/core/rng.h"

#include <array>
#include <type_traits>

namespace champclos {

inline constexpr int kHandLimit = 7;
inline constexpr int kStartingHand = 5;
inline constexpr int kActionsPerTurn = 2;
inline constexpr int kMaxActionsLeft = 99;
inline constexpr int kExhaustionDamage = 2;
inline constexpr int kQuietTurnsEach = 3; ///< V3
inline constexpr int kMaxSideCards = 15;

struct FighterState {
    SpaceId space; ///< none: not on the battlefield
    std::int8_t health = 0;
    SpaceId turnStart;           ///< where it stood when this turn began
    bool tookDamage : 1 = false; ///< this turn
    bool isHeld : 1 = false;     ///< cannot leave its space this turn
    friend bool operator==(const FighterState &, const FighterState &) = default;
};

using CardStack = FixedVector<CardId, kMaxCardsPerDeck>;

struct SeatState {
    CardSet hand;
    CardStack deck;    ///< top last
    CardStack discard; ///< oldest first
    CardStack pile;    ///< the pile of its own, if the deck has one; oldest first
    /// By viewer: cards of this seat in its hand, face down in a combat, or in its deck that the viewer knows of. In
    /// the deck it is the card at its place. In the hand (and face down) only the number of each kind counts: copies
    /// cannot be told apart, so which of them is noted here means nothing. Friends see the hand anyway.
    PerSeat<CardSet> knownTo{};
    std::uint8_t tokenSide = kNoSide;
    std::uint8_t sideCard = kNoSide;                   ///< the side card that is face up
    FixedVector<std::uint8_t, kMaxSideCards> sideDeck; ///< top last
    FixedVector<std::uint8_t, kMaxSideCards> sideDiscard;

    static constexpr std::uint8_t kNoSide = 0xFF;
    friend bool operator==(const SeatState &, const SeatState &) = default;
};

/// The two sides of a combat, in the order in which their effects resolve (A5).
enum class Side : std::uint8_t { Defender, Attacker };
inline constexpr std::array kSides = {Side::Defender, Side::Attacker};
constexpr Side otherSide(Side side) { return side == Side::Defender ? Side::Attacker : Side::Defender; }

struct CombatSide {
    FighterId fighter;
    CardId card;               ///< none: no card, or it has left the combat
    std::int8_t replaced = -1; ///< "is N instead"; negative: not replaced (A8)
    std::int8_t added = 0;     ///< by effects and boosts
    CardId remembered;         ///< thatCard, kept from DURING to AFTER
    SeatId rememberedOwner;
    bool isCancelled : 1 = false;
    bool isIgnored : 1 = false;
    friend bool operator==(const CombatSide &, const CombatSide &) = default;
};

struct Combat {
    bool isActive = false;
    bool isRevealed = false;
    bool isPrevented = false; ///< no combat damage
    bool isSettled = false;   ///< the damage step is over: damage and winner are known
    std::uint8_t damage = 0;  ///< combat damage dealt (A9)
    CardId boostCard;         ///< played face down with the attack card
    SeatSet handSeenBy;       ///< who has seen the attacker's hand since: what they know of is in it, not face down
    ArrayBy<Side, CombatSide, 2> sides{};

    CombatSide &side(Side which) { return sides[which]; }
    const CombatSide &side(Side which) const { return sides[which]; }
    Side winner() const { return damage > 0 ? Side::Attacker : Side::Defender; } ///< A10
    /// A3: the cards of a seat that were played and not revealed yet.
    CardSet faceDown(SeatId owner) const {
        CardSet cards;
        if (isActive && !isRevealed && seatOf(side(Side::Attacker).fighter) == owner)
            for (CardId card : {side(Side::Attacker).card, boostCard})
                if (card)
                    cards.insert(card);
        return cards;
    }
    friend bool operator==(const Combat &, const Combat &) = default;
};

enum class FrameKind : std::uint8_t { Setup, Turn, Maneuver, Scheme, Combat, Effect };

/// Something under way. The top frame is the one that goes on; a question to a player is a top frame that waits.
struct Frame {
    FrameKind kind{};
    std::uint8_t step = 0;
    SeatId seat;          ///< who is "you"
    FighterId fighter;    ///< "your fighter"
    std::uint16_t pc = 0; ///< Effect: the next instruction of the seat's program
    CardId card;          ///< Scheme and Effect: the card being played; Maneuver: none
    Timing timing{};
    FighterSet waiting; ///< fighters that may still move or must still be placed
    FighterSet picked;  ///< fighters chosen for the statement under way
    SpaceId space;      ///< chosen spaces, the newest first
    SpaceId otherSpace;
    SeatId player; ///< thatPlayer
    CardId thatCard;
    SeatId thatOwner;          ///< whose card thatCard is
    std::int8_t amount = 0;    ///< Effect: thatMany; Maneuver: the boost
    std::uint8_t count = 0;    ///< progress within one instruction; of moves: how far
    std::uint8_t repeats = 0;  ///< how often a repeated part was done
    std::uint16_t options = 0; ///< options already taken
    bool moveThrough : 1 = false;
    bool someoneDefeated : 1 = false;
    bool isBusy : 1 = false;     ///< the instruction at pc has begun
    bool hasBegun : 1 = false;   ///< and a part of it was answered: it can no longer be declined
    bool isCutShort : 1 = false; ///< Combat: the turn is ending, and only the cleanup is left (T4)
    friend bool operator==(const Frame &, const Frame &) = default;
};
inline constexpr int kMaxFrames = 16;
using FrameStack = FixedVector<Frame, kMaxFrames>;

/// Why a game is over. A standstill is a draw (V3).
enum class Cause : std::uint8_t { None, HeroesDefeated, Standstill, Conceded };
inline constexpr EnumNames<Cause, 4> kCauseNames = {"none", "heroesDefeated", "standstill", "conceded"};

struct GameState {
    Rng rng;
    PerSeat<SeatState> seats{};
    PerFighter<FighterState> fighters{};
    PerSeat<SpaceSet> standing{}; ///< the spaces its fighters stand on
    FighterSet alive;
    FighterSet heroesAlive;
    std::uint16_t turnNumber = 0;
    SeatId turnSeat;
    std::uint8_t actionsLeft = 0;
    bool isTurnEnding = false; ///< T4: unwinding to the end of the turn
    /// V3: turns in a row, this one included, in which no card has changed its place and no health has changed.
    std::uint8_t quietTurns = 0;
    Decision pending;
    SeatSet conceded; ///< V4: who has given up; in a team the game goes on until the partner does, too
    SeatSet winners;  ///< empty while the game goes on, and if it is drawn
    Cause cause = Cause::None;
    Combat combat;
    FrameStack frames;

    bool isOver() const { return cause != Cause::None; }
    bool isDrawn() const { return cause == Cause::Standstill; }
    SeatState &seat(SeatId id) { return seats[id]; }
    const SeatState &seat(SeatId id) const { return seats[id]; }
    FighterState &fighter(FighterId id) { return fighters[id]; }
    const FighterState &fighter(FighterId id) const { return fighters[id]; }
    SpaceSet occupied() const { return standing[0] | standing[1] | standing[2] | standing[3]; }
    friend bool operator==(const GameState &, const GameState &) = default;
};
static_assert(std::is_trivially_copyable_v<GameState>);
static_assert(sizeof(GameState) <= 2048);

/// A number that two states share if and (almost) only if they are equal; the same on every machine.
std::uint64_t hashOf(const GameState &state);

} // namespace champclos

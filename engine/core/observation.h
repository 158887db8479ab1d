// SPDX-License-Identifier: MIT
//
// What one seat may know: nobody peeks. Screens and bots are built from this and never from a GameState. The only code
// that decides what is hidden is observation.cpp (A14, P3).
#pragma once

#include "engine/core/array_by.h"
#include "engine/core/match.h"
#include "engine/core/state.h"

namespace champclos {

class Observation;
namespace ai {
void determinizeInto(const Match &match, const Observation &observation, Rng &rng, GameState &state);
}

/// Hidden cards are CardId::none() in decks and combat and missing from hands; the random generator is blank. While an
/// opponent's card lies face down in a combat, nothing of that opponent's hand is sure: what was known of it is still
/// in knownTo, and lies in the hand or in the combat. What others know is not shown. Copies of a card are numbered anew
/// in every observation: a CardId says what kind of card it is, not which copy, and means nothing beside another
/// observation or the state. It is no state: the rules cannot take it for one. Whoever has to compute with it deals
/// what is unknown first (ai/determinize.h).
class Observation {
public:
    SeatId viewer;
    PerSeat<std::uint8_t> handCount{};
    PerSeat<std::uint8_t> sideDeckCount{};
    bool hasHiddenAttackCard = false;
    bool hasHiddenBoost = false;

    const SeatState &seat(SeatId id) const { return m_seen.seat(id); }
    const FighterState &fighter(FighterId id) const { return m_seen.fighter(id); }
    FighterSet alive() const { return m_seen.alive; }
    int turnNumber() const { return m_seen.turnNumber; }
    SeatId turnSeat() const { return m_seen.turnSeat; }
    int actionsLeft() const { return m_seen.actionsLeft; }
    int quietTurns() const { return m_seen.quietTurns; }
    const Decision &pending() const { return m_seen.pending; }
    const Combat &combat() const { return m_seen.combat; }
    const FrameStack &frames() const { return m_seen.frames; } ///< what is under way
    SeatSet conceded() const { return m_seen.conceded; }
    SeatSet winners() const { return m_seen.winners; }
    Cause cause() const { return m_seen.cause; }
    bool isOver() const { return m_seen.isOver(); }
    bool isDrawn() const { return m_seen.isDrawn(); }
    /// True if a card of this seat lies face down in the combat and the viewer may not see it.
    bool hasHiddenCombatCard(SeatId seat) const {
        return hasHiddenAttackCard && seatOf(combat().side(Side::Attacker).fighter) == seat;
    }
    friend bool operator==(const Observation &, const Observation &) = default;

private:
    friend Observation observe(const Match &match, const GameState &state, SeatId viewer);
    friend Observation observeAll(const Match &match, const GameState &state);
    friend void ai::determinizeInto(const Match &match, const Observation &observation, Rng &rng, GameState &state);

    GameState m_seen;
};

/// The fourth verb of the engine (rules/game.h). SeatId::none() looks on from outside and sees what all see.
Observation observe(const Match &match, const GameState &state, SeatId viewer);

/// For the referee, who sees everything, which copy is which included.
Observation observeAll(const Match &match, const GameState &state);

} // namespace champclos

// SPDX-License-Identifier: MIT
//
// A quick opinion on single actions, from what the deciding seat itself may know: its hand, the board, the number of
// cards of the others. It orders the actions for the search, plays the games inside it, and is all the thinking of the
// easy bot. It decides nothing about legality: it only ever weighs legal actions.
#pragma once

#include "engine/ai/text_worth.h"
#include "engine/core/action.h"
#include "engine/core/match.h"
#include "engine/core/rng.h"
#include "engine/core/state.h"

namespace champclos::ai {

/// What the opinions on all actions of one decision share.
class Opinion {
public:
    Opinion(const Match &match, const GameState &state);

    /// Higher is better; about 0 for indifferent, 1 is worth a point of hero health.
    float of(const Action &action) const;

private:
    float ofAttack(const Action &action) const;
    float ofScheme(const Action &action) const;
    float ofManeuver() const;
    float ofMove(const Action &action) const;
    float ofDefense(const Action &action) const;
    float ofBoost(const Action &action) const;
    float ofDiscard(const Action &action) const;
    float ofFighter(const Action &action) const;
    float ofSpace(const Action &action) const;
    float ofOption(const Action &action) const;
    float ofYes() const;
    float ofLine(const WeighedKind &card) const;
    WeighedKind cardOf(SeatId owner, CardKind kind) const;
    float placeFor(FighterId fighter, SpaceId space) const;
    float expectedDefense(FighterId target) const;
    int nearestEnemy(SpaceId space) const;

    const Match &m_match;
    const GameState &m_state;
    const MatchWorth &m_worth;
    SeatId m_seat;
    FighterSet m_enemies;
    CardSet m_attackCards;
    int m_handSize = 0;
    int m_syllables = 0;                ///< of the line
    float m_attackAbility = 0;          ///< what abilities are worth to an attack
    const Program *m_program = nullptr; ///< of the text under way, if it is a text that asks
    const float *m_rest = nullptr;      ///< by instruction: what is left of that text
    std::uint16_t m_pc = 0;             ///< the instruction that asks
    float m_side = 1.0F;                ///< -1: the text is an opponent's
};

/// An action of a sensible but quick player: the best of a few by opinion, with some chance for anything.
const Action &quickAction(const Match &match, const GameState &state, const ActionList &actions, Rng &rng);

} // namespace champclos::ai

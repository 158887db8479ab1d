// SPDX-License-Identifier: MIT
#include "engine/core/invariants.h"

#include "engine/core/array_by.h"

namespace champclos {

namespace {

std::string seatName(int seat) { return "seat " + std::to_string(seat + 1); }

/// Every card is in one place at most.
std::string brokenCards(const Match &match, const GameState &state, int index) {
    const SeatState &seat = state.seat(SeatId(index));
    CardSet found;
    std::string problem;
    const auto count = [&](CardId card, const char *place) {
        if (!card)
            return;
        if (!match.seat(SeatId(index)).allCards.contains(card))
            problem = seatName(index) + " has a card that its deck does not know in its " + place;
        else if (found.contains(card))
            problem = seatName(index) + " has the same card twice, once in its " + place;
        found.insert(card);
    };
    seat.hand.forEach([&](CardId card) { count(card, "hand"); });
    for (CardId card : seat.deck)
        count(card, "deck");
    for (CardId card : seat.discard)
        count(card, "discard pile");
    for (CardId card : seat.pile)
        count(card, "pile");
    if (state.combat.isActive) {
        for (const CombatSide &side : state.combat.sides)
            if (side.fighter && seatOf(side.fighter).value() == index)
                count(side.card, "combat");
        if (seatOf(state.combat.side(Side::Attacker).fighter).value() == index)
            count(state.combat.boostCard, "combat boost");
    }
    for (const Frame &frame : state.frames)
        if (frame.kind == FrameKind::Scheme && frame.seat.value() == index)
            count(frame.card, "scheme");
    CardSet hidden = seat.hand | state.combat.faceDown(SeatId(index));
    for (CardId card : seat.deck)
        if (card)
            hidden.insert(card);
    for (int viewer = 0; viewer < kMaxSeats; ++viewer)
        if (!(seat.knownTo[SeatId(viewer)] - hidden).isEmpty())
            problem = seatName(viewer) + " knows of a hidden card of " + seatName(index) + " that is elsewhere (A14)";
    return problem;
}

std::string brokenCombat(const Match &match, const GameState &state) {
    if (!state.combat.isActive)
        return {};
    const FighterId attacker = state.combat.side(Side::Attacker).fighter;
    const FighterId defender = state.combat.side(Side::Defender).fighter;
    if (!attacker || !defender)
        return "a combat lacks its attacker or its defender";
    if (!match.opponentsOf(seatOf(attacker)).contains(seatOf(defender)))
        return "the attacker and the defender are on the same side (A2)";
    return {};
}

std::string brokenFighters(const Match &match, const GameState &state, int index) {
    const SeatTables &tables = match.seat(SeatId(index));
    SpaceSet standing;
    std::string problem;
    tables.allFighters.forEach([&](FighterId fighter) {
        const FighterState &it = state.fighter(fighter);
        const bool isAlive = state.alive.contains(fighter);
        const bool isSetup = !state.frames.isEmpty() && state.frames[0].kind == FrameKind::Setup;
        if (it.space) {
            if (!match.board.all.contains(it.space))
                problem = "a fighter of " + seatName(index) + " stands beside the battlefield";
            else if (standing.contains(it.space))
                problem = "two fighters of " + seatName(index) + " share a space (B1)";
            standing.insert(it.space);
        }
        if (!isSetup && isAlive != static_cast<bool>(it.space))
            problem = "a fighter of " + seatName(index) + " is undefeated and nowhere, or defeated and somewhere (F3)";
        if (isAlive && it.health < 1)
            problem = "a fighter of " + seatName(index) + " has no health and is not defeated (F3)";
        if (it.health > match.fighter(fighter).maxHealth)
            problem = "a fighter of " + seatName(index) + " has more health than its dial shows (F2)";
    });
    if (standing != state.standing[SeatId(index)])
        problem = "the spaces noted for " + seatName(index) + " are not those its fighters stand on";
    return problem;
}

} // namespace

std::string brokenInvariant(const Match &match, const GameState &state) {
    FighterSet all;
    SpaceSet taken;
    for (int seat = 0; seat < match.seatCount; ++seat) {
        all |= match.seat(SeatId(seat)).allFighters;
        if (std::string problem = brokenCards(match, state, seat); !problem.empty())
            return problem;
        if (std::string problem = brokenFighters(match, state, seat); !problem.empty())
            return problem;
        if (taken.intersects(state.standing[SeatId(seat)]))
            return "two fighters share a space (B1)";
        taken |= state.standing[SeatId(seat)];
    }
    if (std::string problem = brokenCombat(match, state); !problem.empty())
        return problem;
    if (!(state.alive - all).isEmpty())
        return "somebody is alive who does not take part";
    if (state.winners.isEmpty() != (!state.isOver() || state.isDrawn()))
        return "somebody has won and the game goes on, or it is over and neither won nor drawn (V1, V3)";
    if (state.quietTurns > kQuietTurnsEach * match.seatCount)
        return "nothing has changed for longer than a game may stand still (V3)";
    if (state.isOver())
        return state.pending.kind == DecisionKind::None ? "" : "a decision is pending although the game is over";
    if (state.pending.kind == DecisionKind::None || !state.pending.seat)
        return "the game goes on and nobody is asked";
    if (state.pending.seat.value() >= match.seatCount)
        return "a seat is asked that does not take part";
    if (state.frames.isEmpty())
        return "the game goes on and nothing is under way";
    for (std::size_t team = 0; team < 2; ++team)
        if (state.frames[0].kind != FrameKind::Setup && !state.heroesAlive.intersects(match.teamHeroes[team]))
            return "a side has lost its heroes and the game goes on (V1, V2)";
    return {};
}

} // namespace champclos

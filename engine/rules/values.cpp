// SPDX-License-Identifier: MIT
#include "engine/rules/values.h"

#include "engine/core/array_by.h"
#include "engine/effects/expressions.h"

#include <algorithm>

namespace champclos {

namespace {

constexpr int kBaseManeuverDraw = 1;

/// True if the ability speaks for this fighter now.
bool isActive(const Match &match, const GameState &state, const Frame &context, const ModifierEntry &entry) {
    const SeatState &seat = state.seat(context.seat);
    if (entry.sideCard != kNoIndex && seat.sideCard != entry.sideCard)
        return false;
    if (entry.named != kNoIndex && (!context.fighter || match.fighter(context.fighter).def != entry.named))
        return false;
    return entry.condition == kNoIndex || isTrue(match, state, context, entry.condition);
}

} // namespace

int modifierFor(const Match &match, const GameState &state, SeatId seat, FighterId fighter, Modifier kind) {
    const auto &entries = match.seat(seat).modifiers[kind];
    int total = 0;
    for (const ModifierEntry &entry : entries) {
        const Frame context{.kind = FrameKind::Effect, .seat = seat, .fighter = fighter};
        if (entry.amount != kNoIndex && isActive(match, state, context, entry))
            total += amountOf(match, state, context, entry.amount);
    }
    return total;
}

bool isPermitted(const Match &match, const GameState &state, FighterId fighter, Modifier kind) {
    const SeatId seat = seatOf(fighter);
    for (const ModifierEntry &entry : match.seat(seat).modifiers[kind]) {
        const Frame context{.kind = FrameKind::Effect, .seat = seat, .fighter = fighter};
        if (isActive(match, state, context, entry))
            return true;
    }
    return false;
}

int moveValue(const Match &match, const GameState &state, SeatId seat) {
    return std::max(0, match.seat(seat).move + modifierFor(match, state, seat, FighterId::none(), Modifier::MoveValue));
}

int maneuverDraw(const Match &match, const GameState &state, SeatId seat) {
    return std::max(0, kBaseManeuverDraw + modifierFor(match, state, seat, FighterId::none(), Modifier::ManeuverDraw));
}

int cardValue(const Match &match, const GameState &state, Side which) {
    const CombatSide &side = state.combat.side(which);
    if (!side.card || side.isIgnored)
        return 0;
    const SeatTables &seat = match.seat(seatOf(side.fighter));
    int value = side.replaced >= 0 ? side.replaced : seat.facts(side.card).value;
    value += side.added;
    if (which == Side::Attacker && state.combat.boostCard)
        value += seat.facts(state.combat.boostCard).boost;
    return std::max(0, value);
}

int combatValue(const Match &match, const GameState &state, Side which) {
    return valueOnLevelGround(match, state, which) +
           (which == Side::Attacker && match.board.hasHighGround ? highGroundBonus(match, state) : 0);
}

int valueOnLevelGround(const Match &match, const GameState &state, Side which) {
    const CombatSide &side = state.combat.side(which);
    if (!side.card || side.isIgnored)
        return 0;
    const Modifier kind = which == Side::Attacker ? Modifier::AttackValue : Modifier::DefenseValue;
    return std::max(0, cardValue(match, state, which) +
                           modifierFor(match, state, seatOf(side.fighter), side.fighter, kind));
}

int highGroundBonus(const Match &match, SpaceId attacker, SpaceId defender) {
    return attacker && defender && match.board.below[attacker].contains(defender) ? kHighGround : 0;
}

int highGroundBonus(const Match &match, const GameState &state) {
    const CombatSide &attack = state.combat.side(Side::Attacker);
    if (!attack.card) // no value that could be higher
        return 0;
    return highGroundBonus(match, state.fighter(attack.fighter).space,
                           state.fighter(state.combat.side(Side::Defender).fighter).space);
}

int syllablesOf(const SeatTables &tables, const CardStack &pile) {
    int total = 0;
    for (CardId card : pile)
        total += tables.facts(card).syllables;
    return total;
}

int syllablesOf(const Match &match, const GameState &state, SeatId seat) {
    return syllablesOf(match.seat(seat), state.seat(seat).pile);
}

} // namespace champclos

// SPDX-License-Identifier: MIT
#include "engine/effects/expressions.h"

#include "engine/core/array_by.h"

#include <bit>

namespace champclos {

namespace {

FighterSet everFightersOf(const Match &match, const GameState &state, const Frame &frame, std::uint8_t index);

FighterSet groupOf(const Match &match, const GameState &state, const Frame &frame, const FighterSelector &selector) {
    const SeatTables &seat = match.seat(frame.seat);
    const auto one = [](FighterId fighter) { return fighter ? FighterSet::of(fighter) : FighterSet(); };
    switch (selector.group) {
    case GroupRef::Picked:
        return frame.picked;
    case GroupRef::YourFighter:
        return one(frame.fighter);
    case GroupRef::OpposingFighter:
        return state.combat.isActive ? one(state.combat.side(otherSide(sideOf(state, frame))).fighter) : FighterSet();
    case GroupRef::Attacker:
        return state.combat.isActive ? one(state.combat.side(Side::Attacker).fighter) : one(frame.fighter);
    case GroupRef::YourHeroes:
        return seat.heroes;
    case GroupRef::Named:
        return selector.named < seat.named.size() ? seat.named[selector.named] : FighterSet();
    case GroupRef::All:
        return match.everybody();
    case GroupRef::Yours:
        return seat.allFighters;
    case GroupRef::Opposing:
        return match.opposingFightersOf(frame.seat);
    case GroupRef::InCombat:
        return state.combat.isActive
                   ? one(state.combat.side(Side::Attacker).fighter) | one(state.combat.side(Side::Defender).fighter)
                   : FighterSet();
    }
    return FighterSet();
}

/// Visits those of `fighters` that stand somewhere: one that is defeated or not yet placed stands in no space.
template <class Visit> void forEachStanding(const GameState &state, FighterSet fighters, Visit visit) {
    fighters.forEach([&](FighterId fighter) {
        if (const SpaceId space = state.fighter(fighter).space)
            visit(fighter, space);
    });
}

/// Those of `fighters` that stand in `spaces`.
FighterSet standingIn(const GameState &state, FighterSet fighters, const SpaceSet &spaces) {
    FighterSet result;
    forEachStanding(state, fighters, [&](FighterId fighter, SpaceId space) {
        if (spaces.contains(space))
            result.insert(fighter);
    });
    return result;
}

SpaceSet adjacentToAny(const Match &match, const GameState &state, FighterSet fighters) {
    SpaceSet result;
    forEachStanding(state, fighters, [&](FighterId, SpaceId space) { result |= match.board.adjacentTo(space); });
    return result;
}

SpaceSet zoneMatesOfAny(const Match &match, const GameState &state, FighterSet fighters) {
    SpaceSet result;
    forEachStanding(state, fighters, [&](FighterId, SpaceId space) { result |= match.board.zoneMatesOf(space); });
    return result;
}

ZoneSet zonesOfAll(const Match &match, const GameState &state, FighterSet fighters) {
    ZoneSet zones;
    forEachStanding(state, fighters, [&](FighterId, SpaceId space) { zones |= match.board.zonesOf(space); });
    return zones;
}

bool isNarrow(const FighterSelector &selector) {
    return selector.inChosenSpaces ||
           (selector.adjacentTo & selector.inZoneOf & selector.except) != kNoIndex; // mostly none of them is said
}

/// Of a group, those that the rest of the selector speaks of.
FighterSet narrowed(const Match &match, const GameState &state, const Frame &frame, const FighterSelector &selector,
                    FighterSet group) {
    if (selector.adjacentTo != kNoIndex)
        group =
            standingIn(state, group, adjacentToAny(match, state, fightersOf(match, state, frame, selector.adjacentTo)));
    if (selector.inZoneOf != kNoIndex)
        group =
            standingIn(state, group, zoneMatesOfAny(match, state, fightersOf(match, state, frame, selector.inZoneOf)));
    if (selector.except != kNoIndex)
        group -= everFightersOf(match, state, frame, selector.except);
    if (selector.inChosenSpaces) {
        SpaceSet chosen;
        for (SpaceId space : {frame.space, frame.otherSpace})
            if (space)
                chosen.insert(space);
        group = standingIn(state, group, chosen);
    }
    return group;
}

/// The same as fightersOf, but the defeated are spoken of too.
FighterSet everFightersOf(const Match &match, const GameState &state, const Frame &frame, std::uint8_t index) {
    const FighterSelector &selector = match.seat(frame.seat).program.fighters[index];
    return narrowed(match, state, frame, selector, groupOf(match, state, frame, selector));
}

int cardsIn(const Match &match, const GameState &state, const Frame &frame, const AmountExpr &amount) {
    const SeatTables &tables = match.seat(frame.seat);
    const SeatState &seat = state.seat(frame.seat);
    const bool isAny = amount.tag == kNoIndex && amount.card == kNoIndex;
    const auto counts = [&](CardId card) {
        if (!card) // seen by somebody who does not know it
            return isAny;
        const KindFacts &facts = tables.facts(card);
        return (amount.tag == kNoIndex || ((facts.tags >> amount.tag) & 1) != 0) &&
               (amount.card == kNoIndex || tables.kind(card).value() == amount.card) &&
               !(amount.isOther && card == frame.card);
    };
    int count = 0;
    if (amount.place == PlaceRef::Hand) {
        seat.hand.forEach([&](CardId card) { count += counts(card) ? 1 : 0; });
        return count;
    }
    const CardStack &stack = amount.place == PlaceRef::DiscardPile ? seat.discard
                             : amount.place == PlaceRef::Pile      ? seat.pile
                                                                   : seat.deck;
    for (CardId card : stack)
        count += counts(card) ? 1 : 0;
    return count;
}

} // namespace

Side sideOf(const GameState &state, const Frame &frame) {
    return seatOf(state.combat.side(Side::Attacker).fighter) == frame.seat ? Side::Attacker : Side::Defender;
}

SeatId playerOf(const GameState &state, const Frame &frame, PlayerRef ref) {
    switch (ref) {
    case PlayerRef::You:
        return frame.seat;
    case PlayerRef::Opponent:
        return state.combat.isActive ? seatOf(state.combat.side(otherSide(sideOf(state, frame))).fighter)
                                     : SeatId::none();
    case PlayerRef::ThatPlayer: // chosen, or named as the opponent of this combat
        return frame.player ? frame.player : playerOf(state, frame, PlayerRef::Opponent);
    }
    return SeatId::none();
}

ThatCard thatCardOf(const GameState &state, const Frame &frame) {
    if (frame.thatCard || !frame.card || !state.combat.isActive)
        return {frame.thatCard, frame.thatOwner};
    const CombatSide &side = state.combat.side(sideOf(state, frame));
    return {side.remembered, side.rememberedOwner};
}

FighterSet withoutHeld(const GameState &state, FighterSet fighters) {
    FighterSet free = fighters;
    fighters.forEach([&](FighterId fighter) {
        if (state.fighter(fighter).isHeld)
            free.erase(fighter);
    });
    return free;
}

FighterSet fightersOf(const Match &match, const GameState &state, const Frame &frame, std::uint8_t index) {
    const FighterSelector &selector = match.seat(frame.seat).program.fighters[index];
    const FighterSet group = groupOf(match, state, frame, selector) & state.alive;
    return isNarrow(selector) ? narrowed(match, state, frame, selector, group) : group;
}

SpaceSet spacesOf(const Match &match, const GameState &state, const Frame &frame, std::uint8_t index) {
    const SpaceSelector &selector = match.seat(frame.seat).program.spaces[index];
    const FighterSet fighters =
        selector.fighters == kNoIndex ? FighterSet() : fightersOf(match, state, frame, selector.fighters);
    switch (selector.ref) {
    case SpaceRef::Any:
        return match.board.all;
    case SpaceRef::ZoneOf:
        return zoneMatesOfAny(match, state, fighters);
    case SpaceRef::AdjacentTo:
        return adjacentToAny(match, state, fighters);
    case SpaceRef::ZonesWithout: {
        SpaceSet spaces;
        const ZoneSet taken = zonesOfAll(match, state, fighters);
        for (int zone = 0; zone < static_cast<int>(match.battlefield.zones.size()); ++zone)
            if (!taken.contains(ZoneId(zone)))
                spaces |= match.board.zoneSpaces[ZoneId(zone)];
        return spaces;
    }
    case SpaceRef::BesideChosen:
        return frame.space ? match.board.adjacentTo(frame.space) : SpaceSet();
    }
    return SpaceSet();
}

int amountOf(const Match &match, const GameState &state, const Frame &frame, std::uint8_t index) {
    const AmountExpr &amount = match.seat(frame.seat).program.amounts[index];
    switch (amount.ref) {
    case AmountRef::Number:
        return amount.number;
    case AmountRef::CombatDamage:
        return state.combat.isActive ? state.combat.damage : 0;
    case AmountRef::ThatBoost: {
        const ThatCard that = thatCardOf(state, frame);
        return that.card ? match.seat(that.owner).facts(that.card).boost : 0;
    }
    case AmountRef::ThatMany:
        return frame.amount;
    case AmountRef::CardsIn:
        return cardsIn(match, state, frame, amount);
    case AmountRef::Ingredients:
        return std::popcount(ingredientsOf(match, state, frame.seat));
    case AmountRef::ZonesOf:
        return zonesOfAll(match, state, fightersOf(match, state, frame, amount.fighters)).size();
    case AmountRef::CountOf:
        return fightersOf(match, state, frame, amount.fighters).size();
    case AmountRef::DiscardedSideCards:
        return state.seat(frame.seat).sideDiscard.size();
    }
    return 0;
}

bool isTrue(const Match &match, const GameState &state, const Frame &frame, std::uint8_t index) {
    const ConditionExpr &condition = match.seat(frame.seat).program.conditions[index];
    const auto fighters = [&](std::uint8_t selector) {
        return selector == kNoIndex ? FighterSet() : fightersOf(match, state, frame, selector);
    };
    /// The fighter asked about, also when it has just been defeated.
    const auto anybody = [&](auto test) {
        bool found = false;
        everFightersOf(match, state, frame, condition.fighters).forEach([&](FighterId fighter) {
            found = found || test(fighter);
        });
        return found;
    };
    switch (condition.ref) {
    case ConditionRef::WonCombat:
        return state.combat.isSettled && state.combat.winner() == sideOf(state, frame);
    case ConditionRef::LostCombat:
        return state.combat.isSettled && state.combat.winner() != sideOf(state, frame);
    case ConditionRef::Adjacent:
        return !standingIn(state, fighters(condition.fighters), adjacentToAny(match, state, fighters(condition.others)))
                    .isEmpty();
    case ConditionRef::BeganElsewhere:
        return anybody([&](FighterId fighter) {
            const FighterState &it = state.fighter(fighter);
            return it.space && it.turnStart && it.space != it.turnStart;
        });
    case ConditionRef::IsHero:
        return anybody([&](FighterId fighter) { return match.fighter(fighter).isHero; });
    case ConditionRef::IsNamed:
        return anybody([&](FighterId fighter) {
            return seatOf(fighter) == frame.seat && match.fighter(fighter).def == condition.number;
        });
    case ConditionRef::OpposingCardIs: {
        if (!state.combat.isActive)
            return false;
        const CombatSide &other = state.combat.side(otherSide(sideOf(state, frame)));
        if (!other.card)
            return false;
        const SeatTables &tables = match.seat(seatOf(other.fighter));
        const auto asked = static_cast<CardType>(condition.number);
        if (asked == CardType::Attack) // A12: a versatile card is both
            return tables.attackCards.contains(other.card);
        if (asked == CardType::Defense)
            return tables.defenseCards.contains(other.card);
        return tables.facts(other.card).type == asked;
    }
    case ConditionRef::HealthAtMost: {
        bool found = false;
        fighters(condition.fighters).forEach([&](FighterId fighter) {
            found = found || state.fighter(fighter).health <= condition.number;
        });
        return found;
    }
    case ConditionRef::NoFighter: // a zone of somebody who is not there is no zone
        return (condition.others == kNoIndex || !fighters(condition.others).isEmpty()) &&
               fighters(condition.fighters).isEmpty();
    case ConditionRef::TookDamage:
        return anybody([&](FighterId fighter) { return state.fighter(fighter).tookDamage; });
    case ConditionRef::SideIs:
        return state.seat(frame.seat).tokenSide == condition.number;
    case ConditionRef::SomeoneDefeated:
        return frame.someoneDefeated;
    }
    return false;
}

std::uint32_t ingredientsOf(const Match &match, const GameState &state, SeatId seat) {
    std::uint32_t ingredients = 0;
    for (CardId card : state.seat(seat).pile)
        if (const std::uint8_t ingredient = match.seat(seat).facts(card).ingredient; ingredient != kNoIndex)
            ingredients |= 1u << (ingredient % 32);
    return ingredients;
}

} // namespace champclos

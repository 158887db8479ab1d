// SPDX-License-Identifier: MIT
#include "engine/effects/expressions.h"

#include <bit>

namespace champclos {

namespace {

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
        return state.alive;
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

/// Those of `fighters` that stand in `spaces`.
FighterSet standingIn(const GameState &state, FighterSet fighters, const SpaceSet &spaces) {
    FighterSet result;
    fighters.forEach([&](FighterId fighter) {
        if (spaces.contains(state.fighter(fighter).space))
            result.insert(fighter);
    });
    return result;
}

SpaceSet adjacentToAny(const Match &match, const GameState &state, FighterSet fighters) {
    SpaceSet result;
    fighters.forEach([&](FighterId fighter) { result |= match.board.adjacentTo(state.fighter(fighter).space); });
    return result;
}

SpaceSet zoneMatesOfAny(const Match &match, const GameState &state, FighterSet fighters) {
    SpaceSet result;
    fighters.forEach([&](FighterId fighter) { result |= match.board.zoneMatesOf(state.fighter(fighter).space); });
    return result;
}

ZoneSet zonesOfAll(const Match &match, const GameState &state, FighterSet fighters) {
    ZoneSet zones;
    fighters.forEach([&](FighterId fighter) { zones |= match.board.zonesOf(state.fighter(fighter).space); });
    return zones;
}

int cardsIn(const Match &match, const GameState &state, const Frame &frame, const AmountExpr &amount) {
    const SeatTables &tables = match.seat(frame.seat);
    const SeatState &seat = state.seat(frame.seat);
    const auto counts = [&](CardId card) {
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

FighterSet fightersOf(const Match &match, const GameState &state, const Frame &frame, std::uint8_t index) {
    const FighterSelector &selector = match.seat(frame.seat).program.fighters[index];
    FighterSet result = groupOf(match, state, frame, selector) & state.alive;
    if (selector.adjacentTo != kNoIndex)
        result = standingIn(state, result,
                            adjacentToAny(match, state, fightersOf(match, state, frame, selector.adjacentTo)));
    if (selector.inZoneOf != kNoIndex)
        result =
            standingIn(state, result, zoneMatesOfAny(match, state, fightersOf(match, state, frame, selector.inZoneOf)));
    if (selector.except != kNoIndex)
        result -= fightersOf(match, state, frame, selector.except);
    if (selector.inChosenSpaces) {
        SpaceSet chosen;
        for (SpaceId space : {frame.space, frame.otherSpace})
            if (space)
                chosen.insert(space);
        result = standingIn(state, result, chosen);
    }
    return result;
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
                spaces |= match.board.zoneSpaces[static_cast<std::size_t>(zone)];
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
    case AmountRef::ThatBoost:
        return frame.thatCard ? match.seat(frame.thatOwner).facts(frame.thatCard).boost : 0;
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
        groupOf(match, state, frame, match.seat(frame.seat).program.fighters[condition.fighters])
            .forEach([&](FighterId fighter) { found = found || test(fighter); });
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

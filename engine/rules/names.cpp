// SPDX-License-Identifier: MIT
#include "engine/rules/names.h"

#include "engine/core/array_by.h"

namespace champclos {

std::string fighterName(const Match &match, FighterId fighter) {
    const SeatId seat = seatOf(fighter);
    const SeatTables &tables = match.seat(seat);
    const std::size_t def = match.fighter(fighter).def;
    std::string name = std::to_string(seat.value() + 1) + ":" + tables.deck.fighters[def].id;
    if (tables.deck.fighters[def].count > 1)
        name += "-" + std::to_string(fighter.value() - tables.named[def].first().value() + 1);
    return name;
}

const std::string &spaceName(const Match &match, SpaceId space) { return match.battlefield.spaces[space].id; }

const std::string &cardName(const Match &match, SeatId owner, CardKind kind) {
    return match.seat(owner).deck.cards[kind].id;
}

const std::string &cardName(const Match &match, SeatId owner, CardId card) {
    return cardName(match, owner, match.seat(owner).kind(card));
}

FighterId findFighter(const Match &match, std::string_view name) {
    FighterId found;
    for (int seat = 0; seat < match.seatCount; ++seat)
        match.seat(SeatId(seat)).allFighters.forEach([&](FighterId fighter) {
            if (fighterName(match, fighter) == name)
                found = fighter;
        });
    return found;
}

SpaceId findSpace(const Match &match, std::string_view name) {
    for (std::size_t space = 0; space < match.battlefield.spaces.size(); ++space)
        if (match.battlefield.spaces[space].id == name)
            return SpaceId(static_cast<int>(space));
    return SpaceId::none();
}

CardKind findCard(const Match &match, SeatId owner, std::string_view name) {
    const auto &cards = match.seat(owner).deck.cards;
    for (std::size_t kind = 0; kind < cards.size(); ++kind)
        if (cards[kind].id == name)
            return CardKind(static_cast<int>(kind));
    return CardKind::none();
}

} // namespace champclos

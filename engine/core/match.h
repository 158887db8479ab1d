// SPDX-License-Identifier: MIT
//
// What does not change during a game: the battlefield, the decks, who plays with whom, and the tables derived from them
// that make legalActions and apply fast. Built once by makeMatch (rules/setup.h), shared by all copies of the state.
#pragma once

#include "engine/core/battlefield.h"
#include "engine/core/bitset.h"
#include "engine/core/content.h"
#include "engine/core/program.h"

#include <array>
#include <string>
#include <vector>

namespace champclos {

inline constexpr int kMaxTabledDistance = 15;

/// The battlefield as sets.
struct BoardTables {
    int spaceCount = 0;
    SpaceSet all;
    std::array<SpaceSet, kMaxSpaces> adjacent{};
    std::array<SpaceSet, kMaxSpaces> zoneMates{}; ///< spaces that share a zone with this one, itself included
    std::array<ZoneSet, kMaxSpaces> zones{};
    std::array<SpaceSet, kMaxZones> zoneSpaces{};
    /// Spaces at most d steps away over an empty battlefield, by space and d.
    std::array<std::array<SpaceSet, kMaxTabledDistance + 1>, kMaxSpaces> within{};
    /// Steps between two spaces over an empty battlefield; kMaxSpaces where there is no way.
    std::array<std::array<std::uint8_t, kMaxSpaces>, kMaxSpaces> distances{};
    std::array<SpaceId, kMaxSeats> starts{};

    int distance(SpaceId a, SpaceId b) const { return distances[indexOf(a, kMaxSpaces)][indexOf(b, kMaxSpaces)]; }
    const SpaceSet &adjacentTo(SpaceId space) const { return adjacent[indexOf(space, kMaxSpaces)]; }
    const SpaceSet &zoneMatesOf(SpaceId space) const { return zoneMates[indexOf(space, kMaxSpaces)]; }
    const ZoneSet &zonesOf(SpaceId space) const { return zones[indexOf(space, kMaxSpaces)]; }
};

/// What a text is roughly worth to whoever plays the card (effects/text_worth.h). For computer players; no rule asks.
struct TextWorth {
    float points = 0; ///< in points of hero health
    float value = 0;  ///< expected change of the card's value
    float total() const { return points + value; }
};

/// One kind of card.
struct KindFacts {
    CardType type{};
    std::uint8_t value = 0;
    std::uint8_t boost = 0; ///< 0 also of a card without one
    std::uint8_t syllables = 0;
    std::uint8_t ingredient = kNoIndex; ///< index into PileDef::ingredients
    std::uint16_t tags = 0;             ///< bits by SeatTables::tagNames
    CardSet copies;
    std::array<std::uint16_t, kTimings> entry{}; ///< where its effect starts; 0: none
    TextWorth asAttack;
    TextWorth asDefense;
    TextWorth asScheme;
    TextWorth asCompletion;
};

/// One fighter of a seat.
struct FighterFacts {
    std::uint8_t def = 0; ///< index into DeckDef::fighters
    std::int8_t health = 0;
    std::int8_t maxHealth = 0;
    bool isHero = false;
    bool isRanged = false;
    CardSet playable; ///< cards this fighter may play
};

/// A deck as one seat plays it.
struct SeatTables {
    DeckDef deck;
    Program program;
    int cardCount = 0;
    CardSet allCards;
    std::array<CardKind, kMaxCardsPerDeck> kindOf{};
    std::array<KindFacts, kMaxCardsPerDeck> kinds{};
    CardSet attackCards; ///< attack and versatile (A12)
    CardSet defenseCards;
    CardSet schemeCards;
    CardSet boostCards; ///< may be spent to boost (M1)
    bool hasPile = false;
    bool isPileForAll = false; ///< every discarded card goes there (PileDef::Takes)
    int syllableGoal = 0;      ///< above 0: the pile is a verse
    int move = 0;
    int fighterCount = 0;
    std::array<FighterFacts, kMaxFightersPerSeat> fighters{};
    FighterSet allFighters;
    FighterSet heroes;
    std::vector<FighterSet> named; ///< by index into DeckDef::fighters
    std::array<std::vector<TriggerEntry>, kTriggers> triggers;
    std::array<std::vector<ModifierEntry>, kModifiers> modifiers;
    std::vector<std::string> tagNames;
    std::vector<std::uint16_t> spellEntries; ///< by index into PileDef::spells
    std::vector<std::uint32_t> spellNeeds;   ///< bits by ingredient

    CardKind kind(CardId card) const { return kindOf[indexOf(card, kMaxCardsPerDeck)]; }
    const KindFacts &facts(CardKind kind) const { return kinds[indexOf(kind, kMaxCardsPerDeck)]; }
    const KindFacts &facts(CardId card) const { return facts(kind(card)); }
};

struct Match {
    Battlefield battlefield;
    BoardTables board;
    int seatCount = 0;
    std::array<SeatTables, kMaxSeats> seats;
    std::array<std::uint8_t, kMaxSeats> team{}; ///< 0 or 1
    std::array<SeatSet, kMaxSeats> opponents{};
    std::array<SeatSet, kMaxSeats> friends{}; ///< the seats of its team, itself included
    std::array<FighterSet, kMaxSeats> opposingFighters{};
    std::array<FighterSet, 2> teamHeroes{};

    const SeatTables &seat(SeatId id) const { return seats[indexOf(id, kMaxSeats)]; }
    const FighterFacts &fighter(FighterId id) const {
        return seat(seatOf(id)).fighters[static_cast<std::size_t>(indexInSeat(id))];
    }
    std::uint8_t teamOf(SeatId id) const { return team[indexOf(id, kMaxSeats)]; }
    SeatSet opponentsOf(SeatId id) const { return opponents[indexOf(id, kMaxSeats)]; }
    SeatSet friendsOf(SeatId id) const { return friends[indexOf(id, kMaxSeats)]; }
    FighterSet opposingFightersOf(SeatId id) const { return opposingFighters[indexOf(id, kMaxSeats)]; }
    FighterSet everybody() const { return opposingFighters[0] | opposingFighters[1]; } ///< of both teams
    bool isTeamPlay() const { return seatCount > 2; }
};

} // namespace champclos

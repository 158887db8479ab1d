// SPDX-License-Identifier: MIT
//
// What does not change during a game: the battlefield, the decks, who plays with whom, and the tables derived from them
// that make legalActions and apply fast. Built once by makeMatch (rules/setup.h), shared by all copies of the state.
#pragma once

#include "engine/core/array_by.h"
#include "engine/core/battlefield.h"
#include "engine/core/bitset.h"
#include "engine/core/content.h"
#include "engine/core/on_demand.h"
#include "engine/core/program.h"

#include <array>
#include <string>
#include <vector>

namespace champclos {

namespace ai {
struct MatchWorth;
}

inline constexpr int kMaxTabledDistance = 15;

/// The battlefield as sets.
struct BoardTables {
    int spaceCount = 0;
    SpaceSet all;
    PerSpace<SpaceSet> adjacent{};
    PerSpace<SpaceSet> steps{}; ///< where one step of a move leads: along lines that are open that way, and passages
    PerSpace<SpaceSet> below{}; ///< spaces that this one is high ground over (B7)
    bool hasHighGround = false;
    PerSpace<SpaceSet> zoneMates{}; ///< spaces that share a zone with this one, itself included
    PerSpace<ZoneSet> zones{};
    PerZone<SpaceSet> zoneSpaces{};
    /// Spaces at most d steps of a move away over an empty battlefield, by space and d.
    PerSpace<std::array<SpaceSet, kMaxTabledDistance + 1>> within{};
    /// Steps of a move from one space to another over an empty battlefield; kMaxSpaces where there is no way.
    PerSpace<PerSpace<std::uint8_t>> distances{};
    PerSeat<SpaceId> starts{};

    int distance(SpaceId from, SpaceId to) const { return distances[from][to]; }
    const SpaceSet &adjacentTo(SpaceId space) const { return adjacent[space]; }
    const SpaceSet &stepsFrom(SpaceId space) const { return steps[space]; }
    const SpaceSet &zoneMatesOf(SpaceId space) const { return zoneMates[space]; }
    const ZoneSet &zonesOf(SpaceId space) const { return zones[space]; }
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
    ArrayBy<Timing, std::uint16_t, kTimings> entry{}; ///< where its effect starts; 0: none
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
    PerCard<CardKind> kindOf{};
    PerKind<KindFacts> kinds{};
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
    ArrayBy<Trigger, std::vector<TriggerEntry>, kTriggers> triggers;
    ArrayBy<Modifier, std::vector<ModifierEntry>, kModifiers> modifiers;
    std::vector<std::string> tagNames;
    std::vector<std::uint16_t> spellEntries; ///< by index into PileDef::spells
    std::vector<std::uint32_t> spellNeeds;   ///< bits by ingredient

    CardKind kind(CardId card) const { return kindOf[card]; }
    const KindFacts &facts(CardKind kind) const { return kinds[kind]; }
    const KindFacts &facts(CardId card) const { return facts(kind(card)); }
};

struct Match {
    Battlefield battlefield;
    BoardTables board;
    int seatCount = 0;
    PerSeat<SeatTables> seats;
    PerSeat<std::uint8_t> team{}; ///< 0 or 1
    PerSeat<SeatSet> opponents{};
    PerSeat<SeatSet> friends{}; ///< the seats of its team, itself included
    PerSeat<FighterSet> opposingFighters{};
    std::array<FighterSet, 2> teamHeroes{};
    OnDemand<ai::MatchWorth> worth; ///< what computer players make of the texts (ai/text_worth.h); no rule asks

    const SeatTables &seat(SeatId id) const { return seats[id]; }
    const FighterFacts &fighter(FighterId id) const { return seat(seatOf(id)).fighters[indexInSeat(id)]; }
    std::uint8_t teamOf(SeatId id) const { return team[id]; }
    SeatSet opponentsOf(SeatId id) const { return opponents[id]; }
    SeatSet friendsOf(SeatId id) const { return friends[id]; }
    FighterSet opposingFightersOf(SeatId id) const { return opposingFighters[id]; }
    FighterSet everybody() const { return opposingFighters[0] | opposingFighters[1]; } ///< of both teams
    bool isTeamPlay() const { return seatCount > 2; }
};

} // namespace champclos

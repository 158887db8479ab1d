// SPDX-License-Identifier: MIT
//
// What the events of one game tell a tournament: how often each deck did what, and where fighters stood and fell. Inner
// part of tournament.cpp; it plays nothing.
#pragma once

#include "engine/ai/tournament.h"
#include "engine/core/array_by.h"
#include "engine/core/state.h"
#include "engine/core/step.h"

#include <vector>

namespace champclos::ai {

/// Where the counts of a round go.
struct Places {
    std::vector<std::size_t> usage; ///< by seat of the match
    std::size_t heat = 0;
};

/// Counts what the events of one game tell.
class EventCounter {
public:
    explicit EventCounter(const Match &match);

    StepLog log; ///< for apply

    /// Call after each apply: counts what was logged and clears it.
    void count();
    /// At the end of the game.
    void addTo(TournamentResult &result, const Places &places, const GameState &end) const;

private:
    struct Visits {
        std::int64_t stood = 0;
        std::int64_t fell = 0;
        std::int64_t struckFirst = 0;
    };
    SpaceId &placeOf(FighterId fighter) { return m_places[fighter]; }
    DeckUsage &usageOf(SeatId seat) { return m_usage[seat]; }
    void countOne(const SeenEvent &event);
    void countCard(SeatId seat, CardKind card);
    void follow(const SeenEvent &event);
    void countFirstStrike(const SeenEvent &event);
    void countStanding();

    const Match &m_match;
    PerSeat<DeckUsage> m_usage;
    PerSeat<CardCounts> m_cards;
    CardKind m_attack; ///< the card of the attack under way
    ListBy<SpaceId, Visits> m_heat;
    PerFighter<SpaceId> m_places{};
    bool m_isInCombat = false;
    bool m_hasStruck = false; ///< somebody was hurt already
};

} // namespace champclos::ai

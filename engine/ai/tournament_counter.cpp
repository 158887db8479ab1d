// SPDX-License-Identifier: MIT
#include "engine/ai/tournament_counter.h"

#include "engine/core/array_by.h"

#include <utility>

namespace champclos::ai {

EventCounter::EventCounter(const Match &match) : m_match(match), m_heat(match.battlefield.spaces.size()) {
    for (int seat = 0; seat < match.seatCount; ++seat)
        usageOf(SeatId(seat)).games = 1;
}

void EventCounter::count() {
    for (const Step &step : log)
        countOne(cutForReferee(m_match, step.event));
    log.clear();
}

void EventCounter::addTo(TournamentResult &result, const Places &places, const GameState &end) const {
    for (std::size_t seat = 0; seat < places.usage.size(); ++seat) {
        result.usage[places.usage[seat]].add(m_usage[seat]);
        CardCounts cards = m_cards[seat];
        const bool isDecided = end.isOver() && !end.isDrawn();
        const bool hasWon = isDecided && end.winners.contains(SeatId(static_cast<int>(seat)));
        for (std::size_t kind = 0; kind < kMaxCardsPerDeck; ++kind) {
            cards.drawn[kind] = isDecided && cards.drawn[kind] > 0 ? 1 : 0;
            cards.wonDrawn[kind] = hasWon ? cards.drawn[kind] : 0;
        }
        result.cards[places.usage[seat]].add(cards);
    }
    HeatMap &heat = result.heat[places.heat];
    ++heat.games;
    for (std::size_t space = 0; space < m_heat.size(); ++space) {
        heat.stood[space] += m_heat[space].stood;
        heat.fell[space] += m_heat[space].fell;
        heat.struckFirst[space] += m_heat[space].struckFirst;
    }
}

void EventCounter::countOne(const SeenEvent &event) {
    follow(event);
    countFirstStrike(event);
    if (event.kind == EventKind::AttackDeclared || event.kind == EventKind::CombatResolved)
        m_isInCombat = event.kind == EventKind::AttackDeclared;
    if (event.kind == EventKind::TurnEnded)
        countStanding();
    const SeatId owner = event.seat ? event.seat : event.fighter ? seatOf(event.fighter) : SeatId::none();
    if (!owner)
        return;
    DeckUsage &usage = usageOf(owner);
    ++usage.events[event.kind];
    const auto index = static_cast<std::size_t>(event.index) % kCountedIndexes;
    if (event.kind == EventKind::SpellCast)
        ++usage.spells[index];
    else if (event.kind == EventKind::SideCardDiscarded)
        ++usage.sideCardsSpent[index];
    else if (event.kind == EventKind::TokenTurned)
        ++usage.tokenSides[index % usage.tokenSides.size()];
    else if (event.kind == EventKind::ActionTaken)
        ++usage.actions[event.action];
    else if (event.kind == EventKind::CombatResolved) {
        usage.damageDealt += event.damage;
        if (const CardKind attack = std::exchange(m_attack, CardKind::none()))
            m_cards[owner].damage[attack] += event.damage;
    } else if (event.kind == EventKind::CardDrawn && event.card)
        ++m_cards[owner].drawn[event.card];
    else if (event.kind == EventKind::Boosted)
        usage.combatBoosts += m_isInCombat ? 1 : 0;
    else if (event.kind == EventKind::SchemePlayed)
        countCard(owner, event.card);
    else if (event.kind == EventKind::CombatRevealed) {
        m_attack = event.card;
        countCard(event.seat, event.card);
        countCard(event.other, event.otherCard);
    }
}

void EventCounter::countCard(SeatId seat, CardKind card) {
    if (card)
        ++usageOf(seat).cards[card];
}

/// Keeps track of where everybody is: the event of a defeat does not say where.
void EventCounter::follow(const SeenEvent &event) {
    if (event.kind == EventKind::FighterPlaced || event.kind == EventKind::FighterMoved ||
        event.kind == EventKind::FighterReturned) {
        placeOf(event.fighter) = event.to;
    } else if (event.kind == EventKind::FightersSwapped) {
        std::swap(placeOf(event.fighter), placeOf(event.target));
    } else if (event.kind == EventKind::FighterDefeated) {
        if (const SpaceId place = std::exchange(placeOf(event.fighter), SpaceId::none()))
            ++m_heat[place].fell;
    }
}

/// Who hurts himself by drawing from an empty deck was not struck.
void EventCounter::countFirstStrike(const SeenEvent &event) {
    if (m_hasStruck || event.kind != EventKind::DamageDealt || event.amount <= 0 ||
        event.source == DamageSource::Exhaustion)
        return;
    m_hasStruck = true;
    if (const SpaceId place = placeOf(event.fighter))
        ++m_heat[place].struckFirst;
}

void EventCounter::countStanding() {
    for (const SpaceId place : m_places)
        if (place)
            ++m_heat[place].stood;
}

} // namespace champclos::ai

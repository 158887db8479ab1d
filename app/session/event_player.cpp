// SPDX-License-Identifier: MIT
#include "app/session/event_player.h"

#include <algorithm>

namespace champclos::app {

namespace {

constexpr int kMostInAll = 2200; ///< of one action, a whole combat included
constexpr int kStep = 140;
constexpr int kMostOfMove = 560;
constexpr int kLine = 250;

/// The newest card of this kind, or one that is not known.
void erase(const SeatTables &tables, CardStack &stack, CardId card) {
    for (int index = stack.size() - 1; card && index >= 0; --index)
        if (stack[index] && tables.kind(stack[index]) == tables.kind(card))
            return static_cast<void>(stack.removeAt(index));
    if (const int hidden = stack.indexOf(CardId::none()); hidden >= 0)
        stack.removeAt(hidden);
}

/// A copy of this card that is not shown yet, if there is one: an observation numbers copies in its own way.
CardId freeCopy(const SeatTables &tables, const SeatState &seat, CardId card) {
    const CardSet copies = tables.facts(card).copies;
    CardSet free = copies - seat.hand;
    for (const CardStack *stack : {&seat.deck, &seat.discard, &seat.pile})
        for (CardId shown : *stack)
            if (shown)
                free.erase(shown);
    return free.isEmpty() ? copies.first() : free.first();
}

/// Takes a card from where it was, as far as that is shown.
void take(const Match &match, Observation &seen, SeatId seat, CardId card, CardPlace from) {
    const SeatTables &tables = match.seat(seat);
    SeatState &cards = seen.seen.seat(seat);
    auto &hand = seen.handCount[static_cast<std::size_t>(seat.value())];
    switch (from) {
    case CardPlace::Hand:
        hand = static_cast<std::uint8_t>(std::max(0, hand - 1));
        if (const CardSet alike = card ? cards.hand & tables.facts(card).copies : CardSet(); !alike.isEmpty())
            cards.hand.erase(alike.first());
        return;
    case CardPlace::Deck:
        return erase(tables, cards.deck, card);
    case CardPlace::Discard:
        return erase(tables, cards.discard, card);
    case CardPlace::Pile:
        return erase(tables, cards.pile, card);
    case CardPlace::Combat:
    case CardPlace::Scheme:
    case CardPlace::Out:
        return;
    }
}

void give(const Match &match, Observation &seen, SeatId seat, CardId given, CardPlace to) {
    SeatState &cards = seen.seen.seat(seat);
    const CardId card = given ? freeCopy(match.seat(seat), cards, given) : given;
    const auto push = [&](CardStack &stack, CardId which) {
        if (!stack.isFull())
            stack.push(which);
    };
    switch (to) {
    case CardPlace::Hand:
        ++seen.handCount[static_cast<std::size_t>(seat.value())];
        if (card)
            cards.hand.insert(card);
        return;
    case CardPlace::Deck:
        return push(cards.deck, CardId::none());
    case CardPlace::Discard:
        return card ? push(cards.discard, card) : void();
    case CardPlace::Pile:
        return card ? push(cards.pile, card) : void();
    case CardPlace::Combat:
    case CardPlace::Scheme:
    case CardPlace::Out:
        return;
    }
}

void stand(Observation &seen, FighterId fighter, SpaceId space) {
    FighterState &state = seen.seen.fighter(fighter);
    SpaceSet &spaces = seen.seen.standing[static_cast<std::size_t>(seatOf(fighter).value())];
    if (state.space)
        spaces.erase(state.space);
    state.space = space;
    if (space)
        spaces.insert(space);
}

void hurt(Observation &seen, FighterId fighter, int health) {
    seen.seen.fighter(fighter).health = static_cast<std::int8_t>(std::max(0, health));
}

} // namespace

Motion motionOf(const Event &event) {
    switch (event.kind) {
    case EventKind::TurnStarted:
        return {"turn", 160};
    case EventKind::CardDrawn:
        return {"draw", 180};
    case EventKind::Exhausted:
        return {"exhausted", 300};
    case EventKind::CardDiscarded:
        return {"discard", event.fromPlace == CardPlace::Combat ? 90 : 180};
    case EventKind::Boosted:
        return {"boost", kLine};
    case EventKind::FighterMoved:
        return {"move", std::min(kMostOfMove, kStep * std::max(1, static_cast<int>(event.path.size())))};
    case EventKind::FighterPlaced:
        return {"place", 200};
    case EventKind::FightersSwapped:
        return {"swap", 300};
    case EventKind::SchemePlayed:
        return {"scheme", 300};
    case EventKind::AttackDeclared:
        return {"declare", 300};
    case EventKind::CombatRevealed:
        return {"reveal", 300};
    case EventKind::EffectStarted:
        return {"effect", kLine};
    case EventKind::EffectsCancelled:
        return {"cancel", kLine};
    case EventKind::ValueChanged:
        return {"value", kLine};
    case EventKind::CombatResolved:
        return {"resolve", kLine};
    case EventKind::DamageDealt:
        return {"damage", 300};
    case EventKind::HealthRecovered:
    case EventKind::HealthSet:
        return {"heal", 300};
    case EventKind::FighterDefeated:
        return {"defeat", 300};
    case EventKind::FighterReturned:
        return {"return", 200};
    case EventKind::TokenTurned:
        return {"token", 200};
    case EventKind::SpellCast:
        return {"spell", 300};
    case EventKind::SideCardTurned:
    case EventKind::SideCardDiscarded:
    case EventKind::SideCardReturned:
        return {"sideCard", 300};
    case EventKind::LineGrew:
    case EventKind::LineCompleted:
    case EventKind::LineDiscarded:
        return {"line", 200};
    case EventKind::HandLookedAt:
    case EventKind::CardRevealed:
    case EventKind::CardLookedAt:
        return {"look", 300};
    case EventKind::CardMoved:
        return {"discard", 120};
    case EventKind::GameOver:
        return {"over", 300};
    case EventKind::TurnEnded:
    case EventKind::ActionTaken:
    case EventKind::ActionsGained:
    case EventKind::FighterHeld:
    case EventKind::DamagePrevented:
    case EventKind::DeckShuffled:
        return {};
    }
    return {};
}

void retouch(const Match &match, Observation &seen, const Event &event) {
    const bool isSeen = seen.viewer ? event.seenBy.contains(seen.viewer) : event.seenBy == SeatSet::fromWord(0xFF);
    const CardId card = isSeen ? event.card : CardId::none();
    GameState &state = seen.seen;
    switch (event.kind) {
    case EventKind::TurnStarted:
        state.turnNumber = static_cast<std::uint16_t>(event.amount);
        state.turnSeat = event.seat;
        state.actionsLeft = kActionsPerTurn;
        return;
    case EventKind::ActionTaken:
        state.actionsLeft = static_cast<std::uint8_t>(std::max(0, state.actionsLeft - 1));
        return;
    case EventKind::ActionsGained:
        state.actionsLeft = static_cast<std::uint8_t>(state.actionsLeft + event.amount);
        return;
    case EventKind::CardDrawn:
        take(match, seen, event.seat, card, CardPlace::Deck);
        return give(match, seen, event.seat, card, CardPlace::Hand);
    case EventKind::CardDiscarded:
    case EventKind::CardMoved:
        take(match, seen, event.seat, card, event.fromPlace);
        return give(match, seen, event.seat, card, event.toPlace);
    case EventKind::FighterMoved:
    case EventKind::FighterPlaced:
        return stand(seen, event.fighter, event.to);
    case EventKind::FightersSwapped: {
        const SpaceId one = state.fighter(event.fighter).space;
        const SpaceId other = state.fighter(event.target).space;
        stand(seen, event.fighter, other);
        return stand(seen, event.target, one);
    }
    case EventKind::DamageDealt:
        return hurt(seen, event.fighter, state.fighter(event.fighter).health - event.amount);
    case EventKind::HealthRecovered:
        return hurt(seen, event.fighter, state.fighter(event.fighter).health + event.amount);
    case EventKind::HealthSet:
        return hurt(seen, event.fighter, event.amount);
    case EventKind::FighterDefeated:
        hurt(seen, event.fighter, 0);
        state.alive.erase(event.fighter);
        return stand(seen, event.fighter, SpaceId::none());
    case EventKind::FighterReturned:
        hurt(seen, event.fighter, match.fighter(event.fighter).health);
        state.alive.insert(event.fighter);
        return stand(seen, event.fighter, event.to);
    case EventKind::TokenTurned:
        state.seat(event.seat).tokenSide = static_cast<std::uint8_t>(event.index);
        return;
    case EventKind::SideCardTurned:
        state.seat(event.seat).sideCard = static_cast<std::uint8_t>(event.index);
        return;
    case EventKind::SideCardDiscarded:
        state.seat(event.seat).sideCard = SeatState::kNoSide;
        return;
    case EventKind::TurnEnded:
    case EventKind::Exhausted:
    case EventKind::Boosted:
    case EventKind::FighterHeld:
    case EventKind::SchemePlayed:
    case EventKind::AttackDeclared:
    case EventKind::CombatRevealed:
    case EventKind::EffectStarted:
    case EventKind::EffectsCancelled:
    case EventKind::ValueChanged:
    case EventKind::DamagePrevented:
    case EventKind::CombatResolved:
    case EventKind::SpellCast:
    case EventKind::SideCardReturned:
    case EventKind::LineGrew:
    case EventKind::LineCompleted:
    case EventKind::LineDiscarded:
    case EventKind::HandLookedAt:
    case EventKind::CardRevealed:
    case EventKind::CardLookedAt:
    case EventKind::DeckShuffled:
    case EventKind::GameOver:
        return;
    }
}

EventPlayer::EventPlayer(QObject *parent) : QObject(parent) {
    m_timer.setSingleShot(true);
    m_timer.setTimerType(Qt::PreciseTimer);
    connect(&m_timer, &QTimer::timeout, this, &EventPlayer::next);
}

void EventPlayer::play(const EventLog &events) {
    int total = 0;
    for (const Event &event : events)
        total += motionOf(event).milliseconds;
    m_scale = total > kMostInAll ? static_cast<double>(kMostInAll) / total : 1;
    m_queue.assign(events.begin(), events.end());
    m_isPlaying = true;
    next();
}

void EventPlayer::next() {
    while (m_isPlaying) {
        if (m_queue.empty()) {
            m_isPlaying = false;
            Q_EMIT finished();
            return;
        }
        const Event event = std::move(m_queue.front());
        m_queue.pop_front();
        const int duration = static_cast<int>(motionOf(event).milliseconds * m_scale * m_speed);
        Q_EMIT shown(event, duration);
        if (duration > 0) {
            m_timer.start(duration);
            return;
        }
    }
}

void EventPlayer::skip() {
    if (!m_isPlaying)
        return;
    m_timer.stop();
    const double speed = m_speed;
    m_speed = 0;
    next();
    m_speed = speed;
}

void EventPlayer::stop() {
    m_timer.stop();
    m_queue.clear();
    m_isPlaying = false;
}

} // namespace champclos::app

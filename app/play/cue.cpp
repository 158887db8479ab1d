// SPDX-License-Identifier: MIT
#include "app/play/cue.h"

#include <algorithm>

namespace champclos::app {

namespace {

constexpr int kHeavy = 3; ///< damage that is felt

constexpr struct {
    EventKind kind;
    Sound sound;
} kSounds[] = {
    {EventKind::CardDrawn, Sound::Draw},        {EventKind::CardMoved, Sound::Draw},
    {EventKind::LineGrew, Sound::Draw},         {EventKind::LineDiscarded, Sound::Draw},
    {EventKind::Boosted, Sound::Play},          {EventKind::AttackDeclared, Sound::Play},
    {EventKind::CombatRevealed, Sound::Flip},   {EventKind::TokenTurned, Sound::Flip},
    {EventKind::SideCardTurned, Sound::Flip},   {EventKind::SideCardDiscarded, Sound::Draw},
    {EventKind::SideCardReturned, Sound::Draw}, {EventKind::CardRevealed, Sound::Flip},
    {EventKind::CardLookedAt, Sound::Draw},     {EventKind::HandLookedAt, Sound::Draw},
    {EventKind::SchemePlayed, Sound::Scheme},   {EventKind::SpellCast, Sound::Scheme},
    {EventKind::LineCompleted, Sound::Scheme},  {EventKind::FighterPlaced, Sound::Step},
    {EventKind::FighterReturned, Sound::Step},  {EventKind::HealthRecovered, Sound::Heal},
    {EventKind::FighterDefeated, Sound::Fall},
};

bool isHeardBy(SeatSet ears, SeatSet seats) {
    bool isHeard = ears.isEmpty();
    seats.forEach([&](SeatId seat) { isHeard = isHeard || ears.contains(seat); });
    return isHeard;
}

} // namespace

Cue cueOf(const SeenEvent &event, SeatSet ears) {
    switch (event.kind) {
    case EventKind::TurnStarted:
        return {ears.contains(event.seat) ? Sound::Turn : Sound::None};
    case EventKind::CardDiscarded:
        return {event.fromPlace == CardPlace::Combat ? Sound::None : Sound::Draw}; // its combat was heard
    case EventKind::FighterMoved:
        return {Sound::Step, std::max(1, static_cast<int>(event.path.size()))};
    case EventKind::FightersSwapped:
        return {Sound::Step, 2};
    case EventKind::CombatResolved:
        return {event.damage == 0 ? Sound::Block : Sound::None}; // otherwise the blow is heard
    case EventKind::DamageDealt:
        return {event.amount >= kHeavy ? Sound::HeavyBlow : event.amount > 0 ? Sound::Blow : Sound::None};
    case EventKind::GameOver:
        return {event.seats.isEmpty() ? Sound::Turn : isHeardBy(ears, event.seats) ? Sound::Victory : Sound::Defeat};
    default: {
        const auto *found = std::ranges::find(kSounds, event.kind, [](const auto &row) { return row.kind; });
        return {found == std::end(kSounds) ? Sound::None : found->sound};
    }
    }
}

} // namespace champclos::app

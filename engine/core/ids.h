// SPDX-License-Identifier: MIT
//
// The small vocabulary of identifiers: a seat, a fighter, a space, a zone, a card. Each is one byte wide and a type of
// its own, so that a space is never passed for a card. They say which one, never what it is: what a card does is
// content (content.h), where a fighter stands is state (state.h).
#pragma once

#include <cassert>
#include <compare>
#include <cstddef>
#include <cstdint>

namespace champclos {

inline constexpr int kMaxSeats = 4;
inline constexpr int kMaxFightersPerSeat = 8;
inline constexpr int kMaxFighters = kMaxSeats * kMaxFightersPerSeat;
inline constexpr int kMaxCardsPerDeck = 64;
inline constexpr int kMaxSpaces = 128;
inline constexpr int kMaxZones = 16;

/// One byte that names a thing of one kind. `none()` is the value that names nothing.
template <class Tag> class Id {
public:
    constexpr Id() = default;
    constexpr explicit Id(int value) : m_value(static_cast<std::uint8_t>(value)) {}
    static constexpr Id none() { return Id(); }

    constexpr int value() const { return m_value; }
    constexpr bool isNone() const { return m_value == kNone; }
    constexpr explicit operator bool() const { return !isNone(); }
    friend constexpr bool operator==(Id, Id) = default;
    friend constexpr auto operator<=>(Id, Id) = default;

private:
    static constexpr std::uint8_t kNone = 0xFF;
    std::uint8_t m_value = kNone;
};

using SeatId = Id<struct SeatTag>;       ///< 0-based in turn order; people and protocol count from 1
using SpaceId = Id<struct SpaceTag>;     ///< index into Battlefield::spaces
using ZoneId = Id<struct ZoneTag>;       ///< index into Battlefield::zones
using CardId = Id<struct CardTag>;       ///< one physical card of a seat's deck; ids follow the order of the kinds
using CardKind = Id<struct CardKindTag>; ///< index into DeckDef::cards; copies of a card share it
using FighterId = Id<struct FighterTag>; ///< seat * kMaxFightersPerSeat + place within the seat

/// Where an array by id has its entry. The id must name something: whoever may hold none asks first.
template <class Tag> constexpr std::size_t indexOf(Id<Tag> id, int size) {
    assert(id.value() < size);
    (void)size;
    return static_cast<std::size_t>(id.value());
}

constexpr FighterId fighterOf(SeatId seat, int index) { return FighterId(seat.value() * kMaxFightersPerSeat + index); }
constexpr SeatId seatOf(FighterId fighter) { return SeatId(fighter.value() / kMaxFightersPerSeat); }
constexpr int indexInSeat(FighterId fighter) { return fighter.value() % kMaxFightersPerSeat; }

} // namespace champclos

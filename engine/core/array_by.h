// SPDX-License-Identifier: MIT
//
// Arrays and lists with one entry for each seat, fighter, space, card or value of an enumeration, indexed by just that:
// who takes a space for a seat does not compile, and nobody has to turn a name into a number. They hold what std::array
// and std::vector hold.
#pragma once

#include "engine/core/ids.h"

#include <array>
#include <cassert>
#include <cstddef>
#include <type_traits>
#include <vector>

namespace champclos {

/// Where a list with an entry for each value of an enumeration has the one of this value.
template <class Enum>
requires std::is_enum_v<Enum>
constexpr std::size_t indexOf(Enum value, int size) {
    assert(static_cast<int>(value) < size);
    (void)size;
    return static_cast<std::size_t>(value);
}

/// An array with one entry for each thing of a kind, indexed by what names it; by a number only to visit them all.
template <class Key, class T, int Size> struct ArrayBy : std::array<T, Size> {
    using std::array<T, Size>::operator[];
    constexpr T &operator[](Key key) { return (*this)[indexOf(key, Size)]; }
    constexpr const T &operator[](Key key) const { return (*this)[indexOf(key, Size)]; }
};
template <class T> using PerSeat = ArrayBy<SeatId, T, kMaxSeats>;
template <class T> using PerFighter = ArrayBy<FighterId, T, kMaxFighters>;
template <class T> using PerSpace = ArrayBy<SpaceId, T, kMaxSpaces>;
template <class T> using PerZone = ArrayBy<ZoneId, T, kMaxZones>;
template <class T> using PerCard = ArrayBy<CardId, T, kMaxCardsPerDeck>; ///< of one seat
template <class T> using PerKind = ArrayBy<CardKind, T, kMaxCardsPerDeck>;

/// What files and protocols call the values of an enumeration.
template <class Enum, int Size> using EnumNames = ArrayBy<Enum, const char *, Size>;

/// The same of as many things as there are: a list, indexed by what names them.
template <class Key, class T> struct ListBy : std::vector<T> {
    using std::vector<T>::vector;
    using std::vector<T>::operator[];
    T &operator[](Key key) { return (*this)[indexOf(key, static_cast<int>(this->size()))]; }
    const T &operator[](Key key) const { return (*this)[indexOf(key, static_cast<int>(this->size()))]; }
};

} // namespace champclos

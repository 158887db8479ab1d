// SPDX-License-Identifier: MIT
//
// Arrays with one entry for each seat, fighter, space, card or value of an enumeration, indexed by just that: who takes
// a space for a seat does not compile, and nobody has to turn a name into a number. They hold what std::array holds.
#pragma once

#include "engine/core/ids.h"

#include <array>
#include <cassert>
#include <cstddef>
#include <iterator>
#include <type_traits>

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
template <class T> using PerSpace = ArrayBy<SpaceId, T, kMaxSpaces>;

/// The entry of any other list that belongs to an id or to a value of an enumeration.
template <class List, class Key> constexpr auto &entryOf(List &list, Key key) {
    return list[indexOf(key, static_cast<int>(std::size(list)))];
}

} // namespace champclos

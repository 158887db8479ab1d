// SPDX-License-Identifier: MIT
//
// Sets of spaces, zones, cards and fighters as machine words: intersection, union and iteration cost a few
// instructions. Not std::bitset, which cannot iterate its members.
#pragma once

#include "engine/core/ids.h"

#include <bit>
#include <cassert>
#include <cstdint>

namespace champclos {

/// A set of ids held in `Words` words of 64 bits, or in one smaller word.
template <class IdType, class Word, int Words> class IdSet {
public:
    static constexpr int kBitsPerWord = sizeof(Word) * 8;

    constexpr IdSet() = default;
    static constexpr IdSet of(IdType id) {
        IdSet set;
        set.insert(id);
        return set;
    }
    static constexpr IdSet fromWord(Word word) requires(Words == 1) {
        IdSet set;
        set.m_words[0] = word;
        return set;
    }
    constexpr Word word() const requires(Words == 1) { return m_words[0]; }
    constexpr Word wordAt(int index) const { return m_words[index]; }

    constexpr void insert(IdType id) {
        assert(isPossible(id));
        m_words[slot(id)] |= bit(id);
    }
    constexpr void erase(IdType id) {
        assert(isPossible(id));
        m_words[slot(id)] &= static_cast<Word>(~bit(id));
    }
    /// Nothing is in no set: any id may be asked about, also one that names nothing.
    constexpr bool contains(IdType id) const { return isPossible(id) && (m_words[slot(id)] & bit(id)) != 0; }

    constexpr bool isEmpty() const {
        Word all = 0;
        for (Word word : m_words)
            all |= word;
        return all == 0;
    }
    constexpr int size() const {
        int count = 0;
        for (Word word : m_words)
            count += std::popcount(word);
        return count;
    }
    /// The smallest member; the set must not be empty.
    constexpr IdType first() const {
        for (int index = 0; index < Words - 1; ++index)
            if (m_words[index] != 0)
                return IdType(index * kBitsPerWord + std::countr_zero(m_words[index]));
        return IdType((Words - 1) * kBitsPerWord + std::countr_zero(m_words[Words - 1]));
    }
    /// The n-th smallest member, counted from 0; the set must hold more than n.
    constexpr IdType nth(int n) const {
        IdSet rest = *this;
        while (n-- > 0)
            rest.erase(rest.first());
        return rest.first();
    }

    constexpr IdSet &operator|=(const IdSet &other) {
        for (int index = 0; index < Words; ++index)
            m_words[index] |= other.m_words[index];
        return *this;
    }
    constexpr IdSet &operator&=(const IdSet &other) {
        for (int index = 0; index < Words; ++index)
            m_words[index] &= other.m_words[index];
        return *this;
    }
    /// Removes the members of `other`.
    constexpr IdSet &operator-=(const IdSet &other) {
        for (int index = 0; index < Words; ++index)
            m_words[index] &= static_cast<Word>(~other.m_words[index]);
        return *this;
    }
    friend constexpr IdSet operator|(IdSet left, const IdSet &right) { return left |= right; }
    friend constexpr IdSet operator&(IdSet left, const IdSet &right) { return left &= right; }
    friend constexpr IdSet operator-(IdSet left, const IdSet &right) { return left -= right; }
    friend constexpr bool operator==(const IdSet &, const IdSet &) = default;

    constexpr bool intersects(const IdSet &other) const { return !(*this & other).isEmpty(); }

    /// Calls `visit` with each member, smallest first.
    template <class Visit> constexpr void forEach(Visit visit) const {
        for (int index = 0; index < Words; ++index)
            for (Word word = m_words[index]; word != 0; word &= static_cast<Word>(word - 1))
                visit(IdType(index * kBitsPerWord + std::countr_zero(word)));
    }

private:
    static constexpr bool isPossible(IdType id) { return id.value() < Words * kBitsPerWord; }
    static constexpr int slot(IdType id) { return Words == 1 ? 0 : id.value() / kBitsPerWord; }
    static constexpr Word bit(IdType id) { return static_cast<Word>(Word(1) << (id.value() % kBitsPerWord)); }

    Word m_words[Words] = {};
};

using SpaceSet = IdSet<SpaceId, std::uint64_t, 2>;
using ZoneSet = IdSet<ZoneId, std::uint16_t, 1>;
using CardSet = IdSet<CardId, std::uint64_t, 1>;
using FighterSet = IdSet<FighterId, std::uint32_t, 1>;
using SeatSet = IdSet<SeatId, std::uint8_t, 1>;

static_assert(sizeof(SpaceSet) * 8 == kMaxSpaces);
static_assert(sizeof(ZoneSet) * 8 == kMaxZones);
static_assert(sizeof(CardSet) * 8 == kMaxCardsPerDeck);
static_assert(sizeof(FighterSet) * 8 == kMaxFighters);

} // namespace champclos

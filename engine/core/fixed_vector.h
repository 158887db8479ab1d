// SPDX-License-Identifier: MIT
//
// A list of at most `Capacity` items that lives where it is declared: trivially copyable, never allocates. For small
// things inside a GameState and for buffers that a caller lends. Not a general container: items must be trivial.
#pragma once

#include <cassert>
#include <cstdint>
#include <type_traits>

namespace champclos {

template <class T, int Capacity> class FixedVector {
    static_assert(std::is_trivially_copyable_v<T>);
    using Size = std::conditional_t<(Capacity < 256), std::uint8_t, std::uint32_t>;

public:
    static constexpr int capacity() { return Capacity; }
    constexpr int size() const { return m_size; }
    constexpr bool isEmpty() const { return m_size == 0; }
    constexpr bool isFull() const { return m_size == Capacity; }

    constexpr T &operator[](int index) {
        assert(index >= 0 && index < m_size);
        return m_items[index];
    }
    constexpr const T &operator[](int index) const {
        assert(index >= 0 && index < m_size);
        return m_items[index];
    }
    constexpr T &back() { return (*this)[m_size - 1]; }
    constexpr const T &back() const { return (*this)[m_size - 1]; }
    constexpr T *begin() { return m_items; }
    constexpr T *end() { return m_items + m_size; }
    constexpr const T *begin() const { return m_items; }
    constexpr const T *end() const { return m_items + m_size; }

    constexpr void clear() { m_size = 0; }
    constexpr void push(const T &item) {
        assert(!isFull());
        m_items[m_size++] = item;
    }
    constexpr T pop() {
        assert(!isEmpty());
        return m_items[--m_size];
    }
    constexpr void insert(int index, const T &item) {
        assert(!isFull() && index >= 0 && index <= m_size);
        for (int place = m_size; place > index; --place)
            m_items[place] = m_items[place - 1];
        m_items[index] = item;
        ++m_size;
    }
    /// Removes the item at `index`, keeping the order of the others.
    constexpr T removeAt(int index) {
        const T item = (*this)[index];
        for (int place = index + 1; place < m_size; ++place)
            m_items[place - 1] = m_items[place];
        --m_size;
        return item;
    }
    /// The place of `item`, or -1.
    constexpr int indexOf(const T &item) const {
        for (int index = 0; index < m_size; ++index)
            if (m_items[index] == item)
                return index;
        return -1;
    }
    friend constexpr bool operator==(const FixedVector &left, const FixedVector &right) {
        if (left.m_size != right.m_size)
            return false;
        for (int index = 0; index < left.m_size; ++index)
            if (!(left.m_items[index] == right.m_items[index]))
                return false;
        return true;
    }

private:
    T m_items[Capacity] = {};
    Size m_size = 0;
};

} // namespace champclos

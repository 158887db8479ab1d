// SPDX-License-Identifier: MIT
//
// Decisions and the answers to them. A Decision says who must answer what kind of question; an Action is one answer, in
// eight bytes that order and compare. What answers are legal is for rules/game.h to say; how they are spelled is in
// rules/action_text.h.
#pragma once

#include "engine/core/array_by.h"
#include "engine/core/bitset.h"
#include "engine/core/ids.h"

#include <bit>
#include <cassert>
#include <compare>
#include <cstdint>
#include <cstring>

namespace champclos {

enum class DecisionKind : std::uint8_t {
    None,            ///< the game is over
    ChooseAction,    ///< T2
    ChooseBoost,     ///< M1, and boosts of an attack
    ChooseMove,      ///< M2, and effects that move
    ChoosePlacement, ///< S3, F4, M5
    ChooseDefense,   ///< A3
    ChooseDiscard,   ///< T3, and effects that discard
    ChooseCard,
    ChooseFighter,
    ChooseSpace,
    ChooseOption,
    ChooseYesNo,
};
inline constexpr int kDecisionKinds = 12;
inline constexpr EnumNames<DecisionKind, kDecisionKinds> kDecisionKindNames = {
    "none",          "chooseAction", "chooseBoost",   "chooseMove",  "choosePlacement", "chooseDefense",
    "chooseDiscard", "chooseCard",   "chooseFighter", "chooseSpace", "chooseOption",    "chooseYesNo"};

struct Decision {
    DecisionKind kind = DecisionKind::None;
    SeatId seat; ///< who must answer
    friend bool operator==(const Decision &, const Decision &) = default;
};

enum class ActionKind : std::uint8_t {
    Maneuver,
    Scheme,  ///< card by fighter
    Attack,  ///< fighter x target with card
    Boost,   ///< card, or none
    Move,    ///< fighter > space
    Place,   ///< fighter > space
    Defend,  ///< card, or none
    Discard, ///< card
    Card,    ///< card
    Fighter, ///< fighter
    Space,   ///< space
    Option,  ///< number of the option
    Done,
    Yes,
    No,
    Concede, ///< V4: `owner` gives the game up; never an answer, so never among the legal actions
};

struct Action {
    ActionKind kind{};
    FighterId fighter;
    FighterId target;
    SpaceId space;
    CardKind card;
    SeatId owner; ///< whose deck `card` belongs to
    std::uint8_t option = 0;
    std::uint8_t unused = 0; ///< keeps the eight bytes free of padding
    friend bool operator==(const Action &, const Action &) = default;
    friend auto operator<=>(const Action &, const Action &) = default;
};
static_assert(sizeof(Action) == 8);

/// Enough for any decision: every fighter of a seat x every opposing fighter x every kind of card, or every fighter on
/// every space.
inline constexpr int kMaxActions =
    kMaxFightersPerSeat * 2 * kMaxFightersPerSeat * kMaxCardsPerDeck + kMaxFightersPerSeat * kMaxCardsPerDeck + 1;

/// The buffer that a caller of legalActions lends. Like a FixedVector, but its many places are not initialised: making
/// one costs nothing.
class ActionList {
public:
    ActionList() {} // NOLINT: leaves the places as they are
    int size() const { return m_size; }
    bool isEmpty() const { return m_size == 0; }
    const Action &operator[](int index) const {
        assert(index >= 0 && index < m_size);
        return m_items[index];
    }
    const Action *begin() const { return m_items; }
    const Action *end() const { return m_items + m_size; }
    void clear() { m_size = 0; }
    void push(const Action &action) {
        assert(m_size < kMaxActions);
        m_items[m_size++] = action;
    }
    /// One action for each space: `pattern` with that space. The most frequent run by far, so it is written in whole
    /// words and counted once.
    void pushForSpaces(const Action &pattern, const SpaceSet &spaces) {
        const auto word = std::bit_cast<std::uint64_t>(pattern);
        Action *out = m_items + m_size;
        spaces.forEach([&](SpaceId space) {
            std::memcpy(static_cast<void *>(out), &word, sizeof word);
            out->space = space;
            ++out;
        });
        m_size = static_cast<int>(out - m_items);
        assert(m_size <= kMaxActions);
    }

private:
    union {
        Action m_items[kMaxActions];
    };
    int m_size = 0;
};

} // namespace champclos

// SPDX-License-Identifier: MIT
//
// What one player gets to see at one moment, in kinds of cards: copies cannot be told apart. Two views are equal if
// and only if the player cannot tell them apart. To compare what observe() shows of two games; it hides nothing itself.
#pragma once

#include "engine/core/event.h"
#include "engine/core/observation.h"

#include <array>
#include <string>
#include <vector>

namespace champclos::test {

struct View {
    using Counts = std::array<std::uint8_t, kMaxCardsPerDeck>; ///< by kind

    Observation seen;                    ///< every card is the first of its kind; hands and knowledge are below
    std::array<Counts, kMaxSeats> hands; ///< what is shown
    std::array<Counts, kMaxSeats> known; ///< beyond that: known to be in a hand or face down
    friend bool operator==(const View &, const View &) = default;
};

View viewOf(const Match &match, const GameState &state, SeatId viewer);

/// In which respect two observations differ that are not equal; equal views differ in nothing but copies.
std::string differenceOf(const View &one, const View &other);

/// The events as this player hears of them, as text.
std::vector<std::string> eventsFor(const Match &match, const EventLog &events, SeatId viewer);
bool isShownTo(const Event &event, SeatId viewer); ///< which card it was

} // namespace champclos::test

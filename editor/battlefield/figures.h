// SPDX-License-Identifier: MIT
//
// The numbers that matter about a board. Distances come from the engine's tables; whether somebody can strike in the
// first turn is found out by playing it with the four verbs. Nothing here knows a rule.
#pragma once

#include "engine/core/battlefield.h"
#include "engine/core/bitset.h"
#include "engine/core/content.h"

#include <vector>

namespace champclos::editor {

struct StartDistance {
    int from = 1; ///< start numbers
    int to = 2;
    int steps = -1; ///< below 0: no way
    friend bool operator==(const StartDistance &, const StartDistance &) = default;
};

struct BoardFigures {
    int spaces = 0;
    int lines = 0;
    int zones = 0;
    std::vector<int> zoneSizes;
    std::vector<StartDistance> distances; ///< each start to the next team's, the first to the second first
    SpaceSet chokePoints;                 ///< without one of these, the way from one part to another is cut
    friend bool operator==(const BoardFigures &, const BoardFigures &) = default;
};
BoardFigures boardFigures(const Battlefield &board);

/// Spaces whose loss would leave the rest in more pieces than before.
SpaceSet chokePoints(const Battlefield &board);

/// How many of the decks, going first, can attack somebody in their first turn.
struct FirstStrike {
    int decks = 0;        ///< asked
    int withoutBoost = 0; ///< can after a plain maneuver
    int withBoost = 0;    ///< can after a maneuver with a card of the first hand at the latest
    friend bool operator==(const FirstStrike &, const FirstStrike &) = default;
};
/// The board must have no errors. Every deck meets the next of the list.
FirstStrike firstStrike(const Battlefield &board, const std::vector<DeckDef> &decks);

} // namespace champclos::editor

// SPDX-License-Identifier: MIT
//
// What an instruction says, by name. An Op (core/program.h) is packed: what never stands in one sentence shares a
// field. Which field that is, is said here and nowhere else; the compiler writes and the verbs read through these
// names.
#pragma once

#include "engine/core/program.h"

#include <string_view>

namespace champclos {

// Control.
inline std::uint8_t &conditionOf(Op &op) { return op.amount; }
inline std::uint8_t conditionOf(const Op &op) { return op.amount; }
inline std::uint8_t &priceLength(Op &op) { return op.count; } ///< how many of the next instructions are a price
inline std::uint8_t priceLength(const Op &op) { return op.count; }
inline std::uint8_t &optionCount(Op &op) { return op.others; }
inline std::uint8_t optionCount(const Op &op) { return op.others; }

// Fighters.
inline std::uint8_t &partnersOf(Op &op) { return op.others; } ///< selector: with whom they swap
inline std::uint8_t partnersOf(const Op &op) { return op.others; }
inline std::uint8_t &returningFighter(Op &op) { return op.count; } ///< index into DeckDef::fighters
inline std::uint8_t returningFighter(const Op &op) { return op.count; }

// Cards.
inline CardsRef cardsOf(const Op &op) { return static_cast<CardsRef>(op.fighters); }
inline void setCards(Op &op, CardsRef cards) { op.fighters = static_cast<std::uint8_t>(cards); }
inline PlaceRef sourceOf(const Op &op) { return static_cast<PlaceRef>(op.others); }
inline void setSource(Op &op, PlaceRef place) { op.others = static_cast<std::uint8_t>(place); }
inline PlaceRef targetOf(const Op &op) { return static_cast<PlaceRef>(op.spaces); }
inline void setTarget(Op &op, PlaceRef place) { op.spaces = static_cast<std::uint8_t>(place); }
inline std::uint8_t &tagOf(Op &op) { return op.amount; }
inline std::uint8_t tagOf(const Op &op) { return op.amount; }
inline std::uint8_t &searchedCard(Op &op) { return op.count; } ///< index into DeckDef::cards
inline std::uint8_t searchedCard(const Op &op) { return op.count; }
inline std::uint8_t &takenCount(Op &op) { return op.others; } ///< of cards looked at, how many go into the hand
inline std::uint8_t takenCount(const Op &op) { return op.others; }

// Flags.
inline void setFlag(Op &op, std::string_view key) { (key == "held" ? op.flagB : op.flagA) = true; }
inline bool isUpTo(const Op &op) { return op.flagA; }
inline bool isThrough(const Op &op) { return op.flagA; }
inline bool isElsewhere(const Op &op) { return op.flagA; } ///< in an empty or another space: not the one it is in
inline bool isAll(const Op &op) { return op.flagA; }
inline bool isFree(const Op &op) { return op.flagA; }
inline bool isRandom(const Op &op) { return op.flagA; }
inline bool isRevealed(const Op &op) { return op.flagA; }
inline void setRevealed(Op &op) { op.flagA = true; }
inline bool addsToPicked(const Op &op) { return op.flagA; } ///< whom the choice before has picked stays picked
inline void setAddsToPicked(Op &op, bool adds) { op.flagA = adds; }
inline bool isHeld(const Op &op) { return op.flagB; }
inline bool isOnlyUnheld(const Op &op) { return op.flagB; } ///< only who may leave its space
inline void setOnlyUnheld(Op &op) { op.flagB = true; }

} // namespace champclos

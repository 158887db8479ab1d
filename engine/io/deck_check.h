// SPDX-License-Identifier: MIT
//
// What is wrong with a deck as such, whether it was read from a file or is being written in the workshop: the loader,
// the linter and the editor's list of problems ask here. Paths are those of the file, places in a text are not known
// here. The sentences of its cards are passed on to term_check.h and flow_check.h.
#pragma once

#include "engine/core/content.h"
#include "engine/io/diagnostic.h"

namespace champclos::io {

/// What a number in a deck file may be.
struct NumberRange {
    int least = 0;
    int most = 0;
};
inline constexpr NumberRange kMoveRange = {0, 9};
inline constexpr NumberRange kHealthRange = {1, 99};
inline constexpr NumberRange kCountRange = {1, 8};
inline constexpr NumberRange kValueRange = {0, 20};
inline constexpr NumberRange kBoostRange = {0, 9};
inline constexpr NumberRange kCopiesRange = {1, 30};
inline constexpr NumberRange kSyllableRange = {1, 20};
inline constexpr NumberRange kSyllableGoalRange = {1, 40};

inline constexpr int kCardsInDeck = 30;
inline constexpr int kMaxDeckParts = 15;      ///< abilities, tags, ingredients, spells, side cards
inline constexpr int kMaxAbilitiesAtOnce = 7; ///< of one moment
inline constexpr std::size_t kMaxTitleLength = 60;
inline constexpr std::size_t kMaxSignatureLength = 120; ///< author, licence
inline constexpr std::size_t kMaxNoteLength = 1000;

/// Reports every problem.
void check(const DeckDef &deck, Diagnostics &diagnostics);

} // namespace champclos::io

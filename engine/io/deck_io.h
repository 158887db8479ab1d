// SPDX-License-Identifier: MIT
//
// Decks as files: JSON to DeckDef and back. Reading reports everything that is wrong in one pass; writing is canonical,
// so that a file that was read and not changed is written byte for byte the same. What is wrong with a deck as such,
// file or not, is asked in deck_check.h; the sentences of cards are read by term_io.h.
#pragma once

#include "engine/core/array_by.h"
#include "engine/core/content.h"
#include "engine/io/content_reader.h"

#include <optional>
#include <string>
#include <string_view>

namespace champclos::io {

inline constexpr std::string_view kDeckFormat = "champclos-deck";
inline constexpr int kDeckVersion = 2; ///< 1 had no pictures; a deck without any is still written as that
inline constexpr std::size_t kMaxDeckBytes = std::size_t(256) << 10; ///< without its pictures

inline constexpr KeyRule kDeckKeys[] = {
    {"format"},
    {"version"},
    {"id"},
    {"name"},
    {"author"},
    {"licence"},
    {"colours", Presence::Optional},
    {"back", Presence::Optional},
    {"move"},
    {"fighters"},
    {"abilities", Presence::Optional},
    {"token", Presence::Optional},
    {"sideDeck", Presence::Optional},
    {"pile", Presence::Optional},
    {"tags", Presence::Optional},
    {"cards"},
    {"pictures", Presence::Optional},
};
inline constexpr KeyRule kNounKeys[] = {
    {"name"},
    {"plural", Presence::Optional},
    {"article", Presence::Optional},
    {"gender", Presence::Optional},
    {"isPlural", Presence::Optional},
    {"isAspirated", Presence::Optional},
    {"genitive", Presence::Optional},
    {"definite", Presence::Optional},
    {"oblique", Presence::Optional},
    {"definitePlural", Presence::Optional},
    {"dativePlural", Presence::Optional},
};
inline constexpr KeyRule kFighterKeys[] = {
    {"id"},
    {"role"},
    {"name"},
    {"health"},
    {"maxHealth", Presence::Optional},
    {"attack"},
    {"count", Presence::Optional},
    {"emblem", Presence::Optional},
    {"picture", Presence::Optional},
};
inline constexpr KeyRule kColoursKeys[] = {{"field"}, {"charge"}};
inline constexpr KeyRule kTriggeredKeys[] = {{"when"}, {"do"}};
inline constexpr KeyRule kContinuousKeys[] = {
    {"modify"},
    {"by", Presence::Optional},
    {"fighter", Presence::Optional},
    {"while", Presence::Optional},
};
inline constexpr KeyRule kTokenKeys[] = {
    {"id"}, {"name"}, {"fighter", Presence::Optional}, {"sides"}, {"first", Presence::Optional},
};
inline constexpr KeyRule kNamedKeys[] = {{"id"}, {"name"}}; ///< sides, ingredients, tags
inline constexpr KeyRule kSideDeckKeys[] = {{"id"}, {"name"}, {"cards"}};
inline constexpr KeyRule kSideCardKeys[] = {{"id"}, {"name"}, {"abilities"}};
inline constexpr KeyRule kPileKeys[] = {
    {"id"},
    {"name"},
    {"takes"},
    {"ingredients", Presence::Optional},
    {"spells", Presence::Optional},
    {"syllableGoal", Presence::Optional},
};
inline constexpr KeyRule kSpellKeys[] = {{"id"}, {"name"}, {"needs"}, {"do"}};
inline constexpr KeyRule kCardKeys[] = {
    {"id"},
    {"name"},
    {"type"},
    {"value", Presence::Optional},
    {"boost", Presence::Optional}, ///< left out: the card has none
    {"copies"},
    {"playedBy", Presence::Optional},
    {"tags", Presence::Optional},
    {"ingredient", Presence::Optional},
    {"syllables", Presence::Optional},
    {"immediately", Presence::Optional},
    {"during", Presence::Optional},
    {"after", Presence::Optional},
    {"effect", Presence::Optional},
    {"completion", Presence::Optional},
    {"note", Presence::Optional},
    {"picture", Presence::Optional},
};
/// Under which key of a card the sentence of each Timing stands.
inline constexpr EnumNames<Timing, kTimings> kWindowKeys = {"immediately", "during", "after", "effect", "completion"};
inline constexpr EnumNames<PileDef::Takes, 2> kTakesNames = {"everyCard", "combatCards"};

/// The deck, if the text has no error; warnings do not prevent it. Reports everything, in the order of the text.
std::optional<DeckDef> readDeck(std::string_view text, Diagnostics &diagnostics);
/// For the workshop: the deck even if it cannot be played yet (copies that do not add up, a card twice ...), as long as
/// each part of the text could be understood.
std::optional<DeckDef> readDeckDraft(std::string_view text, Diagnostics &diagnostics);
/// What is left of a deck whose text has mistakes: each part that could not be understood is empty. Nothing if the text
/// is no deck at all.
std::optional<DeckDef> readDeckRemains(std::string_view text, Diagnostics &diagnostics);
/// The same from a file.
std::optional<DeckDef> loadDeck(const std::string &path, Diagnostics &diagnostics);
std::optional<DeckDef> loadDeckDraft(const std::string &path, Diagnostics &diagnostics);

struct DeckResult {
    std::optional<DeckDef> deck; ///< if there was no error
    Diagnostics diagnostics;
};
DeckResult readDeck(std::string_view text, const std::string &fileName);

/// The same deck as the program draws it: games do not depend on pictures.
DeckDef withoutPictures(DeckDef deck);

JsonValue toJson(const DeckDef &deck);
JsonValue toJson(const LocalizedNoun &noun);
std::string writeDeck(const DeckDef &deck);
bool saveDeck(const std::string &path, const DeckDef &deck, Diagnostics &diagnostics);

} // namespace champclos::io

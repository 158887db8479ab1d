// SPDX-License-Identifier: MIT
//
// The plain fields of a deck (names, numbers, choices) by the path that diagnostics use, so that one kind of field on a
// page edits all of them and a problem leads to its field. Also what has to follow when a field changes: ids follow
// names, references follow ids, grammar is filled in beforehand. Effects are in deck_slots.h.
#pragma once

#include "editor/deck/document/deck_path.h"
#include "engine/core/content.h"

#include <QVariant>

#include <span>
#include <string>
#include <variant>
#include <vector>

namespace champclos::editor {

/// One of a fixed list of words.
struct ChoiceRef {
    unsigned char *value = nullptr;
    std::span<const char *const> names;
};
using FieldRef = std::variant<std::monostate, std::string *, int *, std::optional<int> *, bool *, ChoiceRef,
                              std::vector<std::string> *>;

/// Nothing (monostate) if the deck has no such field.
FieldRef findField(DeckDef &deck, const std::string &path);
/// Text, number (an empty text where there is none), bool, the word of a choice, or a list of ids; invalid if there is
/// no such field.
QVariant fieldValue(const DeckDef &deck, const std::string &path);
/// With all that follows from it. False if there is no such field or the value does not fit its type.
bool setField(DeckDef &deck, const std::string &path, const QVariant &value);

/// Lists: "fighters", "cards", "tags", "abilities", "pile.ingredients", "pile.spells", "sideDeck.cards", abilities of a
/// side card. -1 if there is no such list.
int listSize(const DeckDef &deck, const std::string &list);
bool addEntry(DeckDef &deck, const std::string &list);              ///< at the end, ready to be filled in
bool insertCopy(DeckDef &deck, const std::string &list, int index); ///< behind the original, with an id of its own
bool removeEntry(DeckDef &deck, const std::string &list, int index);
bool moveEntry(DeckDef &deck, const std::string &list, int from, int to);
/// "token", "sideDeck", "pile", "pile.ingredients", "pile.syllableGoal", "colours": what a deck may have or not.
bool hasPart(const DeckDef &deck, const std::string &part);
bool setPart(DeckDef &deck, const std::string &part, bool isWanted);

/// A new deck: one hero without a name, no cards.
DeckDef emptyDeck();

/// "Heavy Blow" as "heavy-blow"; accents are taken off. Empty if nothing is left.
std::string idFrom(const std::string &name);
/// `wish`, or with a number if it is taken or empty.
std::string freeId(const std::string &wish, const std::string &fallback, const std::vector<std::string> &taken);
/// Forms that a language's rule of thumb makes, for fields that are still empty. Nothing that has been typed changes.
void fillGrammar(Noun &noun, Language language, bool comesInNumbers);
std::string pluralGuess(const std::string &name, Language language);

} // namespace champclos::editor

// SPDX-License-Identifier: MIT
//
// The sentences of a deck as slots that can be filled: what stands at a path, which sort of word may stand there, and
// the few operations from which every edit of a sentence is made. Driven by the vocabulary table alone; it knows no
// word by name but the three that files write without their key. Whether a filling makes sense is asked elsewhere.
#pragma once

#include "engine/core/content.h"
#include "engine/effects/vocabulary.h"

#include <optional>
#include <string>
#include <vector>

namespace champclos::editor {

/// A place of a sentence. A list of statements, a statement or the place after the last one, an operand or the one word
/// of an ability's amount or condition.
struct Slot {
    Sort sort{};             ///< of what may stand here
    Block *list = nullptr;   ///< where words stand; of a list of statements, the list itself
    int index = -1;          ///< in `list`; its size for the place after the last; -1 for the list as a whole
    Term *owner = nullptr;   ///< the word whose operand this is, or null
    int operandIndex = -1;   ///< of `owner`
    Block *option = nullptr; ///< one alternative of a choice
    bool isRequired = true;

    Argument *argument() const;
    const Operand *operand() const;
    Term *term() const; ///< the word that stands here, or null
    bool isEmpty() const;
};

/// Nothing if the deck has no such place.
std::optional<Slot> findSlot(DeckDef &deck, const std::string &path);
std::optional<Slot> findSlot(const DeckDef &deck, const std::string &path); ///< for reading only

/// A word with its operands open, save numbers, which start as 1, and lists, which start empty.
Term freshTerm(Word word);
Term numberTerm(int number);
/// A word of its own for a fighter's id: Named, NamedGroup.
bool isBareName(Word word);
Term nameTerm(Word word, const std::string &name);

/// The ids that a name operand may hold in this deck.
std::vector<std::string> namesFor(const DeckDef &deck, Sort sort);

/// False if there is no such place or the sort is another one; then nothing has changed.
bool put(DeckDef &deck, const std::string &path, Term term);
bool putName(DeckDef &deck, const std::string &path, const std::string &name);
bool putNumber(DeckDef &deck, const std::string &path, int number);
bool putFlag(DeckDef &deck, const std::string &path, bool isSet);
/// Empties an operand, removes a statement, an alternative or a whole list.
bool remove(DeckDef &deck, const std::string &path);
/// A statement one place up or down in its list, or out of it, before or after what holds the list. Gives its new path.
std::optional<std::string> moveStatement(DeckDef &deck, const std::string &path, int by);
std::optional<std::string> moveStatementTo(DeckDef &deck, const std::string &from, const std::string &to);
/// Puts `word` in place of a statement, which moves into the word's first list.
bool wrapStatement(DeckDef &deck, const std::string &path, Word word);
/// The reverse: what the lists of a statement hold takes its place.
bool unwrapStatement(DeckDef &deck, const std::string &path);
bool addOption(DeckDef &deck, const std::string &path);

/// Every list of statements, and every amount and condition of an ability, by its path. Empty windows of cards too.
std::vector<std::string> sentencePaths(const DeckDef &deck);
/// The first place at or below `path` that must be filled and is not; empty if there is none.
std::string firstOpenSlot(const DeckDef &deck, const std::string &path);
/// Calls `visit(Term &)` for every word of the deck.
template <class Visit> void forEachTerm(Block &block, const Visit &visit) {
    for (Term &term : block) {
        visit(term);
        for (Argument &argument : term.arguments) {
            forEachTerm(argument.terms, visit);
            for (Block &option : argument.options)
                forEachTerm(option, visit);
        }
    }
}
std::vector<Block *> blocksOf(DeckDef &deck);

} // namespace champclos::editor

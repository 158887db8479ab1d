// SPDX-License-Identifier: MIT
//
// Fighters, players, cards, places, spaces, amounts and conditions of the vocabulary as phrases: the parts that the
// statements in sentences.h are made of. One function for each sort of word, driven by templates of the .ts files.
#pragma once

#include "engine/core/content.h"
#include "engine/effects/vocabulary.h"
#include "engine/text/noun.h"

#include <optional>
#include <string>

namespace champclos::text {

/// What has been said so far, as far as later words refer to it.
struct Discourse {
    const Term *previous = nullptr;  ///< the statement or condition just before
    std::optional<Word> cardNamedBy; ///< which statement said what "that card" is
    int chosenSpaces = 0;
    bool hasDrawn = false;            ///< you drew in this effect: another card is "1 more card"
    std::optional<CardType> cardType; ///< of the card that speaks
    bool isAttack = false;            ///< before the damage of a combat: you may be the one who attacks
    bool isDefense = false;           ///< … or who defends
    std::optional<NounPhrase> owner;  ///< whose card it is, where somebody else reads it: not "your hand"
};

/// How a group of fighters is meant.
enum class Use : unsigned char {
    Affected, ///< each of them, one of them
    Near,     ///< in conditions and places: any of them will do
    Counted,  ///< all together: "your fighters"
    None,     ///< "none of your fighters"
};

enum class Relation : unsigned char { In, From, Into };

/// What is said of a space besides where it is.
struct SpaceWords {
    bool isEmpty = false;
    bool isOther = false;
    bool isAny = true;         ///< "any space"; otherwise "a space"
    const Term *who = nullptr; ///< who is put there: "in its zone"
};

struct AmountPhrase {
    std::optional<int> number; ///< a plain number
    bool isThatMany = false;
    std::string per;  ///< "for each VOYAGE card in your discard pile"
    NounPhrase equal; ///< "the number of VOYAGE cards in your discard pile"
};

class Phrases {
public:
    Phrases(const DeckDef &deck, Language language) : m_deck(deck), m_language(language) {}

    Language language() const { return m_language; }
    const DeckDef &deck() const { return m_deck; }
    Discourse &discourse() { return m_discourse; }
    const Discourse &discourse() const { return m_discourse; }

    NounPhrase fighters(const Term &term, Use use = Use::Affected) const;
    NounPhrase named(const std::string &fighter) const;
    NounPhrase player(const Term &term) const;
    NounPhrase hand(const Term &player) const;
    NounPhrase cards(const Term &term) const;
    NounPhrase upToCards(int count, const Term &place) const; ///< "up to 3 cards from your hand"
    std::string place(const Term &term, Relation relation) const;
    NounPhrase space(const Term &term, const SpaceWords &words) const;
    AmountPhrase amount(const Term &term) const;
    std::string condition(const Term &term, const std::string &adverb = {}) const;
    std::string denial(const Term &condition) const; ///< that it does not hold
    bool isThatCardJustNamed() const;
    bool isOpposingCardNamed() const;
    /// "you won the combat and the opposing fighter is a hero"
    std::string bothConditions(const std::string &one, const std::string &other) const;

    Filling filled(const NounPhrase &phrase) const { return filling(phrase, m_language); }
    Filling filled(const Noun &noun) const { return filling(noun, m_language); }
    Filling filled(int n) const { return number(n, m_language); }
    std::string translated(const char *context, const char *source) const;
    std::string filledIn(const char *context, const char *source, const Slots &holes, int form = 0,
                         const std::string &adverb = {}) const;
    NounPhrase phrase(const char *context, const char *source, const Slots &holes = {}) const;

    const FighterDef *fighterDef(const std::string &id) const;
    const Noun &token() const;
    std::optional<NounPhrase> tokenHolder() const; ///< the fighter whose state the token tells, if it has one
    const Noun &sideCard() const;
    const Noun &pile() const;
    std::string sideName(const std::string &id) const;
    std::string tagName(const std::string &id) const;
    std::string quotedCard(const std::string &id) const;

private:
    NounPhrase group(const Term &selector, const Term &group, Use use) const;
    NounPhrase withModifiers(NounPhrase head, const Term &selector) const;
    NounPhrase hero() const;
    std::string predicate(const Term &term) const;
    const char *sideIs(const std::string &side, Slots &holes) const;
    AmountPhrase cardsIn(const Term &term) const;

    const DeckDef &m_deck;
    Language m_language;
    Discourse m_discourse;
};

bool hasFlag(const Term &term, std::string_view key);
/// False for a sentence under construction: something that must be said is missing. It is written as an ellipsis.
bool isComplete(const Term &term);

} // namespace champclos::text

// SPDX-License-Identifier: MIT
//
// Statements, abilities and spells as sentences. Each word has its templates; this joins them as an editor would: what
// belongs together in one sentence, "instead" where two branches differ by a number, no infinitive where none can be.
// It treats all decks alike: idioms are about words of the vocabulary, never about a card.
#pragma once

#include "engine/text/phrases.h"

namespace champclos::text {

class Sentences {
public:
    Sentences(const DeckDef &deck, Language language) : m_phrases(deck, language) {}

    /// The statements of one effect as finished text. The effects of one card are told in order: a later one may speak
    /// of the card that an earlier one named.
    std::string effect(const Block &block);
    /// Statements from the middle of an effect by themselves: what was named before them stays named.
    std::string part(const Block &block);
    /// An effect as it goes on after a colon: without a capital, except in German.
    std::string runningEffect(const Block &block);
    std::string ability(const AbilityDef &ability);
    std::string runningAbility(const AbilityDef &ability);

    Phrases &phrases() { return m_phrases; }

private:
    /// How a statement is needed.
    enum class Mode : std::uint8_t {
        Main,            ///< as a sentence
        After,           ///< after a clause or an adverb: "If …, draw"
        Infinitive,      ///< after "you may"
        TheirInfinitive, ///< after "your opponent may"
    };

    std::string block(const Block &block, const std::string &adverb = {});
    std::string joined(const Block &block, Mode mode, const std::string &adverb = {});
    std::string clause(const Term &term, Mode mode, const std::string &adverb = {});

    // sentences_control.cpp
    std::string ifClause(const Term &term, Mode mode, const std::string &adverb);
    std::string mayClause(const Term &term, Mode mode, const std::string &adverb);
    std::string chooseClause(const Term &term, Mode mode, const std::string &adverb);
    std::string optionList(const Term &term);
    std::string triggered(const AbilityDef &ability);
    std::string continuous(const AbilityDef &ability);

    // statements.cpp
    std::string cardStatement(const Term &term, Mode mode, const std::string &adverb);
    std::string fighterStatement(const Term &term, Mode mode, const std::string &adverb);
    std::string combatStatement(const Term &term, Mode mode, const std::string &adverb);
    std::string pileStatement(const Term &term, Mode mode, const std::string &adverb);
    std::string put(const Term &term, Mode mode, const std::string &adverb);
    std::string putting(const Term &term, Mode mode, const std::string &adverb);
    std::string chooseFromHand(const Term &term, Mode mode, const std::string &adverb);
    std::string returned(const Term &term, Mode mode, const std::string &adverb);
    std::string swapped(const Term &term, Slots holes, Mode mode, const std::string &adverb);
    std::string amountOf(const AmountPhrase &amount, const char *unit, const char *thatMany) const;

    /// A statement's template in the form that the mode asks for. `subject`: somebody else does it.
    std::string command(const char *source, const Slots &holes, Mode mode, const std::string &adverb) const;
    std::string statement(const char *source, const Slots &holes, Mode mode, const std::string &adverb) const;
    std::string byPlayer(const Term &term, const char *source, Slots holes, Mode mode, const std::string &adverb) const;

    Filling fillingOf(const Block &block, Mode mode);
    std::string started(const std::string &sentence);
    bool isCommand(const Term &term) const;
    bool hasInfinitive(const Block &block) const;

    Phrases m_phrases;
    bool m_startsSmall = false; ///< the next sentence goes on after a colon
};

/// True for statements that are a single clause and may share a sentence.
bool isSimple(const Term &term);
/// A choice between places for the same cards: "put it into your hand or into your cauldron".
bool isChoiceOfPlaces(const Term &term);

} // namespace champclos::text

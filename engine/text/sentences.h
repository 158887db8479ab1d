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
    /// of the card that an earlier one named. An effect that is one of the deck's cards' knows whether that card
    /// attacks or defends; of a copy of a card, `speakFor` tells it.
    std::string effect(const Block &block);
    /// Statements from the middle of an effect by themselves: what was named before them stays named.
    std::string part(const Block &block);
    /// What a "may" lets you do, after "do you want to"; empty if that has no infinitive or somebody else may do it.
    std::string wish(const Term &may);
    /// An effect as it goes on after a colon: without a capital, except in German.
    std::string runningEffect(const Block &block);
    std::string ability(const AbilityDef &ability);
    std::string runningAbility(const AbilityDef &ability);
    /// Whose words follow, where only a part of an effect is told: one of the deck's cards', or an ability's.
    void speakFor(const Block &effect);
    void speakFor(CardType card, Timing timing);
    void speakFor(Trigger trigger);

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

    /// What happens if all of some conditions hold.
    struct Branch {
        std::string conditions;
        const Block *block = nullptr;
        const Term *condition = nullptr; ///< the last of them, if it is said that it holds
    };
    /// An if whose branches begin with another if, in sentences that each name all their conditions.
    struct Branches {
        std::vector<Branch> list;
        bool isComplete = true; ///< one of them happens whenever the outer condition holds
    };
    void addBranches(const Term &term, const std::string &conditions, Branches &branches) const;
    void addBranch(const Block &block, const std::string &conditions, const Term *condition, Branches &branches) const;
    Branches branchesOf(const Block &block, const std::string &conditions, const Term *condition, bool hasElse) const;
    std::string ifSentence(const Branch &branch);
    std::string ifSentences(const Branches &branches, const Discourse &before);
    std::string otherwise(const Block &block);
    std::string elseSentence(const Term &term, const Branches &branches, const Discourse &before);
    std::string ifClause(const Term &term, Mode mode, const std::string &adverb);
    std::string mayClause(const Term &term, Mode mode, const std::string &adverb);
    std::string upToTimes(const Term &term, Mode mode, const std::string &adverb);
    std::string chooseClause(const Term &term, Mode mode, const std::string &adverb);
    std::string optionList(const Term &term);

    // sentences_abilities.cpp
    std::string triggered(const AbilityDef &ability);
    std::string continuous(const AbilityDef &ability);

    // statements.cpp
    std::string cardStatement(const Term &term, Mode mode, const std::string &adverb);
    std::string fighterStatement(const Term &term, Mode mode, const std::string &adverb);
    std::string damage(const Term &term, Slots holes, Mode mode, const std::string &adverb);
    std::string recovery(const Term &term, Slots holes, Mode mode, const std::string &adverb);
    std::string move(const Term &term, Slots holes, Mode mode, const std::string &adverb);
    std::string addedValue(const Term &term, Mode mode, const std::string &adverb);
    std::string combatStatement(const Term &term, Mode mode, const std::string &adverb);
    std::string pileStatement(const Term &term, Mode mode, const std::string &adverb);
    std::string draw(const Term &term, Mode mode, const std::string &adverb);
    std::string put(const Term &term, Mode mode, const std::string &adverb, const NounPhrase *cards = nullptr);
    std::string putting(const Term &term, Mode mode, const std::string &adverb, const NounPhrase *cards);
    std::string chooseFromHand(const Term &term, Mode mode, const std::string &adverb);
    std::string returned(const Term &term, Mode mode, const std::string &adverb);
    std::string swapped(const Term &term, Slots holes, Mode mode, const std::string &adverb);
    std::string amountOf(const AmountPhrase &amount, const char *unit, const char *thatMany) const;
    void measure(const Term &amount, Slots &holes) const;

    /// A statement's template in the form that the mode asks for. `subject`: somebody else does it.
    std::string command(const char *source, const Slots &holes, Mode mode, const std::string &adverb) const;
    std::string statement(const char *source, const Slots &holes, Mode mode, const std::string &adverb) const;
    std::string byPlayer(const Term &term, const char *source, Slots holes, Mode mode, const std::string &adverb) const;

    Filling fillingOf(const Block &block, Mode mode);
    std::string followed(const std::string &sentence, const std::string &next) const;
    std::string started(const std::string &sentence);
    bool isCommand(const Term &term) const;
    bool isAboutYou(const Block &block) const;
    bool hasInfinitive(const Block &block) const;

    Phrases m_phrases;
    bool m_startsSmall = false; ///< the next sentence goes on after a colon
};

/// True for statements that are a single clause and may share a sentence.
bool isSimple(const Term &term);
/// True for those that end with words about something or somebody else: nothing can be added to their sentence.
bool isClosed(const Term &term);
/// True if cards are put from a deck that was looked through.
bool isShuffledAfter(const Term &put);
/// What you do once or not at all, a move of up to one space: you may, and there is nothing to count.
bool isUpToOne(const Term &term);
/// An if whose branches do the same in different measure: "Draw 1 card. If …, draw 2 cards instead."
bool isMatterOfMeasure(const Term &term);
const Block &blockOf(const Term &term, std::string_view key);
/// A choice between places for the same cards: "put it into your hand or into your cauldron".
bool isChoiceOfPlaces(const Term &term);

} // namespace champclos::text

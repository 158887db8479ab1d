// SPDX-License-Identifier: MIT
//
// Everything the program says about cards and games, as sentences in one of three languages: cards and character cards
// from their definitions, log lines from events, prompts from decisions, labels from actions, reasons from refusals,
// messages from diagnostics. Pure functions to UTF-8; the language is a parameter, so that several can be on one
// screen. Nothing here decides a rule, and no text is typed for a single card: what a card says comes from what it
// does.
#pragma once

#include "engine/core/action.h"
#include "engine/core/content.h"
#include "engine/core/localized.h"
#include "engine/core/match.h"
#include "engine/core/observation.h"
#include "engine/core/step.h"
#include "engine/effects/vocabulary.h"
#include "engine/io/diagnostic.h"
#include "engine/rules/why.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace champclos::text {

/// "en", "fr", "de" (also "fr_CA" and the like); nothing for a language that is not spoken here.
std::optional<Language> languageFromCode(std::string_view code);

/// A piece of a card: "After combat" and what happens then. The label may be empty. The text has no label in it; an
/// option of a choice starts on a new line with a bullet.
struct Part {
    std::string label;
    std::string text;
    std::string running; ///< as it goes on after the label and a colon: in French without a capital
    friend bool operator==(const Part &, const Part &) = default;
};

/// "After combat: Draw 2 cards." as one running text.
std::string joined(const Part &part, Language language);

// ---- cards (cards.cpp)

/// The effects of a card by timing, in the order in which they resolve; empty for a card without text.
std::vector<Part> cardText(const DeckDef &deck, const CardDef &card, Language language);
/// The abilities of the character card, one text each. Special rules (token, pile, side deck) are not among them.
std::vector<std::string> abilityText(const DeckDef &deck, Language language);
/// What the deck's token, side deck and pile are and do, in words; one text each.
std::vector<std::string> specialRules(const DeckDef &deck, Language language);
/// Label: the spell's name and its ingredients.
std::vector<Part> spellTexts(const DeckDef &deck, Language language);
/// Label: the side card's name.
std::vector<Part> sideCardTexts(const DeckDef &deck, Language language);
std::string spellText(const DeckDef &deck, int spell, Language language);
std::string sideCardText(const DeckDef &deck, int sideCard, Language language);
/// Label: the name of a side of the deck's token; the text is what its abilities do while that side is up.
Part sideText(const DeckDef &deck, int side, Language language);

/// What stands on a card beside its text: type and value, boost, who plays it; then ingredient, tags and syllables.
std::vector<std::string> cardFacts(const DeckDef &deck, const CardDef &card, Language language);

/// Several lines each, as `champclos-cli text` prints them.
std::string describeCard(const DeckDef &deck, const CardDef &card, Language language);
std::string describeCharacter(const DeckDef &deck, Language language);
std::string describeDeck(const DeckDef &deck, Language language); ///< the character card and every card

// ---- words (words.cpp)

std::string timingLabel(Timing timing, Language language);          ///< "After combat"
std::string cardTypeName(CardType type, Language language);         ///< "Versatile"
std::string cardTypePhrase(CardType type, Language language);       ///< "Versatile card"
std::string attackTypeName(AttackType type, Language language);     ///< "melee"
std::string roleName(const FighterDef &fighter, Language language); ///< "Hero", "Héroïne", "Sidekicks"
/// Who may play a card: "Medusa", "Harpy", "any".
std::string playedByText(const DeckDef &deck, const CardDef &card, Language language);
/// "the Jackalope": the name as it stands in a sentence; `fighterTitle` as it stands alone, "Jackalope".
std::string fighterName(const FighterDef &fighter, Language language);
std::string fighterTitle(const FighterDef &fighter, Language language);
/// The same for one fighter of a match: "Outlaw 2", "la Harpie 2" where a seat has several of the name.
std::string fighterName(const Match &match, FighterId fighter, Language language);
std::string fighterTitle(const Match &match, FighterId fighter, Language language);
std::string cardName(const Match &match, SeatId owner, CardKind card, Language language);
std::string cardName(const Match &match, SeatId owner, CardId card, Language language);
/// How log lines and prompts call a player: the deck's name, "Medusa"; with its number where two seats play one deck.
std::string seatName(const Match &match, SeatId seat, Language language);
/// A space with its id, as the board shows it: "space s14".
std::string spaceName(const Match &match, SpaceId space, Language language);

// ---- games

/// One line about what happened, for the eyes that the event was cut for. (log.cpp)
std::string logLine(const Match &match, const SeenEvent &event, Language language);
/// The same for somebody who sees the board: how far a fighter went and into which zones, not the number of a space.
/// `run` is one event, or several cards that one seat drew one after the other, which make one line.
std::string tableLine(const Match &match, const std::vector<SeenEvent> &run, Language language);
/// What has to be decided, by whom, and which card asks. (prompts.cpp)
std::string prompt(const Match &match, const Observation &observation, Language language);
/// An answer as a button or a list entry says it. The observation tells which question it answers.
std::string actionLabel(const Match &match, const Observation &observation, const Action &action, Language language);
/// Why an action is not allowed, and where an effect asks, what it asks for. (prompts.cpp)
std::string refusalText(const Match &match, const Observation &observation, Reason reason, Language language);
/// An answer as a piece of advice beside a board on which the space that is meant is marked.
std::string adviceLabel(const Match &match, const Observation &observation, const Action &action, Language language);

/// A decision of the past in one sentence, "Titania chooses the Outlaw 2." `before` is what its seat saw when it was
/// asked; a card that others may not know yet is not named. (told_action.cpp)
std::string toldAction(const Match &match, const Observation &before, const Action &action, bool isCardHidden,
                       Language language);

// ---- messages (messages.cpp)

/// What a word of the effect vocabulary means, or one of its operands, for people who compose cards.
std::string wordMeaning(Word word, Language language);
std::string operandMeaning(Word word, int operand, Language language);
/// Why an action is not allowed (rules/why.h).
std::string reasonText(Reason reason, Language language);
/// The message of a diagnostic, with its "did you mean"; without file and place.
std::string diagnosticMessage(const io::Diagnostic &diagnostic, Language language);
/// `file:line:column: error: message [code]`
std::string format(const io::Diagnostic &diagnostic, Language language);

} // namespace champclos::text

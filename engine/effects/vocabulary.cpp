// SPDX-License-Identifier: MIT
#include "engine/effects/vocabulary.h"

#include "engine/core/array_by.h"

namespace champclos {

namespace {

constexpr bool kRequired = true;

constexpr Operand kWho = {"who", Sort::Player, false, "which player does it; you, if left out"};
constexpr Operand kAdjacentTo = {"adjacentTo", Sort::Fighters, false, "only those adjacent to it"};
constexpr Operand kInZoneOf = {"inZoneOf", Sort::Fighters, false, "only those that share a zone with it"};
constexpr Operand kExcept = {"except", Sort::Fighters, false, "but not these"};
constexpr Operand kInChosenSpaces = {"inChosenSpaces", Sort::Flag, false, "only those in the spaces chosen before"};

// clang-format off
constexpr ArrayBy<Word, WordRow, kWords> kVocabulary = {{{
    {Word::Draw, "draw", Sort::Statement, "Draw cards; an empty deck exhausts (D2).",
     {{{"draw", Sort::Amount, kRequired, "how many"}, kWho,
       {"upTo", Sort::Flag, false, "the player may draw fewer"}}}},
    {Word::Discard, "discard", Sort::Statement, "Discard cards from the hand; the discarding player chooses them.",
     {{{"discard", Sort::Amount, kRequired, "how many"}, kWho, {"random", Sort::Flag, false, "at random"}}}},
    {Word::DiscardTop, "discardTop", Sort::Statement, "Discard cards from the top of your deck.",
     {{{"discardTop", Sort::Amount, kRequired, "how many"}}}},
    {Word::LookAtHand, "lookAtHand", Sort::Statement, "Look at a player's hand.",
     {{{"lookAtHand", Sort::Player, kRequired, "whose hand"}}}},
    {Word::ChooseFromHand, "chooseFromHand", Sort::Statement, "Look at a player's hand and choose a card of it, which moves.",
     {{{"chooseFromHand", Sort::Player, kRequired, "whose hand"}, {"into", Sort::Place, kRequired, "where its owner puts it"}}}},
    {Word::Search, "search", Sort::Statement, "Take a card from your deck or discard pile into your hand; a searched deck is shuffled.",
     {{{"search", Sort::CardName, kRequired, "the card looked for"}}}},
    {Word::LookAtTop, "lookAtTop", Sort::Statement, "Look at the top cards of your deck, take some, put the others back on top in any order.",
     {{{"lookAtTop", Sort::Number, kRequired, "how many are looked at"}, {"take", Sort::Number, kRequired, "how many are taken into the hand"}}}},
    {Word::LookAtTopCard, "lookAtTopCard", Sort::Statement, "Look at the top card of your deck: it becomes thatCard.", {}},
    {Word::RevealTopCard, "revealTopCard", Sort::Statement, "Reveal the top card of your deck: it becomes thatCard.", {}},
    {Word::Put, "put", Sort::Statement, "Put cards into another place.",
     {{{"put", Sort::Cards, kRequired, "which cards"}, {"into", Sort::Place, kRequired, "where they go"}}}},

    {Word::Damage, "damage", Sort::Statement, "Deal damage.",
     {{{"damage", Sort::Amount, kRequired, "how much to each"}, {"to", Sort::Fighters, kRequired, "to whom"}}}},
    {Word::Recover, "recover", Sort::Statement, "Recover health, up to the dial's highest number (F2).",
     {{{"recover", Sort::Amount, kRequired, "how much"}, {"fighter", Sort::Fighters, kRequired, "who recovers"}}}},
    {Word::SetHealth, "setHealth", Sort::Statement, "Set the health of a fighter.",
     {{{"setHealth", Sort::Amount, kRequired, "to this"}, {"fighter", Sort::Fighters, kRequired, "whose"}}}},
    {Word::Move, "move", Sort::Statement, "Move fighters, each once, in any order (M3, M4).",
     {{{"move", Sort::Fighters, kRequired, "who moves"}, {"upTo", Sort::Amount, kRequired, "at most so many spaces each"},
       {"through", Sort::Flag, false, "they may pass through opposing fighters"}}}},
    {Word::Place, "place", Sort::Statement, "Place fighters in spaces (M5).",
     {{{"place", Sort::Fighters, kRequired, "who is placed"}, {"in", Sort::Spaces, kRequired, "where"},
       {"empty", Sort::Flag, false, "the text says an empty space: not the one it is in"},
       {"other", Sort::Flag, false, "the text says another space: not the one it is in"},
       {"held", Sort::Flag, false, "it cannot leave that space this turn"}}}},
    {Word::Return, "return", Sort::Statement, "Return a defeated sidekick to an empty space (F4).",
     {{{"return", Sort::FighterName, kRequired, "who returns"}, {"in", Sort::Spaces, kRequired, "where"},
       {"all", Sort::Flag, false, "all of that name, not one"}}}},
    {Word::Swap, "swap", Sort::Statement, "Two fighters swap spaces; if both are of one player and one of them was attacked, the other becomes the defender.",
     {{{"swap", Sort::Fighters, kRequired, "the one"}, {"with", Sort::Fighters, kRequired, "the other"}}}},

    {Word::CancelEffects, "cancelEffects", Sort::Statement, "Cancel every effect of the opponent's card (A7).", {}},
    {Word::IgnoreValue, "ignoreValue", Sort::Statement, "Ignore the value of the opponent's card (A8).", {}},
    {Word::ValueIs, "valueIs", Sort::Statement, "The value of this card is another one instead (A8).",
     {{{"valueIs", Sort::Amount, kRequired, "the value"}}}},
    {Word::AddValue, "addValue", Sort::Statement, "Add to the value of this card (A8).",
     {{{"addValue", Sort::Amount, kRequired, "how much"}}}},
    {Word::PreventDamage, "preventDamage", Sort::Statement, "Prevent all combat damage.", {}},
    {Word::BoostValue, "boostValue", Sort::Statement, "Discard a card from your hand and add its boost to the value of this card.", {}},
    {Word::BoostFaceDown, "boostFaceDown", Sort::Statement, "Play a card from your hand face down with the attack card; its boost is added to the attack value, unless the effects of the attack card are canceled (A7).", {}},

    {Word::GainActions, "gainActions", Sort::Statement, "Gain actions this turn (T2).",
     {{{"gainActions", Sort::Amount, kRequired, "how many"}}}},
    {Word::EndTurn, "endTurn", Sort::Statement, "End the turn (T4).", {}},
    {Word::If, "if", Sort::Statement, "Resolve a part only if a condition holds.",
     {{{"if", Sort::Condition, kRequired, "the condition"}, {"then", Sort::Statements, kRequired, "if it holds"},
       {"else", Sort::Statements, false, "if it does not"}}}},
    {Word::May, "may", Sort::Statement, "A player may do something.",
     {{{"may", Sort::Statements, kRequired, "what may be done"}, kWho,
       {"times", Sort::Number, false, "up to so many times"},
       {"then", Sort::Statements, false, "if it was done"}, {"otherwise", Sort::Statements, false, "if it was not done"}}}},
    {Word::Choose, "choose", Sort::Statement, "Choose one or several different options and resolve them.",
     {{{"choose", Sort::Number, kRequired, "how many different ones"}, {"of", Sort::Options, kRequired, "the options"}, kWho}}},
    {Word::ChooseSpace, "chooseSpace", Sort::Statement, "Choose a space for what follows.",
     {{{"chooseSpace", Sort::Spaces, kRequired, "among these"}}}},

    {Word::TurnToken, "turnToken", Sort::Statement, "Turn your token to its other side.", {}},
    {Word::ChooseSide, "chooseSide", Sort::Statement, "Choose the side of your token.", {}},
    {Word::TurnUpSideCard, "turnUpSideCard", Sort::Statement, "If no side card is face up, turn up the top one.", {}},
    {Word::DiscardSideCard, "discardSideCard", Sort::Statement, "Discard the side card that is face up.", {}},
    {Word::ReturnSideCard, "returnSideCard", Sort::Statement, "Put a discarded side card on the bottom of the side deck.", {}},
    {Word::CastSpell, "castSpell", Sort::Statement, "Cast spells whose ingredients are in your pile; the pile is then discarded.",
     {{{"castSpell", Sort::Number, kRequired, "how many different ones"},
       {"free", Sort::Flag, false, "without ingredients and without discarding the pile"}}}},

    {Word::YourFighter, "yourFighter", Sort::Fighters, "The fighter that plays this card (A13).", {}},
    {Word::OpposingFighter, "opposingFighter", Sort::Fighters, "The other fighter of this combat (A13).", {}},
    {Word::AttackingFighter, "attackingFighter", Sort::Fighters, "The fighter that attacks.", {}},
    {Word::YourHero, "yourHero", Sort::Fighters, "Your hero; with several, one that you choose.", {}},
    {Word::Named, "named", Sort::Fighters, "A fighter of this deck by its id; written as the id alone.",
     {{{"named", Sort::FighterName, kRequired, "the id"}}}},
    {Word::Each, "each", Sort::Fighters, "All fighters of a group.",
     {{{"each", Sort::Group, kRequired, "the group"}, kAdjacentTo, kInZoneOf, kExcept, kInChosenSpaces}}},
    {Word::One, "one", Sort::Fighters, "One fighter of a group, chosen by you.",
     {{{"one", Sort::Group, kRequired, "the group"}, kAdjacentTo, kInZoneOf, kExcept, kInChosenSpaces}}},
    {Word::Some, "some", Sort::Fighters, "Several different fighters of a group, chosen by you.",
     {{{"some", Sort::Number, kRequired, "how many"}, {"of", Sort::Group, kRequired, "the group"}, kAdjacentTo, kInZoneOf, kExcept}}},

    {Word::AllFighters, "fighters", Sort::Group, "All fighters, yours too.", {}},
    {Word::YourFighters, "yourFighters", Sort::Group, "The fighters of your seat (P3).", {}},
    {Word::OpposingFighters, "opposingFighters", Sort::Group, "The fighters of your opponents.", {}},
    {Word::CombatFighters, "combatFighters", Sort::Group, "The two fighters of this combat.", {}},
    {Word::NamedGroup, "namedGroup", Sort::Group, "Your fighters of one name; written as the id alone.",
     {{{"namedGroup", Sort::FighterName, kRequired, "the id"}}}},

    {Word::WonCombat, "wonCombat", Sort::Condition, "You won this combat (A10).", {}},
    {Word::LostCombat, "lostCombat", Sort::Condition, "You lost this combat (A10).", {}},
    {Word::Adjacent, "adjacent", Sort::Condition, "Two fighters are adjacent.",
     {{{"adjacent", Sort::Fighters, kRequired, "the one"}, {"to", Sort::Fighters, kRequired, "the other"}}}},
    {Word::BeganElsewhere, "beganElsewhere", Sort::Condition, "A fighter began this turn in another space.",
     {{{"beganElsewhere", Sort::Fighters, kRequired, "who"}}}},
    {Word::IsHero, "isHero", Sort::Condition, "A fighter is a hero.",
     {{{"isHero", Sort::Fighters, kRequired, "who"}}}},
    {Word::IsNamed, "isNamed", Sort::Condition, "A fighter is the one of this name.",
     {{{"isNamed", Sort::Fighters, kRequired, "who"}, {"fighter", Sort::FighterName, kRequired, "the name"}}}},
    {Word::OpposingCardIs, "opposingCardIs", Sort::Condition, "The opponent played a card of this type.",
     {{{"opposingCardIs", Sort::TypeName, kRequired, "the type"}}}},
    {Word::HealthAtMost, "healthAtMost", Sort::Condition, "A fighter is undefeated and has at most this health.",
     {{{"healthAtMost", Sort::Number, kRequired, "the health"}, {"fighter", Sort::Fighters, kRequired, "who"}}}},
    {Word::NoFighter, "noFighter", Sort::Condition, "No such fighter is on the battlefield.",
     {{{"noFighter", Sort::Group, kRequired, "the group"}, kAdjacentTo, kInZoneOf}}},
    {Word::TookDamage, "tookDamage", Sort::Condition, "A fighter took damage this turn.",
     {{{"tookDamage", Sort::Fighters, kRequired, "who"}}}},
    {Word::SideIs, "sideIs", Sort::Condition, "Your token shows this side.",
     {{{"sideIs", Sort::SideName, kRequired, "the side"}}}},
    {Word::SomeoneDefeated, "someoneDefeated", Sort::Condition, "The damage just dealt defeated at least one fighter.", {}},

    {Word::Number, "number", Sort::Amount, "A plain number; written as the number alone.",
     {{{"number", Sort::Number, kRequired, "the number"}}}},
    {Word::CombatDamage, "combatDamage", Sort::Amount, "The combat damage dealt in this combat.", {}},
    {Word::ThatBoost, "thatBoost", Sort::Amount, "The boost of thatCard.", {}},
    {Word::ThatMany, "thatMany", Sort::Amount, "As many cards as were just put.", {}},
    {Word::CardsIn, "cardsIn", Sort::Amount, "How many of your cards lie in a place.",
     {{{"cardsIn", Sort::Place, kRequired, "the place"}, {"tagged", Sort::TagName, false, "only with this tag"},
       {"named", Sort::CardName, false, "only copies of this card"}, {"other", Sort::Flag, false, "not counting this card"}}}},
    {Word::Ingredients, "ingredients", Sort::Amount, "How many different ingredients your pile holds.", {}},
    {Word::ZonesOf, "zonesOf", Sort::Amount, "How many different zones these fighters are in, all together.",
     {{{"zonesOf", Sort::Fighters, kRequired, "whose zones"}}}},
    {Word::CountOf, "countOf", Sort::Amount, "How many fighters these are.",
     {{{"countOf", Sort::Fighters, kRequired, "who is counted"}}}},
    {Word::DiscardedSideCards, "discardedSideCards", Sort::Amount, "How many side cards are discarded.", {}},

    {Word::AnySpace, "anySpace", Sort::Spaces, "Any space.", {}},
    {Word::ZoneOf, "zoneOf", Sort::Spaces, "The spaces that share a zone with a fighter.",
     {{{"zoneOf", Sort::Fighters, kRequired, "whose zone"}}}},
    {Word::AdjacentTo, "adjacentTo", Sort::Spaces, "The spaces adjacent to a fighter.",
     {{{"adjacentTo", Sort::Fighters, kRequired, "to whom"}}}},
    {Word::ZonesWithout, "zonesWithout", Sort::Spaces, "The spaces of zones that hold none of these fighters.",
     {{{"zonesWithout", Sort::Fighters, kRequired, "without whom"}}}},
    {Word::BesideChosenSpace, "besideChosenSpace", Sort::Spaces, "The spaces adjacent to the space chosen before.", {}},

    {Word::You, "you", Sort::Player, "You.", {}},
    {Word::Opponent, "opponent", Sort::Player, "The other player of this combat (A13).", {}},
    {Word::AnOpponent, "anOpponent", Sort::Player, "An opponent that you choose.", {}},
    {Word::ThatPlayer, "thatPlayer", Sort::Player, "The player chosen or named before.", {}},

    {Word::ThisCard, "thisCard", Sort::Cards, "This card.", {}},
    {Word::ThatCard, "thatCard", Sort::Cards, "The card just discarded, spent as a boost, revealed, looked at, chosen or put.", {}},
    {Word::OpposingCard, "opposingCard", Sort::Cards, "The opponent's card of this combat.", {}},
    {Word::CardFrom, "cardFrom", Sort::Cards, "A card that you choose from a place.",
     {{{"cardFrom", Sort::Place, kRequired, "the place"}}}},
    {Word::FirstCardOf, "firstCardOf", Sort::Cards, "The first card of a place.",
     {{{"firstCardOf", Sort::Place, kRequired, "the place"}}}},
    {Word::AnyNumberFrom, "anyNumberFrom", Sort::Cards, "Any number of cards that you choose from a place.",
     {{{"anyNumberFrom", Sort::Place, kRequired, "the place"}}}},
    {Word::AllFrom, "allFrom", Sort::Cards, "All cards of a place.",
     {{{"allFrom", Sort::Place, kRequired, "the place"}, {"tagged", Sort::TagName, false, "only with this tag"}}}},

    {Word::Hand, "hand", Sort::Place, "The owner's hand.", {}},
    {Word::Deck, "deck", Sort::Place, "The owner's deck, which is then shuffled.", {}},
    {Word::DeckTop, "deckTop", Sort::Place, "The top of the owner's deck.", {}},
    {Word::DeckBottom, "deckBottom", Sort::Place, "The bottom of the owner's deck.", {}},
    {Word::DiscardPile, "discardPile", Sort::Place, "The owner's discard pile.", {}},
    {Word::Pile, "pile", Sort::Place, "The owner's pile of its own.", {}},
}}};
// clang-format on

constexpr bool isInOrder() {
    for (int index = 0; index < kWords; ++index)
        if (static_cast<int>(kVocabulary[index].word) != index)
            return false;
    return true;
}
static_assert(isInOrder(), "the rows stand in the order of enum Word");
static_assert(kSortNames.size() == static_cast<std::size_t>(Sort::TypeName) + 1);

} // namespace

const WordRow &rowOf(Word word) { return kVocabulary[word]; }

std::span<const WordRow> vocabulary() { return kVocabulary; }

const WordRow *findWord(std::string_view key, Sort sort) {
    for (const WordRow &row : kVocabulary)
        if (row.sort == sort && key == row.key)
            return &row;
    return nullptr;
}

const Argument *operandOf(const Term &term, std::string_view key) {
    const auto operands = rowOf(term.word).operands();
    for (std::size_t index = 0; index < operands.size() && index < term.arguments.size(); ++index)
        if (key == operands[index].key)
            return term.arguments[index].isGiven ? &term.arguments[index] : nullptr;
    return nullptr;
}

const Term *termOf(const Term &term, std::string_view key) {
    const Argument *argument = operandOf(term, key);
    return argument == nullptr || argument->terms.empty() ? nullptr : &argument->terms.front();
}

} // namespace champclos

// SPDX-License-Identifier: MIT
//
// THE table of the effect vocabulary: every word a card, an ability, a spell or a side card may use, its operands and
// one line of meaning. The JSON reader and writer, the linter, the schema, the editor's palette, docs/effects.md and
// the text generator read this table; the compiler gives each word its program. It knows no card and no hero.
//
// In a file a word is its key. A word whose operands are all left out is a plain string ("wonCombat"); otherwise it is
// an object whose first key is the word and holds its first operand ({ "damage": 2, "to": "opposingFighter" }).
#pragma once

#include "engine/core/array_by.h"
#include "engine/core/term.h"

#include <array>
#include <span>
#include <string_view>

namespace champclos {

/// What kind of thing a word is, or what kind of thing fills an operand.
enum class Sort : std::uint8_t {
    // kinds of words
    Statement,
    Fighters,
    Group,
    Condition,
    Amount,
    Spaces,
    Player,
    Cards,
    Place,
    // operands that are not words
    Statements,  ///< a list of statements
    Options,     ///< a list of lists of statements
    Flag,        ///< true, or left out
    Number,      ///< a plain number of at least 1
    FighterName, ///< a fighter of this deck
    CardName,    ///< a card of this deck
    TagName,     ///< a tag that a card of this deck carries
    SideName,    ///< a side of this deck's token
    TypeName,    ///< attack, defense, versatile, scheme
};
inline constexpr EnumNames<Sort, 18> kSortNames = {
    "statement",  "fighters", "group", "condition", "amount",  "spaces", "player", "cards", "place",
    "statements", "options",  "flag",  "number",    "fighter", "card",   "tag",    "side",  "card type"};

// clang-format off
enum class Word : std::uint8_t {
    // statements
    Draw, Discard, DiscardTop, LookAtHand, ChooseFromHand, Search, LookAtTop, LookAtTopCard, RevealTopCard, Put,
    Damage, Recover, SetHealth, Move, Place, Return, Swap,
    CancelEffects, IgnoreValue, ValueIs, AddValue, PreventDamage, BoostValue, BoostFaceDown,
    GainActions, EndTurn, If, May, Choose, ChooseSpace,
    TurnToken, ChooseSide, TurnUpSideCard, DiscardSideCard, ReturnSideCard, CastSpell,
    // fighters
    YourFighter, OpposingFighter, AttackingFighter, YourHero, Named, Each, One, Some,
    // groups
    AllFighters, YourFighters, OpposingFighters, CombatFighters, NamedGroup,
    // conditions
    WonCombat, LostCombat, Adjacent, BeganElsewhere, IsHero, IsNamed, OpposingCardIs, HealthAtMost, NoFighter, TookDamage, SideIs,
    SomeoneDefeated,
    // amounts
    Number, CombatDamage, ThatBoost, ThatMany, CardsIn, Ingredients, ZonesOf, CountOf, DiscardedSideCards,
    // spaces
    AnySpace, ZoneOf, AdjacentTo, ZonesWithout, BesideChosenSpace,
    // players
    You, Opponent, AnOpponent, ThatPlayer,
    // cards
    ThisCard, ThatCard, OpposingCard, CardFrom, FirstCardOf, AnyNumberFrom, AllFrom,
    // places
    Hand, Deck, DeckTop, DeckBottom, DiscardPile, Pile,
};
// clang-format on
inline constexpr int kWords = static_cast<int>(Word::Pile) + 1;

struct Operand {
    const char *key = nullptr; ///< the first operand stands under the word's own key
    Sort sort{};
    bool isRequired = false;
    const char *meaning = "";
};
inline constexpr int kMaxOperands = 5;
inline constexpr int kMaxCardsLookedAt = 9; ///< by lookAtTop

struct WordRow {
    Word word{};
    const char *key = nullptr;
    Sort sort{};
    const char *meaning = "";
    std::array<Operand, kMaxOperands> operandSlots{};

    constexpr int operandCount() const {
        int count = 0;
        while (count < kMaxOperands && operandSlots[count].key != nullptr)
            ++count;
        return count;
    }
    constexpr std::span<const Operand> operands() const {
        return {operandSlots.data(), static_cast<std::size_t>(operandCount())};
    }
};

/// The row of a word; the rows stand in the order of the enumeration.
const WordRow &rowOf(Word word);
std::span<const WordRow> vocabulary();

/// The row of the word spelled `key` among those of one sort, or nullptr.
const WordRow *findWord(std::string_view key, Sort sort);

/// The operand of `term` under `key`, or nullptr if it was left out.
const Argument *operandOf(const Term &term, std::string_view key);
/// The word that fills that operand, the first of several; nullptr if it was left out.
const Term *termOf(const Term &term, std::string_view key);

constexpr bool isWordSort(Sort sort) { return sort <= Sort::Place; }

} // namespace champclos

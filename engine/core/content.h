// SPDX-License-Identifier: MIT
//
// Decks as their authors write them: fighters, cards, abilities, and the concepts a deck may use (a two-sided token, a
// side deck, a pile, recipes, a verse). Immutable once read. Numbers and words only; what a card does is a tree of
// vocabulary words (term.h) that effects/compiler.h turns into the form the engine runs.
#pragma once

#include "engine/core/array_by.h"
#include "engine/core/ids.h"
#include "engine/core/localized.h"
#include "engine/core/picture.h"
#include "engine/core/term.h"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace champclos {

enum class CardType : std::uint8_t { Attack, Defense, Versatile, Scheme };
inline constexpr EnumNames<CardType, 4> kCardTypeNames = {"attack", "defense", "versatile", "scheme"};

enum class AttackType : std::uint8_t { Melee, Ranged };
inline constexpr EnumNames<AttackType, 2> kAttackTypeNames = {"melee", "ranged"};

enum class Role : std::uint8_t { Hero, Sidekick };
inline constexpr EnumNames<Role, 2> kRoleNames = {"hero", "sidekick"};

/// When the text of a combat card resolves (A4); a scheme has the single window Scheme, a verse card also Completion.
enum class Timing : std::uint8_t { Immediately, During, After, Scheme, Completion };
inline constexpr int kTimings = 5;
inline constexpr EnumNames<Timing, kTimings> kTimingNames = {"immediately", "during", "after", "scheme", "completion"};

/// The moments at which an ability or a side card wakes.
enum class Trigger : std::uint8_t {
    WhenPlaced,   ///< at setup, after the seat's fighters stand (S3)
    StartOfTurn,  ///< T1
    EndOfTurn,    ///< T1
    OnManeuver,   ///< after draw and boost, before the first move (M2)
    OnAttack,     ///< the card is chosen, the defender has not answered yet (A3)
    WhenAttacked, ///< the same moment, seen from the defender
    AfterCombat,  ///< after the cards' AFTER effects (A4)
    AfterAttack,  ///< the cards are in their piles (A4)
    AfterScheme,  ///< the scheme card is in its pile (C1)
};
inline constexpr int kTriggers = 9;
inline constexpr EnumNames<Trigger, kTriggers> kTriggerNames = {"whenPlaced",  "startOfTurn", "endOfTurn",
                                                                "onManeuver",  "onAttack",    "whenAttacked",
                                                                "afterCombat", "afterAttack", "afterScheme"};

/// Numbers and permissions that an ability changes for as long as its condition holds.
enum class Modifier : std::uint8_t {
    AttackValue,
    DefenseValue,
    MoveValue,      ///< in a maneuver
    ManeuverDraw,   ///< cards drawn by a maneuver
    MoveThrough,    ///< may move through opposing fighters
    NoEffectDamage, ///< takes no damage but combat damage
};
inline constexpr int kModifiers = 6;
inline constexpr EnumNames<Modifier, kModifiers> kModifierNames = {"attackValue",  "defenseValue", "moveValue",
                                                                   "maneuverDraw", "moveThrough",  "noEffectDamage"};

/// One sentence of a character card: something that happens at a moment, or something that holds all the time.
struct AbilityDef {
    bool isContinuous = false;
    Trigger trigger{};   ///< of a triggered one
    Block effect;        ///< of a triggered one
    Modifier modifier{}; ///< of a continuous one
    Block amount;        ///< of a continuous one: one term, empty for a permission
    Block condition;     ///< of a continuous one: one term, or empty for always
    std::string fighter; ///< of a continuous one: which fighter; empty for all of the seat's
    SourcePlace place;
    friend bool operator==(const AbilityDef &, const AbilityDef &) = default;
};

struct FighterDef {
    std::string id;
    LocalizedNoun name;
    Role role = Role::Hero;
    int health = 1;    ///< at the start, and when returned
    int maxHealth = 1; ///< the dial's highest number (F2)
    AttackType attack = AttackType::Melee;
    int count = 1;
    std::string emblem; ///< a drawing that the program brings along; empty: the one of this id, if there is one
    PictureUse picture; ///< in its place, a picture of the author's own
    friend bool operator==(const FighterDef &, const FighterDef &) = default;
};

struct CardDef {
    std::string id;
    LocalizedText name;
    CardType type = CardType::Attack;
    int value = 0;
    std::optional<int> boost; ///< none: no boost symbol, it cannot be spent to boost (M1)
    int copies = 1;
    std::vector<std::string> playedBy; ///< fighter ids; empty for any
    ArrayBy<Timing, Block, kTimings> effects;
    std::vector<std::string> tags;
    std::string ingredient; ///< one of PileDef::ingredients, or empty
    int syllables = 0;
    std::string note; ///< of the author to themselves; nobody else reads it
    PictureUse picture;
    friend bool operator==(const CardDef &, const CardDef &) = default;
};

/// A token with two sides on the character card. One of them is always up.
struct TokenDef {
    enum class First : std::uint8_t { FirstSide, SecondSide };
    struct Side {
        std::string id;
        LocalizedText name;
        friend bool operator==(const Side &, const Side &) = default;
    };
    std::string id;
    LocalizedNoun name;
    std::string fighter; ///< whose state it tells, "Alice is BIG"; empty if it tells yours, "your answer is TO BE"
    std::array<Side, 2> sides;
    First first = First::FirstSide; ///< which of them is up when the game begins
    friend bool operator==(const TokenDef &, const TokenDef &) = default;
};

/// A word on cards that effects count: "VOYAGE".
struct TagDef {
    std::string id;
    LocalizedText name;
    friend bool operator==(const TagDef &, const TagDef &) = default;
};

/// A small deck of its own beside the cards: one of it is face up at a time, and its abilities hold while it is.
struct SideDeckDef {
    struct Card {
        std::string id;
        LocalizedText name;
        std::vector<AbilityDef> abilities;
        friend bool operator==(const Card &, const Card &) = default;
    };
    std::string id;
    LocalizedNoun name; ///< of one of its cards: "glamour"
    std::vector<Card> cards;
    friend bool operator==(const SideDeckDef &, const SideDeckDef &) = default;
};

/// A public pile that takes cards on their way to the discard pile.
struct PileDef {
    enum class Takes : std::uint8_t { EveryCard, CombatCards };
    struct Ingredient {
        std::string id;
        LocalizedText name;
        friend bool operator==(const Ingredient &, const Ingredient &) = default;
    };
    /// Cast from the pile when it holds all that it needs.
    struct Spell {
        std::string id;
        LocalizedText name;
        std::vector<std::string> needs;
        Block effect;
        friend bool operator==(const Spell &, const Spell &) = default;
    };
    std::string id;
    LocalizedNoun name;
    Takes takes = Takes::EveryCard;
    std::vector<Ingredient> ingredients;
    std::vector<Spell> spells;
    int syllableGoal = 0; ///< above 0: the pile is a verse, completed at exactly this many syllables
    friend bool operator==(const PileDef &, const PileDef &) = default;
};

/// The two colours of a deck, written "#rrggbb": a field and the charge that stands on it.
struct ColoursDef {
    std::string field;
    std::string charge;
    friend bool operator==(const ColoursDef &, const ColoursDef &) = default;
};

struct DeckDef {
    std::string id;
    LocalizedText name;
    std::string author;
    std::string licence;
    std::optional<ColoursDef> colours; ///< the program chooses if there are none
    PictureUse back;                   ///< of its cards
    int move = 2;
    std::vector<FighterDef> fighters; ///< heroes first
    std::vector<AbilityDef> abilities;
    std::optional<TokenDef> token;
    std::optional<SideDeckDef> sideDeck;
    std::optional<PileDef> pile;
    std::vector<TagDef> tags; ///< those that cards carry
    ListBy<CardKind, CardDef> cards;
    std::vector<Picture> pictures; ///< those that fighters, cards, and the back show
    friend bool operator==(const DeckDef &, const DeckDef &) = default;
};

} // namespace champclos

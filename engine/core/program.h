// SPDX-License-Identifier: MIT
//
// The flat form of a deck's sentences: what effects/compiler.h makes of the trees in content.h and what
// effects/interpreter.h runs. Plain tables of small numbers; nothing here decides or executes anything.
#pragma once

#include "engine/core/content.h"
#include "engine/core/ids.h"

#include <array>
#include <cstdint>
#include <vector>

namespace champclos {

enum class OpCode : std::uint8_t {
    // control
    End,
    Jump,
    JumpUnless, ///< condition
    AskMay,     ///< jumps if the answer is no; `count`: of the instructions that follow, how many are a price
    CheckPrice, ///< jumps if the price, the next `count` instructions, cannot be paid whole
    Repeat,     ///< jumps back until done `count` times
    PickOption, ///< runs `count` different ones of the following option entries
    OptionEntry,
    // choices whose result the next instructions use
    PickFighters,
    PickSpace,
    PickPlayer,
    // cards
    Draw,
    DiscardChosen,
    DiscardRandom,
    DiscardTop,
    LookAtHand,
    ChooseFromHand,
    Search,
    LookAtTop,
    ShowTopCard,
    Put,
    // fighters
    Damage,
    Recover,
    SetHealth,
    MoveFighters,
    PlaceFighters,
    ReturnFighters,
    Swap,
    // combat
    CancelEffects,
    IgnoreValue,
    SetValue,
    AddValue,
    PreventDamage,
    BoostValue,
    BoostFaceDown,
    // turn, token, side deck, pile
    GainActions,
    EndTurn,
    TurnToken,
    ChooseSide,
    TurnUpSideCard,
    DiscardSideCard,
    ReturnSideCard,
    CastSpell,
};

enum class PlayerRef : std::uint8_t { You, Opponent, ThatPlayer };

enum class PlaceRef : std::uint8_t { Hand, Deck, DeckTop, DeckBottom, DiscardPile, Pile };

enum class CardsRef : std::uint8_t { ThisCard, ThatCard, OpposingCard, CardFrom, FirstCardOf, AnyNumberFrom, AllFrom };

enum class GroupRef : std::uint8_t {
    Picked, ///< by the PickFighters before
    YourFighter,
    OpposingFighter,
    Attacker,
    YourHeroes,
    Named,
    All,
    Yours,
    Opposing,
    InCombat,
};

inline constexpr std::uint8_t kNoIndex = 0xFF;

/// A set of fighters on the battlefield, asked for when it is needed.
struct FighterSelector {
    GroupRef group{};
    std::uint8_t named = kNoIndex;      ///< index into DeckDef::fighters
    std::uint8_t adjacentTo = kNoIndex; ///< another selector
    std::uint8_t inZoneOf = kNoIndex;
    std::uint8_t except = kNoIndex;
    bool inChosenSpaces = false;
};

enum class SpaceRef : std::uint8_t { Any, ZoneOf, AdjacentTo, ZonesWithout, BesideChosen };
struct SpaceSelector {
    SpaceRef ref{};
    std::uint8_t fighters = kNoIndex; ///< a selector
};

enum class AmountRef : std::uint8_t {
    Number,
    CombatDamage,
    ThatBoost,
    ThatMany,
    CardsIn,
    Ingredients,
    ZonesOf,
    CountOf,
    DiscardedSideCards,
};
struct AmountExpr {
    AmountRef ref{};
    std::int8_t number = 0;
    PlaceRef place{};
    std::uint8_t tag = kNoIndex;
    std::uint8_t card = kNoIndex;     ///< a CardKind
    std::uint8_t fighters = kNoIndex; ///< a selector
    bool isOther = false;             ///< not counting this card
};

enum class ConditionRef : std::uint8_t {
    WonCombat,
    LostCombat,
    Adjacent,
    BeganElsewhere,
    IsHero,
    IsNamed,
    OpposingCardIs,
    HealthAtMost,
    NoFighter,
    TookDamage,
    SideIs,
    SomeoneDefeated,
};
struct ConditionExpr {
    ConditionRef ref{};
    std::uint8_t fighters = kNoIndex; ///< selectors
    std::uint8_t others = kNoIndex;
    std::uint8_t number = 0; ///< a health, a side, a card type, an index into DeckDef::fighters
};

struct Op {
    OpCode code{};
    bool isOptional = false;          ///< the player may answer no; then, and if nothing can be chosen, it jumps
    bool isRepeated = false;          ///< its "no" ends what is repeated
    std::uint8_t fighters = kNoIndex; ///< selector; Put: CardsRef
    std::uint8_t others = kNoIndex;   ///< selector; PickFighters: who swaps with them; Put: the place it comes from
    std::uint8_t spaces = kNoIndex;   ///< space selector; Put, ChooseFromHand: the place it goes to
    std::uint8_t amount = kNoIndex;   ///< amount; JumpUnless: condition; Put: tag
    std::uint8_t count = 0;
    PlayerRef player = PlayerRef::You;
    std::uint16_t jump = 0;
    bool flagA = false; ///< through · empty or other space · all · free · reveal · up to · keeps whom was picked before
    bool flagB = false; ///< held · only who may leave its space
};

/// Whose sentence it is.
enum class OwnerKind : std::uint8_t { None, Card, Ability, SideCard, Spell };
struct SentenceOwner {
    OwnerKind kind{};
    std::uint8_t index = 0;   ///< of DeckDef: the card, the ability, the side card, the spell
    std::uint8_t ability = 0; ///< SideCard: which of its abilities
    Timing timing{};          ///< Card: in which window
    friend bool operator==(const SentenceOwner &, const SentenceOwner &) = default;
};

/// A term of a sentence by its place in the tree: the one above it, which operand of that, which option of a choice,
/// which term in the list. A part without a place is the effect itself.
struct SentencePart {
    SentenceOwner owner;
    std::uint16_t above = 0;
    std::uint8_t operand = kNoIndex; ///< of the term above; kNoIndex: a statement of the effect itself
    std::uint8_t option = kNoIndex;
    std::uint16_t term = 0;
    bool isEffect = false;
};

/// Everything a deck can say, compiled.
struct Program {
    std::vector<Op> ops; ///< ops[0] is End: an effect that starts at 0 is no effect
    std::vector<FighterSelector> fighters;
    std::vector<SpaceSelector> spaces;
    std::vector<AmountExpr> amounts;
    std::vector<ConditionExpr> conditions;
    // Where all this came from (effects/origin.h). No rule asks.
    std::vector<SentencePart> parts;    ///< parts[0] is nothing
    std::vector<std::uint16_t> origins; ///< by op: an index into parts
};

/// A program that wakes at a moment; `sideCard` says which side card must be face up, if any.
struct TriggerEntry {
    std::uint16_t pc = 0;
    std::uint8_t sideCard = kNoIndex;
};

struct ModifierEntry {
    Modifier kind{};
    std::uint8_t sideCard = kNoIndex;
    std::uint8_t amount = kNoIndex;    ///< kNoIndex: a permission
    std::uint8_t condition = kNoIndex; ///< kNoIndex: always
    std::uint8_t named = kNoIndex;     ///< index into DeckDef::fighters; kNoIndex: all of the seat
};

} // namespace champclos

// SPDX-License-Identifier: MIT
//
// The instructions of the interpreter: for each one row that says how it runs, what it asks, how an answer is taken,
// and what it costs as a price. The rows stand at the end of the file of their family: verbs_*.cpp, and choices.cpp for
// what is chosen beside them. What a word is called, what it takes and what it means stands in vocabulary.cpp. Nothing
// outside effects/ calls them.
#pragma once

#include "engine/core/action.h"
#include "engine/core/array_by.h"
#include "engine/effects/expressions.h"
#include "engine/effects/operands.h"
#include "engine/effects/vocabulary.h"
#include "engine/rules/context.h"

#include <optional>
#include <span>

namespace champclos {

/// What becomes of the program after an instruction.
enum class Flow : std::uint8_t {
    Next,   ///< on to the next instruction
    Jump,   ///< on to the instruction's jump target
    Wait,   ///< a question was posted; `answer` goes on
    Nested, ///< another frame is on top; this instruction runs again when it is gone
    Again,  ///< run this instruction again
};

/// An instruction that is only asked about.
struct EffectView {
    const Match &match;
    const GameState &state;
    const Frame &frame;
    const Op &op;

    FighterSet fighters() const { return fightersOf(match, state, frame, op.fighters); }
    int amount() const { return amountOf(match, state, frame, op.amount); }
    SeatId player() const { return playerOf(state, frame, op.player); }
};

/// An instruction that is carried out.
struct Effect {
    const Game &game;
    Frame &frame;
    const Op &op;

    const Match &match() const { return game.match; }
    GameState &state() const { return game.state; }
    FighterSet fighters() const { return fightersOf(game.match, game.state, frame, op.fighters); }
    int amount() const { return amountOf(game.match, game.state, frame, op.amount); }
    SeatId player() const { return playerOf(game.state, frame, op.player); }
    CombatSide &ownSide() const { return game.state.combat.side(sideOf(game.state, frame)); }
    CombatSide &otherSideOfCombat() const { return game.state.combat.side(otherSide(sideOf(game.state, frame))); }
    /// What an instruction without any legal choice does (A6).
    Flow skipped() const { return op.isOptional ? Flow::Jump : Flow::Next; }
    /// Whether the player may still say no to all of it.
    bool canBeDeclined() const { return op.isOptional && !frame.hasBegun; }
    EffectView view() const;
    Flow ask(DecisionKind kind, SeatId seat) const {
        game.ask(kind, seat);
        return Flow::Wait;
    }
};

inline EffectView Effect::view() const { return {game.match, game.state, frame, op}; }

class Price;

/// What an instruction does. Rows leave out what does not apply: most instructions ask nothing.
struct Verb {
    OpCode code{};
    std::optional<Word> word;                                 ///< that it is made from, operand by operand
    void (*finish)(Op &) = nullptr;                           ///< makes of it what the operands alone do not say
    Flow (*run)(const Effect &) = nullptr;                    ///< begin, or go on
    void (*list)(const EffectView &, ActionList &) = nullptr; ///< the answers to what it asks
    Flow (*answer)(const Effect &, const Action &) = nullptr; ///< takes one of them
    bool listsNo = false;                                     ///< its answers have a "no" of their own
    bool (*canDecline)(const Op &) = nullptr;                 ///< "may" is merged into its question; null: never
    bool (*canBegin)(const EffectView &) = nullptr;           ///< if not, "may" does not ask; null: always
    bool (*canPay)(Price &, const EffectView &) = nullptr;    ///< whole, as a price; null: always
};
inline constexpr int kOpCodes = static_cast<int>(OpCode::CastSpell) + 1;
extern const ArrayBy<OpCode, Verb, kOpCodes> kVerbs;
inline const Verb &verbOf(const Op &op) { return kVerbs[op.code]; }
/// The row of the verb that a word is; null if it is none.
const Verb *verbFor(Word word);

// The rows by family.
std::span<const Verb> choices();
std::span<const Verb> cardVerbs();
std::span<const Verb> putVerbs();
std::span<const Verb> boardVerbs();
std::span<const Verb> combatVerbs();
std::span<const Verb> pileVerbs();
std::span<const Verb> turnVerbs();

bool canPut(const EffectView &view); ///< whether there is a card to put

// prices.cpp
/// Whether the price that follows an instruction can be paid whole.
bool canPay(const EffectView &first);

/// One answer for each kind among `cards` of `owner`.
void listKinds(const Match &match, SeatId owner, CardSet cards, ActionKind kind, ActionList &actions);

/// The one place that decides whether a choice of a card is passed over because it has one answer. Cards that all see
/// need only be alike. In a hand or a deck it must be one card: not to ask would tell the others that they are alike.
bool isForced(const SeatTables &tables, CardSet cards, PlaceRef place);

/// Remembers the card a sentence will speak of as "that card", for the rest of the effect and for AFTER.
void rememberCard(const Effect &effect, SeatId owner, CardId card);

} // namespace champclos

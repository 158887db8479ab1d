// SPDX-License-Identifier: MIT
//
// The instructions of the interpreter, one function each, in files by family. An instruction that may ask comes as
// three: run (begin or go on), list (the answers), answer. Nothing outside effects/ calls them.
#pragma once

#include "engine/core/action.h"
#include "engine/effects/expressions.h"
#include "engine/rules/context.h"

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

// verbs_control.cpp
Flow runAskMay(const Effect &effect);
Flow runCheckPrice(const Effect &effect);
Flow runRepeat(const Effect &effect);
Flow runPickOption(const Effect &effect);
Flow answerPickOption(const Effect &effect, const Action &action);
Flow runPickFighters(const Effect &effect);
Flow answerPickFighters(const Effect &effect, const Action &action);
Flow runPickSpace(const Effect &effect);
Flow answerPickSpace(const Effect &effect, const Action &action);
Flow runPickPlayer(const Effect &effect);
Flow answerPickPlayer(const Effect &effect, const Action &action);
Flow runEndTurn(const Effect &effect);
void listPickOption(const EffectView &view, ActionList &actions);
void listPickFighters(const EffectView &view, ActionList &actions);
void listPickSpace(const EffectView &view, ActionList &actions);
void listPickPlayer(const EffectView &view, ActionList &actions);
FighterSet candidatesOf(const EffectView &view); ///< whom PickFighters may pick now

// verbs_board.cpp
Flow runDamage(const Effect &effect);
Flow runRecover(const Effect &effect);
Flow runSetHealth(const Effect &effect);
Flow runMove(const Effect &effect);
Flow answerMove(const Effect &effect, const Action &action);
Flow runPlace(const Effect &effect);
Flow answerPlace(const Effect &effect, const Action &action);
Flow runReturn(const Effect &effect);
Flow answerReturn(const Effect &effect, const Action &action);
Flow runSwap(const Effect &effect);
void listPlace(const EffectView &view, ActionList &actions);
void listReturn(const EffectView &view, ActionList &actions);
bool canPlace(const EffectView &view);
bool canReturn(const EffectView &view);
bool canSwap(const EffectView &view);

// verbs_cards.cpp
Flow runDraw(const Effect &effect);
Flow answerDraw(const Effect &effect, const Action &action);
Flow runDiscardChosen(const Effect &effect);
Flow answerDiscardChosen(const Effect &effect, const Action &action);
Flow runDiscardRandom(const Effect &effect);
Flow runDiscardTop(const Effect &effect);
Flow runLookAtHand(const Effect &effect);
Flow runChooseFromHand(const Effect &effect);
Flow answerChooseFromHand(const Effect &effect, const Action &action);
Flow runSearch(const Effect &effect);
Flow runLookAtTop(const Effect &effect);
Flow answerLookAtTop(const Effect &effect, const Action &action);
Flow runShowTopCard(const Effect &effect);
Flow runPut(const Effect &effect);
Flow answerPut(const Effect &effect, const Action &action);
void listDraw(const EffectView &view, ActionList &actions);
void listDiscard(const EffectView &view, ActionList &actions);
void listChooseFromHand(const EffectView &view, ActionList &actions);
void listLookAtTop(const EffectView &view, ActionList &actions);
void listPut(const EffectView &view, ActionList &actions);
bool canPut(const EffectView &view);

// verbs_combat.cpp
Flow runCancelEffects(const Effect &effect);
Flow runIgnoreValue(const Effect &effect);
Flow runSetValue(const Effect &effect);
Flow runAddValue(const Effect &effect);
Flow runPreventDamage(const Effect &effect);
Flow runBoost(const Effect &effect);
Flow answerBoostValue(const Effect &effect, const Action &action);
Flow answerBoostFaceDown(const Effect &effect, const Action &action);
void listBoost(const EffectView &view, ActionList &actions);
bool canBoostFaceDown(const EffectView &view);

// verbs_piles.cpp
Flow runTurnToken(const Effect &effect);
Flow runChooseSide(const Effect &effect);
Flow answerChooseSide(const Effect &effect, const Action &action);
Flow runTurnUpSideCard(const Effect &effect);
Flow runDiscardSideCard(const Effect &effect);
Flow runReturnSideCard(const Effect &effect);
Flow answerReturnSideCard(const Effect &effect, const Action &action);
Flow runCastSpell(const Effect &effect);
Flow answerCastSpell(const Effect &effect, const Action &action);
void listChooseSide(const EffectView &view, ActionList &actions);
void listReturnSideCard(const EffectView &view, ActionList &actions);
void listCastSpell(const EffectView &view, ActionList &actions);
bool canCastSpell(const EffectView &view);

// prices.cpp
/// Whether the next `count` instructions can be carried out whole, one after the other.
bool canPay(const EffectView &first, int count);

/// One answer for each kind among `cards` of `owner`.
void listKinds(const Match &match, SeatId owner, CardSet cards, ActionKind kind, ActionList &actions);

/// Remembers the card a sentence will speak of as "that card", for the rest of the effect and for AFTER.
void rememberCard(const Effect &effect, SeatId owner, CardId card);

} // namespace champclos

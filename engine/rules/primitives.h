// SPDX-License-Identifier: MIT
//
// The only functions that move fighters and cards and change health once a game has begun, each reporting what it did
// (a test reads the sources). They keep the derived fields in step (where seats stand, who lives, who knows which card)
// and know no card text and no turn order. Frames, the combat and the count of actions are written by the chapters.
#pragma once

#include "engine/rules/context.h"

namespace champclos {

// Fighters.
void moveFighter(const Game &game, FighterId fighter, SpaceId to, bool through);
void placeFighter(const Game &game, FighterId fighter, SpaceId to);
/// Of two fighters of one player: if one is being attacked, the other becomes the defender.
void swapFighters(const Game &game, FighterId one, FighterId other);
void returnFighter(const Game &game, FighterId fighter, SpaceId to); ///< F4
void holdFighter(const Game &game, FighterId fighter);

// Health. Damage to several is dealt at the same moment, then the defeated leave, then victory is checked (F3, V1).
FighterSet dealDamage(const Game &game, FighterSet targets, int amount, DamageSource source); ///< gives the defeated
void recoverHealth(const Game &game, FighterId fighter, int amount);                          ///< F2
void setHealth(const Game &game, FighterId fighter, int health);

// Cards.
void drawCards(const Game &game, SeatId seat, int count); ///< D1, D2
/// The copy of a kind that leaves the hand. They are interchangeable, except that a text may speak of one of them.
CardId copyInHand(const GameState &state, const Match &match, SeatId seat, CardKind kind);
void takeFromHand(const Game &game, SeatId seat, CardId card); ///< into play, where all see it
void layFaceDown(const Game &game, SeatId seat, CardId card);  ///< into play; others see it when it is turned up (A3)
void turnFaceUp(const Game &game);                             ///< the cards of the combat
void discardCard(const Game &game, SeatId seat, CardId card, CardPlace from, bool isRandom); ///< from has let it go
void discardFromHand(const Game &game, SeatId seat, CardId card, bool isRandom = false);
CardPlace placeOf(const GameState &state, SeatId seat, CardId card);
/// Takes a card from wherever it is and puts it where a text says. `chooser` picked it and so knows which it was.
void putCard(const Game &game, SeatId owner, CardId card, PlaceRef into, SeatId chooser = SeatId::none());
CardId discardTopCard(const Game &game, SeatId owner); ///< none: the deck is empty (D3)
/// Moves a card of the deck, both places counted from the top; who sees it is for the text to say.
void orderDeck(const Game &game, SeatId owner, int from, int to);
void shuffleDeck(const Game &game, SeatId owner);

// Piles of a deck's own (primitives_piles.cpp).
void discardPile(const Game &game, SeatId owner);              ///< all of it goes to the discard pile
int lengthenLine(const Game &game, SeatId owner, CardId card); ///< from the combat; gives the syllables
void turnUpSideCard(const Game &game, SeatId owner);           ///< the top one, if none is face up
void discardSideCard(const Game &game, SeatId owner);          ///< the one that is face up
void returnSideCard(const Game &game, SeatId owner, int card); ///< from the discarded ones to the bottom
void turnToken(const Game &game, SeatId seat, int side);

// Knowledge.
void lookAtHand(const Game &game, SeatId owner, SeatId viewer);

// Turn.
void gainActions(const Game &game, SeatId seat, int count); ///< T2

} // namespace champclos

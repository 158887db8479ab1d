// SPDX-License-Identifier: MIT
//
// Who knows of which card in a hidden place (A14): SeatState::knownTo and how it changes when cards are seen, leave, or
// get mixed up. Nothing is hidden here; core/observation.h does that with what is noted here.
#pragma once

#include "engine/rules/context.h"

namespace champclos {

/// Those who know of this card in the deck.
SeatSet knowersOf(const Game &game, SeatId owner, CardId card);

/// Everybody has seen this card, which is in a hidden place now.
void noteSeenByAll(const Game &game, SeatId owner, CardId card);
/// One seat has seen these cards of the deck.
void noteSeenBy(const Game &game, SeatId owner, SeatId viewer, CardSet cards);
/// One seat has seen the whole hand.
void noteHandSeenBy(const Game &game, SeatId owner, SeatId viewer);

/// All see this card, which is still there, leave the hand, or it is turned up where it lay face down: knowledge leaves
/// with the kind. Whoever knew of cards of this kind knows of one fewer, whichever copy it was.
void noteLeft(const Game &game, SeatId owner, CardId card);
/// This card has left the deck, and all see it.
void noteLeftDeck(const Game &game, SeatId owner, CardId card);
/// This card, which is still there, slips from the hand into the deck. Who sees the hand or chose the card, or knows
/// that there is nothing else, knows where it will lie. Anybody else only knows that the hand holds one card fewer,
/// which may have been of any kind.
void noteSlipped(const Game &game, SeatId owner, CardId card, SeatId chooser);
/// `chooser` alone saw which of these cards of the deck were taken, or how they were put back.
void noteMixed(const Game &game, SeatId owner, CardSet cards, SeatId chooser);
/// The deck was shuffled.
void noteShuffled(const Game &game, SeatId owner);

} // namespace champclos

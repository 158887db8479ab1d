// SPDX-License-Identifier: MIT
//
// The primitives for what a deck has beside its cards: a pile or a line, a side deck, a token.
#include "engine/rules/primitives.h"
#include "engine/rules/values.h"

namespace champclos {

void discardPile(const Game &game, SeatId owner) {
    SeatState &seat = game.state.seat(owner);
    while (!seat.pile.isEmpty()) {
        const CardId card = seat.pile.removeAt(0);
        seat.discard.push(card);
        game.noteChange();
        game.report([&] {
            return Event{.kind = EventKind::CardMoved,
                         .seat = owner,
                         .card = card,
                         .fromPlace = CardPlace::Pile,
                         .toPlace = CardPlace::Discard};
        });
    }
}

int lengthenLine(const Game &game, SeatId owner, CardId card) {
    game.state.seat(owner).pile.push(card);
    const int syllables = syllablesOf(game.match, game.state, owner);
    game.report([&] { return Event{.kind = EventKind::LineGrew, .seat = owner, .card = card, .amount = syllables}; });
    return syllables;
}

void turnUpSideCard(const Game &game, SeatId owner) {
    SeatState &seat = game.state.seat(owner);
    if (seat.sideCard != SeatState::kNoSide || seat.sideDeck.isEmpty())
        return;
    seat.sideCard = seat.sideDeck.pop();
    game.noteChange();
    game.report([&] { return Event{.kind = EventKind::SideCardTurned, .seat = owner, .index = seat.sideCard}; });
}

void discardSideCard(const Game &game, SeatId owner) {
    SeatState &seat = game.state.seat(owner);
    if (seat.sideCard == SeatState::kNoSide)
        return;
    const int card = seat.sideCard;
    seat.sideDiscard.push(seat.sideCard);
    seat.sideCard = SeatState::kNoSide;
    game.noteChange();
    game.report([&] { return Event{.kind = EventKind::SideCardDiscarded, .seat = owner, .index = card}; });
}

void returnSideCard(const Game &game, SeatId owner, int card) {
    SeatState &seat = game.state.seat(owner);
    const auto returned = static_cast<std::uint8_t>(card);
    seat.sideDiscard.removeAt(seat.sideDiscard.indexOf(returned));
    seat.sideDeck.insert(0, returned);
    game.noteChange();
    game.report([&] { return Event{.kind = EventKind::SideCardReturned, .seat = owner, .index = card}; });
}

void turnToken(const Game &game, SeatId seat, int side) {
    game.state.seat(seat).tokenSide = static_cast<std::uint8_t>(side);
    game.report([&] { return Event{.kind = EventKind::TokenTurned, .seat = seat, .index = side}; });
}

} // namespace champclos

// SPDX-License-Identifier: MIT
#include "engine/effects/prices.h"
#include "engine/effects/verbs.h"
#include "engine/rules/known_cards.h"
#include "engine/rules/primitives.h"

namespace champclos {

namespace {

CardSet setOf(const CardStack &stack) {
    CardSet cards;
    for (CardId card : stack)
        cards.insert(card);
    return cards;
}

/// Of a place that has an order: the oldest of a pile, the one on top of a deck, or the one at its bottom.
CardId firstCardOf(const SeatState &seat, PlaceRef place) {
    const auto at = [](const CardStack &stack, int index) { return stack.isEmpty() ? CardId::none() : stack[index]; };
    switch (place) {
    case PlaceRef::Hand:
        return CardId::none();
    case PlaceRef::Deck:
    case PlaceRef::DeckTop:
        return at(seat.deck, seat.deck.size() - 1);
    case PlaceRef::DeckBottom:
        return at(seat.deck, 0);
    case PlaceRef::DiscardPile:
        return at(seat.discard, 0);
    case PlaceRef::Pile:
        return at(seat.pile, 0);
    }
    return CardId::none();
}

CardSet cardsAt(const SeatState &seat, PlaceRef place) {
    switch (place) {
    case PlaceRef::Hand:
        return seat.hand;
    case PlaceRef::Deck:
        return setOf(seat.deck);
    case PlaceRef::DeckTop:
    case PlaceRef::DeckBottom: {
        const CardId end = firstCardOf(seat, place);
        return end ? CardSet::of(end) : CardSet();
    }
    case PlaceRef::DiscardPile:
        return setOf(seat.discard);
    case PlaceRef::Pile:
        return setOf(seat.pile);
    }
    return CardSet();
}

bool isEndOfDeck(PlaceRef place) { return place == PlaceRef::DeckTop || place == PlaceRef::DeckBottom; }

/// The card of `kind` to take from a place: of a pile or a deck the newest.
CardId copyAt(const Effect &effect, PlaceRef place, CardKind kind) {
    const SeatId seat = effect.frame.seat;
    if (place == PlaceRef::Hand)
        return copyInHand(effect.state(), effect.match(), seat, kind);
    const SeatState &cards = effect.state().seat(seat);
    if (place == PlaceRef::DeckBottom)
        return firstCardOf(cards, place);
    const CardStack &stack = place == PlaceRef::DiscardPile ? cards.discard
                             : place == PlaceRef::Pile      ? cards.pile
                                                            : cards.deck;
    for (int index = stack.size() - 1; index >= 0; --index)
        if (effect.match().seat(seat).kind(stack[index]) == kind)
            return stack[index];
    return CardId::none();
}

Flow runSearch(const Effect &effect) {
    const SeatId seat = effect.frame.seat;
    const CardKind kind(searchedCard(effect.op));
    if (kind.isNone())
        return Flow::Next;
    const CardId discarded = copyAt(effect, PlaceRef::DiscardPile, kind);
    if (discarded) {
        putCard(effect.game, seat, discarded, PlaceRef::Hand);
        return Flow::Next;
    }
    if (const CardId found = copyAt(effect, PlaceRef::Deck, kind)) {
        putCard(effect.game, seat, found, PlaceRef::Hand);
        noteSeenByAll(effect.game, seat, found); // the text names the card
    }
    shuffleDeck(effect.game, seat);
    return Flow::Next;
}

} // namespace

bool canPut(const EffectView &view) {
    const SeatState &cards = view.state.seat(view.frame.seat);
    switch (cardsOf(view.op)) {
    case CardsRef::ThatCard:
        return static_cast<bool>(thatCardOf(view.state, view.frame).card);
    case CardsRef::OpposingCard:
        return view.state.combat.isActive && view.state.combat.side(otherSide(sideOf(view.state, view.frame))).card;
    case CardsRef::CardFrom:
        return !cardsAt(cards, sourceOf(view.op)).isEmpty();
    case CardsRef::FirstCardOf:
        return static_cast<bool>(firstCardOf(cards, sourceOf(view.op)));
    case CardsRef::ThisCard:
    case CardsRef::AnyNumberFrom:
    case CardsRef::AllFrom:
        return true;
    }
    return true;
}

namespace {

/// Puts one card that the text names, if there is one, and speaks of it as that card from now on.
Flow putNamed(const Effect &effect, SeatId owner, CardId card) {
    effect.frame.amount = card ? 1 : 0;
    if (card)
        putCard(effect.game, owner, card, targetOf(effect.op));
    rememberCard(effect, owner, card);
    return Flow::Next;
}

/// Who looks through a deck shuffles it: before a card goes to one end of it, otherwise when all are taken.
void shuffleBefore(const Effect &effect) {
    if (sourceOf(effect.op) == PlaceRef::Deck && isEndOfDeck(targetOf(effect.op)))
        shuffleDeck(effect.game, effect.frame.seat);
}
Flow shuffleAfter(const Effect &effect) {
    if (sourceOf(effect.op) == PlaceRef::Deck && targetOf(effect.op) != PlaceRef::Deck &&
        !isEndOfDeck(targetOf(effect.op)))
        shuffleDeck(effect.game, effect.frame.seat);
    return Flow::Next;
}

Flow putAll(const Effect &effect) {
    const SeatId seat = effect.frame.seat;
    const std::uint8_t tag = tagOf(effect.op);
    effect.frame.amount = 0;
    shuffleBefore(effect);
    cardsAt(effect.state().seat(seat), sourceOf(effect.op)).forEach([&](CardId card) {
        if (tag != kNoIndex && ((effect.match().seat(seat).facts(card).tags >> tag) & 1) == 0)
            return;
        putCard(effect.game, seat, card, targetOf(effect.op));
        ++effect.frame.amount;
    });
    return shuffleAfter(effect);
}

Flow answerPut(const Effect &effect, const Action &action) {
    const SeatId seat = effect.frame.seat;
    if (action.kind == ActionKind::No)
        return Flow::Jump;
    if (action.kind == ActionKind::Done)
        return effect.frame.amount > 0 ? shuffleAfter(effect) : Flow::Next;
    if (effect.frame.amount == 0)
        shuffleBefore(effect);
    const CardId card = copyAt(effect, sourceOf(effect.op), action.card);
    if (sourceOf(effect.op) == PlaceRef::Deck) { // who has just looked through it
        noteMixed(effect.game, seat, setOf(effect.state().seat(seat).deck), seat);
        noteSeenBy(effect.game, seat, seat, CardSet::of(card));
    }
    putCard(effect.game, seat, card, targetOf(effect.op));
    rememberCard(effect, seat, card);
    ++effect.frame.amount;
    return cardsOf(effect.op) == CardsRef::AnyNumberFrom ? Flow::Again : shuffleAfter(effect);
}

Flow runPut(const Effect &effect) {
    const SeatId seat = effect.frame.seat;
    const SeatState &cards = effect.state().seat(seat);
    switch (cardsOf(effect.op)) {
    case CardsRef::ThisCard:
        return putNamed(effect, seat, effect.frame.card);
    case CardsRef::ThatCard: {
        const ThatCard that = thatCardOf(effect.state(), effect.frame);
        return putNamed(effect, that.owner, that.card);
    }
    case CardsRef::OpposingCard: {
        if (!effect.state().combat.isActive)
            return Flow::Next;
        const CombatSide &side = effect.otherSideOfCombat();
        return putNamed(effect, seatOf(side.fighter), side.card);
    }
    case CardsRef::FirstCardOf:
        return putNamed(effect, seat, firstCardOf(cards, sourceOf(effect.op)));
    case CardsRef::AllFrom:
        return putAll(effect);
    case CardsRef::CardFrom:
    case CardsRef::AnyNumberFrom:
        break;
    }
    const bool isAnyNumber = cardsOf(effect.op) == CardsRef::AnyNumberFrom;
    const CardSet choices = cardsAt(cards, sourceOf(effect.op));
    if (!effect.frame.isBusy)
        effect.frame.amount = 0;
    if (choices.isEmpty() && effect.frame.isBusy)
        return shuffleAfter(effect);
    if (choices.isEmpty()) {
        rememberCard(effect, seat, CardId::none());
        return effect.skipped();
    }
    if (effect.frame.amount >= kMaxCardsPerDeck) // from a place into itself there is no end
        return shuffleAfter(effect);
    if (!isAnyNumber && !effect.canBeDeclined() && isForced(effect.match().seat(seat), choices, sourceOf(effect.op)))
        return answerPut(effect,
                         Action{.kind = ActionKind::Card, .card = effect.match().seat(seat).kind(choices.first())});
    return effect.ask(DecisionKind::ChooseCard, seat);
}

void listPut(const EffectView &view, ActionList &actions) {
    listKinds(view.match, view.frame.seat, cardsAt(view.state.seat(view.frame.seat), sourceOf(view.op)),
              ActionKind::Card, actions);
    if (cardsOf(view.op) == CardsRef::AnyNumberFrom)
        actions.push(Action{.kind = ActionKind::Done});
}

bool canPayPut(Price &price, const EffectView &view) {
    const CardsRef cards = cardsOf(view.op);
    if (cards == CardsRef::AllFrom || cards == CardsRef::AnyNumberFrom)
        return true;
    if (cards == CardsRef::CardFrom || cards == CardsRef::FirstCardOf) {
        if (--price.countAt(sourceOf(view.op)) < 0)
            return false;
        ++price.countAt(targetOf(view.op));
    } else if (!(cards == CardsRef::ThatCard && price.isCardNamed()) && !canPut(view)) {
        return false;
    }
    price.nameCard();
    return true;
}

constexpr Verb kPutVerbs[] = {
    {.code = OpCode::Search, .word = Word::Search, .run = runSearch}, // looking for it is all that is asked
    {.code = OpCode::Put,
     .word = Word::Put,
     .run = runPut,
     .list = listPut,
     .answer = answerPut,
     .canDecline = // of a card that the text names nothing is chosen
     [](const Op &op) { return cardsOf(op) == CardsRef::CardFrom || cardsOf(op) == CardsRef::AnyNumberFrom; },
     .canBegin = canPut,
     .canPay = canPayPut},
};

} // namespace

std::span<const Verb> putVerbs() { return kPutVerbs; }

} // namespace champclos

// SPDX-License-Identifier: MIT
#include "engine/effects/verbs.h"
#include "engine/rules/known_cards.h"
#include "engine/rules/primitives.h"

#include <algorithm>

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

/// The one place that decides whether a choice of a card is passed over because it has one answer. Cards that all see
/// need only be alike. In a hand or a deck it must be one card: not to ask would tell the others that they are alike.
bool isForced(const SeatTables &tables, CardSet cards, PlaceRef place) {
    const bool isPublic = place == PlaceRef::DiscardPile || place == PlaceRef::Pile;
    return cards.size() == 1 || (isPublic && (cards - tables.facts(cards.first()).copies).isEmpty());
}

CardsRef cardsRef(const Op &op) { return static_cast<CardsRef>(op.fighters); }
PlaceRef sourceOf(const Op &op) { return static_cast<PlaceRef>(op.others); }
PlaceRef targetOf(const Op &op) { return static_cast<PlaceRef>(op.spaces); }
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

/// The part of the deck that LookAtTop speaks of now: what is still to be taken or ordered.
struct TopCards {
    int taken = 0;  ///< choices made so far
    int toTake = 0; ///< of all
    int looked = 0; ///< cards looked at in the beginning
    int left = 0;   ///< of them, still without a place
};

TopCards topCards(const Op &op, const Frame &frame, const SeatState &seat) {
    TopCards top;
    top.taken = frame.count;
    top.looked = std::min<int>(op.count, seat.deck.size() + std::min<int>(frame.count, op.others));
    top.toTake = std::min<int>(op.others, top.looked);
    top.left = top.looked - frame.count;
    return top;
}

/// The cards one may choose now: from the top for taking, below those already put back for ordering.
CardSet topCandidates(const TopCards &top, const SeatState &seat) {
    const int ordered = std::max(0, top.taken - top.toTake);
    CardSet cards;
    for (int place = ordered; place < ordered + top.left; ++place)
        cards.insert(seat.deck[seat.deck.size() - 1 - place]);
    return cards;
}

} // namespace

void listKinds(const Match &match, SeatId owner, CardSet cards, ActionKind kind, ActionList &actions) {
    const SeatTables &tables = match.seat(owner);
    while (!cards.isEmpty()) {
        const CardKind card = tables.kind(cards.first());
        actions.push(Action{.kind = kind, .card = card, .owner = owner});
        cards -= tables.facts(card).copies;
    }
}

void rememberCard(const Effect &effect, SeatId owner, CardId card) {
    effect.frame.thatCard = card;
    effect.frame.thatOwner = owner;
    if (effect.state().combat.isActive && effect.frame.card) { // of a card: its later windows speak of it too
        effect.ownSide().remembered = card;
        effect.ownSide().rememberedOwner = owner;
    }
}

Flow runDraw(const Effect &effect) {
    const int count = effect.amount();
    if (!effect.op.flagA || count <= 0) {
        drawCards(effect.game, effect.player(), count);
        return Flow::Next;
    }
    return effect.ask(DecisionKind::ChooseOption, effect.player());
}

Flow answerDraw(const Effect &effect, const Action &action) {
    drawCards(effect.game, effect.player(), action.option);
    return Flow::Next;
}

void listDraw(const EffectView &view, ActionList &actions) {
    const int most = amountOf(view.match, view.state, view.frame, view.op.amount);
    for (int count = 0; count <= most; ++count)
        actions.push(Action{.kind = ActionKind::Option, .option = static_cast<std::uint8_t>(count)});
}

Flow runDiscardChosen(const Effect &effect) {
    Frame &frame = effect.frame;
    const SeatId player = effect.player();
    if (!player)
        return effect.skipped();
    const CardSet hand = effect.state().seat(player).hand;
    if (!frame.isBusy) {
        frame.count = static_cast<std::uint8_t>(std::min(effect.amount(), hand.size()));
        if (frame.count == 0) {
            rememberCard(effect, player, CardId::none());
            return effect.skipped();
        }
    }
    if (frame.count == 0)
        return Flow::Next;
    if (hand.size() <= frame.count && !effect.canBeDeclined()) { // all of them: nothing to choose
        hand.forEach([&](CardId card) {
            discardFromHand(effect.game, player, card);
            rememberCard(effect, player, card);
        });
        return Flow::Next;
    }
    return effect.ask(DecisionKind::ChooseDiscard, player);
}

Flow answerDiscardChosen(const Effect &effect, const Action &action) {
    if (action.kind == ActionKind::No)
        return Flow::Jump;
    const SeatId player = effect.player();
    const CardId card = copyInHand(effect.state(), effect.match(), player, action.card);
    discardFromHand(effect.game, player, card);
    rememberCard(effect, player, card);
    --effect.frame.count;
    return Flow::Again;
}

void listDiscard(const EffectView &view, ActionList &actions) {
    listKinds(view.match, view.player(), view.state.seat(view.player()).hand, ActionKind::Discard, actions);
}

Flow runDiscardRandom(const Effect &effect) {
    const SeatId player = effect.player();
    rememberCard(effect, player, CardId::none());
    if (!player)
        return Flow::Next;
    for (int count = effect.amount(); count > 0; --count) {
        const CardSet hand = effect.state().seat(player).hand;
        if (hand.isEmpty())
            break;
        const CardId any = hand.nth(effect.state().rng.below(hand.size()));
        const CardId card = copyInHand(effect.state(), effect.match(), player, effect.match().seat(player).kind(any));
        discardFromHand(effect.game, player, card, true);
        rememberCard(effect, player, card);
    }
    return Flow::Next;
}

Flow runDiscardTop(const Effect &effect) {
    const SeatId player = effect.frame.seat;
    rememberCard(effect, player, CardId::none());
    CardStack &deck = effect.state().seat(player).deck;
    for (int count = effect.amount(); count > 0 && !deck.isEmpty(); --count) { // D3: an empty deck does nothing
        const CardId card = deck.pop();
        discardCard(effect.game, player, card, CardPlace::Deck, false);
        rememberCard(effect, player, card);
    }
    return Flow::Next;
}

Flow runLookAtHand(const Effect &effect) {
    if (effect.player())
        lookAtHand(effect.game, effect.player(), effect.frame.seat);
    return Flow::Next;
}

Flow runChooseFromHand(const Effect &effect) {
    const SeatId player = effect.player();
    if (!player || effect.state().seat(player).hand.isEmpty()) {
        rememberCard(effect, player, CardId::none());
        return Flow::Next;
    }
    lookAtHand(effect.game, player, effect.frame.seat);
    const CardSet hand = effect.state().seat(player).hand;
    if (isForced(effect.match().seat(player), hand, PlaceRef::Hand))
        return answerChooseFromHand(
            effect, Action{.kind = ActionKind::Card, .card = effect.match().seat(player).kind(hand.first())});
    return effect.ask(DecisionKind::ChooseCard, effect.frame.seat);
}

Flow answerChooseFromHand(const Effect &effect, const Action &action) {
    const SeatId player = effect.player();
    const CardId card = copyInHand(effect.state(), effect.match(), player, action.card);
    putCard(effect.game, player, card, targetOf(effect.op), effect.frame.seat);
    rememberCard(effect, player, card);
    return Flow::Next;
}

void listChooseFromHand(const EffectView &view, ActionList &actions) {
    listKinds(view.match, view.player(), view.state.seat(view.player()).hand, ActionKind::Card, actions);
}

Flow runSearch(const Effect &effect) {
    const SeatId seat = effect.frame.seat;
    const CardKind kind(effect.op.count);
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

Flow runLookAtTop(const Effect &effect) {
    const SeatId seat = effect.frame.seat;
    const SeatState &cards = effect.state().seat(seat);
    const TopCards top = topCards(effect.op, effect.frame, cards);
    const bool isTaking = top.taken < top.toTake;
    if (top.left <= 0 || (!isTaking && top.left == 1))
        return Flow::Next;
    const CardSet candidates = topCandidates(top, cards);
    if (!effect.frame.isBusy) {
        noteSeenBy(effect.game, seat, seat, candidates);
        effect.game.report([&] {
            return Event{
                .kind = EventKind::CardLookedAt, .seat = seat, .amount = top.looked, .seenBy = SeatSet::of(seat)};
        });
    }
    const bool takesAll = isTaking && top.left <= top.toTake - top.taken; // so there is nothing to choose
    if (takesAll || isForced(effect.match().seat(seat), candidates, PlaceRef::DeckTop)) {
        const CardKind any = effect.match().seat(seat).kind(candidates.first());
        return answerLookAtTop(effect, Action{.kind = ActionKind::Card, .card = any});
    }
    noteMixed(effect.game, seat, candidates, seat);
    return effect.ask(DecisionKind::ChooseCard, seat);
}

Flow answerLookAtTop(const Effect &effect, const Action &action) {
    const SeatId seat = effect.frame.seat;
    SeatState &cards = effect.state().seat(seat);
    const TopCards top = topCards(effect.op, effect.frame, cards);
    const int ordered = std::max(0, top.taken - top.toTake);
    int place = ordered; // the topmost copy of the chosen kind among the candidates
    while (effect.match().seat(seat).kind(cards.deck[cards.deck.size() - 1 - place]) != action.card)
        ++place;
    const CardId card = cards.deck[cards.deck.size() - 1 - place];
    if (top.taken < top.toTake) {
        putCard(effect.game, seat, card, PlaceRef::Hand);
    } else {
        cards.deck.removeAt(cards.deck.size() - 1 - place);
        cards.deck.insert(cards.deck.size() - ordered, card);
    }
    ++effect.frame.count;
    return Flow::Again;
}

void listLookAtTop(const EffectView &view, ActionList &actions) {
    const SeatState &cards = view.state.seat(view.frame.seat);
    listKinds(view.match, view.frame.seat, topCandidates(topCards(view.op, view.frame, cards), cards), ActionKind::Card,
              actions);
}

Flow runShowTopCard(const Effect &effect) {
    const SeatId seat = effect.frame.seat;
    const SeatState &cards = effect.state().seat(seat);
    rememberCard(effect, seat, CardId::none()); // what an earlier window remembered is not meant
    if (cards.deck.isEmpty())                   // D3
        return Flow::Next;
    const CardId card = cards.deck.back();
    const bool isRevealed = effect.op.flagA;
    if (isRevealed)
        noteSeenByAll(effect.game, seat, card);
    else
        noteSeenBy(effect.game, seat, seat, CardSet::of(card));
    rememberCard(effect, seat, card);
    effect.game.report([&] {
        return Event{.kind = isRevealed ? EventKind::CardRevealed : EventKind::CardLookedAt,
                     .seat = seat,
                     .card = card,
                     .amount = 1,
                     .seenBy = isRevealed ? SeatSet::fromWord(0xFF) : SeatSet::of(seat)};
    });
    return Flow::Next;
}

bool canPut(const EffectView &view) {
    const SeatState &cards = view.state.seat(view.frame.seat);
    switch (cardsRef(view.op)) {
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
    const std::uint8_t tag = effect.op.amount;
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

} // namespace

Flow runPut(const Effect &effect) {
    const SeatId seat = effect.frame.seat;
    const SeatState &cards = effect.state().seat(seat);
    switch (cardsRef(effect.op)) {
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
    const bool isAnyNumber = cardsRef(effect.op) == CardsRef::AnyNumberFrom;
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
    return cardsRef(effect.op) == CardsRef::AnyNumberFrom ? Flow::Again : shuffleAfter(effect);
}

void listPut(const EffectView &view, ActionList &actions) {
    listKinds(view.match, view.frame.seat, cardsAt(view.state.seat(view.frame.seat), sourceOf(view.op)),
              ActionKind::Card, actions);
    if (cardsRef(view.op) == CardsRef::AnyNumberFrom)
        actions.push(Action{.kind = ActionKind::Done});
}

} // namespace champclos

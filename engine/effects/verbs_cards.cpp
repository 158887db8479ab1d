// SPDX-License-Identifier: MIT
#include "engine/effects/prices.h"
#include "engine/effects/verbs.h"
#include "engine/rules/known_cards.h"
#include "engine/rules/primitives.h"

#include <algorithm>

namespace champclos {

namespace {

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
    top.looked = std::min<int>(op.count, seat.deck.size() + std::min<int>(frame.count, takenCount(op)));
    top.toTake = std::min<int>(takenCount(op), top.looked);
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

bool isForced(const SeatTables &tables, CardSet cards, PlaceRef place) {
    const bool isPublic = place == PlaceRef::DiscardPile || place == PlaceRef::Pile;
    return cards.size() == 1 || (isPublic && (cards - tables.facts(cards.first()).copies).isEmpty());
}

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

namespace {

Flow runDraw(const Effect &effect) {
    const int count = effect.amount();
    if (!isUpTo(effect.op) || count <= 0) {
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

Flow runChosenDiscard(const Effect &effect) {
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

Flow answerDiscard(const Effect &effect, const Action &action) {
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

Flow runRandomDiscard(const Effect &effect) {
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
    for (int count = effect.amount(); count > 0; --count)
        if (const CardId card = discardTopCard(effect.game, player)) // D3: an empty deck does nothing
            rememberCard(effect, player, card);
    return Flow::Next;
}

Flow runLookAtHand(const Effect &effect) {
    if (effect.player())
        lookAtHand(effect.game, effect.player(), effect.frame.seat);
    return Flow::Next;
}

Flow answerChooseFromHand(const Effect &effect, const Action &action) {
    const SeatId player = effect.player();
    const CardId card = copyInHand(effect.state(), effect.match(), player, action.card);
    putCard(effect.game, player, card, targetOf(effect.op), effect.frame.seat);
    rememberCard(effect, player, card);
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

void listChooseFromHand(const EffectView &view, ActionList &actions) {
    listKinds(view.match, view.player(), view.state.seat(view.player()).hand, ActionKind::Card, actions);
}

Flow answerLookAtTop(const Effect &effect, const Action &action) {
    const SeatId seat = effect.frame.seat;
    const SeatState &cards = effect.state().seat(seat);
    const TopCards top = topCards(effect.op, effect.frame, cards);
    const int ordered = std::max(0, top.taken - top.toTake);
    int place = ordered; // the topmost copy of the chosen kind among the candidates
    while (effect.match().seat(seat).kind(cards.deck[cards.deck.size() - 1 - place]) != action.card)
        ++place;
    const CardId card = cards.deck[cards.deck.size() - 1 - place];
    if (top.taken < top.toTake)
        putCard(effect.game, seat, card, PlaceRef::Hand);
    else
        orderDeck(effect.game, seat, place, ordered);
    ++effect.frame.count;
    return Flow::Again;
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
    const bool isOpen = isRevealed(effect.op);
    if (isOpen)
        noteSeenByAll(effect.game, seat, card);
    else
        noteSeenBy(effect.game, seat, seat, CardSet::of(card));
    rememberCard(effect, seat, card);
    effect.game.report([&] {
        return Event{.kind = isOpen ? EventKind::CardRevealed : EventKind::CardLookedAt,
                     .seat = seat,
                     .card = card,
                     .amount = 1,
                     .seenBy = isOpen ? SeatSet::fromWord(0xFF) : SeatSet::of(seat)};
    });
    return Flow::Next;
}

// What they cost as a price.
bool canPayDraw(Price &price, const EffectView &view) {
    price.draw(view, price.amountOf(view));
    return true;
}
bool canPayDiscard(Price &price, const EffectView &view) {
    const int count = price.amountOf(view);
    price.addDiscarded(view.player(), count);
    return price.takeFromHand(view, view.player(), count);
}
bool canPayDiscardTop(Price &price, const EffectView &view) {
    const int count = price.amountOf(view);
    price.countAt(PlaceRef::Deck) -= count;
    price.addDiscarded(view.frame.seat, count);
    price.nameCard();
    return price.countAt(PlaceRef::Deck) >= 0;
}
bool canShowTopCard(Price &price, const EffectView &) {
    price.nameCard();
    return price.countAt(PlaceRef::Deck) > 0;
}

constexpr Verb kCardVerbs[] = {
    {.code = OpCode::Draw,
     .word = Word::Draw,
     .run = runDraw,
     .list = listDraw,
     .answer = answerDraw,
     .canPay = canPayDraw},
    {.code = OpCode::DiscardChosen,
     .word = Word::Discard,
     .finish = [](Op &op) { op.code = isRandom(op) ? OpCode::DiscardRandom : OpCode::DiscardChosen; },
     .run = runChosenDiscard,
     .list = listDiscard,
     .answer = answerDiscard,
     .canDecline = [](const Op &) { return true; },
     .canPay = canPayDiscard},
    {.code = OpCode::DiscardRandom, .run = runRandomDiscard, .canPay = canPayDiscard},
    {.code = OpCode::DiscardTop, .word = Word::DiscardTop, .run = runDiscardTop, .canPay = canPayDiscardTop},
    {.code = OpCode::LookAtHand,
     .word = Word::LookAtHand,
     .run = runLookAtHand,
     .canPay = [](Price &price, const EffectView &view) { return price.takeFromHand(view, view.player(), 0); }},
    {.code = OpCode::ChooseFromHand,
     .word = Word::ChooseFromHand,
     .run = runChooseFromHand,
     .list = listChooseFromHand,
     .answer = answerChooseFromHand,
     .canPay = [](Price &price, const EffectView &view) { return price.takeFromHand(view, view.player(), 1); }},
    {.code = OpCode::LookAtTop,
     .word = Word::LookAtTop,
     .run = runLookAtTop,
     .list = listLookAtTop,
     .answer = answerLookAtTop,
     .canPay = [](Price &price, const EffectView &view) { return price.countAt(PlaceRef::Deck) >= view.op.count; }},
    {.code = OpCode::ShowTopCard, .word = Word::LookAtTopCard, .run = runShowTopCard, .canPay = canShowTopCard},
    {.code = OpCode::ShowTopCard,
     .word = Word::RevealTopCard,
     .finish = setRevealed,
     .run = runShowTopCard,
     .canPay = canShowTopCard},
};

} // namespace

std::span<const Verb> cardVerbs() { return kCardVerbs; }

} // namespace champclos

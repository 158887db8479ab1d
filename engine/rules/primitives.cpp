// SPDX-License-Identifier: MIT
#include "engine/rules/primitives.h"

#include "engine/core/array_by.h"
#include "engine/rules/defeat.h"
#include "engine/rules/known_cards.h"
#include "engine/rules/movement.h"
#include "engine/rules/values.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace champclos {

namespace {

SpaceSet &standing(const Game &game, FighterId fighter) { return game.state.standing[seatOf(fighter)]; }

void stand(const Game &game, FighterId fighter, SpaceId to) {
    FighterState &state = game.state.fighter(fighter);
    SpaceSet &spaces = standing(game, fighter);
    if (state.space)
        spaces.erase(state.space);
    state.space = to;
    spaces.insert(to);
}

void defeatFighter(const Game &game, FighterId fighter) {
    FighterState &state = game.state.fighter(fighter);
    standing(game, fighter).erase(state.space);
    state.space = SpaceId::none();
    game.state.alive.erase(fighter);
    game.state.heroesAlive.erase(fighter);
    game.report([&] { return Event{.kind = EventKind::FighterDefeated, .fighter = fighter}; });
}

bool isPublic(CardPlace place) { return place != CardPlace::Hand && place != CardPlace::Deck; }

/// A card that leaves the hand is "that card" no longer: others could not tell it from its copies in the hand, and
/// would learn from the name what was put there unseen.
void leaveHand(const Game &game, SeatId seat, CardId card) {
    game.state.seat(seat).hand.erase(card);
    game.noteChange();
    for (Frame &frame : game.state.frames)
        if (frame.thatCard == card && frame.thatOwner == seat)
            frame.thatCard = CardId::none();
    if (game.state.combat.isActive)
        for (CombatSide &side : game.state.combat.sides)
            if (side.remembered == card && side.rememberedOwner == seat)
                side.remembered = CardId::none();
}

/// Lets go of a card, wherever it is.
void removeCard(const Game &game, SeatId owner, CardId card) {
    SeatState &seat = game.state.seat(owner);
    seat.hand.erase(card);
    for (CardStack *stack : {&seat.deck, &seat.discard, &seat.pile})
        if (const int index = stack->indexOf(card); index >= 0)
            stack->removeAt(index);
    for (CombatSide &side : game.state.combat.sides)
        if (game.state.combat.isActive && side.card == card && seatOf(side.fighter) == owner)
            side.card = CardId::none();
    for (Frame &frame : game.state.frames)
        if (frame.kind == FrameKind::Scheme && frame.seat == owner && frame.card == card)
            frame.card = CardId::none();
}

/// An attack on one of two fighters of a player is now on the other; once the combat is settled it stays what it was.
FighterId defenderAfterSwap(const GameState &state, FighterId one, FighterId other) {
    if (!state.combat.isActive || state.combat.isSettled || seatOf(one) != seatOf(other))
        return FighterId::none();
    const FighterId defender = state.combat.side(Side::Defender).fighter;
    return defender == one ? other : defender == other ? one : FighterId::none();
}

} // namespace

void moveFighter(const Game &game, FighterId fighter, SpaceId to, bool through) {
    const SpaceId from = game.state.fighter(fighter).space;
    if (from == to)
        return;
    std::vector<SpaceId> path; // as it was before the fighter went it
    if (game.log != nullptr) [[unlikely]]
        path = pathOf(game.match, game.state, fighter, to, through);
    stand(game, fighter, to);
    game.report([&] {
        return Event{
            .kind = EventKind::FighterMoved, .fighter = fighter, .from = from, .to = to, .path = std::move(path)};
    });
}

void placeFighter(const Game &game, FighterId fighter, SpaceId to) {
    const SpaceId from = game.state.fighter(fighter).space;
    stand(game, fighter, to);
    game.report([&] { return Event{.kind = EventKind::FighterPlaced, .fighter = fighter, .from = from, .to = to}; });
}

void swapFighters(const Game &game, FighterId one, FighterId other) {
    const SpaceId spaceOfOne = game.state.fighter(one).space;
    const SpaceId spaceOfOther = game.state.fighter(other).space;
    standing(game, one).erase(spaceOfOne);
    standing(game, other).erase(spaceOfOther);
    game.state.fighter(one).space = spaceOfOther;
    game.state.fighter(other).space = spaceOfOne;
    standing(game, one).insert(spaceOfOther);
    standing(game, other).insert(spaceOfOne);
    const FighterId defender = defenderAfterSwap(game.state, one, other);
    if (defender)
        game.state.combat.side(Side::Defender).fighter = defender;
    game.report([&] {
        return Event{.kind = EventKind::FightersSwapped, .fighter = one, .target = other, .defender = defender};
    });
}

void returnFighter(const Game &game, FighterId fighter, SpaceId to) {
    const FighterFacts &facts = game.match.fighter(fighter);
    FighterState &state = game.state.fighter(fighter);
    state = FighterState{};
    state.health = facts.health;
    game.noteChange();
    game.state.alive.insert(fighter);
    if (facts.isHero)
        game.state.heroesAlive.insert(fighter);
    stand(game, fighter, to);
    game.report([&] { return Event{.kind = EventKind::FighterReturned, .fighter = fighter, .to = to}; });
}

void holdFighter(const Game &game, FighterId fighter) {
    game.state.fighter(fighter).isHeld = true;
    game.report([&] { return Event{.kind = EventKind::FighterHeld, .fighter = fighter}; });
}

FighterSet dealDamage(const Game &game, FighterSet targets, int amount, DamageSource source) {
    FighterSet defeated;
    if (amount <= 0)
        return defeated;
    targets &= game.state.alive;
    targets.forEach([&](FighterId fighter) {
        if (source != DamageSource::Combat && hasPermission(game, fighter, Modifier::NoEffectDamage))
            return;
        FighterState &state = game.state.fighter(fighter);
        state.health = static_cast<std::int8_t>(std::max(0, state.health - amount));
        state.tookDamage = true;
        game.noteChange();
        if (state.health == 0)
            defeated.insert(fighter);
        game.report([&] {
            return Event{.kind = EventKind::DamageDealt, .fighter = fighter, .amount = amount, .source = source};
        });
    });
    if (!defeated.isEmpty()) {
        defeated.forEach([&](FighterId fighter) { defeatFighter(game, fighter); });
        checkVictory(game);
    }
    return defeated;
}

void recoverHealth(const Game &game, FighterId fighter, int amount) {
    FighterState &state = game.state.fighter(fighter);
    const int gained = std::min(amount, game.match.fighter(fighter).maxHealth - state.health);
    if (gained <= 0)
        return;
    state.health = static_cast<std::int8_t>(state.health + gained);
    game.noteChange();
    game.report([&] { return Event{.kind = EventKind::HealthRecovered, .fighter = fighter, .amount = gained}; });
}

void setHealth(const Game &game, FighterId fighter, int health) {
    FighterState &state = game.state.fighter(fighter);
    const int before = state.health;
    state.health = static_cast<std::int8_t>(std::clamp<int>(health, 0, game.match.fighter(fighter).maxHealth));
    const int after = state.health;
    if (after != before)
        game.noteChange();
    game.report(
        [&] { return Event{.kind = EventKind::HealthSet, .fighter = fighter, .amount = after, .before = before}; });
    if (after == 0) {
        defeatFighter(game, fighter);
        checkVictory(game);
    }
}

void drawCards(const Game &game, SeatId seat, int count) {
    SeatState &state = game.state.seat(seat);
    for (; count > 0 && !game.state.isOver(); --count) {
        if (state.deck.isEmpty()) { // D2
            game.report([&] { return Event{.kind = EventKind::Exhausted, .seat = seat}; });
            dealDamage(game, game.match.seat(seat).allFighters, kExhaustionDamage, DamageSource::Exhaustion);
            continue;
        }
        const CardId card = state.deck.pop();
        state.hand.insert(card);
        game.noteChange();
        game.report([&] {
            return Event{
                .kind = EventKind::CardDrawn, .seat = seat, .card = card, .seenBy = game.match.friendsOf(seat)};
        });
    }
}

CardId copyInHand(const GameState &state, const Match &match, SeatId seat, CardKind kind) {
    const CardSet copies = state.seat(seat).hand & match.seat(seat).facts(kind).copies;
    const CardId first = copies.first();
    CardSet others = copies; // "that card" stays while there is another
    others.erase(first);
    if (others.isEmpty())
        return first;
    others.insert(first);
    for (const Frame &frame : state.frames)
        if (frame.thatCard && frame.thatOwner == seat)
            others.erase(frame.thatCard);
    for (const CombatSide &side : state.combat.sides)
        if (side.remembered && side.rememberedOwner == seat)
            others.erase(side.remembered);
    return others.isEmpty() ? first : others.first();
}

void takeFromHand(const Game &game, SeatId seat, CardId card) {
    noteLeft(game, seat, card);
    leaveHand(game, seat, card);
}

void layFaceDown(const Game &game, SeatId seat, CardId card) {
    Combat &combat = game.state.combat;
    if (combat.isRevealed) // too late to hide anything
        noteLeft(game, seat, card);
    combat.handSeenBy = SeatSet(); // they cannot tell which of the cards they saw it is
    leaveHand(game, seat, card);
}

void turnFaceUp(const Game &game) {
    Combat &combat = game.state.combat;
    const SeatId attacker = seatOf(combat.side(Side::Attacker).fighter);
    combat.faceDown(attacker).forEach([&](CardId card) { noteLeft(game, attacker, card); });
    combat.isRevealed = true;
}

void discardCard(const Game &game, SeatId seat, CardId card, CardPlace from, bool isRandom) {
    const bool toPile = game.match.seat(seat).isPileForAll;
    SeatState &state = game.state.seat(seat);
    (toPile ? state.pile : state.discard).push(card);
    if (from == CardPlace::Deck)
        noteLeftDeck(game, seat, card);
    game.noteChange();
    game.report([&] {
        return Event{.kind = EventKind::CardDiscarded,
                     .seat = seat,
                     .card = card,
                     .fromPlace = from,
                     .toPlace = toPile ? CardPlace::Pile : CardPlace::Discard,
                     .isRandom = isRandom};
    });
}

void discardFromHand(const Game &game, SeatId seat, CardId card, bool isRandom) {
    takeFromHand(game, seat, card);
    discardCard(game, seat, card, CardPlace::Hand, isRandom);
}

CardPlace placeOf(const GameState &state, SeatId seat, CardId card) {
    const SeatState &cards = state.seat(seat);
    if (cards.hand.contains(card))
        return CardPlace::Hand;
    if (cards.deck.indexOf(card) >= 0)
        return CardPlace::Deck;
    if (cards.discard.indexOf(card) >= 0)
        return CardPlace::Discard;
    if (cards.pile.indexOf(card) >= 0)
        return CardPlace::Pile;
    if (state.combat.isActive)
        for (const CombatSide &side : state.combat.sides)
            if (side.card == card && seatOf(side.fighter) == seat)
                return CardPlace::Combat;
    for (const Frame &frame : state.frames)
        if (frame.kind == FrameKind::Scheme && frame.seat == seat && frame.card == card)
            return CardPlace::Scheme;
    return CardPlace::Out;
}

void putCard(const Game &game, SeatId owner, CardId card, PlaceRef into, SeatId chooser) {
    const CardPlace from = card ? placeOf(game.state, owner, card) : CardPlace::Out;
    if (from == CardPlace::Out)
        return;
    SeatState &seat = game.state.seat(owner);
    const bool isIntoDeck = into == PlaceRef::Deck || into == PlaceRef::DeckTop || into == PlaceRef::DeckBottom;
    if (from == CardPlace::Hand && isIntoDeck)
        noteSlipped(game, owner, card, game.top().seat);
    else if (from != CardPlace::Hand || into != PlaceRef::Hand)
        noteLeft(game, owner, card);
    removeCard(game, owner, card);
    if (into == PlaceRef::DiscardPile && from != CardPlace::Pile)
        return discardCard(game, owner, card, from, false);
    CardPlace to = CardPlace::Hand;
    switch (into) {
    case PlaceRef::Hand:
        seat.hand.insert(card);
        break;
    case PlaceRef::Deck:
    case PlaceRef::DeckTop:
        seat.deck.push(card);
        to = CardPlace::Deck;
        break;
    case PlaceRef::DeckBottom:
        seat.deck.insert(0, card);
        to = CardPlace::Deck;
        break;
    case PlaceRef::DiscardPile:
        seat.discard.push(card);
        to = CardPlace::Discard;
        break;
    case PlaceRef::Pile:
        seat.pile.push(card);
        to = CardPlace::Pile;
        break;
    }
    if (to != from)
        game.noteChange();
    const SeatSet friends = game.match.friendsOf(owner);
    if (isPublic(from) && !isPublic(to))
        noteSeenByAll(game, owner, card);
    else if (from == CardPlace::Deck && isPublic(to))
        noteLeftDeck(game, owner, card);
    const bool isOpen = isPublic(from) || isPublic(to);
    const bool staysInDeck = from == CardPlace::Deck && to == CardPlace::Deck;
    const SeatSet owners =
        staysInDeck ? knowersOf(game, owner, card) : friends; // who sees the hand does not see the deck
    const SeatSet seers = chooser ? owners | SeatSet::of(chooser) : owners;
    game.report([&] {
        return Event{.kind = EventKind::CardMoved,
                     .seat = owner,
                     .card = card,
                     .index = static_cast<int>(into),
                     .fromPlace = from,
                     .toPlace = to,
                     .seenBy = isOpen ? SeatSet::fromWord(0xFF) : seers};
    });
    if (into == PlaceRef::Deck)
        shuffleDeck(game, owner);
}

CardId discardTopCard(const Game &game, SeatId owner) {
    CardStack &deck = game.state.seat(owner).deck;
    if (deck.isEmpty())
        return CardId::none();
    const CardId card = deck.pop();
    discardCard(game, owner, card, CardPlace::Deck, false);
    return card;
}

void orderDeck(const Game &game, SeatId owner, int from, int to) {
    CardStack &deck = game.state.seat(owner).deck;
    const CardId card = deck.removeAt(deck.size() - 1 - from);
    deck.insert(deck.size() - to, card);
}

void shuffleDeck(const Game &game, SeatId owner) {
    SeatState &seat = game.state.seat(owner);
    game.state.rng.shuffle(seat.deck);
    noteShuffled(game, owner);
    game.report([&] { return Event{.kind = EventKind::DeckShuffled, .seat = owner}; });
}

void lookAtHand(const Game &game, SeatId owner, SeatId viewer) {
    noteHandSeenBy(game, owner, viewer);
    game.report([&] { return Event{.kind = EventKind::HandLookedAt, .seat = owner, .other = viewer}; });
}

void gainActions(const Game &game, SeatId seat, int count) {
    if (count <= 0 || game.state.turnSeat != seat) // an action outside your own turn cannot be taken
        return;
    game.state.actionsLeft = static_cast<std::uint8_t>(std::min(kMaxActionsLeft, game.state.actionsLeft + count));
    game.report([&] { return Event{.kind = EventKind::ActionsGained, .seat = seat, .amount = count}; });
}

} // namespace champclos

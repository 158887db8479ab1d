// SPDX-License-Identifier: MIT
#include "engine/ai/possible_worlds.h"

#include "engine/ai/determinize.h"
#include "engine/rules/action_text.h"
#include "engine/rules/game.h"
#include "engine/rules/primitives.h"

#include <memory>
#include <utility>

namespace champclos::ai {

namespace {

constexpr std::uint64_t kStep = 0x9E3779B97F4A7C15u; ///< by which a number drawn moves the generator on
constexpr int kFractions = 60;                       ///< enough for one card of twelve, whichever it is

/// Generators whose first numbers lie evenly between the least and the greatest one.
const std::vector<Rng> &evenGenerators() {
    static const std::vector<Rng> generators = [] {
        std::vector<Rng> found(kFractions);
        std::vector<bool> has(kFractions, false);
        int missing = kFractions;
        for (std::uint64_t seed = 1; missing > 0; ++seed) {
            Rng rng(seed);
            const int slot = rng.below(kFractions);
            if (has[static_cast<std::size_t>(slot)])
                continue;
            found[static_cast<std::size_t>(slot)] = Rng(seed);
            has[static_cast<std::size_t>(slot)] = true;
            --missing;
        }
        return found;
    }();
    return generators;
}

void exchange(CardSet &cards, CardId one, CardId other) {
    const bool hasOne = cards.contains(one);
    const bool hasOther = cards.contains(other);
    if (hasOne == hasOther)
        return;
    cards.erase(hasOne ? one : other);
    cards.insert(hasOne ? other : one);
}

void exchange(CardId &card, CardId one, CardId other) {
    if (card == one)
        card = other;
    else if (card == other)
        card = one;
}

/// True if the answers to such a question depend on the hand of whoever is asked.
bool isOfOwnHand(DecisionKind kind) {
    return kind == DecisionKind::ChooseAction || kind == DecisionKind::ChooseBoost ||
           kind == DecisionKind::ChooseDefense || kind == DecisionKind::ChooseDiscard;
}

bool isSideCardTaken(const SeatState &before, const SeatState &after) {
    return after.sideDeck.size() < before.sideDeck.size();
}

} // namespace

void swapCards(GameState &state, SeatId owner, CardId one, CardId other) {
    SeatState &seat = state.seat(owner);
    exchange(seat.hand, one, other);
    for (CardId &card : seat.deck)
        exchange(card, one, other);
    for (CardSet &known : seat.knownTo)
        exchange(known, one, other);
    for (CombatSide &side : state.combat.sides) {
        if (side.fighter && seatOf(side.fighter) == owner)
            exchange(side.card, one, other);
        if (side.rememberedOwner == owner)
            exchange(side.remembered, one, other);
    }
    if (const FighterId attacker = state.combat.side(Side::Attacker).fighter; attacker && seatOf(attacker) == owner)
        exchange(state.combat.boostCard, one, other);
    for (Frame &frame : state.frames) {
        if (frame.seat == owner)
            exchange(frame.card, one, other);
        if (frame.thatOwner == owner)
            exchange(frame.thatCard, one, other);
    }
}

PossibleWorlds::PossibleWorlds(const Match &match, SeatId viewer, std::uint64_t mostAnswers)
    : m_match(match), m_viewer(viewer), m_mostAnswers(mostAnswers) {}

GameState PossibleWorlds::typical(const GameState &world) const {
    Rng rng(1);
    return determinize(m_match, observe(m_match, world, m_viewer), rng);
}

bool PossibleWorlds::giveUp() {
    m_isTooIntricate = true;
    return false;
}

/// The cards that the viewer does not see, those included that are nowhere: it cannot know that either.
CardSet PossibleWorlds::hiddenCards(const GameState &state, SeatId owner) const {
    const SeatState &seat = state.seat(owner);
    const bool isOwn = m_match.friendsOf(m_viewer).contains(owner);
    CardSet seen = seat.knownTo[m_viewer];
    if (isOwn)
        seen |= seat.hand;
    for (const CardStack *stack : {&seat.discard, &seat.pile})
        for (const CardId card : *stack)
            seen.insert(card);
    if (state.combat.isActive) {
        for (const CombatSide &side : state.combat.sides)
            if (side.card && seatOf(side.fighter) == owner)
                seen.insert(side.card);
        if (state.combat.boostCard && seatOf(state.combat.side(Side::Attacker).fighter) == owner)
            seen.insert(state.combat.boostCard);
        if (!isOwn)
            seen -= state.combat.faceDown(owner);
    }
    for (const Frame &frame : state.frames)
        if (frame.kind == FrameKind::Scheme && frame.seat == owner && frame.card)
            seen.insert(frame.card);
    return m_match.seat(owner).allCards - seen;
}

/// A3: what lies face down must be a card to attack with, and beside it one that has a boost.
bool PossibleWorlds::isPossible(const GameState &world, SeatId owner) const {
    const Combat &combat = world.combat;
    if (combat.faceDown(owner).isEmpty())
        return true;
    const CombatSide &attack = combat.side(Side::Attacker);
    const SeatTables &tables = m_match.seat(owner);
    return (!attack.card || (tables.attackCards & m_match.fighter(attack.fighter).playable).contains(attack.card)) &&
           (!combat.boostCard || tables.boostCards.contains(combat.boostCard));
}

bool PossibleWorlds::forEachOutcome(const GameState &world, const Action &action, const VisitState &visit) {
    Settled settled;
    const SeatId asked = world.pending.seat;
    if (asked != m_viewer && action.card && isOfOwnHand(world.pending.kind)) // it holds what it plays
        settled.cards[asked].insert(copyInHand(world, m_match, asked, action.card));
    return decide(world, action, settled, visit);
}

bool PossibleWorlds::decide(const GameState &world, const Action &action, const Settled &settled,
                            const VisitState &visit) {
    if (m_played >= m_mostAnswers)
        return giveUp();
    GameState after = world;
    apply(m_match, after, action);
    ++m_played;
    const std::uint64_t drawn = after.rng.state() - world.rng.state();
    if (drawn != 0 && drawn != kStep) // several cards at random, or a shuffle
        return giveUp();
    if (drawn != 0 && !settled.isChance)
        return decideChance(world, action, settled, visit);
    for (int index = 0; index < m_match.seatCount; ++index) {
        const SeatId owner(index);
        const CardSet shown = (hiddenCards(world, owner) - hiddenCards(after, owner)) - settled.cards[owner];
        if (!shown.isEmpty())
            return decideCard(world, action, settled, owner, shown.first(), visit);
        if (!settled.isSideCard && isSideCardTaken(world.seat(owner), after.seat(owner)))
            return decideSideCard(world, action, settled, owner, visit);
    }
    return visit(world, after);
}

bool PossibleWorlds::decideChance(const GameState &world, const Action &action, const Settled &settled,
                                  const VisitState &visit) {
    for (int seat = 0; seat < m_match.seatCount; ++seat)
        if (world.seats[seat].deck.size() <= 2) // a shuffle of it would look like a card taken at random
            return giveUp();
    Settled next = settled;
    next.isChance = true;
    GameState chance = world;
    for (const Rng &rng : evenGenerators()) {
        chance.rng = rng;
        if (!decide(chance, action, next, visit))
            return false;
    }
    return true;
}

bool PossibleWorlds::decideCard(const GameState &world, const Action &action, const Settled &settled, SeatId owner,
                                CardId shown, const VisitState &visit) {
    const SeatTables &tables = m_match.seat(owner);
    const CardSet faceDown = world.combat.faceDown(owner);
    if (!faceDown.isEmpty() && owner != m_viewer &&
        world.seat(owner).knownTo[m_viewer].intersects(world.seat(owner).hand | faceDown))
        return giveUp(); // what is known to be in the hand may be what lies face down
    const CardSet candidates = hiddenCards(world, owner) - settled.cards[owner];
    CardSet tried;
    CardSet refused;
    std::vector<CardId> order;
    candidates.forEach([&](CardId card) { order.push_back(card); });
    for (const CardId card : order) {
        if (tables.facts(card).copies.intersects(tried))
            continue;
        GameState other = world;
        swapCards(other, owner, shown, card);
        if (!isPossible(other, owner)) {
            refused.insert(card);
            continue;
        }
        tried.insert(card);
        Settled next = settled;
        next.cards[owner].insert(card);
        if (!decide(other, action, next, visit))
            return false;
    }
    if (faceDown.contains(shown)) // then no other card can lie there
        return true;
    bool isMissed = false; // a card that only lies face down in this world could be the one that is shown
    refused.forEach([&](CardId card) { isMissed = isMissed || !tables.facts(card).copies.intersects(tried); });
    return isMissed ? giveUp() : true;
}

bool PossibleWorlds::decideSideCard(const GameState &world, const Action &action, const Settled &settled, SeatId owner,
                                    const VisitState &visit) {
    const int top = world.seat(owner).sideDeck.size() - 1;
    GameState after = world;
    apply(m_match, after, action);
    if (after.seat(owner).sideDeck.size() != top)
        return giveUp();
    Settled next = settled;
    next.isSideCard = true;
    for (int place = 0; place <= top; ++place) {
        GameState other = world;
        std::swap(other.seat(owner).sideDeck[place], other.seat(owner).sideDeck[top]);
        if (!decide(other, action, next, visit))
            return false;
    }
    return true;
}

bool PossibleWorlds::forEachAnswer(const GameState &world, const VisitAnswer &visit) {
    const SeatId seat = world.pending.seat;
    const auto list = std::make_unique<ActionList>();
    legalActions(m_match, world, *list);
    const std::vector<Action> legal(list->begin(), list->end());
    const bool namesOwnCards = isOfOwnHand(world.pending.kind);
    if (world.pending.kind == DecisionKind::ChooseCard && cardOwner(m_match, world) == seat)
        return giveUp(); // of a deck, a pile, a hand: what there is to choose from depends on what is hidden
    for (const Action &action : legal)
        if (!visit(world, action))
            return false;
    if (!namesOwnCards)
        return true;
    const SeatTables &tables = m_match.seat(seat);
    const CardSet hidden = hiddenCards(world, seat);
    const CardSet hand = world.seat(seat).hand;
    const CardSet given = (hand & hidden) - world.combat.faceDown(seat);
    if (given.isEmpty())
        return true;
    CardSet tried = hand;
    std::vector<CardId> others;
    (hidden - hand - world.combat.faceDown(seat)).forEach([&](CardId card) { others.push_back(card); });
    for (const CardId card : others) {
        const CardSet copies = tables.facts(card).copies;
        if (copies.intersects(tried))
            continue;
        tried.insert(card);
        GameState other = world;
        swapCards(other, seat, given.first(), card);
        legalActions(m_match, other, *list);
        const std::vector<Action> now(list->begin(), list->end());
        for (const Action &action : now)
            if (action.card == tables.kind(card) && !visit(other, action))
                return false;
    }
    return true;
}

} // namespace champclos::ai

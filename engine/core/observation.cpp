// SPDX-License-Identifier: MIT
#include "engine/core/observation.h"

#include "engine/core/array_by.h"
#include "engine/core/step.h"

namespace champclos {

namespace {

/// Copies of a card cannot be told apart; their numbers, though, would tell where each of them has been. So an
/// observation numbers the copies anew, in the order in which its viewer comes across them.
class Renumbering {
public:
    explicit Renumbering(const SeatTables &tables) : m_tables(tables) {}

    void change(CardId &card) {
        if (!card)
            return;
        CardId &number = m_numbers[card];
        if (!number) {
            number = (m_tables.facts(card).copies - m_given).first();
            m_given.insert(number);
        }
        card = number;
    }
    void change(CardStack &cards) {
        for (CardId &card : cards)
            change(card);
    }
    void change(CardSet &cards) {
        CardSet changed;
        cards.forEach([&](CardId card) {
            change(card);
            changed.insert(card);
        });
        cards = changed;
    }

private:
    const SeatTables &m_tables;
    PerCard<CardId> m_numbers{};
    CardSet m_given;
};

/// What all see comes first, then hand and deck from the top; of cards in one place that are alike any comes first.
void renumberCopies(const SeatTables &tables, GameState &seen, SeatId owner, SeatId viewer) {
    Renumbering numbers(tables);
    SeatState &seat = seen.seat(owner);
    numbers.change(seat.discard);
    numbers.change(seat.pile);
    for (CombatSide &side : seen.combat.sides) {
        if (side.card && seatOf(side.fighter) == owner)
            numbers.change(side.card);
        if (side.rememberedOwner == owner)
            numbers.change(side.remembered);
    }
    if (seen.combat.boostCard && seatOf(seen.combat.side(Side::Attacker).fighter) == owner)
        numbers.change(seen.combat.boostCard);
    for (Frame &frame : seen.frames) {
        if (frame.seat == owner)
            numbers.change(frame.card);
        if (frame.thatOwner == owner)
            numbers.change(frame.thatCard);
    }
    numbers.change(seat.hand);
    for (int place = seat.deck.size() - 1; place >= 0; --place)
        numbers.change(seat.deck[place]);
    if (viewer)
        numbers.change(seat.knownTo[viewer]);
}

/// The cards of one seat as the viewer sees them.
class Cutter {
public:
    Cutter(const Match &match, const GameState &state, SeatId viewer, GameState &seen)
        : m_state(state), m_viewer(viewer), m_friends(viewer ? match.friendsOf(viewer) : SeatSet()), m_seen(seen) {}

    void cutSeat(SeatId owner) {
        SeatState &seat = m_seen.seat(owner);
        const CardSet faceDown = m_state.combat.faceDown(owner);
        CardSet known = knownOf(owner);
        if (m_friends.contains(owner)) // P3: teammates may see each other's hands
            known -= seat.hand | faceDown;
        else if (faceDown.isEmpty() || (m_viewer && m_state.combat.handSeenBy.contains(m_viewer)))
            seat.hand &= known;
        else // A3: any of the cards known to have been in this hand may be the one that was played face down
            seat.hand = CardSet();
        for (CardId &card : seat.deck)
            if (card && !known.contains(card))
                card = CardId::none();
        seat.knownTo = {}; // what others know is not for this viewer to see
        if (m_viewer)
            seat.knownTo[m_viewer] = known;
        for (std::uint8_t &card : seat.sideDeck)
            card = SeatState::kNoSide;
    }

    /// True if the attack card lies face down and is not this viewer's to see.
    bool cutCombat() {
        Combat &combat = m_seen.combat;
        const bool isHidden =
            combat.isActive && !combat.isRevealed && !m_friends.contains(seatOf(combat.side(Side::Attacker).fighter));
        if (isHidden)
            combat.side(Side::Attacker).card = combat.boostCard = CardId::none();
        for (CombatSide &side : combat.sides)
            cutThatCard(side.remembered, side.rememberedOwner);
        for (Frame &frame : m_seen.frames)
            cutThatCard(frame.thatCard, frame.thatOwner);
        return isHidden;
    }

private:
    CardSet knownOf(SeatId owner) const { return m_viewer ? m_state.seat(owner).knownTo[m_viewer] : CardSet(); }

    /// "That card" of an effect under way may lie in a hidden place. In a hand others cannot tell it from its copies.
    void cutThatCard(CardId &card, SeatId owner) const {
        if (!card)
            return;
        const SeatState &seat = m_state.seat(owner);
        const bool isHidden = seat.hand.contains(card) ? !m_friends.contains(owner)
                                                       : seat.deck.indexOf(card) >= 0 && !knownOf(owner).contains(card);
        if (isHidden)
            card = CardId::none();
    }

    const GameState &m_state;
    SeatId m_viewer;
    SeatSet m_friends;
    GameState &m_seen;
};

SeenEvent seenEvent(const Match &match, const Event &event, bool isShown) {
    const auto kind = [&](SeatId owner, CardId card) {
        return owner && card ? match.seat(owner).kind(card) : CardKind::none();
    };
    return {.kind = event.kind,
            .seat = event.seat,
            .other = event.other,
            .fighter = event.fighter,
            .target = event.target,
            .defender = event.defender,
            .card = isShown ? kind(event.seat, event.card) : CardKind::none(),
            .otherCard = kind(event.other, event.otherCard),
            .isCardHidden = event.card && !isShown,
            .from = event.from,
            .to = event.to,
            .amount = event.amount,
            .before = event.before,
            .damage = event.damage,
            .index = event.index,
            .fromPlace = event.fromPlace,
            .toPlace = event.toPlace,
            .isRandom = event.isRandom,
            .isAttackerWinner = event.isAttackerWinner,
            .source = event.source,
            .reason = event.reason,
            .action = event.action,
            .timing = event.timing,
            .cause = event.cause,
            .seats = event.seats,
            .path = event.path};
}

} // namespace

Observation observeAll(const Match &match, const GameState &state) {
    Observation observation;
    observation.m_seen = state;
    for (int index = 0; index < match.seatCount; ++index) {
        observation.handCount[index] = static_cast<std::uint8_t>(state.seats[index].hand.size());
        observation.sideDeckCount[index] = static_cast<std::uint8_t>(state.seats[index].sideDeck.size());
    }
    return observation;
}

Observation observe(const Match &match, const GameState &state, SeatId viewer) {
    Observation observation = observeAll(match, state);
    observation.viewer = viewer;
    GameState &seen = observation.m_seen;
    seen.rng = Rng();
    Cutter cutter(match, state, viewer, seen);
    for (int owner = 0; owner < match.seatCount; ++owner)
        cutter.cutSeat(SeatId(owner));
    if (cutter.cutCombat()) {
        observation.hasHiddenAttackCard = static_cast<bool>(state.combat.side(Side::Attacker).card);
        observation.hasHiddenBoost = static_cast<bool>(state.combat.boostCard);
    }
    for (int owner = 0; owner < match.seatCount; ++owner)
        renumberCopies(match.seat(SeatId(owner)), seen, SeatId(owner), viewer);
    return observation;
}

SeenEvent cut(const Match &match, const Event &event, SeatId viewer) {
    return seenEvent(match, event, viewer ? event.seenBy.contains(viewer) : event.seenBy == SeatSet::fromWord(0xFF));
}

SeenEvent cutForReferee(const Match &match, const Event &event) { return seenEvent(match, event, true); }

SeenStep cut(const Match &match, const Step &step, SeatId viewer) {
    return {cut(match, step.event, viewer), observe(match, step.after, viewer)};
}

SeenLog cut(const Match &match, const StepLog &steps, SeatId viewer) {
    SeenLog seen;
    seen.reserve(steps.size());
    for (const Step &step : steps)
        seen.push_back(cut(match, step, viewer));
    return seen;
}

} // namespace champclos

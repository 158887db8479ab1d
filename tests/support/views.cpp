// SPDX-License-Identifier: MIT
#include "tests/support/views.h"

#include "tests/support/event_text.h"

namespace champclos::test {

namespace {

/// One seat's cards in an observation, turned into kinds.
class Kinds {
public:
    Kinds(const Match &match, View &view, SeatId owner)
        : m_tables(match.seat(owner)), m_seen(view.seen.seen), m_owner(owner),
          m_hand(view.hands[static_cast<std::size_t>(owner.value())]),
          m_known(view.known[static_cast<std::size_t>(owner.value())]) {}

    void simplify(SeatId viewer) {
        SeatState &seat = m_seen.seat(m_owner);
        seat.hand.forEach([&](CardId card) { place(card); });
        count(seat.hand, m_hand);
        for (CardStack *stack : {&seat.deck, &seat.discard, &seat.pile})
            for (CardId &card : *stack)
                place(card);
        if (m_seen.combat.isActive) {
            for (CombatSide &side : m_seen.combat.sides)
                if (seatOf(side.fighter) == m_owner)
                    place(side.card);
            if (seatOf(m_seen.combat.side(Side::Attacker).fighter) == m_owner)
                place(m_seen.combat.boostCard);
        }
        for (Frame &frame : m_seen.frames)
            if (frame.seat == m_owner)
                place(frame.card);
        if (viewer)
            count(seat.knownTo[static_cast<std::size_t>(viewer.value())] - m_placed, m_known);
        seat.hand = CardSet();
        seat.knownTo = {}; // of others: not of this player's business
        for (Frame &frame : m_seen.frames)
            if (frame.thatOwner == m_owner)
                name(frame.thatCard);
        for (CombatSide &side : m_seen.combat.sides)
            if (side.rememberedOwner == m_owner)
                name(side.remembered);
    }

private:
    void name(CardId &card) const {
        if (card)
            card = m_tables.facts(card).copies.first();
    }
    void place(CardId &card) {
        if (card)
            m_placed.insert(card);
        name(card);
    }
    void place(const CardId &card) { m_placed.insert(card); }
    void count(CardSet cards, View::Counts &counts) const {
        cards.forEach([&](CardId card) { ++counts[static_cast<std::size_t>(m_tables.kind(card).value())]; });
    }

    const SeatTables &m_tables;
    GameState &m_seen;
    SeatId m_owner;
    View::Counts &m_hand;
    View::Counts &m_known;
    CardSet m_placed;
};

} // namespace

View viewOf(const Match &match, const GameState &state, SeatId viewer) {
    View view{.seen = observe(match, state, viewer), .hands = {}, .known = {}};
    for (int seat = 0; seat < match.seatCount; ++seat)
        Kinds(match, view, SeatId(seat)).simplify(viewer);
    return view;
}

std::string differenceOf(const View &one, const View &other) {
    if (one == other)
        return "which copy is which";
    if (one.seen.pending() != other.seen.pending())
        return "another question";
    if (one.hands != other.hands)
        return "another hand";
    if (one.known != other.known)
        return "another card known in hand or combat";
    for (std::size_t seat = 0; seat < kMaxSeats; ++seat)
        if (!(one.seen.seen.seats[seat].deck == other.seen.seen.seats[seat].deck))
            return "another deck";
    if (!(one.seen.seen.frames == other.seen.seen.frames))
        return "something else under way";
    return "another state";
}

bool isShownTo(const Event &event, SeatId viewer) {
    return viewer ? event.seenBy.contains(viewer) : event.seenBy == SeatSet::fromWord(0xFF);
}

std::vector<std::string> eventsFor(const Match &match, const EventLog &events, SeatId viewer) {
    std::vector<std::string> texts;
    texts.reserve(events.size());
    for (const Event &event : events) {
        Event cut = event;
        if (!isShownTo(event, viewer))
            cut.card = CardId::none();
        texts.push_back(eventText(match, cut));
    }
    return texts;
}

} // namespace champclos::test

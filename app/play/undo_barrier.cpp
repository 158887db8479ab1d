// SPDX-License-Identifier: MIT
#include "app/play/undo_barrier.h"

#include "engine/core/array_by.h"
#include "engine/core/observation.h"

namespace champclos::app {

namespace {

/// The cards a seat can tell apart, by owner, wherever they are; side cards likewise.
struct Knowledge {
    PerSeat<CardSet> cards{};
    PerSeat<std::uint32_t> sideCards{};

    bool isWithin(const Knowledge &other) const {
        for (std::size_t seat = 0; seat < kMaxSeats; ++seat)
            if (!(cards[seat] - other.cards[seat]).isEmpty() || (sideCards[seat] & ~other.sideCards[seat]) != 0)
                return false;
        return true;
    }
};

Knowledge knownFrom(const Match &match, const Observation &seen) {
    Knowledge known;
    for (int index = 0; index < match.seatCount; ++index) {
        const SeatId owner(index);
        const SeatState &seat = seen.seat(owner);
        CardSet &cards = known.cards[owner];
        cards = seat.hand | seat.knownTo[seen.viewer];
        for (const CardStack *stack : {&seat.deck, &seat.discard, &seat.pile})
            for (CardId card : *stack)
                if (card)
                    cards.insert(card);
        const auto side = [&](std::uint8_t card) {
            if (card < 32)
                known.sideCards[owner] |= 1u << card;
        };
        side(seat.sideCard);
        for (std::uint8_t card : seat.sideDiscard)
            side(card);
    }
    const Combat &combat = seen.combat();
    if (combat.isActive) {
        for (const CombatSide &side : combat.sides)
            if (side.card)
                known.cards[seatOf(side.fighter)].insert(side.card);
        if (combat.boostCard)
            known.cards[seatOf(combat.side(Side::Attacker).fighter)].insert(combat.boostCard);
    }
    for (const Frame &frame : seen.frames()) // a scheme that is being played
        if (frame.card && frame.seat)
            known.cards[frame.seat].insert(frame.card);
    return known;
}

} // namespace

bool isBarrier(const io::GameRecord &record, std::size_t step, const std::function<bool(SeatId)> &isOwn) {
    const Match &match = *record.match;
    const GameState &before = record.states[step];
    const GameState &after = record.states[step + 1];
    if (!isOwn(before.pending.seat) || before.rng != after.rng || after.isOver())
        return true;
    for (int index = 0; index < match.seatCount; ++index)
        if (const SeatId seat(index);
            isOwn(seat) &&
            !knownFrom(match, observe(match, after, seat)).isWithin(knownFrom(match, observe(match, before, seat))))
            return true;
    return false;
}

} // namespace champclos::app

// SPDX-License-Identifier: MIT
#include "engine/rules/known_cards.h"

#include "engine/core/array_by.h"

namespace champclos {

namespace {

CardSet &knownTo(const Game &game, SeatId owner, SeatId viewer) { return game.state.seat(owner).knownTo[viewer]; }

template <class Visit> void forEachViewer(const Game &game, Visit visit) {
    for (int viewer = 0; viewer < game.match.seatCount; ++viewer)
        visit(SeatId(viewer));
}

/// The cards among which a viewer knows of some: the hand and what was played from it face down (A3), unless the viewer
/// has seen the hand since.
CardSet heldFor(const Game &game, SeatId owner, SeatId viewer) {
    const CardSet hand = game.state.seat(owner).hand;
    return game.state.combat.handSeenBy.contains(viewer) ? hand : hand | game.state.combat.faceDown(owner);
}

/// One card of `alike` has left, this one or another that looks the same.
void forgetOne(CardSet &known, CardId card, CardSet alike) {
    if (known.contains(card))
        known.erase(card);
    else if (const CardSet others = known & alike; !others.isEmpty())
        known.erase(others.first());
}

void forgetOneOfItsKind(const Game &game, SeatId owner, CardId card) {
    const CardSet copies = game.match.seat(owner).facts(card).copies;
    forEachViewer(game, [&](SeatId viewer) {
        CardSet &known = knownTo(game, owner, viewer);
        if (!known.intersects(copies))
            return;
        if (const CardSet held = heldFor(game, owner, viewer); held.contains(card))
            forgetOne(known, card, held & copies);
    });
}

} // namespace

SeatSet knowersOf(const Game &game, SeatId owner, CardId card) {
    SeatSet viewers;
    forEachViewer(game, [&](SeatId viewer) {
        if (knownTo(game, owner, viewer).contains(card))
            viewers.insert(viewer);
    });
    return viewers;
}

void noteSeenByAll(const Game &game, SeatId owner, CardId card) {
    forEachViewer(game, [&](SeatId viewer) { knownTo(game, owner, viewer).insert(card); });
}

void noteSeenBy(const Game &game, SeatId owner, SeatId viewer, CardSet cards) { knownTo(game, owner, viewer) |= cards; }

void noteHandSeenBy(const Game &game, SeatId owner, SeatId viewer) {
    CardSet &known = knownTo(game, owner, viewer);
    known |= game.state.seat(owner).hand;
    if (const CardSet faceDown = game.state.combat.faceDown(owner); !faceDown.isEmpty()) {
        known -= faceDown;
        game.state.combat.handSeenBy.insert(viewer);
    }
}

void noteLeft(const Game &game, SeatId owner, CardId card) {
    CardSet anybodys;
    for (const CardSet &known : game.state.seat(owner).knownTo)
        anybodys |= known;
    if (!anybodys.isEmpty()) [[unlikely]]
        forgetOneOfItsKind(game, owner, card);
}

void noteLeftDeck(const Game &game, SeatId owner, CardId card) {
    forEachViewer(game, [&](SeatId viewer) { knownTo(game, owner, viewer).erase(card); });
}

void noteSlipped(const Game &game, SeatId owner, CardId card, SeatId chooser) {
    const SeatTables &tables = game.match.seat(owner);
    forEachViewer(game, [&](SeatId viewer) {
        CardSet &known = knownTo(game, owner, viewer);
        const CardSet held = heldFor(game, owner, viewer);
        const CardSet alike = held & tables.facts(card).copies;
        const bool isSure = (known & alike).size() == held.size();
        if (isSure || viewer == chooser || game.match.friendsOf(owner).contains(viewer)) {
            forgetOne(known, card, alike);
            known.insert(card);
            return;
        }
        for (CardSet rest = known & held; !rest.isEmpty();) {
            const CardId one = rest.first();
            const CardSet copies = tables.facts(one).copies;
            forgetOne(known, copies.contains(card) ? card : one, held & copies);
            rest -= copies;
        }
    });
}

void noteMixed(const Game &game, SeatId owner, CardSet cards, SeatId chooser) {
    forEachViewer(game, [&](SeatId viewer) {
        if (viewer != chooser)
            knownTo(game, owner, viewer) -= cards;
    });
}

void noteShuffled(const Game &game, SeatId owner) {
    const CardSet held = game.state.seat(owner).hand | game.state.combat.faceDown(owner);
    forEachViewer(game, [&](SeatId viewer) { knownTo(game, owner, viewer) &= held; });
}

} // namespace champclos

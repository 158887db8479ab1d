// SPDX-License-Identifier: MIT
#include "engine/rules/scheme.h"

#include "engine/core/array_by.h"
#include "engine/effects/interpreter.h"
#include "engine/rules/primitives.h"

namespace champclos {

namespace {

enum Stage : std::uint8_t { Resolve, PutAway, Finish };

} // namespace

void beginScheme(const Game &game, SeatId seat, const Action &action) {
    const CardId card = copyInHand(game.state, game.match, seat, action.card);
    takeFromHand(game, seat, card);
    game.state.frames.push(
        Frame{.kind = FrameKind::Scheme, .step = Resolve, .seat = seat, .fighter = action.fighter, .card = card});
    game.report(
        [&] { return Event{.kind = EventKind::SchemePlayed, .seat = seat, .fighter = action.fighter, .card = card}; });
}

void stepScheme(const Game &game) {
    Frame &frame = game.top();
    switch (static_cast<Stage>(frame.step)) {
    case Resolve: {
        frame.step = PutAway;
        const auto &facts = game.match.seat(frame.seat).facts(frame.card);
        pushEffect(game, facts.entry[Timing::Scheme], frame.seat, frame.fighter, frame.card, Timing::Scheme);
        return;
    }
    case PutAway: {
        const CardId card = frame.card;
        frame.step = Finish;
        frame.card = CardId::none();
        if (card) // unless its own text has put it elsewhere
            discardCard(game, frame.seat, card, CardPlace::Scheme, false);
        if (!game.state.isTurnEnding)
            pushTriggers(game, Trigger::AfterScheme, frame.seat, frame.fighter);
        return;
    }
    case Finish:
        game.state.frames.pop();
        return;
    }
}

void listSchemes(const Match &match, const GameState &state, SeatId seat, ActionList &actions) {
    const SeatTables &tables = match.seat(seat);
    const CardSet schemes = state.seat(seat).hand & tables.schemeCards;
    if (schemes.isEmpty())
        return;
    (tables.allFighters & state.alive).forEach([&](FighterId fighter) {
        CardSet cards = schemes & match.fighter(fighter).playable;
        while (!cards.isEmpty()) {
            const CardKind card = tables.kind(cards.first());
            actions.push(Action{.kind = ActionKind::Scheme, .fighter = fighter, .card = card, .owner = seat});
            cards -= tables.facts(card).copies;
        }
    });
}

} // namespace champclos

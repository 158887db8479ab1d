// SPDX-License-Identifier: MIT
//
// The way back from a state to a position given by hand (position.h).
#include "engine/core/array_by.h"
#include "engine/rules/defeat.h"
#include "engine/rules/maneuver.h"
#include "engine/rules/names.h"
#include "engine/rules/position.h"

#include <algorithm>

namespace champclos {

namespace {

std::vector<std::string> namesOf(const Match &match, SeatId owner, const CardStack &stack) {
    std::vector<std::string> names;
    for (const CardId card : stack)
        names.push_back(cardName(match, owner, card));
    return names;
}

/// What a seat knows of the cards of another; of a hand that it may see anyway nothing is said.
Position::Knowledge knowledgeGiven(const Match &match, const GameState &state, SeatId owner, SeatId viewer) {
    const SeatState &seat = state.seat(owner);
    const CardSet known = seat.knownTo[viewer];
    Position::Knowledge given;
    given.viewer = viewer.value() + 1;
    if (!match.friendsOf(owner).contains(viewer))
        (seat.hand & known).forEach([&](CardId card) { given.hand.push_back(cardName(match, owner, card)); });
    for (int index = 0; index < seat.deck.size(); ++index) // from the bottom: what is not known there is left out
        if (const bool isKnown = known.contains(seat.deck[index]); isKnown || !given.draw.empty())
            given.draw.push_back(isKnown ? cardName(match, owner, seat.deck[index]) : std::string());
    std::reverse(given.draw.begin(), given.draw.end());
    return given;
}

Position::Seat seatGiven(const Match &match, const GameState &state, SeatId id) {
    const SeatState &seat = state.seat(id);
    const DeckDef &deck = match.seat(id).deck;
    Position::Seat given;
    seat.hand.forEach([&](CardId card) { given.hand.push_back(cardName(match, id, card)); });
    given.draw = namesOf(match, id, seat.deck);
    std::reverse(given.draw.begin(), given.draw.end());
    given.discard = namesOf(match, id, seat.discard);
    given.pile = namesOf(match, id, seat.pile);
    if (deck.token)
        given.token = seat.tokenSide < deck.token->sides.size() ? deck.token->sides[seat.tokenSide].id : std::string();
    given.knownTo = knowledgeOf(match, state, id);
    if (!deck.sideDeck)
        return given;
    const auto &cards = deck.sideDeck->cards;
    if (seat.sideCard < cards.size())
        given.sideCard = cards[seat.sideCard].id;
    for (const std::uint8_t card : seat.sideDeck)
        given.sideDeck.insert(given.sideDeck.begin(), cards[card].id);
    for (const std::uint8_t card : seat.sideDiscard)
        given.sideDiscard.push_back(cards[card].id);
    return given;
}

Position::Fighter fighterGiven(const Match &match, const FighterState &state, FighterId fighter) {
    Position::Fighter given;
    given.name = fighterName(match, fighter);
    given.tookDamage = state.tookDamage;
    if (!state.space)
        return given;
    given.space = spaceName(match, state.space);
    given.health = state.health;
    given.isHeld = state.isHeld;
    if (state.turnStart != state.space)
        given.turnStart = state.turnStart ? spaceName(match, state.turnStart) : std::string();
    return given;
}

} // namespace

std::vector<Position::Knowledge> knowledgeOf(const Match &match, const GameState &state, SeatId owner) {
    std::vector<Position::Knowledge> list;
    for (int viewer = 0; viewer < match.seatCount; ++viewer)
        if (Position::Knowledge known = knowledgeGiven(match, state, owner, SeatId(viewer));
            !known.hand.empty() || !known.draw.empty())
            list.push_back(std::move(known));
    return list;
}

std::optional<Position> positionOf(const Match &match, const GameState &state) {
    if (state.isOver() || !state.conceded.isEmpty() || state.frames.isEmpty() || isOut(match, state, state.turnSeat))
        return std::nullopt;
    const Frame &frame = state.frames.back();
    const bool isManeuver = frame.kind == FrameKind::Maneuver;
    if (!isManeuver && state.pending.kind != DecisionKind::ChooseAction)
        return std::nullopt;
    Position position;
    position.random = state.rng.state();
    position.turnSeat = state.turnSeat.value() + 1;
    position.actions = state.actionsLeft;
    position.turnNumber = state.turnNumber;
    position.quietTurns = state.quietTurns;
    for (int seat = 0; seat < match.seatCount; ++seat) {
        position.seats.push_back(seatGiven(match, state, SeatId(seat)));
        match.seat(SeatId(seat)).allFighters.forEach([&](FighterId fighter) {
            const FighterState &it = state.fighter(fighter);
            if (it.space || it.tookDamage)
                position.fighters.push_back(fighterGiven(match, it, fighter));
        });
    }
    if (isManeuver) {
        position.maneuver.emplace();
        if (state.pending.kind == DecisionKind::ChooseMove) {
            position.maneuver->move = frame.count;
            movedOf(match, state).forEach([&](FighterId fighter) {
                position.maneuver->moved.push_back(fighterName(match, fighter));
            });
        }
    }
    return position;
}

} // namespace champclos

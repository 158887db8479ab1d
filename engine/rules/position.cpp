// SPDX-License-Identifier: MIT
#include "engine/rules/position.h"

#include "engine/core/invariants.h"
#include "engine/rules/game.h"
#include "engine/rules/names.h"
#include "engine/rules/turn.h"

#include <algorithm>

namespace champclos {

namespace {

class Builder {
public:
    Builder(const Match &match, const Position &position) : m_match(match), m_position(position) {}

    PositionResult build() {
        if (static_cast<int>(m_position.seats.size()) != m_match.seatCount)
            fail("a position needs as many seats as the match");
        const int seat = m_position.turnSeat;
        if (seat < 1 || seat > m_match.seatCount)
            fail("there is no seat " + std::to_string(seat));
        if (m_position.actions < 0 || m_position.actions > 99)
            fail("the number of actions must be between 0 and 99");
        if (m_position.turnNumber < 1 || m_position.turnNumber > 9999)
            fail("the number of the turn must be between 1 and 9999");
        m_state.rng = Rng(m_position.seed);
        for (std::size_t index = 0; index < m_position.seats.size() && m_problem.empty(); ++index)
            fillSeat(SeatId(static_cast<int>(index)), m_position.seats[index]);
        for (const Position::Fighter &fighter : m_position.fighters)
            placeFighter(fighter);
        for (std::size_t team = 0; team < 2; ++team)
            if (!m_state.heroesAlive.intersects(m_match.teamHeroes[team]))
                fail("team " + std::to_string(team + 1) + " has no hero on the battlefield");
        if (!m_problem.empty())
            return {std::nullopt, m_problem};
        m_state.turnSeat = SeatId(seat - 1);
        m_state.turnNumber = static_cast<std::uint16_t>(m_position.turnNumber);
        m_state.actionsLeft = static_cast<std::uint8_t>(m_position.actions);
        m_state.frames.push(turnUnderWay(m_state.turnSeat));
        advance(m_match, m_state);
        if (std::string problem = brokenInvariant(m_match, m_state); !problem.empty())
            return {std::nullopt, problem};
        return {m_state, {}};
    }

private:
    void fail(std::string problem) {
        if (m_problem.empty())
            m_problem = std::move(problem);
    }

    /// The next copy of a card that is not anywhere yet.
    CardId takeCopy(SeatId seat, const std::string &name) {
        const CardKind kind = findCard(m_match, seat, name);
        const std::string owner = "seat " + std::to_string(seat.value() + 1);
        if (!kind) {
            fail("the deck of " + owner + " has no card \"" + name + "\"");
            return CardId::none();
        }
        CardSet &used = m_used[static_cast<std::size_t>(seat.value())];
        const CardSet left = m_match.seat(seat).facts(kind).copies - used;
        if (left.isEmpty()) {
            fail(owner + " has too many copies of \"" + name + "\"");
            return CardId::none();
        }
        used.insert(left.first());
        return left.first();
    }

    void fillSeat(SeatId id, const Position::Seat &given) {
        SeatState &seat = m_state.seat(id);
        const auto fill = [&](CardStack &stack, const std::vector<std::string> &names) {
            for (const std::string &name : names)
                if (const CardId card = takeCopy(id, name))
                    stack.push(card);
        };
        for (const std::string &name : given.hand)
            if (const CardId card = takeCopy(id, name))
                seat.hand.insert(card);
        fill(seat.deck, {given.draw.rbegin(), given.draw.rend()});
        fill(seat.discard, given.discard);
        const DeckDef &deck = m_match.seat(id).deck;
        if (!given.pile.empty() && !deck.pile)
            fail("the deck \"" + deck.id + "\" has no pile of its own");
        fill(seat.pile, given.pile);
        fillToken(seat, deck, given);
        fillSideDeck(seat, deck, given);
    }

    void fillToken(SeatState &seat, const DeckDef &deck, const Position::Seat &given) {
        if (!given.token) {
            seat.tokenSide = deck.token ? 0 : SeatState::kNoSide;
            return;
        }
        for (std::uint8_t side = 0; deck.token && side < 2; ++side)
            if (deck.token->sides[side].id == *given.token)
                seat.tokenSide = side;
        if (seat.tokenSide == SeatState::kNoSide)
            fail("the deck \"" + deck.id + "\" has no token with a side \"" + *given.token + "\"");
    }

    void fillSideDeck(SeatState &seat, const DeckDef &deck, const Position::Seat &given) {
        std::uint32_t used = 0;
        const auto find = [&](const std::string &name) -> int {
            for (std::size_t card = 0; deck.sideDeck && card < deck.sideDeck->cards.size(); ++card)
                if (deck.sideDeck->cards[card].id == name) {
                    if (((used >> card) & 1) != 0)
                        fail("the side card \"" + name + "\" is named twice");
                    used |= 1u << card;
                    return static_cast<int>(card);
                }
            fail("the deck \"" + deck.id + "\" has no side card \"" + name + "\"");
            return -1;
        };
        if (given.sideCard)
            seat.sideCard = static_cast<std::uint8_t>(find(*given.sideCard));
        for (auto name = given.sideDeck.rbegin(); name != given.sideDeck.rend() && m_problem.empty(); ++name)
            if (const int card = find(*name); card >= 0 && !seat.sideDeck.isFull())
                seat.sideDeck.push(static_cast<std::uint8_t>(card));
        for (const std::string &name : given.sideDiscard)
            if (const int card = find(name); card >= 0 && !seat.sideDiscard.isFull())
                seat.sideDiscard.push(static_cast<std::uint8_t>(card));
    }

    void placeFighter(const Position::Fighter &given) {
        const FighterId fighter = findFighter(m_match, given.name);
        const SpaceId space = findSpace(m_match, given.space);
        if (!fighter)
            return fail("there is no fighter \"" + given.name + "\"");
        if (!space)
            return fail("there is no space \"" + given.space + "\"");
        if (m_state.alive.contains(fighter))
            return fail("the fighter \"" + given.name + "\" is named twice");
        if (m_state.occupied().contains(space))
            return fail("two fighters stand on the space \"" + given.space + "\"");
        const int most = m_match.fighter(fighter).maxHealth;
        const int health = given.health.value_or(m_match.fighter(fighter).health);
        if (health < 1 || health > most)
            return fail("the health of \"" + given.name + "\" must be between 1 and " + std::to_string(most));
        FighterState &state = m_state.fighter(fighter);
        state.space = space;
        state.health = static_cast<std::int8_t>(health);
        state.turnStart = given.turnStart ? findSpace(m_match, *given.turnStart) : space;
        if (!state.turnStart)
            return fail("there is no space \"" + *given.turnStart + "\"");
        m_state.standing[static_cast<std::size_t>(seatOf(fighter).value())].insert(space);
        m_state.alive.insert(fighter);
        if (m_match.fighter(fighter).isHero)
            m_state.heroesAlive.insert(fighter);
    }

    const Match &m_match;
    const Position &m_position;
    GameState m_state;
    std::array<CardSet, kMaxSeats> m_used{};
    std::string m_problem;
};

} // namespace

PositionResult makePosition(const Match &match, const Position &position) { return Builder(match, position).build(); }

} // namespace champclos

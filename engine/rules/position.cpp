// SPDX-License-Identifier: MIT
#include "engine/rules/position.h"

#include "engine/core/array_by.h"
#include "engine/core/invariants.h"
#include "engine/rules/defeat.h"
#include "engine/rules/game.h"
#include "engine/rules/maneuver.h"
#include "engine/rules/names.h"
#include "engine/rules/turn.h"
#include "engine/rules/values.h"

#include <algorithm>

namespace champclos {

namespace {

class Builder {
public:
    Builder(const Match &match, const Position &position) : m_match(match), m_position(position) {}

    PositionResult build() {
        if (static_cast<int>(m_position.seats.size()) != m_match.seatCount)
            fail({.list = "seats"}, "a position needs as many seats as the match");
        const int seat = m_position.turnSeat;
        if (seat < 1 || seat > m_match.seatCount)
            fail({.list = "turn", .field = "seat"}, "there is no seat " + std::to_string(seat));
        const int leastActions = m_position.maneuver ? 0 : 1; // at 0 the turn would be over
        if (m_position.actions < leastActions || m_position.actions > kMaxActionsLeft)
            fail({.list = "turn", .field = "actions"}, "the number of actions must be between " +
                                                           std::to_string(leastActions) + " and " +
                                                           std::to_string(kMaxActionsLeft));
        if (m_position.turnNumber < 1 || m_position.turnNumber > 9999)
            fail({.list = "turn", .field = "number"}, "the number of the turn must be between 1 and 9999");
        if (const int most = kQuietTurnsEach * m_match.seatCount;
            m_position.quietTurns < 0 || m_position.quietTurns > most)
            fail({.list = "turn", .field = "quietTurns"},
                 "the number of turns without a change must be between 0 and " + std::to_string(most));
        m_state.rng = Rng(m_position.random.value_or(m_position.seed));
        for (std::size_t index = 0; index < m_position.seats.size() && m_problem.empty(); ++index)
            fillSeat(SeatId(static_cast<int>(index)), m_position.seats[index]);
        for (std::size_t index = 0; index < m_position.fighters.size(); ++index)
            placeFighter(static_cast<int>(index), m_position.fighters[index]);
        for (std::size_t team = 0; team < 2; ++team)
            if (!m_state.heroesAlive.intersects(m_match.teamHeroes[team]))
                fail({.list = "fighters"}, "team " + std::to_string(team + 1) + " has no hero on the battlefield");
        if (m_problem.empty() && isOut(m_match, m_state, SeatId(seat - 1)))
            fail({.list = "turn", .field = "seat"},
                 "seat " + std::to_string(seat) + " has no fighter left: its turn is passed over");
        if (!m_problem.empty())
            return {std::nullopt, m_problem, m_place};
        m_state.turnSeat = SeatId(seat - 1);
        m_state.turnNumber = static_cast<std::uint16_t>(m_position.turnNumber);
        m_state.actionsLeft = static_cast<std::uint8_t>(m_position.actions);
        m_state.quietTurns = static_cast<std::uint8_t>(m_position.quietTurns);
        m_state.frames.push(turnUnderWay(m_state.turnSeat));
        if (m_position.maneuver)
            beginMoves(*m_position.maneuver);
        if (!m_problem.empty())
            return {std::nullopt, m_problem, m_place};
        advance(m_match, m_state);
        if (m_position.maneuver && m_state.frames.back().kind != FrameKind::Maneuver)
            return {std::nullopt, "nothing is left to be decided in this maneuver", {.list = "maneuver"}};
        if (std::string problem = brokenInvariant(m_match, m_state); !problem.empty())
            return {std::nullopt, problem, {}};
        return {m_state, {}, {}};
    }

private:
    void fail(PositionPlace place, std::string problem) {
        if (!m_problem.empty())
            return;
        m_problem = std::move(problem);
        m_place = place;
    }
    static PositionPlace inSeat(SeatId seat, std::string_view field, std::size_t index) {
        return {"seats", seat.value(), field, static_cast<int>(index)};
    }
    static PositionPlace inSeat(SeatId seat, std::string_view field) { return {"seats", seat.value(), field, -1}; }

    /// The next copy of a card that is not anywhere yet.
    CardId takeCopy(SeatId seat, const std::string &name, PositionPlace place) {
        const CardKind kind = findCard(m_match, seat, name);
        const std::string owner = "seat " + std::to_string(seat.value() + 1);
        if (!kind) {
            fail(place, "the deck of " + owner + " has no card \"" + name + "\"");
            return CardId::none();
        }
        CardSet &used = m_used[seat];
        const CardSet left = m_match.seat(seat).facts(kind).copies - used;
        if (left.isEmpty()) {
            fail(place, owner + " has too many copies of \"" + name + "\"");
            return CardId::none();
        }
        used.insert(left.first());
        return left.first();
    }

    void fillSeat(SeatId id, const Position::Seat &given) {
        SeatState &seat = m_state.seat(id);
        const auto fill = [&](CardStack &stack, const std::vector<std::string> &names, std::string_view field) {
            for (std::size_t index = 0; index < names.size(); ++index)
                if (const CardId card = takeCopy(id, names[index], inSeat(id, field, index)))
                    stack.push(card);
        };
        for (std::size_t index = 0; index < given.hand.size(); ++index)
            if (const CardId card = takeCopy(id, given.hand[index], inSeat(id, "hand", index)))
                seat.hand.insert(card);
        for (std::size_t index = given.draw.size(); index-- > 0;) // given top first
            if (const CardId card = takeCopy(id, given.draw[index], inSeat(id, "draw", index)))
                seat.deck.push(card);
        fill(seat.discard, given.discard, "discard");
        const DeckDef &deck = m_match.seat(id).deck;
        if (!given.pile.empty() && !deck.pile)
            fail(inSeat(id, "pile"), "the deck \"" + deck.id + "\" has no pile of its own");
        fill(seat.pile, given.pile, "pile");
        checkVerse(id);
        fillToken(id, deck, given);
        fillSideDeck(id, deck, given);
        for (const Position::Knowledge &known : given.knownTo)
            fillKnowledge(id, known);
    }

    void fillKnowledge(SeatId id, const Position::Knowledge &given) {
        if (given.viewer < 1 || given.viewer > m_match.seatCount)
            return fail(inSeat(id, "knownTo"), "there is no seat " + std::to_string(given.viewer));
        SeatState &seat = m_state.seat(id);
        CardSet &known = seat.knownTo[SeatId(given.viewer - 1)];
        for (const std::string &name : given.hand) {
            const CardKind kind = findCard(m_match, id, name);
            const CardSet left = kind ? (seat.hand & m_match.seat(id).facts(kind).copies) - known : CardSet();
            if (left.isEmpty())
                return fail(inSeat(id, "knownTo"), "the hand has no card \"" + name + "\" that could be known");
            known.insert(left.first());
        }
        for (std::size_t place = 0; place < given.draw.size(); ++place) {
            if (given.draw[place].empty())
                continue;
            const int index = seat.deck.size() - 1 - static_cast<int>(place);
            if (index < 0 || cardName(m_match, id, seat.deck[index]) != given.draw[place])
                return fail(inSeat(id, "knownTo"),
                            "the card \"" + given.draw[place] + "\" does not lie in the deck where it is known to be");
            known.insert(seat.deck[index]);
        }
    }

    void checkVerse(SeatId seat) {
        const auto &pile = m_match.seat(seat).deck.pile;
        if (!pile || pile->syllableGoal == 0)
            return;
        if (const int syllables = syllablesOf(m_match, m_state, seat); syllables >= pile->syllableGoal)
            fail(inSeat(seat, "pile"), "the line of seat " + std::to_string(seat.value() + 1) + " has " +
                                           std::to_string(syllables) + " syllables; at " +
                                           std::to_string(pile->syllableGoal) + " it is completed and discarded");
    }

    void fillToken(SeatId id, const DeckDef &deck, const Position::Seat &given) {
        SeatState &seat = m_state.seat(id);
        if (!given.token) {
            if (deck.token)
                seat.tokenSide = static_cast<std::uint8_t>(deck.token->first);
            return;
        }
        if (deck.token && given.token->empty())
            return;
        for (std::uint8_t side = 0; deck.token && side < 2; ++side)
            if (deck.token->sides[side].id == *given.token)
                seat.tokenSide = side;
        if (seat.tokenSide == SeatState::kNoSide)
            fail(inSeat(id, "token"), "the deck \"" + deck.id + "\" has no token with a side \"" + *given.token + "\"");
    }

    void fillSideDeck(SeatId id, const DeckDef &deck, const Position::Seat &given) {
        SeatState &seat = m_state.seat(id);
        std::uint32_t used = 0;
        const auto find = [&](const std::string &name, PositionPlace place) -> int {
            for (std::size_t card = 0; deck.sideDeck && card < deck.sideDeck->cards.size(); ++card)
                if (deck.sideDeck->cards[card].id == name) {
                    if (((used >> card) & 1) != 0)
                        fail(place, "the side card \"" + name + "\" is named twice");
                    used |= 1u << card;
                    return static_cast<int>(card);
                }
            fail(place, "the deck \"" + deck.id + "\" has no side card \"" + name + "\"");
            return -1;
        };
        if (given.sideCard)
            seat.sideCard = static_cast<std::uint8_t>(find(*given.sideCard, inSeat(id, "sideCard")));
        for (std::size_t index = given.sideDeck.size(); index-- > 0 && m_problem.empty();) // top first
            if (const int card = find(given.sideDeck[index], inSeat(id, "sideDeck", index));
                card >= 0 && !seat.sideDeck.isFull())
                seat.sideDeck.push(static_cast<std::uint8_t>(card));
        for (std::size_t index = 0; index < given.sideDiscard.size(); ++index)
            if (const int card = find(given.sideDiscard[index], inSeat(id, "sideDiscard", index));
                card >= 0 && !seat.sideDiscard.isFull())
                seat.sideDiscard.push(static_cast<std::uint8_t>(card));
    }

    void placeFighter(int index, const Position::Fighter &given) {
        const auto in = [index](std::string_view field) { return PositionPlace{"fighters", index, field, -1}; };
        const FighterId fighter = findFighter(m_match, given.name);
        if (!fighter)
            return fail(in({}), "there is no fighter \"" + given.name + "\"");
        if (m_named.contains(fighter))
            return fail(in({}), "the fighter \"" + given.name + "\" is named twice");
        m_named.insert(fighter);
        m_state.fighter(fighter).tookDamage = given.tookDamage;
        if (given.space.empty())
            return; // defeated
        const SpaceId space = findSpace(m_match, given.space);
        if (!space)
            return fail(in("space"), "there is no space \"" + given.space + "\"");
        if (m_state.occupied().contains(space))
            return fail(in("space"), "two fighters stand on the space \"" + given.space + "\"");
        const int most = m_match.fighter(fighter).maxHealth;
        const int health = given.health.value_or(m_match.fighter(fighter).health);
        if (health < 1 || health > most)
            return fail(in("health"),
                        "the health of \"" + given.name + "\" must be between 1 and " + std::to_string(most));
        FighterState &state = m_state.fighter(fighter);
        state.space = space;
        state.health = static_cast<std::int8_t>(health);
        state.isHeld = given.isHeld;
        state.turnStart = given.turnStart ? findSpace(m_match, *given.turnStart) : space;
        if (!state.turnStart && !given.turnStart->empty())
            return fail(in("turnStart"), "there is no space \"" + *given.turnStart + "\"");
        m_state.standing[seatOf(fighter)].insert(space);
        m_state.alive.insert(fighter);
        if (m_match.fighter(fighter).isHero)
            m_state.heroesAlive.insert(fighter);
    }

    void beginMoves(const Position::Maneuver &given) {
        const SeatId seat = m_state.turnSeat;
        FighterSet moved;
        for (std::size_t index = 0; index < given.moved.size(); ++index) {
            const PositionPlace place{"maneuver", -1, "moved", static_cast<int>(index)};
            const FighterId fighter = findFighter(m_match, given.moved[index]);
            if (!fighter || seatOf(fighter) != seat || !m_state.alive.contains(fighter))
                return fail(place, "\"" + given.moved[index] + "\" is no fighter that this seat has moved");
            moved.insert(fighter);
        }
        if (!given.move && !given.moved.empty())
            return fail({.list = "maneuver", .field = "moved"}, "nobody has moved before the boost is chosen");
        if (given.move && (*given.move < 0 || *given.move > kMaxSpaces))
            return fail({.list = "maneuver", .field = "move"},
                        "the move value must be between 0 and " + std::to_string(kMaxSpaces));
        m_state.frames.push(given.move ? movesUnderWay(m_match, m_state, seat, *given.move, moved)
                                       : maneuverToBoost(seat));
    }

    const Match &m_match;
    const Position &m_position;
    GameState m_state;
    FighterSet m_named;
    PerSeat<CardSet> m_used{};
    std::string m_problem;
    PositionPlace m_place;
};

} // namespace

PositionResult makePosition(const Match &match, const Position &position) { return Builder(match, position).build(); }

} // namespace champclos

// SPDX-License-Identifier: MIT
#include "engine/cli/shapes.h"

#include "engine/io/position_io.h"
#include "engine/io/record.h"
#include "engine/rules/combat.h"
#include "engine/rules/maneuver.h"
#include "engine/rules/names.h"
#include "engine/rules/position.h"
#include "engine/rules/primitives.h"
#include "engine/rules/values.h"

namespace champclos::cli {

using io::JsonValue;

namespace {

class Writer {
public:
    /// `whole`: for a referee, who reads what everybody knows.
    Writer(const Match &match, const Observation &observation, const GameState *whole = nullptr)
        : m_match(match), m_observation(observation), m_whole(whole) {}

    JsonValue write() const {
        JsonValue json = JsonValue::object(
            {{"viewer", m_whole != nullptr ? JsonValue() : JsonValue(m_observation.viewer.value() + 1)},
             {"turn", JsonValue::object({{"number", m_observation.turnNumber()},
                                         {"seat", m_observation.turnSeat().value() + 1},
                                         {"actions", m_observation.actionsLeft()},
                                         {"quietTurns", m_observation.quietTurns()}})},
             {"fighters", fighters()},
             {"seats", seats()},
             {"combat", combat()},
             {"scheme", scheme()},
             {"maneuver", maneuver()},
             {"decision", decision()}});
        if (!m_observation.conceded().isEmpty())
            json.set("conceded", seatNumbers(m_observation.conceded()));
        if (m_observation.isOver())
            json.set("over", true)
                .set("winners", seatNumbers(m_observation.winners()))
                .set("cause", kCauseNames[m_observation.cause()]);
        return json;
    }

private:
    JsonValue fighters() const {
        JsonValue list = JsonValue::array();
        for (int seat = 0; seat < m_match.seatCount; ++seat)
            m_match.seat(SeatId(seat)).allFighters.forEach([&](FighterId fighter) {
                const FighterFacts &facts = m_match.fighter(fighter);
                const FighterState &state = m_observation.fighter(fighter);
                JsonValue json = JsonValue::object({{"id", fighterName(m_match, fighter)},
                                                    {"hero", facts.isHero},
                                                    {"attack", kAttackTypeNames[facts.isRanged ? 1 : 0]},
                                                    {"space", spaceOrNull(m_match, state.space)},
                                                    {"health", state.health > 0 ? int(state.health) : 0},
                                                    {"maxHealth", int(facts.maxHealth)}});
                if (state.space && state.turnStart != state.space &&
                    m_observation.turnNumber() > 0) // not during the setup
                    json.set("turnStart", spaceOrNull(m_match, state.turnStart));
                if (state.tookDamage)
                    json.set("tookDamage", true);
                if (state.space && state.isHeld)
                    json.set("held", true);
                list.append(std::move(json));
            });
        return list;
    }

    JsonValue seats() const {
        JsonValue list = JsonValue::array();
        for (int seat = 0; seat < m_match.seatCount; ++seat)
            list.append(seatJson(SeatId(seat)));
        return list;
    }

    JsonValue cards(SeatId owner, const CardStack &stack) const {
        JsonValue list = JsonValue::array();
        for (const CardId card : stack)
            list.append(cardName(m_match, owner, card));
        return list;
    }

    JsonValue topFirst(SeatId owner, const CardStack &deck) const {
        JsonValue list = JsonValue::array();
        for (int index = deck.size() - 1; index >= 0; --index)
            list.append(cardOrNull(m_match, owner, deck[index]));
        return list;
    }

    JsonValue seatJson(SeatId seat) const {
        const SeatState &state = m_observation.seat(seat);
        const auto index = static_cast<std::size_t>(seat.value());
        JsonValue hand = JsonValue::array();
        state.hand.forEach([&](CardId card) { hand.append(cardName(m_match, seat, card)); });
        while (hand.size() < m_observation.handCount[index])
            hand.append(nullptr);
        JsonValue json = JsonValue::object({{"seat", seat.value() + 1},
                                            {"team", m_match.teamOf(seat) + 1},
                                            {"deck", m_match.seat(seat).deck.id},
                                            {"hand", hand},
                                            {"handCount", int(m_observation.handCount[index])},
                                            {"drawCount", state.deck.size()},
                                            {"discard", cards(seat, state.discard)}});
        addDraw(json, seat);
        addOwnThings(json, seat);
        return json;
    }

    void addDraw(JsonValue &json, SeatId seat) const {
        const CardStack &deck = m_observation.seat(seat).deck;
        if (m_whole != nullptr) {
            json.set("draw", topFirst(seat, deck));
            if (const auto known = knowledgeOf(m_match, *m_whole, seat); !known.empty())
                json.set("knownTo", io::toJson(known));
            return;
        }
        for (const CardId card : deck)
            if (card) {
                json.set("drawKnown", topFirst(seat, deck));
                return;
            }
    }

    /// What only some decks have.
    void addOwnThings(JsonValue &json, SeatId seat) const {
        const DeckDef &deck = m_match.seat(seat).deck;
        const SeatState &state = m_observation.seat(seat);
        const io::SeatKeys keys = io::seatKeysOf(deck);
        if (deck.token)
            json.set("token", state.tokenSide < 2 ? JsonValue(deck.token->sides[state.tokenSide].id) : JsonValue());
        if (deck.pile) {
            json.set(keys.pile, cards(seat, state.pile));
            if (deck.pile->syllableGoal > 0)
                json.set("syllables", syllablesOf(m_match.seat(seat), state.pile));
        }
        if (!deck.sideDeck)
            return;
        const auto sideCard = [&](std::uint8_t card) {
            return card < deck.sideDeck->cards.size() ? JsonValue(deck.sideDeck->cards[card].id) : JsonValue();
        };
        json.set(keys.sideCard, sideCard(state.sideCard));
        json.set(keys.sideCount, int(m_observation.sideDeckCount[seat]));
        JsonValue discard = JsonValue::array();
        for (const std::uint8_t card : state.sideDiscard)
            discard.append(sideCard(card));
        json.set(keys.sideDiscard, discard);
        if (m_whole == nullptr)
            return;
        JsonValue draw = JsonValue::array();
        for (int index = state.sideDeck.size() - 1; index >= 0; --index)
            draw.append(sideCard(state.sideDeck[index]));
        json.set(keys.sideDeck, draw);
    }

    JsonValue combat() const {
        const Combat &combat = m_observation.combat();
        if (!combat.isActive)
            return nullptr;
        const CombatSide &attack = combat.side(Side::Attacker);
        const CombatSide &defense = combat.side(Side::Defender);
        JsonValue json = JsonValue::object({{"attacker", fighterName(m_match, attack.fighter)},
                                            {"defender", fighterName(m_match, defense.fighter)},
                                            {"attackCard", cardOrNull(m_match, seatOf(attack.fighter), attack.card)},
                                            {"defenseCard", cardOrNull(m_match, seatOf(defense.fighter), defense.card)},
                                            {"stage", combatStageName(m_observation.frames())}});
        if (combat.boostCard || m_observation.hasHiddenBoost) // beside the attack card, face down until revealed
            json.set("boostCard", cardOrNull(m_match, seatOf(attack.fighter), combat.boostCard));
        return json;
    }

    /// The scheme that is being resolved: played face up, so everybody sees it.
    JsonValue scheme() const {
        for (const Frame &frame : m_observation.frames())
            if (frame.kind == FrameKind::Scheme && frame.card) // not yet put away
                return JsonValue::object({{"seat", frame.seat.value() + 1},
                                          {"card", cardName(m_match, frame.seat, frame.card)},
                                          {"fighter", fighterName(m_match, frame.fighter)}});
        return nullptr;
    }

    /// A maneuver under way: how far its fighters may move, if the boost is chosen, and who has moved.
    JsonValue maneuver() const {
        for (const Frame &frame : m_observation.frames())
            if (frame.kind == FrameKind::Maneuver) {
                JsonValue moved = JsonValue::array();
                const bool areMoving = m_observation.pending().kind == DecisionKind::ChooseMove &&
                                       m_observation.frames().back().kind == FrameKind::Maneuver;
                if (areMoving)
                    movedOf(m_match, m_observation).forEach([&](FighterId fighter) {
                        moved.append(fighterName(m_match, fighter));
                    });
                return JsonValue::object(
                    {{"move", areMoving ? JsonValue(int(frame.count)) : JsonValue()}, {"moved", moved}});
            }
        return nullptr;
    }

    JsonValue decision() const {
        const Decision &pending = m_observation.pending();
        if (pending.kind == DecisionKind::None)
            return nullptr;
        return JsonValue::object({{"seat", pending.seat.value() + 1}, {"kind", kDecisionKindNames[pending.kind]}});
    }

    const Match &m_match;
    const Observation &m_observation;
    const GameState *m_whole;
};

} // namespace

JsonValue seatNumbers(SeatSet seats) {
    JsonValue numbers = JsonValue::array();
    seats.forEach([&](SeatId seat) { numbers.append(seat.value() + 1); });
    return numbers;
}

JsonValue cardOrNull(const Match &match, SeatId owner, CardId card) {
    return card ? JsonValue(cardName(match, owner, card)) : JsonValue();
}

JsonValue cardOrNull(const Match &match, SeatId owner, CardKind card) {
    return card ? JsonValue(cardName(match, owner, card)) : JsonValue();
}

JsonValue spaceOrNull(const Match &match, SpaceId space) {
    return space ? JsonValue(spaceName(match, space)) : JsonValue();
}

JsonValue observationJson(const Match &match, const Observation &observation) {
    return Writer(match, observation).write();
}

JsonValue revealJson(const Match &match, const GameState &state) {
    const Observation everything = observeAll(match, state);
    return Writer(match, everything, &state).write().set("hash", io::hashText(hashOf(state)));
}

} // namespace champclos::cli

// SPDX-License-Identifier: MIT
#include "engine/cli/event_json.h"

#include "engine/cli/shapes.h"
#include "engine/rules/names.h"

namespace champclos::cli {

using io::JsonValue;

namespace {

/// Writes one event field by field.
class Writer {
public:
    Writer(const Match &match, const SeenEvent &event)
        : m_match(match), m_event(event), m_json(JsonValue::object({{"event", eventName(event.kind)}})) {}

    JsonValue write() {
        switch (m_event.kind) {
        case EventKind::TurnStarted:
            return seat().set("number", m_event.amount);
        case EventKind::TurnEnded:
        case EventKind::Exhausted:
        case EventKind::DamagePrevented:
        case EventKind::LineDiscarded:
        case EventKind::DeckShuffled:
        case EventKind::Declined:
        case EventKind::Conceded:
            return seat();
        case EventKind::ActionTaken:
            return seat().set("action", kActionTakenNames[m_event.action]);
        case EventKind::ActionsGained:
            return seat().set("amount", m_event.amount);
        case EventKind::CardDrawn:
        case EventKind::EffectsCancelled:
        case EventKind::LineCompleted:
        case EventKind::CardRevealed:
            return seatAndCard();
        case EventKind::CardDiscarded:
            return fromPlaceToPlace().set("random", m_event.isRandom);
        case EventKind::CardMoved:
            return fromPlaceToPlace();
        case EventKind::Boosted:
            return seatAndCard().set("amount", m_event.amount);
        case EventKind::FighterMoved:
            return fromSpaceToSpace().set("path", path());
        case EventKind::FighterPlaced:
            return fromSpaceToSpace();
        case EventKind::FightersSwapped:
            return m_json.set("a", fighterName(m_match, m_event.fighter))
                .set("b", fighterName(m_match, m_event.target))
                .set("defender", m_event.defender ? JsonValue(fighterName(m_match, m_event.defender)) : JsonValue());
        case EventKind::SchemePlayed:
            return seatAndCard().set("fighter", fighterName(m_match, m_event.fighter));
        case EventKind::AttackDeclared:
            return m_json.set("attacker", fighterName(m_match, m_event.fighter))
                .set("defender", fighterName(m_match, m_event.target));
        case EventKind::CombatRevealed:
            return m_json.set("attackCard", cardOrNull(m_match, m_event.seat, m_event.card))
                .set("defenseCard", cardOrNull(m_match, m_event.other, m_event.otherCard));
        case EventKind::EffectStarted:
            return seatAndCard().set("timing", kTimingNames[m_event.timing]);
        case EventKind::ValueChanged:
            return seatAndCard()
                .set("from", m_event.before)
                .set("to", m_event.amount)
                .set("reason", kValueReasonNames[m_event.reason]);
        case EventKind::CombatResolved:
            return combatResolved();
        case EventKind::DamageDealt:
            return fighter().set("amount", m_event.amount).set("source", kDamageSourceNames[m_event.source]);
        case EventKind::HealthRecovered:
            return fighter().set("amount", m_event.amount);
        case EventKind::HealthSet:
            return fighter().set("from", m_event.before).set("to", m_event.amount);
        case EventKind::FighterHeld:
        case EventKind::FighterDefeated:
            return fighter();
        case EventKind::FighterReturned:
            return fighter().set("space", spaceOrNull(m_match, m_event.to));
        case EventKind::TokenTurned:
            return seat().set("side", deck().token ? deck().token->sides[index() & 1].id : std::string());
        case EventKind::SpellCast:
            return seat().set("spell", deck().pile ? deck().pile->spells[index()].id : std::string());
        case EventKind::SideCardTurned:
        case EventKind::SideCardDiscarded:
        case EventKind::SideCardReturned:
            return seat().set("glamour", deck().sideDeck ? deck().sideDeck->cards[index()].id : std::string());
        case EventKind::LineGrew:
            return seatAndCard().set("syllables", m_event.amount);
        case EventKind::HandLookedAt:
            return seat().set("by", m_event.other.value() + 1);
        case EventKind::CardLookedAt:
            return seatAndCard().set("amount", m_event.amount);
        case EventKind::GameOver:
            return m_json.set("winners", seatNumbers(m_event.seats)).set("cause", kCauseNames[m_event.cause]);
        }
        return m_json;
    }

private:
    const DeckDef &deck() const { return m_match.seat(m_event.seat).deck; }
    std::size_t index() const { return static_cast<std::size_t>(m_event.index); }

    JsonValue &seat() { return m_json.set("seat", m_event.seat.value() + 1); }
    JsonValue &seatAndCard() { return seat().set("card", cardOrNull(m_match, m_event.seat, m_event.card)); }
    JsonValue &fighter() { return m_json.set("fighter", fighterName(m_match, m_event.fighter)); }
    JsonValue &fromSpaceToSpace() {
        return fighter().set("from", spaceOrNull(m_match, m_event.from)).set("to", spaceOrNull(m_match, m_event.to));
    }
    JsonValue &fromPlaceToPlace() {
        return seatAndCard()
            .set("from", placeName(m_match, m_event.seat, m_event.fromPlace))
            .set("to", placeName(m_match, m_event.seat, m_event.toPlace));
    }
    JsonValue path() const {
        JsonValue spaces = JsonValue::array();
        for (const SpaceId space : m_event.path)
            spaces.append(spaceName(m_match, space));
        return spaces;
    }
    JsonValue &combatResolved() {
        const SeatId winner = seatOf(m_event.isAttackerWinner ? m_event.fighter : m_event.target);
        return m_json.set("attackValue", m_event.amount)
            .set("defenseValue", m_event.before)
            .set("damage", m_event.damage)
            .set("winner", winner.value() + 1);
    }

    const Match &m_match;
    const SeenEvent &m_event;
    JsonValue m_json;
};

} // namespace

const char *eventName(EventKind kind) {
    switch (kind) {
    case EventKind::TurnStarted:
        return "turnStarted";
    case EventKind::TurnEnded:
        return "turnEnded";
    case EventKind::ActionTaken:
        return "actionTaken";
    case EventKind::ActionsGained:
        return "actionsGained";
    case EventKind::CardDrawn:
        return "cardDrawn";
    case EventKind::Exhausted:
        return "exhausted";
    case EventKind::CardDiscarded:
        return "cardDiscarded";
    case EventKind::Boosted:
        return "boosted";
    case EventKind::FighterMoved:
        return "fighterMoved";
    case EventKind::FighterPlaced:
        return "fighterPlaced";
    case EventKind::FightersSwapped:
        return "fightersSwapped";
    case EventKind::FighterHeld:
        return "fighterHeld";
    case EventKind::SchemePlayed:
        return "schemePlayed";
    case EventKind::AttackDeclared:
        return "attackDeclared";
    case EventKind::CombatRevealed:
        return "combatRevealed";
    case EventKind::EffectStarted:
        return "effectStarted";
    case EventKind::EffectsCancelled:
        return "effectsCancelled";
    case EventKind::ValueChanged:
        return "valueChanged";
    case EventKind::DamagePrevented:
        return "damagePrevented";
    case EventKind::CombatResolved:
        return "combatResolved";
    case EventKind::DamageDealt:
        return "damageDealt";
    case EventKind::HealthRecovered:
        return "healthRecovered";
    case EventKind::HealthSet:
        return "healthSet";
    case EventKind::FighterDefeated:
        return "fighterDefeated";
    case EventKind::FighterReturned:
        return "fighterReturned";
    case EventKind::TokenTurned:
        return "tokenTurned";
    case EventKind::SpellCast:
        return "spellCast";
    case EventKind::SideCardTurned:
        return "glamourTurned";
    case EventKind::SideCardDiscarded:
        return "glamourDiscarded";
    case EventKind::SideCardReturned:
        return "glamourReturned";
    case EventKind::LineGrew:
        return "lineGrew";
    case EventKind::LineCompleted:
        return "lineCompleted";
    case EventKind::LineDiscarded:
        return "lineDiscarded";
    case EventKind::HandLookedAt:
        return "handLookedAt";
    case EventKind::CardRevealed:
        return "cardRevealed";
    case EventKind::CardLookedAt:
        return "cardLookedAt";
    case EventKind::CardMoved:
        return "cardMoved";
    case EventKind::DeckShuffled:
        return "deckShuffled";
    case EventKind::Declined:
        return "declined";
    case EventKind::Conceded:
        return "conceded";
    case EventKind::GameOver:
        return "gameOver";
    }
    return "";
}

std::string placeName(const Match &match, SeatId seat, CardPlace place) {
    const auto &pile = match.seat(seat).deck.pile;
    if (place == CardPlace::Pile && pile)
        return pile->id;
    return kCardPlaceNames[place];
}

JsonValue eventJson(const Match &match, const SeenEvent &event) { return Writer(match, event).write(); }

JsonValue refereeJson(const Match &match, const StepLog &steps) {
    JsonValue list = JsonValue::array();
    for (const Step &step : steps)
        list.append(eventJson(match, cutForReferee(match, step.event)));
    return list;
}

} // namespace champclos::cli

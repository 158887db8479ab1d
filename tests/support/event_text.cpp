// SPDX-License-Identifier: MIT
#include "tests/support/event_text.h"

#include "engine/core/state.h"
#include "engine/rules/names.h"

namespace champclos::test {

namespace {

/// Writes one event; the fields are asked for in the order in which they are read.
class Writer {
public:
    Writer(const Match &match, const SeenEvent &event) : m_match(match), m_event(event) {}

    std::string seat() const { return number(m_event.seat.value() + 1); }
    std::string fighter() const { return fighterName(m_match, m_event.fighter); }
    std::string target() const { return fighterName(m_match, m_event.target); }
    std::string defender() const { return m_event.defender ? fighterName(m_match, m_event.defender) : "none"; }
    std::string card() const { return cardOf(m_event.seat, m_event.card); }
    std::string otherCard() const { return cardOf(m_event.other, m_event.otherCard); }
    std::string from() const { return space(m_event.from); }
    std::string to() const { return space(m_event.to); }
    std::string amount() const { return number(m_event.amount); }
    std::string before() const { return number(m_event.before); }
    std::string fromPlace() const { return kCardPlaceNames[static_cast<std::size_t>(m_event.fromPlace)]; }
    std::string toPlace() const { return kCardPlaceNames[static_cast<std::size_t>(m_event.toPlace)]; }
    std::string index() const {
        const DeckDef &deck = m_match.seat(m_event.seat).deck;
        const auto at = static_cast<std::size_t>(m_event.index);
        switch (m_event.kind) {
        case EventKind::TokenTurned:
            return deck.token->sides[at].id;
        case EventKind::SpellCast:
            return deck.pile->spells[at].id;
        default: // NOLINT: the others that have an index speak of side cards
            return deck.sideDeck->cards[at].id;
        }
    }
    std::string path() const {
        std::string text;
        for (const SpaceId step : m_event.path)
            text += (text.empty() ? "" : ",") + space(step);
        return text;
    }
    std::string winners() const {
        std::string text;
        m_event.seats.forEach([&](SeatId winner) { text += (text.empty() ? "" : ",") + number(winner.value() + 1); });
        return text.empty() ? "none" : text;
    }
    static std::string number(int value) { return std::to_string(value); }

private:
    std::string space(SpaceId id) const { return id ? spaceName(m_match, id) : "-"; }
    std::string cardOf(SeatId owner, CardKind id) const { return owner && id ? cardName(m_match, owner, id) : "none"; }

    const Match &m_match;
    const SeenEvent &m_event;
};

} // namespace

std::string eventText(const Match &match, const Event &event) { return eventText(match, cutForReferee(match, event)); }

std::string eventText(const Match &match, const SeenEvent &event) {
    const Writer w(match, event);
    switch (event.kind) {
    case EventKind::TurnStarted:
        return "turnStarted " + w.seat() + " " + w.amount();
    case EventKind::TurnEnded:
        return "turnEnded " + w.seat();
    case EventKind::ActionTaken:
        return "actionTaken " + w.seat() + " " + kActionTakenNames[static_cast<std::size_t>(event.action)];
    case EventKind::ActionsGained:
        return "actionsGained " + w.seat() + " " + w.amount();
    case EventKind::CardDrawn:
        return "cardDrawn " + w.seat() + " " + w.card();
    case EventKind::Exhausted:
        return "exhausted " + w.seat();
    case EventKind::CardDiscarded:
        return "cardDiscarded " + w.seat() + " " + w.card() + " " + w.fromPlace() + " " + w.toPlace() +
               (event.isRandom ? " random" : "");
    case EventKind::Boosted:
        return "boosted " + w.seat() + " " + w.card() + " " + w.amount();
    case EventKind::FighterMoved:
        return "fighterMoved " + w.fighter() + " " + w.from() + " " + w.to() + " " + w.path();
    case EventKind::FighterPlaced:
        return "fighterPlaced " + w.fighter() + " " + w.from() + " " + w.to();
    case EventKind::FightersSwapped:
        return "fightersSwapped " + w.fighter() + " " + w.target() + " " + w.defender();
    case EventKind::FighterHeld:
        return "fighterHeld " + w.fighter();
    case EventKind::SchemePlayed:
        return "schemePlayed " + w.seat() + " " + w.card() + " " + w.fighter();
    case EventKind::AttackDeclared:
        return "attackDeclared " + w.fighter() + " " + w.target();
    case EventKind::CombatRevealed:
        return "combatRevealed " + w.card() + " " + w.otherCard();
    case EventKind::EffectStarted:
        return "effectStarted " + w.seat() + " " + w.card() + " " +
               kTimingNames[static_cast<std::size_t>(event.timing)];
    case EventKind::EffectsCancelled:
        return "effectsCancelled " + w.seat() + " " + w.card();
    case EventKind::ValueChanged:
        return "valueChanged " + w.seat() + " " + w.card() + " " + w.before() + " " + w.amount() + " " +
               kValueReasonNames[static_cast<std::size_t>(event.reason)];
    case EventKind::DamagePrevented:
        return "damagePrevented " + w.seat();
    case EventKind::CombatResolved:
        return "combatResolved " + w.amount() + " " + w.before() + " " + Writer::number(event.damage) +
               (event.isAttackerWinner ? " attacker" : " defender");
    case EventKind::DamageDealt:
        return "damageDealt " + w.fighter() + " " + w.amount() + " " +
               kDamageSourceNames[static_cast<std::size_t>(event.source)];
    case EventKind::HealthRecovered:
        return "healthRecovered " + w.fighter() + " " + w.amount();
    case EventKind::HealthSet:
        return "healthSet " + w.fighter() + " " + w.before() + " " + w.amount();
    case EventKind::FighterDefeated:
        return "fighterDefeated " + w.fighter();
    case EventKind::FighterReturned:
        return "fighterReturned " + w.fighter() + " " + w.to();
    case EventKind::TokenTurned:
        return "tokenTurned " + w.seat() + " " + w.index();
    case EventKind::SpellCast:
        return "spellCast " + w.seat() + " " + w.index();
    case EventKind::SideCardTurned:
        return "glamourTurned " + w.seat() + " " + w.index();
    case EventKind::SideCardDiscarded:
        return "glamourDiscarded " + w.seat() + " " + w.index();
    case EventKind::SideCardReturned:
        return "glamourReturned " + w.seat() + " " + w.index();
    case EventKind::LineGrew:
        return "lineGrew " + w.seat() + " " + w.card() + " " + w.amount();
    case EventKind::LineCompleted:
        return "lineCompleted " + w.seat() + " " + w.card();
    case EventKind::LineDiscarded:
        return "lineDiscarded " + w.seat();
    case EventKind::HandLookedAt:
        return "handLookedAt " + w.seat() + " " + Writer::number(event.other.value() + 1);
    case EventKind::CardRevealed:
        return "cardRevealed " + w.seat() + " " + w.card();
    case EventKind::CardLookedAt:
        return "cardLookedAt " + w.seat() + " " + w.card() + " " + w.amount();
    case EventKind::CardMoved:
        return "cardMoved " + w.seat() + " " + w.card() + " " + w.fromPlace() + " " + w.toPlace();
    case EventKind::DeckShuffled:
        return "deckShuffled " + w.seat();
    case EventKind::Declined:
        return "declined " + w.seat();
    case EventKind::Conceded:
        return "conceded " + w.seat();
    case EventKind::GameOver:
        return "gameOver " + w.winners() + " " + kCauseNames[static_cast<std::size_t>(event.cause)];
    }
    return {};
}

} // namespace champclos::test

// SPDX-License-Identifier: MIT
#include "app/play/log_book.h"

#include "app/play/card_words.h"
#include "app/play/table_texts.h"
#include "engine/text/text.h"

namespace champclos::app {

namespace {

SeatId seatOfEvent(const SeenEvent &event, SeatId turnSeat) {
    if (event.seat)
        return event.seat;
    return event.fighter ? seatOf(event.fighter) : turnSeat;
}

QVariantList spacesOf(const SeenEvent &event) {
    QVariantList spaces;
    for (SpaceId space : {event.from, event.to})
        if (space)
            spaces.push_back(space.value());
    for (SpaceId space : event.path)
        spaces.push_back(space.value());
    return spaces;
}

QVariantList fightersOf(const SeenEvent &event) {
    QVariantList fighters;
    for (FighterId fighter : {event.fighter, event.target})
        if (fighter)
            fighters.push_back(fighter.value());
    return fighters;
}

/// What the headings and other lines say already.
bool isSilent(const SeenEvent &event) {
    switch (event.kind) {
    case EventKind::TurnEnded:
    case EventKind::EffectStarted:
        return true;
    case EventKind::ActionTaken: // the scheme and the attack have lines of their own
        return event.action != ActionTaken::Maneuver;
    case EventKind::CardDiscarded: // what was played goes there by itself
        return event.fromPlace == CardPlace::Combat || event.fromPlace == CardPlace::Scheme;
    case EventKind::TurnStarted:
    case EventKind::ActionsGained:
    case EventKind::CardDrawn:
    case EventKind::Exhausted:
    case EventKind::Boosted:
    case EventKind::FighterMoved:
    case EventKind::FighterPlaced:
    case EventKind::FightersSwapped:
    case EventKind::FighterHeld:
    case EventKind::SchemePlayed:
    case EventKind::AttackDeclared:
    case EventKind::CombatRevealed:
    case EventKind::EffectsCancelled:
    case EventKind::ValueChanged:
    case EventKind::DamagePrevented:
    case EventKind::CombatResolved:
    case EventKind::DamageDealt:
    case EventKind::HealthRecovered:
    case EventKind::HealthSet:
    case EventKind::FighterDefeated:
    case EventKind::FighterReturned:
    case EventKind::TokenTurned:
    case EventKind::SpellCast:
    case EventKind::SideCardTurned:
    case EventKind::SideCardDiscarded:
    case EventKind::SideCardReturned:
    case EventKind::LineGrew:
    case EventKind::LineCompleted:
    case EventKind::LineDiscarded:
    case EventKind::HandLookedAt:
    case EventKind::CardRevealed:
    case EventKind::CardLookedAt:
    case EventKind::CardMoved:
    case EventKind::DeckShuffled:
    case EventKind::Declined:
    case EventKind::Conceded:
    case EventKind::GameOver:
        return false;
    }
    return false;
}

/// What comes as a surprise to somebody who does not know the card.
bool namesCause(const SeenEvent &event) {
    switch (event.kind) { // NOLINT: the others say it themselves, or happen by the rules alone
    case EventKind::DamageDealt:
        return event.source == DamageSource::Effect;
    case EventKind::CardDiscarded:
        return event.fromPlace == CardPlace::Hand || event.fromPlace == CardPlace::Deck;
    case EventKind::ValueChanged: // of the others the line says so itself
        return event.reason == ValueReason::Replaced || event.reason == ValueReason::Added ||
               event.reason == ValueReason::Ignored;
    case EventKind::CardDrawn:
    case EventKind::CardMoved:
    case EventKind::CardRevealed:
    case EventKind::CardLookedAt:
    case EventKind::HandLookedAt:
    case EventKind::DeckShuffled:
    case EventKind::HealthRecovered:
    case EventKind::HealthSet:
    case EventKind::ActionsGained:
    case EventKind::FighterHeld:
    case EventKind::FighterMoved:
    case EventKind::FighterPlaced:
    case EventKind::FightersSwapped:
    case EventKind::FighterReturned:
    case EventKind::TokenTurned:
    case EventKind::EffectsCancelled:
    case EventKind::DamagePrevented:
        return true;
    default:
        return false;
    }
}

/// For those who do not see it: after damage, and with nothing else.
QString healthLeft(const SeenStep &step) {
    const int health = step.event.kind == EventKind::DamageDealt ? step.after.fighter(step.event.fighter).health : 0;
    return health > 0 ? u' ' + TableTexts::tr("%n health left.", "of a fighter, after damage", health) : QString();
}

} // namespace

const QList<QByteArray> &logRoles() {
    static const QList<QByteArray> roles = {"entry", "isHeading", "text",     "turn",          "seat",
                                            "step",  "spaces",    "fighters", "accessibleText"};
    return roles;
}

void LogBook::start(const Match &match, Language language) {
    m_match = &match;
    m_language = language;
    m_turn = 0;
    m_turnSeat = SeatId::none();
    m_isLineGoing = false;
    m_rows.clear();
    m_teller.start(match, language);
}

void LogBook::add(const SeenStep &step, int action) {
    const SeenEvent &event = step.event;
    const auto push = [&](bool isHeading, const QString &text, const QString &spoken, SeatId seat) {
        m_rows.push_back({static_cast<int>(m_rows.size()), isHeading, text, m_turn, seat ? seat.value() : -1, action,
                          spacesOf(event), fightersOf(event), spoken});
    };
    const auto head = [&](const QString &text, SeatId seat) { push(true, text, text, seat); };
    if (event.kind == EventKind::TurnStarted) {
        m_turn = event.amount;
        m_turnSeat = event.seat;
        m_teller.breakOff();
        return head(
            TableTexts::tr("Turn %1 · %2").arg(m_turn).arg(qt(text::seatName(*m_match, event.seat, m_language))),
            event.seat);
    }
    const bool isOfLine = m_isLineGoing && event.kind == EventKind::CardMoved && event.fromPlace == CardPlace::Pile &&
                          event.toPlace == CardPlace::Discard;
    m_isLineGoing = event.kind == EventKind::LineDiscarded || isOfLine;
    if (isSilent(event) || isOfLine)
        return;
    if (m_rows.empty())
        head(TableTexts::tr("Setup"), SeatId::none());
    const EventTeller::Told told = m_teller.tell(step);
    if (told.text.isEmpty())
        return;
    if (told.replacesLast)
        m_rows.pop_back();
    const QString cause = namesCause(event) ? told.cause : QString();
    push(false, withCause(told.text, cause), withCause(told.spoken, cause) + healthLeft(step),
         seatOfEvent(event, m_turnSeat));
}

} // namespace champclos::app

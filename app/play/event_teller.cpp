// SPDX-License-Identifier: MIT
#include "app/play/event_teller.h"

#include "app/play/card_words.h"
#include "app/play/table_texts.h"
#include "engine/effects/origin.h"
#include "engine/text/text.h"

namespace champclos::app {

namespace {

/// Who the line speaks of.
SeatId seatOfEvent(const SeenEvent &event) {
    return event.seat ? event.seat : event.fighter ? seatOf(event.fighter) : SeatId::none();
}

} // namespace

void EventTeller::start(const Match &match, Language language) {
    m_match = &match;
    m_language = language;
    m_run.clear();
}

EventTeller::Cause EventTeller::causeOf(const Observation &after) const {
    const Origin origin = askingOrigin(*m_match, after.frames());
    return origin.effect != nullptr ? Cause{after.frames().back().seat, origin.owner} : Cause{};
}

QString EventTeller::nameOf(const Cause &cause, SeatId teller) const {
    if (!cause.seat)
        return {};
    const DeckDef &deck = m_match->seat(cause.seat).deck;
    switch (cause.owner.kind) {
    case OwnerKind::Card:
        return qt(deck.cards[cause.owner.index].name.in(m_language));
    case OwnerKind::SideCard:
        return qt(deck.sideDeck->cards[cause.owner.index].name.in(m_language));
    case OwnerKind::Spell:
        return qt(deck.pile->spells[cause.owner.index].name.in(m_language));
    case OwnerKind::Ability:
        return cause.seat == teller ? TableTexts::tr("Ability")
                                    : TableTexts::tr("Ability: %1", "whose ability did it")
                                          .arg(qt(text::seatName(*m_match, cause.seat, m_language)));
    case OwnerKind::None:
        break;
    }
    return {};
}

bool EventTeller::isJoined(const SeenEvent &event, const Cause &cause) const {
    return !m_run.empty() && m_cause == cause && m_run.back().kind == EventKind::CardDrawn &&
           event.kind == EventKind::CardDrawn && m_run.back().seat == event.seat;
}

EventTeller::Told EventTeller::tell(const SeenStep &step) {
    const SeenEvent &event = step.event;
    const Cause cause = causeOf(step.after);
    const bool isJoined = this->isJoined(event, cause);
    m_cause = cause;
    const bool isDiscardOfBoost = !m_run.empty() && m_run.back().kind == EventKind::CardDiscarded &&
                                  event.kind == EventKind::Boosted && m_run.back().seat == event.seat &&
                                  m_run.back().card == event.card;
    if (!isJoined)
        m_run.clear();
    m_run.push_back(event);
    const QString text = qt(text::tableLine(*m_match, m_run, m_language));
    const QString spoken = m_run.size() > 1 ? text : qt(text::logLine(*m_match, event, m_language));
    return {text, spoken, nameOf(cause, seatOfEvent(event)), isJoined || isDiscardOfBoost};
}

QString withCause(QString line, const QString &cause) {
    if (cause.isEmpty())
        return line;
    if (line.endsWith(u'.')) // not after a title that ends with a sign of its own
        line.chop(1);
    return line + QStringLiteral(" (") + cause + QStringLiteral(").");
}

} // namespace champclos::app

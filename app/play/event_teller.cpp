// SPDX-License-Identifier: MIT
#include "app/play/event_teller.h"

#include "app/play/card_words.h"
#include "engine/text/text.h"

namespace champclos::app {

void EventTeller::start(const Match &match, Language language) {
    m_match = &match;
    m_language = language;
    m_run.clear();
}

bool EventTeller::isJoined(const SeenEvent &event) const {
    return !m_run.empty() && m_run.back().kind == EventKind::CardDrawn && event.kind == EventKind::CardDrawn &&
           m_run.back().seat == event.seat;
}

EventTeller::Told EventTeller::tell(const SeenEvent &event) {
    const bool isJoined = this->isJoined(event);
    const bool isDiscardOfBoost = !m_run.empty() && m_run.back().kind == EventKind::CardDiscarded &&
                                  event.kind == EventKind::Boosted && m_run.back().seat == event.seat &&
                                  m_run.back().card == event.card;
    if (!isJoined)
        m_run.clear();
    m_run.push_back(event);
    const QString text = qt(text::tableLine(*m_match, m_run, m_language));
    const QString spoken = m_run.size() > 1 ? text : qt(text::logLine(*m_match, event, m_language));
    return {text, spoken, isJoined || isDiscardOfBoost};
}

} // namespace champclos::app

// SPDX-License-Identifier: MIT
//
// Events as lines for somebody at the table, in the order in which they happen. Several cards drawn by one seat are one
// line, and a card that is discarded to boost is told with the boost: then the line before is written anew. Where the
// lines stand, and which events are worth one, others say.
#pragma once

#include "engine/core/event.h"
#include "engine/core/match.h"

#include <QString>

#include <vector>

namespace champclos::app {

class EventTeller {
public:
    struct Told {
        QString text;              ///< for the eye; empty if there is nothing to say
        QString spoken;            ///< for the ear: with the numbers of spaces, which the board has for it, too
        bool replacesLast = false; ///< says again, and more, what the line before said
    };

    void start(const Match &match, SeatId viewer, Language language);
    Told tell(const Event &event);
    void breakOff() { m_run.clear(); } ///< something else stands between this line and the next

private:
    bool isJoined(const Event &event) const;

    const Match *m_match = nullptr;
    SeatId m_viewer;
    Language m_language{};
    std::vector<Event> m_run; ///< what the last line tells
};

} // namespace champclos::app

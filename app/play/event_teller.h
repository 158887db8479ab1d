// SPDX-License-Identifier: MIT
//
// Events as lines for somebody at the table, in the order in which they happen. Several cards drawn by one seat are one
// line, and a card that is discarded to boost is told with the boost: then the line before is written anew. Where the
// lines stand, and which events are worth one, others say.
#pragma once

#include "engine/core/match.h"
#include "engine/core/step.h"

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

    void start(const Match &match, Language language);
    Told tell(const SeenEvent &event);
    void breakOff() { m_run.clear(); } ///< something else stands between this line and the next

private:
    bool isJoined(const SeenEvent &event) const;

    const Match *m_match = nullptr;
    Language m_language{};
    std::vector<SeenEvent> m_run; ///< what the last line tells
};

} // namespace champclos::app

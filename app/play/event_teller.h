// SPDX-License-Identifier: MIT
//
// Events as lines for somebody at the table, in the order in which they happen. Several cards drawn by one seat for one
// cause are one line, and a card that is discarded to boost is told with the boost: then the line before is written
// anew. Where the lines stand, and which events are worth one, others say.
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
        QString cause;             ///< the card or ability that did it, if it was one
        bool replacesLast = false; ///< says again, and more, what the line before said
    };

    void start(const Match &match, Language language);
    Told tell(const SeenStep &step);
    void breakOff() { m_run.clear(); } ///< something else stands between this line and the next

private:
    /// The sentence that is being carried out, and whose it is.
    struct Cause {
        SeatId seat;
        SentenceOwner owner;
        friend bool operator==(const Cause &, const Cause &) = default;
    };
    Cause causeOf(const Observation &after) const;
    QString nameOf(const Cause &cause, SeatId teller) const; ///< an ability of somebody else has its owner
    bool isJoined(const SeenEvent &event, const Cause &cause) const;

    const Match *m_match = nullptr;
    Language m_language{};
    std::vector<SeenEvent> m_run; ///< what the last line tells
    Cause m_cause;                ///< of it
};

/// The line with what did it in parentheses before its end; without one as it is.
QString withCause(QString line, const QString &cause);

} // namespace champclos::app

// SPDX-License-Identifier: MIT
//
// Motion: the events of one action as a queue of timed steps. The state of the game is final before the first of them;
// a step only carries what is shown one event further. Everything can be skipped, and at speed 0 nothing takes time.
// What the events mean to the models is the table's business.
#pragma once

#include "engine/core/event.h"
#include "engine/core/match.h"
#include "engine/core/observation.h"

#include <QObject>
#include <QTimer>
#include <QVariant>
#include <QtQml/qqmlregistration.h>

#include <deque>

namespace champclos::app {

/// What is moving right now, for QML.
class AnimationStep : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the table")
    Q_PROPERTY(QString kind MEMBER kind NOTIFY changed)
    Q_PROPERTY(int seat MEMBER seat NOTIFY changed)
    Q_PROPERTY(int fighter MEMBER fighter NOTIFY changed)
    Q_PROPERTY(int target MEMBER target NOTIFY changed)
    Q_PROPERTY(int amount MEMBER amount NOTIFY changed)
    Q_PROPERTY(QVariantList path MEMBER path NOTIFY changed)
    Q_PROPERTY(int from MEMBER from NOTIFY changed)
    Q_PROPERTY(int to MEMBER to NOTIFY changed)
    Q_PROPERTY(QString text MEMBER text NOTIFY changed)
    Q_PROPERTY(QVariant face MEMBER face NOTIFY changed)
    Q_PROPERTY(int duration MEMBER duration NOTIFY changed)

public:
    using QObject::QObject;
    QString kind;
    int seat = -1;
    int fighter = -1;
    int target = -1;
    int amount = 0;
    QVariantList path;
    int from = -1;
    int to = -1;
    QString text;
    QVariant face;
    int duration = 0;

Q_SIGNALS:
    void changed();
};

/// The word for a kind of event, and how long it is shown; empty and 0 for what is not shown.
struct Motion {
    const char *kind = "";
    int milliseconds = 0;
};
Motion motionOf(const Event &event);

/// Changes an observation by what an event tells its viewer, so that a table can show the way from one state to the
/// next. Only as good as a picture has to be: the true observation follows at the end.
void retouch(const Match &match, Observation &observation, const Event &event);

class EventPlayer : public QObject {
    Q_OBJECT

public:
    explicit EventPlayer(QObject *parent = nullptr);

    bool isPlaying() const { return m_isPlaying; }
    double speed() const { return m_speed; }
    void setSpeed(double factor) { m_speed = factor; } ///< of durations; 0: no time at all
    /// Plays them one after the other: `shown` for each, then `finished`. At speed 0 before it returns.
    void play(const EventLog &events);
    void skip(); ///< shows the rest at once
    void stop(); ///< forgets the rest, without `finished`

Q_SIGNALS:
    void shown(const champclos::Event &event, int milliseconds);
    void finished();

private:
    void next();

    std::deque<Event> m_queue;
    QTimer m_timer;
    double m_speed = 1;
    double m_scale = 1; ///< so that a combat stays within its limit
    bool m_isPlaying = false;
};

} // namespace champclos::app

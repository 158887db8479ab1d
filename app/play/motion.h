// SPDX-License-Identifier: MIT
//
// What plays: the steps of one action as a queue in time, as they were cut for the viewer, and the one that is moving
// right now. The game is at the end of them already; what is shown goes there one step at a time. Everything can be
// skipped, and at speed 0 nothing takes time. What the steps mean to the models is the table's business.
#pragma once

#include "app/play/cue.h"
#include "app/play/pace.h"
#include "engine/core/step.h"

#include <QObject>
#include <QTimer>
#include <QVariant>
#include <QtQml/qqmlregistration.h>

#include <deque>
#include <functional>

namespace champclos::app {

/// The word for a kind of event, and how long it is shown; empty and 0 for what is not shown.
struct Movement {
    const char *kind = "";
    int milliseconds = 0;
};
Movement movementOf(const SeenEvent &event);

class Motion : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the table")
    Q_PROPERTY(bool isPlaying READ isPlaying NOTIFY playingChanged)
    Q_PROPERTY(QString kind READ kind NOTIFY started)
    Q_PROPERTY(int fighter READ fighter NOTIFY started)
    Q_PROPERTY(QVariantList path READ path NOTIFY started)
    Q_PROPERTY(int duration READ duration NOTIFY started)
    Q_PROPERTY(int seat READ seat NOTIFY started)
    Q_PROPERTY(int target READ target NOTIFY started)
    Q_PROPERTY(int amount READ amount NOTIFY started)
    Q_PROPERTY(int card READ card NOTIFY started)
    Q_PROPERTY(QString text READ text NOTIFY started)
    Q_PROPERTY(QVariant face READ face NOTIFY started)

public:
    explicit Motion(QObject *parent = nullptr);

    /// Plays them one after the other: `shown` for each, then `finished`. At speed 0 before it returns.
    void play(SeenLog steps);
    void stop(); ///< forgets the rest, without `finished`
    /// Before a step that it names, motion waits for goOn.
    void setHold(std::function<bool(const SeenStep &next)> isHeldBefore) { m_isHeldBefore = std::move(isHeldBefore); }
    bool isHeld() const { return m_isHeld; }
    bool isBusy() const { return m_isPlaying; } ///< some steps are still to be shown
    void goOn();
    /// Tells the views of the step that is shown now.
    void announce(const SeenEvent &event, const QString &text, const QVariant &face, int milliseconds);
    double speed() const { return m_speed; }
    void setSpeed(double factor) { m_speed = factor; } ///< of durations; 0: no time at all
    /// Who looks, and at which seats people sit.
    void setEyes(SeatId viewer, SeatSet people);
    bool isSkipping() const { return m_isSkipping; }

    bool isPlaying() const { return m_isPlaying && !m_isHeld; }
    QString kind() const { return QString::fromLatin1(movementOf(m_event).kind); }
    int seat() const {
        return m_event.seat ? m_event.seat.value() : fighter() >= 0 ? seatOf(m_event.fighter).value() : -1;
    }
    int fighter() const { return m_event.fighter ? m_event.fighter.value() : -1; }
    int target() const { return m_event.target ? m_event.target.value() : -1; }
    int amount() const { return m_event.amount; }
    int card() const { return m_event.card ? m_event.card.value() : -1; } ///< its kind; -1: none, or not to be seen
    QVariantList path() const;
    int duration() const { return m_duration; }
    QString text() const { return m_text; }  ///< what happens, in words
    QVariant face() const { return m_face; } ///< of the card that it is about, if that is seen

    Q_INVOKABLE void skip(); ///< shows the rest at once, up to where it is held

Q_SIGNALS:
    void playingChanged();
    void started();
    void shown(const champclos::SeenStep &step, int milliseconds);
    /// So many times within that time. What is skipped is not heard; without time only the weightiest is.
    void heard(champclos::app::Sound sound, int times, int milliseconds);
    void skipped(); ///< whatever still moves comes to rest
    void held();
    void finished();

private:
    struct Planned {
        SeenStep step;
        int milliseconds = 0; ///< at normal speed
    };
    void next();
    void hear(const SeenEvent &event, int milliseconds);
    void hearTheWeightiest();

    std::deque<Planned> m_queue;
    Pace m_pace;
    std::function<bool(const SeenStep &)> m_isHeldBefore;
    QTimer m_timer;
    double m_speed = 1;
    SeatId m_viewer;
    SeatSet m_ears;
    Cue m_weightiest; ///< of what took no time
    bool m_isPlaying = false;
    bool m_isHeld = false;
    bool m_isReleased = false; ///< from the hold before the next step
    bool m_isSkipping = false;
    SeenEvent m_event;
    QString m_text;
    QVariant m_face;
    int m_duration = 0;
};

} // namespace champclos::app

// SPDX-License-Identifier: MIT
#include "app/play/motion.h"

#include <algorithm>
#include <utility>

namespace champclos::app {

namespace {

constexpr int kStep = 140;
constexpr int kMostOfMove = 560;
constexpr int kLine = 250;

} // namespace

Movement movementOf(const SeenEvent &event) {
    switch (event.kind) {
    case EventKind::TurnStarted:
        return {"turn", 160};
    case EventKind::CardDrawn:
        return {"draw", 180};
    case EventKind::Exhausted:
        return {"exhausted", 300};
    case EventKind::CardDiscarded:
        return event.fromPlace == CardPlace::Combat ? Movement{"clear", 90} : Movement{"discard", 180};
    case EventKind::Boosted:
        return {"boost", kLine};
    case EventKind::FighterMoved:
        return {"move", std::min(kMostOfMove, kStep * std::max(1, static_cast<int>(event.path.size())))};
    case EventKind::FighterPlaced:
        return {"place", 200};
    case EventKind::FightersSwapped:
        return {"swap", 300};
    case EventKind::SchemePlayed:
        return {"scheme", 300};
    case EventKind::AttackDeclared:
        return {"declare", 300};
    case EventKind::CombatRevealed:
        return {"reveal", 300};
    case EventKind::EffectStarted:
        return {"effect", kLine};
    case EventKind::EffectsCancelled:
        return {"cancel", kLine};
    case EventKind::ValueChanged:
        return {"value", kLine};
    case EventKind::CombatResolved:
        return {"resolve", kLine};
    case EventKind::DamageDealt:
        return {"damage", 300};
    case EventKind::HealthRecovered:
    case EventKind::HealthSet:
        return {"heal", 300};
    case EventKind::FighterDefeated:
        return {"defeat", 300};
    case EventKind::FighterReturned:
        return {"return", 200};
    case EventKind::TokenTurned:
        return {"token", 200};
    case EventKind::SpellCast:
        return {"spell", 300};
    case EventKind::SideCardTurned:
    case EventKind::SideCardDiscarded:
    case EventKind::SideCardReturned:
        return {"sideCard", 300};
    case EventKind::LineGrew:
    case EventKind::LineCompleted:
    case EventKind::LineDiscarded:
        return {"line", 200};
    case EventKind::HandLookedAt:
    case EventKind::CardRevealed:
    case EventKind::CardLookedAt:
        return {"look", 300};
    case EventKind::CardMoved:
        return {"clear", 120};
    case EventKind::GameOver:
        return {"over", 300};
    case EventKind::TurnEnded:
    case EventKind::ActionTaken:
    case EventKind::ActionsGained:
    case EventKind::FighterHeld:
    case EventKind::DamagePrevented:
    case EventKind::DeckShuffled:
    case EventKind::Declined:
    case EventKind::Conceded:
        return {};
    }
    return {};
}

Motion::Motion(QObject *parent) : QObject(parent) {
    m_timer.setSingleShot(true);
    m_timer.setTimerType(Qt::PreciseTimer);
    connect(&m_timer, &QTimer::timeout, this, &Motion::next);
}

void Motion::setEyes(SeatId viewer, SeatSet people) {
    m_viewer = viewer;
    m_ears = people;
    if (viewer)
        m_ears.insert(viewer);
}

void Motion::play(SeenLog steps) {
    const std::vector<int> times = m_pace.plan(steps, m_viewer);
    m_queue.clear();
    for (std::size_t step = 0; step < steps.size(); ++step)
        m_queue.push_back({std::move(steps[step]), times[step]});
    m_isPlaying = true;
    m_isHeld = m_isReleased = false;
    if (m_speed > 0)
        Q_EMIT playingChanged(); // before the first step: views ask whether what changes now is to move
    next();
}

void Motion::hear(const SeenEvent &event, int milliseconds) {
    const Cue cue = cueOf(event, m_ears);
    if (milliseconds > 0 && cue.sound != Sound::None)
        Q_EMIT heard(cue.sound, cue.times, milliseconds);
    else if (m_speed <= 0 && !m_isSkipping && cue.sound > m_weightiest.sound)
        m_weightiest = cue;
}

void Motion::hearTheWeightiest() {
    if (const Cue cue = std::exchange(m_weightiest, {}); cue.sound != Sound::None)
        Q_EMIT heard(cue.sound, 1, 0);
}

void Motion::next() {
    while (m_isPlaying) {
        if (m_queue.empty()) {
            m_isPlaying = false;
            hearTheWeightiest();
            Q_EMIT playingChanged();
            Q_EMIT finished();
            return;
        }
        if (m_isHeldBefore && !m_isReleased && m_isHeldBefore(m_queue.front().step)) {
            m_isHeld = true;
            hearTheWeightiest();
            Q_EMIT playingChanged();
            Q_EMIT held();
            return;
        }
        m_isReleased = false;
        const Planned planned = std::move(m_queue.front());
        m_queue.pop_front();
        const int duration = static_cast<int>(planned.milliseconds * m_speed);
        hear(planned.step.event, duration);
        Q_EMIT shown(planned.step, duration);
        if (duration > 0) {
            m_timer.start(duration);
            return;
        }
    }
}

void Motion::goOn() {
    if (!m_isHeld)
        return;
    m_isHeld = false;
    m_isReleased = true;
    Q_EMIT playingChanged();
    next();
}

void Motion::skip() {
    if (!isPlaying())
        return;
    m_timer.stop();
    const double speed = m_speed;
    m_speed = 0;
    m_isSkipping = true;
    Q_EMIT skipped();
    next();
    m_isSkipping = false;
    m_speed = speed;
}

void Motion::stop() {
    m_timer.stop();
    m_queue.clear();
    m_pace.reset();
    m_isPlaying = m_isHeld = false;
}

void Motion::announce(const SeenEvent &event, const QString &text, const QVariant &face, int milliseconds) {
    m_event = event;
    m_text = text;
    m_face = face;
    m_duration = milliseconds;
    Q_EMIT started();
}

/// From where it stands, space by space; one that is placed goes there straight.
QVariantList Motion::path() const {
    QVariantList spaces;
    if ((m_event.kind == EventKind::FighterMoved || m_event.kind == EventKind::FighterPlaced) && m_event.from)
        spaces.push_back(m_event.from.value());
    for (SpaceId space : m_event.path)
        spaces.push_back(space.value());
    if (m_event.kind == EventKind::FighterPlaced && m_event.to)
        spaces.push_back(m_event.to.value());
    return spaces;
}

} // namespace champclos::app

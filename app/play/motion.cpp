// SPDX-License-Identifier: MIT
#include "app/play/motion.h"

#include <algorithm>
#include <iterator>

namespace champclos::app {

namespace {

constexpr int kMostInAll = 2200; ///< of one action, a whole combat included
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
        return {"discard", event.fromPlace == CardPlace::Combat ? 90 : 180};
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
        return {"discard", 120};
    case EventKind::GameOver:
        return {"over", 300};
    case EventKind::TurnEnded:
    case EventKind::ActionTaken:
    case EventKind::ActionsGained:
    case EventKind::FighterHeld:
    case EventKind::DamagePrevented:
    case EventKind::DeckShuffled:
        return {};
    }
    return {};
}

Motion::Motion(QObject *parent) : QObject(parent) {
    m_timer.setSingleShot(true);
    m_timer.setTimerType(Qt::PreciseTimer);
    connect(&m_timer, &QTimer::timeout, this, &Motion::next);
}

void Motion::play(SeenLog steps) {
    int total = 0;
    for (const SeenStep &step : steps)
        total += movementOf(step.event).milliseconds;
    m_scale = total > kMostInAll ? static_cast<double>(kMostInAll) / total : 1;
    m_queue.assign(std::make_move_iterator(steps.begin()), std::make_move_iterator(steps.end()));
    m_isPlaying = true;
    m_isHeld = m_isReleased = false;
    next();
    if (isPlaying())
        Q_EMIT playingChanged();
}

void Motion::next() {
    while (m_isPlaying) {
        if (m_queue.empty()) {
            m_isPlaying = false;
            Q_EMIT playingChanged();
            Q_EMIT finished();
            return;
        }
        if (m_isHeldBefore && !m_isReleased && m_isHeldBefore(m_queue.front())) {
            m_isHeld = true;
            Q_EMIT playingChanged();
            Q_EMIT held();
            return;
        }
        m_isReleased = false;
        const SeenStep step = std::move(m_queue.front());
        m_queue.pop_front();
        const int duration = static_cast<int>(movementOf(step.event).milliseconds * m_scale * m_speed);
        Q_EMIT shown(step, duration);
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
    next();
    m_speed = speed;
}

void Motion::stop() {
    m_timer.stop();
    m_queue.clear();
    m_isPlaying = m_isHeld = false;
}

void Motion::announce(const SeenEvent &event, const QString &text, const QVariant &face, int milliseconds) {
    m_event = event;
    m_text = text;
    m_face = face;
    m_duration = milliseconds;
    Q_EMIT started();
}

QVariantList Motion::path() const {
    QVariantList spaces;
    for (SpaceId space : m_event.path)
        spaces.push_back(space.value());
    return spaces;
}

} // namespace champclos::app

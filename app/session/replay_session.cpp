// SPDX-License-Identifier: MIT
#include "app/session/replay_session.h"

#include "app/models/table_texts.h"
#include "engine/rules/game.h"
#include "engine/text/text.h"

#include <algorithm>

namespace champclos::app {

namespace {

constexpr int kPause = 900; ///< between two decisions, at speed 1

} // namespace

ReplaySession::ReplaySession(QObject *parent) : GameTable(parent) {
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &ReplaySession::goOn);
}

void ReplaySession::open(GameFile game, Language language) {
    pause();
    stopEvents();
    m_game = std::move(game);
    m_programLanguage = language;
    const io::GameRecord &record = m_game.record;
    m_events.assign(1, {});
    if (!record.position)
        start(*record.match, record.seed, &m_events.front());
    m_turnMarks.clear();
    for (std::size_t step = 0; step < record.actions.size(); ++step) {
        GameState state = record.states[step];
        EventLog events;
        apply(*record.match, state, record.actions[step], &events);
        if (state.turnNumber != record.states[step].turnNumber)
            m_turnMarks.push_back(static_cast<int>(step) + 1);
        m_events.push_back(std::move(events));
    }
    m_step = 0;
    openMatch(record.match, SeatSet());
    showStep();
    Q_EMIT opened();
}

GameFile ReplaySession::gameHere() const {
    GameFile game = m_game;
    game.record.rewindTo(static_cast<std::size_t>(m_step));
    return game;
}

SeatId ReplaySession::viewerAt(std::size_t step) const {
    if (m_eyes >= 0 && m_eyes < m_game.record.match->seatCount)
        return SeatId(m_eyes);
    if (m_eyes == kFromOutside)
        return SeatId::none();
    const GameState &state = m_game.record.states[step];
    return state.isOver() ? viewerSeat() : state.pending.seat;
}

void ReplaySession::showStep() {
    const auto step = static_cast<std::size_t>(m_step);
    setEyes(viewerAt(step), m_programLanguage);
    const Observation seen = observe(*m_game.record.match, m_game.record.states[step], viewerSeat());
    setPast({m_events.begin(), m_events.begin() + m_step + 1}, seen);
    // The ledger stays for the step that ends the combat, and no longer.
    const auto declares = [](const Event &event) { return event.kind == EventKind::AttackDeclared; };
    const EventLog &last = m_events[step];
    const bool isCombatStep =
        (step > 0 && m_game.record.states[step - 1].combat.isActive) || std::any_of(last.begin(), last.end(), declares);
    if (combat()->isOver() && !isCombatStep)
        dismissCombat();
    show(seen);
    Q_EMIT stepChanged();
}

void ReplaySession::setStep(int step) {
    if (!match())
        return;
    stopEvents();
    m_step = std::clamp(step, 0, stepCount());
    showStep();
}

QString ReplaySession::stepText() const {
    if (!match() || m_step == 0)
        return TableTexts::tr("Before the first decision");
    const auto index = static_cast<std::size_t>(m_step - 1);
    const GameState &before = m_game.record.states[index];
    const SeatId seat = before.pending.seat;
    const Action &action = m_game.record.actions[index];
    // What was chosen in secret is told only to eyes that may see it.
    const bool isOpen = m_eyes == kWhoeverDecides || (viewerSeat() && match()->friendsOf(viewerSeat()).contains(seat));
    const QString name = qt(text::seatName(*match(), seat, viewerLanguage()));
    if (!isOpen)
        return name;
    return TableTexts::tr("%1: %2", "who decided: what")
        .arg(name, qt(text::actionLabel(*match(), observe(*match(), before, seat), action, viewerLanguage())));
}

void ReplaySession::setPlaySpeed(double speed) {
    m_playSpeed = std::clamp(speed, 0.25, 8.0);
    Q_EMIT playingChanged();
}

void ReplaySession::setEyesOf(int eyes) {
    if (!match() || eyes == m_eyes)
        return;
    m_eyes = eyes;
    stopEvents();
    showStep();
}

void ReplaySession::setProgramLanguage(Language language) {
    m_programLanguage = language;
    if (!match())
        return;
    setEyes(viewerSeat(), language);
    retranslate();
    Q_EMIT opened();
    Q_EMIT stepChanged();
}

QVariantList ReplaySession::eyeChoices() const {
    QVariantList list = {QVariantMap{{"value", kWhoeverDecides}, {"text", TableTexts::tr("Whoever is deciding")}},
                         QVariantMap{{"value", kFromOutside}, {"text", TableTexts::tr("Spectator")}}};
    for (int seat = 0; seat < seatCount(); ++seat)
        list.push_back(QVariantMap{{"value", seat}, {"text", seatName(seat)}});
    return list;
}

QVariantList ReplaySession::seatKinds() const {
    QVariantList list;
    for (int seat = 0; seat < seatCount() && seat < static_cast<int>(m_game.seats.size()); ++seat) {
        const SeatKind &kind = m_game.seats[static_cast<std::size_t>(seat)];
        list.push_back(
            QVariantMap{{"seat", seat},
                        {"name", seatName(seat)},
                        {"kind", kind.isHuman ? QStringLiteral("human") : QStringLiteral("computer")},
                        {"level", QString::fromLatin1(ai::kLevelNames[static_cast<std::size_t>(kind.level)])},
                        {"language", kind.language}});
    }
    return list;
}

QString ReplaySession::title() const {
    QStringList names;
    for (int seat = 0; seat < seatCount(); ++seat)
        names.push_back(seatName(seat));
    return names.join(QStringLiteral(" · "));
}

bool ReplaySession::canContinueHere() const {
    return match() && !m_game.record.states[static_cast<std::size_t>(m_step)].isOver();
}

void ReplaySession::play() {
    if (!match() || m_step >= stepCount())
        return;
    m_isPlaying = true;
    Q_EMIT playingChanged();
    goOn();
}

void ReplaySession::pause() {
    m_timer.stop();
    if (!m_isPlaying)
        return;
    m_isPlaying = false;
    Q_EMIT playingChanged();
}

void ReplaySession::goOn() {
    if (m_isPlaying)
        next();
}

void ReplaySession::next() {
    if (isAnimating())
        return skip();
    if (!match() || m_step >= stepCount())
        return pause();
    const auto index = static_cast<std::size_t>(++m_step);
    if (const SeatId eyes = viewerAt(index - 1); eyes != viewerSeat()) {
        --m_step;
        showStep();
        ++m_step;
    }
    Q_EMIT stepChanged();
    playEvents(m_events[index], m_step, observe(*match(), m_game.record.states[index], viewerSeat()));
}

void ReplaySession::eventsPlayed() {
    showStep();
    if (!m_isPlaying)
        return;
    if (m_step >= stepCount())
        return pause();
    m_timer.start(static_cast<int>(kPause * speed() / m_playSpeed));
}

void ReplaySession::previous() {
    pause();
    setStep(m_step - 1);
}

void ReplaySession::nextTurn() {
    pause();
    for (const QVariant &mark : m_turnMarks)
        if (mark.toInt() > m_step)
            return setStep(mark.toInt());
    setStep(stepCount());
}

void ReplaySession::previousTurn() {
    pause();
    int last = 0;
    for (const QVariant &mark : m_turnMarks)
        if (mark.toInt() < m_step)
            last = mark.toInt();
    setStep(last);
}

} // namespace champclos::app

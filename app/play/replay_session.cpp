// SPDX-License-Identifier: MIT
#include "app/play/replay_session.h"

#include "app/play/table_texts.h"
#include "engine/rules/game.h"
#include "engine/text/text.h"

#include <algorithm>

namespace champclos::app {

namespace {

constexpr int kPause = 900; ///< between two decisions, at speed 1

} // namespace

ReplaySession::ReplaySession(QObject *parent) : QObject(parent), m_table(new GameTable(this)) {
    connect(m_table, &GameTable::played, this, &ReplaySession::afterSteps);
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &ReplaySession::goOn);
}

void ReplaySession::open(GameFile game, Language language) {
    pause();
    m_table->motion()->stop();
    m_game = std::move(game);
    m_programLanguage = language;
    const io::GameRecord &record = m_game.record;
    m_turnMarks.clear();
    for (std::size_t step = 1; step < record.states.size(); ++step)
        if (record.states[step].turnNumber != record.states[step - 1].turnNumber)
            m_turnMarks.push_back(static_cast<int>(step));
    m_step = 0;
    m_table->openMatch(record.match, SeatSet());
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
    return state.isOver() ? m_table->viewer() : state.pending.seat;
}

void ReplaySession::showStep() {
    const auto step = static_cast<std::size_t>(m_step);
    m_table->setEyes(viewerAt(step), m_programLanguage);
    const io::GameRecord &record = m_game.record;
    const Observation seen = observe(*record.match, record.states[step], m_table->viewer());
    SeenLog last;
    m_table->beginPast();
    for (int action = 0; action <= m_step; ++action) {
        last = cut(*record.match, record.stepsOf(static_cast<std::size_t>(action)), m_table->viewer());
        m_table->addPast(last, action);
    }
    m_table->endPast(seen);
    // The ledger stays for the step that ends the combat, and no longer.
    const auto declares = [](const SeenStep &seenStep) { return seenStep.event.kind == EventKind::AttackDeclared; };
    const bool isCombatStep =
        (step > 0 && record.states[step - 1].combat.isActive) || std::any_of(last.begin(), last.end(), declares);
    if (m_table->tale()->combat()->isOver() && !isCombatStep)
        m_table->closeLedger();
    m_table->show(seen);
    Q_EMIT stepChanged();
}

void ReplaySession::setStep(int step) {
    if (!match())
        return;
    m_table->motion()->stop();
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
    const bool isOpen =
        m_eyes == kWhoeverDecides || (m_table->viewer() && match()->friendsOf(m_table->viewer()).contains(seat));
    const QString name = qt(text::seatName(*match(), seat, m_table->language()));
    if (!isOpen)
        return name;
    return TableTexts::tr("%1: %2", "who decided: what")
        .arg(name, qt(text::actionLabel(*match(), observe(*match(), before, seat), action, m_table->language())));
}

void ReplaySession::setPlaySpeed(double speed) {
    m_playSpeed = std::clamp(speed, 0.25, 8.0);
    Q_EMIT playingChanged();
}

void ReplaySession::setEyesOf(int eyes) {
    if (!match() || eyes == m_eyes)
        return;
    m_eyes = eyes;
    m_table->motion()->stop();
    showStep();
}

void ReplaySession::setProgramLanguage(Language language) {
    m_programLanguage = language;
    if (!match())
        return;
    m_table->setEyes(m_table->viewer(), language);
    m_table->forgetTexts();
    m_table->motion()->stop();
    showStep();
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

QString ReplaySession::seatName(int seat) const {
    return qt(text::seatName(*match(), SeatId(seat), m_table->language()));
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
    if (m_table->motion()->isPlaying())
        return m_table->motion()->skip();
    if (!match() || m_step >= stepCount())
        return pause();
    const auto index = static_cast<std::size_t>(++m_step);
    if (const SeatId eyes = viewerAt(index - 1); eyes != m_table->viewer()) {
        --m_step;
        showStep();
        ++m_step;
    }
    Q_EMIT stepChanged();
    m_table->play(cut(*match(), m_game.record.stepsOf(index), m_table->viewer()), m_step,
                  observe(*match(), m_game.record.states[index], m_table->viewer()));
}

void ReplaySession::afterSteps() {
    showStep();
    if (!m_isPlaying)
        return;
    if (m_step >= stepCount())
        return pause();
    m_timer.start(static_cast<int>(kPause * m_table->motion()->speed() / m_playSpeed));
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

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
    if (m_eyes == kFromOutside || m_eyes == kAllHands)
        return SeatId::none();
    const GameState &state = m_game.record.states[step];
    return state.isOver() ? m_table->viewer() : state.pending.seat;
}

Observation ReplaySession::seenAt(std::size_t step) const {
    const GameState &state = m_game.record.states[step];
    return m_eyes == kAllHands ? observeAll(*match(), state) : observe(*match(), state, m_table->viewer());
}

SeenLog ReplaySession::stepsSeen(std::size_t step) const {
    const StepLog steps = m_game.record.stepsOf(step);
    if (m_eyes != kAllHands)
        return cut(*match(), steps, m_table->viewer());
    SeenLog seen;
    for (const Step &whole : steps)
        seen.push_back({cutForReferee(*match(), whole.event), observeAll(*match(), whole.after)});
    return seen;
}

void ReplaySession::showStep() {
    const auto step = static_cast<std::size_t>(m_step);
    m_table->setEyes(viewerAt(step), m_programLanguage);
    const io::GameRecord &record = m_game.record;
    const Observation seen = seenAt(step);
    SeenLog last;
    m_table->beginPast();
    for (int action = 0; action <= m_step; ++action) {
        last = stepsSeen(static_cast<std::size_t>(action));
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
    const RowModel *log = m_table->tale()->log();
    for (int row = 0; row < log->count(); ++row) // the first line that this decision led to
        if (log->value(row, "step").toInt() == m_step && !log->value(row, "isHeading").toBool())
            return log->value(row, "text").toString();
    const auto index = static_cast<std::size_t>(m_step - 1);
    const GameState &before = m_game.record.states[index];
    const SeatId seat = before.pending.seat;
    // What was chosen in secret is told only to eyes that may see it.
    const bool isOpen = m_eyes == kWhoeverDecides || m_eyes == kAllHands ||
                        (m_table->viewer() && match()->friendsOf(m_table->viewer()).contains(seat));
    return qt(text::toldAction(*match(), observe(*match(), before, seat), m_game.record.actions[index], !isOpen,
                               m_table->language()));
}

QString ReplaySession::turnText() const {
    if (!match())
        return {};
    const GameState &state = m_game.record.states[static_cast<std::size_t>(m_step)];
    return state.turnNumber == 0
               ? TableTexts::tr("Setup")
               : TableTexts::tr("Turn %1 · %2").arg(state.turnNumber).arg(seatName(state.turnSeat.value()));
}

SeatSet ReplaySession::shownHands() const {
    SeatSet seats;
    for (int seat = 0; seat < seatCount(); ++seat)
        if (m_eyes == kAllHands || m_table->viewer() == SeatId(seat))
            seats.insert(SeatId(seat));
    return seats;
}

QVariantList ReplaySession::hands() const {
    QVariantList list;
    if (!match())
        return list;
    const Observation &seen = m_table->seen();
    shownHands().forEach([&](SeatId seat) {
        QVariantList cards;
        seen.seat(seat).hand.forEach([&](CardId card) {
            const CardTexts::Entry &entry =
                m_table->cards().of(seat, match()->seat(seat).kind(card), m_table->language());
            cards.push_back(QVariantMap{{"face", entry.face}, {"name", entry.name}});
        });
        list.push_back(QVariantMap{{"seat", seat.value()}, {"name", seatName(seat.value())}, {"cards", cards}});
    });
    return list;
}

int ReplaySession::lowestSeat() const {
    for (std::size_t seat = 0; seat < m_game.seats.size(); ++seat)
        if (m_game.seats[seat].isHuman)
            return static_cast<int>(seat);
    return 0;
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
                         QVariantMap{{"value", kAllHands}, {"text", TableTexts::tr("All hands")}},
                         QVariantMap{{"value", kFromOutside}, {"text", TableTexts::tr("Spectator")}}};
    for (int seat = 0; seat < seatCount(); ++seat)
        list.push_back(QVariantMap{{"value", seat}, {"text", seatName(seat)}});
    return list;
}

QVariantList ReplaySession::seatKinds() const {
    QVariantList list;
    for (int seat = 0; seat < seatCount() && seat < static_cast<int>(m_game.seats.size()); ++seat) {
        const SeatKind &kind = m_game.seats[seat];
        list.push_back(QVariantMap{{"seat", seat},
                                   {"name", seatName(seat)},
                                   {"kind", kind.isHuman ? QStringLiteral("human") : QStringLiteral("computer")},
                                   {"level", QString::fromLatin1(ai::kLevelNames[kind.level])},
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

bool ReplaySession::canContinueHere() const { return match() && !m_game.record.states[m_step].isOver(); }

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
    m_table->play(stepsSeen(index), m_step, seenAt(index));
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

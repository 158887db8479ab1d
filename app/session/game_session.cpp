// SPDX-License-Identifier: MIT
#include "app/session/game_session.h"

#include "app/models/table_texts.h"
#include "app/session/knowledge.h"
#include "engine/ai/explain.h"
#include "engine/rules/game.h"
#include "engine/text/explain.h"
#include "engine/text/text.h"

#include <QDir>
#include <QStandardPaths>
#include <QTimer>

#include <algorithm>
#include <set>

namespace champclos::app {

namespace {

/// Another number for every decision of a game, the same whenever it is asked again.
std::uint64_t seedFor(std::uint64_t seed, std::size_t decision) {
    Rng rng(seed ^ (0x9E3779B97F4A7C15u * (decision + 1)));
    return rng.next();
}

std::shared_ptr<const ActionList> legalNow(const Match &match, const GameState &state) {
    auto actions = std::make_shared<ActionList>();
    legalActions(match, state, *actions);
    return actions;
}

QString pathOf(const QString &urlOrPath) {
    const QUrl url(urlOrPath);
    return url.isLocalFile() ? url.toLocalFile() : urlOrPath;
}

} // namespace

GameSession::GameSession(QObject *parent) : GameTable(parent) {
    connect(&m_bots, &BotRunner::answered, this, &GameSession::answer);
}

GameSession::~GameSession() = default;

void GameSession::begin(GameFile game, Language programLanguage) {
    m_bots.cancel();
    m_hints.cancel();
    stopEvents();
    m_game = std::move(game);
    m_programLanguage = programLanguage;
    m_undone.clear();
    m_person = -1;
    openMatch(record().match, humans());
    replayEvents();
    // One person needs no curtain, however many seats; several take turns behind it; nobody looks on from outside.
    SeatId eyes;
    if (personCount() == 1) {
        eyes = isWaitingForPerson() ? now().pending.seat : humans().first();
        m_person = kindOf(eyes).person;
    }
    look(eyes);
    if (combat()->isOver())
        dismissCombat(); // it was read before the game was put away
    resume();
}

void GameSession::replayEvents() {
    m_events.clear();
    EventLog setup;
    if (!record().position)
        start(*record().match, record().seed, &setup);
    m_events.push_back(std::move(setup));
    for (std::size_t step = 0; step < record().actions.size(); ++step) {
        EventLog events;
        GameState state = record().states[step];
        apply(*record().match, state, record().actions[step], &events);
        m_events.push_back(std::move(events));
    }
}

/// Goes on from the state as it is, after begin, load and undo.
void GameSession::resume() {
    m_hints.cancel();
    clearHint();
    save();
    advance();
}

SeatSet GameSession::humans() const {
    SeatSet seats;
    for (std::size_t seat = 0; seat < m_game.seats.size(); ++seat)
        if (m_game.seats[seat].isHuman)
            seats.insert(SeatId(static_cast<int>(seat)));
    return seats;
}

int GameSession::personCount() const {
    std::set<int> persons;
    for (const SeatKind &seat : m_game.seats)
        if (seat.isHuman)
            persons.insert(seat.person);
    return static_cast<int>(persons.size());
}

Language GameSession::languageFor(SeatId seat) const {
    if (!seat || kindOf(seat).language.isEmpty())
        return m_programLanguage;
    return languageOf(kindOf(seat).language);
}

void GameSession::setProgramLanguage(Language language) {
    m_programLanguage = language;
    if (m_game.seats.empty())
        return;
    setEyes(viewerSeat(), languageFor(m_phase == Curtain ? m_curtain : viewerSeat()));
    retranslate();
    if (m_result != nullptr)
        m_result->count(record(), m_events, viewerSeat(), viewerLanguage());
    Q_EMIT phaseChanged();
}

void GameSession::setPauses(int thinkingMilliseconds, bool afterCombat) {
    m_thinkingPause = thinkingMilliseconds;
    m_pauseAfterCombat = afterCombat;
}

void GameSession::setPhase(Phase phase) {
    m_phase = phase;
    Q_EMIT phaseChanged();
}

/// Looks at the present through the eyes of a seat.
void GameSession::look(SeatId viewer) {
    setEyes(viewer, languageFor(viewer));
    const Observation seen = observe(*record().match, now(), viewer);
    setPast(m_events, seen);
    show(seen);
}

bool GameSession::isWaitingForPerson() const { return !now().isOver() && kindOf(now().pending.seat).isHuman; }

void GameSession::advance() {
    if (now().isOver())
        return finish();
    const SeatId seat = now().pending.seat;
    if (kindOf(seat).isHuman)
        askPerson(seat);
    else
        askComputer(seat);
}

void GameSession::askPerson(SeatId seat) {
    setThinking(SeatId::none());
    if (kindOf(seat).person != m_person) {
        m_curtain = seat;
        m_person = -1;
        setEyes(SeatId::none(), languageFor(seat)); // only what all may see, in the words of who comes next
        const Observation seen = observe(*record().match, now(), SeatId::none());
        setPast(m_events, seen);
        show(seen);
        return setPhase(Curtain);
    }
    if (viewerSeat() != seat)
        look(seat);
    m_phase = Deciding;
    ask(observe(*record().match, now(), seat), *legalNow(*record().match, now()));
    setPhase(Deciding);
}

void GameSession::liftCurtain() {
    if (m_phase != Curtain)
        return;
    m_person = kindOf(m_curtain).person;
    look(m_curtain);
    advance();
}

void GameSession::askComputer(SeatId seat) {
    setThinking(seat);
    m_phase = Thinking;
    show(observe(*record().match, now(), viewerSeat()));
    m_thinking.start();
    m_bots.ask({record().match, observe(*record().match, now(), seat), legalNow(*record().match, now()),
                kindOf(seat).level, seedFor(record().seed, record().actions.size())});
    setPhase(Thinking);
}

void GameSession::answer(const Action &action) {
    const auto left = m_thinkingPause - static_cast<int>(m_thinking.elapsed());
    if (left <= 0)
        return take(action);
    const std::size_t decision = record().actions.size();
    QTimer::singleShot(left, this, [this, action, decision] {
        if (m_phase == Thinking && record().actions.size() == decision && !m_bots.isBusy())
            take(action);
    });
}

void GameSession::chosen(const Action &action) {
    if (m_phase != Deciding || !isLegal(*record().match, now(), action))
        return;
    take(action);
}

bool GameSession::isFinal(const Action &action) const {
    if (action.kind != ActionKind::Move || now().frames.isEmpty() || now().frames.back().kind != FrameKind::Maneuver)
        return false;
    GameState next = now();
    apply(*record().match, next, action);
    return next.isOver() || next.turnNumber != now().turnNumber;
}

void GameSession::take(const Action &action) {
    m_hints.cancel();
    clearHint();
    if (combat()->isOpen() && combat()->isOver())
        dismissCombat();
    if (!m_undone.empty() && m_undone.front() == action)
        m_undone.erase(m_undone.begin());
    else
        m_undone.clear();
    EventLog events;
    m_game.record.play(action, &events);
    m_events.push_back(events);
    save();
    setPhase(Playing);
    playEvents(events, static_cast<int>(m_events.size()) - 1, observe(*record().match, now(), viewerSeat()));
}

void GameSession::eventsPlayed() {
    if (m_pauseAfterCombat && combat()->isOpen() && combat()->isOver() && viewerSeat() && !now().isOver())
        return setPhase(Reading);
    advance();
}

void GameSession::proceed() {
    if (m_phase == Playing)
        return skip();
    if (combat()->isOpen() && combat()->isOver())
        dismissCombat();
    if (m_phase == Reading)
        advance();
}

void GameSession::finish() {
    setThinking(SeatId::none());
    if (m_result == nullptr)
        m_result = new GameResult(this);
    m_result->count(record(), m_events, viewerSeat(), viewerLanguage());
    show(observe(*record().match, now(), viewerSeat()));
    setPhase(Over);
    Q_EMIT gameOver();
}

QString GameSession::curtainName() const {
    return m_phase == Curtain ? qt(text::seatName(*record().match, m_curtain, viewerLanguage())) : QString();
}

QString GameSession::curtainText() const {
    return m_phase == Curtain ? TableTexts::tr("Next player: %1").arg(curtainName()) : QString();
}

int GameSession::thinkingSeat() const { return m_phase == Thinking ? now().pending.seat.value() : -1; }

// ---- taking back

int GameSession::personAtScreen() const {
    if (m_person >= 0)
        return m_person;
    return m_phase == Curtain && m_game.isFriendly ? kindOf(m_curtain).person : -1;
}

/// The number of actions to go back to, or -1.
int GameSession::undoTarget() const {
    const int person = personAtScreen();
    if (person < 0 || m_phase == Idle)
        return -1;
    const auto isOwn = [&](SeatId seat) { return kindOf(seat).isHuman && kindOf(seat).person == person; };
    for (std::size_t step = record().actions.size(); step-- > 0;) {
        if (!m_game.isFriendly && isBarrier(record(), step, isOwn))
            return -1;
        if (isOwn(record().states[step].pending.seat) ||
            (m_game.isFriendly && kindOf(record().states[step].pending.seat).isHuman))
            return static_cast<int>(step);
    }
    return -1;
}

QString GameSession::undoReason() const {
    if (canUndo())
        return {};
    if (record().actions.empty())
        return TableTexts::tr("There is nothing to take back.");
    return TableTexts::tr("Something hidden was revealed, or someone else has made a decision, so this cannot be taken "
                          "back. In a friendly game it could be.");
}

bool GameSession::undo() {
    const int target = undoTarget();
    if (target < 0)
        return false;
    m_bots.cancel();
    stopEvents();
    const auto count = static_cast<std::size_t>(target);
    std::vector<Action> undone(record().actions.begin() + target, record().actions.end());
    m_undone.insert(m_undone.begin(), undone.begin(), undone.end());
    m_game.record.rewindTo(count);
    m_events.resize(count + 1);
    delete m_result;
    m_result = nullptr;
    const SeatId seat = now().pending.seat;
    look(kindOf(seat).person == m_person ? seat : SeatId::none());
    resume();
    return true;
}

bool GameSession::redo() {
    if (!canRedo())
        return false;
    chosen(Action(m_undone.front()));
    return true;
}

// ---- hints

void GameSession::askHint() {
    if (m_phase != Deciding)
        return;
    clearHint();
    const auto seen = std::make_shared<const Observation>(observe(*record().match, now(), viewerSeat()));
    const auto legal = legalNow(*record().match, now());
    const auto match = record().match;
    const Language language = viewerLanguage();
    const std::uint64_t seed = seedFor(record().seed, record().actions.size());
    m_hints.run(
        [match, seen, legal, language, seed](const std::atomic<bool> &stop) {
            ai::Budget budget;
            budget.stop = &stop;
            const ai::Explanation best = ai::explain(*match, *seen, *legal, budget, seed);
            const Action &action = best.candidates.front().action;
            return QVariant(QVariantMap{{"action", QVariant::fromValue(action)},
                                        {"text", qt(text::adviceLabel(*match, *seen, action, language))},
                                        {"reason", qt(text::explainSentence(*match, *seen, best, language))}});
        },
        [this](const QVariant &result) {
            const QVariantMap map = result.toMap();
            const Action action = map.value(QStringLiteral("action")).value<Action>();
            m_hintText = map.value(QStringLiteral("text")).toString();
            m_hintReason = map.value(QStringLiteral("reason")).toString();
            QVariantList spaces;
            QVariantList fighters;
            if (action.space) {
                spaces.push_back(action.space.value());
                if (action.fighter && now().fighter(action.fighter).space) // several may look alike: this one is meant
                    spaces.push_back(now().fighter(action.fighter).space.value());
            }
            for (FighterId fighter : {action.fighter, action.target})
                if (fighter)
                    fighters.push_back(fighter.value());
            highlight(spaces, fighters);
            Q_EMIT hintChanged();
        });
    Q_EMIT hintChanged();
}

void GameSession::clearHint() {
    m_hints.cancel();
    if (m_hintText.isEmpty()) {
        Q_EMIT hintChanged();
        return;
    }
    m_hintText.clear();
    m_hintReason.clear();
    clearHighlight();
    Q_EMIT hintChanged();
}

// ---- files

void GameSession::setSavePath(const QString &path) {
    m_savePath = path;
    save();
    Q_EMIT saveChanged();
}

void GameSession::save() {
    if (m_savePath.isEmpty() || m_game.seats.empty())
        return;
    io::Diagnostics diagnostics;
    const bool isSaved = writeGame(m_savePath, m_game, diagnostics);
    const QString problem =
        isSaved ? QString()
                : TableTexts::tr("The game could not be saved: %1").arg(reasonsOf(diagnostics, viewerLanguage()));
    if (problem == m_saveProblem)
        return;
    m_saveProblem = problem;
    Q_EMIT saveChanged();
    if (!problem.isEmpty())
        Q_EMIT message(problem); // once: the game goes on
}

bool GameSession::saveAs(const QString &urlOrPath) {
    io::Diagnostics diagnostics;
    if (writeGame(pathOf(urlOrPath), m_game, diagnostics))
        return true;
    Q_EMIT message(TableTexts::tr("The game could not be saved: %1").arg(reasonsOf(diagnostics, viewerLanguage())));
    return false;
}

QUrl GameSession::suggestedFile() const {
    const QDir documents(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation));
    const QString name = fileNameFor(m_game, viewerLanguage(), QDateTime::currentDateTime());
    return QUrl::fromLocalFile((documents.exists() ? documents : QDir::home()).filePath(name));
}

} // namespace champclos::app

// SPDX-License-Identifier: MIT
#include "app/play/game_session.h"

#include "app/base/folders.h"
#include "app/play/table_texts.h"
#include "app/play/undo_barrier.h"
#include "engine/ai/explain.h"
#include "engine/rules/game.h"
#include "engine/rules/maneuver.h"
#include "engine/text/explain.h"
#include "engine/text/text.h"

#include <QDir>
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

GameSession::GameSession(QObject *parent) : QObject(parent), m_table(new GameTable(this)) {
    connect(&m_bots, &BotRunner::answered, this, &GameSession::answer);
    connect(m_table->picking(), &Picking::chosen, this, &GameSession::choose);
    connect(m_table, &GameTable::played, this, &GameSession::afterSteps);
    m_table->motion()->setHold([this](const SeenStep &next) { // the table waits with the ledger, and is not ahead of it
        return isToBeRead() && m_table->seen().combat().isActive && !next.after.combat().isActive;
    });
    connect(m_table->motion(), &Motion::held, this, [this] {
        m_table->endCombat();
        setPhase(Reading);
    });
    m_table->picking()->setFinal([this](const Action &action) { return isFinal(action); });
}

GameSession::~GameSession() = default;

void GameSession::begin(GameFile game, Language programLanguage) {
    m_bots.cancel();
    m_hints.cancel();
    m_table->motion()->stop();
    m_game = std::move(game);
    m_programLanguage = programLanguage;
    m_undone.clear();
    m_person = -1;
    m_actedIn = 0;
    m_table->openMatch(record().match, humans());
    // One person needs no curtain, however many seats; several take turns behind it; nobody looks on from outside.
    SeatId eyes;
    if (personCount() == 1) {
        eyes = isWaitingForPerson() ? now().pending.seat : humans().first();
        m_person = kindOf(eyes).person;
    }
    look(eyes);
    if (m_table->tale()->combat()->isOver())
        m_table->closeLedger(); // it was read before the game was put away
    resume();
}

/// Shows the past up to now as the viewer has seen it.
void GameSession::tellPast() {
    const Match &match = *record().match;
    m_table->beginPast();
    for (std::size_t action = 0; action < record().states.size(); ++action)
        m_table->addPast(cut(match, record().stepsOf(action), m_table->viewer()), static_cast<int>(action));
    m_table->endPast(observe(match, now(), m_table->viewer()));
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
    m_table->setEyes(m_table->viewer(), languageFor(m_phase == Curtain ? m_curtain : m_table->viewer()));
    m_table->forgetTexts();
    if (!m_table->motion()->isBusy())
        tellPast();
    m_table->refresh();
    if (m_result != nullptr)
        m_result->count(record(), m_table->viewer(), m_table->language());
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
    m_table->setEyes(viewer, languageFor(viewer));
    tellPast();
    m_table->show(observe(*record().match, now(), viewer));
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
    m_table->setThinking(SeatId::none());
    if (kindOf(seat).person != m_person) {
        m_curtain = seat;
        m_person = -1;
        m_table->setEyes(SeatId::none(), languageFor(seat)); // only what all may see, in the words of who comes next
        tellPast();
        m_table->show(observe(*record().match, now(), SeatId::none()));
        return setPhase(Curtain);
    }
    if (m_table->viewer() != seat)
        look(seat);
    m_phase = Deciding;
    m_table->ask(observe(*record().match, now(), seat), *legalNow(*record().match, now()));
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
    m_table->setThinking(seat);
    m_phase = Thinking;
    m_table->show(observe(*record().match, now(), m_table->viewer()));
    m_thinking.start();
    if (const std::optional<Action> told = m_teacher != nullptr ? m_teacher->answer() : std::nullopt) {
        setPhase(Thinking);
        return answer(*told);
    }
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

void GameSession::choose(const Action &action) {
    if (m_phase != Deciding || !isLegal(*record().match, now(), action))
        return;
    if (m_teacher != nullptr && !m_teacher->takes(action))
        return askPerson(now().pending.seat);
    take(action);
}

bool GameSession::isFinal(const Action &action) const {
    if (m_teacher != nullptr || now().frames.isEmpty() || now().frames.back().kind != FrameKind::Maneuver)
        return false;
    const bool isIdle =
        action.kind == ActionKind::Done && m_confirmsIdleTurn && movedOf(*record().match, now()).isEmpty();
    if (action.kind != ActionKind::Move && !isIdle)
        return false;
    GameState next = now();
    apply(*record().match, next, action);
    return next.isOver() || next.turnNumber != now().turnNumber;
}

void GameSession::take(const Action &action) {
    m_hints.cancel();
    clearHint();
    const CombatLedger *ledger = m_table->tale()->combat();
    if (ledger->isOpen() && ledger->isOver())
        m_table->closeLedger();
    if (ledger->isOpen() && ledger->isRevealed() && kindOf(now().pending.seat).isHuman)
        m_actedIn = ledger->number();
    if (!m_undone.empty() && m_undone.front() == action)
        m_undone.erase(m_undone.begin());
    else
        m_undone.clear();
    StepLog steps;
    m_game.record.play(action, &steps);
    save();
    setPhase(Playing);
    const Match &match = *record().match;
    m_table->play(cut(match, steps, m_table->viewer()), static_cast<int>(record().actions.size()),
                  observe(match, now(), m_table->viewer()));
}

/// A combat that is shown waits for its reader, but not for one who has answered something since the reveal.
bool GameSession::isToBeRead() const {
    const CombatLedger *ledger = m_table->tale()->combat();
    return m_pauseAfterCombat && ledger->isOpen() && ledger->number() != m_actedIn && m_table->viewer();
}

void GameSession::afterSteps() {
    if (isToBeRead() && m_table->tale()->combat()->isOver())
        return setPhase(Reading);
    advance();
}

void GameSession::proceed() {
    if (m_phase == Playing)
        return m_table->motion()->skip();
    if (m_table->tale()->combat()->isOpen() && m_table->tale()->combat()->isOver())
        m_table->closeLedger();
    if (m_phase != Reading)
        return;
    if (!m_table->motion()->isHeld())
        return advance();
    setPhase(Playing);
    m_table->motion()->goOn();
}

void GameSession::finish() {
    m_table->setThinking(SeatId::none());
    if (m_result == nullptr)
        m_result = new GameResult(this);
    m_result->count(record(), m_table->viewer(), m_table->language());
    m_table->show(observe(*record().match, now(), m_table->viewer()));
    setPhase(Over);
    Q_EMIT gameOver();
}

QString GameSession::curtainName() const {
    return m_phase == Curtain ? qt(text::seatName(*record().match, m_curtain, m_table->language())) : QString();
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
    if (person < 0 || m_phase == Idle || m_teacher != nullptr)
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
    m_table->motion()->stop();
    const auto count = static_cast<std::size_t>(target);
    std::vector<Action> undone(record().actions.begin() + target, record().actions.end());
    m_undone.insert(m_undone.begin(), undone.begin(), undone.end());
    m_game.record.rewindTo(count);
    m_actedIn = 0;
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
    choose(Action(m_undone.front()));
    return true;
}

// ---- giving up

/// The seats of whoever is at the screen, and those of computer partners, who follow. Not a partner who is a person.
SeatSet GameSession::conceding() const {
    SeatSet seats;
    if (m_person < 0 || m_phase == Idle || m_phase == Curtain || now().isOver())
        return seats;
    record().match->friendsOf(m_table->viewer()).forEach([&](SeatId seat) {
        const bool follows = !kindOf(seat).isHuman || kindOf(seat).person == m_person;
        if (follows && champclos::canConcede(*record().match, now(), seat))
            seats.insert(seat);
    });
    return seats;
}

bool GameSession::isConcedingEnough() const {
    GameState next = now();
    conceding().forEach([&](SeatId seat) {
        if (!next.isOver())
            apply(*record().match, next, concession(seat));
    });
    return next.isOver();
}

void GameSession::concede() {
    const SeatSet seats = conceding();
    if (seats.isEmpty())
        return;
    m_bots.cancel();
    m_table->motion()->stop();
    seats.forEach([&](SeatId seat) {
        if (!now().isOver())
            m_game.record.play(concession(seat));
    });
    m_undone.clear();
    look(m_table->viewer());
    if (m_table->tale()->combat()->isOver())
        m_table->closeLedger();
    resume();
}

// ---- hints

void GameSession::askHint() {
    if (m_phase != Deciding)
        return;
    clearHint();
    const auto seen = std::make_shared<const Observation>(observe(*record().match, now(), m_table->viewer()));
    const auto legal = legalNow(*record().match, now());
    const auto match = record().match;
    const Language language = m_table->language();
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
            m_table->view()->highlight(spaces, fighters);
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
    m_table->view()->clearHighlight();
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
                : TableTexts::tr("The game could not be saved: %1").arg(reasonsOf(diagnostics, m_table->language()));
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
    Q_EMIT message(TableTexts::tr("The game could not be saved: %1").arg(reasonsOf(diagnostics, m_table->language())));
    return false;
}

QUrl GameSession::suggestedFile() const {
    const QString name = fileNameFor(m_game, m_table->language(), QDateTime::currentDateTime());
    return QUrl::fromLocalFile(QDir(documentsFolder()).filePath(name));
}

} // namespace champclos::app

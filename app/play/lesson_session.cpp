// SPDX-License-Identifier: MIT
#include "app/play/lesson_session.h"

#include "app/play/table_texts.h"
#include "engine/io/lesson_check.h"
#include "engine/rules/action_text.h"
#include "engine/rules/game.h"
#include "engine/rules/names.h"
#include "engine/text/text.h"

#include <algorithm>

namespace champclos::app {

namespace {

constexpr int kShowingPause = 900; ///< between two touches of a step that is shown, at normal speed

/// **strong** words for a Text with a style.
QString styled(const QString &text) {
    QStringList parts = text.toHtmlEscaped().split(QStringLiteral("**"));
    for (qsizetype part = 1; part + 1 < parts.size(); part += 2)
        parts[part] = QStringLiteral("<b>%1</b>").arg(parts[part]);
    return parts.join(QString());
}

QString plain(QString text) { return text.remove(QStringLiteral("**")); }

/// The record that the actions lead to, or nothing.
std::optional<io::GameRecord> replayed(io::GameRecord record, const QStringList &actions) {
    for (const QString &text : actions) {
        if (record.now().isOver())
            return std::nullopt;
        const ParsedAction parsed = parseAction(*record.match, record.now(), utf8(text));
        if (!parsed.action || !isLegal(*record.match, record.now(), *parsed.action))
            return std::nullopt;
        record.play(*parsed.action);
    }
    return record;
}

} // namespace

LessonSession::LessonSession(GameSession &session, QObject *parent) : QObject(parent), m_session(session) {
    m_session.setTeacher(this);
    connect(&m_session, &GameSession::phaseChanged, this, &LessonSession::follow);
    // After the table has shown them all.
    connect(m_session.table()->picking(), &Picking::picksChanged, this, &LessonSession::followPicks,
            Qt::QueuedConnection);
    connect(m_session.table()->picking(), &Picking::refused, this, &LessonSession::noteRefusal);
    m_showing.setSingleShot(true);
    connect(&m_showing, &QTimer::timeout, this, &LessonSession::tick);
}

LessonSession::~LessonSession() { m_session.setTeacher(nullptr); }

void LessonSession::begin(io::Lesson lesson, int step, const QStringList &actions, Language programLanguage) {
    m_lesson = std::move(lesson);
    m_programLanguage = programLanguage;
    m_step = static_cast<std::size_t>(std::clamp(step, 0, stepCount() - 1));
    int base = static_cast<int>(m_step);
    while (base >= 0 && !m_lesson.steps[static_cast<std::size_t>(base)].position)
        --base;
    take(m_step);
    std::optional<io::GameRecord> there = replayed(io::recordFrom(m_lesson, base), actions);
    open(there && (!actions.isEmpty() || m_step == 0) ? std::move(*there) : io::recordAt(m_lesson, m_step));
    arrive();
}

void LessonSession::open(io::GameRecord record) {
    GameFile game;
    for (int seat = 0; seat < record.match->seatCount; ++seat)
        game.seats.push_back({SeatId(seat) == m_lesson.learnerSeat(), ai::Level::Easy, {}, seat});
    game.record = std::move(record);
    game.isFriendly = true;
    m_isOpening = true;
    m_session.begin(std::move(game), m_programLanguage);
    m_isOpening = false;
}

void LessonSession::retranslate() {
    say({}, {}); // it was said in the other language
    Q_EMIT changed();
}

// ---- what is said

QString LessonSession::lessonId() const { return qt(m_lesson.id); }
QString LessonSession::title() const { return qt(m_lesson.title.in(language())); }

QString LessonSession::stepTitle() const { return m_lesson.steps.empty() ? QString() : qt(now().title.in(language())); }

QString LessonSession::sentence() const {
    return m_lesson.steps.empty() ? QString() : plain(qt(now().sentence.in(language())));
}

QVariantList LessonSession::help() const {
    QVariantList lines;
    if (!m_lesson.steps.empty())
        for (const io::LessonHelp &line : now().help)
            lines.push_back(QVariantMap{{"icon", qt(line.icon)}, {"text", styled(qt(line.text.in(language())))}});
    return lines;
}

QString LessonSession::spoken() const {
    if (m_lesson.steps.empty())
        return {};
    QStringList lines = {
        TableTexts::tr("Step %1 of %2: %3", "of a lesson").arg(m_step + 1).arg(stepCount()).arg(stepTitle()),
        sentence()};
    for (const io::LessonHelp &line : now().help)
        lines.push_back(plain(qt(line.text.in(language()))));
    return lines.join(QLatin1Char('\n'));
}

QVariantList LessonSession::faintZones() const {
    QVariantList faint;
    if (m_lesson.steps.empty() || now().zones.empty())
        return faint;
    const auto &zones = m_lesson.match->battlefield.zones;
    for (std::size_t zone = 0; zone < zones.size(); ++zone)
        if (std::find(now().zones.begin(), now().zones.end(), zones[zone].id) == now().zones.end())
            faint.push_back(static_cast<int>(zone));
    return faint;
}

void LessonSession::say(const QString &title, const QString &text) {
    m_noteTitle = title;
    m_noteText = text;
    Q_EMIT noteChanged();
}

/// What the step says to the first of these tries that it knows.
void LessonSession::sayOf(const std::vector<std::string> &tried, const QString &name, const QString &otherwise) {
    QString text = otherwise;
    for (const io::LessonNote &note : now().notes) {
        const bool isIt = std::any_of(tried.begin(), tried.end(),
                                      [&](const std::string &one) { return io::isSameText(note.tried, one); });
        if (isIt) {
            text = plain(qt(note.text.in(language())));
            break;
        }
    }
    say(name.isEmpty() ? QString() : TableTexts::tr("Your choice: %1", "what was clicked in a lesson").arg(name), text);
}

void LessonSession::noteRefusal(const QString &text) {
    if (m_lesson.steps.empty() || isFree())
        return;
    const Picking *picking = m_session.table()->picking();
    const Match &match = *m_lesson.match;
    const int id = picking->refusedId();
    std::vector<std::string> tried;
    QString name;
    switch (picking->refusedKind()) {
    case Picking::Nothing:
        break;
    case Picking::Space:
        tried.push_back("space " + spaceName(match, SpaceId(id)));
        if (const FighterId fighter = fighterAt(m_session.table()->seen(), SpaceId(id))) {
            tried.push_back("fighter " + fighterName(match, fighter));
            name = qt(text::fighterName(match, fighter, language()));
        } else {
            name = qt(text::spaceName(match, SpaceId(id), language()));
        }
        break;
    case Picking::Fighter:
        tried.push_back("fighter " + fighterName(match, FighterId(id)));
        name = qt(text::fighterName(match, FighterId(id), language()));
        break;
    case Picking::Card:
        if (const CardKind card = picking->cardAt(id)) {
            tried.push_back("card " + cardName(match, m_lesson.learnerSeat(), card));
            name = qt(text::cardName(match, m_lesson.learnerSeat(), card, language()));
        }
        break;
    case Picking::Choice:
        tried.push_back(utf8(picking->choices()->value(id, "kind").toString()));
        name = picking->choiceLabel(id);
        break;
    }
    sayOf(tried, name, text);
}

// ---- what is taken

bool LessonSession::takes(const Action &action) {
    if (isFree())
        return true;
    // Who gives a whole answer at once has pointed at its parts.
    while (m_done < now().expected.size()) {
        const auto pick = io::pickOf(*m_lesson.match, m_lesson.learnerSeat(), now().expected[m_done]);
        if (!pick || !pick->isPartOf(action))
            break;
        ++m_done;
        if (isStepDone() && !isLast())
            enter(m_step + 1);
    }
    if (m_done < now().expected.size() &&
        io::isMeant(*m_lesson.match, record().now(), now().expected[m_done], action)) {
        ++m_done;
        say({}, {});
        return true;
    }
    stopShowing();
    const QString name = qt(text::adviceLabel(*m_lesson.match, m_session.table()->seen(), action, language()));
    sayOf({actionText(*m_lesson.match, record().now(), action)}, name,
          kind() == io::StepKind::Do
              ? TableTexts::tr("That is allowed, but this step is about something else. Try what glows.")
              : TableTexts::tr("You can do that in a moment. First read what stands here and go on."));
    return false;
}

std::optional<Action> LessonSession::answer() {
    if (isFree() || m_others.empty())
        return std::nullopt;
    const std::vector<Action> meant = io::actionsMeant(*m_lesson.match, record().now(), m_others.front());
    if (meant.empty())
        return std::nullopt;
    m_others.erase(m_others.begin());
    return meant.front();
}

bool LessonSession::isStepDone() const { return kind() == io::StepKind::Do && m_done >= now().expected.size(); }

bool LessonSession::isPicked(const io::LessonPick &pick) const {
    const Picker &picker = m_session.table()->picking()->picker();
    const auto is = [&](PartKind kind, int value) { return picker.picked(kind) == value; };
    return (pick.verb && is(PartKind::Verb, static_cast<int>(*pick.verb))) ||
           (pick.fighter &&
            (is(PartKind::Fighter, pick.fighter.value()) || is(PartKind::Target, pick.fighter.value()))) ||
           (pick.space && is(PartKind::Space, pick.space.value())) ||
           (pick.card && is(PartKind::Card, pick.card.value()));
}

void LessonSession::followPicks() {
    if (m_session.phase() != GameSession::Deciding || kind() != io::StepKind::Do || isStepDone())
        return;
    const auto pick = io::pickOf(*m_lesson.match, m_lesson.learnerSeat(), now().expected[m_done]);
    if (!pick || !isPicked(*pick))
        return;
    ++m_done;
    say({}, {});
    if (isStepDone() && !isLast())
        enter(m_step + 1);
    else
        want();
}

// ---- from step to step

/// The step is the present one, and nothing of it is done.
void LessonSession::take(std::size_t step) {
    stopShowing();
    m_step = step;
    m_done = 0;
    m_turns = 0;
    m_turnSeen = 0;
    // The ledger is read in the middle of what the others do.
    m_others.erase(m_others.begin(), kind() == io::StepKind::Ledger ? m_others.begin() : m_others.end());
    m_others.insert(m_others.end(), now().others.begin(), now().others.end());
    say({}, {});
}

void LessonSession::enter(std::size_t step) {
    take(step);
    if (now().position)
        open(io::recordFrom(m_lesson, static_cast<int>(step)));
    arrive();
}

void LessonSession::arrive() {
    m_session.table()->view()->setShowThreat(now().showsThreat);
    want();
    Q_EMIT changed();
    Q_EMIT stepEntered();
    follow();
}

/// Goes on where the game has done what the step is about.
void LessonSession::follow() {
    if (m_lesson.steps.empty() || m_isOpening)
        return;
    const GameSession::Phase phase = m_session.phase();
    if (phase == GameSession::Over && !isLast() && kind() != io::StepKind::Read)
        return enter(kind() == io::StepKind::Free ? m_step + 1 : m_lesson.steps.size() - 1);
    if (phase == GameSession::Reading && isStepDone() && !isLast() &&
        m_lesson.steps[m_step + 1].kind() == io::StepKind::Ledger)
        return enter(m_step + 1);
    if (phase != GameSession::Deciding)
        return;
    const bool isOver = isStepDone() || kind() == io::StepKind::Ledger || (isFree() && areTurnsOver());
    if (isOver && !isLast())
        return enter(m_step + 1);
    want();
    if (isFree() && !m_session.isHinting() && m_session.hintText().isEmpty())
        m_session.askHint();
}

/// Counts the turns of the learner as they begin.
bool LessonSession::areTurnsOver() {
    const GameState &state = record().now();
    if (state.turnSeat == m_lesson.learnerSeat() && state.turnNumber != m_turnSeen) {
        m_turnSeen = state.turnNumber;
        ++m_turns;
    }
    return m_turns > now().freeTurns;
}

/// What the step asks for now.
Wanted LessonSession::wantedNow() const {
    Wanted wanted;
    if (m_session.phase() != GameSession::Deciding || m_done >= now().expected.size())
        return wanted;
    const std::string &expected = now().expected[m_done];
    const auto pick = io::pickOf(*m_lesson.match, m_lesson.learnerSeat(), expected);
    if (!pick)
        wanted.actions = io::actionsMeant(*m_lesson.match, record().now(), expected);
    else if (pick->verb)
        wanted.part = Part{PartKind::Verb, static_cast<int>(*pick->verb)};
    else if (pick->fighter)
        wanted.part = partOfFighter(m_session.table()->picking()->picker(), pick->fighter);
    else if (pick->space)
        wanted.part = Part{PartKind::Space, pick->space.value()};
    else if (pick->card)
        wanted.part = Part{PartKind::Card, pick->card.value(), m_lesson.learnerSeat().value()};
    return wanted;
}

/// Tells the table what may glow: in free turns whatever can be chosen.
void LessonSession::want() { m_session.table()->setWanted(isFree() ? std::nullopt : std::optional(wantedNow())); }

void LessonSession::next() {
    if (isRead() && !isLast())
        enter(m_step + 1);
}

void LessonSession::back() {
    if (m_step == 0)
        return;
    take(m_step - 1);
    open(io::recordAt(m_lesson, m_step));
    arrive();
}

bool LessonSession::canPlayOn() const {
    return m_lesson.canPlayOn && isLast() && !record().states.empty() && !record().now().isOver();
}

QStringList LessonSession::actions() const {
    QStringList texts;
    for (std::size_t index = 0; index < record().actions.size(); ++index)
        texts.push_back(qt(record().actionText(index)));
    return texts;
}

// ---- showing

void LessonSession::showMe() {
    if (isRead())
        return next();
    if (isFree())
        return m_session.askHint();
    m_isShowing = true;
    m_session.table()->picking()->clear();
    m_showing.start(0);
    Q_EMIT changed();
}

void LessonSession::stopShowing() {
    if (!m_isShowing)
        return;
    m_isShowing = false;
    m_showing.stop();
    Q_EMIT changed();
}

/// One touch, as the learner would do it.
void LessonSession::tick() {
    if (!m_isShowing)
        return;
    m_showing.start(static_cast<int>(kShowingPause * m_session.table()->motion()->speed()));
    if (m_session.phase() == GameSession::Reading)
        return m_session.proceed();
    Picking *picking = m_session.table()->picking();
    const Spotlight light = spotlightOn(wantedNow(), picking->picker());
    if (!light.parts.empty())
        picking->point(light.parts.front());
}

} // namespace champclos::app

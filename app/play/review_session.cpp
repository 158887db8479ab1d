// SPDX-License-Identifier: MIT
#include "app/play/review_session.h"

#include "app/base/folders.h"
#include "app/base/text.h"
#include "app/play/table_texts.h"
#include "engine/io/files.h"
#include "engine/io/review_io.h"
#include "engine/text/explain.h"
#include "engine/text/review.h"
#include "engine/text/text.h"

#include <QDir>
#include <QFile>
#include <QThread>

#include <algorithm>
#include <cmath>

namespace champclos::app {

namespace {

constexpr int kBetweenLooks = 250; ///< milliseconds
constexpr int kKept = 300;         ///< reviews
constexpr double kTurn = 0.08;     ///< a change of the chances that makes a moment of a good answer

QString percent(double chance, Language language) { return qt(text::chanceText(chance, language)); }
int inPoints(double chance) { return static_cast<int>(std::lround(chance * 100)); }

} // namespace

ReviewSession::ReviewSession(ReplaySession &replay, QObject *parent)
    : QObject(parent), m_replay(replay),
      m_moments(new RowModel({"step", "turn", "seat", "verdict", "word", "head", "title", "numbers", "place", "chance",
                              "isOwn", "accessibleText"},
                             this)),
      m_seat(replay.lowestSeat()) {
    m_pool.setMaxThreadCount(1); // which has others work for it
}

ReviewSession::~ReviewSession() {
    cancel();
    m_pool.waitForDone();
}

void ReviewSession::begin() {
    cancel();
    m_review = {};
    m_progress = 0;
    if (!recall())
        run();
    tell();
}

void ReviewSession::cancel() {
    ++m_ticket;
    if (!m_stop)
        return;
    m_stop->store(true);
    m_stop.reset();
    Q_EMIT progressChanged();
}

QString ReviewSession::keptFile() const {
    return QStringLiteral("%1/%2-%3%4.json")
        .arg(reviewsFolder(), qt(io::gameKey(record())))
        .arg(m_plan.iterations)
        .arg(m_plan.isWithAllCards ? QStringLiteral("-all") : QString());
}

bool ReviewSession::recall() {
    io::Diagnostics diagnostics;
    const std::string path = utf8(keptFile());
    const auto document = QFile::exists(keptFile())
                              ? io::readJsonFile(path, diagnostics, {.maxBytes = io::kMaxRecordBytes})
                              : std::nullopt;
    std::optional<ai::Review> kept = document ? io::readReview(*document, record()) : std::nullopt;
    if (!kept || kept->plan.iterations != m_plan.iterations || kept->plan.isWithAllCards != m_plan.isWithAllCards)
        return false;
    m_review = std::move(*kept);
    m_progress = 1;
    Q_EMIT progressChanged();
    return true;
}

/// What cannot be kept is judged again: nobody has to know.
void ReviewSession::keep() const {
    QDir folder(reviewsFolder());
    folder.mkpath(QStringLiteral("."));
    io::Diagnostics diagnostics;
    io::writeFile(utf8(keptFile()), io::writeJson(io::toJson(m_review, record())), diagnostics);
    const QStringList files = folder.entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Time);
    for (int place = kKept; place < files.size(); ++place)
        folder.remove(files[place]);
}

void ReviewSession::run() {
    m_stop = std::make_shared<std::atomic<bool>>(false);
    const auto game = std::make_shared<const io::GameRecord>(record());
    m_pool.start([this, game, plan = m_plan, stop = m_stop, ticket = m_ticket] {
        QElapsedTimer since;
        since.start();
        bool wasQuick = false;
        const auto post = [this, ticket](const ai::Review &review, double progress) {
            QMetaObject::invokeMethod(
                this,
                [this, ticket, review, progress] {
                    if (ticket != m_ticket)
                        return;
                    m_progress = progress;
                    take(review);
                },
                Qt::QueuedConnection);
        };
        ai::ReviewRun run{.threads = std::max(1, QThread::idealThreadCount()), .stop = stop.get()};
        run.progress = [&](const ai::ReviewProgress &progress) {
            const bool isFirst = progress.isQuickDone && !wasQuick;
            if (!progress.isQuickDone || (!isFirst && since.elapsed() < kBetweenLooks))
                return;
            wasQuick = true;
            since.restart();
            post(progress.soFar, std::min(0.99, static_cast<double>(progress.done) / std::max(1, progress.total)));
        };
        const ai::Review review = ai::review(io::pastOf(*game), plan, run);
        if (review.isWhole)
            post(review, 1);
    });
    Q_EMIT progressChanged();
}

void ReviewSession::take(const ai::Review &review) {
    m_review = review;
    if (m_review.isWhole) {
        m_stop.reset();
        keep();
    }
    tell();
    Q_EMIT progressChanged();
    if (m_review.isWhole)
        Q_EMIT finished();
}

void ReviewSession::retranslate() { tell(); }

void ReviewSession::setSeat(int seat) {
    if (seat < 0 || seat >= match().seatCount || SeatId(seat) == m_seat)
        return;
    m_seat = SeatId(seat);
    tell();
}

void ReviewSession::setFilter(Filter filter) {
    m_filter = filter;
    tell();
}

void ReviewSession::setWithAllCards(bool isWith) {
    if (isWith == m_plan.isWithAllCards)
        return;
    m_plan.isWithAllCards = isWith;
    m_replay.setEyesOf(isWith ? ReplaySession::kAllHands : ReplaySession::kWhoeverDecides);
    begin();
}

QString ReviewSession::seatName() const { return qt(text::seatName(match(), m_seat, language())); }

QVariantList ReviewSession::seatChoices() const {
    QVariantList list;
    for (int seat = 0; seat < match().seatCount; ++seat)
        list.push_back(QVariantMap{{"value", seat}, {"text", qt(text::seatName(match(), SeatId(seat), language()))}});
    return list;
}

int ReviewSession::lastTurn() const { return std::max<int>(1, record().now().turnNumber); }

int ReviewSession::mistakesOf(SeatId seat) const {
    return static_cast<int>(
        std::count_if(m_review.judgements.begin(), m_review.judgements.end(), [&](const ai::Judgement &judgement) {
            return judgement.seat == seat && judgement.verdict() == ai::Verdict::Mistake;
        }));
}

bool ReviewSession::isMoment(const ai::Judgement &judgement) const {
    if (m_filter == AllTurns)
        return true;
    if (m_filter == Mine && judgement.seat != m_seat)
        return false;
    return judgement.verdict() >= ai::Verdict::Doubtful ||
           std::abs(ai::cameTo(m_review, judgement) - judgement.before) >= kTurn;
}

/// Where a step lies on the axis of turns, parts of a turn included.
double ReviewSession::placeOf(std::size_t step) const {
    const std::vector<GameState> &states = record().states;
    const int turn = states[step].turnNumber;
    std::size_t first = step;
    std::size_t last = step;
    while (first > 0 && states[first - 1].turnNumber == turn)
        --first;
    while (last + 1 < states.size() && states[last + 1].turnNumber == turn)
        ++last;
    const double share = static_cast<double>(step - first) / static_cast<double>(last - first + 1);
    return step + 1 == states.size() ? turn : std::max(0.0, turn - 1 + share);
}

RowModel::Row ReviewSession::rowOf(const ai::Judgement &judgement) const {
    const Observation seen = observe(match(), record().states[judgement.step], judgement.seat);
    const QString word = qt(text::verdictWord(judgement.verdict(), language()));
    const QString title = qt(text::answerLabel(match(), seen, judgement.played, language()));
    const double after = ai::cameTo(m_review, judgement);
    const QString turn = judgement.turn == 0 ? TableTexts::tr("Setup") : TableTexts::tr("Turn %1").arg(judgement.turn);
    const QString who = qt(text::seatName(match(), judgement.seat, language()));
    return {static_cast<int>(judgement.step),
            judgement.turn,
            judgement.seat.value(),
            static_cast<int>(judgement.verdict()),
            word,
            m_filter == Mine ? turn : TableTexts::tr("%1 · %2").arg(turn, who),
            title,
            QStringLiteral("%1 → %2").arg(inPoints(judgement.before)).arg(inPoints(after)),
            placeOf(judgement.step),
            judgement.before,
            judgement.seat == m_seat,
            TableTexts::tr("%1, %2, %3: %4. Chances from %5 to %6.")
                .arg(turn, who, word, title, percent(judgement.before, language()), percent(after, language()))};
}

void ReviewSession::tellPoints() {
    m_points.clear();
    m_turns.clear();
    int told = -1;
    for (const ai::Prospect &prospect : m_review.prospects) {
        if (prospect.seat != m_seat || prospect.effort == 0)
            continue;
        m_points.push_back(QVariantMap{{"place", placeOf(prospect.step)}, {"chance", prospect.chance}});
        const bool isLast = prospect.step + 1 == record().states.size();
        if (prospect.turn == told && !isLast)
            continue;
        told = prospect.turn;
        const QString when = isLast      ? TableTexts::tr("End")
                             : told == 0 ? TableTexts::tr("Start")
                                         : TableTexts::tr("Turn %1").arg(told);
        m_turns.push_back(QVariantMap{
            {"turn", told}, {"text", QStringLiteral("%1: %2").arg(when, percent(prospect.chance, language()))}});
    }
}

void ReviewSession::tell() {
    std::vector<RowModel::Row> rows;
    for (const ai::Judgement &judgement : m_review.judgements)
        if (judgement.effort > 0 && isMoment(judgement))
            rows.push_back(rowOf(judgement));
    m_moments->assign(std::move(rows));
    tellPoints();
    m_summary.clear();
    if (hasResult())
        for (const ai::Deciding &one : ai::whatDecided(io::pastOf(record()), m_review))
            m_summary.push_back(qt(text::decidingSentence(match(), m_review, one, language())));
    m_current = m_moments->find(QStringLiteral("step"), static_cast<int>(m_step));
    if (m_current < 0 && m_moments->count() > 0) { // the worst of them to begin with
        m_current = 0;
        for (int row = 1; row < m_moments->count(); ++row)
            if (m_moments->value(row, "verdict").toInt() > m_moments->value(m_current, "verdict").toInt())
                m_current = row;
    }
    Q_EMIT changed();
    showMoment();
}

const ai::Judgement *ReviewSession::shown() const {
    if (m_current < 0 || m_current >= m_moments->count())
        return nullptr;
    const auto step = static_cast<std::size_t>(m_moments->value(m_current, "step").toInt());
    for (const ai::Judgement &judgement : m_review.judgements)
        if (judgement.step == step)
            return &judgement;
    return nullptr;
}

void ReviewSession::setCurrent(int row) {
    if (m_moments->count() == 0)
        return;
    m_current = std::clamp(row, 0, m_moments->count() - 1);
    showMoment();
}

/// From where a fighter stood to where it goes, along the lines; from who attacks to who is attacked.
QVariantList ReviewSession::wayOf(const ai::Judgement &judgement, const Action &action) const {
    const GameState &state = record().states[judgement.step];
    QVariantList way;
    if (action.kind == ActionKind::Attack)
        return {state.fighter(action.fighter).space.value(), state.fighter(action.target).space.value()};
    if (!action.space)
        return way;
    const SpaceId from = action.kind == ActionKind::Move ? state.fighter(action.fighter).space : SpaceId();
    if (!from)
        return {action.space.value()};
    const BoardTables &board = match().board;
    way.push_back(from.value());
    for (SpaceId at = from; at != action.space;) { // one step nearer each time
        SpaceId nearer;
        board.stepsFrom(at).forEach([&](SpaceId space) {
            if (board.distance(space, action.space) < board.distance(nearer ? nearer : at, action.space))
                nearer = space;
        });
        at = nearer ? nearer : action.space;
        way.push_back(at.value());
    }
    return way;
}

QVariantMap ReviewSession::answer(const ai::Judgement &judgement, const Action &action, double chance) const {
    const Observation seen = observe(match(), record().states[judgement.step], judgement.seat);
    return {{"text", qt(text::answerLabel(match(), seen, action, language()))},
            {"before", percent(judgement.before, language())},
            {"after", percent(chance, language())},
            {"isAttack", action.kind == ActionKind::Attack},
            {"way", wayOf(judgement, action)}};
}

void ReviewSession::showMoment() {
    const ai::Judgement *judgement = shown();
    m_detail.clear();
    if (judgement != nullptr) {
        m_step = judgement->step;
        if (m_replay.step() != static_cast<int>(m_step))
            m_replay.setStep(static_cast<int>(m_step));
        const QString who = qt(text::seatName(match(), judgement->seat, language()));
        const QString turn =
            judgement->turn == 0 ? TableTexts::tr("Setup") : TableTexts::tr("Turn %1").arg(judgement->turn);
        QVariantList others;
        for (const ai::Candidate &candidate : judgement->considered) {
            const Observation seen = observe(match(), record().states[judgement->step], judgement->seat);
            others.push_back(QVariantMap{{"text", qt(text::answerLabel(match(), seen, candidate.action, language()))},
                                         {"chance", percent(candidate.win, language())}});
        }
        const double after = ai::cameTo(m_review, *judgement);
        m_detail = {{"verdict", static_cast<int>(judgement->verdict())},
                    {"word", qt(text::verdictWord(judgement->verdict(), language()))},
                    {"head", QStringLiteral("%1 · %2").arg(turn, who)},
                    {"points", inPoints(judgement->loss())},
                    {"seat", judgement->seat.value()},
                    {"isOwn", judgement->seat == m_seat},
                    {"played", answer(*judgement, judgement->played, judgement->after)},
                    {"hasBetter", judgement->best != judgement->played},
                    {"better", answer(*judgement, judgement->best, judgement->before)},
                    {"why", judgement->effort < m_plan.iterations ? QString()
                                                                  : qt(text::whyText(match(), *judgement, language()))},
                    {"cameTo", percent(after, language())},
                    {"isLuck", std::abs(after - judgement->after) >= kTurn},
                    {"others", others},
                    {"place", placeOf(judgement->step)}};
    }
    Q_EMIT currentChanged();
}

std::optional<Action> ReviewSession::betterAnswer() const {
    const ai::Judgement *judgement = shown();
    return judgement != nullptr && judgement->best != judgement->played ? std::optional(judgement->best) : std::nullopt;
}

} // namespace champclos::app

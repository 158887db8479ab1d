// SPDX-License-Identifier: MIT
#include "editor/lab/balance_run.h"

#include "editor/document/document.h"
#include "engine/io/fallback_names.h"
#include "engine/io/files.h"
#include "engine/io/library.h"
#include "engine/rules/setup.h"

#include <QDeadlineTimer>
#include <QLocale>
#include <QThread>

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace champclos::editor {

namespace {

std::vector<std::pair<std::size_t, std::size_t>> everyPair(std::size_t decks) {
    std::vector<std::pair<std::size_t, std::size_t>> pairs;
    for (std::size_t first = 0; first < decks; ++first)
        for (std::size_t second = first + 1; second < decks; ++second)
            pairs.emplace_back(first, second);
    return pairs;
}

} // namespace

BalanceRun::BalanceRun(QObject *parent) : QObject(parent) {
    connect(&m_language, &LanguageWatcher::languageChanged, this, [this] {
        fillModels();
        emit stateChanged();
        emit progressChanged();
    });
}

BalanceRun::~BalanceRun() { stopThread(); }

void BalanceRun::stopThread() {
    ++m_number;
    m_stop = true;
    if (m_thread.joinable())
        m_thread.join();
}

bool BalanceRun::makePlan() {
    m_plan = {};
    m_plan.gamesEach = std::max(1, m_setup.gamesEach);
    m_plan.seed = m_setup.seed;
    m_problem.clear();
    // As many as it takes to play well: what weaker players make of a deck misleads (docs/balance.md).
    constexpr int kExpertIterations = 1000;
    const ai::Player player{.level = m_setup.level,
                            .iterations = m_setup.level == ai::Level::Expert ? kExpertIterations : 0};
    for (const auto &[first, second] : m_setup.pairs) {
        std::vector<std::shared_ptr<const Match>> matches;
        for (const Battlefield &board : m_setup.boards) {
            const MatchResult made = makeMatch(board, {m_setup.decks[first], m_setup.decks[second]});
            if (made.match == nullptr) {
                m_problem = qt(made.problem);
                return false;
            }
            matches.push_back(made.match);
        }
        m_plan.pairings.push_back(ai::pairingOf(matches, ai::SeatOrder::Swapped, {player, player}));
    }
    if (m_plan.pairings.empty() || m_setup.boards.empty()) {
        m_problem = tr("Choose at least two decks.");
        return false;
    }
    return true;
}

bool BalanceRun::start(BalanceSetup setup) {
    stopThread();
    m_setup = std::move(setup);
    if (m_setup.pairs.empty())
        m_setup.pairs = everyPair(m_setup.decks.size());
    const bool isGood = makePlan();
    m_result = isGood ? ai::emptyResult(m_plan) : ai::TournamentResult{};
    m_games = 0;
    m_total = isGood ? ai::gamesOf(m_plan) : 0;
    m_seconds = 0;
    m_secondsLeft = -1;
    m_isRunning = isGood;
    m_isFinished = false;
    m_isCancelled = false;
    fillModels();
    emit stateChanged();
    emit progressChanged();
    if (!isGood)
        return false;
    m_stop = false;
    m_thread = std::thread([this, plan = m_plan, number = m_number] {
        // What is shown is copied over to the window's thread; a newer run does not want it any more.
        const auto report = [this, number](ai::TournamentResult result, std::int64_t games, double seconds, double left,
                                           bool isEnd) {
            QMetaObject::invokeMethod(
                this,
                [this, number, result = std::move(result), games, seconds, left, isEnd] {
                    if (number != m_number)
                        return;
                    m_isRunning = !isEnd;
                    m_isFinished = isEnd && !result.isStopped;
                    show(result, games, seconds, left);
                    if (!isEnd)
                        return;
                    emit stateChanged();
                    emit finished();
                },
                Qt::QueuedConnection);
        };
        const ai::TournamentRun run{.threads = std::max(1, QThread::idealThreadCount()),
                                    .stop = &m_stop,
                                    .progress = [&](const ai::TournamentProgress &now) {
                                        report(now.soFar, now.games, now.seconds, now.secondsLeft, false);
                                    }};
        ai::TournamentResult result = ai::playTournament(plan, run);
        const std::int64_t games = result.all().games;
        const double seconds = result.seconds;
        report(std::move(result), games, seconds, 0, true);
    });
    return true;
}

bool BalanceRun::startOnBoard(const Battlefield &board, const QStringList &decks, int games, const QString &level,
                              int seed) {
    BalanceSetup setup{.boards = {board}};
    const io::Library library;
    io::Diagnostics diagnostics;
    for (const QString &reference : decks)
        if (auto deck = library.deck(reference.toStdString(), diagnostics))
            setup.decks.push_back(std::move(*deck));
    setup.pairs = everyPair(setup.decks.size());
    return start(std::move(setup), games, level, seed);
}

bool BalanceRun::startWithDeck(const DeckDef &deck, const QStringList &opponents, const QStringList &boards, int games,
                               const QString &level, int seed) {
    BalanceSetup setup{.decks = {deck}};
    const io::Library library;
    io::Diagnostics diagnostics;
    for (const QString &reference : opponents)
        if (auto opponent = library.deck(reference.toStdString(), diagnostics)) {
            setup.pairs.emplace_back(0, setup.decks.size());
            setup.decks.push_back(std::move(*opponent));
        }
    const QStringList usual{QString::fromStdString(library.defaultBattlefield())};
    for (const QString &reference : boards.isEmpty() ? usual : boards)
        if (auto board = library.battlefield(reference.toStdString(), diagnostics))
            setup.boards.push_back(std::move(*board));
    setup.champion = 0;
    return start(std::move(setup), games, level, seed);
}

bool BalanceRun::start(BalanceSetup setup, int games, const QString &level, int seed) {
    const int pairs = std::max(1, static_cast<int>(setup.pairs.size()));
    setup.gamesEach = std::max(2, 2 * static_cast<int>(std::lround(games / 2.0 / pairs))); // even: seats are swapped
    setup.level = ai::levelNamed(level.toStdString()).value_or(ai::Level::Normal);
    setup.seed = static_cast<std::uint64_t>(seed);
    return start(std::move(setup));
}

void BalanceRun::cancel() {
    if (!m_isRunning)
        return;
    stopThread();
    m_isRunning = false;
    m_isCancelled = true;
    m_secondsLeft = 0;
    emit stateChanged();
    emit progressChanged();
    emit finished();
}

void BalanceRun::clear() {
    stopThread();
    m_setup = {};
    m_plan = {};
    m_result = {};
    m_games = m_total = 0;
    m_isRunning = m_isFinished = m_isCancelled = false;
    m_problem.clear();
    dismissExportProblem();
    fillModels();
    emit stateChanged();
    emit progressChanged();
}

bool BalanceRun::isAbout(const Battlefield &board) const {
    if (m_setup.boards.empty())
        return true;
    const auto isSamePlace = [](const Space &left, const Space &right) { return left.zones == right.zones; };
    const Battlefield &then = m_setup.boards.front();
    return std::equal(then.spaces.begin(), then.spaces.end(), board.spaces.begin(), board.spaces.end(), isSamePlace) &&
           then.lines == board.lines && then.starts == board.starts;
}

bool BalanceRun::isAbout(const DeckDef &deck) const {
    if (m_setup.decks.empty())
        return true;
    const auto inPlay = [](DeckDef played) { // what nobody plays with is left out
        io::fillNames(played);
        played.id.clear();
        played.name = {};
        played.author.clear();
        played.licence.clear();
        played.colours.reset();
        for (CardDef &card : played.cards) {
            card.id.clear(); // which follows the name
            card.name = {};
            card.note.clear();
        }
        return played;
    };
    return inPlay(m_setup.decks.front()) == inPlay(deck);
}

void BalanceRun::show(const ai::TournamentResult &result, std::int64_t games, double seconds, double secondsLeft) {
    m_result = result;
    m_games = games;
    m_seconds = seconds;
    m_secondsLeft = secondsLeft;
    fillModels();
    emit progressChanged();
}

void BalanceRun::fillModels() {
    const ai::Tally all = m_result.all();
    std::vector<Rate> seats;
    if (!m_plan.pairings.empty()) {
        seats.push_back({tr("First player"), ai::firstPlayerScore(all)});
        seats.push_back({tr("Second player"), ai::score(all.decided() - all.firstWins, all.decided())});
    }
    m_seats.setRates(std::move(seats));
    if (m_result.tallies.size() != m_plan.pairings.size())
        return;
    std::vector<Rate> decks;
    for (const ai::NamedTally &tally : ai::talliesByDeck(m_plan, m_result))
        decks.push_back({deckName(tally.name), ai::score(tally.wins, tally.decided())});
    std::stable_sort(decks.begin(), decks.end(),
                     [](const Rate &left, const Rate &right) { return left.score.share > right.score.share; });
    m_decks.setRates(std::move(decks));
    std::vector<PairingRow> rows;
    for (std::size_t index = 0; index < m_plan.pairings.size(); ++index) {
        const ai::Tally &tally = m_result.tallies[index];
        const double games = static_cast<double>(std::max<std::int64_t>(1, tally.games));
        rows.push_back({deckName(m_plan.pairings[index].seats[0]), deckName(m_plan.pairings[index].seats[1]),
                        ai::scoreOf(tally, 0), ai::firstPlayerScore(tally), static_cast<double>(tally.turns) / games});
    }
    m_pairings.setRows(std::move(rows));
    fillCards();
    m_heat.setHeat(m_setup.boards.empty() ? Battlefield{} : m_setup.boards.front(),
                   m_result.heat.empty() ? ai::HeatMap{} : m_result.heat.front());
}

void BalanceRun::fillCards() {
    if (m_setup.champion < 0 || m_setup.champion >= static_cast<int>(m_setup.decks.size()))
        return m_cards.setFigures({}, 0.5);
    const DeckDef &deck = m_setup.decks[static_cast<std::size_t>(m_setup.champion)];
    for (std::size_t place = 0; place < std::min(m_result.usage.size(), m_result.cards.size()); ++place)
        if (m_result.usage[place].deck == deck.id)
            return m_cards.setFigures(cardFigures(deck, m_result.usage[place], m_result.cards[place]),
                                      subject().score.share);
    m_cards.setFigures({}, 0.5);
}

QString BalanceRun::deckName(const std::string &id) const {
    for (const DeckDef &deck : m_setup.decks)
        if (deck.id == id)
            return qt(deck.name.in(currentLanguage()));
    return qt(id);
}

bool BalanceRun::waitForFinished(int milliseconds) {
    const QDeadlineTimer deadline(milliseconds);
    while (m_isRunning && !deadline.hasExpired())
        QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
    return !m_isRunning;
}

bool BalanceRun::saveCsv(const QString &pathOrUrl) {
    io::Diagnostics diagnostics;
    const std::string path = Document::localPath(pathOrUrl).toStdString();
    if (io::writeFile(path, ai::toCsv(m_plan, m_result), diagnostics))
        return true;
    m_exportProblem = tr("The table could not be saved. %1").arg(problemsFrom(diagnostics).value(0).fact);
    emit exportProblemChanged();
    return false;
}

void BalanceRun::dismissExportProblem() {
    if (m_exportProblem.isEmpty())
        return;
    m_exportProblem.clear();
    emit exportProblemChanged();
}

} // namespace champclos::editor

// SPDX-License-Identifier: MIT
#include "engine/ai/tournament.h"

#include "engine/ai/random_play.h"
#include "engine/ai/tournament_counter.h"
#include "engine/core/array_by.h"
#include "engine/core/invariants.h"
#include "engine/rules/setup.h"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>
#include <tuple>

namespace champclos::ai {

namespace {

constexpr std::size_t kMaxFaultsKept = 20;

template <class List, class Name> std::size_t placeOf(List &list, const std::string &name, Name field) {
    const auto found = std::find_if(list.begin(), list.end(), [&](const auto &item) { return item.*field == name; });
    const auto place = static_cast<std::size_t>(found - list.begin());
    if (found == list.end())
        list.emplace_back().*field = name;
    return place;
}

Places placesOf(const Round &round, TournamentResult &result) {
    Places places;
    for (const std::string &deck : round.decks)
        places.usage.push_back(placeOf(result.usage, deck, &DeckUsage::deck));
    result.cards.resize(result.usage.size());
    places.heat = placeOf(result.heat, round.battlefield, &HeatMap::battlefield);
    HeatMap &heat = result.heat[places.heat];
    const std::size_t spaces = std::max(heat.stood.size(), round.match->battlefield.spaces.size());
    heat.stood.resize(spaces);
    heat.fell.resize(spaces);
    heat.struckFirst.resize(spaces);
    return places;
}

/// A plan with what all threads need to know about it.
struct Prepared {
    explicit Prepared(const TournamentPlan &given) : plan(given), empty(emptyResult(given)) {
        if (!plan.isCountingEvents)
            return;
        for (const Pairing &pairing : plan.pairings) {
            places.emplace_back();
            for (const Round &round : pairing.rounds)
                places.back().push_back(placesOf(round, empty));
        }
    }
    const TournamentPlan &plan;
    TournamentResult empty;
    std::vector<std::vector<Places>> places; ///< by pairing and round
};

struct Played {
    GameState state;
    int decisions = 0;
    bool isDropped = false;
    std::string problem;
};

/// One thread's games and what it counts.
class Worker {
public:
    Worker(const Prepared &prepared, const std::atomic<bool> *stop)
        : m_prepared(prepared), m_stop(stop), m_result(prepared.empty), m_actions(std::make_unique<ActionList>()) {}

    /// Game number `turn` in the order in which games are played: by turns of each pairing, so that all of them have
    /// been played about as often whenever somebody looks or stops.
    void play(std::int64_t turn) {
        const TournamentPlan &plan = m_prepared.plan;
        const auto pairings = static_cast<std::int64_t>(plan.pairings.size());
        const auto index = static_cast<std::size_t>(turn % pairings);
        const std::int64_t game = turn / pairings;
        const Pairing &pairing = plan.pairings[index];
        const auto place = static_cast<std::size_t>(game) % pairing.rounds.size();
        const Round &round = pairing.rounds[place];
        const std::int64_t number = static_cast<std::int64_t>(index) * plan.gamesEach + game;
        const std::uint64_t seed = derivedSeed(plan.seed, static_cast<std::uint64_t>(number));

        EventCounter counter(*round.match);
        const Played played = playGame(pairing, round, seed, counter);
        if (played.isDropped)
            return;
        const std::lock_guard lock(m_mutex);
        count(m_result.rounds[index][place], played, round, Fault{index, game, seed, round.battlefield, {}});
        if (plan.isCountingEvents)
            counter.addTo(m_result, m_prepared.places[index][place], played.state);
    }

    void addTo(TournamentResult &result) {
        const std::lock_guard lock(m_mutex);
        result.add(m_result);
    }

    bool isStopped() const { return m_stop != nullptr && m_stop->load(std::memory_order_relaxed); }

private:
    Played playGame(const Pairing &pairing, const Round &round, std::uint64_t seed, EventCounter &counter) {
        const TournamentPlan &plan = m_prepared.plan;
        const Match &match = *round.match;
        StepLog *log = plan.isCountingEvents ? &counter.log : nullptr;
        Played played;
        played.state = start(match, seed, log);
        Rng rng(derivedSeed(seed, 1));
        const bool isAllRandom = std::all_of(pairing.players.begin(), pairing.players.end(),
                                             [](const Player &player) { return player.level == Level::Random; });
        if (isAllRandom && !plan.isCheckingAlways && !plan.isCountingEvents)
            played.decisions = playRandomly(match, played.state, rng, *m_actions);
        else
            playWithBots(pairing, round, played, rng, seed, counter);
        if (played.problem.empty() && !played.isDropped)
            played.problem = brokenInvariant(match, played.state);
        return played;
    }

    struct Seated {
        std::unique_ptr<Bot> bot; ///< none: plays at random
        Budget budget;
    };

    /// Players keep to their decks: in a swapped round those of the second team sit on the first seats.
    ListBy<SeatId, Seated> seated(const Pairing &pairing, const Round &round, std::uint64_t seed) const {
        ListBy<SeatId, Seated> bots;
        for (std::size_t seat = 0; seat < pairing.players.size(); ++seat) {
            const Player &player = pairing.players[round.isSwapped ? seat ^ 1 : seat];
            bots.push_back(
                {player.level == Level::Random ? nullptr : makeBot(player.level, derivedSeed(seed, seat + 2)),
                 {.milliseconds = player.milliseconds, .iterations = player.iterations, .stop = m_stop}});
        }
        return bots;
    }

    void playWithBots(const Pairing &pairing, const Round &round, Played &played, Rng &rng, std::uint64_t seed,
                      EventCounter &counter) {
        const TournamentPlan &plan = m_prepared.plan;
        const Match &match = *round.match;
        const ListBy<SeatId, Seated> bots = seated(pairing, round, seed);
        StepLog *log = plan.isCountingEvents ? &counter.log : nullptr;
        GameState &state = played.state;
        for (; !state.isOver() && played.decisions < kDecisionCap; ++played.decisions) {
            counter.count();
            legalActions(match, state, *m_actions);
            if (m_actions->isEmpty()) {
                played.problem = "there is no legal action";
                return;
            }
            const Seated &seat = bots[state.pending.seat];
            const Action action =
                seat.bot ? seat.bot->choose(match, observe(match, state, state.pending.seat), *m_actions, seat.budget)
                         : (*m_actions)[rng.below(m_actions->size())];
            if (isStopped()) {
                played.isDropped = true;
                return;
            }
            apply(match, state, action, log);
            if (plan.isCheckingAlways)
                played.problem = brokenInvariant(match, state);
            if (!played.problem.empty())
                return;
        }
        counter.count();
    }

    void count(Tally &tally, const Played &played, const Round &round, Fault fault) {
        ++tally.games;
        tally.turns += played.state.turnNumber;
        tally.decisions += played.decisions;
        if (played.state.isDrawn()) {
            ++tally.drawn;
        } else if (played.state.isOver()) {
            const std::size_t team = round.match->teamOf(played.state.winners.first());
            ++tally.wins[round.isSwapped ? 1 - team : team];
            tally.firstWins += team == 0 ? 1 : 0;
        } else {
            ++tally.unfinished;
        }
        tally.faults += played.problem.empty() ? 0 : 1;
        fault.problem = played.problem;
        if (fault.problem.empty() && !played.state.isOver())
            fault.problem = "not over after " + std::to_string(played.decisions) + " decisions";
        if (!fault.problem.empty() && m_result.faults.size() < kMaxFaultsKept)
            m_result.faults.push_back(std::move(fault));
    }

    const Prepared &m_prepared;
    const std::atomic<bool> *m_stop;
    std::mutex m_mutex;
    TournamentResult m_result;
    std::unique_ptr<ActionList> m_actions;
};

using Clock = std::chrono::steady_clock;

/// The threads of a run.
class Crew {
public:
    Crew(const Prepared &prepared, const TournamentRun &run)
        : m_prepared(prepared), m_total(gamesOf(prepared.plan)), m_begin(Clock::now()) {
        const int threads = std::max(1, run.threads);
        for (int thread = 0; thread < threads; ++thread)
            m_workers.push_back(std::make_unique<Worker>(prepared, run.stop));
        m_running = threads;
        for (const auto &worker : m_workers)
            m_threads.emplace_back([this, &worker = *worker] { work(worker); });
    }
    Crew(const Crew &) = delete;
    Crew &operator=(const Crew &) = delete;
    ~Crew() {
        for (std::thread &thread : m_threads)
            thread.join();
    }

    /// False as soon as nobody works any more.
    bool wait() {
        std::unique_lock lock(m_mutex);
        return !m_isDone.wait_for(lock, std::chrono::milliseconds(200), [&] { return m_running == 0; });
    }

    TournamentResult result() const {
        TournamentResult sum = m_prepared.empty;
        for (const auto &worker : m_workers)
            worker->addTo(sum);
        sum.seconds = std::chrono::duration<double>(Clock::now() - m_begin).count();
        sum.isStopped = sum.all().games < m_total;
        return sum;
    }

    void report(const TournamentRun &run) const {
        if (!run.progress)
            return;
        const TournamentResult soFar = result();
        const std::int64_t games = soFar.all().games;
        const double left =
            games == 0 ? -1 : soFar.seconds / static_cast<double>(games) * static_cast<double>(m_total - games);
        run.progress({games, m_total, soFar.seconds, left, soFar});
    }

private:
    void work(Worker &worker) {
        const Shard &shard = m_prepared.plan.shard;
        for (std::int64_t game = m_next++; game < m_total && !worker.isStopped(); game = m_next++)
            worker.play(shard.index + game * shard.count);
        const std::lock_guard lock(m_mutex);
        --m_running;
        m_isDone.notify_one();
    }

    const Prepared &m_prepared;
    std::int64_t m_total;
    Clock::time_point m_begin;
    std::atomic<std::int64_t> m_next = 0;
    std::vector<std::unique_ptr<Worker>> m_workers;
    std::mutex m_mutex;
    std::condition_variable m_isDone;
    int m_running = 0;
    std::vector<std::thread> m_threads;
};

} // namespace

std::shared_ptr<const Match> swappedMatch(const Match &match) {
    std::vector<DeckDef> decks;
    decks.reserve(match.seatCount);
    for (int seat = 0; seat < match.seatCount; ++seat)
        decks.push_back(match.seat(SeatId(seat ^ 1)).deck);
    return makeMatch(match.battlefield, decks).match;
}

Pairing pairingOf(const std::vector<std::shared_ptr<const Match>> &matches, SeatOrder order,
                  std::vector<Player> players) {
    Pairing pairing;
    pairing.players = std::move(players);
    const auto roundOf = [](std::shared_ptr<const Match> match, bool isSwapped) {
        Round round{.match = std::move(match), .isSwapped = isSwapped, .battlefield = {}, .decks = {}};
        round.battlefield = round.match->battlefield.id;
        for (int seat = 0; seat < round.match->seatCount; ++seat)
            round.decks.push_back(round.match->seat(SeatId(seat)).deck.id);
        return round;
    };
    for (const auto &match : matches)
        pairing.rounds.push_back(roundOf(match, false));
    if (order == SeatOrder::Swapped)
        for (const auto &match : matches)
            pairing.rounds.push_back(roundOf(swappedMatch(*match), true));
    if (!pairing.rounds.empty())
        pairing.seats = pairing.rounds.front().decks;
    return pairing;
}

std::int64_t gamesOf(const TournamentPlan &plan) {
    const std::int64_t all = plan.gamesEach * static_cast<std::int64_t>(plan.pairings.size());
    return (all - plan.shard.index + plan.shard.count - 1) / plan.shard.count;
}

TournamentResult emptyResult(const TournamentPlan &plan) {
    TournamentResult result;
    for (const Pairing &pairing : plan.pairings)
        result.rounds.emplace_back(pairing.rounds.size());
    result.tallies.resize(plan.pairings.size());
    if (plan.isCountingEvents)
        for (const Pairing &pairing : plan.pairings)
            for (const Round &round : pairing.rounds)
                placesOf(round, result);
    return result;
}

TournamentResult playTournament(const TournamentPlan &plan, const TournamentRun &run) {
    const Prepared prepared(plan);
    Crew crew(prepared, run);
    while (crew.wait())
        crew.report(run);
    crew.report(run);
    return crew.result();
}

void TournamentResult::add(const TournamentResult &other) {
    for (std::size_t pairing = 0; pairing < rounds.size(); ++pairing) {
        for (std::size_t round = 0; round < rounds[pairing].size(); ++round) {
            rounds[pairing][round].add(other.rounds[pairing][round]);
            tallies[pairing].add(other.rounds[pairing][round]);
        }
    }
    for (std::size_t place = 0; place < usage.size(); ++place)
        usage[place].add(other.usage[place]);
    for (std::size_t place = 0; place < std::min(cards.size(), other.cards.size()); ++place)
        cards[place].add(other.cards[place]);
    for (std::size_t place = 0; place < heat.size(); ++place)
        heat[place].add(other.heat[place]);
    faults.insert(faults.end(), other.faults.begin(), other.faults.end());
    std::sort(faults.begin(), faults.end(), [](const Fault &left, const Fault &right) {
        return std::tie(left.game, left.pairing) < std::tie(right.game, right.pairing);
    });
    faults.resize(std::min(faults.size(), kMaxFaultsKept));
    isStopped = isStopped || other.isStopped;
    seconds += other.seconds;
}

} // namespace champclos::ai

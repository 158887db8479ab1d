// SPDX-License-Identifier: MIT
#include "engine/cli/review_measure.h"

#include "engine/ai/determinize.h"
#include "engine/ai/evaluate.h"
#include "engine/cli/content.h"
#include "engine/cli/playout.h"
#include "engine/cli/run_options.h"
#include "engine/rules/game.h"

#include <cmath>
#include <iomanip>
#include <ostream>

namespace champclos::cli {

namespace {

constexpr int kTimesTheEffort = 10;
constexpr int kExpertIterations = 2000;
constexpr int kPlayedOn = 24;           ///< games from each of two positions
constexpr int kPlayedOnIterations = 60; ///< of the expert, on both sides
constexpr std::size_t kEvery = 4;       ///< so many decisions one is looked into besides the mistakes

/// One decision with what was found out about it.
struct Sample {
    ai::Verdict verdict{};
    double marked = 0;     ///< lost, as the review says
    double thorough = 0;   ///< lost, with ten times the effort
    double playedOn = 0;   ///< fewer games won after it than after the best
    bool isChosen = false; ///< one in so many, whatever the verdict
    bool isPreferred = false;
};

struct Played {
    std::vector<GameState> states;
    std::vector<Action> actions;
};

class Measurement {
public:
    Measurement(const ai::ReviewPlan &plan, int threads, Console &console)
        : m_plan(plan), m_threads(threads), m_console(console), m_legal(std::make_unique<ActionList>()) {}

    bool measure(int games) {
        const std::vector<std::string> decks = m_library.deckIds();
        const std::vector<std::string> boards = battlefieldsFor(m_library, 2);
        const Interruption interruption;
        m_stop = interruption.flag();
        for (int game = 0; game < games && !interruption.has(); ++game) {
            const auto number = static_cast<std::size_t>(game);
            const auto first = number % decks.size();
            const auto second = (first + 1 + number / decks.size() * 3) % decks.size();
            const auto match = matchOf(m_library, boards[number % boards.size()], {decks[first], decks[second]});
            look(*match, SeatId(game % 2), derivedSeed(m_plan.seed, number));
            m_console.err << "game " << game + 1 << " of " << games << '\n';
        }
        return !interruption.has();
    }

    void print(std::ostream &out) const {
        out << "decisions of normal: " << m_decisions << ", looked into: " << m_samples.size() << '\n';
        out << std::fixed;
        for (int verdict = 0; verdict < 4; ++verdict)
            printVerdict(out, static_cast<ai::Verdict>(verdict));
        out << std::setprecision(3) << "correlation of the loss that is marked with\n"
            << "  the loss found with ten times the effort: " << correlation(&Sample::thorough) << '\n'
            << "  the wins lost in games that are played on: " << correlation(&Sample::playedOn) << '\n';
        int mistakes = 0;
        int preferred = 0;
        for (const Sample &sample : m_samples) {
            mistakes += sample.verdict == ai::Verdict::Mistake ? 1 : 0;
            preferred += sample.verdict == ai::Verdict::Mistake && sample.isPreferred ? 1 : 0;
        }
        out << std::setprecision(1) << "marked mistakes: " << mistakes
            << "; not the choice of a search with ten times the effort: "
            << 100.0 * (mistakes - preferred) / std::max(1, mistakes) << " %\n";
    }

private:
    Played play(const Match &match, SeatId normal, std::uint64_t seed) {
        Played played;
        const auto weaker = ai::makeBot(ai::Level::Normal, seed);
        const auto stronger = ai::makeBot(ai::Level::Expert, seed + 1);
        played.states.push_back(start(match, seed));
        while (!played.states.back().isOver()) {
            GameState state = played.states.back();
            legalActions(match, state, *m_legal);
            const bool isNormal = state.pending.seat == normal;
            const ai::Budget budget{.milliseconds = 0, .iterations = isNormal ? 0 : kExpertIterations};
            played.actions.push_back((isNormal ? weaker : stronger)
                                         ->choose(match, observe(match, state, state.pending.seat), *m_legal, budget));
            apply(match, state, played.actions.back());
            played.states.push_back(state);
        }
        return played;
    }

    void look(const Match &match, SeatId normal, std::uint64_t seed) {
        const Played played = play(match, normal, seed);
        const ai::PastGame game{match, played.states, played.actions};
        const ai::Review review = ai::review(game, m_plan, {.threads = m_threads, .stop = m_stop});
        for (const ai::Judgement &judgement : review.judgements) {
            if (judgement.seat != normal || isStopped())
                continue;
            const bool isChosen = m_decisions++ % kEvery == 0;
            if (isChosen || judgement.verdict() == ai::Verdict::Mistake)
                m_samples.push_back(sample(game, judgement, isChosen));
        }
    }

    bool isStopped() const { return m_stop->load(std::memory_order_relaxed); }

    Sample sample(const ai::PastGame &game, const ai::Judgement &judgement, bool isChosen) {
        const ai::JudgeOptions options{.iterations = m_plan.iterations * kTimesTheEffort,
                                       .isExplaining = false,
                                       .seed = m_plan.seed + 1000,
                                       .stop = m_stop};
        const ai::Judgement thorough = ai::judge(game, judgement.step, options, m_searcher);
        Sample sample{.verdict = judgement.verdict(),
                      .marked = judgement.loss(),
                      .thorough = thorough.loss(),
                      .isChosen = isChosen,
                      .isPreferred = thorough.best == judgement.played};
        if (judgement.best != judgement.played)
            sample.playedOn = wins(game, judgement, judgement.best) - wins(game, judgement, judgement.played);
        return sample;
    }

    /// The share of games won that are played on by strong players, each on a deal of its own.
    double wins(const ai::PastGame &game, const ai::Judgement &judgement, const Action &answer) {
        const Observation seen = observe(game.match, game.states[judgement.step], judgement.seat);
        double sum = 0;
        for (int number = 0; number < kPlayedOn; ++number) {
            Rng rng(derivedSeed(m_plan.seed + judgement.step, static_cast<std::uint64_t>(number)));
            GameState state = ai::determinize(game.match, seen, rng);
            const auto bot = ai::makeBot(ai::Level::Expert, rng.next());
            apply(game.match, state, answer);
            for (int decision = 0; !state.isOver() && decision < kDecisionCap && !isStopped(); ++decision) {
                legalActions(game.match, state, *m_legal);
                apply(game.match, state,
                      bot->choose(game.match, observe(game.match, state, state.pending.seat), *m_legal,
                                  {.milliseconds = 0, .iterations = kPlayedOnIterations}));
            }
            sum += ai::resultFor(state, judgement.seat);
        }
        return sum / kPlayedOn;
    }

    /// Pearson's, over what was chosen whatever the verdict.
    double correlation(double Sample::*other) const {
        double n = 0;
        double x = 0;
        double y = 0;
        double xx = 0;
        double yy = 0;
        double xy = 0;
        for (const Sample &sample : m_samples) {
            if (!sample.isChosen)
                continue;
            const double a = sample.marked;
            const double b = sample.*other;
            n += 1;
            x += a;
            y += b;
            xx += a * a;
            yy += b * b;
            xy += a * b;
        }
        const double spread = std::sqrt((n * xx - x * x) * (n * yy - y * y));
        return spread > 0 ? (n * xy - x * y) / spread : 0;
    }

    void printVerdict(std::ostream &out, ai::Verdict verdict) const {
        int count = 0;
        double marked = 0;
        double thorough = 0;
        double playedOn = 0;
        for (const Sample &sample : m_samples)
            if (sample.verdict == verdict) {
                ++count;
                marked += 100 * sample.marked;
                thorough += 100 * sample.thorough;
                playedOn += 100 * sample.playedOn;
            }
        const double of = std::max(1, count);
        out << std::setprecision(1) << std::left << std::setw(9) << ai::kVerdictNames[verdict] << std::right
            << std::setw(5) << count << ": points lost on average " << marked / of << " as marked, " << thorough / of
            << " with ten times the effort, " << playedOn / of << " in games played on\n";
    }

    const ai::ReviewPlan m_plan;
    const int m_threads;
    Console &m_console;
    const io::Library m_library;
    const std::atomic<bool> *m_stop = nullptr;
    ai::Searcher m_searcher;
    std::unique_ptr<ActionList> m_legal;
    std::vector<Sample> m_samples;
    std::size_t m_decisions = 0;
};

} // namespace

ExitCode measureReview(const Arguments &arguments, const ai::ReviewPlan &plan, Console &console) {
    Measurement measurement(plan, threadsOf(arguments), console);
    const bool isWhole = measurement.measure(static_cast<int>(arguments.integer("measure", 20, 1, 10000)));
    measurement.print(console.out);
    return isWhole ? ExitCode::Ok : ExitCode::Interrupted;
}

} // namespace champclos::cli

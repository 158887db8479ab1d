// SPDX-License-Identifier: MIT
#include "engine/ai/value_fit.h"
#include "engine/cli/commands.h"
#include "engine/cli/content.h"
#include "engine/cli/run_options.h"
#include "engine/cli/stage.h"
#include "engine/io/files.h"

#include <chrono>
#include <iomanip>
#include <mutex>
#include <ostream>
#include <sstream>

namespace champclos::cli {

namespace {

using Clock = std::chrono::steady_clock;

constexpr std::uint32_t kOneKeptIn = 10; ///< of so many games one is kept apart, to see what was learned

/// Every two decks on every battlefield.
std::vector<ai::LessonPlan::Duel> duelsOf(const io::Library &library, Stage &stage) {
    const std::vector<std::string> &decks = library.deckIds();
    std::vector<ai::LessonPlan::Duel> duels;
    for (const std::string &board : battlefieldsFor(library, 2))
        for (std::size_t first = 0; first < decks.size(); ++first)
            for (std::size_t second = 0; second < decks.size(); ++second)
                duels.push_back({stage.match(board, {decks[first], decks[second]}), static_cast<std::uint16_t>(first),
                                 static_cast<std::uint16_t>(second)});
    return duels;
}

std::string foresightText(const ai::Foresight &foresight) {
    std::ostringstream out;
    out << std::fixed << std::setprecision(3) << "loss " << foresight.loss << ", favors the winner in "
        << std::setprecision(1) << foresight.correct * 100 << "%";
    return out.str();
}

/// Rounds of games and fits: each round is played with what the rounds before have taught.
class School {
public:
    School(const Arguments &arguments, Console &console)
        : m_arguments(arguments), m_console(console), m_stage(m_library) {
        m_plan.duels = duelsOf(m_library, m_stage);
        m_plan.games = arguments.integer("games", 5000, 10, 1'000'000);
        m_plan.iterations = static_cast<int>(arguments.integer("iterations", 300, 1, 1'000'000));
        m_plan.threads = threadsOf(arguments);
        m_plan.stop = m_interruption.flag();
        if (!arguments.has("from-scratch"))
            m_plan.net = &ai::learnedNet();
    }

    ExitCode teach() {
        const std::int64_t rounds = m_arguments.integer("rounds", 3, 1, 100);
        for (std::int64_t round = 1; round <= rounds; ++round) {
            m_plan.seed = m_arguments.seed() * 1000 + static_cast<std::uint64_t>(round);
            playRound(round);
            if (m_interruption.has())
                return ExitCode::Interrupted;
            m_net = ai::rounded(ai::fitNet(m_lessons, {}));
            m_plan.net = &m_net;
            m_console.out << "round " << round << ": " << m_lessons.size() << " lessons learned; of "
                          << m_keptApart.size() << " set aside: " << foresightText(foresightOf(m_net, m_keptApart))
                          << std::endl;
            save();
        }
        return ExitCode::Ok;
    }

private:
    void playRound(std::int64_t round) {
        const auto begin = Clock::now();
        auto told = begin;
        std::mutex mutex;
        const auto progress = [&](std::int64_t games) {
            const std::lock_guard lock(mutex);
            const auto now = Clock::now();
            if (!m_arguments.has("progress") || now - told < std::chrono::seconds(3))
                return;
            told = now;
            const double seconds = std::chrono::duration<double>(now - begin).count();
            m_console.err << "round " << round << ": " << games << " of " << m_plan.games << " games, "
                          << rateText(games, seconds) << std::endl;
        };
        for (ai::Lesson &lesson : ai::playLessons(m_plan, progress))
            (lesson.game % kOneKeptIn == 0 ? m_keptApart : m_lessons).push_back(lesson);
    }

    void save() const {
        if (!m_arguments.has("out"))
            return;
        io::Diagnostics diagnostics;
        io::writeFile(m_arguments.text("out"), ai::sourceOf(m_net, commandText()), diagnostics);
        refuseErrors(diagnostics);
    }

    /// What has to be typed for the same weights; threads do not matter for it.
    std::string commandText() const {
        std::string text = "champclos-cli learn";
        if (m_arguments.has("from-scratch"))
            text += " --from-scratch";
        for (const char *option : {"rounds", "games", "iterations", "seed"})
            if (m_arguments.has(option))
                text += " --" + std::string(option) + " " + m_arguments.text(option);
        return text;
    }

    const Arguments &m_arguments;
    Console &m_console;
    io::Library m_library;
    Stage m_stage;
    Interruption m_interruption;
    ai::LessonPlan m_plan;
    ai::ValueNet m_net;
    std::vector<ai::Lesson> m_lessons;
    std::vector<ai::Lesson> m_keptApart;
};

ExitCode runLearn(const Arguments &arguments, Console &console) { return School(arguments, console).teach(); }

constexpr OptionSpec kOptions[] = {
    {"rounds", "N", "rounds of games; each is played with what was learned before (3)"},
    {"games", "N", "games of each round (5000)"},
    {"iterations", "N", "effort for each decision of these games (300)"},
    {"from-scratch", "", "begin without the weights that come with the program"},
    {"seed", "N", "seed of the run (0)"},
    {"threads", "N", "threads (one for each core)"},
    {"progress", "", "report progress every few seconds"},
    {"out", "FILE", "the source file with the weights, written after each round (none)"},
};

} // namespace

constinit const CommandSpec kLearnCommand = {
    .name = "learn",
    .summary = "teach the expert to judge positions",
    .operands = {},
    .options = kOptions,
    .details = "The strong bot plays duels against itself over all decks and battlefields; then a small network is\n"
               "fitted to who won them from where. One game in ten is set aside to measure what was learned. The\n"
               "weights are a source file of the engine; build again to play with them. What is learned follows from\n"
               "the options alone, not from the number of threads.",
    .examples = "learn --rounds 1 --games 200 --progress\n"
                "learn --from-scratch --progress --out engine/ai/value_weights.cpp",
    .run = runLearn,
};

} // namespace champclos::cli

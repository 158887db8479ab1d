// SPDX-License-Identifier: MIT
#include "engine/ai/puzzle_maker.h"
#include "engine/ai/random_play.h"
#include "engine/cli/commands.h"
#include "engine/cli/content.h"
#include "engine/cli/run_options.h"
#include "engine/cli/stage.h"
#include "engine/io/files.h"
#include "engine/io/puzzle.h"
#include "engine/rules/action_text.h"

#include <chrono>
#include <filesystem>
#include <iomanip>
#include <map>
#include <mutex>
#include <ostream>
#include <sstream>
#include <thread>

namespace champclos::cli {

namespace {

using Clock = std::chrono::steady_clock;

constexpr std::uint64_t kCheckSeed = 1;

io::PuzzleTask taskOf(ai::PuzzleKind kind) { return static_cast<io::PuzzleTask>(kind); }

std::vector<ai::PuzzleKind> kindsOf(const Arguments &arguments) {
    std::vector<ai::PuzzleKind> kinds;
    for (const std::string &word : arguments.list("kind")) {
        const auto found = std::find(io::kPuzzleTaskNames.begin(), io::kPuzzleTaskNames.end(), word);
        if (found == io::kPuzzleTaskNames.end())
            Arguments::refuse("there is no kind of puzzle " + io::quoted(word) + ": say win, survive, or best");
        kinds.push_back(static_cast<ai::PuzzleKind>(found - io::kPuzzleTaskNames.begin()));
    }
    return kinds.empty() ? std::vector{ai::PuzzleKind::Win, ai::PuzzleKind::Survive, ai::PuzzleKind::Best} : kinds;
}

io::PuzzleLine textOf(const Match &match, const std::vector<ai::Ply> &plies) {
    io::PuzzleLine line;
    for (const ai::Ply &ply : plies)
        if (line.size() < io::kMaxPuzzleLine)
            line.push_back(actionText(match, ply.before, ply.action));
    return line;
}

io::Puzzle puzzleOf(const Match &match, const ai::FoundPuzzle &found) {
    io::Puzzle puzzle;
    puzzle.task = taskOf(found.kind);
    puzzle.position = found.position;
    puzzle.solution = textOf(match, found.solution);
    for (const std::vector<ai::Ply> &line : found.refutations)
        puzzle.refutations.push_back(textOf(match, line));
    puzzle.grade = {
        .stars = found.stars(), .tries = found.tries, .easy = found.easyMissed, .normal = found.normalMissed};
    puzzle.effort = {.answers = found.answers, .iterations = found.iterations, .margin = found.margin};
    return puzzle;
}

/// Plays games until there are enough puzzles, no hero or battlefield far ahead of the others.
class Workshop {
public:
    Workshop(const Arguments &arguments, Console &console)
        : m_arguments(arguments), m_console(console), m_stage(m_library), m_kinds(kindsOf(arguments)) {
        m_count = static_cast<int>(arguments.integer("count", 10, 1, 10'000));
        m_games = static_cast<int>(arguments.integer("games", 1'000'000, 1, 1'000'000));
        m_heroes = arguments.has("heroes") ? arguments.list("heroes") : m_library.deckIds();
        m_boards = arguments.has("board") ? arguments.list("board") : battlefieldsFor(m_library, 2);
        m_seed = arguments.seed();
        m_plan.answers = static_cast<std::uint64_t>(arguments.integer("answers", 250'000, 1000, 1'000'000'000));
        m_plan.playIterations = static_cast<int>(arguments.integer("iterations", 60, 1, 1'000'000));
        m_plan.tries = static_cast<int>(arguments.integer("tries", 20, 1, 1000));
        m_plan.stop = &m_isOver;
        if (!arguments.has("out"))
            Arguments::refuse("say with --out into which folder the puzzles go");
        m_folder = arguments.text("out");
        std::error_code error;
        std::filesystem::create_directories(m_folder, error);
        if (error)
            throw Failure{ExitCode::InputOutput, "the folder " + io::quoted(m_folder) + " cannot be made"};
        for (const std::string &board : m_boards) // all that can be wrong with content is said before the first game
            m_stage.match(board, {m_heroes.front(), m_heroes.back()});
    }

    ExitCode make() {
        std::vector<std::thread> threads;
        const int jobs = static_cast<int>(m_arguments.integer("jobs", threadsOf(m_arguments), 1, 256));
        for (int job = 0; job < jobs; ++job)
            threads.emplace_back([this] { work(); });
        for (std::thread &thread : threads)
            thread.join();
        if (m_problem)
            throw *m_problem;
        m_console.out << m_made << (m_made == 1 ? " puzzle" : " puzzles") << " from " << m_game << " games\n";
        return m_interruption.has() ? ExitCode::Interrupted : ExitCode::Ok;
    }

private:
    struct Table {
        std::string board;
        std::vector<std::string> decks;
        std::shared_ptr<const Match> match;
        int game = 0;
    };

    /// The next pairing: who has the fewest puzzles plays first, against the others in turn.
    std::optional<Table> nextTable() {
        const std::lock_guard lock(m_mutex);
        if (m_made >= m_count || m_game >= m_games || m_interruption.has() || m_problem) {
            m_isOver = true;
            return std::nullopt;
        }
        const int game = m_game++;
        Rng rng(ai::derivedSeed(m_seed, static_cast<std::uint64_t>(game)));
        const auto rarest = [&](const std::vector<std::string> &names) {
            std::string best;
            double least = 1e9;
            for (const std::string &name : names)
                if (const double count = m_counts[name] + rng.below(1000) / 600.0; count < least) {
                    least = count;
                    best = name;
                }
            return best;
        };
        Table table{.board = rarest(m_boards), .game = game};
        const std::string hero = rarest(m_heroes);
        const std::string other = m_heroes[static_cast<std::size_t>(rng.below(static_cast<int>(m_heroes.size())))];
        table.decks = rng.below(2) == 0 ? std::vector{hero, other} : std::vector{other, hero};
        try {
            table.match = m_stage.match(table.board, table.decks);
        } catch (const Failure &failure) {
            m_problem = failure;
            return std::nullopt;
        }
        return table;
    }

    void work() {
        while (const std::optional<Table> table = nextTable()) {
            const std::uint64_t seed = ai::derivedSeed(m_seed + 1, static_cast<std::uint64_t>(table->game));
            for (const ai::FoundPuzzle &found : ai::puzzlesOfGame(*table->match, seed, m_kinds, m_plan))
                keep(*table, found);
            if (m_interruption.has())
                m_isOver = true;
        }
    }

    void keep(const Table &table, const ai::FoundPuzzle &found) {
        const std::lock_guard lock(m_mutex);
        if (m_made >= m_count || m_problem)
            return;
        io::Puzzle puzzle = puzzleOf(*table.match, found);
        puzzle.battlefield = table.board;
        puzzle.decks = table.decks;
        puzzle.match = table.match;
        puzzle.source = io::PuzzleSource{.seed = m_seed, .game = table.game};
        const std::string &hero = table.decks[static_cast<std::size_t>(puzzle.seat().value())];
        std::ostringstream id;
        id << io::kPuzzleTaskNames[puzzle.task] << "-" << table.match->seat(puzzle.seat()).deck.id << "-" << m_seed
           << "-" << table.game;
        puzzle.id = id.str();
        const bool hasCopies = io::Library::isPath(table.board) || io::Library::isPath(table.decks[0]) ||
                               io::Library::isPath(table.decks[1]);
        io::Diagnostics diagnostics;
        const std::string path = m_folder + "/" + puzzle.id + ".json";
        if (!io::writeFile(path, io::writeJson(io::toJson(puzzle, hasCopies)), diagnostics)) {
            m_problem = Failure{ExitCode::InputOutput, io::format(diagnostics)};
            return;
        }
        ++m_made;
        ++m_counts[hero];
        ++m_counts[table.board];
        m_console.out << puzzle.id << ": " << puzzle.grade.stars << " of " << io::kMaxGrade << ", easy misses it "
                      << puzzle.grade.easy << " times of " << puzzle.grade.tries << ", normal " << puzzle.grade.normal
                      << " (" << table.board << ", " << table.decks[0] << ", " << table.decks[1] << "); " << m_made
                      << " of " << m_count << " after " << m_game << " games" << std::endl;
    }

    const Arguments &m_arguments;
    Console &m_console;
    io::Library m_library;
    Stage m_stage;
    Interruption m_interruption;
    std::vector<ai::PuzzleKind> m_kinds;
    std::vector<std::string> m_heroes;
    std::vector<std::string> m_boards;
    std::string m_folder;
    ai::MakerPlan m_plan;
    std::uint64_t m_seed = 0;
    int m_count = 0;
    int m_games = 0;
    std::mutex m_mutex;
    std::atomic<bool> m_isOver = false;
    int m_game = 0;
    int m_made = 0;
    std::map<std::string, int> m_counts;
    std::optional<Failure> m_problem;
};

/// The files that were named, or else the puzzles that come with the program.
std::vector<io::Puzzle> puzzlesNamed(const Arguments &arguments, std::size_t first, const io::Library &library,
                                     io::Diagnostics &diagnostics) {
    std::vector<io::Puzzle> puzzles;
    const auto add = [&](std::optional<io::Puzzle> puzzle) {
        if (puzzle)
            puzzles.push_back(std::move(*puzzle));
    };
    if (arguments.operands().size() <= first)
        for (const std::string &id : io::puzzleIds())
            add(io::builtInPuzzle(id, library, diagnostics));
    for (std::size_t index = first; index < arguments.operands().size(); ++index) {
        const std::string &name = arguments.operands()[index];
        add(io::Library::isPath(name) ? io::loadPuzzle(name, library, diagnostics)
                                      : io::builtInPuzzle(name, library, diagnostics));
    }
    return puzzles;
}

/// Nothing if the solution is the only one; otherwise what is wrong with it.
std::string checked(const io::Puzzle &puzzle, std::uint64_t answers) {
    const GameState state = puzzle.state();
    const Action key = puzzle.key();
    if (puzzle.task == io::PuzzleTask::Best) {
        const ai::MakerPlan plan{.bestIterations = puzzle.effort.iterations, .leastMargin = 2};
        const auto found = ai::puzzleIn(*puzzle.match, state, ai::PuzzleKind::Best, plan, kCheckSeed);
        return found && found->solution.front().action == key ? "" : "a search does not find that it is clearly best";
    }
    ai::Solver solver(*puzzle.match, state, puzzle.task == io::PuzzleTask::Win ? ai::Goal::Win : ai::Goal::Survive,
                      {.answers = answers});
    for (const ai::JudgedAction &judged : solver.judge(state)) {
        const std::string text = io::quoted(actionText(*puzzle.match, state, judged.action));
        if (judged.proof == ai::Proof::Unknown)
            return "too much to look at: try more --answers";
        if (judged.action == key && judged.proof == ai::Proof::Fails)
            return text + " does not do it";
        if (judged.action != key && judged.proof == ai::Proof::Holds)
            return text + " does it, too";
    }
    return {};
}

ExitCode check(const Arguments &arguments, Console &console) {
    const io::Library library;
    io::Diagnostics diagnostics;
    const std::vector<io::Puzzle> puzzles = puzzlesNamed(arguments, 1, library, diagnostics);
    const auto answers = static_cast<std::uint64_t>(arguments.integer("answers", 10'000'000, 1000, 1'000'000'000));
    int wrong = 0;
    for (const io::Puzzle &puzzle : puzzles) {
        const auto begin = Clock::now();
        const std::string problem = checked(puzzle, answers);
        const double seconds = std::chrono::duration<double>(Clock::now() - begin).count();
        console.out << puzzle.id << ": " << (problem.empty() ? "right" : problem) << std::fixed << std::setprecision(2)
                    << " (" << seconds << " s)" << std::endl;
        wrong += problem.empty() ? 0 : 1;
    }
    console.err << io::format(diagnostics);
    console.out << puzzles.size() << (puzzles.size() == 1 ? " puzzle, " : " puzzles, ") << wrong << " wrong\n";
    return wrong > 0 || diagnostics.hasErrors() ? ExitCode::Problems : ExitCode::Ok;
}

ExitCode list(const Arguments &arguments, Console &console) {
    const io::Library library;
    io::Diagnostics diagnostics;
    for (const io::Puzzle &puzzle : puzzlesNamed(arguments, 1, library, diagnostics))
        console.out << puzzle.id << "  " << io::kPuzzleTaskNames[puzzle.task] << "  " << puzzle.grade.stars << "  "
                    << puzzle.battlefield << "  " << puzzle.decks[0] << "  " << puzzle.decks[1] << "\n";
    refuseErrors(diagnostics);
    return ExitCode::Ok;
}

ExitCode show(const Arguments &arguments, Console &console) {
    if (arguments.operands().size() < 2)
        Arguments::refuse("name a puzzle");
    const io::Library library;
    io::Diagnostics diagnostics;
    const std::vector<io::Puzzle> puzzles = puzzlesNamed(arguments, 1, library, diagnostics);
    refuseErrors(diagnostics);
    for (const io::Puzzle &puzzle : puzzles)
        console.out << io::writeJson(io::toJson(puzzle, false));
    return ExitCode::Ok;
}

ExitCode runPuzzles(const Arguments &arguments, Console &console) {
    const std::string what = arguments.operands().empty() ? "" : arguments.operands().front();
    if (what == "make")
        return Workshop(arguments, console).make();
    if (what == "check")
        return check(arguments, console);
    if (what == "list")
        return list(arguments, console);
    if (what == "show")
        return show(arguments, console);
    Arguments::refuse(what.empty()
                          ? "say what to do: make, check, list, or show"
                          : "there is nothing to do called " + io::quoted(what) + ": say make, check, list, or show");
}

constexpr OptionSpec kOptions[] = {
    {"out", "FOLDER", "make: where the puzzles go, one file each"},
    {"count", "N", "make: how many (10)"},
    {"games", "N", "make: at most so many games"},
    {"kind", "KINDS", "make: win, survive, best, or several of them (all)"},
    {"heroes", "DECKS", "make: the decks that play (all that are built in)"},
    {"board", "BOARDS", "make: the battlefields (all that are built in)"},
    {"seed", "N", "make: seed of the run (0)"},
    {"jobs", "N", "make: games at a time (one for each core)"},
    {"iterations", "N", "make: effort for each decision of these games (60)"},
    {"tries", "N", "make: how often easy and normal try each puzzle (20)"},
    {"answers", "N", "how many answers the solver may try for one position"},
};

} // namespace

constinit const CommandSpec kPuzzlesCommand = {
    .name = "puzzles",
    .summary = "make puzzles out of games, check, list, and show them",
    .operands = "make|check|list|show [PUZZLE...]",
    .options = kOptions,
    .details =
        "make lets the expert play against itself and keeps positions in which exactly one action wins this turn\n"
        "(win) or keeps its player alive until the next one (survive), whatever the other player holds and\n"
        "answers and whatever is drawn; or which a long search judges clearly best (best). Easy and normal then\n"
        "try each of them, and what they miss makes its grade. check asks the solver again whether the solution\n"
        "is one, and the only one. Puzzles are files or, by id, those that come with the program (all of them if\n"
        "none is named).",
    .examples = "puzzles make --count 20 --heroes medusa,bigfoot --kind win --out my-puzzles\n"
                "puzzles check my-puzzles/*.json\npuzzles list",
    .run = runPuzzles,
};

} // namespace champclos::cli

// SPDX-License-Identifier: MIT
#include "engine/cli/commands.h"
#include "engine/cli/content.h"
#include "engine/cli/run_options.h"
#include "engine/cli/stage.h"
#include "engine/cli/strength_page.h"
#include "engine/core/array_by.h"
#include "engine/core/rng.h"
#include "engine/io/files.h"
#include "engine/rules/game.h"

#include <QFileInfo>

#include <algorithm>
#include <charconv>
#include <iomanip>
#include <ostream>
#include <sstream>

namespace champclos::cli {

namespace {

/// Two levels and how often they meet.
struct Rung {
    ai::Player stronger;
    ai::Player weaker;
    std::int64_t games = 0;
};

std::vector<std::string> split(const std::string &text, char separator) {
    std::vector<std::string> parts(1);
    for (const char letter : text)
        if (letter == separator)
            parts.emplace_back();
        else
            parts.back() += letter;
    return parts;
}

std::int64_t countOf(const std::string &text, const std::string &complaint) {
    std::int64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size() || number < 1 || number > 1'000'000'000)
        Arguments::refuse(complaint);
    return number;
}

/// --ms and --iterations: hard:2000,expert:10000.
class Budgets {
public:
    explicit Budgets(const Arguments &arguments) {
        for (const char *option : {"ms", "iterations"})
            for (const std::string &entry : arguments.list(option)) {
                const std::string complaint = "--" + std::string(option) + " needs a level and a number, such as " +
                                              "hard:200, not " + io::quoted(entry);
                const std::vector<std::string> parts = split(entry, ':');
                if (parts.size() != 2)
                    Arguments::refuse(complaint);
                const int number = static_cast<int>(countOf(parts[1], complaint));
                ai::Player &player = m_players[levelOf(parts[0])];
                (option == std::string("ms") ? player.milliseconds : player.iterations) = number;
            }
    }
    ai::Player player(ai::Level level) const {
        ai::Player player = m_players[level];
        player.level = level;
        return player;
    }

private:
    ArrayBy<ai::Level, ai::Player, ai::kLevelNames.size()> m_players{};
};

/// Slower levels play less: what a person would wait for.
std::int64_t usualGames(ai::Level one, ai::Level other) {
    const auto isAmong = [&](ai::Level level) { return one == level || other == level; };
    if (isAmong(ai::Level::Expert) || isAmong(ai::Level::Flat64))
        return 200;
    return isAmong(ai::Level::Hard) ? 400 : 1000;
}

std::vector<Rung> rungsOf(const Arguments &arguments) {
    if (arguments.has("pairs") && arguments.has("levels"))
        Arguments::refuse("give either --levels or --pairs");
    const Budgets budgets(arguments);
    std::vector<Rung> rungs;
    const auto add = [&](ai::Level stronger, ai::Level weaker, std::int64_t games) {
        games = games > 0 ? games : arguments.integer("games", usualGames(stronger, weaker), 2, 1'000'000'000);
        if (arguments.has("quick"))
            games = std::max<std::int64_t>(20, games / 10);
        rungs.push_back({budgets.player(stronger), budgets.player(weaker), games});
    };
    for (const std::string &pair : arguments.list("pairs")) {
        const std::string complaint =
            "--pairs needs two levels and, if you like, a number of games, such as hard:normal:400, not " +
            io::quoted(pair);
        const std::vector<std::string> parts = split(pair, ':');
        if (parts.size() != 2 && parts.size() != 3)
            Arguments::refuse(complaint);
        if (levelOf(parts[0]) == levelOf(parts[1]))
            Arguments::refuse("a level is not measured against itself: " + io::quoted(pair));
        add(levelOf(parts[0]), levelOf(parts[1]), parts.size() == 3 ? countOf(parts[2], complaint) : 0);
    }
    if (arguments.has("pairs"))
        return rungs;
    std::vector<ai::Level> levels(ai::kLevels.begin(), ai::kLevels.end());
    if (arguments.has("levels")) {
        levels.clear();
        for (const std::string &name : arguments.list("levels"))
            levels.push_back(levelOf(name));
    }
    if (levels.size() < 2)
        Arguments::refuse("--levels needs at least two levels");
    for (std::size_t higher = 1; higher < levels.size(); ++higher)
        for (std::size_t lower = higher; lower-- > 0;)
            add(levels[higher], levels[lower], 0);
    return rungs;
}

/// Rounds in which either side plays every deck equally often, on all battlefields, each followed by the same with the
/// seats swapped. Any run of twice as many games as there are decks is fair; all rounds are every two decks on every
/// battlefield.
std::vector<ai::Round> mixedRounds(Stage &stage, const StrengthPage &page, std::uint64_t seed) {
    const std::size_t decks = page.decks.size();
    const std::size_t boards = page.battlefields.size();
    std::vector<std::size_t> shifts;
    for (std::size_t shift = 0; shift < decks; ++shift)
        shifts.push_back(shift);
    Rng rng(seed);
    for (int left = static_cast<int>(decks); left > 1; --left)
        std::swap(shifts[left - 1], shifts[rng.below(left)]);
    std::vector<ai::Round> rounds;
    for (std::size_t block = 0; block < boards; ++block)
        for (std::size_t turn = 0; turn < decks; ++turn)
            for (std::size_t deck = 0; deck < decks; ++deck) {
                const std::vector<std::string> seats = {page.decks[deck], page.decks[(deck + shifts[turn]) % decks]};
                const std::string &board = page.battlefields[(block + turn + deck) % boards];
                rounds.push_back(stage.round(board, seats, false));
                rounds.push_back(stage.round(board, seats, true));
            }
    return rounds;
}

std::string settingsText(const ai::Player &player) {
    const std::string level = nameOf(player.level);
    const int usual = ai::usualMilliseconds(player.level);
    if (player.iterations > 0)
        return level + " " + std::to_string(player.iterations) + " iterations" +
               (usual > 0 ? " for " + std::to_string(usual) + " ms" : "");
    if (player.milliseconds > 0)
        return level + " " + std::to_string(player.milliseconds) + " ms";
    return {};
}

/// A number that changes when a level, or the game itself, plays differently: the ends of the beginnings of two games
/// with the least effort. It tells which rows of a page are about bots of the past.
std::uint64_t fingerprintOf(ai::Level level, const std::vector<ai::Round> &rounds) {
    constexpr int kDecisions = 60;
    const ai::Budget budget{.milliseconds = 0, .iterations = 30};
    const auto actions = std::make_unique<ActionList>();
    std::uint64_t fingerprint = 0;
    for (std::size_t game = 0; game < 2; ++game) {
        const Match &match = *rounds[game * rounds.size() / 2].match;
        GameState state = start(match, game + 1);
        const std::unique_ptr<ai::Bot> bot = ai::makeBot(level, game + 1);
        for (int decision = 0; decision < kDecisions && !state.isOver(); ++decision) {
            legalActions(match, state, *actions);
            apply(match, state, bot->choose(match, observe(match, state, state.pending.seat), *actions, budget));
        }
        fingerprint = fingerprint * 0x9E3779B97F4A7C15u + hashOf(state);
    }
    return fingerprint;
}

std::string settingsText(const Rung &rung, std::uint64_t seed, const std::vector<ai::Round> &rounds) {
    std::string text;
    for (const ai::Player &player : {rung.stronger, rung.weaker})
        if (const std::string part = settingsText(player); !part.empty())
            text += part + ", ";
    const std::uint64_t bots =
        fingerprintOf(rung.stronger.level, rounds) * 3 + fingerprintOf(rung.weaker.level, rounds);
    std::ostringstream out;
    out << (text.empty() ? "usual, " : text) << "seed " << seed << ", bots " << std::hex << std::setw(8)
        << std::setfill('0') << static_cast<std::uint32_t>(bots ^ (bots >> 32));
    return out.str();
}

/// "DECK 84.0%": how the first level does with each deck, from the worst to the best.
std::vector<std::string> byDeck(const ai::Pairing &pairing, const std::vector<ai::Tally> &rounds) {
    std::vector<ai::NamedTally> tallies;
    for (std::size_t place = 0; place < rounds.size(); ++place) {
        const std::string &deck = pairing.rounds[place].decks[pairing.rounds[place].isSwapped ? 1 : 0];
        auto found = std::find_if(tallies.begin(), tallies.end(), [&](const auto &item) { return item.name == deck; });
        if (found == tallies.end())
            found = tallies.insert(tallies.end(), ai::NamedTally{.name = deck});
        found->games += rounds[place].games;
        found->wins += rounds[place].wins[0];
    }
    std::erase_if(tallies, [](const ai::NamedTally &tally) { return tally.games == 0; });
    std::stable_sort(tallies.begin(), tallies.end(), [](const ai::NamedTally &left, const ai::NamedTally &right) {
        return left.wins * right.games < right.wins * left.games;
    });
    std::vector<std::string> texts;
    for (const ai::NamedTally &tally : tallies) {
        std::ostringstream out;
        out << tally.name << ' ' << std::fixed << std::setprecision(1) << ai::score(tally.wins, tally.games).share * 100
            << "%";
        texts.push_back(out.str());
    }
    return texts;
}

StrengthRow rowOf(const Rung &rung, const ai::Pairing &pairing, const ai::TournamentResult &result,
                  const std::string &settings) {
    const ai::Tally &tally = result.tallies.front();
    const std::vector<std::string> decks = byDeck(pairing, result.rounds.front());
    return {.stronger = nameOf(rung.stronger.level),
            .weaker = nameOf(rung.weaker.level),
            .settings = settings,
            .games = tally.games,
            .wins = tally.wins[0],
            .first = tally.firstWins,
            .turns = tally.turns,
            .worst = decks.empty() ? "-" : decks.front(),
            .best = decks.empty() ? "-" : decks.back()};
}

/// The page of the repository if this is run there; a quick look does not replace it.
std::string fileOf(const Arguments &arguments, Console &console) {
    if (arguments.has("out") || arguments.has("quick"))
        return arguments.text("out");
    if (QFileInfo("docs").isDir())
        return "docs/strength.md";
    console.err << "champclos-cli: there is no folder docs here, so nothing is written without --out\n";
    return {};
}

/// Writes the page after each pair, so that a long run that ends early has not been in vain.
class Ladder {
public:
    Ladder(const Arguments &arguments, Console &console)
        : m_arguments(arguments), m_console(console), m_stage(m_library), m_file(fileOf(arguments, console)),
          m_seed(arguments.seed()), m_threads(threadsOf(arguments)) {
        m_page.decks = arguments.has("decks") ? arguments.list("decks") : m_library.deckIds();
        m_page.battlefields = arguments.has("boards") ? arguments.list("boards") : battlefieldsFor(m_library, 2);
        m_rounds = mixedRounds(m_stage, m_page, m_seed);
        if (arguments.has("resume"))
            resume();
    }

    ExitCode climb(const std::vector<Rung> &rungs) {
        for (const Rung &rung : rungs) {
            const std::string settings = settingsText(rung, m_seed, m_rounds);
            const StrengthRow *old = m_page.find(nameOf(rung.stronger.level), nameOf(rung.weaker.level));
            if (old != nullptr && old->games >= rung.games && old->settings == settings) {
                say(*old, " (from before)");
                continue;
            }
            const bool isWhole = play(rung, settings);
            if (!m_file.empty())
                save();
            if (!isWhole)
                return ExitCode::Interrupted;
        }
        return m_hasFaults ? ExitCode::Problems : ExitCode::Ok;
    }

private:
    bool play(const Rung &rung, const std::string &settings) {
        ai::TournamentPlan plan;
        plan.gamesEach = rung.games;
        plan.seed = m_seed;
        plan.isCountingEvents = false;
        const std::string stronger = nameOf(rung.stronger.level);
        const std::string weaker = nameOf(rung.weaker.level);
        plan.pairings = {{.seats = {stronger, weaker}, .players = {rung.stronger, rung.weaker}, .rounds = m_rounds}};
        ProgressLine line(m_console, m_arguments.has("progress"), stronger + " against " + weaker + ": ");
        const ai::TournamentResult result =
            playTournament(plan, {.threads = m_threads,
                                  .stop = m_interruption.flag(),
                                  .progress = [&](const ai::TournamentProgress &progress) { line.show(progress); }});
        line.clear();
        const ai::Tally all = result.all();
        m_hasFaults = m_hasFaults || all.faults + all.unfinished > 0;
        for (const ai::Fault &fault : result.faults)
            m_console.err << "champclos-cli: " << stronger << " against " << weaker << ", game " << fault.game << " on "
                          << fault.battlefield << " (seed " << fault.seed << "): " << fault.problem << '\n';
        if (all.games == 0)
            return !result.isStopped;
        const StrengthRow row = rowOf(rung, plan.pairings.front(), result, settings);
        m_page.put(row);
        say(row, result.isStopped ? " (stopped early)" : "");
        return !result.isStopped;
    }

    void say(const StrengthRow &row, const char *remark) {
        m_console.out << row.stronger << " against " << row.weaker << ": "
                      << percentText(ai::score(row.wins, row.games)) << " of " << row.games << " games; " << row.worst
                      << " to " << row.best << remark << std::endl;
    }

    void save() {
        m_page.command = commandText();
        io::Diagnostics diagnostics;
        io::writeFile(m_file, strengthText(m_page), diagnostics);
        refuseErrors(diagnostics);
    }

    void resume() {
        if (m_file.empty())
            Arguments::refuse("--resume goes with --out");
        io::Diagnostics diagnostics;
        if (const auto text = io::readFile(m_file, diagnostics))
            m_page.rows = strengthRows(*text);
    }

    /// What has to be typed for the same page; threads and files do not matter for it.
    std::string commandText() const {
        std::string text = "champclos-cli ladder --pairs ";
        for (const StrengthRow &row : m_page.rows)
            text += (&row == &m_page.rows.front() ? "" : ",") + row.stronger + ":" + row.weaker + ":" +
                    std::to_string(row.games);
        for (const char *option : {"decks", "boards", "ms", "iterations", "seed"})
            if (m_arguments.has(option))
                text += " --" + std::string(option) + " " + m_arguments.text(option);
        return text;
    }

    const Arguments &m_arguments;
    Console &m_console;
    io::Library m_library;
    Stage m_stage;
    Interruption m_interruption;
    StrengthPage m_page;
    std::vector<ai::Round> m_rounds;
    std::string m_file;
    std::uint64_t m_seed;
    int m_threads;
    bool m_hasFaults = false;
};

ExitCode runLadder(const Arguments &arguments, Console &console) {
    const std::vector<Rung> rungs = rungsOf(arguments);
    return Ladder(arguments, console).climb(rungs);
}

constexpr OptionSpec kOptions[] = {
    {"levels", "L,L[,L...]", "every two of these levels, the stronger one last (all that players can choose)"},
    {"pairs", "A:B[:N],...", "only these pairs of levels, N games each"},
    {"games", "N", "games of each pair (1000; 400 with hard; 200 with expert or flat64)"},
    {"quick", "", "a tenth of the games"},
    {"decks", "A,B[,C...]", "decks, ids or files (all built-in ones)"},
    {"boards", "ID[,ID]", "battlefields, ids or files (all built-in ones)"},
    {"ms", "L:N[,L:N]", "time for each decision of a level, in milliseconds (hard 80, expert 400)"},
    {"iterations", "L:N[,L:N]", "effort for each decision of a level, the same on every machine"},
    {"seed", "N", "seed of the run (0)"},
    {"threads", "N", "threads (one for each core)"},
    {"progress", "", "report progress every few seconds, even without a terminal"},
    {"out", "FILE", "the page of results, written after each pair (docs/strength.md; with --quick none)"},
    {"resume", "", "keep what the page already has with as many games and the same settings; add the rest"},
};

} // namespace

constinit const CommandSpec kLadderCommand = {
    .name = "ladder",
    .summary = "measure how strong the levels are against each other",
    .operands = {},
    .options = kOptions,
    .details = "Duels over all decks and battlefields: either level plays every deck equally often, and each game is\n"
               "played a second time with the seats swapped. Levels that think by the clock are weaker while the\n"
               "machine has other things to do.",
    .examples = "ladder --progress\n"
                "ladder --quick --levels random,easy,normal\n"
                "ladder --pairs hard:normal:400,expert:flat64:200 --resume",
    .run = runLadder,
};

} // namespace champclos::cli

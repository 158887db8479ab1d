// SPDX-License-Identifier: MIT
#include "engine/cli/commands.h"
#include "engine/cli/content.h"
#include "engine/cli/tournament.h"
#include "engine/io/json.h"

#include <algorithm>
#include <cmath>
#include <iomanip>
#include <ostream>
#include <sstream>
#include <thread>

namespace champclos::cli {

using io::JsonValue;

namespace {

double share(std::int64_t part, std::int64_t of) {
    return of == 0 ? 0 : std::round(static_cast<double>(part) / static_cast<double>(of) * 1e6) / 1e6;
}
double rounded(double number) { return std::round(number * 1e4) / 1e4; }

JsonValue namesJson(const std::vector<std::string> &names) {
    JsonValue list = JsonValue::array();
    for (const std::string &name : names)
        list.append(name);
    return list;
}

JsonValue intervalJson(std::int64_t hits, std::int64_t of) {
    const Interval interval = wilson(hits, of);
    return JsonValue::array({rounded(interval.low), rounded(interval.high)});
}

/// A1, B1, A2, B2: team A is the first and third deck.
std::string teamName(const Pairing &pairing, std::size_t team) {
    return pairing.seats.size() == 2 ? pairing.seats[team] : pairing.seats[team] + "+" + pairing.seats[team + 2];
}

std::vector<ai::Level> botsOf(const Arguments &arguments, std::size_t seats) {
    if (arguments.has("bot") && arguments.has("bots"))
        Arguments::refuse("give either --bot or --bots");
    std::vector<std::string> names(seats, arguments.text("bot", "random"));
    if (arguments.has("bots"))
        names = arguments.list("bots");
    if (names.size() != seats)
        Arguments::refuse("--bots needs one level for each seat");
    std::vector<ai::Level> levels;
    for (const std::string &name : names) {
        const auto level = ai::levelNamed(name);
        if (!level)
            Arguments::refuse("there is no level " + io::quoted(name) + ": random, easy, normal, hard, expert");
        levels.push_back(*level);
    }
    return levels;
}

Pairing pairingOf(const io::Library &library, const std::vector<std::string> &seats,
                  const std::vector<std::string> &battlefields, bool isSwapping) {
    Pairing pairing{.seats = seats, .matches = {}, .swapped = {}};
    std::vector<std::string> otherWay = seats;
    for (std::size_t seat = 0; seat + 1 < otherWay.size(); seat += 2)
        std::swap(otherWay[seat], otherWay[seat + 1]);
    for (const std::string &battlefield : battlefields) {
        pairing.matches.push_back(matchOf(library, battlefield, seats));
        if (isSwapping)
            pairing.swapped.push_back(matchOf(library, battlefield, otherWay));
    }
    return pairing;
}

std::vector<Pairing> pairingsOf(const io::Library &library, const Arguments &arguments, std::size_t &seatCount) {
    const bool isAllPairs = arguments.has("all-pairs");
    if (isAllPairs == arguments.has("seats"))
        Arguments::refuse("give either --seats or --all-pairs");
    const std::vector<std::string> seats = seatsOf(arguments, library);
    seatCount = isAllPairs ? 2 : seats.size();
    std::vector<std::string> battlefields = battlefieldsFor(library, seatCount);
    if (arguments.has("battlefield"))
        battlefields = arguments.list("battlefield");
    if (!isAllPairs)
        return {pairingOf(library, seats, battlefields, arguments.has("swap"))};
    std::vector<Pairing> pairings;
    const auto &decks = library.deckIds();
    for (std::size_t first = 0; first < decks.size(); ++first)
        for (std::size_t second = first + 1; second < decks.size(); ++second)
            pairings.push_back(pairingOf(library, {decks[first], decks[second]}, battlefields, true));
    return pairings;
}

JsonValue pairingJson(const Pairing &pairing, const Tally &tally) {
    std::vector<std::string> battlefields;
    for (const auto &match : pairing.matches)
        battlefields.push_back(match->battlefield.id);
    const std::int64_t finished = tally.games - tally.unfinished;
    const auto games = static_cast<double>(std::max<std::int64_t>(1, tally.games));
    return JsonValue::object(
        {{"seats", namesJson(pairing.seats)},
         {"battlefields", namesJson(battlefields)},
         {"games", tally.games},
         {"wins", JsonValue::array({tally.wins[0], tally.wins[1]})},
         {"shares", JsonValue::array({share(tally.wins[0], finished), share(tally.wins[1], finished)})},
         {"intervals",
          JsonValue::array({intervalJson(tally.wins[0], finished), intervalJson(tally.wins[1], finished)})},
         {"firstPlayerWins", tally.firstWins},
         {"turns", rounded(static_cast<double>(tally.turns) / games)},
         {"decisions", rounded(static_cast<double>(tally.decisions) / games)},
         {"unfinished", tally.unfinished},
         {"faults", tally.faults}});
}

struct Run {
    const std::vector<Pairing> &pairings;
    const TournamentSettings &settings;
    const TournamentResult &result;
    Tally all;
};

JsonValue runJson(const Run &run) {
    JsonValue pairings = JsonValue::array();
    for (std::size_t index = 0; index < run.pairings.size(); ++index)
        pairings.append(pairingJson(run.pairings[index], run.result.tallies[index]));
    JsonValue bots = JsonValue::array();
    for (const ai::Level level : run.settings.bots)
        bots.append(ai::kLevelNames[static_cast<std::size_t>(level)]);
    JsonValue faults = JsonValue::array();
    for (const Fault &fault : run.result.faults)
        faults.append(JsonValue::object({{"seats", namesJson(run.pairings[fault.pairing].seats)},
                                         {"battlefield", fault.battlefield},
                                         {"game", fault.game},
                                         {"seed", std::to_string(fault.seed)},
                                         {"problem", fault.problem}}));
    const std::int64_t finished = run.all.games - run.all.unfinished;
    return JsonValue::object(
        {{"games", run.all.games},
         {"unfinished", run.all.unfinished},
         {"faults", run.all.faults},
         {"seed", run.settings.seed},
         {"bots", bots},
         {"firstPlayer", JsonValue::object({{"wins", run.all.firstWins},
                                            {"share", share(run.all.firstWins, finished)},
                                            {"interval", intervalJson(run.all.firstWins, finished)}})},
         {"pairings", pairings},
         {"faultyGames", faults},
         {"threads", run.settings.threads},
         {"seconds", rounded(run.result.seconds)},
         {"gamesPerSecond", std::round(static_cast<double>(run.all.games) / run.result.seconds)}});
}

std::string csv(const Run &run) {
    std::ostringstream out;
    out << "team1,team2,games,wins1,wins2,share1,low1,high1,firstPlayerWins,turns,decisions,unfinished,faults\n";
    for (std::size_t index = 0; index < run.pairings.size(); ++index) {
        const Tally &tally = run.result.tallies[index];
        const JsonValue row = pairingJson(run.pairings[index], tally);
        const auto number = [](const JsonValue &value) { return io::writeJsonLine(value); };
        out << teamName(run.pairings[index], 0) << ',' << teamName(run.pairings[index], 1) << ',' << tally.games << ','
            << tally.wins[0] << ',' << tally.wins[1] << ',' << number(row["shares"][0]) << ','
            << number(row["intervals"][0][0]) << ',' << number(row["intervals"][0][1]) << ',' << tally.firstWins << ','
            << number(row["turns"]) << ',' << number(row["decisions"]) << ',' << tally.unfinished << ',' << tally.faults
            << '\n';
    }
    return out.str();
}

std::string percent(std::int64_t hits, std::int64_t of) {
    const Interval interval = wilson(hits, of);
    std::ostringstream out;
    out << std::fixed << std::setprecision(1) << share(hits, of) * 100 << " % (" << interval.low * 100 << " to "
        << interval.high * 100 << ")";
    return out.str();
}

std::string readable(const Run &run) {
    std::ostringstream out;
    for (std::size_t index = 0; index < run.pairings.size(); ++index) {
        const Tally &tally = run.result.tallies[index];
        for (std::size_t team = 0; team < 2; ++team)
            out << (team == 0 ? "" : "   ") << teamName(run.pairings[index], team) << ' '
                << percent(tally.wins[team], tally.games - tally.unfinished);
        out << '\n';
    }
    const auto games = static_cast<double>(std::max<std::int64_t>(1, run.all.games));
    out << "\nfirst player wins " << percent(run.all.firstWins, run.all.games - run.all.unfinished) << "\n"
        << run.all.games << " games, " << run.all.unfinished << " unfinished, " << run.all.faults << " faults; "
        << std::fixed << std::setprecision(1) << static_cast<double>(run.all.turns) / games << " turns and "
        << static_cast<double>(run.all.decisions) / games << " decisions a game; " << std::setprecision(0)
        << games / run.result.seconds << " games/s on " << run.settings.threads << " threads\n";
    for (const Fault &fault : run.result.faults)
        out << "fault: " << teamName(run.pairings[fault.pairing], 0) << " v "
            << teamName(run.pairings[fault.pairing], 1) << " on " << fault.battlefield << ", game " << fault.game
            << " (seed " << fault.seed << "): " << fault.problem << '\n';
    return out.str();
}

ExitCode runSimulate(const Arguments &arguments, Console &console) {
    if (arguments.has("json") && arguments.has("csv"))
        Arguments::refuse("give either --json or --csv");
    const io::Library library;
    std::size_t seatCount = 0;
    const std::vector<Pairing> pairings = pairingsOf(library, arguments, seatCount);
    const int cores = static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
    const TournamentSettings settings{
        .bots = botsOf(arguments, seatCount),
        .budget = {.milliseconds = static_cast<int>(arguments.integer("ms", 0, 0, 600'000)),
                   .iterations = static_cast<int>(arguments.integer("iterations", 0, 0, 1'000'000'000))},
        .seed = arguments.seed(),
        .gamesEach = arguments.integer("games", 1000, 1, 1'000'000'000),
        .threads = static_cast<int>(arguments.integer("threads", cores, 1, 256)),
        .isCheckingAlways = arguments.has("check")};
    const std::int64_t total = settings.gamesEach * static_cast<std::int64_t>(pairings.size());
    const TournamentResult result = playTournament(pairings, settings, [&](std::int64_t played) {
        if (console.isErrTerminal)
            console.err << '\r' << played << " of " << total << " games" << std::flush;
    });
    if (console.isErrTerminal)
        console.err << "\r\033[K" << std::flush;
    Run run{pairings, settings, result, {}};
    for (const Tally &tally : result.tallies)
        run.all.add(tally);
    if (arguments.has("json"))
        console.out << io::writeJson(runJson(run));
    else
        console.out << (arguments.has("csv") ? csv(run) : readable(run));
    return run.all.faults + run.all.unfinished > 0 ? ExitCode::Problems : ExitCode::Ok;
}

constexpr OptionSpec kOptions[] = {
    {"seats", "A,B[,C,D]", "the decks that play; four for teams A1, B1, A2, B2"},
    {"all-pairs", "", "every two of the built-in decks, each first in half of the games"},
    {"games", "N", "games of each pairing (1000)"},
    {"battlefield", "ID[,ID]", "ids or files, by turns (all built-in ones that suit)"},
    {"bot", "LEVEL", "random, easy, normal, hard or expert, for all seats (random)"},
    {"bots", "L,L[,L,L]", "a level for each seat"},
    {"ms", "N", "time for each decision of a bot, in milliseconds"},
    {"iterations", "N", "effort for each decision of a bot, the same on every machine"},
    {"swap", "", "with --seats: the other team goes first in every other round of battlefields"},
    {"seed", "N", "seed of the run (0)"},
    {"threads", "N", "threads (one for each core); the counts do not depend on it"},
    {"check", "", "check what must always hold after every decision, not only at the end"},
    {"json", "", "print JSON"},
    {"csv", "", "print one line for each pairing, separated by commas"},
};

} // namespace

constinit const CommandSpec kSimulateCommand = {
    .name = "simulate",
    .summary = "let bots play many games and count who wins",
    .operands = {},
    .options = kOptions,
    .details =
        "Shares are of the finished games, with 95 % intervals. The exit code is 1 if a game did not end within\n"
        "20000 decisions or broke something that must always hold.",
    .examples = "simulate --games 20000 --seats robin-hood,bigfoot --bot random --seed 1 --json\n"
                "simulate --all-pairs --games 200 --csv\n"
                "simulate --seats medusa,alice,hamlet,sinbad --battlefield greenwood --check",
    .run = runSimulate,
};

} // namespace champclos::cli

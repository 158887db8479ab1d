// SPDX-License-Identifier: MIT
#include "engine/cli/bench_levels.h"
#include "engine/cli/bench_search.h"
#include "engine/cli/commands.h"
#include "engine/cli/content.h"
#include "engine/cli/measure.h"
#include "engine/core/state.h"
#include "engine/io/json.h"

#include <algorithm>
#include <cmath>
#include <iomanip>
#include <ostream>
#include <sstream>

namespace champclos::cli {

using io::JsonValue;

namespace {

constexpr int kSignatureGames = 4;

std::uint32_t signature(const io::Library &library) {
    std::vector<std::shared_ptr<const Match>> matches;
    const auto &decks = library.deckIds();
    for (std::size_t first = 0; first < decks.size(); ++first)
        for (std::size_t second = 0; second < decks.size(); ++second)
            if (first != second)
                for (const std::string &battlefield : battlefieldsFor(library, 2))
                    matches.push_back(matchOf(library, battlefield, {decks[first], decks[second]}));
    for (const std::string &battlefield : battlefieldsFor(library, 4))
        for (std::size_t first = 0; first < decks.size(); ++first)
            matches.push_back(matchOf(library, battlefield,
                                      {decks[first], decks[(first + 1) % decks.size()],
                                       decks[(first + 2) % decks.size()], decks[(first + 3) % decks.size()]}));
    std::vector<const Match *> pointers;
    pointers.reserve(matches.size());
    for (const auto &match : matches)
        pointers.push_back(match.get());
    return signatureOf(pointers, kSignatureGames);
}

double rounded(double number, int decimals) {
    const double scale = std::pow(10, decimals);
    return std::round(number * scale) / scale;
}

struct Settings {
    std::string battlefield;
    int games = 0;
    int rounds = 0;
};

JsonValue pairingJson(const io::Library &library, const Settings &settings, const std::vector<std::string> &seats,
                      double bare) {
    const auto match = matchOf(library, settings.battlefield, seats);
    const PlaySpeed speed = measurePlay(*match, settings.games, settings.rounds);
    JsonValue names = JsonValue::array();
    for (const std::string &seat : seats)
        names.append(seat);
    return JsonValue::object({{"seats", names},
                              {"nsPerDecision", rounded(speed.nsPerDecision, 1)},
                              {"gamesPerSecond", std::round(speed.gamesPerSecond)},
                              {"decisionsPerGame", rounded(speed.decisionsPerGame, 1)},
                              {"decisionRatio", rounded(speed.nsPerDecision / bare, 2)}});
}

JsonValue allPairings(const io::Library &library, Settings settings, double bare) {
    settings.games = std::max(1, settings.games / 10);
    settings.rounds = std::max(1, settings.rounds / 3);
    JsonValue list = JsonValue::array();
    const auto &decks = library.deckIds();
    for (std::size_t first = 0; first < decks.size(); ++first)
        for (std::size_t second = first + 1; second < decks.size(); ++second)
            list.append(pairingJson(library, settings, {decks[first], decks[second]}, bare));
    return list;
}

/// A duel of each deck, and some team games.
std::vector<MiddleGame> middleGames(const io::Library &library) {
    std::vector<MiddleGame> positions;
    const auto &decks = library.deckIds();
    const auto deck = [&](std::size_t place) { return decks[place % decks.size()]; };
    const auto duels = battlefieldsFor(library, 2);
    const auto teams = battlefieldsFor(library, 4);
    for (std::size_t first = 0; first < decks.size(); ++first) {
        positions.push_back(
            middleGame(matchOf(library, duels[first % duels.size()], {deck(first), deck(first + 3)}), first + 1));
        if (first % 3 == 0 && !teams.empty())
            positions.push_back(middleGame(matchOf(library, teams[first % teams.size()],
                                                   {deck(first), deck(first + 1), deck(first + 2), deck(first + 3)}),
                                           first + 1));
    }
    return positions;
}

JsonValue searchJson(const io::Library &library, int iterations, int rounds) {
    const std::vector<MiddleGame> positions = middleGames(library);
    const SearchSpeed speed = measureSearch(positions, iterations, rounds);
    return JsonValue::object({{"positions", static_cast<std::int64_t>(positions.size())},
                              {"iterationsPerSecond", std::round(speed.iterationsPerSecond)},
                              {"nsIteration", std::round(speed.nsIteration)},
                              {"nsDeterminize", std::round(speed.nsDeterminize)},
                              {"nsPlayout", std::round(speed.nsPlayout)},
                              {"iterationRatio", rounded(speed.ratio(), 2)}});
}

/// What the levels that think by the clock do in their time.
JsonValue levelsJson(const io::Library &library) {
    const std::vector<MiddleGame> positions = middleGames(library);
    JsonValue levels = JsonValue::object({});
    for (const ai::Level level : {ai::Level::Hard, ai::Level::Expert})
        levels.set(ai::kLevelNames[level],
                   JsonValue::object({{"milliseconds", ai::usualMilliseconds(level)},
                                      {"iterations", std::round(iterationsInTime(positions, level))}}));
    return levels;
}

JsonValue longestJson(const io::Library &library, int games) {
    const LongestDecision longest = longestDecision(library, games);
    return JsonValue::object({{"games", games},
                              {"decisions", longest.decisions},
                              {"milliseconds", rounded(longest.milliseconds, 1)},
                              {"ownMilliseconds", rounded(longest.ownMilliseconds, 1)},
                              {"budget", ai::usualMilliseconds(ai::Level::Hard)}});
}

std::string readable(const JsonValue &result) {
    std::ostringstream out;
    const auto row = [&](std::string_view label, const JsonValue &number, std::string_view unit) {
        out << std::left << std::setw(34) << label << std::right << std::setw(12) << io::writeJsonLine(number) << ' '
            << unit << '\n';
    };
    const auto line = [&](std::string_view label, std::string_view key, std::string_view unit) {
        row(label, result[key], unit);
    };
    line("a decision of random play", "nsPerDecision", "ns");
    line("a bare decision", "nsBareDecision", "ns");
    line("ratio (at most 12, aim for 6)", "decisionRatio", "");
    line("games", "gamesPerSecond", "per second");
    line("decisions", "decisionsPerGame", "per game");
    line("a state", "stateBytes", "bytes");
    line("copying a state", "nsCopy", "ns");
    line("memcpy of the same size", "nsMemcpy", "ns");
    line("ratio (at most 1.5)", "copyRatio", "");
    const JsonValue &search = result["search"];
    row("search with full random games", search["iterationsPerSecond"], "iterations per second");
    row("an iteration", search["nsIteration"], "ns");
    row("a determinization, with its copy", search["nsDeterminize"], "ns");
    row("a random game to its end", search["nsPlayout"], "ns");
    row("ratio to its parts (at most 1.5)", search["iterationRatio"], "");
    if (const JsonValue &levels = result["levels"]; levels.isObject())
        for (const auto *level : {"hard", "expert"})
            row("iterations of " + std::string(level) + " in " + io::writeJsonLine(levels[level]["milliseconds"]) +
                    " ms",
                levels[level]["iterations"], "");
    if (const JsonValue &longest = result["longestDecision"]; longest.isObject()) {
        row("longest decision of hard", longest["milliseconds"],
            "ms, of " + io::writeJsonLine(longest["decisions"]) + " (at most " + io::writeJsonLine(longest["budget"]) +
                " + 20)");
        row("longest in its own time", longest["ownMilliseconds"], "ms, without what else this machine did");
    }
    for (const JsonValue &pairing : result["pairings"].items())
        out << std::left << std::setw(34) << pairing["seats"][0].string() + ", " + pairing["seats"][1].string()
            << std::right << std::setw(12) << io::writeJsonLine(pairing["nsPerDecision"]) << " ns, ratio "
            << io::writeJsonLine(pairing["decisionRatio"]) << '\n';
    out << "Bench: " << io::writeJsonLine(result["signature"]) << '\n';
    return out.str();
}

ExitCode runBench(const Arguments &arguments, Console &console) {
    const io::Library library;
    const std::vector<std::string> seats = seatsOf(arguments, library);
    const Settings settings{.battlefield = battlefieldFor(library, arguments, seats.size()),
                            .games = static_cast<int>(arguments.integer("games", 2000, 1, 10'000'000)),
                            .rounds = static_cast<int>(arguments.integer("rounds", 9, 1, 1000))};
    const auto match = matchOf(library, settings.battlefield, seats);
    const double bare = measureBareDecision(settings.rounds);
    JsonValue result = pairingJson(library, settings, seats, bare);
    const double copy = measureStateCopy(*match, settings.rounds * 5);
    const double plain = measureMemcpy(settings.rounds * 5);
    result.set("battlefield", settings.battlefield)
        .set("nsBareDecision", rounded(bare, 1))
        .set("stateBytes", sizeof(GameState))
        .set("nsCopy", rounded(copy, 1))
        .set("nsMemcpy", rounded(plain, 1))
        .set("copyRatio", rounded(copy / plain, 2))
        .set("search", searchJson(library, std::min(settings.games, 500), settings.rounds));
    if (arguments.has("levels"))
        result.set("levels", levelsJson(library));
    if (arguments.has("longest"))
        result.set("longestDecision",
                   longestJson(library, static_cast<int>(arguments.integer("longest", 0, 1, 100'000))));
    if (arguments.has("all"))
        result.set("pairings", allPairings(library, settings, bare));
    result.set("signature", signature(library));
    console.out << (arguments.has("json") ? io::writeJson(result) : readable(result));
    return ExitCode::Ok;
}

constexpr OptionSpec kOptions[] = {
    {"seats", "A,B", "the decks that play (robin-hood,bigfoot)"},
    {"battlefield", "ID", "id or file (the first that fits)"},
    {"games", "N", "random games in each round (2000)"},
    {"rounds", "N", "rounds; the best one counts (9)"},
    {"all", "", "also every pairing of the built-in decks"},
    {"levels", "", "also how many iterations hard and expert do in their time"},
    {"longest", "N", "also the longest decision of hard, by the clock, over N games with all decks"},
    {"json", "", "print JSON"},
};

} // namespace

constinit const CommandSpec kBenchCommand = {
    .name = "bench",
    .summary = "measure how fast the engine is",
    .operands = {},
    .options = kOptions,
    .details = "Measures, one after the other on one core: a decision of uniformly random play (legal actions, pick,\n"
               "apply) against a bare decision (a three-step reach on a board of 36 spaces, a pick, a write);\n"
               "copying a state against a memcpy of the same size; the search, with uniformly random games to the\n"
               "end, from fixed positions in the middle of games, against what an iteration is made of. \"Bench\" is\n"
               "a signature over fixed random games with all built-in decks: it changes if and only if the engine\n"
               "plays differently.",
    .examples = "bench\nbench --json --all\nbench --levels --longest 60\nbench --seats medusa,titania --rounds 20",
    .run = runBench,
};

} // namespace champclos::cli

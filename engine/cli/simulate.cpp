// SPDX-License-Identifier: MIT
#include "engine/cli/commands.h"
#include "engine/cli/content.h"
#include "engine/cli/results.h"
#include "engine/cli/run_options.h"
#include "engine/cli/simulation_json.h"
#include "engine/cli/stage.h"

#include <algorithm>
#include <ostream>

namespace champclos::cli {

namespace {

/// Who meets whom: every entry names the decks of two or four seats.
struct Lineup {
    std::vector<std::vector<std::string>> pairings;
    bool isSwapping = false;
};

void addOnce(Lineup &lineup, const std::string &first, const std::string &second) {
    const std::vector<std::string> pairing = {first, second};
    if (std::find(lineup.pairings.begin(), lineup.pairings.end(), pairing) == lineup.pairings.end())
        lineup.pairings.push_back(pairing);
}

/// Every two of the decks; where the bots differ, either of them plays each of the two.
Lineup everyTwo(const std::vector<std::string> &decks, bool areBotsDifferent) {
    if (decks.size() < 2)
        Arguments::refuse("--decks needs at least two decks, or --against");
    Lineup lineup{.pairings = {}, .isSwapping = true};
    for (std::size_t first = 0; first < decks.size(); ++first)
        for (std::size_t second = first + 1; second < decks.size(); ++second) {
            addOnce(lineup, decks[first], decks[second]);
            if (areBotsDifferent)
                addOnce(lineup, decks[second], decks[first]);
        }
    return lineup;
}

Lineup lineupOf(const io::Library &library, const Arguments &arguments, bool areBotsDifferent) {
    const int ways = int(arguments.has("seats")) + int(arguments.has("all-pairs")) + int(arguments.has("decks"));
    if (ways != 1)
        Arguments::refuse("give one of --seats, --decks and --all-pairs");
    if (arguments.has("against") && !arguments.has("decks"))
        Arguments::refuse("--against goes with --decks");
    if (arguments.has("swap") && !arguments.has("seats"))
        Arguments::refuse("--swap goes with --seats; with --decks and --all-pairs seats are swapped anyway");
    if (arguments.has("seats"))
        return {.pairings = {seatsOf(arguments, library)}, .isSwapping = arguments.has("swap")};
    if (arguments.has("all-pairs"))
        return everyTwo(library.deckIds(), areBotsDifferent);
    if (!arguments.has("against"))
        return everyTwo(arguments.list("decks"), areBotsDifferent);
    Lineup lineup{.pairings = {}, .isSwapping = true};
    for (const std::string &deck : arguments.list("decks"))
        for (const std::string &other : arguments.list("against"))
            addOnce(lineup, deck, other);
    return lineup;
}

std::vector<std::string> battlefieldsOf(const io::Library &library, const Arguments &arguments, std::size_t seats) {
    if (arguments.has("battlefield") && arguments.has("boards"))
        Arguments::refuse("--boards and --battlefield mean the same: give one of them");
    for (const char *option : {"battlefield", "boards"})
        if (arguments.has(option) && arguments.text(option) != "all")
            return arguments.list(option);
    return battlefieldsFor(library, seats);
}

ai::Pairing pairingOf(Stage &stage, const std::vector<std::string> &seats, const std::vector<std::string> &battlefields,
                      bool isSwapping) {
    ai::Pairing pairing;
    pairing.seats = seats;
    for (const std::string &battlefield : battlefields)
        pairing.rounds.push_back(stage.round(battlefield, seats, false));
    if (isSwapping)
        for (const std::string &battlefield : battlefields)
            pairing.rounds.push_back(stage.round(battlefield, seats, true));
    return pairing;
}

ai::TournamentPlan planOf(const io::Library &library, Stage &stage, const Arguments &arguments) {
    const std::size_t seats = arguments.has("seats") ? seatsOf(arguments, library).size() : 2;
    const std::vector<ai::Player> players = playersOf(arguments, seats);
    const Lineup lineup = lineupOf(library, arguments, players[0] != players[1]);
    ai::TournamentPlan plan;
    plan.gamesEach = arguments.integer("games", 1000, 1, 1'000'000'000);
    plan.seed = arguments.seed();
    plan.shard = shardOf(arguments);
    plan.isCheckingAlways = arguments.has("check");
    plan.isCountingEvents = arguments.has("usage");
    const std::vector<std::string> battlefields = battlefieldsOf(library, arguments, seats);
    for (const std::vector<std::string> &decks : lineup.pairings) {
        plan.pairings.push_back(pairingOf(stage, decks, battlefields, lineup.isSwapping));
        plan.pairings.back().players = players;
    }
    return plan;
}

UsageNames usageNames(const DeckDef &deck) {
    UsageNames names;
    for (const CardDef &card : deck.cards)
        names.cards.push_back(card.id);
    if (deck.pile)
        for (const PileDef::Spell &spell : deck.pile->spells)
            names.spells.push_back(spell.id);
    if (deck.token)
        for (const TokenDef::Side &side : deck.token->sides)
            names.tokenSides.push_back(side.id);
    if (deck.sideDeck)
        for (const SideDeckDef::Card &card : deck.sideDeck->cards)
            names.sideCards.push_back(card.id);
    return names;
}

void addNames(Simulation &simulation, Stage &stage) {
    for (const ai::DeckUsage &usage : simulation.result.usage)
        simulation.names.push_back(usageNames(stage.deck(usage.deck)));
    for (const ai::HeatMap &heat : simulation.result.heat) {
        simulation.spaces.emplace_back();
        for (const Space &space : stage.battlefield(heat.battlefield).spaces)
            simulation.spaces.back().push_back(space.id);
    }
}

ExitCode runSimulate(const Arguments &arguments, Console &console) {
    const ResultWriter writer(arguments);
    const io::Library library;
    Stage stage(library);
    Simulation simulation;
    simulation.plan = planOf(library, stage, arguments);
    simulation.content = stage.contentHash();
    const Interruption interruption;
    ProgressLine line(console, arguments.has("progress"));
    ai::TournamentRun run;
    run.threads = threadsOf(arguments);
    run.stop = interruption.flag();
    run.progress = [&](const ai::TournamentProgress &progress) { line.show(progress); };
    simulation.result = playTournament(simulation.plan, run);
    line.clear();
    addNames(simulation, stage);
    return writer.write(simulation, run.threads, console);
}

constexpr OptionSpec kOptions[] = {
    {"seats", "A,B[,C,D]", "the decks that play; four for teams A1, B1, A2, B2"},
    {"decks", "A,B[,C...]", "every two of these decks, each first in half of the games"},
    {"against", "D[,E...]", "with --decks: each of those against each of these"},
    {"all-pairs", "", "every two of the built-in decks, each first in half of the games"},
    {"games", "N", "games of each pairing (1000)"},
    {"boards", "ID[,ID]", "battlefields, ids or files, in turn (all built-in ones that fit)"},
    {"battlefield", "ID[,ID]", "the same as --boards"},
    {"bot", "LEVEL", "random, easy, normal, hard, expert or flat64, for all seats (random)"},
    {"bots", "L,L[,L,L]", "a level for each seat of a pairing; it goes with the deck when seats are swapped"},
    {"ms", "N[,N...]", "time for each decision of a bot, in milliseconds; for all seats or for each"},
    {"iterations", "N[,N...]", "effort for each decision of a bot, the same on every machine; for all seats or each"},
    {"swap", "", "with --seats: the other team goes first in every other round of battlefields"},
    {"seed", "N", "seed of the run (0)"},
    {"threads", "N", "threads (one for each core); the counts do not depend on it"},
    {"shard", "I/N", "play only part I of N, counted from 1; `merge` adds the parts"},
    {"usage", "", "also count what decks do, and where fighters stand and fall"},
    {"check", "", "check what must always hold after every decision, not only at the end"},
    {"progress", "", "report progress every few seconds, even without a terminal"},
    {"json", "", "print JSON"},
    {"csv", "", "print one line for each pairing, separated by commas"},
    {"out", "FILE", "write the result to a file"},
};

} // namespace

constinit const CommandSpec kSimulateCommand = {
    .name = "simulate",
    .summary = "let bots play many games and count who wins",
    .operands = {},
    .options = kOptions,
    .details =
        "Shares are of the games that somebody won, with 95% intervals. Where the bots of a pairing differ, --decks "
        "and\n"
        "--all-pairs let either of them play each deck. Bots that think by the clock never play the same way twice: "
        "give\n"
        "--iterations where runs are to be compared. Ctrl-C prints what has been played so far.\n"
        "\n"
        "The exit code is 1 if a game did not end within 20000 decisions or broke something that must always hold, "
        "and\n"
        "130 if the run was stopped.",
    .examples = "simulate --games 20000 --seats robin-hood,bigfoot --bot random --seed 1 --json\n"
                "simulate --all-pairs --games 200 --bot normal --csv --out table.csv\n"
                "simulate --decks my-hero.json --against medusa,alice --bot normal --usage\n"
                "simulate --all-pairs --bots hard,normal --iterations 2000,0 --shard 1/8 --json --out part-1.json\n"
                "simulate --seats medusa,alice,hamlet,sinbad --boards greenwood --check",
    .run = runSimulate,
};

} // namespace champclos::cli

// SPDX-License-Identifier: MIT
#include "engine/cli/simulation_json.h"

#include "engine/cli/run_options.h"

#include <algorithm>
#include <iomanip>
#include <sstream>

namespace champclos::cli {

namespace {

std::string padded(std::string text, std::size_t width) {
    text.resize(std::max(text.size(), width), ' ');
    return text;
}

double average(std::int64_t sum, std::int64_t games) {
    return static_cast<double>(sum) / static_cast<double>(std::max<std::int64_t>(1, games));
}

std::string namedText(const char *heading, const char *what, std::vector<ai::NamedTally> tallies, bool isSorted) {
    if (tallies.size() < 2)
        return {};
    const auto scoreOf = [](const ai::NamedTally &tally) { return ai::score(tally.wins, tally.decided()); };
    if (isSorted)
        std::stable_sort(tallies.begin(), tallies.end(), [&](const ai::NamedTally &left, const ai::NamedTally &right) {
            return scoreOf(left).share > scoreOf(right).share;
        });
    std::size_t width = 0;
    for (const ai::NamedTally &tally : tallies)
        width = std::max(width, tally.name.size());
    std::ostringstream out;
    out << '\n' << heading << '\n';
    for (const ai::NamedTally &tally : tallies)
        out << "  " << padded(tally.name, width) << "  " << what << percentText(scoreOf(tally)) << ", " << std::fixed
            << std::setprecision(1) << average(tally.turns, tally.games) << " turns\n";
    return out.str();
}

/// Who won where the bots of the two teams differ.
std::string levelsText(const Simulation &simulation, const ai::Tally &all) {
    const std::vector<ai::Player> &players = simulation.plan.pairings.front().players;
    std::array<std::string, 2> teams;
    for (std::size_t seat = 0; seat < players.size(); ++seat)
        teams[seat % 2] += (seat < 2 ? "" : "+") + std::string(nameOf(players[seat].level));
    if (players[0] == players[1] && teams[0] == teams[1])
        return {};
    return "\n" + teams[0] + " " + percentText(scoreOf(all, 0)) + "   " + teams[1] + " " +
           percentText(scoreOf(all, 1)) + "\n";
}

} // namespace

std::string readable(const Simulation &simulation, int threads) {
    const ai::TournamentPlan &plan = simulation.plan;
    const ai::TournamentResult &result = simulation.result;
    const ai::Tally all = result.all();
    std::ostringstream out;
    for (std::size_t index = 0; index < plan.pairings.size(); ++index)
        out << teamName(plan.pairings[index], 0) << ' ' << percentText(scoreOf(result.tallies[index], 0)) << "   "
            << teamName(plan.pairings[index], 1) << ' ' << percentText(scoreOf(result.tallies[index], 1)) << '\n';
    if (plan.pairings.size() > 1)
        out << namedText("decks", "", talliesByDeck(plan, result), true);
    out << namedText("battlefields", "first player ", talliesByBattlefield(plan, result), false)
        << levelsText(simulation, all);
    if (plan.isCountingEvents)
        out << usageText(simulation);
    out << "\nfirst player wins " << percentText(firstPlayerScore(all)) << "\n"
        << all.games << " games, " << all.drawn << " drawn, " << all.unfinished << " unfinished, " << all.faults
        << " faults; " << std::fixed << std::setprecision(1) << average(all.turns, all.games) << " turns and "
        << average(all.decisions, all.games) << " decisions a game";
    if (threads > 0)
        out << "; " << rateText(all.games, result.seconds) << " on " << threads
            << (threads == 1 ? " thread" : " threads");
    out << '\n';
    for (const ai::Fault &fault : result.faults)
        out << "fault: " << teamName(plan.pairings[fault.pairing], 0) << " v "
            << teamName(plan.pairings[fault.pairing], 1) << " on " << fault.battlefield << ", game " << fault.game
            << " (seed " << fault.seed << "): " << fault.problem << '\n';
    if (result.isStopped)
        out << "stopped after " << all.games << " of " << gamesOf(plan) << " games\n";
    return out.str();
}

std::string usageText(const Simulation &simulation) {
    struct Row {
        EventKind kind;
        const char *name;
    };
    constexpr Row kRows[] = {{EventKind::SchemePlayed, "schemes"},
                             {EventKind::AttackDeclared, "attacks"},
                             {EventKind::Boosted, "boosts"},
                             {EventKind::ActionsGained, "actions gained"},
                             {EventKind::HealthRecovered, "recoveries"},
                             {EventKind::FighterReturned, "fighters returned"},
                             {EventKind::Exhausted, "exhaustions"},
                             {EventKind::TokenTurned, "token turned"},
                             {EventKind::SpellCast, "spells cast"},
                             {EventKind::SideCardDiscarded, "side cards spent"},
                             {EventKind::SideCardReturned, "side cards returned"},
                             {EventKind::LineCompleted, "lines completed"}};
    std::size_t width = 0;
    for (const ai::DeckUsage &usage : simulation.result.usage)
        width = std::max(width, usage.deck.size());
    std::ostringstream out;
    out << "\na game\n" << std::fixed << std::setprecision(2);
    for (std::size_t place = 0; place < simulation.result.usage.size(); ++place) {
        const ai::DeckUsage &usage = simulation.result.usage[place];
        out << "  " << padded(usage.deck, width) << "  maneuvers " << average(usage.actions[0], usage.games);
        for (const Row &row : kRows)
            if (usage.of(row.kind) > 0)
                out << ", " << row.name << ' ' << average(usage.of(row.kind), usage.games);
        // A line is discarded when it is completed, and when it has grown too long.
        if (usage.of(EventKind::LineDiscarded) > 0)
            out << ", lines lost "
                << average(usage.of(EventKind::LineDiscarded) - usage.of(EventKind::LineCompleted), usage.games);
        if (usage.combatBoosts > 0)
            out << ", boosts in combat " << average(usage.combatBoosts, usage.games);
        const UsageNames &names = simulation.names[place];
        for (std::size_t spell = 0; spell < names.spells.size(); ++spell)
            out << ", " << names.spells[spell] << ' ' << average(usage.spells[spell], usage.games);
        for (std::size_t side = 0; side < names.tokenSides.size(); ++side)
            out << ", " << names.tokenSides[side] << ' ' << average(usage.tokenSides[side], usage.games);
        for (std::size_t card = 0; card < names.sideCards.size(); ++card)
            out << ", " << names.sideCards[card] << ' ' << average(usage.sideCardsSpent[card], usage.games);
        out << ", damage in combat " << average(usage.damageDealt, usage.games) << '\n';
    }
    return out.str();
}

} // namespace champclos::cli

// SPDX-License-Identifier: MIT
#include "engine/cli/simulation_json.h"

#include "engine/cli/event_json.h"
#include "engine/cli/stage.h"

#include <charconv>

namespace champclos::cli {

using io::JsonValue;

namespace {

/// What is not as it should be, thrown and caught in this file.
struct Unreadable {
    std::string problem;
};

const JsonValue &member(const JsonValue &json, const char *key) {
    if (const JsonValue *found = json.find(key))
        return *found;
    throw Unreadable{std::string("\"") + key + "\" is missing"};
}

std::int64_t count(const JsonValue &value, const char *what) {
    constexpr std::int64_t kMost = std::int64_t(1) << 52;
    if (!value.isInteger() || value.integer() < 0 || value.integer() > kMost)
        throw Unreadable{std::string("\"") + what + "\" must be a whole number"};
    return value.integer();
}
std::int64_t countOf(const JsonValue &json, const char *key) { return count(member(json, key), key); }

std::vector<std::string> names(const JsonValue &list) {
    std::vector<std::string> texts;
    for (const JsonValue &item : list.items())
        texts.push_back(item.string());
    return texts;
}

/// The names of an object's members, and their numbers in the same order.
template <class Numbers> std::vector<std::string> counts(const JsonValue &object, Numbers &numbers) {
    std::vector<std::string> keys;
    if (object.members().size() > numbers.size())
        throw Unreadable{"there are too many counts"};
    for (const io::JsonMember &entry : object.members()) {
        numbers[keys.size()] = count(entry.value, entry.key.c_str());
        keys.push_back(entry.key);
    }
    return keys;
}

std::vector<ai::Player> players(const JsonValue &json) {
    std::vector<ai::Player> list;
    const JsonValue &budgets = member(json, "budgets");
    for (const JsonValue &bot : member(json, "bots").items()) {
        const auto level = ai::levelNamed(bot.string());
        if (!level)
            throw Unreadable{"there is no level " + io::quoted(bot.string())};
        const JsonValue &budget = budgets[list.size()];
        list.push_back(
            {*level, static_cast<int>(countOf(budget, "ms")), static_cast<int>(countOf(budget, "iterations"))});
    }
    return list;
}

ai::Tally tally(const JsonValue &json, bool isSwapped) {
    ai::Tally tally;
    tally.games = countOf(json, "games");
    tally.wins = {count(json["wins"][0], "wins"), count(json["wins"][1], "wins")};
    tally.firstWins = tally.wins[isSwapped ? 1 : 0];
    tally.drawn = json.contains("drawn") ? countOf(json, "drawn") : 0;
    tally.unfinished = countOf(json, "unfinished");
    tally.faults = countOf(json, "faults");
    tally.turns = countOf(json, "turns");
    tally.decisions = countOf(json, "decisions");
    if (tally.wins[0] + tally.wins[1] + tally.drawn + tally.unfinished != tally.games)
        throw Unreadable{"the wins of a round do not add up to its games"};
    return tally;
}

void readPairing(const JsonValue &json, Simulation &simulation) {
    ai::Pairing pairing;
    pairing.seats = names(member(json, "seats"));
    if (pairing.seats.size() != 2 && pairing.seats.size() != 4)
        throw Unreadable{"a pairing needs two or four seats"};
    std::vector<ai::Tally> rounds;
    ai::Tally sum;
    for (const JsonValue &item : member(json, "rounds").items()) {
        const bool isSwapped = countOf(item, "first") == 2;
        pairing.rounds.push_back({.match = nullptr,
                                  .isSwapped = isSwapped,
                                  .battlefield = member(item, "battlefield").string(),
                                  .decks = isSwapped ? otherTeamFirst(pairing.seats) : pairing.seats});
        rounds.push_back(tally(item, isSwapped));
        sum.add(rounds.back());
    }
    simulation.plan.pairings.push_back(std::move(pairing));
    simulation.result.rounds.push_back(std::move(rounds));
    simulation.result.tallies.push_back(sum);
}

void readUsage(const JsonValue &json, Simulation &simulation) {
    ai::DeckUsage usage;
    usage.deck = member(json, "deck").string();
    usage.games = countOf(json, "games");
    usage.damageDealt = countOf(json, "combatDamage");
    usage.combatBoosts = countOf(json, "combatBoosts");
    counts(member(json, "actions"), usage.actions);
    for (std::size_t kind = 0; kind < ai::kEventKinds; ++kind)
        if (const JsonValue *found = member(json, "events").find(eventName(static_cast<EventKind>(kind))))
            usage.events[kind] = count(*found, "events");
    UsageNames names;
    names.spells = counts(member(json, "spells"), usage.spells);
    names.sideCards = counts(member(json, "sideCards"), usage.sideCardsSpent);
    names.tokenSides = counts(member(json, "tokenSides"), usage.tokenSides);
    names.cards = counts(member(json, "cards"), usage.cards);
    simulation.result.usage.push_back(std::move(usage));
    simulation.names.push_back(std::move(names));
}

void readHeat(const JsonValue &json, Simulation &simulation) {
    ai::HeatMap heat{.battlefield = member(json, "battlefield").string(), .games = countOf(json, "games")};
    simulation.spaces.push_back(names(member(json, "spaces")));
    for (const JsonValue &number : member(json, "stood").items())
        heat.stood.push_back(count(number, "stood"));
    for (const JsonValue &number : member(json, "fell").items())
        heat.fell.push_back(count(number, "fell"));
    for (const JsonValue &number : member(json, "struckFirst").items())
        heat.struckFirst.push_back(count(number, "struckFirst"));
    const std::size_t spaces = simulation.spaces.back().size();
    if (heat.stood.size() != spaces || heat.fell.size() != spaces || heat.struckFirst.size() != spaces)
        throw Unreadable{"a heat map does not have a number for each space"};
    simulation.result.heat.push_back(std::move(heat));
}

void readFault(const JsonValue &json, Simulation &simulation) {
    ai::Fault fault;
    fault.pairing = static_cast<std::size_t>(countOf(json, "pairing"));
    fault.game = countOf(json, "game");
    fault.battlefield = member(json, "battlefield").string();
    fault.problem = member(json, "problem").string();
    const std::string &seed = member(json, "seed").string();
    std::from_chars(seed.data(), seed.data() + seed.size(), fault.seed);
    if (fault.pairing >= simulation.plan.pairings.size())
        throw Unreadable{"a fault belongs to no pairing"};
    simulation.result.faults.push_back(std::move(fault));
}

void readShard(const JsonValue &json, ai::Shard &shard) {
    if (!json.contains("shard"))
        return;
    shard.count = countOf(json["shard"], "count");
    shard.index = countOf(json["shard"], "index") - 1;
    if (shard.index < 0 || shard.index >= shard.count)
        throw Unreadable{"\"shard\" is out of range"};
}

Simulation readAll(const JsonValue &json) {
    if (json["format"].string() != "champclos-simulation")
        throw Unreadable{"it is not the result of simulate --json"};
    if (json["version"].integer() != 1)
        throw Unreadable{"it was written by another version of this program"};
    Simulation simulation;
    ai::TournamentPlan &plan = simulation.plan;
    plan.seed = static_cast<std::uint64_t>(member(json, "seed").integer());
    plan.gamesEach = countOf(json, "gamesEach");
    plan.isCheckingAlways = member(json, "check").boolean();
    plan.isCountingEvents = member(json, "usageCounted").boolean();
    simulation.content = member(json, "content").string();
    readShard(json, plan.shard);
    for (const JsonValue &pairing : member(json, "pairings").items())
        readPairing(pairing, simulation);
    if (plan.pairings.empty())
        throw Unreadable{"there is no pairing"};
    for (ai::Pairing &pairing : plan.pairings)
        pairing.players = players(json);
    for (const JsonValue &usage : member(json, "usage").items())
        readUsage(usage, simulation);
    for (const JsonValue &heat : member(json, "heat").items())
        readHeat(heat, simulation);
    for (const JsonValue &fault : member(json, "faultyGames").items())
        readFault(fault, simulation);
    simulation.result.isStopped = json["stopped"].boolean();
    if (simulation.result.all().games != countOf(json, "games"))
        throw Unreadable{"the games of the pairings do not add up"};
    if (!simulation.result.isStopped && simulation.result.all().games != gamesOf(plan))
        throw Unreadable{"games are missing"};
    return simulation;
}

} // namespace

std::optional<Simulation> simulationFrom(const JsonValue &json, std::string &problem) {
    try {
        return readAll(json);
    } catch (const Unreadable &unreadable) {
        problem = unreadable.problem;
        return std::nullopt;
    }
}

} // namespace champclos::cli

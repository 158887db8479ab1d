// SPDX-License-Identifier: MIT
#include "engine/cli/simulation_json.h"

#include "engine/cli/event_json.h"
#include "engine/cli/run_options.h"

#include <algorithm>
#include <cmath>

namespace champclos::cli {

using io::JsonValue;

namespace {

constexpr const char *kFormat = "champclos-simulation";
constexpr int kVersion = 1;

double share(const ai::Score &score) { return std::round(score.share * 1e6) / 1e6; }
double rounded(double number) { return std::round(number * 1e4) / 1e4; }
double average(std::int64_t sum, std::int64_t games) {
    return rounded(static_cast<double>(sum) / static_cast<double>(std::max<std::int64_t>(1, games)));
}

JsonValue namesJson(const std::vector<std::string> &names) {
    JsonValue list = JsonValue::array();
    for (const std::string &name : names)
        list.append(name);
    return list;
}

template <class Numbers> JsonValue numbersJson(const Numbers &numbers) {
    JsonValue list = JsonValue::array();
    for (const std::int64_t number : numbers)
        list.append(number);
    return list;
}

/// A number under each name, in their order.
template <class Numbers> JsonValue countsJson(const std::vector<std::string> &names, const Numbers &numbers) {
    JsonValue counts = JsonValue::object();
    for (std::size_t place = 0; place < names.size() && place < numbers.size(); ++place)
        counts.set(names[place], numbers[place]);
    return counts;
}

JsonValue intervalJson(const ai::Score &score) {
    return JsonValue::array({rounded(score.interval.low), rounded(score.interval.high)});
}

JsonValue scoreJson(const ai::Score &score) {
    return JsonValue::object({{"wins", score.wins}, {"share", share(score)}, {"interval", intervalJson(score)}});
}

JsonValue roundJson(const ai::Round &round, const ai::Tally &tally) {
    return JsonValue::object({{"battlefield", round.battlefield},
                              {"first", round.isSwapped ? 2 : 1},
                              {"games", tally.games},
                              {"wins", numbersJson(tally.wins)},
                              {"drawn", tally.drawn},
                              {"unfinished", tally.unfinished},
                              {"faults", tally.faults},
                              {"turns", tally.turns},
                              {"decisions", tally.decisions}});
}

JsonValue pairingJson(const ai::Pairing &pairing, const ai::Tally &tally, const std::vector<ai::Tally> &rounds) {
    std::vector<std::string> battlefields;
    JsonValue roundList = JsonValue::array();
    for (std::size_t place = 0; place < pairing.rounds.size(); ++place) {
        if (!pairing.rounds[place].isSwapped)
            battlefields.push_back(pairing.rounds[place].battlefield);
        roundList.append(roundJson(pairing.rounds[place], rounds[place]));
    }
    const ai::Score first = scoreOf(tally, 0);
    const ai::Score second = scoreOf(tally, 1);
    return JsonValue::object({{"seats", namesJson(pairing.seats)},
                              {"battlefields", namesJson(battlefields)},
                              {"games", tally.games},
                              {"wins", numbersJson(tally.wins)},
                              {"shares", JsonValue::array({share(first), share(second)})},
                              {"intervals", JsonValue::array({intervalJson(first), intervalJson(second)})},
                              {"firstPlayerWins", tally.firstWins},
                              {"turns", average(tally.turns, tally.games)},
                              {"decisions", average(tally.decisions, tally.games)},
                              {"drawn", tally.drawn},
                              {"unfinished", tally.unfinished},
                              {"faults", tally.faults},
                              {"rounds", roundList}});
}

JsonValue namedJson(const char *key, const std::vector<ai::NamedTally> &tallies) {
    JsonValue list = JsonValue::array();
    for (const ai::NamedTally &tally : tallies) {
        const ai::Score score = ai::score(tally.wins, tally.decided());
        list.append(JsonValue::object({{key, tally.name},
                                       {"games", tally.games},
                                       {"wins", tally.wins},
                                       {"drawn", tally.drawn},
                                       {"share", share(score)},
                                       {"interval", intervalJson(score)},
                                       {"turns", average(tally.turns, tally.games)},
                                       {"decisions", average(tally.decisions, tally.games)}}));
    }
    return list;
}

JsonValue usageJson(const ai::DeckUsage &usage, const UsageNames &names) {
    JsonValue events = JsonValue::object();
    for (std::size_t kind = 0; kind < ai::kEventKinds; ++kind)
        if (usage.events[kind] > 0)
            events.set(eventName(static_cast<EventKind>(kind)), usage.events[kind]);
    return JsonValue::object(
        {{"deck", usage.deck},
         {"games", usage.games},
         {"actions", countsJson({kActionTakenNames.begin(), kActionTakenNames.end()}, usage.actions)},
         {"combatDamage", usage.damageDealt},
         {"combatBoosts", usage.combatBoosts},
         {"events", events},
         {"spells", countsJson(names.spells, usage.spells)},
         {"sideCards", countsJson(names.sideCards, usage.sideCardsSpent)},
         {"tokenSides", countsJson(names.tokenSides, usage.tokenSides)},
         {"cards", countsJson(names.cards, usage.cards)}});
}

JsonValue heatJson(const ai::HeatMap &heat, const std::vector<std::string> &spaces) {
    return JsonValue::object({{"battlefield", heat.battlefield},
                              {"games", heat.games},
                              {"spaces", namesJson(spaces)},
                              {"stood", numbersJson(heat.stood)},
                              {"fell", numbersJson(heat.fell)},
                              {"struckFirst", numbersJson(heat.struckFirst)}});
}

JsonValue faultsJson(const Simulation &simulation) {
    JsonValue faults = JsonValue::array();
    for (const ai::Fault &fault : simulation.result.faults)
        faults.append(JsonValue::object({{"seats", namesJson(simulation.plan.pairings[fault.pairing].seats)},
                                         {"battlefield", fault.battlefield},
                                         {"game", fault.game},
                                         {"seed", std::to_string(fault.seed)},
                                         {"problem", fault.problem},
                                         {"pairing", fault.pairing}}));
    return faults;
}

void addPlan(JsonValue &json, const ai::TournamentPlan &plan, const std::string &content) {
    JsonValue bots = JsonValue::array();
    JsonValue budgets = JsonValue::array();
    for (const ai::Player &player : plan.pairings.front().players) {
        bots.append(nameOf(player.level));
        budgets.append(JsonValue::object({{"ms", player.milliseconds}, {"iterations", player.iterations}}));
    }
    json.set("seed", plan.seed)
        .set("gamesEach", plan.gamesEach)
        .set("bots", bots)
        .set("budgets", budgets)
        .set("check", plan.isCheckingAlways)
        .set("usageCounted", plan.isCountingEvents)
        .set("content", content);
    if (plan.shard.count > 1)
        json.set("shard", JsonValue::object({{"index", plan.shard.index + 1}, {"count", plan.shard.count}}));
}

} // namespace

JsonValue toJson(const Simulation &simulation) {
    const ai::TournamentPlan &plan = simulation.plan;
    const ai::TournamentResult &result = simulation.result;
    const ai::Tally all = result.all();
    JsonValue json = JsonValue::object({{"format", kFormat},
                                        {"version", kVersion},
                                        {"games", all.games},
                                        {"drawn", all.drawn},
                                        {"unfinished", all.unfinished},
                                        {"faults", all.faults}});
    addPlan(json, plan, simulation.content);
    if (result.isStopped)
        json.set("stopped", true).set("planned", gamesOf(plan));
    json.set("firstPlayer", scoreJson(firstPlayerScore(all)))
        .set("turns", average(all.turns, all.games))
        .set("decisions", average(all.decisions, all.games));
    JsonValue pairings = JsonValue::array();
    for (std::size_t index = 0; index < plan.pairings.size(); ++index)
        pairings.append(pairingJson(plan.pairings[index], result.tallies[index], result.rounds[index]));
    json.set("pairings", pairings)
        .set("decks", namedJson("deck", talliesByDeck(plan, result)))
        .set("battlefields", namedJson("battlefield", talliesByBattlefield(plan, result)));
    JsonValue usage = JsonValue::array();
    for (std::size_t place = 0; place < result.usage.size(); ++place)
        usage.append(usageJson(result.usage[place], simulation.names[place]));
    JsonValue heat = JsonValue::array();
    for (std::size_t place = 0; place < result.heat.size(); ++place)
        heat.append(heatJson(result.heat[place], simulation.spaces[place]));
    return json.set("usage", usage).set("heat", heat).set("faultyGames", faultsJson(simulation));
}

std::string differenceOf(const Simulation &left, const Simulation &right) {
    const ai::TournamentPlan &one = left.plan;
    const ai::TournamentPlan &other = right.plan;
    if (one.seed != other.seed)
        return "seeds";
    if (one.gamesEach != other.gamesEach)
        return "numbers of games";
    if (one.pairings.size() != other.pairings.size())
        return "pairings";
    if (one.isCheckingAlways != other.isCheckingAlways)
        return "checks";
    if (one.isCountingEvents != other.isCountingEvents)
        return "counts of usage";
    for (std::size_t index = 0; index < one.pairings.size(); ++index) {
        if (one.pairings[index].players != other.pairings[index].players)
            return "bots or budgets";
        if (one.pairings[index].seats != other.pairings[index].seats)
            return "pairings";
        const auto areSame = [](const ai::Round &a, const ai::Round &b) {
            return a.battlefield == b.battlefield && a.isSwapped == b.isSwapped;
        };
        const auto &rounds = one.pairings[index].rounds;
        const auto &others = other.pairings[index].rounds;
        if (!std::equal(rounds.begin(), rounds.end(), others.begin(), others.end(), areSame))
            return "battlefields";
    }
    if (left.content != right.content || left.names != right.names || left.spaces != right.spaces)
        return "contents of decks or battlefields";
    return one.shard.count != other.shard.count ? "numbers of parts" : "";
}

} // namespace champclos::cli

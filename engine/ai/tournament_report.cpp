// SPDX-License-Identifier: MIT
#include "engine/ai/tournament.h"

#include <algorithm>
#include <cmath>
#include <iomanip>
#include <sstream>

namespace champclos::ai {

namespace {

template <class List> void addEach(List &to, const List &from) {
    for (std::size_t index = 0; index < to.size(); ++index)
        to[index] += from[index];
}

NamedTally &named(std::vector<NamedTally> &tallies, const std::string &name) {
    for (NamedTally &tally : tallies)
        if (tally.name == name)
            return tally;
    tallies.push_back({.name = name});
    return tallies.back();
}

void addLength(NamedTally &to, const Tally &from) {
    to.games += from.games;
    to.drawn += from.drawn;
    to.unfinished += from.unfinished;
    to.turns += from.turns;
    to.decisions += from.decisions;
}

/// Shortest form with at most so many digits after the point, the same on every machine.
std::string number(double value, int digits) {
    std::ostringstream out;
    out.imbue(std::locale::classic());
    out << std::fixed << std::setprecision(digits) << value;
    std::string text = out.str();
    while (text.find('.') != std::string::npos && (text.back() == '0' || text.back() == '.')) {
        const bool isPoint = text.back() == '.';
        text.pop_back();
        if (isPoint)
            break;
    }
    return text;
}

/// A field of a CSV line; names of files may hold anything.
std::string field(const std::string &text) {
    if (text.find_first_of(",\"\r\n") == std::string::npos)
        return text;
    std::string quoted = "\"";
    for (const char letter : text)
        quoted += letter == '"' ? "\"\"" : std::string(1, letter);
    return quoted + "\"";
}

} // namespace

void Tally::add(const Tally &other) {
    games += other.games;
    addEach(wins, other.wins);
    firstWins += other.firstWins;
    drawn += other.drawn;
    unfinished += other.unfinished;
    faults += other.faults;
    turns += other.turns;
    decisions += other.decisions;
}

void DeckUsage::add(const DeckUsage &other) {
    games += other.games;
    addEach(events, other.events);
    addEach(spells, other.spells);
    addEach(sideCardsSpent, other.sideCardsSpent);
    addEach(tokenSides, other.tokenSides);
    addEach(actions, other.actions);
    addEach(cards, other.cards);
    damageDealt += other.damageDealt;
    combatBoosts += other.combatBoosts;
}

void HeatMap::add(const HeatMap &other) {
    games += other.games;
    addEach(stood, other.stood);
    addEach(fell, other.fell);
    addEach(struckFirst, other.struckFirst);
}

Tally TournamentResult::all() const {
    Tally sum;
    for (const Tally &tally : tallies)
        sum.add(tally);
    return sum;
}

void CardCounts::add(const CardCounts &other) {
    for (std::size_t kind = 0; kind < kMaxCardsPerDeck; ++kind) {
        damage[kind] += other.damage[kind];
        drawn[kind] += other.drawn[kind];
        wonDrawn[kind] += other.wonDrawn[kind];
    }
}

bool operator==(const TournamentResult &left, const TournamentResult &right) {
    return left.rounds == right.rounds && left.tallies == right.tallies && left.usage == right.usage &&
           left.heat == right.heat && left.faults == right.faults && left.isStopped == right.isStopped;
}

std::string teamName(const Pairing &pairing, std::size_t team) {
    return pairing.seats.size() == 2 ? pairing.seats[team] : pairing.seats[team] + "+" + pairing.seats[team + 2];
}

Interval wilson(std::int64_t hits, std::int64_t of) {
    if (of == 0)
        return {0, 1};
    constexpr double kZ = 1.959964; // 95 %
    const auto n = static_cast<double>(of);
    const double share = static_cast<double>(hits) / n;
    const double centre = share + kZ * kZ / (2 * n);
    const double spread = kZ * std::sqrt(share * (1 - share) / n + kZ * kZ / (4 * n * n));
    const double scale = 1 + kZ * kZ / n;
    return {std::max(0.0, (centre - spread) / scale), std::min(1.0, (centre + spread) / scale)};
}

Score score(std::int64_t wins, std::int64_t games) {
    const double share = games == 0 ? 0 : static_cast<double>(wins) / static_cast<double>(games);
    return {wins, games, share, wilson(wins, games)};
}

Score scoreOf(const Tally &tally, std::size_t team) { return score(tally.wins[team], tally.decided()); }

Score firstPlayerScore(const Tally &tally) { return score(tally.firstWins, tally.decided()); }

std::vector<NamedTally> talliesByDeck(const TournamentPlan &plan, const TournamentResult &result) {
    std::vector<NamedTally> tallies;
    for (std::size_t pairing = 0; pairing < plan.pairings.size(); ++pairing)
        for (std::size_t place = 0; place < plan.pairings[pairing].rounds.size(); ++place) {
            const Round &round = plan.pairings[pairing].rounds[place];
            const Tally &tally = result.rounds[pairing][place];
            for (std::size_t seat = 0; seat < round.decks.size(); ++seat) {
                NamedTally &deck = named(tallies, round.decks[seat]);
                addLength(deck, tally);
                deck.wins += tally.wins[round.isSwapped ? 1 - seat % 2 : seat % 2];
            }
        }
    return tallies;
}

std::vector<NamedTally> talliesByBattlefield(const TournamentPlan &plan, const TournamentResult &result) {
    std::vector<NamedTally> tallies;
    for (std::size_t pairing = 0; pairing < plan.pairings.size(); ++pairing)
        for (std::size_t place = 0; place < plan.pairings[pairing].rounds.size(); ++place) {
            const Tally &tally = result.rounds[pairing][place];
            NamedTally &battlefield = named(tallies, plan.pairings[pairing].rounds[place].battlefield);
            addLength(battlefield, tally);
            battlefield.wins += tally.firstWins;
        }
    return tallies;
}

std::string toCsv(const TournamentPlan &plan, const TournamentResult &result) {
    std::string out =
        "team1,team2,games,wins1,wins2,share1,low1,high1,firstPlayerWins,turns,decisions,unfinished,faults,"
        "drawn\n";
    for (std::size_t index = 0; index < plan.pairings.size(); ++index) {
        const Pairing &pairing = plan.pairings[index];
        const Tally &tally = result.tallies[index];
        const Score first = scoreOf(tally, 0);
        const auto games = static_cast<double>(std::max<std::int64_t>(1, tally.games));
        const std::string fields[] = {field(teamName(pairing, 0)),
                                      field(teamName(pairing, 1)),
                                      std::to_string(tally.games),
                                      std::to_string(tally.wins[0]),
                                      std::to_string(tally.wins[1]),
                                      number(first.share, 6),
                                      number(first.interval.low, 4),
                                      number(first.interval.high, 4),
                                      std::to_string(tally.firstWins),
                                      number(static_cast<double>(tally.turns) / games, 4),
                                      number(static_cast<double>(tally.decisions) / games, 4),
                                      std::to_string(tally.unfinished),
                                      std::to_string(tally.faults),
                                      std::to_string(tally.drawn)};
        for (const std::string &text : fields)
            out += (&text == &fields[0] ? "" : ",") + text;
        out += '\n';
    }
    return out;
}

} // namespace champclos::ai

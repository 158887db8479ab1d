// SPDX-License-Identifier: MIT
//
// Many games between bots, on several threads, counted: who wins with which deck, seat and battlefield, how long games
// are, which special rules are used, where fighters stand and fall. A plan says what is played; every game has a seed
// of its own that follows from the plan's seed and the game's number, so that the counts depend neither on the number
// of threads nor on how a run is split into shards (unless bots think by the clock). It plays matches as it gets them,
// saved or not, and neither reads nor writes files.
//
//     TournamentPlan plan;
//     plan.pairings = {pairingOf({match}, SeatOrder::Swapped, {{Level::Normal}, {Level::Normal}})};
//     plan.gamesEach = 200;
//     std::atomic<bool> stop = false;                                   // set from any thread
//     TournamentResult result = playTournament(plan, {.threads = 2, .stop = &stop, .progress = show});
//     Score score = scoreOf(result.tallies[0], 0);                      // wins of the first team, with its interval
#pragma once

#include "engine/ai/bot.h"
#include "engine/core/array_by.h"
#include "engine/core/event.h"
#include "engine/core/match.h"

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace champclos::ai {

/// Who decides for a seat. A budget of 0 is left to the level.
struct Player {
    Level level = Level::Normal;
    int milliseconds = 0;
    int iterations = 0;
    friend bool operator==(const Player &, const Player &) = default;
};

/// A match as the teams of a pairing meet in it. In a swapped one the second team sits on the first seats.
struct Round {
    std::shared_ptr<const Match> match;
    bool isSwapped = false;
    std::string battlefield;        ///< what it is called in reports
    std::vector<std::string> decks; ///< the same of the decks, by seat of the match
};

/// Two teams that meet again and again: game g is played as round g modulo their number. A team is a deck, or two in
/// team play, and keeps its players when it sits on other seats.
struct Pairing {
    std::vector<std::string> seats; ///< what the decks are called in reports; A, B or A1, B1, A2, B2
    std::vector<Player> players;    ///< by place in `seats`
    std::vector<Round> rounds;
};

enum class SeatOrder : unsigned char {
    Kept,
    Swapped, ///< as given on every battlefield, then the other team first on every battlefield, and so on
};

/// A pairing of matches that differ in their battlefields only. Decks and battlefields are called by their ids.
Pairing pairingOf(const std::vector<std::shared_ptr<const Match>> &matches, SeatOrder order,
                  std::vector<Player> players);
/// The same match with the other team on the first seats.
std::shared_ptr<const Match> swappedMatch(const Match &match);
/// The name of its deck, or of both joined by "+" in team play.
std::string teamName(const Pairing &pairing, std::size_t team);

/// Part `index` of `count` plays every `count`-th game, beginning with number `index`.
struct Shard {
    std::int64_t index = 0;
    std::int64_t count = 1;
    friend bool operator==(const Shard &, const Shard &) = default;
};

struct TournamentPlan {
    std::vector<Pairing> pairings;
    std::int64_t gamesEach = 0; ///< of each pairing
    std::uint64_t seed = 0;
    Shard shard;
    bool isCheckingAlways = false; ///< what must always hold, after every decision and not only at the end of each game
    bool isCountingEvents = true;  ///< usage and heat maps; without them random play is several times faster
};
std::int64_t gamesOf(const TournamentPlan &plan); ///< in its shard

/// Games counted. All numbers are sums, so that tallies can be added; teams are those of the pairing.
struct Tally {
    std::int64_t games = 0;
    std::array<std::int64_t, 2> wins{}; ///< by team; in a duel by deck
    std::int64_t firstWins = 0;         ///< of the team that went first
    std::int64_t drawn = 0;             ///< V3
    std::int64_t unfinished = 0;
    std::int64_t faults = 0;
    std::int64_t turns = 0;
    std::int64_t decisions = 0;
    void add(const Tally &other);
    std::int64_t finished() const { return games - unfinished; }
    std::int64_t decided() const { return finished() - drawn; } ///< somebody won
    friend bool operator==(const Tally &, const Tally &) = default;
};

inline constexpr std::size_t kEventKinds = static_cast<std::size_t>(EventKind::GameOver) + 1;
inline constexpr std::size_t kCountedIndexes = 16;

/// How often a deck did what, over all games in which it sat at the table. Events of a fighter count for its owner.
struct DeckUsage {
    std::string deck; ///< as in Round::decks
    std::int64_t games = 0;
    ArrayBy<EventKind, std::int64_t, kEventKinds> events{};
    std::array<std::int64_t, kCountedIndexes> spells{};         ///< cast, by index into PileDef::spells
    std::array<std::int64_t, kCountedIndexes> sideCardsSpent{}; ///< by index into SideDeckDef::cards
    std::array<std::int64_t, 2> tokenSides{}; ///< how often the token was turned to, or left at, each side
    ArrayBy<ActionTaken, std::int64_t, 3> actions{};
    std::int64_t damageDealt = 0;  ///< combat damage of its attacks
    std::int64_t combatBoosts = 0; ///< of its EventKind::Boosted: those of a combat, not of a maneuver
    PerKind<std::int64_t> cards{}; ///< played in combat or as a scheme
    std::int64_t of(EventKind kind) const { return events[kind]; }
    void add(const DeckUsage &other);
    friend bool operator==(const DeckUsage &, const DeckUsage &) = default;
};

/// What became of the cards of a deck. For who looks at one deck closely: it is in no report and no comparison.
struct CardCounts {
    PerKind<std::int64_t> damage{};   ///< combat damage of attacks with it
    PerKind<std::int64_t> drawn{};    ///< games that somebody won in which a copy was drawn
    PerKind<std::int64_t> wonDrawn{}; ///< those of them that its deck won
    void add(const CardCounts &other);
};

/// Where fighters were on a battlefield, by space.
struct HeatMap {
    std::string battlefield; ///< as in Round::battlefield
    std::int64_t games = 0;
    std::vector<std::int64_t> stood; ///< fighters there at the ends of turns
    std::vector<std::int64_t> fell;  ///< fighters defeated there
    /// Games in which the first damage was dealt to a fighter there, in combat or by an effect.
    std::vector<std::int64_t> struckFirst;
    void add(const HeatMap &other);
    friend bool operator==(const HeatMap &, const HeatMap &) = default;
};

/// A game to look at: something was broken, or it did not end.
struct Fault {
    std::size_t pairing = 0;
    std::int64_t game = 0; ///< number within the pairing
    std::uint64_t seed = 0;
    std::string battlefield;
    std::string problem;
    friend bool operator==(const Fault &, const Fault &) = default;
};

struct TournamentResult {
    std::vector<std::vector<Tally>> rounds;  ///< by pairing and round
    std::vector<Tally> tallies;              ///< by pairing: its rounds added
    std::vector<DeckUsage> usage;            ///< in the order in which the plan names the decks; empty if not counted
    std::vector<CardCounts> cards;           ///< of the decks of `usage`
    std::vector<HeatMap> heat;               ///< in the order in which the plan names the battlefields; the same
    std::vector<Fault> faults;               ///< the first few, in the order of games
    bool isStopped = false;                  ///< not all games of the plan were played
    double seconds = 0;                      ///< does not count in comparisons
    void add(const TournamentResult &other); ///< another shard of the same plan
    Tally all() const;
    friend bool operator==(const TournamentResult &left, const TournamentResult &right);
};
TournamentResult emptyResult(const TournamentPlan &plan); ///< nothing played, everything in its place

struct TournamentProgress {
    std::int64_t games = 0;
    std::int64_t total = 0;
    double seconds = 0;
    double secondsLeft = 0; ///< an estimate; negative as long as there is none
    const TournamentResult &soFar;
};

struct TournamentRun {
    int threads = 1;
    const std::atomic<bool> *stop = nullptr; ///< becomes true to stop: games under way are dropped, the rest is counted
    std::function<void(const TournamentProgress &)> progress; ///< on the calling thread, about five times a second
};

/// Returns when all games are played or stopped; call it from a thread of your own if yours has a window.
TournamentResult playTournament(const TournamentPlan &plan, const TournamentRun &run);

// ---- what the counts say

struct Interval {
    double low = 0;
    double high = 1;
};
/// Wilson's 95 % interval for a share.
Interval wilson(std::int64_t hits, std::int64_t of);

struct Score {
    std::int64_t wins = 0;
    std::int64_t games = 0; ///< those that somebody won
    double share = 0;
    Interval interval;
};
Score score(std::int64_t wins, std::int64_t games);
Score scoreOf(const Tally &tally, std::size_t team);
Score firstPlayerScore(const Tally &tally);

/// All games in which a deck, or a battlefield, took part. A deck that plays against itself counts for both sides.
struct NamedTally {
    std::string name;
    std::int64_t games = 0;
    std::int64_t wins = 0; ///< of the deck; on a battlefield: of the first player
    std::int64_t drawn = 0;
    std::int64_t unfinished = 0;
    std::int64_t turns = 0;
    std::int64_t decisions = 0;
    std::int64_t decided() const { return games - unfinished - drawn; }
    friend bool operator==(const NamedTally &, const NamedTally &) = default;
};
std::vector<NamedTally> talliesByDeck(const TournamentPlan &plan, const TournamentResult &result);
std::vector<NamedTally> talliesByBattlefield(const TournamentPlan &plan, const TournamentResult &result);

/// One line for each pairing, separated by commas, with a line of headings.
std::string toCsv(const TournamentPlan &plan, const TournamentResult &result);

} // namespace champclos::ai

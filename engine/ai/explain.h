// SPDX-License-Identifier: MIT
//
// Why an action is a good one: the best few actions with their chances to win and, for the first, what it does that the
// others do not. Found by playing the action on deals of the unknown cards and comparing the positions, so it knows
// what the deciding seat may know and no more. Ids and numbers only; the sentence is made in engine/text/explain.h. Not
// to be confused with rules/why.h, which says why an action is not allowed.
#pragma once

#include "engine/ai/bot.h"

#include <array>
#include <optional>
#include <vector>

namespace champclos::ai {

enum class Motive : std::uint8_t {
    OnlyAction,     ///< nothing else is legal
    Wins,           ///< can end the game now; `other`: whom it defeats, if it is one fighter
    Defeats,        ///< `fighter` can defeat `other`
    Damages,        ///< `fighter` can deal `number` damage to `other`
    Survives,       ///< without it `fighter` may be defeated by `other`
    Prevents,       ///< saves `fighter` up to `number` damage from `other`
    CompletesPile,  ///< the pile reaches its goal: a spell, a verse
    FeedsPile,      ///< the pile comes nearer to its goal
    Heals,          ///< `fighter` gets back `number` health
    Returns,        ///< `fighter` comes back to the battlefield
    TakesCards,     ///< `seat` loses `number` cards from hand
    Draws,          ///< `number` more cards in hand
    Escapes,        ///< `fighter` gets out of reach of `other`
    Threatens,      ///< `fighter` can attack `other` next
    Approaches,     ///< `fighter` comes nearer to `other`
    KeepsAway,      ///< `fighter` stays farther from `other` than it could be
    KeepsCards,     ///< spends no card
    SparesCards,    ///< gives up the card (`card` of `seat`) that is missed least
    StaysArmed,     ///< `fighter` can attack `other` from where it is
    StaysSafe,      ///< `fighter` is out of reach where it is
    SavesSoon,      ///< `fighter` should lose less health until the next turn is over
    HurtsSoon,      ///< `other` should lose more
    MoreCardsSoon,  ///< more cards in hand by then
    FewerCardsSoon, ///< `seat` has fewer by then
    HardlyMatters,  ///< until then all answers come to about the same
    Exposes,        ///< a cost: `other` can attack `fighter` there
    Costs,          ///< a cost: the card (`card` of `seat`)
};
inline constexpr int kMotives = 27;
inline constexpr int kReasons = 25; ///< the costs come last

/// Fields that a motive does not name are empty.
struct Reason {
    Motive motive = Motive::HardlyMatters;
    FighterId fighter;
    FighterId other;
    SeatId seat;
    CardKind card;
    int number = 0;
    friend bool operator==(const Reason &, const Reason &) = default;
};

struct Candidate {
    Action action;
    double win = 0; ///< chance to win, 0 to 1
    int visits = 0; ///< how many of the search's games began with it
    friend bool operator==(const Candidate &, const Candidate &) = default;
};

struct Explanation {
    std::vector<Candidate> candidates; ///< the best first, a few; never empty
    Reason reason;                     ///< for the first
    std::optional<Reason> cost;        ///< of the first
    double before = 0; ///< the chance to win as the position stands; means nothing if there is no choice
};

/// `legal` are the answers to the pending decision, which must be the viewer's. Budget as for a bot; what is 0 is
/// thought about as long as a strong bot would. The same `seed` and iterations give the same explanation.
Explanation explain(const Match &match, const Observation &observation, const ActionList &legal, const Budget &budget,
                    std::uint64_t seed = 1);

/// What speaks for one action, whoever thought of it.
Reason reasonFor(const Match &match, const Observation &observation, const ActionList &legal, const Action &action,
                 std::uint64_t seed = 1);

} // namespace champclos::ai

// SPDX-License-Identifier: MIT
//
// Why an action is a good one: the best few actions with their chances to win and, for the first, what it does that the
// others do not. Found by playing the action on deals of the unknown cards and comparing the positions, so it knows
// what the deciding seat may know and no more. Ids and numbers only; the sentence is made in engine/text/explain.h. Not
// to be confused with rules/why.h, which says why an action is not allowed.
#pragma once

#include "engine/ai/bot.h"

#include <array>
#include <vector>

namespace champclos::ai {

enum class Motive : std::uint8_t {
    OnlyAction,    ///< nothing else is legal
    Wins,          ///< can end the game now; `other`: whom it defeats, if it is one fighter
    Defeats,       ///< `fighter` can defeat `other`
    Damages,       ///< `fighter` can deal `number` damage to `other`
    Survives,      ///< without it `fighter` may be defeated by `other`
    Prevents,      ///< saves `fighter` up to `number` damage from `other`
    CompletesPile, ///< the pile reaches its goal: a spell, a verse
    FeedsPile,     ///< the pile comes nearer to its goal
    Heals,         ///< `fighter` gets back `number` health
    Returns,       ///< `fighter` comes back to the battlefield
    TakesCards,    ///< `seat` loses `number` cards from hand
    Draws,         ///< `number` more cards in hand
    Escapes,       ///< `fighter` gets out of reach of `other`
    Threatens,     ///< `fighter` can attack `other` next
    Approaches,    ///< `fighter` comes nearer to `other`
    KeepsAway,     ///< `fighter` stays farther from `other` than it could be
    KeepsCards,    ///< spends no card
    SparesCards,   ///< gives up the card (`card` of `seat`) that is missed least
    BestChances,   ///< nothing in particular: the games played from here end best
};
inline constexpr int kMotives = 19;

/// Fields that a motive does not name are empty.
struct Reason {
    Motive motive = Motive::BestChances;
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
};

struct Explanation {
    std::vector<Candidate> candidates; ///< the best first, a few; never empty
    Reason reason;                     ///< for the first
};

/// `legal` are the answers to the pending decision, which must be the viewer's. Budget as for a bot; what is 0 is
/// thought about as long as a strong bot would. The same `seed` and iterations give the same explanation.
Explanation explain(const Match &match, const Observation &observation, const ActionList &legal, const Budget &budget,
                    std::uint64_t seed = 1);

/// What speaks for one action, whoever thought of it.
Reason reasonFor(const Match &match, const Observation &observation, const ActionList &legal, const Action &action,
                 std::uint64_t seed = 1);

} // namespace champclos::ai

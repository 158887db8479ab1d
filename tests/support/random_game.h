// SPDX-License-Identifier: MIT
//
// Random games for laws, golden files and counts: uniformly random legal actions from a seed of their own, so that what
// is played does not depend on the generator inside the state.
#pragma once

#include "engine/core/action.h"
#include "engine/core/match.h"
#include "engine/core/rng.h"
#include "engine/core/state.h"
#include "engine/rules/game.h"

namespace champclos::test {

#if defined(__SANITIZE_ADDRESS__)
#define CHAMPCLOS_IS_SANITIZED 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
#define CHAMPCLOS_IS_SANITIZED 1
#endif
#endif
#ifndef CHAMPCLOS_IS_SANITIZED
#define CHAMPCLOS_IS_SANITIZED 0
#endif
inline constexpr bool kIsSanitized = CHAMPCLOS_IS_SANITIZED != 0;

/// No random game has ever come near this; one that does will not end.
inline constexpr int kMostDecisions = 20000;

/// A number of games, far fewer under the sanitizers.
constexpr int scaled(int games) { return kIsSanitized ? (games + 19) / 20 : games; }

/// Plays a game to its end. `visit(state, actions, chosen)` is called before each action is applied and says whether to
/// go on. Returns the last state.
template <class Visit> GameState playRandomly(const Match &match, std::uint64_t seed, Visit visit) {
    Rng choices(seed * 0x9E3779B97F4A7C15u + 1);
    GameState state = start(match, seed);
    ActionList actions;
    for (int decision = 0; !state.isOver() && decision < kMostDecisions; ++decision) {
        legalActions(match, state, actions);
        if (actions.isEmpty())
            break;
        const Action chosen = actions[choices.below(actions.size())];
        if (!visit(state, actions, chosen))
            break;
        apply(match, state, chosen);
    }
    return state;
}

} // namespace champclos::test

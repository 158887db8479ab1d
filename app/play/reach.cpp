// SPDX-License-Identifier: MIT
#include "app/play/reach.h"

#include "engine/rules/movement.h"
#include "engine/rules/values.h"

#include <algorithm>

namespace champclos::app {

namespace {

/// An effect under way may let its fighters through others.
bool passesThrough(const GameState &state) {
    return !state.frames.isEmpty() && state.frames.back().kind == FrameKind::Effect && state.frames.back().moveThrough;
}

void measure(const Match &match, const GameState &state, FighterId fighter, const SpaceSet &spaces, bool through,
             Reach &reach) {
    spaces.forEach([&](SpaceId space) {
        reach.distance[space] = static_cast<int>(pathOf(match, state, fighter, space, through).size());
    });
}

bool isStanding(const GameState &state, FighterId fighter) {
    return fighter && state.alive.contains(fighter) && state.fighter(fighter).space;
}

} // namespace

int Reach::boostFor(int space) const { return at(space) < 0 ? -1 : std::max(0, at(space) - steps); }

Reach maneuverReach(const Match &match, const GameState &state, FighterId fighter, int boost) {
    Reach reach;
    if (!isStanding(state, fighter))
        return reach;
    reach.steps = state.fighter(fighter).isHeld ? 0 : moveValue(match, state, seatOf(fighter));
    reach.spaces = reachOf(match, state, fighter, reach.steps, false);
    const int most = state.fighter(fighter).isHeld ? 0 : std::min(kMaxSpaces, reach.steps + std::max(0, boost));
    const SpaceSet all = reachOf(match, state, fighter, most, false);
    reach.boosted = all - reach.spaces;
    measure(match, state, fighter, all, false, reach);
    return reach;
}

Reach moveReach(const Match &match, const GameState &state, FighterId fighter, const SpaceSet &legal) {
    Reach reach;
    if (!isStanding(state, fighter))
        return reach;
    reach.spaces = legal;
    measure(match, state, fighter, legal, passesThrough(state), reach);
    reach.steps = *std::max_element(reach.distance.begin(), reach.distance.end());
    return reach;
}

std::vector<SpaceId> wayTo(const Match &match, const GameState &state, FighterId fighter, SpaceId space) {
    if (!isStanding(state, fighter))
        return {};
    return pathOf(match, state, fighter, space, passesThrough(state));
}

DrawDanger maneuverDanger(const Match &match, const GameState &state, SeatId seat) {
    const int missing = maneuverDraw(match, state, seat) - state.seat(seat).deck.size();
    return missing > 0 ? DrawDanger{missing, missing * kExhaustionDamage} : DrawDanger{};
}

} // namespace champclos::app

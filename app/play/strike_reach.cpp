// SPDX-License-Identifier: MIT
#include "app/play/strike_reach.h"

#include "engine/rules/movement.h"
#include "engine/rules/targeting.h"
#include "engine/rules/values.h"

#include <algorithm>

namespace champclos::app {

int StrikeReach::countUpTo(int most) const {
    return static_cast<int>(
        std::count_if(boost.begin(), boost.end(), [most](int needed) { return needed >= 0 && needed <= most; }));
}

StrikeReach strikeReach(const Match &match, const GameState &state, FighterId fighter, int most) {
    StrikeReach reach;
    reach.fighter = fighter;
    if (!fighter || !state.alive.contains(fighter) || !state.fighter(fighter).space)
        return reach;
    GameState there = state; // the fighter stands where it could go, the others where they are
    SpaceSet tried;
    const int steps = moveValue(match, state, seatOf(fighter));
    for (int boost = 0; boost <= most; ++boost) {
        const SpaceSet ends = state.fighter(fighter).isHeld
                                  ? SpaceSet::of(state.fighter(fighter).space)
                                  : reachOf(match, state, fighter, std::min(kMaxSpaces, steps + boost), false);
        (ends - tried).forEach([&](SpaceId end) {
            there.fighter(fighter).space = end;
            strikeSpaces(match, there, fighter).forEach([&](SpaceId struck) {
                int &needed = reach.boost[struck];
                needed = needed < 0 ? boost : needed;
            });
        });
        tried |= ends;
    }
    return reach;
}

int highestBoost(const Match &match, SeatId seat) {
    int highest = 0;
    for (const CardDef &card : match.seat(seat).deck.cards)
        highest = std::max(highest, card.boost.value_or(0));
    return highest;
}

} // namespace champclos::app

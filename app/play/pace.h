// SPDX-License-Identifier: MIT
//
// How long each step is shown at normal speed: what suits its kind, and less of it where an action or a whole combat
// would take too long. Reckons only; motion.h has the clock.
#pragma once

#include "engine/core/step.h"

#include <vector>

namespace champclos::app {

inline constexpr int kMostOfCombat = 2000; ///< milliseconds, over all its actions; also of any other action

class Pace {
public:
    /// Milliseconds of each step of the next action, as this viewer sees it.
    std::vector<int> plan(const SeenLog &steps, SeatId viewer);
    void reset() { m_spent = 0; } ///< what comes next has nothing to do with what was before

private:
    int m_spent = 0; ///< by the combat that goes on
};

} // namespace champclos::app

// SPDX-License-Identifier: MIT
#include "app/play/pace.h"

#include "app/play/motion.h"

#include <algorithm>
#include <numeric>

namespace champclos::app {

namespace {

constexpr double kShareOfPart = 0.6; ///< of the time that is left, for an action after which the combat goes on
constexpr int kForeignScheme = 900;  ///< to be read

/// A scheme of somebody else lies before the viewer for a moment.
int wanted(const SeenEvent &event, SeatId viewer) {
    const bool isForeign = event.kind == EventKind::SchemePlayed && viewer && event.seat != viewer;
    return isForeign ? kForeignScheme : movementOf(event).milliseconds;
}

} // namespace

std::vector<int> Pace::plan(const SeenLog &steps, SeatId viewer) {
    std::vector<int> times(steps.size());
    if (steps.empty())
        return times;
    std::ranges::transform(steps, times.begin(), [&](const SeenStep &step) { return wanted(step.event, viewer); });
    const bool goesOn = steps.back().after.combat().isActive;
    const double left = (kMostOfCombat - m_spent) * (goesOn ? kShareOfPart : 1);
    const double total = std::accumulate(times.begin(), times.end(), 0.0);
    if (total > left)
        for (int &time : times)
            time = static_cast<int>(time * std::max(0.0, left) / total);
    m_spent = goesOn ? m_spent + std::accumulate(times.begin(), times.end(), 0) : 0;
    return times;
}

} // namespace champclos::app

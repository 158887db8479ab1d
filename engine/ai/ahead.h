// SPDX-License-Identifier: MIT
//
// What speaks for or against an action beyond what it does at once: how the next turns go with it and with other
// answers, and what it costs. For explanations (explain.h), which ask here when nothing nearer can be named.
#pragma once

#include "engine/ai/explain.h"

#include <optional>

namespace champclos::ai {

/// What sets the action apart from other answers until the turn after this one is over.
Reason reasonAhead(const Match &match, const Observation &observation, const ActionList &legal, const Action &action,
                   std::uint64_t seed);

/// What is given up for it: a card, safety. Nothing if that goes without saying.
std::optional<Reason> costOf(const Match &match, const Observation &observation, const Action &action,
                             std::uint64_t seed);

/// How the position is judged as it stands, from 0 to 1: what is under way is brought to its end quickly.
double chanceNow(const Match &match, const Observation &observation, std::uint64_t seed);

} // namespace champclos::ai

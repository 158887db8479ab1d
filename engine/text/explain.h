// SPDX-License-Identifier: MIT
//
// Hints as sentences: what to do and, in one sentence, why. The reason comes from ai/explain.h; here it only gets
// words.
#pragma once

#include "engine/ai/explain.h"
#include "engine/core/localized.h"

#include <string>

namespace champclos::text {

/// "Attacking Bigfoot could deal 5 damage. Chances: 48% → 55%." Why the best action is the best, what it costs, and
/// what it makes of the chances to win.
std::string explainSentence(const Match &match, const Observation &observation, const ai::Explanation &explanation,
                            Language language);
/// The same for one action and its reason.
std::string reasonSentence(const Match &match, const Action &action, const ai::Reason &reason, Language language);

/// A chance from 0 to 1 as whole percents: "63%".
std::string chanceText(double chance, Language language);

} // namespace champclos::text

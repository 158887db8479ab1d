// SPDX-License-Identifier: MIT
//
// A review as sentences: verdicts, answers as a list names them, why the better answer is better, and what decided the
// game. What is told comes from ai/review.h and ai/deciding.h; here it only gets words.
#pragma once

#include "engine/ai/deciding.h"
#include "engine/core/localized.h"

#include <string>
#include <vector>

namespace champclos::text {

std::string verdictWord(ai::Verdict verdict, Language language); ///< "best", "mistake"

/// An answer beside a board on which the space that is meant is marked: "Medusa: move to zones B, F".
std::string answerLabel(const Match &match, const Observation &observation, const Action &action, Language language);

/// Why the best answer is the best, and what speaks against the one given: one or two sentences.
std::string whyText(const Match &match, const ai::Judgement &judgement, Language language);

/// "In turn 11, “Gaze of Stone” takes 8 health from Bigfoot."
std::string decidingSentence(const Match &match, const ai::Review &review, const ai::Deciding &deciding,
                             Language language);

} // namespace champclos::text

// SPDX-License-Identifier: MIT
//
// Actions as text and back: `move 2:outlaw-2 > s14`, `attack 1:medusa x 2:bigfoot with second-shot`. A text parses to
// the action it came from. Whether that action is legal is another question (game.h, why.h).
#pragma once

#include "engine/core/action.h"
#include "engine/core/match.h"
#include "engine/core/state.h"

#include <optional>
#include <string>
#include <string_view>

namespace champclos {

inline constexpr std::string_view kNoneWord = "none"; ///< `boost none`; no id of content may be this word

std::string actionText(const Match &match, const GameState &state, const Action &action);

struct ParsedAction {
    std::optional<Action> action;
    std::string problem; ///< what could not be understood, as a sentence
};
ParsedAction parseAction(const Match &match, const GameState &state, std::string_view text);

/// The name of an option of the pending decision: a number, a side, a spell, a side card, `seat-2`.
std::string optionName(const Match &match, const GameState &state, const Action &action);

/// Whose card an answer to the pending decision names.
SeatId cardOwner(const Match &match, const GameState &state);

} // namespace champclos

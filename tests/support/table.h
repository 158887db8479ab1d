// SPDX-License-Identifier: MIT
//
// A game on the table for tests written in C++: a match, a state, and the events of the last action, driven by the
// texts of the protocol. Scenarios (scenario.h) say the same in files.
#pragma once

#include "engine/core/match.h"
#include "engine/core/state.h"
#include "engine/rules/position.h"

#include <memory>
#include <string>
#include <vector>

namespace champclos::test {

class Table {
public:
    Table(const std::string &board, const std::vector<std::string> &decks, const Position &position);

    const Match &match() const { return *m_match; }
    const GameState &state() const { return m_state; }

    /// Empty if the action was legal and is done, otherwise why not.
    std::string play(const std::string &action);
    /// The rule that refuses the action; empty if it is legal.
    std::string refusal(const std::string &action) const;
    bool isOffered(const std::string &action) const { return refusal(action).empty(); }
    std::string asked() const; ///< `2 chooseDefense`
    /// Whether an event whose text begins so happened during the last action.
    bool saw(const std::string &event) const;
    const std::vector<std::string> &events() const { return m_events; }
    /// A clause of `expect:` in scenarios; empty if it is so.
    std::string unlike(const std::string &clause) const;

private:
    std::shared_ptr<const Match> m_match;
    GameState m_state;
    std::vector<std::string> m_events;
};

} // namespace champclos::test

// SPDX-License-Identifier: MIT
#include "tests/support/table.h"

#include "engine/rules/action_text.h"
#include "engine/rules/game.h"
#include "engine/rules/why.h"
#include "tests/support/content.h"
#include "tests/support/event_text.h"
#include "tests/support/scenario_claims.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>

namespace champclos::test {

Table::Table(const std::string &board, const std::vector<std::string> &decks, const Position &position)
    : m_match(matchOf(board, decks)) {
    const PositionResult made = makePosition(*m_match, position);
    if (!made.state) {
        std::fprintf(stderr, "%s\n", made.problem.c_str());
        std::abort();
    }
    m_state = *made.state;
}

std::string Table::play(const std::string &action) {
    const ParsedAction parsed = parseAction(*m_match, m_state, action);
    if (!parsed.action)
        return parsed.problem;
    if (const Explanation why = explain(*m_match, m_state, *parsed.action); !why.isLegal())
        return why.sentence + "\n" + situation(*m_match, m_state);
    StepLog log;
    apply(*m_match, m_state, *parsed.action, &log);
    m_events.clear();
    for (const Step &step : log)
        m_events.push_back(eventText(*m_match, step.event));
    return {};
}

std::string Table::refusal(const std::string &action) const {
    const ParsedAction parsed = parseAction(*m_match, m_state, action);
    return parsed.action ? explain(*m_match, m_state, *parsed.action).rule : parsed.problem;
}

std::string Table::asked() const {
    if (m_state.pending.kind == DecisionKind::None)
        return "nobody";
    return std::to_string(m_state.pending.seat.value() + 1) + " " +
           kDecisionKindNames[static_cast<std::size_t>(m_state.pending.kind)];
}

bool Table::saw(const std::string &event) const {
    return std::any_of(m_events.begin(), m_events.end(),
                       [&](const std::string &text) { return text.starts_with(event); });
}

std::string Table::unlike(const std::string &clause) const { return differenceFrom(*m_match, m_state, clause); }

} // namespace champclos::test

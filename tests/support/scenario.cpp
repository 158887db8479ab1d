// SPDX-License-Identifier: MIT
#include "tests/support/scenario.h"

#include "engine/core/invariants.h"
#include "engine/rules/action_text.h"
#include "engine/rules/game.h"
#include "engine/rules/setup.h"
#include "engine/rules/why.h"
#include "tests/support/event_text.h"
#include "tests/support/scenario_claims.h"
#include "tests/support/words.h"

#include <algorithm>

namespace champclos::test {

namespace {

/// True if the words of `wanted` are the first words of `event`; * stands for any word.
bool isEvent(const std::string &event, const std::string &wanted) {
    const auto is = wordsOf(event);
    const auto pattern = wordsOf(wanted);
    if (pattern.size() > is.size())
        return false;
    for (std::size_t word = 0; word < pattern.size(); ++word)
        if (pattern[word] != "*" && pattern[word] != is[word])
            return false;
    return true;
}

/// Runs the steps of one scenario; each gives the sentence of what is wrong, or nothing.
class Play {
public:
    Play(const Match &match, const GameState &state, const StepLog &log) : m_match(match), m_state(state) { note(log); }

    std::string run(const std::string &line) {
        if (line.starts_with(">"))
            return act(trimmed(line.substr(1)));
        const std::size_t colon = line.find(':');
        if (colon == std::string::npos)
            return "a step is \"> action\" or \"key: …\"";
        const std::string key = trimmed(line.substr(0, colon));
        const std::string value = trimmed(line.substr(colon + 1));
        if (key == "legal")
            return eachOf(value, [&](const std::string &part) { return legal(part); });
        if (key == "illegal")
            return eachOf(value, [&](const std::string &part) { return illegal(part); });
        if (key == "only")
            return only(value);
        if (key == "asks")
            return asks(value);
        if (key == "event")
            return eachOf(value, [&](const std::string &part) { return happened(part); });
        if (key == "no event")
            return eachOf(value, [&](const std::string &part) { return didNotHappen(part); });
        if (key == "order")
            return inOrder(value);
        if (key == "expect")
            return eachOf(value, [&](const std::string &part) { return differenceFrom(m_match, m_state, part); });
        const auto words = wordsOf(key);
        if (words.size() == 2 && words[0] == "observe" && isNumber(words[1])) {
            const SeatId viewer(std::stoi(words[1]) - 1);
            return eachOf(value,
                          [&](const std::string &part) { return differenceSeen(m_match, m_state, viewer, part); });
        }
        return "there is no step \"" + key + "\"";
    }

    std::string situationNow() const {
        std::string text = situation(m_match, m_state);
        for (const std::string &event : m_events)
            text += "  event: " + event + "\n";
        return text;
    }

private:
    template <class Check> static std::string eachOf(const std::string &value, Check check) {
        for (const std::string &part : partsOf(value, " | "))
            if (std::string problem = check(part); !problem.empty())
                return problem;
        return {};
    }

    void note(const StepLog &log) {
        for (const Step &step : log)
            m_events.push_back(eventText(m_match, step.event));
    }

    std::string act(const std::string &texts) {
        m_events.clear();
        for (const std::string &text : partsOf(texts, " ; ")) {
            const ParsedAction parsed = parseAction(m_match, m_state, text);
            if (!parsed.action)
                return parsed.problem;
            if (const Explanation why = explain(m_match, m_state, *parsed.action); !why.isLegal())
                return "\"" + text + "\" is not legal: " + why.sentence + " [" + why.rule + "]";
            StepLog log;
            apply(m_match, m_state, *parsed.action, &log);
            note(log);
            if (const std::string broken = brokenInvariant(m_match, m_state); !broken.empty())
                return "after \"" + text + "\": " + broken;
        }
        return {};
    }

    std::string legal(const std::string &text) const {
        const ParsedAction parsed = parseAction(m_match, m_state, text);
        if (!parsed.action)
            return parsed.problem;
        if (!isLegal(m_match, m_state, *parsed.action))
            return "\"" + text + "\" is not legal: " + explain(m_match, m_state, *parsed.action).sentence;
        return {};
    }

    /// `move 1:robin-hood > d [M3]`
    std::string illegal(const std::string &text) const {
        const std::size_t bracket = text.find('[');
        const std::string action = trimmed(text.substr(0, bracket));
        const ParsedAction parsed = parseAction(m_match, m_state, action);
        if (!parsed.action)
            return parsed.problem;
        const Explanation why = explain(m_match, m_state, *parsed.action);
        if (why.isLegal() || isLegal(m_match, m_state, *parsed.action))
            return "\"" + action + "\" is legal";
        if (bracket != std::string::npos && text.substr(bracket) != std::string("[") + why.rule + "]")
            return "\"" + action + "\" is refused by [" + why.rule + "]: " + why.sentence;
        return {};
    }

    std::string only(const std::string &value) const {
        auto wanted = partsOf(value, " | ");
        ActionList actions;
        legalActions(m_match, m_state, actions);
        std::vector<std::string> is;
        for (const Action &action : actions)
            is.push_back(actionText(m_match, m_state, action));
        std::sort(wanted.begin(), wanted.end());
        std::sort(is.begin(), is.end());
        return wanted == is ? "" : "legal are: " + joined(is, " | ");
    }

    std::string asks(const std::string &value) const {
        std::string is = "nobody";
        if (m_state.pending.kind != DecisionKind::None)
            is = std::to_string(m_state.pending.seat.value() + 1) + " " +
                 kDecisionKindNames[static_cast<std::size_t>(m_state.pending.kind)];
        return is == value ? "" : "asked is " + is;
    }

    bool has(const std::string &wanted) const {
        return std::any_of(m_events.begin(), m_events.end(),
                           [&](const std::string &event) { return isEvent(event, wanted); });
    }
    std::string happened(const std::string &wanted) const { return has(wanted) ? "" : "did not happen: " + wanted; }
    std::string didNotHappen(const std::string &wanted) const { return has(wanted) ? "happened: " + wanted : ""; }

    std::string inOrder(const std::string &value) const {
        auto next = m_events.begin();
        for (const std::string &wanted : partsOf(value, " | ")) {
            next = std::find_if(next, m_events.end(), [&](const std::string &event) { return isEvent(event, wanted); });
            if (next == m_events.end())
                return "did not happen, or not in this order: " + wanted;
            ++next;
        }
        return {};
    }

    const Match &m_match;
    GameState m_state;
    std::vector<std::string> m_events; ///< since the last line of actions
};

std::string refusedProblem(const Scenario &scenario, const std::string &problem) {
    if (problem.empty())
        return "the position is not refused";
    return problem.find(scenario.refused->text) == std::string::npos ? "the position is refused because " + problem
                                                                     : "";
}

} // namespace

std::string scenarioProblem(const std::string &path) {
    const ScenarioResult read = readScenario(path);
    if (!read.scenario)
        return read.problem;
    const Scenario &scenario = *read.scenario;
    const auto at = [&](int line, const std::string &problem) {
        return path + ":" + std::to_string(line) + ": " + problem;
    };
    const MatchResult made = makeMatch(scenario.board, scenario.decks);
    StepLog log;
    PositionResult begun;
    if (!made.match)
        begun.problem = made.problem;
    else if (scenario.setupSeed)
        begun.state = start(*made.match, *scenario.setupSeed, &log);
    else
        begun = makePosition(*made.match, scenario.position);
    if (scenario.refused) {
        const std::string problem = refusedProblem(scenario, begun.state ? "" : begun.problem);
        return problem.empty() ? "" : at(scenario.refused->line, problem);
    }
    if (!begun.state)
        return at(1, begun.problem);
    if (const std::string broken = brokenInvariant(*made.match, *begun.state); !broken.empty())
        return at(1, "at the beginning: " + broken);
    Play play(*made.match, *begun.state, log);
    for (const ScenarioStep &step : scenario.steps)
        if (const std::string problem = play.run(step.text); !problem.empty())
            return at(step.line, problem + "\n    " + step.text + "\n" + play.situationNow());
    return {};
}

} // namespace champclos::test

// SPDX-License-Identifier: MIT
#include "engine/io/lesson_check.h"

#include "engine/rules/action_text.h"
#include "engine/rules/game.h"
#include "engine/rules/names.h"
#include "engine/rules/why.h"

#include <algorithm>
#include <utility>

namespace champclos::io {

namespace {

std::string pathOf(std::size_t step, std::string_view list, std::size_t index) {
    return "steps[" + std::to_string(step) + "]." + std::string(list) + "[" + std::to_string(index) + "]";
}

class LessonRun {
public:
    /// `branch`: which of several actions that an entry means is taken at the entry with that number, in all the first.
    LessonRun(const Lesson &lesson, Diagnostics &diagnostics, std::pair<int, std::size_t> branch)
        : m_lesson(lesson), m_match(*lesson.match), m_diagnostics(diagnostics), m_branch(branch) {}

    /// The entries that mean several actions: their number, and how many they mean.
    std::vector<std::pair<int, std::size_t>> forks;

    bool run() { return runTo(m_lesson.steps.size()); }

    /// Up to where that step begins.
    bool runTo(std::size_t end) {
        begin(-1);
        for (m_step = 0; m_step < end; ++m_step)
            if (!runStep(m_lesson.steps[m_step]))
                return false;
        if (end < m_lesson.steps.size() && m_lesson.steps[end].position)
            begin(static_cast<int>(end));
        return true;
    }

    GameRecord takeRecord() { return std::move(m_record); }

private:
    const GameState &now() const { return m_record.now(); }
    void begin(int step) { m_record = recordFrom(m_lesson, step); }

    bool runStep(const LessonStep &step) {
        if (step.position) {
            begin(static_cast<int>(m_step));
            m_isUnknown = false;
        }
        m_answered = 0;
        if (step.kind() == StepKind::Free)
            m_isUnknown = true; // what comes of it depends on the learner
        if (m_isUnknown) {
            if (step.kind() == StepKind::Do)
                return fail(DiagnosticCode::LessonNeedsPosition, "steps[" + std::to_string(m_step) + "]", {});
            return true;
        }
        for (std::size_t index = 0; index < step.expected.size(); ++index)
            if (!letOthersAnswer(step) || !take(step.expected[index], pathOf(m_step, "do", index), true))
                return false;
        if (!letOthersAnswer(step))
            return false;
        if (m_answered < step.others.size())
            return fail(DiagnosticCode::LessonAnswerLeft, pathOf(m_step, "others", m_answered),
                        {quoted(step.others[m_answered])});
        return true;
    }

    /// Until the learner is asked, or the game is over.
    bool letOthersAnswer(const LessonStep &step) {
        while (!now().isOver() && now().pending.seat != m_lesson.learnerSeat()) {
            if (m_answered == step.others.size())
                return fail(DiagnosticCode::LessonNobodyAnswers, "steps[" + std::to_string(m_step) + "]",
                            {std::to_string(now().pending.seat.value() + 1)});
            if (!take(step.others[m_answered], pathOf(m_step, "others", m_answered), false))
                return false;
            ++m_answered;
        }
        return true;
    }

    bool take(const std::string &text, const std::string &path, bool mayFork) {
        if (now().isOver())
            return fail(DiagnosticCode::LessonAfterEnd, path, {quoted(text)});
        if (const std::optional<LessonPick> pick = pickOf(m_match, m_lesson.learnerSeat(), text); pick && mayFork)
            return canPick(*pick) ||
                   fail(DiagnosticCode::LessonIllegalAction, path, {quoted(text), sentenceOf(Reason::NotAChoice)});
        const std::vector<Action> meant = actionsMeant(m_match, now(), text);
        if (meant.empty()) {
            const ParsedAction parsed = parseAction(m_match, now(), text);
            if (!parsed.action && text.find('*') == std::string::npos)
                return fail(DiagnosticCode::LessonUnknownAction, path, {quoted(text), parsed.problem});
            const std::string why = parsed.action ? explain(m_match, now(), *parsed.action).sentence
                                                  : std::string(sentenceOf(Reason::NotAChoice));
            return fail(DiagnosticCode::LessonIllegalAction, path, {quoted(text), why});
        }
        const int entry = m_entry++;
        if (mayFork && meant.size() > 1)
            forks.emplace_back(entry, meant.size());
        const std::size_t choice = entry == m_branch.first ? m_branch.second : 0;
        m_record.play(meant[std::min(choice, meant.size() - 1)]);
        return true;
    }

    bool canPick(const LessonPick &pick) const {
        ActionList legal;
        legalActions(m_match, now(), legal);
        return std::any_of(legal.begin(), legal.end(), [&](const Action &action) { return pick.isPartOf(action); });
    }

    bool fail(DiagnosticCode code, const std::string &path, std::vector<std::string> arguments) {
        m_diagnostics.report(code, {}, path, std::move(arguments));
        return false;
    }

    const Lesson &m_lesson;
    const Match &m_match;
    Diagnostics &m_diagnostics;
    std::pair<int, std::size_t> m_branch;
    GameRecord m_record;
    std::size_t m_step = 0;
    std::size_t m_answered = 0; ///< of what the others do in this step
    int m_entry = 0;            ///< entries that were played so far
    bool m_isUnknown = false;   ///< free turns have led to a state that nobody can foretell
};

/// The thing that a note is about has to be there; an action is any text.
bool isKnownTry(const Lesson &lesson, const std::string &tried) {
    const std::size_t space = tried.find(' ');
    const std::string_view kind = std::string_view(tried).substr(0, std::min(space, tried.size()));
    const std::string_view name =
        space == std::string::npos ? std::string_view() : std::string_view(tried).substr(space + 1);
    if (kind == "space")
        return static_cast<bool>(findSpace(*lesson.match, name));
    if (kind == "fighter")
        return static_cast<bool>(findFighter(*lesson.match, name));
    if (kind == "card")
        return static_cast<bool>(findCard(*lesson.match, lesson.learnerSeat(), name));
    constexpr std::string_view kVerbs[] = {"maneuver", "attack", "scheme", "boost", "defend", "discard",
                                           "move",     "place",  "option", "done",  "yes",    "no"};
    return std::find(std::begin(kVerbs), std::end(kVerbs), kind) != std::end(kVerbs);
}

} // namespace

GameRecord recordFrom(const Lesson &lesson, int step) {
    GameRecord record;
    record.battlefield = lesson.board ? lesson.board->id : lesson.battlefield;
    record.decks = lesson.decks;
    record.seed = lesson.seed;
    record.position = step < 0 ? lesson.position : lesson.steps[static_cast<std::size_t>(step)].position;
    if (record.position)
        record.position->seed = lesson.seed;
    record.match = lesson.match;
    record.states.push_back(lesson.begin(step));
    return record;
}

GameRecord recordAt(const Lesson &lesson, std::size_t step) {
    Diagnostics unheard;
    LessonRun run(lesson, unheard, {-1, 0});
    run.runTo(step);
    return run.takeRecord();
}

void check(const Lesson &lesson, Diagnostics &diagnostics) {
    for (std::size_t step = 0; step < lesson.steps.size(); ++step)
        for (std::size_t note = 0; note < lesson.steps[step].notes.size(); ++note)
            if (const std::string &tried = lesson.steps[step].notes[note].tried; !isKnownTry(lesson, tried))
                diagnostics.report(DiagnosticCode::LessonUnknownTry, {}, pathOf(step, "notes", note) + ".try",
                                   {quoted(tried)});
    LessonRun first(lesson, diagnostics, {-1, 0});
    if (!first.run())
        return;
    for (const auto &[entry, count] : first.forks) // whatever the learner takes leads to the end
        for (std::size_t choice = 1; choice < count; ++choice)
            if (!LessonRun(lesson, diagnostics, {entry, choice}).run())
                return;
}

} // namespace champclos::io

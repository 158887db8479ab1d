// SPDX-License-Identifier: MIT
#include "engine/io/lesson.h"

#include "engine/rules/action_text.h"
#include "engine/rules/game.h"
#include "engine/rules/names.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace champclos::io {

namespace {

constexpr std::string_view kAny = "*";

std::vector<std::string_view> wordsOf(std::string_view text) {
    std::vector<std::string_view> words;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(' '), text.size());
        if (end > 0)
            words.push_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return words;
}

} // namespace

bool isSameText(std::string_view pattern, std::string_view text) {
    std::vector<std::string_view> left = wordsOf(pattern);
    std::vector<std::string_view> right = wordsOf(text);
    if (!left.empty() && left.back() == kAny && left.size() <= right.size() + 1) { // at the end: any words
        left.pop_back();
        right.resize(left.size());
    }
    return std::equal(left.begin(), left.end(), right.begin(), right.end(),
                      [](std::string_view one, std::string_view other) { return one == kAny || one == other; });
}

GameState Lesson::begin(int step) const {
    const std::optional<Position> &given = step < 0 ? position : steps[static_cast<std::size_t>(step)].position;
    if (!given)
        return start(*match, seed);
    Position seeded = *given;
    seeded.seed = seed;
    return *makePosition(*match, seeded).state; // the reader has made it once
}

bool LessonPick::isPartOf(const Action &action) const {
    return (verb && action.kind == *verb) || (fighter && (action.fighter == fighter || action.target == fighter)) ||
           (space && action.space == space) || (card && action.card == card);
}

std::optional<LessonPick> pickOf(const Match &match, SeatId learner, std::string_view text) {
    const std::vector<std::string_view> words = wordsOf(text);
    if (words.size() != 2 || words[0] != "pick")
        return std::nullopt;
    LessonPick pick;
    for (const auto &[word, verb] : {std::pair("maneuver", ActionKind::Maneuver),
                                     std::pair("attack", ActionKind::Attack), std::pair("scheme", ActionKind::Scheme)})
        if (words[1] == word)
            pick.verb = verb;
    if (pick.verb)
        return pick;
    pick.fighter = findFighter(match, words[1]);
    if (!pick.fighter)
        pick.space = findSpace(match, words[1]);
    if (!pick.fighter && !pick.space)
        pick.card = findCard(match, learner, words[1]);
    return pick;
}

std::vector<Action> actionsMeant(const Match &match, const GameState &state, std::string_view text) {
    std::vector<Action> meant;
    if (state.isOver())
        return meant;
    ActionList legal;
    legalActions(match, state, legal);
    std::copy_if(legal.begin(), legal.end(), std::back_inserter(meant),
                 [&](const Action &action) { return isSameText(text, actionText(match, state, action)); });
    return meant;
}

bool isMeant(const Match &match, const GameState &state, std::string_view text, const Action &action) {
    return isSameText(text, actionText(match, state, action));
}

} // namespace champclos::io

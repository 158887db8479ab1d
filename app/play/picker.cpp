// SPDX-License-Identifier: MIT
#include "app/play/picker.h"

#include <algorithm>

namespace champclos::app {

namespace {

std::optional<int> valueOf(const Action &action, PartKind kind) {
    switch (kind) {
    case PartKind::Verb:
        return static_cast<int>(action.kind);
    case PartKind::Fighter:
        return action.fighter ? std::optional(action.fighter.value()) : std::nullopt;
    case PartKind::Target:
        return action.target ? std::optional(action.target.value()) : std::nullopt;
    case PartKind::Space:
        return action.space ? std::optional(action.space.value()) : std::nullopt;
    case PartKind::Card:
        return action.card ? std::optional(action.card.value()) : std::nullopt;
    case PartKind::Answer:
        return std::nullopt;
    }
    return std::nullopt;
}

} // namespace

Picker::Picker(const ActionList &legal, FighterSet movers) : m_legal(legal.begin(), legal.end()), m_movers(movers) {}

bool Picker::has(const Action &action, const Part &part) const {
    if (part.kind == PartKind::Answer)
        return indexOf(action) == part.value;
    // Before a maneuver a fighter is selected to see its reach; that says nothing about which action follows.
    if (part.kind == PartKind::Fighter && action.kind == ActionKind::Maneuver)
        return m_movers.contains(FighterId(part.value));
    if (part.kind == PartKind::Card && action.owner.value() != part.owner)
        return false;
    return valueOf(action, part.kind) == part.value;
}

std::vector<Action> Picker::leftBy(const std::vector<Part> &picks) const {
    std::vector<Action> left;
    std::copy_if(m_legal.begin(), m_legal.end(), std::back_inserter(left), [&](const Action &action) {
        return std::all_of(picks.begin(), picks.end(), [&](const Part &part) { return has(action, part); });
    });
    return left;
}

std::vector<Action> Picker::compatible() const { return leftBy(m_picks); }

std::vector<Part> Picker::picksWith(const Part &part) const {
    std::vector<Part> picks;
    std::copy_if(m_picks.begin(), m_picks.end(), std::back_inserter(picks), [&](const Part &old) {
        return old.kind != part.kind && old.kind != PartKind::Answer && part.kind != PartKind::Answer;
    });
    picks.push_back(part);
    return picks;
}

bool Picker::canPick(const Part &part) const {
    const std::vector<Part> picks = picksWith(part);
    return std::any_of(m_legal.begin(), m_legal.end(), [&](const Action &action) {
        return std::all_of(picks.begin(), picks.end(), [&](const Part &each) { return has(action, each); });
    });
}

bool Picker::isPicked(const Part &part) const {
    return std::find(m_picks.begin(), m_picks.end(), part) != m_picks.end();
}

bool Picker::isSelected(const Part &part) const {
    if (isPicked(part))
        return true;
    if (m_picks.empty() || part.kind == PartKind::Answer)
        return false;
    const std::vector<Action> left = compatible();
    return !left.empty() && std::all_of(left.begin(), left.end(), [&](const Action &action) {
        return valueOf(action, part.kind) == part.value &&
               (part.kind != PartKind::Card || action.owner.value() == part.owner);
    });
}

bool Picker::pick(const Part &part) {
    if (!canPick(part))
        return false;
    m_picks = picksWith(part);
    return true;
}

bool Picker::takeBack() {
    if (m_picks.empty())
        return false;
    m_picks.pop_back();
    return true;
}

void Picker::unpick(const Part &part) { std::erase(m_picks, part); }

std::optional<int> Picker::picked(PartKind kind) const {
    for (const Part &part : m_picks)
        if (part.kind == kind)
            return part.value;
    return std::nullopt;
}

std::optional<int> Picker::impliedValue(PartKind kind) const {
    if (const std::optional<int> value = picked(kind))
        return value;
    std::optional<int> common;
    for (const Action &action : compatible()) {
        const std::optional<int> value = valueOf(action, kind);
        if (!value || isAnswer(action)) // "done" names nobody and says nothing against somebody
            continue;
        if (common && common != value)
            return std::nullopt;
        common = value;
    }
    return common;
}

/// What a person has to point at before the action is taken; the rest may follow from it.
bool Picker::isSaid(const Action &action) const {
    const auto said = [&](PartKind kind) { return picked(kind).has_value(); };
    if (said(PartKind::Answer))
        return true;
    switch (action.kind) {
    case ActionKind::Maneuver:
        return said(PartKind::Verb);
    case ActionKind::Attack:
        return said(PartKind::Target) && said(PartKind::Card);
    case ActionKind::Move: {
        const bool isOnlyOne = std::all_of(m_legal.begin(), m_legal.end(), [&](const Action &other) {
            return other.kind != ActionKind::Move || other.fighter == action.fighter;
        });
        return said(PartKind::Space) && (said(PartKind::Fighter) || isOnlyOne);
    }
    case ActionKind::Place:
    case ActionKind::Space:
        return said(PartKind::Space);
    case ActionKind::Scheme:
    case ActionKind::Boost:
    case ActionKind::Defend:
    case ActionKind::Discard:
    case ActionKind::Card:
        return said(PartKind::Card);
    case ActionKind::Fighter:
        return said(PartKind::Fighter);
    case ActionKind::Option:
    case ActionKind::Done:
    case ActionKind::Yes:
    case ActionKind::No:
    case ActionKind::Concede:
        return false;
    }
    return false;
}

std::optional<Action> Picker::implied() const {
    if (m_picks.empty())
        return std::nullopt;
    const std::vector<Action> left = compatible();
    return left.size() == 1 ? std::optional(left.front()) : std::nullopt;
}

std::optional<Action> Picker::decided() const {
    const std::optional<Action> action = implied();
    return action && isSaid(*action) ? action : std::nullopt;
}

bool Picker::isAnswer(const Action &action) const {
    switch (action.kind) {
    case ActionKind::Option:
    case ActionKind::Done:
    case ActionKind::Yes:
    case ActionKind::No:
        return true;
    case ActionKind::Boost:
    case ActionKind::Defend:
    case ActionKind::Discard:
    case ActionKind::Card:
        return !action.card;
    case ActionKind::Fighter:
        return !action.fighter;
    case ActionKind::Maneuver:
    case ActionKind::Scheme:
    case ActionKind::Attack:
    case ActionKind::Move:
    case ActionKind::Place:
    case ActionKind::Space:
    case ActionKind::Concede:
        return false;
    }
    return false;
}

int Picker::indexOf(const Action &action) const {
    const auto it = std::find(m_legal.begin(), m_legal.end(), action);
    return it == m_legal.end() ? -1 : static_cast<int>(it - m_legal.begin());
}

} // namespace champclos::app

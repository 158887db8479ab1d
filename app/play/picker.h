// SPDX-License-Identifier: MIT
//
// Choosing by narrowing: every legal action is taken apart into what a player points at (a verb, a fighter, a target, a
// space, a card, an answer), and each pick keeps the actions that have that part. It knows the list of legal actions
// and no rule: what is not in the list cannot be picked. Drawing and clicking are elsewhere.
#pragma once

#include "engine/core/action.h"

#include <optional>
#include <vector>

namespace champclos::app {

enum class PartKind : unsigned char { Verb, Fighter, Target, Space, Card, Answer };

struct Part {
    PartKind kind{};
    int value = -1; ///< ActionKind, FighterId, SpaceId, CardKind, or the number of the action in the list
    int owner = -1; ///< of a card: the seat whose deck it is from
    friend bool operator==(const Part &, const Part &) = default;
};

class Picker {
public:
    Picker() = default;
    /// `movers`: who may be selected to see how far it gets before a maneuver is begun.
    Picker(const ActionList &legal, FighterSet movers);

    const std::vector<Action> &legal() const { return m_legal; }
    const std::vector<Part> &picks() const { return m_picks; }
    bool isEmpty() const { return m_legal.empty(); }

    /// The actions that have everything picked so far.
    std::vector<Action> compatible() const;
    /// True if picking it leaves something: another pick of the same kind gives way to it.
    bool canPick(const Part &part) const;
    bool isPicked(const Part &part) const;
    /// Picked, or the only possibility that the picks leave.
    bool isSelected(const Part &part) const;
    /// False if it cannot be picked.
    bool pick(const Part &part);
    bool takeBack();
    void unpick(const Part &part);
    void clear() { m_picks.clear(); }

    /// The action, once everything that has to be said is said.
    std::optional<Action> decided() const;
    /// The only action that the picks leave, even if a person has not pointed at all of it.
    std::optional<Action> implied() const;

    std::optional<int> picked(PartKind kind) const;
    /// Picked, or common to all actions that are left.
    std::optional<int> impliedValue(PartKind kind) const;

    bool isAnswer(const Action &action) const; ///< one that only a button can give
    bool isPartOf(const Part &part, const Action &action) const { return has(action, part); }
    int indexOf(const Action &action) const;

private:
    bool has(const Action &action, const Part &part) const;
    std::vector<Action> leftBy(const std::vector<Part> &picks) const;
    std::vector<Part> picksWith(const Part &part) const;
    bool isSaid(const Action &action) const;

    std::vector<Action> m_legal;
    std::vector<Part> m_picks;
    FighterSet m_movers;
};

} // namespace champclos::app

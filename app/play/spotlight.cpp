// SPDX-License-Identifier: MIT
#include "app/play/spotlight.h"

#include <algorithm>

namespace champclos::app {

namespace {

/// The parts of an action that a person points at, in the order in which it is easiest.
std::vector<Part> partsOf(const Action &action, const Picker &picker) {
    const Part fighter{PartKind::Fighter, action.fighter ? action.fighter.value() : -1};
    const Part target{PartKind::Target, action.target ? action.target.value() : -1};
    const Part space{PartKind::Space, action.space ? action.space.value() : -1};
    const Part card{PartKind::Card, action.card ? action.card.value() : -1, action.owner.value()};
    if (picker.isAnswer(action))
        return {{PartKind::Answer, picker.indexOf(action)}};
    switch (action.kind) {
    case ActionKind::Maneuver:
        return {{PartKind::Verb, static_cast<int>(action.kind)}};
    case ActionKind::Attack:
        return {target, card, fighter};
    case ActionKind::Scheme:
        return {card, fighter};
    case ActionKind::Move:
        return {fighter, space};
    case ActionKind::Place:
    case ActionKind::Space:
        return {space};
    case ActionKind::Fighter:
        return {fighter};
    case ActionKind::Boost:
    case ActionKind::Defend:
    case ActionKind::Discard:
    case ActionKind::Card:
        return {card};
    case ActionKind::Option:
    case ActionKind::Done:
    case ActionKind::Yes:
    case ActionKind::No:
    case ActionKind::Concede:
        return {};
    }
    return {};
}

/// Where only one fighter can move, its space is enough.
bool isSettled(const Picker &picker, const Action &action, const Part &part) {
    if (picker.isPicked(part))
        return true;
    return action.kind == ActionKind::Move && part.kind == PartKind::Fighter &&
           picker.impliedValue(PartKind::Fighter) == part.value;
}

} // namespace

bool Spotlight::contains(const Part &part) const { return std::find(parts.begin(), parts.end(), part) != parts.end(); }

Spotlight spotlightOn(const Wanted &wanted, const Picker &picker) {
    Spotlight light;
    if (wanted.part)
        light.parts.push_back(*wanted.part);
    for (const Action &action : wanted.actions)
        for (const Part &part : partsOf(action, picker))
            if (!isSettled(picker, action, part)) {
                if (!light.contains(part))
                    light.parts.push_back(part);
                break;
            }
    return light;
}

} // namespace champclos::app

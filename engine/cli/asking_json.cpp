// SPDX-License-Identifier: MIT
#include "engine/cli/asking_json.h"

#include "engine/effects/origin.h"
#include "engine/rules/action_text.h"
#include "engine/text/asking.h"
#include "engine/text/text.h"

namespace champclos::cli {

using io::JsonValue;

JsonValue askedForJson(const Match &match, const GameState &state, Language language) {
    const Origin origin = askingOrigin(match, state.frames);
    if (origin.effect == nullptr)
        return nullptr;
    const SeatId seat = state.frames.back().seat;
    const DeckDef &deck = match.seat(seat).deck;
    const std::size_t index = origin.owner.index;
    JsonValue json = JsonValue::object({{"seat", seat.value() + 1}});
    switch (origin.owner.kind) {
    case OwnerKind::None:
        break;
    case OwnerKind::Card:
        json.set("card", deck.cards[index].id).set("effect", kTimingNames[origin.owner.timing]);
        break;
    case OwnerKind::Ability:
        json.set("ability", index + 1);
        break;
    case OwnerKind::SideCard:
        json.set("glamour", deck.sideDeck->cards[index].id);
        break;
    case OwnerKind::Spell:
        json.set("spell", deck.pile->spells[index].id);
        break;
    }
    if (origin.ability != nullptr)
        json.set("effect", kTriggerNames[origin.ability->trigger]);
    const text::Asking asking = text::askingEffect(match, state.frames, language);
    return json.set("name", asking.name).set("sentence", asking.sentence);
}

JsonValue optionsJson(const Match &match, const GameState &state, const ActionList &actions, Language language) {
    const Observation observation = observe(match, state, state.pending.seat);
    JsonValue options = JsonValue::array();
    for (const Action &action : actions)
        if (action.kind == ActionKind::Option)
            options.append(JsonValue::object({{"name", optionName(match, state, action)},
                                              {"text", text::actionLabel(match, observation, action, language)}}));
    return options;
}

} // namespace champclos::cli

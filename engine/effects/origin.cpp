// SPDX-License-Identifier: MIT
#include "engine/effects/origin.h"

#include "engine/core/array_by.h"

#include <algorithm>

namespace champclos {

namespace {

/// The effect and the ability of an owner; nothing if the deck has no such thing.
void findEffect(const DeckDef &deck, Origin &origin) {
    const SentenceOwner &owner = origin.owner;
    const std::size_t index = owner.index;
    const auto ability = [&](const std::vector<AbilityDef> &abilities, std::size_t which) {
        if (which < abilities.size()) {
            origin.ability = &abilities[which];
            origin.effect = &abilities[which].effect;
        }
    };
    switch (owner.kind) {
    case OwnerKind::None:
        return;
    case OwnerKind::Card:
        if (index < deck.cards.size())
            origin.effect = &deck.cards[index].effects[owner.timing];
        return;
    case OwnerKind::Ability:
        return ability(deck.abilities, index);
    case OwnerKind::SideCard:
        if (deck.sideDeck && index < deck.sideDeck->cards.size())
            ability(deck.sideDeck->cards[index].abilities, owner.ability);
        return;
    case OwnerKind::Spell:
        if (deck.pile && index < deck.pile->spells.size())
            origin.effect = &deck.pile->spells[index].effect;
        return;
    }
}

const Block *blockBelow(const Term &term, const SentencePart &part) {
    if (part.operand >= term.arguments.size())
        return nullptr;
    const Argument &argument = term.arguments[part.operand];
    if (part.option == kNoIndex)
        return &argument.terms;
    return part.option < argument.options.size() ? &argument.options[part.option] : nullptr;
}

} // namespace

Origin originOf(const SeatTables &tables, std::size_t pc) {
    const Program &program = tables.program;
    Origin origin;
    if (pc >= program.origins.size())
        return origin;
    std::vector<const SentencePart *> parts; // innermost first
    for (std::uint16_t at = program.origins[pc]; at < program.parts.size(); at = program.parts[at].above) {
        origin.owner = program.parts[at].owner;
        if (at == 0 || program.parts[at].isEffect)
            break;
        parts.push_back(&program.parts[at]);
    }
    findEffect(tables.deck, origin);
    std::reverse(parts.begin(), parts.end());
    const Block *block = origin.effect;
    for (const SentencePart *part : parts) {
        if (!origin.path.empty())
            block = blockBelow(*origin.path.back().term, *part);
        if (block == nullptr || part->term >= block->size())
            break;
        origin.path.push_back({&(*block)[part->term], block, part->term, part->operand});
    }
    return origin;
}

const Op *askingOp(const Match &match, const FrameStack &frames) {
    if (frames.isEmpty() || frames.back().kind != FrameKind::Effect)
        return nullptr;
    const Frame &frame = frames.back();
    return &match.seat(frame.seat).program.ops[frame.pc];
}

Origin askingOrigin(const Match &match, const FrameStack &frames) {
    if (askingOp(match, frames) == nullptr)
        return {};
    const Frame &frame = frames.back();
    return originOf(match.seat(frame.seat), frame.pc);
}

} // namespace champclos

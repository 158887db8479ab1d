// SPDX-License-Identifier: MIT
#include "engine/effects/compiler.h"

#include "engine/core/array_by.h"
#include "engine/core/state.h"
#include "engine/effects/compiler_statements.h"

#include <algorithm>
#include <array>

namespace champclos {

namespace {

constexpr std::size_t kMaxOps = 4096;

class DeckCompiler {
public:
    explicit DeckCompiler(SeatTables &tables)
        : m_tables(tables), m_expressions(tables), m_statements(tables.program, m_expressions) {}

    std::string run() {
        Program &program = m_tables.program;
        program = Program{};
        program.ops.push_back(Op{}); // ops[0]: no effect
        program.origins.push_back(0);
        program.parts.push_back(SentencePart{});
        const DeckDef &deck = m_tables.deck;
        for (std::size_t kind = 0; kind < deck.cards.size() && kind < kMaxCardsPerDeck; ++kind)
            for (std::size_t timing = 0; timing < kTimings; ++timing)
                m_tables.kinds[kind].entry[timing] =
                    m_statements.entry(deck.cards[kind].effects[timing], {.kind = OwnerKind::Card,
                                                                          .index = static_cast<std::uint8_t>(kind),
                                                                          .timing = static_cast<Timing>(timing)});
        for (std::size_t index = 0; index < deck.abilities.size(); ++index)
            compileAbility(deck.abilities[index], kNoIndex,
                           {.kind = OwnerKind::Ability, .index = static_cast<std::uint8_t>(index)});
        if (deck.sideDeck)
            for (std::size_t card = 0; card < deck.sideDeck->cards.size(); ++card)
                compileSideCard(deck.sideDeck->cards[card].abilities, static_cast<std::uint8_t>(card));
        const int casts = m_statements.castCount();
        if (deck.pile)
            compileSpells(*deck.pile);
        if (m_statements.castCount() > casts)
            m_expressions.fail("a spell casts a spell");
        if (program.ops.size() > kMaxOps)
            m_expressions.fail("the effects of this deck are too long");
        if (framesNeeded() > kMaxFrames)
            m_expressions.fail("too much can happen at once");
        return m_expressions.problem();
    }

private:
    void compileSideCard(const std::vector<AbilityDef> &abilities, std::uint8_t card) {
        for (std::size_t index = 0; index < abilities.size(); ++index)
            compileAbility(abilities[index], card,
                           {.kind = OwnerKind::SideCard, .index = card, .ability = static_cast<std::uint8_t>(index)});
    }

    void compileAbility(const AbilityDef &ability, std::uint8_t sideCard, SentenceOwner owner) {
        if (!ability.isContinuous) {
            m_tables.triggers[ability.trigger].push_back({m_statements.entry(ability.effect, owner), sideCard});
            return;
        }
        ModifierEntry modifier{ability.modifier, sideCard};
        if (!ability.amount.empty())
            modifier.amount = m_expressions.amount(ability.amount.front());
        if (!ability.condition.empty())
            modifier.condition = m_expressions.condition(ability.condition.front());
        if (!ability.fighter.empty())
            modifier.named = m_expressions.fighterIndex(ability.fighter);
        m_tables.modifiers[ability.modifier].push_back(modifier);
    }

    /// At most: the turn, an action, all abilities that wake at one moment, the choices within choices of one of them,
    /// and the same for a spell that it casts.
    int framesNeeded() const {
        std::size_t awake = 1;
        for (const auto &entries : m_tables.triggers) {
            std::array<std::size_t, kMaxSideCards> ofSideCard{};
            std::size_t always = 0;
            for (const TriggerEntry &entry : entries)
                ++(entry.sideCard < kMaxSideCards ? ofSideCard[entry.sideCard] : always);
            awake = std::max(awake, always + *std::max_element(ofSideCard.begin(), ofSideCard.end()));
        }
        const int deep = m_statements.deepestChoice();
        return 2 + static_cast<int>(awake) + deep + (m_statements.castCount() > 0 ? 1 + deep : 0);
    }

    void compileSpells(const PileDef &pile) {
        for (std::size_t index = 0; index < pile.spells.size(); ++index) {
            const PileDef::Spell &spell = pile.spells[index];
            m_tables.spellEntries.push_back(m_statements.entry(
                spell.effect, {.kind = OwnerKind::Spell, .index = static_cast<std::uint8_t>(index)}));
            std::uint32_t needs = 0;
            for (const std::string &ingredient : spell.needs)
                needs |= m_expressions.ingredientBit(ingredient);
            m_tables.spellNeeds.push_back(needs);
        }
    }

    SeatTables &m_tables;
    ExpressionCompiler m_expressions;
    StatementCompiler m_statements;
};

} // namespace

std::string compileDeck(SeatTables &tables) { return DeckCompiler(tables).run(); }

} // namespace champclos

// SPDX-License-Identifier: MIT
#include "tests/support/strange_deck.h"

#include "engine/core/rng.h"
#include "engine/effects/vocabulary.h"
#include "engine/io/deck_check.h"
#include "engine/io/diagnostic.h"

#include <string>
#include <tuple>
#include <vector>

namespace champclos::test {

namespace {

constexpr int kTries = 60; ///< for a sentence without an error

LocalizedText named(const std::string &name) { return {{name, name, name}}; }
LocalizedNoun noun(const std::string &name) {
    LocalizedNoun result;
    for (const Language language : kLanguages)
        result.in(language) = Noun{.name = name, .plural = name + "s"};
    return result;
}

class Writer {
public:
    explicit Writer(std::uint64_t seed) : m_seed(seed), m_rng(seed * 77 + 1) {}

    DeckDef write() {
        writeParts();
        writeCards();
        for (int index = 0; index < 4; ++index)
            addAbility(m_deck.abilities);
        for (SideDeckDef::Card &card : m_deck.sideDeck->cards)
            addAbility(card.abilities);
        if (m_deck.pile)
            for (PileDef::Spell &spell : m_deck.pile->spells)
                sentence(spell.effect);
        for (CardDef &card : m_deck.cards)
            for (std::size_t timing = 0; timing < kTimings; ++timing)
                if (isWindowOf(card, static_cast<Timing>(timing)))
                    sentence(card.effects[timing]);
        return m_deck;
    }

private:
    int below(int count) { return m_rng.below(count); }

    void writeParts() {
        m_deck.id = "strange-" + std::to_string(m_seed);
        m_deck.name = named("Strange");
        m_deck.author = m_deck.licence = "x";
        m_deck.move = 1 + below(3);
        for (const auto &[id, role, count] :
             {std::tuple("hero", Role::Hero, 1 + below(4) / 3), std::tuple("crow", Role::Sidekick, 2),
              std::tuple("imp", Role::Sidekick, 1)}) {
            FighterDef fighter;
            fighter.id = id;
            fighter.name = noun(id);
            fighter.role = role;
            fighter.health = fighter.maxHealth = role == Role::Hero ? 8 : 1 + below(3);
            fighter.attack = below(2) == 0 ? AttackType::Melee : AttackType::Ranged;
            fighter.count = count;
            m_deck.fighters.push_back(fighter);
        }
        m_deck.token =
            TokenDef{.id = "coin", .name = noun("coin"), .sides = {{{"up", named("UP")}, {"down", named("DOWN")}}}};
        m_deck.token->first = static_cast<TokenDef::First>(below(2));
        m_deck.sideDeck = SideDeckDef{.id = "omen", .name = noun("omen"), .cards = {}};
        for (const char *id : {"one", "two", "three"})
            m_deck.sideDeck->cards.push_back({id, named(id), {}});
        m_deck.tags = {{"storm", named("STORM")}};
        if (m_seed % 3 == 0)
            return;
        m_deck.pile = PileDef{.id = "pile", .name = noun("pile")};
        if (m_seed % 3 == 1) {
            m_deck.pile->ingredients = {{"egg", named("Egg")}, {"eye", named("Eye")}};
            m_deck.pile->spells = {{"a", named("A"), {"egg"}, {}}, {"b", named("B"), {"egg", "eye"}, {}}};
        } else {
            m_deck.pile->takes = PileDef::Takes::CombatCards;
            m_deck.pile->syllableGoal = 7;
        }
    }

    void writeCards() {
        for (int index = 0; index < 10; ++index) {
            CardDef card;
            card.id = "card-" + std::to_string(index);
            card.name = named(card.id);
            card.type = static_cast<CardType>(index % 4);
            card.value = card.type == CardType::Scheme ? 0 : below(6);
            card.boost = below(4);
            card.copies = 3;
            if (below(4) == 0)
                card.playedBy = {"hero"};
            if (index % 3 == 0)
                card.tags = {"storm"};
            if (m_deck.pile && m_deck.pile->syllableGoal > 0)
                card.syllables = 1 + below(4);
            else if (m_deck.pile)
                card.ingredient = index % 2 == 0 ? "egg" : "eye";
            m_deck.cards.push_back(card);
        }
    }

    bool isWindowOf(const CardDef &card, Timing timing) {
        if (timing == Timing::Completion)
            return m_deck.pile && m_deck.pile->syllableGoal > 0 && card.type != CardType::Scheme;
        if (card.type == CardType::Scheme || timing == Timing::Scheme)
            return card.type == CardType::Scheme && timing == Timing::Scheme;
        return below(2) == 0;
    }

    void addAbility(std::vector<AbilityDef> &abilities) {
        abilities.emplace_back();
        AbilityDef &ability = abilities.back(); // nothing is added to the list before the end
        for (int attempt = 0; attempt < kTries; ++attempt) {
            ability = AbilityDef{};
            ability.isContinuous = below(2) == 0;
            if (!ability.isContinuous) {
                ability.trigger = static_cast<Trigger>(below(kTriggers));
                ability.effect = statements(1 + below(2), 3);
            } else {
                ability.modifier = static_cast<Modifier>(below(kModifiers));
                const bool isPermission =
                    ability.modifier == Modifier::MoveThrough || ability.modifier == Modifier::NoEffectDamage;
                if (!isPermission)
                    ability.amount = {term(Sort::Amount, 2)};
                if (below(2) == 0)
                    ability.condition = {term(Sort::Condition, 2)};
                if (below(3) == 0)
                    ability.fighter = m_deck.fighters[static_cast<std::size_t>(below(3))].id;
            }
            if (isRight())
                return;
        }
        abilities.pop_back();
    }

    void sentence(Block &block) {
        for (int attempt = 0; attempt < kTries; ++attempt) {
            block = statements(1 + below(3), 3);
            if (isRight())
                return;
        }
        block.clear();
    }

    /// What is still to be filled in, and warnings, do not count.
    bool isRight() const {
        io::Diagnostics diagnostics;
        io::check(m_deck, diagnostics);
        for (const io::Diagnostic &diagnostic : diagnostics)
            if (diagnostic.severity() == io::Severity::Error && diagnostic.code != io::DiagnosticCode::DeckEmptyBlock)
                return false;
        return true;
    }

    Block statements(int count, int depth) {
        Block block;
        for (int index = 0; index < count; ++index) {
            block.push_back(term(Sort::Statement, depth));
            if (block.back().word == Word::Damage && depth > 0 && below(2) == 0)
                block.push_back(afterDamage(depth - 1));
        }
        return block;
    }

    /// Chance alone hardly ever asks for the defeated just where somebody was damaged.
    Term afterDamage(int depth) {
        Term result{Word::If, {}, {}};
        for (const Operand &operand : rowOf(Word::If).operands()) {
            result.arguments.push_back(operand.isRequired ? argument(operand, depth) : Argument{});
            if (operand.sort == Sort::Condition)
                result.arguments.back().terms = {Term{Word::SomeoneDefeated, {}, {}}};
        }
        return result;
    }

    Term term(Sort sort, int depth) {
        std::vector<const WordRow *> rows;
        for (const WordRow &row : vocabulary()) {
            const bool isDeep = row.word == Word::If || row.word == Word::May || row.word == Word::Choose;
            if (row.sort == sort && (depth > 0 || (!isDeep && row.operands().empty()) || row.operandCount() == 1))
                rows.push_back(&row);
        }
        const WordRow &row = *rows[static_cast<std::size_t>(below(static_cast<int>(rows.size())))];
        Term result{row.word, {}, {}};
        for (const Operand &operand : row.operands())
            result.arguments.push_back(operand.isRequired || below(3) == 0 ? argument(operand, depth - 1) : Argument{});
        return result;
    }

    Argument argument(const Operand &operand, int depth) {
        Argument result;
        result.isGiven = true;
        const auto name = [&](std::initializer_list<const char *> names) {
            result.name = names.begin()[below(static_cast<int>(names.size()))];
        };
        switch (operand.sort) {
        case Sort::Statement:
        case Sort::Fighters:
        case Sort::Group:
        case Sort::Condition:
        case Sort::Amount:
        case Sort::Spaces:
        case Sort::Player:
        case Sort::Cards:
        case Sort::Place:
            result.terms = {term(operand.sort, depth)};
            break;
        case Sort::Statements:
            result.terms = statements(1 + below(2), depth);
            break;
        case Sort::Options:
            for (int option = 2 + below(2); option > 0; --option)
                result.options.push_back(statements(1, depth));
            break;
        case Sort::Flag:
            result.number = 1;
            break;
        case Sort::Number:
            result.number = 1 + below(3);
            break;
        case Sort::FighterName:
            name({"hero", "crow", "imp"});
            break;
        case Sort::CardName:
            name({"card-0", "card-3", "card-7"});
            break;
        case Sort::TagName:
            name({"storm"});
            break;
        case Sort::SideName:
            name({"up", "down"});
            break;
        case Sort::TypeName:
            name({"attack", "defense", "versatile", "scheme"});
            break;
        }
        return result;
    }

    std::uint64_t m_seed;
    Rng m_rng;
    DeckDef m_deck;
};

} // namespace

DeckDef strangeDeck(std::uint64_t seed) { return Writer(seed).write(); }

} // namespace champclos::test

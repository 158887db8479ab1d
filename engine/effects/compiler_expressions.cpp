// SPDX-License-Identifier: MIT
#include "engine/effects/compiler_expressions.h"

#include <algorithm>

namespace champclos {

namespace {

constexpr std::size_t kMaxExpressions = kNoIndex; // indices are one byte wide

template <class T> int indexOfId(const std::vector<T> &list, const std::string &id) {
    for (std::size_t index = 0; index < list.size(); ++index)
        if (list[index].id == id)
            return static_cast<int>(index);
    return -1;
}

// The words for places stand in the order of PlaceRef.
static_assert(static_cast<int>(Word::Pile) - static_cast<int>(Word::Hand) == static_cast<int>(PlaceRef::Pile));

PlaceRef placeRef(Word word) {
    const int offset = static_cast<int>(word) - static_cast<int>(Word::Hand);
    return static_cast<PlaceRef>(std::clamp(offset, 0, static_cast<int>(PlaceRef::Pile)));
}

} // namespace

const Block *blockOf(const Term &term, std::string_view key) {
    const Argument *argument = operandOf(term, key);
    return argument != nullptr ? &argument->terms : nullptr;
}

bool hasFlag(const Term &term, std::string_view key) {
    const Argument *argument = operandOf(term, key);
    return argument != nullptr && argument->number != 0;
}

int numberOf(const Term &term, std::string_view key, int fallback) {
    const Argument *argument = operandOf(term, key);
    return argument != nullptr ? argument->number : fallback;
}

std::string nameOf(const Term &term, std::string_view key) {
    const Argument *argument = operandOf(term, key);
    return argument != nullptr ? argument->name : std::string();
}

PlaceRef place(const Term &term, std::string_view key) {
    const Term *word = termOf(term, key);
    return word != nullptr ? placeRef(word->word) : PlaceRef::Hand;
}

void ExpressionCompiler::fail(std::string problem) {
    if (m_problem.empty())
        m_problem = std::move(problem);
}

template <class T> std::uint8_t ExpressionCompiler::add(std::vector<T> &list, const T &item) {
    if (list.size() >= kMaxExpressions) {
        fail("this deck says too many different things");
        return 0;
    }
    list.push_back(item);
    return static_cast<std::uint8_t>(list.size() - 1);
}

std::uint8_t ExpressionCompiler::fighterIndex(const std::string &id) {
    const int index = indexOfId(m_tables.deck.fighters, id);
    if (index < 0)
        fail("unknown fighter \"" + id + "\"");
    return index < 0 ? kNoIndex : static_cast<std::uint8_t>(index);
}

std::uint8_t ExpressionCompiler::cardIndex(const std::string &id) {
    const int index = id.empty() ? -1 : indexOfId(m_tables.deck.cards, id);
    return index < 0 ? kNoIndex : static_cast<std::uint8_t>(index);
}

std::uint8_t ExpressionCompiler::tag(const std::string &name) {
    if (name.empty())
        return kNoIndex;
    const auto found = std::find(m_tables.tagNames.begin(), m_tables.tagNames.end(), name);
    return found == m_tables.tagNames.end() ? kNoIndex : static_cast<std::uint8_t>(found - m_tables.tagNames.begin());
}

std::uint32_t ExpressionCompiler::ingredientBit(const std::string &id) const {
    return 1u << (std::max(0, indexOfId(m_tables.deck.pile->ingredients, id)) % 32);
}

std::uint8_t ExpressionCompiler::fightersOperand(const Term &term, std::string_view key) {
    const Term *fighters = termOf(term, key);
    return fighters != nullptr ? selector(*fighters) : kNoIndex;
}

std::uint8_t ExpressionCompiler::neededFighters(const Term &term, std::string_view key) {
    const Term *fighters = termOf(term, key);
    if (fighters != nullptr)
        return selector(*fighters);
    fail("a word does not say which fighters");
    return 0;
}

FighterSelector ExpressionCompiler::groupSelector(const Term &group) {
    FighterSelector result;
    switch (group.word) {
    case Word::YourFighters:
        result.group = GroupRef::Yours;
        break;
    case Word::OpposingFighters:
        result.group = GroupRef::Opposing;
        break;
    case Word::CombatFighters:
        result.group = GroupRef::InCombat;
        break;
    case Word::NamedGroup:
        result.group = GroupRef::Named;
        result.named = fighterIndex(nameOf(group, "namedGroup"));
        break;
    default: // NOLINT: every other word is no group, which the checker has refused
        result.group = GroupRef::All;
        break;
    }
    return result;
}

std::uint8_t ExpressionCompiler::selector(const Term &term) {
    FighterSelector result;
    switch (term.word) {
    case Word::YourFighter:
        result.group = GroupRef::YourFighter;
        break;
    case Word::OpposingFighter:
        result.group = GroupRef::OpposingFighter;
        break;
    case Word::AttackingFighter:
        result.group = GroupRef::Attacker;
        break;
    case Word::YourHero:
        result.group = GroupRef::YourHeroes;
        break;
    case Word::Named:
        result.group = GroupRef::Named;
        result.named = fighterIndex(nameOf(term, "named"));
        break;
    case Word::Each:
    case Word::One:
    case Word::Some:
    case Word::NoFighter: {
        const char *key = term.word == Word::Some ? "of" : rowOf(term.word).key;
        if (const Term *group = termOf(term, key))
            result = groupSelector(*group);
        result.adjacentTo = fightersOperand(term, "adjacentTo");
        result.inZoneOf = fightersOperand(term, "inZoneOf");
        result.except = fightersOperand(term, "except");
        result.inChosenSpaces = hasFlag(term, "inChosenSpaces");
        break;
    }
    default: // NOLINT
        fail("a word that names no fighters");
        break;
    }
    return add(m_program.fighters, result);
}

std::uint8_t ExpressionCompiler::picked() { return add(m_program.fighters, FighterSelector{GroupRef::Picked}); }

std::uint8_t ExpressionCompiler::spaces(const Term &statement, std::string_view key) {
    const Term *term = termOf(statement, key);
    SpaceSelector result;
    if (term != nullptr) {
        switch (term->word) {
        case Word::ZoneOf:
            result.ref = SpaceRef::ZoneOf;
            break;
        case Word::AdjacentTo:
            result.ref = SpaceRef::AdjacentTo;
            break;
        case Word::ZonesWithout:
            result.ref = SpaceRef::ZonesWithout;
            break;
        case Word::BesideChosenSpace:
            result.ref = SpaceRef::BesideChosen;
            break;
        default: // NOLINT
            result.ref = SpaceRef::Any;
            break;
        }
        if (!term->arguments.empty())
            result.fighters = neededFighters(*term, rowOf(term->word).key);
    }
    return add(m_program.spaces, result);
}

std::uint8_t ExpressionCompiler::amountOperand(const Term &statement, std::string_view key) {
    if (const Term *term = termOf(statement, key))
        return amount(*term);
    fail("a word does not say how much");
    return 0;
}

std::uint8_t ExpressionCompiler::amount(const Term &term) {
    AmountExpr result;
    switch (term.word) {
    case Word::Number:
        result.number = static_cast<std::int8_t>(std::clamp(numberOf(term, "number", 0), 0, 99));
        break;
    case Word::CombatDamage:
        result.ref = AmountRef::CombatDamage;
        break;
    case Word::ThatBoost:
        result.ref = AmountRef::ThatBoost;
        break;
    case Word::ThatMany:
        result.ref = AmountRef::ThatMany;
        break;
    case Word::CardsIn:
        result.ref = AmountRef::CardsIn;
        result.place = place(term, "cardsIn");
        result.tag = tag(nameOf(term, "tagged"));
        result.card = cardIndex(nameOf(term, "named"));
        result.isOther = hasFlag(term, "other");
        break;
    case Word::Ingredients:
        result.ref = AmountRef::Ingredients;
        break;
    case Word::ZonesOf:
        result.ref = AmountRef::ZonesOf;
        result.fighters = neededFighters(term, "zonesOf");
        break;
    case Word::CountOf:
        result.ref = AmountRef::CountOf;
        result.fighters = neededFighters(term, "countOf");
        break;
    case Word::DiscardedSideCards:
        result.ref = AmountRef::DiscardedSideCards;
        break;
    default: // NOLINT
        fail("a word that is no amount");
        break;
    }
    return add(m_program.amounts, result);
}

std::uint8_t ExpressionCompiler::condition(const Term &term) {
    ConditionExpr result;
    const auto simple = [&](ConditionRef ref, std::string_view key) {
        result.ref = ref;
        result.fighters = neededFighters(term, key);
    };
    switch (term.word) {
    case Word::WonCombat:
        result.ref = ConditionRef::WonCombat;
        break;
    case Word::LostCombat:
        result.ref = ConditionRef::LostCombat;
        break;
    case Word::Adjacent:
        simple(ConditionRef::Adjacent, "adjacent");
        result.others = neededFighters(term, "to");
        break;
    case Word::BeganElsewhere:
        simple(ConditionRef::BeganElsewhere, "beganElsewhere");
        break;
    case Word::IsHero:
        simple(ConditionRef::IsHero, "isHero");
        break;
    case Word::IsNamed:
        simple(ConditionRef::IsNamed, "isNamed");
        result.number = fighterIndex(nameOf(term, "fighter"));
        break;
    case Word::OpposingCardIs: {
        result.ref = ConditionRef::OpposingCardIs;
        const std::string type = nameOf(term, "opposingCardIs");
        const auto found = std::find(kCardTypeNames.begin(), kCardTypeNames.end(), type);
        result.number = static_cast<std::uint8_t>(found - kCardTypeNames.begin());
        break;
    }
    case Word::HealthAtMost:
        simple(ConditionRef::HealthAtMost, "fighter");
        result.number = static_cast<std::uint8_t>(numberOf(term, "healthAtMost", 0));
        break;
    case Word::NoFighter:
        result.ref = ConditionRef::NoFighter;
        result.fighters = selector(term);
        result.others = fightersOperand(term, "inZoneOf");
        break;
    case Word::TookDamage:
        simple(ConditionRef::TookDamage, "tookDamage");
        break;
    case Word::SideIs:
        result.ref = ConditionRef::SideIs;
        if (m_tables.deck.token)
            result.number = m_tables.deck.token->sides[1].id == nameOf(term, "sideIs") ? 1 : 0;
        break;
    case Word::SomeoneDefeated:
        result.ref = ConditionRef::SomeoneDefeated;
        break;
    default: // NOLINT
        fail("a word that is no condition");
        break;
    }
    return add(m_program.conditions, result);
}

} // namespace champclos

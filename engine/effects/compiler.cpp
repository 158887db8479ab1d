// SPDX-License-Identifier: MIT
#include "engine/effects/compiler.h"

#include "engine/effects/vocabulary.h"

#include <algorithm>

namespace champclos {

namespace {

constexpr std::size_t kMaxOps = 4096;
constexpr std::size_t kMaxExpressions = kNoIndex; // indices are one byte wide

template <class T> int indexOfId(const std::vector<T> &list, const std::string &id) {
    for (std::size_t index = 0; index < list.size(); ++index)
        if (list[index].id == id)
            return static_cast<int>(index);
    return -1;
}

class Compiler {
public:
    explicit Compiler(SeatTables &tables) : m_tables(tables), m_program(tables.program) {}

    std::string run() {
        m_program = Program{};
        m_program.ops.push_back(Op{}); // ops[0]: no effect
        for (std::size_t kind = 0; kind < m_tables.deck.cards.size() && kind < kMaxCardsPerDeck; ++kind)
            for (std::size_t timing = 0; timing < kTimings; ++timing)
                m_tables.kinds[kind].entry[timing] = entry(m_tables.deck.cards[kind].effects[timing]);
        for (const AbilityDef &ability : m_tables.deck.abilities)
            compileAbility(ability, kNoIndex);
        if (m_tables.deck.sideDeck)
            for (std::size_t card = 0; card < m_tables.deck.sideDeck->cards.size(); ++card)
                for (const AbilityDef &ability : m_tables.deck.sideDeck->cards[card].abilities)
                    compileAbility(ability, static_cast<std::uint8_t>(card));
        if (m_tables.deck.pile)
            compileSpells(*m_tables.deck.pile);
        if (m_program.ops.size() > kMaxOps)
            fail("the effects of this deck are too long");
        return m_problem;
    }

private:
    void fail(std::string problem) {
        if (m_problem.empty())
            m_problem = std::move(problem);
    }

    void compileAbility(const AbilityDef &ability, std::uint8_t sideCard) {
        if (!ability.isContinuous) {
            m_tables.triggers[static_cast<std::size_t>(ability.trigger)].push_back({entry(ability.effect), sideCard});
            return;
        }
        ModifierEntry modifier{ability.modifier, sideCard};
        if (!ability.amount.empty())
            modifier.amount = amount(ability.amount.front());
        if (!ability.condition.empty())
            modifier.condition = condition(ability.condition.front());
        if (!ability.fighter.empty())
            modifier.named = fighterIndex(ability.fighter);
        m_tables.modifiers[static_cast<std::size_t>(ability.modifier)].push_back(modifier);
    }

    void compileSpells(const PileDef &pile) {
        for (const PileDef::Spell &spell : pile.spells) {
            m_tables.spellEntries.push_back(entry(spell.effect));
            std::uint32_t needs = 0;
            for (const std::string &ingredient : spell.needs)
                needs |= 1u << (std::max(0, indexOfId(pile.ingredients, ingredient)) % 32);
            m_tables.spellNeeds.push_back(needs);
        }
    }

    std::uint16_t here() const { return static_cast<std::uint16_t>(m_program.ops.size()); }
    Op &emit(OpCode code) {
        m_program.ops.push_back(Op{code});
        return m_program.ops.back();
    }

    std::uint16_t entry(const Block &block) {
        if (block.empty())
            return 0;
        const std::uint16_t start = here();
        compileBlock(block);
        emit(OpCode::End);
        return start;
    }

    void compileBlock(const Block &block) {
        for (const Term &term : block)
            compileStatement(term);
    }

    // Operands.

    static const Block *blockOf(const Term &term, const char *key) {
        const Argument *argument = operandOf(term, key);
        return argument != nullptr ? &argument->terms : nullptr;
    }
    static const Term *termOf(const Term &term, const char *key) {
        const Block *block = blockOf(term, key);
        return block != nullptr && !block->empty() ? &block->front() : nullptr;
    }
    static bool hasFlag(const Term &term, const char *key) {
        const Argument *argument = operandOf(term, key);
        return argument != nullptr && argument->number != 0;
    }
    static int numberOf(const Term &term, const char *key, int fallback) {
        const Argument *argument = operandOf(term, key);
        return argument != nullptr ? argument->number : fallback;
    }
    static std::string nameOf(const Term &term, const char *key) {
        const Argument *argument = operandOf(term, key);
        return argument != nullptr ? argument->name : std::string();
    }
    std::uint8_t fighterIndex(const std::string &id) {
        const int index = indexOfId(m_tables.deck.fighters, id);
        if (index < 0)
            fail("unknown fighter \"" + id + "\"");
        return index < 0 ? kNoIndex : static_cast<std::uint8_t>(index);
    }
    template <class T> std::uint8_t add(std::vector<T> &list, const T &item) {
        if (list.size() >= kMaxExpressions) {
            fail("this deck says too many different things");
            return 0;
        }
        list.push_back(item);
        return static_cast<std::uint8_t>(list.size() - 1);
    }

    // Expressions.

    std::uint8_t fightersOperand(const Term &term, const char *key) {
        const Term *fighters = termOf(term, key);
        return fighters != nullptr ? selector(*fighters) : kNoIndex;
    }

    FighterSelector groupSelector(const Term &group) {
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

    /// The set a term stands for; for a choice, the set to choose from.
    std::uint8_t selector(const Term &term) {
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

    /// True if the player must choose among the fighters a term stands for.
    static bool isChoice(const Term &term) {
        return term.word == Word::One || term.word == Word::Some || term.word == Word::YourHero;
    }

    /// Emits the choice if there is one, and gives the selector for the verb that follows.
    std::uint8_t chosenFighters(const Term &statement, const char *key) {
        const Term *fighters = termOf(statement, key);
        if (fighters == nullptr)
            return kNoIndex;
        const std::uint8_t candidates = selector(*fighters);
        if (!isChoice(*fighters))
            return candidates;
        Op &pick = emit(OpCode::PickFighters);
        pick.fighters = candidates;
        pick.count = static_cast<std::uint8_t>(fighters->word == Word::Some ? numberOf(*fighters, "some", 1) : 1);
        m_skips.push_back(here() - 1);
        return add(m_program.fighters, FighterSelector{GroupRef::Picked});
    }

    std::uint8_t spaces(const Term &statement, const char *key) {
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
                result.fighters = fightersOperand(*term, rowOf(term->word).key);
        }
        return add(m_program.spaces, result);
    }

    static PlaceRef placeRef(Word word) {
        const int offset = static_cast<int>(word) - static_cast<int>(Word::Hand);
        return static_cast<PlaceRef>(std::clamp(offset, 0, static_cast<int>(PlaceRef::Pile)));
    }
    static PlaceRef place(const Term &term, const char *key) {
        const Term *word = termOf(term, key);
        return word != nullptr ? placeRef(word->word) : PlaceRef::Hand;
    }

    std::uint8_t tag(const std::string &name) {
        if (name.empty())
            return kNoIndex;
        const auto found = std::find(m_tables.tagNames.begin(), m_tables.tagNames.end(), name);
        return found == m_tables.tagNames.end() ? kNoIndex
                                                : static_cast<std::uint8_t>(found - m_tables.tagNames.begin());
    }
    std::uint8_t cardIndex(const std::string &id) {
        const int index = id.empty() ? -1 : indexOfId(m_tables.deck.cards, id);
        return index < 0 ? kNoIndex : static_cast<std::uint8_t>(index);
    }

    std::uint8_t amountOperand(const Term &statement, const char *key) {
        const Term *term = termOf(statement, key);
        return term != nullptr ? amount(*term) : kNoIndex;
    }
    std::uint8_t amount(const Term &term) {
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
            result.fighters = fightersOperand(term, "zonesOf");
            break;
        case Word::CountOf:
            result.ref = AmountRef::CountOf;
            result.fighters = fightersOperand(term, "countOf");
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

    std::uint8_t condition(const Term &term) {
        ConditionExpr result;
        const auto simple = [&](ConditionRef ref, const char *key) {
            result.ref = ref;
            result.fighters = fightersOperand(term, key);
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
            result.others = fightersOperand(term, "to");
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

    /// Emits the choice of a player if there is one.
    PlayerRef player(const Term &statement, const char *key) {
        const Term *term = termOf(statement, key);
        if (term == nullptr || term->word == Word::You)
            return PlayerRef::You;
        if (term->word == Word::Opponent)
            return PlayerRef::Opponent;
        if (term->word == Word::AnOpponent)
            emit(OpCode::PickPlayer);
        return PlayerRef::ThatPlayer;
    }

    // Statements.

    void compileStatement(const Term &term) {
        const std::size_t outerSkips = m_skips.size();
        compileVerb(term);
        // Where a choice finds nobody, the rest of its statement is skipped (A6).
        for (std::size_t skip = outerSkips; skip < m_skips.size(); ++skip)
            if (!m_program.ops[m_skips[skip]].isOptional)
                m_program.ops[m_skips[skip]].jump = here();
        m_skips.resize(outerSkips);
    }

    void compileVerb(const Term &term);
    void compileIf(const Term &term);
    void compileMay(const Term &term);
    void compileChoose(const Term &term);
    void compilePut(const Term &term);
    void emitAmount(OpCode code, const Term &term, const char *key) {
        const std::uint8_t index = amountOperand(term, key);
        emit(code).amount = index;
    }
    void emitFighters(OpCode code, const Term &term, const char *fightersKey, const char *amountKey) {
        const std::uint8_t fighters = chosenFighters(term, fightersKey);
        const std::uint8_t index = amountOperand(term, amountKey);
        Op &op = emit(code);
        op.fighters = fighters;
        op.amount = index;
    }
    static bool canBeOptional(const Op &op) {
        switch (op.code) {
        case OpCode::Put: // of a card that the text names nothing is chosen
            return static_cast<CardsRef>(op.fighters) == CardsRef::CardFrom ||
                   static_cast<CardsRef>(op.fighters) == CardsRef::AnyNumberFrom;
        case OpCode::PickFighters:
        case OpCode::DiscardChosen:
        case OpCode::PlaceFighters:
        case OpCode::BoostValue:
        case OpCode::BoostFaceDown:
        case OpCode::CastSpell:
            return true;
        default: // NOLINT: the others ask nothing, or have an answer of their own for "no"
            return false;
        }
    }

    SeatTables &m_tables;
    Program &m_program;
    std::vector<int> m_skips; ///< choices of the statement under way
    std::string m_problem;
};

void Compiler::compileVerb(const Term &term) {
    switch (term.word) {
    case Word::Draw: {
        const PlayerRef who = player(term, "who");
        const std::uint8_t index = amountOperand(term, "draw");
        Op &op = emit(OpCode::Draw);
        op.player = who;
        op.amount = index;
        op.flagA = hasFlag(term, "upTo");
        break;
    }
    case Word::Discard: {
        const PlayerRef who = player(term, "who");
        const std::uint8_t index = amountOperand(term, "discard");
        Op &op = emit(hasFlag(term, "random") ? OpCode::DiscardRandom : OpCode::DiscardChosen);
        op.player = who;
        op.amount = index;
        break;
    }
    case Word::DiscardTop:
        emitAmount(OpCode::DiscardTop, term, "discardTop");
        break;
    case Word::LookAtHand: {
        const PlayerRef who = player(term, "lookAtHand");
        emit(OpCode::LookAtHand).player = who;
        break;
    }
    case Word::ChooseFromHand: {
        const PlayerRef who = player(term, "chooseFromHand");
        Op &op = emit(OpCode::ChooseFromHand);
        op.player = who;
        op.spaces = static_cast<std::uint8_t>(place(term, "into"));
        break;
    }
    case Word::Search:
        emit(OpCode::Search).count = cardIndex(nameOf(term, "search"));
        break;
    case Word::LookAtTop: {
        Op &op = emit(OpCode::LookAtTop);
        op.count = static_cast<std::uint8_t>(std::clamp(numberOf(term, "lookAtTop", 1), 1, 9));
        op.others = static_cast<std::uint8_t>(std::clamp(numberOf(term, "take", 1), 0, 9));
        break;
    }
    case Word::LookAtTopCard:
        emit(OpCode::ShowTopCard);
        break;
    case Word::RevealTopCard:
        emit(OpCode::ShowTopCard).flagA = true;
        break;
    case Word::Put:
        compilePut(term);
        break;
    case Word::Damage:
        emitFighters(OpCode::Damage, term, "to", "damage");
        break;
    case Word::Recover:
        emitFighters(OpCode::Recover, term, "fighter", "recover");
        break;
    case Word::SetHealth:
        emitFighters(OpCode::SetHealth, term, "fighter", "setHealth");
        break;
    case Word::Move:
        emitFighters(OpCode::MoveFighters, term, "move", "upTo");
        m_program.ops.back().flagA = hasFlag(term, "through");
        break;
    case Word::Place: {
        const std::uint8_t fighters = chosenFighters(term, "place");
        const std::uint8_t where = spaces(term, "in");
        Op &op = emit(OpCode::PlaceFighters);
        op.fighters = fighters;
        op.spaces = where;
        op.flagA = hasFlag(term, "empty") || hasFlag(term, "other");
        op.flagB = hasFlag(term, "held");
        break;
    }
    case Word::Return: {
        const std::uint8_t where = spaces(term, "in");
        Op &op = emit(OpCode::ReturnFighters);
        op.count = fighterIndex(nameOf(term, "return"));
        op.spaces = where;
        op.flagA = hasFlag(term, "all");
        break;
    }
    case Word::Swap: {
        const std::uint8_t one = fightersOperand(term, "swap");
        const std::uint8_t other = fightersOperand(term, "with");
        Op &op = emit(OpCode::Swap);
        op.fighters = one;
        op.others = other;
        break;
    }
    case Word::CancelEffects:
        emit(OpCode::CancelEffects);
        break;
    case Word::IgnoreValue:
        emit(OpCode::IgnoreValue);
        break;
    case Word::ValueIs:
        emitAmount(OpCode::SetValue, term, "valueIs");
        break;
    case Word::AddValue:
        emitAmount(OpCode::AddValue, term, "addValue");
        break;
    case Word::PreventDamage:
        emit(OpCode::PreventDamage);
        break;
    case Word::BoostValue:
        emit(OpCode::BoostValue);
        break;
    case Word::BoostFaceDown:
        emit(OpCode::BoostFaceDown);
        break;
    case Word::GainActions:
        emitAmount(OpCode::GainActions, term, "gainActions");
        break;
    case Word::EndTurn:
        emit(OpCode::EndTurn);
        break;
    case Word::If:
        compileIf(term);
        break;
    case Word::May:
        compileMay(term);
        break;
    case Word::Choose:
        compileChoose(term);
        break;
    case Word::ChooseSpace: {
        const std::uint8_t where = spaces(term, "chooseSpace");
        emit(OpCode::PickSpace).spaces = where;
        break;
    }
    case Word::TurnToken:
        emit(OpCode::TurnToken);
        break;
    case Word::ChooseSide:
        emit(OpCode::ChooseSide);
        break;
    case Word::TurnUpSideCard:
        emit(OpCode::TurnUpSideCard);
        break;
    case Word::DiscardSideCard:
        emit(OpCode::DiscardSideCard);
        break;
    case Word::ReturnSideCard:
        emit(OpCode::ReturnSideCard);
        break;
    case Word::CastSpell: {
        Op &op = emit(OpCode::CastSpell);
        op.count = static_cast<std::uint8_t>(std::clamp(numberOf(term, "castSpell", 1), 1, 16));
        op.flagA = hasFlag(term, "free");
        break;
    }
    default: // NOLINT
        fail("a word that is no statement");
        break;
    }
}

void Compiler::compileIf(const Term &term) {
    const Term *test = termOf(term, "if");
    if (test == nullptr)
        return fail("if without a condition");
    const std::uint8_t index = condition(*test);
    const std::uint16_t branch = here();
    emit(OpCode::JumpUnless).amount = index;
    if (const Block *then = blockOf(term, "then"))
        compileBlock(*then);
    if (const Block *otherwise = blockOf(term, "else")) {
        const std::uint16_t leave = here();
        emit(OpCode::Jump);
        m_program.ops[branch].jump = here();
        compileBlock(*otherwise);
        m_program.ops[leave].jump = here();
    } else {
        m_program.ops[branch].jump = here();
    }
}

// may: the question is merged into the first choice of its block where that choice can be answered with no.
void Compiler::compileMay(const Term &term) {
    const Block *block = blockOf(term, "may");
    if (block == nullptr || block->empty())
        return fail("may without anything to do");
    const PlayerRef who = player(term, "who");
    const int times = numberOf(term, "times", 1);
    const bool isJustAMove = block->front().word == Word::Move && blockOf(term, "then") == nullptr &&
                             blockOf(term, "otherwise") == nullptr && !isChoice(*termOf(block->front(), "move"));
    if (isJustAMove)
        return compileBlock(*block);
    const std::uint16_t start = here();
    emit(OpCode::AskMay).player = who;
    const std::uint16_t first = here();
    compileBlock(*block);
    std::uint16_t question = start;
    if (first < here() && canBeOptional(m_program.ops[first])) {
        m_program.ops[start].code = OpCode::Jump; // straight on: the choice itself asks
        m_program.ops[start].jump = first;
        m_program.ops[first].isOptional = true;
        question = first;
    }
    if (const Block *then = blockOf(term, "then"))
        compileBlock(*then);
    if (times > 1) {
        Op &repeat = emit(OpCode::Repeat);
        repeat.count = static_cast<std::uint8_t>(std::min(times, 99));
        repeat.jump = start;
    }
    const std::uint16_t leave = here();
    emit(OpCode::Jump);
    m_program.ops[question].jump = here();
    if (const Block *otherwise = blockOf(term, "otherwise"))
        compileBlock(*otherwise);
    m_program.ops[leave].jump = here();
}

void Compiler::compileChoose(const Term &term) {
    const Argument *options = operandOf(term, "of");
    if (options == nullptr || options->options.empty() || options->options.size() > 16)
        return fail("a choice needs one to sixteen options");
    const PlayerRef who = player(term, "who");
    const std::uint16_t pick = here();
    emit(OpCode::PickOption);
    m_program.ops[pick].player = who;
    m_program.ops[pick].count = static_cast<std::uint8_t>(numberOf(term, "choose", 1));
    m_program.ops[pick].others = static_cast<std::uint8_t>(options->options.size());
    for (std::size_t option = 0; option < options->options.size(); ++option)
        emit(OpCode::OptionEntry);
    for (std::size_t option = 0; option < options->options.size(); ++option) {
        m_program.ops[pick + 1u + option].jump = here();
        compileBlock(options->options[option]);
        emit(OpCode::End);
    }
    m_program.ops[pick].jump = here();
}

void Compiler::compilePut(const Term &term) {
    const Term *cards = termOf(term, "put");
    if (cards == nullptr)
        return fail("put without cards");
    Op &op = emit(OpCode::Put);
    const int ref = static_cast<int>(cards->word) - static_cast<int>(Word::ThisCard);
    op.fighters = static_cast<std::uint8_t>(std::clamp(ref, 0, static_cast<int>(CardsRef::AllFrom)));
    op.others = static_cast<std::uint8_t>(place(*cards, rowOf(cards->word).key));
    op.spaces = static_cast<std::uint8_t>(place(term, "into"));
    op.amount = tag(nameOf(*cards, "tagged"));
}

} // namespace

std::string compileDeck(SeatTables &tables) { return Compiler(tables).run(); }

} // namespace champclos

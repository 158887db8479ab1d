// SPDX-License-Identifier: MIT
#include "engine/effects/compiler_statements.h"

#include "engine/effects/verbs.h"

#include <algorithm>
#include <utility>

namespace champclos {

namespace {

constexpr int kMaxNumber = 99; ///< of a plain number in a text

/// True if the player must choose among the fighters a term stands for.
bool isChoice(const Term &term) {
    return term.word == Word::One || term.word == Word::Some || term.word == Word::YourHero;
}

/// Whether "may" can be merged into the question that an instruction asks.
bool canBeOptional(const Op &op) {
    const auto canDecline = verbOf(op).canDecline;
    return canDecline != nullptr && canDecline(op);
}

/// A move has an answer of its own for "no".
bool isDeclinedByItself(const Block &block) {
    const Term *who = block.size() == 1 && block.front().word == Word::Move ? termOf(block.front(), "move") : nullptr;
    return who != nullptr && !isChoice(*who);
}

// The words for cards stand in the order of CardsRef.
static_assert(static_cast<int>(Word::AllFrom) - static_cast<int>(Word::ThisCard) ==
              static_cast<int>(CardsRef::AllFrom));
static_assert(static_cast<int>(Word::CardFrom) - static_cast<int>(Word::ThisCard) ==
              static_cast<int>(CardsRef::CardFrom));

} // namespace

StatementCompiler::Within::Within(StatementCompiler &compiler, const Block &block, std::size_t index)
    : m_compiler(compiler), m_outer(compiler.m_term), m_outerPart(compiler.m_part) {
    SentencePart part{.owner = compiler.m_program.parts[m_outerPart].owner,
                      .above = m_outerPart,
                      .term = static_cast<std::uint16_t>(index)};
    for (std::size_t operand = 0; m_outer != nullptr && operand < m_outer->arguments.size(); ++operand) {
        const Argument &argument = m_outer->arguments[operand];
        if (&argument.terms == &block)
            part.operand = static_cast<std::uint8_t>(operand);
        for (std::size_t option = 0; option < argument.options.size(); ++option)
            if (&argument.options[option] == &block) {
                part.operand = static_cast<std::uint8_t>(operand);
                part.option = static_cast<std::uint8_t>(option);
            }
    }
    compiler.m_program.parts.push_back(part);
    compiler.m_part = static_cast<std::uint16_t>(compiler.m_program.parts.size() - 1);
    compiler.m_term = &block[index];
}

StatementCompiler::Within::~Within() {
    m_compiler.m_part = m_outerPart;
    m_compiler.m_term = m_outer;
}

std::uint16_t StatementCompiler::entry(const Block &block, SentenceOwner owner) {
    if (block.empty())
        return 0;
    const std::uint16_t start = here();
    m_program.parts.push_back(SentencePart{.owner = owner, .isEffect = true});
    m_part = static_cast<std::uint16_t>(m_program.parts.size() - 1);
    compileBlock(block);
    emit(OpCode::End);
    m_part = 0;
    return start;
}

Op &StatementCompiler::emit(OpCode code) {
    m_program.ops.push_back(Op{code});
    m_program.origins.push_back(m_part);
    return m_program.ops.back();
}

std::uint8_t StatementCompiler::chosenFighters(const Term &statement, std::string_view key) {
    const Term *fighters = termOf(statement, key);
    if (fighters == nullptr)
        return m_expressions.neededFighters(statement, key);
    const std::uint8_t candidates = m_expressions.selector(*fighters);
    if (!isChoice(*fighters))
        return candidates;
    const Within part(*this, *blockOf(statement, key), 0);
    Op &pick = emitPick(candidates);
    pick.count = static_cast<std::uint8_t>(fighters->word == Word::Some ? numberOf(*fighters, "some", 1) : 1);
    return m_expressions.picked();
}

Op &StatementCompiler::emitPick(std::uint8_t candidates) {
    Op &pick = emit(OpCode::PickFighters);
    pick.fighters = candidates;
    pick.count = 1;
    m_skips.push_back(here() - 1);
    return pick;
}

// Who is chosen must be able to leave its space, and needs somebody else to swap with. Where both are chosen the second
// choice adds to the first.
void StatementCompiler::compileSwap(const Term &term) {
    const Term *one = termOf(term, "swap");
    const Term *other = termOf(term, "with");
    if (one == nullptr || other == nullptr)
        return m_expressions.fail("swap without two fighters");
    const bool isOneChosen = isChoice(*one);
    const bool isOtherChosen = isChoice(*other);
    std::uint8_t first = m_expressions.selector(*one);
    std::uint8_t second = m_expressions.selector(*other);
    if (isOneChosen) {
        const Within part(*this, *blockOf(term, "swap"), 0);
        Op &pick = emitPick(first);
        partnersOf(pick) = second;
        setOnlyUnheld(pick);
    }
    if (isOtherChosen) {
        const Within part(*this, *blockOf(term, "with"), 0);
        Op &pick = emitPick(second);
        partnersOf(pick) = isOneChosen ? kNoIndex : first;
        pick.count = isOneChosen ? 2 : 1;
        setAddsToPicked(pick, isOneChosen);
        setOnlyUnheld(pick);
    }
    if (isOneChosen)
        first = m_expressions.picked();
    if (isOtherChosen)
        second = m_expressions.picked();
    Op &op = emit(OpCode::Swap);
    op.fighters = first;
    partnersOf(op) = second;
}

PlayerRef StatementCompiler::player(const Term &statement, std::string_view key) {
    const Term *term = termOf(statement, key);
    if (term == nullptr || term->word == Word::You)
        return PlayerRef::You;
    if (term->word == Word::Opponent)
        return PlayerRef::Opponent;
    if (term->word == Word::AnOpponent) {
        const Within part(*this, *blockOf(statement, key), 0);
        emit(OpCode::PickPlayer);
    }
    return PlayerRef::ThatPlayer;
}

void StatementCompiler::compileBlock(const Block &block) {
    for (std::size_t index = 0; index < block.size(); ++index) {
        const Within part(*this, block, index);
        compileStatement(block[index]);
    }
}

void StatementCompiler::compileStatement(const Term &term) {
    const std::size_t outerSkips = m_skips.size();
    compileWord(term);
    // Where a choice finds nobody, the rest of its statement is skipped (A6).
    for (std::size_t skip = outerSkips; skip < m_skips.size(); ++skip)
        if (!m_program.ops[m_skips[skip]].isOptional)
            m_program.ops[m_skips[skip]].jump = here();
    m_skips.resize(outerSkips);
}

void StatementCompiler::compileWord(const Term &term) {
    switch (term.word) {
    case Word::If:
        return compileIf(term);
    case Word::May:
        return compileMay(term);
    case Word::Choose:
        return compileChoose(term);
    case Word::ChooseSpace: {
        const std::uint8_t where = m_expressions.spaces(term, "chooseSpace");
        emit(OpCode::PickSpace).spaces = where;
        return;
    }
    case Word::Swap:
        return compileSwap(term);
    default: // NOLINT: what it says stands in its rows
        return compileVerb(term);
    }
}

// Each operand goes where its sort says; who has to be chosen is chosen before.
void StatementCompiler::compileVerb(const Term &term) {
    const Verb *verb = verbFor(term.word);
    if (verb == nullptr)
        return m_expressions.fail("a word that is no statement");
    Op op{.code = verb->code};
    bool hasCount = false;
    for (const Operand &operand : rowOf(term.word).operands()) {
        const char *key = operand.key;
        switch (operand.sort) {
        case Sort::Player:
            op.player = player(term, key);
            break;
        case Sort::Fighters:
            op.fighters = chosenFighters(term, key);
            break;
        case Sort::Amount:
            op.amount = m_expressions.amountOperand(term, key);
            break;
        case Sort::Spaces:
            op.spaces = m_expressions.spaces(term, key);
            break;
        case Sort::Cards:
            compileCards(term, key, op);
            break;
        case Sort::Place:
            setTarget(op, place(term, key));
            break;
        case Sort::Number:
            (hasCount ? takenCount(op) : op.count) =
                static_cast<std::uint8_t>(std::clamp(numberOf(term, key, 1), 0, kMaxNumber));
            hasCount = true;
            break;
        case Sort::FighterName:
            returningFighter(op) = m_expressions.fighterIndex(nameOf(term, key));
            break;
        case Sort::CardName:
            searchedCard(op) = m_expressions.cardIndex(nameOf(term, key));
            break;
        case Sort::Flag:
            if (hasFlag(term, key))
                setFlag(op, key);
            break;
        default: // NOLINT: no verb takes anything else
            m_expressions.fail("a verb cannot take this operand");
            break;
        }
    }
    if (verb->finish != nullptr)
        verb->finish(op);
    m_casts += op.code == OpCode::CastSpell ? 1 : 0;
    emit(op.code) = op;
}

void StatementCompiler::compileCards(const Term &term, const char *key, Op &op) {
    const Term *cards = termOf(term, key);
    if (cards == nullptr)
        return m_expressions.fail("put without cards");
    const int ref = static_cast<int>(cards->word) - static_cast<int>(Word::ThisCard);
    setCards(op, static_cast<CardsRef>(std::clamp(ref, 0, static_cast<int>(CardsRef::AllFrom))));
    setSource(op, place(*cards, rowOf(cards->word).key));
    tagOf(op) = m_expressions.tag(nameOf(*cards, "tagged"));
}

void StatementCompiler::compileIf(const Term &term) {
    const Term *test = termOf(term, "if");
    if (test == nullptr)
        return m_expressions.fail("if without a condition");
    const std::uint8_t index = m_expressions.condition(*test);
    const std::uint16_t branch = here();
    conditionOf(emit(OpCode::JumpUnless)) = index;
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

// may: the question is merged into the first choice of its block where that choice can be answered with no. Where more
// depends on whether it was done, what may be done is a price.
void StatementCompiler::compileMay(const Term &term) {
    const Block *block = blockOf(term, "may");
    if (block == nullptr || block->empty())
        return m_expressions.fail("may without anything to do");
    const PlayerRef who = player(term, "who");
    const int times = numberOf(term, "times", 1);
    const bool isPrice = blockOf(term, "then") != nullptr || blockOf(term, "otherwise") != nullptr;
    if (!isPrice && times == 1 && isDeclinedByItself(*block))
        return compileBlock(*block);
    if (times > 1 && std::exchange(m_isRepeating, true))
        return m_expressions.fail("what is repeated is repeated again");
    const std::uint16_t start = here();
    emit(OpCode::AskMay).player = who;
    const std::uint16_t first = here();
    compileBlock(*block);
    const int length = here() - first;
    if (isPrice && length > kNoIndex)
        return m_expressions.fail("a price is too long");
    priceLength(m_program.ops[start]) = static_cast<std::uint8_t>(isPrice ? length : 0);
    std::uint16_t question = start;
    if (length > 0 && canBeOptional(m_program.ops[first])) {
        m_program.ops[start].code = isPrice ? OpCode::CheckPrice : OpCode::Jump; // straight on: the choice itself asks
        m_program.ops[start].jump = first;
        m_program.ops[first].isOptional = true;
        question = first;
    }
    m_program.ops[question].isRepeated = times > 1;
    if (isPrice) // one that cannot be paid again ends it too
        m_program.ops[start].isRepeated = times > 1;
    if (const Block *then = blockOf(term, "then"))
        compileBlock(*then);
    if (times > 1) {
        Op &repeat = emit(OpCode::Repeat);
        repeat.count = static_cast<std::uint8_t>(std::min(times, 99));
        repeat.jump = start;
        m_isRepeating = false;
    }
    const std::uint16_t leave = here();
    emit(OpCode::Jump);
    m_program.ops[question].jump = here();
    if (isPrice)
        m_program.ops[start].jump = here();
    if (const Block *otherwise = blockOf(term, "otherwise"))
        compileBlock(*otherwise);
    m_program.ops[leave].jump = here();
}

void StatementCompiler::compileChoose(const Term &term) {
    const Argument *options = operandOf(term, "of");
    if (options == nullptr || options->options.empty() || options->options.size() > 16)
        return m_expressions.fail("a choice needs one to sixteen options");
    const PlayerRef who = player(term, "who");
    const std::uint16_t pick = here();
    emit(OpCode::PickOption);
    m_program.ops[pick].player = who;
    m_program.ops[pick].count = static_cast<std::uint8_t>(numberOf(term, "choose", 1));
    optionCount(m_program.ops[pick]) = static_cast<std::uint8_t>(options->options.size());
    for (std::size_t option = 0; option < options->options.size(); ++option)
        emit(OpCode::OptionEntry);
    const bool isRepeating = std::exchange(m_isRepeating, false); // an option has a frame of its own
    m_deepest = std::max(m_deepest, ++m_depth);
    for (std::size_t option = 0; option < options->options.size(); ++option) {
        m_program.ops[pick + 1u + option].jump = here();
        compileBlock(options->options[option]);
        emit(OpCode::End);
    }
    --m_depth;
    m_isRepeating = isRepeating;
    m_program.ops[pick].jump = here();
}

} // namespace champclos

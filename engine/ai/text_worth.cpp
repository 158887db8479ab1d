// SPDX-License-Identifier: MIT
#include "engine/ai/text_worth.h"

#include "engine/ai/word_worth.h"
#include "engine/effects/operands.h"

#include <algorithm>
#include <memory>
#include <vector>

namespace champclos::ai {

namespace {

constexpr int kMostSteps = 200; ///< sentences are short; this only guards against broken ones

TextWorth both(const TextWorth &a, const TextWorth &b) { return {a.points + b.points, a.value + b.value}; }
TextWorth scaled(const TextWorth &a, float by) { return {a.points * by, a.value * by}; }
const TextWorth &better(const TextWorth &a, const TextWorth &b) { return a.total() >= b.total() ? a : b; }
const TextWorth &worse(const TextWorth &a, const TextWorth &b) { return a.total() >= b.total() ? b : a; }

/// Reads a text from one of its instructions to its end.
class Reader {
public:
    Reader(const Program &program, int printedValue, PlayedAs as)
        : m_program(program), m_printedValue(printedValue), m_as(as) {}

    TextWorth read(std::uint16_t pc, std::uint8_t picked = kNoIndex) {
        if (pc == 0 || pc >= m_program.ops.size() || ++m_steps > kMostSteps)
            return {};
        const Op &op = m_program.ops[pc];
        const auto next = static_cast<std::uint16_t>(pc + 1);
        switch (op.code) {
        case OpCode::End:
            return {};
        case OpCode::Jump:
            return op.jump > pc ? read(op.jump, picked) : TextWorth{};
        case OpCode::JumpUnless: {
            const float odds = oddsOf(m_program.conditions[conditionOf(op)]);
            return both(scaled(read(next, picked), odds), scaled(read(op.jump, picked), 1 - odds));
        }
        case OpCode::CheckPrice: // the choice after it says what it is worth to pay
            return read(next, picked);
        case OpCode::AskMay:
            return mayOf(op, read(next, picked), read(op.jump, picked));
        case OpCode::PickOption:
            return both(bestOptions(op, pc, picked), read(op.jump, picked));
        case OpCode::PickFighters:
            picked = op.fighters;
            break;
        default: // NOLINT: everything else does something and goes on
            break;
        }
        const TextWorth done = both(worthOf({m_program, op, m_as, m_printedValue, picked}), read(next, picked));
        return op.isOptional ? better(done, read(op.jump, picked)) : done;
    }

private:
    /// What a player may do is done if it helps: the one who reads, or the one who hopes not.
    static TextWorth mayOf(const Op &op, const TextWorth &yes, const TextWorth &no) {
        return op.player == PlayerRef::You ? better(yes, no) : worse(yes, no);
    }

    TextWorth bestOptions(const Op &op, std::uint16_t pc, std::uint8_t picked) {
        std::vector<TextWorth> options;
        for (std::uint16_t option = 0; option < optionCount(op); ++option)
            options.push_back(read(m_program.ops[pc + 1u + option].jump, picked));
        const bool isOurs = op.player == PlayerRef::You;
        std::sort(options.begin(), options.end(), [&](const TextWorth &a, const TextWorth &b) {
            return isOurs ? a.total() > b.total() : a.total() < b.total();
        });
        TextWorth worth;
        for (std::size_t option = 0; option < options.size() && option < op.count; ++option)
            worth = both(worth, options[option]);
        return worth;
    }

    float oddsOf(const ConditionExpr &condition) const {
        const bool isAttack = m_as == PlayedAs::Attack;
        switch (condition.ref) {
        case ConditionRef::WonCombat:
            return isAttack ? 0.65F : 0.4F;
        case ConditionRef::LostCombat:
            return isAttack ? 0.35F : 0.6F;
        case ConditionRef::BeganElsewhere:
            return isAttack ? 0.7F : 0.05F;
        case ConditionRef::IsHero:
            return 0.7F;
        case ConditionRef::Adjacent:
        case ConditionRef::IsNamed:
        case ConditionRef::SideIs:
            return 0.5F;
        case ConditionRef::OpposingCardIs:
        case ConditionRef::NoFighter:
        case ConditionRef::TookDamage:
            return 0.35F;
        case ConditionRef::HealthAtMost:
        case ConditionRef::SomeoneDefeated:
            return 0.25F;
        }
        return 0.5F;
    }

    const Program &m_program;
    int m_printedValue;
    PlayedAs m_as;
    int m_steps = 0;
};

TextWorth inCombat(const Program &program, const KindFacts &facts, PlayedAs as) {
    TextWorth worth;
    for (const Timing timing : {Timing::Immediately, Timing::During, Timing::After})
        worth = both(worth, Reader(program, facts.value, as).read(facts.entry[timing]));
    return worth;
}

DeckWorth worthOf(const SeatTables &tables) {
    DeckWorth worth;
    const Program &program = tables.program;
    const auto from = [&](std::size_t pc, PlayedAs as) {
        return Reader(program, 0, as).read(static_cast<std::uint16_t>(pc));
    };
    worth.rest.assign(program.ops.size(), 0.0F);
    for (std::size_t pc = 1; pc < program.ops.size(); ++pc)
        worth.rest[pc] = from(pc, PlayedAs::Attack).total();
    for (std::size_t kind = 0; kind < tables.deck.cards.size() && kind < kMaxCardsPerDeck; ++kind) {
        const KindFacts &facts = tables.kinds[kind];
        worth.kinds[kind] = {.asAttack = inCombat(program, facts, PlayedAs::Attack),
                             .asDefense = inCombat(program, facts, PlayedAs::Defense),
                             .asScheme = from(facts.entry[Timing::Scheme], PlayedAs::Scheme),
                             .asCompletion = from(facts.entry[Timing::Completion], PlayedAs::Attack)};
    }
    return worth;
}

} // namespace

const MatchWorth &worthOf(const Match &match) {
    return match.worth.get([&] {
        auto worth = std::make_shared<MatchWorth>();
        for (int seat = 0; seat < match.seatCount; ++seat)
            worth->seats[seat] = worthOf(match.seats[seat]);
        return worth;
    });
}

} // namespace champclos::ai

// SPDX-License-Identifier: MIT
#include "engine/effects/text_worth.h"

#include "engine/core/array_by.h"
#include "engine/effects/operands.h"

#include <algorithm>
#include <vector>

namespace champclos {

namespace {

// In points of hero health.
constexpr float kCard = 1.1F;       ///< drawn, or taken from somebody
constexpr float kChosenCard = 1.5F; ///< the best of several
constexpr float kNamedCard = 2.2F;  ///< the one card a deck searches for
constexpr float kBuriedCard = 0.4F; ///< put back into a deck or a pile
constexpr float kLook = 0.2F;
constexpr float kDamage = 0.9F;
constexpr float kRecovered = 0.8F;
constexpr float kNewHealth = 0.6F;
constexpr float kMove = 0.15F;
constexpr float kStep = 0.08F; ///< a space of a move
constexpr float kPlace = 0.6F;
constexpr float kReturn = 0.9F;    ///< of a sidekick, if one has fallen
constexpr float kReturnAll = 1.4F; ///< of all that have
constexpr float kCancel = 0.7F;
constexpr float kAction = 1.1F;
constexpr float kTurnEnded = -0.5F;
constexpr float kSpell = 1.5F;
constexpr float kSide = 0.3F; ///< a token turned, a side card, two fighters swapped
// In points of a card's value.
constexpr float kBlow = 4.0F; ///< of an attack that is warded off as a whole
constexpr float kWard = 1.5F; ///< of a defense that is
constexpr float kBoost = 2.2F;

constexpr float kSomeAmount = 2; ///< of an amount that depends on the game
constexpr int kMostSteps = 200;  ///< sentences are short; this only guards against broken ones

enum class PlayedAs : std::uint8_t { Attack, Defense, Scheme };

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
        const TextWorth done = both(worthOf(op, picked), read(next, picked));
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

    float amountOf(const Op &op) const {
        if (op.amount == kNoIndex)
            return 1;
        const AmountExpr &amount = m_program.amounts[op.amount];
        return amount.ref == AmountRef::Number ? amount.number : kSomeAmount;
    }

    /// From 1 (an opponent whom one chooses) to -1 (oneself): how much one likes that it happens to them.
    float aversionTo(std::uint8_t selector, std::uint8_t picked) const {
        if (selector == kNoIndex)
            return 0;
        const FighterSelector &fighters = m_program.fighters[selector];
        switch (fighters.group) {
        case GroupRef::Picked:
            return picked == kNoIndex ? 0 : std::max(0.9F, aversionTo(picked, kNoIndex));
        case GroupRef::YourFighter:
        case GroupRef::YourHeroes:
        case GroupRef::Named:
        case GroupRef::Yours:
            return -1;
        case GroupRef::OpposingFighter:
            return 1;
        case GroupRef::Opposing:
            return fighters.adjacentTo != kNoIndex || fighters.inZoneOf != kNoIndex || fighters.inChosenSpaces ? 0.9F
                                                                                                               : 1.3F;
        case GroupRef::Attacker:
            return m_as == PlayedAs::Attack ? -1.0F : 1.0F;
        case GroupRef::All:
            return fighters.except != kNoIndex || fighters.adjacentTo != kNoIndex ? 0.6F : 0.3F;
        case GroupRef::InCombat:
            return 0.1F;
        }
        return 0;
    }

    TextWorth ofCards(const Op &op, float each) const {
        const float sign = op.player == PlayerRef::You ? 1.0F : -1.0F;
        return {sign * each * amountOf(op), 0};
    }

    static TextWorth ofPut(const Op &op) {
        const auto cards = cardsOf(op);
        const float sign = cards == CardsRef::OpposingCard ? -1.0F : 1.0F;
        const float many = cards == CardsRef::AllFrom || cards == CardsRef::AnyNumberFrom ? 2.0F : 1.0F;
        switch (targetOf(op)) {
        case PlaceRef::Hand:
            return {sign * many * kCard, 0};
        case PlaceRef::Deck:
        case PlaceRef::DeckTop:
        case PlaceRef::DeckBottom:
        case PlaceRef::Pile:
            return {sign * many * kBuriedCard, 0};
        case PlaceRef::DiscardPile:
            return {};
        }
        return {};
    }

    TextWorth worthOf(const Op &op, std::uint8_t picked) const {
        switch (op.code) {
        case OpCode::Draw:
            return ofCards(op, kCard);
        case OpCode::DiscardChosen:
            return ofCards(op, -0.8F * kCard);
        case OpCode::DiscardRandom:
            return ofCards(op, -kCard);
        case OpCode::DiscardTop:
            return ofCards(op, -0.3F * kCard);
        case OpCode::LookAtHand:
        case OpCode::ShowTopCard:
            return {kLook, 0};
        case OpCode::ChooseFromHand:
            return {kChosenCard, 0};
        case OpCode::Search:
            return {kNamedCard, 0};
        case OpCode::LookAtTop:
            return {kChosenCard * takenCount(op), 0};
        case OpCode::Put:
            return ofPut(op);
        case OpCode::Damage:
            return {kDamage * amountOf(op) * aversionTo(op.fighters, picked), 0};
        case OpCode::Recover:
            return {kRecovered * amountOf(op), 0};
        case OpCode::SetHealth:
            return {kNewHealth * amountOf(op), 0};
        case OpCode::MoveFighters:
            return {kMove + kStep * amountOf(op), 0};
        case OpCode::PlaceFighters:
            return {kPlace, 0};
        case OpCode::ReturnFighters:
            return {isAll(op) ? kReturnAll : kReturn, 0};
        case OpCode::CancelEffects:
            return {kCancel, 0};
        case OpCode::IgnoreValue:
        case OpCode::PreventDamage:
            return {0, m_as == PlayedAs::Defense ? kBlow : kWard};
        case OpCode::SetValue:
            return {0, amountOf(op) - static_cast<float>(m_printedValue)};
        case OpCode::AddValue:
            return {0, amountOf(op)};
        case OpCode::BoostValue:
        case OpCode::BoostFaceDown:
            return {-0.8F * kCard, kBoost};
        case OpCode::GainActions:
            return {kAction * amountOf(op), 0};
        case OpCode::EndTurn:
            return {kTurnEnded, 0};
        case OpCode::CastSpell:
            return {kSpell, 0};
        case OpCode::DiscardSideCard:
            return {-kSide, 0};
        case OpCode::Swap:
        case OpCode::TurnToken:
        case OpCode::ChooseSide:
        case OpCode::TurnUpSideCard:
        case OpCode::ReturnSideCard:
            return {kSide, 0};
        case OpCode::End:
        case OpCode::Jump:
        case OpCode::JumpUnless:
        case OpCode::AskMay:
        case OpCode::CheckPrice:
        case OpCode::Repeat:
        case OpCode::PickOption:
        case OpCode::OptionEntry:
        case OpCode::PickFighters:
        case OpCode::PickSpace:
        case OpCode::PickPlayer:
            return {};
        }
        return {};
    }

    const Program &m_program;
    int m_printedValue;
    PlayedAs m_as;
    int m_steps = 0;
};

TextWorth inCombat(const Program &program, const KindFacts &facts, PlayedAs as) {
    TextWorth worth;
    for (const Timing timing : {Timing::Immediately, Timing::During, Timing::After})
        worth = both(worth, Reader(program, facts.value, as).read(entryOf(facts.entry, timing)));
    return worth;
}

} // namespace

void weighTexts(SeatTables &tables) {
    Program &program = tables.program;
    const auto from = [&](std::size_t pc, PlayedAs as) {
        return Reader(program, 0, as).read(static_cast<std::uint16_t>(pc));
    };
    program.worths.assign(program.ops.size(), 0.0F);
    for (std::size_t pc = 1; pc < program.ops.size(); ++pc)
        program.worths[pc] = from(pc, PlayedAs::Attack).total();
    for (std::size_t kind = 0; kind < tables.deck.cards.size() && kind < kMaxCardsPerDeck; ++kind) {
        KindFacts &facts = tables.kinds[kind];
        facts.asAttack = inCombat(program, facts, PlayedAs::Attack);
        facts.asDefense = inCombat(program, facts, PlayedAs::Defense);
        facts.asScheme = from(entryOf(facts.entry, Timing::Scheme), PlayedAs::Scheme);
        facts.asCompletion = from(entryOf(facts.entry, Timing::Completion), PlayedAs::Attack);
    }
}

} // namespace champclos

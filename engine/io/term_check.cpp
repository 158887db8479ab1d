// SPDX-License-Identifier: MIT
#include "engine/io/term_check.h"

#include "engine/core/array_by.h"
#include "engine/io/term_io.h"

#include <algorithm>

namespace champclos::io {

namespace {

using Moments = unsigned;
constexpr Moments at(Moment moment) { return 1u << static_cast<unsigned>(moment); }
template <class... Rest> constexpr Moments at(Moment moment, Rest... rest) { return at(moment) | at(rest...); }

constexpr Moments kBeforeDamage = at(Moment::Immediately, Moment::During);
constexpr Moments kOnCombatCard = kBeforeDamage | at(Moment::After, Moment::Completion);
constexpr Moments kAfterDamage = at(Moment::After, Moment::Completion, Moment::AfterCombat);
constexpr Moments kEver = ~0u;
constexpr Moments kInCombat = kOnCombatCard | at(Moment::OnAttack, Moment::AfterCombat, Moment::CombatValue);

/// Words that have a meaning only at some moments. At a moment that is neither early nor late they have none at all.
struct MomentRule {
    Word word;
    Moments right;
    Moments early = 0;
    Moments late = 0;
    DiagnosticCode elsewhere = DiagnosticCode::DeckNeedsCombat;
};
constexpr MomentRule kMomentRules[] = {
    {Word::CancelEffects, kBeforeDamage | at(Moment::After), at(Moment::OnAttack),
     at(Moment::Completion, Moment::AfterCombat)},
    {Word::IgnoreValue, kBeforeDamage, at(Moment::OnAttack), kAfterDamage},
    {Word::ValueIs, kBeforeDamage, at(Moment::OnAttack), kAfterDamage},
    {Word::AddValue, kBeforeDamage, at(Moment::OnAttack), kAfterDamage},
    {Word::PreventDamage, kBeforeDamage, at(Moment::OnAttack), kAfterDamage},
    {Word::BoostValue, kBeforeDamage, at(Moment::OnAttack), kAfterDamage},
    {Word::BoostFaceDown, at(Moment::OnAttack), 0, kOnCombatCard | at(Moment::AfterCombat)},
    {Word::WonCombat, kAfterDamage, kBeforeDamage | at(Moment::OnAttack, Moment::CombatValue)},
    {Word::LostCombat, kAfterDamage, kBeforeDamage | at(Moment::OnAttack, Moment::CombatValue)},
    {Word::CombatDamage, kAfterDamage, kBeforeDamage | at(Moment::OnAttack, Moment::CombatValue)},
    {Word::OpposingCardIs, kOnCombatCard | at(Moment::AfterCombat), at(Moment::OnAttack, Moment::CombatValue)},
    {Word::OpposingCard, kOnCombatCard | at(Moment::AfterCombat), at(Moment::OnAttack, Moment::CombatValue)},
    {Word::OpposingFighter, kInCombat},
    {Word::AttackingFighter, kInCombat},
    {Word::CombatFighters, kInCombat},
    {Word::Opponent, kInCombat},
    {Word::YourFighter, kOnCombatCard | at(Moment::Scheme), 0, 0, DiagnosticCode::DeckNeedsCard},
    {Word::ThisCard, kOnCombatCard | at(Moment::Scheme), 0, 0, DiagnosticCode::DeckNeedsCard},
    {Word::CastSpell, kEver & ~at(Moment::Spell), 0, 0, DiagnosticCode::DeckSpellInSpell},
};

/// Words about something that not every deck has, by the key under which a deck declares it.
enum class DeckPart : std::uint8_t { Token, SideDeck, Pile, Ingredients, Spells };
constexpr EnumNames<DeckPart, 5> kPartKeys = {"token", "sideDeck", "pile", "pile.ingredients", "pile.spells"};
struct PartRule {
    Word word;
    DeckPart part;
};
constexpr PartRule kPartRules[] = {
    {Word::TurnToken, DeckPart::Token},
    {Word::ChooseSide, DeckPart::Token},
    {Word::SideIs, DeckPart::Token},
    {Word::TurnUpSideCard, DeckPart::SideDeck},
    {Word::DiscardSideCard, DeckPart::SideDeck},
    {Word::ReturnSideCard, DeckPart::SideDeck},
    {Word::DiscardedSideCards, DeckPart::SideDeck},
    {Word::Pile, DeckPart::Pile},
    {Word::Ingredients, DeckPart::Ingredients},
    {Word::CastSpell, DeckPart::Spells},
};

bool hasPart(const DeckDef &deck, DeckPart part) {
    switch (part) {
    case DeckPart::Token:
        return deck.token.has_value();
    case DeckPart::SideDeck:
        return deck.sideDeck.has_value();
    case DeckPart::Pile:
        return deck.pile.has_value();
    case DeckPart::Ingredients:
        return deck.pile && !deck.pile->ingredients.empty();
    case DeckPart::Spells:
        return deck.pile && !deck.pile->spells.empty();
    }
    return false;
}

template <class List> std::vector<std::string_view> idsOf(const List &list) {
    std::vector<std::string_view> ids;
    for (const auto &entry : list)
        ids.push_back(entry.id);
    return ids;
}

std::string indexed(const std::string &path, std::size_t index) { return path + '[' + std::to_string(index) + ']'; }

} // namespace

Moment momentOf(Timing timing) {
    switch (timing) {
    case Timing::Immediately:
        return Moment::Immediately;
    case Timing::During:
        return Moment::During;
    case Timing::After:
        return Moment::After;
    case Timing::Scheme:
        return Moment::Scheme;
    case Timing::Completion:
        return Moment::Completion;
    }
    return Moment::Scheme;
}

Moment momentOf(Trigger trigger) {
    switch (trigger) {
    case Trigger::OnAttack:
    case Trigger::WhenAttacked:
        return Moment::OnAttack;
    case Trigger::AfterCombat:
    case Trigger::AfterAttack:
        return Moment::AfterCombat;
    case Trigger::WhenPlaced:
    case Trigger::StartOfTurn:
    case Trigger::EndOfTurn:
    case Trigger::OnManeuver:
    case Trigger::AfterScheme:
        return Moment::Elsewhen;
    }
    return Moment::Elsewhen;
}

Moment momentOf(Modifier modifier) {
    switch (modifier) {
    case Modifier::AttackValue:
    case Modifier::DefenseValue:
        return Moment::CombatValue;
    case Modifier::MoveValue:
    case Modifier::ManeuverDraw:
    case Modifier::MoveThrough:
    case Modifier::NoEffectDamage:
        return Moment::Always;
    }
    return Moment::Always;
}

bool isRightAt(Word word, Moment moment) {
    for (const MomentRule &rule : kMomentRules)
        if (rule.word == word)
            return (rule.right & at(moment)) != 0;
    return true;
}

Gain gainOf(const CardDef &card) { return card.type == CardType::Defense ? Gain::Never : Gain::Possible; }

Gain gainOf(Trigger trigger) {
    switch (trigger) {
    case Trigger::WhenPlaced:
    case Trigger::EndOfTurn:
    case Trigger::WhenAttacked:
        return Gain::Never;
    case Trigger::StartOfTurn:
    case Trigger::OnManeuver:
    case Trigger::OnAttack:
    case Trigger::AfterCombat:
    case Trigger::AfterAttack:
    case Trigger::AfterScheme:
        return Gain::Possible;
    }
    return Gain::Possible;
}

void TermCheck::statements(const Block &statements, Moment moment, Gain gain, const std::string &path) {
    m_moment = moment;
    m_gain = gain;
    block(statements, path, {});
}

void TermCheck::single(const Block &terms, Moment moment, const std::string &path) {
    m_moment = moment;
    for (const Term &entry : terms)
        term(entry, path, {});
}

void TermCheck::finish() {
    for (std::size_t sort = 0; sort < m_uses.size(); ++sort) {
        const int most = static_cast<Sort>(sort) == Sort::Statement ? kMaxStatementsInDeck : kMaxWordsOfSort;
        if (m_uses[sort] > most)
            report(DiagnosticCode::DeckTooManyWords, "",
                   {std::to_string(most), kSortNames[sort], std::to_string(m_uses[sort])});
    }
}

void TermCheck::block(const Block &block, const std::string &path, Depth depth) {
    if (block.empty())
        return report(DiagnosticCode::DeckEmptyBlock, path, {});
    if (block.size() > kMaxStatements)
        report(DiagnosticCode::DeckBlockTooLong, path, {std::to_string(kMaxStatements), std::to_string(block.size())});
    if (depth.lists > kMaxNesting)
        return report(DiagnosticCode::DeckTooDeep, path, {std::to_string(kMaxNesting)});
    const Gain outer = m_gain;
    const auto isEnd = [](const Term &term) { return term.word == Word::EndTurn; };
    const auto upToEnd = static_cast<std::size_t>(block.rend() - std::find_if(block.rbegin(), block.rend(), isEnd));
    for (std::size_t index = 0; index < block.size(); ++index) {
        m_gain = index < upToEnd ? Gain::Never : outer; // T4: the turn will end
        term(block[index], indexed(path, index), {depth.lists, 0, depth.repeats});
    }
    m_gain = outer;
}

void TermCheck::term(const Term &term, const std::string &path, Depth depth) {
    if (isBroken(term))
        return;
    if (depth.words > kMaxNesting)
        return report(DiagnosticCode::DeckTooDeep, path, {std::to_string(kMaxNesting)});
    const WordRow &row = rowOf(term.word);
    ++m_uses[row.sort];
    checkMoment(term, path);
    checkConcept(term, path);
    checkFighters(term, path);
    checkGain(term, path);
    checkPlaces(term, path);
    const Argument *times = operandOf(term, "times");
    if (times != nullptr && times->number > 1 && ++depth.repeats > 1)
        report(DiagnosticCode::DeckTooDeep, path + ".times", {"1"});
    // A number or a fighter's id stands alone: its only operand has the path of the word itself.
    const bool isBare = term.word == Word::Number || term.word == Word::Named || term.word == Word::NamedGroup;
    for (std::size_t index = 0; index < row.operands().size(); ++index)
        argument(term, index, isBare ? path : path + '.' + row.operands()[index].key, depth);
    if (term.word == Word::Named)
        for (const FighterDef &fighter : m_deck.fighters)
            if (fighter.count > 1 && fighter.id == term.arguments.front().name)
                report(DiagnosticCode::DeckSeveral, path, {quoted(fighter.id)}, rowOf(Word::Each).key);
}

void TermCheck::argument(const Term &term, std::size_t index, const std::string &path, Depth depth) {
    const Operand &operand = rowOf(term.word).operands()[index];
    const Argument &argument = term.arguments[index];
    if (!argument.isGiven) {
        if (operand.isRequired)
            report(DiagnosticCode::DeckMissingOperand, path, {quoted(rowOf(term.word).key), quoted(operand.key)});
        return;
    }
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
        for (const Term &word : argument.terms)
            this->term(word, path, {depth.lists, depth.words + 1, depth.repeats});
        break;
    case Sort::Statements: {
        const bool isAfterwards = operand.key == std::string_view("otherwise") && operandOf(term, "times") != nullptr;
        block(argument.terms, path, {depth.lists + 1, 0, depth.repeats - (isAfterwards ? 1 : 0)});
        break;
    }
    case Sort::Options:
        options(term, argument, path, depth);
        break;
    case Sort::Flag:
        break;
    case Sort::Number:
        checkNumber(term, operand, argument.number, path);
        break;
    case Sort::FighterName:
    case Sort::CardName:
    case Sort::TagName:
    case Sort::SideName:
    case Sort::TypeName:
        checkName(term.word, operand, argument.name, path);
        break;
    }
}

void TermCheck::options(const Term &term, const Argument &argument, const std::string &path, Depth depth) {
    const int count = static_cast<int>(argument.options.size());
    if (count < 2 || count > kMaxOptions)
        report(DiagnosticCode::DeckTooManyOptions, path, {std::to_string(kMaxOptions), std::to_string(count)});
    else if (const int chosen = term.arguments.front().number; chosen > count)
        report(DiagnosticCode::DeckChooseTooMany, path, {std::to_string(chosen), std::to_string(count)});
    for (std::size_t index = 0; index < argument.options.size(); ++index)
        block(argument.options[index], indexed(path, index), {depth.lists + 1, 0});
}

void TermCheck::checkMoment(const Term &term, const std::string &path) {
    const auto *rule = std::find_if(std::begin(kMomentRules), std::end(kMomentRules),
                                    [&](const MomentRule &candidate) { return candidate.word == term.word; });
    if (rule == std::end(kMomentRules) || (rule->right & at(m_moment)) != 0)
        return;
    DiagnosticCode code = rule->elsewhere;
    if ((rule->early & at(m_moment)) != 0)
        code = DiagnosticCode::DeckTooEarly;
    else if ((rule->late & at(m_moment)) != 0)
        code = DiagnosticCode::DeckTooLate;
    report(code, path, {quoted(rowOf(term.word).key)}, term.word == Word::Opponent ? rowOf(Word::AnOpponent).key : "");
}

void TermCheck::checkConcept(const Term &term, const std::string &path) {
    for (const PartRule &rule : kPartRules)
        if (rule.word == term.word && !hasPart(m_deck, rule.part))
            report(DiagnosticCode::DeckMissingConcept, path,
                   {quoted(rowOf(term.word).key), quoted(kPartKeys[rule.part])});
}

/// Who swaps is one fighter; who returns was defeated, and with the last hero the game is over.
void TermCheck::checkFighters(const Term &term, const std::string &path) {
    if (term.word == Word::Return)
        for (const FighterDef &fighter : m_deck.fighters)
            if (fighter.role == Role::Hero && fighter.id == term.arguments.front().name)
                report(DiagnosticCode::DeckReturnsHero, path + ".return", {quoted(fighter.id)});
    if (term.word != Word::Swap)
        return;
    for (const char *key : {"swap", "with"}) {
        const Term *who = termOf(term, key);
        const bool isSeveral = who != nullptr && !isBroken(*who) &&
                               (who->word == Word::Each || (who->word == Word::Some && who->arguments[0].number > 1));
        if (isSeveral)
            report(DiagnosticCode::DeckOnlyOne, path + '.' + key, {quoted(rowOf(Word::Swap).key)},
                   rowOf(Word::One).key);
    }
}

void TermCheck::checkGain(const Term &term, const std::string &path) {
    if (term.word != Word::GainActions)
        return;
    const Term *amount = termOf(term, "gainActions");
    const bool isNothing = amount != nullptr && amount->word == Word::Number && !isBroken(*amount) &&
                           amount->arguments[0].isGiven && amount->arguments[0].number == 0;
    if (m_gain == Gain::Never || isNothing)
        report(DiagnosticCode::DeckNoActionGained, path, {});
}

void TermCheck::checkPlaces(const Term &term, const std::string &path) {
    if (term.word == Word::FirstCardOf)
        if (const Term *place = termOf(term, "firstCardOf"); place != nullptr && place->word == Word::Hand) {
            std::vector<std::string_view> ordered = wordsOf(Sort::Place);
            ordered.erase(std::find(ordered.begin(), ordered.end(), std::string_view(rowOf(Word::Hand).key)));
            report(DiagnosticCode::DeckUnknownChoice, path + ".firstCardOf",
                   {quoted(rowOf(Word::Hand).key), listOf(ordered)});
        }
    const Term *cards = term.word == Word::Put ? termOf(term, "put") : nullptr;
    const Term *into = cards != nullptr && !isBroken(*cards) ? termOf(term, "into") : nullptr;
    const Term *from = into != nullptr ? termOf(*cards, rowOf(cards->word).key) : nullptr;
    if (from != nullptr && from->word == into->word)
        report(DiagnosticCode::DeckSamePlace, path + ".into", {});
}

void TermCheck::checkName(Word word, const Operand &operand, const std::string &name, const std::string &path) {
    const std::vector<std::string_view> fighters = idsOf(m_deck.fighters);
    if (word == Word::Named || word == Word::NamedGroup) { // an id where words for fighters may stand too
        if (std::find(fighters.begin(), fighters.end(), name) != fighters.end())
            return;
        const Sort sort = rowOf(word).sort;
        report(DiagnosticCode::DeckNoSuchFighters, path, {quoted(name), listOf(fighters), listOf(wordsOf(sort))},
               m_diagnostics.isFull() ? std::string() : meantWord(name, sort, fighters));
        return;
    }
    if (operand.sort == Sort::FighterName)
        checkAmong(DiagnosticCode::DeckUnknownFighter, name, fighters, path);
    if (operand.sort == Sort::CardName)
        checkAmong(DiagnosticCode::DeckUnknownCard, name, idsOf(m_deck.cards), path);
    if (operand.sort == Sort::TagName)
        checkAmong(DiagnosticCode::DeckUnknownTag, name, idsOf(m_deck.tags), path);
    if (operand.sort == Sort::SideName && m_deck.token)
        checkAmong(DiagnosticCode::DeckUnknownSide, name, idsOf(m_deck.token->sides), path);
    if (operand.sort == Sort::TypeName)
        checkAmong(DiagnosticCode::DeckUnknownType, name, {kCardTypeNames.begin(), kCardTypeNames.end()}, path);
}

void TermCheck::checkAmong(DiagnosticCode unknown, const std::string &name, const std::vector<std::string_view> &known,
                           const std::string &path) {
    if (std::find(known.begin(), known.end(), name) == known.end())
        report(unknown, path, {quoted(name), listOf(known)},
               m_diagnostics.isFull() ? std::string() : nearest(name, known));
}

void TermCheck::checkNumber(const Term &term, const Operand &operand, int number, const std::string &path) {
    const int least = term.word == Word::Number ? 0 : 1;
    const bool isLookedAt = term.word == Word::LookAtTop && operand.key == std::string_view("lookAtTop");
    const int largest = isLookedAt ? kMaxCardsLookedAt : kMaxAmount;
    if (number < least || number > largest)
        return report(DiagnosticCode::DeckOutOfRange, path,
                      {std::to_string(least), std::to_string(largest), std::to_string(number)});
    int most = kMaxAmount;
    if (term.word == Word::CastSpell && m_deck.pile && !m_deck.pile->spells.empty())
        most = static_cast<int>(m_deck.pile->spells.size());
    if (term.word == Word::LookAtTop && term.arguments.front().isGiven && operand.key == std::string_view("take"))
        most = term.arguments.front().number;
    if (number > most)
        report(DiagnosticCode::DeckChooseTooMany, path, {std::to_string(number), std::to_string(most)});
}

void TermCheck::report(DiagnosticCode code, const std::string &path, std::vector<std::string> arguments,
                       std::string suggestion) {
    m_diagnostics.report(code, {}, path, std::move(arguments), std::move(suggestion));
}

} // namespace champclos::io

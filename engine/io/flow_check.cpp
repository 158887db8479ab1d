// SPDX-License-Identifier: MIT
#include "engine/io/flow_check.h"

#include "engine/effects/vocabulary.h"
#include "engine/io/term_io.h"

#include <algorithm>

namespace champclos::io {

namespace {

enum Named : unsigned { kCard = 1, kCards = 2, kPlayer = 4, kSpace = 8, kDamage = 16 };

struct FlowRule {
    Word word;
    unsigned needs;
    unsigned names;
};
constexpr FlowRule kFlowRules[] = {
    {Word::Discard, 0, kCard},       {Word::DiscardTop, 0, kCard},        {Word::LookAtTopCard, 0, kCard},
    {Word::RevealTopCard, 0, kCard}, {Word::BoostValue, 0, kCard},        {Word::ChooseFromHand, 0, kCard},
    {Word::ThatCard, kCard, 0},      {Word::ThatBoost, kCard, 0},         {Word::Put, 0, kCard | kCards},
    {Word::ThatMany, kCards, 0},     {Word::AnOpponent, 0, kPlayer},      {Word::Opponent, 0, kPlayer},
    {Word::ThatPlayer, kPlayer, 0},  {Word::ChooseSpace, 0, kSpace},      {Word::BesideChosenSpace, kSpace, 0},
    {Word::Damage, 0, kDamage},      {Word::SomeoneDefeated, kDamage, 0},
};
constexpr const char *kInChosenSpaces = "inChosenSpaces"; // the one operand that needs something named

FlowRule ruleOf(Word word) {
    for (const FlowRule &rule : kFlowRules)
        if (rule.word == word)
            return rule;
    return {word, 0, 0};
}

/// Of several cards none is "that card".
bool isAboutSeveralCards(const Term &term) {
    const Term *cards = term.word == Word::Put ? termOf(term, "put") : nullptr;
    return cards != nullptr && (cards->word == Word::AllFrom || cards->word == Word::AnyNumberFrom);
}

std::string wordsNaming(unsigned things) {
    std::string words;
    for (const FlowRule &rule : kFlowRules)
        if ((rule.names & things) != 0)
            words += (words.empty() ? "" : ", ") + quoted(rowOf(rule.word).key);
    return words;
}

/// Conditions whose answer stays the same while a sentence is resolved, save that a token may be turned.
bool isSettled(const Term &condition) {
    constexpr Word kSettled[] = {Word::WonCombat, Word::LostCombat, Word::OpposingCardIs, Word::SideIs};
    if (std::find(std::begin(kSettled), std::end(kSettled), condition.word) != std::end(kSettled))
        return true;
    if (condition.word != Word::IsHero && condition.word != Word::IsNamed)
        return false;
    const Block &who = condition.arguments.front().terms; // a certain fighter, not one that is chosen each time
    return !who.empty() && who.front().arguments.empty();
}

std::string sideOf(const Term &condition) {
    return condition.arguments.empty() ? std::string() : condition.arguments.front().name;
}

} // namespace

bool isAboutFlow(DiagnosticCode code) {
    return code == DiagnosticCode::DeckNothingBefore || code == DiagnosticCode::DeckUnreachable;
}

bool namesThatCard(Word word) { return (ruleOf(word).names & kCard) != 0; }

void FlowCheck::statements(const Block &block, const std::string &path) {
    for (std::size_t index = 0; index < block.size(); ++index) {
        const std::string place = path + '[' + std::to_string(index) + ']';
        if (index > 0 && block[index - 1].word == Word::EndTurn) {
            m_diagnostics.report(DiagnosticCode::DeckUnreachable, {}, place, {quoted(rowOf(Word::EndTurn).key)});
            return;
        }
        term(block[index], place);
    }
}

void FlowCheck::single(const Block &terms, const std::string &path) {
    for (const Term &entry : terms)
        term(entry, path);
}

void FlowCheck::term(const Term &term, const std::string &path) {
    if (isBroken(term))
        return;
    const auto operands = rowOf(term.word).operands();
    for (std::size_t index = 0; index < operands.size(); ++index)
        if (isWordSort(operands[index].sort))
            for (const Term &word : term.arguments[index].terms)
                this->term(word, path + '.' + operands[index].key);
    const FlowRule rule = ruleOf(term.word);
    need(rule.needs, rowOf(term.word).key, path);
    if (operandOf(term, kInChosenSpaces) != nullptr)
        need(kSpace, kInChosenSpaces, path + '.' + kInChosenSpaces);
    m_named |= isAboutSeveralCards(term) ? rule.names & ~static_cast<unsigned>(kCard) : rule.names;
    if (term.word == Word::TurnToken || term.word == Word::ChooseSide)
        forgetSide();
    if (term.word == Word::May)
        return mayStatement(term, path);
    if (term.word == Word::If)
        return ifStatement(term, path);
    if (const Argument *choices = operandOf(term, "of"); choices != nullptr && term.word == Word::Choose)
        options(*choices, path + ".of");
}

void FlowCheck::mayStatement(const Term &term, const std::string &path) {
    const unsigned before = m_named;
    branch(operandOf(term, "may"), path + ".may", {});
    branch(operandOf(term, "then"), path + ".then", {});
    const unsigned done = m_named;
    m_named = before;
    branch(operandOf(term, "otherwise"), path + ".otherwise", {});
    m_named |= done;
}

void FlowCheck::ifStatement(const Term &term, const std::string &path) {
    const Argument *condition = operandOf(term, "if");
    if (condition == nullptr || condition->terms.empty())
        return;
    const Term &asked = condition->terms.front();
    const Argument *otherwise = operandOf(term, "else");
    const Term *because = nullptr;
    const Answer answer = answerTo(asked, because);
    if (answer == Answer::No || (answer == Answer::Yes && otherwise != nullptr))
        m_diagnostics.report(DiagnosticCode::DeckUnreachable, {}, path + (answer == Answer::No ? ".then" : ".else"),
                             {quoted(rowOf(because->word).key)});
    const unsigned before = m_named;
    branch(operandOf(term, "then"), path + ".then", {&asked, true});
    const unsigned done = m_named;
    m_named = before;
    branch(otherwise, path + ".else", {&asked, false});
    m_named |= done;
}

void FlowCheck::options(const Argument &argument, const std::string &path) {
    const unsigned before = m_named;
    unsigned after = before;
    for (std::size_t index = 0; index < argument.options.size(); ++index) {
        m_named = before;
        statements(argument.options[index], path + '[' + std::to_string(index) + ']');
        after |= m_named;
    }
    m_named = after;
}

void FlowCheck::branch(const Argument *argument, const std::string &path, Fact fact) {
    if (argument == nullptr)
        return;
    const std::size_t size = m_facts.size();
    m_facts.push_back(fact);
    statements(argument->terms, path);
    m_facts.resize(size);
}

void FlowCheck::need(unsigned things, const char *word, const std::string &path) {
    if ((things & ~m_named) != 0)
        m_diagnostics.report(DiagnosticCode::DeckNothingBefore, {}, path, {quoted(word), wordsNaming(things)});
}

void FlowCheck::forgetSide() {
    for (Fact &fact : m_facts)
        if (fact.condition != nullptr && fact.condition->word == Word::SideIs)
            fact = {};
}

FlowCheck::Answer FlowCheck::answerTo(const Term &condition, const Term *&because) const {
    if (!isSettled(condition))
        return Answer::Open;
    for (const Fact &fact : m_facts) {
        if (fact.condition == nullptr)
            continue;
        because = fact.condition;
        if (*fact.condition == condition)
            return fact.holds ? Answer::Yes : Answer::No;
        const Word known = fact.condition->word;
        const bool isOpposite = (known == Word::WonCombat && condition.word == Word::LostCombat) ||
                                (known == Word::LostCombat && condition.word == Word::WonCombat);
        if (isOpposite)
            return fact.holds ? Answer::No : Answer::Yes;
        if (known == Word::SideIs && condition.word == Word::SideIs && fact.holds &&
            sideOf(*fact.condition) != sideOf(condition))
            return Answer::No;
    }
    return Answer::Open;
}

} // namespace champclos::io

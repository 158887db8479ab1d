// SPDX-License-Identifier: MIT
#include "engine/io/term_io.h"

#include <algorithm>

namespace champclos::io {

namespace {

constexpr std::int64_t kLargestWhole = 999'999; // far beyond every range, far within an int

const char *nameOf(Sort sort) { return kSortNames[sort]; }

SourcePlace placeOf(const JsonNode &node) {
    const TextPosition position = node.value->position();
    return {position.line, position.column};
}

Term emptyTerm(const WordRow &row, const JsonNode &node) {
    return {row.word, std::vector<Argument>(row.operands().size()), placeOf(node)};
}

/// The word that stands for a fighter of this deck given by its id alone.
bool isIdSort(Sort sort) { return sort == Sort::Fighters || sort == Sort::Group; }
Word idWord(Sort sort) { return sort == Sort::Fighters ? Word::Named : Word::NamedGroup; }

bool hasOperand(const WordRow &row, std::string_view key) {
    const auto operands = row.operands();
    return std::any_of(operands.begin(), operands.end(), [&](const Operand &operand) { return key == operand.key; });
}

Term idTerm(const JsonNode &node, Sort sort) {
    Term term = emptyTerm(rowOf(idWord(sort)), node);
    term.arguments[0].isGiven = true;
    term.arguments[0].name = node.value->string();
    term.arguments[0].place = placeOf(node);
    return term;
}

/// Words that authors expect and that are called otherwise here; or nothing here is what they mean, and then a word
/// that only looks alike would mislead.
struct MeantWord {
    Sort sort;
    std::string_view word;
    const char *meant;
};
constexpr MeantWord kMeantWords[] = {
    {Sort::Statement, "boost", "boostValue"}, {Sort::Group, "heroes", ""},
    {Sort::Group, "sidekicks", ""},           {Sort::Fighters, "heroes", ""},
    {Sort::Fighters, "sidekicks", ""},        {Sort::Fighters, "hero", "yourHero"},
    {Sort::Player, "opponents", "opponent"},  {Sort::Place, "discard", "discardPile"},
};

constexpr std::size_t kFewWords = 8; // of a sort with no more than these a report lists all

const WordRow *findWordOfAnySort(std::string_view key) {
    for (const WordRow &row : vocabulary())
        if (key == row.key)
            return &row;
    return nullptr;
}

} // namespace

std::vector<std::string_view> wordsOf(Sort sort) {
    std::vector<std::string_view> words;
    for (const WordRow &row : vocabulary())
        if (row.sort == sort && row.word != Word::Named && row.word != Word::NamedGroup) // written as the id alone
            words.emplace_back(row.key);
    return words;
}

std::string listOf(const std::vector<std::string_view> &words) {
    std::string list;
    for (const std::string_view word : words)
        list += (list.empty() ? "" : ", ") + quoted(word);
    return list;
}

std::string meantWord(std::string_view word, Sort sort, const std::vector<std::string_view> &candidates) {
    for (const MeantWord &entry : kMeantWords)
        if (entry.sort == sort && entry.word == word)
            return entry.meant;
    return nearest(word, candidates);
}

Term brokenTerm() { return {Word::Draw, {}, {}}; }

bool isBroken(const Term &term) { return term.arguments.size() != rowOf(term.word).operands().size(); }

Block TermReader::statements(const JsonNode &node) {
    Block block;
    for (const JsonNode &item : m_reader.list(node))
        block.push_back(term(item, Sort::Statement));
    return block;
}

Block TermReader::single(const JsonNode &node, Sort sort) {
    return node.isPresent() ? Block{term(node, sort)} : Block{};
}

Term TermReader::term(const JsonNode &node, Sort sort) {
    if (sort == Sort::Amount && node.value->isNumber()) {
        Term result = emptyTerm(rowOf(Word::Number), node);
        result.arguments[0] = argument(node, Sort::Number);
        return result;
    }
    if (node.value->isString())
        return plainTerm(node, sort);
    if (node.value->isObject() && node.value->size() > 0)
        return objectTerm(node, sort);
    if (sort == Sort::Condition && node.value->isArray())
        m_reader.report(DiagnosticCode::DeckConditionList, node);
    else
        m_reader.report(DiagnosticCode::ContentWrongType, node, {nameOf(sort), io::nameOf(node.value->kind())});
    return brokenTerm();
}

Term TermReader::plainTerm(const JsonNode &node, Sort sort) {
    const std::string &word = node.value->string();
    if (const WordRow *row = findWord(word, sort))
        return emptyTerm(*row, node);
    if (isIdSort(sort)) {
        const bool isMistyped =
            findWordOfAnySort(word) != nullptr || !isId(word) || !suggestion(word, sort, wordsOf(sort)).empty();
        if (isFighter(word) || !isMistyped)
            return idTerm(node, sort);
    }
    reportUnknown(node, word, sort);
    return brokenTerm();
}

Term TermReader::objectTerm(const JsonNode &node, Sort sort) {
    const JsonValue::Members &members = node.value->members();
    const WordRow *row = findWord(members.front().key, sort);
    for (std::size_t index = 1; row == nullptr && index < members.size(); ++index) {
        row = findWord(members[index].key, sort);
        if (row != nullptr)
            m_reader.report(DiagnosticCode::DeckWordNotFirst, node, {quoted(members[index].key)});
    }
    if (row == nullptr) {
        reportUnknown(node, members.front().key, sort);
        return brokenTerm();
    }
    Term result = emptyTerm(*row, node);
    const WordRow *second = nullptr; // another word that shares its object
    for (const JsonMember &member : members) {
        const auto operands = row->operands();
        const auto operand = std::find_if(operands.begin(), operands.end(),
                                          [&](const Operand &candidate) { return member.key == candidate.key; });
        if (member.value.isNull() && member.key == row->key)
            continue; // still open: the key alone says which word it is
        if (operand != operands.end()) {
            result.arguments[operand - operands.begin()] = argument(node.member(member.key), operand->sort);
            continue;
        }
        if (m_diagnostics.isFull()) { // only counted: where it is and what was meant are not worth their time
            m_reader.report(DiagnosticCode::DeckUnknownOperand, node);
            continue;
        }
        if (second != nullptr && hasOperand(*second, member.key))
            continue;
        if (const WordRow *other = findWord(member.key, sort); other != nullptr && other != row) {
            m_reader.report(DiagnosticCode::DeckTwoWords, node.member(member.key),
                            {quoted(row->key), quoted(member.key)});
            second = other;
            continue;
        }
        std::vector<std::string_view> unused;
        for (const Operand &candidate : operands)
            if (!node.value->contains(candidate.key))
                unused.emplace_back(candidate.key);
        m_reader.report(DiagnosticCode::DeckUnknownOperand, node.member(member.key),
                        {quoted(row->key), quoted(member.key)}, nearest(member.key, unused));
    }
    return result;
}

Argument TermReader::argument(const JsonNode &node, Sort sort) {
    Argument result;
    result.isGiven = true;
    result.place = placeOf(node);
    switch (sort) {
    case Sort::Statement:
    case Sort::Fighters:
    case Sort::Group:
    case Sort::Condition:
    case Sort::Amount:
    case Sort::Spaces:
    case Sort::Player:
    case Sort::Cards:
    case Sort::Place:
        result.terms = single(node, sort);
        break;
    case Sort::Statements:
        result.isGiven = m_reader.expect(node, JsonKind::Array);
        result.terms = statements(node);
        break;
    case Sort::Options:
        result.isGiven = m_reader.expect(node, JsonKind::Array);
        for (const JsonNode &option : m_reader.list(node))
            result.options.push_back(statements(option));
        break;
    case Sort::Flag:
        result.isGiven = node.value->boolean();
        result.number = 1;
        if (!result.isGiven)
            m_reader.report(DiagnosticCode::ContentWrongType, node, {nameOf(sort), io::nameOf(node.value->kind())});
        break;
    case Sort::Number:
        result.isGiven = node.value->isNumber();
        result.number = wholeNumber(m_reader, node);
        break;
    case Sort::FighterName:
    case Sort::CardName:
    case Sort::TagName:
    case Sort::SideName:
    case Sort::TypeName:
        result.isGiven = node.value->isString();
        result.name = m_reader.string(node);
        break;
    }
    return result.isGiven ? result : Argument{};
}

void TermReader::reportUnknown(const JsonNode &node, const std::string &word, Sort sort) {
    if (const WordRow *other = findWordOfAnySort(word)) {
        const bool isGroup = sort == Sort::Fighters && other->sort == Sort::Group; // "each" or "one" of the group
        m_reader.report(DiagnosticCode::DeckWrongSort, node, {quoted(word), nameOf(other->sort), nameOf(sort)},
                        isGroup ? rowOf(Word::Each).key : meantWord(word, sort, {}));
        return;
    }
    const std::vector<std::string_view> words = wordsOf(sort);
    std::vector<std::string_view> candidates = words;
    if (isIdSort(sort)) {
        const std::vector<std::string_view> ids(m_fighterIds.begin(), m_fighterIds.end());
        candidates.insert(candidates.end(), ids.begin(), ids.end());
        m_reader.report(DiagnosticCode::DeckNoSuchFighters, node, {quoted(word), listOf(ids), listOf(words)},
                        suggestion(word, sort, candidates));
    } else if (words.size() <= kFewWords) {
        m_reader.report(DiagnosticCode::DeckUnknownChoice, node, {quoted(word), listOf(words)},
                        suggestion(word, sort, candidates));
    } else {
        m_reader.report(DiagnosticCode::DeckUnknownWord, node, {quoted(word), nameOf(sort)},
                        suggestion(word, sort, candidates));
    }
}

/// Once no more reports are kept the search is not worth its time.
std::string TermReader::suggestion(std::string_view word, Sort sort,
                                   const std::vector<std::string_view> &candidates) const {
    return m_diagnostics.isFull() ? std::string() : meantWord(word, sort, candidates);
}

bool TermReader::isFighter(const std::string &id) const {
    return std::find(m_fighterIds.begin(), m_fighterIds.end(), id) != m_fighterIds.end();
}

int wholeNumber(ContentReader &reader, const JsonNode &node) {
    if (!reader.expect(node, JsonKind::Number))
        return 0;
    if (!node.value->isInteger()) {
        reader.report(DiagnosticCode::ContentWrongType, node, {"whole number", node.value->spelling()});
        return 0;
    }
    const std::int64_t number = node.value->integer();
    if (number < -kLargestWhole || number > kLargestWhole) {
        reader.report(DiagnosticCode::JsonNumberOutOfRange, node, {node.value->spelling()});
        return 0;
    }
    return static_cast<int>(number);
}

JsonValue toJson(const Block &statements) {
    JsonValue list = JsonValue::array();
    for (const Term &term : statements)
        list.append(toJson(term));
    return list;
}

namespace {

JsonValue argumentToJson(const Argument &argument, Sort sort) {
    switch (sort) {
    case Sort::Statement:
    case Sort::Fighters:
    case Sort::Group:
    case Sort::Condition:
    case Sort::Amount:
    case Sort::Spaces:
    case Sort::Player:
    case Sort::Cards:
    case Sort::Place:
        return argument.terms.empty() ? JsonValue() : toJson(argument.terms.front());
    case Sort::Statements:
        return toJson(argument.terms);
    case Sort::Options: {
        JsonValue options = JsonValue::array();
        for (const Block &option : argument.options)
            options.append(toJson(option));
        return options;
    }
    case Sort::Flag:
        return true;
    case Sort::Number:
        return argument.number;
    case Sort::FighterName:
    case Sort::CardName:
    case Sort::TagName:
    case Sort::SideName:
    case Sort::TypeName:
        return argument.name;
    }
    return {};
}

} // namespace

JsonValue toJson(const Term &term) {
    const WordRow &row = rowOf(term.word);
    const bool hasFirst = !term.arguments.empty() && term.arguments.front().isGiven;
    if (hasFirst && term.word == Word::Number)
        return term.arguments.front().number;
    const bool isId = hasFirst && (term.word == Word::Named || term.word == Word::NamedGroup);
    if (isId && findWord(term.arguments.front().name, row.sort) == nullptr)
        return term.arguments.front().name;
    JsonValue object = JsonValue::object();
    const auto operands = row.operands();
    const auto isGiven = [](const Argument &argument) { return argument.isGiven; };
    if (!hasFirst && std::any_of(term.arguments.begin(), term.arguments.end(), isGiven))
        object.set(row.key, JsonValue()); // a sentence under construction: the word must be said all the same
    for (std::size_t index = 0; index < operands.size() && index < term.arguments.size(); ++index)
        if (term.arguments[index].isGiven)
            object.set(operands[index].key, argumentToJson(term.arguments[index], operands[index].sort));
    return object.size() > 0 ? object : JsonValue(row.key);
}

} // namespace champclos::io

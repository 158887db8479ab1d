// SPDX-License-Identifier: MIT
#include "editor/deck/blocks/deck_slots.h"

#include "editor/deck/document/deck_path.h"
#include "engine/io/deck_io.h"

#include <algorithm>

namespace champclos::editor {

namespace {

// No reader makes these lines: they mark, during a move, the statement that moves and the place it leaves.
constexpr int kMovedLine = -1;
constexpr int kLeftLine = -2;

template <class List> auto *entry(List &list, const PathStep &step) {
    const bool isThere = step.isIndex() && step.index >= 0 && step.index < static_cast<int>(list.size());
    return isThere ? &list[step.index] : nullptr;
}

Slot listSlot(Block &list) { return {.sort = Sort::Statements, .list = &list}; }

std::optional<Slot> abilitySlot(AbilityDef &ability, const std::string &key) {
    if (key == "do")
        return listSlot(ability.effect);
    if (key == "by")
        return Slot{.sort = Sort::Amount, .list = &ability.amount, .index = 0};
    if (key == "while")
        return Slot{.sort = Sort::Condition, .list = &ability.condition, .index = 0, .isRequired = false};
    return std::nullopt;
}

std::optional<Slot> cardSlot(CardDef &card, const std::string &key) {
    const auto window = std::find(io::kWindowKeys.begin(), io::kWindowKeys.end(), key);
    if (window == io::kWindowKeys.end())
        return std::nullopt;
    return listSlot(card.effects[window - io::kWindowKeys.begin()]);
}

/// The slot at the head of a path, and how many steps lead to it.
std::optional<Slot> headSlot(DeckDef &deck, const Path &path, std::size_t &used) {
    const auto key = [&](std::size_t index) { return index < path.size() ? path[index].key : std::string(); };
    const auto ability = [&](std::vector<AbilityDef> &list, std::size_t at) -> std::optional<Slot> {
        used = at + 2;
        AbilityDef *found = at + 1 < path.size() ? entry(list, path[at]) : nullptr;
        return found != nullptr ? abilitySlot(*found, key(at + 1)) : std::nullopt;
    };
    if (path.size() < 3)
        return std::nullopt;
    if (key(0) == "abilities")
        return ability(deck.abilities, 1);
    if (key(0) == "cards") {
        used = 3;
        CardDef *card = entry(deck.cards, path[1]);
        return card != nullptr ? cardSlot(*card, key(2)) : std::nullopt;
    }
    if (key(0) == "sideDeck" && key(1) == "cards" && deck.sideDeck) {
        auto *card = entry(deck.sideDeck->cards, path[2]);
        return card != nullptr && key(3) == "abilities" ? ability(card->abilities, 4) : std::nullopt;
    }
    if (key(0) == "pile" && key(1) == "spells" && deck.pile) {
        used = 4;
        auto *spell = entry(deck.pile->spells, path[2]);
        return spell != nullptr && key(3) == "do" ? std::optional(listSlot(spell->effect)) : std::nullopt;
    }
    return std::nullopt;
}

std::optional<Slot> operandSlot(Term &term, const std::string &key) {
    const auto operands = rowOf(term.word).operands();
    for (std::size_t index = 0; index < operands.size() && index < term.arguments.size(); ++index) {
        if (key != operands[index].key)
            continue;
        Slot slot{.sort = operands[index].sort, .owner = &term, .operandIndex = static_cast<int>(index)};
        slot.isRequired = operands[index].isRequired;
        slot.list = &term.arguments[index].terms;
        slot.index = isWordSort(slot.sort) ? 0 : -1;
        return slot;
    }
    return std::nullopt;
}

std::optional<Slot> nextSlot(const Slot &slot, const PathStep &step) {
    if (!step.isIndex())
        return slot.term() != nullptr ? operandSlot(*slot.term(), step.key) : std::nullopt;
    Slot next = slot;
    if (slot.sort == Sort::Options) {
        next.option = next.list = entry(slot.argument()->options, step);
        next.sort = Sort::Statements;
        return next.list != nullptr ? std::optional(next) : std::nullopt;
    }
    if (slot.sort != Sort::Statements || step.index > static_cast<int>(slot.list->size()))
        return std::nullopt;
    next.sort = Sort::Statement;
    next.index = step.index;
    return next;
}

/// What an emptied list leaves behind: an optional one is left out.
void settle(const Slot &slot) {
    if (Argument *argument = slot.argument(); argument != nullptr && slot.option == nullptr)
        argument->isGiven = !slot.list->empty() || rowOf(slot.owner->word).operands()[slot.operandIndex].isRequired;
}

/// The statement that holds the list which `path` is in; empty at the top.
std::string holderOf(const DeckDef &deck, const std::string &path) {
    for (std::string above = parentOf(path); !above.empty(); above = parentOf(above))
        if (const auto slot = findSlot(deck, above); slot && slot->sort == Sort::Statement)
            return above;
    return {};
}

template <class Visit> void walk(Block &block, const std::string &path, const Visit &visit);

template <class Visit> void walkTerm(Term &term, const std::string &path, const Visit &visit) {
    const auto operands = rowOf(term.word).operands();
    for (std::size_t index = 0; index < term.arguments.size() && index < operands.size(); ++index) {
        Argument &argument = term.arguments[index];
        const std::string place = child(path, operands[index].key);
        if (operands[index].sort == Sort::Statements)
            walk(argument.terms, place, visit);
        for (std::size_t option = 0; option < argument.options.size(); ++option)
            walk(argument.options[option], child(place, static_cast<int>(option)), visit);
    }
}

/// Every statement, from the outside in.
template <class Visit> void walk(Block &block, const std::string &path, const Visit &visit) {
    for (std::size_t index = 0; index < block.size(); ++index) {
        const std::string place = child(path, static_cast<int>(index));
        visit(block[index], place);
        walkTerm(block[index], place, visit);
    }
}

std::string findMarked(DeckDef &deck, int line) {
    std::string found;
    for (const std::string &path : sentencePaths(deck))
        if (const auto slot = findSlot(deck, path); slot && slot->sort == Sort::Statements)
            walk(*slot->list, path, [&](const Term &term, const std::string &place) {
                if (term.place.line == line)
                    found = place;
            });
    return found;
}

std::string openIn(const Term &term, const std::string &path);

std::string openIn(const Block &block, const std::string &path) {
    if (block.empty())
        return child(path, 0);
    for (std::size_t index = 0; index < block.size(); ++index)
        if (std::string open = openIn(block[index], child(path, static_cast<int>(index))); !open.empty())
            return open;
    return {};
}

std::string openIn(const Argument &argument, const Operand &operand, const std::string &path) {
    if (!argument.isGiven)
        return !operand.isRequired ? std::string() : operand.sort == Sort::Statements ? child(path, 0) : path;
    if (operand.sort == Sort::Statements)
        return openIn(argument.terms, path);
    if (isWordSort(operand.sort))
        return argument.terms.empty() ? path : openIn(argument.terms.front(), path);
    for (std::size_t index = 0; index < argument.options.size(); ++index)
        if (std::string open = openIn(argument.options[index], child(path, static_cast<int>(index))); !open.empty())
            return open;
    return {};
}

std::string openIn(const Term &term, const std::string &path) {
    const auto operands = rowOf(term.word).operands();
    for (std::size_t index = 0; index < operands.size() && index < term.arguments.size(); ++index) {
        const bool isBare = term.word == Word::Number || isBareName(term.word);
        const std::string place = isBare ? path : child(path, operands[index].key);
        if (std::string open = openIn(term.arguments[index], operands[index], place); !open.empty())
            return open;
    }
    return {};
}

template <class List> std::vector<std::string> idsOf(const List &list) {
    std::vector<std::string> ids;
    for (const auto &named : list)
        ids.push_back(named.id);
    return ids;
}

} // namespace

Argument *Slot::argument() const { return owner != nullptr ? &owner->arguments[operandIndex] : nullptr; }
const Operand *Slot::operand() const {
    return owner != nullptr ? &rowOf(owner->word).operands()[operandIndex] : nullptr;
}
Term *Slot::term() const {
    const bool isThere = list != nullptr && index >= 0 && index < static_cast<int>(list->size());
    return isThere ? &(*list)[index] : nullptr;
}
bool Slot::isEmpty() const {
    if (isWordSort(sort))
        return term() == nullptr;
    if (sort == Sort::Statements)
        return list->empty();
    return argument() == nullptr || !argument()->isGiven;
}

std::optional<Slot> findSlot(DeckDef &deck, const std::string &path) {
    const std::optional<Path> steps = parsePath(path);
    std::size_t used = 0;
    std::optional<Slot> slot = steps ? headSlot(deck, *steps, used) : std::nullopt;
    for (; slot && used < steps->size(); ++used)
        slot = nextSlot(*slot, (*steps)[used]);
    return slot;
}
std::optional<Slot> findSlot(const DeckDef &deck, const std::string &path) {
    return findSlot(const_cast<DeckDef &>(deck), path); // nothing is changed on the way
}

Term freshTerm(Word word) {
    const auto operands = rowOf(word).operands();
    Term term{word, std::vector<Argument>(operands.size()), {}};
    for (std::size_t index = 0; index < operands.size(); ++index) {
        Argument &argument = term.arguments[index];
        if (!operands[index].isRequired)
            continue;
        if (operands[index].sort == Sort::Amount)
            argument.terms = {numberTerm(1)};
        if (operands[index].sort == Sort::Options)
            argument.options.resize(2);
        argument.number = operands[index].sort == Sort::Number ? 1 : 0;
        argument.isGiven = argument.number != 0 || !argument.terms.empty() || !argument.options.empty() ||
                           operands[index].sort == Sort::Statements;
    }
    return term;
}

Term numberTerm(int number) {
    Term term{Word::Number, std::vector<Argument>(1), {}};
    term.arguments[0].isGiven = true;
    term.arguments[0].number = number;
    return term;
}

bool isBareName(Word word) { return word == Word::Named || word == Word::NamedGroup; }

Term nameTerm(Word word, const std::string &name) {
    Term term{word, std::vector<Argument>(1), {}};
    term.arguments[0].isGiven = true;
    term.arguments[0].name = name;
    return term;
}

std::vector<std::string> namesFor(const DeckDef &deck, Sort sort) {
    if (sort == Sort::FighterName || sort == Sort::Fighters || sort == Sort::Group)
        return idsOf(deck.fighters);
    if (sort == Sort::CardName)
        return idsOf(deck.cards);
    if (sort == Sort::TagName)
        return idsOf(deck.tags);
    if (sort == Sort::SideName && deck.token)
        return idsOf(deck.token->sides);
    if (sort == Sort::TypeName)
        return {kCardTypeNames.begin(), kCardTypeNames.end()};
    return {};
}

bool put(DeckDef &deck, const std::string &path, Term term) {
    auto slot = findSlot(deck, path);
    if (slot && slot->sort == Sort::Statements)
        slot = nextSlot(*slot, {{}, static_cast<int>(slot->list->size())});
    if (!slot || !isWordSort(slot->sort) || rowOf(term.word).sort != slot->sort)
        return false;
    if (slot->sort == Sort::Statement)
        slot->list->insert(slot->list->begin() + slot->index, std::move(term));
    else
        *slot->list = {std::move(term)};
    if (Argument *argument = slot->argument())
        argument->isGiven = true;
    return true;
}

bool putName(DeckDef &deck, const std::string &path, const std::string &name) {
    const auto slot = findSlot(deck, path);
    if (!slot)
        return false;
    if (slot->sort == Sort::Fighters || slot->sort == Sort::Group)
        return put(deck, path, nameTerm(slot->sort == Sort::Fighters ? Word::Named : Word::NamedGroup, name));
    if (isWordSort(slot->sort) || slot->sort < Sort::FighterName)
        return false;
    slot->argument()->isGiven = true;
    slot->argument()->name = name;
    return true;
}

bool putNumber(DeckDef &deck, const std::string &path, int number) {
    const auto slot = findSlot(deck, path);
    if (!slot)
        return false;
    if (slot->sort == Sort::Amount)
        return put(deck, path, numberTerm(number));
    if (slot->sort != Sort::Number)
        return false;
    slot->argument()->isGiven = true;
    slot->argument()->number = number;
    return true;
}

bool putFlag(DeckDef &deck, const std::string &path, bool isSet) {
    const auto slot = findSlot(deck, path);
    if (!slot || slot->sort != Sort::Flag)
        return false;
    *slot->argument() = {};
    slot->argument()->isGiven = isSet;
    slot->argument()->number = isSet ? 1 : 0;
    return true;
}

bool remove(DeckDef &deck, const std::string &path) {
    const auto slot = findSlot(deck, path);
    if (!slot)
        return false;
    if (slot->sort == Sort::Statement) {
        if (slot->term() == nullptr)
            return false;
        slot->list->erase(slot->list->begin() + slot->index);
        settle(*slot);
        return true;
    }
    if (slot->option != nullptr) {
        auto &options = slot->argument()->options;
        options.erase(options.begin() + (slot->option - options.data()));
        return true;
    }
    if (slot->list != nullptr)
        slot->list->clear();
    if (Argument *argument = slot->argument())
        *argument = {};
    if (slot->sort == Sort::Statements)
        settle(*slot);
    return true;
}

std::optional<std::string> moveStatementTo(DeckDef &deck, const std::string &from, const std::string &to) {
    const auto source = findSlot(deck, from);
    const auto target = findSlot(deck, to);
    if (!source || !target || source->sort != Sort::Statement || source->term() == nullptr ||
        target->sort != Sort::Statement || isWithin(to, from))
        return std::nullopt;
    Term moved = *source->term();
    const SourcePlace origin = moved.place;
    moved.place.line = kMovedLine;
    *source->term() = {Word::EndTurn, {}, {kLeftLine, 0}};
    put(deck, to, std::move(moved));
    remove(deck, findMarked(deck, kLeftLine));
    const std::string place = findMarked(deck, kMovedLine);
    findSlot(deck, place)->term()->place = origin;
    return place;
}

std::optional<std::string> moveStatement(DeckDef &deck, const std::string &path, int by) {
    const auto slot = findSlot(deck, path);
    if (!slot || slot->sort != Sort::Statement || slot->term() == nullptr)
        return std::nullopt;
    const int target = slot->index + (by < 0 ? -1 : 2);
    if (target >= 0 && target <= static_cast<int>(slot->list->size()))
        return moveStatementTo(deck, path, child(parentOf(path), target));
    const std::string holder = holderOf(deck, path);
    if (holder.empty())
        return std::nullopt;
    return moveStatementTo(deck, path, child(parentOf(holder), lastIndex(holder) + (by < 0 ? 0 : 1)));
}

bool wrapStatement(DeckDef &deck, const std::string &path, Word word) {
    const auto slot = findSlot(deck, path);
    if (!slot || slot->sort != Sort::Statement || slot->term() == nullptr)
        return false;
    Term wrapper = freshTerm(word);
    const auto operands = rowOf(word).operands();
    for (std::size_t index = 0; index < operands.size(); ++index) {
        if (operands[index].sort == Sort::Statements)
            wrapper.arguments[index].terms = {*slot->term()};
        else if (operands[index].sort == Sort::Options)
            wrapper.arguments[index].options.front() = {*slot->term()};
        else
            continue;
        *slot->term() = std::move(wrapper);
        return true;
    }
    return false;
}

bool unwrapStatement(DeckDef &deck, const std::string &path) {
    const auto slot = findSlot(deck, path);
    if (!slot || slot->sort != Sort::Statement || slot->term() == nullptr)
        return false;
    Block inner;
    const auto operands = rowOf(slot->term()->word).operands();
    for (std::size_t index = 0; index < operands.size(); ++index) {
        const Argument &argument = slot->term()->arguments[index];
        if (operands[index].sort == Sort::Statements)
            inner.insert(inner.end(), argument.terms.begin(), argument.terms.end());
        for (const Block &option : argument.options)
            inner.insert(inner.end(), option.begin(), option.end());
    }
    slot->list->erase(slot->list->begin() + slot->index);
    slot->list->insert(slot->list->begin() + slot->index, inner.begin(), inner.end());
    settle(*slot);
    return true;
}

bool addOption(DeckDef &deck, const std::string &path) {
    const auto slot = findSlot(deck, path);
    if (!slot || slot->sort != Sort::Options)
        return false;
    slot->argument()->isGiven = true;
    slot->argument()->options.emplace_back();
    return true;
}

std::vector<std::string> sentencePaths(const DeckDef &deck) {
    std::vector<std::string> paths;
    const auto abilities = [&](const std::vector<AbilityDef> &list, const std::string &path) {
        for (std::size_t index = 0; index < list.size(); ++index)
            for (const char *key : list[index].isContinuous ? std::vector{"by", "while"} : std::vector{"do"})
                paths.push_back(child(child(path, static_cast<int>(index)), key));
    };
    abilities(deck.abilities, "abilities");
    for (std::size_t card = 0; deck.sideDeck && card < deck.sideDeck->cards.size(); ++card)
        abilities(deck.sideDeck->cards[card].abilities,
                  child(child("sideDeck.cards", static_cast<int>(card)), "abilities"));
    for (std::size_t spell = 0; deck.pile && spell < deck.pile->spells.size(); ++spell)
        paths.push_back(child(child("pile.spells", static_cast<int>(spell)), "do"));
    for (std::size_t card = 0; card < deck.cards.size(); ++card)
        for (const char *key : io::kWindowKeys)
            paths.push_back(child(child("cards", static_cast<int>(card)), key));
    return paths;
}

std::string firstOpenSlot(const DeckDef &deck, const std::string &path) {
    const auto slot = findSlot(deck, path);
    if (!slot)
        return {};
    if (slot->sort == Sort::Statements)
        return openIn(*slot->list, path);
    if (const Term *term = slot->term())
        return openIn(*term, path);
    if (slot->sort == Sort::Statement || !slot->isRequired || !slot->isEmpty())
        return {};
    return path;
}

std::vector<Block *> blocksOf(DeckDef &deck) {
    std::vector<Block *> blocks;
    for (const std::string &path : sentencePaths(deck))
        if (const auto slot = findSlot(deck, path))
            blocks.push_back(slot->list);
    return blocks;
}

} // namespace champclos::editor

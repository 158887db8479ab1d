// SPDX-License-Identifier: MIT
//
// The second part of sentences.h: conditions, permissions, choices.
#include "engine/text/sentences.h"

#include <QtGlobal>

#include <algorithm>
#include <array>

namespace champclos::text {

namespace {

bool isIf(const Block &block) {
    return block.size() == 1 && block.front().word == Word::If && isComplete(block.front());
}

/// "One fighter of your choice recovers 2 health": after "for each", whether it is always the same one would be open.
bool isRecoveryOfAnyone(const Term &term) {
    if (term.word != Word::Recover || !isComplete(term) || termOf(term, "recover")->word != Word::Number)
        return false;
    const Term &fighter = *termOf(term, "fighter");
    const bool isDescribed = termOf(fighter, "adjacentTo") != nullptr || termOf(fighter, "inZoneOf") != nullptr ||
                             termOf(fighter, "except") != nullptr || hasFlag(fighter, "inChosenSpaces");
    return fighter.word == Word::One && termOf(fighter, "one")->word == Word::AllFighters && !isDescribed;
}

/// Something to choose or to examine: an "otherwise" behind it could be said of that.
bool leavesOpen(const Block &block) {
    return std::any_of(block.begin(), block.end(), [](const Term &term) { return !isSimple(term); });
}

} // namespace

const Block &blockOf(const Term &term, std::string_view key) {
    static const Block kNone;
    const Argument *argument = operandOf(term, key);
    return argument != nullptr ? argument->terms : kNone;
}

bool isMatterOfMeasure(const Term &term) {
    const Block &then = blockOf(term, "then");
    const Block &otherwise = blockOf(term, "else");
    if (then.size() != 1 || otherwise.size() != 1 || then.front().word != otherwise.front().word)
        return false;
    constexpr std::array kMeasured = {Word::Draw, Word::Discard,  Word::DiscardTop, Word::Damage,
                                      Word::Move, Word::AddValue, Word::GainActions};
    const bool isMeasured = std::find(kMeasured.begin(), kMeasured.end(), then.front().word) != kMeasured.end();
    const Term *who = termOf(then.front(), "who");
    const Term *other = termOf(otherwise.front(), "who");
    return isMeasured && (who == nullptr || who->word == Word::You) && (other == nullptr || other->word == Word::You);
}

Filling Sentences::fillingOf(const Block &block, Mode mode) {
    return {[this, &block, mode](std::string_view request) {
                if (request == "cap")
                    return capitalized(joined(block, Mode::Main));
                if (request == "main")
                    return joined(block, Mode::Main);
                if (request.starts_with('~'))
                    return joined(block, Mode::Main, std::string(request.substr(1)));
                if (request.starts_with("after"))
                    return joined(block, Mode::After,
                                  std::string(request.substr(std::min(request.size(), std::size_t(6)))));
                return joined(block, mode);
            },
            {}};
}

void Sentences::addBranch(const Block &block, const std::string &conditions, const Term *condition,
                          Branches &branches) const {
    if (isIf(block))
        return addBranches(block.front(), conditions, branches);
    branches.list.push_back({conditions, &block, condition});
}

void Sentences::addBranches(const Term &term, const std::string &conditions, Branches &branches) const {
    const Term &condition = *termOf(term, "if");
    const auto with = [&](const std::string &more) {
        return conditions.empty() ? more : m_phrases.bothConditions(conditions, more);
    };
    addBranch(blockOf(term, "then"), with(m_phrases.condition(condition)), &condition, branches);
    if (const Block &otherwise = blockOf(term, "else"); !otherwise.empty())
        addBranch(otherwise, with(m_phrases.denial(condition)), nullptr, branches);
    else
        branches.isComplete = false;
}

Sentences::Branches Sentences::branchesOf(const Block &block, const std::string &conditions, const Term *condition,
                                          bool hasElse) const {
    Branches branches;
    if (isIf(block) && !hasElse && isMatterOfMeasure(block.front())) // "If …, draw 1 card. If …, draw 2 instead."
        branches.list.push_back({conditions, &block, condition});
    else
        addBranch(block, conditions, condition, branches);
    return branches;
}

std::string Sentences::ifSentence(const Branch &branch) {
    m_phrases.discourse().previous = branch.condition;
    return m_phrases.filledIn(
        "effects", QT_TRANSLATE_NOOP("effects", "if {condition}, {then}"),
        Slots().with("condition", branch.conditions).with("then", fillingOf(*branch.block, Mode::After)));
}

std::string Sentences::ifSentences(const Branches &branches, const Discourse &before) {
    std::string text;
    for (const Branch &branch : branches.list) { // each begins where the condition ended
        m_phrases.discourse() = before;
        const std::string said = ifSentence(branch);
        text = text.empty() ? said : followed(text, said);
    }
    return text;
}

std::string Sentences::otherwise(const Block &block) {
    const bool isIf = block.front().word == Word::If && !isMatterOfMeasure(block.front());
    return m_phrases.filledIn(
        "effects", QT_TRANSLATE_NOOP("effects", "otherwise, {otherwise}"),
        Slots().with("otherwise", fillingOf(block, Mode::After)).flag("if", isIf).flag("plain", !isIf));
}

/// What happens if the condition of the whole does not hold. "Otherwise" says it where that can only be said of it.
std::string Sentences::elseSentence(const Term &term, const Branches &branches, const Discourse &before) {
    const Block &block = blockOf(term, "else");
    const Term &condition = *termOf(term, "if");
    m_phrases.discourse() = before;
    m_phrases.discourse().previous = condition.word == Word::OpposingCardIs ? nullptr : &condition;
    const bool isOpen = !branches.isComplete || std::any_of(branches.list.begin(), branches.list.end(),
                                                            [](const Branch &each) { return leavesOpen(*each.block); });
    if (isOpen)
        return ifSentences(branchesOf(block, m_phrases.denial(condition), m_phrases.discourse().previous, false),
                           m_phrases.discourse());
    return otherwise(block);
}

std::string Sentences::ifClause(const Term &term, Mode mode, const std::string &adverb) {
    const Term &condition = *termOf(term, "if");
    const Block &then = blockOf(term, "then");
    const Block &otherwise = blockOf(term, "else");
    const Discourse before = m_phrases.discourse();
    if (isMatterOfMeasure(term)) {
        const std::string usual = joined(otherwise, mode == Mode::After ? Mode::After : Mode::Main, adverb);
        m_phrases.discourse() = before;
        m_phrases.discourse().previous = &condition;
        return followed(
            usual,
            m_phrases.filledIn(
                "effects", QT_TRANSLATE_NOOP("effects", "if {condition}, {then} instead"),
                Slots().with("condition", m_phrases.condition(condition)).with("then", fillingOf(then, Mode::After))));
    }
    const Branches branches = branchesOf(then, m_phrases.condition(condition, adverb), &condition, !otherwise.empty());
    const std::string text = ifSentences(branches, before);
    return otherwise.empty() ? text : followed(text, elseSentence(term, branches, before));
}

/// Cards that are chosen one by one, and what is done for each: "Put up to 3 cards …. For each of them, …". Empty if it
/// cannot be said so.
std::string Sentences::upToTimes(const Term &term, Mode mode, const std::string &adverb) {
    const Block &what = blockOf(term, "may");
    const Argument *times = operandOf(term, "times");
    const Term *who = termOf(term, "who");
    const bool isPlain = (who == nullptr || who->word == Word::You) && blockOf(term, "then").empty() &&
                         blockOf(term, "otherwise").empty() && mode != Mode::Infinitive &&
                         mode != Mode::TheirInfinitive;
    if (!isPlain || times == nullptr || times->number < 2 || what.empty() || !isComplete(what.front()) ||
        leavesOpen(what))
        return {};
    const Term &first = what.front();
    const Term *cards = first.word == Word::Put ? termOf(first, "put") : nullptr;
    const Term *count = first.word == Word::Discard ? termOf(first, "discard") : nullptr;
    std::string text;
    if (cards != nullptr && cards->word == Word::CardFrom) {
        const NounPhrase upTo = m_phrases.upToCards(times->number, *termOf(*cards, "cardFrom"));
        text = put(first, mode, adverb, &upTo);
    } else if (count != nullptr && count->word == Word::Number && count->arguments.front().number == 1 &&
               isCommand(first) && !hasFlag(first, "random")) {
        text = command(QT_TRANSLATE_NOOP("effects", "discard up to {n} {n?card/cards}"),
                       Slots().with("n", m_phrases.filled(times->number)), mode, adverb);
    } else {
        return {};
    }
    m_phrases.discourse().previous = &first;
    if (first.word == Word::Discard)
        m_phrases.discourse().cardNamedBy = first.word;
    const Block rest(what.begin() + 1, what.end());
    if (rest.empty())
        return text;
    Slots holes;
    const char *source = QT_TRANSLATE_NOOP("joins", "for each of them, {second}");
    if (rest.size() == 1 && isRecoveryOfAnyone(rest.front())) {
        source = QT_TRANSLATE_NOOP("joins", "for each of them, choose a fighter; it recovers {amount}");
        holes.with("amount", amountOf(m_phrases.amount(*termOf(rest.front(), "recover")),
                                      QT_TRANSLATE_NOOP("units", "{n} health"), nullptr));
    } else {
        holes.with("second", fillingOf(rest, Mode::After));
    }
    text = followed(text, m_phrases.filledIn("joins", source, holes));
    m_phrases.discourse().previous = &what.back(); // not the copy
    return text;
}

std::string Sentences::mayClause(const Term &term, Mode mode, const std::string &adverb) {
    if (std::string text = upToTimes(term, mode, adverb); !text.empty())
        return text;
    const Block &what = blockOf(term, "may");
    const Block &then = blockOf(term, "then");
    const Block &otherwise = blockOf(term, "otherwise");
    const Term *who = termOf(term, "who");
    const bool isYou = who == nullptr || who->word == Word::You;
    const Discourse before = m_phrases.discourse();
    Slots holes;
    holes.with("what", fillingOf(what, isYou ? Mode::Infinitive : Mode::TheirInfinitive));
    if (!isYou)
        holes.with("who", m_phrases.filled(m_phrases.player(*who)));
    const Argument *times = operandOf(term, "times");
    const char *source = nullptr;
    if (times != nullptr && times->number > 1) {
        holes.with("n", m_phrases.filled(times->number));
        source = isYou ? QT_TRANSLATE_NOOP("effects", "[|do the following up to {n} times: {what:main}|you may do the "
                                                      "following up to {n} times: {what:main}]")
                       : QT_TRANSLATE_NOOP("effects", "[|do the following up to {n} times: {what:main}|{who} may "
                                                      "choose the following up to {n} times: {what:main}]");
    } else if (!hasInfinitive(what)) {
        source =
            isYou
                ? QT_TRANSLATE_NOOP("effects", "[|do the following: {what:main}|you may do the following: {what:main}]")
                : QT_TRANSLATE_NOOP("effects",
                                    "[|choose the following: {what:main}|{who} may choose the following: {what:main}]");
    } else {
        source = isYou ? QT_TRANSLATE_NOOP("effects", "[|{what}|you may {what}]")
                       : QT_TRANSLATE_NOOP("effects", "[|{what}|{who} may {what}]");
    }
    std::string text = statement(source, holes, mode, adverb);
    m_phrases.discourse().previous = what.empty() ? nullptr : &what.back();
    const auto add = [&](const char *condition, const Block &block, bool hasElse) {
        const Discourse done = m_phrases.discourse();
        text = followed(
            text, ifSentences(branchesOf(block, m_phrases.translated("conditions", condition), done.previous, hasElse),
                              done));
    };
    if (!then.empty())
        add(isYou ? QT_TRANSLATE_NOOP("conditions", "you do") : QT_TRANSLATE_NOOP("conditions", "they do"), then,
            !otherwise.empty());
    if (otherwise.empty())
        return text;
    m_phrases.discourse() = before; // nothing was done
    m_phrases.discourse().previous = nullptr;
    if (then.empty() || leavesOpen(then) || otherwise.front().word == Word::If)
        add(isYou ? QT_TRANSLATE_NOOP("conditions", "you do not") : QT_TRANSLATE_NOOP("conditions", "they do not"),
            otherwise, false);
    else
        text = followed(text, this->otherwise(otherwise));
    return text;
}

std::string Sentences::wish(const Term &may) {
    const Block &what = blockOf(may, "may");
    const Term *who = termOf(may, "who");
    const Argument *times = operandOf(may, "times");
    const bool isYou = who == nullptr || who->word == Word::You;
    const bool isOnce = times == nullptr || times->number < 2;
    return isYou && isOnce && hasInfinitive(what) ? joined(what, Mode::Infinitive) : std::string();
}

std::string Sentences::optionList(const Term &term) {
    std::string list;
    const Discourse before = m_phrases.discourse();
    for (const Block &option : operandOf(term, "of")->options) {
        m_phrases.discourse() = before;
        m_phrases.discourse().previous = nullptr;
        std::string said = block(option);
        for (std::size_t at = said.find("\n• "); at != std::string::npos; at = said.find("\n• ", at))
            said.replace(at, std::string("\n• ").size(), " / "); // a choice within a choice
        std::replace(said.begin(), said.end(), '\n', ' ');
        list += "\n• " + said;
    }
    return list;
}

std::string Sentences::chooseClause(const Term &term, Mode mode, const std::string &adverb) {
    if (isChoiceOfPlaces(term)) {
        const auto &options = operandOf(term, "of")->options;
        const bool isShuffled = std::any_of(options.begin(), options.end(), [](const Block &option) {
            return termOf(option.front(), "into")->word == Word::Deck;
        });
        const std::string either = m_phrases.translated("joins", QT_TRANSLATE_NOOP("joins", " or "));
        std::vector<std::string> parts;
        if (isShuffled || m_phrases.language() == Language::De) { // each place has a verb of its own
            for (const Block &option : options)
                parts.push_back(put(option.front(), mode, parts.empty() ? adverb : std::string()));
            return listed(parts, either, m_phrases.language());
        }
        for (const Block &option : options)
            parts.push_back(m_phrases.place(*termOf(option.front(), "into"), Relation::Into));
        Slots holes;
        holes.with("cards", m_phrases.filled(m_phrases.cards(*termOf(options.front().front(), "put"))));
        holes.with("places", listed(parts, either, m_phrases.language()));
        return command(QT_TRANSLATE_NOOP("effects", "put {cards} {places}"), holes, mode, adverb);
    }
    const std::string options = optionList(term);
    Slots holes;
    holes.with("n", m_phrases.filled(term.arguments.front().number)).with("options", options);
    const Term *who = termOf(term, "who");
    const auto &blocks = operandOf(term, "of")->options;
    const bool areCommands = std::all_of(blocks.begin(), blocks.end(), [this](const Block &option) {
        return std::all_of(option.begin(), option.end(), [this](const Term &each) { return isCommand(each); });
    });
    if (who != nullptr && who->word != Word::You && areCommands) // they choose, you obey
        return byPlayer(term,
                        QT_TRANSLATE_NOOP("effects", "[|choose {n?what you do/{n} different things you do}|{who} "
                                                     "chooses {n?what you do/{n} different things you do}]:{options}"),
                        holes, mode, adverb);
    return byPlayer(
        term, QT_TRANSLATE_NOOP("effects", "[choose|choose|{who} chooses] {n?one/{n} different options}:{options}"),
        holes, mode, adverb);
}

} // namespace champclos::text

// SPDX-License-Identifier: MIT
#include "engine/text/sentences.h"

#include <QtGlobal>

#include <algorithm>
#include <utility>

namespace champclos::text {

namespace {

/// Words that happen at once and in no order that matters: "and", not "then".
bool isJoinedByAnd(const Term &before, const Term &term) {
    switch (term.word) {
    case Word::CancelEffects:
    case Word::IgnoreValue:
    case Word::AddValue:
    case Word::PreventDamage:
    case Word::GainActions:
    case Word::ChooseSpace:
    case Word::EndTurn:
        return true;
    case Word::Put:
        return before.word == Word::CancelEffects || before.word == Word::IgnoreValue ||
               before.word == Word::LookAtTopCard || before.word == Word::RevealTopCard;
    case Word::Choose:
        return before.word == Word::LookAtTopCard || before.word == Word::RevealTopCard;
    default: // NOLINT: the others come one after the other
        return false;
    }
}

bool isPartOfSentence(const Block &block, std::size_t first, std::size_t index) {
    const Term &before = block[index - 1];
    const Term &term = block[index];
    if (!isSimple(before) || !isSimple(term))
        return false;
    const bool isAnd = isJoinedByAnd(before, term);
    const std::size_t length = index - first;
    return length < 2 ? true : length < 3 && isAnd && isJoinedByAnd(block[index - 2], before);
}

} // namespace

bool isChoiceOfPlaces(const Term &term) {
    const Argument *options = operandOf(term, "of");
    if (term.word != Word::Choose || options == nullptr || options->options.empty() ||
        operandOf(term, "who") != nullptr || term.arguments.front().number != 1)
        return false;
    const Block &first = options->options.front();
    return std::all_of(options->options.begin(), options->options.end(), [&](const Block &option) {
        return option.size() == 1 && !first.empty() && option.front().word == Word::Put &&
               first.front().word == Word::Put && isComplete(option.front()) && isComplete(first.front()) &&
               *termOf(option.front(), "put") == *termOf(first.front(), "put");
    });
}

bool isSimple(const Term &term) {
    switch (term.word) {
    case Word::If:
    case Word::May:
        return false;
    case Word::Choose:
        return isChoiceOfPlaces(term);
    default: // NOLINT
        return true;
    }
}

bool Sentences::isCommand(const Term &term) const {
    switch (term.word) {
    case Word::Recover:
    case Word::ValueIs:
    case Word::May:
        return false;
    case Word::If:
        return true; // it begins with its condition
    default: {       // NOLINT
        const Term *who = termOf(term, "who");
        return who == nullptr || who->word == Word::You;
    }
    }
}

bool Sentences::hasInfinitive(const Block &block) const {
    for (std::size_t index = 0; index < block.size(); ++index) {
        const bool isLast = index + 1 == block.size();
        if (!isSimple(block[index]) && !(block[index].word == Word::Choose && isLast && isCommand(block[index])))
            return false;
    }
    return block.size() <= 3;
}

std::string Sentences::command(const char *source, const Slots &holes, Mode mode, const std::string &adverb) const {
    const Form form = mode == Mode::Infinitive        ? Form::Infinitive
                      : mode == Mode::TheirInfinitive ? Form::TheirInfinitive
                                                      : Form::Imperative;
    return m_phrases.filledIn("effects", source, holes, static_cast<int>(form), adverb);
}

std::string Sentences::statement(const char *source, const Slots &holes, Mode mode, const std::string &adverb) const {
    if (mode == Mode::Infinitive || mode == Mode::TheirInfinitive)
        return command(source, holes, mode, adverb);
    const Form form = mode == Mode::After || !adverb.empty() ? Form::Inverted : Form::Declarative;
    const std::string text = m_phrases.filledIn("effects", source, holes, static_cast<int>(form));
    return adverb.empty() ? text : adverb + ' ' + text;
}

std::string Sentences::byPlayer(const Term &term, const char *source, Slots holes, Mode mode,
                                const std::string &adverb) const {
    if (isCommand(term)) {
        if (mode != Mode::TheirInfinitive)
            return command(source, holes, mode, adverb);
        return m_phrases.filledIn("effects", QT_TRANSLATE_NOOP("effects", "let you {what}"),
                                  Slots().with("what", command(source, holes, Mode::Infinitive, {})), 0, adverb);
    }
    holes.with("who", m_phrases.filled(m_phrases.player(*termOf(term, "who"))));
    if (mode == Mode::Infinitive)
        return m_phrases.filledIn("effects", QT_TRANSLATE_NOOP("effects", "have {who} {what}"),
                                  Slots(holes).with("what", command(source, holes, Mode::TheirInfinitive, {})), 0,
                                  adverb);
    return statement(source, holes, mode, adverb);
}

std::string Sentences::clause(const Term &term, Mode mode, const std::string &adverb) {
    if (!isComplete(term) || rowOf(term.word).sort != Sort::Statement)
        return "…";
    std::string text;
    switch (term.word) {
    case Word::If:
        return ifClause(term, mode, adverb);
    case Word::May:
        return mayClause(term, mode, adverb);
    case Word::Choose:
        text = chooseClause(term, mode, adverb);
        break;
    case Word::Draw:
    case Word::Discard:
    case Word::DiscardTop:
    case Word::LookAtHand:
    case Word::ChooseFromHand:
    case Word::Search:
    case Word::LookAtTop:
    case Word::LookAtTopCard:
    case Word::RevealTopCard:
    case Word::Put:
        text = cardStatement(term, mode, adverb);
        break;
    case Word::Damage:
    case Word::Recover:
    case Word::SetHealth:
    case Word::Move:
    case Word::Place:
    case Word::Return:
    case Word::Swap:
    case Word::ChooseSpace:
        text = fighterStatement(term, mode, adverb);
        break;
    case Word::TurnToken:
    case Word::ChooseSide:
    case Word::TurnUpSideCard:
    case Word::DiscardSideCard:
    case Word::ReturnSideCard:
    case Word::CastSpell:
        text = pileStatement(term, mode, adverb);
        break;
    default: // NOLINT: combat and turn
        text = combatStatement(term, mode, adverb);
        break;
    }
    Discourse &discourse = m_phrases.discourse();
    discourse.previous = &term;
    switch (term.word) {
    case Word::Discard:
    case Word::DiscardTop:
    case Word::LookAtTopCard:
    case Word::RevealTopCard:
    case Word::BoostValue:
    case Word::ChooseFromHand:
        discourse.cardNamedBy = term.word;
        break;
    case Word::Put: // of several cards none is "that card"; of that card, it is still the same
        if (const Word cards = termOf(term, "put")->word;
            cards != Word::ThatCard && cards != Word::AllFrom && cards != Word::AnyNumberFrom)
            discourse.cardNamedBy = Word::Put;
        break;
    case Word::ChooseSpace:
        ++discourse.chosenSpaces;
        break;
    default: // NOLINT: names nothing
        break;
    }
    return text;
}

/// All statements in one sentence.
std::string Sentences::joined(const Block &block, Mode mode, const std::string &adverb) {
    std::string text;
    const bool isInfinitive = mode == Mode::Infinitive || mode == Mode::TheirInfinitive;
    for (std::size_t index = 0; index < block.size(); ++index) {
        const Term &term = block[index];
        if (index == 0) {
            text = clause(term, mode, adverb);
            continue;
        }
        const Term &before = block[index - 1];
        const bool isSecondSpace =
            term.word == Word::ChooseSpace && before.word == Word::ChooseSpace && isComplete(term);
        const bool isFlat = isSimple(term) || term.word == Word::Choose;
        Slots holes;
        holes.with("first", text);
        holes.with("second", Filling{[&](std::string_view request) {
                                         if (request.starts_with('~'))
                                             return clause(term, isInfinitive ? mode : Mode::Main,
                                                           std::string(request.substr(1)));
                                         if (isInfinitive)
                                             return clause(term, mode);
                                         return clause(term, request == "after" ? Mode::After : Mode::Main);
                                     },
                                     {}});
        const int form = isInfinitive ? 1 : 0;
        if (!isSimple(before) || !isFlat)
            text = m_phrases.filledIn("joins", QT_TRANSLATE_NOOP("joins", "{first}. Then {second}"), holes, form);
        else if (isSecondSpace)
            text = m_phrases.filledIn("joins", QT_TRANSLATE_NOOP("joins", "{first} and {space}"),
                                      holes.with("space", m_phrases.filled(m_phrases.space(*termOf(term, "chooseSpace"),
                                                                                           false, false, nullptr))));
        else if (!isInfinitive && !isCommand(term))
            text = m_phrases.filledIn("joins",
                                      isCommand(before) ? QT_TRANSLATE_NOOP("joins", "{first}, then {second:after}")
                                                        : QT_TRANSLATE_NOOP("joins", "{first}; then {second:after}"),
                                      holes, form);
        else if (isJoinedByAnd(before, term) && (isCommand(before) || isInfinitive)) {
            const bool goesOn = index + 1 < block.size() && isSimple(block[index + 1]) && isCommand(block[index + 1]) &&
                                isJoinedByAnd(term, block[index + 1]) && term.word != Word::ChooseSpace;
            text = m_phrases.filledIn("joins",
                                      goesOn ? QT_TRANSLATE_NOOP("joins", "{first}, {second}")
                                             : QT_TRANSLATE_NOOP("joins", "{first} and {second}"),
                                      holes, form);
        } else
            text = m_phrases.filledIn("joins", QT_TRANSLATE_NOOP("joins", "{first}, then {second}"), holes, form);
        if (isSecondSpace) {
            m_phrases.discourse().previous = &term;
            ++m_phrases.discourse().chosenSpaces;
        }
    }
    return text;
}

/// Sentence after sentence; statements that belong together share one.
std::string Sentences::block(const Block &block, const std::string &adverb) {
    std::string text;
    const bool startsSmall = std::exchange(m_startsSmall, false); // not the options of a choice
    for (std::size_t first = 0; first < block.size();) {
        std::size_t end = first + 1;
        while (end < block.size() && isCommand(block[end - 1]) && isCommand(block[end]) &&
               isPartOfSentence(block, first, end))
            ++end;
        const Block sentence(block.begin() + static_cast<std::ptrdiff_t>(first),
                             block.begin() + static_cast<std::ptrdiff_t>(end));
        const std::string said = joined(sentence, Mode::Main, first == 0 ? adverb : std::string());
        m_phrases.discourse().previous = &block[end - 1]; // not the copy
        if (!text.empty())
            text += text.ends_with('\n') ? "" : text.find("\n• ") != std::string::npos ? "\n" : " ";
        text += startsSmall && first == 0 ? smoothed(said, m_phrases.language()) : polished(said, m_phrases.language());
        if (!text.ends_with('.'))
            text += '.';
        first = end;
    }
    return text;
}

std::string Sentences::started(const std::string &sentence) {
    return std::exchange(m_startsSmall, false) ? smoothed(sentence, m_phrases.language())
                                               : polished(sentence, m_phrases.language());
}

std::string Sentences::effect(const Block &statements) {
    m_phrases.discourse().previous = nullptr;
    m_phrases.discourse().chosenSpaces = 0;
    return block(statements);
}

std::string Sentences::part(const Block &statements) {
    m_phrases.discourse().previous = nullptr;
    return block(statements);
}

std::string Sentences::runningEffect(const Block &statements) {
    const Discourse before = m_phrases.discourse();
    m_startsSmall = m_phrases.language() == Language::Fr;
    std::string text = effect(statements);
    m_phrases.discourse() = before;
    return text;
}

} // namespace champclos::text

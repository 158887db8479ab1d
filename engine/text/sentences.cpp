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
    if (!isSimple(before) || !isSimple(term) || isClosed(before))
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

bool isClosed(const Term &term) {
    if (!isComplete(term))
        return false;
    switch (term.word) {
    case Word::Search:
    case Word::BoostFaceDown:
    case Word::Swap:
    case Word::CastSpell:
        return true;
    case Word::ChooseFromHand:
        return termOf(term, "chooseFromHand")->word != Word::You && termOf(term, "into")->word != Word::Hand;
    case Word::Place:
        return hasFlag(term, "held");
    case Word::Put:
        return isShuffledAfter(term);
    default: // NOLINT
        return false;
    }
}

bool isUpToOne(const Term &term) {
    const Term *who = termOf(term, "who");
    const bool isDraw = term.word == Word::Draw && hasFlag(term, "upTo") && (who == nullptr || who->word == Word::You);
    const Term *count = isDraw ? termOf(term, "draw") : term.word == Word::Move ? termOf(term, "upTo") : nullptr;
    return count != nullptr && count->word == Word::Number && count->arguments.front().number == 1;
}

bool Sentences::isCommand(const Term &term) const {
    switch (term.word) {
    case Word::Recover:
    case Word::ValueIs:
    case Word::May:
        return false;
    case Word::TurnToken: // "Alice changes size"
        return !m_phrases.tokenHolder();
    case Word::If:
        return true; // it begins with its condition
    default: {       // NOLINT
        const Term *who = termOf(term, "who");
        return (who == nullptr || who->word == Word::You) && !isUpToOne(term);
    }
    }
}

/// You are the subject of its first clause: "after attacking, you may draw", not "…, Alice recovers".
bool Sentences::isAboutYou(const Block &block) const {
    if (block.empty())
        return true;
    const Term &first = block.front();
    if (first.word == Word::If)
        return isComplete(first) && isAboutYou(blockOf(first, "then"));
    const Term *who = termOf(first, "who");
    const bool isYou = who == nullptr || who->word == Word::You;
    return first.word != Word::SetHealth &&
           (isCommand(first) || ((first.word == Word::May || isUpToOne(first)) && isYou));
}

bool Sentences::hasInfinitive(const Block &block) const {
    for (std::size_t index = 0; index < block.size(); ++index) {
        const bool isLast = index + 1 == block.size();
        const Term *who = termOf(block[index], "who");
        if (block.size() > 1 && who != nullptr && who->word != Word::You) // whose turn the others are would be open
            return false;
        if (isClosed(block[index]) && !isLast)
            return false;
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
    if (mode == Mode::After) // the clause before has taken the adverb's place
        return m_phrases.filledIn("effects", source, holes, static_cast<int>(Form::Inverted), adverb);
    const Form form = adverb.empty() ? Form::Declarative : Form::Inverted;
    const std::string text = m_phrases.filledIn("effects", source, holes, static_cast<int>(form));
    return adverb.empty() ? text : adverb + ' ' + text;
}

std::string Sentences::byPlayer(const Term &term, const char *source, Slots holes, Mode mode,
                                const std::string &adverb) const {
    const Term *who = termOf(term, "who");
    if (who == nullptr || who->word == Word::You) {
        if (mode != Mode::TheirInfinitive)
            return command(source, holes, mode, adverb);
        return m_phrases.filledIn("effects", QT_TRANSLATE_NOOP("effects", "let you {what}"),
                                  Slots().with("what", command(source, holes, Mode::Infinitive, {})), 0, adverb);
    }
    holes.with("who", m_phrases.filled(m_phrases.player(*who)));
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
    case Word::Draw:
        discourse.hasDrawn = discourse.hasDrawn || isCommand(term) || isUpToOne(term);
        break;
    default: // NOLINT: names nothing
        break;
    }
    return text;
}

/// All statements in one sentence.
std::string Sentences::joined(const Block &block, Mode mode, const std::string &adverb) {
    std::string text;
    bool isList = false; // "cancel …, ignore …, and return …"
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
                                         if (request == "cap")
                                             return capitalized(clause(term, Mode::Main));
                                         if (isInfinitive)
                                             return clause(term, mode);
                                         return clause(term, request == "after" ? Mode::After : Mode::Main);
                                     },
                                     {}});
        const int form = isInfinitive ? 1 : 0;
        if (!isSimple(before) || !isFlat || isClosed(before))
            text =
                followed(text, m_phrases.filledIn("joins",
                                                  term.word == Word::If ? QT_TRANSLATE_NOOP("joins", "then, {second}")
                                                                        : QT_TRANSLATE_NOOP("joins", "then {second}"),
                                                  holes, form));
        else if (isSecondSpace)
            text = m_phrases.filledIn(
                "joins", QT_TRANSLATE_NOOP("joins", "{first} and {space}"),
                holes.with("space", m_phrases.filled(m_phrases.space(*termOf(term, "chooseSpace"), {.isAny = false}))));
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
                                             : QT_TRANSLATE_NOOP("joins", "{first}{?many:,} and {second}"),
                                      holes.flag("many", isList), form);
            isList = goesOn;
        } else if (!isInfinitive && !isCommand(before))
            text = m_phrases.filledIn("joins", QT_TRANSLATE_NOOP("joins", "{first}; then {second}"), holes, form);
        else
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
        while (end < block.size() && isCommand(block[end - 1]) &&
               (isCommand(block[end]) || block[end].word == Word::TurnToken) && isPartOfSentence(block, first, end))
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

/// After a list of options on lines of their own the next sentence has one, too.
std::string Sentences::followed(const std::string &sentence, const std::string &next) const {
    return sentence.find("\n• ") != std::string::npos ? sentence + '\n' + capitalized(next) : sentence + ". " + next;
}

std::string Sentences::effect(const Block &statements) {
    m_phrases.discourse().previous = nullptr;
    m_phrases.discourse().chosenSpaces = 0;
    m_phrases.discourse().hasDrawn = false;
    speakFor(statements);
    return block(statements);
}

void Sentences::speakFor(const Block &effect) {
    for (const CardDef &card : m_phrases.deck().cards)
        for (std::size_t timing = 0; timing < card.effects.size(); ++timing)
            if (&card.effects[timing] == &effect)
                speakFor(card.type, static_cast<Timing>(timing));
}

void Sentences::speakFor(CardType card, Timing timing) {
    Discourse &discourse = m_phrases.discourse();
    const bool isBeforeDamage = timing == Timing::Immediately || timing == Timing::During;
    discourse.cardType = card;
    discourse.isAttack = isBeforeDamage && card != CardType::Defense;
    discourse.isDefense = isBeforeDamage && card != CardType::Attack;
}

void Sentences::speakFor(Trigger trigger) {
    m_phrases.discourse().isAttack = trigger == Trigger::OnAttack;
    m_phrases.discourse().isDefense = trigger == Trigger::WhenAttacked;
}

std::string Sentences::part(const Block &statements) {
    m_phrases.discourse().previous = nullptr;
    m_phrases.discourse().hasDrawn = false;
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

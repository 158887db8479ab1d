// SPDX-License-Identifier: MIT
#include "engine/text/asking.h"

#include "engine/effects/origin.h"
#include "engine/effects/vocabulary.h"
#include "engine/text/sentences.h"

#include <QtGlobal>

#include <algorithm>

namespace champclos::text {

namespace {

const std::string &nameOf(const DeckDef &deck, const SentenceOwner &owner, Language language) {
    switch (owner.kind) {
    case OwnerKind::Card:
        return deck.cards[owner.index].name.in(language);
    case OwnerKind::SideCard:
        return deck.sideDeck->cards[owner.index].name.in(language);
    case OwnerKind::Spell:
        return deck.pile->spells[owner.index].name.in(language);
    case OwnerKind::None:
    case OwnerKind::Ability:
        break;
    }
    return deck.name.in(language);
}

/// Visits a term and everything in it.
template <class Visit> void walk(const Term &term, Visit visit) {
    visit(term);
    for (const Argument &argument : term.arguments) {
        for (const Term &inner : argument.terms)
            walk(inner, visit);
        for (const Block &option : argument.options)
            for (const Term &inner : option)
                walk(inner, visit);
    }
}

/// It speaks of something that a statement before it has named, so it says nothing without that one.
bool refersBack(const Term &statement) {
    bool does = false;
    walk(statement, [&](const Term &term) {
        switch (term.word) {
        case Word::ThatCard:
        case Word::ThatBoost:
        case Word::ThatMany:
        case Word::ThatPlayer:
        case Word::BesideChosenSpace:
        case Word::SomeoneDefeated:
            does = true;
            break;
        default: // NOLINT: names what it speaks of
            does = does || hasFlag(term, "inChosenSpaces");
            break;
        }
    });
    return does;
}

/// Some statements of one list: those from `first` on, `end` not among them. `level` says which list on the path.
struct Range {
    std::size_t level = 0;
    std::size_t first = 0;
    std::size_t end = 0;
};

constexpr std::string_view kBullet = "\n• "; ///< begins an option

std::string inOneLine(std::string text) {
    bool isFirst = true;
    for (std::size_t at = text.find(kBullet); at != std::string::npos; at = text.find(kBullet)) {
        text.replace(at, kBullet.size(), isFirst ? " " : " / ");
        isFirst = false;
    }
    return text;
}

/// Finds what a question is about. Wide enough that it can be understood, narrow enough that nothing else is meant: the
/// whole effect, or the "may" or the option of a choice that it stands in; where that has the same verb once more, only
/// the statement itself with those that cannot be told apart from it.
class AskedPart {
public:
    AskedPart(const DeckDef &deck, const Origin &origin, Language language)
        : m_deck(deck), m_origin(origin), m_language(language) {
        for (std::size_t level = 0; level < origin.path.size(); ++level)
            if (rowOf(origin.path[level].term->word).sort == Sort::Statement)
                m_statement = level;
    }

    std::string sentence(OpCode asking) const {
        if (m_origin.path.empty())
            return {};
        if (asking == OpCode::ChooseSide) // the moment is now, and the answers tell the rest
            return told(itself());
        if (asking == OpCode::PickOption)
            return isRepeated() ? told(itself()) : whole();
        std::string text = isRepeated() ? told(run()) : isUnitWhole() ? whole() : told(unit());
        if (text.find(kBullet) != std::string::npos && asking == OpCode::AskMay)
            return inOneLine(std::move(text));
        if (text.find(kBullet) != std::string::npos)
            text = told(run());
        return text.find(kBullet) == std::string::npos ? text : std::string();
    }

    /// What a "may" allows, if it also says what happens otherwise: "no" is an answer that does something too.
    std::string wish(OpCode asking) const {
        if (m_origin.path.empty() || asking != OpCode::AskMay)
            return {};
        const Term &term = *m_origin.path[m_statement].term;
        if (term.word != Word::May || blockOf(term, "otherwise").empty())
            return {};
        return before(itself()).wish(term);
    }

    /// The sentences that were told before this list begins: what "that card" is in it.
    Sentences before(const Range &range) const {
        Sentences sentences(m_deck, m_language);
        if (m_origin.ability != nullptr)
            sentences.speakFor(m_origin.ability->trigger);
        else
            sentences.speakFor(*m_origin.effect);
        for (std::size_t level = 0; level <= range.level; ++level) {
            const OriginStep &step = m_origin.path[level];
            const auto first = static_cast<std::ptrdiff_t>(level == range.level ? range.first : step.index);
            sentences.part(Block(step.block->begin(), step.block->begin() + first));
            // What follows a "may" comes after what may be done.
            if (level < range.level && step.term->word == Word::May && m_origin.path[level + 1].operand != 0)
                sentences.part(step.term->arguments.front().terms);
        }
        return sentences;
    }
    Range options() const { return {m_statement, m_origin.path[m_statement].index, 0}; }

private:
    /// The "may" that the question stands in, or what follows a "may" that was decided, or the option of a choice, or
    /// all statements of the effect.
    Range unit() const {
        const auto &path = m_origin.path;
        for (std::size_t level = m_statement + 1; level-- > 0;) {
            if (path[level].term->word == Word::May) {
                const bool isDone = level < m_statement && path[level + 1].operand != 0; // what follows the "may"
                return isDone ? Range{level + 1, 0, path[level + 1].block->size()}
                              : Range{level, path[level].index, path[level].index + 1};
            }
            if (level > 0 && path[level - 1].term->word == Word::Choose)
                return {level, 0, path[level].block->size()};
        }
        return {0, 0, m_origin.effect->size()};
    }
    /// Nothing else stands in the effect, but for the conditions of it.
    bool isUnitWhole() const {
        const Range range = unit();
        bool isAlone = range.first == 0 && range.end == m_origin.path[range.level].block->size();
        for (std::size_t level = 0; level < range.level; ++level) {
            const OriginStep &step = m_origin.path[level];
            isAlone = isAlone && step.block->size() == 1 && step.term->word == Word::If &&
                      operandOf(*step.term, "else") == nullptr;
        }
        return isAlone;
    }
    /// The unit has the verb of the question once more. Of a "may" the unit is that "may".
    bool isRepeated() const {
        const Word word = m_origin.path[m_statement].term->word;
        if (word == Word::May)
            return false;
        const bool isAboutOptions = word == Word::Choose || word == Word::ChooseSide;
        const Range range = isAboutOptions ? Range{0, 0, m_origin.effect->size()} : unit();
        int count = 0;
        for (std::size_t index = range.first; index < range.end; ++index)
            walk((*m_origin.path[range.level].block)[index],
                 [&](const Term &term) { count += term.word == word ? 1 : 0; });
        return count > 1;
    }
    Range itself() const {
        const std::size_t index = m_origin.path[m_statement].index;
        return {m_statement, index, index + 1};
    }
    Range run() const {
        const Block &block = *m_origin.path[m_statement].block;
        Range range = itself();
        while (range.first > 0 && refersBack(block[range.first]))
            --range.first;
        while (range.end < block.size() && refersBack(block[range.end]))
            ++range.end;
        return range;
    }
    std::string whole() const {
        Sentences sentences(m_deck, m_language);
        return m_origin.ability != nullptr ? sentences.ability(*m_origin.ability) : sentences.effect(*m_origin.effect);
    }
    std::string told(const Range &range) const {
        const Block &block = *m_origin.path[range.level].block;
        return before(range).part(Block(block.begin() + static_cast<std::ptrdiff_t>(range.first),
                                        block.begin() + static_cast<std::ptrdiff_t>(range.end)));
    }

    const DeckDef &m_deck;
    const Origin &m_origin;
    Language m_language;
    std::size_t m_statement = 0; ///< the innermost statement on the path
};

} // namespace

Asking askingEffect(const Match &match, const FrameStack &frames, Language language) {
    const Origin origin = askingOrigin(match, frames);
    if (origin.effect == nullptr)
        return {};
    const DeckDef &deck = match.seat(frames.back().seat).deck;
    const AskedPart part(deck, origin, language);
    const OpCode asking = askingOp(match, frames)->code;
    return {nameOf(deck, origin.owner, language), origin.owner.kind == OwnerKind::Ability, part.sentence(asking),
            part.wish(asking)};
}

Asking effectAt(const Match &match, SeatId owner, std::size_t pc, Language language) {
    const Origin origin = originOf(match.seat(owner), pc);
    if (origin.effect == nullptr)
        return {};
    return {nameOf(match.seat(owner).deck, origin.owner, language), origin.owner.kind == OwnerKind::Ability, {}, {}};
}

std::string quotedFrom(const MatchWords &words, SeatId owner, const std::string &text) {
    return words.filledIn("prompts", QT_TRANSLATE_NOOP("prompts", "{who}: “{text}”"),
                          Slots().with("who", words.seat(owner)).with("text", finished(text)));
}

std::string optionText(const Match &match, const FrameStack &frames, SeatId asked, int option, Language language) {
    const Origin origin = askingOrigin(match, frames);
    if (origin.path.empty() || askingOp(match, frames)->code != OpCode::PickOption)
        return {};
    const Argument *choice = operandOf(*origin.path.back().term, "of");
    if (choice == nullptr || option < 0 || option >= static_cast<int>(choice->options.size()))
        return {};
    const Block &chosen = choice->options[option];
    const SeatId owner = frames.back().seat;
    const AskedPart part(match.seat(owner).deck, origin, language);
    Sentences sentences = part.before(part.options());
    if (!asked || asked == owner)
        return sentences.part(chosen);
    const MatchWords words(match, language);
    const bool namesOwner = std::all_of(chosen.begin(), chosen.end(), [](const Term &term) {
        return term.word == Word::Put ||
               term.word == Word::AddValue; // all that they say of "you" can be said of others
    });
    if (namesOwner) {
        sentences.phrases().discourse().owner = words.seatPhrase(owner);
        return sentences.part(chosen);
    }
    return quotedFrom(words, owner, sentences.part(chosen));
}

} // namespace champclos::text

// SPDX-License-Identifier: MIT
#include "engine/text/match_words.h"

#include "engine/effects/vocabulary.h"
#include "engine/text/sentences.h"
#include "engine/text/text.h"
#include "engine/text/translation.h"

#include <QtGlobal>

#include <algorithm>
#include <array>
#include <string_view>
#include <vector>

namespace champclos::text {

namespace {

int heroCount(const DeckDef &deck) {
    int count = 0;
    for (const FighterDef &fighter : deck.fighters)
        count += fighter.role == Role::Hero ? fighter.count : 0;
    return count;
}

NounPhrase bare(const std::string &name, Agreement agreement) {
    NounPhrase phrase;
    phrase.cases.fill(name);
    phrase.agreement = phrase.inner = agreement;
    phrase.isProper = true;
    return phrase;
}

/// The name of a deck with several heroes. Where it begins with an article, that is one in sentences, too: "the Wayward
/// Sisters", "der drei Hexen".
NounPhrase several(const std::string &name, Agreement agreement, Language language) {
    constexpr std::array<std::string_view, kLanguages.size()> kArticles = {"The ", "Les ", "Die "};
    const std::string_view article = kArticles[static_cast<std::size_t>(language)];
    if (!name.starts_with(article))
        return bare(name, agreement);
    const std::string rest = name.substr(article.size());
    constexpr std::array<const char *, kCases> kGerman = {"die ", "die ", "den ", "der "};
    NounPhrase phrase = bare((language == Language::En ? "the " : "les ") + rest, agreement);
    if (language == Language::De)
        for (std::size_t which = 0; which < kCases; ++which) {
            const bool needsN = which == static_cast<std::size_t>(Case::Dative) && !rest.ends_with('n') &&
                                !rest.ends_with('s'); // den Hexen, den Riesen, den Köpfen
            phrase.cases[which] = kGerman[which] + rest + (needsN ? "n" : "");
        }
    phrase.isProper = false;
    return phrase;
}

/// The effect whose program holds `pc`: the one that begins last before it.
class Finder {
public:
    Finder(const Match &match, const Frame &frame, Language language)
        : m_tables(match.seat(frame.seat)), m_pc(frame.pc), m_language(language) {}

    Asking find() {
        const DeckDef &deck = m_tables.deck;
        for (std::size_t kind = 0; kind < deck.cards.size(); ++kind)
            for (std::size_t timing = 0; timing < kTimings; ++timing)
                consider(m_tables.kinds[kind].entry[timing], deck.cards[kind].name.in(m_language),
                         deck.cards[kind].effects[timing], nullptr);
        for (std::size_t trigger = 0; trigger < kTriggers; ++trigger)
            abilities(static_cast<Trigger>(trigger));
        for (std::size_t spell = 0; spell < m_tables.spellEntries.size(); ++spell)
            consider(m_tables.spellEntries[spell], deck.pile->spells[spell].name.in(m_language),
                     deck.pile->spells[spell].effect, nullptr);
        if (m_found.effect != nullptr)
            m_found.text = m_ability != nullptr ? Sentences(deck, m_language).ability(*m_ability)
                                                : Sentences(deck, m_language).effect(*m_found.effect);
        return m_found;
    }

private:
    void consider(std::uint16_t entry, const std::string &name, const Block &effect, const AbilityDef *ability) {
        if (entry == 0 || entry > m_pc || entry < m_found.entry)
            return;
        m_found = {name, {}, &effect, entry};
        m_ability = ability;
    }
    /// The entries of a trigger stand in the order of the abilities, those of the deck and of each side card apart.
    void abilities(Trigger trigger) {
        const DeckDef &deck = m_tables.deck;
        std::vector<int> seen(deck.sideDeck ? deck.sideDeck->cards.size() + 1 : 1);
        for (const TriggerEntry &entry : m_tables.triggers[static_cast<std::size_t>(trigger)]) {
            const bool isSideCard = entry.sideCard != kNoIndex && deck.sideDeck;
            const std::size_t place = isSideCard ? entry.sideCard + 1u : 0u;
            const auto &list = isSideCard ? deck.sideDeck->cards[entry.sideCard].abilities : deck.abilities;
            int skip = seen[place]++;
            for (const AbilityDef &ability : list)
                if (!ability.isContinuous && ability.trigger == trigger && skip-- == 0)
                    consider(entry.pc,
                             isSideCard ? deck.sideDeck->cards[entry.sideCard].name.in(m_language)
                                        : deck.name.in(m_language),
                             ability.effect, &ability);
        }
    }

    const SeatTables &m_tables;
    std::uint16_t m_pc;
    Language m_language;
    Asking m_found;
    const AbilityDef *m_ability = nullptr;
};

/// The choices of a sentence, or what it leaves to a player, in the order in which they are compiled.
void collect(Word word, const Block &block, std::vector<const Term *> &found) {
    for (const Term &term : block) {
        if (term.word == word)
            found.push_back(&term);
        const auto operands = rowOf(term.word).operands();
        for (std::size_t index = 0; index < operands.size(); ++index) {
            if (operands[index].sort == Sort::Statements)
                collect(word, term.arguments[index].terms, found);
            for (const Block &option : term.arguments[index].options)
                collect(word, option, found);
        }
    }
}

/// Which of the instructions of this kind in the effect is the one under way: 0 for the first.
int countOf(OpCode code, const Match &match, const GameState &state, const Asking &asking) {
    const Frame &frame = state.frames.back();
    const auto &ops = match.seat(frame.seat).program.ops;
    int count = -1;
    for (std::size_t pc = asking.entry; pc <= frame.pc && pc < ops.size(); ++pc)
        if (ops[pc].code == code)
            ++count;
    return count;
}

} // namespace

bool isDeckTwice(const Match &match, SeatId seat) {
    for (int other = 0; other < match.seatCount; ++other)
        if (other != seat.value() && match.seat(SeatId(other)).deck.id == match.seat(seat).deck.id)
            return true;
    return false;
}

NounPhrase MatchWords::seatPhrase(SeatId seat) const {
    const DeckDef &deck = m_match.seat(seat).deck;
    const Noun &hero = deck.fighters.front().name.in(m_language);
    NounPhrase phrase = heroCount(deck) == 1 ? phraseOf(hero, m_language)
                                             : several(deck.name.in(m_language), {hero.gender, true}, m_language);
    if (isDeckTwice(m_match, seat))
        for (std::string &form : phrase.cases)
            form += " (" + std::to_string(seat.value() + 1) + ")";
    return phrase;
}

Filling MatchWords::seat(SeatId seat) const { return seat ? filling(seatPhrase(seat), m_language) : plain("?"); }

Filling MatchWords::fighter(FighterId fighter) const {
    if (!fighter)
        return plain("?");
    const FighterDef &def = m_match.seat(seatOf(fighter)).deck.fighters[m_match.fighter(fighter).def];
    const Noun &noun = def.name.in(m_language);
    if (def.count > 1 || isDeckTwice(m_match, seatOf(fighter)))
        return filling(bare(fighterTitle(m_match, fighter, m_language), {noun.gender, noun.isPlural}), m_language);
    return filling(phraseOf(noun, m_language), m_language);
}

std::string MatchWords::card(SeatId owner, CardId card) const {
    return inQuotes(cardName(m_match, owner, card, m_language), m_language);
}

std::string MatchWords::card(SeatId owner, CardKind kind) const {
    return inQuotes(cardName(m_match, owner, kind, m_language), m_language);
}

std::string MatchWords::space(SpaceId space) const { return spaceName(m_match, space, m_language); }

std::string MatchWords::filledIn(const char *context, const char *source, const Slots &holes) const {
    return polished(expanded(translated(m_language, context, source), {m_language, 0, {}}, holes), m_language);
}

Asking askingEffect(const Match &match, const GameState &state, Language language) {
    if (state.frames.isEmpty() || state.frames.back().kind != FrameKind::Effect)
        return {};
    return Finder(match, state.frames.back(), language).find();
}

std::string quotedFrom(const MatchWords &words, SeatId owner, const std::string &text) {
    return words.filledIn("prompts", QT_TRANSLATE_NOOP("prompts", "{who}: “{text}”"),
                          Slots().with("who", words.seat(owner)).with("text", text));
}

std::string askedPart(const Match &match, const GameState &state, Language language) {
    const Asking asking = askingEffect(match, state, language);
    if (asking.effect == nullptr)
        return asking.text;
    std::vector<const Term *> found;
    collect(Word::May, *asking.effect, found);
    const int index = countOf(OpCode::AskMay, match, state, asking);
    if (found.size() < 2 && (asking.effect->empty() || asking.effect->front().word == Word::May))
        return asking.text; // nothing was done before it, and its text says when this happens
    if (index < 0 || index >= static_cast<int>(found.size()))
        return asking.text;
    Sentences sentences(match.seat(state.frames.back().seat).deck, language);
    sentences.effect(*asking.effect); // what "that card" is
    return sentences.effect({*found[static_cast<std::size_t>(index)]});
}

std::string optionText(const Match &match, const GameState &state, int option, Language language) {
    const Asking asking = askingEffect(match, state, language);
    if (asking.effect == nullptr)
        return {};
    const SeatId owner = state.frames.back().seat;
    const int choice = countOf(OpCode::PickOption, match, state, asking);
    std::vector<const Term *> choices;
    collect(Word::Choose, *asking.effect, choices);
    if (choice < 0 || choice >= static_cast<int>(choices.size()))
        return {};
    const auto &options = operandOf(*choices[static_cast<std::size_t>(choice)], "of")->options;
    if (option < 0 || option >= static_cast<int>(options.size()))
        return {};
    Sentences sentences(match.seat(owner).deck, language);
    sentences.effect(*asking.effect); // what "that card" is
    const Block &chosen = options[static_cast<std::size_t>(option)];
    if (!state.pending.seat || state.pending.seat == owner)
        return sentences.effect(chosen);
    const MatchWords words(match, language);
    const bool namesOwner = std::all_of(chosen.begin(), chosen.end(), [](const Term &term) {
        return term.word == Word::Put ||
               term.word == Word::AddValue; // all that they say of "you" can be said of others
    });
    if (namesOwner) {
        sentences.phrases().discourse().owner = words.seatPhrase(owner);
        return sentences.effect(chosen);
    }
    return quotedFrom(words, owner, sentences.effect(chosen));
}

} // namespace champclos::text

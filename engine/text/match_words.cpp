// SPDX-License-Identifier: MIT
#include "engine/text/match_words.h"

#include "engine/effects/vocabulary.h"
#include "engine/text/sentences.h"
#include "engine/text/text.h"
#include "engine/text/translation.h"

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

/// The choices of a sentence in the order in which they are compiled.
void collectChoices(const Block &block, std::vector<const Term *> &choices) {
    for (const Term &term : block) {
        if (term.word == Word::Choose)
            choices.push_back(&term);
        const auto operands = rowOf(term.word).operands();
        for (std::size_t index = 0; index < operands.size(); ++index) {
            if (operands[index].sort == Sort::Statements)
                collectChoices(term.arguments[index].terms, choices);
            for (const Block &option : term.arguments[index].options)
                collectChoices(option, choices);
        }
    }
}

} // namespace

bool isDeckTwice(const Match &match, SeatId seat) {
    for (int other = 0; other < match.seatCount; ++other)
        if (other != seat.value() && match.seat(SeatId(other)).deck.id == match.seat(seat).deck.id)
            return true;
    return false;
}

Filling MatchWords::seat(SeatId seat) const {
    if (!seat)
        return plain("?");
    const DeckDef &deck = m_match.seat(seat).deck;
    const Noun &hero = deck.fighters.front().name.in(m_language);
    NounPhrase phrase =
        heroCount(deck) == 1 ? phraseOf(hero, m_language) : bare(deck.name.in(m_language), {hero.gender, true});
    if (isDeckTwice(m_match, seat))
        for (std::string &form : phrase.cases)
            form += " (" + std::to_string(seat.value() + 1) + ")";
    return filling(phrase, m_language);
}

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

std::string optionText(const Match &match, const GameState &state, int option, Language language) {
    const Asking asking = askingEffect(match, state, language);
    if (asking.effect == nullptr)
        return {};
    const SeatTables &tables = match.seat(state.frames.back().seat);
    int choice = -1;
    for (std::size_t pc = asking.entry; pc <= state.frames.back().pc && pc < tables.program.ops.size(); ++pc)
        if (tables.program.ops[pc].code == OpCode::PickOption)
            ++choice;
    std::vector<const Term *> choices;
    collectChoices(*asking.effect, choices);
    if (choice < 0 || choice >= static_cast<int>(choices.size()))
        return {};
    const auto &options = operandOf(*choices[static_cast<std::size_t>(choice)], "of")->options;
    if (option < 0 || option >= static_cast<int>(options.size()))
        return {};
    return Sentences(tables.deck, language).effect(options[static_cast<std::size_t>(option)]);
}

} // namespace champclos::text

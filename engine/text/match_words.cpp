// SPDX-License-Identifier: MIT
#include "engine/text/match_words.h"

#include "engine/core/array_by.h"
#include "engine/text/text.h"
#include "engine/text/translation.h"

#include <array>
#include <string_view>

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
    phrase.cases[Case::Genitive] = "von " + name;
    return phrase;
}

/// The name of a deck with several heroes. Where it begins with an article, that is one in sentences, too: "the Wayward
/// Sisters", "der drei Hexen".
NounPhrase several(const std::string &name, Agreement agreement, Language language) {
    constexpr ArrayBy<Language, std::string_view, kLanguages.size()> kArticles = {"The ", "Les ", "Die "};
    const std::string_view article = kArticles[language];
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
    return phrase;
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
    return markedPhrase(std::move(phrase), seatMark(m_match, seat), m_language);
}

Filling MatchWords::seat(SeatId seat) const { return seat ? filling(seatPhrase(seat), m_language) : plain("?"); }

NounPhrase MatchWords::fighterPhrase(FighterId fighter) const {
    const FighterDef &def = m_match.seat(seatOf(fighter)).deck.fighters[m_match.fighter(fighter).def];
    const Noun &noun = def.name.in(m_language);
    const int number = numberOf(m_match, fighter);
    return markedPhrase(number > 0 ? numberedPhrase(noun, number, m_language) : phraseOf(noun, m_language),
                        seatMark(m_match, seatOf(fighter)), m_language);
}

Filling MatchWords::fighter(FighterId fighter) const {
    return fighter ? filling(fighterPhrase(fighter), m_language) : plain("?");
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

} // namespace champclos::text

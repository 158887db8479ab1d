// SPDX-License-Identifier: MIT
//
// The players, fighters and cards of one match as noun phrases, and what is asking a question right now: shared by log
// lines, prompts and labels. A player is called by the name of the hero.
#pragma once

#include "engine/core/match.h"
#include "engine/core/state.h"
#include "engine/text/noun.h"

#include <string>

namespace champclos::text {

class MatchWords {
public:
    MatchWords(const Match &match, Language language) : m_match(match), m_language(language) {}

    NounPhrase seatPhrase(SeatId seat) const;
    Filling seat(SeatId seat) const;
    Filling fighter(FighterId fighter) const;
    std::string card(SeatId owner, CardId card) const; ///< in quotation marks
    std::string card(SeatId owner, CardKind kind) const;
    std::string space(SpaceId space) const;
    Filling count(int n) const { return number(n, m_language); }
    std::string filledIn(const char *context, const char *source, const Slots &holes) const;

private:
    const Match &m_match;
    Language m_language;
};

/// True if another seat plays the same deck: names alone do not tell them apart.
bool isDeckTwice(const Match &match, SeatId seat);

/// What made the effect under way: a card, an ability, a side card or a spell.
struct Asking {
    std::string name;              ///< "Feint"; empty if no effect asks
    std::string text;              ///< what it says
    const Block *effect = nullptr; ///< its statements
    std::uint16_t entry = 0;       ///< where its program begins
};
Asking askingEffect(const Match &match, const GameState &state, Language language);

/// What speaks to the owner of a card, for somebody else: the owner's name and the text in quotation marks.
std::string quotedFrom(const MatchWords &words, SeatId owner, const std::string &text);

/// The part of it that a yes or no is asked about, if that can be told; otherwise all it says.
std::string askedPart(const Match &match, const GameState &state, Language language);

/// The text of one option of the choice that the effect under way asks for; empty if it asks for something else. It
/// speaks to the player who is asked: what belongs to the owner of the card is called the owner's.
std::string optionText(const Match &match, const GameState &state, int option, Language language);

} // namespace champclos::text

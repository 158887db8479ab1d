// SPDX-License-Identifier: MIT
//
// The players, fighters and cards of one match as noun phrases: shared by log lines, prompts and labels. A player is
// called by the name of the hero.
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
    NounPhrase fighterPhrase(FighterId fighter) const; ///< "le Jackalope", "la Harpie 3"
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
/// What does, " (2)"; empty where it is not needed.
std::string seatMark(const Match &match, SeatId seat);
/// 1, 2, … among the fighters of its name; 0 where it is the only one.
int numberOf(const Match &match, FighterId fighter);

} // namespace champclos::text

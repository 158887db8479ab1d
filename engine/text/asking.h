// SPDX-License-Identifier: MIT
//
// What is asking a question right now, in words: whose effect it is, which part of its sentence the question is about,
// what each option says. Read from the map that the compiler wrote (effects/origin.h): nothing is searched or counted.
#pragma once

#include "engine/core/match.h"
#include "engine/core/state.h"
#include "engine/text/match_words.h"

#include <string>

namespace champclos::text {

struct Asking {
    std::string name; ///< of the card, side card or spell, for an ability of the deck; empty if no effect asks
    bool isAbility = false;
    std::string sentence; ///< the part of its text that is meant; empty if that cannot be told in one sentence
    std::string wish;     ///< what may be done, as an infinitive, where something else happens if it is not done
};
Asking askingEffect(const Match &match, const FrameStack &frames, Language language);

/// Whose effect an instruction of that seat belongs to, without its sentence.
Asking effectAt(const Match &match, SeatId owner, std::size_t pc, Language language);

/// What speaks to the owner of a card, for somebody else: the owner's name and the text in quotation marks.
std::string quotedFrom(const MatchWords &words, SeatId owner, const std::string &text);

/// The text of one option of the choice that the effect under way asks for; empty if it asks for something else. It
/// speaks to the player who is asked: what belongs to the owner of the card is called the owner's.
std::string optionText(const Match &match, const FrameStack &frames, SeatId asked, int option, Language language);

} // namespace champclos::text

// SPDX-License-Identifier: MIT
//
// Noun phrases: a name of the content, or words of a template, in all cases of a language, with the gender and number
// that other words agree with. English has a possessive; French needs no case (grammar.h joins de and à with articles);
// German has four, and "von" for what a genitive of a bare name would say stiffly.
#pragma once

#include "engine/text/grammar.h"

#include <array>

namespace champclos::text {

enum class Case : unsigned char { Nominative, Accusative, Dative, Genitive };
inline constexpr int kCases = 4;

struct NounPhrase {
    std::array<std::string, kCases> cases;
    Agreement agreement; ///< of verbs and pronouns: "each of your fighters" is singular
    Agreement inner;     ///< of what follows: "… de vos combattants adjacents"
    bool isProper = false;
    bool isSimple = true; ///< short enough for a possessive
};

/// `who` as a slot: {who}, {who:acc}, {who:dat}, {who:gen}, {who:von}, {who:poss}.
Filling filling(const NounPhrase &phrase, Language language);

/// A template such as "<m>[der|den|dem|des] Kämpfer" in all its cases. The letters in front are gender and number
/// (m, f, n, p), after a slash those of what follows it; @ takes them from the slot "noun".
NounPhrase phraseFrom(std::string_view text, Language language, const Slots &holes);

/// A name with its article, if it has one: "the Jackalope", "Alice".
NounPhrase phraseOf(const Noun &noun, Language language);

/// A name as a part of templates: {noun}, and by language {noun:pl}, {noun:acc}, {noun:def}, {noun:obl}, {noun:gen},
/// {noun:defpl}, {noun:datpl}.
Filling filling(const Noun &noun, Language language);

std::string possessiveOf(const std::string &name, bool isPlural); ///< English

} // namespace champclos::text

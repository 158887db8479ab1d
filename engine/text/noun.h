// SPDX-License-Identifier: MIT
//
// Noun phrases: a name of the content, or words of a template, in all cases of a language, with the gender and number
// that other words agree with. English has a possessive; French needs no case (grammar.h joins de and à with articles);
// German has four, and puts the genitive of a bare name before what it owns.
#pragma once

#include "engine/core/array_by.h"
#include "engine/text/grammar.h"

namespace champclos::text {

enum class Case : unsigned char { Nominative, Accusative, Dative, Genitive };
inline constexpr int kCases = 4;

struct NounPhrase {
    ArrayBy<Case, std::string, kCases> cases;
    std::string clause;  ///< that follows it and may stand apart: ", der zu Bigfoot benachbart ist,"
    Agreement agreement; ///< of verbs and pronouns: "each of your fighters" is singular
    Agreement inner;     ///< of what follows: "… de vos combattants adjacents"
    bool isProper = false;
    bool isPronoun = false;
    bool isSimple = true; ///< short enough for a possessive
    bool isLong = false;  ///< with words behind the noun: what else belongs to the verb had better come before it
};

/// `who` as a slot: {who}, {who:acc}, {who:dat}, {who:gen}, {who:poss}; {who:of die Hand}, which is "Medusas Hand" and
/// "die Hand deines Gegners"; {who:dat-} without the clause that {who:clause} has.
Filling filling(const NounPhrase &phrase, Language language);

/// A template such as "<m>[der|den|dem|des] Kämpfer" in all its cases. The letters in front are gender and number
/// (m, f, n, p), after a slash those of what follows it; @ takes them from the slot "noun".
NounPhrase phraseFrom(std::string_view text, Language language, const Slots &holes);

/// A name with its article, if it has one: "the Jackalope", "Alice".
NounPhrase phraseOf(const Noun &noun, Language language);
/// One of several of a name: "Outlaw 4", "la Harpie 3", "den Geächteten 4".
NounPhrase numberedPhrase(const Noun &noun, int number, Language language);
/// The same name with a mark behind it that tells it from another: "Titania (2)", "die Hand von Titania (2)".
NounPhrase markedPhrase(NounPhrase phrase, const std::string &mark, Language language);

/// A name as a part of templates: {noun}, and by language {noun:pl}, {noun:acc}, {noun:def}, {noun:obl}, {noun:gen},
/// {noun:defpl}, {noun:datpl}.
Filling filling(const Noun &noun, Language language);

std::string possessiveOf(const std::string &name, bool isPlural); ///< English

} // namespace champclos::text

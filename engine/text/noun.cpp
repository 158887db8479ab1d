// SPDX-License-Identifier: MIT
#include "engine/text/noun.h"

namespace champclos::text {

namespace {

std::string orElse(const std::string &form, const std::string &regular) { return form.empty() ? regular : form; }

Agreement agreementOf(const Noun &noun) { return {noun.gender, noun.isPlural}; }

bool endsWithSibilant(const std::string &name) {
    for (const char *end : {"s", "x", "z", "ß", "S", "X", "Z"})
        if (name.ends_with(end))
            return true;
    return false;
}

/// Of a common noun "des Verses", of a bare name "Artus’".
std::string germanGenitive(const Noun &noun, bool isCommon) {
    if (!noun.genitive.empty())
        return noun.genitive;
    if (noun.gender == Gender::Feminine && isCommon)
        return orElse(noun.oblique, noun.name);
    if (!noun.oblique.empty())
        return noun.oblique;
    if (endsWithSibilant(noun.name))
        return noun.name + (isCommon ? "es" : "’");
    return noun.name + "s";
}

/// der, den, dem, des by gender.
std::string germanArticle(Agreement agreement, std::size_t which) {
    static constexpr std::array<std::array<const char *, 4>, 4> kArticles = {{
        {"das", "das", "dem", "des"}, // in the order of Gender, then plural
        {"der", "den", "dem", "des"},
        {"die", "die", "der", "der"},
        {"die", "die", "den", "der"},
    }};
    return kArticles[agreement.isPlural ? 3 : static_cast<std::size_t>(agreement.gender)][which];
}

std::string aspirated(const Noun &noun, const std::string &form) { return noun.isAspirated ? kAspirated + form : form; }

Agreement agreementFrom(std::string_view letters, const Slots &holes) {
    Agreement agreement;
    for (const char letter : letters) {
        if (letter == '@') {
            const Filling *noun = holes.find("noun");
            agreement = noun != nullptr ? noun->agreement : Agreement();
        } else if (letter == 'p') {
            agreement.isPlural = true;
        } else {
            agreement.gender = letter == 'm' ? Gender::Masculine : letter == 'f' ? Gender::Feminine : Gender::Neuter;
        }
    }
    return agreement;
}

} // namespace

std::string possessiveOf(const std::string &name, bool isPlural) {
    return isPlural && name.ends_with('s') ? name + "’" : name + "’s";
}

Filling filling(const NounPhrase &phrase, Language language) {
    const auto render = [phrase, language](std::string_view request) -> std::string {
        if (request == "poss")
            return possessiveOf(phrase.cases[0], phrase.agreement.isPlural);
        if (request == "clause")
            return phrase.clause;
        const std::string &genitive = phrase.cases[Case::Genitive];
        if (request.starts_with("of ")) {
            const std::string_view owned = request.substr(3);
            return phrase.isProper ? genitive + std::string(owned.substr(owned.find(' ')))
                                   : std::string(owned) + ' ' + genitive + phrase.clause;
        }
        const bool isApart = request.ends_with('-');
        if (isApart)
            request.remove_suffix(1);
        const Case wanted = request == "acc"   ? Case::Accusative
                            : request == "dat" ? Case::Dative
                            : request == "gen" ? Case::Genitive
                                               : Case::Nominative;
        const std::string &form = phrase.cases[language == Language::De ? static_cast<std::size_t>(wanted) : 0];
        return isApart ? form : form + phrase.clause;
    };
    return {render, phrase.agreement, phrase.isPronoun && language == Language::Fr ? phrase.cases[0] : std::string()};
}

NounPhrase phraseFrom(std::string_view text, Language language, const Slots &holes) {
    NounPhrase phrase;
    if (text.starts_with('<')) {
        const std::size_t end = text.find('>');
        const std::string_view letters = text.substr(1, end - 1);
        const std::size_t slash = letters.find('/');
        phrase.agreement = agreementFrom(letters.substr(0, slash), holes);
        phrase.inner =
            slash == std::string_view::npos ? phrase.agreement : agreementFrom(letters.substr(slash + 1), holes);
        if (slash != std::string_view::npos && phrase.inner.gender == Gender::Neuter)
            phrase.inner.gender = phrase.agreement.gender;
        text.remove_prefix(end + 1);
    }
    for (int which = 0; which < kCases; ++which)
        phrase.cases[which] = expanded(text, {language, which, {}}, holes);
    return phrase;
}

NounPhrase phraseOf(const Noun &noun, Language language) {
    NounPhrase phrase;
    phrase.agreement = phrase.inner = agreementOf(noun);
    phrase.isProper = noun.article.empty();
    if (language != Language::De) {
        const std::string name = aspirated(noun, noun.name);
        phrase.cases.fill(noun.article.empty() ? name : noun.article + ' ' + name);
        return phrase;
    }
    const std::string definite = orElse(noun.definite, noun.name);
    const std::string oblique = orElse(noun.oblique, noun.name);
    const std::array<std::string, kCases> names = {definite, noun.gender == Gender::Masculine ? oblique : definite,
                                                   oblique, germanGenitive(noun, !phrase.isProper)};
    for (std::size_t which = 0; which < kCases; ++which)
        phrase.cases[which] = noun.article.empty() ? (which == 3 ? names[3] : noun.name)
                                                   : germanArticle(phrase.agreement, which) + ' ' + names[which];
    return phrase;
}

NounPhrase numberedPhrase(const Noun &noun, int number, Language language) {
    Noun one = noun;
    if (language == Language::En)
        one.article.clear();
    else if (one.article.empty()) // German: any will do, it is declined
        one.article = one.isPlural ? "les" : one.gender == Gender::Feminine ? "la" : "le";
    NounPhrase phrase = phraseOf(one, language);
    for (std::string &form : phrase.cases)
        form += "\u00A0" + std::to_string(number);
    return phrase;
}

NounPhrase markedPhrase(NounPhrase phrase, const std::string &mark, Language language) {
    if (mark.empty())
        return phrase;
    if (phrase.isProper && language == Language::De) {
        phrase.cases[Case::Genitive] = "von " + phrase.cases[Case::Dative];
        phrase.isProper = false;
    }
    for (std::string &form : phrase.cases)
        form += mark;
    return phrase;
}

Filling filling(const Noun &noun, Language language) {
    const auto render = [noun, language](std::string_view request) -> std::string {
        const bool isMasculine = noun.gender == Gender::Masculine;
        const std::string plural = orElse(noun.plural, noun.name);
        const std::string definitePlural = orElse(noun.definitePlural, plural);
        if (request == "pl")
            return aspirated(noun, plural);
        if (language != Language::De || request.empty())
            return aspirated(noun, noun.name);
        if (request == "acc") // einen Geächteten, eine Geächtete
            return isMasculine ? orElse(noun.oblique, noun.name) : noun.name;
        if (request == "def")
            return orElse(noun.definite, noun.name);
        if (request == "defacc")
            return isMasculine ? orElse(noun.oblique, noun.name) : orElse(noun.definite, noun.name);
        if (request == "obl")
            return orElse(noun.oblique, noun.name);
        if (request == "gen")
            return germanGenitive(noun, true);
        if (request == "defpl")
            return definitePlural;
        if (request == "datpl") {
            const bool hasN = definitePlural.ends_with('n') || definitePlural.ends_with('s');
            return orElse(noun.dativePlural, hasN ? definitePlural : definitePlural + "n");
        }
        return noun.name;
    };
    return {render, agreementOf(noun)};
}

} // namespace champclos::text

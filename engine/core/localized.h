// SPDX-License-Identifier: MIT
//
// Names as content carries them: one text per language, with the grammar that sentences need. The engine never reads
// them; they travel with the content so that engine/text can write sentences about it.
#pragma once

#include "engine/core/array_by.h"

#include <string>

namespace champclos {

enum class Language : unsigned char { En, Fr, De };
inline constexpr std::array kLanguages = {Language::En, Language::Fr, Language::De};
inline constexpr EnumNames<Language, 3> kLanguageCodes = {"en", "fr", "de"};

constexpr const char *codeOf(Language language) { return kLanguageCodes[language]; }

struct LocalizedText {
    ArrayBy<Language, std::string, 3> text;

    const std::string &in(Language language) const { return text[language]; }
    std::string &in(Language language) { return text[language]; }
    friend bool operator==(const LocalizedText &, const LocalizedText &) = default;
};

enum class Gender : unsigned char { Neuter, Masculine, Feminine };
inline constexpr EnumNames<Gender, 3> kGenderNames = {"n", "m", "f"};

/// A name in one language, with what sentences must know to use it. Forms are given only where a language's rule of
/// thumb does not make them: an empty form is the regular one. German examples: der Geächtete (definite), ein
/// Geächteter (name), den, dem, des Geächteten (oblique), zwei Geächtete (plural), alle Geächteten (definitePlural).
struct Noun {
    std::string name;    ///< without article: "Jackalope"
    std::string plural;  ///< of what comes in numbers: "Outlaws"
    std::string article; ///< definite, of a single thing that is no proper name: "the", "le", "der"
    Gender gender = Gender::Neuter;
    bool isPlural = false;      ///< the name of one thing is itself plural: "Rosencrantz & Guildenstern"
    bool isAspirated = false;   ///< fr: no elision before it: "le Hors-la-loi"
    std::string genitive;       ///< singular: "Artus’", "Jackalopes"
    std::string definite;       ///< de: nominative singular after der, die, das, jeder: "Geächtete"
    std::string oblique;        ///< de: accusative, dative and genitive singular: "Geächteten"
    std::string definitePlural; ///< de: after die, alle, deine: "Geächteten"
    std::string dativePlural;   ///< de: "Schauspielern", where it is not the plural and an n
    friend bool operator==(const Noun &, const Noun &) = default;
};

struct LocalizedNoun {
    ArrayBy<Language, Noun, 3> noun;

    const Noun &in(Language language) const { return noun[language]; }
    Noun &in(Language language) { return noun[language]; }
    friend bool operator==(const LocalizedNoun &, const LocalizedNoun &) = default;
};

} // namespace champclos

// SPDX-License-Identifier: MIT
//
// The little grammar that sentences are put together with: templates with placeholders, and the spelling rules that
// apply where words meet. It knows three languages and no game. A template, as it stands in a .ts file, may hold
//   {who}          what fills the slot; {who:dat} asks it for a form, {what~dann} for one with an adverb in its place
//   {it=a|b}       a verb in the forms of [a|b] and the slot as its object: a French pronoun takes its place beside it
//   {who?a/b}      a word that agrees with the slot: singular/plural; with four, en and de m/f/n/plural, fr m/f/mp/fp
//   {?flag:text}   text that is there only if the flag is set
//   [a|b|c]        forms: of a noun phrase its cases, of a statement its moods (see Form); ~ is the place of an adverb
#pragma once

#include "engine/core/localized.h"

#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace champclos::text {

struct Agreement {
    Gender gender = Gender::Neuter;
    bool isPlural = false;
    friend bool operator==(const Agreement &, const Agreement &) = default;
};

/// The moods of a statement, in the order of the forms [a|b|c|d|e]. A form that is not given falls back: Inverted to
/// Declarative, TheirInfinitive to Infinitive.
enum class Form : unsigned char {
    Imperative,
    Infinitive,
    Declarative,
    Inverted,        ///< de: verb before subject, after a clause or an adverb
    TheirInfinitive, ///< fr: of somebody else, "se défausser"
};

/// What fills a slot.
struct Filling {
    std::function<std::string(std::string_view request)> render;
    Agreement agreement;
    std::string clitic = {}; ///< fr: a pronoun that leans on the verb, "la": "placez-la", "la placer"
};
Filling plain(std::string text);
Filling finished(std::string text); ///< a text that was polished: whatever begins with an h in it stays as it is
Filling number(int number, Language language); ///< {n}, {n:une}, {n?card/cards}

class Slots {
public:
    Slots &with(std::string_view name, Filling filling) {
        m_fillings.emplace_back(name, std::move(filling));
        return *this;
    }
    Slots &with(std::string_view name, std::string text) { return with(name, plain(std::move(text))); }
    Slots &flag(std::string_view name, bool isSet) {
        if (isSet)
            m_flags.emplace_back(name);
        return *this;
    }
    const Filling *find(std::string_view name) const;
    bool has(std::string_view flag) const;

private:
    std::vector<std::pair<std::string, Filling>> m_fillings;
    std::vector<std::string> m_flags;
};

struct Expansion {
    Language language{};
    int form = 0;       ///< which of [a|b|c]
    std::string adverb; ///< at ~
};
std::string expanded(std::string_view text, const Expansion &how, const Slots &holes);

/// A mark before words that begin with a French aspirated h: no elision. Removed by `polished`.
inline constexpr char kAspirated = '\x01';

/// Elisions, contractions, commas that meet other signs; then a capital at the beginning of each sentence.
std::string polished(std::string text, Language language);
/// The same without the capital.
std::string smoothed(std::string text, Language language);
std::string capitalized(std::string text);

/// Quotation marks of the language.
std::string inQuotes(std::string_view text, Language language);
/// "a and b", "a, b, and c"; `last` is what stands before the last item. Only English has a comma there.
std::string listed(const std::vector<std::string> &items, std::string_view last, Language language);

} // namespace champclos::text

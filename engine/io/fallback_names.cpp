// SPDX-License-Identifier: MIT
#include "engine/io/fallback_names.h"

namespace champclos::io {

namespace {

void fill(LocalizedText &text) {
    for (const Language language : kLanguages)
        for (const Language other : kLanguages)
            if (text.in(language).empty())
                text.in(language) = text.in(other);
}

void fill(LocalizedNoun &noun) {
    const LocalizedNoun given = noun;
    for (const Language language : kLanguages)
        for (const Language other : kLanguages) {
            if (!noun.in(language).name.empty() || given.in(other).name.empty())
                continue;
            const Noun &source = given.in(other);
            Noun &target = noun.in(language);
            target.name = source.name;
            target.plural = source.plural;
            target.isPlural = source.isPlural;
        }
}

/// Calls `visit(name, path)` for every name that people read.
template <class Deck, class Visit> void visitNames(Deck &deck, const Visit &visit) {
    const auto all = [&](auto &list, const std::string &path) {
        for (std::size_t index = 0; index < list.size(); ++index)
            visit(list[index].name, path + '[' + std::to_string(index) + "].name");
    };
    visit(deck.name, "name");
    all(deck.fighters, "fighters");
    if (deck.token) {
        visit(deck.token->name, "token.name");
        all(deck.token->sides, "token.sides");
    }
    if (deck.sideDeck) {
        visit(deck.sideDeck->name, "sideDeck.name");
        all(deck.sideDeck->cards, "sideDeck.cards");
    }
    if (deck.pile) {
        visit(deck.pile->name, "pile.name");
        all(deck.pile->ingredients, "pile.ingredients");
        all(deck.pile->spells, "pile.spells");
    }
    all(deck.tags, "tags");
    all(deck.cards, "cards");
}

bool isGiven(const LocalizedText &text, Language language) { return !text.in(language).empty(); }
bool isGiven(const LocalizedNoun &noun, Language language) { return !noun.in(language).name.empty(); }

/// Of a name that some language has, the languages that have not.
template <class Name> void addMissing(std::vector<MissingName> &missing, const Name &name, const std::string &path) {
    bool isSomewhere = false;
    for (const Language language : kLanguages)
        isSomewhere = isSomewhere || isGiven(name, language);
    for (const Language language : kLanguages)
        if (isSomewhere && !isGiven(name, language))
            missing.push_back({path, language});
}

} // namespace

void fillNames(DeckDef &deck) {
    visitNames(deck, [](auto &name, const std::string &) { fill(name); });
}

void fillNames(Battlefield &battlefield) {
    fill(battlefield.name);
    fill(battlefield.description);
    for (Zone &zone : battlefield.zones)
        fill(zone.name);
}

std::vector<MissingName> missingNames(const DeckDef &deck) {
    std::vector<MissingName> missing;
    visitNames(deck, [&](const auto &name, const std::string &path) { addMissing(missing, name, path); });
    return missing;
}

std::vector<MissingName> missingNames(const Battlefield &battlefield) {
    std::vector<MissingName> missing;
    addMissing(missing, battlefield.name, "name");
    addMissing(missing, battlefield.description, "description");
    for (std::size_t zone = 0; zone < battlefield.zones.size(); ++zone)
        addMissing(missing, battlefield.zones[zone].name, "zones[" + std::to_string(zone) + "].name");
    return missing;
}

} // namespace champclos::io

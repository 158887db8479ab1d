// SPDX-License-Identifier: MIT
#include "editor/deck/document/deck_fields.h"

#include <QString>

#include <algorithm>

namespace champclos::editor {

namespace {

template <class List> std::vector<std::string> idsOf(const List &list) {
    std::vector<std::string> ids;
    for (const auto &entry : list)
        ids.push_back(entry.id);
    return ids;
}

template <class Entry> Entry freshEntry(const std::vector<Entry> &list, const char *fallback) {
    Entry entry;
    entry.id = freeId({}, fallback, idsOf(list));
    return entry;
}

FighterDef freshSidekick(const std::vector<FighterDef> &list) {
    FighterDef fighter = freshEntry(list, list.empty() ? "hero" : "sidekick");
    fighter.role = list.empty() ? Role::Hero : Role::Sidekick;
    fighter.health = fighter.maxHealth = list.empty() ? 14 : 6;
    return fighter;
}

CardDef freshCard(const std::vector<CardDef> &list) {
    CardDef card = freshEntry(list, "card");
    card.type = CardType::Versatile;
    card.value = 3;
    card.boost = 2;
    card.copies = 3;
    return card;
}

AbilityDef freshAbility() {
    AbilityDef ability;
    ability.trigger = Trigger::StartOfTurn;
    return ability;
}

/// Calls `visit(list, fresh)` with the list at a path and what makes a new entry for it.
template <class Visit> bool withList(DeckDef &deck, const std::string &path, const Visit &visit) {
    const auto named = [](const char *fallback) {
        return [fallback](const auto &list) { return freshEntry(list, fallback); };
    };
    const auto ability = [](const auto &) { return freshAbility(); };
    if (path == "fighters")
        visit(deck.fighters, freshSidekick);
    else if (path == "cards")
        visit(deck.cards, freshCard);
    else if (path == "abilities")
        visit(deck.abilities, ability);
    else if (path == "tags")
        visit(deck.tags, named("tag"));
    else if (path == "pile.ingredients" && deck.pile)
        visit(deck.pile->ingredients, named("ingredient"));
    else if (path == "pile.spells" && deck.pile)
        visit(deck.pile->spells, named("spell"));
    else if (path == "sideDeck.cards" && deck.sideDeck)
        visit(deck.sideDeck->cards, named("side-card"));
    else if (path.starts_with("sideDeck.cards[") && path.ends_with("].abilities") && deck.sideDeck) {
        const int card = lastIndex(parentOf(path));
        if (card < 0 || card >= static_cast<int>(deck.sideDeck->cards.size()))
            return false;
        visit(deck.sideDeck->cards[card].abilities, ability);
    } else
        return false;
    return true;
}

template <class Entry> void giveOwnId(Entry &entry, const std::vector<Entry> &list) {
    if constexpr (requires { entry.id; })
        entry.id = freeId(entry.id, "copy", idsOf(list));
}

SideDeckDef freshSideDeck() {
    SideDeckDef sideDeck;
    sideDeck.id = "side-deck";
    sideDeck.cards.push_back(freshEntry(sideDeck.cards, "side-card"));
    return sideDeck;
}

TokenDef freshToken() {
    TokenDef token;
    token.id = "token";
    token.sides[0].id = "side";
    token.sides[1].id = "side-2";
    return token;
}

PileDef freshPile() {
    PileDef pile;
    pile.id = "pile";
    return pile;
}

bool hasEnding(const std::string &text, std::initializer_list<const char *> endings) {
    return std::any_of(endings.begin(), endings.end(), [&](const char *ending) { return text.ends_with(ending); });
}

std::string englishPlural(const std::string &name) {
    if (hasEnding(name, {"s", "x", "z", "ch", "sh"}))
        return name + "es";
    if (name.ends_with("y") && !hasEnding(name, {"ay", "ey", "oy", "uy"}))
        return name.substr(0, name.size() - 1) + "ies";
    if (hasEnding(name, {"man"}))
        return name.substr(0, name.size() - 2) + "en";
    return name + "s";
}

std::string frenchPlural(const std::string &name) {
    if (hasEnding(name, {"s", "x", "z"}))
        return name;
    if (hasEnding(name, {"au", "eu"}))
        return name + "x";
    return name.ends_with("al") ? name.substr(0, name.size() - 2) + "aux" : name + "s";
}

std::string germanPlural(const std::string &name) {
    if (hasEnding(name, {"er", "el", "en", "chen", "lein"}))
        return name;
    if (hasEnding(name, {"in"}))
        return name + "nen";
    if (hasEnding(name, {"ung", "heit", "keit", "schaft", "ion"}))
        return name + "en";
    if (name.ends_with("e"))
        return name + "n";
    return hasEnding(name, {"a", "i", "o", "u", "y"}) ? name + "s" : name + "e";
}

} // namespace

int listSize(const DeckDef &deck, const std::string &list) {
    int size = -1;
    withList(const_cast<DeckDef &>(deck), list, // nothing is changed on the way
             [&](auto &entries, const auto &) { size = static_cast<int>(entries.size()); });
    return size;
}

bool addEntry(DeckDef &deck, const std::string &list) {
    return withList(deck, list, [](auto &entries, const auto &fresh) { entries.push_back(fresh(entries)); });
}

bool insertCopy(DeckDef &deck, const std::string &list, int index) {
    if (index < 0 || index >= listSize(deck, list))
        return false;
    return withList(deck, list, [&](auto &entries, const auto &) {
        auto copy = entries[index];
        giveOwnId(copy, entries);
        entries.insert(entries.begin() + index + 1, std::move(copy));
    });
}

bool removeEntry(DeckDef &deck, const std::string &list, int index) {
    if (index < 0 || index >= listSize(deck, list))
        return false;
    return withList(deck, list, [&](auto &entries, const auto &) { entries.erase(entries.begin() + index); });
}

bool moveEntry(DeckDef &deck, const std::string &list, int from, int to) {
    const int size = listSize(deck, list);
    if (from < 0 || from >= size || to < 0 || to >= size)
        return false;
    return withList(deck, list, [&](auto &entries, const auto &) {
        auto moved = entries[from];
        entries.erase(entries.begin() + from);
        entries.insert(entries.begin() + to, std::move(moved));
    });
}

bool hasPart(const DeckDef &deck, const std::string &part) {
    if (part == "token")
        return deck.token.has_value();
    if (part == "sideDeck")
        return deck.sideDeck.has_value();
    if (part == "pile")
        return deck.pile.has_value();
    if (part == "pile.syllableGoal")
        return deck.pile && deck.pile->syllableGoal != 0;
    return part == "colours" && deck.colours.has_value();
}

bool setPart(DeckDef &deck, const std::string &part, bool isWanted) {
    constexpr int kUsualGoal = 10;
    if (hasPart(deck, part) == isWanted)
        return false;
    if (part == "token")
        deck.token = isWanted ? std::optional(freshToken()) : std::nullopt;
    else if (part == "sideDeck")
        deck.sideDeck = isWanted ? std::optional(freshSideDeck()) : std::nullopt;
    else if (part == "pile")
        deck.pile = isWanted ? std::optional(freshPile()) : std::nullopt;
    else if (part == "pile.syllableGoal" && deck.pile)
        deck.pile->syllableGoal = isWanted ? kUsualGoal : 0;
    else if (part == "colours")
        deck.colours = isWanted ? std::optional(ColoursDef{"#1f5d63", "#fbf6ea"}) : std::nullopt;
    else
        return false;
    return true;
}

DeckDef emptyDeck() {
    DeckDef deck;
    deck.id = "deck";
    addEntry(deck, "fighters");
    return deck;
}

std::string pluralGuess(const std::string &name, Language language) {
    if (name.empty())
        return {};
    switch (language) {
    case Language::En:
        return englishPlural(name);
    case Language::Fr:
        return frenchPlural(name);
    case Language::De:
        return germanPlural(name);
    }
    return {};
}

void fillGrammar(Noun &noun, Language language, bool comesInNumbers) {
    if (comesInNumbers && noun.plural.empty() && !noun.isPlural)
        noun.plural = pluralGuess(noun.name, language);
}

} // namespace champclos::editor

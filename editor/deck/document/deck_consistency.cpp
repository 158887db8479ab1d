// SPDX-License-Identifier: MIT
#include "editor/deck/document/deck_consistency.h"

#include "editor/deck/blocks/deck_slots.h"
#include "editor/deck/document/deck_fields.h"
#include "engine/io/content_reader.h"

#include <QString>

#include <algorithm>

namespace champclos::editor {

namespace {

template <class List> std::vector<std::string> idsOf(const List &list, const void *except) {
    std::vector<std::string> ids;
    for (const auto &entry : list)
        if (&entry != except)
            ids.push_back(entry.id);
    return ids;
}

void replaceIn(std::vector<std::string> &names, const std::string &from, const std::string &to) {
    std::replace(names.begin(), names.end(), from, to);
}

/// Every operand of that sort that says `from` says `to`; so do the words that are a fighter's name alone.
void renameInSentences(DeckDef &deck, Sort sort, const std::string &from, const std::string &to) {
    for (Block *block : blocksOf(deck))
        forEachTerm(*block, [&](Term &term) {
            const auto operands = rowOf(term.word).operands();
            for (std::size_t index = 0; index < operands.size() && index < term.arguments.size(); ++index)
                if (operands[index].sort == sort && term.arguments[index].name == from)
                    term.arguments[index].name = to;
        });
}

void renameFighter(DeckDef &deck, const std::string &from, const std::string &to) {
    renameInSentences(deck, Sort::FighterName, from, to);
    for (CardDef &card : deck.cards)
        replaceIn(card.playedBy, from, to);
    const auto abilities = [&](std::vector<AbilityDef> &list) {
        for (AbilityDef &ability : list)
            if (ability.fighter == from)
                ability.fighter = to;
    };
    abilities(deck.abilities);
    if (deck.token && deck.token->fighter == from)
        deck.token->fighter = to;
    if (deck.sideDeck)
        for (auto &card : deck.sideDeck->cards)
            abilities(card.abilities);
}

void renameTag(DeckDef &deck, const std::string &from, const std::string &to) {
    renameInSentences(deck, Sort::TagName, from, to);
    for (CardDef &card : deck.cards)
        replaceIn(card.tags, from, to);
}

void renameIngredient(DeckDef &deck, const std::string &from, const std::string &to) {
    for (PileDef::Spell &spell : deck.pile->spells)
        replaceIn(spell.needs, from, to);
    for (CardDef &card : deck.cards)
        if (card.ingredient == from)
            card.ingredient = to;
}

void rename(DeckDef &deck, const std::string &list, const std::string &from, const std::string &to) {
    if (from.empty() || from == to)
        return;
    if (list == "fighters")
        renameFighter(deck, from, to);
    else if (list == "cards")
        renameInSentences(deck, Sort::CardName, from, to);
    else if (list == "token.sides")
        renameInSentences(deck, Sort::SideName, from, to);
    else if (list == "tags")
        renameTag(deck, from, to);
    else if (list == "pile.ingredients")
        renameIngredient(deck, from, to);
}

std::string nameOf(const LocalizedText &name) { return name.in(Language::En); }
std::string nameOf(const LocalizedNoun &name) { return name.in(Language::En).name; }

/// True as long as nobody chose an id: it is what the name makes it, perhaps with a number.
bool isMade(const std::string &id, const std::string &name, const std::string &fallback) {
    const auto stem = [](const std::string &text) {
        const std::size_t digits = text.find_last_not_of("0123456789");
        return digits != std::string::npos && digits + 1 < text.size() && text[digits] == '-' ? text.substr(0, digits)
                                                                                              : text;
    };
    const std::string made = idFrom(name);
    return id.empty() || name.empty() || id == made || stem(id) == fallback || (!made.empty() && stem(id) == made);
}

/// Ids follow the English names of a list as long as nobody chose another id.
template <class List>
void followNames(DeckDef &deck, List &list, const List &before, const std::string &path, const std::string &fallback) {
    for (std::size_t index = 0; index < list.size() && index < before.size(); ++index) {
        auto &entry = list[index];
        const std::string old = before[index].id;
        if (entry.id == old && nameOf(entry.name) != nameOf(before[index].name) &&
            isMade(old, nameOf(before[index].name), fallback))
            entry.id = freeId(idFrom(nameOf(entry.name)), fallback, idsOf(list, &entry));
        const auto sharers = std::count_if(before.begin(), before.end(), [&](const auto &e) { return e.id == old; });
        if (sharers == 1)
            rename(deck, path, old, entry.id);
    }
}

void followAllNames(DeckDef &deck, const DeckDef &before) {
    followNames(deck, deck.fighters, before.fighters, "fighters", "fighter");
    followNames(deck, deck.cards, before.cards, "cards", "card");
    followNames(deck, deck.tags, before.tags, "tags", "tag");
    if (deck.token && before.token)
        followNames(deck, deck.token->sides, before.token->sides, "token.sides", "side");
    if (deck.sideDeck && before.sideDeck)
        followNames(deck, deck.sideDeck->cards, before.sideDeck->cards, "sideDeck.cards", "side-card");
    if (deck.pile && before.pile) {
        followNames(deck, deck.pile->ingredients, before.pile->ingredients, "pile.ingredients", "ingredient");
        followNames(deck, deck.pile->spells, before.pile->spells, "pile.spells", "spell");
    }
    if (deck.id == before.id && deck.name != before.name && isMade(deck.id, nameOf(before.name), "deck"))
        deck.id = freeId(idFrom(nameOf(deck.name)), "deck", {});
}

/// A scheme has one window, a combat card three: what was said moves to where it can be said.
void followType(CardDef &card, CardType before) {
    const auto window = [&](Timing timing) -> Block & { return card.effects[timing]; };
    const auto take = [&](Timing from, Timing to) {
        Block &source = window(from);
        window(to).insert(window(to).end(), source.begin(), source.end());
        source.clear();
    };
    if (card.type == CardType::Scheme) {
        for (const Timing timing : {Timing::Immediately, Timing::During, Timing::After})
            take(timing, Timing::Scheme);
        card.value = 0;
    } else if (before == CardType::Scheme) {
        take(Timing::Scheme, Timing::After);
    }
}

/// The hero lends the deck its name, and a name in English is the one in French and German until somebody types
/// another.
void followHeroName(DeckDef &deck, const DeckDef &before) {
    for (std::size_t index = 0; index < deck.fighters.size() && index < before.fighters.size(); ++index) {
        FighterDef &fighter = deck.fighters[index];
        const FighterDef &old = before.fighters[index];
        const std::string &typed = fighter.name.in(Language::En).name;
        const std::string &erstwhile = old.name.in(Language::En).name;
        if (typed != erstwhile)
            for (const Language language : {Language::Fr, Language::De})
                if (fighter.name.in(language).name == erstwhile)
                    fighter.name.in(language).name = typed;
        for (const Language language : kLanguages) {
            Noun &noun = fighter.name.in(language);
            const Noun &was = old.name.in(language);
            if (noun.name != was.name && noun.plural == pluralGuess(was.name, language))
                noun.plural.clear();
            fillGrammar(noun, language, fighter.count > 1);
            if (index == 0 && deck.name.in(language) == was.name)
                deck.name.in(language) = noun.name;
        }
    }
}

} // namespace

void makeConsistent(DeckDef &deck, const DeckDef &before, const std::string &path) {
    if (path.starts_with("fighters")) {
        for (std::size_t index = 0; index < deck.fighters.size(); ++index)
            if (FighterDef &fighter = deck.fighters[index];
                fighter.health != before.fighters[index].health &&
                before.fighters[index].maxHealth == before.fighters[index].health)
                fighter.maxHealth = fighter.health;
        followHeroName(deck, before);
    }
    for (std::size_t index = 0; index < deck.cards.size(); ++index)
        if (deck.cards[index].type != before.cards[index].type)
            followType(deck.cards[index], before.cards[index].type);
    followAllNames(deck, before);
}

std::string idFrom(const std::string &name) {
    QString plain;
    for (const QChar sign : QString::fromStdString(name).toLower()) {
        if (sign == u'œ' || sign == u'æ')
            plain += sign == u'œ' ? QStringLiteral("oe") : QStringLiteral("ae");
        else if (sign == u'ß')
            plain += QStringLiteral("ss");
        else if (sign != u'’' && sign != u'\'')
            plain += sign;
    }
    std::string id;
    for (const QChar sign : plain.normalized(QString::NormalizationForm_KD)) {
        const bool isPlain = (sign >= u'a' && sign <= u'z') || (sign >= u'0' && sign <= u'9');
        if (isPlain)
            id += static_cast<char>(sign.unicode());
        else if (sign.category() != QChar::Mark_NonSpacing && !id.empty() && id.back() != '-')
            id += '-';
    }
    id.resize(std::min(id.size(), io::kMaxIdLength - 3)); // room for a number
    while (!id.empty() && id.back() == '-')
        id.pop_back();
    return id;
}

std::string freeId(const std::string &wish, const std::string &fallback, const std::vector<std::string> &taken) {
    const auto isTaken = [&](const std::string &id) {
        return id == "none" || std::find(taken.begin(), taken.end(), id) != taken.end();
    };
    const std::string stem = wish.empty() ? fallback : wish;
    std::string id = stem;
    for (int number = 2; isTaken(id); ++number)
        id = stem + '-' + std::to_string(number);
    return id;
}

} // namespace champclos::editor

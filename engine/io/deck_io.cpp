// SPDX-License-Identifier: MIT
#include "engine/io/deck_io.h"

#include "engine/io/deck_check.h"
#include "engine/io/deck_reader.h"
#include "engine/io/files.h"
#include "engine/io/flow_check.h"
#include "engine/io/picture_check.h"
#include "engine/io/picture_io.h"

#include <algorithm>

namespace champclos::io {

namespace {

/// The part of a deck whose sentences are read as one, such as cards[3]: a term that could not be read there makes it
/// pointless to ask how its sentences hang together.
std::string_view sentenceRoot(std::string_view path) {
    for (const std::string_view list : {"cards[", "abilities[", "sideDeck.cards[", "pile.spells["})
        if (path.substr(0, list.size()) == list)
            return path.substr(0, std::min(path.find(']'), path.size() - 1) + 1);
    return {};
}

bool isWithin(std::string_view path, std::string_view root) { return path.substr(0, root.size()) == root; }

constexpr JsonLimits kDeckLimits{.maxBytes = kMaxDeckBytes, .maxDataBytes = kMaxPictureText};

enum class Purpose { Play, Draft, Remains };

std::optional<DeckDef> readFor(Purpose purpose, std::string_view text, Diagnostics &diagnostics) {
    Diagnostics own(diagnostics.file());
    std::optional<DeckDef> result;
    bool isUnderstood = false;
    if (const std::optional<JsonValue> document = parseJson(text, own, kDeckLimits)) {
        const JsonNode root{&*document, {}};
        ContentReader reader(own);
        result = DeckReader(root, reader, own).read();
        isUnderstood = !own.hasErrors();
        const Diagnostics read = own;
        Diagnostics found(diagnostics.file());
        if (result)
            check(*result, found);
        for (Diagnostic diagnostic : found) {
            const std::string_view part = sentenceRoot(diagnostic.path);
            const bool isConsequence =
                reader.hasReported(diagnostic.path) ||
                (isAboutFlow(diagnostic.code) && !part.empty() &&
                 std::any_of(read.begin(), read.end(), [&](const Diagnostic &d) { return isWithin(d.path, part); }));
            if (isConsequence)
                continue;
            diagnostic.position = locate(*document, diagnostic.path);
            own.append(std::move(diagnostic));
        }
    }
    own.sort();
    const bool isGood = purpose == Purpose::Play ? !own.hasErrors() : purpose == Purpose::Remains || isUnderstood;
    diagnostics.append(own);
    return isGood ? result : std::nullopt;
}

std::optional<DeckDef> loadFor(Purpose purpose, const std::string &path, Diagnostics &diagnostics) {
    const std::optional<std::string> text = readFile(path, diagnostics, kMaxDeckBytes + kMaxPictureText);
    if (!text)
        return std::nullopt;
    diagnostics.setFile(path);
    return readFor(purpose, *text, diagnostics);
}

template <class Named> JsonValue namedToJson(const Named &named) {
    return JsonValue::object({{"id", named.id}, {"name", toJson(named.name)}});
}

template <class List, class Write> JsonValue listToJson(const List &list, Write write) {
    JsonValue array = JsonValue::array();
    for (const auto &entry : list)
        array.append(write(entry));
    return array;
}

JsonValue stringsToJson(const std::vector<std::string> &strings) {
    return listToJson(strings, [](const std::string &text) { return JsonValue(text); });
}

JsonValue nounToJson(const Noun &noun) {
    JsonValue object = JsonValue::object({{"name", noun.name}});
    const auto form = [&](const char *key, const std::string &text) {
        if (!text.empty())
            object.set(key, text);
    };
    form("plural", noun.plural);
    form("article", noun.article);
    if (noun.gender != Gender::Neuter)
        form("gender", kGenderNames[noun.gender]);
    if (noun.isPlural)
        object.set("isPlural", true);
    if (noun.isAspirated)
        object.set("isAspirated", true);
    form("genitive", noun.genitive);
    form("definite", noun.definite);
    form("oblique", noun.oblique);
    form("definitePlural", noun.definitePlural);
    form("dativePlural", noun.dativePlural);
    return object.size() > 1 ? object : JsonValue(noun.name);
}

JsonValue fighterToJson(const FighterDef &fighter) {
    JsonValue object = JsonValue::object({{"id", fighter.id},
                                          {"role", kRoleNames[fighter.role]},
                                          {"name", toJson(fighter.name)},
                                          {"health", fighter.health}});
    if (fighter.maxHealth != fighter.health)
        object.set("maxHealth", fighter.maxHealth);
    object.set("attack", kAttackTypeNames[fighter.attack]);
    if (fighter.count != 1)
        object.set("count", fighter.count);
    if (!fighter.emblem.empty())
        object.set("emblem", fighter.emblem);
    if (!fighter.picture.isEmpty())
        object.set("picture", toJson(fighter.picture));
    return object;
}

JsonValue abilityToJson(const AbilityDef &ability) {
    if (!ability.isContinuous)
        return JsonValue::object({{"when", kTriggerNames[ability.trigger]}, {"do", toJson(ability.effect)}});
    JsonValue object = JsonValue::object({{"modify", kModifierNames[ability.modifier]}});
    if (!ability.amount.empty())
        object.set("by", toJson(ability.amount.front()));
    if (!ability.fighter.empty())
        object.set("fighter", ability.fighter);
    if (!ability.condition.empty())
        object.set("while", toJson(ability.condition.front()));
    return object;
}

JsonValue sideDeckToJson(const SideDeckDef &sideDeck) {
    const auto card = [](const SideDeckDef::Card &entry) {
        return namedToJson(entry).set("abilities", listToJson(entry.abilities, abilityToJson));
    };
    return namedToJson(sideDeck).set("cards", listToJson(sideDeck.cards, card));
}

JsonValue tokenToJson(const TokenDef &token) {
    JsonValue object = namedToJson(token);
    if (!token.fighter.empty())
        object.set("fighter", token.fighter);
    object.set("sides", listToJson(token.sides, namedToJson<TokenDef::Side>));
    if (token.first != TokenDef::First::FirstSide)
        object.set("first", token.sides[static_cast<std::size_t>(token.first)].id);
    return object;
}

JsonValue pileToJson(const PileDef &pile) {
    JsonValue object = namedToJson(pile).set("takes", kTakesNames[pile.takes]);
    if (!pile.ingredients.empty())
        object.set("ingredients", listToJson(pile.ingredients, namedToJson<PileDef::Ingredient>));
    const auto spell = [](const PileDef::Spell &entry) {
        return namedToJson(entry).set("needs", stringsToJson(entry.needs)).set("do", toJson(entry.effect));
    };
    if (!pile.spells.empty())
        object.set("spells", listToJson(pile.spells, spell));
    if (pile.syllableGoal != 0)
        object.set("syllableGoal", pile.syllableGoal);
    return object;
}

bool hasPictures(const DeckDef &deck) {
    const auto isShown = [](const auto &part) { return !part.picture.isEmpty(); };
    return !deck.pictures.empty() || !deck.back.isEmpty() ||
           std::any_of(deck.fighters.begin(), deck.fighters.end(), isShown) ||
           std::any_of(deck.cards.begin(), deck.cards.end(), isShown);
}

JsonValue cardToJson(const CardDef &card) {
    JsonValue object = namedToJson(card).set("type", kCardTypeNames[card.type]);
    if (card.type != CardType::Scheme)
        object.set("value", card.value);
    if (card.boost)
        object.set("boost", *card.boost);
    object.set("copies", card.copies);
    if (!card.playedBy.empty())
        object.set("playedBy", stringsToJson(card.playedBy));
    if (!card.tags.empty())
        object.set("tags", stringsToJson(card.tags));
    if (!card.ingredient.empty())
        object.set("ingredient", card.ingredient);
    if (card.syllables != 0)
        object.set("syllables", card.syllables);
    for (std::size_t timing = 0; timing < kTimings; ++timing)
        if (!card.effects[timing].empty())
            object.set(kWindowKeys[timing], toJson(card.effects[timing]));
    if (!card.note.empty())
        object.set("note", card.note);
    if (!card.picture.isEmpty())
        object.set("picture", toJson(card.picture));
    return object;
}

} // namespace

std::optional<DeckDef> readDeck(std::string_view text, Diagnostics &diagnostics) {
    return readFor(Purpose::Play, text, diagnostics);
}
std::optional<DeckDef> readDeckDraft(std::string_view text, Diagnostics &diagnostics) {
    return readFor(Purpose::Draft, text, diagnostics);
}
std::optional<DeckDef> readDeckRemains(std::string_view text, Diagnostics &diagnostics) {
    return readFor(Purpose::Remains, text, diagnostics);
}
std::optional<DeckDef> loadDeck(const std::string &path, Diagnostics &diagnostics) {
    return loadFor(Purpose::Play, path, diagnostics);
}
std::optional<DeckDef> loadDeckDraft(const std::string &path, Diagnostics &diagnostics) {
    return loadFor(Purpose::Draft, path, diagnostics);
}

DeckResult readDeck(std::string_view text, const std::string &fileName) {
    DeckResult result{{}, Diagnostics(fileName)};
    result.deck = readDeck(text, result.diagnostics);
    return result;
}

DeckDef withoutPictures(DeckDef deck) {
    deck.back = {};
    for (FighterDef &fighter : deck.fighters)
        fighter.picture = {};
    for (CardDef &card : deck.cards)
        card.picture = {};
    deck.pictures.clear();
    return deck;
}

JsonValue toJson(const LocalizedNoun &noun) {
    JsonValue object = JsonValue::object();
    for (const Language language : kLanguages)
        object.set(codeOf(language), nounToJson(noun.in(language)));
    return object;
}

JsonValue toJson(const DeckDef &deck) {
    JsonValue file = JsonValue::object({{"format", kDeckFormat},
                                        {"version", hasPictures(deck) ? kDeckVersion : 1},
                                        {"id", deck.id},
                                        {"name", toJson(deck.name)},
                                        {"author", deck.author},
                                        {"licence", deck.licence}});
    if (deck.colours)
        file.set("colours", JsonValue::object({{"field", deck.colours->field}, {"charge", deck.colours->charge}}));
    if (!deck.back.isEmpty())
        file.set("back", toJson(deck.back));
    file.set("move", deck.move).set("fighters", listToJson(deck.fighters, fighterToJson));
    if (!deck.abilities.empty())
        file.set("abilities", listToJson(deck.abilities, abilityToJson));
    if (deck.token)
        file.set("token", tokenToJson(*deck.token));
    if (deck.sideDeck)
        file.set("sideDeck", sideDeckToJson(*deck.sideDeck));
    if (deck.pile)
        file.set("pile", pileToJson(*deck.pile));
    if (!deck.tags.empty())
        file.set("tags", listToJson(deck.tags, namedToJson<TagDef>));
    file.set("cards", listToJson(deck.cards, cardToJson));
    if (!deck.pictures.empty())
        file.set("pictures", toJson(deck.pictures));
    return file;
}

std::string writeDeck(const DeckDef &deck) { return writeJson(toJson(deck)); }

bool saveDeck(const std::string &path, const DeckDef &deck, Diagnostics &diagnostics) {
    return writeFile(path, writeDeck(deck), diagnostics);
}

} // namespace champclos::io

// SPDX-License-Identifier: MIT
#include "engine/cli/card_text.h"

#include "engine/cli/commands.h"
#include "engine/cli/content.h"
#include "engine/cli/language.h"
#include "engine/text/text.h"

#include <ostream>

namespace champclos::cli {

using io::JsonValue;

namespace {

const CardDef *findCard(const DeckDef &deck, const std::string &id) {
    for (const CardDef &card : deck.cards)
        if (card.id == id)
            return &card;
    return nullptr;
}

std::string unknownCard(const DeckDef &deck, const std::string &id) {
    std::vector<std::string_view> ids;
    for (const CardDef &card : deck.cards)
        ids.push_back(card.id);
    const std::string meant = io::nearest(id, ids);
    return "the deck \"" + deck.id + "\" has no card " + io::quoted(id) +
           (meant.empty() ? "" : "; did you mean \"" + meant + "\"?");
}

/// The sentences of a card as one running text, one line for each moment.
std::string sentences(const DeckDef &deck, const CardDef &card, Language language) {
    std::string all;
    for (const text::Part &part : text::cardText(deck, card, language))
        all += (all.empty() ? "" : "\n") + text::joined(part, language);
    return all;
}

JsonValue linesJson(const std::vector<std::string> &lines) {
    JsonValue list = JsonValue::array();
    for (const std::string &line : lines)
        list.append(line);
    return list;
}

/// The ids of the fighters that may play a card.
JsonValue playersOf(const DeckDef &deck, const CardDef &card) {
    JsonValue players = linesJson(card.playedBy);
    if (card.playedBy.empty())
        for (const FighterDef &fighter : deck.fighters)
            players.append(fighter.id);
    return players;
}

JsonValue cardJson(const DeckDef &deck, const CardDef &card, Language language) {
    JsonValue parts = JsonValue::array();
    for (const text::Part &part : text::cardText(deck, card, language))
        parts.append(JsonValue::object({{"label", part.label}, {"text", part.text}}));
    JsonValue json =
        JsonValue::object({{"card", card.id}, {"name", card.name.in(language)}, {"type", kCardTypeNames[card.type]}});
    if (card.type != CardType::Scheme)
        json.set("value", card.value);
    json.set("boost", card.boost ? JsonValue(*card.boost) : JsonValue())
        .set("copies", card.copies)
        .set("playedBy", playersOf(deck, card))
        .set("playedByText", text::playedByText(deck, card, language))
        .set("text", sentences(deck, card, language))
        .set("parts", parts);
    if (card.syllables > 0)
        json.set("syllables", card.syllables);
    if (!card.ingredient.empty())
        json.set("ingredient", card.ingredient);
    if (!card.tags.empty())
        json.set("tags", linesJson(card.tags));
    return json;
}

JsonValue fightersJson(const DeckDef &deck, Language language) {
    JsonValue list = JsonValue::array();
    for (const FighterDef &fighter : deck.fighters)
        list.append(JsonValue::object({{"fighter", fighter.id},
                                       {"name", text::fighterTitle(fighter, language)},
                                       {"hero", fighter.role == Role::Hero},
                                       {"attack", kAttackTypeNames[fighter.attack]},
                                       {"health", fighter.health},
                                       {"maxHealth", fighter.maxHealth},
                                       {"count", fighter.count}}));
    return list;
}

/// Token, pile with spells, side deck: what only some decks have.
void addOwnThings(JsonValue &json, const DeckDef &deck, Language language) {
    if (deck.token) {
        JsonValue sides = JsonValue::array();
        for (int side = 0; side < 2; ++side) {
            const text::Part part = text::sideText(deck, side, language);
            sides.append(
                JsonValue::object({{"side", deck.token->sides[side].id}, {"name", part.label}, {"text", part.text}}));
        }
        json.set("token", JsonValue::object({{"id", deck.token->id},
                                             {"name", deck.token->name.in(language).name},
                                             {"sides", std::move(sides)}}));
    }
    if (deck.pile) {
        JsonValue pile = JsonValue::object({{"id", deck.pile->id}, {"name", deck.pile->name.in(language).name}});
        if (deck.pile->syllableGoal > 0)
            pile.set("syllables", deck.pile->syllableGoal);
        JsonValue ingredients = JsonValue::array();
        for (const PileDef::Ingredient &ingredient : deck.pile->ingredients)
            ingredients.append(
                JsonValue::object({{"ingredient", ingredient.id}, {"name", ingredient.name.in(language)}}));
        json.set("pile", std::move(pile.set("ingredients", std::move(ingredients))));
        JsonValue spells = JsonValue::array();
        for (std::size_t index = 0; index < deck.pile->spells.size(); ++index) {
            const PileDef::Spell &spell = deck.pile->spells[index];
            spells.append(JsonValue::object({{"spell", spell.id},
                                             {"name", spell.name.in(language)},
                                             {"needs", linesJson(spell.needs)},
                                             {"text", text::spellText(deck, static_cast<int>(index), language)}}));
        }
        json.set("spells", std::move(spells));
    }
    if (deck.sideDeck) {
        JsonValue cards = JsonValue::array();
        for (std::size_t index = 0; index < deck.sideDeck->cards.size(); ++index)
            cards.append(JsonValue::object({{"glamour", deck.sideDeck->cards[index].id},
                                            {"name", deck.sideDeck->cards[index].name.in(language)},
                                            {"text", text::sideCardText(deck, static_cast<int>(index), language)}}));
        json.set("glamours", std::move(cards));
    }
}

JsonValue deckJson(const DeckDef &deck, Language language) {
    JsonValue cards = JsonValue::array();
    for (const CardDef &card : deck.cards)
        cards.append(cardJson(deck, card, language));
    JsonValue json = JsonValue::object({{"deck", deck.id},
                                        {"name", deck.name.in(language)},
                                        {"move", deck.move},
                                        {"fighters", fightersJson(deck, language)},
                                        {"abilities", linesJson(text::abilityText(deck, language))},
                                        {"rules", linesJson(text::specialRules(deck, language))}});
    addOwnThings(json, deck, language);
    return json.set("cards", cards);
}

ExitCode runText(const Arguments &arguments, Console &console) {
    if (!arguments.has("deck"))
        Arguments::refuse("name a deck with --deck");
    const Language language = languageAskedFor(arguments);
    io::Diagnostics diagnostics;
    const auto deck = io::Library().deck(arguments.text("deck"), diagnostics);
    refuseErrors(diagnostics);
    const CardDef *card = nullptr;
    if (arguments.has("card")) {
        card = findCard(*deck, arguments.text("card"));
        if (card == nullptr)
            Arguments::refuse(unknownCard(*deck, arguments.text("card")));
    }
    if (arguments.has("json"))
        console.out << io::writeJson(card != nullptr ? cardJson(*deck, *card, language) : deckJson(*deck, language));
    else
        console.out << (card != nullptr ? text::describeCard(*deck, *card, language)
                                        : text::describeDeck(*deck, language));
    return ExitCode::Ok;
}

constexpr OptionSpec kOptions[] = {
    {"deck", "ID", "id or file"},
    {"card", "ID", "only this card"},
    {"lang", "CODE", "en, fr, or de (the language of the system)"},
    {"json", "", "print JSON"},
};

} // namespace

JsonValue cardTextAnswer(const io::Library &library, const Request &request) {
    const std::string name = request.text("deck");
    const Language language = request.language();
    io::Diagnostics diagnostics;
    const auto deck = library.deck(name, diagnostics);
    if (!deck)
        throw refusalFor(diagnostics);
    JsonValue answer = JsonValue::object({{"ok", true}});
    if (!request.has("card")) {
        const JsonValue json = deckJson(*deck, language);
        for (const io::JsonMember &member : json.members())
            answer.set(member.key, member.value);
        return answer;
    }
    const CardDef *card = findCard(*deck, request.text("card"));
    if (card == nullptr)
        throw Refusal{"unknown-card", unknownCard(*deck, request.text("card")), {}, {}};
    const JsonValue json = cardJson(*deck, *card, language);
    for (const io::JsonMember &member : json.members())
        answer.set(member.key, member.value);
    return answer;
}

constinit const CommandSpec kTextCommand = {
    .name = "text",
    .summary = "say what the cards of a deck do, in three languages",
    .operands = {},
    .options = kOptions,
    .details = "The sentences are made from what the cards do; no text is typed by hand.",
    .examples = "text --deck medusa\ntext --deck shakespeare --card alas --lang fr\ntext --deck my-deck.json --lang de",
    .run = runText,
};

} // namespace champclos::cli

// SPDX-License-Identifier: MIT
#include "engine/cli/card_text.h"

#include "engine/cli/commands.h"
#include "engine/cli/content.h"
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

JsonValue cardJson(const DeckDef &deck, const CardDef &card, Language language) {
    JsonValue parts = JsonValue::array();
    for (const text::Part &part : text::cardText(deck, card, language))
        parts.append(JsonValue::object({{"label", part.label}, {"text", part.text}}));
    JsonValue json = JsonValue::object({{"card", card.id},
                                        {"name", card.name.in(language)},
                                        {"type", kCardTypeNames[static_cast<std::size_t>(card.type)]}});
    if (card.type != CardType::Scheme)
        json.set("value", card.value);
    return json.set("boost", card.boost)
        .set("copies", card.copies)
        .set("playedBy", text::playedByText(deck, card, language))
        .set("text", sentences(deck, card, language))
        .set("parts", parts);
}

JsonValue linesJson(const std::vector<std::string> &lines) {
    JsonValue list = JsonValue::array();
    for (const std::string &line : lines)
        list.append(line);
    return list;
}

JsonValue deckJson(const DeckDef &deck, Language language) {
    JsonValue cards = JsonValue::array();
    for (const CardDef &card : deck.cards)
        cards.append(cardJson(deck, card, language));
    return JsonValue::object({{"deck", deck.id},
                              {"name", deck.name.in(language)},
                              {"abilities", linesJson(text::abilityText(deck, language))},
                              {"rules", linesJson(text::specialRules(deck, language))},
                              {"cards", cards}});
}

ExitCode runText(const Arguments &arguments, Console &console) {
    if (!arguments.has("deck"))
        Arguments::refuse("name a deck with --deck");
    const auto language = text::languageFromCode(arguments.text("lang", "en"));
    if (!language)
        Arguments::refuse("there is no language " + io::quoted(arguments.text("lang")) + ": en, fr, de");
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
        console.out << io::writeJson(card != nullptr ? cardJson(*deck, *card, *language) : deckJson(*deck, *language));
    else
        console.out << (card != nullptr ? text::describeCard(*deck, *card, *language)
                                        : text::describeDeck(*deck, *language));
    return ExitCode::Ok;
}

constexpr OptionSpec kOptions[] = {
    {"deck", "ID", "id or file"},
    {"card", "ID", "only this card"},
    {"lang", "CODE", "en, fr or de (en)"},
    {"json", "", "print JSON"},
};

} // namespace

JsonValue cardTextAnswer(const io::Library &library, const Request &request) {
    const std::string name = request.text("deck");
    const std::string code = request.text("lang", "en");
    const auto language = text::languageFromCode(code);
    if (!language)
        throw Refusal{"unknown-language", "there is no language " + io::quoted(code) + ": en, fr, de", {}, {}};
    io::Diagnostics diagnostics;
    const auto deck = library.deck(name, diagnostics);
    if (!deck)
        throw refusalFor(diagnostics);
    JsonValue answer = JsonValue::object({{"ok", true}});
    if (!request.has("card")) {
        const JsonValue json = deckJson(*deck, *language);
        for (const io::JsonMember &member : json.members())
            answer.set(member.key, member.value);
        return answer;
    }
    const CardDef *card = findCard(*deck, request.text("card"));
    if (card == nullptr)
        throw Refusal{"unknown-card", unknownCard(*deck, request.text("card")), {}, {}};
    const JsonValue json = cardJson(*deck, *card, *language);
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

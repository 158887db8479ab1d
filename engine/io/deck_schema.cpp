// SPDX-License-Identifier: MIT
#include "engine/io/deck_schema.h"

#include "engine/core/content.h"
#include "engine/core/ids.h"
#include "engine/effects/vocabulary.h"
#include "engine/io/deck_check.h"
#include "engine/io/deck_io.h"
#include "engine/io/picture_check.h"
#include "engine/io/picture_io.h"
#include "engine/io/term_check.h"

namespace champclos::io {

namespace {

JsonValue reference(const char *definition) {
    return JsonValue::object({{"$ref", std::string("#/$defs/") + definition}});
}

JsonValue integer(NumberRange range) {
    return JsonValue::object({{"type", "integer"}, {"minimum", range.least}, {"maximum", range.most}});
}

JsonValue string(std::size_t maxLength) { return JsonValue::object({{"type", "string"}, {"maxLength", maxLength}}); }

template <class Names> JsonValue choice(const Names &names) {
    JsonValue list = JsonValue::array();
    for (const char *name : names)
        list.append(name);
    return JsonValue::object({{"enum", list}});
}

JsonValue list(JsonValue items, int least, int most) {
    JsonValue array = JsonValue::object({{"type", "array"}, {"items", std::move(items)}});
    if (least > 0)
        array.set("minItems", least);
    return array.set("maxItems", most);
}

/// An object whose keys are `rules`; the properties are given in their order.
JsonValue object(std::span<const KeyRule> rules, const std::vector<JsonValue> &properties) {
    JsonValue required = JsonValue::array();
    JsonValue described = JsonValue::object();
    for (std::size_t index = 0; index < rules.size(); ++index) {
        described.set(std::string(rules[index].name), properties.at(index));
        if (rules[index].presence == Presence::Required)
            required.append(rules[index].name);
    }
    return JsonValue::object(
        {{"type", "object"}, {"properties", described}, {"required", required}, {"additionalProperties", false}});
}

/// The definition of a sort of words; they stand under the sort's name.
JsonValue sortReference(Sort sort) { return reference(kSortNames[sort]); }

JsonValue operandSchema(const WordRow &row, const Operand &operand) {
    switch (operand.sort) {
    case Sort::Statement:
    case Sort::Fighters:
    case Sort::Group:
    case Sort::Condition:
    case Sort::Amount:
    case Sort::Spaces:
    case Sort::Player:
    case Sort::Cards:
    case Sort::Place:
    case Sort::Statements:
        return sortReference(operand.sort);
    case Sort::Options:
        return list(sortReference(Sort::Statements), 2, kMaxOptions);
    case Sort::Flag:
        return JsonValue::object({{"const", true}});
    case Sort::Number:
        return integer({row.word == Word::Number ? 0 : 1, kMaxAmount});
    case Sort::FighterName:
    case Sort::CardName:
    case Sort::TagName:
    case Sort::SideName:
        return reference("id");
    case Sort::TypeName:
        return choice(kCardTypeNames);
    }
    return {};
}

JsonValue wordSchema(const WordRow &row) {
    if (row.operands().empty())
        return JsonValue::object({{"const", row.key}, {"description", row.meaning}});
    JsonValue properties = JsonValue::object();
    JsonValue required = JsonValue::array();
    for (const Operand &operand : row.operands()) {
        properties.set(operand.key, operandSchema(row, operand).set("description", operand.meaning));
        if (operand.isRequired)
            required.append(operand.key);
    }
    return JsonValue::object({{"type", "object"},
                              {"description", row.meaning},
                              {"properties", properties},
                              {"required", required},
                              {"additionalProperties", false}});
}

JsonValue sortSchema(Sort sort) {
    JsonValue words = JsonValue::array();
    if (sort == Sort::Amount)
        words.append(integer({0, kMaxAmount}));
    for (const WordRow &row : vocabulary())
        if (row.sort == sort)
            words.append(wordSchema(row));
    if (sort == Sort::Fighters || sort == Sort::Group)
        words.append(reference("id").set("description", "A fighter of this deck by its id."));
    return JsonValue::object({{"anyOf", words}});
}

JsonValue nounSchema() {
    const JsonValue text = string(kMaxTitleLength);
    const JsonValue flag = JsonValue::object({{"type", "boolean"}});
    const JsonValue forms =
        object(kNounKeys, {text, text, text, choice(kGenderNames), flag, flag, text, text, text, text, text});
    return JsonValue::object({{"anyOf", JsonValue::array({text, forms})}});
}

JsonValue perLanguage(const JsonValue &schema) {
    JsonValue properties = JsonValue::object();
    for (const char *code : kLanguageCodes)
        properties.set(code, schema);
    return JsonValue::object(
        {{"type", "object"}, {"properties", properties}, {"minProperties", 1}, {"additionalProperties", false}});
}

JsonValue abilitySchema() {
    const JsonValue triggered = object(kTriggeredKeys, {choice(kTriggerNames), sortReference(Sort::Statements)});
    const JsonValue continuous = object(kContinuousKeys, {choice(kModifierNames), sortReference(Sort::Amount),
                                                          reference("id"), sortReference(Sort::Condition)});
    return JsonValue::object({{"anyOf", JsonValue::array({triggered, continuous})}});
}

JsonValue pileSchema() {
    const JsonValue names = list(reference("id"), 1, kMaxDeckParts);
    const JsonValue spell =
        object(kSpellKeys, {reference("id"), reference("text"), names, sortReference(Sort::Statements)});
    return object(kPileKeys, {reference("id"), reference("localizedNoun"), choice(kTakesNames),
                              list(reference("named"), 0, kMaxDeckParts), list(spell, 0, kMaxDeckParts),
                              integer(kSyllableGoalRange)});
}

JsonValue cardSchema() {
    const JsonValue names = list(reference("id"), 0, kMaxDeckParts);
    const JsonValue window = sortReference(Sort::Statements);
    return object(kCardKeys,
                  {reference("id"), reference("text"), choice(kCardTypeNames), integer(kValueRange),
                   integer(kBoostRange), integer(kCopiesRange), names, names, reference("id"), integer(kSyllableRange),
                   window, window, window, window, window, string(kMaxNoteLength), reference("shownPicture")});
}

/// An object whose keys are ids.
JsonValue byId(JsonValue entries, std::size_t most) {
    return JsonValue::object({{"type", "object"},
                              {"propertyNames", reference("id")},
                              {"additionalProperties", std::move(entries)},
                              {"maxProperties", most}});
}

JsonValue definitions() {
    const JsonValue number = JsonValue::object({{"type", "number"}, {"minimum", -2}, {"maximum", 3}});
    JsonValue result = JsonValue::object(
        {{"id", JsonValue::object(
                    {{"type", "string"}, {"pattern", "^[a-z0-9]+(-[a-z0-9]+)*$"}, {"maxLength", kMaxIdLength}})},
         {"text", perLanguage(string(kMaxTitleLength))},
         {"noun", nounSchema()},
         {"localizedNoun", perLanguage(reference("noun"))},
         {"named", object(kNamedKeys, {reference("id"), reference("text")})},
         {"fighter", object(kFighterKeys, {reference("id"), choice(kRoleNames), reference("localizedNoun"),
                                           integer(kHealthRange), integer(kHealthRange), choice(kAttackTypeNames),
                                           integer(kCountRange), reference("id"), reference("shownPicture")})},
         {"shownPicture", object(kPictureUseKeys, {reference("id"), list(number, 4, 4)})},
         {"picture", object(kPictureKeys, {choice(kPictureTypeNames),
                                           JsonValue::object({{"type", "string"}, {"contentEncoding", "base64"}})})},
         {"ability", abilitySchema()},
         {"card", cardSchema()}});
    for (int sort = 0; isWordSort(static_cast<Sort>(sort)); ++sort)
        result.set(kSortNames[sort], sortSchema(static_cast<Sort>(sort)));
    return result.set(kSortNames[Sort::Statements], list(sortReference(Sort::Statement), 1, kMaxStatements));
}

} // namespace

JsonValue deckSchema() {
    const JsonValue abilities = list(reference("ability"), 0, kMaxDeckParts);
    const JsonValue token = object(kTokenKeys, {reference("id"), reference("localizedNoun"), reference("id"),
                                                list(reference("named"), 2, 2), reference("id")});
    const JsonValue sideCard = object(kSideCardKeys, {reference("id"), reference("text"), abilities});
    const JsonValue sideDeck =
        object(kSideDeckKeys, {reference("id"), reference("localizedNoun"), list(sideCard, 1, kMaxDeckParts)});
    const JsonValue colour = JsonValue::object({{"type", "string"}, {"pattern", "^#[0-9a-f]{6}$"}});
    const JsonValue deck =
        object(kDeckKeys, {JsonValue::object({{"const", kDeckFormat}}),
                           JsonValue::object({{"enum", JsonValue::array({1, kDeckVersion})}}),

                           reference("id"), reference("text"), string(kMaxSignatureLength), string(kMaxSignatureLength),
                           object(kColoursKeys, {colour, colour}), reference("shownPicture"), integer(kMoveRange),
                           list(reference("fighter"), 1, kMaxFightersPerSeat), abilities, token, sideDeck, pileSchema(),
                           list(reference("named"), 0, kMaxDeckParts), list(reference("card"), 1, kMaxCardsPerDeck),
                           byId(reference("picture"), kMaxPictures)});
    JsonValue schema =
        JsonValue::object({{"$schema", "https://json-schema.org/draft/2020-12/schema"}, {"title", "A Champclos deck"}});
    for (const JsonMember &member : deck.members())
        schema.set(member.key, member.value);
    return schema.set("$defs", definitions());
}

} // namespace champclos::io

// SPDX-License-Identifier: MIT
#include "engine/io/deck_reader.h"

#include "engine/core/ids.h"
#include "engine/io/deck_check.h"
#include "engine/io/deck_io.h"
#include "engine/io/picture_io.h"

#include <algorithm>

namespace champclos::io {

namespace {

constexpr KeyRule kLanguageKeys[] = {{kLanguageCodes[0], Presence::Optional},
                                     {kLanguageCodes[1], Presence::Optional},
                                     {kLanguageCodes[2], Presence::Optional}};

/// Asked before anything is reported: an id that is no string is reported where the fighter is read.
std::vector<std::string> fighterIds(const JsonNode &root) {
    std::vector<std::string> ids;
    for (const JsonValue &fighter : (*root.value)["fighters"].items())
        if (ids.size() < kMaxFightersPerSeat)
            ids.push_back(fighter["id"].string());
    return ids;
}

} // namespace

DeckReader::DeckReader(const JsonNode &root, ContentReader &reader, const Diagnostics &diagnostics)
    : m_root(root), m_reader(reader), m_terms(reader, diagnostics, fighterIds(root)) {}

std::optional<DeckDef> DeckReader::read() {
    if (!m_reader.openDocument(m_root, kDeckFormat, kDeckVersion, 1))
        return std::nullopt;
    m_reader.openObject(m_root, kDeckKeys);
    DeckDef deck;
    deck.id = m_reader.string(m_root.member("id"));
    deck.name = m_reader.localizedText(m_root.member("name"));
    deck.author = m_reader.string(m_root.member("author"));
    deck.licence = m_reader.string(m_root.member("licence"));
    deck.colours = coloursAt(m_root.member("colours"));
    deck.back = pictureUseAt(m_reader, m_root.member("back"));
    deck.move = number(m_root.member("move"), 0);
    for (const JsonNode &node :
         entries(m_root.member("fighters"), kMaxFightersPerSeat, DiagnosticCode::DeckTooManyFighters))
        deck.fighters.push_back(fighterAt(node));
    deck.abilities = abilitiesAt(m_root.member("abilities"));
    deck.token = tokenAt(m_root.member("token"));
    deck.sideDeck = sideDeckAt(m_root.member("sideDeck"));
    deck.pile = pileAt(m_root.member("pile"));
    deck.tags = namedList<TagDef>(m_root.member("tags"));
    for (const JsonNode &node : entries(m_root.member("cards"), kMaxCardsPerDeck, DiagnosticCode::DeckTooManyCards))
        deck.cards.push_back(cardAt(node));
    deck.pictures = picturesAt(m_reader, m_root.member("pictures"));
    return deck;
}

FighterDef DeckReader::fighterAt(const JsonNode &node) {
    FighterDef fighter;
    if (!m_reader.openObject(node, kFighterKeys))
        return fighter;
    fighter.id = m_reader.string(node.member("id"));
    fighter.role = static_cast<Role>(choice(node.member("role"), kRoleNames));
    fighter.name = localizedNoun(node.member("name"));
    fighter.health = number(node.member("health"), 0);
    fighter.maxHealth = number(node.member("maxHealth"), fighter.health);
    fighter.attack = static_cast<AttackType>(choice(node.member("attack"), kAttackTypeNames));
    fighter.count = number(node.member("count"), 1);
    fighter.emblem = m_reader.string(node.member("emblem"));
    fighter.picture = pictureUseAt(m_reader, node.member("picture"));
    return fighter;
}

CardDef DeckReader::cardAt(const JsonNode &node) {
    CardDef card;
    if (!m_reader.openObject(node, kCardKeys))
        return card;
    card.id = m_reader.string(node.member("id"));
    card.name = m_reader.localizedText(node.member("name"));
    card.type = static_cast<CardType>(choice(node.member("type"), kCardTypeNames, DiagnosticCode::DeckUnknownType));
    readValue(card, node);
    if (const JsonNode boost = node.member("boost"); boost.isPresent())
        card.boost = number(boost, 0);
    card.copies = number(node.member("copies"), 1);
    card.playedBy = strings(node.member("playedBy"));
    card.tags = strings(node.member("tags"));
    card.ingredient = m_reader.string(node.member("ingredient"));
    card.syllables = number(node.member("syllables"), 0);
    for (std::size_t timing = 0; timing < kTimings; ++timing) {
        const JsonNode window = node.member(kWindowKeys[timing]);
        card.effects[timing] = m_terms.statements(window);
        if (window.isPresent() && window.value->isArray() && window.value->size() == 0)
            m_reader.report(DiagnosticCode::DeckEmptyBlock, window);
    }
    card.note = m_reader.string(node.member("note"));
    card.picture = pictureUseAt(m_reader, node.member("picture"));
    return card;
}

void DeckReader::readValue(CardDef &card, const JsonNode &node) {
    const JsonNode value = node.member("value");
    card.value = number(value, 0);
    if (m_reader.hasReported(node.member("type").path))
        return;
    if (card.type == CardType::Scheme && value.isPresent())
        m_reader.report(DiagnosticCode::DeckValueOnScheme, value);
    else if (card.type != CardType::Scheme && !value.isPresent())
        m_reader.report(DiagnosticCode::DeckNoValue, node.member("type"), {quoted(kCardTypeNames[card.type])});
}

std::vector<AbilityDef> DeckReader::abilitiesAt(const JsonNode &node) {
    std::vector<AbilityDef> abilities;
    for (const JsonNode &item : parts(node))
        abilities.push_back(abilityAt(item));
    return abilities;
}

AbilityDef DeckReader::abilityAt(const JsonNode &node) {
    AbilityDef ability;
    ability.place = {node.value->position().line, node.value->position().column};
    ability.isContinuous = node.value->contains("modify");
    if (!ability.isContinuous) {
        if (m_reader.openObject(node, kTriggeredKeys)) {
            ability.trigger = static_cast<Trigger>(choice(node.member("when"), kTriggerNames));
            ability.effect = m_terms.statements(node.member("do"));
        }
        return ability;
    }
    m_reader.openObject(node, kContinuousKeys);
    ability.modifier = static_cast<Modifier>(choice(node.member("modify"), kModifierNames));
    ability.amount = m_terms.single(node.member("by"), Sort::Amount);
    ability.condition = m_terms.single(node.member("while"), Sort::Condition);
    ability.fighter = m_reader.string(node.member("fighter"));
    return ability;
}

std::optional<ColoursDef> DeckReader::coloursAt(const JsonNode &node) {
    if (!node.isPresent())
        return std::nullopt;
    ColoursDef colours;
    if (!m_reader.openObject(node, kColoursKeys))
        return colours;
    colours.field = m_reader.string(node.member("field"));
    colours.charge = m_reader.string(node.member("charge"));
    return colours;
}

std::optional<TokenDef> DeckReader::tokenAt(const JsonNode &node) {
    if (!node.isPresent())
        return std::nullopt;
    TokenDef token;
    if (!m_reader.openObject(node, kTokenKeys))
        return token;
    token.id = m_reader.string(node.member("id"));
    token.name = localizedNoun(node.member("name"));
    if (const JsonNode fighter = node.member("fighter"); fighter.isPresent())
        token.fighter = m_reader.string(fighter);
    const JsonNode sides = node.member("sides");
    if (!m_reader.tuple(sides, token.sides.size()).empty()) {
        const auto named = namedList<TokenDef::Side>(sides);
        std::copy_n(named.begin(), token.sides.size(), token.sides.begin());
        if (const JsonNode first = node.member("first"); first.isPresent()) {
            const std::array names = {token.sides[0].id.c_str(), token.sides[1].id.c_str()};
            token.first = static_cast<TokenDef::First>(choice(first, names, DiagnosticCode::DeckUnknownSide));
        }
    }
    return token;
}

std::optional<SideDeckDef> DeckReader::sideDeckAt(const JsonNode &node) {
    if (!node.isPresent())
        return std::nullopt;
    SideDeckDef sideDeck;
    if (!m_reader.openObject(node, kSideDeckKeys))
        return sideDeck;
    sideDeck.id = m_reader.string(node.member("id"));
    sideDeck.name = localizedNoun(node.member("name"));
    for (const JsonNode &item : parts(node.member("cards"))) {
        SideDeckDef::Card &card = sideDeck.cards.emplace_back();
        if (!m_reader.openObject(item, kSideCardKeys))
            continue;
        card.id = m_reader.string(item.member("id"));
        card.name = m_reader.localizedText(item.member("name"));
        card.abilities = abilitiesAt(item.member("abilities"));
    }
    return sideDeck;
}

std::optional<PileDef> DeckReader::pileAt(const JsonNode &node) {
    if (!node.isPresent())
        return std::nullopt;
    PileDef pile;
    if (!m_reader.openObject(node, kPileKeys))
        return pile;
    pile.id = m_reader.string(node.member("id"));
    pile.name = localizedNoun(node.member("name"));
    pile.takes = static_cast<PileDef::Takes>(choice(node.member("takes"), kTakesNames));
    pile.ingredients = namedList<PileDef::Ingredient>(node.member("ingredients"));
    for (const JsonNode &item : parts(node.member("spells")))
        pile.spells.push_back(spellAt(item));
    pile.syllableGoal = number(node.member("syllableGoal"), 0);
    return pile;
}

PileDef::Spell DeckReader::spellAt(const JsonNode &node) {
    PileDef::Spell spell;
    if (!m_reader.openObject(node, kSpellKeys))
        return spell;
    spell.id = m_reader.string(node.member("id"));
    spell.name = m_reader.localizedText(node.member("name"));
    spell.needs = strings(node.member("needs"));
    spell.effect = m_terms.statements(node.member("do"));
    return spell;
}

template <class Named> std::vector<Named> DeckReader::namedList(const JsonNode &node) {
    std::vector<Named> result;
    for (const JsonNode &item : parts(node)) {
        Named &named = result.emplace_back();
        if (!m_reader.openObject(item, kNamedKeys))
            continue;
        named.id = m_reader.string(item.member("id"));
        named.name = m_reader.localizedText(item.member("name"));
    }
    return result;
}

std::vector<JsonNode> DeckReader::entries(const JsonNode &node, std::size_t most, DiagnosticCode tooMany) {
    std::vector<JsonNode> nodes = m_reader.list(node);
    if (nodes.size() > most) {
        m_reader.report(tooMany, node, {std::to_string(most), std::to_string(nodes.size())});
        nodes.resize(most);
    }
    return nodes;
}

std::vector<JsonNode> DeckReader::parts(const JsonNode &node) {
    return entries(node, kMaxDeckParts, DiagnosticCode::DeckListTooLong);
}

Noun DeckReader::nounAt(const JsonNode &node) {
    Noun noun;
    if (!node.isPresent())
        return noun;
    if (node.value->isString()) {
        noun.name = node.value->string();
        return noun;
    }
    if (!m_reader.openObject(node, kNounKeys))
        return noun;
    noun.name = m_reader.string(node.member("name"));
    noun.plural = m_reader.string(node.member("plural"));
    noun.article = m_reader.string(node.member("article"));
    if (const JsonNode gender = node.member("gender"); gender.isPresent())
        noun.gender = static_cast<Gender>(choice(gender, kGenderNames));
    noun.isPlural = flag(node.member("isPlural"));
    noun.isAspirated = flag(node.member("isAspirated"));
    noun.genitive = m_reader.string(node.member("genitive"));
    noun.definite = m_reader.string(node.member("definite"));
    noun.oblique = m_reader.string(node.member("oblique"));
    noun.definitePlural = m_reader.string(node.member("definitePlural"));
    noun.dativePlural = m_reader.string(node.member("dativePlural"));
    return noun;
}

LocalizedNoun DeckReader::localizedNoun(const JsonNode &node) {
    LocalizedNoun result;
    if (m_reader.openObject(node, kLanguageKeys))
        for (const Language language : kLanguages)
            result.in(language) = nounAt(node.member(codeOf(language)));
    return result;
}

std::vector<std::string> DeckReader::strings(const JsonNode &node) {
    std::vector<std::string> result;
    for (const JsonNode &item : parts(node))
        result.push_back(m_reader.string(item));
    return result;
}

bool DeckReader::flag(const JsonNode &node) { return m_reader.expect(node, JsonKind::Bool) && node.value->boolean(); }

int DeckReader::number(const JsonNode &node, int fallback) {
    return node.isPresent() ? wholeNumber(m_reader, node) : fallback;
}

std::size_t DeckReader::choice(const JsonNode &node, std::span<const char *const> names, DiagnosticCode unknown) {
    if (!m_reader.expect(node, JsonKind::String))
        return 0;
    const std::string &word = node.value->string();
    const auto found = std::find(names.begin(), names.end(), word);
    if (found != names.end())
        return static_cast<std::size_t>(found - names.begin());
    std::string all;
    for (const char *name : names)
        all += (all.empty() ? "" : ", ") + quoted(name);
    m_reader.report(unknown, node, {quoted(word), all}, nearest(word, {names.begin(), names.end()}));
    return 0;
}

} // namespace champclos::io

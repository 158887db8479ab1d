// SPDX-License-Identifier: MIT
#include "engine/text/phrases.h"

#include "engine/text/translation.h"

#include <QtGlobal>

#include <algorithm>

namespace champclos::text {

namespace {

/// The forms of one group of fighters.
struct GroupTexts {
    const char *each;
    const char *one;
    const char *some;
    const char *near;
    const char *counted;
    const char *none;
};

GroupTexts textsOf(Word group) {
    switch (group) {
    case Word::YourFighters:
        return {QT_TRANSLATE_NOOP("fighters", "<n/p>each of your {?other:other }fighters"),
                QT_TRANSLATE_NOOP("fighters", "<n/p>one of your {?other:other }fighters"),
                QT_TRANSLATE_NOOP("fighters", "<p>{n} of your {?other:other }fighters"),
                QT_TRANSLATE_NOOP("fighters", "<n/p>any of your {?other:other }fighters"),
                QT_TRANSLATE_NOOP("fighters", "<p>your {?other:other }fighters"),
                QT_TRANSLATE_NOOP("fighters", "<n/p>none of your {?other:other }fighters")};
    case Word::OpposingFighters:
        return {QT_TRANSLATE_NOOP("fighters", "<n>each {?other:other }opposing fighter"),
                QT_TRANSLATE_NOOP("fighters", "<n>one {?other:other }opposing fighter{?bare: of your choice}"),
                QT_TRANSLATE_NOOP("fighters", "<p>{n} different {?other:other }opposing fighters"),
                QT_TRANSLATE_NOOP("fighters", "<n>any {?other:other }opposing fighter"),
                QT_TRANSLATE_NOOP("fighters", "<p>{?other:other }opposing fighters"),
                QT_TRANSLATE_NOOP("fighters", "<n>no {?other:other }opposing fighter")};
    case Word::CombatFighters:
        return {QT_TRANSLATE_NOOP("fighters", "<n>each {?other:other }fighter in this combat"),
                QT_TRANSLATE_NOOP("fighters", "<n/p>one of the {?other:other }fighters in this combat"),
                QT_TRANSLATE_NOOP("fighters", "<p>{n} {?other:other }fighters in this combat"),
                QT_TRANSLATE_NOOP("fighters", "<n>any {?other:other }fighter in this combat"),
                QT_TRANSLATE_NOOP("fighters", "<p>{?other:other }fighters in this combat"),
                QT_TRANSLATE_NOOP("fighters", "<n>no {?other:other }fighter in this combat")};
    case Word::NamedGroup:
        return {QT_TRANSLATE_NOOP("fighters", "<@>each {?other:other }{noun}"),
                QT_TRANSLATE_NOOP("fighters", "<@/p>one of your {?other:other }{noun:pl}"),
                QT_TRANSLATE_NOOP("fighters", "<@p>{n} of your {?other:other }{noun:pl}"),
                QT_TRANSLATE_NOOP("fighters", "<@/p>any of your {?other:other }{noun:pl}"),
                QT_TRANSLATE_NOOP("fighters", "<@p>your {?other:other }{noun:pl}"),
                QT_TRANSLATE_NOOP("fighters", "<@>no {?other:other }{noun}")};
    default: // NOLINT: AllFighters; other words are no groups
        return {QT_TRANSLATE_NOOP("fighters", "<n>each {?other:other }fighter"),
                QT_TRANSLATE_NOOP("fighters", "<n>one {?other:other }fighter{?bare: of your choice}"),
                QT_TRANSLATE_NOOP("fighters", "<p>{n} different {?other:other }fighters"),
                QT_TRANSLATE_NOOP("fighters", "<n>any {?other:other }fighter"),
                QT_TRANSLATE_NOOP("fighters", "<p>{?other:other }fighters"),
                QT_TRANSLATE_NOOP("fighters", "<n>no {?other:other }fighter")};
    }
}

const char *textFor(const GroupTexts &texts, const Term &term, Use use) {
    const bool isOnlyOne = term.word == Word::Some && term.arguments.front().number == 1;
    const Word selector = isOnlyOne ? Word::One : term.word;
    switch (use) {
    case Use::Near:
        return selector == Word::Some ? texts.some : texts.near;
    case Use::Counted:
        return selector == Word::Some ? texts.some : selector == Word::One ? texts.one : texts.counted;
    case Use::None:
        return texts.none;
    case Use::Affected:
        break;
    }
    return selector == Word::Some ? texts.some : selector == Word::One ? texts.one : texts.each;
}

/// "each other fighter in its zone": the one left out is the one spoken of.
bool isOther(const Term &selector) {
    const Term *except = termOf(selector, "except");
    if (except == nullptr)
        return false;
    for (const char *key : {"adjacentTo", "inZoneOf"})
        if (const Term *reference = termOf(selector, key); reference != nullptr && *reference == *except)
            return true;
    return false;
}

} // namespace

bool hasFlag(const Term &term, std::string_view key) { return operandOf(term, key) != nullptr; }

bool isComplete(const Term &term) {
    const auto operands = rowOf(term.word).operands();
    if (term.arguments.size() != operands.size())
        return false;
    for (std::size_t index = 0; index < operands.size(); ++index) {
        const Argument &argument = term.arguments[index];
        if (!argument.isGiven && operands[index].isRequired)
            return false;
        if (!argument.isGiven)
            continue;
        if (isWordSort(operands[index].sort) &&
            (argument.terms.size() != 1 || rowOf(argument.terms.front().word).sort != operands[index].sort ||
             !isComplete(argument.terms.front())))
            return false;
        if (operands[index].sort == Sort::Statements && argument.terms.empty() && operands[index].isRequired)
            return false;
        if (operands[index].sort == Sort::Options && argument.options.empty())
            return false;
    }
    return true;
}

std::string Phrases::translated(const char *context, const char *source) const {
    return text::translated(m_language, context, source);
}

std::string Phrases::filledIn(const char *context, const char *source, const Slots &holes, int form,
                              const std::string &adverb) const {
    return expanded(translated(context, source), {m_language, form, adverb}, holes);
}

NounPhrase Phrases::phrase(const char *context, const char *source, const Slots &holes) const {
    return phraseFrom(translated(context, source), m_language, holes);
}

const FighterDef *Phrases::fighterDef(const std::string &id) const {
    for (const FighterDef &fighter : m_deck.fighters)
        if (fighter.id == id)
            return &fighter;
    return nullptr;
}

NounPhrase Phrases::named(const std::string &id) const {
    const FighterDef *fighter = fighterDef(id);
    if (fighter == nullptr)
        return phraseFrom(id, m_language, {});
    if (fighter->count > 1)
        return phrase("fighters", QT_TRANSLATE_NOOP("fighters", "<@/p>one of your {?other:other }{noun:pl}"),
                      Slots().with("noun", filled(fighter->name.in(m_language))));
    return phraseOf(fighter->name.in(m_language), m_language);
}

NounPhrase Phrases::hero() const {
    const FighterDef *hero = m_deck.fighters.empty() ? nullptr : &m_deck.fighters.front();
    int heroes = 0;
    for (const FighterDef &fighter : m_deck.fighters)
        heroes += fighter.role == Role::Hero ? fighter.count : 0;
    const Gender gender = hero == nullptr ? Gender::Neuter : hero->name.in(m_language).gender;
    if (heroes > 1)
        return gender == Gender::Feminine
                   ? phrase("fighters", QT_TRANSLATE_NOOP("fighters", "<f/p>one of your heroes"))
                   : phrase("fighters", QT_TRANSLATE_NOOP("fighters", "<m/p>one of your heroes"));
    if (gender == Gender::Feminine)
        return phrase("fighters", QT_TRANSLATE_NOOP("fighters", "<f>your hero"));
    return gender == Gender::Masculine ? phrase("fighters", QT_TRANSLATE_NOOP("fighters", "<m>your hero"))
                                       : phrase("fighters", QT_TRANSLATE_NOOP("fighters", "<n>your hero"));
}

NounPhrase Phrases::fighters(const Term &term, Use use) const {
    switch (term.word) {
    case Word::YourFighter:
        return phrase("fighters", QT_TRANSLATE_NOOP("fighters", "<n>your fighter"));
    case Word::OpposingFighter:
        return phrase("fighters", QT_TRANSLATE_NOOP("fighters", "<n>the opposing fighter"));
    case Word::AttackingFighter:
        if (!m_discourse.isAttack) { // French has a clause for it
            NounPhrase attacker = phrase("fighters", QT_TRANSLATE_NOOP("fighters", "<n>the fighter that attacked"));
            attacker.isLong = true;
            return attacker;
        }
        return phrase("fighters", QT_TRANSLATE_NOOP("fighters", "<n>the attacking fighter"));
    case Word::YourHero:
        return hero();
    case Word::Named:
        return named(term.arguments.front().name);
    case Word::Each:
    case Word::One:
        return group(term, *termOf(term, rowOf(term.word).key), use);
    case Word::Some:
        return group(term, *termOf(term, "of"), use);
    default: // NOLINT: a group by itself, as in noFighter
        return group(term, term, use);
    }
}

NounPhrase Phrases::group(const Term &selector, const Term &group, Use use) const {
    const bool isUnique = group.word == Word::NamedGroup && fighterDef(group.arguments.front().name) != nullptr &&
                          fighterDef(group.arguments.front().name)->count == 1;
    const bool hasModifier = termOf(selector, "adjacentTo") != nullptr || termOf(selector, "inZoneOf") != nullptr ||
                             termOf(selector, "except") != nullptr || hasFlag(selector, "inChosenSpaces");
    if (isUnique && use != Use::None)
        return withModifiers(named(group.arguments.front().name), selector);
    Slots holes;
    holes.flag("other", isOther(selector)).flag("bare", !hasModifier);
    if (selector.word == Word::Some)
        holes.with("n", filled(selector.arguments.front().number));
    if (group.word == Word::NamedGroup)
        if (const FighterDef *fighter = fighterDef(group.arguments.front().name); fighter != nullptr)
            holes.with("noun", filled(fighter->name.in(m_language)));
    NounPhrase head = phrase("fighters", textFor(textsOf(group.word), selector, use), holes);
    head.isSimple = false;
    const bool isBareChoice = selector.word == Word::One && !hasModifier; // "de votre choix"
    head.isLong = group.word == Word::CombatFighters || isBareChoice;
    return &selector == &group ? head : withModifiers(std::move(head), selector);
}

NounPhrase Phrases::withModifiers(NounPhrase head, const Term &selector) const {
    const auto add = [&](const std::string &modifier) {
        if (!head.clause.empty() || modifier.starts_with(','))
            head.clause += modifier;
        else
            for (std::string &form : head.cases)
                form += modifier;
        head.isSimple = false;
        head.isProper = false;
        head.isLong = true;
    };
    Slots holes;
    holes.with("head", Filling{[](std::string_view) { return std::string(); }, head.inner});
    if (m_language == Language::De) // its relative clause agrees with "jeder", not with "deiner Kämpfer"
        holes = Slots().with("head", Filling{[](std::string_view) { return std::string(); }, head.agreement});
    if (const Term *zone = termOf(selector, "inZoneOf"); zone != nullptr) {
        const NounPhrase whom = fighters(*zone, Use::Near);
        add(filledIn("fighters",
                     whom.isSimple ? QT_TRANSLATE_NOOP("fighters", " in {whom:poss} zone")
                                   : QT_TRANSLATE_NOOP("fighters", " in the same zone as {whom}"),
                     Slots(holes).with("whom", filled(whom))));
    }
    if (hasFlag(selector, "inChosenSpaces"))
        add(filledIn("fighters", QT_TRANSLATE_NOOP("fighters", " in {n?that space/those spaces}"),
                     Slots(holes).with("n", filled(std::max(m_discourse.chosenSpaces, 1)))));
    if (const Term *adjacent = termOf(selector, "adjacentTo"); adjacent != nullptr)
        add(filledIn("fighters", QT_TRANSLATE_NOOP("fighters", " adjacent to {whom}"),
                     Slots(holes).with("whom", filled(fighters(*adjacent, Use::Near)))));
    if (const Term *except = termOf(selector, "except"); except != nullptr && !isOther(selector))
        add(filledIn("fighters", QT_TRANSLATE_NOOP("fighters", " other than {whom}"),
                     Slots(holes).with("whom", filled(fighters(*except, Use::Counted)))));
    return head;
}

NounPhrase Phrases::player(const Term &term) const {
    switch (term.word) {
    case Word::Opponent:
        return phrase("players", QT_TRANSLATE_NOOP("players", "<m>your opponent"));
    case Word::AnOpponent:
        return phrase("players", QT_TRANSLATE_NOOP("players", "<m>an opponent of your choice"));
    case Word::ThatPlayer:
        return phrase("players", QT_TRANSLATE_NOOP("players", "<m>that player"));
    default: // NOLINT: the others are no players
        return phrase("players", QT_TRANSLATE_NOOP("players", "<m>you"));
    }
}

NounPhrase Phrases::hand(const Term &owner) const {
    if (owner.word == Word::You)
        return phrase("players", QT_TRANSLATE_NOOP("players", "<n>your hand"));
    return phrase("players",
                  owner.word == Word::AnOpponent ? QT_TRANSLATE_NOOP("players", "<n>the hand of {who}")
                                                 : QT_TRANSLATE_NOOP("players", "<n>{who:poss} hand"),
                  Slots().with("who", filled(player(owner))));
}

const Noun &Phrases::token() const {
    static const Noun kNone;
    return m_deck.token ? m_deck.token->name.in(m_language) : kNone;
}

const Noun &Phrases::sideCard() const {
    static const Noun kNone;
    return m_deck.sideDeck ? m_deck.sideDeck->name.in(m_language) : kNone;
}

const Noun &Phrases::pile() const {
    static const Noun kNone;
    return m_deck.pile ? m_deck.pile->name.in(m_language) : kNone;
}

std::optional<NounPhrase> Phrases::tokenHolder() const {
    if (!m_deck.token || m_deck.token->fighter.empty())
        return std::nullopt;
    return named(m_deck.token->fighter);
}

std::string Phrases::sideName(const std::string &id) const {
    if (m_deck.token)
        for (const TokenDef::Side &side : m_deck.token->sides)
            if (side.id == id)
                return side.name.in(m_language);
    return id;
}

std::string Phrases::tagName(const std::string &id) const {
    for (const TagDef &tag : m_deck.tags)
        if (tag.id == id)
            return tag.name.in(m_language);
    return id;
}

std::string Phrases::quotedCard(const std::string &id) const {
    for (const CardDef &card : m_deck.cards)
        if (card.id == id)
            return inQuotes(card.name.in(m_language), m_language);
    return inQuotes(id, m_language);
}

} // namespace champclos::text

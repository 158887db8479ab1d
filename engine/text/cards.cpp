// SPDX-License-Identifier: MIT
#include "engine/text/sentences.h"
#include "engine/text/text.h"
#include "engine/text/translation.h"

#include <QtGlobal>

#include <algorithm>

namespace champclos::text {

namespace {

constexpr const char *kDot = " · ";

std::string filled(Language language, const char *source, const Slots &holes = {}) {
    return smoothed(expanded(translated(language, "labels", source), {language, 0, {}}, holes), language);
}

std::string joinedWith(const std::vector<std::string> &items, const char *separator) {
    std::string text;
    for (const std::string &item : items)
        text += (text.empty() ? "" : separator) + item;
    return text;
}

template <class List> std::string nameIn(const List &list, const std::string &id, Language language) {
    for (const auto &entry : list)
        if (entry.id == id)
            return entry.name.in(language);
    return id;
}

std::string healthText(const FighterDef &fighter, Language language) {
    return filled(language, QT_TRANSLATE_NOOP("labels", "{n} health{?each: each}"),
                  Slots()
                      .with("n", number(fighter.health, language))
                      .with("who", filling(fighter.name.in(language), language))
                      .flag("each", fighter.count > 1));
}

std::string fighterLine(const FighterDef &fighter, Language language) {
    const Noun &noun = fighter.name.in(language);
    const std::string name =
        fighter.count > 1 ? std::to_string(fighter.count) + "\u00A0" + noun.plural : fighterTitle(fighter, language);
    std::vector<std::string> facts = {name, healthText(fighter, language)};
    if (fighter.maxHealth != fighter.health)
        facts.push_back(filled(language, QT_TRANSLATE_NOOP("labels", "at most {n} health"),
                               Slots().with("n", number(fighter.maxHealth, language))));
    facts.push_back(attackTypeName(fighter.attack, language));
    return filled(language, QT_TRANSLATE_NOOP("labels", "{label}: {text}"),
                  Slots().with("label", roleName(fighter, language)).with("text", joinedWith(facts, kDot)));
}

std::string sideCardAbilities(const DeckDef &deck, const SideDeckDef::Card &card, Language language,
                              bool isRunning = false) {
    std::vector<std::string> sentences;
    for (const AbilityDef &ability : card.abilities)
        sentences.push_back(isRunning && sentences.empty() ? Sentences(deck, language).runningAbility(ability)
                                                           : Sentences(deck, language).ability(ability));
    return joinedWith(sentences, " ");
}

std::string needsOf(const DeckDef &deck, const PileDef::Spell &spell, Language language) {
    std::vector<std::string> names;
    for (const std::string &id : spell.needs)
        names.push_back(nameIn(deck.pile->ingredients, id, language));
    return joinedWith(names, " + ");
}

std::string pileRules(const DeckDef &deck, Language language) {
    const PileDef &pile = *deck.pile;
    Slots holes;
    holes.with("pile", filling(pile.name.in(language), language));
    std::vector<std::string> rules;
    rules.push_back(
        pile.takes == PileDef::Takes::EveryCard
            ? filled(
                  language,
                  QT_TRANSLATE_NOOP(
                      "labels", "When one of your cards would be discarded, place it face up in your {pile} instead."),
                  holes)
            : filled(language,
                     QT_TRANSLATE_NOOP("labels",
                                       "After each combat, instead of discarding the card you attacked or defended "
                                       "with, place it face up at the end of your {pile}."),
                     holes));
    if (!pile.ingredients.empty()) {
        std::vector<std::string> names;
        for (const PileDef::Ingredient &ingredient : pile.ingredients)
            names.push_back(ingredient.name.in(language));
        const bool areAll = std::none_of(deck.cards.begin(), deck.cards.end(),
                                         [](const CardDef &card) { return card.ingredient.empty(); });
        rules.push_back(filled(
            language,
            QT_TRANSLATE_NOOP("labels", "{?all:Each of your cards is an ingredient}{?some:Some of your cards are "
                                        "ingredients}: {list}."),
            Slots()
                .with("list",
                      listed(names, translated(language, "joins", QT_TRANSLATE_NOOP("joins", " or ")), language))
                .flag("all", areAll)
                .flag("some", !areAll)));
    }
    if (pile.syllableGoal > 0)
        rules.push_back(filled(
            language,
            QT_TRANSLATE_NOOP(
                "labels", "When your {pile} has exactly {n} syllables, resolve the completion effect of its last card, "
                          "then discard the {pile}. If it has more than {n}, discard it without resolving a "
                          "completion effect."),
            holes.with("n", number(pile.syllableGoal, language))));
    return joinedWith(rules, " ");
}

std::string sideDeckRules(const DeckDef &deck, Language language) {
    const SideDeckDef &side = *deck.sideDeck;
    Slots holes;
    holes.with("noun", filling(side.name.in(language), language));
    holes.with("n", number(static_cast<int>(side.cards.size()), language));
    return filled(language,
                  QT_TRANSLATE_NOOP("labels",
                                    "Your {n} {noun:pl} form a separate deck, shuffled and face down. A face-up {noun} "
                                    "stays in effect until you discard it through the effect of one of your cards."),
                  holes);
}

int heroCount(const DeckDef &deck) {
    int count = 0;
    for (const FighterDef &fighter : deck.fighters)
        count += fighter.role == Role::Hero ? fighter.count : 0;
    return count;
}

/// An ability tells of the token's sides already.
bool isSideChosen(const DeckDef &deck) {
    for (const AbilityDef &ability : deck.abilities)
        for (const Term &term : ability.effect)
            if (term.word == Word::ChooseSide)
                return true;
    return false;
}

std::string indented(const std::string &text) {
    std::string result;
    for (const char sign : text) {
        result += sign;
        if (sign == '\n')
            result += "  ";
    }
    return result;
}

} // namespace

std::string joined(const Part &part, Language language) {
    if (part.label.empty())
        return part.text;
    return filled(
        language, QT_TRANSLATE_NOOP("labels", "{label}: {text}"),
        Slots().with("label", part.label).with("text", finished(part.running.empty() ? part.text : part.running)));
}

std::vector<Part> cardText(const DeckDef &deck, const CardDef &card, Language language) {
    std::vector<Part> parts;
    Sentences sentences(deck, language);
    for (int timing = 0; timing < kTimings; ++timing) {
        const Block &effect = card.effects[timing];
        if (effect.empty())
            continue;
        sentences.speakFor(card.type, static_cast<Timing>(timing));
        std::string running = sentences.runningEffect(effect);
        parts.push_back(
            {timingLabel(static_cast<Timing>(timing), language), sentences.effect(effect), std::move(running)});
    }
    return parts;
}

std::vector<std::string> abilityText(const DeckDef &deck, Language language) {
    std::vector<std::string> texts;
    for (const AbilityDef &ability : deck.abilities)
        texts.push_back(Sentences(deck, language).ability(ability));
    return texts;
}

std::vector<std::string> specialRules(const DeckDef &deck, Language language) {
    std::vector<std::string> rules;
    const auto titled = [&](const Noun &noun, const std::string &text) {
        rules.push_back(filled(language, QT_TRANSLATE_NOOP("labels", "{label}: {text}"),
                               Slots().with("label", capitalized(noun.name)).with("text", finished(text))));
    };
    if (const int heroes = heroCount(deck); heroes > 1) {
        const Noun &hero = deck.fighters.front().name.in(language);
        rules.push_back(filled(language,
                               QT_TRANSLATE_NOOP("labels", "You have {n} heroes, each with {who?his/her/its/their} own "
                                                           "health. You lose only when the last of them is defeated."),
                               Slots().with("n", number(heroes, language)).with("who", filling(hero, language))));
    }
    if (deck.token && !isSideChosen(deck))
        titled(deck.token->name.in(language), filled(language, QT_TRANSLATE_NOOP("labels", "{first} or {second}."),
                                                     Slots()
                                                         .with("first", deck.token->sides[0].name.in(language))
                                                         .with("second", deck.token->sides[1].name.in(language))));
    if (deck.sideDeck)
        rules.push_back(sideDeckRules(deck, language));
    if (deck.pile)
        rules.push_back(pileRules(deck, language));
    return rules;
}

std::string spellText(const DeckDef &deck, int spell, Language language) {
    return Sentences(deck, language).effect(deck.pile->spells[spell].effect);
}

std::string sideCardText(const DeckDef &deck, int sideCard, Language language) {
    return sideCardAbilities(deck, deck.sideDeck->cards[sideCard], language);
}

Part sideText(const DeckDef &deck, int side, Language language) {
    const auto &shown = deck.token->sides[side];
    Part part{shown.name.in(language), {}, {}};
    const auto add = [&](const auto &say) {
        part.running += part.text.empty() ? say(true) : " " + say(false);
        part.text += (part.text.empty() ? "" : " ") + say(false);
    };
    const auto isAboutIt = [&](const Term &condition) {
        return condition.word == Word::SideIs && condition.arguments.front().name == shown.id;
    };
    for (const AbilityDef &ability : deck.abilities) {
        for (const Term &term : ability.effect)
            if (term.word == Word::If && isComplete(term) && isAboutIt(*termOf(term, "if")))
                add([&](bool isRunning) {
                    Sentences sentences(deck, language);
                    const Block &then = operandOf(term, "then")->terms;
                    return isRunning ? sentences.runningEffect(then) : sentences.effect(then);
                });
        if (!ability.isContinuous || ability.condition.empty() || !isAboutIt(ability.condition.front()))
            continue;
        AbilityDef always = ability; // the label says the condition
        always.condition.clear();
        add([&](bool isRunning) {
            Sentences sentences(deck, language);
            return isRunning ? sentences.runningAbility(always) : sentences.ability(always);
        });
    }
    return part;
}

std::vector<Part> spellTexts(const DeckDef &deck, Language language) {
    std::vector<Part> parts;
    if (!deck.pile)
        return parts;
    for (const PileDef::Spell &spell : deck.pile->spells)
        parts.push_back({spell.name.in(language) + " (" + needsOf(deck, spell, language) + ")",
                         Sentences(deck, language).effect(spell.effect),
                         Sentences(deck, language).runningEffect(spell.effect)});
    return parts;
}

std::vector<Part> sideCardTexts(const DeckDef &deck, Language language) {
    std::vector<Part> parts;
    if (!deck.sideDeck)
        return parts;
    for (const SideDeckDef::Card &card : deck.sideDeck->cards)
        parts.push_back({card.name.in(language), sideCardAbilities(deck, card, language),
                         sideCardAbilities(deck, card, language, true)});
    return parts;
}

std::vector<std::string> cardFacts(const DeckDef &deck, const CardDef &card, Language language) {
    const auto counted = [&](const char *source, int n) {
        return filled(language, source, Slots().with("n", number(n, language)));
    };
    std::vector<std::string> facts;
    const std::string type = cardTypeName(card.type, language);
    facts.push_back(card.type == CardType::Scheme ? type : type + "\u00A0" + std::to_string(card.value));
    facts.push_back(card.boost ? counted(QT_TRANSLATE_NOOP("labels", "boost {n}"), *card.boost)
                               : filled(language, QT_TRANSLATE_NOOP("labels", "no boost"), {}));
    facts.push_back(playedByText(deck, card, language));
    if (!card.ingredient.empty() && deck.pile)
        facts.push_back(nameIn(deck.pile->ingredients, card.ingredient, language));
    for (const std::string &tag : card.tags)
        facts.push_back(nameIn(deck.tags, tag, language));
    if (card.syllables > 0)
        facts.push_back(counted(QT_TRANSLATE_NOOP("labels", "{n} {n?syllable/syllables}"), card.syllables));
    return facts;
}

std::string describeCard(const DeckDef &deck, const CardDef &card, Language language) {
    std::vector<std::string> facts = cardFacts(deck, card, language);
    facts.insert(facts.begin() + 2, filled(language, QT_TRANSLATE_NOOP("labels", "{n} {n?copy/copies}"),
                                           Slots().with("n", number(card.copies, language))));
    std::string text = card.name.in(language) + "\n  " + joinedWith(facts, kDot) + '\n';
    for (const Part &part : cardText(deck, card, language))
        text += "  " + indented(joined(part, language)) + '\n';
    return text;
}

std::string describeCharacter(const DeckDef &deck, Language language) {
    std::string text = deck.name.in(language) + '\n';
    for (const FighterDef &fighter : deck.fighters)
        text += "  " + fighterLine(fighter, language) + '\n';
    text += "  " +
            filled(language, QT_TRANSLATE_NOOP("labels", "Move: {n}"), Slots().with("n", number(deck.move, language))) +
            '\n';
    for (const std::string &rule : specialRules(deck, language))
        text += "  " + indented(rule) + '\n';
    for (const std::string &ability : abilityText(deck, language))
        text += "  " + indented(ability) + '\n';
    for (const auto &parts : {spellTexts(deck, language), sideCardTexts(deck, language)})
        for (const Part &part : parts)
            text += "  • " + indented(joined(part, language)) + '\n';
    return text;
}

std::string describeDeck(const DeckDef &deck, Language language) {
    std::string text = describeCharacter(deck, language);
    for (const CardDef &card : deck.cards)
        text += '\n' + describeCard(deck, card, language);
    return text;
}

} // namespace champclos::text

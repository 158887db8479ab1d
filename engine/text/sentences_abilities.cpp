// SPDX-License-Identifier: MIT
//
// The third part of sentences.h: abilities, with the moments at which they wake and the numbers that they change.
#include "engine/text/sentences.h"

#include <QtGlobal>

namespace champclos::text {

namespace {

bool isAttackerNamed(const Term &term) {
    if (term.word != Word::If || operandOf(term, "else") != nullptr || !isComplete(term))
        return false;
    const Term *condition = termOf(term, "if");
    return condition != nullptr && condition->word == Word::IsNamed &&
           termOf(*condition, "isNamed")->word == Word::AttackingFighter;
}

/// The moment alone, with a condition, and of one fighter where the moment is about an attack.
struct TriggerTexts {
    const char *plain;
    const char *conditional;
    const char *named = nullptr;
};

TriggerTexts textsOf(Trigger trigger) {
    switch (trigger) {
    case Trigger::WhenPlaced:
        return {QT_TRANSLATE_NOOP("abilities", "when your fighters are placed at the start of the game, {then}"),
                QT_TRANSLATE_NOOP("abilities",
                                  "when your fighters are placed at the start of the game, if {condition}, {then}")};
    case Trigger::StartOfTurn:
        return {QT_TRANSLATE_NOOP("abilities", "at the start of your turn, {then}"),
                QT_TRANSLATE_NOOP("abilities", "at the start of your turn, if {condition}, {then}")};
    case Trigger::EndOfTurn:
        return {QT_TRANSLATE_NOOP("abilities", "at the end of your turn, {then}"),
                QT_TRANSLATE_NOOP("abilities", "at the end of your turn, if {condition}, {then}")};
    case Trigger::OnManeuver:
        return {
            QT_TRANSLATE_NOOP("abilities", "when you maneuver, before moving your fighters, {then}"),
            QT_TRANSLATE_NOOP("abilities", "when you maneuver, before moving your fighters, if {condition}, {then}")};
    case Trigger::OnAttack:
        return {QT_TRANSLATE_NOOP("abilities", "when you attack, {then}"),
                QT_TRANSLATE_NOOP("abilities", "when you attack, if {condition}, {then}"),
                QT_TRANSLATE_NOOP("abilities", "when {who} {who?attacks/attack}, {then}")};
    case Trigger::WhenAttacked:
        return {
            QT_TRANSLATE_NOOP("abilities", "when one of your fighters is attacked, before you choose a card, {then}"),
            QT_TRANSLATE_NOOP(
                "abilities",
                "when one of your fighters is attacked, before you choose a card, if {condition}, {then}")};
    case Trigger::AfterCombat:
        return {QT_TRANSLATE_NOOP("abilities", "after each of your combats, {then}"),
                QT_TRANSLATE_NOOP("abilities", "after each of your combats, if {condition}, {then}")};
    case Trigger::AfterAttack:
        return {QT_TRANSLATE_NOOP("abilities", "after you attack, {then}"),
                QT_TRANSLATE_NOOP("abilities", "after you attack, if {condition}, {then}"),
                QT_TRANSLATE_NOOP("abilities", "after {who} {who?attacks/attack}, {then}")};
    case Trigger::AfterScheme:
        return {QT_TRANSLATE_NOOP("abilities", "after you play a scheme, {then}"),
                QT_TRANSLATE_NOOP("abilities", "after you play a scheme, if {condition}, {then}")};
    }
    return {};
}

/// Of all fighters, of one by name, and of one that was just named.
struct ModifierTexts {
    const char *all;
    const char *named;
    const char *spokenOf;
};

ModifierTexts textsOf(Modifier modifier) {
    switch (modifier) {
    case Modifier::AttackValue:
        return {QT_TRANSLATE_NOOP("abilities", "add {amount} to the value of your attacks{per}"),
                QT_TRANSLATE_NOOP("abilities", "add {amount} to the value of {who:poss} attacks{per}"),
                QT_TRANSLATE_NOOP("abilities", "add {amount} to the value of {who?his/her/its/their} attacks{per}")};
    case Modifier::DefenseValue:
        return {QT_TRANSLATE_NOOP("abilities", "add {amount} to the value of your defenses{per}"),
                QT_TRANSLATE_NOOP("abilities", "add {amount} to the value of {who:poss} defenses{per}"),
                QT_TRANSLATE_NOOP("abilities", "add {amount} to the value of {who?his/her/its/their} defenses{per}")};
    case Modifier::MoveValue:
        return {QT_TRANSLATE_NOOP("abilities", "when you maneuver, add {amount} to your move value{per}"),
                QT_TRANSLATE_NOOP("abilities", "when you maneuver, add {amount} to {who:poss} move value{per}"),
                QT_TRANSLATE_NOOP("abilities",
                                  "when you maneuver, add {amount} to {who?his/her/its/their} move value{per}")};
    case Modifier::ManeuverDraw:
        return {QT_TRANSLATE_NOOP("abilities", "draw {cards}{per} each time you maneuver"),
                QT_TRANSLATE_NOOP("abilities", "draw {cards}{per} each time you maneuver"),
                QT_TRANSLATE_NOOP("abilities", "draw {cards}{per} each time you maneuver")};
    case Modifier::MoveThrough:
        return {QT_TRANSLATE_NOOP("abilities", "[your fighters may|your fighters may] move through opposing fighters"),
                QT_TRANSLATE_NOOP("abilities", "[{who} may|{who} may] move through opposing fighters"),
                QT_TRANSLATE_NOOP("abilities", "{who?he/she/it/they} may move through opposing fighters")};
    case Modifier::NoEffectDamage:
        return {QT_TRANSLATE_NOOP("abilities",
                                  "[your fighters take|your fighters take] no damage other than combat damage"),
                QT_TRANSLATE_NOOP("abilities",
                                  "[{who} {who?takes/take}|{who} {who?takes/take}] no damage other than combat damage"),
                QT_TRANSLATE_NOOP("abilities",
                                  "{who?he takes/she takes/it takes/they take} no damage other than combat damage")};
    }
    return {};
}

} // namespace

std::string Sentences::runningAbility(const AbilityDef &ability) {
    m_startsSmall = m_phrases.language() == Language::Fr;
    return this->ability(ability);
}

std::string Sentences::ability(const AbilityDef &ability) {
    m_phrases.discourse() = Discourse();
    return ability.isContinuous ? continuous(ability) : triggered(ability);
}

std::string Sentences::triggered(const AbilityDef &ability) {
    speakFor(ability.trigger);
    if (ability.effect.empty())
        return {};
    const Term &first = ability.effect.front();
    const TriggerTexts texts = textsOf(ability.trigger);
    Slots holes;
    std::string text;
    const Block head(ability.effect.begin(), ability.effect.begin() + 1);
    const Block rest(ability.effect.begin() + 1, ability.effect.end());
    const bool isConditional = first.word == Word::If && isComplete(first) && !isMatterOfMeasure(first);
    const auto say = [&](const char *source, const Block &then) {
        holes.with("then", fillingOf(then, Mode::After)).flag("yours", isAboutYou(then));
        return m_phrases.filledIn("abilities", source, holes.flag("others", !isAboutYou(then)));
    };
    if (texts.named != nullptr && isAttackerNamed(first)) {
        holes.with("who", m_phrases.filled(m_phrases.named(operandOf(*termOf(first, "if"), "fighter")->name)));
        text = say(texts.named, blockOf(first, "then"));
    } else if (isConditional) {
        const Discourse before = m_phrases.discourse();
        const Term &condition = *termOf(first, "if");
        const bool hasElse = operandOf(first, "else") != nullptr;
        const auto branchesWith = [&](const std::string &adverb) {
            return branchesOf(blockOf(first, "then"), m_phrases.condition(condition, adverb), &condition, hasElse);
        };
        const Branches branches = branchesWith({});
        const Branch begin = branches.list.front();
        m_phrases.discourse().previous = begin.condition;
        holes.with("condition", Filling{[&](std::string_view request) {
                                            const bool hasAdverb = request.starts_with('~');
                                            return hasAdverb
                                                       ? branchesWith(std::string(request.substr(1))).list[0].conditions
                                                       : begin.conditions;
                                        },
                                        {}});
        text = say(texts.conditional, *begin.block);
        if (branches.list.size() > 1)
            text = followed(text, ifSentences({{branches.list.begin() + 1, branches.list.end()}}, before));
        if (hasElse)
            text = followed(text, elseSentence(first, branches, before));
    } else {
        text = say(texts.plain, head);
    }
    text = started(text);
    if (!text.ends_with('.'))
        text += '.';
    if (!rest.empty()) {
        m_phrases.discourse().previous = &first;
        text += (text.find("\n• ") != std::string::npos ? "\n" : " ") + block(rest);
    }
    return text;
}

std::string Sentences::continuous(const AbilityDef &ability) {
    for (const Block &part : {ability.amount, ability.condition})
        for (const Term &term : part)
            if (!isComplete(term))
                return "…";
    const bool isPermission = ability.modifier == Modifier::MoveThrough || ability.modifier == Modifier::NoEffectDamage;
    if (ability.amount.empty() && !isPermission)
        return "…";
    const ModifierTexts texts = textsOf(ability.modifier);
    Slots holes;
    if (!ability.amount.empty()) {
        const AmountPhrase amount = m_phrases.amount(ability.amount.front());
        const int n = amount.number.value_or(1);
        holes.with("amount", m_phrases.filled(n)).with("per", amount.number ? std::string() : amount.per);
        holes.with("cards", m_phrases.filledIn("units", QT_TRANSLATE_NOOP("units", "{n} additional {n?card/cards}"),
                                               Slots().with("n", m_phrases.filled(n))));
    }
    if (!ability.fighter.empty()) {
        const FighterDef *fighter = m_phrases.fighterDef(ability.fighter);
        NounPhrase who = m_phrases.named(ability.fighter);
        if (fighter != nullptr && fighter->count > 1)
            who = m_phrases.phrase("fighters", QT_TRANSLATE_NOOP("fighters", "<@p>your {?other:other }{noun:pl}"),
                                   Slots().with("noun", m_phrases.filled(fighter->name.in(m_phrases.language()))));
        holes.with("who", m_phrases.filled(who));
    }
    const bool isSpokenOf = !ability.condition.empty() && ability.condition.front().word == Word::SideIs &&
                            m_phrases.deck().token && m_phrases.deck().token->fighter == ability.fighter;
    const char *source = ability.fighter.empty() ? texts.all : isSpokenOf ? texts.spokenOf : texts.named;
    std::string text;
    if (ability.condition.empty()) {
        text = m_phrases.filledIn("abilities", source, holes, 0);
    } else {
        text = m_phrases.filledIn("abilities", QT_TRANSLATE_NOOP("abilities", "while {condition}, {then}"),
                                  Slots()
                                      .with("condition", m_phrases.condition(ability.condition.front()))
                                      .with("then", m_phrases.filledIn("abilities", source, holes, 1)));
    }
    return started(text) + '.';
}

} // namespace champclos::text

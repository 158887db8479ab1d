// SPDX-License-Identifier: MIT
//
// The second half of sentences.h: conditions, permissions, choices, and the moments at which abilities wake.
#include "engine/text/sentences.h"

#include <QtGlobal>

#include <array>

namespace champclos::text {

namespace {

const Block &blockOf(const Term &term, std::string_view key) {
    static const Block kNone;
    const Argument *argument = operandOf(term, key);
    return argument != nullptr ? argument->terms : kNone;
}

/// Two branches that do the same in different measure: "Draw 1 card. If …, draw 2 cards instead."
bool isMatterOfMeasure(const Block &then, const Block &otherwise) {
    if (then.size() != 1 || otherwise.size() != 1 || then.front().word != otherwise.front().word)
        return false;
    constexpr std::array kMeasured = {Word::Draw, Word::Discard,  Word::DiscardTop, Word::Damage,
                                      Word::Move, Word::AddValue, Word::GainActions};
    bool isMeasured = false;
    for (const Word word : kMeasured)
        isMeasured = isMeasured || word == then.front().word;
    const Term *who = termOf(then.front(), "who");
    const Term *other = termOf(otherwise.front(), "who");
    return isMeasured && (who == nullptr || who->word == Word::You) && (other == nullptr || other->word == Word::You);
}

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

struct ModifierTexts {
    const char *all;
    const char *named;
};

ModifierTexts textsOf(Modifier modifier) {
    switch (modifier) {
    case Modifier::AttackValue:
        return {QT_TRANSLATE_NOOP("abilities", "add {amount} to the value of your attacks{per}"),
                QT_TRANSLATE_NOOP("abilities", "add {amount} to the value of {who:poss} attacks{per}")};
    case Modifier::DefenseValue:
        return {QT_TRANSLATE_NOOP("abilities", "add {amount} to the value of your defenses{per}"),
                QT_TRANSLATE_NOOP("abilities", "add {amount} to the value of {who:poss} defenses{per}")};
    case Modifier::MoveValue:
        return {QT_TRANSLATE_NOOP("abilities", "when you maneuver, add {amount} to your move value{per}"),
                QT_TRANSLATE_NOOP("abilities", "when you maneuver, add {amount} to {who:poss} move value{per}")};
    case Modifier::ManeuverDraw:
        return {QT_TRANSLATE_NOOP("abilities", "draw {cards}{per} each time you maneuver"),
                QT_TRANSLATE_NOOP("abilities", "draw {cards}{per} each time you maneuver")};
    case Modifier::MoveThrough:
        return {QT_TRANSLATE_NOOP("abilities", "[your fighters may|your fighters may] move through opposing fighters"),
                QT_TRANSLATE_NOOP("abilities", "[{who} may|{who} may] move through opposing fighters")};
    case Modifier::NoEffectDamage:
        return {QT_TRANSLATE_NOOP("abilities",
                                  "[your fighters take|your fighters take] no damage other than combat damage"),
                QT_TRANSLATE_NOOP(
                    "abilities", "[{who} {who?takes/take}|{who} {who?takes/take}] no damage other than combat damage")};
    }
    return {};
}

} // namespace

Filling Sentences::fillingOf(const Block &block, Mode mode) {
    return {[this, &block, mode](std::string_view request) {
                if (request == "cap")
                    return capitalized(joined(block, Mode::Main));
                if (request == "main")
                    return joined(block, Mode::Main);
                if (request.starts_with('~'))
                    return joined(block, Mode::Main, std::string(request.substr(1)));
                return joined(block, mode);
            },
            {}};
}

std::string Sentences::ifClause(const Term &term, Mode mode, const std::string &adverb) {
    (void)mode; // nobody asks for an infinitive of it: hasInfinitive says no
    const Term &condition = *termOf(term, "if");
    const Block &then = blockOf(term, "then");
    const Block &otherwise = blockOf(term, "else");
    Slots holes;
    holes.with("condition", m_phrases.condition(condition, adverb));
    const Discourse before = m_phrases.discourse();
    const auto branch = [&](Filling filling) { // each branch begins where the condition ended
        return Filling{[this, filling, before, &condition](std::string_view request) {
                           m_phrases.discourse() = before;
                           m_phrases.discourse().previous = &condition;
                           return filling.render(request);
                       },
                       {}};
    };
    holes.with("then", branch(fillingOf(then, Mode::After)));
    holes.with("else", branch(fillingOf(otherwise, Mode::Main)));
    if (otherwise.empty()) {
        if (then.size() == 1 && then.front().word == Word::If && isComplete(then.front()) &&
            blockOf(then.front(), "else").empty()) {
            holes.with("other", m_phrases.condition(*termOf(then.front(), "if")));
            holes.with("both", fillingOf(blockOf(then.front(), "then"), Mode::After));
            return m_phrases.filledIn("effects", QT_TRANSLATE_NOOP("effects", "if {condition} and {other}, {both}"),
                                      holes);
        }
        return m_phrases.filledIn("effects", QT_TRANSLATE_NOOP("effects", "if {condition}, {then}"), holes);
    }
    if (isMatterOfMeasure(then, otherwise)) {
        if (!adverb.empty())
            holes = Slots()
                        .with("condition", m_phrases.condition(condition))
                        .with("then", branch(fillingOf(then, Mode::After)))
                        .with("else", joined(otherwise, Mode::Main, adverb));
        return m_phrases.filledIn("effects", QT_TRANSLATE_NOOP("effects", "{else}. If {condition}, {then} instead"),
                                  holes);
    }
    return m_phrases.filledIn("effects", QT_TRANSLATE_NOOP("effects", "if {condition}, {then}. Otherwise, {else}"),
                              holes);
}

std::string Sentences::mayClause(const Term &term, Mode mode, const std::string &adverb) {
    const Block &what = blockOf(term, "may");
    const Block &then = blockOf(term, "then");
    const Block &otherwise = blockOf(term, "otherwise");
    const Term *who = termOf(term, "who");
    const bool isYou = who == nullptr || who->word == Word::You;
    Slots holes;
    holes.with("what", fillingOf(what, isYou ? Mode::Infinitive : Mode::TheirInfinitive));
    if (!isYou)
        holes.with("who", m_phrases.filled(m_phrases.player(*who)));
    const Argument *times = operandOf(term, "times");
    const char *source = nullptr;
    if (times != nullptr && times->number > 1) {
        holes.with("n", m_phrases.filled(times->number));
        source = isYou ? QT_TRANSLATE_NOOP("effects", "[|do the following up to {n} times: {what:main}|you may do the "
                                                      "following up to {n} times: {what:main}]")
                       : QT_TRANSLATE_NOOP("effects", "[|do the following up to {n} times: {what:main}|{who} may "
                                                      "choose the following up to {n} times: {what:main}]");
    } else if (!hasInfinitive(what)) {
        source =
            isYou
                ? QT_TRANSLATE_NOOP("effects", "[|do the following: {what:main}|you may do the following: {what:main}]")
                : QT_TRANSLATE_NOOP("effects",
                                    "[|choose the following: {what:main}|{who} may choose the following: {what:main}]");
    } else {
        source = isYou ? QT_TRANSLATE_NOOP("effects", "[|{what}|you may {what}]")
                       : QT_TRANSLATE_NOOP("effects", "[|{what}|{who} may {what}]");
    }
    std::string text = statement(source, holes, mode, adverb);
    m_phrases.discourse().previous = what.empty() ? nullptr : &what.back();
    holes.with("done", text)
        .with("then", fillingOf(then, Mode::After))
        .with("otherwise", fillingOf(otherwise, Mode::After));
    const auto after = [&](const char *yours, const char *theirs) {
        text = m_phrases.filledIn("effects", isYou ? yours : theirs, Slots(holes).with("before", text));
    };
    if (!then.empty())
        after(QT_TRANSLATE_NOOP("effects", "{before}. If you do, {then}"),
              QT_TRANSLATE_NOOP("effects", "{before}. If they do, {then}"));
    if (!otherwise.empty() && !then.empty())
        text = m_phrases.filledIn("effects", QT_TRANSLATE_NOOP("effects", "{before}. Otherwise, {otherwise}"),
                                  Slots(holes).with("before", text));
    else if (!otherwise.empty())
        after(QT_TRANSLATE_NOOP("effects", "{before}. If you do not, {otherwise}"),
              QT_TRANSLATE_NOOP("effects", "{before}. If they do not, {otherwise}"));
    return text;
}

std::string Sentences::optionList(const Term &term) {
    std::string list;
    const Discourse before = m_phrases.discourse();
    for (const Block &option : operandOf(term, "of")->options) {
        m_phrases.discourse() = before;
        m_phrases.discourse().previous = nullptr;
        std::string said = block(option);
        for (std::size_t at = said.find("\n• "); at != std::string::npos; at = said.find("\n• ", at))
            said.replace(at, std::string("\n• ").size(), " / "); // a choice within a choice
        list += "\n• " + said;
    }
    return list;
}

std::string Sentences::chooseClause(const Term &term, Mode mode, const std::string &adverb) {
    if (isChoiceOfPlaces(term)) {
        std::vector<std::string> places;
        for (const Block &option : operandOf(term, "of")->options)
            places.push_back(m_phrases.place(*termOf(option.front(), "into"), Relation::Into));
        Slots holes;
        holes.with("cards",
                   m_phrases.filled(m_phrases.cards(*termOf(operandOf(term, "of")->options.front().front(), "put"))));
        holes.with("places", listed(places, m_phrases.translated("joins", QT_TRANSLATE_NOOP("joins", " or "))));
        return command(QT_TRANSLATE_NOOP("effects", "put {cards} {places}"), holes, mode, adverb);
    }
    const std::string options = optionList(term);
    Slots holes;
    holes.with("n", m_phrases.filled(term.arguments.front().number)).with("options", options);
    return byPlayer(
        term, QT_TRANSLATE_NOOP("effects", "[choose|choose|{who} chooses] {n?one/{n} different options}:{options}"),
        holes, mode, adverb);
}

std::string Sentences::runningAbility(const AbilityDef &ability) {
    m_startsSmall = m_phrases.language() == Language::Fr;
    return this->ability(ability);
}

std::string Sentences::ability(const AbilityDef &ability) {
    m_phrases.discourse() = Discourse();
    return ability.isContinuous ? continuous(ability) : triggered(ability);
}

std::string Sentences::triggered(const AbilityDef &ability) {
    m_phrases.discourse().isAttack = ability.trigger == Trigger::OnAttack;
    m_phrases.discourse().isDefense = ability.trigger == Trigger::WhenAttacked;
    if (ability.effect.empty())
        return {};
    const Term &first = ability.effect.front();
    const TriggerTexts texts = textsOf(ability.trigger);
    Slots holes;
    std::string text;
    const Block head(ability.effect.begin(), ability.effect.begin() + 1);
    const Block rest(ability.effect.begin() + 1, ability.effect.end());
    const bool isConditional = first.word == Word::If && isComplete(first) &&
                               !isMatterOfMeasure(blockOf(first, "then"), blockOf(first, "else"));
    if (isConditional)
        holes.with("then", fillingOf(blockOf(first, "then"), Mode::After));
    else
        holes.with("then", fillingOf(head, Mode::After));
    if (texts.named != nullptr && isAttackerNamed(first)) {
        holes.with("who", m_phrases.filled(m_phrases.named(operandOf(*termOf(first, "if"), "fighter")->name)));
        text = m_phrases.filledIn("abilities", texts.named, holes);
    } else if (isConditional) {
        holes.with("condition", m_phrases.condition(*termOf(first, "if")));
        text = m_phrases.filledIn("abilities", texts.conditional, holes);
    } else {
        text = m_phrases.filledIn("abilities", texts.plain, holes);
    }
    if (const Block &otherwise = blockOf(first, "else"); isConditional && !otherwise.empty())
        text = m_phrases.filledIn("effects", QT_TRANSLATE_NOOP("effects", "{before}. Otherwise, {otherwise}"),
                                  Slots().with("before", text).with("otherwise", fillingOf(otherwise, Mode::After)));
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
    const char *source = ability.fighter.empty() ? texts.all : texts.named;
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

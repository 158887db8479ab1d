// SPDX-License-Identifier: MIT
//
// Statements of sentences.h about fighters, the combat and the turn: one template each, or a few where the operands
// make a difference.
#include "engine/text/sentences.h"

#include <QtGlobal>

namespace champclos::text {

namespace {

/// What is not counted one by one: "damage equal to".
bool isMeasure(const Term &amount) { return amount.word == Word::CombatDamage || amount.word == Word::ThatBoost; }

/// Whose fighters a term can stand for.
enum class Belonging : std::uint8_t { Yours, Theirs, Anybody };

Belonging belongingOf(const Term &fighters) {
    switch (fighters.word) {
    case Word::YourFighter:
    case Word::YourHero:
    case Word::Named:
        return Belonging::Yours;
    case Word::OpposingFighter:
        return Belonging::Theirs;
    default: // NOLINT: one of a group, or whoever attacks
        break;
    }
    const Term *group = termOf(fighters, fighters.word == Word::Some ? "of" : rowOf(fighters.word).key);
    const Word word = group != nullptr ? group->word : Word::AllFighters;
    return word == Word::YourFighters || word == Word::NamedGroup ? Belonging::Yours
           : word == Word::OpposingFighters                       ? Belonging::Theirs
                                                                  : Belonging::Anybody;
}

/// The two that swap are all that the deck has, so one of them is the one that was attacked.
bool areAllFighters(const DeckDef &deck, const Term &swap) {
    if (deck.fighters.size() != 2 || deck.fighters[0].count != 1 || deck.fighters[1].count != 1)
        return false;
    const Term &one = *termOf(swap, "swap");
    const Term &other = *termOf(swap, "with");
    return one.word == Word::Named && other.word == Word::Named && !(one == other);
}

} // namespace

/// An amount in all the ways in which templates say it: counted "for each", or measured as "equal to".
void Sentences::measure(const Term &amount, Slots &holes) const {
    const AmountPhrase phrase = m_phrases.amount(amount);
    const bool isTaken = amount.word == Word::CombatDamage && m_phrases.discourse().cardType == CardType::Defense;
    holes.flag("taken", isTaken).flag("dealt", amount.word == Word::CombatDamage && !isTaken);
    holes.flag("measured", amount.word != Word::CombatDamage);
    holes.with("value", m_phrases.filled(phrase.equal));
    holes.with("per", phrase.number ? std::string() : phrase.per);
}

std::string Sentences::damage(const Term &term, Slots holes, Mode mode, const std::string &adverb) {
    const Term &amount = *termOf(term, "damage");
    measure(amount, holes);
    if (isMeasure(amount))
        return byPlayer(term,
                        QT_TRANSLATE_NOOP("effects",
                                          "deal damage to {?each:each of }{who} equal to {?taken:the combat damage "
                                          "your fighter took}{?dealt:{value}}{?measured:{value}}"),
                        holes, mode, adverb);
    holes.with("amount", amountOf(m_phrases.amount(amount), QT_TRANSLATE_NOOP("units", "{n} damage"), nullptr));
    return byPlayer(term, QT_TRANSLATE_NOOP("effects", "deal {amount} to {?each:each of }{who}{per}"), holes, mode,
                    adverb);
}

std::string Sentences::recovery(const Term &term, Slots holes, Mode mode, const std::string &adverb) {
    const Term &amount = *termOf(term, "recover");
    measure(amount, holes);
    if (isMeasure(amount))
        return statement(QT_TRANSLATE_NOOP("effects", "[|have {who} recover|{who} {who?recovers/recover}] "
                                                      "health{?each: each} equal to {value}"),
                         holes, mode, adverb);
    holes.with("amount", amountOf(m_phrases.amount(amount), QT_TRANSLATE_NOOP("units", "{n} health"), nullptr));
    return statement(QT_TRANSLATE_NOOP("effects", "[|have {who} recover {amount}{?each: each}{per}|{who} "
                                                  "{who?recovers/recover} {amount}{?each: each}{per}]"),
                     holes, mode, adverb);
}

std::string Sentences::move(const Term &term, Slots holes, Mode mode, const std::string &adverb) {
    const Term &amount = *termOf(term, "upTo");
    measure(amount, holes);
    holes.flag("through", hasFlag(term, "through"));
    holes.with("amount",
               amountOf(m_phrases.amount(amount), QT_TRANSLATE_NOOP("units", "{n} {n?space/spaces}"), nullptr));
    if (isUpToOne(term) && mode != Mode::TheirInfinitive)
        return statement(QT_TRANSLATE_NOOP("effects", "[|move|you may move] {who} {amount}{?each: each}"
                                                      "{?through:, even through opposing fighters}"),
                         holes, mode, adverb);
    if (amount.word != Word::Number)
        return byPlayer(term,
                        QT_TRANSLATE_NOOP("effects", "move {who}{?each: each} up to {amount}{per}{?through:, even "
                                                     "through opposing fighters}"),
                        holes, mode, adverb);
    return byPlayer(term,
                    QT_TRANSLATE_NOOP("effects", "move {who} up to {amount}{?each: each}{?through:, even through "
                                                 "opposing fighters}"),
                    holes, mode, adverb);
}

std::string Sentences::addedValue(const Term &term, Mode mode, const std::string &adverb) {
    const Term &added = *termOf(term, "addValue");
    Slots holes;
    measure(added, holes);
    if (isMeasure(added)) { // whoever reads it apart from the card would take "this card" for the one just named
        const Discourse &discourse = m_phrases.discourse();
        const bool isAttack = discourse.owner && discourse.cardType == CardType::Attack;
        const bool isDefense = discourse.owner && discourse.cardType == CardType::Defense;
        holes.flag("card", !isAttack && !isDefense).flag("attack", isAttack).flag("defense", isDefense);
        return byPlayer(term,
                        QT_TRANSLATE_NOOP("effects", "add {value} to the value of {?card:this card}{?attack:the "
                                                     "attack}{?defense:the defense}"),
                        holes, mode, adverb);
    }
    const bool isDifferent = added.word == Word::Ingredients || added.word == Word::ZonesOf;
    holes.with("n", m_phrases.filled(m_phrases.amount(added).number.value_or(1)));
    holes.flag("different", isDifferent).flag("counted", !isDifferent); // "for each different" is not said in German
    return byPlayer(term, QT_TRANSLATE_NOOP("effects", "add {n} to the value of this card{per}"), holes, mode, adverb);
}

std::string Sentences::fighterStatement(const Term &term, Mode mode, const std::string &adverb) {
    Slots holes;
    const auto who = [&](std::string_view key) {
        const Term &fighters = *termOf(term, key);
        const NounPhrase phrase = m_phrases.fighters(fighters);
        const bool isEach = fighters.word == Word::Some && fighters.arguments.front().number > 1;
        holes.with("who", m_phrases.filled(phrase)).flag("each", isEach).flag("all", !isEach);
        holes.flag("long", phrase.isLong && !isEach).flag("short", !phrase.isLong && !isEach);
    };
    switch (term.word) {
    case Word::Damage:
        who("to");
        return damage(term, holes, mode, adverb);
    case Word::Recover:
        who("fighter");
        return recovery(term, holes, mode, adverb);
    case Word::SetHealth: {
        who("fighter");
        const AmountPhrase health = m_phrases.amount(*termOf(term, "setHealth"));
        holes.with("value", m_phrases.filled(health.equal));
        holes.flag("number", health.number.has_value()).flag("amount", !health.number);
        const Term *before = m_phrases.discourse().previous;
        const Term *spokenOf =
            before != nullptr && before->word == Word::HealthAtMost ? termOf(*before, "fighter") : nullptr;
        if (spokenOf != nullptr && *spokenOf == *termOf(term, "fighter"))
            return byPlayer(term, QT_TRANSLATE_NOOP("effects", "set {who?his/her/its/their} health to {value}"), holes,
                            mode, adverb);
        return byPlayer(term, QT_TRANSLATE_NOOP("effects", "set the health of {who} to {value}"), holes, mode, adverb);
    }
    case Word::Move:
        who("move");
        return move(term, holes, mode, adverb);
    case Word::Place: {
        who("place");
        holes.with("space", m_phrases.filled(m_phrases.space(*termOf(term, "in"), {.isEmpty = hasFlag(term, "empty"),
                                                                                   .isOther = hasFlag(term, "other"),
                                                                                   .who = termOf(term, "place")})));
        holes.flag("held", hasFlag(term, "held"));
        return byPlayer(
            term,
            QT_TRANSLATE_NOOP("effects",
                              "place {who} in {space}{?held:; {who?he/she/it/they} cannot leave that space this turn}"),
            holes, mode, adverb);
    }
    case Word::Return:
        return returned(term, mode, adverb);
    case Word::Swap:
        who("swap");
        return swapped(term, holes, mode, adverb);
    default: // NOLINT: ChooseSpace
        holes.with("space", m_phrases.filled(m_phrases.space(*termOf(term, "chooseSpace"), {.isAny = false})));
        return byPlayer(term, QT_TRANSLATE_NOOP("effects", "choose {space}"), holes, mode, adverb);
    }
}

std::string Sentences::swapped(const Term &term, Slots holes, Mode mode, const std::string &adverb) {
    const Belonging one = belongingOf(*termOf(term, "swap"));
    const Belonging other = belongingOf(*termOf(term, "with"));
    const auto canBothBe = [&](Belonging side) {
        return (one == side || one == Belonging::Anybody) && (other == side || other == Belonging::Anybody);
    };
    const Discourse &discourse = m_phrases.discourse();
    const bool canBeAttacked =
        (discourse.isDefense && canBothBe(Belonging::Yours)) || (discourse.isAttack && canBothBe(Belonging::Theirs));
    const bool isOnePlayer = one == Belonging::Yours && other == Belonging::Yours;
    holes.with("whom", m_phrases.filled(m_phrases.fighters(*termOf(term, "with"))));
    const bool isSure = discourse.isDefense && !discourse.isAttack && areAllFighters(m_phrases.deck(), term);
    holes.flag("attacked", canBeAttacked && !isSure).flag("sure", isSure);
    if (canBeAttacked && !isOnePlayer)
        return byPlayer(term,
                        QT_TRANSLATE_NOOP("effects", "swap {who} and {whom}; if one of them was attacked and both "
                                                     "belong to the same player, the other becomes the target"),
                        holes, mode, adverb);
    return byPlayer(
        term,
        QT_TRANSLATE_NOOP("effects",
                          "swap {who} and {whom}{?attacked:; if one of them was attacked, the other becomes the target}"
                          "{?sure:; the one that was not attacked becomes the target}"),
        holes, mode, adverb);
}

std::string Sentences::returned(const Term &term, Mode mode, const std::string &adverb) {
    const std::string &name = term.arguments.front().name;
    const FighterDef *fighter = m_phrases.fighterDef(name);
    Slots holes;
    holes.with("space", m_phrases.filled(m_phrases.space(*termOf(term, "in"), {})));
    holes.with("who", m_phrases.filled(m_phrases.named(name)));
    if (fighter == nullptr || fighter->count == 1)
        return byPlayer(term, QT_TRANSLATE_NOOP("effects", "return {who}, if defeated, to {space}"), holes, mode,
                        adverb);
    holes.with("noun", m_phrases.filled(fighter->name.in(m_phrases.language())));
    if (hasFlag(term, "all"))
        return byPlayer(term, QT_TRANSLATE_NOOP("effects", "return each defeated {noun} to {space}"), holes, mode,
                        adverb);
    return byPlayer(term, QT_TRANSLATE_NOOP("effects", "return one defeated {noun} to {space}"), holes, mode, adverb);
}

std::string Sentences::combatStatement(const Term &term, Mode mode, const std::string &adverb) {
    Slots holes;
    switch (term.word) {
    case Word::CancelEffects:
        return byPlayer(term, QT_TRANSLATE_NOOP("effects", "cancel all effects of your opponent’s card"), holes, mode,
                        adverb);
    case Word::IgnoreValue:
        return byPlayer(term,
                        m_phrases.isOpposingCardNamed()
                            ? QT_TRANSLATE_NOOP("effects", "ignore its value")
                            : QT_TRANSLATE_NOOP("effects", "ignore the value of your opponent’s card"),
                        holes, mode, adverb);
    case Word::ValueIs: {
        const AmountPhrase amount = m_phrases.amount(*termOf(term, "valueIs"));
        holes.with("value", m_phrases.filled(amount.equal));
        return statement(
            amount.number
                ? QT_TRANSLATE_NOOP(
                      "effects",
                      "[|change the value of this card to {value}|the value of this card is {value} instead]")
                : QT_TRANSLATE_NOOP(
                      "effects", "[|make the value of this card equal to {value}|the value of this card is {value}]"),
            holes, mode, adverb);
    }
    case Word::AddValue:
        return addedValue(term, mode, adverb);
    case Word::PreventDamage:
        return byPlayer(term, QT_TRANSLATE_NOOP("effects", "prevent all combat damage"), holes, mode, adverb);
    case Word::BoostValue:
        return byPlayer(term, QT_TRANSLATE_NOOP("effects", "boost this card"), holes, mode, adverb);
    case Word::BoostFaceDown:
        return byPlayer(term,
                        QT_TRANSLATE_NOOP(
                            "effects",
                            "play 1 additional card from your hand face down and add that card’s boost to the value "
                            "of the attack. If the effects of the attack card are canceled, this boost does not count"),
                        holes, mode, adverb);
    case Word::GainActions: {
        const AmountPhrase amount = m_phrases.amount(*termOf(term, "gainActions"));
        holes.with("amount", amountOf(amount, QT_TRANSLATE_NOOP("units", "{n} {n?action/actions}"), nullptr));
        holes.with("per", amount.number ? std::string() : amount.per);
        return byPlayer(term, QT_TRANSLATE_NOOP("effects", "gain {amount}{per}"), holes, mode, adverb);
    }
    default: // NOLINT: EndTurn
        return byPlayer(term, QT_TRANSLATE_NOOP("effects", "end the turn"), holes, mode, adverb);
    }
}

} // namespace champclos::text

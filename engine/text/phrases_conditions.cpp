// SPDX-License-Identifier: MIT
//
// The third part of phrases.h: conditions, and that they do not hold.
#include "engine/text/phrases.h"

#include <QtGlobal>

namespace champclos::text {

namespace {

bool isGroup(const Term &fighters) {
    return fighters.word == Word::Each || fighters.word == Word::One || fighters.word == Word::Some;
}

} // namespace

std::string Phrases::predicate(const Term &term) const {
    std::vector<std::string> predicates;
    if (const Term *zone = termOf(term, "inZoneOf"); zone != nullptr) {
        const NounPhrase whom = fighters(*zone, Use::Near);
        predicates.push_back(filledIn("conditions",
                                      whom.isSimple ? QT_TRANSLATE_NOOP("conditions", "in {whom:poss} zone")
                                                    : QT_TRANSLATE_NOOP("conditions", "in the same zone as {whom}"),
                                      Slots().with("whom", filled(whom))));
    }
    if (const Term *adjacent = termOf(term, "adjacentTo"); adjacent != nullptr)
        predicates.push_back(
            filledIn("conditions", QT_TRANSLATE_NOOP("conditions", "adjacent to {whom}"),
                     Slots()
                         .with("whom", filled(fighters(*adjacent, Use::Near)))
                         .with("head", Filling{[](std::string_view) { return std::string(); },
                                               fighters(*termOf(term, "noFighter"), Use::None).agreement})));
    if (predicates.empty())
        predicates.push_back(translated("conditions", QT_TRANSLATE_NOOP("conditions", "on the battlefield")));
    return listed(predicates, translated("joins", QT_TRANSLATE_NOOP("joins", " and ")), m_language);
}

std::string Phrases::condition(const Term &term, const std::string &adverb) const {
    Slots holes;
    const auto fill = [&](const char *source) { return filledIn("conditions", source, holes, 0, adverb); };
    const auto who = [&](std::string_view key) { holes.with("who", filled(fighters(*termOf(term, key), Use::Near))); };
    switch (term.word) {
    case Word::WonCombat:
        return fill(QT_TRANSLATE_NOOP("conditions", "you won the combat"));
    case Word::LostCombat:
        return fill(QT_TRANSLATE_NOOP("conditions", "you lost the combat"));
    case Word::Adjacent:
        who("adjacent");
        holes.with("whom", filled(fighters(*termOf(term, "to"), Use::Near)));
        return fill(QT_TRANSLATE_NOOP("conditions", "{who} {who?is/are} adjacent to {whom}"));
    case Word::BeganElsewhere:
        who("beganElsewhere");
        return fill(QT_TRANSLATE_NOOP("conditions", "{who} began this turn in another space"));
    case Word::IsHero:
        who("isHero");
        return fill(QT_TRANSLATE_NOOP("conditions", "{who} {who?is/are} a hero"));
    case Word::IsNamed:
        who("isNamed");
        holes.with("name", filled(named(operandOf(term, "fighter")->name)));
        return fill(QT_TRANSLATE_NOOP("conditions", "{who} {who?is/are} {name}"));
    case Word::OpposingCardIs: {
        const std::string &type = term.arguments.front().name;
        if (type == kCardTypeNames[0])
            return fill(QT_TRANSLATE_NOOP("conditions", "your opponent played an attack card"));
        if (type == kCardTypeNames[1])
            return fill(QT_TRANSLATE_NOOP("conditions", "your opponent played a defense card"));
        if (type == kCardTypeNames[2])
            return fill(QT_TRANSLATE_NOOP("conditions", "your opponent played a versatile card"));
        return fill(QT_TRANSLATE_NOOP("conditions", "your opponent played a scheme card"));
    }
    case Word::HealthAtMost:
        who("fighter");
        holes.with("n", filled(term.arguments.front().number));
        return fill(
            QT_TRANSLATE_NOOP("conditions", "{who} {who?is/are} not defeated and {who?has/have} {n} health or less"));
    case Word::NoFighter: {
        const Term &group = *termOf(term, "noFighter");
        holes.with("where", predicate(term));
        if (const FighterDef *one = group.word == Word::NamedGroup ? fighterDef(group.arguments.front().name) : nullptr;
            one != nullptr && one->count == 1) {
            holes.with("who", filled(named(one->id)));
            return fill(QT_TRANSLATE_NOOP("conditions", "{who} {who?is/are} not {where}"));
        }
        holes.with("who", filled(fighters(group, Use::None)));
        return fill(QT_TRANSLATE_NOOP("conditions", "{who} is {where}"));
    }
    case Word::TookDamage:
        who("tookDamage");
        return fill(QT_TRANSLATE_NOOP("conditions", "{who} took damage this turn"));
    case Word::SideIs:
        return fill(sideIs(sideName(term.arguments.front().name), holes));
    default: // NOLINT: SomeoneDefeated
        return fill(QT_TRANSLATE_NOOP("conditions", "at least one fighter is defeated this way"));
    }
}

const char *Phrases::sideIs(const std::string &side, Slots &holes) const {
    holes.with("token", filled(token())).with("side", side);
    const auto holder = tokenHolder();
    if (!holder)
        return QT_TRANSLATE_NOOP("conditions", "your {token} is {side}");
    holes.with("who", filled(*holder));
    return QT_TRANSLATE_NOOP("conditions", "{who} {who?is/are} {side}");
}

std::string Phrases::bothConditions(const std::string &one, const std::string &other) const {
    return filledIn("conditions", QT_TRANSLATE_NOOP("conditions", "{condition} and {other}"),
                    Slots().with("condition", one).with("other", other));
}

std::string Phrases::denial(const Term &term) const {
    Slots holes;
    const auto fill = [&](const char *source) { return filledIn("conditions", source, holes); };
    const auto who = [&](std::string_view key) { // "none of your fighters is …", "Alice is not …"
        const Term &fighters = *termOf(term, key);
        holes.flag("not", !isGroup(fighters)).flag("none", isGroup(fighters));
        holes.with("who", filled(this->fighters(fighters, isGroup(fighters) ? Use::None : Use::Near)));
    };
    Term opposite;
    switch (term.word) {
    case Word::WonCombat: // A10: one of them is true
        opposite.word = Word::LostCombat;
        return condition(opposite);
    case Word::LostCombat:
        opposite.word = Word::WonCombat;
        return condition(opposite);
    case Word::Adjacent:
        who("adjacent");
        holes.with("whom", filled(fighters(*termOf(term, "to"), Use::Near)));
        return fill(QT_TRANSLATE_NOOP("conditions", "{who} {who?is/are}{?not: not} adjacent to {whom}"));
    case Word::BeganElsewhere:
        who("beganElsewhere");
        return fill(
            QT_TRANSLATE_NOOP("conditions", "{who} {?not:did not begin}{?none:began} this turn in another space"));
    case Word::IsHero:
        who("isHero");
        return fill(QT_TRANSLATE_NOOP("conditions", "{who} {who?is/are}{?not: not} a hero"));
    case Word::IsNamed:
        who("isNamed");
        holes.with("name", filled(named(operandOf(term, "fighter")->name)));
        return fill(QT_TRANSLATE_NOOP("conditions", "{who} {who?is/are}{?not: not} {name}"));
    case Word::OpposingCardIs: {
        const std::string &type = term.arguments.front().name;
        if (type == kCardTypeNames[0])
            return fill(QT_TRANSLATE_NOOP("conditions", "your opponent did not play an attack card"));
        if (type == kCardTypeNames[1])
            return fill(QT_TRANSLATE_NOOP("conditions", "your opponent did not play a defense card"));
        if (type == kCardTypeNames[2])
            return fill(QT_TRANSLATE_NOOP("conditions", "your opponent did not play a versatile card"));
        return fill(QT_TRANSLATE_NOOP("conditions", "your opponent did not play a scheme card"));
    }
    case Word::HealthAtMost:
        holes.with("who", filled(fighters(*termOf(term, "fighter"), Use::Near)));
        holes.with("n", filled(term.arguments.front().number));
        return fill(
            QT_TRANSLATE_NOOP("conditions", "{who} {who?is/are} defeated or {who?has/have} more than {n} health"));
    case Word::NoFighter:
        holes.with("who", filled(fighters(*termOf(term, "noFighter"), Use::Near))).with("where", predicate(term));
        return fill(QT_TRANSLATE_NOOP("conditions", "{who} {who?is/are} {where}"));
    case Word::TookDamage:
        who("tookDamage");
        return fill(QT_TRANSLATE_NOOP("conditions", "{who} took {?not:no }damage this turn"));
    case Word::SideIs: {
        const std::string &side = term.arguments.front().name;
        const bool isFirst = m_deck.token && m_deck.token->sides[0].id == side;
        return fill(sideIs(m_deck.token ? m_deck.token->sides[isFirst ? 1 : 0].name.in(m_language) : side, holes));
    }
    default: // NOLINT: SomeoneDefeated
        return fill(QT_TRANSLATE_NOOP("conditions", "no fighter is defeated this way"));
    }
}

} // namespace champclos::text

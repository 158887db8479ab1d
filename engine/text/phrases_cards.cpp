// SPDX-License-Identifier: MIT
//
// The second half of phrases.h: cards and where they lie, spaces, amounts, conditions.
#include "engine/text/phrases.h"

#include <QtGlobal>

namespace champclos::text {

namespace {

/// With the forms in | from | into.
const char *placeText(Word place) {
    switch (place) {
    case Word::Hand:
        return QT_TRANSLATE_NOOP("places", "[in|from|into] your hand");
    case Word::DeckTop:
        return QT_TRANSLATE_NOOP("places", "[on|from the|on] top of your deck");
    case Word::DeckBottom:
        return QT_TRANSLATE_NOOP("places", "[on|from|on] the bottom of your deck");
    case Word::DiscardPile:
        return QT_TRANSLATE_NOOP("places", "[in|from|into] your discard pile");
    case Word::Pile:
        return QT_TRANSLATE_NOOP("places", "[in|from|into] your {pile}");
    default: // NOLINT: Deck; other words are no places
        return QT_TRANSLATE_NOOP("places", "[in|from|into] your deck");
    }
}

bool isAboutSameFighters(const Term *who, const Term *whom) {
    return who != nullptr && whom != nullptr && *who == *whom;
}

} // namespace

std::string Phrases::place(const Term &term, Relation relation) const {
    return filledIn("places", placeText(term.word), Slots().with("pile", filled(pile())), static_cast<int>(relation));
}

NounPhrase Phrases::cards(const Term &term) const {
    Slots holes;
    if (const Term *from = termOf(term, rowOf(term.word).key); from != nullptr)
        holes.with("from", place(*from, Relation::From)).with("in", place(*from, Relation::In));
    switch (term.word) {
    case Word::ThatCard:
        if (m_discourse.cardNamedBy == Word::Discard || m_discourse.cardNamedBy == Word::DiscardTop ||
            m_discourse.cardNamedBy == Word::BoostValue)
            return phrase("cards", QT_TRANSLATE_NOOP("cards", "<n>the discarded card"));
        if (m_discourse.cardNamedBy == Word::RevealTopCard)
            return phrase("cards", QT_TRANSLATE_NOOP("cards", "<n>the revealed card"));
        if (m_discourse.cardNamedBy == Word::ChooseFromHand)
            return phrase("cards", QT_TRANSLATE_NOOP("cards", "<n>the chosen card"));
        return phrase("cards", QT_TRANSLATE_NOOP("cards", "<n>that card"));
    case Word::OpposingCard:
        return phrase("cards", QT_TRANSLATE_NOOP("cards", "<n>your opponent’s card"));
    case Word::CardFrom:
        return phrase("cards", QT_TRANSLATE_NOOP("cards", "<n>1 card {from}"), holes);
    case Word::FirstCardOf:
        return phrase("cards", QT_TRANSLATE_NOOP("cards", "<n>the first card {in}"), holes);
    case Word::AnyNumberFrom:
        return phrase("cards", QT_TRANSLATE_NOOP("cards", "<p>any number of cards {from}"), holes);
    case Word::AllFrom:
        if (const Argument *tag = operandOf(term, "tagged"); tag != nullptr)
            return phrase("cards", QT_TRANSLATE_NOOP("cards", "<p>all {tag} cards {from}"),
                          holes.with("tag", tagName(tag->name)));
        return phrase("cards", QT_TRANSLATE_NOOP("cards", "<p>all cards {from}"), holes);
    default: // NOLINT: ThisCard
        return phrase("cards", QT_TRANSLATE_NOOP("cards", "<n>this card"));
    }
}

NounPhrase Phrases::space(const Term &term, bool isEmpty, bool isOther, const Term *who) const {
    Slots holes;
    holes.flag("empty", isEmpty).flag("other", isOther);
    const Term *whom = termOf(term, rowOf(term.word).key);
    if (whom != nullptr)
        holes.with("whom", filled(fighters(*whom, Use::Near)));
    switch (term.word) {
    case Word::ZoneOf:
        if (isAboutSameFighters(who, whom))
            return phrase("spaces",
                          QT_TRANSLATE_NOOP(
                              "spaces", "<n>any {?empty:empty }{?other:other }space in {whom?his/her/its/their} zone"),
                          holes);
        if (fighters(*whom, Use::Near).isSimple)
            return phrase("spaces",
                          QT_TRANSLATE_NOOP("spaces", "<n>any {?empty:empty }{?other:other }space in {whom:poss} zone"),
                          holes);
        return phrase(
            "spaces",
            QT_TRANSLATE_NOOP("spaces", "<n>any {?empty:empty }{?other:other }space in the same zone as {whom}"),
            holes);
    case Word::AdjacentTo:
        return phrase("spaces",
                      QT_TRANSLATE_NOOP("spaces", "<n>any {?empty:empty }{?other:other }space adjacent to {whom}"),
                      holes);
    case Word::ZonesWithout:
        if (whom->word == Word::Each || whom->word == Word::One || whom->word == Word::Some) {
            holes.with("none", filled(fighters(*whom, Use::None)));
            return phrase("spaces",
                          QT_TRANSLATE_NOOP(
                              "spaces", "<n>any {?empty:empty }{?other:other }space in a zone that contains {none}"),
                          holes);
        }
        return phrase(
            "spaces",
            QT_TRANSLATE_NOOP("spaces", "<n>any {?empty:empty }{?other:other }space in a zone without {whom}"), holes);
    case Word::BesideChosenSpace:
        if (m_discourse.previous != nullptr && m_discourse.previous->word == Word::ChooseSpace)
            return phrase("spaces",
                          QT_TRANSLATE_NOOP("spaces", "<n>a {?other:different }{?empty:free }space adjacent to it"),
                          holes);
        return phrase(
            "spaces",
            QT_TRANSLATE_NOOP("spaces", "<n>any {?empty:empty }{?other:other }space adjacent to the chosen space"),
            holes);
    default: // NOLINT: AnySpace
        return phrase("spaces", QT_TRANSLATE_NOOP("spaces", "<n>any {?empty:empty }{?other:other }space"), holes);
    }
}

AmountPhrase Phrases::cardsIn(const Term &term) const {
    const Argument *tag = operandOf(term, "tagged");
    const Argument *card = operandOf(term, "named");
    Slots holes;
    holes.flag("other", hasFlag(term, "other")).flag("plain", !hasFlag(term, "other"));
    holes.flag("tagged", tag != nullptr).flag("named", card != nullptr);
    holes.with("in", place(*termOf(term, "cardsIn"), Relation::In));
    holes.with("tag", tag != nullptr ? tagName(tag->name) : std::string());
    holes.with("card", card != nullptr ? quotedCard(card->name) : std::string());
    AmountPhrase result;
    result.per = filledIn(
        "amounts", QT_TRANSLATE_NOOP("amounts", " for each {?other:other }{?tagged:{tag} }{?named:{card} }card {in}"),
        holes);
    result.equal = phrase(
        "amounts",
        QT_TRANSLATE_NOOP("amounts", "<n>the number of {?other:other }{?tagged:{tag} }{?named:{card} }cards {in}"),
        holes);
    return result;
}

AmountPhrase Phrases::amount(const Term &term) const {
    AmountPhrase result;
    Slots holes;
    switch (term.word) {
    case Word::Number:
        result.number = term.arguments.front().number;
        result.equal.cases.fill(std::to_string(*result.number));
        return result;
    case Word::CombatDamage:
        result.per = filledIn("amounts", QT_TRANSLATE_NOOP("amounts", " for each point of combat damage dealt"), holes);
        result.equal = phrase("amounts", QT_TRANSLATE_NOOP("amounts", "<n>the combat damage dealt"));
        return result;
    case Word::ThatBoost: {
        const Term *before = m_discourse.previous;
        const bool isJustNamed =
            before != nullptr && (before->word == m_discourse.cardNamedBy || before->word == Word::Put);
        Term card;
        card.word = Word::ThatCard;
        holes.with("card", filled(cards(card)));
        result.per = filledIn("amounts", QT_TRANSLATE_NOOP("amounts", " for each point of boost on {card}"), holes);
        result.equal = isJustNamed ? phrase("amounts", QT_TRANSLATE_NOOP("amounts", "<n>its boost"))
                                   : phrase("amounts", QT_TRANSLATE_NOOP("amounts", "<n>the boost of {card}"), holes);
        return result;
    }
    case Word::ThatMany:
        result.isThatMany = true;
        result.per = filledIn("amounts", QT_TRANSLATE_NOOP("amounts", " for each of those cards"), holes);
        result.equal = phrase("amounts", QT_TRANSLATE_NOOP("amounts", "<n>the number of those cards"));
        return result;
    case Word::CardsIn:
        return cardsIn(term);
    case Word::Ingredients:
        holes.with("pile", filled(pile()));
        result.per =
            filledIn("amounts", QT_TRANSLATE_NOOP("amounts", " for each different ingredient in your {pile}"), holes);
        result.equal = phrase(
            "amounts", QT_TRANSLATE_NOOP("amounts", "<n>the number of different ingredients in your {pile}"), holes);
        return result;
    case Word::ZonesOf:
        holes.with("who", filled(fighters(*termOf(term, "zonesOf"), Use::Counted)));
        result.per =
            filledIn("amounts", QT_TRANSLATE_NOOP("amounts", " for each different zone {who} {who?is/are} in"), holes);
        result.equal = phrase(
            "amounts", QT_TRANSLATE_NOOP("amounts", "<n>the number of different zones {who} {who?is/are} in"), holes);
        return result;
    case Word::CountOf:
        if (const Word counted = termOf(term, "countOf")->word; counted != Word::Each && counted != Word::Some) {
            holes.with("who", filled(fighters(*termOf(term, "countOf"))));
            result.per =
                filledIn("amounts", QT_TRANSLATE_NOOP("amounts", " if {who} {who?is/are} not defeated"), holes);
            result.equal = phrase(
                "amounts", QT_TRANSLATE_NOOP("amounts", "<n>1 if {who} {who?is/are} not defeated, 0 otherwise"), holes);
            return result;
        }
        holes.with("each", filled(fighters(*termOf(term, "countOf"))));
        holes.with("who", filled(fighters(*termOf(term, "countOf"), Use::Counted)));
        result.per = filledIn("amounts", QT_TRANSLATE_NOOP("amounts", " for {each}"), holes);
        result.equal = phrase("amounts", QT_TRANSLATE_NOOP("amounts", "<n>the number of {who}"), holes);
        return result;
    default: // NOLINT: DiscardedSideCards
        holes.with("noun", filled(sideCard()));
        result.per = filledIn("amounts", QT_TRANSLATE_NOOP("amounts", " for each of your discarded {noun:pl}"), holes);
        result.equal =
            phrase("amounts", QT_TRANSLATE_NOOP("amounts", "<n>the number of your discarded {noun:pl}"), holes);
        return result;
    }
}

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
    return listed(predicates, translated("joins", QT_TRANSLATE_NOOP("joins", " and ")));
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
        holes.with("token", filled(token())).with("side", sideName(term.arguments.front().name));
        return fill(QT_TRANSLATE_NOOP("conditions", "your {token} is {side}"));
    default: // NOLINT: SomeoneDefeated
        return fill(QT_TRANSLATE_NOOP("conditions", "at least one fighter is defeated this way"));
    }
}

} // namespace champclos::text

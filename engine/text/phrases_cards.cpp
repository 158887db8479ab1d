// SPDX-License-Identifier: MIT
//
// The second part of phrases.h: cards and where they lie, spaces, amounts.
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

/// The statement before says which card is meant, and speaks of no other.
bool Phrases::isThatCardJustNamed() const {
    const Term *before = m_discourse.previous;
    if (before == nullptr || before->word == Word::BoostValue) // "boost this card": "it" would be this card
        return false;
    if (before->word == Word::Put)
        return true;
    if (before->word != m_discourse.cardNamedBy)
        return false;
    if (const Term *who = termOf(*before, "who"); who != nullptr && who->word != Word::You)
        return false; // "your opponent discards 1 card. Add its boost": a new sentence
    const Term *amount = termOf(*before, rowOf(before->word).key);
    return (before->word != Word::Discard && before->word != Word::DiscardTop) ||
           (amount != nullptr && amount->word == Word::Number && amount->arguments.front().number == 1);
}

bool Phrases::isOpposingCardNamed() const {
    const Term *before = m_discourse.previous;
    return before != nullptr && (before->word == Word::CancelEffects || before->word == Word::IgnoreValue ||
                                 before->word == Word::OpposingCardIs);
}

NounPhrase Phrases::cards(const Term &term) const {
    Slots holes;
    if (const Term *from = termOf(term, rowOf(term.word).key); from != nullptr)
        holes.with("from", place(*from, Relation::From)).with("in", place(*from, Relation::In));
    switch (term.word) {
    case Word::ThatCard:
        if (isThatCardJustNamed()) {
            NounPhrase it = phrase("cards", QT_TRANSLATE_NOOP("cards", "<n>it"));
            it.isPronoun = true;
            return it;
        }
        if (m_discourse.cardNamedBy == Word::Discard || m_discourse.cardNamedBy == Word::DiscardTop ||
            m_discourse.cardNamedBy == Word::BoostValue)
            return phrase("cards", QT_TRANSLATE_NOOP("cards", "<n>the discarded card"));
        if (m_discourse.cardNamedBy == Word::RevealTopCard)
            return phrase("cards", QT_TRANSLATE_NOOP("cards", "<n>the revealed card"));
        if (m_discourse.cardNamedBy == Word::ChooseFromHand)
            return phrase("cards", QT_TRANSLATE_NOOP("cards", "<n>the chosen card"));
        if (m_discourse.cardNamedBy == Word::LookAtTopCard)
            return phrase("cards", QT_TRANSLATE_NOOP("cards", "<n>the card you looked at"));
        return phrase("cards", QT_TRANSLATE_NOOP("cards", "<n>that card"));
    case Word::OpposingCard:
        if (isOpposingCardNamed() && m_discourse.previous->word == Word::IgnoreValue) // "it" might be the value
            return phrase("cards", QT_TRANSLATE_NOOP("cards", "<n>the card"));
        if (isOpposingCardNamed()) {
            NounPhrase it = phrase("cards", QT_TRANSLATE_NOOP("cards", "<n>it"));
            it.isPronoun = true;
            return it;
        }
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

NounPhrase Phrases::upToCards(int count, const Term &from) const {
    return phrase("cards", QT_TRANSLATE_NOOP("cards", "<p>up to {n} {n?card/cards} {from}"),
                  Slots().with("n", filled(count)).with("from", place(from, Relation::From)));
}

NounPhrase Phrases::space(const Term &term, const SpaceWords &words) const {
    Slots holes;
    holes.flag("empty", words.isEmpty).flag("other", words.isOther);
    holes.flag("any", words.isAny).flag("one", !words.isAny);
    const Term *whom = termOf(term, rowOf(term.word).key);
    if (whom != nullptr)
        holes.with("whom", filled(fighters(*whom, Use::Near)));
    const auto say = [&](const char *source) { return phrase("spaces", source, holes); };
    switch (term.word) {
    case Word::ZoneOf:
        if (isAboutSameFighters(words.who, whom))
            return say(QT_TRANSLATE_NOOP("spaces", "<n>{?any:any }{?one:a }{?empty:empty }{?other:other }space in "
                                                   "{whom?his/her/its/their} zone"));
        return fighters(*whom, Use::Near).isSimple
                   ? say(QT_TRANSLATE_NOOP(
                         "spaces", "<n>{?any:any }{?one:a }{?empty:empty }{?other:other }space in {whom:poss} zone"))
                   : say(QT_TRANSLATE_NOOP(
                         "spaces",
                         "<n>{?any:any }{?one:a }{?empty:empty }{?other:other }space in the same zone as {whom}"));
    case Word::AdjacentTo:
        return say(QT_TRANSLATE_NOOP("spaces",
                                     "<n>{?any:any }{?one:a }{?empty:empty }{?other:other }space adjacent to {whom}"));
    case Word::ZonesWithout:
        if (whom->word == Word::Each || whom->word == Word::One || whom->word == Word::Some) {
            holes.with("none", filled(fighters(*whom, Use::None)));
            return say(QT_TRANSLATE_NOOP(
                "spaces", "<n>{?any:any }{?one:a }{?empty:empty }{?other:other }space in a zone that contains {none}"));
        }
        return say(QT_TRANSLATE_NOOP(
            "spaces", "<n>{?any:any }{?one:a }{?empty:empty }{?other:other }space in a zone without {whom}"));
    case Word::BesideChosenSpace:
        if (m_discourse.previous != nullptr && m_discourse.previous->word == Word::ChooseSpace)
            return say(QT_TRANSLATE_NOOP("spaces", "<n>a {?other:different }{?empty:free }space adjacent to it"));
        return say(QT_TRANSLATE_NOOP(
            "spaces", "<n>{?any:any }{?one:a }{?empty:empty }{?other:other }space adjacent to the chosen space"));
    default: // NOLINT: AnySpace
        return say(QT_TRANSLATE_NOOP("spaces", "<n>{?any:any }{?one:a }{?empty:empty }{?other:other }space"));
    }
}

AmountPhrase Phrases::cardsIn(const Term &term) const {
    const Argument *tag = operandOf(term, "tagged");
    const Argument *card = operandOf(term, "named");
    Slots holes;
    holes.flag("other", hasFlag(term, "other")).flag("plain", !hasFlag(term, "other"));
    holes.flag("tagged", tag != nullptr).flag("named", card != nullptr);
    const bool isHand = termOf(term, "cardsIn")->word == Word::Hand;
    holes.flag("hand", isHand).flag("elsewhere", !isHand);
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
    case Word::CombatDamage: // who plays a defense card did not deal it
        if (m_discourse.cardType == CardType::Defense) {
            result.per =
                filledIn("amounts", QT_TRANSLATE_NOOP("amounts", " for each point of combat damage taken"), holes);
            result.equal = phrase("amounts", QT_TRANSLATE_NOOP("amounts", "<n>the combat damage taken"));
            return result;
        }
        result.per = filledIn("amounts", QT_TRANSLATE_NOOP("amounts", " for each point of combat damage dealt"), holes);
        result.equal = phrase("amounts", QT_TRANSLATE_NOOP("amounts", "<n>the combat damage dealt"));
        return result;
    case Word::ThatBoost: {
        Term card;
        card.word = Word::ThatCard;
        if (isThatCardJustNamed()) {
            result.per = filledIn("amounts", QT_TRANSLATE_NOOP("amounts", " for each point of its boost"), holes);
            result.equal = phrase("amounts", QT_TRANSLATE_NOOP("amounts", "<n>its boost"));
            return result;
        }
        holes.with("card", filled(cards(card)));
        result.per = filledIn("amounts", QT_TRANSLATE_NOOP("amounts", " for each point of boost on {card}"), holes);
        result.equal = phrase("amounts", QT_TRANSLATE_NOOP("amounts", "<n>the boost of {card}"), holes);
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

} // namespace champclos::text

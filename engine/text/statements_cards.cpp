// SPDX-License-Identifier: MIT
//
// Statements of sentences.h about cards and what else a deck has: one template each, or a few where the operands make a
// difference.
#include "engine/text/sentences.h"

#include <QtGlobal>

#include <array>

namespace champclos::text {

namespace {

constexpr const char *kThatMany = QT_TRANSLATE_NOOP("units", "that many cards");

/// A statement that speaks of this fighter and of no other: after it "she" is clear.
bool isAbout(const Term *statement, const std::string &fighter) {
    bool isNamed = false;
    if (statement == nullptr || rowOf(statement->word).sort != Sort::Statement)
        return false;
    for (const Argument &argument : statement->arguments)
        for (const Term &term : argument.terms) {
            if (rowOf(term.word).sort != Sort::Fighters)
                continue;
            if (term.word != Word::Named || term.arguments.front().name != fighter)
                return false;
            isNamed = true;
        }
    return isNamed;
}

/// By destination: of your own cards, then the same said of one that belongs to somebody else.
std::array<const char *, 2> putTexts(Word into) {
    switch (into) {
    case Word::Hand:
        return {QT_TRANSLATE_NOOP("effects", "return {cards} to your hand"),
                QT_TRANSLATE_NOOP("effects", "return {cards} to its owner’s hand")};
    case Word::DeckTop:
        return {QT_TRANSLATE_NOOP("effects", "put {cards} on top of your deck"),
                QT_TRANSLATE_NOOP("effects", "put {cards} on top of its owner’s deck")};
    case Word::DeckBottom:
        return {QT_TRANSLATE_NOOP("effects", "put {cards} on the bottom of your deck"),
                QT_TRANSLATE_NOOP("effects", "put {cards} on the bottom of its owner’s deck")};
    case Word::DiscardPile:
        return {QT_TRANSLATE_NOOP("effects", "put {cards} into your discard pile"),
                QT_TRANSLATE_NOOP("effects", "put {cards} into its owner’s discard pile")};
    case Word::Pile:
        return {QT_TRANSLATE_NOOP("effects", "put {cards} into your {pile}"),
                QT_TRANSLATE_NOOP("effects", "put {cards} into its owner’s pile")};
    default: // NOLINT: Deck
        return {QT_TRANSLATE_NOOP("effects", "shuffle {cards} into your deck"),
                QT_TRANSLATE_NOOP("effects", "shuffle {cards} into its owner’s deck")};
    }
}

const char *chosenTexts(Word into, bool isYours) {
    if (isYours) {
        switch (into) {
        case Word::DeckTop:
            return QT_TRANSLATE_NOOP("effects", "choose 1 card from your hand and put it on top of your deck");
        case Word::DeckBottom:
            return QT_TRANSLATE_NOOP("effects", "choose 1 card from your hand and put it on the bottom of your deck");
        case Word::Deck:
            return QT_TRANSLATE_NOOP("effects", "choose 1 card from your hand and shuffle it into your deck");
        case Word::Pile:
            return QT_TRANSLATE_NOOP("effects", "choose 1 card from your hand and put it into your {pile}");
        case Word::Hand:
            return QT_TRANSLATE_NOOP("effects", "choose 1 card from your hand");
        default: // NOLINT: DiscardPile
            return QT_TRANSLATE_NOOP("effects", "choose 1 card from your hand and discard it");
        }
    }
    switch (into) {
    case Word::DeckTop:
        return QT_TRANSLATE_NOOP("effects",
                                 "look at {hand} and choose 1 card; that player puts it on top of their deck");
    case Word::DeckBottom:
        return QT_TRANSLATE_NOOP("effects",
                                 "look at {hand} and choose 1 card; that player puts it on the bottom of their deck");
    case Word::Deck:
        return QT_TRANSLATE_NOOP("effects",
                                 "look at {hand} and choose 1 card; that player shuffles it into their deck");
    case Word::Hand:
        return QT_TRANSLATE_NOOP("effects", "look at {hand} and choose 1 card");
    case Word::Pile:
        return QT_TRANSLATE_NOOP("effects",
                                 "look at {hand} and choose 1 card; that player puts it into their own pile");
    default: // NOLINT: DiscardPile
        return QT_TRANSLATE_NOOP("effects", "look at {hand} and choose 1 card; that player discards it");
    }
}

} // namespace

bool isShuffledAfter(const Term &put) {
    const Term &cards = *termOf(put, "put");
    const Term *from = cards.word == Word::FirstCardOf ? nullptr : termOf(cards, rowOf(cards.word).key);
    return from != nullptr && from->word == Word::Deck && termOf(put, "into")->word != Word::Deck;
}

namespace {

/// Cards from the hand that go to the discard pile are discarded.
bool isDiscard(const Term &cards, Word into) {
    if (into != Word::DiscardPile || (cards.word != Word::CardFrom && cards.word != Word::AnyNumberFrom))
        return false;
    return termOf(cards, rowOf(cards.word).key)->word == Word::Hand;
}

} // namespace

std::string Sentences::amountOf(const AmountPhrase &amount, const char *unit, const char *thatMany) const {
    if (amount.isThatMany && thatMany != nullptr)
        return m_phrases.translated("units", thatMany);
    return m_phrases.filledIn("units", unit, Slots().with("n", m_phrases.filled(amount.number.value_or(1))));
}

std::string Sentences::cardStatement(const Term &term, Mode mode, const std::string &adverb) {
    Slots holes;
    switch (term.word) {
    case Word::Draw:
        return draw(term, mode, adverb);
    case Word::Discard: {
        const AmountPhrase amount = m_phrases.amount(*termOf(term, "discard"));
        holes.with("amount", amountOf(amount,
                                      hasFlag(term, "random") ? QT_TRANSLATE_NOOP("units", "{n} random {n?card/cards}")
                                                              : QT_TRANSLATE_NOOP("units", "{n} {n?card/cards}"),
                                      kThatMany));
        holes.with("per", amount.number || amount.isThatMany ? std::string() : amount.per);
        return byPlayer(term, QT_TRANSLATE_NOOP("effects", "[discard|discard|{who} discards] {amount}{per}"), holes,
                        mode, adverb);
    }
    case Word::DiscardTop: {
        const AmountPhrase amount = m_phrases.amount(*termOf(term, "discardTop"));
        holes.with("n", m_phrases.filled(amount.number.value_or(1))).with("per", amount.per);
        if (amount.number)
            return byPlayer(term, QT_TRANSLATE_NOOP("effects", "discard the top {n?card/{n} cards} of your deck"),
                            holes, mode, adverb);
        return byPlayer(term, QT_TRANSLATE_NOOP("effects", "discard 1 card from the top of your deck{per}"), holes,
                        mode, adverb);
    }
    case Word::LookAtHand:
        holes.with("hand", m_phrases.filled(m_phrases.hand(*termOf(term, "lookAtHand"))));
        return byPlayer(term, QT_TRANSLATE_NOOP("effects", "look at {hand}"), holes, mode, adverb);
    case Word::ChooseFromHand:
        return chooseFromHand(term, mode, adverb);
    case Word::Search:
        holes.with("card", m_phrases.quotedCard(term.arguments.front().name));
        return byPlayer(term,
                        QT_TRANSLATE_NOOP("effects", "search your deck or discard pile for {card} and put it into "
                                                     "your hand; if you searched your deck, shuffle it"),
                        holes, mode, adverb);
    case Word::LookAtTop: {
        const int count = term.arguments[0].number;
        const int take = term.arguments[1].number;
        holes.with("n", m_phrases.filled(count)).with("take", m_phrases.filled(take));
        holes.with("others", m_phrases.filled(count - take));
        if (take >= count)
            return byPlayer(term,
                            QT_TRANSLATE_NOOP("effects", "put the top {n?card/{n} cards} of your deck into your hand"),
                            holes, mode, adverb);
        return byPlayer(term,
                        QT_TRANSLATE_NOOP("effects",
                                          "look at the top {n} cards of your deck, put {take} of them into your hand"
                                          ", and put the {others?other/others} back on top{others?/ in any order}"),
                        holes, mode, adverb);
    }
    case Word::LookAtTopCard:
        return byPlayer(term, QT_TRANSLATE_NOOP("effects", "look at the top card of your deck"), holes, mode, adverb);
    case Word::RevealTopCard:
        return byPlayer(term, QT_TRANSLATE_NOOP("effects", "reveal the top card of your deck"), holes, mode, adverb);
    default: // NOLINT: Put
        return put(term, mode, adverb);
    }
}

std::string Sentences::draw(const Term &term, Mode mode, const std::string &adverb) {
    const AmountPhrase amount = m_phrases.amount(*termOf(term, "draw"));
    Slots holes;
    holes.flag("upTo", hasFlag(term, "upTo")).flag("exactly", !hasFlag(term, "upTo"));
    if (amount.isThatMany)
        return byPlayer(term, QT_TRANSLATE_NOOP("effects", "[draw|draw|{who} draws] {?upTo:up to }that many cards"),
                        holes, mode, adverb);
    const bool isMore = (isCommand(term) || isUpToOne(term)) && m_phrases.discourse().hasDrawn;
    holes.with("amount", amountOf(amount,
                                  isMore ? QT_TRANSLATE_NOOP("units", "{n} more {n?card/cards}")
                                         : QT_TRANSLATE_NOOP("units", "{n} {n?card/cards}"),
                                  nullptr));
    holes.with("per", amount.number ? std::string() : amount.per);
    if (isUpToOne(term) && mode != Mode::TheirInfinitive)
        return statement(QT_TRANSLATE_NOOP("effects", "[|draw|you may draw] {amount}"), holes, mode, adverb);
    return byPlayer(term, QT_TRANSLATE_NOOP("effects", "[draw|draw|{who} draws] {?upTo:up to }{amount}{per}"), holes,
                    mode, adverb);
}

std::string Sentences::putting(const Term &term, Mode mode, const std::string &adverb, const NounPhrase *given) {
    const Term &cards = *termOf(term, "put");
    const Term &into = *termOf(term, "into");
    const auto &owner = m_phrases.discourse().owner;
    const NounPhrase phrase = given != nullptr ? *given : m_phrases.cards(cards);
    const bool isMany = cards.word == Word::AnyNumberFrom;
    Slots holes;
    holes.with("cards", m_phrases.filled(phrase)).with("pile", m_phrases.filled(m_phrases.pile()));
    holes.flag("many", isMany).flag("some", !isMany);
    if (owner && cards.word != Word::OpposingCard && (into.word == Word::Hand || into.word == Word::Pile))
        return byPlayer(term,
                        into.word == Word::Hand ? QT_TRANSLATE_NOOP("effects", "put {cards} into {owner:poss} hand")
                                                : QT_TRANSLATE_NOOP("effects", "put {cards} into {owner:poss} {pile}"),
                        holes.with("owner", m_phrases.filled(*owner)), mode, adverb);
    if (!owner && given == nullptr && isDiscard(cards, into.word))
        return byPlayer(term, QT_TRANSLATE_NOOP("effects", "discard {?one:1 card}{?many:any number of cards}"),
                        holes.flag("one", !isMany), mode, adverb);
    const bool isTheirs = cards.word == Word::OpposingCard || owner.has_value();
    const auto &namedBy = m_phrases.discourse().cardNamedBy;
    const bool isFromDeck =
        namedBy == Word::LookAtTopCard || namedBy == Word::RevealTopCard || namedBy == Word::DiscardTop;
    const bool isNew =
        cards.word == Word::ThatCard ? isFromDeck : cards.word != Word::ThisCard && cards.word != Word::OpposingCard;
    holes.flag("new", isNew).flag("back", !isNew); // it was not in the hand, or was played from there
    holes.flag("thatCard", cards.word == Word::ThatCard && !phrase.isPronoun);
    holes.flag("other", cards.word != Word::ThatCard || phrase.isPronoun);
    if (into.word == Word::Hand && cards.word == Word::ThatCard && isNew)
        return byPlayer(term, QT_TRANSLATE_NOOP("effects", "put {cards} into your hand"), holes, mode, adverb);
    return byPlayer(term, putTexts(into.word)[isTheirs ? 1 : 0], holes, mode, adverb);
}

// Who looks through a deck shuffles it.
std::string Sentences::put(const Term &term, Mode mode, const std::string &adverb, const NounPhrase *cards) {
    const std::string text = putting(term, mode, adverb, cards);
    if (!isShuffledAfter(term))
        return text;
    const Word into = termOf(term, "into")->word;
    const bool isEnd = into == Word::DeckTop || into == Word::DeckBottom;
    return m_phrases.filledIn("effects",
                              isEnd ? QT_TRANSLATE_NOOP("effects", "{done}; shuffle the rest of your deck first")
                                    : QT_TRANSLATE_NOOP("effects", "{done}; shuffle your deck afterwards"),
                              Slots().with("done", text));
}

std::string Sentences::chooseFromHand(const Term &term, Mode mode, const std::string &adverb) {
    const Term &owner = *termOf(term, "chooseFromHand");
    Slots holes;
    holes.with("hand", m_phrases.filled(m_phrases.hand(owner))).with("pile", m_phrases.filled(m_phrases.pile()));
    return byPlayer(term, chosenTexts(termOf(term, "into")->word, owner.word == Word::You), holes, mode, adverb);
}

std::string Sentences::pileStatement(const Term &term, Mode mode, const std::string &adverb) {
    Slots holes;
    holes.with("token", m_phrases.filled(m_phrases.token()));
    holes.with("noun", m_phrases.filled(m_phrases.sideCard()));
    holes.with("pile", m_phrases.filled(m_phrases.pile()));
    const auto holder = m_phrases.tokenHolder();
    if (holder)
        holes.with("who", m_phrases.filled(*holder));
    switch (term.word) {
    case Word::TurnToken:
        if (!holder)
            return byPlayer(term, QT_TRANSLATE_NOOP("effects", "change your {token}"), holes, mode, adverb);
        return statement(
            isAbout(m_phrases.discourse().previous, m_phrases.deck().token->fighter)
                ? QT_TRANSLATE_NOOP("effects", "[|have {who?him/her/it/them} change {token}|{who?he changes/she "
                                               "changes/it changes/they change} {token}]")
                : QT_TRANSLATE_NOOP("effects", "[|have {who} change {token}|{who} {who?changes/change} {token}]"),
            holes, mode, adverb);
    case Word::ChooseSide:
        if (m_phrases.deck().token)
            for (std::size_t side = 0; side < 2; ++side)
                holes.with(side == 0 ? "first" : "second",
                           m_phrases.deck().token->sides[side].name.in(m_phrases.language()));
        return byPlayer(term,
                        holder ? QT_TRANSLATE_NOOP("effects", "choose {who:poss} {token}: {first} or {second}")
                               : QT_TRANSLATE_NOOP("effects", "choose your {token}: {first} or {second}"),
                        holes, mode, adverb);
    case Word::TurnUpSideCard:
        return byPlayer(
            term,
            QT_TRANSLATE_NOOP("effects", "turn the top card of your {noun} deck face up if you have no {noun} in play"),
            holes, mode, adverb);
    case Word::DiscardSideCard:
        return byPlayer(term, QT_TRANSLATE_NOOP("effects", "discard your {noun}"), holes, mode, adverb);
    case Word::ReturnSideCard:
        return byPlayer(
            term, QT_TRANSLATE_NOOP("effects", "put one of your discarded {noun:pl} on the bottom of your {noun} deck"),
            holes, mode, adverb);
    default: // NOLINT: CastSpell
        holes.with("n", m_phrases.filled(term.arguments.front().number));
        if (hasFlag(term, "free"))
            return byPlayer(term,
                            QT_TRANSLATE_NOOP("effects", "cast {n?any spell/{n} different spells}; you need no "
                                                         "ingredients and do not empty your {pile}"),
                            holes, mode, adverb);
        return byPlayer(term,
                        QT_TRANSLATE_NOOP("effects", "cast {n?one spell/{n} different spells} whose ingredients are in "
                                                     "your {pile}. If you do, put all cards from your {pile} into your "
                                                     "discard pile"),
                        holes, mode, adverb);
    }
}

} // namespace champclos::text
